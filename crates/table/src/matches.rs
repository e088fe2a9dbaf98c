//! A match: a position with its history.

use std::fmt;

use crate::options::parse_options_from;
use crate::record::{RecordEntry, check_name};
use crate::{
    Difference, Game, Opened, OptionError, Options, Outcome, Position, Record, RecordError, Refusal, Rng, Seat,
    Secrets, Seed, SetupError, Spoken, Viewer, set_up, write_options,
};

/// A state hash stands in the record after this many choices.
const HASH_EVERY: usize = 10;

/// All that decides how a match begins.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup<O> {
    pub options: O,
    pub names: Vec<String>,
    pub seed: Seed,
}

#[derive(Clone)]
pub struct Match<G: Game> {
    setup: Setup<G::Options>,
    /// Where it began, if it was not dealt but set up by hand: for lessons, puzzles and studies.
    staged: Option<Box<G>>,
    position: Position<G>,
    history: Vec<(Seat, G::Choice)>,
    /// The state hash after every [`HASH_EVERY`] choices.
    hashes: Vec<u64>,
    /// Choices taken back, the next to redo last.
    undone: Vec<(Seat, G::Choice)>,
    events: Vec<G::Event>,
    /// How many events there were before the first choice, and after each.
    events_at: Vec<usize>,
}

/// A choice that a match can take, and the position it leads to. It can be written down before the match takes it.
pub struct Prepared<G: Game> {
    /// How many choices were made before it.
    number: usize,
    seat: Seat,
    choice: G::Choice,
    position: Position<G>,
}

impl<G: Game> Prepared<G> {
    /// Where the choice leads.
    pub fn position(&self) -> &Position<G> {
        &self.position
    }
}

#[derive(Debug, PartialEq)]
pub enum MatchError {
    Option(OptionError),
    Setup(SetupError),
    /// The choice cannot be read at all.
    Unreadable(String),
    Refused(Refusal),
    Record(RecordError),
    /// A state hash of a record does not fit.
    OtherState,
    /// The record is of earlier rules, and those of today play it differently.
    Differs(Difference),
    NothingToUndo,
    NothingToRedo,
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            MatchError::Option(error) => error.fmt(f),
            MatchError::Setup(error) => error.fmt(f),
            MatchError::Unreadable(choice) => write!(f, "'{choice}' is not a choice of this game"),
            MatchError::Refused(refusal) => refusal.fmt(f),
            MatchError::Record(error) => error.fmt(f),
            MatchError::OtherState => {
                f.write_str("the state hash does not fit: the record was changed, or it is of another version")
            }
            MatchError::Differs(difference) => difference.fmt(f),
            MatchError::NothingToUndo => f.write_str("there is nothing to take back"),
            MatchError::NothingToRedo => f.write_str("there is nothing to redo"),
        }
    }
}

impl std::error::Error for MatchError {}

impl From<OptionError> for MatchError {
    fn from(error: OptionError) -> Self {
        MatchError::Option(error)
    }
}
impl From<SetupError> for MatchError {
    fn from(error: SetupError) -> Self {
        MatchError::Setup(error)
    }
}
impl From<Refusal> for MatchError {
    fn from(refusal: Refusal) -> Self {
        MatchError::Refused(refusal)
    }
}
impl From<RecordError> for MatchError {
    fn from(error: RecordError) -> Self {
        MatchError::Record(error)
    }
}

impl<G: Game> Match<G> {
    pub fn new(setup: Setup<G::Options>) -> Result<Self, SetupError> {
        let seats = setup.names.len();
        let game = set_up(&setup.options, seats, &mut Rng::of(setup.seed))?;
        for name in &setup.names {
            check_name(name).map_err(SetupError)?;
        }
        Ok(Match::begin_in(game, setup, None))
    }

    /// A match that begins in a position which was set up by hand. It has no record: no seed leads there.
    pub fn staged(game: G, options: G::Options, names: Vec<String>) -> Self {
        let setup = Setup { options, names, seed: Seed::from(0) };
        Match::begin_in(game.clone(), setup, Some(Box::new(game)))
    }

    pub fn is_staged(&self) -> bool {
        self.staged.is_some()
    }

    fn begin_in(game: G, setup: Setup<G::Options>, staged: Option<Box<G>>) -> Self {
        let mut new = Match {
            setup,
            staged,
            position: Position::listening(game),
            history: Vec::new(),
            hashes: Vec::new(),
            undone: Vec::new(),
            events: Vec::new(),
            events_at: Vec::new(),
        };
        new.collect_events();
        new
    }

    /// The match before its first choice.
    fn begun_again(&self) -> Self {
        Match::begin_in(self.beginning(), self.setup.clone(), self.staged.clone())
    }

    /// The state that it began with.
    pub(crate) fn beginning(&self) -> G {
        let Setup { options, names, seed } = &self.setup;
        match &self.staged {
            Some(game) => (**game).clone(),
            None => set_up(options, names.len(), &mut Rng::of(*seed)).expect("this match was set up before"),
        }
    }

