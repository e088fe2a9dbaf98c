//! All tests of the kit, in one program.

mod features;
mod manifest;
mod puzzles;
