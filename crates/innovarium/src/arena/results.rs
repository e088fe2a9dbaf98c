//! What the games so far say.

use serde::{Deserialize, Serialize};

use super::schedule::Schedule;
use kit::statistics::shares;

/// A game that was played; lists have one value per seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    pub number: usize,
    pub places: Vec<u8>,
    pub points: Vec<i32>,
    pub decisions: Vec<usize>,
    pub seconds: Vec<f64>,
}

/// The games by their numbers.
pub struct Results(Vec<Option<GameResult>>);

/// How two bots did against each other.
#[derive(Clone, Copy, Default)]
pub struct Score {
    pub games: usize,
    /// Victories of the first; a shared one counts in part.
    pub wins: f64,
    /// The sum of the first bot's leads in points.
    pub margin: f64,
}

impl Score {
    /// The second bot's share of the victories.
    pub fn of_second(self) -> f64 {
        1.0 - self.wins / self.games as f64
    }
}

impl Results {
    pub fn new(games: usize) -> Self {
        Results(vec![None; games])
    }

    /// Games beyond the end of the tournament do not count; a longer one may have left some.
    pub fn add(&mut self, result: GameResult) {
        let number = result.number;
        if let Some(place) = self.0.get_mut(number) {
            *place = Some(result);
        }
    }

    /// As if these games had not been played.
    pub fn forget(&mut self, which: impl Fn(usize) -> bool) {
        for (number, result) in self.0.iter_mut().enumerate() {
            if result.is_some() && which(number) {
                *result = None;
            }
        }
    }

    pub fn missing(&self) -> impl Iterator<Item = usize> {
        (0..self.0.len()).filter(|&number| self.0[number].is_none())
    }

    pub fn get(&self, number: usize) -> Option<&GameResult> {
        self.0.get(number)?.as_ref()
    }

    /// How a pair did in a set, once all its games are played.
    pub fn score_of_set(&self, schedule: &Schedule, pair: usize, set: usize) -> Option<Score> {
        let mut score = Score::default();
        for number in schedule.numbers(pair, set) {
            let result = self.get(number)?;
            let seconds = schedule.seconds(number);
            let victory = shares(&result.places);
            let of = |second: bool| (0..seconds.len()).filter(move |&seat| seconds[seat] == second);
            let points = |second: bool| {
                of(second).map(|seat| f64::from(result.points[seat])).sum::<f64>() / of(second).count() as f64
            };
            score.games += 1;
            score.wins += of(false).map(|seat| victory[seat]).sum::<f64>();
            score.margin += points(false) - points(true);
        }
        Some(score)
    }
}
