//! Where chance comes from: the seeds of matches, and the random numbers of bots.

use blake3::{derive_key, keyed_hash};
use table::{Seat, Seed};

use crate::store::MatchRow;

/// What is hashed for one purpose tells nothing about what the same secret or seed is used for elsewhere.
const SECRET_NUMBERS: &str = "innovarium 2026-11 random numbers of bots, from a secret";
const KNOWN_NUMBERS: &str = "innovarium 2026-11 random numbers of bots, from a known seed";

/// The seed of a new match, drawn by the system.
pub fn new_seed() -> Seed {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    Seed::Long(u128::from_be_bytes(bytes))
}

/// What a bot's random numbers begin with: always the same at this point of the match, but nobody can compute it
/// without the server's secret, and the cards have nothing to do with it. Only where the one person who plays knows the
/// seed anyway, it follows from that, so that who chooses a seed again gets the same match again.
pub fn bot_seed(secret: &[u8; 32], row: &MatchRow, version: u32, seat: Seat) -> u64 {
    let key = if row.seed_known {
        derive_key(KNOWN_NUMBERS, row.seed.to_string().as_bytes())
    } else {
        derive_key(SECRET_NUMBERS, &[secret, row.id.as_bytes()].concat())
    };
    let [a, b, c, d] = version.to_le_bytes();
    let hash = keyed_hash(&key, &[a, b, c, d, seat.index() as u8]);
    u64::from_le_bytes(*hash.as_bytes().first_chunk().expect("a hash has 32 bytes"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::store::{Hints, MatchProgress, Origin, Status, Timing};

    #[test]
    fn every_match_has_a_long_seed_of_its_own() {
        let seeds: Vec<Seed> = (0..100).map(|_| new_seed()).collect();
        let texts: BTreeSet<String> = seeds.iter().map(Seed::to_string).collect();
        assert!(texts.len() == seeds.len() && texts.iter().all(|text| text.len() == 32), "{texts:?}");
        // No bit is always the same.
        let bits = |seed: &Seed| if let Seed::Long(bits) = seed { *bits } else { 0 };
        let (all, any) = seeds.iter().fold((u128::MAX, 0), |(all, any), seed| (all & bits(seed), any | bits(seed)));
        assert_eq!((all, any), (0, u128::MAX));
    }

    fn a_match(id: &str, seed: u128, seed_known: bool) -> MatchRow {
        let progress = MatchProgress {
            status: Status::Running,
            asked: 0,
            choices: 0,
            version: 0,
            moved: 0,
            outcome: None,
            timing: Timing::default(),
            deadline: None,
        };
        MatchRow {
            id: id.into(),
            game: "innovation".into(),
            rules: 1,
            options: String::new(),
            seed: Seed::Long(seed),
            seed_known,
            public: false,
            limit: 0,
            clock: None,
            hints: Hints::Alone,
            hints_agreed: false,
            idle_days: 90,
            creator: "p0".into(),
            origin: Origin::Played,
            created: 0,
            progress,
        }
    }

    fn numbers(secret: u8, row: &MatchRow, version: u32, seat: usize) -> u64 {
        bot_seed(&[secret; 32], row, version, Seat::new(seat))
    }

    #[test]
    fn every_question_has_numbers_of_its_own() {
        for row in [a_match("m", 5, false), a_match("m", 5, true)] {
            let places = (0..50).flat_map(|version| (0..4).map(move |seat| (version, seat)));
            let all: BTreeSet<u64> = places.map(|(version, seat)| numbers(1, &row, version, seat)).collect();
            assert_eq!(all.len(), 200);
        }
    }

    #[test]
    fn a_bot_depends_on_the_secret_and_not_on_a_seed_that_nobody_knows() {
        let row = a_match("m", 5, false);
        assert_eq!(numbers(1, &row, 7, 0), numbers(1, &a_match("m", 6, false), 7, 0));
        assert_ne!(numbers(1, &row, 7, 0), numbers(2, &row, 7, 0));
        assert_ne!(numbers(1, &row, 7, 0), numbers(1, &a_match("n", 5, false), 7, 0));
    }

    #[test]
    fn a_seed_that_is_known_brings_the_same_bots_everywhere() {
        let row = a_match("m", 5, true);
        assert_eq!(numbers(1, &row, 7, 0), numbers(2, &a_match("n", 5, true), 7, 0));
        assert_ne!(numbers(1, &row, 7, 0), numbers(1, &a_match("m", 6, true), 7, 0));
        assert_ne!(numbers(1, &row, 7, 0), numbers(1, &a_match("m", 5, false), 7, 0));
    }
}
