//! Many games of bots against each other, counted.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use serde::Serialize;
use table::{Match, Observation, Position, Record, Rng, Seat, Secrets, Setup, parse_options, set_up};

use crate::strength::{Spec, Strength};
use crate::trained::{BotsFor, Trained};
use crate::{Bot, loses_patience};

pub struct Simulation {
    pub games: usize,
    pub seats: usize,
    /// One for all seats, or one per seat.
    pub bots: Vec<Spec>,
    pub options: Vec<(String, String)>,
    pub seed: u64,
    pub jobs: usize,
    /// Whether to write down every game.
    pub records: bool,
}

#[derive(Clone, Debug, Default, Serialize)]
pub struct SimulationResult {
    pub games: usize,
    pub decisions: usize,
    pub seconds: f64,
    pub decisions_per_second: f64,
    pub decisions_per_game: f64,
    pub state_bytes: usize,
    /// Games won by each seat; a shared victory counts for each winner, a draw for nobody.
    pub wins: Vec<usize>,
    /// How the games ended.
    pub endings: BTreeMap<String, usize>,
    /// The sum of the best seat's points at the end of each game.
    #[serde(skip)]
    pub best_points: i64,
    pub mean_best_points: f64,
}

impl SimulationResult {
    fn add(&mut self, other: &SimulationResult) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.best_points += other.best_points;
        self.wins.iter_mut().zip(&other.wins).for_each(|(mine, theirs)| *mine += theirs);
        for (how, count) in &other.endings {
            *self.endings.entry(how.clone()).or_default() += count;
        }
    }
}

/// Called after every game with its seed and, if records are wanted, its record.
pub type Watch<'a> = &'a (dyn Fn(u64, Option<Record>) + Sync);

impl Simulation {
    pub(crate) fn run<T: Trained>(&self, bots: &BotsFor<T>, watch: Watch) -> Result<SimulationResult, String> {
        let options = parse_options(self.pairs()).map_err(|error| error.to_string())?;
        set_up::<T::Game>(&options, self.seats, &mut Rng::new(0)).map_err(|error| error.to_string())?;
        self.bots.iter().try_for_each(|spec| bots.is_ready(*spec, &options, self.seats))?;
        let next = AtomicUsize::new(0);
        let started = Instant::now();
        let work = || {
            let mut worker = Worker::<T::Game>::new(self, bots, &options);
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    return worker.tally;
                }
                let seed = self.seed.wrapping_add(number as u64);
                watch(seed, worker.play(seed));
            }
        };
        let mut tally = SimulationResult {
            wins: vec![0; self.seats],
            state_bytes: size_of::<T::Game>(),
            ..SimulationResult::default()
        };
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.jobs.max(1)).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                tally.add(&worker.join().expect("a worker does not panic"));
            }
        });
        tally.seconds = started.elapsed().as_secs_f64();
        tally.decisions_per_second = tally.decisions as f64 / tally.seconds.max(1e-9);
        tally.decisions_per_game = tally.decisions as f64 / tally.games.max(1) as f64;
        tally.mean_best_points = tally.best_points as f64 / tally.games.max(1) as f64;
        Ok(tally)
    }

    fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.options.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    fn spec(&self, seat: usize) -> Spec {
        self.bots[seat % self.bots.len()]
    }
}

struct Worker<'a, G: Secrets> {
    simulation: &'a Simulation,
    options: &'a G::Options,
    bots: Vec<Box<dyn Bot<G>>>,
    all_random: bool,
    tally: SimulationResult,
}

impl<'a, G: Secrets> Worker<'a, G> {
    fn new<T: Trained<Game = G>>(simulation: &'a Simulation, bots: &BotsFor<T>, options: &'a G::Options) -> Self {
        Worker {
            simulation,
            options,
            bots: (0..simulation.seats).map(|seat| bots.bot(simulation.spec(seat))).collect(),
            all_random: simulation.bots.iter().all(|spec| spec.strength == Strength::Random),
            tally: SimulationResult { wins: vec![0; simulation.seats], ..SimulationResult::default() },
        }
    }

    fn play(&mut self, seed: u64) -> Option<Record> {
        let mut rng = Rng::new(seed);
        let game = G::set_up(self.options, self.simulation.seats, &mut rng).expect("set up before");
        let mut position = Position::new(game);
        let mut history = Vec::new();
        let mut decisions = 0;
        self.bots.iter_mut().for_each(Bot::others_chose);
        while let Some((seat, choice)) = self.decide(&position, decisions, &mut rng) {
            let others = self.bots.iter_mut().enumerate().filter(|(other, _)| *other != seat.index());
            others.for_each(|(_, bot)| bot.others_chose());
            if self.simulation.records {
                history.push((seat, choice));
            }
            position.choose(seat, choice).expect("bots choose what is offered");
            decisions += 1;
        }
        self.tally.decisions += decisions;
        let outcome = position.outcome().expect("a game ends with an outcome");
        self.tally.games += 1;
        self.tally.best_points += i64::from(outcome.points.iter().copied().max().unwrap_or(0));
        *self.tally.endings.entry(outcome.how.to_string()).or_default() += 1;
        if outcome.how != "draw" {
            outcome.winners().for_each(|winner| self.tally.wins[winner.index()] += 1);
        }
        self.simulation.records.then(|| self.record(seed, &history))
    }

    fn record(&self, seed: u64, history: &[(Seat, G::Choice)]) -> Record {
        let name = |seat: usize| format!("{} {}", self.simulation.spec(seat), Seat::new(seat));
        let names = (0..self.simulation.seats).map(name).collect();
        let setup = Setup { options: self.options.clone(), names, seed: seed.into() };
        let mut played = Match::<G>::new(setup).expect("set up before");
        for &(seat, choice) in history {
            played.choose(seat, choice).expect("chosen before");
        }
        played.record()
    }

    fn decide(&mut self, position: &Position<G>, decisions: usize, rng: &mut Rng) -> Option<(Seat, G::Choice)> {
        let asked = position.asked().first()?;
        if self.all_random || loses_patience(decisions, rng) {
            self.bots[asked.seat.index()].others_chose();
            let offers = position.offers(asked);
            return Some((asked.seat, offers[rng.below(offers.len())]));
        }
        let observation = Observation::new(position, asked.seat)?;
        Some((asked.seat, self.bots[asked.seat.index()].choose(&observation, rng)))
    }
}
