//! The bots of all games of a program.

use table::{AnyMatch, Seat};

use crate::fit::{AfterGame, Fit};
use crate::fitted::WeightFile;
use crate::player::{BotGame, BotGameResult, Player};
use crate::simulate::{Simulation, SimulationResult, Watch};
use crate::strength::Spec;
use crate::trained::GameBots;

/// What a search thinks of a position, from what one seat can see.
#[derive(Clone, Debug)]
pub struct Advice {
    /// Every offer in notation, how often the search tried it, and the chance to win that it expects; the best first.
    pub choices: Vec<(String, u32, f32)>,
    /// The chance to win of every seat.
    pub expected: Vec<f32>,
}

/// How much thought advice takes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Effort<'a> {
    /// Somebody waits for a hint.
    Hint,
    /// One of many positions of a match under analysis, with the choice that was played, to be compared with the best.
    Analysis { played: &'a str },
}

#[derive(Default)]
pub struct BotRegistry {
    games: Vec<Box<dyn GameBots>>,
}

impl BotRegistry {
    pub fn with(mut self, bots: Box<dyn GameBots>) -> Self {
        self.games.push(bots);
        self
    }

    fn of(&self, game: &str) -> Result<&dyn GameBots, String> {
        let found = self.games.iter().find(|bots| bots.game() == game);
        found.map(Box::as_ref).ok_or_else(|| format!("there are no bots for '{game}'"))
    }

    /// A bot for any seat of this match.
    pub fn player(&self, played: &dyn AnyMatch, spec: impl Into<Spec>, seed: u64) -> Result<Box<dyn Player>, String> {
        Ok(self.of(played.game())?.player(played, spec.into(), seed))
    }

    /// What a search thinks of the offers the seat has, from what the seat can see.
    pub fn advise(&self, played: &dyn AnyMatch, seat: Seat, effort: Effort, seed: u64) -> Result<Advice, String> {
        let advice = self.of(played.game())?.advise(played, seat, effort, seed);
        advice.ok_or_else(|| format!("{seat} is not asked anything, or no world was found that fits what it saw"))
    }

    pub fn simulate(&self, game: &str, simulation: &Simulation, watch: Watch) -> Result<SimulationResult, String> {
        self.of(game)?.simulate(simulation, watch)
    }

    /// Plays one game of bots to its end.
    pub fn play(&self, game: &str, bot_game: &BotGame) -> Result<BotGameResult, String> {
        self.of(game)?.play(bot_game)
    }

    /// Learns weights for the game's judge from self-play.
    pub fn fit(&self, game: &str, fit: &Fit, after_game: AfterGame) -> Result<WeightFile, String> {
        self.of(game)?.fit(fit, after_game)
    }

    /// A number that changes when the levels of a game change, or what its judge learned.
    pub fn tuning_hash(&self, game: &str, options: &[(String, String)]) -> Result<u64, String> {
        self.of(game)?.tuning_hash(options)
    }
}
