//! Games whose type is not known when the program is compiled: what terminal, server and bots are written against.

use std::any::Any;

use serde::Serialize;
use serde_json::Value;

use crate::either::Either;
use crate::json::Written;
use crate::matches::read_choice;
use crate::text::{Language, Phrase, Texts};
use crate::{
    Game, Match, MatchError, Opened, OptionError, OptionSpec, Options, Outcome, Plans, Position, Record, Seat, Secrets,
    Seed, SetKeeper, Setup, SetupError, SetupLines, Spoken, Viewer, contract, parse_options, scene, write_options,
};

/// What one seat is asked.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatQuestion {
    pub prompt: Phrase,
    /// The rule that asks, in our words.
    pub rule: Option<Phrase>,
    /// The component that asks.
    pub source: Option<String>,
    /// The section of the rules page that helps.
    pub help: Option<&'static str>,
    pub offers: Vec<SeatOffer>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatOffer {
    /// In notation.
    pub choice: String,
    pub label: Phrase,
    /// Where on the board it is chosen, such as `card:Archery` or `color:red`.
    pub anchor: Option<String>,
    /// Whether it only passes on what is offered.
    pub declines: bool,
    /// What it would bring within reach, in words of the game's components.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<String>>"))]
    pub opens: Vec<String>,
}

/// Something that happened, as a viewer saw it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct News {
    /// Counts what this viewer has seen happen.
    pub number: usize,
    /// After which choice.
    pub choice: usize,
    /// In the form of the game.
    #[cfg_attr(
        feature = "schema",
        ts(type = "unknown"),
        schemars(with = "serde_json::Map<String, serde_json::Value>")
    )]
    pub event: Written,
    pub text: Phrase,
}

/// A choice that a match can take, and what would come of it.
pub struct PreparedChoice {
    /// How many choices have been made then.
    pub choices: usize,
    /// Who is asked then.
    pub asked: Vec<Seat>,
    pub outcome: Option<Outcome>,
    pub hash: u64,
    /// [`crate::Prepared`] of the match's game.
    prepared: Box<dyn Any + Send>,
}

/// A game in the registry.
pub trait AnyGame: Send + Sync {
    fn name(&self) -> &'static str;
    fn rules(&self) -> u32;
    /// How many can play with the default options; see [`OptionSpec::seats_each`].
    fn seats(&self) -> std::ops::RangeInclusive<usize>;
    fn options(&self) -> &'static [OptionSpec];
    /// Answers that a player may plan ahead.
    fn plans(&self) -> &'static [&'static str];
    /// The numbers a plan can be set to, where it says how much; every other plan is set to `always`.
    fn plan_numbers(&self, plan: &str) -> Option<std::ops::RangeInclusive<u32>>;
    /// What texts about the game take as arguments, with the default options.
    fn about(&self) -> Value;
    /// What is said outside its tables, as Fluent sources.
    fn lobby(&self, language: Language) -> Vec<&'static str>;
    /// The sections of the page of its rules.
    fn rules_sections(&self) -> &'static [&'static str];
    /// What is said at a table with these options.
    fn texts(&self, language: Language, options: &[(String, String)]) -> Result<Vec<&'static str>, OptionError>;
    /// The names of its components in another edition.
    fn other_texts(&self, language: Language, options: &[(String, String)]) -> Result<Vec<&'static str>, OptionError>;
    /// The printed facts of all components of a game with these options.
    fn components(&self, options: &[(String, String)]) -> Result<Value, OptionError>;
    /// Sets of values that people make themselves.
    fn sets(&self) -> Option<&'static dyn SetKeeper> {
        None
    }
    fn new_match(
        &self,
        options: &[(String, String)],
        names: Vec<String>,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, MatchError>;
    /// Replays a record as far as it goes; see [`Match::open`].
    fn open(&self, record: &Record) -> Result<Opened<Box<dyn AnyMatch>>, MatchError>;
    /// Replays a record; every choice must be offered and every hash must fit.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, MatchError> {
        self.open(record)?.whole()
    }
    /// The number of sequences of `depth` decisions from the beginning.
    fn perft(&self, options: &[(String, String)], seats: usize, seed: u64, depth: u32) -> Result<u64, MatchError>;
    /// Random games at all kinds of tables with the whole contract checked.
    fn soak(&self, games: usize, seed: u64) -> Result<contract::Report, contract::Broken>;
    fn play_scene(&self, scene: &scene::Scene) -> Result<scene::PlayedScene, scene::SceneError>;
    /// A match that begins as a scene says; see [`scene::begin`].
    fn stage(&self, scene: &scene::Scene, names: Vec<String>) -> Result<Box<dyn AnyMatch>, scene::SceneError>;
    /// Which lines set up a position at such a table.
    fn setup_lines(&self, options: &[(String, String)], seats: usize) -> Result<SetupLines, MatchError>;
}

