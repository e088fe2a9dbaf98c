//! `innovarium think`: real processes, real NATS, and one of them is killed.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use bots::{BotGame, BotRegistry, Job, Limit, Spec, Strength};
use server::workers::{JobCounts, Role, Workers};
use server::{Catalog, nats};
use services::Nats;
use table::Registry;
use tokio::runtime::Runtime;

use crate::calling::{Folder, refused, said};

/// A NATS server of its own: no test meets the workers of another. None where NATS is not installed.
pub fn own_nats(folder: &Folder) -> Option<Nats> {
    services::nats_for_test()?;
    Some(Nats::start(&folder.0.join("nats")).expect("NATS"))
}

/// A worker as a process.
pub struct Thinker {
    child: Child,
    output: BufReader<ChildStdout>,
}

impl Thinker {
    pub fn start(url: &str, cores: &str) -> Thinker {
        let mut command = Command::new(env!("CARGO_BIN_EXE_innovarium"));
        command.args(["think", "--nats", url, "--cores", cores, "--log-level", "error"]);
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut output = BufReader::new(child.stdout.take().expect("its output"));
        let mut line = String::new();
        output.read_line(&mut line).expect("a line");
        assert_eq!(line, format!("Thinking for {url}, {cores} jobs at a time\n"));
        Thinker { child, output }
    }

    /// SIGKILL.
    fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ended");
    }

    /// SIGTERM; answers how many jobs it has done.
    pub fn stop(mut self) -> u32 {
        let asked = Instant::now();
        let mut kill = Command::new("kill");
        assert!(kill.arg(self.child.id().to_string()).status().expect("kill").success());
        let mut text = String::new();
        self.output.read_to_string(&mut text).expect("text");
        assert!(self.child.wait().expect("it ended").success(), "{text}");
        assert!(asked.elapsed() < Duration::from_secs(5), "{:?}", asked.elapsed());
        let jobs = text.lines().find_map(|line| line.strip_prefix("Jobs done: "));
        jobs.unwrap_or_else(|| panic!("{text}")).parse().expect("a number")
    }
}

fn catalog() -> Catalog {
    let (mut games, mut bots) = (Registry::default(), BotRegistry::default());
    for manifest in innovarium::games() {
        games = games.with(manifest.game);
        bots = bots.with(manifest.bots);
    }
    Catalog { games, bots, ..Catalog::default() }
}

/// Somebody who gives jobs to workers.
struct Sender {
    runtime: Runtime,
    workers: Arc<Workers>,
    counts: JobCounts,
}

impl Sender {
    fn new(url: &str) -> Sender {
        let (runtime, counts) = (Runtime::new().expect("a runtime"), JobCounts::default());
        let workers = runtime.block_on(async {
            let client = nats::connect(url).await.expect("NATS");
            Workers::start(client, &catalog(), Role::Guest, counts.clone()).await.expect("workers")
        });
        Sender { runtime, workers, counts }
    }

