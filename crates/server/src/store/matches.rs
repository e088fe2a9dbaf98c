//! Matches, their seats and their logs in SQL.

use super::connection::{Connection, Row, Value, values};
use super::{LogRow, MatchAndSeats, MatchProgress, MatchRow, SeatRow, StoreError};

/// What [`match_row`] reads.
const COLUMNS: &str =
    "id, game, rules, options, seed, seed_known, public, time_limit, clock, hints, hints_agreed, idle_days, creator,
    origin, created, status, asked, choices, version, moved, outcome, timing, deadline";

const SELECT_SEATS: &str = "SELECT seat, kind, person, name, level, invitation, former, departed FROM seats
    WHERE match = ?1 ORDER BY seat";
const INSERT_SEAT: &str = "INSERT INTO seats (match, seat, kind, person, name, level, invitation, former, departed)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
const INSERT_LOG: &str = "INSERT INTO log (match, number, at, entry) VALUES (?1, ?2, ?3, ?4)";

/// The columns of a seat, in the order of the statements.
macro_rules! seat_values {
    ($id:ident, $seat:ident) => {
        values![
            $id,
            $seat.seat,
            $seat.kind,
            $seat.person,
            $seat.name,
            $seat.level,
            $seat.invitation,
            $seat.former,
            $seat.departed,
        ]
    };
}

pub(super) fn create(
    connection: &dyn Connection,
    new: &MatchRow,
    seats: &[SeatRow],
    log: &[LogRow],
) -> Result<(), StoreError> {
    insert_match(connection, new)?;
    let id = &new.id;
    let seats: Vec<_> = seats.iter().map(|seat| seat_values!(id, seat).to_vec()).collect();
    connection.execute_each(INSERT_SEAT, &seats)?;
    let log: Vec<_> = log.iter().map(|row| values![id, row.number, row.at, row.entry].to_vec()).collect();
    connection.execute_each(INSERT_LOG, &log)
}

pub(super) fn append(
    connection: &dyn Connection,
    id: &str,
    row: &LogRow,
    progress: &MatchProgress,
) -> Result<(), StoreError> {
    update_progress(connection, id, progress)?;
    insert_log(connection, id, row)
}

pub(super) fn put_seat(
    connection: &dyn Connection,
    id: &str,
    seat: &SeatRow,
    row: &LogRow,
    progress: &MatchProgress,
) -> Result<(), StoreError> {
    let sql = "UPDATE seats SET kind = ?3, person = ?4, name = ?5, level = ?6, invitation = ?7,
        former = ?8, departed = ?9 WHERE match = ?1 AND seat = ?2";
    found(connection.execute(sql, &seat_values!(id, seat))?)?;
    append(connection, id, row, progress)
}

/// From now on the match follows other rules.
pub(super) fn set_rules(connection: &dyn Connection, id: &str, rules: u32) -> Result<(), StoreError> {
    let sql = "UPDATE matches SET rules = ?2 WHERE id = ?1";
    found(connection.execute(sql, &values![id, rules])?)
}

pub(super) fn agree_on_hints(connection: &dyn Connection, id: &str, agreed: bool) -> Result<(), StoreError> {
    let sql = "UPDATE matches SET hints_agreed = ?2 WHERE id = ?1";
    found(connection.execute(sql, &values![id, agreed])?)
}

/// Every running match of a game, with the version of its rules.
pub(super) fn running(connection: &dyn Connection, game: &str) -> Result<Vec<(String, u32)>, StoreError> {
    let sql = "SELECT id, rules FROM matches WHERE status = 'running' AND game = ?1 ORDER BY moved DESC, id";
    connection.rows(sql, &values![game], |row| Ok((row.get("id")?, row.get("rules")?)))
}

/// Deletes a match with everything that belongs to it. NotFound if there is none.
pub(super) fn remove(connection: &dyn Connection, id: &str) -> Result<(), StoreError> {
    for table in ["plans", "chat", "log", "seats"] {
        connection.execute(&format!("DELETE FROM {table} WHERE match = ?1"), &values![id])?;
    }
    found(connection.execute("DELETE FROM matches WHERE id = ?1", &values![id])?)
}

pub(super) fn find(connection: &dyn Connection, id: &str) -> Result<Option<MatchAndSeats>, StoreError> {
    Ok(select(connection, "WHERE id = ?1", &values![id])?.pop())
}

