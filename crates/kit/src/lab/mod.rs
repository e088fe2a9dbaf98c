//! What is counted in the matches of a game, and the tally that counts it.

mod plot;
mod tally;

use table::AnyMatch;

use crate::Source;

pub use plot::{Kind, Plot};
pub use tally::{Average, Chip, Label, Mean, Names, Numbers, Rate, Share, Tally, Values};

/// What is counted in the matches of a game, beyond what every game has.
pub struct Observer {
    pub plots: &'static [Plot],
    /// The card or tile, by its anchor, that a row of a plot of rates is about.
    pub anchor: fn(&str, &str) -> Option<String>,
    pub observe: fn(&dyn AnyMatch, &mut Tally),
    /// The titles of the plots, how to read them, and whatever else only the lab mentions.
    pub words: Source,
    /// Style rules for the classes of its chips.
    pub style: &'static str,
}

pub static NOTHING_MORE: Observer =
    Observer { plots: &[], anchor: |_, _| None, observe: |_, _| {}, words: |_| "", style: "" };
