//! Games in numbers: what every encoding must keep. See [`table::encoding`].

use table::contract::At;
use table::encoding::{Around, Arrays, Batch, Encoded, Encodings, check};
use table::{Digest, Seat};

/// Random games at these tables, with [`check`] after every decision.
#[track_caller]
pub fn holds<G: Encoded>(tables: &[At<G>], games: usize) -> Encodings {
    let seen = check::<G>(tables, games, 1).unwrap_or_else(|broken| panic!("{}", broken.0));
    assert!(seen.relabeled > games && seen.worlds > games, "{seen:?}");
    let around = Around { seat: Seat::new(0), seats: *G::SEATS.end() };
    for action in 0..G::ACTIONS {
        let back = G::choice(action, around).map(|choice| G::action(choice, around));
        assert!(back.is_none_or(|back| back == Some(action)), "{action} comes back as {back:?}");
    }
    seen
}

/// All choices in the order of their numbers, as one number: a change of any shows in it.
pub fn actions_hash<G: Encoded>() -> (usize, u64) {
    let around = Around { seat: Seat::new(0), seats: *G::SEATS.end() };
    let mut digest = Digest::new();
    for action in 0..G::ACTIONS {
        let text = G::choice(action, around).map_or(String::new(), |choice| choice.to_string());
        text.bytes().chain([0]).for_each(|byte| digest.byte(byte));
    }
    (G::ACTIONS, digest.finish())
}

/// The arrays that a batch writes into.
pub struct Written {
    observations: Vec<u8>,
    masks: Vec<i8>,
    rewards: Vec<f32>,
    ends: Vec<bool>,
    seats: Vec<u8>,
}

impl Written {
    pub fn new<G: Encoded>(batch: &Batch<G>) -> Self {
        let games = batch.games();
        Written {
            observations: vec![0; games * batch.observation()],
            masks: vec![0; games * G::ACTIONS],
            rewards: vec![0.0; games * batch.seats()],
            ends: vec![false; games],
            seats: vec![0; games],
        }
    }

    pub fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            ends: &mut self.ends,
            seats: &mut self.seats,
        }
    }

    pub fn ends(&self) -> usize {
        self.ends.iter().filter(|end| **end).count()
    }
}
