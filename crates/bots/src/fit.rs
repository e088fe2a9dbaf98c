//! Learning weights from self-play: positions of many games, what came of them, and the weights under which that was
//! likeliest.
//!
//! Generation by generation: the first games are played by the greedy bot, the next by a search with what was learned
//! so far.

use std::sync::atomic::{AtomicUsize, Ordering};

use serde::{Deserialize, Serialize};
use table::{Observation, Position, Rng, Seat, Secrets, parse_options, set_up};

use crate::fitted::{Features, Figures, Fitted, MOMENTS, Weights, moment, surer};
use crate::trained::Trained;
use crate::{Bot, Budget, Greedy, Random, Search, Shares, chances, loses_patience, victory};

/// How weights are fitted.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Fit {
    /// Games of the first generation, and of every later one.
    pub first_games: usize,
    pub games: usize,
    pub generations: usize,
    /// Of a search in self-play.
    pub iterations: usize,
    /// How many sit at a table; each game takes one of these in turn.
    pub seats: Vec<usize>,
    pub options: Vec<(String, String)>,
    /// Each of these is changed in the options of one more kind of table; games are played at all kinds in turn.
    pub also: Vec<(String, String)>,
    pub seed: u64,
    pub jobs: usize,
}

/// One position to learn from: how far the game had come, each seat's features, what each seat got in the end, and who
/// won.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Sample {
    progress: f32,
    seats: Vec<Vec<(u16, f32)>>,
    result: Shares,
    won: Shares,
}

/// The result of a fit.
pub struct Learned {
    pub weights: Vec<(String, Weights)>,
    pub sureness: Weights,
    pub figures: Figures,
}

/// Called after every game of self-play.
pub type AfterGame<'a> = &'a (dyn Fn() + Sync);

/// One game to learn from.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SelfPlay {
    pub fit: Fit,
    pub generation: usize,
    /// Which of the generation's games.
    pub number: usize,
    /// What was learned before; the first generation does not look at it.
    pub weights: Vec<Weights>,
}

/// Plays a game to learn from, here or elsewhere.
pub type PlayGame<'a> = &'a (dyn Fn(&SelfPlay) -> Result<Vec<Sample>, String> + Sync);

impl Fit {
    pub(crate) fn run<T: Trained>(&self, play: PlayGame) -> Result<Learned, String> {
        self.setups::<T::Game>()?;
        let mut weights = vec![[0.0; MOMENTS]; T::Features::names().len()];
        let mut figures = Figures::default();
        let mut games: Vec<Vec<Sample>> = Vec::new();
        for generation in 0..=self.generations {
            // Games of all generations together teach most, because they vary more.
            games.extend(self.play(generation, &weights, play)?);
            (weights, figures) = learn(&games, weights, T::Features::LAMBDA, T::Features::WEIGHT_DECAY);
        }
        weights.iter_mut().flatten().for_each(|weight| *weight = (*weight * 1e4).round() / 1e4);
        let sureness = sureness(&games, &weights);
        Ok(Learned { weights: T::Features::names().into_iter().zip(weights).collect(), sureness, figures })
    }

    /// The options and numbers of seats that games are played with in turn.
    fn setups<G: Secrets>(&self) -> Result<Vec<(G::Options, usize)>, String> {
        let changes = std::iter::once(None).chain(self.also.iter().map(Some));
        let mut setups = Vec::new();
        for change in changes {
            let kept = self.options.iter().filter(|(key, _)| change.is_none_or(|(changed, _)| changed != key));
            let pairs = kept.chain(change).map(|(key, value)| (key.as_str(), value.as_str()));
            let options: G::Options = parse_options(pairs).map_err(|error| error.to_string())?;
            for &seats in &self.seats {
                set_up::<G>(&options, seats, &mut Rng::new(0)).map_err(|error| error.to_string())?;
                setups.push((options.clone(), seats));
            }
        }
        Ok(setups)
    }

