//! Records of whole games, kept from earlier versions, and counts of decisions.

use std::fs;
use std::path::Path;

use table::{Game, Match, Record};

use crate::begin;

/// Every record in `tests/records` of the game's crate is of a whole game, replays to the last hash and is written as it was read.
/// There must be at least so many, lest an empty folder passes.
#[track_caller]
pub fn keep_replaying<G: Game>(of_the_crate: &str, at_least: usize) {
    keep_replaying_in::<G>(of_the_crate, "tests/records", at_least);
}

/// The same of another folder.
#[track_caller]
pub fn keep_replaying_in<G: Game>(of_the_crate: &str, folder: &str, at_least: usize) {
    let folder = Path::new(of_the_crate).join(folder);
    let mut replayed = 0;
    for entry in fs::read_dir(folder).expect("the folder of records") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a readable file");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let again = Match::<G>::replay(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(again.outcome().is_some(), "{} is a whole game", path.display());
        assert_eq!(again.record().to_string(), text, "{}", path.display());
        replayed += 1;
    }
    assert!(replayed >= at_least, "only {replayed} records were found");
}

/// The number of sequences of so many decisions: a change of what is legal anywhere near the beginning moves it.
pub fn perft<G: Game>(seats: usize, seed: u64, depth: u32) -> u64 {
    begin::<G>(seats, seed).0.perft(depth)
}
