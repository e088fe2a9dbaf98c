//! The commands of the README, `make play`, `make test`, `make soak`, `make cluster` and `make python`: each does all
//! its own set-up.
//! `cargo xtask deploy` is the part of `make test` that checks the files of deploy/.

mod client;
mod cluster;
mod debian;
mod deploy;
mod lanes;
mod python;
mod servers;
mod tests;

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::mpsc;
use std::thread;

use lanes::Lanes;
use servers::Servers;
use tests::Volume;

/// What went wrong, for people.
pub struct Failure(pub String);

pub type Done<T = ()> = Result<T, Failure>;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let done = match arguments.first().map(String::as_str) {
        Some("play") => play(&arguments[1..]),
        Some("test") => test(),
        Some("soak") => soak(),
        Some("cluster") => cluster::start(),
        Some("python") => python::make(),
        Some("deploy") => deploy::check(),
        _ => Err(Failure("say 'play', 'test', 'soak', 'cluster', 'python' or 'deploy'".into())),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(problem)) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project").to_path_buf()
}

/// Builds client and program and starts the server. All that takes long says what it is doing.
fn play(arguments: &[String]) -> Done {
    println!("Building the web client; the first time npm loads what it needs.");
    client::build()?;
    println!("Building the program; the first time this takes three to four minutes, later some seconds.");
    let mut serve = vec!["run", "--release", "--package", "innovarium", "--", "serve", "--open"];
    serve.extend(arguments.iter().map(String::as_str));
    run(cargo().args(serve))
}

/// Everything that must hold before a change is accepted; the web client is built and checked beside the rules.
fn test() -> Done {
    let lanes = Lanes::default();
    lanes.run("format", || run(cargo().args(["fmt", "--all", "--check"])))?;
    let (binaries, (chromium, python)) = thread::scope(|scope| {
        let (client_is_built, wait_for_the_client) = mpsc::channel::<()>();
        let web = scope.spawn(|| {
            let client_is_built = client_is_built;
            lanes.run("web client: install, build", client::build)?;
            drop(client_is_built);
            lanes.run("web client: types, lint, unit tests", client::check)?;
            let chromium = lanes.run("web client: a browser", client::chromium)?;
            lanes.run("files for hosts", deploy::check)?;
            lanes.run("servers for the tests: install", servers::install)?;
            let python = lanes.run("Python: install", python::environment)?;
            Ok((chromium, python))
        });
        let lint = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"];
        let linted = lanes.run("lint", || run(cargo().args(lint))).and_then(|()| lanes.run("documentation", document));
        // The program carries the client; whoever compiles it earlier compiles it twice.
        let _built_or_failed = wait_for_the_client.recv();
        let binaries = linted.and_then(|()| lanes.run("compile", tests::build));
        let prepared = lanes::joined(web);
        Ok((binaries?, prepared?))
    })?;
    let servers = lanes.run("servers for the tests: start", Servers::start)?;
    // One after the other: both use all processors, and whoever waits for a page in a test is as impatient as others.
    let timed = lanes.run("tests", || tests::run(&binaries, &servers, Volume::Usual))?;
    if let Some(python) = python {
        lanes.run("tests in Python", || python::test(&python, Volume::Usual))?;
    }
    lanes.run("tests in the browser", || client::browse(&chromium, Volume::Usual))?;
    tests::print_slowest(timed);
    lanes.print();
    Ok(())
}

/// Documentation without a broken link, and the examples in it. The table is the one crate that has examples.
fn document() -> Done {
    run(cargo().args(["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "-D warnings"))?;
    run(cargo().args(["test", "--doc", "--package", "table", "--quiet"]))
}

/// The tests again with all the games, kills, pages and so on that would take too long for every change.
fn soak() -> Done {
    let lanes = Lanes::default();
    lanes.run("web client: install, build", client::build)?;
    let chromium = lanes.run("web client: a browser", client::chromium)?;
    lanes.run("servers for the tests: install", servers::install)?;
    let binaries = lanes.run("compile", tests::build)?;
    let servers = lanes.run("servers for the tests: start", Servers::start)?;
    println!("The tests with their full volume take about ten minutes on two processors.");
    let timed = lanes.run("tests", || tests::run(&binaries, &servers, Volume::Soak))?;
    lanes.run("tests in the browser", || client::browse(&chromium, Volume::Soak))?;
    tests::print_slowest(timed);
    lanes.print();
    Ok(())
}

pub fn cargo() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    cargo
}

/// Runs a command to its end; all see what it says.
pub fn run(command: &mut Command) -> Done {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.status().map_err(|error| Failure(format!("{name}: {error}")))?;
    if status.success() { Ok(()) } else { Err(Failure(format!("{name} failed"))) }
}

/// The same for what runs beside something else: what it says is shown, all at once, only if it fails.
pub fn run_quietly(command: &mut Command) -> Done {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| Failure(format!("{name}: {error}")))?;
    if output.status.success() {
        return Ok(());
    }
    let (said, complained) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    Err(Failure(format!("{name} failed\n{said}{complained}")))
}
