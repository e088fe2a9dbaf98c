//! One game with two engines: one for what is usual, another for what only some options need.

use std::ops::RangeInclusive;

use serde_json::Value;

use crate::any::read_options;
use crate::{AnyGame, AnyMatch, MatchError, Opened, OptionError, OptionSpec, Options, Record, contract, scene};

pub(crate) struct Either<O> {
    pub usual: Box<dyn AnyGame>,
    pub other: Box<dyn AnyGame>,
    /// Whether these options need the other engine.
    pub is_other: fn(&O) -> bool,
}

impl<O: Options> Either<O> {
    /// What cannot be read, both refuse alike.
    fn engine(&self, options: &[(String, String)]) -> &dyn AnyGame {
        let other = read_options(options).is_ok_and(|options| (self.is_other)(&options));
        if other { self.other.as_ref() } else { self.usual.as_ref() }
    }
}

impl<O: Options> AnyGame for Either<O> {
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

    fn components(&self, options: &[(String, String)]) -> Result<Value, OptionError> {
        self.engine(options).components(options)
    }

    fn new_match(
        &self,
        options: &[(String, String)],
        names: Vec<String>,
        seed: u64,
    ) -> Result<Box<dyn AnyMatch>, MatchError> {
        self.engine(options).new_match(options, names, seed)
    }

    fn open(&self, record: &Record) -> Result<Opened<Box<dyn AnyMatch>>, MatchError> {
        self.engine(&record.options).open(record)
    }

    fn perft(&self, options: &[(String, String)], seats: usize, seed: u64, depth: u32) -> Result<u64, MatchError> {
        self.engine(options).perft(options, seats, seed, depth)
    }

    /// Half of the games with each engine.
    fn soak(&self, games: usize, seed: u64) -> Result<contract::Report, contract::Broken> {
        let half = games / 2;
        Ok(self.usual.soak(half, seed)?.and(&self.other.soak(games - half, seed)?))
    }

    fn play_scene(&self, scene: &scene::Scene) -> Result<scene::Played, scene::SceneError> {
        self.engine(&scene.options()?).play_scene(scene)
    }
}
