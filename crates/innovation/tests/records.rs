//! Records of whole games, kept from earlier versions: each must replay for ever, to the last hash.

use innovation::{All, Engine, Innovation};
use testkit::records::{keep_replaying, keep_replaying_in, perft};

#[test]
fn records_of_earlier_versions_keep_replaying() {
    keep_replaying::<Innovation>(env!("CARGO_MANIFEST_DIR"), 5);
}

#[test]
fn records_with_expansions_keep_replaying() {
    keep_replaying_in::<Engine<All>>(env!("CARGO_MANIFEST_DIR"), "tests/records/expansions", 3);
}

/// Counts of decision sequences: a change of what is legal anywhere near the beginning moves one of them.
#[test]
fn perft_counts_stay() {
    let tables = [(2, 1, 9), (2, 2, 9), (3, 3, 9), (4, 4, 9)];
    let counts = tables.map(|(seats, seed, depth)| perft::<Innovation>(seats, seed, depth));
    assert_eq!(counts, [27_492, 24_927, 12_591, 4_386]);
}
