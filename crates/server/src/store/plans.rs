//! Planned answers in SQL.

use super::StoreError;
use super::connection::{Connection, values};

/// Without a value the plan is deleted.
pub(super) fn put(
    connection: &dyn Connection,
    id: &str,
    seat: u8,
    plan: &str,
    value: Option<&str>,
) -> Result<(), StoreError> {
    match value {
        Some(value) => {
            let sql = "INSERT INTO plans (match, seat, plan, value) VALUES (?1, ?2, ?3, ?4)
                ON CONFLICT (match, seat, plan) DO UPDATE SET value = excluded.value";
            connection.execute(sql, &values![id, seat, plan, value])?;
        }
        None => {
            let sql = "DELETE FROM plans WHERE match = ?1 AND seat = ?2 AND plan = ?3";
            connection.execute(sql, &values![id, seat, plan])?;
        }
    }
    Ok(())
}

pub(super) fn plans(connection: &dyn Connection, id: &str) -> Result<Vec<(u8, String, String)>, StoreError> {
    let sql = "SELECT seat, plan, value FROM plans WHERE match = ?1 ORDER BY seat, plan";
    connection.rows(sql, &values![id], |row| Ok((row.get("seat")?, row.get("plan")?, row.get("value")?)))
}
