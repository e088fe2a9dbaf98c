//! All tests of the proofs, in one program.

#[path = "../../table/tests/games/nim.rs"]
mod nim;

mod catches;
mod kept;
