//! What operators do, by the admin page or the command line. Every act is noted in the table of deeds, where a running
//! server finds what was done from the command line.

use serde::Serialize;

use super::connection::{Connection, Row, values};
use super::{
    Announcement, Ban, LogEntry, LogRow, MatchAndSeats, MatchProgress, SeatKind, SeatRow, Status, StoreError, deletion,
    matches, moderation, people,
};
use crate::ending::Ending;
use crate::people::{confusable, free_name};

#[derive(Clone, Debug)]
pub enum Act {
    Ban(Ban),
    Unban(u32),
    /// The person's name, here and in all matches.
    Rename {
        person: String,
        name: String,
    },
    DeletePerson(String),
    /// Everybody shares first place.
    EndMatch(String),
    DeleteMatch(String),
    CloseReport(u32),
    Announce(Announcement),
    /// Ends the announcement there is.
    EndAnnouncement,
    /// Whether the account looks after the server.
    SetOperator {
        person: String,
        operator: bool,
    },
}

impl Act {
    fn deed(&self) -> (&'static str, String) {
        match self {
            Act::Ban(ban) => ("ban", ban.subject.clone()),
            Act::Unban(id) => ("unban", id.to_string()),
            Act::Rename { person, .. } => (ABOUT_PERSON[0], person.clone()),
            Act::DeletePerson(person) => (ABOUT_PERSON[1], person.clone()),
            Act::EndMatch(id) => (ABOUT_MATCH[0], id.clone()),
            Act::DeleteMatch(id) => (ABOUT_MATCH[1], id.clone()),
            Act::CloseReport(id) => ("close-report", id.to_string()),
            Act::Announce(_) => ("announce", String::new()),
            Act::EndAnnouncement => ("end-announcement", String::new()),
            Act::SetOperator { person, .. } => ("operator", person.clone()),
        }
    }

    fn carry_out(&self, connection: &dyn Connection, at: i64) -> Result<(), StoreError> {
        match self {
            Act::Ban(ban) => moderation::ban(connection, ban),
            Act::Unban(id) => moderation::unban(connection, *id),
            Act::Rename { person, name } => rename(connection, person, name),
            Act::DeletePerson(person) => delete_person(connection, person, at),
            Act::EndMatch(id) => end_match(connection, id, at),
            Act::DeleteMatch(id) => matches::remove(connection, id),
            Act::CloseReport(id) => moderation::close_report(connection, *id, at),
            Act::Announce(new) => moderation::announce(connection, Some(new), at),
            Act::EndAnnouncement => moderation::announce(connection, None, at),
            Act::SetOperator { person, operator } => set_operator(connection, person, *operator),
        }
    }
}

const ABOUT_PERSON: [&str; 2] = ["rename", "delete-person"];
const ABOUT_MATCH: [&str; 2] = ["end-match", "delete-match"];

/// Something that an operator has done.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Deed {
    pub number: i64,
    pub at: i64,
    /// The id of the operator; empty: the command line.
    pub operator: String,
    pub deed: String,
    pub subject: String,
}

impl Deed {
    /// Whose name or matches have changed.
    pub fn person(&self) -> Option<&str> {
        ABOUT_PERSON.contains(&self.deed.as_str()).then_some(&self.subject)
    }

    /// The match that has changed.
    pub fn match_id(&self) -> Option<&str> {
        ABOUT_MATCH.contains(&self.deed.as_str()).then_some(&self.subject)
    }
}

/// NotFound if there is nothing to act on.
pub(super) fn act(connection: &dyn Connection, operator: &str, act: &Act, at: i64) -> Result<(), StoreError> {
    act.carry_out(connection, at)?;
    let (deed, subject) = act.deed();
    // One after the other, so that numbers are seen in their order: whoever has read up to one has missed none before.
    let queue = "INSERT INTO settings (key, value) VALUES ('deeds', '') ON CONFLICT (key) DO UPDATE SET value = ''";
    connection.execute(queue, &[])?;
    let sql = "INSERT INTO deeds (at, operator, deed, subject) VALUES (?1, ?2, ?3, ?4)";
    connection.execute(sql, &values![at, operator, deed, subject])?;
    Ok(())
}

pub(super) fn deeds_since(connection: &dyn Connection, number: i64) -> Result<Vec<Deed>, StoreError> {
    let sql = "SELECT number, at, operator, deed, subject FROM deeds WHERE number > ?1 ORDER BY number";
    let deed = |row: &Row| {
        Ok(Deed {
            number: row.get("number")?,
            at: row.get("at")?,
            operator: row.get("operator")?,
            deed: row.get("deed")?,
            subject: row.get("subject")?,
        })
    };
    connection.rows(sql, &values![number], deed)
}

fn changed(rows: usize) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}

fn rename(connection: &dyn Connection, person: &str, name: &str) -> Result<(), StoreError> {
    changed(connection.execute("UPDATE people SET name = ?2 WHERE id = ?1", &values![person, name])?)?;
    // A bot that took over is called as the person was.
    let theirs = "WHERE id IN (SELECT match FROM seats WHERE person = ?1 AND kind = 'person' OR former = ?1)";
    for (row, seats) in matches::select(connection, theirs, &values![person])? {
        let own = |seat: &&SeatRow| match seat.kind {
            SeatKind::Person => seat.person.as_deref() == Some(person),
            _ => seat.former.as_deref() == Some(person),
        };
        let Some(seat) = seats.iter().find(own) else { continue };
        // Two seats with the same name would be a match that cannot be opened.
        let name = free_name(name, |name| seats.iter().any(|seat| !own(&seat) && confusable(&seat.name, name)));
        let sql = "UPDATE seats SET name = ?3 WHERE match = ?1 AND seat = ?2";
        connection.execute(sql, &values![row.id, seat.seat, name])?;
    }
    connection.execute("UPDATE chat SET name = ?2 WHERE person = ?1", &values![person, name])?;
    Ok(())
}

fn delete_person(connection: &dyn Connection, person: &str, at: i64) -> Result<(), StoreError> {
    people::by_id(connection, person)?.ok_or(StoreError::NotFound)?;
    deletion::delete_person(connection, person, at)
}

fn set_operator(connection: &dyn Connection, person: &str, operator: bool) -> Result<(), StoreError> {
    let sql = "UPDATE people SET operator = ?2 WHERE id = ?1 AND account IS NOT NULL";
    changed(connection.execute(sql, &values![person, operator])?)
}

/// A match that waits is deleted; a running one is over, and its log is kept.
fn end_match(connection: &dyn Connection, id: &str, at: i64) -> Result<(), StoreError> {
    let (row, seats): MatchAndSeats = matches::find(connection, id)?.ok_or(StoreError::NotFound)?;
    let before = row.progress;
    match before.status {
        Status::Waiting => return matches::remove(connection, id),
        Status::Finished => return Err(StoreError::NotFound),
        Status::Running => {}
    }
    let ending = Ending::ByOperator;
    let entry = LogEntry::End { how: ending, seat: None, asked: before.asked };
    let log = LogRow { number: before.version, at, entry };
    let progress = MatchProgress {
        status: Status::Finished,
        asked: 0,
        choices: before.choices,
        version: before.version + 1,
        moved: at,
        outcome: Some(ending.outcome(seats.len(), None)),
        timing: before.timing,
        deadline: None,
    };
    matches::append(connection, id, &log, &progress)
}
