//! The server as a whole: configuration, and what all parts share.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use bots::BotRegistry;
use table::{AnyGame, Registry};
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::analysis::Analyses;
use crate::limits::{Limits, Throttles};
use crate::metrics::Metrics;
use crate::refusal::{Answer, Code, Refusal};
use crate::rooms::Rooms;
use crate::store::{Store, StoreError};
use crate::thinking_pool::ThinkingPool;
use crate::{accept, routes, stored};

/// The games of this program and the bots that play them.
pub struct Catalog {
    pub games: Registry,
    pub bots: BotRegistry,
}

impl Catalog {
    pub fn game(&self, name: &str) -> Answer<&dyn AnyGame> {
        self.games.get(name).ok_or_else(|| Refusal::because(Code::NotFound, name))
    }
}

#[derive(Clone, Debug)]
pub struct Config {
    /// The folder of the database.
    pub data: PathBuf,
    pub limits: Limits,
    /// Send cookies only over HTTPS; for hosts behind a proxy that provides it.
    pub secure: bool,
    /// A match that nobody looks at leaves memory after this time.
    pub idle: Duration,
    /// How often a connection is pinged; one that has not answered by the next ping is dropped.
    pub ping: Duration,
    /// How long a client may take to send its request before the connection is closed.
    pub patience: Duration,
    /// How long a player must be away before the others may hand the seat to a bot.
    pub absence: Duration,
    /// Believe the proxy's header that names the caller. Without a proxy, any caller could forge it.
    pub trust_proxy: bool,
    /// Allow webhooks to private addresses and plain HTTP; only for hosts who trust every player.
    pub inner_webhooks: bool,
}

/// How long open requests and rooms may take to finish when the server shuts down.
const GRACE: Duration = Duration::from_secs(3);

impl Config {
    pub fn new(data: PathBuf) -> Self {
        Config {
            data,
            limits: Limits::default(),
            secure: false,
            idle: Duration::from_secs(300),
            ping: Duration::from_secs(45),
            patience: Duration::from_secs(30),
            absence: Duration::from_secs(120),
            trust_proxy: false,
            inner_webhooks: false,
        }
    }
}

/// What all parts of the server share.
pub struct App {
    pub catalog: Catalog,
    pub config: Config,
    pub store: Store,
    pub secret: [u8; 32],
    pub rooms: Rooms,
    pub throttles: Throttles,
    pub metrics: Metrics,
    pub thinking: Arc<ThinkingPool>,
    pub analyses: Analyses,
    /// Becomes true when the server shuts down.
    pub closing: watch::Sender<bool>,
}

pub struct Server {
    pub(crate) app: Arc<App>,
}

impl Server {
    pub fn open(config: Config, catalog: Catalog) -> Result<Server, StoreError> {
        std::fs::create_dir_all(&config.data)
            .map_err(|error| StoreError::Broken(format!("{}: {error}", config.data.display())))?;
        let store = Store::open(&config.data.join("innovarium.sqlite"))?;
        let app = App {
            catalog,
            secret: store.secret(),
            store,
            rooms: Rooms::default(),
            throttles: Throttles::new(&config.limits),
            metrics: Metrics::new(),
            thinking: Arc::new(ThinkingPool::new()),
            analyses: Analyses::default(),
            closing: watch::Sender::new(false),
            config,
        };
        Ok(Server { app: Arc::new(app) })
    }

    /// Serves until `stop` is ready, then closes the rooms and the store, in this order.
    pub async fn serve(self, listener: TcpListener, stop: impl Future<Output = ()> + Send + 'static) {
        let app = self.app.clone();
        let closing = app.closing.clone();
        let stopping = async move {
            stop.await;
            // Rooms close their connections, which would otherwise keep the server alive.
            closing.send_replace(true);
        };
        let (stopping, tidying) = (tokio::spawn(stopping), tokio::spawn(tidy(app.clone())));
        // No request is answered before this is done; clients that connect meanwhile wait.
        stored::settle_all(&app).await;
        tokio::select! {
            () = accept::serve(&app, listener, routes::router(app.clone())) => {}
            // A request that does not end must not keep the server from ending.
            () = overdue(app.closing.subscribe()) => {}
        }
        stopping.abort();
        tidying.abort();
        let gone = || app.rooms.all_closed() && app.metrics.connections.get() == 0;
        if !in_time(gone).await {
            tracing::warn!("some tables did not close in time; what was acknowledged is on disk");
        }
        app.store.close().await;
    }
}

/// Ready when the server has been shutting down for longer than the grace period.
async fn overdue(mut closing: watch::Receiver<bool>) {
    closed(&mut closing).await;
    tokio::time::sleep(GRACE).await;
}

/// Waits until `done`, at most for the grace period; whether it was in time.
async fn in_time(done: impl Fn() -> bool) -> bool {
    let waiting = async {
        while !done() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(GRACE, waiting).await.is_ok()
}

async fn tidy(app: Arc<App>) {
    loop {
        tokio::time::sleep(Duration::from_secs(60)).await;
        app.throttles.tidy();
    }
}

/// Ready when the server shuts down. The guard on the flag is dropped at once: nobody may hold it across an await.
pub async fn closed(closing: &mut watch::Receiver<bool>) {
    drop(closing.wait_for(|closing| *closing).await);
}
