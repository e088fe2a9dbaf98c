//! Lessons for browsers: everything a learner can come to is played here, so that a page only shows it.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Serialize;
use table::json::Written;
use table::text::{Language, Phrase, Texts};
use table::{News, SeatQuestion, Viewer};
use teaching::{Lesson, LessonFile, PlayedStep, Step, StepResult, Task, Winnings, options, slug};

use crate::app::App;
use crate::client::serve_json;
use crate::refusal::{Answer, Code, Refusal};
use crate::texts;

/// All lessons, in the order in which they are taught.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LessonList {
    lessons: Vec<LessonEntry>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LessonEntry {
    game: String,
    name: String,
    /// `basics`, or `expansions` for what comes after a first match.
    part: String,
    steps: usize,
    title: String,
    about: String,
}

/// A lesson with every position in it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LessonScript {
    game: String,
    name: String,
    /// The seat of who learns.
    you: u8,
    /// The players; who learns has an empty name.
    names: Vec<String>,
    options: BTreeMap<String, String>,
    /// What is said in it, as a Fluent source: `lesson-NAME`, for every step `lesson-NAME-STEP` (the idea), `-text`,
    /// `-act` (what to do), `-wrong` and, for answers, `-answer-1` and so on.
    words: &'static str,
    steps: Vec<LessonStep>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LessonStep {
    name: String,
    /// The places to look at.
    point: Vec<String>,
    task: LessonTask,
    /// What is answered with words of its own.
    wrong: Vec<WrongAnswer>,
    /// The game's view when the step begins.
    #[cfg_attr(
        feature = "schema",
        ts(type = "unknown"),
        schemars(with = "serde_json::Map<String, serde_json::Value>")
    )]
    view: Written,
    /// What the learner is asked by the rules, if anything.
    question: Option<SeatQuestion>,
    /// What comes of each choice that is accepted; of a step without a choice, what follows by itself.
    results: Vec<LessonResult>,
}

/// What there is to do.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum LessonTask {
    /// One of these choices is to be made.
    Choose { choices: Vec<String> },
    /// One of these places is to be tapped.
    Tap { places: Vec<String> },
    /// One of several answers is right; counted from 1.
    Answer { right: usize, of: usize },
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct WrongAnswer {
    /// A choice, or a place.
    at: String,
    message: String,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LessonResult {
    choice: Option<String>,
    news: Vec<News>,
    #[cfg_attr(
        feature = "schema",
        ts(type = "unknown"),
        schemars(with = "serde_json::Map<String, serde_json::Value>")
    )]
    view: Written,
}

/// What bots won with.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct WinningsOfGame<'a> {
    /// Of a card or tile, the first that has it counts.
    series: Vec<&'a Winnings>,
}

pub async fn winnings(State(app): State<Arc<App>>, Path(game): Path<String>, headers: HeaderMap) -> Answer<Response> {
    let name = app.catalog.game(&game)?.name();
    let series = app.catalog.winnings.iter().filter(|winnings| winnings.game == name).collect();
    Ok(serve_json(&WinningsOfGame { series }, &headers).await)
}

pub async fn list(State(app): State<Arc<App>>, Path(language): Path<String>, headers: HeaderMap) -> Answer<Response> {
    let language = texts::parse(&language)?;
    let entries = app.catalog.lessons.all().map(|(lesson, file)| entry(lesson, file, language));
    Ok(serve_json(&LessonList { lessons: entries.collect() }, &headers).await)
}

fn entry(lesson: &Lesson, file: &LessonFile, language: Language) -> LessonEntry {
    let words = Texts::new(language, &[(file.words)(language)]);
    let say = |message: String| words.say(&Phrase::new(message), &[]);
    LessonEntry {
        game: lesson.game.clone(),
        name: lesson.name.clone(),
        part: lesson.part.clone(),
        steps: lesson.steps.len(),
        title: say(format!("lesson-{}", lesson.name)),
        about: say(format!("lesson-{}-about", lesson.name)),
    }
}

pub async fn script(
    State(app): State<Arc<App>>,
    Path((game, lesson, language)): Path<(String, String, String)>,
    headers: HeaderMap,
) -> Answer<Response> {
    let language = texts::parse(&language)?;
    let missing = || Refusal::because(Code::NotFound, &lesson);
    let (lesson, file) = app.catalog.lessons.get(&game, &lesson).ok_or_else(missing)?;
    let played = teaching::play(app.catalog.game(&game)?, lesson, "").map_err(|error| {
        tracing::error!(%error, lesson = lesson.name, "a lesson cannot be played");
        Refusal::new(Code::Internal)
    })?;
    let first = played.first().ok_or_else(missing)?.before.as_ref();
    let script = LessonScript {
        game,
        name: lesson.name.clone(),
        you: lesson.you.index() as u8,
        names: first.names().to_vec(),
        options: options(first).into_iter().collect(),
        words: (file.words)(language),
        steps: lesson.steps.iter().zip(&played).map(|(step, played)| describe(lesson, step, played)).collect(),
    };
    Ok(serve_json(&script, &headers).await)
}

fn describe(lesson: &Lesson, step: &Step, played: &PlayedStep) -> LessonStep {
    let viewer = Viewer::Seat(lesson.you);
    let message = |at: &str| format!("lesson-{}-{}-wrong-{}", lesson.name, step.name, slug(at));
    let wrong = step.wrong.iter().map(|line| WrongAnswer { at: line.value.clone(), message: message(&line.value) });
    let made = played.before.choices();
    let result = |result: &StepResult| LessonResult {
        choice: result.choice.clone(),
        news: result.after.news_since(Some(made), viewer),
        view: result.after.view(viewer),
    };
    LessonStep {
        name: step.name.clone(),
        point: step.point.clone(),
        task: match step.task() {
            Task::Choose(choices) => LessonTask::Choose { choices: choices.clone() },
            Task::Tap(places) => LessonTask::Tap { places: places.clone() },
            Task::Answer { right, of } => LessonTask::Answer { right: *right, of: *of },
        },
        wrong: wrong.collect(),
        view: played.before.view(viewer),
        question: played.before.question(lesson.you),
        results: played.results.iter().map(result).collect(),
    }
}
