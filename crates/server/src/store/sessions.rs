//! Where accounts are logged in, in SQL.

use super::connection::{Connection, values};
use super::{Session, StoreError};

pub(super) fn begin(connection: &dyn Connection, new: &Session) -> Result<(), StoreError> {
    let sql = "INSERT INTO sessions (key, person, created) VALUES (?1, ?2, ?3)";
    connection.execute(sql, &values![new.key, new.person, new.created])?;
    Ok(())
}

pub(super) fn end(connection: &dyn Connection, key: &str) -> Result<(), StoreError> {
    connection.execute("DELETE FROM sessions WHERE key = ?1", &values![key])?;
    Ok(())
}

/// Ends all others of the person.
pub(super) fn begin_alone(connection: &dyn Connection, new: &Session) -> Result<(), StoreError> {
    connection.execute("DELETE FROM sessions WHERE person = ?1", &values![&new.person])?;
    begin(connection, new)
}

/// Whether a cookie with this session is still the person's.
pub(super) fn is_live(connection: &dyn Connection, key: &str, person: &str) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM sessions WHERE key = ?1 AND person = ?2";
    connection.exists(sql, &values![key, person])
}

/// Whether a guest's cookie is still the person's: an account needs a session.
pub(super) fn is_guest(connection: &dyn Connection, id: &str) -> Result<bool, StoreError> {
    let sql = "SELECT account IS NULL FROM people WHERE id = ?1";
    Ok(connection.value(sql, &values![id])?.unwrap_or(true))
}

pub(super) fn list(connection: &dyn Connection, person: &str) -> Result<Vec<Session>, StoreError> {
    let sql = "SELECT key, person, created FROM sessions WHERE person = ?1 ORDER BY created, key";
    connection.rows(sql, &values![person], |row| {
        Ok(Session { key: row.get("key")?, person: row.get("person")?, created: row.get("created")? })
    })
}
