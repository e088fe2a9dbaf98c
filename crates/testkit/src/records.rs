//! Records kept from earlier versions, and counts of decisions.

use std::fs;
use std::path::{Path, PathBuf};

use table::{Game, Match, Opened, Record};

use crate::begin;

/// Every record in `tests/records` of the game's crate is of a whole game and replays to the last hash, or it is of
/// earlier rules, and beside it stands what it must say: `name.differs` holds the one sentence of `name.record`. There
/// must be exactly so many, lest one gets lost.
#[track_caller]
pub fn keep_replaying<G: Game>(of_the_crate: &str, exactly: usize) {
    keep_replaying_in::<G>(of_the_crate, "tests/records", exactly);
}

/// The same of another folder.
#[track_caller]
pub fn keep_replaying_in<G: Game>(of_the_crate: &str, folder: &str, exactly: usize) {
    let folder = Path::new(of_the_crate).join(folder);
    let entries = fs::read_dir(folder).expect("the folder of records").map(|entry| entry.expect("an entry").path());
    let files: Vec<PathBuf> = entries.filter(|path| !path.is_dir()).collect();
    let with =
        |ending: &'static str| files.iter().filter(move |path| path.extension().is_some_and(|own| own == ending));
    let (records, differing) = (with("record").count(), with("differs").count());
    assert_eq!(records + differing, files.len(), "there is a file that nobody reads: {files:?}");
    for path in with("differs") {
        assert!(path.with_extension("record").exists(), "{} belongs to no record", path.display());
    }
    for path in with("record") {
        let text = fs::read_to_string(path).expect("a readable file");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(record.to_string(), text, "{} is written as it was read", path.display());
        let opened = Match::<G>::open(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        match fs::read_to_string(path.with_extension("differs")) {
            Ok(sentence) => says(path, opened, &sentence),
            Err(_) => replays(path, record, opened),
        }
    }
    assert!(records == exactly, "{records} records were found, not {exactly}");
}

/// It is played to the end, and what is written of it today differs by nothing but the version.
#[track_caller]
fn replays<G: Game>(path: &Path, record: Record, opened: Opened<Match<G>>) {
    let again = opened.whole().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(again.outcome().is_some(), "{} is a whole game", path.display());
    let today = Record { rules: G::RULES_VERSION, ..record };
    assert_eq!(again.record().to_string(), today.to_string(), "{}", path.display());
}

/// It says where the rules differ, and can be looked at up to there.
#[track_caller]
fn says<G: Game>(path: &Path, opened: Opened<Match<G>>, sentence: &str) {
    let Some(difference) = opened.differs else { panic!("{} replays, so nothing differs", path.display()) };
    assert_eq!(difference.to_string(), sentence.trim_end(), "{}", path.display());
    assert_eq!(opened.played.history().len(), difference.shown, "{}", path.display());
    Match::<G>::replay(&opened.played.record()).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// The number of sequences of so many decisions: a change of what is legal anywhere near the beginning moves it.
pub fn perft<G: Game>(seats: usize, seed: u64, depth: u32) -> u64 {
    begin::<G>(seats, seed).0.perft(depth)
}
