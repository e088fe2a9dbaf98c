//! Opponents. A bot decides from a [`Sight`]: the offers, its own view, and worlds that its seat cannot tell from the real one.
//! Per game there is only a [`Judge`].

mod age_of_innovation;
mod greedy;
mod innovation;
mod inventions;
mod player;
mod simulate;

use table::{Game, Rng, Seat, Sight};

pub use age_of_innovation::{AgeOfInnovationJudge, Weights as AgeOfInnovationWeights};
pub use greedy::Greedy;
pub use innovation::InnovationJudge;
pub use inventions::{InventionsJudge, Weights as InventionsWeights};
pub use player::{House, Player, Strength};
pub use simulate::{Simulation, Tally, Watch};

pub trait Bot<G: Game>: Send {
    /// One of the offers of the sight.
    fn choose(&mut self, sight: &Sight<G>, rng: &mut Rng) -> G::Choice;
}

/// How good a position is for a seat, and where an action ends.
pub trait Judge<G: Game>: Send + Sync {
    /// Higher is better; a won game is worth more than anything else.
    fn worth(&self, game: &G, seat: Seat) -> f32;

    /// Whether this question begins something new, so that what came before can be judged.
    fn settled(&self, question: &G::Question) -> bool;

    /// Whether the choice only lets time go on; it is judged by the position before it, for time is not lost by it.
    fn waits(&self, _choice: &G::Choice) -> bool {
        false
    }
}

/// Two bots that undo each other's gains would go on for ever. After more choices than a sensible match takes, one in eight is any offer.
pub(crate) fn loses_patience(choices: usize, rng: &mut Rng) -> bool {
    const PATIENCE: usize = 2000;
    choices > PATIENCE && rng.below(8) == 0
}

/// Any offer, each as likely.
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, sight: &Sight<G>, rng: &mut Rng) -> G::Choice {
        sight.offers()[rng.below(sight.offers().len())]
    }
}
