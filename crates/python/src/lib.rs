//! The part of the Python package that is written in Rust: `innovarium._native`.
//!
//! - `games`: the games there are, and how their observations and actions are laid out.
//! - `matches`: a match, with everything that can be done with it, and bots that play in it.
//! - `batch`: many games that are stepped together into arrays of NumPy.
//!
//! Whatever takes long runs without Python's lock. docs/python.md shows how all of it is used.

mod batch;
mod games;
mod matches;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Whatever a caller did wrong.
fn wrong(problem: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(problem.to_string())
}

#[pymodule]
mod _native {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::games::{
        action_names, games, layout, levels, network_outputs, options, play_scenes, seats, take_network,
    };
    #[pymodule_export]
    use crate::matches::{Bot, Match};
}
