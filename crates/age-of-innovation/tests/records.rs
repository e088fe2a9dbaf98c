//! Records of whole games, kept from earlier versions: each must replay for ever, to the last hash.

use std::fs;
use std::path::PathBuf;

use age_of_innovation::{AgeOfInnovation, Rules};
use table::{Match, Record};

#[test]
fn records_of_earlier_versions_keep_replaying() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut replayed = 0;
    for entry in fs::read_dir(folder).expect("the folder of records") {
        let path = entry.expect("an entry").path();
        let text = fs::read_to_string(&path).expect("a readable file");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let again =
            Match::<AgeOfInnovation>::replay(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(again.outcome().is_some(), "{} is a whole game", path.display());
        assert_eq!(again.record().to_string(), text, "{}", path.display());
        replayed += 1;
    }
    assert!(replayed >= 4, "only {replayed} records were found");
}

/// Counts of decision sequences: a change of what is legal anywhere near the beginning moves one of them.
#[test]
fn perft_counts_stay() {
    let count = |seats: usize, seed, depth| {
        let names = (0..seats).map(|seat| format!("P{seat}")).collect();
        let setup = table::Setup { options: Rules::default(), names, seed };
        Match::<AgeOfInnovation>::new(setup).expect("a match").position().perft(depth)
    };
    let counts = [count(2, 1, 6), count(2, 2, 6), count(3, 3, 6), count(4, 4, 6)];
    assert_eq!(counts, [168_384, 200_576, 207_080, 74_712]);
}
