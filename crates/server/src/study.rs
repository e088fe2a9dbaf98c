//! Positions that anybody sets up and explores. Nothing of it is stored: whoever asks says where it began and what was
//! chosen since.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, Query, State};
use bots::Effort;
use serde::{Deserialize, Serialize};
use table::json::Written;
use table::scene::{self, Line, Scene, SceneError};
use table::text::Phrase;
use table::{AnyGame, AnyMatch, MatchError, News, Record, Seat, SeatQuestion, SetupLines, Viewer};

use crate::advice::{Thought, explained};
use crate::app::App;
use crate::component_sets::know;
use crate::history::{Advice, aside, begun, is_open, rated, shown};
use crate::limits::Caller;
use crate::people::Identity;
use crate::refusal::{Answer, Code, Refusal};
use crate::store::Outcome;
use crate::stored;
use crate::thinking_pool::{Kind, Owner};

/// More choices than any game has.
const MOST_CHOICES: usize = 5_000;
/// Longer lines are not said in words: each choice is looked for among all that was offered with it.
const MOST_TOLD: usize = 500;

/// A position, and what was chosen in it.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Study {
    game: String,
    /// Where it begins: a position in set-up lines, or a record for what no lines set up (docs/notation.md).
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
    view: Written,
    /// What the last choice brought about.
    news: Vec<News>,
    asked: Vec<Seat>,
    /// What was chosen so far, as far as the viewer may know it.
    line: Vec<StudyChoice>,
    /// What the viewer is asked; who sees everything, what the first is asked who is asked anything.
    question: Option<SeatQuestion>,
    outcome: Option<Outcome>,
    /// The options, written out.
    options: std::collections::BTreeMap<String, String>,
    seats: usize,
    /// The position it has come to, in set-up lines, if everything is seen.
    scene: Option<String>,
}

/// A choice of the line, in words.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StudyChoice {
    seat: Seat,
    /// Only of the viewer's own choices, unless everything is seen; not of a line of very many.
    label: Option<Phrase>,
}

