//! What can go wrong with the store.

use std::fmt;

use rusqlite::ffi;

#[derive(Clone, Debug, PartialEq)]
pub enum StoreError {
    /// The id, number or account name belongs to another row.
    Taken,
    /// The match, or its seat, does not exist.
    NotFound,
    /// The person would have more of this than anybody may.
    TooMuch,
    /// More writes are waiting than the store takes; trying again later may help.
    Full,
    /// The store has been closed.
    Closed,
    /// Another server uses the data; its process, if that is known.
    InUse(Option<u32>),
    /// The server of the database cannot be reached at the moment; trying again later may help.
    Away(String),
    /// The file, the disk or a row is broken.
    Broken(String),
    /// The disk is full or broken: a write failed, which may or may not be there after a restart.
    NotSaved(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            StoreError::Taken => f.write_str("this already exists"),
            StoreError::NotFound => f.write_str("this does not exist"),
            StoreError::TooMuch => f.write_str("this would be too much"),
            StoreError::Full => f.write_str("too many writes are waiting"),
            StoreError::Closed => f.write_str("the store is closed"),
            StoreError::InUse(Some(process)) => write!(f, "another server (process {process}) uses this data"),
            StoreError::InUse(None) => f.write_str("another server uses this data"),
            StoreError::Away(problem) => write!(f, "the database is away: {problem}"),
            StoreError::Broken(problem) => write!(f, "the store is broken: {problem}"),
            StoreError::NotSaved(problem) => write!(f, "this could not be saved: {problem}"),
        }
    }
}

impl StoreError {
    /// For a line that says where and what already.
    pub fn problem(&self) -> String {
        match self {
            StoreError::Away(problem) | StoreError::Broken(problem) | StoreError::NotSaved(problem) => problem.clone(),
            other => other.to_string(),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error().map(|error| error.extended_code) {
            Some(ffi::SQLITE_CONSTRAINT_UNIQUE | ffi::SQLITE_CONSTRAINT_PRIMARYKEY) => StoreError::Taken,
            // The parents in the schema are matches and people.
            Some(ffi::SQLITE_CONSTRAINT_FOREIGNKEY) => StoreError::NotFound,
            _ => StoreError::Broken(error.to_string()),
        }
    }
}
