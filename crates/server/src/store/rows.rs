//! The rows of the database, as plain data.

use serde::{Deserialize, Serialize};
use table::{Seed, named_enum};

use super::connection::{FromValue, ToValue, Value};
use crate::ending::Ending;
use crate::game_clock::{Clock, Timing};
use crate::lobby::seat_name;

named_enum!(
    /// The progress of a match.
    Status { Waiting = "waiting", Running = "running", Finished = "finished", }
);
named_enum!(
    /// Where a match comes from.
    Origin { Played = "played", Uploaded = "uploaded", Forked = "forked", }
);
named_enum!(
    /// Who sits on a seat.
    SeatKind { Person = "person", Device = "device", Open = "open", Bot = "bot", }
);

named_enum!(
    /// How a person left a seat where a bot plays on, or a match that ended with it.
    Departure {
        Left = "left",
        /// The others, who waited, gave the seat to a bot.
        Absent = "absent",
        Time = "time",
        /// The only one that cannot be taken back.
        Resigned = "resigned",
    }
);
named_enum!(
    /// Whether players may ask for hints.
    Hints {
        /// As long as nobody else plays.
        Alone = "alone",
        On = "on",
        Off = "off",
    }
);
named_enum!(
    /// What is told in the chat of a match though nobody wrote it.
    Note {
        Hint = "hint",
        HintsOn = "hints-on",
        /// Somebody sat down who had not agreed.
        HintsOff = "hints-off",
        Left = "left",
        Absent = "absent",
        Time = "time",
        Resigned = "resigned",
        Returned = "returned",
    }
);

impl From<Departure> for Note {
    fn from(departure: Departure) -> Note {
        match departure {
            Departure::Left => Note::Left,
            Departure::Absent => Note::Absent,
            Departure::Time => Note::Time,
            Departure::Resigned => Note::Resigned,
        }
    }
}

/// In the database these are the same words as on the wire, so that people can read both.
macro_rules! stored_by_name {
    ($($name:ident)+) => { $(
        impl $crate::store::connection::ToValue for $name {
            fn to_value(&self) -> $crate::store::connection::Value<'_> {
                self.name().to_value()
            }
        }

        impl $crate::store::connection::FromValue for $name {
            fn from_value(value: $crate::store::connection::Value) -> Result<Self, String> {
                let word = String::from_value(value)?;
                $name::parse(&word).ok_or_else(|| format!("unknown word '{word}'"))
            }
        }
    )+ };
}
pub(super) use stored_by_name;

stored_by_name!(Status Origin SeatKind Departure Hints Note);

/// Data that the database holds as JSON.
macro_rules! stored_as_json {
    ($($name:ident)+) => { $(
        impl ToValue for $name {
            fn to_value(&self) -> Value<'_> {
                Value::Text(serde_json::to_string(self).expect("plain data").into())
            }
        }

        impl FromValue for $name {
            fn from_value(value: Value) -> Result<Self, String> {
                serde_json::from_str(&String::from_value(value)?).map_err(|error| error.to_string())
            }
        }
    )+ };
}

stored_as_json!(LogEntry Outcome Clock Timing);

impl ToValue for Seed {
    fn to_value(&self) -> Value<'_> {
        Value::Text(self.to_string().into())
    }
}

impl FromValue for Seed {
    fn from_value(value: Value) -> Result<Self, String> {
        String::from_value(value)?.parse()
    }
}

/// A guest or an account.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    pub id: String,
    pub name: String,
    /// As its owner writes it; case makes no difference.
    pub account: Option<String>,
    /// An argon2 hash, never the password.
    pub password: Option<String>,
    /// The hash of the code that sets a new password.
    pub recovery: Option<String>,
    /// Looks after the server and its people.
    pub operator: bool,
    pub webhook: Option<String>,
    /// The code of the language in which the server writes to the person.
    pub language: String,
    pub created: i64,
    /// The network from which the person last changed something.
    pub address: Option<String>,
}

/// What makes a guest an account.
#[derive(Clone, Debug)]
pub struct NewAccount {
    pub account: String,
    /// What the account looks like: no two accounts may look the same.
    pub look: String,
    /// An argon2 hash.
    pub password: String,
    /// The hash of the recovery code.
    pub recovery: String,
}

