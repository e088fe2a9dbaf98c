//! What can go wrong with a server.

use std::error::Error as _;

use deadpool_postgres::PoolError;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::store::StoreError;

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        match error.code() {
            Some(code) if *code == SqlState::UNIQUE_VIOLATION => StoreError::Taken,
            // The only parents in the schema are matches.
            Some(code) if *code == SqlState::FOREIGN_KEY_VIOLATION => StoreError::NotFound,
            _ => StoreError::Broken(explain(&error)),
        }
    }
}

impl From<PoolError> for StoreError {
    fn from(error: PoolError) -> Self {
        match error {
            PoolError::Backend(error) => error.into(),
            PoolError::Closed => StoreError::Closed,
            PoolError::Timeout(_) => StoreError::Broken("no connection to the database in time".to_owned()),
            other => StoreError::Broken(other.to_string()),
        }
    }
}

/// In one line for people: what the server said, or what the system says about the connection.
pub(super) fn explain(error: &Error) -> String {
    if let Some(said) = error.as_db_error() {
        return said.message().to_owned();
    }
    match error.source() {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    }
}

/// Another transaction was faster; trying again helps.
pub(super) fn is_conflict(error: &Error) -> bool {
    error
        .code()
        .is_some_and(|code| [SqlState::T_R_SERIALIZATION_FAILURE, SqlState::T_R_DEADLOCK_DETECTED].contains(code))
}
