//! What people have learned, in SQL: how far they have come with each thing.

use std::collections::BTreeMap;

use super::StoreError;
use super::connection::{Connection, values};

/// By what it is, how far.
pub type Learned = BTreeMap<String, u32>;

pub(super) fn learned(connection: &dyn Connection, person: &str) -> Result<Learned, StoreError> {
    let sql = "SELECT thing, reached FROM learned WHERE person = ?1";
    let rows = connection.rows(sql, &values![person], |row| Ok((row.get("thing")?, row.get("reached")?)))?;
    Ok(rows.into_iter().collect())
}

/// Nobody unlearns: of two numbers for a thing, the higher one stays.
pub(super) fn learn(connection: &dyn Connection, person: &str, learned: &Learned, most: u32) -> Result<(), StoreError> {
    let sql = "INSERT INTO learned (person, thing, reached) VALUES (?1, ?2, ?3)
        ON CONFLICT (person, thing) DO UPDATE
        SET reached = CASE WHEN excluded.reached > learned.reached THEN excluded.reached ELSE learned.reached END";
    let sets: Vec<_> = learned.iter().map(|(thing, reached)| values![person, *thing, *reached].to_vec()).collect();
    connection.execute_each(sql, &sets)?;
    let count: Option<u32> = connection.value("SELECT COUNT(*) FROM learned WHERE person = ?1", &values![person])?;
    if count.unwrap_or(0) > most { Err(StoreError::TooMuch) } else { Ok(()) }
}

/// Forgets everything whose name begins like this.
pub(super) fn forget(connection: &dyn Connection, person: &str, beginning: &str) -> Result<(), StoreError> {
    let sql = "DELETE FROM learned WHERE person = ?1 AND substr(thing, 1, length(?2)) = ?2";
    connection.execute(sql, &values![person, beginning])?;
    Ok(())
}
