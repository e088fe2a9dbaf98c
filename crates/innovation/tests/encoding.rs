//! Innovation in numbers: every choice has one, and observations hold what their seat may know.

use innovation::{All, Engine, Innovation, Rules};
use testkit::{encoding, volume};

use crate::expansions_contract;

#[test]
fn every_offer_has_a_number_and_nothing_hidden_is_observed() {
    let open = Rules { open_counts: true, ..Rules::default() };
    let teams = Rules { teams: true, ..Rules::default() };
    let rules = Rules::default();
    let tables = [(rules, 2), (rules, 3), (rules, 4), (open, 2), (teams, 4)];
    let seen = encoding::holds::<Innovation>(&tables, volume::of(60, 2_000));
    assert_eq!(seen.kinds.len(), 13, "{:?}", seen.kinds);
}

#[test]
fn the_same_holds_with_expansions() {
    let seen = encoding::holds::<Engine<All>>(&expansions_contract::tables(), volume::of(80, 2_000));
    assert!(seen.kinds.len() >= 20, "{:?}", seen.kinds);
}

/// Others keep networks that answer with these numbers.
#[test]
fn numbers_of_choices_never_change() {
    assert_eq!(encoding::actions_hash::<Innovation>(), (449, 17_690_288_213_015_771_122));
    assert_eq!(encoding::actions_hash::<Engine<All>>(), (3484, 2_412_477_038_878_207_380));
}
