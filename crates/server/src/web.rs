//! The client, which lies inside the binary, and what machines ask for.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use serde_json::Value;

use crate::app::App;
use crate::refusal::{Answer, Code, Refusal};

/// Built by Vite; `allow_missing` lets the rest be compiled and tested before it is.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// Any path that is not a file is a page of the client.
pub async fn asset(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    match Client::get(path) {
        Some(file) => serve(path, file),
        // A file that is asked for by name and is not there must not come back as a page.
        None if path.rsplit('/').next().is_some_and(|name| name.contains('.')) => StatusCode::NOT_FOUND.into_response(),
        None => match Client::get("index.html") {
            Some(page) => serve("index.html", page),
            None => {
                (StatusCode::NOT_FOUND, "The client is not built into this program: run make play.").into_response()
            }
        },
    }
}

fn serve(path: &str, file: rust_embed::EmbeddedFile) -> Response {
    let kind = match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "webmanifest" => "application/json",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    };
    // Vite names assets after their content, so they never change; pages do.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, keep)], file.data).into_response()
}

const CSP: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; \
                   connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/// Headers that keep other sites and sniffing out, on every answer.
pub async fn protect(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| headers.insert(name, HeaderValue::from_static(value));
    set(header::CONTENT_SECURITY_POLICY, CSP);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "same-origin");
    set(header::X_FRAME_OPTIONS, "DENY");
    // Answers are for one person at one moment; what may be kept says so itself.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

pub async fn health(State(app): State<Arc<App>>) -> Answer<&'static str> {
    app.store.ping().await.map(|()| "ok").map_err(|_| Refusal::new(Code::Busy))
}

pub async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], app.metrics.text())
}

pub async fn openapi() -> Json<Value> {
    let text = include_str!("openapi.json");
    Json(serde_json::from_str(text).expect("the description is JSON; a test reads it"))
}