    /// The games of a generation, by number, whichever thread finished first.
    fn play(&self, generation: usize, weights: &[Weights], play: PlayGame) -> Result<Vec<Vec<Sample>>, String> {
        let games = if generation == 0 { self.first_games } else { self.games };
        let next = AtomicUsize::new(0);
        let work = || {
            let mut task = SelfPlay { fit: self.clone(), generation, number: 0, weights: weights.to_vec() };
            let mut played = Vec::new();
            loop {
                task.number = next.fetch_add(1, Ordering::Relaxed);
                if task.number >= games {
                    return Ok(played);
                }
                // After a failure the others need not go on.
                let samples = play(&task).inspect_err(|_| next.store(games, Ordering::Relaxed))?;
                played.push((task.number, samples));
            }
        };
        let played: Result<Vec<_>, String> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.jobs.clamp(1, games.max(1))).map(|_| scope.spawn(work)).collect();
            workers.into_iter().map(|worker| worker.join().expect("a worker does not panic")).collect()
        });
        let mut played: Vec<(usize, Vec<Sample>)> = played?.into_iter().flatten().collect();
        played.sort_by_key(|(number, _)| *number);
        Ok(played.into_iter().map(|(_, samples)| samples).collect())
    }

    /// The command that does this.
    pub fn command(&self, game: &str) -> String {
        let seats: Vec<String> = self.seats.iter().map(usize::to_string).collect();
        let set = self.options.iter().map(|(key, value)| format!(" --set {key}={value}"));
        let also = self.also.iter().map(|(key, value)| format!(" --also {key}={value}"));
        let options: String = set.chain(also).collect();
        format!(
            "innovarium fit {game} --first-games {} --games {} --generations {} --iterations {} \
             --seats {} --seed {}{options}",
            self.first_games,
            self.games,
            self.generations,
            self.iterations,
            seats.join(","),
            self.seed,
        )
    }
}

impl SelfPlay {
    pub(crate) fn run<T: Trained>(&self) -> Result<Vec<Sample>, String> {
        let SelfPlay { fit, generation, number, weights } = self;
        if weights.len() != T::Features::names().len() {
            return Err(format!("{} weights are not those of this game", weights.len()));
        }
        let setups = fit.setups::<T::Game>()?;
        let (options, seats) = setups.get(number % setups.len().max(1)).ok_or("nobody sits at the table")?;
        let make = |greedy: bool| -> Box<dyn Bot<T::Game>> {
            if *generation == 0 || greedy {
                return Box::new(Greedy { judge: T::ByHand::default(), worlds: 1 });
            }
            let fitted = Fitted::<T::Features>::new(weights.clone());
            Box::new(Search::new(fitted, T::SELF_PLAY, Budget::iterations(fit.iterations)))
        };
        let seed = fit.seed ^ (*generation as u64) << 40 ^ *number as u64;
        let sparring = sparring_seat::<T::Game, T::Features>(*number, *seats);
        Ok(play::<T::Game, T::Features>(options, *seats, seed, sparring, &make))
    }
}

/// The seat that the greedy bot takes in this game as a sparring partner, if it does.
fn sparring_seat<G: Secrets, F: Features<G>>(number: usize, seats: usize) -> Option<usize> {
    (number % 3 + F::SPARRING_GAMES >= 3).then_some(number / 3 % seats)
}

/// Plays a game to learn from. Now and then a choice is random, so that more than one way to play is seen.
fn play<G: Secrets, F: Features<G>>(
    options: &G::Options,
    seats: usize,
    seed: u64,
    sparring_seat: Option<usize>,
    make: &dyn Fn(bool) -> Box<dyn Bot<G>>,
) -> Vec<Sample> {
    /// One choice in this many is random.
    const RANDOM_ONE_IN: usize = 12;
    let mut rng = Rng::new(seed);
    let mut position = Position::new(G::set_up(options, seats, &mut rng).expect("set up before"));
    let mut bots: Vec<_> = (0..seats).map(|seat| make(sparring_seat == Some(seat))).collect();
    let mut samples = Vec::new();
    let mut decisions = 0;
    while let Some(asked) = position.asked().first() {
        let seat = asked.seat;
        if F::settled(&asked.question) && rng.below(F::SAMPLE_ONE_IN) == 0 {
            samples.push(sample::<G, F>(position.game(), seats));
        }
        let observation = Observation::new(&position, seat).expect("the seat is asked");
        let choice = if rng.below(RANDOM_ONE_IN) == 0 || loses_patience(decisions, &mut rng) {
            bots[seat.index()].others_chose();
            Random.choose(&observation, &mut rng)
        } else {
            bots[seat.index()].choose(&observation, &mut rng)
        };
        (0..seats).filter(|other| *other != seat.index()).for_each(|other| bots[other].others_chose());
        position.choose(seat, choice).expect("bots choose what is offered");
        decisions += 1;
    }
    let outcome = position.outcome().expect("a game ends with an outcome");
    let (result, won) = (F::result(&outcome), victory(&outcome));
    samples.iter_mut().for_each(|sample| (sample.result, sample.won) = (result, won));
    samples
}

