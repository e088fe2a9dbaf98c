//! What the program needs of Age of Innovation besides its rules.

mod drawing;
mod lab;
mod opponents;
mod puzzles;

use bots::GameBots;
use kit::{Manifest, PuzzleFile};
use teaching::{LessonFile, lesson_files};

pub use opponents::{AgeOfInnovationBots, AgeOfInnovationFeatures, AgeOfInnovationJudge, AgeOfInnovationWeights};

/// The bots as those of one game among others. They are compiled here, once, and not by everybody who plays with them.
#[inline(never)]
pub fn game_bots() -> Box<dyn GameBots> {
    bots::game_bots::<AgeOfInnovationBots>()
}

const LESSONS: &[LessonFile] = lesson_files![
    "home",
    "spades",
    "reach",
    "income",
    "turn",
    "power",
    "power-actions",
    "neighbors",
    "upgrades",
    "science",
    "schools",
    "tracks",
    "books",
    "innovations",
    "palace",
    "cities",
    "rounds",
    "passing",
    "final",
    "start",
];

/// The game as the program takes it up.
pub fn manifest() -> Manifest {
    Manifest {
        artist: &drawing::Painter,
        observer: &lab::OBSERVER,
        lessons: LESSONS,
        winnings: &[include_str!("../winnings/base.json")],
        puzzles: Some(PuzzleFile {
            text: include_str!("../puzzles/age-of-innovation.puzzles"),
            of_game: puzzles::game_puzzles(),
        }),
        ..Manifest::new(age_of_innovation::any_game(), game_bots())
    }
}
