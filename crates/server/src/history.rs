//! Replays, charts and records of a match, playing on from one of its moments; and hints.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bots::Effort;
use serde::{Deserialize, Serialize};
use table::json::Written;
use table::text::Phrase;
use table::{AnyMatch, Difference, MatchError, News, Opened, Record, RecordError, Seat, SeatQuestion, Viewer};

use crate::advice::{Reasons, Thought, explained};
use crate::analysis::{Rated, chance};
use crate::app::App;
use crate::component_sets::{hold, know};
use crate::limits::Caller;
use crate::lobby::{MatchId, USUAL_IDLE_DAYS, checked_level, new_id};
use crate::people::{Identity, confusable, free_bot_name, visible_name};
use crate::refusal::{Answer, Code, Refusal, cannot_open};
use crate::room::{Command, Snapshot};
use crate::rooms::now;
use crate::store::{Hints, LogRow, MatchProgress, MatchRow, Origin, Outcome, SeatKind, SeatRow, Status, Timing};
use crate::summary::owns;
use crate::thinking_pool::{Kind, Owner};
use crate::{ending, stored};

/// The match as it is, copied out of its room.
async fn copy(app: &Arc<App>, id: &str) -> Answer<Snapshot> {
    app.rooms.ask(app, id, |reply| Command::Copy { reply }).await
}

/// A match that has begun.
pub async fn begun(app: &Arc<App>, id: &str) -> Answer<(Snapshot, Box<dyn AnyMatch>)> {
    let mut snapshot = copy(app, id).await?;
    let played = snapshot.played.take().ok_or_else(|| Refusal::new(Code::NotFound))?;
    Ok((snapshot, played))
}

/// Replaying takes a while, so it runs on another thread.
pub async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
    tokio::task::spawn_blocking(work).await.map_err(|error| {
        tracing::error!(%error, "looking back failed");
        Refusal::new(Code::Internal)
    })
}

/// Uploaded matches are open to look at even if they never ended: nobody plays them.
pub fn is_open(snapshot: &Snapshot) -> bool {
    snapshot.row.progress.status == Status::Finished || snapshot.row.origin == Origin::Uploaded
}

/// What this person may see of the match now: everything once it is over, until then what one of their seats sees (the
/// named one, else the first).
fn eyes(snapshot: &Snapshot, person: &str, named: Option<u8>) -> Answer<Viewer> {
    if is_open(snapshot) {
        return Ok(Viewer::Everything);
    }
    let mut own = snapshot.seats.iter().filter(|seat| owns(seat, person));
    match own.find(|seat| named.is_none_or(|named| named == seat.seat)) {
        Some(seat) => Ok(Viewer::Seat(Seat::new(seat.seat as usize))),
        None if named.is_some() => Err(Refusal::new(Code::NotYourSeat)),
        None => Ok(Viewer::Watcher),
    }
}

#[derive(Deserialize)]
pub struct At {
    at: Option<usize>,
    seat: Option<u8>,
}

pub async fn moment(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<String>,
    Query(At { at, seat }): Query<At>,
) -> Answer<Json<Moment>> {
    let (snapshot, played) = begun(&app, &id).await?;
    let viewer = eyes(&snapshot, &identity.id, seat)?;
    let of = played.choices();
    let at = at.unwrap_or(of);
    if at > of {
        return Err(Refusal::because(Code::NotFound, at.to_string()));
    }
    let outcome = snapshot.row.progress.outcome.filter(|_| at == of && snapshot.differs.is_none());
    aside(move || {
        let moment = describe_moment(played.as_ref(), at, viewer);
        // A match that its rules did not end has an outcome all the same.
        Json(Moment { outcome: moment.outcome.clone().or(outcome), ..moment })
    })
    .await
}

