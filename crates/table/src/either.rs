//! One game with two engines: one for what is usual, another for what only some options need.

use std::ops::RangeInclusive;

use serde_json::Value;

use crate::any::read_options;
use crate::text::Language;
use crate::{
    AnyGame, AnyMatch, MatchError, Opened, OptionError, OptionSpec, Options, Record, Seed, SetKeeper, contract, scene,
};

/// Something of a game for each of its two engines.
pub struct Either<T: ?Sized, O> {
    usual: Box<T>,
    other: Box<T>,
    /// Whether these options need the other engine.
    is_other: fn(&O) -> bool,
}

impl<T: ?Sized, O: Options> Either<T, O> {
    pub fn new(usual: Box<T>, other: Box<T>, is_other: fn(&O) -> bool) -> Self {
        Either { usual, other, is_other }
    }

    pub fn usual(&self) -> &T {
        &self.usual
    }

    pub fn other(&self) -> &T {
        &self.other
    }

    pub fn of_options(&self, options: &[(String, String)]) -> Result<&T, OptionError> {
        Ok(self.engine(&read_options(options)?))
    }

    /// For the engine that plays this match.
    pub fn of_match(&self, table: &dyn AnyMatch) -> &T {
        self.engine(table.typed_options().downcast_ref().expect("a match of this game"))
    }

    fn engine(&self, options: &O) -> &T {
        if (self.is_other)(options) { &self.other } else { &self.usual }
    }
}

impl<O: Options> Either<dyn AnyGame, O> {
    /// What cannot be read, both refuse alike.
    fn game(&self, options: &[(String, String)]) -> &dyn AnyGame {
        self.of_options(options).unwrap_or(&*self.usual)
    }
}

impl<O: Options> AnyGame for Either<dyn AnyGame, O> {
    fn name(&self) -> &'static str {
        self.usual.name()
    }

    fn rules(&self) -> u32 {
        self.usual.rules()
    }

    fn seats(&self) -> RangeInclusive<usize> {
        self.usual.seats()
    }

    fn options(&self) -> &'static [OptionSpec] {
        O::specs()
    }

    fn plans(&self) -> &'static [&'static str] {
        self.usual.plans()
    }

    fn plan_numbers(&self, plan: &str) -> Option<RangeInclusive<u32>> {
        self.usual.plan_numbers(plan)
    }

    fn about(&self) -> Value {
        self.usual.about()
    }

    fn lobby(&self, language: Language) -> Vec<&'static str> {
        self.usual.lobby(language)
    }

    fn rules_sections(&self) -> &'static [&'static str] {
        self.usual.rules_sections()
    }

    fn texts(&self, language: Language, options: &[(String, String)]) -> Result<Vec<&'static str>, OptionError> {
        self.game(options).texts(language, options)
    }

    fn other_texts(&self, language: Language, options: &[(String, String)]) -> Result<Vec<&'static str>, OptionError> {
        self.game(options).other_texts(language, options)
    }

    fn sets(&self) -> Option<&'static dyn SetKeeper> {
        O::sets()
    }

    fn components(&self, options: &[(String, String)]) -> Result<Value, OptionError> {
        self.game(options).components(options)
    }

    fn new_match(
        &self,
        options: &[(String, String)],
        names: Vec<String>,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, MatchError> {
        self.game(options).new_match(options, names, seed)
    }

    fn open(&self, record: &Record) -> Result<Opened<Box<dyn AnyMatch>>, MatchError> {
        self.game(&record.options).open(record)
    }

    fn perft(&self, options: &[(String, String)], seats: usize, seed: u64, depth: u32) -> Result<u64, MatchError> {
        self.game(options).perft(options, seats, seed, depth)
    }

    /// Half of the games with each engine.
    fn soak(&self, games: usize, seed: u64) -> Result<contract::Report, contract::Broken> {
        let half = games / 2;
        Ok(self.usual.soak(half, seed)?.and(&self.other.soak(games - half, seed)?))
    }

    fn play_scene(&self, scene: &scene::Scene) -> Result<scene::PlayedScene, scene::SceneError> {
        self.game(&scene.options()?).play_scene(scene)
    }

    fn stage(&self, scene: &scene::Scene, names: Vec<String>) -> Result<Box<dyn AnyMatch>, scene::SceneError> {
        self.game(&scene.options()?).stage(scene, names)
    }
}
