//! What is kept, as plain data.

use rusqlite::ToSql;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};
use serde::{Deserialize, Serialize};

/// An enum that is one word in the database: the same word as in the protocol, so both can be read by people.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum $name {
            $(#[serde(rename = $word)] $variant),+
        }

        impl $name {
            pub fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word),+
                }
            }
        }

        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.word().into())
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                match value.as_str()? {
                    $($word => Ok($name::$variant),)+
                    other => Err(FromSqlError::Other(format!("unknown word '{other}'").into())),
                }
            }
        }
    };
}

words!(
    /// How far a match is.
    Status { Waiting = "waiting", Running = "running", Finished = "finished" }
);
words!(
    /// Where a match comes from.
    Origin { Played = "played", Uploaded = "uploaded", Forked = "forked" }
);
words!(
    /// Who sits on a seat.
    SeatKind { Person = "person", Device = "device", Open = "open", Bot = "bot" }
);

/// A guest or an account.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    pub id: String,
    pub name: String,
    /// As its owner writes it; other cases of the same letters are the same account.
    pub account: Option<String>,
    /// An argon2 hash, never the password.
    pub password: Option<String>,
    pub webhook: Option<String>,
    /// In which the server writes to the person, as a code.
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
    pub progress: Progress,
}

/// What changes in a match with every entry of its log, kept beside the log so that lists need not play matches.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    pub status: Status,
    /// A bit a seat.
    pub asked: u8,
    pub choices: u32,
    pub version: u32,
    pub moved: i64,
    /// JSON.
    pub outcome: Option<String>,
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
    pub entry: Entry,
}

/// One thing that happened in a match. Stored as JSON: files outlive this enum, so names here must not change.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Entry {
    Choice {
        seat: u8,
        choice: String,
        /// Of the state after it. Older rows have none, nor have most choices of a match that did not begin here.
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
    /// The rules have changed, so that the match cannot go on.
    Close {
        /// The version since which.
        rules: u32,
        /// Who had to decide until then, a bit a seat.
        asked: u8,
    },
}

impl ToSql for Entry {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let json =
            serde_json::to_string(self).map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?;
        Ok(json.into())
    }
}

impl FromSql for Entry {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        serde_json::from_str(value.as_str()?).map_err(|error| FromSqlError::Other(error.into()))
    }
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

/// A match with its seats, in the order of the table.
pub type Seated = (MatchRow, Vec<SeatRow>);

/// The lobby of one person; each list begins with what moved last.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lists {
    /// Unfinished matches that the person made or sits in.
    pub mine: Vec<Seated>,
    /// Public matches that wait for players, one's own too.
    pub open: Vec<Seated>,
    /// Public running matches of others.
    pub watch: Vec<Seated>,
    /// One's own and public ones.
    pub finished: Vec<Seated>,
}
