//! The WebSocket of a match.

use std::collections::HashMap;
use std::io;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Extension, Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use bytes::Bytes;
use governor::{Quota, RateLimiter};
use serde::Deserialize;
use serde_json::Value;
use tokio::net::tcp::OwnedWriteHalf;

use crate::app::App;
use crate::connection_counts::Admission;
use crate::limits::Caller;
use crate::messages::{FromClient, FromServer, Outgoing};
use crate::moderation::announced;
use crate::notices::Notice;
use crate::outlet::{self, Backlog};
use crate::people::{Identity, same_origin};
use crate::refusal::{Answer, Code, Refusal};
use crate::room::{Command, Connection, Welcome};
use crate::socket::{CloseCode, CloseFrame, Frame, Socket, Upgrade, Utf8Bytes};
use crate::thinking_pool::Owner;

/// A client that does not take a message within this time is considered lost.
const PATIENCE: Duration = Duration::from_secs(10);
/// Messages up to this many times the limit are read and refused; longer ones end the connection.
const TOO_LONG: usize = 16;

pub async fn connect(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
    Query(query): Query<HashMap<String, String>>,
    headers: HeaderMap,
    upgrade: Upgrade,
) -> Answer<Response> {
    if !same_origin(&headers) {
        return Err(Refusal::new(Code::Forbidden));
    }
    let limits = &app.config.limits;
    if app.metrics.connections.get() >= limits.connections as i64 {
        return Err(Refusal::new(Code::Busy));
    }
    let admission = app.sockets.admit(caller.0, app.tables_left(caller.0));
    let admission = admission.ok_or_else(|| Refusal::new(Code::TooMany))?;
    let number = |key: &str| query.get(key).map(|text| text.parse::<u32>()).transpose();
    let bad = |_| Refusal::new(Code::BadRequest);
    let (seat, since) = (number("seat").map_err(bad)?, number("since").map_err(bad)?);
    let chat_since = number("chat").map_err(bad)?;
    let seat = seat.and_then(|seat| u8::try_from(seat).ok());
    let takes_changes = match query.get("changes").map(String::as_str) {
        None => false,
        Some("lz4") => true,
        Some(other) => return Err(Refusal::because(Code::BadRequest, other)),
    };
    // If there is no such match, it is better to say so before the upgrade.
    let owner = Owner { address: Some(caller), person: identity.id.clone() };
    app.rooms.ask(&app, &id, |reply| Command::Open { owner, reply }).await?;
    let longest = limits.message * TOO_LONG;
    let visitor = Visitor { app, id, identity, caller, seat, since, chat_since, takes_changes, _admission: admission };
    Ok(upgrade.then(longest, |socket, network| visitor.stay(socket, network)))
}

struct Visitor {
    app: Arc<App>,
    id: String,
    identity: Identity,
    caller: Caller,
    seat: Option<u8>,
    since: Option<u32>,
    chat_since: Option<u32>,
    takes_changes: bool,
    /// Counts as a connection of its address as long as the visit lasts.
    _admission: Admission,
}

impl Visitor {
    async fn stay(self, mut socket: Socket, network: Arc<OwnedWriteHalf>) {
        self.app.metrics.connections.inc();
        let (to, mut backlog) = outlet::new(network);
        let connection = Connection {
            person: self.identity.id.clone(),
            from: self.caller,
            seat: self.seat,
            since: self.since,
            chat_since: self.chat_since,
            takes_changes: self.takes_changes,
            known: None,
            to,
        };
        match self.app.rooms.ask(&self.app, &self.id, |reply| Command::Attach { connection, reply }).await {
            Ok(welcome) => {
                let key = welcome.key;
                self.talk(&mut socket, welcome, &mut backlog).await;
                self.app.rooms.part(&self.id, key).await;
            }
            // The client may be gone already.
            Err(refused) => _ = in_time(backlog.send(refusal(&refused, None).frame())).await,
        }
        let goodbye = CloseFrame { code: CloseCode::Away, reason: Utf8Bytes::from_static("") };
        in_time(backlog.end(socket.write(Some(Frame::Close(Some(goodbye)))))).await;
        self.app.metrics.connections.dec();
    }

