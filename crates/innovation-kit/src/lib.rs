//! What the program needs of Innovation besides its rules.

mod drawing;
mod lab;
mod opponents;
mod puzzles;

use bots::GameBots;
use innovation::Rules;
use kit::{Manifest, PuzzleFile};
use teaching::{LessonFile, lesson_files};

pub use opponents::{BaseBots, ExpandedBots, InnovationFeatures, InnovationJudge};

/// The bots as those of one game among others. They are compiled here, once, and not by everybody who plays with them.
#[inline(never)]
pub fn game_bots() -> Box<dyn GameBots> {
    bots::either_bots::<BaseBots, ExpandedBots>(Rules::has_expansions)
}

const LESSONS: &[LessonFile] = lesson_files![
    "your-board",
    "draw",
    "meld",
    "dogma",
    "sharing",
    "demand",
    "splay",
    "score",
    "achieve",
    "special",
    "reading",
    "winning",
    "first-match",
    "cities",
    "artifacts",
    "echoes",
    "figures",
];

/// The game as the program takes it up.
pub fn manifest() -> Manifest {
    Manifest {
        artist: &drawing::Painter,
        observer: &lab::OBSERVER,
        lessons: LESSONS,
        winnings: &[include_str!("../winnings/base.json"), include_str!("../winnings/expansions.json")],
        puzzles: Some(PuzzleFile {
            text: include_str!("../puzzles/innovation.puzzles"),
            of_game: puzzles::game_puzzles(),
        }),
        ..Manifest::new(innovation::any_game(), game_bots())
    }
}
