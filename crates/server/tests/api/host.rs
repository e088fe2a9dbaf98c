//! The real server, in this process, on a port and in a folder of its own.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::JoinHandle;

use bots::BotRegistry;
use server::{Catalog, Config, Server};
use table::Registry;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::browser::Browser;
use nim::Nim;

pub fn catalog() -> Catalog {
    catalog_with::<1>()
}

/// With Nim by these rules.
fn catalog_with<const RULES: u32>() -> Catalog {
    let games = Registry::default().with(innovation::any_game()).with(table::any_game::<Nim<RULES>>());
    Catalog { games, bots: BotRegistry::default().with(innovation_kit::game_bots()) }
}

pub struct Host {
    pub address: SocketAddr,
    folder: PathBuf,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Host {
    /// With limits that no test meets by accident.
    pub fn start() -> Host {
        Host::with(|_| {})
    }

    pub fn with(change: impl FnOnce(&mut Config)) -> Host {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("innovarium-api-{}-{number}", std::process::id()));
        drop(std::fs::remove_dir_all(&folder));
        Host::at(folder, catalog, change)
    }

    fn at(folder: PathBuf, catalog: fn() -> Catalog, change: impl FnOnce(&mut Config)) -> Host {
        let mut config = Config::new(folder.clone());
        let limits = &mut config.limits;
        (limits.requests_per_second, limits.burst) = (100_000, 100_000);
        (limits.reads_per_second, limits.read_burst, limits.uploads_per_minute) = (100_000, 100_000, 100_000);
        (limits.messages_per_second, limits.logins_per_minute) = (100_000, 100_000);
        change(&mut config);
        let (stop, stopped) = oneshot::channel();
        let (tell, told) = std::sync::mpsc::channel();
        let thread = std::thread::spawn(move || {
            let mut runtime = tokio::runtime::Builder::new_multi_thread();
            let runtime = runtime.worker_threads(2).enable_all().build().expect("a runtime");
            runtime.block_on(async {
                let server = Server::open(config, catalog()).expect("a server");
                let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
                tell.send(listener.local_addr().expect("an address")).expect("somebody waits");
                server.serve(listener, async { drop(stopped.await) }).await
            })
        });
        let address = told.recv().expect("the server starts");
        Host { address, folder, stop: Some(stop), thread: Some(thread) }
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

    /// The same folder with a new server, in which Nim has other rules.
    pub fn restart_with<const RULES: u32>(mut self) -> Host {
        self.stop();
        let folder = std::mem::take(&mut self.folder);
        Host::at(folder, catalog_with::<RULES>, |_| {})
    }

    /// The database, as the host of a server that is stopped sees it.
    pub fn database(&self) -> rusqlite::Connection {
        rusqlite::Connection::open(self.folder.join("innovarium.sqlite")).expect("the database")
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// A number of the metrics.
    pub fn metric(&self, name: &str) -> f64 {
        let text = self.browser().get("/metrics").text;
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name} in\n{text}")).trim().parse().expect("a number")
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.ask_to_stop();
        if let Some(thread) = self.thread.take() {
            drop(thread.join());
        }
        if !self.folder.as_os_str().is_empty() {
            drop(std::fs::remove_dir_all(&self.folder));
        }
    }
}
