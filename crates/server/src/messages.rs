//! What goes over the WebSocket of a match, in both directions.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{News, Seat, SeatQuestion};

use crate::people::is_guest_name;
use crate::refusal::Refusal;
use crate::store::ChatRow;
use crate::summary::Summary;

/// Enough for most states: growing step by step would copy them several times.
const USUAL_LENGTH: usize = 8 * 1024;

#[derive(Deserialize, Debug)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    Choose { version: u32, choice: String },
    Undo {},
    UndoAnswer { agree: bool },
    Plan { plan: String, value: String },
    Chat { text: String },
    View { seat: u8 },
    Handover { seat: u8, agree: bool, level: Option<String> },
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromServer<'a> {
    State(&'a State<'a>),
    Chat(Chat<'a>),
    Presence {
        /// Which seats are connected.
        here: Vec<bool>,
    },
    Error {
        error: &'a Refusal,
        /// The `id` of the message that was refused, if it had one.
        answer_to: Option<&'a str>,
    },
    /// The match was cancelled before it began.
    Cancelled {},
}

impl FromServer<'_> {
    pub fn text(&self) -> Arc<str> {
        let mut text = Vec::with_capacity(USUAL_LENGTH);
        serde_json::to_writer(&mut text, self).expect("a message is plain data");
        String::from_utf8(text).expect("JSON is text").into()
    }
}

/// A match as one connection sees it. This is the server's hottest path, so it serialises straight to text.
#[derive(Serialize)]
pub struct State<'a> {
    pub version: u32,
    #[serde(rename = "match")]
    pub summary: Summary,
    /// The seat through whose eyes this is seen; none: a watcher's.
    pub viewer: Option<u8>,
    /// The game's view; none before it has begun.
    pub view: Option<Box<RawValue>>,
    pub question: Option<SeatQuestion>,
    pub news: Vec<News>,
    /// The news begin from the start of the match; what was shown before is obsolete.
    pub reset: bool,
    pub undo: UndoState,
    pub handover: Vec<HandoverState>,
    /// What the viewer has planned, by plan.
    pub plans: BTreeMap<&'a str, &'a str>,
    /// Since when the players who are asked have been waited for, in milliseconds since 1970.
    pub waiting_since: i64,
}

#[derive(Serialize)]
pub struct UndoState {
    /// The viewer has made a choice that could be taken back.
    pub possible: bool,
    /// Nobody else has to agree.
    pub free: bool,
    /// Who wants to take a choice back, and which seats have agreed so far.
    pub asked_by: Option<Seat>,
    pub agreed: Vec<u8>,
}

/// The proposal that a bot takes over the seat of somebody who is away.
#[derive(Serialize)]
pub struct HandoverState {
    pub seat: u8,
    /// Of the bot.
    pub level: String,
    pub agreed: Vec<u8>,
    /// When the player will have been away long enough, in milliseconds since 1970.
    pub from: i64,
}

#[derive(Serialize)]
pub struct Chat<'a> {
    pub number: u32,
    pub from: &'a str,
    /// Whether a person chose the name.
    pub named: bool,
    /// The seat of the writer; none: a watcher.
    pub seat: Option<u8>,
    pub text: &'a str,
    /// Milliseconds since 1970.
    pub at: i64,
}

impl<'a> From<&'a ChatRow> for FromServer<'a> {
    fn from(ChatRow { number, person, seat, name, text, at }: &'a ChatRow) -> Self {
        let named = !is_guest_name(name, person);
        FromServer::Chat(Chat { number: *number, from: name, named, seat: *seat, text, at: *at })
    }
}
