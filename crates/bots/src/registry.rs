//! The bots of all games of a program.

use serde::{Deserialize, Serialize};
use table::text::Language;
use table::{AnyMatch, Digest, Registry, Seat};

use crate::fit::{AfterGame, Fit, PlayGame, Sample, SelfPlay};
use crate::fitted::WeightFile;
use crate::network::trained_at;
use crate::player::{BotGame, BotGameResult, Player};
use crate::reasons::Reason;
use crate::simulate::{Simulation, SimulationResult, Watch};
use crate::strength::{Limit, Spec, Strength};
use crate::trained::GameBots;

/// What a search thinks of a position, from what one seat can see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// Every offer in notation, how often the search tried it, and the chance to win that it expects; the best first.
    pub choices: Vec<(String, u32, f32)>,
    /// The chance to win of every seat.
    pub expected: Vec<f32>,
}

/// How much thought advice takes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Effort {
    /// Somebody waits for a hint, which gets this much of its budget.
    Hint { percent: u8 },
    /// One of many positions of a match under analysis, with the choice that was played, to be compared with the best.
    Analysis { played: String },
    /// As many iterations as somebody asks for.
    Iterations { iterations: usize },
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
        let (bots, spec) = (self.of(played.game())?, spec.into());
        bots.can_play(spec, played)?;
        Ok(bots.player(played, spec, seed))
    }

    /// A level that takes its time: all its iterations, on however slow a machine.
    pub fn unhurried(&self, played: &dyn AnyMatch, strength: Strength) -> Result<Spec, String> {
        let iterations = self.of(played.game())?.iterations(played, strength);
        Ok(Spec { limit: iterations.map(Limit::Iterations), ..strength.into() })
    }

    /// What a search thinks of the offers the seat has, from what the seat can see.
    pub fn advise(&self, played: &dyn AnyMatch, seat: Seat, effort: &Effort, seed: u64) -> Result<Advice, String> {
        let advice = self.of(played.game())?.advise(played, seat, effort, seed);
        advice.ok_or_else(|| format!("{seat} is not asked anything, or no world was found that fits what it saw"))
    }

    /// Why each of these choices is good or bad, from what the seat can see: a few reasons each, the strongest first.
    pub fn reasons(
        &self,
        played: &dyn AnyMatch,
        seat: Seat,
        choices: &[String],
        seed: u64,
    ) -> Result<Vec<Vec<Reason>>, String> {
        Ok(self.of(played.game())?.reasons(played, seat, choices, seed))
    }

    /// What reasons say in this game: Fluent sources.
    pub fn reason_words(&self, game: &str, language: Language) -> Vec<&'static str> {
        self.of(game).map_or_else(|_| Vec::new(), |bots| bots.reason_words(language))
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
        let bots = self.of(game)?;
        self.fit_with(game, fit, &|task| {
            let samples = bots.self_play(task);
            after_game();
            samples
        })
    }

    /// The same, where somebody else sees to it that the games are played.
    pub fn fit_with(&self, game: &str, fit: &Fit, play: PlayGame) -> Result<WeightFile, String> {
        self.of(game)?.fit(fit, play)
    }

    /// Plays one game to learn from.
    pub fn self_play(&self, game: &str, task: &SelfPlay) -> Result<Vec<Sample>, String> {
        self.of(game)?.self_play(task)
    }

    /// The levels of a game judge by this weight file from now on. They must not have played yet.
    pub fn take_weights(&self, text: &str) -> Result<(), String> {
        let file: WeightFile = serde_json::from_str(text).map_err(|error| error.to_string())?;
        self.of(&file.game)?.take_weights(text)
    }

    /// Bots of the game that are asked for as rivals judge by this weight file.
    pub fn take_rival(&self, text: &str) -> Result<(), String> {
        let file: WeightFile = serde_json::from_str(text).map_err(|error| error.to_string())?;
        self.of(&file.game)?.take_rival(text)
    }

    /// The bot `network` of a game plays by this file from now on; it must not have played yet.
    pub fn take_network(&self, file: &[u8]) -> Result<(), String> {
        let at = trained_at(file)?;
        self.of(&at.game)?.take_network(file, &at.options)
    }

    /// A number that changes when the levels of a game change, or what its judge learned.
    pub fn tuning_hash(&self, game: &str, options: &[(String, String)]) -> Result<u64, String> {
        self.of(game)?.tuning_hash(options)
    }

    /// A number that is the same where the same job has the same answer: the same games with the same rules and
    /// components, played by the same bots.
    pub fn fingerprint(&self, games: &Registry) -> u64 {
        let mut digest = Digest::new();
        let mut text = |text: &str| text.bytes().for_each(|byte| digest.byte(byte));
        for game in games.games() {
            let components = game.components(&[]).map_or_else(|error| error.to_string(), |facts| facts.to_string());
            text(&format!("{} {} {components}\n", game.name(), game.rules()));
        }
        for bots in &self.games {
            text(&format!("{} {:?}\n", bots.game(), bots.tuning_hashes()));
        }
        digest.finish()
    }
}