/// A match after some of its choices.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Moment {
    /// After how many choices.
    at: usize,
    /// The choices of the match.
    of: usize,
    /// The last of them, if the viewer may know it.
    choice: Option<Chosen>,
    #[cfg_attr(
        feature = "schema",
        ts(type = "unknown"),
        schemars(with = "serde_json::Map<String, serde_json::Value>")
    )]
    view: Written,
    /// What the last choice brought about.
    news: Vec<News>,
    asked: Vec<Seat>,
    outcome: Option<Outcome>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Chosen {
    seat: Seat,
    choice: String,
    label: Phrase,
}

pub fn describe_moment(played: &dyn AnyMatch, at: usize, viewer: Viewer) -> Moment {
    let then = played.at(at);
    let choice = at.checked_sub(1).and_then(|number| {
        let (seat, choice) = played.history().into_iter().nth(number)?;
        // Another seat's choice among hidden cards would name them; what everybody may know of it is in the news.
        if !viewer.is(seat) {
            return None;
        }
        Some(Chosen { seat, choice, label: played.choice_label(number)? })
    });
    Moment {
        at,
        of: played.choices(),
        choice,
        view: then.view(viewer),
        news: then.news_since(at.checked_sub(1), viewer),
        asked: then.asked(),
        outcome: stored::outcome(then.as_ref()),
    }
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Chart {
    series: Vec<Series>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Series {
    /// The message that names it.
    id: &'static str,
    /// By moment, then by seat.
    values: Vec<Vec<i32>>,
}

pub async fn chart(State(app): State<Arc<App>>, Path(id): Path<String>) -> Answer<Json<Chart>> {
    let (_, played) = begun(&app, &id).await?;
    aside(move || {
        let series = played.chart().into_iter().map(|(id, values)| Series { id, values });
        Json(Chart { series: series.collect() })
    })
    .await
}

pub async fn record(State(app): State<Arc<App>>, Path(id): Path<String>) -> Answer<Response> {
    let (snapshot, played) = begun(&app, &id).await?;
    // A record holds the seed, and with it every hidden card.
    if !is_open(&snapshot) {
        return Err(Refusal::new(Code::Forbidden));
    }
    let name = format!("attachment; filename=\"{}-{id}.record\"", snapshot.row.game);
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()), (header::CONTENT_DISPOSITION, name)];
    let mut text = played.record().to_string();
    text.extend(snapshot.row.progress.outcome.as_ref().and_then(ending::comment));
    if let Some(difference) = &snapshot.differs {
        text += &beyond(difference, &snapshot.beyond);
    }
    Ok((headers, text).into_response())
}

/// What the rules of today cannot replay is kept as comments.
fn beyond(difference: &Difference, choices: &[(Seat, String)]) -> String {
    let Difference { rules, now, .. } = difference;
    let choices: String = choices.iter().map(|(seat, choice)| format!("# {seat}: {choice}\n")).collect();
    format!(
        "# The match followed rules version {rules} and went on with what version {now} does not replay:\n{choices}"
    )
}

pub async fn upload(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Extension(from): Extension<Caller>,
    body: String,
) -> Answer<Json<MatchId>> {
    app.throttles.upload(from)?;
    let record = Record::parse(&body)?;
    for name in &record.names {
        visible_name(name)?;
    }
    if let Some(game) = app.catalog.games.get(&record.game) {
        know(&app, game, &record.options).await?;
    }
    let server = app.clone();
    let (record, opened) = aside(move || -> Answer<_> {
        let wrong = |line: usize, reason: String| Refusal::from(RecordError { line, reason });
        let no_game = || wrong(2, format!("there is no game '{}' here", record.game));
        let game = server.catalog.games.get(&record.game).ok_or_else(no_game)?;
        let opened = game.open(&record).map_err(|error| match error {
            MatchError::Record(error) => error.into(),
            MatchError::Option(error) => cannot_open(error),
            other => wrong(0, other.to_string()),
        })?;
        Ok((record, opened))
    })
    .await??;
    let Opened { played, differs } = opened;
    let seats = played.names().iter().enumerate().map(|(seat, name)| SeatRow {
        seat: seat as u8,
        kind: SeatKind::Bot,
        person: None,
        name: name.clone(),
        level: None,
        invitation: None,
        former: None,
        departed: None,
    });
    let seats: Vec<SeatRow> = seats.collect();
    let ended = ending::read_comment(&body, seats.len());
    // A record that cannot be replayed to its end is kept as it came; its outcome is unknown.
    let begun = match differs {
        None => Begun { outcome: stored::outcome(played.as_ref()).or(ended), ..Begun::at(played.as_ref()) },
        Some(_) => Begun { record, asked: 0, outcome: None },
    };
    let id = keep(&app, begun, &played.options(), seats, &identity, Origin::Uploaded).await?;
    hold(&app, app.catalog.game(played.game())?, played.as_ref()).await?;
    Ok(Json(MatchId { id }))
}

