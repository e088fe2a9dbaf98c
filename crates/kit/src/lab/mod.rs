//! What is looked at in the matches of a game, and the book in which it is counted.

mod book;
mod plot;

use table::AnyMatch;

use crate::Source;

pub use book::{Average, Book, Chip, Label, Mean, Names, Numbers, Rate, Share, Values};
pub use plot::{Kind, Plot};

/// What is looked at in the matches of a game beyond what every game has.
pub struct Observer {
    pub plots: &'static [Plot],
    pub observe: fn(&dyn AnyMatch, &mut Book),
    /// The titles of the plots, how to read them, and what else only the lab speaks of.
    pub words: Source,
    /// Style rules for the classes of its chips.
    pub style: &'static str,
}

pub static NOTHING_MORE: Observer = Observer { plots: &[], observe: |_, _| {}, words: |_| "", style: "" };
