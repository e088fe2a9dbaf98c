//! The positions that a learner comes through.

use table::scene::{Line, Scene, SceneError};
use table::{AnyGame, AnyMatch, Seat};

use crate::lesson::{Lesson, Step, Task};

/// The names of all who do not learn.
const OTHERS: [&str; 8] = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Flora", "Gus", "Hedy"];

/// A step as it comes out.
pub struct PlayedStep {
    /// When the step begins.
    pub before: Box<dyn AnyMatch>,
    /// What comes of each accepted choice; of a step without a choice, of doing what it asks.
    pub results: Vec<Result>,
}

pub struct Result {
    /// None where nothing is chosen.
    pub choice: Option<String>,
    /// With all that follows by itself.
    pub after: Box<dyn AnyMatch>,
}

/// Plays all steps. The learner, who is asked in every step with a choice, is called by that name.
pub fn play(game: &dyn AnyGame, lesson: &Lesson, name: &str) -> std::result::Result<Vec<PlayedStep>, SceneError> {
    let mut played: Vec<PlayedStep> = Vec::new();
    for (number, step) in lesson.steps.iter().enumerate() {
        let before = match &step.position {
            Some(scene) => game.stage(scene, names(game, scene, lesson.you, name)?)?,
            None => match played.last().and_then(|last| last.results.first()) {
                Some(result) => result.after.clone_box(),
                None => return Err(SceneError::new(step.line, "the first step needs a position")),
            },
        };
        let goes_on = lesson.steps.get(number + 1).is_some_and(|next| next.position.is_none());
        played.push(play_step(step, lesson.you, before, goes_on)?);
    }
    Ok(played)
}

/// Who learns is called by that name.
pub(crate) fn names(
    game: &dyn AnyGame,
    scene: &Scene,
    you: Seat,
    name: &str,
) -> std::result::Result<Vec<String>, SceneError> {
    let seats = scene.seats()?.unwrap_or(*game.seats().start());
    let mut others = OTHERS.iter();
    let mut next = || others.next().copied().unwrap_or_default().to_string();
    Ok((0..seats).map(|seat| if seat == you.index() { name.to_string() } else { next() }).collect())
}

fn play_step(
    step: &Step,
    you: Seat,
    before: Box<dyn AnyMatch>,
    goes_on: bool,
) -> std::result::Result<PlayedStep, SceneError> {
    step.expect.iter().try_for_each(|line| before.expect_line(line))?;
    let results = match step.task() {
        Task::Choose(choices) => {
            let of = |choice: &String| {
                let line = Line { number: step.line, key: you.to_string(), value: choice.clone() };
                follow(step, before.as_ref(), Some(line))
            };
            choices.iter().map(of).collect::<std::result::Result<Vec<_>, _>>()?
        }
        Task::Tap(_) | Task::Answer { .. } => vec![follow(step, before.as_ref(), None)?],
    };
    // The next step begins where the first choice led to.
    let alike = results.iter().all(|result| result.after.hash() == results[0].after.hash());
    if goes_on && !alike {
        let reason =
            "choices lead to different positions: only before a step with a position of its own, or at the end";
        return Err(SceneError::new(step.line, reason));
    }
    Ok(PlayedStep { before, results })
}

/// What comes of a choice, and of all that follows by itself.
fn follow(step: &Step, before: &dyn AnyMatch, choice: Option<Line>) -> std::result::Result<Result, SceneError> {
    let mut after = before.clone_box();
    for line in choice.iter().chain(&step.then) {
        after.choose_line(line)?;
    }
    step.after.iter().try_for_each(|line| after.expect_line(line))?;
    Ok(Result { choice: choice.map(|line| line.value), after })
}
