//! The levels of a game: a stated budget each. docs/bots.md has the strength they reached.

use std::time::Duration;

use crate::{Budget, Strength, Tuning};

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
    pub fn of(&self, strength: Strength) -> Option<&Level> {
        Some(match strength {
            Strength::Novice => &self.novice,
            Strength::Beginner => &self.beginner,
            Strength::Apprentice => &self.apprentice,
            Strength::Casual => &self.casual,
            Strength::Skilled => &self.skilled,
            Strength::Strong => &self.strong,
            Strength::Veteran => &self.veteran,
            Strength::Expert => &self.expert,
            Strength::Random | Strength::Greedy | Strength::Network => return None,
        })
    }

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
