//! Workers think for the server, over a real NATS server of the test's own.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use bots::{
    Advice, BotGame, BotGameResult, BotRegistry, Effort, Fit, GameBots, Job, JobAnswer, Player, Sample, SelfPlay,
    Simulation, SimulationResult, Spec, Strength, WeightFile,
};
use serde_json::{Value, json};
use server::workers::{JobCounts, Role, Workers, work};
use server::{Catalog, nats};
use services::Nats;
use table::{AnyMatch, Seat};
use tokio::sync::oneshot;

use crate::browser::{Browser, wish, with};
use crate::host::{Host, catalog};
use crate::playing::wait_for;

/// A NATS server of its own: no test meets the workers of another. None where NATS is not installed.
struct OwnNats {
    nats: Nats,
    folder: PathBuf,
}

impl OwnNats {
    fn start() -> Option<OwnNats> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        services::nats_for_test()?;
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("innovarium-nats-{}-{number}", std::process::id()));
        Some(OwnNats { nats: Nats::start(&folder).expect("NATS"), folder })
    }

    fn url(&self) -> String {
        self.nats.url()
    }

    fn host(&self) -> Host {
        let url = self.url();
        Host::with(|config| config.nats = Some(url))
    }
}

impl Drop for OwnNats {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.folder));
    }
}

/// A worker in this process.
struct Helper {
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<u64>>,
}

impl Helper {
    fn start(url: &str, cores: usize) -> Helper {
        Helper::with(url, cores, catalog)
    }

    fn with(url: &str, cores: usize, catalog: fn() -> Catalog) -> Helper {
        let ((stop, stopped), url) = (oneshot::channel(), url.to_string());
        let thread = std::thread::spawn(move || {
            runtime().block_on(async {
                let client = nats::connect(&url).await.expect("NATS");
                work(client, catalog(), cores, async { drop(stopped.await) }).await.expect("work")
            })
        });
        Helper { stop: Some(stop), thread: Some(thread) }
    }

    /// Ends it; answers how many jobs it has done.
    fn stop(mut self) -> u64 {
        // Nobody listens if it has ended already.
        self.stop.take().map(|stop| stop.send(()));
        self.thread.take().expect("it runs").join().expect("no panic")
    }
}

fn runtime() -> tokio::runtime::Runtime {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    runtime.worker_threads(2).enable_all().build().expect("a runtime")
}

fn wait_for_cores(host: &Host, cores: usize) {
    wait_for(|| host.metric("innovarium_worker_cores") == cores as f64);
}

/// The choices of a match of two bots that search, whose budget no clock cuts short.
fn played(host: &Host) -> (Browser, String, String) {
    let ada = host.browser();
    let id = ada.make_and_watch(&with(wish(&["strong", "strong"]), json!({ "seed": 8 })));
    let record = ada.get(&format!("/api/matches/{id}/record")).text;
    let choices = record.split_once("\n\n").expect("a head").1.to_string();
    (ada, id, choices)
}

fn analysed(browser: &Browser, id: &str) -> Value {
    let ask = || browser.get(&format!("/api/matches/{id}/analysis")).ok();
    wait_for(|| {
        let so_far = ask();
        so_far["done"] == so_far["total"]
    });
    ask()
}

#[test]
fn a_match_is_the_same_whoever_thinks() {
    let Some(nats) = OwnNats::start() else { return };
    let here = Host::start();
    let (ben, other, alone) = played(&here);
    let host = nats.host();
    // Without workers.
    assert_eq!(played(&host).2, alone);
    assert_eq!(host.metric("innovarium_jobs_total"), 0.0);
    // With two.
    let helpers = [Helper::start(&nats.url(), 1), Helper::start(&nats.url(), 1)];
    wait_for_cores(&host, 2);
    let (ada, id, together) = played(&host);
    assert_eq!(together, alone);
    let runs = host.metric("innovarium_jobs_total");
    assert!(runs > 20.0, "only {runs} jobs");
    assert_eq!(host.metric("innovarium_jobs_unanswered_total"), 0.0);
    assert_eq!(analysed(&ada, &id)["points"], analysed(&ben, &other)["points"]);
    assert!(host.metric("innovarium_jobs_total") > runs + 50.0);
    let done = helpers.map(Helper::stop);
    assert!(done.iter().all(|jobs| *jobs > 20), "both have worked: {done:?}");
    wait_for_cores(&host, 0);
}

#[test]
fn hints_come_from_workers_too() {
    let Some(nats) = OwnNats::start() else { return };
    let host = nats.host();
    let helper = Helper::start(&nats.url(), 2);
    wait_for_cores(&host, 2);
    let ada = host.browser();
    let id = ada.make(&wish(&["me", "casual"]));
    let mut live = ada.sit(&id, 0);
    live.state_where("her turn", |state| state["match"]["asked"] == json!([0]));
    let advice = ada.post(&format!("/api/matches/{id}/hint"), &json!({ "seat": 0, "version": live.version() })).ok();
    assert!(advice["tries"].as_u64() > Some(0) && !advice["hints"][0]["label"]["id"].is_null(), "{advice}");
    assert_eq!(host.metric("innovarium_jobs_total"), 1.0);
    assert_eq!(helper.stop(), 1, "quick bots think where they are");
}

