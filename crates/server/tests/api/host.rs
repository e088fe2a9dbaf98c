//! The real server, in this process, on a port and in a folder of its own.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use bots::BotRegistry;
use server::store::Database;
use server::{Catalog, Config, Server, TimeSource};
use table::Registry;
use teaching::puzzle::Puzzles;
use teaching::{Lessons, Winnings};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::browser::Browser;
use crate::data::Data;
use nim::Nim;

pub fn catalog() -> Catalog {
    catalog_with::<1>()
}

/// With Nim by these rules.
fn catalog_with<const RULES: u32>() -> Catalog {
    let games = Registry::default().with(innovation::any_game()).with(table::any_game::<Nim<RULES>>());
    let manifest = innovation_kit::manifest();
    let lessons = Lessons::default().with(manifest.lessons);
    let winnings = manifest.winnings.iter().map(|text| read_winnings(text)).collect();
    let puzzles = manifest.puzzles.map(|puzzles| Puzzles::default().with(puzzles.text, puzzles.of_game));
    let puzzles = puzzles.unwrap_or_default();
    Catalog { games, bots: BotRegistry::default().with(innovation_kit::game_bots()), lessons, puzzles, winnings }
}

fn read_winnings(text: &str) -> Winnings {
    serde_json::from_str(text).expect("a file of the kit")
}

/// All games that people play.
pub fn all_games() -> Catalog {
    let games = Registry::default().with(innovation::any_game()).with(age_of_innovation::any_game());
    let bots = BotRegistry::default().with(innovation_kit::game_bots()).with(age_of_innovation_kit::game_bots());
    let (games, bots) = (games.with(inventions::any_game()), bots.with(inventions_kit::game_bots()));
    Catalog { games, bots, ..Catalog::default() }
}

/// Time that only passes when a test says so.
#[derive(Clone, Debug, Default)]
pub struct MovedTime(Arc<AtomicU64>);

impl MovedTime {
    pub fn pass(&self, time: Duration) {
        self.0.fetch_add(time.as_millis() as u64, Ordering::Relaxed);
    }
}

impl TimeSource for MovedTime {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(self.0.load(Ordering::Relaxed))
    }
}

/// Where a server has its data.
#[derive(Clone, Default)]
struct Place {
    folder: PathBuf,
    /// A database instead of the folder: so that all tests are run with `TEST_DATABASE=postgres` too.
    postgres: Option<String>,
}

impl Place {
    fn new() -> Place {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("innovarium-api-{}-{number}", std::process::id()));
        drop(std::fs::remove_dir_all(&folder));
        let is_wanted = std::env::var("TEST_DATABASE").is_ok_and(|database| database == "postgres");
        Place { folder, postgres: is_wanted.then(|| services::postgres_for_test().expect("PostgreSQL")) }
    }
}

