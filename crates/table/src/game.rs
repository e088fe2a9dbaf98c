//! What a game implements.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Digest, Indistinguishable, Options, Relabeling, Rng, Seat, Tape, text::Phrase};

/// Why a step does not go on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pause {
    /// An answer is needed that is not on the tape.
    Asked,
    /// The game ended in the middle of the step; nothing further of it happens.
    Over,
    /// The step runs again and asks something else than before, so the answers on the tape are not answers to it. Rules
    /// never make this: it is what they get if they depend on anything but the state.
    AskedOtherwise,
}

/// What a rule returns: its result, or [`Pause`], which `?` carries out of the step.
pub type Flow<T = ()> = Result<T, Pause>;

/// What a finished step leads to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum StepResult {
    Next,
    Over,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Viewer {
    Seat(Seat),
    /// Somebody who watches: sees what all seats see.
    Watcher,
    /// After the game, or for its author: sees everything.
    Everything,
}

impl Viewer {
    /// Whether this viewer may see what belongs to `seat` alone.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(viewer) => viewer == seat,
            Viewer::Watcher => false,
            Viewer::Everything => true,
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    /// The place of each seat; 1 won. Several may share a place.
    pub places: Vec<u8>,
    pub points: Vec<i32>,
    /// How it ended, as a stable word: `achievements`, `score`, `draw` ...
    pub how: &'static str,
}

impl Outcome {
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.places.iter().enumerate().filter(|(_, place)| **place == 1).map(|(i, _)| Seat::new(i))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError(pub String);

impl Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SetupError {}

/// A game: its whole state, and the rules that move it.
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name on the command line and in records.
    const NAME: &'static str;
    /// Raised when old records no longer mean the same game.
    const RULES_VERSION: u32;
    const SEATS: RangeInclusive<usize>;
    /// No game takes more decisions than this.
    const MAX_DECISIONS: usize;
    /// How many rounds of relabeling make a good sample; see [`Game::unknown_to`].
    const RELABEL_PASSES: usize;

    type Options: Options;
    /// One answer. Its text is stable and readable, for records outlive the code.
    type Choice: Copy + Eq + Debug + Display + FromStr + Send + Sync;
    /// Why somebody is asked.
    type Question: Copy + Eq + Debug + Send + Sync;
    /// What happened.
    type Event: Copy + Eq + Debug + Serialize + Send + Sync;
    /// All that one viewer may know, and nothing else.
    type View: PartialEq + Serialize + Send + Sync;

    /// For a number of seats out of `SEATS`; see [`set_up`].
    fn set_up(options: &Self::Options, seats: usize, rng: &mut Rng) -> Result<Self, SetupError>;

    fn seats(&self) -> usize;

    /// Plays the next step of the rulebook.
    fn step(&mut self, table: &mut Tape<Self>) -> Flow<StepResult>;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as this viewer experiences it, if at all.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Which hidden things this seat could not tell apart if they were swapped, in the given round of relabeling.
    fn unknown_to(&self, viewer: Seat, pass: usize) -> Indistinguishable;

    /// The same game with those things swapped, and with other chance to come.
    fn relabel(&mut self, by: &Relabeling);

    fn relabel_choice(choice: Self::Choice, by: &Relabeling) -> Self::Choice;

    /// Feeds every fact of the state to the hash of records, in an order that never changes.
    fn digest(&self, digest: &mut Digest);

    /// Whether everything is where it can be: conservation of components, counters in their range.
    fn check(&self) -> Result<(), String>;

    /// Every word people read, as Fluent sources; later ones override earlier ones.
    fn texts(language: crate::text::Language, options: &Self::Options) -> Vec<&'static str>;

    fn prompt(&self, question: &Self::Question) -> Phrase;

    fn offer(&self, question: &Self::Question, choice: &Self::Choice) -> Phrase;

    /// The rule in our words that asks, if it is a component's.
    fn rule(&self, question: &Self::Question) -> Option<Phrase>;

    /// The component that asks, as an anchor: `card:Archery`.
    fn source(&self, question: &Self::Question) -> Option<String>;

    /// Where on the board the choice is made: `card:Archery`, `color:red`, `seat:1` ...
    fn anchor(choice: &Self::Choice) -> Option<String>;

    /// Whether the choice only passes on what is offered.
    fn declines(choice: &Self::Choice) -> bool;

    /// The answers a player may plan ahead, for questions that interrupt others.
    const PLANS: &'static [&'static str];

    /// The numbers a plan can be set to, where it says how much; every other plan is set to `always`.
    fn plan_numbers(_plan: &str) -> Option<RangeInclusive<u32>> {
        None
    }

    /// The planned answer to this question, if the plan covers it. The value is what the player has set the plan to.
    fn planned(&self, seat: Seat, plan: &str, value: &str, offers: &[Self::Choice]) -> Option<Self::Choice>;

    /// Whether the event, as it happened, showed this seat something it could not have known.
    fn reveals(event: &Self::Event, seat: Seat) -> bool;

    /// What is worth charting: a name and a value a seat.
    fn chart(&self) -> Vec<(&'static str, Vec<i32>)>;

    /// The printed facts of all components of a game with these options, for clients that draw them.
    fn components(options: &Self::Options) -> serde_json::Value;

    /// What texts about the game outside its tables take as arguments: numbers and plain words by name.
    fn about(_options: &Self::Options) -> serde_json::Value {
        serde_json::json!({})
    }

    /// The event in a sentence. It must have been passed through [`Game::redact`].
    fn sentence(event: &Self::Event) -> Phrase;

    /// Help on a component by its name in any language.
    fn explain(name: &str, texts: &crate::text::Texts, options: &Self::Options) -> Option<String>;
}

/// A new game, if so many can play it.
pub fn set_up<G: Game>(options: &G::Options, seats: usize, rng: &mut Rng) -> Result<G, SetupError> {
    if !G::SEATS.contains(&seats) {
        let (least, most) = (G::SEATS.start(), G::SEATS.end());
        return Err(SetupError(format!("{} is played by {least} to {most}, not by {seats}", G::NAME)));
    }
    G::set_up(options, seats, rng)
}
