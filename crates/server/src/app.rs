//! The server as a whole: configuration, what all parts share, routes.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use axum::{Router, middleware};
use bots::BotRegistry;
use table::{AnyGame, Registry};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;

use crate::analysis::Analyses;
use crate::limits::{Limits, Throttles};
use crate::metrics::Metrics;
use crate::refusal::{Answer, Code, Refusal, in_words};
use crate::rooms::Rooms;
use crate::store::{Store, StoreError};
use crate::thinkers::Thinkers;
use crate::{analysis, client, history, limits, live, lobby, people, stored, web, wire};

/// The games of this program and the bots that play them.
pub struct Shelf {
    pub games: Registry,
    pub bots: BotRegistry,
}

impl Shelf {
    pub fn game(&self, name: &str) -> Answer<&dyn AnyGame> {
        self.games.get(name).ok_or_else(|| Refusal::because(Code::NotFound, name))
    }
}

#[derive(Clone, Debug)]
pub struct Config {
    /// Where the database lies.
    pub data: PathBuf,
    pub limits: Limits,
    /// Cookies only over HTTPS: for a host behind a proxy that speaks it.
    pub secure: bool,
    /// A match that nobody looks at leaves memory after this time.
    pub idle: Duration,
    /// So often is a connection tested; one that has not answered until the next time is lost.
    pub ping: Duration,
    /// So long may a client take to say what it wants; then its connection is closed.
    pub patience: Duration,
    /// So long must somebody have been gone before the others can agree on a bot.
    pub absence: Duration,
    /// Requests come through a proxy that says whom it speaks for. Where there is none, anybody could say so.
    pub trust_proxy: bool,
    /// Webhooks may lead into the own network and go without HTTPS: for a host who knows all players.
    pub inner_webhooks: bool,
}

/// How long what is under way when the server goes down may take.
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
    pub shelf: Shelf,
    pub config: Config,
    pub store: Store,
    pub secret: [u8; 32],
    pub rooms: Rooms,
    pub throttles: Throttles,
    pub metrics: Metrics,
    pub thinkers: Arc<Thinkers>,
    pub analyses: Analyses,
    /// Turns true when the server goes down.
    pub closing: watch::Sender<bool>,
}

pub struct Server {
    pub(crate) app: Arc<App>,
}

impl Server {
    pub fn open(config: Config, shelf: Shelf) -> Result<Server, StoreError> {
        std::fs::create_dir_all(&config.data)
            .map_err(|error| StoreError::Broken(format!("{}: {error}", config.data.display())))?;
        let store = Store::open(&config.data.join("innovarium.sqlite"))?;
        let app = App {
            shelf,
            secret: store.secret(),
            store,
            rooms: Rooms::default(),
            throttles: Throttles::new(&config.limits),
            metrics: Metrics::new(),
            thinkers: Arc::new(Thinkers::new()),
            analyses: Analyses::default(),
            closing: watch::Sender::new(false),
            config,
        };
        Ok(Server { app: Arc::new(app) })
    }

    /// Serves until `stop` is ready; then closes tables and store in order.
    pub async fn serve(self, listener: TcpListener, stop: impl Future<Output = ()> + Send + 'static) {
        let app = self.app.clone();
        let closing = app.closing.clone();
        let stopping = async move {
            stop.await;
            // Tables say goodbye; without it their connections would keep the server alive.
            closing.send_replace(true);
        };
        let (stopping, tidying) = (tokio::spawn(stopping), tokio::spawn(tidy(app.clone())));
        // Nobody is heard before: whoever connects meanwhile waits.
        stored::settle_all(&app).await;
        tokio::select! {
            () = wire::serve(&app, listener, router(app.clone())) => {}
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

/// Ready when the server has been going down for long.
async fn overdue(mut closing: watch::Receiver<bool>) {
    closed(&mut closing).await;
    tokio::time::sleep(GRACE).await;
}

/// Waits until it is done, but not for ever.
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

fn router(app: Arc<App>) -> Router {
    let limits = &app.config.limits;
    let api = Router::new()
        .route("/me", get(people::me).put(people::change_me))
        .route("/account", post(people::make_account))
        .route("/login", post(people::log_in))
        .route("/logout", post(people::log_out))
        .route("/games", get(lobby::games).layer(packed()))
        .route("/games/{game}/components", get(lobby::components).layer(packed()))
        .route("/lobby", get(lobby::lobby))
        .route("/matches", post(lobby::new_match))
        .route("/matches/{id}", get(lobby::summary).delete(lobby::cancel))
        .route("/matches/{id}/join", post(lobby::join))
        .route("/matches/{id}/leave", post(lobby::leave))
        .route("/matches/{id}/live", get(live::connect))
        .route("/matches/{id}/replay", get(history::moment).layer(packed()))
        .route("/matches/{id}/chart", get(history::chart).layer(packed()))
        .route("/matches/{id}/analysis", get(analysis::analysis).layer(packed()))
        .route("/matches/{id}/record", get(history::record).layer(packed()))
        .route("/matches/{id}/fork", post(history::fork))
        .route("/matches/{id}/hint", post(history::hint))
        .layer(DefaultBodyLimit::max(limits.body))
        .route("/records", post(history::upload).layer(DefaultBodyLimit::max(limits.record)))
        .route("/openapi.json", get(web::openapi).layer(packed()))
        .fallback(async || Refusal::new(Code::NotFound))
        .layer(middleware::from_fn_with_state(app.clone(), limits::whole))
        .layer(middleware::from_fn(in_words))
        .layer(middleware::from_fn_with_state(app.clone(), people::recognise));
    let greet = middleware::from_fn_with_state(app.clone(), people::greet);
    let pages: Router = Router::new().fallback(client::asset).layer(greet);
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(web::health))
        .route("/metrics", get(web::metrics))
        .fallback_service(pages)
        .layer(middleware::from_fn_with_state(app.clone(), limits::admit))
        .layer(middleware::from_fn(web::protect))
        .with_state(app)
}

/// Only for long answers in which no secret, such as an invitation, stands beside what others have written: their
/// length would tell of it.
fn packed() -> CompressionLayer<SizeAbove> {
    CompressionLayer::new().compress_when(SizeAbove::new(1024))
}

/// Ready when the server goes down. The look at the flag must not be kept while waiting for anything else.
pub async fn closed(closing: &mut watch::Receiver<bool>) {
    drop(closing.wait_for(|closing| *closing).await);
}