/// A match that did not begin on this server.
struct Begun {
    record: Record,
    asked: u8,
    outcome: Option<Outcome>,
}

impl Begun {
    fn at(played: &dyn AnyMatch) -> Begun {
        Begun { record: played.record(), asked: stored::asked(played), outcome: stored::outcome(played) }
    }
}

/// Stores a match that begins with the given history.
async fn keep(
    app: &Arc<App>,
    Begun { record, asked, outcome }: Begun,
    options: &str,
    seats: Vec<SeatRow>,
    creator: &Identity,
    origin: Origin,
) -> Answer<String> {
    if app.store.count_unfinished(&creator.id).await? >= app.config.limits.matches {
        return Err(Refusal::new(Code::TooMany));
    }
    let at = now();
    let entries = stored::entries(&record).into_iter().enumerate();
    let log: Vec<LogRow> = entries.map(|(number, entry)| LogRow { number: number as u32, at, entry }).collect();
    let row = MatchRow {
        id: new_id(),
        game: record.game,
        rules: record.rules,
        options: options.to_string(),
        seed: record.seed,
        // Whoever has the record of a match has its seed.
        seed_known: true,
        public: false,
        limit: 0,
        clock: None,
        hints: Hints::Alone,
        hints_agreed: false,
        idle_days: USUAL_IDLE_DAYS,
        creator: creator.id.clone(),
        origin,
        created: at,
        progress: MatchProgress {
            // An uploaded match cannot be continued, so it counts as finished in any case.
            status: if outcome.is_some() || origin == Origin::Uploaded { Status::Finished } else { Status::Running },
            asked,
            // All entries but `Begin`.
            choices: log.len() as u32 - 1,
            version: log.len() as u32,
            moved: at,
            outcome,
            timing: Timing { since: app.uptime.now(), left: Vec::new() },
            // It is over, or one person's own.
            deadline: None,
        },
    };
    let id = row.id.clone();
    app.store.meet(creator.person(app).await?).await?;
    app.store.create_match_with_log(row, seats, log).await?;
    Ok(id)
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Fork {
    /// After how many choices to play on.
    at: usize,
    /// The seat to play.
    seat: u8,
    /// Of the bots on all other seats.
    level: String,
}

pub async fn fork(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<String>,
    Json(Fork { at, seat, level }): Json<Fork>,
) -> Answer<Json<MatchId>> {
    let (snapshot, played) = begun(&app, &id).await?;
    if !is_open(&snapshot) {
        return Err(Refusal::new(Code::Forbidden));
    }
    checked_level(&level)?;
    if at > played.choices() || seat as usize >= snapshot.seats.len() {
        return Err(Refusal::because(Code::NotFound, format!("{at}, {seat}")));
    }
    let person = identity.person(&app).await?;
    let then = aside(move || played.at(at)).await?;
    if then.outcome().is_some() {
        return Err(Refusal::new(Code::Over));
    }
    let mut seats: Vec<SeatRow> = Vec::new();
    for number in 0..snapshot.seats.len() as u8 {
        let mine = number == seat;
        let bots = |name: &str| seats.iter().any(|seat| seat.name == name) || confusable(name, &person.name);
        seats.push(SeatRow {
            seat: number,
            kind: if mine { SeatKind::Person } else { SeatKind::Bot },
            person: mine.then(|| person.id.clone()),
            // The other players' names belong to the old match.
            name: if mine { person.name.clone() } else { free_bot_name(bots) },
            level: (!mine).then(|| level.clone()),
            invitation: None,
            former: None,
            departed: None,
        });
    }
    let id = keep(&app, Begun::at(then.as_ref()), &then.options(), seats, &identity, Origin::Forked).await?;
    hold(&app, app.catalog.game(then.game())?, then.as_ref()).await?;
    Ok(Json(MatchId { id }))
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HintFor {
    /// One of your own.
    seat: u8,
    /// Of the match as the client knows it; if it has moved on, the answer is `stale`.
    version: u32,
}

/// What a bot would choose.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Advice {
    /// How often all offers together were tried.
    tries: u32,
    /// The best of them, the best first.
    hints: Vec<Rated>,
}

pub async fn hint(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Extension(from): Extension<Caller>,
    Path(id): Path<String>,
    Json(asked): Json<HintFor>,
) -> Answer<Json<Advice>> {
    let (question, advice) = searched(app, identity, from, &id, asked, shown).await?;
    Ok(Json(rated(&question, advice)))
}

/// What a search thinks of a question of somebody's own, with reasons for some of the choices.
pub async fn searched(
    app: Arc<App>,
    identity: Identity,
    from: Caller,
    id: &str,
    HintFor { seat, version }: HintFor,
    which: fn(&bots::Advice) -> Vec<String>,
) -> Answer<(SeatQuestion, Result<(bots::Advice, Reasons), String>)> {
    let owner = Owner { address: Some(from), person: identity.id.clone() };
    let hinting = app.thinking.hint_for(&owner)?;
    let played = app.rooms.ask(&app, id, |reply| Command::Hint { person: identity.id, seat, version, reply }).await?;
    let seat = Seat::new(seat as usize);
    let question = played.question(seat).ok_or_else(|| Refusal::new(Code::NotAsked))?;
    let turn = app.thinking.join(Kind::Hint, owner).turn().await?;
    let effort = Effort::Hint { percent: turn.percent };
    // Whoever goes away still has this hint in preparation.
    let thinking = tokio::spawn(async move {
        let thought = Thought { played: played.into(), seat, effort, seed: u64::from(version) };
        let advice = explained(&app, turn, thought, which).await;
        drop(hinting);
        advice
    });
    Ok((question, thinking.await.map_err(|_| Refusal::new(Code::Internal))??))
}

/// The number of hints to show; more would not help.
const SHOWN: usize = 3;

/// The choices that a hint is about.
pub fn shown(advice: &bots::Advice) -> Vec<String> {
    advice.choices.iter().take(SHOWN).map(|(choice, ..)| choice.clone()).collect()
}

/// The best of what is offered. If no world was found that fits what the seat saw, there is no advice.
pub fn rated(question: &SeatQuestion, advice: Result<(bots::Advice, Reasons), String>) -> Advice {
    let (choices, mut reasons) =
        advice.map_or_else(|_| Default::default(), |(advice, reasons)| (advice.choices, reasons));
    let tries: u32 = choices.iter().map(|(_, visits, _)| visits).sum();
    let hints = choices.into_iter().take(SHOWN).filter_map(|(choice, visits, worth)| {
        let label = question.offers.iter().find(|offer| offer.choice == choice)?.label.clone();
        let reasons = reasons.iter_mut().find(|(of, _)| *of == choice).map(|(_, reasons)| std::mem::take(reasons));
        Some(Rated { choice, label, worth: chance(worth), visits, reasons: reasons.unwrap_or_default() })
    });
    Advice { tries, hints: hints.collect() }
}
