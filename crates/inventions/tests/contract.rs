//! Inventions keeps the contract under random play, with two to four players.

use inventions::components::ComponentSet;
use inventions::{Inventions, Rules};
use table::contract;
use testkit::volume;

#[test]
fn invariants_hold_after_every_decision_of_random_games() {
    let games = volume::of(2_000, 5_000);
    let tables = contract::all_tables::<Inventions>();
    let report = contract::random_play::<Inventions>(&tables, games, 1).unwrap_or_else(|broken| panic!("{}", broken.0));
    assert_eq!(report.games, games);
    assert!(report.longest < 1_000, "the longest game took {} decisions", report.longest);
}

#[test]
fn the_earlier_set_keeps_it_too() {
    let tables: Vec<(Rules, usize)> =
        (2..=4).map(|seats| (Rules { components: ComponentSet::earlier() }, seats)).collect();
    let report = contract::random_play::<Inventions>(&tables, 600, 1).unwrap_or_else(|broken| panic!("{}", broken.0));
    assert_eq!(report.games, 600);
}

#[test]
fn the_whole_contract_holds() {
    let tables = contract::all_tables::<Inventions>();
    assert_eq!(tables.iter().map(|(_, seats)| *seats).collect::<Vec<_>>(), [2, 3, 4]);
    let report = contract::thorough::<Inventions>(&tables, 60, 9, 1).unwrap_or_else(|broken| panic!("{}", broken.0));
    let rate = report.unnoticed as f64 / report.relabelings as f64;
    assert!(rate > 0.99, "only {rate:.3} of {} relabelings were kept", report.relabelings);
}
