//! A match, and bots that play in it.

use std::sync::{Mutex, PoisonError};

use bots::{Effort, Player, Spec};
use numpy::{PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use table::encoding::AnyEncoding;
use table::text::{Language, Texts};
use table::{AnyMatch, Outcome, Record, Seat, Seed, Viewer, scene};

use crate::games::{Options, all, encoding, game, pairs};
use crate::wrong;

/// A match of any game: who is asked what, all choices so far, and what each seat may know.
#[pyclass(module = "innovarium._native")]
pub struct Match {
    played: Box<dyn AnyMatch>,
    encoding: &'static dyn AnyEncoding,
    /// Bytes of an observation, and how many actions there are.
    observation: usize,
    actions: usize,
}

impl Match {
    fn around(played: Box<dyn AnyMatch>) -> PyResult<Self> {
        let encoding = encoding(played.game())?;
        let options = read_options(&played.options());
        let shape = encoding.shape(&options, played.names().len()).map_err(wrong)?;
        Ok(Match { played, encoding, observation: shape.observation, actions: shape.actions })
    }

    /// The seat that was named, or the first that is asked.
    fn seat(&self, seat: Option<usize>) -> PyResult<Seat> {
        let seats = self.played.names().len();
        match seat {
            Some(seat) if seat < seats => Ok(Seat::new(seat)),
            Some(seat) => Err(wrong(format!("there is no seat {seat} at a table of {seats}"))),
            None => self.played.asked().first().copied().ok_or_else(|| wrong("the game is over: nobody is asked")),
        }
    }

    fn viewer(&self, viewer: Option<usize>) -> PyResult<Viewer> {
        viewer.map_or(Ok(Viewer::Watcher), |seat| self.seat(Some(seat)).map(Viewer::Seat))
    }

    fn texts(&self, language: &str) -> PyResult<Texts> {
        let language = Language::parse(language).ok_or_else(|| wrong(format!("unknown language '{language}'")))?;
        Ok(self.played.texts(language))
    }
}

/// Every choice with its visits and what is expected of it, and the chances of all seats.
type Searched = (Vec<(String, u32, f32)>, Vec<f32>);

/// The options of a match, from the line in which it writes them.
fn read_options(line: &str) -> Vec<(String, String)> {
    line.split_whitespace()
        .filter_map(|pair| pair.split_once('='))
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .collect()
}

fn outcome_dict<'py>(py: Python<'py>, outcome: &Outcome) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("places", PyList::new(py, &outcome.places)?)?;
    dict.set_item("points", PyList::new(py, &outcome.points)?)?;
    dict.set_item("how", outcome.how)?;
    Ok(dict)
}

