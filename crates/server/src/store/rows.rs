//! The rows of the database, as plain data.

use rusqlite::ToSql;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};
use serde::{Deserialize, Serialize};
use table::named_enum;

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

/// In the database these are the same words as on the wire, so that people can read both.
macro_rules! stored_by_name {
    ($($name:ident)+) => { $(
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.name().into())
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                let word = value.as_str()?;
                $name::parse(word).ok_or_else(|| FromSqlError::Other(format!("unknown word '{word}'").into()))
            }
        }
    )+ };
}

stored_by_name!(Status Origin SeatKind);

/// Data that the database holds as JSON.
macro_rules! stored_as_json {
    ($($name:ident)+) => { $(
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                let json = serde_json::to_string(self);
                Ok(json.map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?.into())
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                serde_json::from_str(value.as_str()?).map_err(|error| FromSqlError::Other(error.into()))
            }
        }
    )+ };
}

stored_as_json!(LogEntry Outcome);

/// A guest or an account.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    pub id: String,
    pub name: String,
    /// As its owner writes it; case makes no difference.
    pub account: Option<String>,
    /// An argon2 hash, never the password.
    pub password: Option<String>,
    pub webhook: Option<String>,
    /// The code of the language in which the server writes to the person.
    pub language: String,
    pub created: i64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct MatchRow {
    pub id: String,
    pub game: String,
    pub rules: u32,
    pub options: String,
    pub seed: u64,
    pub public: bool,
    /// Seconds; 0: none.
    pub limit: u32,
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
}

#[derive(Clone, Debug, PartialEq)]
pub struct ChatRow {
    pub number: u32,
    pub person: String,
    pub seat: Option<u8>,
    pub name: String,
    pub text: String,
    pub at: i64,
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
