//! Information-set Monte Carlo tree search over sampled worlds.
//!
//! Every iteration takes one of the sampled worlds, walks down the tree by what was good and what is little explored,
//! adds one node, judges it, and passes the result back up to every chooser on the way. The true hidden state is never
//! looked at: worlds come from the [`Observation`] alone.

mod tree;

use std::time::{Duration, Instant};

use table::{Observation, PerSeat, Position, Rng, Secrets};

use crate::{Bot, Judge, Limit};
use tree::Tree;
pub(crate) use tree::is_as_small_as_stated;
pub use tree::{MOST_EDGES, Shares, victory};

/// What the others are taken to know when they decide.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Opponents {
    /// No more than the searching seat: one plan for all worlds.
    Alike,
    /// What they are offered, for instance the cards in their hands.
    ByOffers,
    /// Everything: the safest opponents to prepare for, and the most expensive.
    ByWorld,
}

/// How a game is searched.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Tuning {
    /// How much weight is given to what has not been tried.
    pub exploration: f32,
    /// The higher, the less the judge's first sight decides what is tried.
    pub temperature: f32,
    /// The weight of choices that only prepare another one, against all others.
    pub preparing: f32,
    /// How many of these in a row are made to see what they make possible.
    pub preparations: usize,
    /// How many decisions are played, at most until something is settled, before the judge first sees a choice.
    pub foresight: usize,
    /// How many choices a node considers at first, and how many more with every visit.
    pub narrow: usize,
    pub widening: f32,
    /// How many decisions a playout has before the judge is asked, and how many more at most until something is
    /// settled.
    pub playout: usize,
    pub settling: usize,
    /// Among how many offers a playout chooses.
    pub candidates: usize,
    /// Iterations per sampled world.
    pub per_world: usize,
    pub opponents: Opponents,
}

impl Tuning {
    /// For a game that nothing is known of.
    pub const DEFAULT: Tuning = Tuning {
        exploration: 0.5,
        temperature: 0.1,
        preparing: 1.0,
        preparations: 0,
        foresight: 0,
        narrow: 12,
        widening: 2.0,
        playout: 0,
        settling: 8,
        candidates: 4,
        per_world: 8,
        opponents: Opponents::ByOffers,
    };
}

impl Default for Tuning {
    fn default() -> Self {
        Tuning::DEFAULT
    }
}

/// How long a bot may think about a decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The iterations of all trees together. A search that only they limit is reproducible.
    pub iterations: usize,
    /// When time is up, what has been found so far decides.
    pub time: Option<Duration>,
    /// Trees that grow side by side.
    pub threads: usize,
}

impl Budget {
    pub const fn iterations(iterations: usize) -> Self {
        Budget { iterations, time: None, threads: 1 }
    }

    /// Nothing else limits it.
    pub(crate) fn of(limit: Limit) -> Self {
        match limit {
            Limit::Iterations(iterations) => Budget::iterations(iterations),
            Limit::Time(time) => Budget { time: Some(time), ..Budget::iterations(usize::MAX) },
        }
    }

    /// That much of it, in percent.
    pub fn part(self, percent: u8) -> Self {
        let iterations = (self.iterations as u128 * u128::from(percent)).div_ceil(100);
        let time = self.time.map(|time| time * u32::from(percent) / 100);
        Budget { iterations: usize::try_from(iterations).unwrap_or(usize::MAX), time, ..self }
    }

    /// What both budgets allow.
    fn within(self, most: Budget) -> Self {
        let time = self.time.into_iter().chain(most.time).min();
        Budget { iterations: self.iterations.min(most.iterations), time, ..self }
    }
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Findings<C> {
    /// Every offer with its visits and what the seat may expect of it, the most visited first.
    pub choices: Vec<(C, u32, f32)>,
    /// What every seat may expect.
    pub expected: Shares,
    pub iterations: u32,
}

pub struct Search<G: Secrets, J> {
    pub judge: J,
    pub tuning: Tuning,
    pub budget: Budget,
    /// Limits the budget for a while.
    most: Option<Budget>,
    /// The trees of the last decision and the choice made then, as long as nobody else has decided anything since.
    last: Option<(Vec<Tree<G>>, G::Choice)>,
}

impl<G: Secrets, J: Judge<G>> Search<G, J> {
    pub fn new(judge: J, tuning: Tuning, budget: Budget) -> Self {
        Search { judge, tuning, budget, most: None, last: None }
    }

    /// Searches for the seat. `None` if no world fits what it saw.
    pub fn search(&mut self, observation: &Observation<G>, rng: &mut Rng) -> Option<Findings<G::Choice>> {
        let mut trees = self.trees(observation, rng)?;
        let budget = self.most.map_or(self.budget, |most| self.budget.within(most));
        let share = budget.iterations.div_ceil(trees.len());
        let until = budget.time.map(|time| Instant::now() + time);
        let seeds: Vec<u64> = trees.iter().map(|_| rng.seed()).collect();
        let grow = |tree: &mut Tree<G>, seed: u64| self.grow(tree, observation, share, until, &mut Rng::new(seed));
        match &mut trees[..] {
            [tree] => grow(tree, seeds[0]),
            trees => std::thread::scope(|scope| {
                for (tree, &seed) in trees.iter_mut().zip(&seeds) {
                    let grow = &grow;
                    scope.spawn(move || grow(tree, seed));
                }
            }),
        }
        let findings = findings(&trees, observation.offers());
        self.last = Some((trees, findings.choices[0].0));
        Some(findings)
    }

