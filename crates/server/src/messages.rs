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

/// What a client says. It is answered with a state, or with an error.
#[derive(Deserialize, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// Answers the question.
    Choose {
        /// Of the state that the choice answers; an old one is refused with `stale`.
        version: u32,
        /// One of the offers.
        choice: String,
    },
    /// Takes the viewer's last choice back: at once if nothing was learned and nobody else has acted, else the other
    /// players are asked.
    Undo {},
    /// Whether somebody else may take a choice back.
    UndoAnswer { agree: bool },
    /// Plans an answer ahead.
    Plan {
        /// One of the game's plans.
        plan: String,
        /// `always`, or a number where the game says so; empty: deletes the plan.
        value: String,
    },
    /// Says something to everybody.
    Chat { text: String },
    /// Sees the match as another of one's own seats, on a shared device.
    View { seat: u8 },
    /// Lets a bot play for somebody who is away: when all other connected players agree and the player has been away
    /// for a while, or at once when the time limit has passed.
    Handover {
        /// Who is away.
        seat: u8,
        agree: bool,
        /// Of the bot; the first proposal counts. `casual` if none is named.
        #[cfg_attr(feature = "schema", ts(optional = nullable))]
        level: Option<String>,
    },
}

/// What the server sends.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
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
    /// The match was cancelled before it began; the connection closes.
    Cancelled {},
}

impl FromServer<'_> {
    pub fn text(&self) -> Arc<str> {
        let mut text = Vec::with_capacity(USUAL_LENGTH);
        serde_json::to_writer(&mut text, self).expect("a message is plain data");
        String::from_utf8(text).expect("JSON is text").into()
    }
}

/// A match as one connection sees it.
//
// This is the server's hottest path, so it serialises straight to text.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct State<'a> {
    pub version: u32,
    #[serde(rename = "match")]
    pub summary: Summary,
    /// The seat through whose eyes this is seen; none: a watcher's.
    pub viewer: Option<u8>,
    /// The game's view; none before it has begun.
    #[cfg_attr(
        feature = "schema",
        ts(type = "unknown"),
        schemars(with = "Option<serde_json::Map<String, serde_json::Value>>")
    )]
    pub view: Option<Box<RawValue>>,
    /// What the viewer is asked.
    pub question: Option<SeatQuestion>,
    /// What happened since the last state that was sent, or since `since`.
    pub news: Vec<News>,
    /// The news begin from the start of the match; what was shown before is obsolete.
    pub reset: bool,
    pub undo: UndoState,
    /// Proposals to let a bot play for somebody who is away.
    pub handover: Vec<HandoverState>,
    /// What the viewer has planned, by plan.
    pub plans: BTreeMap<&'a str, &'a str>,
    /// Since when the players who are asked have been waited for, in milliseconds since 1970.
    pub waiting_since: i64,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HandoverState {
    pub seat: u8,
    /// Of the bot.
    pub level: String,
    pub agreed: Vec<u8>,
    /// When the player will have been away long enough, in milliseconds since 1970.
    pub from: i64,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
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
