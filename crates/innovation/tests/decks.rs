//! Without expansions a game of all sets is the game of the base set: the same offers, the same states.

use innovation::{All, Base, Edition, Engine, Rules, Variant};
use table::{Digest, Game, Position, Rng};

fn hash<D: Variant>(position: &Position<Engine<D>>) -> u64 {
    let mut digest = Digest::new();
    position.game().digest(&mut digest);
    digest.finish()
}

fn begin<D: Variant>(rules: Rules, seats: usize, seed: u64) -> Position<Engine<D>> {
    Position::new(Engine::<D>::set_up(&rules, seats, &mut Rng::new(seed)).expect("a table"))
}

#[test]
fn without_expansions_both_decks_play_the_same_game() {
    let mut decisions = 0;
    for seed in 0..300 {
        let rules = Rules { edition: Edition::ALL[seed as usize % 2], ..Rules::default() };
        let seats = 2 + seed as usize % 3;
        let (mut small, mut large) = (begin::<Base>(rules, seats, seed), begin::<All>(rules, seats, seed));
        let mut rng = Rng::new(seed);
        while let Some(asked) = small.asked().first().copied() {
            let offers = small.offers(&asked);
            let same = large.asked().first().copied().expect("both ask");
            assert_eq!((same.seat, large.offers(&same)), (asked.seat, offers), "seed {seed}");
            let choice = offers[rng.below(offers.len())];
            small.choose(asked.seat, choice).expect("offered");
            large.choose(asked.seat, choice).expect("offered");
            assert_eq!(hash(&small), hash(&large), "seed {seed} after {decisions} decisions, {choice}");
            decisions += 1;
        }
        assert_eq!(small.outcome(), large.outcome(), "seed {seed}");
    }
    assert!(decisions > 30_000, "only {decisions} decisions");
}
