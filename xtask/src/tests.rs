//! The tests in Rust: each in a process of its own and as many side by side as there are processors, so that all
//! processors are busy to the end, no test disturbs another, and the time of each is known.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::servers::Servers;
use crate::{Done, Failure, cargo};

/// A test that takes longer than this is named when it is done, so that one sees that something happens.
const LONG: Duration = Duration::from_secs(5);

/// More than this many failures are no accident of a busy machine.
const MOST_SHAKY: usize = 3;

/// How many random games are played, how often the server is killed, and so on: see `testkit::volume`.
#[derive(Clone, Copy)]
pub enum Volume {
    Usual,
    Soak,
}

impl Volume {
    pub fn tell(self, command: &mut Command) {
        match self {
            Volume::Usual => command.env_remove("SOAK"),
            Volume::Soak => command.env("SOAK", "1"),
        };
    }
}

/// A program full of tests.
pub struct Binary {
    executable: PathBuf,
    /// Where its crate lies; tests expect to be started there.
    folder: PathBuf,
    /// `innovation all`
    name: String,
}

struct Test<'a> {
    binary: &'a Binary,
    name: String,
    /// With the data in PostgreSQL, for tests that usually have them in a file.
    on_postgres: bool,
}

/// A folder for whatever a test writes, which is deleted after it. Tests name their files by the number of their
/// process, and such numbers come again within one run.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Done<Scratch> {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("innovarium-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let folder = env::temp_dir().join(name);
        fs::create_dir_all(&folder).map_err(|error| Failure(format!("{}: {error}", folder.display())))?;
        Ok(Scratch(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What cannot be deleted lies where the system keeps such files.
        drop(fs::remove_dir_all(&self.0));
    }
}

/// The tests that are run again with the data in PostgreSQL: binary, and how their names begin.
const ON_POSTGRES: [(&str, &str); 2] = [("server api", ""), ("innovarium program", "crash::")];

/// A test that was run, and how long it took.
pub struct Timed {
    pub name: String,
    pub took: Duration,
    passed: bool,
}

/// Compiles all tests, and the programs that they call.
pub fn build() -> Done<Vec<Binary>> {
    let mut cargo = cargo();
    cargo.args(["test", "--workspace", "--no-run", "--message-format=json-render-diagnostics"]);
    let mut child = cargo.stdout(Stdio::piped()).spawn().map_err(|error| Failure(format!("cargo: {error}")))?;
    let messages = BufReader::new(child.stdout.take().expect("its output is piped"));
    let mut binaries = Vec::new();
    for message in messages.lines() {
        let message = message.map_err(|error| Failure(format!("cargo: {error}")))?;
        let message: Value = serde_json::from_str(&message).map_err(|error| Failure(format!("cargo: {error}")))?;
        binaries.extend(binary(&message));
    }
    let status = child.wait().map_err(|error| Failure(format!("cargo: {error}")))?;
    if status.success() { Ok(binaries) } else { Err(Failure("cargo failed".into())) }
}

/// The program full of tests that a message of cargo tells of.
fn binary(message: &Value) -> Option<Binary> {
    let is_test = message["reason"] == "compiler-artifact" && message["profile"]["test"] == true;
    let executable = message["executable"].as_str().filter(|_| is_test)?;
    let folder = Path::new(message["manifest_path"].as_str()?).parent()?;
    let name = format!("{} {}", folder.file_name()?.to_str()?, message["target"]["name"].as_str()?);
    Some(Binary { executable: executable.into(), folder: folder.into(), name })
}

impl Binary {
    fn command(&self) -> Command {
        let mut command = Command::new(&self.executable);
        // These are for people who look at scenes: here all are played, and none is written.
        command.current_dir(&self.folder).env_remove("SCENES").env_remove("UPDATE_SCENES");
        command
    }

    fn tests(&self) -> Done<Vec<Test<'_>>> {
        let failed = |problem: String| Failure(format!("{}: {problem}", self.name));
        let listed = self.command().args(["--list", "--format", "terse"]).output();
        let listed = listed.map_err(|error| failed(error.to_string()))?;
        let names = String::from_utf8(listed.stdout).map_err(|error| failed(error.to_string()))?;
        let names = names.lines().filter_map(|line| line.strip_suffix(": test"));
        Ok(names.map(|name| Test { binary: self, name: name.into(), on_postgres: false }).collect())
    }
}

