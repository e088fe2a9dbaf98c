//! The server as a whole: configuration, and what all parts share.

use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use async_nats::Client;
use bots::BotRegistry;
use table::{AnyGame, Registry};
use teaching::puzzle::Puzzles;
use teaching::{Lessons, Winnings};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;

use crate::analysis::Analyses;
use crate::cluster::{self, Cluster};
use crate::connection_counts::ConnectionCounts;
use crate::limits::{Limits, Throttles};
use crate::metrics::Metrics;
use crate::moderation::{self, Mutes, Restrictions};
use crate::monitoring::{self, Health};
use crate::notices::Notices;
use crate::people::Sightings;
use crate::refusal::{Answer, Code, Refusal};
use crate::rooms::{Rooms, now};
use crate::store::{Address, DataLock, Database, Store, StoreError};
use crate::thinking_pool::ThinkingPool;
use crate::uptime::{SystemTimer, TimeSource, Uptime};
use crate::webhook::Calls;
use crate::workers::{Role, Workers};
use crate::{accept, nats, retention, routes, stored, sweep, waking};

/// The games of this program, the bots that play them, and what teaches them.
#[derive(Default)]
pub struct Catalog {
    pub games: Registry,
    pub bots: BotRegistry,
    pub lessons: Lessons,
    /// What the bots of a game won with.
    pub winnings: Vec<Winnings>,
    pub puzzles: Puzzles,
}

impl Catalog {
    pub fn game(&self, name: &str) -> Answer<&dyn AnyGame> {
        self.games.get(name).ok_or_else(|| Refusal::because(Code::NotFound, name))
    }
}

#[derive(Clone, Debug)]
pub struct Config {
    /// The folder of the database, if it is a file.
    pub data: PathBuf,
    /// A database of PostgreSQL instead, which other servers may use too.
    pub postgres: Option<Address>,
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
    /// How long players may take to come back after a restart before those who are asked are called.
    pub reconnect: Duration,
    /// Believe the proxy's header that names the caller. Without a proxy, any caller could forge it.
    pub trust_proxy: bool,
    /// Allow webhooks to private addresses and plain HTTP; only for hosts who trust every player.
    pub inner_webhooks: bool,
    /// The time between two calls of a person's webhook.
    pub between_calls: Duration,
    /// The names of this server, without ports; requests for another name are refused. None: any name.
    pub hosts: Vec<String>,
    /// Numbers are given at an address of their own, and no longer where visitors are.
    pub metrics_apart: bool,
    /// Log every request.
    pub access_log: bool,
    /// Where people can send component sets that they have corrected.
    pub components_contact: Option<String>,
    pub retention: Retention,
    /// How often deadlines of matches are looked after.
    pub sweep: Duration,
    /// The NATS server from which workers hear what to think about; none: everything is thought here.
    pub nats: Option<String>,
    /// What players' time is measured by.
    pub time: Arc<dyn TimeSource>,
}

/// How long things are kept; none: for ever.
#[derive(Clone, Debug)]
pub struct Retention {
    /// Guests who do not come back.
    pub guests: Option<Duration>,
    /// The chat of matches that are over.
    pub chat: Option<Duration>,
    /// How often it is looked for what is older.
    pub every: Duration,
    /// Milliseconds since 1970.
    pub clock: fn() -> i64,
}

impl Default for Retention {
    fn default() -> Self {
        const DAY: Duration = Duration::from_secs(24 * 60 * 60);
        Retention { guests: Some(180 * DAY), chat: Some(365 * DAY), every: Duration::from_secs(60 * 60), clock: now }
    }
}

/// How long open requests and rooms may take to finish when the server shuts down.
const GRACE: Duration = Duration::from_secs(3);

impl Config {
    pub fn new(data: PathBuf) -> Self {
        Config {
            data,
            postgres: None,
            limits: Limits::default(),
            secure: false,
            idle: Duration::from_secs(300),
            ping: Duration::from_secs(45),
            patience: Duration::from_secs(30),
            absence: Duration::from_secs(120),
            reconnect: Duration::from_secs(60),
            trust_proxy: false,
            inner_webhooks: false,
            between_calls: Duration::from_secs(60),
            hosts: Vec::new(),
            metrics_apart: false,
            access_log: false,
            components_contact: None,
            retention: Retention::default(),
            sweep: Duration::from_secs(1),
            nats: None,
            time: Arc::new(SystemTimer::start()),
        }
    }

    pub fn database(&self) -> Database {
        self.postgres.clone().map_or_else(|| Database::in_folder(&self.data), Database::Postgres)
    }
}

/// What all parts of the server share.
pub struct App {
    pub catalog: Catalog,
    pub config: Config,
    pub store: Store,
    pub uptime: Arc<Uptime>,
    pub secret: [u8; 32],
    pub rooms: Rooms,
    pub throttles: Throttles,
    /// If it is connected.
    pub nats: OnceLock<Client>,
    /// The other servers on the same database; none where this one has its data to itself.
    pub cluster: Option<Arc<Cluster>>,
    /// Of the WebSockets.
    pub sockets: Arc<ConnectionCounts>,
    pub notices: Notices,
    pub restrictions: Restrictions,
    pub mutes: Mutes,
    pub sightings: Sightings,
    pub metrics: Metrics,
    pub health: Health,
    pub thinking: Arc<ThinkingPool>,
    pub analyses: Analyses,
    /// Who thinks for this server elsewhere, if it is connected to NATS.
    pub workers: OnceLock<Arc<Workers>>,
    pub calls: Calls,
    /// How many matches may be replayed from their logs at a time.
    pub replays: Arc<Semaphore>,
    /// Becomes true when the server shuts down.
    pub closing: watch::Sender<bool>,
}

