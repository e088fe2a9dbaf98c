//! The bots of one game: what they are made of, and what is the same for every game.

use std::sync::{Arc, OnceLock};

use table::encoding::Encoded;
use table::scene::Staged;
use table::text::Language;
use table::{
    AnyMatch, Attention, Digest, Either, Game, MAX_SEATS, Match, Observation, Options, PerSeat, Plans, Rng, Seat,
    Spoken, parse_options,
};

use crate::fit::{Fit, Learned, PlayGame, Sample, SelfPlay};
use crate::fitted::{Features, Fitted, WeightFile};
use crate::levels::Levels;
use crate::network::{AtSight, Network, NetworkJudge, TRUST, by_network, missing};
use crate::player::{Blundering, BotAtSeat, BotGame, BotGameResult, Player};
use crate::reasons::{Reason, reasons, words};
use crate::registry::{Advice, Effort};
use crate::search::is_as_small_as_stated;
use crate::simulate::{Simulation, SimulationResult, Watch};
use crate::strength::{Limit, Spec, Strength};
use crate::{Bot, Budget, Greedy, Judge, Random, Search, Tuning};

/// All that differs from game to game.
pub trait Trained: 'static {
    type Game: Encoded + Spoken + Plans + Staged;
    /// The judge of the greedy bot.
    type ByHand: Judge<Self::Game> + Default + 'static;
    /// What the judge of the levels looks at.
    type Features: Features<Self::Game>;

    /// What that judge learned, unless the program is given something else: the text of a weight file.
    const WEIGHTS: &'static str;
    const LEVELS: &'static Levels;
    /// The search in games that it learns from.
    const SELF_PLAY: Tuning = Self::LEVELS.tuning;

    /// What its reasons say: Fluent messages.
    fn reason_words(_: Language) -> &'static str {
        ""
    }
}

/// The bots of one game, for callers that do not know its type.
pub trait GameBots: Send + Sync {
    fn game(&self) -> &'static str;
    fn player(&self, played: &dyn AnyMatch, spec: Spec, seed: u64) -> Box<dyn Player>;
    /// For how many iterations a level thinks about a decision in this match.
    fn iterations(&self, _played: &dyn AnyMatch, _strength: Strength) -> Option<usize> {
        None
    }
    fn advise(&self, played: &dyn AnyMatch, seat: Seat, effort: &Effort, seed: u64) -> Option<Advice>;
    /// Why each of these choices is good or bad, from what the seat can see; at most three reasons each.
    fn reasons(&self, played: &dyn AnyMatch, seat: Seat, choices: &[String], seed: u64) -> Vec<Vec<Reason>> {
        let _ = (played, seat, choices, seed);
        Vec::new()
    }
    /// Everything that can be a reason with these options, and the words for it.
    fn every_reason(&self, _options: &[(String, String)]) -> Result<Vec<Reason>, String> {
        Ok(Vec::new())
    }
    fn reason_words(&self, _language: Language) -> Vec<&'static str> {
        Vec::new()
    }
    fn simulate(&self, simulation: &Simulation, watch: Watch) -> Result<SimulationResult, String>;
    fn play(&self, bot_game: &BotGame) -> Result<BotGameResult, String>;
    fn fit(&self, fit: &Fit, play: PlayGame) -> Result<WeightFile, String>;
    fn self_play(&self, task: &SelfPlay) -> Result<Vec<Sample>, String>;
    /// The levels judge by this weight file instead of what is built in. They must not have played yet.
    fn take_weights(&self, text: &str) -> Result<(), String>;
    /// Bots that are asked for as rivals judge by this weight file.
    fn take_rival(&self, text: &str) -> Result<(), String>;
    /// The bot `network` plays by this file, which was trained with these options. It must not have played yet.
    fn take_network(&self, _file: &[u8], _options: &[(String, String)]) -> Result<(), String> {
        Err(format!("no network plays {}", self.game()))
    }
    /// Whether the bot knows how to play at this table.
    fn can_play(&self, _spec: Spec, _played: &dyn AnyMatch) -> Result<(), String> {
        Ok(())
    }
    fn tuning_hash(&self, options: &[(String, String)]) -> Result<u64, String>;
    /// Those of all its engines.
    fn tuning_hashes(&self) -> Vec<u64>;
}

