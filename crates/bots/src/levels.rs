//! The levels of a game: a stated budget each. docs/bots.md has the strength they reached.

use std::time::Duration;

use crate::{Budget, Tuning};

#[derive(Debug)]
pub struct Level {
    /// Of the search, for each decision.
    pub iterations: usize,
    /// One choice in this many is random.
    pub slip: Option<usize>,
}

#[derive(Debug)]
pub struct Levels {
    pub tuning: Tuning,
    /// No decision takes longer, whatever the level.
    pub longest: Duration,
    pub novice: Level,
    pub beginner: Level,
    pub apprentice: Level,
    pub casual: Level,
    pub skilled: Level,
    pub strong: Level,
    pub veteran: Level,
    pub expert: Level,
    /// Iterations for a hint, and for each position of an analysis.
    pub hint: usize,
    pub analysis: usize,
}

impl Levels {
    /// This number of iterations, but no longer than any decision may take.
    pub fn budget(&self, iterations: usize) -> Budget {
        Budget { time: Some(self.longest), ..Budget::iterations(iterations) }
    }

    pub fn expert_budget(&self) -> Budget {
        self.budget(self.expert.iterations)
    }
}

/// The longest that an expert thinks about a decision.
pub const LONGEST: Duration = Duration::from_secs(2);