impl<'a> Test<'a> {
    fn again_on_postgres(&self) -> Option<Test<'a>> {
        let is_meant = |(binary, name): &(&str, &str)| self.binary.name == *binary && self.name.starts_with(name);
        let again = Test { binary: self.binary, name: self.name.clone(), on_postgres: true };
        ON_POSTGRES.iter().any(is_meant).then_some(again)
    }

    fn run(&self, servers: &Servers, volume: Volume) -> Done<Timed> {
        let scratch = Scratch::new()?;
        let mut command = self.binary.command();
        command.args(["--exact", &self.name]).env("TMPDIR", &scratch.0);
        volume.tell(&mut command);
        servers.tell(&mut command);
        let mut name = format!("{} {}", self.binary.name, self.name);
        if self.on_postgres {
            command.env("TEST_DATABASE", "postgres");
            name.push_str(" (PostgreSQL)");
        }
        let started = Instant::now();
        let output = command.output();
        let took = started.elapsed();
        let passed = match output {
            Ok(output) if output.status.success() => true,
            Ok(output) => {
                let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
                println!("FAILED {name}\n{out}{err}");
                false
            }
            Err(error) => {
                println!("FAILED {name}\n{error}");
                false
            }
        };
        if passed && took > LONG {
            println!("{:7.1} s  {name}", took.as_secs_f64());
        }
        Ok(Timed { name, took, passed })
    }
}

/// Runs all tests, also after one has failed. A few that failed beside others are run once more alone: those that pass
/// then are named, because something is wrong with them all the same, but whoever changed something else need not wait.
pub fn run(binaries: &[Binary], servers: &Servers, volume: Volume) -> Done<Vec<Timed>> {
    let tests = binaries.iter().map(Binary::tests).collect::<Done<Vec<_>>>()?.into_iter().flatten();
    let mut tests: Vec<Test> = tests.collect();
    if servers.have_postgres() {
        let again: Vec<Test> = tests.iter().filter_map(Test::again_on_postgres).collect();
        tests.extend(again);
    }
    let mut timed = side_by_side(&tests, |test| test.run(servers, volume))?;
    let failed: Vec<usize> = (0..tests.len()).filter(|number| !timed[*number].passed).collect();
    if failed.len() <= MOST_SHAKY {
        for number in failed {
            println!("once more, alone: {}", timed[number].name);
            timed[number] = tests[number].run(servers, volume)?;
            if timed[number].passed {
                println!("SHAKY {}: failed beside others, passed alone", timed[number].name);
            }
        }
    }
    let failed: Vec<&str> = timed.iter().filter(|test| !test.passed).map(|test| test.name.as_str()).collect();
    println!("{} passed, {} failed", timed.len() - failed.len(), failed.len());
    if failed.is_empty() { Ok(timed) } else { Err(Failure(format!("failed:\n{}", failed.join("\n")))) }
}

/// As many as there are processors at a time; the answers are in the order of the tests.
fn side_by_side(tests: &[Test], run: impl Fn(&Test) -> Done<Timed> + Sync) -> Done<Vec<Timed>> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(test) = tests.get(number) else { break };
            let timed = run(test);
            done.lock().unwrap_or_else(PoisonError::into_inner).push((number, timed));
        }
    };
    let workers = thread::available_parallelism().map_or(2, usize::from);
    thread::scope(|scope| (0..workers).for_each(|_| drop(scope.spawn(work))));
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, timed)| timed).collect()
}

pub fn print_slowest(timed: Vec<Timed>) {
    let mut slowest = timed;
    slowest.sort_by_key(|test| std::cmp::Reverse(test.took));
    println!("The ten slowest tests, in seconds:");
    for test in slowest.iter().take(10) {
        println!("{:7.1}  {}", test.took.as_secs_f64(), test.name);
    }
}
