//! The chat of a match in SQL.

use rusqlite::{Connection, Row, params};

use super::{ChatRow, StoreError};

pub(super) fn add(connection: &Connection, id: &str, chat: &ChatRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO chat (match, number, person, seat, name, text, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    let values = params![id, chat.number, chat.person, chat.seat, chat.name, chat.text, chat.at];
    connection.prepare_cached(sql)?.execute(values)?;
    Ok(())
}

/// The last 500, the oldest of them first.
pub(super) fn chat(connection: &Connection, id: &str) -> Result<Vec<ChatRow>, StoreError> {
    let sql = "SELECT number, person, seat, name, text, at FROM chat WHERE match = ?1 ORDER BY number DESC LIMIT 500";
    let mut statement = connection.prepare_cached(sql)?;
    let mut found = statement.query_map([id], line)?.collect::<Result<Vec<_>, _>>()?;
    found.reverse();
    Ok(found)
}

fn line(row: &Row) -> rusqlite::Result<ChatRow> {
    Ok(ChatRow {
        number: row.get("number")?,
        person: row.get("person")?,
        seat: row.get("seat")?,
        name: row.get("name")?,
        text: row.get("text")?,
        at: row.get("at")?,
    })
}
