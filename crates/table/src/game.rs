//! What a game implements: its rules, and apart from them its secrets, its words and its plans.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::text::{Language, Phrase, Texts};
use crate::{Digest, Indistinguishable, Memory, Options, Relabeling, Rng, Seat, Tape};

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

/// The rules of a game: its whole state, and what moves it. Nothing here is said to people; see [`Spoken`].
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name on the command line and in records.
    const NAME: &'static str;
    /// Raised when old records no longer mean the same game.
    const RULES_VERSION: u32;
    const SEATS: RangeInclusive<usize>;
    /// No game takes more decisions than this.
    const MAX_DECISIONS: usize;

    type Options: Options;
    /// One answer. Its text is stable and readable, because records outlive the code.
    type Choice: Copy + Eq + Debug + Display + FromStr + Send + Sync;
    /// Why somebody is asked.
    type Question: Copy + Eq + Debug + Send + Sync;
    /// What happened.
    type Event: Copy + Eq + Debug + Serialize + Send + Sync;

    /// For a number of seats out of `SEATS`; see [`set_up`].
    fn set_up(options: &Self::Options, seats: usize, rng: &mut Rng) -> Result<Self, SetupError>;

    fn seats(&self) -> usize;

    /// Plays the next step of the rulebook.
    fn step(&mut self, tape: &mut Tape<Self>) -> Flow<StepResult>;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether everything is where it can be: conservation of components, counters in their range.
    fn check(&self) -> Result<(), String>;

    /// Feeds every fact of the state to the hash of records, in an order that never changes.
    fn digest(&self, digest: &mut Digest);
}

/// What each viewer may know of a game. The defaults are those of an open game without chance: whoever hides
/// something, or keeps a generator in the state, relabels it.
pub trait Secrets: Game {
    /// How many rounds of relabeling make a good sample; see [`Secrets::unknown_to`].
    const RELABEL_PASSES: usize = 1;

    /// All that one viewer may know, and nothing else.
    type View: PartialEq + Serialize + Send + Sync;

    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as this viewer experiences it.
    fn redact(event: &Self::Event, _viewer: Viewer) -> Self::Event {
        *event
    }

    /// Whether the event, as it happened, showed this seat something it could not have known.
    fn reveals(_event: &Self::Event, _seat: Seat) -> bool {
        false
    }

    /// Which hidden things this seat could not tell apart if they were swapped, in the given round of relabeling.
    fn unknown_to(&self, _viewer: Seat, _pass: usize) -> Indistinguishable {
        Indistinguishable::default()
    }

    /// What a seat that pays attention knows after these events, besides what it knew before: it learns which hidden
    /// things lie where, and forgets those that may have moved unseen. A seat must remember the same in all worlds that
    /// it has never been able to tell apart.
    fn remember(_: &mut Memory, _viewer: Seat, _before: &Self, _: &[Self::Event], _after: &Self) {}

    /// The same game with those things swapped, and with other chance to come.
    fn relabel(&mut self, _by: &Relabeling) {}

    fn relabel_choice(choice: Self::Choice, _by: &Relabeling) -> Self::Choice {
        choice
    }
}

/// Every word people read about a game, and where on its board they are pointed to.
pub trait Spoken: Game {
    /// All texts, as Fluent sources; later ones override earlier ones.
    fn texts(language: Language, options: &Self::Options) -> Vec<&'static str>;

    /// The names of the same components in another edition, for those who know the game from there.
    fn other_texts(_language: Language, _options: &Self::Options) -> Vec<&'static str> {
        Vec::new()
    }

    /// What is said outside the game's tables: its title and what it is about, options, plans, outcomes, and the page
    /// of its rules. Its messages name the game, as in `game-nim-title`, for those of all games are read together.
    fn lobby(_language: Language) -> Vec<&'static str> {
        Vec::new()
    }

    /// The sections of that page in their order: `aim` is `rules-nim-aim`, and its title `rules-nim-aim-title`.
    const RULES_SECTIONS: &'static [&'static str] = &[];

    /// The section that helps with this question.
    fn help(_question: &Self::Question) -> Option<&'static str> {
        None
    }

    fn prompt(&self, question: &Self::Question) -> Phrase;

    fn offer(&self, question: &Self::Question, choice: &Self::Choice) -> Phrase;

    /// The event in a sentence. It must have been passed through [`Secrets::redact`].
    fn sentence(event: &Self::Event) -> Phrase;

    /// The rule in our words that asks, if it is a component's.
    fn rule(&self, _question: &Self::Question) -> Option<Phrase> {
        None
    }

    /// The component that asks, as an anchor: `card:Archery`.
    fn source(&self, _question: &Self::Question) -> Option<String> {
        None
    }

    /// Where on the board the choice is made: `card:Archery`, `color:red`, `seat:1` ...
    fn anchor(_question: &Self::Question, _choice: &Self::Choice) -> Option<String> {
        None
    }

    /// What the choice would bring within reach, in the words of the game's components: for boards that show it.
    fn opens(&self, _question: &Self::Question, _choice: &Self::Choice) -> Vec<String> {
        Vec::new()
    }

    /// Whether the choice only passes on what is offered.
    fn declines(_choice: &Self::Choice) -> bool {
        false
    }

    /// Help on a component by its name in any language.
    fn explain(_name: &str, _texts: &Texts, _options: &Self::Options) -> Option<String> {
        None
    }

    /// The printed facts of all components of a game with these options, for clients that draw them.
    fn components(_options: &Self::Options) -> serde_json::Value {
        serde_json::Value::Null
    }

    /// What texts about the game outside its tables take as arguments: numbers and plain words by name.
    fn about(_options: &Self::Options) -> serde_json::Value {
        serde_json::json!({})
    }

    /// What is worth charting: a name, and one value per seat.
    fn chart(&self) -> Vec<(&'static str, Vec<i32>)> {
        Vec::new()
    }
}

/// Answers that players give ahead, to questions that interrupt others. The defaults: there are none.
pub trait Plans: Game {
    /// What a player may plan.
    const PLANS: &'static [&'static str] = &[];

    /// The numbers a plan can be set to, where it says how much; every other plan is set to `always`.
    fn plan_numbers(_plan: &str) -> Option<RangeInclusive<u32>> {
        None
    }

    /// The planned answer to this question, if the plan covers it. The value is what the player has set the plan to.
    fn planned(&self, _seat: Seat, _plan: &str, _value: &str, _offers: &[Self::Choice]) -> Option<Self::Choice> {
        None
    }
}

/// A new game, if so many can play it.
pub fn set_up<G: Game>(options: &G::Options, seats: usize, rng: &mut Rng) -> Result<G, SetupError> {
    if !G::SEATS.contains(&seats) {
        let (least, most) = (G::SEATS.start(), G::SEATS.end());
        return Err(SetupError(format!("{} is played by {least} to {most}, not by {seats}", G::NAME)));
    }
    G::set_up(options, seats, rng)
}
