//! One tree over what its seat can tell apart, grown world by world.

use table::{Asked, Game, Outcome, PerSeat, Position, Rng, Seat};

use super::{Opponents, Tuning};
use crate::Judge;

/// No tree grows beyond this many edges; docs/bots.md says how much memory that takes.
pub const MOST_EDGES: usize = 1 << 20;

/// A path through the tree is no longer than this.
const DEEPEST: usize = 256;

const NONE: u32 = u32::MAX;

/// What each seat may expect, from 0 (lost) to 1 (won alone).
pub type Shares = PerSeat<f32>;

/// A question to somebody.
///
/// What the tree's own seat is offered shows what it knows (which cards it drew), so its nodes are told apart by their
/// offers. [`Opponents`] says how the others' nodes are told apart; where several worlds share one, only the edges that
/// the current world offers can be taken.
struct Node<G: Game> {
    seat: Seat,
    question: G::Question,
    /// The world it was made in, for opponents that are told apart by it.
    world: u32,
    visits: u32,
    /// What the judge expects of the first choice it looked at.
    reference: Option<f32>,
    /// The next node that the same edge leads to.
    sibling: u32,
    edges: Vec<Edge<G::Choice>>,
}

struct Edge<C> {
    choice: C,
    visits: u32,
    /// How often it was offered.
    offered: u32,
    /// The sum of what the chooser got by it.
    total: f32,
    /// What the judge expects of it for the chooser at first sight, once it has been looked at.
    first: f32,
    /// Its prior: how much it is explored before it has been tried often.
    weight: f32,
    /// The first of the nodes it leads to.
    child: u32,
}

impl<C> Edge<C> {
    fn new(choice: C) -> Self {
        Edge { choice, visits: 0, offered: 0, total: 0.0, first: f32::NAN, weight: 0.0, child: NONE }
    }

    fn looked_at(&self) -> bool {
        !self.first.is_nan()
    }

    fn is_seen(&mut self, first: f32, weight: f32) {
        (self.first, self.weight) = (first, weight);
    }

    /// The mean of what it brought; the judge's opinion counts as one visit.
    fn mean(&self) -> f32 {
        (self.first + self.total) / (1 + self.visits) as f32
    }
}

pub(super) struct Tree<G: Game> {
    seat: Seat,
    nodes: Vec<Node<G>>,
    /// The number of edges of all nodes together.
    edges: usize,
    root: u32,
    /// The number of the current world.
    world: u32,
    /// The sum of what every seat got in the iterations since the root was set.
    total: Shares,
    iterations: u32,
    path: Vec<(u32, u32)>,
    /// What a judge that needs no trial says of the offers.
    sight: Vec<f32>,
    rng: Rng,
    /// The position that walks down the tree, one to try a choice on, and two more for what may follow it.
    walk: Position<G>,
    trial: Position<G>,
    spares: [Position<G>; 2],
    /// One to prepare something in.
    prepared: Position<G>,
}

impl<G: Game> Tree<G> {
    /// A tree for a seat that is asked something in this world.
    pub fn new(world: &Position<G>, seat: Seat, rng: Rng) -> Self {
        let mut tree = Tree {
            seat,
            nodes: Vec::new(),
            edges: 0,
            root: 0,
            world: 0,
            total: PerSeat::default(),
            iterations: 0,
            path: Vec::with_capacity(DEEPEST),
            sight: Vec::new(),
            rng,
            walk: world.clone(),
            trial: world.clone(),
            spares: [world.clone(), world.clone()],
            prepared: world.clone(),
        };
        tree.add_node();
        tree
    }

    /// Goes on from where this choice of the tree's seat led to, if the tree knows the position. The root is asked of
    /// the same seat.
    pub fn advance(&mut self, choice: G::Choice, question: &G::Question, offers: &[G::Choice]) -> bool {
        let Some(edge) = self.nodes[self.root as usize].edges.iter().find(|edge| edge.choice == choice) else {
            return false;
        };
        let fits = |node: &Node<G>| node.seat == self.seat && node.question == *question && node.offers_are(offers);
        let Some(root) = self.siblings(edge.child).find(|&node| fits(&self.nodes[node as usize])) else { return false };
        self.root = root;
        self.total = PerSeat::default();
        self.iterations = 0;
        true
    }