/// A match of any game.
pub trait AnyMatch: Send + Sync {
    fn game(&self) -> &'static str;
    fn names(&self) -> &[String];
    fn options(&self) -> String;
    /// The options as the game's own type.
    fn typed_options(&self) -> &dyn Any;
    /// What another program must learn before it can read the options; see [`Options::appendix`].
    fn appendix(&self) -> Option<&'static str> {
        None
    }
    fn seed(&self) -> Seed;
    fn asked(&self) -> Vec<Seat>;
    fn question(&self, seat: Seat) -> Option<SeatQuestion>;
    fn choose(&mut self, seat: Seat, choice: &str) -> Result<(), MatchError>;
    /// Tries a choice without making it; see [`Match::prepare`].
    fn prepare(&self, seat: Seat, choice: &str) -> Result<PreparedChoice, MatchError>;
    /// Makes a choice that was prepared; see [`Match::apply`].
    fn apply(&mut self, prepared: PreparedChoice);
    fn undo(&mut self) -> Result<(), MatchError>;
    fn redo(&mut self) -> Result<(), MatchError>;
    /// Goes back to what it was after the first `choices` choices, for good.
    fn back_to(&mut self, choices: usize);
    fn choices(&self) -> usize;
    /// All choices so far, in notation.
    fn history(&self) -> Vec<(Seat, String)>;
    /// Who made the choice with this number; the number of the first is 0.
    fn chooser(&self, number: usize) -> Option<Seat>;
    /// The choice with this number, as a phrase.
    fn choice_label(&self, number: usize) -> Option<Phrase>;
    /// Whether an event since then has shown the seat something hidden.
    fn revealed_since(&self, choices: usize, seat: Seat) -> bool;
    /// Whether the seat has learned something hidden since then, by an event or by what silently flowed from it.
    fn informed_since(&self, choices: usize, seat: Seat) -> bool;
    /// The answer that the seat's plan gives to what it is asked now.
    fn planned(&self, seat: Seat, plan: &str, value: &str) -> Option<String>;
    /// Values to chart: at the beginning and after every choice.
    fn chart(&self) -> Vec<(&'static str, Vec<Vec<i32>>)>;
    fn clone_box(&self) -> Box<dyn AnyMatch>;
    fn at(&self, choices: usize) -> Box<dyn AnyMatch>;
    fn outcome(&self) -> Option<Outcome>;
    /// All that the viewer may know, as JSON: written once, because most callers only pass it on.
    fn view(&self, viewer: Viewer) -> Written;
    /// What the viewer saw happen after the first `choices` choices, or since the beginning; see [`Match::news_since`].
    fn news_since(&self, choices: Option<usize>, viewer: Viewer) -> Vec<News>;
    /// The same as sentences.
    fn sentences_since(&self, choices: Option<usize>, viewer: Viewer, texts: &Texts) -> Vec<String>;
    fn record(&self) -> Record;
    fn hash(&self) -> u64;
    fn texts(&self, language: Language) -> Texts;
    fn explain(&self, name: &str, texts: &Texts) -> Option<String>;
    /// The position in set-up lines, with all that is hidden; see [`scene`].
    fn scene_lines(&self) -> String;
    /// Makes the choice of a line of a scene, `A: draw`.
    fn choose_line(&mut self, line: &scene::Line) -> Result<(), scene::SceneError>;
    /// Whether what a line of a scene expects is true now.
    fn expect_line(&self, line: &scene::Line) -> Result<(), scene::SceneError>;
    /// Whether it began in a position that was set up by hand.
    fn is_staged(&self) -> bool;
    /// For those who know the game: bots, and the terminal's drawing of it.
    fn as_any(&self) -> &dyn Any;
}

