//! Deleting everything about a person, in SQL.

use super::connection::{Connection, values};
use super::{
    LogEntry, LogRow, MatchAndSeats, MatchProgress, SeatKind, SeatRow, Status, StoreError, component_sets, matches,
    moderation,
};
use crate::lobby::new_invitation;
use crate::people::{SOMEBODY, confusable, free_bot_name, free_name};

/// The level of the bot that goes on for somebody who has been deleted.
const STAND_IN: &str = "casual";
/// Whoever looks for matches that are due wakes the bot, even if nobody is connected, and decides what is due next.
const AT_ONCE: Option<i64> = Some(0);

/// Matches that wait are called off or get the seat back, a bot goes on in those that run, and finished ones keep their
/// choices under another name. Where a bot has taken over, it gets a name of its own.
pub(super) fn delete_person(connection: &dyn Connection, id: &str, at: i64) -> Result<(), StoreError> {
    for (row, _) in matches::select(connection, "WHERE creator = ?1 AND status = 'waiting'", &values![id])? {
        matches::remove(connection, &row.id)?;
    }
    let played = "WHERE id IN (SELECT match FROM seats WHERE person = ?1 OR former = ?1)";
    for played in matches::select(connection, played, &values![id])? {
        leave(connection, played, id, at)?;
    }
    connection.execute("UPDATE matches SET creator = '' WHERE creator = ?1", &values![id])?;
    connection
        .execute("UPDATE chat SET text = '', name = ?2, person = '' WHERE person = ?1", &values![id, SOMEBODY])?;
    moderation::forget_person(connection, id)?;
    component_sets::forget_owner(connection, id)?;
    connection.execute("DELETE FROM sessions WHERE person = ?1", &values![id])?;
    connection.execute("DELETE FROM people WHERE id = ?1", &values![id])?;
    Ok(())
}

fn leave(connection: &dyn Connection, (row, mut seats): MatchAndSeats, id: &str, at: i64) -> Result<(), StoreError> {
    let theirs = |seat: &SeatRow| [&seat.person, &seat.former].iter().any(|who| who.as_deref() == Some(id));
    let own: Vec<usize> = (0..seats.len()).filter(|seat| theirs(&seats[*seat])).collect();
    let mut progress = row.progress.clone();
    for number in own {
        let taken = |name: &str| seats.iter().any(|seat| confusable(&seat.name, name));
        let seat = left(&seats[number], progress.status, taken);
        match progress.status {
            Status::Finished => rename(connection, &row.id, &seat)?,
            Status::Waiting | Status::Running => {
                let entry = LogRow { number: progress.version, at, entry: LogEntry::Seat { seat: seat.seat } };
                let deadline = if progress.status == Status::Running { AT_ONCE } else { progress.deadline };
                progress = MatchProgress { version: progress.version + 1, moved: at, deadline, ..progress };
                matches::put_seat(connection, &row.id, &seat, &entry, &progress)?;
            }
        }
        seats[number] = seat;
    }
    Ok(())
}

/// The seat without its person.
fn left(seat: &SeatRow, status: Status, taken: impl Fn(&str) -> bool) -> SeatRow {
    let seat = SeatRow { person: None, former: None, ..seat.clone() };
    match (status, seat.kind) {
        (Status::Waiting, _) => SeatRow::open(seat.seat, new_invitation()),
        (_, SeatKind::Bot) => SeatRow { name: free_bot_name(taken), ..seat },
        (Status::Running, _) => {
            SeatRow { kind: SeatKind::Bot, name: free_bot_name(taken), level: Some(STAND_IN.to_string()), ..seat }
        }
        (Status::Finished, _) => SeatRow { name: free_name(SOMEBODY, taken), ..seat },
    }
}

fn rename(connection: &dyn Connection, id: &str, seat: &SeatRow) -> Result<(), StoreError> {
    let sql = "UPDATE seats SET person = ?3, former = ?4, name = ?5 WHERE match = ?1 AND seat = ?2";
    connection.execute(sql, &values![id, seat.seat, seat.person, seat.former, seat.name])?;
    Ok(())
}
