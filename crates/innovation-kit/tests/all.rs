//! All tests of the kit, in one program.

mod drawing;
mod features;
mod manifest;
mod puzzles;