/// The hash of what a cookie says, and whose it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    pub key: String,
    pub person: String,
    pub created: i64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct MatchRow {
    pub id: String,
    pub game: String,
    pub rules: u32,
    pub options: String,
    pub seed: Seed,
    /// Somebody knows the seed, and with it every card to come: nobody else may join.
    pub seed_known: bool,
    pub public: bool,
    /// Seconds; 0: none.
    pub limit: u32,
    pub clock: Option<Clock>,
    pub hints: Hints,
    /// All who play have agreed on hints, whatever was chosen for the match.
    pub hints_agreed: bool,
    /// Days without any change after which the match is closed.
    pub idle_days: u32,
    pub creator: String,
    pub origin: Origin,
    pub created: i64,
    pub progress: MatchProgress,
}

/// What changes in a match with every entry of its log, kept beside the log so that lists need not replay matches.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchProgress {
    pub status: Status,
    /// One bit per seat.
    pub asked: u8,
    pub choices: u32,
    pub version: u32,
    pub moved: i64,
    pub outcome: Option<Outcome>,
    pub timing: Timing,
    /// The uptime at which something happens by itself: somebody runs out of time, or the match is abandoned.
    pub deadline: Option<i64>,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Outcome {
    /// The place of each seat; 1 won. Several may share a place.
    pub places: Vec<u8>,
    pub points: Vec<i32>,
    /// A stable word: `achievements`, `score`, `draw` ...
    pub how: String,
}

impl From<table::Outcome> for Outcome {
    fn from(table::Outcome { places, points, how }: table::Outcome) -> Self {
        Outcome { places, points, how: how.to_string() }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct SeatRow {
    pub seat: u8,
    pub kind: SeatKind,
    pub person: Option<String>,
    pub name: String,
    /// Of a bot.
    pub level: Option<String>,
    pub invitation: Option<String>,
    /// Who played here until a bot took over.
    pub former: Option<String>,
    pub departed: Option<Departure>,
}

impl SeatRow {
    /// A seat that somebody may take.
    pub fn open(seat: u8, invitation: String) -> SeatRow {
        SeatRow {
            seat,
            kind: SeatKind::Open,
            person: None,
            name: seat_name(seat as usize),
            level: None,
            invitation: Some(invitation),
            former: None,
            departed: None,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct LogRow {
    pub number: u32,
    pub at: i64,
    pub entry: LogEntry,
}

/// One thing that happened in a match. Stored as JSON: files outlive this enum, so names here must not change.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum LogEntry {
    Choice {
        seat: u8,
        choice: String,
        /// Of the state after it. Older rows have none, and most choices of a match that began elsewhere.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hash: Option<u64>,
    },
    Undo {
        /// How many choices are left.
        to: u32,
    },
    Seat {
        seat: u8,
    },
    Begin,
    /// The rules have changed, and the match cannot continue.
    Close {
        /// The version with which it could not.
        rules: u32,
        /// Who had to decide until then, one bit per seat.
        asked: u8,
    },
    /// The match ends before its rules say so.
    End {
        how: Ending,
        /// Who gave up or ran out of time.
        seat: Option<u8>,
        /// Who had to decide until then, one bit per seat.
        asked: u8,
    },
}

#[derive(Clone, Debug, PartialEq)]
pub struct ChatRow {
    pub number: u32,
    pub person: String,
    pub seat: Option<u8>,
    pub name: String,
    pub text: String,
    pub at: i64,
    /// Told by the server about the seat; then there is no text.
    pub note: Option<Note>,
}

/// A match with its seats, in order.
pub type MatchAndSeats = (MatchRow, Vec<SeatRow>);

/// The lobby of one person; each list begins with the match that changed last.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lists {
    /// Unfinished matches that the person created or plays in.
    pub mine: Vec<MatchAndSeats>,
    /// Public matches that wait for players, including the person's own.
    pub open: Vec<MatchAndSeats>,
    /// Public running matches of others.
    pub watch: Vec<MatchAndSeats>,
    /// The person's own and public ones.
    pub finished: Vec<MatchAndSeats>,
}
