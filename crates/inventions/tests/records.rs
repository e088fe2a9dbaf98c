//! Records of whole games, kept from earlier versions: each must replay for ever, to the last hash.

use inventions::Inventions;
use proof::records::{keep_replaying, perft};

#[test]
fn records_of_earlier_versions_keep_replaying() {
    keep_replaying::<Inventions>(env!("CARGO_MANIFEST_DIR"), 3);
}

/// Counts of decision sequences: a change of what is legal anywhere near the beginning moves one of them.
#[test]
fn perft_counts_stay() {
    let tables = [(2, 1, 8), (2, 2, 8), (3, 3, 8), (4, 4, 8)];
    let counts = tables.map(|(seats, seed, depth)| perft::<Inventions>(seats, seed, depth));
    assert_eq!(counts, [61_734, 79_359, 17_252, 9_236]);
}