    /// How often the root has been visited, also before it was the root.
    pub fn visits(&self) -> u32 {
        self.nodes[self.root as usize].visits
    }

    /// At most half the capacity may be garbage, so that the tree can be reused.
    pub fn has_room(&self) -> bool {
        self.edges < MOST_EDGES / 2
    }

    /// The root's choices: visits, and what the seat may expect of each.
    pub fn rated(&self) -> impl Iterator<Item = (G::Choice, u32, f32)> {
        let looked_at = self.nodes[self.root as usize].edges.iter().filter(|edge| edge.looked_at());
        looked_at.map(|edge| (edge.choice, edge.visits, edge.mean()))
    }

    /// What every seat got in the iterations since the root was set, and how many they were.
    pub fn expected(&self) -> (Shares, u32) {
        (self.total, self.iterations)
    }

    /// Whether further iterations cannot change which choice was visited most.
    pub fn decided(&self, left: usize) -> bool {
        let (mut most, mut second) = (0, 0);
        for edge in &self.nodes[self.root as usize].edges {
            if edge.visits > most {
                (most, second) = (edge.visits, most);
            } else {
                second = second.max(edge.visits);
            }
        }
        (most - second) as usize > left
    }

    /// Walks down in this world to something new, judges it, and passes the result back up.
    pub fn iterate<J: Judge<G>>(&mut self, world: &Position<G>, number: usize, judge: &J, tuning: &Tuning) {
        let shares = self.walk_down(world, number, None, judge, tuning);
        self.iterations += 1;
        self.total.0.iter_mut().zip(shares.0).for_each(|(sum, share)| *sum += share);
    }

    /// Tries one of the root's choices. The expected shares do not change: the choice is tried only to be compared.
    pub fn try_out<J: Judge<G>>(
        &mut self,
        choice: G::Choice,
        world: &Position<G>,
        number: usize,
        judge: &J,
        tuning: &Tuning,
    ) {
        let edges = &self.nodes[self.root as usize].edges;
        let edge = edges.iter().position(|edge| edge.choice == choice && edge.looked_at());
        if let Some(edge) = edge {
            self.walk_down(world, number, Some((edge as u32, choice)), judge, tuning);
        }
    }

    fn walk_down<J: Judge<G>>(
        &mut self,
        world: &Position<G>,
        number: usize,
        mut first: Option<(u32, G::Choice)>,
        judge: &J,
        tuning: &Tuning,
    ) -> Shares {
        self.walk.clone_from(world);
        self.world = number as u32;
        self.path.clear();
        let mut node = self.root;
        let shares = loop {
            let (edge, choice) = first.take().unwrap_or_else(|| self.select(node, judge, tuning));
            self.path.push((node, edge));
            let seat = self.nodes[node as usize].seat;
            self.walk.choose(seat, choice).expect("only what is offered is selected");
            if let Some(outcome) = self.walk.outcome() {
                break judge.result(&outcome);
            }
            match self.child(node, edge, tuning.opponents) {
                Some(child) if self.path.len() < DEEPEST => node = child,
                _ => break self.judge_leaf(judge, tuning),
            }
        };
        self.back_up(&shares);
        shares
    }