    /// Until either side ends it.
    async fn talk(&self, socket: &mut Socket, welcome: Welcome, backlog: &mut Backlog) {
        let key = welcome.key;
        // Given away: the first state is long, and must not stay as long as the connection.
        if !in_time(backlog.go_on(welcome.first.into_iter().map(|first| first.frame()))).await {
            return;
        }
        let per_second = NonZeroU32::new(self.app.config.limits.messages_per_second).unwrap_or(NonZeroU32::MIN);
        let pace = RateLimiter::direct(Quota::per_second(per_second));
        let mut notices = self.app.notices.listen();
        let mut test = tokio::time::interval(self.app.config.ping);
        test.reset();
        let mut answered = true;
        loop {
            let next = tokio::select! {
                next = backlog.next() => {
                    // The room has dropped this connection, or has ended because the server does.
                    let Some(next) = next else { return };
                    if !in_time(backlog.go_on([next])).await {
                        return;
                    }
                    None
                }
                frame = socket.next() => {
                    answered = true;
                    match frame {
                        Ok(Frame::Text(text)) => self.say(key, text.as_str(), pace.check().is_ok()).await,
                        // Binary data is not JSON; it is refused like any other nonsense.
                        Ok(Frame::Binary(_)) => self.say(key, "", pace.check().is_ok()).await,
                        Ok(Frame::Ping(_)) => Some(socket.write(None)),
                        Ok(Frame::Pong(_) | Frame::Frame(_)) => None,
                        Ok(Frame::Close(_)) | Err(_) => return,
                    }
                }
                _ = test.tick() => {
                    if !std::mem::take(&mut answered) {
                        return;
                    }
                    Some(socket.write(Some(Frame::Ping(Vec::new().into()))))
                }
                notice = notices.recv() => match notice {
                    Ok(Notice::RestrictionsChanged) => {
                        if let Err(refused) = self.app.restrictions.check(&self.identity.id, self.caller) {
                            in_time(backlog.send(refusal(&refused, None).frame())).await;
                            return;
                        }
                        Some(FromServer::Announced(&announced(&self.app)).outgoing().frame())
                    }
                    Ok(notice) if !notice.ends(&self.identity) => None,
                    // Logged out; or too much was missed to know, and the client may come again.
                    _ => return,
                },
            };
            if let Some(frame) = next
                && !in_time(backlog.send(frame)).await
            {
                return;
            }
        }
    }

    /// Passes a message on to the room; what cannot be parsed is refused here.
    async fn say(&self, key: u64, text: &str, in_time: bool) -> Option<Bytes> {
        if text.len() > self.app.config.limits.message {
            return Some(refusal(&Refusal::new(Code::TooLarge), None).frame());
        }
        let (id, read) = read(text);
        let refuse = |code, detail: &str| Some(refusal(&Refusal::because(code, detail), id.as_deref()).frame());
        if !in_time || self.app.throttles.message(self.caller).is_err() {
            return refuse(Code::TooMany, "");
        }
        let message = match read {
            Ok(message) => message,
            Err(problem) => return refuse(Code::BadRequest, &problem),
        };
        if matches!(message, FromClient::Chat { .. })
            && self.app.throttles.chat(self.caller, &self.identity.id).is_err()
        {
            return refuse(Code::TooMany, "");
        }
        self.app.rooms.tell(&self.app, &self.id, Command::Said { key, id, message }).await;
        None
    }
}

/// Almost everything that clients say; what looks otherwise is read as something else.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Choosing<'a> {
    r#type: &'a str,
    version: u32,
    choice: String,
    id: Option<String>,
}

/// What a client calls its message, and the message, or what is wrong with it.
fn read(text: &str) -> (Option<String>, Result<FromClient, String>) {
    match serde_json::from_str(text) {
        // An array of such values would be read too.
        Ok(Choosing { r#type: "choose", version, choice, id }) if text.starts_with('{') => {
            (id, Ok(FromClient::Choose { version, choice }))
        }
        _ => read_anything(text),
    }
}

fn read_anything(text: &str) -> (Option<String>, Result<FromClient, String>) {
    let Ok(mut value) = serde_json::from_str::<Value>(text) else { return (None, Err("not a JSON object".into())) };
    let id = value["id"].as_str().map(str::to_string);
    let Some(object) = value.as_object_mut() else { return (id, Err("not a JSON object".into())) };
    object.remove("id");
    (id, serde_json::from_value(value).map_err(|error| error.to_string()))
}

fn refusal(refused: &Refusal, answer_to: Option<&str>) -> Outgoing {
    FromServer::Error { error: refused, answer_to }.outgoing()
}

/// Whether the client has taken it; if not, it is gone or stuck.
async fn in_time(sending: impl Future<Output = io::Result<()>>) -> bool {
    matches!(tokio::time::timeout(PATIENCE, sending).await, Ok(Ok(())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_read_as_anything_else_is() {
        let said = [
            r#"{"type":"choose","version":7,"choice":"draw"}"#,
            r#"{"id":"a","choice":"meld \"The\\u0020Wheel\"","version":0,"type":"choose"}"#,
            r#"{"type":"choose","version":7,"choice":"draw","id":null}"#,
            r#"{"type":"choose","version":7,"choice":"draw","id":8}"#,
            r#"{"type":"ch\u006fose","version":7,"choice":"draw"}"#,
            r#"{"type":"choose","version":7,"choice":"draw","more":1}"#,
            r#"{"type":"choose","version":7,"version":8,"choice":"draw"}"#,
            r#"{"type":"choose","version":-7,"choice":"draw"}"#,
            r#"{"type":"choose","version":7.0,"choice":"draw"}"#,
            r#"{"type":"choose","version":7}"#,
            r#"{"type":"undo","version":7,"choice":"draw","id":"b"}"#,
            r#"{"type":"undo","id":"b"}"#,
            r#"["choose",7,"draw","c"]"#,
            "null",
            "{",
        ];
        for text in said {
            assert_eq!(format!("{:?}", read(text)), format!("{:?}", read_anything(text)), "{text}");
        }
    }
}
