//! Inventions in numbers: every choice has one, and observations hold what their seat may know.

use inventions::{Inventions, Rules};
use testkit::{encoding, volume};

#[test]
fn every_offer_has_a_number_and_nothing_hidden_is_observed() {
    let tables = [2, 3, 4].map(|seats| (Rules::default(), seats));
    let seen = encoding::holds::<Inventions>(&tables, volume::of(45, 1_500));
    assert!(seen.kinds.len() >= 33, "{:?}", seen.kinds);
}

/// Others keep networks that answer with these numbers.
#[test]
fn numbers_of_choices_never_change() {
    assert_eq!(encoding::actions_hash::<Inventions>(), (3154, 1_772_695_544_748_239_508));
}
