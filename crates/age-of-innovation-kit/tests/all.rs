//! All tests of the kit, in one program.

mod conversions;
mod features;
mod manifest;
mod puzzles;
