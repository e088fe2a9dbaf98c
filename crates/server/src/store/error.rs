//! What can go wrong with the store.

use std::fmt;

use rusqlite::ffi;

#[derive(Clone, Debug, PartialEq)]
pub enum StoreError {
    /// The id, number or account name belongs to another row.
    Taken,
    /// The match, or its seat, does not exist.
    NotFound,
    /// More writes are waiting than the store takes; trying again later may help.
    Full,
    /// The store has been closed.
    Closed,
    /// The file, the disk or a row is broken. A write that failed so may or may not be there after a restart.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            StoreError::Taken => f.write_str("this already exists"),
            StoreError::NotFound => f.write_str("this does not exist"),
            StoreError::Full => f.write_str("too many writes are waiting"),
            StoreError::Closed => f.write_str("the store is closed"),
            StoreError::Broken(problem) => write!(f, "the store is broken: {problem}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error().map(|error| error.extended_code) {
            Some(ffi::SQLITE_CONSTRAINT_UNIQUE | ffi::SQLITE_CONSTRAINT_PRIMARYKEY) => StoreError::Taken,
            // The only parents in the schema are matches.
            Some(ffi::SQLITE_CONSTRAINT_FOREIGNKEY) => StoreError::NotFound,
            _ => StoreError::Broken(error.to_string()),
        }
    }
}
