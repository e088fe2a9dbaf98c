//! All tests of the proofs, in one program.

mod catches;
mod kept;
mod texts;
