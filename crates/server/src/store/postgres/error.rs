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
            _ if is_about_the_connection(&error) => StoreError::Away(explain(&error)),
            _ => StoreError::Broken(explain(&error)),
        }
    }
}

/// The server cannot be reached, or says so itself: classes 08 (connection), 53 (resources, such as too many
/// connections) and 57P (it is shut down, or starts).
fn is_about_the_connection(error: &Error) -> bool {
    let says_so = |code: &SqlState| ["08", "53", "57P"].iter().any(|class| code.code().starts_with(class));
    let is_lost = || error.is_closed() || error.source().is_some_and(|cause| cause.is::<std::io::Error>());
    error.code().map_or_else(is_lost, says_so)
}

impl From<PoolError> for StoreError {
    fn from(error: PoolError) -> Self {
        match error {
            PoolError::Backend(error) => error.into(),
            PoolError::Closed => StoreError::Closed,
            PoolError::Timeout(_) => StoreError::Away("no connection to the database in time".to_owned()),
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
