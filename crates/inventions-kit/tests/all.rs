//! All tests of the kit, in one program.

mod features;
mod manifest;
mod puzzles;
#[path = "../../inventions/tests/random_file.rs"]
mod random_file;
mod random_sets;
