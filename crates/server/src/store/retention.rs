//! What is no longer needed, in SQL: guests who do not come back, old sessions and old chat.
//!
//! What to forget is found by readers; the writer looks again at each, since it may have changed meanwhile.

use super::connection::{Connection, values};
use super::{StoreError, matches, moderation};

/// Guests of `people` who were last seen before `?1`. Whoever plays in a match that others play too is needed
/// until it is over; where a bot has taken over, it goes on without them.
const FORGOTTEN: &str = "account IS NULL AND coalesce(seen, created) < ?1 AND NOT EXISTS (
    SELECT 1 FROM matches WHERE id IN (
            SELECT match FROM seats WHERE person = people.id UNION SELECT id FROM matches WHERE creator = people.id)
        AND (moved >= ?1 OR status != 'finished' AND EXISTS (
            SELECT 1 FROM seats WHERE match = matches.id AND (person != people.id OR former != people.id))))";

/// Some of the guests who were last seen before that moment.
pub(super) fn guests(connection: &dyn Connection, before: i64, most: u32) -> Result<Vec<String>, StoreError> {
    let sql = format!("SELECT id FROM people WHERE {FORGOTTEN} LIMIT ?2");
    connection.column(&sql, &values![before, most])
}

/// Forgets the guest, unless somebody has come back. Matches that nobody else plays, or that everybody else was
/// forgotten in before, go with them; in the others their name stays, and nothing leads from there to who it was.
pub(super) fn forget_guest(connection: &dyn Connection, id: &str, before: i64) -> Result<(), StoreError> {
    let sql = format!("DELETE FROM people WHERE id = ?2 AND {FORGOTTEN}");
    let gone = connection.execute(&sql, &values![before, id])?;
    if gone == 0 {
        return Ok(());
    }
    for own in matches_of_nobody_else(connection, id)? {
        matches::remove(connection, &own)?;
    }
    for sql in [
        "UPDATE seats SET person = NULL WHERE person = ?1",
        "UPDATE seats SET former = NULL WHERE former = ?1",
        "UPDATE matches SET creator = '' WHERE creator = ?1",
        "UPDATE chat SET person = '' WHERE person = ?1",
    ] {
        connection.execute(sql, &values![id])?;
    }
    moderation::forget_person(connection, id)
}

/// Sessions that began before that moment.
pub(super) fn forget_sessions(connection: &dyn Connection, before: i64) -> Result<(), StoreError> {
    connection.execute("DELETE FROM sessions WHERE created < ?1", &values![before])?;
    Ok(())
}

fn matches_of_nobody_else(connection: &dyn Connection, id: &str) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT id FROM matches
        WHERE id IN (SELECT match FROM seats WHERE person = ?1 UNION SELECT match FROM seats WHERE former = ?1
                UNION SELECT id FROM matches WHERE creator = ?1)
            AND NOT EXISTS (SELECT 1 FROM seats WHERE match = id AND (person != ?1 OR former != ?1))";
    connection.column(sql, &values![id])
}

/// Some of the matches that were over before that moment and have chat from before it.
pub(super) fn chats(connection: &dyn Connection, before: i64, most: u32) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT id FROM matches WHERE status = 'finished' AND moved < ?1
        AND EXISTS (SELECT 1 FROM chat WHERE match = id AND at < ?1) LIMIT ?2";
    connection.column(sql, &values![before, most])
}

pub(super) fn forget_chat(connection: &dyn Connection, id: &str, before: i64) -> Result<(), StoreError> {
    let sql = "DELETE FROM chat WHERE match = ?1 AND at < ?2";
    connection.execute(sql, &values![id, before])?;
    Ok(())
}
