//! All tests of the table, in one program.

#[path = "games/fickle.rs"]
mod fickle;
#[path = "games/kuhn.rs"]
mod kuhn;

mod contract;
mod named_enum;
mod scenes;
mod style;
mod tape;
mod versions;
