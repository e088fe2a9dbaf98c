//! All bots of all games.

use std::marker::PhantomData;

use ::innovation::Rules;
use table::scene::Staged;
use table::{AnyMatch, Game, MAX_SEATS, Match, Observation, PerSeat, Rng, Seat, parse_options};

use crate::fit::{Fit, Learned, Progressing};
use crate::fitted::WeightFile;
use crate::player::{BotAtSeat, BotGame, Judges, Played, Player};
use crate::simulate::{Simulation, Tally, Watch};
use crate::strength::Spec;
use crate::{Budget, Search, age_of_innovation, innovation, inventions};

/// What a search thinks of a position, from what one seat can see.
#[derive(Clone, Debug)]
pub struct Advice {
    /// Every offer in notation, how often the search tried it and the chance to win it expects of it; the best first.
    pub choices: Vec<(String, u32, f32)>,
    /// The chance to win of every seat.
    pub expected: Vec<f32>,
}

/// How much thought advice takes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Effort<'a> {
    /// Somebody waits for a hint.
    Hint,
    /// One of many positions of a match that is looked through, and what was played: it is compared with the best
    /// choice.
    Analysis { played: &'a str },
}

trait GameBots: Send + Sync {
    fn game(&self) -> &'static str;
    fn player(&self, spec: Spec, seed: u64) -> Box<dyn Player>;
    fn advise(&self, table: &dyn AnyMatch, seat: Seat, care: Effort, seed: u64) -> Option<Advice>;
    fn simulate(&self, simulation: &Simulation, watch: Watch) -> Result<Tally, String>;
    fn play(&self, duel: &BotGame) -> Result<Played, String>;
    fn fit(&self, fit: &Fit, progressing: Progressing) -> Result<WeightFile, String>;
    fn tuned(&self, options: &[(String, String)]) -> Result<u64, String>;
}

/// Fits the weights of a game's features.
type Fitting = fn(&Fit, Progressing) -> Result<Learned, String>;

pub(crate) struct BotsFor<G: Game> {
    pub judges: Judges<G>,
    pub fit: Fitting,
}

impl<G: Staged> GameBots for BotsFor<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn player(&self, spec: Spec, seed: u64) -> Box<dyn Player> {
        Box::new(BotAtSeat::<G, _>::new(self.judges.bot(spec), seed))
    }

    fn advise(&self, table: &dyn AnyMatch, seat: Seat, care: Effort, seed: u64) -> Option<Advice> {
        let table: &Match<G> = table.as_any().downcast_ref().expect("a judge judges the game it was made for");
        let observation = Observation::new(table.position(), seat)?;
        let levels = self.judges.levels;
        let iterations = match care {
            Effort::Hint => levels.hint,
            Effort::Analysis { .. } => levels.analysis,
        };
        let budget = Budget { time: Some(levels.longest), ..Budget::iterations(iterations) };
        let mut search = Search::new((self.judges.fitted)(), levels.tuning, budget);
        let mut rng = Rng::new(seed);
        let mut found = search.search(&observation, &mut rng)?;
        if let Effort::Analysis { played } = care {
            let choice = observation.offers().iter().find(|offer| offer.to_string() == played);
            found = choice.and_then(|choice| search.compare(&observation, *choice, &mut rng)).unwrap_or(found);
        }
        let game = table.position().game();
        let chance = |mean: f32| {
            // Of the others only that they share the rest is known.
            let others = (1.0 - mean) / (game.seats() - 1) as f32;
            let mut shares = PerSeat([others; MAX_SEATS]);
            shares[seat] = mean;
            search.judge.victories(game, &shares)[seat]
        };
        Some(Advice {
            choices: found
                .choices
                .iter()
                .map(|(choice, visits, mean)| (choice.to_string(), *visits, chance(*mean)))
                .collect(),
            expected: search.judge.victories(game, &found.expected).0[..game.seats()].to_vec(),
        })
    }

    fn simulate(&self, simulation: &Simulation, watch: Watch) -> Result<Tally, String> {
        simulation.run::<G>(&self.judges, watch)
    }

    fn play(&self, duel: &BotGame) -> Result<Played, String> {
        duel.play::<G>(&self.judges)
    }

    fn fit(&self, fit: &Fit, progressing: Progressing) -> Result<WeightFile, String> {
        let Learned { weights, sureness, figures } = (self.fit)(fit, progressing)?;
        Ok(WeightFile { game: G::NAME.into(), command: fit.command(G::NAME), figures, sureness, weights })
    }

    fn tuned(&self, _: &[(String, String)]) -> Result<u64, String> {
        Ok(self.judges.tuned())
    }
}

