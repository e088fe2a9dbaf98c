//! Age of Innovation keeps the contract under random play: 2 to 5 seats, both maps, both setups, all options.

use age_of_innovation::{AgeOfInnovation, Books, Factions, NeutralPalace, Rules, Setup, Side, SpadeBuild, Tiles};
use table::contract;
use testkit::volume;

/// Every kind of table.
pub fn tables() -> Vec<(Rules, usize)> {
    let mut tables = Vec::new();
    for seats in 2..=5 {
        let rules = Rules::default();
        tables.push((rules, seats));
        tables.push((Rules { setup: Setup::Draft, tiles: Tiles::English, ..rules }, seats));
        tables.push((
            Rules { tiles: Tiles::German, factions: Factions::Update2024, books: Books::Unlimited, ..rules },
            seats,
        ));
        let open = Rules { spade_build: SpadeBuild::Yes, neutral_palace: NeutralPalace::Free, ..rules };
        tables.push((Rules { setup: Setup::Draft, ..open }, seats));
    }
    tables.push((Rules { map: Side::OneToThree, ..Rules::default() }, 3));
    tables
}

#[test]
fn invariants_hold_after_every_decision_of_random_games() {
    let games = volume::of(2_000, 5_000);
    let report =
        contract::random_play::<AgeOfInnovation>(&tables(), games, 1).unwrap_or_else(|broken| panic!("{}", broken.0));
    assert_eq!(report.games, games);
    assert!(report.longest < 5_000, "the longest game took {} decisions", report.longest);
}

#[test]
fn the_whole_contract_holds() {
    let report =
        contract::thorough::<AgeOfInnovation>(&tables(), 40, 9, 1).unwrap_or_else(|broken| panic!("{}", broken.0));
    // Only the area tile of a game of two is hidden, and nothing depends on it before it is turned over.
    assert_eq!(report.unnoticed, report.relabelings);
}
