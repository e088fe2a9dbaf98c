//! Component sets that people have made: kept in versions, known by what the option of a match calls them.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, Query, State};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{AnyGame, AnyMatch, SetFacts, SetKeeper, SetProblem, SetRefused};

use crate::app::App;
use crate::history::aside;
use crate::limits::Caller;
use crate::lobby::new_id;
use crate::people::Identity;
use crate::refusal::{Answer, Code, Refusal};
use crate::rooms::now;
use crate::store::SetRow;

/// Sets of one person, versions of one set, and files that are compared together.
const MOST_SETS: usize = 20;
const MOST_VERSIONS: u32 = 200;
const MOST_COMPARED: usize = 6;
/// Bytes of a file.
const LONGEST_FILE: usize = 192 * 1024;

/// A version of a set.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SetInfo {
    /// The same for all versions.
    set: String,
    version: u32,
    game: String,
    /// The value of the option that a match is played with it by.
    id: String,
    /// Over its values alone: sets of the same hash play alike.
    hash: String,
    /// What its author calls it; empty: nothing.
    name: String,
    values: usize,
    /// How many of them are not confirmed.
    reconstructed: usize,
    /// How many are said in free words only, and played as nothing.
    unplayed: usize,
    /// How many values there are of each confidence.
    grades: BTreeMap<String, usize>,
    /// Whether it is one's own.
    mine: bool,
    /// Milliseconds since 1970.
    at: i64,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OwnSets {
    /// Where sets can be sent to, as the host says.
    contact: Option<String>,
    /// The newest version of each, the newest first.
    sets: Vec<SetInfo>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct KeptSet {
    set: SetInfo,
    /// All versions, the newest first.
    versions: Vec<SetInfo>,
    #[cfg_attr(
        feature = "schema",
        ts(type = "unknown"),
        schemars(with = "serde_json::Map<String, serde_json::Value>")
    )]
    file: Value,
}

/// A component file of a game.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SetFile {
    game: String,
    #[cfg_attr(
        feature = "schema",
        ts(type = "unknown"),
        schemars(with = "serde_json::Map<String, serde_json::Value>")
    )]
    file: Value,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SetFiles {
    game: String,
    #[cfg_attr(
        feature = "schema",
        ts(type = "unknown[]"),
        schemars(with = "Vec<serde_json::Map<String, serde_json::Value>>")
    )]
    files: Vec<Value>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CheckedSet {
    /// All that is wrong.
    problems: Vec<SetProblem>,
    /// What matches would call it, if nothing is wrong.
    id: Option<String>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DeletedSet {
    set: String,
}

#[derive(Deserialize)]
pub struct Version {
    version: Option<u32>,
}

fn keeper(app: &App, game: &str) -> Answer<&'static dyn SetKeeper> {
    let sets = app.catalog.game(game)?.sets();
    sets.ok_or_else(|| Refusal::because(Code::NotFound, game))
}

fn written(file: &Value) -> Answer<String> {
    let text = file.to_string();
    if text.len() > LONGEST_FILE { Err(Refusal::new(Code::TooLarge)) } else { Ok(text) }
}

/// With the first thing that is wrong; [`check`] tells all.
fn refused(refused: SetRefused) -> Refusal {
    match refused {
        SetRefused::Full => Refusal::new(Code::Busy),
        SetRefused::Wrong(problems) => {
            let first = &problems[0];
            let place = [&first.entry, &first.field, &first.word, &first.reason];
            let place: Vec<&str> = place.into_iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
            Refusal::because(Code::BadRequest, place.join(", "))
        }
    }
}

fn info(row: &SetRow, person: &str) -> Answer<SetInfo> {
    let facts: SetFacts = serde_json::from_str(&row.facts).map_err(|error| {
        tracing::error!(%error, set = row.series, "a component set cannot be read");
        Refusal::new(Code::Internal)
    })?;
    Ok(SetInfo {
        set: row.series.clone(),
        version: row.version,
        game: row.game.clone(),
        id: facts.id,
        hash: facts.hash,
        name: facts.name.unwrap_or_default(),
        values: facts.values,
        reconstructed: facts.reconstructed,
        unplayed: facts.unplayed,
        grades: facts.grades,
        mine: row.owner == person,
        at: row.at,
    })
}

pub async fn list(State(app): State<Arc<App>>, Extension(identity): Extension<Identity>) -> Answer<Json<OwnSets>> {
    let rows = app.store.component_sets(&identity.id).await?;
    let sets = rows.iter().map(|row| info(row, &identity.id)).collect::<Answer<_>>()?;
    Ok(Json(OwnSets { contact: app.config.components_contact.clone(), sets }))
}

/// Whoever has the link may read it.
pub async fn get(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(set): Path<String>,
    Query(Version { version }): Query<Version>,
) -> Answer<Json<KeptSet>> {
    let rows = app.store.component_set(&set).await?;
    let found = rows.iter().find(|row| version.is_none_or(|version| row.version == version));
    let row = found.ok_or_else(|| Refusal::new(Code::NotFound))?;
    let file = app.store.component_file(&row.id).await?.ok_or_else(|| Refusal::new(Code::NotFound))?;
    let file = serde_json::from_str(&file).map_err(|error| {
        tracing::error!(%error, set, "a component file cannot be read");
        Refusal::new(Code::Internal)
    })?;
    let versions = rows.iter().map(|row| info(row, &identity.id)).collect::<Answer<_>>()?;
    Ok(Json(KeptSet { set: info(row, &identity.id)?, versions, file }))
}

