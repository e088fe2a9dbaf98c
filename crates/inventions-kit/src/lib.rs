//! What the program needs of Inventions besides its rules.

mod component_files;
mod drawing;
mod lab;
mod opponents;
mod puzzles;

use bots::GameBots;
use kit::{Manifest, PuzzleFile};
use teaching::{LessonFile, lesson_files};

pub use opponents::{InventionsBots, InventionsFeatures, InventionsJudge, InventionsWeights};

/// The bots as those of one game among others. They are compiled here, once, and not by everybody who plays with them.
#[inline(never)]
pub fn game_bots() -> Box<dyn GameBots> {
    bots::game_bots::<InventionsBots>()
}

/// In the order in which they are taught.
const LESSONS: &[LessonFile] = lesson_files![
    "your-society",
    "life-of-an-idea",
    "pillars",
    "presenting",
    "inventing",
    "innovating",
    "sharing",
    "calling-specialists",
    "travelling",
    "gaining-influence",
    "chains",
    "diplomats",
    "eureka",
    "tiles",
    "building",
    "using-tiles",
    "era-change",
    "scoring",
    "chronos",
    "first-turn",
];

/// The game as the program takes it up.
pub fn manifest() -> Manifest {
    Manifest {
        artist: &drawing::Painter,
        observer: &lab::OBSERVER,
        component_files: Some(&component_files::FILES),
        lessons: LESSONS,
        winnings: &[include_str!("../winnings/base.json")],
        puzzles: Some(PuzzleFile {
            text: include_str!("../puzzles/inventions.puzzles"),
            of_game: puzzles::game_puzzles(),
        }),
        ..Manifest::new(inventions::any_game(), game_bots())
    }
}
