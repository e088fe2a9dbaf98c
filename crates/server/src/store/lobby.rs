//! Which matches a person sees, in SQL.

use rusqlite::{Connection, Params, named_params};

use super::matches::select;
use super::{Lists, MatchAndSeats, StoreError};

/// The id breaks ties, so that a list does not change while nothing happens.
const NEWEST: &str = "ORDER BY moved DESC, id LIMIT 50";

/// The ids of all matches that the person created or plays in.
const OWN: &str = "SELECT id FROM matches WHERE creator = :person UNION SELECT match FROM seats WHERE person = :person";

pub(super) fn lists(connection: &Connection, person: &str) -> Result<Lists, StoreError> {
    let own = |condition: &str| newest(connection, condition, named_params! {":person": person});
    Ok(Lists {
        mine: own(&format!("status IN ('waiting', 'running') AND id IN ({OWN})"))?,
        open: newest(connection, "public = 1 AND status = 'waiting'", [])?,
        watch: own(&format!("public = 1 AND status = 'running' AND id NOT IN ({OWN})"))?,
        // The newest of the public ones are enough, and an index has them in order; sorting all of them would get
        // slower with every match ever played.
        finished: own(&format!(
            "status = 'finished' AND id IN ({OWN} UNION
                SELECT id FROM (SELECT id FROM matches WHERE public = 1 AND status = 'finished' {NEWEST}))"
        ))?,
    })
}

fn newest(connection: &Connection, condition: &str, params: impl Params) -> Result<Vec<MatchAndSeats>, StoreError> {
    select(connection, &format!("WHERE {condition} {NEWEST}"), params)
}

/// How many unfinished matches the person has created.
pub(super) fn count_unfinished(connection: &Connection, person: &str) -> Result<u32, StoreError> {
    let sql = "SELECT count(*) FROM matches WHERE creator = ?1 AND status IN ('waiting', 'running')";
    Ok(connection.prepare_cached(sql)?.query_row([person], |row| row.get(0))?)
}