fn sample<G: Secrets, F: Features<G>>(game: &G, seats: usize) -> Sample {
    let overview = F::overview(game);
    let of_seat = |seat: usize| {
        let mut features = Vec::new();
        F::measure(game, &overview, Seat::new(seat), |feature, value| features.push((feature as u16, value)));
        features
    };
    Sample {
        progress: F::progress(game, &overview),
        seats: (0..seats).map(of_seat).collect(),
        result: Shares::default(),
        won: Shares::default(),
    }
}

fn standing(sample: &Sample, seat: usize, weights: &[Weights]) -> f32 {
    let (before, later) = moment(sample.progress);
    let weigh = |&(feature, value): &(u16, f32)| {
        let weight = &weights[feature as usize];
        value * (weight[before] + later * (weight[before + 1] - weight[before]))
    };
    sample.seats[seat].iter().map(weigh).sum()
}

/// Adam on the likelihood of what happened, with weight decay. One game in ten is held back to measure the result.
fn learn(games: &[Vec<Sample>], from: Vec<Weights>, lambda: f32, decay: f32) -> (Vec<Weights>, Figures) {
    const ROUNDS: usize = 30;
    const STEP: f32 = 0.02;
    const BATCH: usize = 256;
    /// Rounds after which the goals are computed anew.
    const ROUNDS_PER_GOAL: usize = 3;
    let held = |number: &usize| number % 10 == 9;
    let (tested, learned): (Vec<_>, Vec<_>) = games.iter().enumerate().partition(|(number, _)| held(number));
    let learned: Vec<&[Sample]> = learned.into_iter().map(|(_, game)| &game[..]).collect();
    let tested: Vec<&Sample> = tested.into_iter().flat_map(|(_, game)| game).collect();
    let positions: Vec<&Sample> = learned.iter().copied().flatten().collect();
    let mut goals: Vec<Shares> = positions.iter().map(|sample| sample.result).collect();
    let mut adam = Adam::new(from, decay);
    let mut order: Vec<usize> = (0..positions.len()).collect();
    let mut rng = Rng::new(1);
    for round in 0..ROUNDS {
        if round > 0 && round % ROUNDS_PER_GOAL == 0 {
            goals = learned.iter().flat_map(|game| goals_of(game, &adam.weights, lambda)).collect();
        }
        rng.shuffle(&mut order);
        let step = STEP * (1.0 - round as f32 / ROUNDS as f32);
        for batch in order.chunks(BATCH) {
            let mut gradient = vec![[0.0; MOMENTS]; adam.weights.len()];
            for &number in batch {
                descend(positions[number], &goals[number], &adam.weights, &mut gradient);
            }
            adam.step(&gradient, batch.len(), step);
        }
    }
    let figures = figures(&tested, &adam.weights, games.len(), positions.len() + tested.len());
    (adam.weights, figures)
}

/// What each position of a game should predict: the result, mixed with a little of what was expected on the way there.
/// Long before the end a result is mostly luck; what was expected a moment later is not, and makes the judge consistent
/// from one position to the next.
fn goals_of(game: &[Sample], weights: &[Weights], lambda: f32) -> Vec<Shares> {
    let mut goals = vec![Shares::default(); game.len()];
    let mut goal = game.first().map_or_else(Shares::default, |sample| sample.result);
    for (number, sample) in game.iter().enumerate().rev() {
        goals[number] = goal;
        let expected = chances(sample.seats.len(), |seat| standing(sample, seat.index(), weights));
        goal.0.iter_mut().zip(expected.0).for_each(|(goal, now)| *goal = lambda * *goal + (1.0 - lambda) * now);
    }
    goals
}

