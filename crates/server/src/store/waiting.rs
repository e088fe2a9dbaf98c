//! Which matches wait for somebody when the server starts, and who was called for it, in SQL.

use super::StoreError;
use super::connection::{Connection, values};

/// The last moved first.
type Ids = Result<Vec<String>, StoreError>;

/// Where a bot is asked and somebody plays with it. Matches of bots alone go on when somebody looks at them.
pub(super) fn for_bots(connection: &dyn Connection) -> Ids {
    let sql = "SELECT id FROM matches WHERE status = 'running'
        AND EXISTS (SELECT 1 FROM seats WHERE match = id AND kind = 'bot' AND (asked >> CAST(seat AS INTEGER)) & 1 = 1)
        AND EXISTS (SELECT 1 FROM seats WHERE match = id AND kind IN ('person', 'device'))
        ORDER BY moved DESC, id";
    connection.column(sql, &[])
}

/// Where somebody is asked who has a webhook and was not called for this question.
pub(super) fn for_uncalled(connection: &dyn Connection) -> Ids {
    let sql = "SELECT id FROM matches WHERE status = 'running' AND EXISTS (
            SELECT 1 FROM seats JOIN people ON people.id = person
            WHERE match = matches.id AND kind IN ('person', 'device') AND (asked >> CAST(seat AS INTEGER)) & 1 = 1
                AND webhook IS NOT NULL
                AND NOT EXISTS (SELECT 1 FROM calls WHERE calls.match = seats.match AND calls.seat = seats.seat))
        ORDER BY moved DESC, id";
    connection.column(sql, &[])
}

/// NotFound if the match does not exist.
pub(super) fn note_call(connection: &dyn Connection, id: &str, seat: u8) -> Result<(), StoreError> {
    // Not OR IGNORE: that would pass over a missing match as well.
    let sql = "INSERT INTO calls (match, seat) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
    connection.execute(sql, &values![id, seat])?;
    Ok(())
}

pub(super) fn forget_call(connection: &dyn Connection, id: &str, seat: u8) -> Result<(), StoreError> {
    let sql = "DELETE FROM calls WHERE match = ?1 AND seat = ?2";
    connection.execute(sql, &values![id, seat])?;
    Ok(())
}

pub(super) fn called(connection: &dyn Connection, id: &str) -> Result<Vec<u8>, StoreError> {
    connection.column("SELECT seat FROM calls WHERE match = ?1 ORDER BY seat", &values![id])
}
