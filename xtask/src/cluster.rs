//! `make cluster`: everything that docs/scaling.md describes, on this machine.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use services::{HaProxy, Missing, Nats, Postgres};

use crate::{Done, Failure, cargo, client, root, run, servers};

const NODES: usize = 3;
const WORKERS: usize = 2;
/// How often it is looked who still runs.
const LOOK: Duration = Duration::from_millis(200);

fn missing(missing: Missing) -> Failure {
    Failure(missing.to_string())
}

/// Until Ctrl-C, which ends all of them. What was played is there the next time.
pub fn start() -> Done {
    servers::install()?;
    println!("Building the web client and the program; the first time this takes three to four minutes.");
    client::build()?;
    run(cargo().args(["build", "--release", "--package", "innovarium"]))?;
    let program = root().join("target/release/innovarium");
    let folder = folder()?;
    let postgres = Postgres::open(&folder.join("postgres")).map_err(missing)?;
    let database = postgres.ensure("innovarium").map_err(missing)?;
    let nats = Nats::start(&folder).map_err(missing)?;
    let mut running = Vec::new();
    let mut addresses = Vec::new();
    for number in 1..=NODES {
        let serve = node(&program, &database, &nats.url());
        println!("node {number}:   {}", shown(&serve));
        let (child, address) = started(&serve, &folder.join(format!("node{number}.log")))?;
        running.push((format!("node {number}"), child));
        addresses.push(address);
    }
    for number in 1..=WORKERS {
        let think = worker(&program, &nats.url());
        println!("worker {number}: {}", shown(&think));
        let log = fs::File::create(folder.join(format!("worker{number}.log"))).map_err(failed)?;
        running.push((format!("worker {number}"), with_us(&think).stdout(log).spawn().map_err(failed)?));
    }
    let balancer = HaProxy::start(&folder, &addresses).map_err(missing)?;
    println!("PostgreSQL: {database}\nNATS:       {}\nlogs:       {}", nats.url(), folder.display());
    println!("\nPlay at http://{} (Ctrl-C ends all of them)", balancer.address());
    wait(running)
}

/// Outside of the project, which may lie where PostgreSQL's own user cannot reach it.
fn folder() -> Done<PathBuf> {
    let folder = env::temp_dir().join("innovarium-cluster");
    fs::create_dir_all(&folder).map_err(failed)?;
    Ok(folder)
}

fn node(program: &Path, database: &str, nats: &str) -> Command {
    let mut serve = Command::new(program);
    serve.args(["serve", "--listen", "127.0.0.1:0", "--database", database, "--nats", nats, "--trust-proxy"]);
    serve
}

fn worker(program: &Path, nats: &str) -> Command {
    let mut think = Command::new(program);
    think.args(["think", "--nats", nats, "--cores", "1"]);
    think
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

fn failed(error: std::io::Error) -> Failure {
    Failure(error.to_string())
}

/// The same command, which is told to end when this process ends, however it ends.
fn with_us(command: &Command) -> Command {
    let mut starter = Command::new("setpriv");
    starter.args(["--pdeathsig", "TERM", "--"]).arg(command.get_program()).args(command.get_args());
    starter.stdin(Stdio::null());
    starter
}

/// Starts a node and waits until it says where it is; what it says later goes to its log.
fn started(serve: &Command, log: &Path) -> Done<(Child, SocketAddr)> {
    let mut child = with_us(serve).stdout(Stdio::piped()).spawn().map_err(failed)?;
    let mut lines = BufReader::new(child.stdout.take().expect("its output is piped")).lines();
    let address = lines.by_ref().find_map(|line| line.ok()?.split_once("http://")?.1.trim().parse().ok());
    let address = address.ok_or_else(|| Failure("a node does not say where it is".into()))?;
    let mut log = fs::File::create(log).map_err(failed)?;
    thread::spawn(move || {
        for line in lines.map_while(Result::ok) {
            // A full disk stops no node.
            drop(std::io::Write::write_all(&mut log, format!("{line}\n").as_bytes()));
        }
    });
    Ok((child, address))
}

/// They run until somebody ends them; one that dies is what this is for, and said.
fn wait(mut running: Vec<(String, Child)>) -> Done {
    while !running.is_empty() {
        thread::sleep(LOOK);
        let mut still = Vec::new();
        for (name, mut child) in running {
            match child.try_wait().map_err(failed)? {
                Some(status) => println!("{name} has ended: {status}"),
                None => still.push((name, child)),
            }
        }
        running = still;
    }
    Ok(())
}
