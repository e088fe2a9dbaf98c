//! A search that knows a network: it says what to try, and what may come of it.

use std::marker::PhantomData;
use std::sync::Arc;

use table::encoding::{Around, Encoded, write_observation};
use table::{Asked, Game, Observation, Outcome, Position, Rng, Seat};

use super::{Evaluation, Network, SIGHT, Sight};
use crate::search::Shares;
use crate::{Bot, Judge, Tuning, chances};

/// How much is left for offers that the network thinks nothing of.
const OPEN_MIND: f32 = 0.05;

/// How much of what a search by a network expects comes from the network; the rest is what the game's judge says.
pub(crate) const TRUST: f32 = 0.3;

/// How a game is searched where a network says what is worth trying.
pub(crate) fn by_network(tuning: Tuning) -> Tuning {
    Tuning { playout: 0, narrow: usize::MAX / 2, ..tuning }
}

/// A network beside another judge. Both are asked what to expect; what to try is the network's decision.
pub struct NetworkJudge<G, J> {
    network: Arc<Network>,
    judge: J,
    /// How much of what is expected comes from the network, from 0 to 1.
    trust: f32,
    game: PhantomData<fn() -> G>,
}

impl<G: Encoded, J: Judge<G>> NetworkJudge<G, J> {
    pub fn new(network: Arc<Network>, judge: J, trust: f32) -> Self {
        NetworkJudge { network, judge, trust, game: PhantomData }
    }

    /// What the network sees from a seat.
    fn look<T>(&self, position: &Position<G>, seat: Seat, then: impl FnOnce(Shares, Evaluation) -> T) -> T {
        SIGHT.with_borrow_mut(|sight: &mut Sight| {
            sight.observation.resize(self.network.observation, 0);
            write_observation(position, seat, &mut sight.observation);
            let mut values = [0.0; table::MAX_SEATS];
            let seats = self.network.seats().min(values.len());
            let evaluation = self.network.evaluate(sight, &mut values[..seats]);
            let around = Around { seat, seats };
            then(chances(seats, |seat| values[around.place(seat)]), evaluation)
        })
    }
}

impl<G: Encoded, J: Judge<G>> Judge<G> for NetworkJudge<G, J> {
    fn worth(&self, game: &G, seat: Seat) -> f32 {
        self.judge.worth(game, seat)
    }

    fn shares(&self, game: &G) -> Shares {
        self.judge.shares(game)
    }

    fn shares_in(&self, position: &Position<G>) -> Shares {
        let Some(asked) = position.asked().first().filter(|_| self.trust > 0.0) else {
            return self.judge.shares(position.game());
        };
        let mut shares = self.look(position, asked.seat, |shares, _| shares);
        if self.trust < 1.0 {
            let other = self.judge.shares(position.game());
            let mix = |(share, other): (&mut f32, f32)| *share += (1.0 - self.trust) * (other - *share);
            shares.0.iter_mut().zip(other.0).for_each(mix);
        }
        shares
    }

    fn first_sight(&self, position: &Position<G>, asked: &Asked<G>, weights: &mut Vec<f32>) -> Option<f32> {
        let around = Around { seat: asked.seat, seats: position.game().seats() };
        let offers = position.offers(asked);
        self.look(position, asked.seat, |shares, evaluation| {
            weights.clear();
            let action = |offer: &G::Choice| G::action(*offer, around);
            weights
                .extend(offers.iter().map(|offer| action(offer).map_or(f32::MIN, |action| evaluation.logit(action))));
            let highest = weights.iter().copied().fold(f32::MIN, f32::max);
            weights.iter_mut().for_each(|weight| *weight = (*weight - highest).exp());
            let sum: f32 = weights.iter().sum();
            let least = OPEN_MIND / offers.len() as f32;
            weights.iter_mut().for_each(|weight| *weight = least + (1.0 - OPEN_MIND) * *weight / sum);
            Some(shares[asked.seat])
        })
    }

    fn result(&self, outcome: &Outcome) -> Shares {
        self.judge.result(outcome)
    }

    fn victories(&self, game: &G, shares: &Shares) -> Shares {
        self.judge.victories(game, shares)
    }

    fn settled(&self, question: &<G as Game>::Question) -> bool {
        self.judge.settled(question)
    }
}

/// Plays what the network thinks best at first sight, without any search.
pub(crate) struct AtSight<G, J>(pub NetworkJudge<G, J>);

impl<G: Encoded, J: Judge<G>> Bot<G> for AtSight<G, J> {
    fn choose(&mut self, observation: &Observation<G>, rng: &mut Rng) -> G::Choice {
        let offers = observation.offers();
        // Any world that fits looks the same to the seat.
        let best = observation.world(rng).and_then(|world| {
            let mut weights = Vec::new();
            self.0.first_sight(&world, world.question(observation.seat())?, &mut weights)?;
            (0..offers.len().min(weights.len())).max_by(|one, other| weights[*one].total_cmp(&weights[*other]))
        });
        offers[best.unwrap_or_else(|| rng.below(offers.len()))]
    }
}
