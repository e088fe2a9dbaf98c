//! Random games of every kind of table, to the hash. A change that is not one of the rules leaves this number as it is;
//! where the rules themselves change, it changes with them.

use inventions::Inventions;
use table::contract::all_tables;
use testkit::same_games::fingerprint;

#[test]
fn a_thousand_games_stay_the_same() {
    assert_eq!(fingerprint::<Inventions>(&all_tables::<Inventions>(), 1_000), 1_928_206_855_826_378_796);
}
