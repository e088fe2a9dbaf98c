//! Bots that want points go where random play hardly ever comes: the rules must hold there, too, for every component
//! set.

use inventions::Rules;
use inventions::components::learn;
use testkit::volume;

use crate::features::play_with;
use crate::random_file::{plausible_file, random_file};

/// The rules would stop the test at a dead end, an overflow or a position that does not add up.
#[test]
fn greedy_games_with_random_sets_come_to_their_end() {
    for seed in 0..volume::of(30, 300) as u64 {
        let file = if seed % 5 == 4 { plausible_file(seed) } else { random_file(seed) };
        let components = learn(&file).unwrap_or_else(|problem| panic!("set {seed}: {problem:?}"));
        for seats in 2..=4 {
            play_with(Rules { components }, seats, seed, |_| ());
        }
    }
}