/// One game with two engines. A match tells which of them it has, and before there is one, its options do.
struct Either<G: Game, H: Game> {
    usual: BotsFor<G>,
    other: BotsFor<H>,
    /// Whether these options need the other engine.
    is_other: fn(&G::Options) -> bool,
}

impl<G: Staged, H: Staged> Either<G, H> {
    fn of_match(&self, table: &dyn AnyMatch) -> &dyn GameBots {
        if is_match_of::<H>(table) { &self.other } else { &self.usual }
    }

    fn of_options(&self, options: &[(String, String)]) -> Result<&dyn GameBots, String> {
        let pairs = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options: G::Options = parse_options(pairs).map_err(|error| error.to_string())?;
        Ok(if (self.is_other)(&options) { &self.other } else { &self.usual })
    }
}

/// A bot for matches of either engine.
struct EitherPlayer<H> {
    usual: Box<dyn Player>,
    other: Box<dyn Player>,
    game: PhantomData<fn() -> H>,
}

fn is_match_of<G: Game>(table: &dyn AnyMatch) -> bool {
    table.as_any().is::<Match<G>>()
}

impl<H: Game> Player for EitherPlayer<H> {
    fn choose(&mut self, table: &dyn AnyMatch, seat: Seat) -> Option<String> {
        let player = if is_match_of::<H>(table) { &mut self.other } else { &mut self.usual };
        player.choose(table, seat)
    }
}

impl<G: Staged, H: Staged> GameBots for Either<G, H> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn player(&self, spec: Spec, seed: u64) -> Box<dyn Player> {
        let (usual, other) = (self.usual.player(spec, seed), self.other.player(spec, seed));
        Box::new(EitherPlayer::<H> { usual, other, game: PhantomData })
    }

    fn advise(&self, table: &dyn AnyMatch, seat: Seat, care: Effort, seed: u64) -> Option<Advice> {
        self.of_match(table).advise(table, seat, care, seed)
    }

    fn simulate(&self, simulation: &Simulation, watch: Watch) -> Result<Tally, String> {
        self.of_options(&simulation.options)?.simulate(simulation, watch)
    }

    fn play(&self, duel: &BotGame) -> Result<Played, String> {
        self.of_options(&duel.options)?.play(duel)
    }

    fn fit(&self, fit: &Fit, progressing: Progressing) -> Result<WeightFile, String> {
        self.of_options(&fit.options)?.fit(fit, progressing)
    }

    fn tuned(&self, options: &[(String, String)]) -> Result<u64, String> {
        self.of_options(options)?.tuned(options)
    }
}

pub struct BotRegistry {
    trainers: Vec<Box<dyn GameBots>>,
}

impl Default for BotRegistry {
    fn default() -> Self {
        BotRegistry {
            trainers: vec![
                Box::new(Either {
                    usual: innovation::base(),
                    other: innovation::expanded(),
                    is_other: Rules::has_expansions,
                }),
                Box::new(age_of_innovation::game_bots()),
                Box::new(inventions::game_bots()),
            ],
        }
    }
}

impl BotRegistry {
    fn trainer(&self, game: &str) -> Result<&dyn GameBots, String> {
        let found = self.trainers.iter().find(|trainer| trainer.game() == game);
        found.map(Box::as_ref).ok_or_else(|| format!("there are no bots for '{game}'"))
    }

    pub fn player(&self, game: &str, spec: impl Into<Spec>, seed: u64) -> Result<Box<dyn Player>, String> {
        Ok(self.trainer(game)?.player(spec.into(), seed))
    }

    /// What a search thinks of the offers the seat has, from what the seat can see.
    pub fn advise(&self, table: &dyn AnyMatch, seat: Seat, care: Effort, seed: u64) -> Result<Advice, String> {
        let advice = self.trainer(table.game())?.advise(table, seat, care, seed);
        advice.ok_or_else(|| format!("{seat} is not asked anything, or no world was found that fits what it saw"))
    }

    pub fn simulate(&self, game: &str, simulation: &Simulation, watch: Watch) -> Result<Tally, String> {
        self.trainer(game)?.simulate(simulation, watch)
    }

    /// Plays one game of bots to its end.
    pub fn play(&self, game: &str, duel: &BotGame) -> Result<Played, String> {
        self.trainer(game)?.play(duel)
    }

    /// Learns weights for the game's judge from self-play.
    pub fn fit(&self, game: &str, fit: &Fit, progressing: Progressing) -> Result<WeightFile, String> {
        self.trainer(game)?.fit(fit, progressing)
    }

    /// A number that changes when the levels of a game or what its judge learned do.
    pub fn tuned(&self, game: &str, options: &[(String, String)]) -> Result<u64, String> {
        self.trainer(game)?.tuned(options)
    }
}
