//! Bots for games whose type is not known when the program is compiled.

use std::marker::PhantomData;

use age_of_innovation::AgeOfInnovation;
use innovation::{All, Engine, Innovation, Rules};
use inventions::Inventions;
use table::scene::Staged;
use table::{AnyMatch, Game, Match, Rng, Seat, Sight, parse_options};

use crate::simulate::{Simulation, Tally, Watch};
use crate::{AgeOfInnovationJudge, Bot, Greedy, InnovationJudge, InventionsJudge, Judge, Random, loses_patience};

/// A bot at a seat of any match.
pub trait Player: Send {
    /// The choice in notation; `None` if the seat is not asked.
    fn choose(&mut self, table: &dyn AnyMatch, seat: Seat) -> Option<String>;
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Strength {
    Random,
    Greedy,
}

impl Strength {
    pub const ALL: [Strength; 2] = [Strength::Random, Strength::Greedy];

    pub const fn name(self) -> &'static str {
        match self {
            Strength::Random => "random",
            Strength::Greedy => "greedy",
        }
    }

    pub fn parse(name: &str) -> Option<Self> {
        Strength::ALL.into_iter().find(|strength| strength.name() == name)
    }
}

struct Seated<G, B> {
    bot: B,
    rng: Rng,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, B: Bot<G>> Player for Seated<G, B> {
    fn choose(&mut self, table: &dyn AnyMatch, seat: Seat) -> Option<String> {
        let table: &Match<G> = table.as_any().downcast_ref().expect("a bot plays the game it was made for");
        let sight = Sight::new(table.position(), seat)?;
        let choice = match loses_patience(table.history().len(), &mut self.rng) {
            true => Random.choose(&sight, &mut self.rng),
            false => self.bot.choose(&sight, &mut self.rng),
        };
        Some(choice.to_string())
    }
}

/// A bot of this strength for a game with that judge.
pub(crate) fn bot<G: Game>(strength: Strength, judge: fn() -> Box<dyn Judge<G>>) -> Box<dyn Bot<G>> {
    match strength {
        Strength::Random => Box::new(Random),
        Strength::Greedy => Box::new(Greedy::new(judge())),
    }
}

impl<G: Game> Bot<G> for Box<dyn Bot<G>> {
    fn choose(&mut self, sight: &Sight<G>, rng: &mut Rng) -> G::Choice {
        (**self).choose(sight, rng)
    }
}

impl<G: Game> Judge<G> for Box<dyn Judge<G>> {
    fn worth(&self, game: &G, seat: Seat) -> f32 {
        (**self).worth(game, seat)
    }

    fn settled(&self, question: &G::Question) -> bool {
        (**self).settled(question)
    }

    fn waits(&self, choice: &G::Choice) -> bool {
        (**self).waits(choice)
    }
}

/// Every offer of a seat with its worth, in notation.
type Rated = Vec<(String, f32)>;

trait Trainer: Send + Sync {
    fn game(&self) -> &'static str;
    fn player(&self, strength: Strength, seed: u64) -> Box<dyn Player>;
    fn rate(&self, table: &dyn AnyMatch, seat: Seat, seed: u64) -> Option<Rated>;
    fn simulate(&self, simulation: &Simulation, watch: Watch) -> Result<Tally, String>;
}

/// A hint looks at more worlds than a move needs.
const HINT_WORLDS: usize = 8;

struct For<G: Game> {
    judge: fn() -> Box<dyn Judge<G>>,
}

impl<G: Staged> Trainer for For<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn player(&self, strength: Strength, seed: u64) -> Box<dyn Player> {
        Box::new(Seated::<G, _> { bot: bot(strength, self.judge), rng: Rng::new(seed), game: PhantomData })
    }

    fn rate(&self, table: &dyn AnyMatch, seat: Seat, seed: u64) -> Option<Rated> {
        let table: &Match<G> = table.as_any().downcast_ref().expect("a judge judges the game it was made for");
        let sight = Sight::new(table.position(), seat)?;
        let greedy = Greedy { judge: (self.judge)(), worlds: HINT_WORLDS };
        let rated = greedy.rate(&sight, &mut Rng::new(seed)).into_iter();
        Some(rated.map(|(choice, worth)| (choice.to_string(), worth)).collect())
    }

    fn simulate(&self, simulation: &Simulation, watch: Watch) -> Result<Tally, String> {
        simulation.run::<G>(self.judge, watch)
    }
}

/// One game with two engines. A match tells which of them it has, and before there is one, its options do.
struct Either<G: Game, H: Game> {
    usual: For<G>,
    other: For<H>,
    /// Whether these options need the other engine.
    is_other: fn(&G::Options) -> bool,
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

impl<G: Staged, H: Staged> Trainer for Either<G, H> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn player(&self, strength: Strength, seed: u64) -> Box<dyn Player> {
        let (usual, other) = (self.usual.player(strength, seed), self.other.player(strength, seed));
        Box::new(EitherPlayer::<H> { usual, other, game: PhantomData })
    }

    fn rate(&self, table: &dyn AnyMatch, seat: Seat, seed: u64) -> Option<Rated> {
        let trainer: &dyn Trainer = if is_match_of::<H>(table) { &self.other } else { &self.usual };
        trainer.rate(table, seat, seed)
    }

    fn simulate(&self, simulation: &Simulation, watch: Watch) -> Result<Tally, String> {
        let options: G::Options = parse_options(simulation.pairs()).map_err(|error| error.to_string())?;
        let trainer: &dyn Trainer = if (self.is_other)(&options) { &self.other } else { &self.usual };
        trainer.simulate(simulation, watch)
    }
}

/// All bots of all games.
pub struct House {
    trainers: Vec<Box<dyn Trainer>>,
}

impl Default for House {
    fn default() -> Self {
        House {
            trainers: vec![
                Box::new(Either {
                    usual: For::<Innovation> { judge: || Box::new(InnovationJudge) },
                    other: For::<Engine<All>> { judge: || Box::new(InnovationJudge) },
                    is_other: Rules::has_expansions,
                }),
                Box::new(For::<AgeOfInnovation> { judge: || Box::new(AgeOfInnovationJudge::default()) }),
                Box::new(For::<Inventions> { judge: || Box::new(InventionsJudge::default()) }),
            ],
        }
    }
}

impl House {
    fn trainer(&self, game: &str) -> Result<&dyn Trainer, String> {
        let found = self.trainers.iter().find(|trainer| trainer.game() == game);
        found.map(Box::as_ref).ok_or_else(|| format!("there are no bots for '{game}'"))
    }

    pub fn player(&self, game: &str, strength: Strength, seed: u64) -> Result<Box<dyn Player>, String> {
        Ok(self.trainer(game)?.player(strength, seed))
    }

    /// What a bot thinks of every offer the seat has, from what the seat can see.
    pub fn rate(&self, table: &dyn AnyMatch, seat: Seat, seed: u64) -> Result<Rated, String> {
        let rated = self.trainer(table.game())?.rate(table, seat, seed);
        rated.ok_or_else(|| format!("{seat} is not asked anything"))
    }

    pub fn simulate(&self, game: &str, simulation: &Simulation, watch: Watch) -> Result<Tally, String> {
        self.trainer(game)?.simulate(simulation, watch)
    }
}
