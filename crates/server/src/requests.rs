//! Every request, counted by its route, and logged if the host wants that.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use prometheus_client::encoding::EncodeLabelSet;

use crate::app::App;
use crate::limits::Caller;

/// Everything that is no call: the client's files and pages. Their paths may have invitations in them.
const PAGES: &str = "pages";
/// Calls that do not exist.
const API: &str = "/api";

/// How a request was answered. Routes are named as in the table of routes, never as they were called: paths have
/// secrets in them, such as ids of private matches, and there must be few of these.
#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
pub struct Answered {
    method: &'static str,
    route: String,
    status: u16,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
pub struct Called {
    route: String,
}

pub async fn observe(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let method = name(request.method());
    let no_route = if request.uri().path().starts_with(API) { API } else { PAGES };
    let route = request.extensions().get::<MatchedPath>().map_or(no_route, MatchedPath::as_str).to_string();
    let caller = Caller::new(peer.ip(), request.headers(), app.config.trust_proxy);
    let started = Instant::now();
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), started.elapsed());
    if app.config.access_log {
        let (from, ms) = (caller.shortened(), took.as_micros() as f64 / 1000.0);
        tracing::info!(method, route, status, ms, %from, "request");
    }
    let times = app.metrics.request_seconds.get_or_create(&Called { route: route.clone() });
    times.observe(took.as_secs_f64());
    drop(times);
    app.metrics.requests.get_or_create(&Answered { method, route, status }).inc();
    response
}

/// Clients may invent methods; numbers about each would never end.
fn name(method: &Method) -> &'static str {
    let known = [
        (Method::GET, "GET"),
        (Method::HEAD, "HEAD"),
        (Method::POST, "POST"),
        (Method::PUT, "PUT"),
        (Method::DELETE, "DELETE"),
        (Method::OPTIONS, "OPTIONS"),
    ];
    known.iter().find(|(known, _)| known == method).map_or("other", |(_, name)| name)
}