    /// The choice to follow from this node in the current world.
    fn select<J: Judge<G>>(&mut self, node: u32, judge: &J, tuning: &Tuning) -> (u32, G::Choice) {
        let seat = self.nodes[node as usize].seat;
        self.nodes[node as usize].visits += 1;
        let asked = *self.walk.question(seat).expect("the node's seat is asked");
        let count = self.walk.offers(&asked).len();
        // A node deep in the tree considers few choices at first; the root considers all.
        let visits = self.nodes[node as usize].visits as f32;
        let wide = if node == self.root { usize::MAX } else { tuning.narrow + (tuning.widening * visits) as usize };
        let mut best: Option<(f32, u32, G::Choice)> = None;
        let mut attention = 0.0;
        let mut looked = 0;
        let mut available = [0u16; MOST_OFFERS];
        let count = count.min(MOST_OFFERS);
        let mut seen: Option<Option<f32>> = None;
        for offer in 0..count {
            let choice = self.walk.offers(&asked)[offer];
            let edge = self.edge_of(node, choice, offer);
            if !self.nodes[node as usize].edges[edge].looked_at() {
                if looked >= wide {
                    continue;
                }
                match *seen.get_or_insert_with(|| judge.first_sight(&self.walk, &asked, &mut self.sight)) {
                    Some(first) => self.nodes[node as usize].edges[edge].is_seen(first, self.sight[offer]),
                    None => self.look_at(node, edge, judge, tuning),
                }
            }
            let edge_now = &mut self.nodes[node as usize].edges[edge];
            edge_now.offered += 1;
            attention += edge_now.weight;
            available[looked] = edge as u16;
            looked += 1;
        }
        for &edge in &available[..looked] {
            let known = &self.nodes[node as usize].edges[usize::from(edge)];
            let curiosity = tuning.exploration * known.weight / attention * (known.offered as f32).sqrt();
            let score = known.mean() + curiosity / (1 + known.visits) as f32;
            if best.is_none_or(|(most, ..)| score > most) {
                best = Some((score, u32::from(edge), known.choice));
            }
        }
        let (_, edge, choice) = best.expect("at least one offer is looked at");
        (edge, choice)
    }

    /// The edge of a choice; it usually has the number of the offer.
    fn edge_of(&mut self, node: u32, choice: G::Choice, offer: usize) -> usize {
        let Tree { nodes, edges: all, .. } = self;
        let edges = &mut nodes[node as usize].edges;
        if edges.get(offer).is_some_and(|edge| edge.choice == choice) {
            return offer;
        }
        edges.iter().position(|edge| edge.choice == choice).unwrap_or_else(|| {
            edges.push(Edge::new(choice));
            *all += 1;
            edges.len() - 1
        })
    }

    /// What the judge expects of the choice at first sight.
    fn look_at<J: Judge<G>>(&mut self, node: u32, edge: usize, judge: &J, tuning: &Tuning) {
        let seat = self.nodes[node as usize].seat;
        let choice = self.nodes[node as usize].edges[edge].choice;
        let prepares = judge.prepares(&choice);
        let looks_on = prepares && tuning.preparations > 0;
        let possible = if looks_on { self.made_possible(node, choice, judge, tuning) } else { None };
        let first = match possible {
            Some(worth) => worth,
            None if judge.waits(&choice) => judge.shares(self.walk.game())[seat],
            None => {
                self.trial.clone_from(&self.walk);
                self.trial.choose(seat, choice).expect("only what is offered is looked at");
                self.settle_trial(judge, tuning)[seat]
            }
        };
        // Only differences within a node matter, and an exponential of more would be infinite.
        let reference = *self.nodes[node as usize].reference.get_or_insert(first);
        let known = &mut self.nodes[node as usize].edges[edge];
        known.first = first;
        known.weight = ((first - reference) / tuning.temperature).clamp(-60.0, 60.0).exp();
        if prepares && possible.is_none() {
            known.weight *= tuning.preparing;
        }
    }

    /// What the judge expects of the trial once it is settled.
    fn settle_trial<J: Judge<G>>(&mut self, judge: &J, tuning: &Tuning) -> Shares {
        let Tree { trial, spares, sight, rng, .. } = self;
        play_on(trial, spares, 0, tuning.foresight, tuning.candidates, judge, sight, rng)
    }