/// The matches that `clauses` (WHERE, ORDER BY, LIMIT) select.
pub(super) fn select(
    connection: &dyn Connection,
    clauses: &str,
    values: &[Value],
) -> Result<Vec<MatchAndSeats>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM matches {clauses}");
    let rows = connection.rows(&sql, values, match_row)?;
    let mut seats = vec![Vec::new(); rows.len()];
    let ids: Vec<_> = rows.iter().map(|row| values![row.id].to_vec()).collect();
    connection.query_each(SELECT_SEATS, &ids, &mut |number, row| {
        seats[number].push(seat_row(row)?);
        Ok(())
    })?;
    Ok(rows.into_iter().zip(seats).collect())
}

pub(super) fn log(connection: &dyn Connection, id: &str) -> Result<Vec<LogRow>, StoreError> {
    let sql = "SELECT number, at, entry FROM log WHERE match = ?1 ORDER BY number";
    connection.rows(sql, &values![id], |row| {
        Ok(LogRow { number: row.get("number")?, at: row.get("at")?, entry: row.get("entry")? })
    })
}

pub(super) fn found(changed: usize) -> Result<(), StoreError> {
    if changed == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}

fn insert_match(connection: &dyn Connection, new: &MatchRow) -> Result<(), StoreError> {
    let sql = format!(
        "INSERT INTO matches ({COLUMNS})
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18,
                ?19, ?20, ?21, ?22, ?23)"
    );
    connection.execute(
        &sql,
        &values![
            new.id,
            new.game,
            new.rules,
            new.options,
            new.seed,
            new.seed_known,
            new.public,
            new.limit,
            new.clock,
            new.hints,
            new.hints_agreed,
            new.idle_days,
            new.creator,
            new.origin,
            new.created,
            new.progress.status,
            new.progress.asked,
            new.progress.choices,
            new.progress.version,
            new.progress.moved,
            new.progress.outcome,
            new.progress.timing,
            new.progress.deadline,
        ],
    )?;
    Ok(())
}

fn insert_log(connection: &dyn Connection, id: &str, row: &LogRow) -> Result<(), StoreError> {
    connection.execute(INSERT_LOG, &values![id, row.number, row.at, row.entry])?;
    Ok(())
}

fn update_progress(connection: &dyn Connection, id: &str, progress: &MatchProgress) -> Result<(), StoreError> {
    let MatchProgress { status, asked, choices, version, moved, outcome, timing, deadline } = progress;
    let values = values![id, asked, choices, version, moved, outcome, timing, status, deadline];
    // Indexes have status and deadline: SQLite writes them again wherever these are set, even to what they were.
    let sql = "UPDATE matches SET asked = ?2, choices = ?3, version = ?4, moved = ?5, outcome = ?6, timing = ?7
        WHERE id = ?1 AND status = ?8 AND deadline IS NOT DISTINCT FROM ?9";
    if connection.execute(sql, &values)? > 0 {
        return Ok(());
    }
    let sql = "UPDATE matches SET asked = ?2, choices = ?3, version = ?4, moved = ?5, outcome = ?6, timing = ?7,
        status = ?8, deadline = ?9 WHERE id = ?1";
    found(connection.execute(sql, &values)?)
}

fn match_row(row: &Row) -> Result<MatchRow, StoreError> {
    Ok(MatchRow {
        id: row.get("id")?,
        game: row.get("game")?,
        rules: row.get("rules")?,
        options: row.get("options")?,
        seed: row.get("seed")?,
        seed_known: row.get("seed_known")?,
        public: row.get("public")?,
        limit: row.get("time_limit")?,
        clock: row.get("clock")?,
        hints: row.get("hints")?,
        hints_agreed: row.get("hints_agreed")?,
        idle_days: row.get("idle_days")?,
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
            timing: row.get("timing")?,
            deadline: row.get("deadline")?,
        },
    })
}

fn seat_row(row: &Row) -> Result<SeatRow, StoreError> {
    Ok(SeatRow {
        seat: row.get("seat")?,
        kind: row.get("kind")?,
        person: row.get("person")?,
        name: row.get("name")?,
        level: row.get("level")?,
        invitation: row.get("invitation")?,
        former: row.get("former")?,
        departed: row.get("departed")?,
    })
}
