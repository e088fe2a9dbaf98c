//! The server as a whole: configuration, what all parts share, routes.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use axum::{Router, middleware};
use bots::House;
use table::{AnyGame, Registry};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};

use crate::limits::{Limits, Throttles};
use crate::metrics::Metrics;
use crate::refusal::{Answer, Code, Refusal};
use crate::rooms::Rooms;
use crate::store::{Store, StoreError};
use crate::{history, live, lobby, people, web};

/// The games of this program and the bots that play them.
pub struct Shelf {
    pub games: Registry,
    pub bots: House,
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
}

impl Config {
    pub fn new(data: PathBuf) -> Self {
        Config { data, limits: Limits::default(), secure: false, idle: Duration::from_secs(300) }
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
    /// Bots think beside the server, on so many threads at once.
    pub thinkers: Arc<Semaphore>,
    /// Turns true when the server goes down.
    pub closing: watch::Sender<bool>,
}

pub struct Server {
    app: Arc<App>,
}

impl Server {
    pub fn open(config: Config, shelf: Shelf) -> Result<Server, StoreError> {
        std::fs::create_dir_all(&config.data)
            .map_err(|error| StoreError::Broken(format!("{}: {error}", config.data.display())))?;
        let store = Store::open(&config.data.join("innovarium.sqlite"))?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let app = App {
            shelf,
            secret: store.secret(),
            store,
            rooms: Rooms::default(),
            throttles: Throttles::new(&config.limits),
            metrics: Metrics::new(),
            thinkers: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))),
            closing: watch::Sender::new(false),
            config,
        };
        Ok(Server { app: Arc::new(app) })
    }

    /// Serves until `stop` is ready; then closes tables and store in order.
    pub async fn serve(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> std::io::Result<()> {
        let app = self.app.clone();
        let closing = app.closing.clone();
        let stopping = async move {
            stop.await;
            // Tables say goodbye; without it their connections would keep the server alive.
            closing.send_replace(true);
        };
        let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let tidying = tokio::spawn(tidy(app.clone()));
        let served = axum::serve(listener, service).with_graceful_shutdown(stopping).await;
        tidying.abort();
        app.rooms.close().await;
        app.store.close().await;
        served
    }
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
        .route("/games", get(lobby::games))
        .route("/games/{game}/components", get(lobby::components))
        .route("/lobby", get(lobby::lobby))
        .route("/matches", post(lobby::new_match))
        .route("/matches/{id}", get(lobby::summary))
        .route("/matches/{id}/join", post(lobby::join))
        .route("/matches/{id}/leave", post(lobby::leave))
        .route("/matches/{id}/live", get(live::connect))
        .route("/matches/{id}/replay", get(history::moment))
        .route("/matches/{id}/chart", get(history::chart))
        .route("/matches/{id}/record", get(history::record))
        .route("/matches/{id}/fork", post(history::fork))
        .route("/matches/{id}/hint", post(history::hint))
        .layer(DefaultBodyLimit::max(limits.body))
        .route("/records", post(history::upload).layer(DefaultBodyLimit::max(limits.record)))
        .route("/openapi.json", get(web::openapi))
        .fallback(async || Refusal::new(Code::NotFound))
        .layer(middleware::from_fn_with_state(app.clone(), people::recognise));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(web::health))
        .route("/metrics", get(web::metrics))
        .fallback(web::asset)
        .layer(middleware::from_fn(web::protect))
        .with_state(app)
}

/// Ready when the server goes down. The look at the flag must not be kept while waiting for anything else.
pub async fn closed(closing: &mut watch::Receiver<bool>) {
    drop(closing.wait_for(|closing| *closing).await);
}
