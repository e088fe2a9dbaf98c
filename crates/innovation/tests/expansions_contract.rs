//! Innovation with expansions keeps the contract under random play: all sixteen combinations, two to eight seats, with
//! relics and without.

use innovation::card::{Card, Set};
use innovation::{All, Engine, Event, Expansions, Rules, Shown};
use table::contract;
use testkit::volume;

/// Every combination of expansions, at tables of all sizes; with the Artifacts, also with relics; with five or more,
/// also with the far-away rule; with four, also in teams.
pub fn tables() -> Vec<(Rules, usize)> {
    let mut tables = Vec::new();
    for expansions in Expansions::every().filter(|expansions| !expansions.is_none()) {
        let rules = Rules { expansions, ..Rules::default() };
        for seats in 2..=4 + expansions.count() {
            tables.push((Rules { far_away: seats >= 5, ..rules }, seats));
            if expansions.has(Set::Artifacts) {
                tables.push((Rules { relics: true, ..rules }, seats));
            }
        }
        tables.push((Rules { teams: true, ..rules }, 4));
        tables.push((Rules { open_covered: true, longer: true, ..rules }, 2));
    }
    tables
}

/// Which cards took part: executed, melded, tucked, scored ... by name.
#[derive(Default)]
struct Seen(Vec<Card>);

impl Seen {
    fn see(&mut self, event: Event) {
        let card = match event {
            Event::Effect { card, .. } => card,
            // A city has no effects; it is played when it comes onto a board.
            Event::Moved { card: Shown::Face(card), to: innovation::Zone::Board(_), .. }
                if card.facts().featured.is_none() =>
            {
                card
            }
            _ => return,
        };
        if !self.0.contains(&card) {
            self.0.push(card);
        }
    }
}

#[test]
fn invariants_hold_after_every_decision_of_random_games_and_every_card_is_played() {
    let games = volume::of(1_600, 10_000);
    let mut seen = Seen::default();
    let report = contract::watched_play::<Engine<All>>(&tables(), games, 1, &mut |event| seen.see(event))
        .unwrap_or_else(|broken| panic!("{}", broken.0));
    assert_eq!(report.games, games);
    let never: Vec<&str> = Card::all().filter(|card| !seen.0.contains(card)).map(Card::name).collect();
    assert!(never.is_empty(), "{} cards were never played: {}", never.len(), never.join(", "));
}

#[test]
fn the_whole_contract_holds() {
    let report = contract::thorough::<Engine<All>>(&tables(), volume::of(45, 240), 9, 1)
        .unwrap_or_else(|broken| panic!("{}", broken.0));
    let rate = report.unnoticed as f64 / report.relabelings as f64;
    assert!(rate > 0.9, "only {rate:.3} of {} relabelings were kept", report.relabelings);
}