/// The optimizer of Kingma and Ba (2015).
struct Adam {
    weights: Vec<Weights>,
    first: Vec<Weights>,
    second: Vec<Weights>,
    steps: i32,
    decay: f32,
}

impl Adam {
    fn new(weights: Vec<Weights>, decay: f32) -> Self {
        let zero = vec![[0.0; MOMENTS]; weights.len()];
        Adam { weights, first: zero.clone(), second: zero, steps: 0, decay }
    }

    fn step(&mut self, gradient: &[Weights], samples: usize, step: f32) {
        self.steps += 1;
        let (one, two) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for (feature, gradient) in gradient.iter().enumerate() {
            for (moment, slope) in gradient.iter().enumerate() {
                let weight = &mut self.weights[feature][moment];
                let slope = slope / samples as f32 + self.decay * *weight;
                let (first, second) = (&mut self.first[feature][moment], &mut self.second[feature][moment]);
                *first = 0.9 * *first + 0.1 * slope;
                *second = 0.999 * *second + 0.001 * slope * slope;
                *weight -= step * (*first / one) / ((*second / two).sqrt() + 1e-8);
            }
        }
    }
}

/// Adds the gradient of one position.
fn descend(sample: &Sample, goal: &Shares, weights: &[Weights], gradient: &mut [Weights]) {
    let expected = chances(sample.seats.len(), |seat| standing(sample, seat.index(), weights));
    let (before, later) = moment(sample.progress);
    for (seat, features) in sample.seats.iter().enumerate() {
        let seat = Seat::new(seat);
        let wrong = expected[seat] - goal[seat];
        for &(feature, value) in features {
            gradient[feature as usize][before] += wrong * value * (1.0 - later);
            gradient[feature as usize][before + 1] += wrong * value * later;
        }
    }
}

/// The highest sureness tried, in tenths. Where every game was won by the seat that was ahead, none would be enough.
const MOST_SURE: usize = 300;

/// The power of [`surer`] under which the victories were likeliest, for each moment.
fn sureness(games: &[Vec<Sample>], weights: &[Weights]) -> Weights {
    let positions: Vec<(f32, usize, Shares, Shares)> = games
        .iter()
        .flatten()
        .map(|sample| {
            let seats = sample.seats.len();
            let expected = chances(seats, |seat| standing(sample, seat.index(), weights));
            (sample.progress, seats, expected, sample.won)
        })
        .collect();
    let mut powers = [1.0; MOMENTS];
    for (moment, power) in powers.iter_mut().enumerate() {
        let at = moment as f32 / (MOMENTS - 1) as f32;
        let near = |progress: f32| (progress - at).abs() < 0.5 / (MOMENTS - 1) as f32;
        let loss = |power: f32| -> f32 {
            let losses = positions.iter().filter(|(progress, ..)| near(*progress)).map(|(_, seats, expected, won)| {
                let chances = surer(expected, *seats, power);
                (0..*seats).map(|seat| won.0[seat] * -chances.0[seat].max(1e-6).ln()).sum::<f32>()
            });
            losses.sum()
        };
        // The loss has one minimum, and tenths are enough: people read whole percents.
        let mut least = f32::INFINITY;
        for tried in (1..=MOST_SURE).map(|tenths| tenths as f32 / 10.0) {
            let loss = loss(tried);
            if loss >= least {
                break;
            }
            (least, *power) = (loss, tried);
        }
    }
    powers
}

fn figures(tested: &[&Sample], weights: &[Weights], games: usize, positions: usize) -> Figures {
    let (mut loss, mut blind, mut foretold) = (0.0, 0.0, 0.0);
    let best = |shares: &Shares, seats: usize| {
        (0..seats).max_by(|&one, &other| shares.0[one].total_cmp(&shares.0[other])).unwrap_or(0)
    };
    for sample in tested {
        let seats = sample.seats.len();
        let expected = chances(seats, |seat| standing(sample, seat.index(), weights));
        for seat in 0..seats {
            loss -= sample.result.0[seat] * expected.0[seat].max(1e-6).ln();
            blind += sample.result.0[seat] * (seats as f32).ln();
        }
        foretold += f32::from(best(&expected, seats) == best(&sample.result, seats));
    }
    let count = tested.len().max(1) as f32;
    Figures { games, positions, loss: loss / count, blind_loss: blind / count, foretold: foretold / count }
}
