//! Mutes, removals, reports, bans and announcements in SQL.

use serde::Serialize;
use table::named_enum;

use super::connection::{Connection, Row, values};
use super::rows::stored_by_name;
use super::{ChatRow, StoreError};
use crate::people::SOMEBODY;

named_enum!(
    /// Why somebody is reported.
    Reason { Insult = "insult", Spam = "spam", Cheating = "cheating", Name = "name", Other = "other", }
);
named_enum!(
    /// What a ban is about.
    BanKind { Person = "person", Network = "network", }
);

/// Somebody whose chat a person does not want to read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Mute {
    pub id: u32,
    /// As the person was called then.
    pub name: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Report {
    pub id: u32,
    /// The id of who reported; empty if the person has been deleted.
    pub reporter: String,
    /// The id of who is reported; empty if the person has been deleted.
    pub person: String,
    /// As the person was called then, until they were deleted.
    pub name: String,
    #[serde(rename = "match")]
    pub match_id: String,
    /// The line of the chat that it is about, as it was then.
    pub chat: Option<u32>,
    pub text: Option<String>,
    pub reason: Reason,
    pub note: String,
    pub at: i64,
    /// When an operator had dealt with it.
    pub closed: Option<i64>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Ban {
    pub id: u32,
    pub kind: BanKind,
    /// The id of a person, or a network such as `192.0.2.0/24`.
    pub subject: String,
    /// Shown to who is banned.
    pub reason: String,
    pub at: i64,
    /// Until when; none: for ever.
    pub until: Option<i64>,
}

/// A banner for everybody.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Announcement {
    pub en: String,
    pub de: String,
    /// Milliseconds since 1970.
    pub until: i64,
}

stored_by_name!(Reason BanKind);