fn from_json<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (text,))
}

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (game, seats=2, seed=0, options=None, names=None))]
    fn new(
        game: &str,
        seats: usize,
        seed: u64,
        options: Option<Options>,
        names: Option<Vec<String>>,
    ) -> PyResult<Self> {
        let names = match names {
            Some(names) if names.len() != seats => {
                return Err(wrong(format!("{} names for {seats} seats", names.len())));
            }
            Some(names) => names,
            None => (1..=seats).map(|number| format!("Player {number}")).collect(),
        };
        let played = self::game(game)?.new_match(&pairs(options), names, Seed::from(seed)).map_err(wrong)?;
        Match::around(played)
    }

    /// The match that a record tells.
    #[staticmethod]
    fn from_record(record: &str) -> PyResult<Self> {
        let record = Record::parse(record).map_err(wrong)?;
        Match::around(game(&record.game)?.replay(&record).map_err(wrong)?)
    }

    /// A match that begins in the position of the first scene of a text.
    #[staticmethod]
    fn from_scene(game: &str, scene: &str) -> PyResult<Self> {
        let game = self::game(game)?;
        let scenes = scene::parse(scene).map_err(wrong)?;
        let first = scenes.first().ok_or_else(|| wrong("there is no scene in this text"))?;
        let seats = first.seats().map_err(wrong)?.unwrap_or(*game.seats().start());
        let names = (1..=seats).map(|number| format!("Player {number}")).collect();
        Match::around(game.stage(first, names).map_err(wrong)?)
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.played.game()
    }

    #[getter]
    fn names(&self) -> Vec<String> {
        self.played.names().to_vec()
    }

    #[getter]
    fn options(&self) -> Options {
        read_options(&self.played.options()).into_iter().collect()
    }

    /// The seats that are asked something: none when the game is over.
    #[getter]
    fn asked(&self) -> Vec<usize> {
        self.played.asked().into_iter().map(Seat::index).collect()
    }

    #[getter]
    fn over(&self) -> bool {
        self.played.outcome().is_some()
    }

    /// Places, points and how it ended, once it is over.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        self.played.outcome().map(|outcome| outcome_dict(py, &outcome)).transpose()
    }

    /// All choices so far, each with its seat.
    #[getter]
    fn history(&self) -> Vec<(usize, String)> {
        self.played.history().into_iter().map(|(seat, choice)| (seat.index(), choice)).collect()
    }

    /// A number that is the same for the same position.
    #[getter]
    fn hash(&self) -> u64 {
        self.played.hash()
    }

    /// What a seat is offered, in notation.
    #[pyo3(signature = (seat=None))]
    fn offers(&self, seat: Option<usize>) -> PyResult<Vec<String>> {
        let question = self.played.question(self.seat(seat)?);
        Ok(question.map_or_else(Vec::new, |question| question.offers.into_iter().map(|offer| offer.choice).collect()))
    }

    /// What a seat is asked, in words: the prompt, and each offer with its label.
    #[pyo3(signature = (seat=None, language="en"))]
    fn question<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        language: &str,
    ) -> PyResult<Option<Bound<'py, PyDict>>> {
        let seat = self.seat(seat)?;
        let (texts, names) = (self.texts(language)?, self.played.names());
        let Some(question) = self.played.question(seat) else { return Ok(None) };
        let dict = PyDict::new(py);
        dict.set_item("seat", seat.index())?;
        dict.set_item("prompt", texts.say(&question.prompt, names))?;
        let offers = question.offers.iter().map(|offer| (&offer.choice, texts.say(&offer.label, names)));
        dict.set_item("offers", PyList::new(py, offers.collect::<Vec<_>>())?)?;
        Ok(Some(dict))
    }

    /// Makes a choice, given in notation, for the seat that is asked first if none is named.
    #[pyo3(signature = (choice, seat=None))]
    fn choose(&mut self, choice: &str, seat: Option<usize>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        self.played.choose(seat, choice).map_err(wrong)
    }

    /// Makes a choice, given by its number.
    #[pyo3(signature = (action, seat=None))]
    fn act(&mut self, action: usize, seat: Option<usize>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        let offer = self.encoding.offer(&*self.played, seat, action);
        let choice = offer.ok_or_else(|| wrong(format!("action {action} is not offered to seat {}", seat.index())))?;
        self.played.choose(seat, &choice).map_err(wrong)
    }

    /// The number of a choice.
    #[pyo3(signature = (choice, seat=None))]
    fn action(&self, choice: &str, seat: Option<usize>) -> PyResult<usize> {
        let seat = self.seat(seat)?;
        let action = self.encoding.action(&*self.played, seat, choice);
        action.ok_or_else(|| wrong(format!("'{choice}' is not a choice of this game")))
    }

    /// Takes the last choice back.
    fn undo(&mut self) -> PyResult<()> {
        self.played.undo().map_err(wrong)
    }

    /// Makes a choice again that was taken back.
    fn redo(&mut self) -> PyResult<()> {
        self.played.redo().map_err(wrong)
    }

    /// The same match after its first choices.
    fn at(&self, choices: usize) -> PyResult<Match> {
        if choices > self.played.choices() {
            return Err(wrong(format!("there are {} choices, not {choices}", self.played.choices())));
        }
        Ok(Match { played: self.played.at(choices), ..*self })
    }

    /// A match of its own that goes on from here.
    fn copy(&self) -> Match {
        Match { played: self.played.clone_box(), ..*self }
    }

    fn __copy__(&self) -> Match {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> Match {
        self.copy()
    }

    fn __repr__(&self) -> String {
        let (game, seats, choices) = (self.played.game(), self.played.names().len(), self.played.choices());
        format!("<Match of {game}: {seats} seats, {choices} choices>")
    }

    /// All that a seat may know; what all may know, if no seat is named.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, self.played.view(self.viewer(seat)?).get())
    }

    /// What a seat saw happen after the first choices, in sentences.
    #[pyo3(signature = (since=0, seat=None, language="en"))]
    fn news(&self, since: usize, seat: Option<usize>, language: &str) -> PyResult<Vec<String>> {
        let since = Some(since).filter(|since| *since > 0);
        Ok(self.played.sentences_since(since, self.viewer(seat)?, &self.texts(language)?))
    }

    /// Values worth charting: for each its name, and after every choice one number for each seat.
    fn chart(&self) -> Vec<(&'static str, Vec<Vec<i32>>)> {
        self.played.chart()
    }

    /// The match as text: everything that is needed to play it again.
    fn record(&self) -> PyResult<String> {
        if self.played.is_staged() {
            return Err(wrong("a match that begins in a scene has no record: no seed leads there"));
        }
        Ok(self.played.record().to_string())
    }

    /// The position as a scene, with all that is hidden.
    #[pyo3(signature = (title="a position"))]
    fn scene(&self, title: &str) -> String {
        format!("scene: {title}\n{}", self.played.scene_lines())
    }

    /// What a seat may know, as numbers; into an array of the caller, if one is given.
    #[pyo3(signature = (seat=None, out=None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        out: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.seat(seat)?;
        let array = out.unwrap_or_else(|| PyArray1::zeros(py, self.observation, false));
        let mut written: PyReadwriteArray1<'_, u8> = array.try_readwrite().map_err(wrong)?;
        let bytes = written.as_slice_mut().map_err(wrong)?;
        if bytes.len() != self.observation {
            return Err(wrong(format!("an observation has {} bytes, not {}", self.observation, bytes.len())));
        }
        self.encoding.observe(&*self.played, seat, bytes);
        drop(written);
        Ok(array)
    }

    /// 1 for every action that the seat is offered, 0 for all others.
    #[pyo3(signature = (seat=None, out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        out: Option<Bound<'py, PyArray1<i8>>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let seat = self.seat(seat)?;
        let array = out.unwrap_or_else(|| PyArray1::zeros(py, self.actions, false));
        let mut written: PyReadwriteArray1<'_, i8> = array.try_readwrite().map_err(wrong)?;
        let bytes = written.as_slice_mut().map_err(wrong)?;
        if bytes.len() != self.actions {
            return Err(wrong(format!("a mask has {} bytes, not {}", self.actions, bytes.len())));
        }
        self.encoding.mask(&*self.played, seat, bytes);
        drop(written);
        Ok(array)
    }

    /// What a search thinks of the offers, from what the seat may know: for each choice how often it was tried and the
    /// chance to win expected of it, the best first; and the chance of every seat.
    #[pyo3(signature = (iterations=1000, seat=None, seed=0))]
    fn search(&self, py: Python<'_>, iterations: usize, seat: Option<usize>, seed: u64) -> PyResult<Searched> {
        let seat = self.seat(seat)?;
        if iterations == 0 {
            return Err(wrong("a search needs at least one iteration"));
        }
        let (played, effort) = (&*self.played, Effort::Iterations { iterations });
        let advice = py.detach(|| all().bots.advise(played, seat, &effort, seed)).map_err(wrong)?;
        Ok((advice.choices, advice.expected))
    }

    /// A bot for any seat of this match: a level, or with a budget as in `strong@500` (iterations) or `expert@0.5s`.
    #[pyo3(signature = (level, seed=0))]
    fn bot(&self, level: &str, seed: u64) -> PyResult<Bot> {
        let spec: Spec = level.parse().map_err(wrong)?;
        let player = all().bots.player(&*self.played, spec, seed).map_err(wrong)?;
        let (game, options) = (self.played.game(), self.played.options());
        Ok(Bot { player: Mutex::new(player), level: spec.to_string(), game, options })
    }
}

/// A bot. It knows what its seat may know.
#[pyclass(frozen, module = "innovarium._native")]
pub struct Bot {
    player: Mutex<Box<dyn Player>>,
    #[pyo3(get)]
    level: String,
    /// The match that it was made for: a bot of another engine does not know its cards.
    game: &'static str,
    options: String,
}

#[pymethods]
impl Bot {
    /// The bot's choice for a seat, in notation; of the seat that is asked first, if none is named.
    #[pyo3(signature = (played, seat=None))]
    fn choose(&self, py: Python<'_>, played: PyRef<'_, Match>, seat: Option<usize>) -> PyResult<String> {
        if (self.game, &self.options) != (played.played.game(), &played.played.options()) {
            return Err(wrong(format!("this bot plays {} with other options", self.game)));
        }
        let seat = played.seat(seat)?;
        let table = &*played.played;
        let choice = py.detach(|| self.player.lock().unwrap_or_else(PoisonError::into_inner).choose(table, seat));
        choice.ok_or_else(|| wrong(format!("seat {} is not asked anything", seat.index())))
    }

    fn __repr__(&self) -> String {
        format!("<Bot {} of {}>", self.level, self.game)
    }
}