    fn wait_for(&self, workers: usize) {
        while self.workers.count() != workers {
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// The record of the game.
    fn play(&self, job: &Job) -> String {
        let answer = self.runtime.block_on(self.workers.ask_patiently(job)).expect("an answer");
        answer.into_game(&catalog().games).expect("a game").played.record().to_string()
    }
}

fn game(limit: Limit) -> BotGame {
    let bot = Spec { limit: Some(limit), ..Strength::Strong.into() };
    BotGame { bots: vec![bot; 2], options: Vec::new(), seed: 3 }
}

/// Interrupts a worker in the middle of a game, which another one then plays; answers its record.
fn interrupted(name: &str, limit: Limit, interrupt: impl FnOnce(Thinker)) -> Option<String> {
    let folder = Folder::new(name);
    let nats = own_nats(&folder)?;
    let sender = Sender::new(&nats.url());
    let first = Thinker::start(&nats.url(), "1");
    sender.wait_for(1);
    let job = Job::Game { game: "innovation".into(), play: game(limit) };
    let (other, record) = std::thread::scope(|scope| {
        let playing = scope.spawn(|| sender.play(&job));
        std::thread::sleep(Duration::from_millis(100));
        let other = Thinker::start(&nats.url(), "1");
        let begun = Instant::now();
        interrupt(first);
        while sender.counts.repeated.get() == 0 && !playing.is_finished() {
            std::thread::sleep(Duration::from_millis(5));
        }
        // Two seconds, and a little more where the machine is busy.
        let lost = begun.elapsed();
        assert!(lost < Duration::from_secs(5), "{lost:?}");
        (other, playing.join().expect("no panic"))
    });
    assert_eq!(sender.counts.repeated.get(), 1);
    assert_eq!(other.stop(), 1, "the other one has played it");
    Some(record)
}

#[test]
fn what_a_killed_worker_was_doing_another_does() {
    let limit = Limit::Iterations(500);
    let Some(record) = interrupted("killed-worker", limit, Thinker::kill) else { return };
    let here = catalog().bots.play("innovation", &game(limit)).expect("a game");
    assert_eq!(record, here.played.record().to_string(), "the same game, whoever plays it");
}

#[test]
fn a_worker_that_is_asked_to_end_gives_back_what_it_cannot_finish() {
    // Such a game takes longer than the worker may, however quick the machine is.
    let limit = Limit::Time(Duration::from_millis(60));
    interrupted("ended-worker", limit, |first| assert_eq!(first.stop(), 0));
}

/// The report of a tournament without what a clock measures.
fn report(args: &[&str]) -> serde_json::Value {
    let mut report: serde_json::Value =
        serde_json::from_str(&said(&[args, &["--json"]].concat())).expect("one JSON object");
    for bot in report["bots"].as_array_mut().expect("a list") {
        bot.as_object_mut().expect("a bot").remove("seconds_per_decision");
    }
    report
}

#[test]
fn tournaments_and_what_is_learned_are_the_same_with_workers() {
    let folder = Folder::new("with-workers");
    let Some(nats) = own_nats(&folder) else { return };
    let url = nats.url();
    let arena = ["arena", "innovation", "--bots", "greedy,casual@20", "--games", "8", "--seed", "5"];
    let fit = ["fit", "inventions", "--first-games", "8", "--games", "4", "--generations", "1", "--iterations", "2"];
    let learned = |name: &str, more: &[&str]| {
        let file = folder.file(name);
        said(&[&fit[..], &["--out", &file], more].concat());
        fs::read_to_string(file).expect("weights")
    };
    let (alone, weights) = (report(&arena), learned("alone.json", &[]));
    let elsewhere = ["--nats", url.as_str()];
    // Nobody is there yet.
    assert_eq!(report(&[&arena[..], &elsewhere].concat()), alone);
    let thinkers = [Thinker::start(&url, "1"), Thinker::start(&url, "1")];
    assert_eq!(report(&[&arena[..], &elsewhere].concat()), alone);
    assert_eq!(learned("together.json", &elsewhere), weights);
    let done = thinkers.map(Thinker::stop);
    assert!(done.iter().sum::<u32>() == 8 + 12 && done.iter().all(|jobs| *jobs > 0), "two share: {done:?}");
}

#[test]
fn a_nats_server_that_is_not_there_is_said_in_one_line() {
    let folder = Folder::new("no-nats");
    let (data, out) = (folder.file("data"), folder.file("weights.json"));
    let nowhere = ["--nats", "nats://ada:secret@127.0.0.1:1"];
    for args in [
        &["think"][..],
        &["serve", "--data", &data],
        &["arena", "innovation", "--bots", "random,greedy"],
        &["fit", "innovation", "--out", &out],
    ] {
        for (nats, expected) in [
            (nowhere, "nats://127.0.0.1:1: Connection refused"),
            (["--nats", "http://127.0.0.1:1"], "http://127.0.0.1:1: invalid scheme"),
        ] {
            refused(&[args, &nats[..]].concat(), expected);
        }
    }
    refused(&["think"], "--nats");
    refused(&["think", "--nats", "nats://127.0.0.1:1", "--cores", "0"], "not a number of threads");
}

/// Refuses everybody, as NATS refuses those whose password is wrong.
fn unfriendly_nats() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("nats://ada:secret@{}", listener.local_addr().expect("an address"));
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.expect("a client");
            let hello = "INFO {\"server_id\":\"x\",\"version\":\"2.9.0\",\"proto\":1,\"auth_required\":true,\
                \"max_payload\":1048576}\r\n";
            stream.write_all(hello.as_bytes()).expect("said");
            let heard = stream.read(&mut [0; 4096]).expect("a password");
            assert!(heard > 0, "nobody introduces themselves");
            // It may have hung up.
            drop(stream.write_all(b"-ERR 'Authorization Violation'\r\n"));
        }
    });
    url
}

#[test]
fn a_nats_server_that_refuses_is_said_in_one_line() {
    let (folder, url) = (Folder::new("unfriendly-nats"), unfriendly_nats());
    let place = url.replace("ada:secret@", "");
    for args in [&["think"][..], &["serve", "--data", &folder.file("data")]] {
        refused(&[args, &["--nats", &url]].concat(), &format!("{place}: nats: authorization violation"));
    }
}