    pub fn setup(&self) -> &Setup<G::Options> {
        &self.setup
    }

    pub fn position(&self) -> &Position<G> {
        &self.position
    }

    /// All choices so far; forced ones are not among them.
    pub fn history(&self) -> &[(Seat, G::Choice)] {
        &self.history
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    pub fn choose(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Refusal> {
        self.take(seat, choice)?;
        self.undone.clear();
        Ok(())
    }

    pub fn choose_text(&mut self, seat: Seat, choice: &str) -> Result<(), MatchError> {
        Ok(self.choose(seat, read_choice::<G>(choice)?)?)
    }

    /// Tries a choice without making it. Only the position is copied for it, not the history.
    pub fn prepare(&self, seat: Seat, choice: G::Choice) -> Result<Prepared<G>, Refusal> {
        let mut position = self.position.clone();
        position.choose(seat, choice)?;
        Ok(Prepared { number: self.history.len(), seat, choice, position })
    }

    /// Makes a choice that was prepared. Nothing else may have been chosen or taken back since.
    pub fn apply(&mut self, prepared: Prepared<G>) {
        let Prepared { number, seat, choice, position } = prepared;
        assert_eq!(number, self.history.len(), "a choice is applied to the match it was prepared for");
        self.position = position;
        self.note(seat, choice);
        self.undone.clear();
    }

    fn take(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Refusal> {
        self.position.choose(seat, choice)?;
        self.note(seat, choice);
        Ok(())
    }

    /// Adds a choice that the position has taken to the history.
    fn note(&mut self, seat: Seat, choice: G::Choice) {
        self.history.push((seat, choice));
        if self.history.len().is_multiple_of(HASH_EVERY) {
            self.hashes.push(self.position.hash());
        }
        self.collect_events();
    }

    fn collect_events(&mut self) {
        self.events.append(&mut self.position.take_events());
        self.events_at.push(self.events.len());
    }

    /// Takes the last choice back. A whole match replays in less than a millisecond, so nothing is kept for it.
    pub fn undo(&mut self) -> Result<(), MatchError> {
        let last = *self.history.last().ok_or(MatchError::NothingToUndo)?;
        let mut earlier = self.at(self.history.len() - 1);
        earlier.undone = std::mem::take(&mut self.undone);
        earlier.undone.push(last);
        *self = earlier;
        Ok(())
    }

    pub fn redo(&mut self) -> Result<(), MatchError> {
        let (seat, choice) = self.undone.pop().ok_or(MatchError::NothingToRedo)?;
        Ok(self.take(seat, choice)?)
    }

    /// The match as it was after `choices` choices.
    pub fn at(&self, choices: usize) -> Self {
        let mut earlier = self.begun_again();
        for &(seat, choice) in &self.history[..choices.min(self.history.len())] {
            earlier.take(seat, choice).expect("this choice was taken before");
        }
        earlier
    }

    /// Goes back to what it was after `choices` choices, for good.
    pub fn back_to(&mut self, choices: usize) {
        *self = self.at(choices);
    }
}

impl<G: Secrets> Match<G> {
    /// Whether the seat has learned anything since the first `choices` choices that it could not have known: then
    /// taking back is peeking.
    ///
    /// An event that shows something hidden is enough. What flowed silently from hidden things (who was asked, what was
    /// skipped) shows in other worlds that looked the same before: some of them would have gone another way.
    pub fn informed_since(&self, choices: usize, seat: Seat) -> bool {
        const WORLDS: usize = 32;
        self.revealed_since(choices, seat) || !self.same_in_worlds(choices, seat, WORLDS, self.position.hash())
    }

    /// The cheap part of that: whether an event alone showed the seat something hidden.
    pub fn revealed_since(&self, choices: usize, seat: Seat) -> bool {
        self.events[self.events_until(Some(choices))..].iter().any(|event| G::reveals(event, seat))
    }

    /// Whether everything since the first `choices` choices would look the same to the seat in `worlds` other worlds
    /// that it could not tell from this one at that point.
    pub fn same_in_worlds(&self, choices: usize, seat: Seat, worlds: usize, seed: u64) -> bool {
        let before = self.at(choices);
        before.position.same_in_worlds(&self.history[choices..], &self.position, seat, worlds, seed)
    }

    /// What this viewer saw happen after the first `choices` choices; with `None` since the beginning, including what
    /// happened before the first choice. Each event comes with the number of choices that had been made by then.
    pub fn news_since(&self, choices: Option<usize>, viewer: Viewer) -> Vec<(usize, G::Event)> {
        let numbered = self.events.iter().enumerate().skip(self.events_until(choices));
        let choices_by = |index: usize| self.events_at.partition_point(|&events| events <= index);
        numbered.map(|(index, event)| (choices_by(index), G::redact(event, viewer))).collect()
    }

    /// How many events there were before that.
    pub(crate) fn events_until(&self, choices: Option<usize>) -> usize {
        choices.map_or(0, |choices| self.events_at.get(choices).copied().unwrap_or(self.events.len()))
    }
}

impl<G: Spoken> Match<G> {
    /// What the game finds worth charting, at the beginning and after every choice.
    pub fn chart(&self) -> Vec<(&'static str, Vec<Vec<i32>>)> {
        let mut again = self.begun_again();
        let mut chart: Vec<(&'static str, Vec<Vec<i32>>)> = Vec::new();
        let mut note = |game: &G| {
            for (number, (name, values)) in game.chart().into_iter().enumerate() {
                if chart.len() == number {
                    chart.push((name, Vec::new()));
                }
                chart[number].1.push(values);
            }
        };
        note(again.position.game());
        for &(seat, choice) in &self.history {
            again.take(seat, choice).expect("this choice was taken before");
            note(again.position.game());
        }
        chart
    }
}

impl<G: Game> Match<G> {
    pub fn record(&self) -> Record {
        let options = write_options(&self.setup.options);
        let pairs = options.split_whitespace().filter_map(|pair| pair.split_once('='));
        let mut record = Record {
            game: G::NAME.to_string(),
            rules: G::RULES_VERSION,
            options: pairs.map(|(key, value)| (key.to_string(), value.to_string())).collect(),
            seed: self.setup.seed,
            names: self.setup.names.clone(),
            entries: Vec::new(),
        };
        for (i, (seat, choice)) in self.history.iter().enumerate() {
            record.entries.push(RecordEntry::Choice { seat: *seat, choice: choice.to_string(), line: 0 });
            if let (0, Some(&hash)) = ((i + 1) % HASH_EVERY, self.hashes.get(i / HASH_EVERY)) {
                record.entries.push(RecordEntry::Hash { hash, line: 0 });
            }
        }
        if !self.history.len().is_multiple_of(HASH_EVERY) || self.history.is_empty() {
            record.entries.push(RecordEntry::Hash { hash: self.position.hash(), line: 0 });
        }
        record
    }

    /// Replays a record; every choice must be offered and every hash must fit.
    pub fn replay(record: &Record) -> Result<Self, MatchError> {
        Self::open(record)?.whole()
    }

    /// Replays a record as far as it goes: one of earlier rules may come to where those of today differ.
    pub fn open(record: &Record) -> Result<Opened<Self>, MatchError> {
        let mut replayed = Self::begin(record)?;
        let mut proven = 0;
        for entry in &record.entries {
            match replayed.replay_entry(entry) {
                Ok(()) if matches!(entry, RecordEntry::Hash { .. }) => proven = replayed.history.len(),
                Ok(()) => {}
                Err(error)
                    if record.rules == G::RULES_VERSION || error == MatchError::Refused(Refusal::AskedOtherwise) =>
                {
                    return Err(at_entry(entry, &error).into());
                }
                Err(_) => {
                    let differs = replayed.difference(record, entry, proven);
                    replayed.back_to(differs.shown);
                    return Ok(Opened { played: replayed, differs: Some(differs) });
                }
            }
        }
        Ok(Opened { played: replayed, differs: None })
    }

    /// The match that a record is of, before its first choice.
    fn begin(record: &Record) -> Result<Self, MatchError> {
        if record.game != G::NAME {
            let reason = format!("this is a record of '{}', not of '{}'", record.game, G::NAME);
            return Err(RecordError { line: 2, reason }.into());
        }
        if !(1..=G::RULES_VERSION).contains(&record.rules) {
            let reason =
                format!("the record follows rules version {}, this program has {}", record.rules, G::RULES_VERSION);
            return Err(RecordError { line: 3, reason }.into());
        }
        let pairs = record.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options = parse_options_from(G::Options::of_rules(record.rules), pairs)?;
        Ok(Match::new(Setup { options, names: record.names.clone(), seed: record.seed })?)
    }

    fn replay_entry(&mut self, entry: &RecordEntry) -> Result<(), MatchError> {
        match entry {
            RecordEntry::Choice { seat, choice, .. } => self.choose_text(*seat, choice),
            RecordEntry::Hash { hash, .. } if *hash != self.position.hash() => Err(MatchError::OtherState),
            RecordEntry::Hash { .. } => Ok(()),
        }
    }

    /// What an entry that does not fit says about the rules.
    fn difference(&self, record: &Record, entry: &RecordEntry, proven: usize) -> Difference {
        let (to, choice) = match entry {
            RecordEntry::Choice { .. } => (self.history.len() + 1, Some(entry.to_string())),
            RecordEntry::Hash { .. } => (self.history.len(), None),
        };
        Difference { line: entry.line(), choice, ..record.difference(G::RULES_VERSION, to, proven) }
    }
}

pub(crate) fn read_choice<G: Game>(text: &str) -> Result<G::Choice, MatchError> {
    text.parse().map_err(|_| MatchError::Unreadable(text.to_string()))
}

/// The error with the place in the record where it came up.
fn at_entry(entry: &RecordEntry, error: &MatchError) -> RecordError {
    let reason = match entry {
        RecordEntry::Choice { .. } => format!("{entry}: {error}"),
        RecordEntry::Hash { .. } => error.to_string(),
    };
    RecordError { line: entry.line(), reason }
}
