//! Age of Innovation by Helge Ostertag, published by Feuerland Spiele and Capstone Games: an unofficial, independent
//! implementation of its rules.
//!
//! - [`words`]: everything that has a name; [`components`]: what is printed on each of them, one row each; [`goods`]:
//!   what is paid and gained; [`map`]: the two sides of the board; [`facts`]: all of this for clients.
//! - `state`: the state; `context`: what rules have in hand; `setup`, `round`, `turn`: the flow of play in the order of
//!   the rulebook; `scoring`: the end.
//! - `effects`, `gain`, `build`, `city`, `tiles`: what actions are made of. `price`: what a choice costs, for people to
//!   see.
//! - [`view`], `event`, `choice`, `notation`, `check`, `text`: the same as in every game.

mod build;
mod check;
mod choice;
mod city;
pub mod components;
mod context;
mod effects;
pub mod encoding;
mod event;
pub mod facts;
mod gain;
pub mod goods;
pub mod map;
mod notation;
mod price;
mod round;
mod rules;
mod scoring;
mod setup;
mod state;
mod text;
mod tiles;
mod turn;
pub mod view;
pub mod words;

/// Numbers of the rulebook that belong to no component.
pub mod rulebook {
    pub use crate::scoring::{AREA, COINS_FOR_A_POINT, SCIENCE};
    pub use crate::state::{BRIDGES, ROUNDS, SCHOLARS, SPADE_TOOLS, START_POINTS};
    pub use crate::tiles::INNOVATIONS;
    pub use crate::turn::{FIRST_SPACE, OTHER_SPACE};
}

use table::text::{Language, Phrase, Texts};
use table::{
    AnyGame, Digest, Flow, Game, Indistinguishable, Outcome, Plans, Relabeling, Rng, Seat, Secrets, SetupError, Spoken,
    StepResult, Tape, Viewer,
};

pub use choice::{Ask, Cause, Choice, Conversion, Question};
pub use event::Event;
pub use price::Price;
pub use rules::{Books, Factions, NeutralPalace, Rules, Setup, Side, SpadeBuild, Tiles};
pub use state::{AgeOfInnovation, Phase, Player};

impl Game for AgeOfInnovation {
    const NAME: &'static str = "age-of-innovation";
    const RULES_VERSION: u32 = 2;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=5;
    const MAX_DECISIONS: usize = 20_000;

    type Options = Rules;
    type Choice = Choice;
    type Question = Question;
    type Event = Event;

    fn set_up(options: &Rules, seats: usize, rng: &mut Rng) -> Result<Self, SetupError> {
        AgeOfInnovation::deal(*options, seats, rng)
    }

    fn seats(&self) -> usize {
        AgeOfInnovation::seats(self)
    }

    fn step(&mut self, tape: &mut Tape<Self>) -> Flow<StepResult> {
        self.play_step(tape)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winners?;
        let points: Vec<i32> = self.everyone().map(|seat| self.player(seat).points.into()).collect();
        let place = |score: &i32| 1 + points.iter().filter(|other| *other > score).count() as u8;
        Some(Outcome { places: points.iter().map(place).collect(), points, how: "points" })
    }

    fn digest(&self, digest: &mut Digest) {
        self.digest_facts(digest);
    }

    fn check(&self) -> Result<(), String> {
        self.check_facts()
    }
}

/// Nothing that happens is secret: the area tile is told of when it is turned over.
impl Secrets for AgeOfInnovation {
    type View = view::View;

    fn view(&self, viewer: Viewer) -> view::View {
        self.view_for(viewer)
    }

    /// The area tile of a game of two is hidden until round 6, with the three that went back to the box.
    fn unknown_to(&self, _: Seat, _: usize) -> Indistinguishable {
        let hidden = self.seats == 2 && !self.area_tile_is_open();
        Indistinguishable::by_key(self.area_tiles.into_iter().filter(|_| hidden).map(|tile| (tile.into(), ())))
    }

    fn relabel(&mut self, by: &Relabeling) {
        self.area_tiles = self.area_tiles.map(|tile| by.of(tile.into()) as u8);
    }

    fn reveals(event: &Event, _: Seat) -> bool {
        matches!(event, Event::AreaTile { .. })
    }
}

impl Spoken for AgeOfInnovation {
    fn texts(language: Language, options: &Rules) -> Vec<&'static str> {
        text::sources(language, options)
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
        text::rule(question)
    }

    fn source(&self, question: &Question) -> Option<String> {
        text::source(question)
    }

    fn anchor(_: &Question, choice: &Choice) -> Option<String> {
        choice.anchor()
    }

    fn declines(choice: &Choice) -> bool {
        matches!(choice, Choice::Decline | Choice::No | Choice::Done | Choice::EndTurn)
    }

    fn chart(&self) -> Vec<(&'static str, Vec<i32>)> {
        vec![("points", self.everyone().map(|seat| self.player(seat).points.into()).collect())]
    }

    fn components(options: &Rules) -> serde_json::Value {
        serde_json::to_value(facts::Components::of(options)).expect("printed facts are plain data")
    }

    fn sentence(event: &Event) -> Phrase {
        text::sentence(event)
    }

    fn explain(name: &str, texts: &Texts, options: &Rules) -> Option<String> {
        text::explain(name, texts, options)
    }
}

impl Plans for AgeOfInnovation {
    /// `power`: take power from neighbours' builds up to so much, decline more. `end-turn`: never convert after the
    /// action.
    const PLANS: &'static [&'static str] = &["power", "end-turn"];

    /// No build offers more power than twelve tokens can take.
    fn plan_numbers(plan: &str) -> Option<std::ops::RangeInclusive<u32>> {
        (plan == "power").then_some(0..=24)
    }

    fn planned(&self, _: Seat, plan: &str, value: &str, offers: &[Choice]) -> Option<Choice> {
        match plan {
            "power" => {
                let most: u8 = value.parse().ok()?;
                let power = offers.iter().find_map(|choice| match choice {
                    Choice::Gain(power) => Some(*power),
                    _ => None,
                })?;
                Some(if power <= most { Choice::Gain(power) } else { Choice::Decline })
            }
            "end-turn" => offers.iter().copied().find(|choice| value == "always" && *choice == Choice::EndTurn),
            _ => None,
        }
    }
}

/// The game as one among others. It is compiled here, once, and not by everybody who plays it.
#[inline(never)]
pub fn any_game() -> Box<dyn AnyGame> {
    table::any_game::<AgeOfInnovation>()
}
