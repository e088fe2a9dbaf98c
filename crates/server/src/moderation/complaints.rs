//! What people can do about each other: mute, report, remove from a match that waits, delete a line of a chat.
//!
//! Nobody is told another's id, so people are named by a seat of a match or by a line of its chat.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, State};
use serde::{Deserialize, Serialize};

use crate::app::App;
use crate::cluster;
use crate::limits::Caller;
use crate::notices::Notice;
use crate::people::{Identity, is_invisible};
use crate::refusal::{Answer, Code, Refusal};
use crate::room::Command;
use crate::rooms::now;
use crate::store::{Mute, Reason, Report, SeatKind};
use crate::summary::Summary;

/// More would only serve to fill the store.
const MOST_MUTES: usize = 500;
const LONGEST_NOTE: usize = 1000;

/// Somebody in a match: who sits there, or who wrote the line.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct Whom {
    #[serde(rename = "match")]
    match_id: String,
    /// Either the seat or the line is given.
    seat: Option<u8>,
    /// The number of a line of the chat.
    chat: Option<u32>,
}

struct Found {
    person: String,
    name: String,
    text: Option<String>,
}

impl Whom {
    /// Not oneself, and not a bot.
    async fn find(&self, app: &App, asking: &str) -> Answer<Found> {
        let none = || Refusal::new(Code::NotFound);
        let found = match (self.seat, self.chat) {
            (Some(seat), None) => {
                let (_, seats) = app.store.match_row(&self.match_id).await?.ok_or_else(none)?;
                let seat = seats.into_iter().find(|row| row.seat == seat && row.kind == SeatKind::Person);
                let seat = seat.ok_or_else(none)?;
                Found { person: seat.person.ok_or_else(none)?, name: seat.name, text: None }
            }
            (None, Some(number)) => {
                let line = app.store.chat_line(&self.match_id, number).await?.ok_or_else(none)?;
                Found { person: line.person, name: line.name, text: Some(line.text) }
            }
            _ => return Err(Refusal::because(Code::BadRequest, "either a seat or a line of the chat")),
        };
        if found.person == asking {
            return Err(Refusal::because(Code::BadRequest, "this is you"));
        }
        Ok(found)
    }
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MuteList {
    mutes: Vec<Mute>,
}

pub async fn mutes(State(app): State<Arc<App>>, Extension(identity): Extension<Identity>) -> Answer<Json<MuteList>> {
    Ok(Json(MuteList { mutes: app.store.mutes(&identity.id).await? }))
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Muted {
    mutes: Vec<Mute>,
    /// The lines of the match's chat that are not shown any more.
    lines: Vec<u32>,
}

pub async fn mute(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Json(whom): Json<Whom>,
) -> Answer<Json<Muted>> {
    let found = whom.find(&app, &identity.id).await?;
    if app.store.mutes(&identity.id).await?.len() >= MOST_MUTES {
        return Err(Refusal::new(Code::TooMany));
    }
    app.store.mute(&identity.id, &found.person, &found.name, now()).await?;
    app.mutes.load(&app, &identity.id).await?;
    cluster::notify(&app, Notice::Muted { person: identity.id.clone() }).await?;
    let (mutes, lines) =
        (app.store.mutes(&identity.id).await?, app.store.lines_of(&whom.match_id, &found.person).await?);
    Ok(Json(Muted { mutes, lines }))
}

pub async fn unmute(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<u32>,
) -> Answer<Json<MuteList>> {
    app.store.unmute(&identity.id, id).await?;
    app.mutes.load(&app, &identity.id).await?;
    cluster::notify(&app, Notice::Muted { person: identity.id.clone() }).await?;
    Ok(Json(MuteList { mutes: app.store.mutes(&identity.id).await? }))
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct Complaint {
    whom: Whom,
    reason: Reason,
    /// In the reporter's own words, at most 1000 characters.
    note: Option<String>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Reported {
    /// An operator will look at it.
    reported: bool,
}

pub async fn report(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Extension(from): Extension<Caller>,
    Json(Complaint { whom, reason, note }): Json<Complaint>,
) -> Answer<Json<Reported>> {
    let note: String = note.unwrap_or_default().chars().filter(|c| *c == '\n' || !is_invisible(*c)).collect();
    if note.chars().count() > LONGEST_NOTE {
        return Err(Refusal::new(Code::TooLarge));
    }
    let Found { person, name, text } = whom.find(&app, &identity.id).await?;
    app.throttles.report(from)?;
    let Whom { match_id, chat, .. } = whom;
    let reporter = identity.id;
    let new = Report { id: 0, reporter, person, name, match_id, chat, text, reason, note, at: now(), closed: None };
    app.store.add_report(new).await?;
    tracing::info!("somebody was reported: `innovarium admin reports` shows why");
    Ok(Json(Reported { reported: true }))
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Removal {
    /// Of who is to go.
    seat: u8,
}

/// By the creator of a match that waits for players; who was removed cannot come back.
pub async fn remove(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<String>,
    Json(Removal { seat }): Json<Removal>,
) -> Answer<Json<Summary>> {
    app.rooms.ask(&app, &id, |reply| Command::Remove { person: identity.id, seat, reply }).await.map(Json)
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DeletedLine {
    number: u32,
}

/// By who wrote it, by the creator of the match or by an operator.
pub async fn delete_line(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path((id, number)): Path<(String, u32)>,
) -> Answer<Json<DeletedLine>> {
    let operator = identity.person(&app).await?.operator;
    let person = identity.id;
    app.rooms.ask(&app, &id, |reply| Command::DeleteLine { person, operator, number, reply }).await?;
    Ok(Json(DeletedLine { number }))
}
