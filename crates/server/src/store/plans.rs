//! Planned answers in SQL.

use rusqlite::{Connection, params};

use super::StoreError;

/// Without a value the plan is deleted.
pub(super) fn put(
    connection: &Connection,
    id: &str,
    seat: u8,
    plan: &str,
    value: Option<&str>,
) -> Result<(), StoreError> {
    match value {
        Some(value) => {
            let sql = "INSERT INTO plans (match, seat, plan, value) VALUES (?1, ?2, ?3, ?4)
                ON CONFLICT DO UPDATE SET value = excluded.value";
            connection.prepare_cached(sql)?.execute(params![id, seat, plan, value])?;
        }
        None => {
            let sql = "DELETE FROM plans WHERE match = ?1 AND seat = ?2 AND plan = ?3";
            connection.prepare_cached(sql)?.execute(params![id, seat, plan])?;
        }
    }
    Ok(())
}

pub(super) fn plans(connection: &Connection, id: &str) -> Result<Vec<(u8, String, String)>, StoreError> {
    let sql = "SELECT seat, plan, value FROM plans WHERE match = ?1 ORDER BY seat, plan";
    let mut statement = connection.prepare_cached(sql)?;
    let found = statement.query_map([id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    Ok(found.collect::<Result<_, _>>()?)
}