impl App {
    /// The tables that an address may have open here, less what it has open on other servers.
    pub fn tables_left(&self, address: IpAddr) -> usize {
        let most = self.config.limits.connections_per_address;
        match &self.cluster {
            None => most,
            Some(cluster) => (most / cluster.sharing()).saturating_sub(cluster.connections_elsewhere(address)),
        }
    }

    /// Matches may be deleted without their rooms: together with a person, or by an operator.
    pub async fn forget_analyses_of_deleted(&self) -> Result<(), StoreError> {
        for id in self.analyses.ids() {
            if self.store.match_row(&id).await?.is_none() {
                self.analyses.forget(&id);
            }
        }
        Ok(())
    }
}

pub struct Server {
    pub(crate) app: Arc<App>,
    /// Of the folder, until the store is closed.
    _lock: Option<DataLock>,
    monitoring: Option<TcpListener>,
}

impl Server {
    pub fn open(config: Config, catalog: Catalog) -> Result<Server, StoreError> {
        let lock = config.postgres.is_none().then(|| DataLock::take(&config.data)).transpose()?;
        let store = Store::of(&config.database())?;
        let cluster = store.is_shared().then(|| Arc::new(Cluster::new()));
        let app = App {
            catalog,
            secret: store.secret(),
            metrics: Metrics::new(&store),
            health: Health::default(),
            uptime: Arc::new(Uptime::after(store.uptime(), now(), config.time.clone())),
            store,
            rooms: Rooms::default(),
            throttles: Throttles::new(&config.limits, cluster.as_ref()),
            cluster,
            nats: OnceLock::new(),
            sockets: Arc::default(),
            notices: Notices::default(),
            restrictions: Restrictions::default(),
            mutes: Mutes::default(),
            sightings: Sightings::default(),
            thinking: Arc::new(ThinkingPool::new()),
            analyses: Analyses::default(),
            workers: OnceLock::new(),
            calls: Calls::start(config.between_calls),
            replays: Arc::new(Semaphore::new(std::thread::available_parallelism().map_or(1, usize::from))),
            closing: watch::Sender::new(false),
            config,
        };
        Ok(Server { app: Arc::new(app), _lock: lock, monitoring: None })
    }

    /// Connects to NATS, if the configuration names it: from then on workers think too.
    pub async fn connect(&self) -> Result<(), String> {
        let Some(url) = &self.app.config.nats else { return Ok(()) };
        let (client, counts) = (nats::connect(url).await?, self.app.metrics.jobs.clone());
        self.app.nats.set(client.clone()).map_err(|_| "it is connected already".to_string())?;
        let workers = Workers::start(client, &self.app.catalog, Role::Node, counts).await?;
        let (mut cores, pool) = (workers.cores(), self.app.thinking.clone());
        tokio::spawn(async move {
            while cores.changed().await.is_ok() {
                let cores = *cores.borrow_and_update();
                tracing::info!(cores, "workers have come or gone");
                pool.set_remote_cores(cores);
            }
        });
        self.app.workers.set(workers).map_err(|_| "it is connected already".to_string())
    }

    /// Answers the host's own programs here, from the start to the end.
    pub fn monitored_at(self, listener: TcpListener) -> Server {
        Server { monitoring: Some(listener), ..self }
    }

    /// Serves until `stop` is ready, then closes the rooms and the store, in this order.
    pub async fn serve(mut self, listener: TcpListener, stop: impl Future<Output = ()> + Send + 'static) {
        let app = self.app.clone();
        let monitoring = self.monitoring.take().map(|listener| {
            let app = app.clone();
            tokio::spawn(async move { accept::serve(&app, listener, monitoring::router(app.clone())).await })
        });
        let closing = app.closing.clone();
        let stopping = async move {
            stop.await;
            // Rooms close their connections, which would otherwise keep the server alive.
            closing.send_replace(true);
        };
        let (stopping, tidying) = (tokio::spawn(stopping), tokio::spawn(tidy(app.clone())));
        // No request is answered before this is done; clients that connect meanwhile wait.
        stored::settle_all(&app).await;
        app.health.start();
        if let Err(error) = cluster::start(&app).await {
            tracing::error!(%error, "the other servers do not know of this one yet");
        }
        let sharing = tokio::spawn(cluster::run(app.clone()));
        let waking = tokio::spawn(waking::wake_all(app.clone()));
        let forgetting = tokio::spawn(retention::run(app.clone()));
        let sweeping = [tokio::spawn(sweep::keep_uptime(app.clone())), tokio::spawn(sweep::wake_due(app.clone()))];
        moderation::start(&app).await;
        let watching = tokio::spawn(moderation::watch(app.clone()));
        tokio::select! {
            () = accept::serve(&app, listener, routes::router(app.clone())) => {}
            // A request that does not end must not keep the server from ending.
            () = overdue(app.closing.subscribe()) => {}
        }
        stopping.abort();
        tidying.abort();
        sharing.abort();
        waking.abort();
        forgetting.abort();
        sweeping.iter().for_each(tokio::task::JoinHandle::abort);
        watching.abort();
        let gone = || app.rooms.all_closed() && app.metrics.connections.get() == 0;
        if !in_time(gone).await {
            tracing::warn!("some tables did not close in time; what was acknowledged is on disk");
        }
        cluster::leave(&app).await;
        sweep::note_uptime(&app).await;
        app.store.close().await;
        monitoring.inspect(JoinHandle::abort);
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
        app.sightings.tidy();
    }
}

/// Ready when the server shuts down. The guard on the flag is dropped at once: nobody may hold it across an await.
pub async fn closed(closing: &mut watch::Receiver<bool>) {
    drop(closing.wait_for(|closing| *closing).await);
}