pub fn game_bots<T: Trained>() -> Box<dyn GameBots> {
    const { assert!(is_as_small_as_stated::<T::Game>()) };
    Box::new(BotsFor::<T>::new())
}

/// The bots of one game with two engines; see [`table::either_game`].
pub fn either_bots<T: Trained, U: Trained>(is_other: fn(&<T::Game as Game>::Options) -> bool) -> Box<dyn GameBots> {
    Box::new(Either::new(game_bots::<T>(), game_bots::<U>(), is_other))
}

pub(crate) struct BotsFor<T: Trained> {
    /// A weight file, if another one than that which is built in was given.
    weights: OnceLock<String>,
    /// Read when they are first needed.
    fitted: OnceLock<Fitted<T::Features>>,
    /// What rivals judge by, if they were given something of their own.
    rival: OnceLock<(String, Fitted<T::Features>)>,
    /// What the bot `network` plays by, if anything.
    network: OnceLock<Arc<Network>>,
}

impl<T: Trained> BotsFor<T> {
    fn new() -> Self {
        BotsFor { weights: OnceLock::new(), fitted: OnceLock::new(), rival: OnceLock::new(), network: OnceLock::new() }
    }

    fn weights(&self) -> &str {
        self.weights.get().map_or(T::WEIGHTS, String::as_str)
    }

    fn fitted(&self) -> Fitted<T::Features> {
        self.fitted.get_or_init(|| Fitted::read::<T::Game>(self.weights()).expect("sound weights")).clone()
    }

    /// Bots of the same name play differently when levels or weights change.
    fn hash(&self) -> u64 {
        let mut digest = Digest::new();
        let rival = self.rival.get().map_or("", |(text, _)| text);
        format!("{:?}{}{rival}", T::LEVELS, self.weights()).bytes().for_each(|byte| digest.byte(byte));
        if let Some(network) = self.network.get() {
            digest.number(network.hash());
        }
        digest.finish()
    }

    /// The bot that the spec asks for.
    pub fn bot(&self, spec: Spec) -> Box<dyn Bot<T::Game>> {
        let Some(level) = T::LEVELS.of(spec.strength) else {
            return match spec.strength {
                Strength::Network => self.network_bot(spec.limit),
                Strength::Greedy => Box::new(Greedy::new(T::ByHand::default())),
                _ => Box::new(Random),
            };
        };
        let budget = spec.limit.map_or_else(|| T::LEVELS.budget(level.iterations), Budget::of);
        let rival = self.rival.get().filter(|_| spec.rival).map(|(_, fitted)| fitted.clone());
        let search = Search::new(rival.unwrap_or_else(|| self.fitted()), T::LEVELS.tuning, budget);
        match level.slip {
            None => Box::new(search),
            Some(one_in) => Box::new(Blundering { bot: search, one_in }),
        }
    }

    pub fn at_seat(&self, spec: Spec, seed: u64) -> BotAtSeat<T::Game, Box<dyn Bot<T::Game>>> {
        // The yardsticks do not change: they play as they always have.
        let remembers = !matches!(spec.strength, Strength::Random | Strength::Greedy);
        BotAtSeat::new(self.bot(spec), remembers, T::LEVELS.expert_budget(), seed)
    }

    fn network_bot(&self, limit: Option<Limit>) -> Box<dyn Bot<T::Game>> {
        let network = self.network.get().expect("asked for before").clone();
        let judge = NetworkJudge::new(network, self.fitted(), TRUST);
        match limit {
            None => Box::new(AtSight(judge)),
            Some(limit) => Box::new(Search::new(judge, by_network(T::LEVELS.tuning), Budget::of(limit))),
        }
    }

    /// Whether there is a network for a bot that needs one, and it was trained for such a table.
    pub fn is_ready(&self, spec: Spec, options: &<T::Game as Game>::Options, seats: usize) -> Result<(), String> {
        match (spec.strength, self.network.get()) {
            (Strength::Network, None) => Err(missing(T::Game::NAME)),
            (Strength::Network, Some(network)) => network.fits::<T::Game>(options, seats),
            _ => Ok(()),
        }
    }
}

