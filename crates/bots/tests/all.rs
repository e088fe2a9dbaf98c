//! All tests of the bots, in one program.

#[path = "../../table/tests/games/kuhn.rs"]
mod kuhn;
#[path = "../../table/tests/games/nim.rs"]
mod nim;

mod age_of_innovation_features;
mod innovation_features;
mod inventions_features;
mod search;
mod strength;
