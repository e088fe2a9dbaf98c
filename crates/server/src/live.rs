//! The WebSocket of a table.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, Extension, Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::StreamExt;
use governor::{Quota, RateLimiter};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::app::{App, closed};
use crate::people::{Identity, same_origin};
use crate::refusal::{Answer, Code, Refusal};
use crate::room::{Guest, Message, Order};

/// Messages a connection may have waiting before it counts as lost.
const WAITING: usize = 256;
/// A quiet connection is tested now and then.
const PING: Duration = Duration::from_secs(45);
/// The default buffers take 134 kB a connection; tables need little.
const BUFFER: usize = 4096;

pub async fn connect(
    State(app): State<Arc<App>>,
    ConnectInfo(_): ConnectInfo<SocketAddr>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<String>,
    Query(query): Query<HashMap<String, String>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    if !same_origin(&headers) {
        return Err(Refusal::new(Code::Forbidden));
    }
    let limits = &app.config.limits;
    if app.metrics.connections.get() >= limits.connections as i64 {
        return Err(Refusal::new(Code::Busy));
    }
    let number = |key: &str| query.get(key).map(|text| text.parse::<u32>()).transpose();
    let bad = |_| Refusal::new(Code::BadRequest);
    let (seat, since) = (number("seat").map_err(bad)?, number("since").map_err(bad)?);
    let seat = seat.and_then(|seat| u8::try_from(seat).ok());
    // Whether the match exists is better said before the upgrade.
    app.rooms.ask(&app, &id, |reply| Order::Look { person: identity.id.clone(), reply }).await?;
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_message_size(limits.message)
        .max_frame_size(limits.message);
    let visitor = Visitor { app, id, person: identity.id, seat, since };
    Ok(upgrade.on_upgrade(|socket| visitor.stay(socket)))
}

struct Visitor {
    app: Arc<App>,
    id: String,
    person: String,
    seat: Option<u8>,
    since: Option<u32>,
}

impl Visitor {
    async fn stay(self, mut socket: WebSocket) {
        self.app.metrics.connections.inc();
        let (to, mut news) = mpsc::channel(WAITING);
        let guest = Guest { person: self.person.clone(), seat: self.seat, since: self.since, to };
        match self.app.rooms.ask(&self.app, &self.id, |reply| Order::Attach { guest, reply }).await {
            Ok(key) => {
                self.talk(&mut socket, key, &mut news).await;
                // A room that has gone to sleep has no guests to let go.
                drop(self.app.rooms.tell(&self.app, &self.id, Order::Detach { key }).await);
            }
            Err(refusal) => {
                let message = json!({ "type": "error", "error": refusal.json() }).to_string();
                // The client may be gone already.
                drop(socket.send(Frame::Text(message.into())).await);
            }
        }
        let goodbye = CloseFrame { code: close_code::AWAY, reason: Utf8Bytes::from_static("") };
        drop(socket.send(Frame::Close(Some(goodbye))).await);
        self.app.metrics.connections.dec();
    }

    /// Until either side ends it.
    async fn talk(&self, socket: &mut WebSocket, key: u64, news: &mut mpsc::Receiver<Arc<str>>) {
        let per_second = NonZeroU32::new(self.app.config.limits.messages_per_second).unwrap_or(NonZeroU32::MIN);
        let pace = RateLimiter::direct(Quota::per_second(per_second));
        let mut closing = self.app.closing.subscribe();
        let mut quiet = tokio::time::interval(PING);
        quiet.reset();
        loop {
            let sent = tokio::select! {
                text = news.recv() => match text {
                    Some(text) => socket.send(Frame::Text(text.as_ref().into())).await,
                    // The room has let this guest go.
                    None => return,
                },
                frame = socket.next() => match frame {
                    Some(Ok(Frame::Text(text))) => match self.say(key, text.as_str(), pace.check().is_ok()).await {
                        None => Ok(()),
                        Some(refusal) => socket.send(Frame::Text(refusal.into())).await,
                    },
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => Ok(()),
                    Some(Ok(Frame::Binary(_))) => {
                        let refusal = json!({ "type": "error", "error": Refusal::new(Code::BadRequest).json() });
                        socket.send(Frame::Text(refusal.to_string().into())).await
                    }
                    Some(Ok(Frame::Close(_)) | Err(_)) | None => return,
                },
                _ = quiet.tick() => socket.send(Frame::Ping(Vec::new().into())).await,
                () = closed(&mut closing) => return,
            };
            if sent.is_err() {
                return;
            }
        }
    }

    /// Passes a message on to the room; what cannot be read is refused here.
    async fn say(&self, key: u64, text: &str, in_time: bool) -> Option<String> {
        let parsed: Result<Value, _> = serde_json::from_str(text);
        let id = parsed.as_ref().ok().and_then(|value| value["id"].as_str()).map(str::to_string);
        let refuse = |code, detail: &str| {
            let refusal = Refusal::because(code, detail);
            Some(json!({ "type": "error", "error": refusal.json(), "answer_to": id.clone() }).to_string())
        };
        if !in_time {
            return refuse(Code::TooMany, "");
        }
        let Ok(Value::Object(mut object)) = parsed else { return refuse(Code::BadRequest, "not a JSON object") };
        object.remove("id");
        let message: Message = match serde_json::from_value(Value::Object(object)) {
            Ok(message) => message,
            Err(error) => return refuse(Code::BadRequest, &error.to_string()),
        };
        let order = Order::Said { key, id: id.clone(), message };
        match self.app.rooms.tell(&self.app, &self.id, order).await {
            Ok(()) => None,
            Err(refusal) => refuse(refusal.code, ""),
        }
    }
}