#[test]
fn without_nats_it_thinks_itself_and_comes_back() {
    let Some(mut nats) = OwnNats::start() else { return };
    let host = nats.host();
    let helper = Helper::start(&nats.url(), 2);
    wait_for_cores(&host, 2);
    let ada = host.browser();
    let id = ada.make(&with(wish(&["strong", "strong"]), json!({ "seed": 8 })));
    let mut live = ada.watch(&id);
    live.state_where("a few choices", |state| state["match"]["choices"].as_u64() > Some(10));
    nats.nats.kill();
    let lost = Instant::now();
    live.state_where("the end", |state| state["match"]["status"] == "finished");
    assert!(lost.elapsed() < Duration::from_secs(60), "{:?}", lost.elapsed());
    wait_for_cores(&host, 0);
    nats.nats.go_on().expect("NATS again");
    wait_for_cores(&host, 2);
    let before = host.metric("innovarium_jobs_total");
    played(&host);
    assert!(host.metric("innovarium_jobs_total") > before);
    helper.stop();
}

#[test]
fn nodes_share_the_workers() {
    let Some(nats) = OwnNats::start() else { return };
    let (one, other) = (nats.host(), nats.host());
    let helper = Helper::start(&nats.url(), 4);
    for host in [&one, &other] {
        wait_for_cores(host, 2);
        assert_eq!(host.metric("innovarium_workers"), 1.0);
    }
    drop(other);
    wait_for_cores(&one, 4);
    helper.stop();
}

/// Its only answer is a panic.
struct Confused;

impl GameBots for Confused {
    fn game(&self) -> &'static str {
        "innovation"
    }

    fn player(&self, _: &dyn AnyMatch, _: Spec, _: u64) -> Box<dyn Player> {
        panic!("confused")
    }

    fn advise(&self, _: &dyn AnyMatch, _: Seat, _: &Effort, _: u64) -> Option<Advice> {
        panic!("confused")
    }

    fn simulate(&self, _: &Simulation, _: bots::Watch) -> Result<SimulationResult, String> {
        panic!("confused")
    }

    fn play(&self, play: &BotGame) -> Result<BotGameResult, String> {
        match play.seed {
            1 => panic!("confused"),
            _ => catalog().bots.play("innovation", play),
        }
    }

    fn fit(&self, _: &Fit, _: bots::PlayGame) -> Result<WeightFile, String> {
        panic!("confused")
    }

    fn self_play(&self, _: &SelfPlay) -> Result<Vec<Sample>, String> {
        panic!("confused")
    }

    fn take_weights(&self, _: &str) -> Result<(), String> {
        panic!("confused")
    }

    fn take_rival(&self, _: &str) -> Result<(), String> {
        panic!("confused")
    }

    fn tuning_hash(&self, _: &[(String, String)]) -> Result<u64, String> {
        Ok(1)
    }

    fn tuning_hashes(&self) -> Vec<u64> {
        vec![1]
    }
}

fn confused() -> Catalog {
    Catalog { bots: BotRegistry::default().with(Box::new(Confused)), ..catalog() }
}

fn game(seed: u64) -> Job {
    let play = BotGame { bots: vec![Strength::Random.into(); 2], options: Vec::new(), seed };
    Job::Game { game: "innovation".into(), play }
}

#[test]
fn a_job_that_panics_is_not_the_end_of_a_worker() {
    let Some(nats) = OwnNats::start() else { return };
    let helper = Helper::with(&nats.url(), 1, confused);
    let runtime = runtime();
    let workers = |catalog: Catalog| {
        runtime.block_on(async {
            let client = nats::connect(&nats.url()).await.expect("NATS");
            let workers = Workers::start(client, &catalog, Role::Guest, JobCounts::default()).await.expect("workers");
            drop(tokio::time::timeout(Duration::from_secs(2), workers.cores().wait_for(|cores| *cores > 0)).await);
            workers
        })
    };
    let alike = workers(confused());
    assert_eq!(alike.count(), 1);
    for _ in 0..3 {
        assert!(runtime.block_on(alike.ask(&game(1))).is_err(), "it panics");
        let answer = runtime.block_on(alike.ask(&game(2)));
        assert!(matches!(answer, Ok(JobAnswer::Game { .. })), "{answer:?}");
    }
    // Somebody with other weights does not hear of it.
    let different = workers(catalog());
    assert_eq!(different.count(), 0);
    assert!(runtime.block_on(different.ask(&game(2))).is_err());
    assert!(runtime.block_on(different.ask_patiently(&game(2))).is_none());
    assert_eq!(helper.stop(), 3);
}

#[test]
fn a_worker_that_is_busy_says_so_and_another_is_found() {
    let Some(nats) = OwnNats::start() else { return };
    let helpers = [Helper::start(&nats.url(), 1), Helper::start(&nats.url(), 1)];
    let runtime = runtime();
    runtime.block_on(async {
        let client = nats::connect(&nats.url()).await.expect("NATS");
        let workers = Workers::start(client, &catalog(), Role::Guest, JobCounts::default()).await.expect("workers");
        workers.cores().wait_for(|cores| *cores == 2).await.expect("two workers");
        let games: Vec<_> = (0..40)
            .map(|seed| {
                let workers = workers.clone();
                tokio::spawn(async move { workers.ask_patiently(&game(seed)).await.is_some() })
            })
            .collect();
        for game in games {
            assert!(game.await.expect("no panic"), "every game is played");
        }
    });
    let done = helpers.map(Helper::stop);
    assert!(done.iter().sum::<u64>() == 40 && done.iter().all(|jobs| *jobs > 0), "{done:?}");
}
