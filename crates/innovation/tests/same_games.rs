//! Random games of every kind, to the hash. A change that is not one of the rules leaves these numbers as they are;
//! where the rules themselves change, they change with them.

use innovation::card::Set;
use innovation::{All, Engine, Expansions, Innovation};
use testkit::same_games::fingerprint;

const GAMES: usize = 1_000;

#[test]
fn games_of_the_base_set_stay_the_same() {
    assert_eq!(fingerprint::<Innovation>(&crate::contract::tables(), GAMES), 15_877_070_837_707_063_719);
}

fn with_expansions(is_meant: impl Fn(Expansions) -> bool) -> u64 {
    let mut tables = crate::expansions_contract::tables();
    tables.retain(|(rules, _)| is_meant(rules.expansions));
    fingerprint::<Engine<All>>(&tables, GAMES)
}

#[test]
fn games_with_one_expansion_stay_the_same() {
    let sets = [Set::Cities, Set::Artifacts, Set::Echoes, Set::Figures];
    let fingerprints = sets.map(|set| with_expansions(|expansions| expansions.has(set) && expansions.count() == 1));
    assert_eq!(
        fingerprints,
        [14_598_926_108_845_710_070, 1_764_855_229_848_498_649, 5_546_990_803_777_627_769, 13_214_842_587_535_402_243]
    );
}

#[test]
fn games_with_several_expansions_stay_the_same() {
    let counts = [2, 3, 4];
    let fingerprints = counts.map(|count| with_expansions(|expansions| expansions.count() == count));
    assert_eq!(fingerprints, [17_727_033_251_260_117_707, 392_821_300_008_721_552, 5_657_494_059_019_839_201]);
}
