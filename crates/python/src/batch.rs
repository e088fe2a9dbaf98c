//! Many games that are stepped together.

use std::sync::{Mutex, PoisonError};

use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2, PyUntypedArrayMethods};
use pyo3::prelude::*;
use table::encoding::{AnyBatch, Arrays};

use crate::games::{Options, encoding, pairs};
use crate::wrong;

/// More games than this at once are a mistake.
const MOST_GAMES: usize = 1 << 20;

/// Games with the same options and seats, stepped together. Everything is written into arrays of the caller, which must
/// be contiguous: a row for each game.
#[pyclass(frozen, module = "innovarium._native")]
pub struct Batch {
    batch: Mutex<Box<dyn AnyBatch>>,
    #[pyo3(get)]
    games: usize,
    #[pyo3(get)]
    seats: usize,
    /// Bytes of an observation, and how many actions there are.
    #[pyo3(get)]
    observation: usize,
    #[pyo3(get)]
    actions: usize,
}

/// What a batch writes into, while it is borrowed from Python.
struct Borrowed<'py> {
    observations: PyReadwriteArray2<'py, u8>,
    masks: PyReadwriteArray2<'py, i8>,
    rewards: PyReadwriteArray2<'py, f32>,
    ends: PyReadwriteArray1<'py, bool>,
    seats: PyReadwriteArray1<'py, u8>,
}

impl Borrowed<'_> {
    /// The memory of the arrays, if they are a row for each game.
    fn arrays(&mut self, batch: &Batch) -> PyResult<Arrays<'_>> {
        is_laid_out("observations", &**self.observations, &[batch.games, batch.observation])?;
        is_laid_out("masks", &**self.masks, &[batch.games, batch.actions])?;
        is_laid_out("rewards", &**self.rewards, &[batch.games, batch.seats])?;
        is_laid_out("ends", &**self.ends, &[batch.games])?;
        is_laid_out("seats", &**self.seats, &[batch.games])?;
        Ok(Arrays {
            observations: self.observations.as_slice_mut().map_err(wrong)?,
            masks: self.masks.as_slice_mut().map_err(wrong)?,
            rewards: self.rewards.as_slice_mut().map_err(wrong)?,
            ends: self.ends.as_slice_mut().map_err(wrong)?,
            seats: self.seats.as_slice_mut().map_err(wrong)?,
        })
    }
}

/// NumPy also calls an array contiguous whose columns follow each other.
fn is_laid_out<'py>(name: &str, array: &impl PyUntypedArrayMethods<'py>, shape: &[usize]) -> PyResult<()> {
    if array.shape() != shape {
        return Err(wrong(format!("{name} must have the shape {shape:?}, not {:?}", array.shape())));
    }
    if array.is_c_contiguous() { Ok(()) } else { Err(wrong(format!("the rows of {name} must follow each other"))) }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, games, seats=2, options=None, seed=0))]
    fn new(
        py: Python<'_>,
        game: &str,
        games: usize,
        seats: usize,
        options: Option<Options>,
        seed: u64,
    ) -> PyResult<Self> {
        if !(1..=MOST_GAMES).contains(&games) {
            return Err(wrong(format!("a batch has 1 to {MOST_GAMES} games, not {games}")));
        }
        let (encoding, options) = (encoding(game)?, pairs(options));
        let batch = py.detach(|| encoding.batch(&options, seats, games, seed)).map_err(wrong)?;
        let (observation, actions) = (batch.observation(), batch.actions());
        Ok(Batch { batch: Mutex::new(batch), games, seats, observation, actions })
    }

    /// Begins all games anew; the same seed leads to the same games by the same actions.
    #[allow(clippy::too_many_arguments)]
    fn reset(
        &self,
        py: Python<'_>,
        seed: u64,
        observations: PyReadwriteArray2<'_, u8>,
        masks: PyReadwriteArray2<'_, i8>,
        rewards: PyReadwriteArray2<'_, f32>,
        ends: PyReadwriteArray1<'_, bool>,
        seats: PyReadwriteArray1<'_, u8>,
    ) -> PyResult<()> {
        let mut borrowed = Borrowed { observations, masks, rewards, ends, seats };
        let mut arrays = borrowed.arrays(self)?;
        py.detach(|| self.batch.lock().unwrap_or_else(PoisonError::into_inner).reset(seed, &mut arrays)).map_err(wrong)
    }

    /// One choice in every game. If an action is not offered, nothing changes.
    #[allow(clippy::too_many_arguments)]
    fn step(
        &self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        observations: PyReadwriteArray2<'_, u8>,
        masks: PyReadwriteArray2<'_, i8>,
        rewards: PyReadwriteArray2<'_, f32>,
        ends: PyReadwriteArray1<'_, bool>,
        seats: PyReadwriteArray1<'_, u8>,
    ) -> PyResult<()> {
        let mut borrowed = Borrowed { observations, masks, rewards, ends, seats };
        let mut arrays = borrowed.arrays(self)?;
        let actions = actions.as_slice().map_err(wrong)?;
        py.detach(|| self.batch.lock().unwrap_or_else(PoisonError::into_inner).step(actions, &mut arrays))
            .map_err(wrong)
    }

    /// Writes any offer of each game, all equally likely.
    fn sample(&self, py: Python<'_>, mut actions: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice_mut().map_err(wrong)?;
        py.detach(|| self.batch.lock().unwrap_or_else(PoisonError::into_inner).sample(actions)).map_err(wrong)
    }
}
