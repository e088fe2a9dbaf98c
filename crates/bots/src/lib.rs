//! Opponents. A bot decides from an [`Observation`]: the offers, its own view, and worlds that its seat cannot tell
//! from the real one. What differs from game to game is a [`Trained`] in the game's kit.

mod fit;
mod fitted;
mod greedy;
mod job;
mod levels;
mod network;
mod player;
mod reasons;
mod registry;
mod search;
mod simulate;
mod strength;
mod trained;

use table::{Asked, Game, Observation, Outcome, PerSeat, Position, Rng, Seat, Secrets};

pub use fit::{AfterGame, Fit, PlayGame, Sample, SelfPlay};
pub use fitted::{Features, Figures, Fitted, MOMENTS, WeightFile, Weights, lead};
pub use greedy::Greedy;
pub use job::{Job, JobAnswer, Moment};
pub use levels::{LONGEST, Level, Levels};
pub use network::Network;
pub use player::{BotGame, BotGameResult, Player};
pub use reasons::{Meaning, Reason, reasons};
pub use registry::{Advice, BotRegistry, Effort};
pub use search::{Budget, Findings, MOST_EDGES, Opponents, Search, Shares, Tuning, victory};
pub use simulate::{Simulation, SimulationResult, Watch};
pub use strength::{Limit, Spec, Strength};
pub use trained::{GameBots, Trained, either_bots, game_bots};

pub trait Bot<G: Secrets>: Send {
    /// One of the offers of the observation.
    fn choose(&mut self, observation: &Observation<G>, rng: &mut Rng) -> G::Choice;

    /// Called when somebody else has chosen something, or another match has begun.
    fn others_chose(&mut self) {}

    /// From now on it spends no more than this on a decision, even if its own budget is larger. Answers how many
    /// percent of its own budget it may still spend.
    fn limit(&mut self, _most: Budget) -> u8 {
        100
    }
}

/// How good a position is for a seat, and where an action ends.
pub trait Judge<G: Game>: Send + Sync {
    /// Higher is better; a won game is worth more than anything else.
    fn worth(&self, game: &G, seat: Seat) -> f32;

    /// Each seat's chance to win a game that is not over; they add up to 1.
    fn shares(&self, game: &G) -> Shares;

    /// The same, by all that is known of the position.
    fn shares_in(&self, position: &Position<G>) -> Shares {
        self.shares(position.game())
    }

    /// How much every offer is worth trying, and what whoever is asked may expect, where the judge can tell without
    /// trying any of them.
    fn first_sight(&self, _position: &Position<G>, _asked: &Asked<G>, _weights: &mut Vec<f32>) -> Option<f32> {
        None
    }

    /// What a result is worth to each seat, on the same scale.
    fn result(&self, outcome: &Outcome) -> Shares {
        victory(outcome)
    }

    /// The chances to win, given the shares that a search found in this position. They differ where shares also measure
    /// something else, such as the lead.
    fn victories(&self, _game: &G, shares: &Shares) -> Shares {
        *shares
    }

    /// Whether this question begins something new, so that the position can be judged.
    fn settled(&self, question: &G::Question) -> bool;

    /// Whether the choice merely passes. It is judged as the position before it, since passing costs nothing.
    fn waits(&self, _choice: &G::Choice) -> bool {
        false
    }

    /// Whether the choice only prepares another one, so that many orders of such choices lead to the same position.
    fn prepares(&self, _choice: &G::Choice) -> bool {
        false
    }
}

/// Chances to win from the seats' standings: one that is higher by 1 is e times as likely to win.
pub fn chances(seats: usize, standing: impl Fn(Seat) -> f32) -> Shares {
    let mut shares: Shares = PerSeat::default();
    let seats = || (0..seats).map(Seat::new);
    seats().for_each(|seat| shares[seat] = standing(seat));
    let highest = seats().map(|seat| shares[seat]).fold(f32::MIN, f32::max);
    seats().for_each(|seat| shares[seat] = (shares[seat] - highest).exp());
    let sum: f32 = seats().map(|seat| shares[seat]).sum();
    seats().for_each(|seat| shares[seat] /= sum);
    shares
}

/// Two bots that undo each other's gains would go on for ever. After more choices than a sensible match takes, one in
/// eight is random.
pub(crate) fn loses_patience(choices: usize, rng: &mut Rng) -> bool {
    const PATIENCE: usize = 2000;
    choices > PATIENCE && rng.below(8) == 0
}

/// Takes any offer, all equally likely.
pub struct Random;

impl<G: Secrets> Bot<G> for Random {
    fn choose(&mut self, observation: &Observation<G>, rng: &mut Rng) -> G::Choice {
        observation.offers()[rng.below(observation.offers().len())]
    }
}
