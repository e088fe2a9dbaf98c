//! What goes over the WebSocket of a match, in both directions.

use std::collections::BTreeMap;
use std::sync::Arc;

use bytes::Bytes;
use serde::{Deserialize, Serialize};
use table::json::{self, Written};
use table::{News, Seat, SeatQuestion};

use crate::moderation::Announced;
use crate::people::is_guest_name;
use crate::refusal::Refusal;
use crate::socket::{self, Data};
use crate::store::{ChatRow, Note};
use crate::summary::Summary;

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
    /// Wants the whole state, because the last differences do not fit what the client has.
    Resync {},
    /// Proposes to allow hints, agrees to it, or declines; they are allowed when all players have agreed.
    Hints { agree: bool },
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
    /// What was said before the client connected, as far as it does not know it.
    ChatSoFar {
        lines: Vec<Chat<'a>>,
    },
    Presence {
        /// Which seats are connected.
        here: Vec<bool>,
    },
    /// A bot thinks with less than its usual budget, because many think at the same time.
    Thinking(ThinkingBot),
    /// What the client said with this `id` is done and on disk.
    Done {
        answer_to: &'a str,
    },
    Error {
        error: &'a Refusal,
        /// The `id` of the message that was refused, if it had one.
        answer_to: Option<&'a str>,
    },
    /// A line of the chat was deleted.
    ChatDeleted {
        number: u32,
    },
    /// What the operators of the server tell everybody, when it changes.
    Announced(&'a Announced),
    /// The match was deleted; the connection closes.
    Cancelled {},
}

impl<'a> FromServer<'a> {
    pub fn chat_so_far(chats: &'a [ChatRow]) -> Self {
        FromServer::ChatSoFar { lines: chats.iter().map(Chat::from).collect() }
    }

    pub fn text(&self) -> Arc<str> {
        json::with_text(self, |text| text.into())
    }

    pub fn outgoing(&self) -> Outgoing {
        json::with_text(self, |text| text.into())
    }
}

/// A message as it goes over the network, the same for everybody who is sent it.
#[derive(Clone, Debug)]
pub struct Outgoing(Bytes);

impl Outgoing {
    /// A state by its differences from the one before; see [`crate::delta`].
    pub fn changes(changes: &[u8]) -> Self {
        Outgoing(socket::frame(Data::Binary, changes))
    }

    pub fn frame(&self) -> Bytes {
        self.0.clone()
    }

    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl From<&str> for Outgoing {
    fn from(text: &str) -> Self {
        Outgoing(socket::frame(Data::Text, text.as_bytes()))
    }
}

/// A match as one connection sees it.
//
// This is the server's hottest path, so it serialises straight to text. The news come first: a whole log would push
// everything else out of what the next state is compared with.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct State<'a> {
    /// What happened since the last state that was sent, or since `since`.
    pub news: Vec<News>,
    /// The news begin from the start of the match; what was shown before is obsolete.
    pub reset: bool,
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
    pub view: Option<Written>,
    /// What the viewer is asked.
    pub question: Option<SeatQuestion>,
    pub undo: UndoState,
    /// Proposals to let a bot play for somebody who is away.
    pub handover: Vec<HandoverState>,
    pub hints: HintsState,
    /// What the viewer has planned, by plan.
    pub plans: BTreeMap<&'a str, &'a str>,
    /// Since when the players who are asked have been waited for, in milliseconds since 1970.
    pub waiting_since: i64,
    /// The bot that thinks now.
    pub thinking: Option<ThinkingBot>,
}

/// A bot that thinks, or waits for its turn to think.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ThinkingBot {
    pub seat: u8,
    /// How much of its usual budget it may spend; less than 100 while the server is busy.
    pub percent: u8,
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

/// The proposal to allow hints.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HintsState {
    /// Who proposes it, if anybody, and which seats have agreed so far.
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
    /// What the server tells about the seat; then the text is empty.
    pub note: Option<Note>,
}

impl<'a> From<&'a ChatRow> for Chat<'a> {
    fn from(ChatRow { number, person, seat, name, text, at, note }: &'a ChatRow) -> Self {
        let named = !is_guest_name(name, person);
        Chat { number: *number, from: name, named, seat: *seat, text, at: *at, note: *note }
    }
}
