//! Whether the rules still play the same games: a change of the code that is not meant to change play must leave every
//! choice and every state of random games as they were.

use std::fmt::Write;

use table::contract::At;
use table::{Digest, Game};

use crate::{any_choice, begin_at};

/// As in records, the state is hashed after so many choices, and at the end.
const HASH_EVERY: usize = 10;

/// What would be in the records of so many random games, as one number: every choice, and the hashes of states.
///
/// The games take the tables in turn, and the number of a game is its seed.
pub fn fingerprint<G: Game>(tables: &[At<G>], games: usize) -> u64 {
    let mut digest = Digest::new();
    let mut text = String::new();
    for number in 0..games {
        let (mut position, mut rng) = begin_at::<G>(&tables[number % tables.len()], number as u64);
        let mut decisions = 0;
        while let Some((seat, choice)) = any_choice(&position, &mut rng) {
            text.clear();
            write!(text, "{seat} {choice};").expect("a String takes any text");
            text.bytes().for_each(|byte| digest.byte(byte));
            position.choose(seat, choice).expect("offered");
            decisions += 1;
            if decisions % HASH_EVERY == 0 {
                position.game().digest(&mut digest);
            }
        }
        position.game().digest(&mut digest);
    }
    digest.finish()
}
