//! Everything about a person, in SQL.

use serde::Serialize;
use serde_json::value::RawValue;

use super::connection::{Connection, Row, values};
use super::{
    ChatRow, Learned, LogEntry, LogRow, MatchAndSeats, Mute, SeatRow, Session, StoreError, chat, component_sets,
    learned, matches, moderation, plans, sessions,
};

/// Everything that is kept about a person, except for hashes of secrets.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PersonalData {
    /// When the person's browsers were logged in, in milliseconds since 1970.
    pub sessions: Vec<i64>,
    /// The network from which the person last changed something, and when.
    pub address: Option<String>,
    pub seen: Option<i64>,
    /// All matches that the person made or played in.
    pub matches: Vec<OwnMatch>,
    pub chat: Vec<OwnLine>,
    pub mutes: Vec<Mute>,
    pub reports: Vec<OwnReport>,
    /// How far the person has come with lessons and the like.
    pub learned: Learned,
    /// All versions of the component sets that the person has made.
    pub component_sets: Vec<OwnSet>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OwnMatch {
    pub id: String,
    pub game: String,
    pub options: String,
    pub created: i64,
    /// Whether the person made it.
    pub creator: bool,
    pub seats: Vec<PlayedSeat>,
    /// What the person chose, in order; also what was taken back.
    pub choices: Vec<OwnChoice>,
    /// The answers that the person planned.
    pub plans: Vec<OwnPlan>,
    /// Where the whole record is, once the match is over.
    pub record: String,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PlayedSeat {
    pub seat: u8,
    pub name: String,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OwnChoice {
    pub at: i64,
    pub seat: u8,
    pub choice: String,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OwnPlan {
    pub seat: u8,
    pub plan: String,
    pub value: String,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OwnLine {
    #[serde(rename = "match")]
    pub match_id: String,
    pub at: i64,
    pub name: String,
    pub text: String,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OwnReport {
    #[serde(rename = "match")]
    pub match_id: String,
    pub at: i64,
    pub reason: String,
    pub note: String,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OwnSet {
    pub game: String,
    pub version: u32,
    pub at: i64,
    /// Where it is read and, of the newest version, what is written there.
    pub address: String,
    #[cfg_attr(feature = "schema", ts(type = "unknown"), schemars(with = "Option<serde_json::Value>"))]
    pub file: Option<Box<RawValue>>,
}

pub(super) fn personal_data(connection: &dyn Connection, id: &str) -> Result<PersonalData, StoreError> {
    let mine = "WHERE creator = ?1 OR id IN (SELECT match FROM seats WHERE person = ?1 OR former = ?1)
        ORDER BY created, id";
    let matches = matches::select(connection, mine, &values![id])?;
    let sql = "SELECT address, seen FROM people WHERE id = ?1";
    let seen = connection.row(sql, &values![id], |row| Ok((row.get("address")?, row.get("seen")?)))?;
    let (address, seen) = seen.unwrap_or_default();
    Ok(PersonalData {
        sessions: sessions::list(connection, id)?.into_iter().map(|Session { created, .. }| created).collect(),
        address,
        seen,
        matches: matches.into_iter().map(|found| own_match(connection, found, id)).collect::<Result<_, _>>()?,
        chat: own_lines(connection, id)?,
        mutes: moderation::mutes(connection, id)?,
        reports: own_reports(connection, id)?,
        learned: learned::learned(connection, id)?,
        component_sets: own_sets(connection, id)?,
    })
}

/// The older versions are there for the matches that are played with them; there may be hundreds.
fn own_sets(connection: &dyn Connection, id: &str) -> Result<Vec<OwnSet>, StoreError> {
    let mut sets = Vec::new();
    for newest in component_sets::of_owner(connection, id)? {
        for row in component_sets::versions(connection, &newest.series)? {
            let file = if row.version == newest.version { component_sets::file(connection, &row.id)? } else { None };
            let file = file.map(RawValue::from_string).transpose().map_err(|error| {
                StoreError::Broken(format!("the component file {} cannot be read: {error}", row.id))
            })?;
            let address = format!("/api/component-sets/{}?version={}", row.series, row.version);
            sets.push(OwnSet { game: row.game, version: row.version, at: row.at, address, file });
        }
    }
    Ok(sets)
}

fn own_match(connection: &dyn Connection, (row, seats): MatchAndSeats, id: &str) -> Result<OwnMatch, StoreError> {
    let is = |who: &Option<String>| who.as_deref() == Some(id);
    let own: Vec<SeatRow> = seats.into_iter().filter(|seat| is(&seat.person) || is(&seat.former)).collect();
    let log = matches::log(connection, &row.id)?;
    let mut choices: Vec<OwnChoice> =
        own.iter().flat_map(|seat| choices_of(&log, seat.seat, is(&seat.person))).collect();
    choices.sort_by_key(|choice| choice.at);
    let plans = plans::plans(connection, &row.id)?.into_iter();
    let plans = plans.map(|(seat, plan, value)| OwnPlan { seat, plan, value });
    Ok(OwnMatch {
        choices,
        plans: plans.filter(|plan| own.iter().any(|seat| seat.seat == plan.seat)).collect(),
        seats: own.into_iter().map(|seat| PlayedSeat { seat: seat.seat, name: seat.name }).collect(),
        record: format!("/api/matches/{}/record", row.id),
        creator: row.creator == id,
        id: row.id,
        game: row.game,
        options: row.options,
        created: row.created,
    })
}

/// What the person chose who has this seat, or had it until a bot took over. Each time the seat changed hands it was
/// from the person to a bot, or back.
fn choices_of(log: &[LogRow], number: u8, mut theirs: bool) -> Vec<OwnChoice> {
    let mut choices = Vec::new();
    for LogRow { at, entry, .. } in log.iter().rev() {
        match entry {
            LogEntry::Seat { seat } if *seat == number => theirs = !theirs,
            LogEntry::Choice { seat, choice, .. } if *seat == number && theirs => {
                choices.push(OwnChoice { at: *at, seat: *seat, choice: choice.clone() });
            }
            _ => {}
        }
    }
    choices.reverse();
    choices
}

fn own_lines(connection: &dyn Connection, id: &str) -> Result<Vec<OwnLine>, StoreError> {
    let sql = "SELECT match, number, person, seat, name, text, at, note FROM chat
        WHERE person = ?1 AND text <> '' ORDER BY at";
    let own = |row: &Row| {
        let ChatRow { at, name, text, .. } = chat::line(row)?;
        Ok(OwnLine { match_id: row.get("match")?, at, name, text })
    };
    connection.rows(sql, &values![id], own)
}

fn own_reports(connection: &dyn Connection, id: &str) -> Result<Vec<OwnReport>, StoreError> {
    let sql = "SELECT match, at, reason, note FROM reports WHERE reporter = ?1 ORDER BY id";
    let own = |row: &Row| {
        Ok(OwnReport {
            match_id: row.get("match")?,
            at: row.get("at")?,
            reason: row.get("reason")?,
            note: row.get("note")?,
        })
    };
    connection.rows(sql, &values![id], own)
}
