//! What happens by itself, and the time it is measured by, in SQL.

use super::connection::{Connection, values};
use super::{StoreError, settings};

/// How many matches are handled at once.
const AT_ONCE: u32 = 100;

/// By the clock of the database, a beat counts at most this much: while all servers are down, nobody's time passes.
const LONGEST_BEAT: i64 = 10_000;

pub(super) fn uptime(connection: &dyn Connection) -> Result<i64, StoreError> {
    Ok(settings::get_number(connection, "uptime")?.unwrap_or(0))
}

pub(super) fn set_uptime(connection: &dyn Connection, uptime: i64) -> Result<(), StoreError> {
    settings::put_number(connection, "uptime", uptime)
}

/// Adds the time since the last beat of whichever server to the uptime. `now` is by the clock that all of them share.
pub(super) fn beat(connection: &dyn Connection, now: i64) -> Result<i64, StoreError> {
    let last = settings::get_number(connection, "beat")?.unwrap_or(now);
    let uptime = uptime(connection)?.saturating_add(now.saturating_sub(last).clamp(0, LONGEST_BEAT));
    set_uptime(connection, uptime)?;
    settings::put_number(connection, "beat", now)?;
    Ok(uptime)
}

pub(super) fn due(connection: &dyn Connection, uptime: i64) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT id FROM matches WHERE deadline <= ?1 ORDER BY deadline LIMIT ?2";
    connection.column(sql, &values![uptime, AT_ONCE])
}

pub(super) fn set(connection: &dyn Connection, id: &str, deadline: Option<i64>) -> Result<(), StoreError> {
    let sql = "UPDATE matches SET deadline = ?2 WHERE id = ?1";
    super::matches::found(connection.execute(sql, &values![id, deadline])?)
}
