//! All tests of the bots, in one program.

#[path = "../../table/tests/games/kuhn.rs"]
mod kuhn;
#[path = "../../table/tests/games/nim.rs"]
mod nim;

mod search;
mod strength;
