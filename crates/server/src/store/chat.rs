//! The chat of a match in SQL.

use super::connection::{Connection, Row, values};
use super::{ChatRow, StoreError};

pub(super) fn add(connection: &dyn Connection, id: &str, chat: &ChatRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO chat (match, number, person, seat, name, text, at, note)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    let values = values![id, chat.number, chat.person, chat.seat, chat.name, chat.text, chat.at, chat.note];
    connection.execute(sql, &values)?;
    Ok(())
}

/// The last 200 after a number, the oldest of them first; a deleted line has no text.
pub(super) fn chat(connection: &dyn Connection, id: &str, since: Option<u32>) -> Result<Vec<ChatRow>, StoreError> {
    let sql = "SELECT number, person, seat, name, text, at, note FROM chat WHERE match = ?1 AND number > ?2
        ORDER BY number DESC LIMIT 200";
    let since = since.map_or(-1, i64::from);
    let mut found = connection.rows(sql, &values![id, since], line)?;
    found.reverse();
    Ok(found)
}

/// The number of the next line.
pub(super) fn next_number(connection: &dyn Connection, id: &str) -> Result<u32, StoreError> {
    let sql = "SELECT coalesce(max(number) + 1, 0) FROM chat WHERE match = ?1";
    Ok(connection.value(sql, &values![id])?.unwrap_or(0))
}

pub(super) fn line(row: &Row) -> Result<ChatRow, StoreError> {
    Ok(ChatRow {
        number: row.get("number")?,
        person: row.get("person")?,
        seat: row.get("seat")?,
        name: row.get("name")?,
        text: row.get("text")?,
        at: row.get("at")?,
        note: row.get("note")?,
    })
}