pub struct Host {
    pub address: SocketAddr,
    /// For the host's own programs, if they have an address of their own.
    pub monitoring: Option<SocketAddr>,
    place: Place,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Host {
    /// With limits that no test meets by accident.
    pub fn start() -> Host {
        Host::with(|_| {})
    }

    /// With time that the test moves, and deadlines that are noticed at once.
    pub fn timed(time: &MovedTime) -> Host {
        Host::with(moved_by(time))
    }

    pub fn with(change: impl FnOnce(&mut Config)) -> Host {
        Host::at(Place::new(), catalog, change)
    }

    pub fn with_games(catalog: fn() -> Catalog) -> Host {
        Host::at(Place::new(), catalog, |_| {})
    }

    fn at(place: Place, catalog: fn() -> Catalog, change: impl FnOnce(&mut Config)) -> Host {
        let mut config = Config::new(place.folder.clone());
        config.postgres = place.postgres.as_ref().map(|url| url.parse().expect("an address"));
        let limits = &mut config.limits;
        (limits.requests_per_second, limits.burst) = (100_000, 100_000);
        (limits.reads_per_second, limits.read_burst, limits.uploads_per_minute) = (100_000, 100_000, 100_000);
        (limits.messages_per_second, limits.messages_per_second_of_address) = (100_000, 100_000);
        (limits.chats_per_minute, limits.chats_per_minute_of_address) = (100_000, 100_000);
        limits.logins_per_minute = 100_000;
        config.between_calls = Duration::ZERO;
        change(&mut config);
        let (stop, stopped) = oneshot::channel();
        let (tell, told) = std::sync::mpsc::channel();
        let thread = std::thread::spawn(move || {
            let mut runtime = tokio::runtime::Builder::new_multi_thread();
            let runtime = runtime.worker_threads(2).enable_all().build().expect("a runtime");
            runtime.block_on(async {
                let apart = config.metrics_apart;
                let mut server = Server::open(config, catalog()).expect("a server");
                server.connect().await.expect("NATS");
                let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
                let mut addresses = vec![listener.local_addr().expect("an address")];
                if apart {
                    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
                    addresses.push(listener.local_addr().expect("an address"));
                    server = server.monitored_at(listener);
                }
                tell.send(addresses).expect("somebody waits");
                server.serve(listener, async { drop(stopped.await) }).await
            })
        });
        let addresses = told.recv().expect("the server starts");
        let (address, monitoring) = (addresses[0], addresses.get(1).copied());
        Host { address, monitoring, place, stop: Some(stop), thread: Some(thread) }
    }

    pub fn browser(&self) -> Browser {
        Browser::new(self.address)
    }

    /// Asks it to go down, and does not wait.
    pub fn ask_to_stop(&mut self) {
        // Nobody listens if it has ended already.
        self.stop.take().map(|stop| stop.send(()));
    }

    /// Asks it to go down, and waits until it has.
    pub fn stop(&mut self) {
        self.ask_to_stop();
        if let Some(thread) = self.thread.take() {
            thread.join().expect("no panic");
        }
    }

    /// The same folder with a new server.
    pub fn restart(self) -> Host {
        self.restart_with::<1>()
    }

    /// The same folder with a new server and another configuration.
    pub fn restart_changed(mut self, change: impl FnOnce(&mut Config)) -> Host {
        self.stop();
        Host::at(std::mem::take(&mut self.place), catalog, change)
    }

    /// The same folder with a new server, and the same time that the test moves.
    pub fn restart_timed(mut self, time: &MovedTime) -> Host {
        self.stop();
        let place = std::mem::take(&mut self.place);
        Host::at(place, catalog, moved_by(time))
    }

    /// The same folder with a new server, in which Nim has other rules.
    pub fn restart_with<const RULES: u32>(mut self) -> Host {
        self.stop();
        let place = std::mem::take(&mut self.place);
        Host::at(place, catalog_with::<RULES>, |_| {})
    }

    /// What is stored.
    pub fn data(&self) -> Data {
        match self.database() {
            Database::File(path) => Data::in_file(&path),
            Database::Postgres(_) => Data::at(self.place.postgres.as_deref().expect("an address")),
        }
    }

    /// Where that is.
    pub fn database(&self) -> Database {
        match &self.place.postgres {
            None => Database::in_folder(&self.place.folder),
            Some(url) => Database::at(url).expect("an address"),
        }
    }

    /// A number of the metrics.
    pub fn metric(&self, name: &str) -> f64 {
        let text = self.browser().get("/metrics").text;
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name} in\n{text}")).trim().parse().expect("a number")
    }
}

fn moved_by(time: &MovedTime) -> impl FnOnce(&mut Config) {
    let time = Arc::new(time.clone());
    move |config| {
        config.time = time;
        config.sweep = Duration::from_millis(10);
        config.absence = Duration::ZERO;
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.ask_to_stop();
        if let Some(thread) = self.thread.take() {
            drop(thread.join());
        }
        if !self.place.folder.as_os_str().is_empty() {
            drop(std::fs::remove_dir_all(&self.place.folder));
        }
    }
}
