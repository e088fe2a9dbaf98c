//! Puzzles for browsers. Nothing of a try is stored: whoever tries one says what they have chosen since its beginning,
//! the server answers for the others and says how it stands.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use table::json::Written;
use table::{AnyMatch, News, SeatQuestion, Viewer};
use teaching::puzzle::{BotTries, GamePuzzles, Puzzle, Standing, Verdict};

use crate::app::{App, Catalog};
use crate::client::serve_json;
use crate::limits::Caller;
use crate::people::Identity;
use crate::refusal::{Answer, Code, Refusal};
use crate::texts;
use crate::thinking_pool::{Kind, Owner};

/// More choices than any turn has.
const MOST_CHOICES: usize = 200;

/// All puzzles, game by game, the easiest of each first.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PuzzleList {
    puzzles: Vec<PuzzleEntry>,
    /// What goals and themes are called, as a Fluent source: `puzzle-GAME-goal-NAME` and `puzzle-GAME-theme-NAME`.
    words: String,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PuzzleEntry {
    game: String,
    id: String,
    /// What it asks for comes first.
    themes: Vec<String>,
    /// How hard it is, from 1000 to 2000: docs/puzzles.md says how that is found out.
    rating: u32,
    /// How many choices its solution takes.
    choices: usize,
}

/// A try of a puzzle.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleTry {
    /// What the one who solves has chosen so far, in notation.
    choices: Vec<String>,
    /// Whether the next choice of the solution is wanted, too.
    help: bool,
}

/// Where a try has come to, through the eyes of the one who solves.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PuzzleMoment {
    /// The seat of the one who solves.
    you: u8,
    /// The players; who solves has an empty name.
    names: Vec<String>,
    options: BTreeMap<String, String>,
    goal: String,
    /// What the goal's number is to become; what it was at the beginning, is now, and can surely still become.
    number: i32,
    first: i32,
    now: i32,
    best: i32,
    verdict: PuzzleVerdict,
    #[cfg_attr(
        feature = "schema",
        ts(type = "unknown"),
        schemars(with = "serde_json::Map<String, serde_json::Value>")
    )]
    view: Written,
    /// What the last choice brought about, with the answers of others.
    news: Vec<News>,
    question: Option<SeatQuestion>,
    /// How often bots came to the goal, once it is reached; the weakest level first.
    bots: Vec<PuzzleTries>,
    /// The next choice of the solution, if it was asked for and there is one.
    next: Option<String>,
}

/// How many of so many tries bots of a level solved.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PuzzleTries {
    level: String,
    solved: u32,
    tries: u32,
}

impl From<&BotTries> for PuzzleTries {
    fn from(BotTries { level, solved, tries }: &BotTries) -> Self {
        PuzzleTries { level: level.clone(), solved: *solved, tries: *tries }
    }
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleVerdict {
    /// The goal is reached.
    Solved,
    /// It can still be reached, whatever the others answer.
    Open,
    /// It cannot be reached any more.
    Missed,
    /// Something unknown came up before it was reached: the solution needs no luck.
    Chance,
    /// The turn is over.
    TurnOver,
}

impl From<Verdict> for PuzzleVerdict {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Solved => PuzzleVerdict::Solved,
            Verdict::Open => PuzzleVerdict::Open,
            Verdict::Missed => PuzzleVerdict::Missed,
            Verdict::Chance => PuzzleVerdict::Chance,
            Verdict::TurnOver => PuzzleVerdict::TurnOver,
        }
    }
}

pub async fn list(State(app): State<Arc<App>>, Path(language): Path<String>, headers: HeaderMap) -> Answer<Response> {
    let language = texts::parse(&language)?;
    let puzzles = &app.catalog.puzzles;
    let entry = |puzzle: &Puzzle| PuzzleEntry {
        game: puzzle.game.clone(),
        id: puzzle.id.clone(),
        themes: puzzle.themes.clone(),
        rating: puzzle.rating(),
        choices: puzzle.choices().count(),
    };
    let words = puzzles.games().map(|game| game.words(language));
    let list = PuzzleList { puzzles: puzzles.all().map(entry).collect(), words: words.collect() };
    Ok(serve_json(&list, &headers).await)
}

/// Every choice is searched to the end of the turn: whoever asks for much of that waits for their turn.
pub async fn attempt(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Extension(from): Extension<Caller>,
    Path((game, puzzle)): Path<(String, String)>,
    Json(attempt): Json<PuzzleTry>,
) -> Answer<Json<PuzzleMoment>> {
    if attempt.choices.len() > MOST_CHOICES {
        return Err(Refusal::new(Code::TooLarge));
    }
    let owner = Owner { address: Some(from), person: identity.id };
    let turn = app.thinking.join(Kind::Quick, owner).turn().await?;
    turn.think(move || Ok(Json(describe(&app.catalog, &game, &puzzle, &attempt)?))).await?
}

fn describe(catalog: &Catalog, game: &str, id: &str, attempt: &PuzzleTry) -> Answer<PuzzleMoment> {
    let missing = || Refusal::because(Code::NotFound, id);
    let puzzle = catalog.puzzles.get(game, id).ok_or_else(missing)?;
    let of_game = catalog.puzzles.game(game).ok_or_else(missing)?;
    let mut played = puzzle.begin(catalog.game(game)?, "")?;
    let first = of_game.number(played.as_ref(), puzzle.you, &puzzle.wanted).map_err(unsearchable(puzzle))?;
    let mut last = 0;
    for choice in &attempt.choices {
        // How it stands is searched only where others answer, and at the end.
        if !played.asked().contains(&puzzle.you) {
            answered(of_game, puzzle, played.as_mut())?;
        }
        last = played.choices();
        played.choose(puzzle.you, choice)?;
    }
    let now = answered(of_game, puzzle, played.as_mut())?;
    let viewer = Viewer::Seat(puzzle.you);
    let bots =
        if now.verdict == Verdict::Solved { puzzle.bots.iter().map(PuzzleTries::from).collect() } else { Vec::new() };
    Ok(PuzzleMoment {
        you: puzzle.you.index() as u8,
        names: played.names().to_vec(),
        options: teaching::options(played.as_ref()).into_iter().collect(),
        goal: puzzle.wanted.goal.clone(),
        number: puzzle.wanted.number,
        first,
        now: now.now,
        best: now.best,
        view: played.view(viewer),
        news: if attempt.choices.is_empty() { Vec::new() } else { played.news_since(Some(last), viewer) },
        question: played.question(puzzle.you),
        bots,
        next: now.next.filter(|(seat, _)| attempt.help && *seat == puzzle.you).map(|(_, choice)| choice),
        verdict: now.verdict.into(),
    })
}

/// The others answer as badly for the one who solves as they can.
fn answered(of_game: &dyn GamePuzzles, puzzle: &Puzzle, played: &mut dyn AnyMatch) -> Answer<Standing> {
    loop {
        let now = standing(of_game, played, puzzle)?;
        match (&now.verdict, &now.next) {
            (Verdict::Open, Some((seat, choice))) if *seat != puzzle.you => played.choose(*seat, choice)?,
            _ => return Ok(now),
        }
    }
}

fn standing(of_game: &dyn GamePuzzles, played: &dyn AnyMatch, puzzle: &Puzzle) -> Answer<Standing> {
    of_game.standing(played, puzzle.you, &puzzle.wanted).map_err(unsearchable(puzzle))
}

fn unsearchable(puzzle: &Puzzle) -> impl Fn(String) -> Refusal {
    move |error| {
        tracing::error!(error, puzzle = puzzle.id, "a puzzle cannot be searched");
        Refusal::new(Code::Internal)
    }
}
