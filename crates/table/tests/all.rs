//! All tests of the table, in one program.

#[path = "games/kuhn.rs"]
mod kuhn;
#[path = "games/nim.rs"]
mod nim;

mod contract;
mod scenes;
mod style;
