//! Innovation by Carl Chudyk, published by Asmadi Games and Iello: an unofficial, independent implementation of its
//! rules.
//!
//! - [`card`]: what a card is; `cards`: all of them, one file per age, each with its rule; `cards::edition_2011`:
//!   what differs there.
//! - `state`: where every card lies; `setup`, `turn`: the flow of play in the order of the rulebook.
//! - `play`: what effects are written with; `achievements`: claiming and winning.
//! - [`view`]: what a viewer may know; [`facts`]: what is printed, for clients; `event`: what happened; `choice`,
//!   `notation`: choices and positions as text; `text`: every word.

// What a verb answers is never dropped by chance.
#![deny(unused_must_use)]

mod achievements;
pub mod card;
mod card_set;
mod cards;
mod check;
mod choice;
mod deck;
mod decree;
pub mod encoding;
mod event;
mod expansions;
pub mod facts;
mod memory;
mod notation;
mod pile;
mod place;
mod places;
mod play;
mod reactions;
mod rules;
mod setup;
#[cfg(feature = "schema")]
mod slot_types;
mod state;
mod text;
mod turn;
pub mod view;

use table::text::{Language, Phrase, Texts};
use table::{
    AnyGame, Digest, Flow, Game, Indistinguishable, Memory, Outcome, Plans, Relabeling, Rng, Seat, Secrets, SetupError,
    Spoken, StepResult, Tape, Viewer,
};

pub use choice::{Ask, Choice, Question};
pub use deck::{Base, Deck};
pub use decree::Decree;
pub use event::{Action, Event, Move, Shown, Zone};
pub use expansions::All;
pub use reactions::Variant;
pub use rules::{Edition, Expansions, Rules};
pub use state::{Engine, How, Innovation, Place, Special};
pub use turn::Turns;

use card::Card;

impl<D: Variant> Game for Engine<D> {
    const NAME: &'static str = "innovation";
    const RULES_VERSION: u32 = 2;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=D::PLAYERS;
    const MAX_DECISIONS: usize = 20_000;

    type Options = Rules;
    type Choice = Choice;
    type Question = Question;
    type Event = Event;

    fn set_up(options: &Rules, seats: usize, rng: &mut Rng) -> Result<Self, SetupError> {
        Engine::deal(*options, seats, rng)
    }

    fn seats(&self) -> usize {
        Engine::seats(self)
    }

    fn step(&mut self, tape: &mut Tape<Self>) -> Flow<StepResult> {
        self.play_step(tape)
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        Some(Outcome {
            places: self.all_seats().map(|seat| if ending.winners.has(seat) { 1 } else { 2 }).collect(),
            points: self.all_seats().map(|seat| self.points(seat) as i32).collect(),
            how: ending.how.name(),
        })
    }

    fn digest(&self, digest: &mut Digest) {
        self.digest_facts(digest);
    }

    fn check(&self) -> Result<(), String> {
        self.check_facts()
    }
}

impl<D: Variant> Secrets for Engine<D> {
    const RELABEL_PASSES: usize = 3;

    type View = view::View;

    fn view(&self, viewer: Viewer) -> view::View {
        self.view_for(viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Event {
        event.redacted(viewer)
    }

    fn unknown_to(&self, viewer: Seat, pass: usize) -> Indistinguishable {
        self.interchangeable(viewer, pass)
    }

    fn remember(memory: &mut Memory, viewer: Seat, before: &Self, events: &[Event], after: &Self) {
        memory::remember(memory, viewer, before, events, after);
    }

    fn relabel(&mut self, by: &Relabeling) {
        self.rename(|card| renamed(card, by));
        self.rng = by.fresh_rng();
    }

    fn relabel_choice(choice: Choice, by: &Relabeling) -> Choice {
        choice.renamed(|card| renamed(card, by))
    }

    fn reveals(event: &Event, seat: Seat) -> bool {
        event.reveals(seat)
    }
}

impl<D: Variant> Spoken for Engine<D> {
    fn texts(language: Language, options: &Rules) -> Vec<&'static str> {
        text::sources(language, options)
    }

    fn other_texts(language: Language, options: &Rules) -> Vec<&'static str> {
        text::other_sources(language, options)
    }

    fn lobby(language: Language) -> Vec<&'static str> {
        text::lobby(language)
    }

    const RULES_SECTIONS: &'static [&'static str] = text::SECTIONS;

    fn help(question: &Question) -> Option<&'static str> {
        Some(text::help(question))
    }

    fn prompt(&self, question: &Question) -> Phrase {
        text::prompt(question)
    }

    fn offer(&self, question: &Question, choice: &Choice) -> Phrase {
        text::offer(question, choice)
    }

    fn rule(&self, question: &Question) -> Option<Phrase> {
        text::rule(question)
    }

    fn source(&self, question: &Question) -> Option<String> {
        question.source.map(|(card, _)| format!("card:{card}"))
    }

    /// What to do with an artifact on display, or a relic, is chosen where the card lies that the question is about.
    fn anchor(question: &Question, choice: &Choice) -> Option<String> {
        match choice {
            Choice::Display(_) | Choice::Seize(_) => question.source.map(|(card, _)| format!("card:{card}")),
            choice => choice.anchor(),
        }
    }

    fn declines(choice: &Choice) -> bool {
        matches!(choice, Choice::No | Choice::Done)
    }

    fn chart(&self) -> Vec<(&'static str, Vec<i32>)> {
        let each = |value: &dyn Fn(Seat) -> usize| self.all_seats().map(|seat| value(seat) as i32).collect();
        vec![("score", each(&|seat| self.points(seat))), ("achievements", each(&|seat| self.achieved(seat)))]
    }

    fn components(options: &Rules) -> serde_json::Value {
        serde_json::to_value(facts::Components::of::<D>(options)).expect("printed facts are plain data")
    }

    fn sentence(event: &Event) -> Phrase {
        text::sentence(event)
    }

    fn explain(name: &str, texts: &Texts, options: &Rules) -> Option<String> {
        text::explain::<D>(name, texts, options)
    }
}

impl<D: Variant> Plans for Engine<D> {
    /// `decline`: whatever may be declined in another player's turn is.
    const PLANS: &'static [&'static str] = &["decline"];

    fn planned(&self, seat: Seat, plan: &str, value: &str, offers: &[Choice]) -> Option<Choice> {
        let interrupts = plan == "decline" && value == "always" && self.turn != seat;
        offers.iter().copied().find(|choice| interrupts && Self::declines(choice))
    }
}

fn renamed(card: Card, by: &Relabeling) -> Card {
    Card::new(by.of(card.index() as u16) as usize)
}

/// The game as one among others: the base set, and all sets where expansions are played. Both are compiled here, once,
/// and not by everybody who plays them.
#[inline(never)]
pub fn any_game() -> Box<dyn AnyGame> {
    table::either_game::<Innovation, Engine<All>>(Rules::has_expansions)
}