impl<T: Trained> GameBots for BotsFor<T> {
    fn game(&self) -> &'static str {
        T::Game::NAME
    }

    fn player(&self, _: &dyn AnyMatch, spec: Spec, seed: u64) -> Box<dyn Player> {
        Box::new(self.at_seat(spec, seed))
    }

    fn iterations(&self, _: &dyn AnyMatch, strength: Strength) -> Option<usize> {
        T::LEVELS.of(strength).map(|level| level.iterations)
    }

    fn advise(&self, played: &dyn AnyMatch, seat: Seat, effort: &Effort, seed: u64) -> Option<Advice> {
        let played: &Match<T::Game> = played.as_any().downcast_ref().expect("a judge judges the game it was made for");
        let attention = Attention::new(played, seat);
        let observation = Observation::remembering(played.position(), seat, attention.memory())?;
        let levels = T::LEVELS;
        let budget = match effort {
            Effort::Hint { percent } => levels.budget(levels.hint).part(*percent),
            Effort::Analysis { .. } => levels.budget(levels.analysis),
            Effort::Iterations { iterations } => Budget::iterations(*iterations),
        };
        let mut search = Search::new(self.fitted(), levels.tuning, budget);
        let mut rng = Rng::new(seed);
        let mut found = search.search(&observation, &mut rng)?;
        if let Effort::Analysis { played } = effort {
            let choice = observation.offers().iter().find(|offer| offer.to_string() == *played);
            found = choice.and_then(|choice| search.compare(&observation, *choice, &mut rng)).unwrap_or(found);
        }
        let game = played.position().game();
        let chance = |mean: f32| {
            // All that is known of the others is that they share the rest.
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

    fn reasons(&self, played: &dyn AnyMatch, seat: Seat, choices: &[String], seed: u64) -> Vec<Vec<Reason>> {
        let played: &Match<T::Game> = played.as_any().downcast_ref().expect("a judge judges the game it was made for");
        let attention = Attention::new(played, seat);
        let observation = Observation::remembering(played.position(), seat, attention.memory());
        let Some(observation) = observation else { return Vec::new() };
        let named = |choice: &String| observation.offers().iter().copied().find(|offer| offer.to_string() == *choice);
        let offers: Vec<_> = choices.iter().map(named).collect();
        let known: Vec<_> = offers.iter().flatten().copied().collect();
        let mut found = reasons(&self.fitted(), &observation, &known, &mut Rng::new(seed)).into_iter();
        offers.iter().map(|offer| offer.and_then(|_| found.next()).unwrap_or_default()).collect()
    }

    fn every_reason(&self, _: &[(String, String)]) -> Result<Vec<Reason>, String> {
        Ok(Reason::every::<T::Game, T::Features>())
    }

    fn reason_words(&self, language: Language) -> Vec<&'static str> {
        vec![words(language), T::reason_words(language)]
    }

    fn simulate(&self, simulation: &Simulation, watch: Watch) -> Result<SimulationResult, String> {
        simulation.run(self, watch)
    }

    fn play(&self, bot_game: &BotGame) -> Result<BotGameResult, String> {
        bot_game.play(self)
    }

    fn fit(&self, fit: &Fit, play: PlayGame) -> Result<WeightFile, String> {
        let Learned { weights, sureness, figures } = fit.run::<T>(play)?;
        let game = T::Game::NAME;
        Ok(WeightFile { game: game.into(), command: fit.command(game), figures, sureness, weights })
    }

    fn self_play(&self, task: &SelfPlay) -> Result<Vec<Sample>, String> {
        task.run::<T>()
    }

    fn take_weights(&self, text: &str) -> Result<(), String> {
        Fitted::<T::Features>::read::<T::Game>(text)?;
        self.weights.set(text.to_string()).map_err(|_| format!("{} was given weights twice", T::Game::NAME))
    }

    fn take_rival(&self, text: &str) -> Result<(), String> {
        let fitted = Fitted::<T::Features>::read::<T::Game>(text)?;
        let given = self.rival.set((text.to_string(), fitted));
        given.map_err(|_| format!("rivals of {} were given weights twice", T::Game::NAME))
    }

    fn take_network(&self, file: &[u8], options: &[(String, String)]) -> Result<(), String> {
        let network = Network::read(file)?;
        let pairs = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options = parse_options(pairs).map_err(|error| error.to_string())?;
        network.fits::<T::Game>(&options, network.seats())?;
        let taken = self.network.set(Arc::new(network));
        taken.map_err(|_| format!("{} was given a network twice", T::Game::NAME))
    }

    fn can_play(&self, spec: Spec, played: &dyn AnyMatch) -> Result<(), String> {
        let played: &Match<T::Game> = played.as_any().downcast_ref().expect("a bot plays the game it was made for");
        self.is_ready(spec, &played.setup().options, played.setup().names.len())
    }

    fn tuning_hash(&self, _: &[(String, String)]) -> Result<u64, String> {
        Ok(self.hash())
    }

    fn tuning_hashes(&self) -> Vec<u64> {
        vec![self.hash()]
    }
}

