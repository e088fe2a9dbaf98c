//! Which matches a person sees, in SQL.

use super::connection::{Connection, Value, values};
use super::matches::select;
use super::{Lists, MatchAndSeats, StoreError};

/// The id breaks ties, so that a list does not change while nothing happens.
const NEWEST: &str = "ORDER BY moved DESC, id LIMIT 50";

/// The ids of all matches that the person created or plays in.
const OWN: &str = "SELECT id FROM matches WHERE creator = ?1 UNION SELECT match FROM seats WHERE person = ?1";

/// The ids of all matches in which a bot plays for the person, and of those in which the person can play again.
const FORMER: &str = "SELECT match FROM seats WHERE former = ?1";
const TO_RETURN_TO: &str = "SELECT match FROM seats WHERE former = ?1 AND departed != 'resigned'";

pub(super) fn lists(connection: &dyn Connection, person: &str) -> Result<Lists, StoreError> {
    let own = |condition: &str| newest(connection, condition, &values![person]);
    Ok(Lists {
        mine: own(&format!("status IN ('waiting', 'running') AND id IN ({OWN} UNION {TO_RETURN_TO})"))?,
        open: newest(connection, "public = 1 AND status = 'waiting'", &[])?,
        watch: own(&format!("public = 1 AND status = 'running' AND id NOT IN ({OWN} UNION {TO_RETURN_TO})"))?,
        // The newest of the public ones are enough, and an index has them in order; sorting all of them would get
        // slower with every match ever played.
        finished: own(&format!(
            "status = 'finished' AND id IN ({OWN} UNION {FORMER} UNION
                SELECT id FROM (SELECT id FROM matches WHERE public = 1 AND status = 'finished' {NEWEST}) AS newest)"
        ))?,
    })
}

fn newest(connection: &dyn Connection, condition: &str, values: &[Value]) -> Result<Vec<MatchAndSeats>, StoreError> {
    select(connection, &format!("WHERE {condition} {NEWEST}"), values)
}

/// How many unfinished matches the person has created.
pub(super) fn count_unfinished(connection: &dyn Connection, person: &str) -> Result<u32, StoreError> {
    let sql = "SELECT count(*) FROM matches WHERE creator = ?1 AND status IN ('waiting', 'running')";
    Ok(connection.value(sql, &values![person])?.unwrap_or(0))
}