pub async fn explore(State(app): State<Arc<App>>, Json(study): Json<Study>) -> Answer<Json<StudyMoment>> {
    let game = app.catalog.game(&study.game)?;
    study.learn_set(&app, game).await?;
    let server = app.clone();
    let moment = aside(move || {
        let mut line = Vec::new();
        let played = study.play_telling(server.catalog.game(&study.game)?, |choice| line.push(choice))?;
        Ok(Json(describe(played.as_ref(), viewer(study.seat, played.as_ref())?, line)))
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
    study.learn_set(&app, app.catalog.game(&study.game)?).await?;
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

/// A moment of a match that is over, as a position to explore: as in [`Study`].
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MatchScene {
    game: String,
    scene: String,
    /// What leads from there to the moment, if that is in the middle of something.
    choices: Vec<String>,
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
    let server = app.clone();
    let found = aside(move || Ok(Json(as_study(server.catalog.game(played.game())?, played.as_ref(), at))));
    found.await?
}

/// So far back a position is looked for that set-up lines describe; an action asks less often.
const FARTHEST: usize = 60;

/// A moment, set up by the last position before it that lines describe wholly, else by the record up to it.
fn as_study(game: &dyn AnyGame, played: &dyn AnyMatch, at: usize) -> MatchScene {
    let then = played.at(at);
    let history = played.history();
    let choices = |from: usize| history[from..at].iter().map(|(seat, choice)| format!("{seat}: {choice}")).collect();
    let game_name = played.game().to_string();
    for from in (at.saturating_sub(FARTHEST)..=at).rev() {
        let study =
            Study { game: game_name.clone(), scene: played.at(from).scene_lines(), choices: choices(from), seat: None };
        if study.play(game).is_ok_and(|again| is_same(again.as_ref(), then.as_ref())) {
            return MatchScene { game: game_name, scene: study.scene, choices: study.choices };
        }
    }
    let names = (0..played.names().len()).map(|seat| Seat::new(seat).to_string()).collect();
    let record = Record { names, ..then.record() };
    MatchScene { game: game_name, scene: record.to_string(), choices: Vec::new() }
}

/// Whether both have come to the same position and ask the same.
fn is_same(one: &dyn AnyMatch, other: &dyn AnyMatch) -> bool {
    let questions = |played: &dyn AnyMatch| -> Vec<Option<SeatQuestion>> {
        played.asked().into_iter().map(|seat| played.question(seat)).collect()
    };
    one.hash() == other.hash() && one.asked() == other.asked() && questions(one) == questions(other)
}

/// Which set-up lines there are for a table of so many, for those who write them.
pub async fn setup_lines(
    State(app): State<Arc<App>>,
    Path((game, seats)): Path<(String, usize)>,
    Query(options): Query<Vec<(String, String)>>,
) -> Answer<Json<SetupLines>> {
    let game = app.catalog.game(&game)?;
    know(&app, game, &options).await?;
    Ok(Json(game.setup_lines(&options, seats)?))
}

impl Study {
    /// The component set that it is played with, if its options name one that is kept here.
    async fn learn_set(&self, app: &Arc<App>, game: &dyn AnyGame) -> Answer<()> {
        // What cannot be read is told by whoever plays it.
        let options = if Record::is_begun(&self.scene) {
            Record::parse(&self.scene).map(|record| record.options).unwrap_or_default()
        } else {
            position(&self.scene).and_then(|scene| scene.options()).unwrap_or_default()
        };
        know(app, game, &options).await
    }

    /// The game as far as it was played.
    pub fn play(&self, game: &dyn AnyGame) -> Answer<Box<dyn AnyMatch>> {
        let mut played = self.begin(game)?;
        for choice in &self.choices {
            played.choose_line(&Line::parse(0, choice)?)?;
        }
        Ok(played)
    }

    /// The same, telling what is chosen on the way.
    fn play_telling(&self, game: &dyn AnyGame, mut tell: impl FnMut(StudyChoice)) -> Answer<Box<dyn AnyMatch>> {
        let mut played = self.begin(game)?;
        for choice in &self.choices {
            let line = Line::parse(0, choice)?;
            let told = self.said(played.as_ref(), &line);
            played.choose_line(&line)?;
            told.into_iter().for_each(&mut tell);
        }
        Ok(played)
    }

    fn begin(&self, game: &dyn AnyGame) -> Answer<Box<dyn AnyMatch>> {
        if self.choices.len() > MOST_CHOICES {
            return Err(Refusal::new(Code::TooLarge));
        }
        if Record::is_begun(&self.scene) { begin_by_record(game, &self.scene) } else { Ok(begin(game, &self.scene)?) }
    }

    /// A choice that is about to be made.
    fn said(&self, before: &dyn AnyMatch, line: &Line) -> Option<StudyChoice> {
        let seat = Seat::parse(&line.key)?;
        let may_know = self.seat.is_none_or(|own| own as usize == seat.index());
        let question = (may_know && self.choices.len() <= MOST_TOLD).then(|| before.question(seat)).flatten();
        let offers = question.map(|question| question.offers).unwrap_or_default();
        let offer = offers.into_iter().find(|offer| offer.choice.eq_ignore_ascii_case(&line.value));
        Some(StudyChoice { seat, label: offer.map(|offer| offer.label) })
    }
}

/// A match as far as a record goes, under the rules of today.
fn begin_by_record(game: &dyn AnyGame, text: &str) -> Answer<Box<dyn AnyMatch>> {
    let record = Record::parse(text)?;
    if record.entries.len() > MOST_CHOICES {
        return Err(Refusal::new(Code::TooLarge));
    }
    if record.game != game.name() {
        return Err(SceneError::new(2, format!("this is a record of {}", record.game)).into());
    }
    game.replay(&record).map_err(|error| match error {
        MatchError::Record(error) => error.into(),
        other => SceneError::new(0, other.to_string()).into(),
    })
}

/// A match that begins in a position.
pub fn begin(game: &dyn AnyGame, lines: &str) -> Result<Box<dyn AnyMatch>, SceneError> {
    let only = &position(lines).map_err(counted_without_title)?;
    if !only.script.is_empty() {
        return Err(SceneError::new(0, "a position has no 'play' and no 'expect'"));
    }
    let seats = only.seats().map_err(counted_without_title)?.unwrap_or(*game.seats().start());
    if seats > table::MAX_SEATS {
        return Err(SceneError::new(0, format!("{seats} seats are too many")));
    }
    let names: Vec<String> = (0..seats).map(|seat| Seat::new(seat).to_string()).collect();
    game.stage(only, names.clone()).map_err(|error| counted_without_title(blamed(game, only, names, error)))
}

/// The title takes the first line; without it, lines are counted as the writer counts them.
fn position(lines: &str) -> Result<Scene, SceneError> {
    let mut scenes = scene::parse(&format!("scene: study\n{lines}"))?;
    match scenes.len() {
        1 => Ok(scenes.remove(0)),
        _ => Err(SceneError::new(0, "one position is wanted")),
    }
}

/// What is wrong with a position as a whole, games tell at its first line: there, only what that line says itself.
fn blamed(game: &dyn AnyGame, scene: &Scene, names: Vec<String>, error: SceneError) -> SceneError {
    let is_table = |line: &&Line| line.key == "seats" || line.key == "options";
    let first = scene.setup.iter().find(|line| !is_table(line));
    let Some(first) = first.filter(|first| first.number == error.line) else { return error };
    let setup = scene.setup.iter().filter(is_table).chain([first]).cloned().collect();
    let alone = game.stage(&Scene { setup, ..scene.clone() }, names);
    if alone.is_err_and(|same| same == error) { error } else { SceneError { line: 0, ..error } }
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

fn describe(played: &dyn AnyMatch, viewer: Viewer, line: Vec<StudyChoice>) -> StudyMoment {
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
        line,
        scene: matches!(viewer, Viewer::Everything).then(|| played.scene_lines()),
        asked,
    }
}
