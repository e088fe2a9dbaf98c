//! Innovation keeps the contract under random play: both editions, 2 to 4 seats, teams, longer games, open and closed
//! information.

use innovation::{Edition, Innovation, Rules};
use table::contract;
use testkit::volume;

/// Every kind of table.
pub fn tables() -> Vec<(Rules, usize)> {
    let mut tables = Vec::new();
    for edition in Edition::ALL {
        let rules = Rules { edition, ..Rules::default() };
        tables.extend([(rules, 2), (rules, 3), (rules, 4)]);
        tables.push((Rules { teams: true, ..rules }, 4));
        tables.push((Rules { longer: true, open_covered: true, ..rules }, 2));
        tables.push((Rules { open_counts: true, ..rules }, 3));
    }
    tables
}

#[test]
fn invariants_hold_after_every_decision_of_random_games() {
    let games = volume::of(5_000, 20_000);
    let report =
        contract::random_play::<Innovation>(&tables(), games, 1).unwrap_or_else(|broken| panic!("{}", broken.0));
    assert_eq!(report.games, games);
    assert!(report.longest < 5_000, "the longest game took {} decisions", report.longest);
}

#[test]
fn the_whole_contract_holds() {
    let report = contract::thorough::<Innovation>(&tables(), 120, 9, 1).unwrap_or_else(|broken| panic!("{}", broken.0));
    // Most positions of play are between two steps or early in one, where nothing was revealed yet.
    let rate = report.unnoticed as f64 / report.relabelings as f64;
    assert!(rate > 0.9, "only {rate:.3} of {} relabelings were kept", report.relabelings);
    // What a seat does not remember could have been otherwise from the beginning.
    let rate = report.same_histories as f64 / report.histories as f64;
    assert!(rate > 0.4, "only {rate:.3} of {} courses look the same", report.histories);
}
