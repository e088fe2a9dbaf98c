//! The games there are.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::LazyLock;

use bots::{BotRegistry, Network, Strength};
use numpy::PyReadonlyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use table::encoding::AnyEncoding;
use table::{AnyGame, Registry};

use crate::wrong;

pub struct Games {
    pub games: Registry,
    pub bots: BotRegistry,
    encodings: Vec<Box<dyn AnyEncoding>>,
}

/// The games of the package. A new one is a line in each list, and two dependencies.
static GAMES: LazyLock<Games> = LazyLock::new(|| Games {
    games: Registry::default()
        .with(innovation::any_game())
        .with(age_of_innovation::any_game())
        .with(inventions::any_game()),
    bots: BotRegistry::default()
        .with(innovation_kit::game_bots())
        .with(age_of_innovation_kit::game_bots())
        .with(inventions_kit::game_bots()),
    encodings: vec![
        innovation::encoding::any_encoding(),
        age_of_innovation::encoding::any_encoding(),
        inventions::encoding::any_encoding(),
    ],
});

pub fn all() -> &'static Games {
    &GAMES
}

pub fn game(name: &str) -> PyResult<&'static dyn AnyGame> {
    let known = || GAMES.games.games().map(|game| game.name()).collect::<Vec<_>>().join(", ");
    GAMES.games.get(name).ok_or_else(|| wrong(format!("unknown game '{name}' (available: {})", known())))
}

pub fn encoding(name: &str) -> PyResult<&'static dyn AnyEncoding> {
    let found = GAMES.encodings.iter().find(|encoding| encoding.game() == name);
    found.map(|encoding| &**encoding).ok_or_else(|| wrong(format!("unknown game '{name}'")))
}

/// Options as Python gives them.
pub type Options = BTreeMap<String, String>;

pub fn pairs(options: Option<Options>) -> Vec<(String, String)> {
    options.unwrap_or_default().into_iter().collect()
}

/// The names of all games.
#[pyfunction]
pub fn games() -> Vec<&'static str> {
    GAMES.games.games().map(|game| game.name()).collect()
}

/// The least and the most players of a game.
#[pyfunction]
pub fn seats(game: &str) -> PyResult<(usize, usize)> {
    let seats = self::game(game)?.seats();
    Ok((*seats.start(), *seats.end()))
}

/// All options of a game with their values; the first is what holds if nothing is said.
#[pyfunction]
pub fn options(game: &str) -> PyResult<BTreeMap<&'static str, Vec<String>>> {
    Ok(self::game(game)?.options().iter().map(|option| (option.key, option.every())).collect())
}

/// The names of all bots, from the weakest to the strongest.
#[pyfunction]
pub fn levels() -> Vec<&'static str> {
    Strength::ALL.map(Strength::name).to_vec()
}

/// What lies where in observations and masks at such a table.
#[pyfunction]
#[pyo3(signature = (game, seats=2, options=None))]
pub fn layout<'py>(
    py: Python<'py>,
    game: &str,
    seats: usize,
    options: Option<Options>,
) -> PyResult<Bound<'py, PyDict>> {
    let shape = encoding(game)?.shape(&pairs(options), seats).map_err(wrong)?;
    let parts = shape.parts.iter().map(|part| (&part.name, part.first, part.count));
    let kinds = shape.kinds.iter().map(|kind| (kind.name, kind.first, kind.count));
    let layout = PyDict::new(py);
    layout.set_item("observation", shape.observation)?;
    layout.set_item("parts", PyList::new(py, parts.collect::<Vec<_>>())?)?;
    layout.set_item("actions", shape.actions)?;
    layout.set_item("fingerprint", shape.fingerprint())?;
    layout.set_item("kinds", PyList::new(py, kinds.collect::<Vec<_>>())?)?;
    Ok(layout)
}

/// What every action means, in notation, for the first seat; seats in it are counted from the one that acts.
#[pyfunction]
#[pyo3(signature = (game, seats=2, options=None))]
pub fn action_names(game: &str, seats: usize, options: Option<Options>) -> PyResult<Vec<Option<String>>> {
    encoding(game)?.notations(&pairs(options), seats).map_err(wrong)
}

/// The bot `network` of a game plays by this file from now on, in this process. A game takes one file.
#[pyfunction]
pub fn take_network(file: PathBuf) -> PyResult<()> {
    GAMES.bots.take_network(&std::fs::read(&file)?).map_err(|problem| wrong(format!("{}: {problem}", file.display())))
}

/// What the network of a file says of an observation: the share of the victory of every seat, counted from the one that
/// observes, and what speaks for every action; both as logarithms.
#[pyfunction]
pub fn network_outputs(file: PathBuf, observation: PyReadonlyArray1<'_, u8>) -> PyResult<(Vec<f32>, Vec<f32>)> {
    let network = Network::read(&std::fs::read(&file)?).map_err(wrong)?;
    network.outputs(observation.as_slice().map_err(wrong)?).map_err(wrong)
}

/// Plays the scenes of a text: their titles, or a ValueError that says what did not come true.
#[pyfunction]
pub fn play_scenes(py: Python<'_>, game: &str, text: &str) -> PyResult<Vec<String>> {
    let game = self::game(game)?;
    let played = py.detach(|| game.play_scenes(text)).map_err(wrong)?;
    Ok(played.into_iter().map(|scene| scene.title).collect())
}
