//! Age of Innovation in numbers: every choice has one, and observations hold what their seat may know.

use age_of_innovation::{AgeOfInnovation, Rules};
use table::contract;
use testkit::{encoding, volume};

#[test]
fn every_offer_has_a_number_and_nothing_hidden_is_observed() {
    let mut tables = contract::all_tables::<AgeOfInnovation>();
    table::Rng::new(1).shuffle(&mut tables);
    let seen = encoding::holds::<AgeOfInnovation>(&tables, volume::of(60, 2_000));
    assert!(seen.kinds.len() >= 30, "{:?}", seen.kinds);
}

#[test]
fn two_players_never_observe_the_area_tile_too_early() {
    encoding::holds::<AgeOfInnovation>(&[(Rules::default(), 2)], volume::of(12, 200));
}

/// Others keep networks that answer with these numbers.
#[test]
fn numbers_of_choices_never_change() {
    assert_eq!(encoding::actions_hash::<AgeOfInnovation>(), (5130, 15_832_903_374_012_753_920));
}
