//! Games whose type is not known when the program is compiled: the doors of the terminal, the server and Python.

use std::any::Any;

use serde_json::Value;

use crate::text::{Language, Texts};
use crate::{
    Game, Match, MatchError, OptionSpec, Options, Outcome, Record, Seat, Setup, Viewer, contract, parse_options, scene,
    write_options,
};

/// What one seat is asked, in words and in notation.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatQuestion {
    pub prompt: String,
    /// Each offer as notation and in words.
    pub offers: Vec<(String, String)>,
}

/// A game in the registry.
pub trait AnyGame: Send + Sync {
    fn name(&self) -> &'static str;
    fn rules(&self) -> u32;
    fn seats(&self) -> std::ops::RangeInclusive<usize>;
    fn options(&self) -> &'static [OptionSpec];
    fn new_match(
        &self,
        options: &[(String, String)],
        names: Vec<String>,
        seed: u64,
    ) -> Result<Box<dyn AnyMatch>, MatchError>;
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, MatchError>;
    /// The number of sequences of so many decisions from the beginning.
    fn perft(&self, options: &[(String, String)], seats: usize, seed: u64, depth: u32) -> Result<u64, MatchError>;
    /// Random games at all kinds of tables with the whole contract checked.
    fn soak(&self, games: usize, seed: u64) -> Result<contract::Report, contract::Broken>;
    /// Plays the scenes of a file; see [`scene`].
    fn play_scenes(&self, file: &str) -> Result<Vec<scene::Played>, scene::SceneError>;
}

/// A match of any game.
pub trait AnyMatch: Send + Sync {
    fn game(&self) -> &'static str;
    fn names(&self) -> &[String];
    fn options(&self) -> String;
    fn seed(&self) -> u64;
    fn asked(&self) -> Vec<Seat>;
    fn question(&self, seat: Seat, texts: &Texts) -> Option<SeatQuestion>;
    fn choose(&mut self, seat: Seat, choice: &str) -> Result<(), MatchError>;
    fn undo(&mut self) -> Result<(), MatchError>;
    fn redo(&mut self) -> Result<(), MatchError>;
    fn choices(&self) -> usize;
    fn at(&self, choices: usize) -> Box<dyn AnyMatch>;
    fn outcome(&self) -> Option<Outcome>;
    fn view(&self, viewer: Viewer) -> Value;
    /// What the viewer saw happen after the first `choices` choices, as sentences.
    fn sentences_since(&self, choices: usize, viewer: Viewer, texts: &Texts) -> Vec<String>;
    fn record(&self) -> Record;
    fn hash(&self) -> u64;
    fn texts(&self, language: Language) -> Texts;
    fn explain(&self, name: &str, texts: &Texts) -> Option<String>;
    /// For those who know the game: bots, and the terminal's drawing of it.
    fn as_any(&self) -> &dyn Any;
}

struct Entry<G>(std::marker::PhantomData<fn() -> G>);

impl<G: Game + scene::Staged> AnyGame for Entry<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn seats(&self) -> std::ops::RangeInclusive<usize> {
        G::SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::Options::SPECS
    }

    fn new_match(
        &self,
        options: &[(String, String)],
        names: Vec<String>,
        seed: u64,
    ) -> Result<Box<dyn AnyMatch>, MatchError> {
        let options = parse_options(options.iter().map(|(key, value)| (key.as_str(), value.as_str())))?;
        Ok(Box::new(Match::<G>::new(Setup { options, names, seed })?))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, MatchError> {
        Ok(Box::new(Match::<G>::replay(record)?))
    }

    fn perft(&self, options: &[(String, String)], seats: usize, seed: u64, depth: u32) -> Result<u64, MatchError> {
        let options = parse_options(options.iter().map(|(key, value)| (key.as_str(), value.as_str())))?;
        let names = (0..seats).map(|seat| format!("{}", Seat::new(seat))).collect();
        Ok(Match::<G>::new(Setup { options, names, seed })?.position().perft(depth))
    }

    fn soak(&self, games: usize, seed: u64) -> Result<contract::Report, contract::Broken> {
        contract::soak::<G>(games, seed)
    }

    fn play_scenes(&self, file: &str) -> Result<Vec<scene::Played>, scene::SceneError> {
        scene::parse(file)?.iter().map(|scene| scene::play::<G>(scene)).collect()
    }
}

impl<G: Game> AnyMatch for Match<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn names(&self) -> &[String] {
        &self.setup().names
    }

    fn options(&self) -> String {
        write_options(&self.setup().options)
    }

    fn seed(&self) -> u64 {
        self.setup().seed
    }

    fn asked(&self) -> Vec<Seat> {
        self.position().asked().iter().map(|asked| asked.seat).collect()
    }

    fn question(&self, seat: Seat, texts: &Texts) -> Option<SeatQuestion> {
        let asked = self.position().question(seat)?;
        let game = self.position().game();
        let say = |phrase| texts.say(&phrase, self.names());
        let offers = self.position().offers(asked).iter();
        Some(SeatQuestion {
            prompt: say(game.prompt(&asked.question)),
            offers: offers.map(|offer| (offer.to_string(), say(game.offer(&asked.question, offer)))).collect(),
        })
    }

    fn choose(&mut self, seat: Seat, choice: &str) -> Result<(), MatchError> {
        self.choose_text(seat, choice)
    }

    fn undo(&mut self) -> Result<(), MatchError> {
        Match::undo(self)
    }

    fn redo(&mut self) -> Result<(), MatchError> {
        Match::redo(self)
    }

    fn choices(&self) -> usize {
        self.history().len()
    }

    fn at(&self, choices: usize) -> Box<dyn AnyMatch> {
        Box::new(Match::at(self, choices))
    }

    fn outcome(&self) -> Option<Outcome> {
        Match::outcome(self)
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.position().view(viewer)).expect("views are plain data")
    }

    fn sentences_since(&self, choices: usize, viewer: Viewer, texts: &Texts) -> Vec<String> {
        let events = self.events_since(choices, viewer);
        events.iter().map(|event| texts.say(&G::sentence(event), self.names())).collect()
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

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// The games of a program.
#[derive(Default)]
pub struct Registry {
    games: Vec<Box<dyn AnyGame>>,
}

impl Registry {
    pub fn with<G: Game + scene::Staged>(mut self) -> Self {
        self.games.push(Box::new(Entry::<G>(std::marker::PhantomData)));
        self
    }

    pub fn games(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.games.iter().map(Box::as_ref)
    }

    pub fn get(&self, name: &str) -> Option<&dyn AnyGame> {
        self.games().find(|game| game.name() == name)
    }
}
