//! All tests of the bots, in one program.

#[path = "../../table/tests/games/kuhn.rs"]
mod kuhn;

mod jobs;
mod networks;
mod reasons;
mod search;
mod strength;
