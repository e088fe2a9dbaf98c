//! Matches, their seats and their logs in SQL.

use rusqlite::{Connection, OptionalExtension, Params, Row, params};

use super::{LogRow, MatchAndSeats, MatchProgress, MatchRow, SeatRow, StoreError};

/// What [`match_row`] reads.
const COLUMNS: &str = "id, game, rules, options, seed, public, time_limit, creator, origin, created,
    status, asked, choices, version, moved, outcome";

pub(super) fn create(
    connection: &Connection,
    new: &MatchRow,
    seats: &[SeatRow],
    log: &[LogRow],
) -> Result<(), StoreError> {
    insert_match(connection, new)?;
    for seat in seats {
        insert_seat(connection, &new.id, seat)?;
    }
    for row in log {
        insert_log(connection, &new.id, row)?;
    }
    Ok(())
}

pub(super) fn append(
    connection: &Connection,
    id: &str,
    row: &LogRow,
    progress: &MatchProgress,
) -> Result<(), StoreError> {
    update_progress(connection, id, progress)?;
    insert_log(connection, id, row)
}

pub(super) fn put_seat(
    connection: &Connection,
    id: &str,
    seat: &SeatRow,
    row: &LogRow,
    progress: &MatchProgress,
) -> Result<(), StoreError> {
    let sql = "UPDATE seats SET kind = ?3, person = ?4, name = ?5, level = ?6, invitation = ?7
        WHERE match = ?1 AND seat = ?2";
    let values = params![id, seat.seat, seat.kind, seat.person, seat.name, seat.level, seat.invitation];
    found(connection.prepare_cached(sql)?.execute(values)?)?;
    append(connection, id, row, progress)
}

/// From now on the match follows other rules.
pub(super) fn set_rules(connection: &Connection, id: &str, rules: u32) -> Result<(), StoreError> {
    let sql = "UPDATE matches SET rules = ?2 WHERE id = ?1";
    found(connection.prepare_cached(sql)?.execute(params![id, rules])?)
}

/// Every running match of a game, with the version of its rules.
pub(super) fn running(connection: &Connection, game: &str) -> Result<Vec<(String, u32)>, StoreError> {
    let sql = "SELECT id, rules FROM matches WHERE status = 'running' AND game = ?1 ORDER BY moved DESC, id";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map([game], |row| Ok((row.get("id")?, row.get("rules")?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Deletes a match that has not begun, with everything that belongs to it. NotFound if there is none.
pub(super) fn remove(connection: &Connection, id: &str) -> Result<(), StoreError> {
    for table in ["plans", "chat", "log", "seats"] {
        connection.prepare_cached(&format!("DELETE FROM {table} WHERE match = ?1"))?.execute([id])?;
    }
    found(connection.prepare_cached("DELETE FROM matches WHERE id = ?1 AND status = 'waiting'")?.execute([id])?)
}

pub(super) fn find(connection: &Connection, id: &str) -> Result<Option<MatchAndSeats>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM matches WHERE id = ?1");
    let row = connection.prepare_cached(&sql)?.query_row([id], match_row).optional()?;
    row.map(|row| with_seats(connection, row)).transpose()
}

/// The matches that `clauses` (WHERE, ORDER BY, LIMIT) select.
pub(super) fn select(
    connection: &Connection,
    clauses: &str,
    params: impl Params,
) -> Result<Vec<MatchAndSeats>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM matches {clauses}");
    let mut statement = connection.prepare_cached(&sql)?;
    let rows = statement.query_map(params, match_row)?.collect::<Result<Vec<_>, _>>()?;
    rows.into_iter().map(|row| with_seats(connection, row)).collect()
}

pub(super) fn log(connection: &Connection, id: &str) -> Result<Vec<LogRow>, StoreError> {
    let sql = "SELECT number, at, entry FROM log WHERE match = ?1 ORDER BY number";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map([id], |row| {
        Ok(LogRow { number: row.get("number")?, at: row.get("at")?, entry: row.get("entry")? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn found(changed: usize) -> Result<(), StoreError> {
    if changed == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}

fn insert_match(connection: &Connection, new: &MatchRow) -> Result<(), StoreError> {
    let sql = format!(
        "INSERT INTO matches ({COLUMNS})
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)"
    );
    connection.prepare_cached(&sql)?.execute(params![
        new.id,
        new.game,
        new.rules,
        new.options,
        // SQLite has no unsigned numbers; the bits are kept.
        new.seed.cast_signed(),
        new.public,
        new.limit,
        new.creator,
        new.origin,
        new.created,
        new.progress.status,
        new.progress.asked,
        new.progress.choices,
        new.progress.version,
        new.progress.moved,
        new.progress.outcome,
    ])?;
    Ok(())
}

fn insert_seat(connection: &Connection, id: &str, seat: &SeatRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO seats (match, seat, kind, person, name, level, invitation)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    let values = params![id, seat.seat, seat.kind, seat.person, seat.name, seat.level, seat.invitation];
    connection.prepare_cached(sql)?.execute(values)?;
    Ok(())
}

fn insert_log(connection: &Connection, id: &str, row: &LogRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO log (match, number, at, entry) VALUES (?1, ?2, ?3, ?4)";
    connection.prepare_cached(sql)?.execute(params![id, row.number, row.at, row.entry])?;
    Ok(())
}

fn update_progress(connection: &Connection, id: &str, progress: &MatchProgress) -> Result<(), StoreError> {
    let sql = "UPDATE matches SET status = ?2, asked = ?3, choices = ?4, version = ?5, moved = ?6, outcome = ?7
        WHERE id = ?1";
    let MatchProgress { status, asked, choices, version, moved, outcome } = progress;
    let values = params![id, status, asked, choices, version, moved, outcome];
    found(connection.prepare_cached(sql)?.execute(values)?)
}

fn with_seats(connection: &Connection, row: MatchRow) -> Result<MatchAndSeats, StoreError> {
    let sql = "SELECT seat, kind, person, name, level, invitation FROM seats WHERE match = ?1 ORDER BY seat";
    let mut statement = connection.prepare_cached(sql)?;
    let seats = statement.query_map([&row.id], seat_row)?.collect::<Result<_, _>>()?;
    Ok((row, seats))
}

fn match_row(row: &Row) -> rusqlite::Result<MatchRow> {
    Ok(MatchRow {
        id: row.get("id")?,
        game: row.get("game")?,
        rules: row.get("rules")?,
        options: row.get("options")?,
        seed: row.get::<_, i64>("seed")?.cast_unsigned(),
        public: row.get("public")?,
        limit: row.get("time_limit")?,
        creator: row.get("creator")?,
        origin: row.get("origin")?,
        created: row.get("created")?,
        progress: MatchProgress {
            status: row.get("status")?,
            asked: row.get("asked")?,
            choices: row.get("choices")?,
            version: row.get("version")?,
            moved: row.get("moved")?,
            outcome: row.get("outcome")?,
        },
    })
}

fn seat_row(row: &Row) -> rusqlite::Result<SeatRow> {
    Ok(SeatRow {
        seat: row.get("seat")?,
        kind: row.get("kind")?,
        person: row.get("person")?,
        name: row.get("name")?,
        level: row.get("level")?,
        invitation: row.get("invitation")?,
    })
}