pub async fn create(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Extension(from): Extension<Caller>,
    Json(SetFile { game, file }): Json<SetFile>,
) -> Answer<Json<SetInfo>> {
    app.throttles.upload(from)?;
    if app.store.component_sets(&identity.id).await?.len() >= MOST_SETS {
        return Err(Refusal::new(Code::TooMany));
    }
    keep(&app, identity, new_id(), None, game, file).await
}

/// The next version, unless nothing has changed. A version that no match is played with is replaced by it.
pub async fn save(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Extension(from): Extension<Caller>,
    Path(set): Path<String>,
    Json(SetFile { game, file }): Json<SetFile>,
) -> Answer<Json<SetInfo>> {
    app.throttles.upload(from)?;
    let rows = app.store.component_set(&set).await?;
    let versions = rows.len();
    let newest = rows.into_iter().next().ok_or_else(|| Refusal::new(Code::NotFound))?;
    if newest.owner != identity.id {
        return Err(Refusal::new(Code::Forbidden));
    }
    if newest.game != game {
        return Err(Refusal::because(Code::BadRequest, "game"));
    }
    if versions >= MOST_VERSIONS as usize {
        return Err(Refusal::new(Code::TooMany));
    }
    keep(&app, identity, set, Some(newest), game, file).await
}

async fn keep(
    app: &Arc<App>,
    identity: Identity,
    series: String,
    newest: Option<SetRow>,
    game: String,
    file: Value,
) -> Answer<Json<SetInfo>> {
    let (sets, text) = (keeper(app, &game)?, written(&file)?);
    let (facts, file) = aside(move || sets.check(&text)).await?.map_err(refused)?;
    let version = match newest {
        Some(newest) if newest.id == facts.id => return Ok(Json(info(&newest, &newest.owner)?)),
        Some(newest) => newest.version + 1,
        None => 1,
    };
    let person = identity.person(app).await?;
    let row = SetRow {
        series,
        version,
        game,
        id: facts.id.clone(),
        owner: person.id.clone(),
        facts: serde_json::to_string(&facts).expect("plain data"),
        at: now(),
    };
    app.store.meet(person).await?;
    app.store.put_component_set(row.clone(), file).await?;
    Ok(Json(info(&row, &row.owner)?))
}

pub async fn remove(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(set): Path<String>,
) -> Answer<Json<DeletedSet>> {
    app.store.remove_component_set(&set, &identity.id).await?;
    Ok(Json(DeletedSet { set }))
}

/// Everything that is wrong with a file. Nothing is stored.
pub async fn check(
    State(app): State<Arc<App>>,
    Json(SetFile { game, file }): Json<SetFile>,
) -> Answer<Json<CheckedSet>> {
    let (sets, text) = (keeper(&app, &game)?, written(&file)?);
    match aside(move || sets.check(&text)).await? {
        Ok((facts, _)) => Ok(Json(CheckedSet { problems: Vec::new(), id: Some(facts.id) })),
        Err(SetRefused::Wrong(problems)) => Ok(Json(CheckedSet { problems, id: None })),
        Err(other) => Err(refused(other)),
    }
}

/// What differs between files, and one of their surest values. Nothing is stored.
pub async fn compare(
    State(app): State<Arc<App>>,
    Extension(from): Extension<Caller>,
    Json(SetFiles { game, files }): Json<SetFiles>,
) -> Answer<Json<Value>> {
    app.throttles.upload(from)?;
    if !(2..=MOST_COMPARED).contains(&files.len()) {
        return Err(Refusal::because(Code::BadRequest, "files"));
    }
    let sets = keeper(&app, &game)?;
    let texts = files.iter().map(written).collect::<Answer<Vec<String>>>()?;
    Ok(Json(aside(move || sets.compare(&texts)).await?.map_err(refused)?))
}

pub async fn vocabulary(State(app): State<Arc<App>>, Path(game): Path<String>) -> Answer<Json<Value>> {
    Ok(Json(keeper(&app, &game)?.vocabulary()))
}

/// Learns the set that these options name, if it is one that is stored here. What stays unknown the game refuses.
pub async fn know(app: &Arc<App>, game: &dyn AnyGame, options: &[(String, String)]) -> Answer<()> {
    let Some(sets) = game.sets() else { return Ok(()) };
    let Some((_, id)) = options.iter().find(|(key, _)| key == sets.option()) else { return Ok(()) };
    if sets.is_known(id) {
        return Ok(());
    }
    let Some(file) = app.store.component_file(id).await? else { return Ok(()) };
    aside(move || sets.learn(&file)).await?.map_err(refused)
}

/// Keeps the set that a match is played with, even if its owner has replaced it a moment ago.
pub async fn hold(app: &Arc<App>, game: &dyn AnyGame, played: &dyn AnyMatch) -> Answer<()> {
    let (Some(sets), Some(file)) = (game.sets(), played.appendix()) else { return Ok(()) };
    let (facts, file) = aside(move || sets.check(file)).await?.map_err(refused)?;
    let row = SetRow {
        series: new_id(),
        version: 1,
        game: game.name().to_string(),
        id: facts.id.clone(),
        owner: String::new(),
        facts: serde_json::to_string(&facts).expect("plain data"),
        at: now(),
    };
    Ok(app.store.hold_component_set(row, file).await?)
}
