//! What a program needs of a game besides its rules, and the tools a game's kit is made with.
//!
//! - [`Manifest`]: all of it in one place; [`check`]: the test that every manifest passes.
//! - [`drawing`]: a match on a screen of letters.
//! - [`lab`]: what is counted in many games.
//! - [`Words`]: what both say, in the reader's language.

mod check;
pub mod drawing;
pub mod lab;
pub mod statistics;
mod words;

use bots::GameBots;
use table::AnyGame;

pub use check::check;
pub use words::{Source, Words, same_messages};

/// A game as a program takes it up: one line of its list.
pub struct Manifest {
    pub game: Box<dyn AnyGame>,
    pub bots: Box<dyn GameBots>,
    pub artist: &'static dyn drawing::Artist,
    pub observer: &'static lab::Observer,
}

impl Manifest {
    /// A game that the terminal plays by its words alone, and of which the lab counts only what every game has.
    pub fn new(game: Box<dyn AnyGame>, bots: Box<dyn GameBots>) -> Self {
        Manifest { game, bots, artist: &drawing::WordsAlone, observer: &lab::NOTHING_MORE }
    }
}
