//! Records of whole games, kept from earlier versions: each must replay for ever, to the last hash.

use age_of_innovation::AgeOfInnovation;
use testkit::records::{keep_replaying, perft};

#[test]
fn records_of_earlier_versions_keep_replaying() {
    keep_replaying::<AgeOfInnovation>(env!("CARGO_MANIFEST_DIR"), 5);
}

/// Counts of decision sequences: a change of what is legal anywhere near the beginning moves one of them.
#[test]
fn perft_counts_stay() {
    let tables = [(2, 1, 6), (2, 2, 6), (3, 3, 6), (4, 4, 6)];
    let counts = tables.map(|(seats, seed, depth)| perft::<AgeOfInnovation>(seats, seed, depth));
    assert_eq!(counts, [168_384, 200_576, 207_080, 74_712]);
}
