//! Many games side by side, stepped together.

use std::fmt;

use super::any::shape;
use super::{Encoded, offer_of, write_mask, write_observation};
use crate::{Outcome, Position, Refusal, Rng, SetupError, set_up};

/// Games with the same options and seats. A game that is over is followed by a new one at once, so there is always
/// somebody who is asked in each. Where several seats are asked at once, the first of them answers first.
///
/// A step allocates nothing, except when a game ends.
pub struct Batch<G: Encoded> {
    options: G::Options,
    seats: usize,
    /// Bytes of an observation.
    observation: usize,
    games: Vec<Position<G>>,
    /// The choices of a step, kept for their memory.
    choices: Vec<G::Choice>,
    /// Where the seeds of new games come from, and what is chosen at random.
    seeds: Rng,
    chance: Rng,
}

/// Where a batch writes what came of a step: a row for each game, one after the other.
pub struct Arrays<'a> {
    /// What the seat that is asked may know.
    pub observations: &'a mut [u8],
    /// 1 for what it is offered, 0 for all else.
    pub masks: &'a mut [i8],
    /// For each seat, when a game has ended: see [`Batch::reward`].
    pub rewards: &'a mut [f32],
    /// Whether the game has just ended; all else in its row is of the next one.
    pub ends: &'a mut [bool],
    /// The seat that is asked.
    pub seats: &'a mut [u8],
}

/// Why a batch did not go on. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BatchError {
    /// An array has another length than the batch needs.
    Length {
        array: &'static str,
        needed: usize,
        given: usize,
    },
    NotOffered {
        game: usize,
        action: i64,
    },
    /// The rules of this program are wrong, see [`Refusal::AskedOtherwise`]. The games before this one have gone on.
    Refused {
        game: usize,
        refusal: Refusal,
    },
}

impl fmt::Display for BatchError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            BatchError::Length { array, needed, given } => {
                write!(f, "{array} must have {needed} elements, not {given}")
            }
            BatchError::NotOffered { game, action } => write!(f, "action {action} is not offered in game {game}"),
            BatchError::Refused { game, refusal } => write!(f, "game {game}: {refusal}"),
        }
    }
}

impl std::error::Error for BatchError {}

impl<G: Encoded> Batch<G> {
    /// So many games; the same seed leads to the same games by the same actions.
    pub fn new(options: G::Options, seats: usize, games: usize, seed: u64) -> Result<Self, SetupError> {
        let observation = shape::<G>(&options, seats)?.observation;
        let (seeds, chance) = generators(seed);
        let mut batch = Batch {
            options,
            seats,
            observation,
            games: Vec::with_capacity(games),
            choices: Vec::with_capacity(games),
            seeds,
            chance,
        };
        for _ in 0..games {
            let game = batch.next_game();
            batch.games.push(Position::new(game));
        }
        Ok(batch)
    }

    pub fn games(&self) -> usize {
        self.games.len()
    }

    pub fn seats(&self) -> usize {
        self.seats
    }

    /// Bytes of an observation.
    pub fn observation(&self) -> usize {
        self.observation
    }

    fn next_game(&mut self) -> G {
        let mut rng = Rng::new(self.seeds.seed());
        set_up(&self.options, self.seats, &mut rng).expect("such a table was set up before")
    }

    /// Begins all games anew.
    pub fn reset(&mut self, seed: u64, arrays: &mut Arrays) -> Result<(), BatchError> {
        self.check_lengths(arrays)?;
        (self.seeds, self.chance) = generators(seed);
        for number in 0..self.games.len() {
            let game = self.next_game();
            self.games[number].restart(game);
            arrays.ends[number] = false;
            self.write(number, arrays);
        }
        arrays.rewards.fill(0.0);
        Ok(())
    }

    /// One choice in every game.
    pub fn step(&mut self, actions: &[i64], arrays: &mut Arrays) -> Result<(), BatchError> {
        self.check_lengths(arrays)?;
        has_length("actions", self.games.len(), actions.len())?;
        self.choices.clear();
        for (game, &action) in actions.iter().enumerate() {
            let choice = self.offered(game, action).ok_or(BatchError::NotOffered { game, action })?;
            self.choices.push(choice);
        }
        arrays.rewards.fill(0.0);
        for number in 0..self.games.len() {
            let choice = self.choices[number];
            let game = &mut self.games[number];
            let seat = game.asked()[0].seat;
            game.choose(seat, choice).map_err(|refusal| BatchError::Refused { game: number, refusal })?;
            arrays.ends[number] = game.asked().is_empty();
            if arrays.ends[number] {
                self.end(number, &mut arrays.rewards[number * self.seats..(number + 1) * self.seats]);
            }
            self.write(number, arrays);
        }
        Ok(())
    }

    /// Any offer of each game, all equally likely.
    pub fn sample(&mut self, actions: &mut [i64]) -> Result<(), BatchError> {
        has_length("actions", self.games.len(), actions.len())?;
        for (position, action) in self.games.iter().zip(actions) {
            let asked = &position.asked()[0];
            let offers = position.offers(asked);
            let around = super::Around { seat: asked.seat, seats: self.seats };
            let offer = offers[self.chance.below(offers.len())];
            *action = G::action(offer, around).map_or(-1, |action| action as i64);
        }
        Ok(())
    }

    fn offered(&self, number: usize, action: i64) -> Option<G::Choice> {
        let position = &self.games[number];
        offer_of(position, position.asked().first()?, usize::try_from(action).ok()?)
    }

    #[cold]
    fn end(&mut self, number: usize, rewards: &mut [f32]) {
        if let Some(outcome) = self.games[number].outcome() {
            rewards.iter_mut().enumerate().for_each(|(seat, reward)| *reward = Self::reward(&outcome, seat));
        }
        let game = self.next_game();
        self.games[number].restart(game);
    }

    /// 1 for the first place, -1 for all others; 0 if all have the same place.
    pub fn reward(outcome: &Outcome, seat: usize) -> f32 {
        let places = &outcome.places;
        match places[seat] {
            _ if places.iter().all(|place| *place == places[0]) => 0.0,
            1 => 1.0,
            _ => -1.0,
        }
    }

    #[inline]
    fn write(&self, number: usize, arrays: &mut Arrays) {
        let position = &self.games[number];
        let asked = &position.asked()[0];
        arrays.seats[number] = asked.seat.index() as u8;
        let observation = number * self.observation..(number + 1) * self.observation;
        let full = write_observation(position, asked.seat, &mut arrays.observations[observation]);
        debug_assert!(full, "an observation has one length");
        write_mask(position, asked, &mut arrays.masks[number * G::ACTIONS..(number + 1) * G::ACTIONS]);
    }

    fn check_lengths(&self, arrays: &Arrays) -> Result<(), BatchError> {
        let games = self.games.len();
        has_length("observations", games * self.observation, arrays.observations.len())?;
        has_length("masks", games * G::ACTIONS, arrays.masks.len())?;
        has_length("rewards", games * self.seats, arrays.rewards.len())?;
        has_length("ends", games, arrays.ends.len())?;
        has_length("seats", games, arrays.seats.len())
    }
}

/// Those for the seeds of games and for random choices.
fn generators(seed: u64) -> (Rng, Rng) {
    let mut seeds = Rng::new(seed);
    let chance = seeds.split();
    (seeds, chance)
}

fn has_length(array: &'static str, needed: usize, given: usize) -> Result<(), BatchError> {
    if needed == given { Ok(()) } else { Err(BatchError::Length { array, needed, given }) }
}
