//! What the host's own programs ask for: whether the server works, whether it takes visitors, and its numbers.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::sync::Mutex;

use crate::app::App;
use crate::refusal::{Answer, Code, Refusal};

/// So long an answer holds. Whoever asks more often causes no further writes.
const FRESH: Duration = Duration::from_secs(1);

/// What was found out about the store, and whether visitors are welcome.
#[derive(Default)]
pub struct Health {
    /// When writing worked last. Locked while somebody tries it: all others wait for the same answer.
    written: Mutex<Option<Instant>>,
    started: AtomicBool,
}

impl Health {
    /// From now on visitors are welcome.
    pub fn start(&self) {
        self.started.store(true, Ordering::Relaxed);
    }
}

/// Whether the store can be written to. What has failed is tried again at once, so that a server that has recovered
/// says so.
pub async fn health(State(app): State<Arc<App>>) -> Answer<&'static str> {
    let mut written = app.health.written.lock().await;
    if written.is_none_or(|at| at.elapsed() > FRESH) {
        *written = None;
        app.store.ping().await.map_err(|_| Refusal::new(Code::Busy))?;
        *written = Some(Instant::now());
    }
    Ok("ok")
}

/// Whether this server itself works: not while matches of earlier rules are checked at the start, and not while it
/// shuts down. The store is not asked. Where several servers share one, whoever ends the connections of those that do
/// not answer would else end all of them whenever the store is slow.
pub async fn live(State(app): State<Arc<App>>) -> Answer<&'static str> {
    if *app.closing.borrow() {
        return Err(Refusal::because(Code::Busy, "shutting down"));
    }
    if !app.health.started.load(Ordering::Relaxed) {
        return Err(Refusal::because(Code::Busy, "starting"));
    }
    Ok("ok")
}

/// Whether visitors may be sent here: it works, and what they do can be saved.
pub async fn ready(State(app): State<Arc<App>>) -> Answer<&'static str> {
    live(State(app.clone())).await?;
    health(State(app)).await
}

/// For programs on this machine alone, and only if there is no address of its own for it. Whoever comes through a
/// proxy on this machine comes from elsewhere.
pub async fn metrics(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    let forwarded = headers.contains_key("x-forwarded-for") || headers.contains_key(header::FORWARDED);
    if app.config.metrics_apart || forwarded || !peer.ip().to_canonical().is_loopback() {
        return Err(Refusal::new(Code::NotFound));
    }
    Ok(numbers(State(app)).await)
}

async fn numbers(State(app): State<Arc<App>>) -> impl IntoResponse {
    app.metrics.thoughts_waiting.set(app.thinking.waiting() as i64);
    if let Some(workers) = app.workers.get() {
        app.metrics.workers.set(workers.count() as i64);
        app.metrics.worker_cores.set(*workers.cores().borrow() as i64);
    }
    ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], app.metrics.text())
}

/// The address of its own: whoever reaches it may see everything here.
pub fn router(app: Arc<App>) -> Router {
    let routes = Router::new().route("/healthz", get(health)).route("/livez", get(live)).route("/readyz", get(ready));
    routes.route("/metrics", get(numbers)).fallback(async || Refusal::new(Code::NotFound)).with_state(app)
}
