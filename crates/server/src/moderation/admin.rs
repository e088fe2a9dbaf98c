//! The admin page of operators. To everybody else, these calls do not exist.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, Query, State};
use serde::{Deserialize, Serialize};

use super::{Announced, announced, catch_up, network};
use crate::app::App;
use crate::people::{Identity, visible_name};
use crate::refusal::{Answer, Code, Refusal};
use crate::rooms::now;
use crate::store::{Act, Announcement, Ban, BanKind, PersonRecord, Report};

const LONGEST: usize = 500;
const HOUR: i64 = 60 * 60 * 1000;
/// A hundred years: what is longer is meant for ever.
const MOST_HOURS: u32 = 100 * 366 * 24;

async fn check(app: &App, identity: &Identity) -> Answer<()> {
    match identity.person(app).await?.operator {
        true => Ok(()),
        false => Err(Refusal::new(Code::NotFound)),
    }
}

async fn act(app: &Arc<App>, identity: &Identity, act: Act) -> Answer<()> {
    app.store.act(&identity.id, act, now()).await?;
    Ok(catch_up(app).await?)
}

fn until(hours: u32) -> Answer<i64> {
    match hours {
        1..=MOST_HOURS => Ok(now() + i64::from(hours) * HOUR),
        _ => Err(Refusal::because(Code::BadRequest, "hours")),
    }
}

fn short(text: &str) -> Answer<String> {
    match text.trim() {
        "" => Err(Refusal::new(Code::BadRequest)),
        text if text.chars().count() > LONGEST => Err(Refusal::new(Code::TooLarge)),
        text => Ok(text.to_string()),
    }
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Reports {
    /// The open ones first.
    reports: Vec<Report>,
}

pub async fn reports(State(app): State<Arc<App>>, Extension(identity): Extension<Identity>) -> Answer<Json<Reports>> {
    check(&app, &identity).await?;
    Ok(Json(Reports { reports: app.store.reports().await? }))
}

pub async fn close_report(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<u32>,
) -> Answer<Json<Reports>> {
    check(&app, &identity).await?;
    act(&app, &identity, Act::CloseReport(id)).await?;
    Ok(Json(Reports { reports: app.store.reports().await? }))
}

#[derive(Deserialize)]
pub struct Search {
    #[serde(default)]
    search: String,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct People {
    /// At most 100.
    people: Vec<PersonRecord>,
}

pub async fn people(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Query(Search { search }): Query<Search>,
) -> Answer<Json<People>> {
    check(&app, &identity).await?;
    Ok(Json(People { people: app.store.people(search.trim()).await? }))
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewName {
    name: String,
}

pub async fn rename(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<String>,
    Json(NewName { name }): Json<NewName>,
) -> Answer<Json<People>> {
    check(&app, &identity).await?;
    act(&app, &identity, Act::Rename { person: id.clone(), name: visible_name(&name)? }).await?;
    Ok(Json(People { people: app.store.people(&id).await? }))
}

pub async fn delete_person(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<String>,
) -> Answer<Json<People>> {
    check(&app, &identity).await?;
    if id == identity.id {
        return Err(Refusal::because(Code::BadRequest, "this is you"));
    }
    act(&app, &identity, Act::DeletePerson(id)).await?;
    Ok(Json(People { people: Vec::new() }))
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Bans {
    bans: Vec<Ban>,
}

pub async fn bans(State(app): State<Arc<App>>, Extension(identity): Extension<Identity>) -> Answer<Json<Bans>> {
    check(&app, &identity).await?;
    Ok(Json(Bans { bans: app.store.bans().await? }))
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct NewBan {
    kind: BanKind,
    /// The id of a person, or an address or network.
    subject: String,
    /// Shown to who is banned.
    reason: String,
    /// None: for ever.
    hours: Option<u32>,
}

pub async fn ban(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Json(NewBan { kind, subject, reason, hours }): Json<NewBan>,
) -> Answer<Json<Bans>> {
    check(&app, &identity).await?;
    let subject = match kind {
        BanKind::Person if subject == identity.id => return Err(Refusal::because(Code::BadRequest, "this is you")),
        BanKind::Person => app.store.person(&subject).await?.ok_or_else(|| Refusal::new(Code::NotFound))?.id,
        BanKind::Network => {
            network(&subject).ok_or_else(|| Refusal::because(Code::BadRequest, subject.as_str()))?.to_string()
        }
    };
    let until = hours.map(until).transpose()?;
    let new = Ban { id: 0, kind, subject, reason: short(&reason)?, at: now(), until };
    act(&app, &identity, Act::Ban(new)).await?;
    Ok(Json(Bans { bans: app.store.bans().await? }))
}

pub async fn unban(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<u32>,
) -> Answer<Json<Bans>> {
    check(&app, &identity).await?;
    act(&app, &identity, Act::Unban(id)).await?;
    Ok(Json(Bans { bans: app.store.bans().await? }))
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewAnnouncement {
    en: String,
    de: String,
    /// For how long.
    hours: u32,
}

pub async fn announce(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Json(NewAnnouncement { en, de, hours }): Json<NewAnnouncement>,
) -> Answer<Json<Announced>> {
    check(&app, &identity).await?;
    let new = Announcement { en: short(&en)?, de: short(&de)?, until: until(hours)? };
    act(&app, &identity, Act::Announce(new)).await?;
    Ok(Json(announced(&app)))
}

pub async fn end_announcement(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
) -> Answer<Json<Announced>> {
    check(&app, &identity).await?;
    act(&app, &identity, Act::EndAnnouncement).await?;
    Ok(Json(announced(&app)))
}
