//! What the levels are: a stated budget each, per game. docs/bots.md has the figures they reached.

use std::time::Duration;

use crate::Tuning;

#[derive(Debug)]
pub struct Level {
    /// Of the search, a decision.
    pub iterations: usize,
    /// One choice in so many is any offer.
    pub slip: Option<usize>,
}

#[derive(Debug)]
pub struct Levels {
    pub tuning: Tuning,
    /// No decision takes longer, whatever the level.
    pub longest: Duration,
    pub beginner: Level,
    pub casual: Level,
    pub strong: Level,
    pub expert: Level,
    /// For a hint, and for a position of an analysis.
    pub hint: usize,
    pub analysis: usize,
}

/// An expert takes two seconds at most.
pub const LONGEST: Duration = Duration::from_secs(2);
