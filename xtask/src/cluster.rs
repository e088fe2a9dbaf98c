//! `make cluster`: everything that docs/scaling.md describes, on this machine.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;

use services::{HaProxy, Missing, Nats, Postgres};

use crate::{Done, Failure, cargo, client, root, run, servers};

const NODES: usize = 3;
const WORKERS: usize = 2;

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
    let mut nodes = Vec::new();
    let mut addresses = Vec::new();
    for number in 1..=NODES {
        let mut serve = node(&program, &database, &nats.url());
        println!("node {number}:   {}", shown(&serve));
        let (child, address) = started(&mut serve, &folder.join(format!("node{number}.log")))?;
        nodes.push(child);
        addresses.push(address);
    }
    for number in 1..=WORKERS {
        let mut think = worker(&program, &nats.url());
        println!("worker {number}: {}", shown(&think));
        let log = fs::File::create(folder.join(format!("worker{number}.log"))).map_err(failed)?;
        nodes.push(think.stdout(log).stdin(Stdio::null()).spawn().map_err(failed)?);
    }
    let balancer = HaProxy::start(&folder, &addresses).map_err(missing)?;
    println!("PostgreSQL: {database}\nNATS:       {}\nlogs:       {}", nats.url(), folder.display());
    println!("\nPlay at http://{} (Ctrl-C ends all of them)", balancer.address());
    wait(&mut nodes)
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

/// Starts a node and waits until it says where it is; what it says later goes to its log.
fn started(serve: &mut Command, log: &Path) -> Done<(Child, SocketAddr)> {
    let mut child = serve.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().map_err(failed)?;
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
fn wait(nodes: &mut [Child]) -> Done {
    for node in nodes {
        let status = node.wait().map_err(failed)?;
        println!("a process has ended: {status}");
    }
    Ok(())
}
