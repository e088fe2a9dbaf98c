//! Inventions: Evolution of Ideas by Vital Lacerda, published by Eagle-Gryphon Games: an unofficial, independent
//! implementation of its rules.
//!
//! - [`words`]: cards, milestones, actions and tiles by name; [`components`]: what is printed on them, from a data
//!   file; [`facts`]: the same for clients.
//! - `state`: the state; `context`: what a rule has in hand; `setup`, `round`, `turn`, `chain`, `build`, `era`: the
//!   flow of play in the order of the rulebook;
//!   `scoring`: the end.
//! - `actions`, `ideas`, `people`, `milestones`: the ten actions; `gain`: what they cost and bring; `chronos`: the
//!   automaton for two.
//! - [`view`], `event`, `choice`, `notation`, `check`, `text`: the same as in every game.

mod actions;
mod build;
mod chain;
mod check;
mod choice;
mod chronos;
pub mod components;
mod context;
mod counting;
pub mod encoding;
mod era;
mod event;
pub mod facts;
mod gain;
mod ideas;
mod milestones;
mod need;
mod notation;
mod people;
mod round;
mod rules;
mod scoring;
mod setup;
mod state;
mod text;
mod turn;
pub mod view;
pub mod words;

pub use choice::{Ask, Cause, Choice, Citizen, Question};
pub use event::Event;
pub use rules::Rules;
pub use state::{Color, Inventions, Phase, Player, RegionDisplay};

use table::text::{Language, Phrase, Texts};
use table::{
    AnyGame, Digest, Flow, Game, Indistinguishable, Outcome, Plans, Relabeling, Rng, Seat, Secrets, SetupError, Spoken,
    StepResult, Tape, Viewer,
};

use words::{Card, Goal, Milestone};

impl Game for Inventions {
    const NAME: &'static str = "inventions";
    const RULES_VERSION: u32 = 2;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=4;
    const MAX_DECISIONS: usize = 10_000;

    type Options = Rules;
    type Choice = Choice;
    type Question = Question;
    type Event = Event;

    fn set_up(options: &Rules, seats: usize, rng: &mut Rng) -> Result<Self, SetupError> {
        Ok(Inventions::deal(options.components, seats, rng))
    }

    fn seats(&self) -> usize {
        Inventions::seats(self)
    }

    fn step(&mut self, tape: &mut Tape<Self>) -> Flow<StepResult> {
        self.play_step(tape)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn digest(&self, digest: &mut Digest) {
        self.digest_facts(digest);
    }

    fn check(&self) -> Result<(), String> {
        self.check_facts()
    }
}

/// Nothing that happens is secret: goals are told of when they score.
impl Secrets for Inventions {
    type View = view::View;

    fn view(&self, viewer: Viewer) -> view::View {
        self.view_for(viewer)
    }

    /// The others' goals with those that were not dealt, deck by deck; the order of the stack below its top card, era
    /// by era; the order of milestone decks that lie face down.
    fn unknown_to(&self, viewer: Seat, _: usize) -> Indistinguishable {
        let goals = self.goals.iter().enumerate().flat_map(|(deck, goals)| {
            let hidden = goals.iter().enumerate().filter(move |(place, _)| *place != viewer.index());
            hidden.map(move |(_, goal)| (Thing::goal(*goal), (0, deck as u8)))
        });
        let below = self.stack.len().saturating_sub(1);
        let stack = self.stack[..below].iter().map(|card| (Thing::card(*card), (1, card.era())));
        let decks = self.hidden_milestones().map(|milestone| (Thing::milestone(milestone), (2, milestone.era())));
        Indistinguishable::by_key(goals.filter(|_| self.winners.is_none()).chain(stack).chain(decks))
    }

    fn relabel(&mut self, by: &Relabeling) {
        self.goals.iter_mut().flatten().for_each(|goal| *goal = Thing::as_goal(by.of(Thing::goal(*goal))));
        self.stack.iter_mut().for_each(|card| *card = Thing::as_card(by.of(Thing::card(*card))));
        self.decks
            .iter_mut()
            .for_each(|milestone| *milestone = Thing::as_milestone(by.of(Thing::milestone(*milestone))));
    }

    /// A card that leaves the stack shows the next one; a deck of milestones shows itself.
    fn reveals(event: &Event, _: Seat) -> bool {
        matches!(event, Event::Displayed { .. } | Event::TookIdea { .. } | Event::Revealed { .. })
    }
}

impl Spoken for Inventions {
    fn texts(language: Language, _: &Rules) -> Vec<&'static str> {
        text::sources(language)
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
        text::offer(self, question, choice)
    }

    fn rule(&self, question: &Question) -> Option<Phrase> {
        text::rule(self, question)
    }

    fn source(&self, question: &Question) -> Option<String> {
        text::source(self, question)
    }

    fn anchor(_: &Question, choice: &Choice) -> Option<String> {
        choice.anchor()
    }

    fn opens(&self, question: &Question, choice: &Choice) -> Vec<String> {
        self.openings(question.seat, *choice).iter().map(|benefit| self.facts().written(*benefit)).collect()
    }

    fn declines(choice: &Choice) -> bool {
        matches!(choice, Choice::Decline | Choice::Done)
    }

    fn chart(&self) -> Vec<(&'static str, Vec<i32>)> {
        vec![("points", self.everyone().map(|seat| self.player(seat).ip.into()).collect())]
    }

    fn components(options: &Rules) -> serde_json::Value {
        serde_json::to_value(facts::Components::of(options.components)).expect("printed facts are plain data")
    }

    fn about(options: &Rules) -> serde_json::Value {
        serde_json::to_value(facts::About::of(options.components)).expect("a few words and numbers")
    }

    fn sentence(event: &Event) -> Phrase {
        text::sentence(event)
    }

    fn explain(name: &str, texts: &Texts, options: &Rules) -> Option<String> {
        text::explain(name, texts, options.components)
    }
}

impl Plans for Inventions {}

impl Inventions {
    /// What a private goal asks for, in words.
    pub fn goal_phrase(&self, goal: Goal) -> Phrase {
        text::goal(self, goal)
    }
}

/// Numbers for hidden things, each kind in a range of its own.
struct Thing;

impl Thing {
    const CARDS: u16 = 32;
    const MILESTONES: u16 = 96;

    fn goal(goal: Goal) -> u16 {
        goal.index() as u16
    }

    fn as_goal(thing: u16) -> Goal {
        Goal::new(0, thing.into())
    }

    fn card(card: Card) -> u16 {
        Self::CARDS + card.index() as u16
    }

    fn as_card(thing: u16) -> Card {
        Card::ALL[(thing - Self::CARDS) as usize]
    }

    fn milestone(milestone: Milestone) -> u16 {
        Self::MILESTONES + milestone.index() as u16
    }

    fn as_milestone(thing: u16) -> Milestone {
        Milestone::ALL[(thing - Self::MILESTONES) as usize]
    }
}

/// The game as one among others. It is compiled here, once, and not by everybody who plays it.
#[inline(never)]
pub fn any_game() -> Box<dyn AnyGame> {
    table::any_game::<Inventions>()
}
