//! Records of whole games, kept from earlier versions: each must replay for ever, to the last hash.

use inventions::Inventions;
use inventions::components::ComponentSet;
use table::{Match, Record};
use testkit::records::{keep_replaying, perft};

#[test]
fn records_of_earlier_versions_keep_replaying() {
    keep_replaying::<Inventions>(env!("CARGO_MANIFEST_DIR"), 5);
}

/// Records always name their set; one of the first rules that somebody has cut it out of means the only set there was.
#[test]
fn a_record_of_the_first_rules_that_names_no_set_means_theirs() {
    let named = include_str!("records/2-seats.record");
    let unnamed = named.replacen("options: components=4dc9c6383e3c4a34", "options:", 1);
    assert_ne!(named, unnamed);
    let record = Record::parse(&unnamed).expect("a record");
    let again = Match::<Inventions>::replay(&record).expect("it replays");
    assert_eq!(again.setup().options.components, ComponentSet::earlier());
    assert!(again.outcome().is_some());
}

/// Counts of decision sequences: a change of what is legal anywhere near the beginning moves one of them.
#[test]
fn perft_counts_stay() {
    let tables = [(2, 1, 8), (2, 2, 8), (3, 3, 8), (4, 4, 8)];
    let counts = tables.map(|(seats, seed, depth)| perft::<Inventions>(seats, seed, depth));
    assert_eq!(counts, [61_734, 79_359, 17_252, 9_236]);
}
