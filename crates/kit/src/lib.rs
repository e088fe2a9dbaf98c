//! What a program needs of a game besides its rules, and the tools a game's kit is made with.
//!
//! - [`Manifest`]: all of it in one place; [`check`]: the test that every manifest passes.
//! - [`drawing`]: a match on a screen of letters.
//! - [`lab`]: what is counted in many games.
//! - [`ComponentFiles`]: printed values that owners of the box can correct.
//! - [`Words`]: what both say, in the reader's language.

mod check;
pub mod drawing;
pub mod lab;
pub mod statistics;
mod words;

use bots::GameBots;
use table::AnyGame;
use teaching::LessonFile;
use teaching::puzzle::GamePuzzles;

pub use check::{check, check_puzzles, check_reasons};
pub use words::{Source, Words, same_messages};

/// A game as a program takes it up: one line of its list.
pub struct Manifest {
    pub game: Box<dyn AnyGame>,
    pub bots: Box<dyn GameBots>,
    pub artist: &'static dyn drawing::Artist,
    pub observer: &'static lab::Observer,
    pub component_files: Option<&'static ComponentFiles>,
    /// In the order in which they are taught.
    pub lessons: &'static [LessonFile],
    /// What its bots won with, a file of `innovarium lab --cards` each. Of a card, the first that has it counts.
    pub winnings: &'static [&'static str],
    pub puzzles: Option<PuzzleFile>,
}

/// The puzzles of a game, and what finds and checks them.
pub struct PuzzleFile {
    pub text: &'static str,
    pub of_game: Box<dyn GamePuzzles>,
}

/// Component files, for a game whose printed values are known only in part: an owner of the box can correct them.
pub struct ComponentFiles {
    /// The file that comes with the program.
    pub built_in: &'static str,
    /// Makes the values of these files known. It is done once, before any game.
    pub install: fn(&[ComponentFile]) -> Result<(), String>,
    /// A line about the set of a file, or all that is wrong with it.
    pub check: fn(&str) -> Result<String, Vec<String>>,
    /// A line for each set of values that is known, the one for new games first.
    pub list: fn() -> Vec<String>,
}

/// A component file as somebody gave it to the program.
pub struct ComponentFile {
    pub name: String,
    pub text: String,
}

impl Manifest {
    /// A game that the terminal plays by its words alone, and of which the lab counts only what every game has.
    pub fn new(game: Box<dyn AnyGame>, bots: Box<dyn GameBots>) -> Self {
        Manifest {
            game,
            bots,
            artist: &drawing::WordsAlone,
            observer: &lab::NOTHING_MORE,
            component_files: None,
            lessons: &[],
            winnings: &[],
            puzzles: None,
        }
    }
}
