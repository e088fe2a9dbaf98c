//! Bots at the seats of matches whose game is not known when the program is compiled.

use std::time::Instant;

use serde::{Deserialize, Serialize};
use table::{AnyMatch, Attention, Match, Observation, Rng, Seat, Secrets, Setup, parse_options};

use crate::strength::Spec;
use crate::trained::{BotsFor, Trained};
use crate::{Bot, Budget, Random, loses_patience};

/// A bot at a seat of any match.
pub trait Player: Send {
    /// The choice in notation; `None` if the seat is not asked.
    fn choose(&mut self, played: &dyn AnyMatch, seat: Seat) -> Option<String>;

    /// From now on it spends at most this part of an expert's budget on a decision, in percent, even if its own budget
    /// is larger. Answers how many percent of its own budget it may still spend.
    fn limit(&mut self, percent: u8) -> u8;
}

pub(crate) struct BotAtSeat<G: Secrets, B> {
    bot: B,
    rng: Rng,
    /// What an expert at this game may spend on a decision.
    expert: Budget,
    /// How many choices the match had after this bot's last one.
    choices: usize,
    /// What it has seen so far, once it has been asked.
    attention: Option<Attention<G>>,
    remembers: bool,
}

impl<G: Secrets, B: Bot<G>> BotAtSeat<G, B> {
    pub fn new(bot: B, remembers: bool, expert: Budget, seed: u64) -> Self {
        BotAtSeat { bot, rng: Rng::new(seed), expert, choices: 0, attention: None, remembers }
    }

    fn decide(&mut self, played: &Match<G>, seat: Seat) -> Option<G::Choice> {
        let observation = match self.remembers {
            true => {
                let attention = attend(&mut self.attention, played, seat);
                Observation::remembering(played.position(), seat, attention.memory())?
            }
            false => Observation::new(played.position(), seat)?,
        };
        let choices = played.history().len();
        if choices != self.choices {
            self.bot.others_chose();
        }
        self.choices = choices + 1;
        Some(match loses_patience(choices, &mut self.rng) {
            true => {
                self.bot.others_chose();
                Random.choose(&observation, &mut self.rng)
            }
            false => self.bot.choose(&observation, &mut self.rng),
        })
    }
}

/// The seat's attention, with what has happened since it was last asked.
fn attend<'a, G: Secrets>(
    attention: &'a mut Option<Attention<G>>,
    played: &Match<G>,
    seat: Seat,
) -> &'a mut Attention<G> {
    let of_seat = attention.take().filter(|attention| attention.seat() == seat);
    let attention = attention.insert(of_seat.unwrap_or_else(|| Attention::new(played, seat)));
    attention.follow(played);
    attention
}

impl<G: Secrets, B: Bot<G>> Player for BotAtSeat<G, B> {
    fn choose(&mut self, played: &dyn AnyMatch, seat: Seat) -> Option<String> {
        let played: &Match<G> = played.as_any().downcast_ref().expect("a bot plays the game it was made for");
        self.decide(played, seat).map(|choice| choice.to_string())
    }

    fn limit(&mut self, percent: u8) -> u8 {
        self.bot.limit(self.expert.part(percent))
    }
}

/// Now and then takes a random offer instead of what the bot would choose.
pub(crate) struct Blundering<B> {
    pub bot: B,
    /// One choice in this many.
    pub one_in: usize,
}

impl<G: Secrets, B: Bot<G>> Bot<G> for Blundering<B> {
    fn choose(&mut self, observation: &Observation<G>, rng: &mut Rng) -> G::Choice {
        if rng.below(self.one_in) == 0 {
            self.bot.others_chose();
            return Random.choose(observation, rng);
        }
        self.bot.choose(observation, rng)
    }

    fn others_chose(&mut self) {
        self.bot.others_chose();
    }

    fn limit(&mut self, most: Budget) -> u8 {
        self.bot.limit(most)
    }
}

impl<G: Secrets> Bot<G> for Box<dyn Bot<G>> {
    fn choose(&mut self, observation: &Observation<G>, rng: &mut Rng) -> G::Choice {
        (**self).choose(observation, rng)
    }

    fn others_chose(&mut self) {
        (**self).others_chose();
    }

    fn limit(&mut self, most: Budget) -> u8 {
        (**self).limit(most)
    }
}

/// A single game of bots.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BotGame {
    /// The bot of each seat.
    pub bots: Vec<Spec>,
    pub options: Vec<(String, String)>,
    pub seed: u64,
}

/// How a game of bots went.
pub struct BotGameResult {
    pub played: Box<dyn AnyMatch>,
    /// Per seat: how often it decided, and how long that took in all.
    pub decisions: Vec<usize>,
    pub seconds: Vec<f64>,
}

impl BotGame {
    pub(crate) fn play<T: Trained>(&self, bots: &BotsFor<T>) -> Result<BotGameResult, String> {
        let pairs = self.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options = parse_options(pairs).map_err(|error| error.to_string())?;
        let names = self.bots.iter().enumerate().map(|(seat, spec)| format!("{spec} {}", Seat::new(seat))).collect();
        self.bots.iter().try_for_each(|spec| bots.is_ready(*spec, &options, self.bots.len()))?;
        let setup = Setup { options, names, seed: self.seed.into() };
        let mut played = Match::<T::Game>::new(setup).map_err(|error| error.to_string())?;
        let mut seeds = Rng::new(self.seed);
        let seat = |&spec: &Spec| bots.at_seat(spec, seeds.seed());
        let mut seated: Vec<_> = self.bots.iter().map(seat).collect();
        let seats = self.bots.len();
        let (mut decisions, mut seconds) = (vec![0; seats], vec![0.0; seats]);
        while let Some(seat) = played.position().asked().first().map(|asked| asked.seat) {
            let started = Instant::now();
            let choice = seated[seat.index()].decide(&played, seat).expect("the seat is asked");
            seconds[seat.index()] += started.elapsed().as_secs_f64();
            decisions[seat.index()] += 1;
            let refused = |refusal| format!("a bot chose {choice}: {refusal}");
            played.choose(seat, choice).map_err(refused)?;
        }
        Ok(BotGameResult { played: Box::new(played), decisions, seconds })
    }
}