impl<O: Options> GameBots for Either<dyn GameBots, O> {
    fn game(&self) -> &'static str {
        self.usual().game()
    }

    fn player(&self, played: &dyn AnyMatch, spec: Spec, seed: u64) -> Box<dyn Player> {
        self.of_match(played).player(played, spec, seed)
    }

    fn iterations(&self, played: &dyn AnyMatch, strength: Strength) -> Option<usize> {
        self.of_match(played).iterations(played, strength)
    }

    fn advise(&self, played: &dyn AnyMatch, seat: Seat, effort: &Effort, seed: u64) -> Option<Advice> {
        self.of_match(played).advise(played, seat, effort, seed)
    }

    fn reasons(&self, played: &dyn AnyMatch, seat: Seat, choices: &[String], seed: u64) -> Vec<Vec<Reason>> {
        self.of_match(played).reasons(played, seat, choices, seed)
    }

    fn every_reason(&self, options: &[(String, String)]) -> Result<Vec<Reason>, String> {
        bots_of(self, options)?.every_reason(options)
    }

    /// Both say the same.
    fn reason_words(&self, language: Language) -> Vec<&'static str> {
        self.usual().reason_words(language)
    }

    fn simulate(&self, simulation: &Simulation, watch: Watch) -> Result<SimulationResult, String> {
        bots_of(self, &simulation.options)?.simulate(simulation, watch)
    }

    fn play(&self, bot_game: &BotGame) -> Result<BotGameResult, String> {
        bots_of(self, &bot_game.options)?.play(bot_game)
    }

    fn fit(&self, fit: &Fit, play: PlayGame) -> Result<WeightFile, String> {
        bots_of(self, &fit.options)?.fit(fit, play)
    }

    fn self_play(&self, task: &SelfPlay) -> Result<Vec<Sample>, String> {
        bots_of(self, &task.fit.options)?.self_play(task)
    }

    /// Each has features of its own, which tell whose file it is.
    fn take_weights(&self, text: &str) -> Result<(), String> {
        self.usual().take_weights(text).or_else(|_| self.other().take_weights(text))
    }

    fn take_rival(&self, text: &str) -> Result<(), String> {
        self.usual().take_rival(text).or_else(|_| self.other().take_rival(text))
    }

    fn take_network(&self, file: &[u8], options: &[(String, String)]) -> Result<(), String> {
        bots_of(self, options)?.take_network(file, options)
    }

    fn can_play(&self, spec: Spec, played: &dyn AnyMatch) -> Result<(), String> {
        self.of_match(played).can_play(spec, played)
    }

    fn tuning_hash(&self, options: &[(String, String)]) -> Result<u64, String> {
        bots_of(self, options)?.tuning_hash(options)
    }

    fn tuning_hashes(&self) -> Vec<u64> {
        [self.usual(), self.other()].iter().flat_map(|bots| bots.tuning_hashes()).collect()
    }
}

fn bots_of<'a, O: Options>(
    either: &'a Either<dyn GameBots, O>,
    options: &[(String, String)],
) -> Result<&'a dyn GameBots, String> {
    either.of_options(options).map_err(|error| error.to_string())
}