    /// What the judge expects of the best that was not offered at the node before this choice was made once or a few
    /// times, if there is anything.
    fn made_possible<J: Judge<G>>(&mut self, node: u32, choice: G::Choice, judge: &J, tuning: &Tuning) -> Option<f32> {
        let seat = self.nodes[node as usize].seat;
        self.prepared.clone_from(&self.walk);
        for _ in 0..tuning.preparations {
            self.prepared.choose(seat, choice).ok()?;
            let asked = *self.prepared.question(seat)?;
            let mut best: Option<f32> = None;
            for offer in 0..self.prepared.offers(&asked).len() {
                let next = self.prepared.offers(&asked)[offer];
                let known = self.nodes[node as usize].edges.iter().any(|edge| edge.choice == next);
                if known || judge.prepares(&next) || judge.waits(&next) {
                    continue;
                }
                self.trial.clone_from(&self.prepared);
                self.trial.choose(seat, next).expect("it is offered");
                let worth = self.settle_trial(judge, tuning)[seat];
                best = Some(best.map_or(worth, |best| best.max(worth)));
            }
            if best.is_some() {
                return best;
            }
        }
        None
    }

    /// The node that the walking position stands for, or `None` if it was new (and is known from now on).
    fn child(&mut self, node: u32, edge: u32, opponents: Opponents) -> Option<u32> {
        let asked = self.walk.question(self.seat).or(self.walk.asked().first()).expect("the game is not over");
        let offers = self.walk.offers(asked);
        let first = self.nodes[node as usize].edges[edge as usize].child;
        let told_apart = if asked.seat == self.seat { Opponents::ByOffers } else { opponents };
        let fits = |node: &Node<G>| {
            let same = match told_apart {
                Opponents::Alike => true,
                Opponents::ByOffers => node.offers_are(offers),
                Opponents::ByWorld => node.world == self.world,
            };
            same && node.seat == asked.seat && node.question == asked.question
        };
        let found = self.siblings(first).find(|&sibling| fits(&self.nodes[sibling as usize]));
        if found.is_none() && self.edges < MOST_EDGES {
            let new = self.add_node();
            self.nodes[new as usize].sibling = first;
            self.nodes[node as usize].edges[edge as usize].child = new;
        }
        found
    }

    /// A node for the walking position.
    fn add_node(&mut self) -> u32 {
        let asked = self.walk.question(self.seat).or(self.walk.asked().first()).expect("the game is not over");
        self.edges += self.walk.offers(asked).len();
        self.nodes.push(Node {
            seat: asked.seat,
            question: asked.question,
            world: self.world,
            visits: 0,
            reference: None,
            sibling: NONE,
            edges: self.walk.offers(asked).iter().map(|&choice| Edge::new(choice)).collect(),
        });
        (self.nodes.len() - 1) as u32
    }

    fn siblings(&self, first: u32) -> impl Iterator<Item = u32> + '_ {
        let next = |node: &u32| Some(self.nodes[*node as usize].sibling).filter(|&next| next != NONE);
        std::iter::successors(Some(first).filter(|&first| first != NONE), next)
    }

    /// A short playout from the walking position, ended by the judge.
    fn judge_leaf<J: Judge<G>>(&mut self, judge: &J, tuning: &Tuning) -> Shares {
        let Tree { walk, spares, sight, rng, .. } = self;
        play_on(walk, spares, tuning.playout, tuning.settling, tuning.candidates, judge, sight, rng)
    }

    /// Passes the result on to every chooser on the path.
    fn back_up(&mut self, shares: &Shares) {
        for &(node, edge) in &self.path {
            let node = &mut self.nodes[node as usize];
            let edge = &mut node.edges[edge as usize];
            edge.visits += 1;
            edge.total += shares[node.seat];
        }
    }
}

/// No question has more offers than this; any beyond it would be ignored.
const MOST_OFFERS: usize = 512;

impl<G: Game> Node<G> {
    fn offers_are(&self, offers: &[G::Choice]) -> bool {
        self.edges.len() == offers.len() && self.edges.iter().map(|edge| &edge.choice).eq(offers)
    }
}

