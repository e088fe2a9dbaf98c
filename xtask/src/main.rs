//! The two commands of the README, `make play` and `make test`: each does all its own set-up.

mod client;

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

/// What went wrong, for people.
pub struct Failure(pub String);

pub type Done<T = ()> = Result<T, Failure>;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let done = match arguments.first().map(String::as_str) {
        Some("play") => play(&arguments[1..]),
        Some("test") => test(),
        _ => Err(Failure("say 'play' or 'test'".into())),
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

/// Builds client and program and starts the server.
fn play(arguments: &[String]) -> Done {
    client::build()?;
    let mut serve = vec!["run", "--release", "--quiet", "--package", "innovarium", "--", "serve", "--open"];
    serve.extend(arguments.iter().map(String::as_str));
    run(cargo().args(serve))
}

/// Everything that must hold before a change is accepted, the quickest first.
fn test() -> Done {
    step("format", || run(cargo().args(["fmt", "--all", "--check"])))?;
    step("web client: install", client::install)?;
    step("web client: types, lint, unit tests", client::check)?;
    step("web client: build", client::build)?;
    step("lint", || run(cargo().args(["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"])))?;
    step("tests", || run(cargo().args(["test", "--workspace", "--quiet"])))?;
    step("in the browser", || {
        run(cargo().args(["build", "--quiet", "--package", "innovarium"]))?;
        client::browse()
    })
}

fn step(name: &str, work: impl FnOnce() -> Done) -> Done {
    let started = Instant::now();
    println!("== {name}");
    work().map_err(|Failure(problem)| Failure(format!("{name}: {problem}")))?;
    println!("== {name}: done in {} s", started.elapsed().as_secs());
    Ok(())
}

fn cargo() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    cargo
}

/// Runs a command to its end.
pub fn run(command: &mut Command) -> Done {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.status().map_err(|error| Failure(format!("{name}: {error}")))?;
    if status.success() { Ok(()) } else { Err(Failure(format!("{name} failed"))) }
}
