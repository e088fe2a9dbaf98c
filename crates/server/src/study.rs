//! Positions that anybody sets up and explores. Nothing of it is stored: whoever asks says where it began and what was
//! chosen since.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, Query, State};
use bots::Effort;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::scene::{self, Line, SceneError};
use table::{AnyGame, AnyMatch, News, Seat, SeatQuestion, Viewer};

use crate::advice::{Thought, explained};
use crate::app::App;
use crate::history::{Advice, aside, begun, is_open, rated, shown};
use crate::limits::Caller;
use crate::people::Identity;
use crate::refusal::{Answer, Code, Refusal};
use crate::store::Outcome;
use crate::stored;
use crate::thinking_pool::{Kind, Owner};

/// More choices than any game has.
const MOST_CHOICES: usize = 5_000;

/// A position, and what was chosen in it.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Study {
    game: String,
    /// The position in set-up lines (docs/notation.md).
    scene: String,
    /// Each as in a scene, `A: draw`.
    choices: Vec<String>,
    /// Through whose eyes; none: everything is seen.
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    seat: Option<u8>,
}

/// Where that leads.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StudyMoment {
    #[cfg_attr(
        feature = "schema",
        ts(type = "unknown"),
        schemars(with = "serde_json::Map<String, serde_json::Value>")
    )]
    view: Box<RawValue>,
    /// What the last choice brought about.
    news: Vec<News>,
    asked: Vec<Seat>,
    /// What the viewer is asked; who sees everything, what the first is asked who is asked anything.
    question: Option<SeatQuestion>,
    outcome: Option<Outcome>,
    /// The options, written out.
    options: std::collections::BTreeMap<String, String>,
    seats: usize,
    /// The position it has come to, in set-up lines, if everything is seen.
    scene: Option<String>,
}

pub async fn explore(State(app): State<Arc<App>>, Json(study): Json<Study>) -> Answer<Json<StudyMoment>> {
    let moment = aside(move || {
        let played = study.play(app.catalog.game(&study.game)?)?;
        Ok(Json(describe(played.as_ref(), viewer(study.seat, played.as_ref())?)))
    });
    moment.await?
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct StudyHint {
    study: Study,
    /// Who wants to know; it counts only what this seat can see.
    seat: u8,
}

/// What a search thinks of the position.
pub async fn hint(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Extension(from): Extension<Caller>,
    Json(StudyHint { study, seat }): Json<StudyHint>,
) -> Answer<Json<Advice>> {
    let owner = Owner { address: Some(from), person: identity.id };
    let hinting = app.thinking.hint_for(&owner)?;
    let server = app.clone();
    let played = aside(move || study.play(server.catalog.game(&study.game)?)).await??;
    let seat = checked_seat(seat, played.as_ref())?;
    let question = played.question(seat).ok_or_else(|| Refusal::new(Code::NotAsked))?;
    let turn = app.thinking.join(Kind::Hint, owner).turn().await?;
    let effort = Effort::Hint { percent: turn.percent };
    let seed = played.hash();
    let thought = Thought { played: played.into(), seat, effort, seed };
    let advice = explained(&app, turn, thought, shown).await?;
    drop(hinting);
    Ok(Json(rated(&question, advice)))
}

#[derive(Deserialize)]
pub struct At {
    at: Option<usize>,
}

/// A moment of a match that is over, as a position to explore.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MatchScene {
    game: String,
    scene: String,
}

pub async fn of_match(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(At { at }): Query<At>,
) -> Answer<Json<MatchScene>> {
    let (snapshot, played) = begun(&app, &id).await?;
    // The lines name every hidden card.
    if !is_open(&snapshot) {
        return Err(Refusal::new(Code::Forbidden));
    }
    let at = at.unwrap_or(played.choices());
    if at > played.choices() {
        return Err(Refusal::because(Code::NotFound, at.to_string()));
    }
    aside(move || Json(MatchScene { game: played.game().to_string(), scene: played.at(at).scene_lines() })).await
}

impl Study {
    /// The game as far as it was played.
    pub fn play(&self, game: &dyn AnyGame) -> Answer<Box<dyn AnyMatch>> {
        if self.choices.len() > MOST_CHOICES {
            return Err(Refusal::new(Code::TooLarge));
        }
        let mut played = begin(game, &self.scene)?;
        for choice in &self.choices {
            played.choose_line(&Line::parse(0, choice)?)?;
        }
        Ok(played)
    }
}

/// A match that begins in a position.
pub fn begin(game: &dyn AnyGame, lines: &str) -> Result<Box<dyn AnyMatch>, SceneError> {
    // The title takes the first line, so that lines are counted as the writer counts them.
    let scenes = scene::parse(&format!("scene: study\n{lines}")).map_err(counted_without_title)?;
    let [only] = scenes.as_slice() else { return Err(SceneError::new(0, "one position is wanted")) };
    if !only.script.is_empty() {
        return Err(SceneError::new(0, "a position has no 'play' and no 'expect'"));
    }
    let seats = only.seats().map_err(counted_without_title)?.unwrap_or(*game.seats().start());
    if seats > table::MAX_SEATS {
        return Err(SceneError::new(0, format!("{seats} seats are too many")));
    }
    let names = (0..seats).map(|seat| Seat::new(seat).to_string()).collect();
    game.stage(only, names).map_err(counted_without_title)
}

fn counted_without_title(error: SceneError) -> SceneError {
    SceneError { line: error.line.saturating_sub(1), ..error }
}

fn viewer(seat: Option<u8>, played: &dyn AnyMatch) -> Answer<Viewer> {
    seat.map_or(Ok(Viewer::Everything), |seat| Ok(Viewer::Seat(checked_seat(seat, played)?)))
}

fn checked_seat(seat: u8, played: &dyn AnyMatch) -> Answer<Seat> {
    let seats = played.names().len();
    if (seat as usize) < seats { Ok(Seat::new(seat as usize)) } else { Err(Refusal::new(Code::NotYourSeat)) }
}

pub fn describe(played: &dyn AnyMatch, viewer: Viewer) -> StudyMoment {
    let asked = played.asked();
    let who = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Everything => asked.first().copied(),
        Viewer::Watcher => None,
    };
    StudyMoment {
        view: played.view(viewer),
        news: played.news_since(played.choices().checked_sub(1), viewer),
        question: who.and_then(|seat| played.question(seat)),
        outcome: stored::outcome(played),
        options: teaching::options(played).into_iter().collect(),
        seats: played.names().len(),
        scene: matches!(viewer, Viewer::Everything).then(|| played.scene_lines()),
        asked,
    }
}