/// Muting twice changes nothing.
pub(super) fn mute(
    connection: &dyn Connection,
    person: &str,
    muted: &str,
    name: &str,
    at: i64,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO mutes (person, muted, name, at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING";
    connection.execute(sql, &values![person, muted, name, at])?;
    Ok(())
}

/// NotFound if the person has no such mute.
pub(super) fn unmute(connection: &dyn Connection, person: &str, id: u32) -> Result<(), StoreError> {
    let sql = "DELETE FROM mutes WHERE person = ?1 AND id = ?2";
    changed(connection.execute(sql, &values![person, id])?)
}

pub(super) fn mutes(connection: &dyn Connection, person: &str) -> Result<Vec<Mute>, StoreError> {
    let sql = "SELECT id, name, at FROM mutes WHERE person = ?1 ORDER BY id";
    let mute = |row: &Row| Ok(Mute { id: row.get("id")?, name: row.get("name")?, at: row.get("at")? });
    connection.rows(sql, &values![person], mute)
}

/// The ids of those whom the person has muted.
pub(super) fn muted(connection: &dyn Connection, person: &str) -> Result<Vec<String>, StoreError> {
    connection.column("SELECT muted FROM mutes WHERE person = ?1", &values![person])
}

/// The person may not come back to the match. NotFound if there is no such match.
pub(super) fn remove_person(connection: &dyn Connection, id: &str, person: &str) -> Result<(), StoreError> {
    connection
        .execute("INSERT INTO removals (match, person) VALUES (?1, ?2) ON CONFLICT DO NOTHING", &values![id, person])?;
    Ok(())
}

pub(super) fn is_removed(connection: &dyn Connection, id: &str, person: &str) -> Result<bool, StoreError> {
    connection.exists("SELECT 1 FROM removals WHERE match = ?1 AND person = ?2", &values![id, person])
}

pub(super) fn add_report(connection: &dyn Connection, new: &Report) -> Result<(), StoreError> {
    let sql = "INSERT INTO reports (reporter, person, name, match, chat, text, reason, note, at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
    let values =
        values![new.reporter, new.person, new.name, new.match_id, new.chat, new.text, new.reason, new.note, new.at];
    connection.execute(sql, &values)?;
    Ok(())
}

/// The newest 500, the open ones first.
pub(super) fn reports(connection: &dyn Connection) -> Result<Vec<Report>, StoreError> {
    let sql = "SELECT id, reporter, person, name, match, chat, text, reason, note, at, closed FROM reports
        ORDER BY closed IS NOT NULL, id DESC LIMIT 500";
    let report = |row: &Row| {
        Ok(Report {
            id: row.get("id")?,
            reporter: row.get("reporter")?,
            person: row.get("person")?,
            name: row.get("name")?,
            match_id: row.get("match")?,
            chat: row.get("chat")?,
            text: row.get("text")?,
            reason: row.get("reason")?,
            note: row.get("note")?,
            at: row.get("at")?,
            closed: row.get("closed")?,
        })
    };
    connection.rows(sql, &[], report)
}

/// NotFound if there is no such open report. One about somebody who is gone is not needed any more.
pub(super) fn close_report(connection: &dyn Connection, id: u32, at: i64) -> Result<(), StoreError> {
    let sql = "UPDATE reports SET closed = ?2 WHERE id = ?1 AND closed IS NULL";
    changed(connection.execute(sql, &values![id, at])?)?;
    connection.execute("DELETE FROM reports WHERE id = ?1 AND person = ''", &values![id])?;
    Ok(())
}

/// Mutes, removals and reports of a person who is gone. What nobody has looked at yet stays, or whoever was reported
/// could make it disappear; but it does not say any more who it was.
pub(super) fn forget_person(connection: &dyn Connection, id: &str) -> Result<(), StoreError> {
    for sql in [
        "UPDATE reports SET reporter = '' WHERE reporter = ?1",
        "DELETE FROM reports WHERE person = ?1 AND closed IS NOT NULL",
        "DELETE FROM mutes WHERE person = ?1 OR muted = ?1",
        "DELETE FROM removals WHERE person = ?1",
    ] {
        connection.execute(sql, &values![id])?;
    }
    connection.execute("UPDATE reports SET person = '', name = ?2 WHERE person = ?1", &values![id, SOMEBODY])?;
    Ok(())
}

/// Whoever is banned already gets the new reason and end.
pub(super) fn ban(connection: &dyn Connection, new: &Ban) -> Result<(), StoreError> {
    let sql = "INSERT INTO bans (kind, subject, reason, at, until) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT (kind, subject) DO UPDATE SET reason = excluded.reason, at = excluded.at, until = excluded.until";
    connection.execute(sql, &values![new.kind, new.subject, new.reason, new.at, new.until])?;
    Ok(())
}

/// NotFound if there is no such ban.
pub(super) fn unban(connection: &dyn Connection, id: u32) -> Result<(), StoreError> {
    changed(connection.execute("DELETE FROM bans WHERE id = ?1", &values![id])?)
}

/// Those that are over are kept for a look back, too.
pub(super) fn bans(connection: &dyn Connection) -> Result<Vec<Ban>, StoreError> {
    let sql = "SELECT id, kind, subject, reason, at, until FROM bans ORDER BY id";
    let ban = |row: &Row| {
        Ok(Ban {
            id: row.get("id")?,
            kind: row.get("kind")?,
            subject: row.get("subject")?,
            reason: row.get("reason")?,
            at: row.get("at")?,
            until: row.get("until")?,
        })
    };
    connection.rows(sql, &[], ban)
}

/// There is one at a time; none ends the one there is.
pub(super) fn announce(connection: &dyn Connection, new: Option<&Announcement>, at: i64) -> Result<(), StoreError> {
    connection.execute("UPDATE announcements SET until = ?1 WHERE until > ?1", &values![at])?;
    if let Some(Announcement { en, de, until }) = new {
        let sql = "INSERT INTO announcements (en, de, at, until) VALUES (?1, ?2, ?3, ?4)";
        connection.execute(sql, &values![en, de, at, until])?;
    }
    Ok(())
}

/// The last one, also if it is over.
pub(super) fn announcement(connection: &dyn Connection) -> Result<Option<Announcement>, StoreError> {
    let sql = "SELECT en, de, until FROM announcements ORDER BY id DESC LIMIT 1";
    let read = |row: &Row| Ok(Announcement { en: row.get("en")?, de: row.get("de")?, until: row.get("until")? });
    connection.row(sql, &[], read)
}

/// A line of a chat that has not been deleted.
pub(super) fn chat_line(connection: &dyn Connection, id: &str, number: u32) -> Result<Option<ChatRow>, StoreError> {
    let sql =
        "SELECT number, person, seat, name, text, at, note FROM chat WHERE match = ?1 AND number = ?2 AND text <> ''";
    connection.row(sql, &values![id, number], super::chat::line)
}

/// The numbers of a person's lines in the chat of a match.
pub(super) fn lines_of(connection: &dyn Connection, id: &str, person: &str) -> Result<Vec<u32>, StoreError> {
    let sql = "SELECT number FROM chat WHERE match = ?1 AND person = ?2 AND text <> '' ORDER BY number";
    connection.column(sql, &values![id, person])
}

/// The line keeps its number. NotFound if there is none, or it has been deleted.
pub(super) fn delete_line(connection: &dyn Connection, id: &str, number: u32) -> Result<(), StoreError> {
    let sql = "UPDATE chat SET text = '' WHERE match = ?1 AND number = ?2 AND text <> ''";
    changed(connection.execute(sql, &values![id, number])?)
}

fn changed(rows: usize) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}
