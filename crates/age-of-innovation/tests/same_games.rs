//! Random games of every kind of table, to the hash. A change that is not one of the rules leaves this number as it is;
//! where the rules themselves change, it changes with them.

use age_of_innovation::AgeOfInnovation;
use testkit::same_games::fingerprint;

#[test]
fn a_thousand_games_stay_the_same() {
    assert_eq!(fingerprint::<AgeOfInnovation>(&crate::contract::tables(), 1_000), 10_007_894_091_791_863_249);
}