impl dyn AnyGame + '_ {
    /// Whether there is such a plan, and whether it can be set to this.
    pub fn can_plan(&self, plan: &str, value: &str) -> bool {
        let fits = match self.plan_numbers(plan) {
            Some(numbers) => value.parse().is_ok_and(|number| numbers.contains(&number)),
            None => value == "always",
        };
        fits && self.plans().contains(&plan)
    }

    /// Plays the scenes of a file; see [`scene`].
    pub fn play_scenes(&self, file: &str) -> Result<Vec<scene::PlayedScene>, scene::SceneError> {
        scene::parse(file)?.iter().map(|scene| self.play_scene(scene)).collect()
    }
}

pub(crate) fn read_options<O: Options>(options: &[(String, String)]) -> Result<O, OptionError> {
    parse_options(options.iter().map(|(key, value)| (key.as_str(), value.as_str())))
}

/// What is the same for every game whose type is known.
struct GameOf<G>(std::marker::PhantomData<fn() -> G>);

/// A game for the registry.
pub fn any_game<G: Secrets + Spoken + Plans + scene::Staged>() -> Box<dyn AnyGame> {
    Box::new(GameOf::<G>(std::marker::PhantomData))
}

/// One game with two engines: `G`, and `H` for the options that `is_other` names.
pub fn either_game<G, H>(is_other: fn(&G::Options) -> bool) -> Box<dyn AnyGame>
where
    G: Secrets + Spoken + Plans + scene::Staged,
    H: Secrets + Spoken + Plans + scene::Staged + Game<Options = G::Options>,
{
    Box::new(Either::new(any_game::<G>(), any_game::<H>(), is_other))
}

impl<G: Secrets + Spoken + Plans + scene::Staged> AnyGame for GameOf<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        G::RULES_VERSION
    }

    fn seats(&self) -> std::ops::RangeInclusive<usize> {
        G::SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::Options::specs()
    }

    fn plans(&self) -> &'static [&'static str] {
        G::PLANS
    }

    fn plan_numbers(&self, plan: &str) -> Option<std::ops::RangeInclusive<u32>> {
        G::plan_numbers(plan)
    }

    fn about(&self) -> Value {
        G::about(&G::Options::default())
    }

    fn lobby(&self, language: Language) -> Vec<&'static str> {
        G::lobby(language)
    }

    fn rules_sections(&self) -> &'static [&'static str] {
        G::RULES_SECTIONS
    }

    fn texts(&self, language: Language, options: &[(String, String)]) -> Result<Vec<&'static str>, OptionError> {
        Ok(G::texts(language, &read_options(options)?))
    }

    fn other_texts(&self, language: Language, options: &[(String, String)]) -> Result<Vec<&'static str>, OptionError> {
        Ok(G::other_texts(language, &read_options(options)?))
    }

    fn sets(&self) -> Option<&'static dyn SetKeeper> {
        G::Options::sets()
    }

    fn components(&self, options: &[(String, String)]) -> Result<Value, OptionError> {
        Ok(G::components(&read_options(options)?))
    }

    fn new_match(
        &self,
        options: &[(String, String)],
        names: Vec<String>,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, MatchError> {
        let options = read_options(options)?;
        Ok(Box::new(Match::<G>::new(Setup { options, names, seed })?))
    }

    fn open(&self, record: &Record) -> Result<Opened<Box<dyn AnyMatch>>, MatchError> {
        let Opened { played, differs } = Match::<G>::open(record)?;
        Ok(Opened { played: Box::new(played), differs })
    }

    fn perft(&self, options: &[(String, String)], seats: usize, seed: u64, depth: u32) -> Result<u64, MatchError> {
        let options = read_options(options)?;
        let names = (0..seats).map(|seat| format!("{}", Seat::new(seat))).collect();
        Ok(Match::<G>::new(Setup { options, names, seed: seed.into() })?.position().perft(depth))
    }

    fn soak(&self, games: usize, seed: u64) -> Result<contract::Report, contract::Broken> {
        contract::soak::<G>(games, seed)
    }

    fn play_scene(&self, scene: &scene::Scene) -> Result<scene::PlayedScene, scene::SceneError> {
        scene::play::<G>(scene)
    }

    fn stage(&self, scene: &scene::Scene, names: Vec<String>) -> Result<Box<dyn AnyMatch>, scene::SceneError> {
        Ok(Box::new(scene::begin::<G>(scene, names)?))
    }

    fn setup_lines(&self, options: &[(String, String)], seats: usize) -> Result<SetupLines, MatchError> {
        let options = read_options(options)?;
        if !G::SEATS.contains(&seats) {
            return Err(SetupError(format!("{} is not played by {seats}", G::NAME)).into());
        }
        Ok(G::setup_lines(&options, seats)?)
    }
}

