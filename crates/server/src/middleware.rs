//! Guards of every answer: its headers, and the name it was asked for.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::refusal::{Code, Refusal};

const CSP: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; \
                   connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/// Headers that protect against other sites and content sniffing.
pub async fn protect(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| headers.insert(name, HeaderValue::from_static(value));
    set(header::CONTENT_SECURITY_POLICY, CSP);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "same-origin");
    set(header::X_FRAME_OPTIONS, "DENY");
    if app.config.secure {
        // A browser that was here over HTTPS does not come back without it, whatever it is told.
        set(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    // Answers are for one person at one moment; those that may be cached say so themselves.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Names that lead to this machine wherever they are resolved.
const LOOPBACK: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

/// Refuses requests for another name than the server's: another site can let its own name lead here, and its pages
/// would then pass for ours.
pub async fn known_host(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let hosts = &app.config.hosts;
    let named = request.headers().get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name = without_port(named);
    let known = hosts.iter().map(String::as_str).chain(LOOPBACK).any(|host| host.eq_ignore_ascii_case(name));
    if hosts.is_empty() || known {
        return next.run(request).await;
    }
    Refusal::because(Code::Forbidden, "this server has another name").into_response()
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.chars().all(|c| c.is_ascii_digit()) => name,
        _ => host,
    }
}
