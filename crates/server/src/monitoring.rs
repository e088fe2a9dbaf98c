//! What the host's own programs ask for: whether the server works, and its numbers.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;

use crate::app::App;
use crate::refusal::{Answer, Code, Refusal};

pub async fn health(State(app): State<Arc<App>>) -> Answer<&'static str> {
    app.store.ping().await.map(|()| "ok").map_err(|_| Refusal::new(Code::Busy))
}

pub async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], app.metrics.text())
}