/// Plays this many decisions, and then a few more at most until something is settled. Answers what every seat may
/// expect then; what is left in the three positions is of no use.
#[allow(clippy::too_many_arguments)]
fn play_on<G: Game, J: Judge<G>>(
    position: &mut Position<G>,
    spares: &mut [Position<G>; 2],
    decisions: usize,
    settling: usize,
    candidates: usize,
    judge: &J,
    weights: &mut Vec<f32>,
    rng: &mut Rng,
) -> Shares {
    let (mut now, [spare, best]) = (position, spares);
    let mut trials = Trials { spare, best };
    let mut known = None;
    for decision in 0..decisions + settling {
        let Some(asked) = now.asked().first().copied() else { break };
        if decision >= decisions && judge.settled(&asked.question) {
            break;
        }
        let (choice, tried) = best_at_first_sight(now, &mut trials, &asked, candidates, judge, weights, rng);
        match tried {
            // It has been made and judged already.
            Some(_) => std::mem::swap(&mut now, &mut trials.best),
            None => now.choose(asked.seat, choice).expect("it is offered"),
        }
        known = tried;
    }
    known.unwrap_or_else(|| shares_now(now, judge))
}

/// Positions to try choices on: the next one, and the best so far. They are swapped, since a copy or a choice made
/// twice would take longer.
struct Trials<'a, G: Game> {
    spare: &'a mut Position<G>,
    best: &'a mut Position<G>,
}

/// The best of a few offers by the judge's first sight. If it was tried, the best of the trials is what it leads to,
/// and what every seat may expect there comes back with it.
fn best_at_first_sight<G: Game, J: Judge<G>>(
    position: &Position<G>,
    trials: &mut Trials<G>,
    asked: &Asked<G>,
    candidates: usize,
    judge: &J,
    weights: &mut Vec<f32>,
    rng: &mut Rng,
) -> (G::Choice, Option<Shares>) {
    let offers = position.offers(asked);
    if candidates <= 1 {
        return (offers[rng.below(offers.len())], None);
    }
    if let [only] = offers {
        return (*only, None);
    }
    if let Some(choice) = likeliest(position, asked, judge, weights) {
        return (choice, None);
    }
    let mut best: Option<(f32, G::Choice, Option<Shares>)> = None;
    for tried in 0..candidates.min(offers.len()) {
        // With few offers each is tried once, otherwise a sample.
        let choice = if offers.len() <= candidates { offers[tried] } else { offers[rng.below(offers.len())] };
        let (worth, after) = if judge.waits(&choice) {
            (judge.shares(position.game())[asked.seat], None)
        } else {
            trials.spare.clone_from(position);
            trials.spare.choose(asked.seat, choice).expect("it is offered");
            let shares = shares_now(trials.spare, judge);
            (shares[asked.seat], Some(shares))
        };
        if best.is_none_or(|(most, ..)| worth > most) {
            best = Some((worth, choice, after));
            if after.is_some() {
                std::mem::swap(&mut trials.spare, &mut trials.best);
            }
        }
    }
    let (_, choice, after) = best.expect("a question has offers");
    (choice, after)
}

/// What a judge thinks best that needs no trial.
fn likeliest<G: Game, J: Judge<G>>(
    position: &Position<G>,
    asked: &Asked<G>,
    judge: &J,
    weights: &mut Vec<f32>,
) -> Option<G::Choice> {
    judge.first_sight(position, asked, weights)?;
    let (best, _) = weights.iter().enumerate().max_by(|(_, one), (_, other)| one.total_cmp(other))?;
    position.offers(asked).get(best).copied()
}

/// The result, or what the judge expects.
fn shares_now<G: Game, J: Judge<G>>(position: &Position<G>, judge: &J) -> Shares {
    match position.outcome() {
        Some(outcome) => judge.result(&outcome),
        None => judge.shares_in(position),
    }
}

/// The victory, shared among the winners.
pub fn victory(outcome: &Outcome) -> Shares {
    let mut shares = Shares::default();
    let winners = outcome.winners().count().max(1);
    outcome.winners().for_each(|winner| shares[winner] = 1.0 / winners as f32);
    shares
}

/// What docs/bots.md says of the memory that a tree takes.
pub(crate) const fn is_as_small_as_stated<G: Game>() -> bool {
    size_of::<Edge<G::Choice>>() <= 36 && size_of::<Node<G>>() <= 72
}