impl<G: Secrets + Spoken + Plans + scene::Staged> AnyMatch for Match<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn names(&self) -> &[String] {
        &self.setup().names
    }

    fn options(&self) -> String {
        write_options(&self.setup().options)
    }

    fn typed_options(&self) -> &dyn Any {
        &self.setup().options
    }

    fn appendix(&self) -> Option<&'static str> {
        self.setup().options.appendix()
    }

    fn seed(&self) -> Seed {
        self.setup().seed
    }

    fn asked(&self) -> Vec<Seat> {
        seats_asked(self.position())
    }

    fn question(&self, seat: Seat) -> Option<SeatQuestion> {
        let asked = self.position().question(seat)?;
        let game = self.position().game();
        let offer = |choice: &G::Choice| SeatOffer {
            choice: choice.to_string(),
            label: game.offer(&asked.question, choice),
            anchor: G::anchor(&asked.question, choice),
            declines: G::declines(choice),
            opens: game.opens(&asked.question, choice),
        };
        Some(SeatQuestion {
            prompt: game.prompt(&asked.question),
            rule: game.rule(&asked.question),
            source: game.source(&asked.question),
            help: G::help(&asked.question),
            offers: self.position().offers(asked).iter().map(offer).collect(),
        })
    }

    fn choose(&mut self, seat: Seat, choice: &str) -> Result<(), MatchError> {
        self.choose_text(seat, choice)
    }

    fn prepare(&self, seat: Seat, choice: &str) -> Result<PreparedChoice, MatchError> {
        let prepared = Match::prepare(self, seat, read_choice::<G>(choice)?)?;
        let position = prepared.position();
        Ok(PreparedChoice {
            choices: Match::history(self).len() + 1,
            asked: seats_asked(position),
            outcome: position.outcome(),
            hash: position.hash(),
            prepared: Box::new(prepared),
        })
    }

    fn apply(&mut self, PreparedChoice { prepared, .. }: PreparedChoice) {
        let prepared = prepared.downcast().unwrap_or_else(|_| panic!("a choice of {} was prepared", G::NAME));
        Match::apply(self, *prepared);
    }

    fn undo(&mut self) -> Result<(), MatchError> {
        Match::undo(self)
    }

    fn redo(&mut self) -> Result<(), MatchError> {
        Match::redo(self)
    }

    fn back_to(&mut self, choices: usize) {
        Match::back_to(self, choices);
    }

    fn choices(&self) -> usize {
        self.history().len()
    }

    fn history(&self) -> Vec<(Seat, String)> {
        Match::history(self).iter().map(|(seat, choice)| (*seat, choice.to_string())).collect()
    }

    fn chooser(&self, number: usize) -> Option<Seat> {
        Match::history(self).get(number).map(|(seat, _)| *seat)
    }

    fn choice_label(&self, number: usize) -> Option<Phrase> {
        let (seat, choice) = *Match::history(self).get(number)?;
        let before = Match::at(self, number);
        let asked = before.position().question(seat)?;
        Some(before.position().game().offer(&asked.question, &choice))
    }

    fn revealed_since(&self, choices: usize, seat: Seat) -> bool {
        Match::revealed_since(self, choices, seat)
    }

    fn informed_since(&self, choices: usize, seat: Seat) -> bool {
        Match::informed_since(self, choices, seat)
    }

    fn planned(&self, seat: Seat, plan: &str, value: &str) -> Option<String> {
        let asked = self.position().question(seat)?;
        let offers = self.position().offers(asked);
        self.position().game().planned(seat, plan, value, offers).map(|choice| choice.to_string())
    }

    fn chart(&self) -> Vec<(&'static str, Vec<Vec<i32>>)> {
        Match::chart(self)
    }

    fn clone_box(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn at(&self, choices: usize) -> Box<dyn AnyMatch> {
        Box::new(Match::at(self, choices))
    }

    fn outcome(&self) -> Option<Outcome> {
        Match::outcome(self)
    }

    fn view(&self, viewer: Viewer) -> Written {
        Written::of(&self.position().view(viewer))
    }

    fn news_since(&self, choices: Option<usize>, viewer: Viewer) -> Vec<News> {
        let news = Match::news_since(self, choices, viewer);
        let first = Match::events_until(self, choices);
        let number = |(offset, (choice, event)): (usize, (usize, G::Event))| News {
            number: first + offset,
            choice,
            text: G::sentence(&event),
            event: Written::of(&event),
        };
        news.into_iter().enumerate().map(number).collect()
    }

    fn sentences_since(&self, choices: Option<usize>, viewer: Viewer, texts: &Texts) -> Vec<String> {
        let news = Match::news_since(self, choices, viewer);
        news.iter().map(|(_, event)| texts.say(&G::sentence(event), self.names())).collect()
    }

    fn record(&self) -> Record {
        Match::record(self)
    }

    fn hash(&self) -> u64 {
        self.position().hash()
    }

    fn texts(&self, language: Language) -> Texts {
        Texts::new(language, &G::texts(language, &self.setup().options))
    }

    fn explain(&self, name: &str, texts: &Texts) -> Option<String> {
        G::explain(name, texts, &self.setup().options)
    }

    fn scene_lines(&self) -> String {
        let Setup { options, names, .. } = self.setup();
        scene::write(self.position().game(), names.len(), options)
    }

    fn choose_line(&mut self, line: &scene::Line) -> Result<(), scene::SceneError> {
        scene::choose_line(self, line)
    }

    fn expect_line(&self, line: &scene::Line) -> Result<(), scene::SceneError> {
        scene::expect_line(self.position(), line)
    }

    fn is_staged(&self) -> bool {
        Match::is_staged(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn seats_asked<G: Game>(position: &Position<G>) -> Vec<Seat> {
    position.asked().iter().map(|asked| asked.seat).collect()
}

/// The games of a program.
#[derive(Default)]
pub struct Registry {
    games: Vec<Box<dyn AnyGame>>,
}

impl Registry {
    pub fn with(mut self, game: Box<dyn AnyGame>) -> Self {
        self.games.push(game);
        self
    }

    pub fn games(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.games.iter().map(Box::as_ref)
    }

    pub fn get(&self, name: &str) -> Option<&dyn AnyGame> {
        self.games().find(|game| game.name() == name)
    }
}