    /// After a search: tries a choice half as often as the best one, however little was expected of it, so that the two
    /// can be compared.
    pub fn compare(
        &mut self,
        observation: &Observation<G>,
        choice: G::Choice,
        rng: &mut Rng,
    ) -> Option<Findings<G::Choice>> {
        let (trees, _) = self.last.as_mut()?;
        let found = findings(trees, observation.offers());
        let tried = found.choices.iter().find(|(offer, ..)| *offer == choice)?.1;
        let more = (found.choices[0].1 / 2).saturating_sub(tried) as usize;
        let per_world = self.tuning.per_world.max(1);
        let mut world = observation.world(rng)?;
        for number in 0..more {
            if number > 0 && number % per_world == 0 {
                world = observation.world(rng)?;
            }
            let tree = number % trees.len();
            // Worlds of the search have smaller numbers.
            trees[tree].try_out(choice, &world, MOST_WORLDS + number / per_world, &self.judge, &self.tuning);
        }
        Some(findings(trees, observation.offers()))
    }

    /// The trees of the last decision if they know this position, otherwise new ones.
    fn trees(&mut self, observation: &Observation<G>, rng: &mut Rng) -> Option<Vec<Tree<G>>> {
        if let Some((mut trees, choice)) = self.last.take() {
            let mut goes_on = |tree: &mut Tree<G>| {
                tree.has_room() && tree.advance(choice, observation.question(), observation.offers())
            };
            if trees.iter_mut().all(&mut goes_on) {
                return Some(trees);
            }
        }
        let world = observation.world(rng)?;
        let threads = self.budget.threads.max(1);
        Some((0..threads).map(|_| Tree::new(&world, observation.seat(), Rng::new(rng.seed()))).collect())
    }

    /// Grows the tree until its root has had its share of visits.
    fn grow(
        &self,
        tree: &mut Tree<G>,
        observation: &Observation<G>,
        share: usize,
        until: Option<Instant>,
        rng: &mut Rng,
    ) {
        // Visits carried over count, but a new root still gets at least a quarter of the budget.
        let iterations = share.saturating_sub(tree.visits() as usize).max(share / 4).max(1);
        let wanted = iterations.div_ceil(self.tuning.per_world.max(1)).clamp(1, MOST_WORLDS);
        let mut worlds: Vec<Position<G>> = Vec::new();
        for iteration in 0..iterations {
            if until.is_some_and(|until| Instant::now() >= until && iteration > 0) {
                return;
            }
            if iteration % ITERATIONS_PER_CHECK == 0 && tree.decided(iterations - iteration) {
                return;
            }
            // Worlds are drawn when they are needed, so that little time is enough for a few of them.
            if worlds.len() < wanted {
                worlds.extend(observation.world(rng));
            }
            let number = iteration % worlds.len().max(1);
            let Some(world) = worlds.get(number) else { continue };
            tree.iterate(world, number, &self.judge, &self.tuning);
        }
    }
}

/// At most this many worlds are kept, because they take memory.
const MOST_WORLDS: usize = 512;

/// Iterations between two checks whether the choice is decided.
const ITERATIONS_PER_CHECK: usize = 16;

/// What several trees found together.
fn findings<G: Secrets>(trees: &[Tree<G>], offers: &[G::Choice]) -> Findings<G::Choice> {
    let mut choices: Vec<(G::Choice, u32, f32)> = offers.iter().map(|&offer| (offer, 0, 0.0)).collect();
    let mut expected = PerSeat([0.0; table::MAX_SEATS]);
    let mut iterations = 0;
    for tree in trees {
        for (choice, visits, mean) in tree.rated() {
            if let Some(found) = choices.iter_mut().find(|(offer, ..)| *offer == choice) {
                // In the mean, the judge's first sight counts as one visit.
                found.2 = (found.2 * found.1 as f32 + mean * (visits + 1) as f32) / (found.1 + visits + 1) as f32;
                found.1 += visits;
            }
        }
        let (shares, count) = tree.expected();
        expected.0.iter_mut().zip(shares.0).for_each(|(sum, share)| *sum += share);
        iterations += count;
    }
    expected.0.iter_mut().for_each(|sum| *sum /= iterations.max(1) as f32);
    choices.sort_by(|one, other| other.1.cmp(&one.1).then(other.2.total_cmp(&one.2)));
    Findings { choices, expected, iterations }
}

impl<G: Secrets, J: Judge<G>> Bot<G> for Search<G, J> {
    fn choose(&mut self, observation: &Observation<G>, rng: &mut Rng) -> G::Choice {
        match self.search(observation, rng) {
            Some(findings) => findings.choices[0].0,
            None => observation.offers()[rng.below(observation.offers().len())],
        }
    }

    fn others_chose(&mut self) {
        self.last = None;
    }

    fn limit(&mut self, most: Budget) -> u8 {
        self.most = Some(most);
        let allowed = self.budget.within(most).iterations as u128;
        u8::try_from(100 * allowed / self.budget.iterations.max(1) as u128).unwrap_or(100).max(1)
    }
}
