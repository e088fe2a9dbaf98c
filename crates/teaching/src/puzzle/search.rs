//! What one seat can bring about in its turn, whatever the others answer: every choice is tried.

use std::collections::{HashMap, HashSet};
use std::marker::PhantomData;

use table::{Observation, Position, Rng, Seat, Secrets};

use super::{Course, Puzzled};

pub(super) const MOST_GOALS: usize = 4;
/// How far the number of each goal can be brought.
pub(super) type Values = [i32; MOST_GOALS];
/// Less than any number that a goal looks at.
const NEVER: Values = [i32::MIN; MOST_GOALS];

/// What can be brought about from a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reach {
    /// With nothing unknown coming up on the way.
    pub sure: Values,
    /// Also where something unknown comes up, and turns out as it does here.
    pub lucky: Values,
}

/// Why a position is not searched to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stopped {
    TooLarge,
    /// What happens after the turn would count as well.
    Beyond,
}

/// A number to be reached, of one of the game's goals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Target {
    pub goal: usize,
    pub number: i32,
}

impl Target {
    fn is_met(self, values: &Values) -> bool {
        values[self.goal] >= self.number
    }
}

pub(super) struct Search<P: Puzzled> {
    solver: Seat,
    /// In how many other worlds a choice must look the same to have shown nothing unknown.
    worlds: usize,
    visited: usize,
    known: HashMap<u64, Reach>,
    game: PhantomData<fn() -> P>,
}

/// Where a choice leads.
struct Followed<P: Puzzled> {
    position: Position<P::Game>,
    /// The turn is over.
    over: bool,
    /// An event showed the solver something that it may not have known.
    shows: bool,
}

type ChoiceOf<P> = <<P as Puzzled>::Game as table::Game>::Choice;
/// A seat's choice, and what can be brought about from there.
type Tried<P> = (ChoiceOf<P>, Reach);

impl<P: Puzzled> Search<P> {
    pub fn new(solver: Seat, worlds: usize) -> Self {
        Search { solver, worlds, visited: 0, known: HashMap::new(), game: PhantomData }
    }

    pub fn values(&self, game: &P::Game) -> Values {
        let mut values = [0; MOST_GOALS];
        for (value, goal) in values.iter_mut().zip(P::GOALS) {
            *value = (goal.value)(game, self.solver);
        }
        values
    }

    /// Who answers next. Where several are asked at once, the solver does not know what the others will answer.
    pub fn next(&self, position: &Position<P::Game>) -> Option<Seat> {
        let asked = position.asked();
        let first = asked.iter().find(|asked| asked.seat == self.solver).or(asked.first());
        first.map(|asked| asked.seat)
    }

    pub fn reach(&mut self, position: &Position<P::Game>) -> Result<Reach, Stopped> {
        let key = position.key();
        if let Some(known) = self.known.get(&key) {
            return Ok(*known);
        }
        self.visited += 1;
        if self.visited > P::MOST_POSITIONS {
            return Err(Stopped::TooLarge);
        }
        let now = self.values(position.game());
        let mut reach = Reach { sure: now, lucky: now };
        if let Some(seat) = self.next(position) {
            let tried = self.tried(position, seat)?;
            let best = if seat == self.solver { i32::max } else { i32::min };
            let of = |values: fn(&Reach) -> &Values, goal: usize| {
                let all = tried.iter().map(|(_, there)| values(there)[goal]);
                all.reduce(best).unwrap_or(now[goal]).max(now[goal])
            };
            for goal in 0..P::GOALS.len() {
                reach.sure[goal] = of(|there| &there.sure, goal);
                reach.lucky[goal] = of(|there| &there.lucky, goal);
            }
        }
        self.known.insert(key, reach);
        Ok(reach)
    }

    /// Every offer of a seat that is asked.
    pub fn tried(&mut self, position: &Position<P::Game>, seat: Seat) -> Result<Vec<Tried<P>>, Stopped> {
        let now = self.values(position.game());
        let Some(asked) = position.question(seat) else { return Ok(Vec::new()) };
        let mut tried = Vec::new();
        for &offer in position.offers(asked) {
            let followed = self.follow(position, seat, offer)?;
            let mut there = self.reach_after(&followed)?;
            // What brings the solver nothing need not be looked at closely.
            let idle = seat == self.solver && there.sure.iter().zip(&now).all(|(there, now)| there <= now);
            if followed.shows && (idle || !self.shows_nothing(position, (seat, offer), &followed)) {
                there.sure = NEVER;
            }
            tried.push((offer, there));
        }
        Ok(tried)
    }

    fn reach_after(&mut self, followed: &Followed<P>) -> Result<Reach, Stopped> {
        if followed.over {
            let then = self.values(followed.position.game());
            return Ok(Reach { sure: then, lucky: then });
        }
        self.reach(&followed.position)
    }

    /// The solution from here: the shortest way to the target, with the answers that put it off for longest.
    pub fn solution(&mut self, from: &Position<P::Game>, target: Target) -> Result<Vec<(Seat, ChoiceOf<P>)>, Stopped> {
        let (mut position, mut solution) = (from.clone(), Vec::new());
        while let Some((seat, choice)) = self.best(&position, target)? {
            position = self.follow(&position, seat, choice)?.position;
            solution.push((seat, choice));
        }
        Ok(solution)
    }

    fn follow(&self, position: &Position<P::Game>, seat: Seat, choice: ChoiceOf<P>) -> Result<Followed<P>, Stopped> {
        let mut next = position.clone();
        next.choose(seat, choice).expect("it is offered");
        let over = next.outcome().is_some() || P::is_done(next.game());
        let mut followed = Followed { over, shows: false, position: next };
        for event in followed.position.take_events() {
            match P::course(&event) {
                Course::Beyond => return Err(Stopped::Beyond),
                Course::TurnOver => {
                    followed.over = true;
                    break;
                }
                Course::Goes => followed.shows |= P::Game::reveals(&event, self.solver),
            }
        }
        Ok(followed)
    }

    /// Whether the choice would have looked the same in other worlds.
    fn shows_nothing(&self, position: &Position<P::Game>, choice: (Seat, ChoiceOf<P>), followed: &Followed<P>) -> bool {
        position.same_in_worlds(&[choice], &followed.position, self.solver, self.worlds, position.hash())
    }

    /// The choices of the solver that surely lead to the target.
    pub fn solving(&mut self, position: &Position<P::Game>, target: Target) -> Result<Vec<ChoiceOf<P>>, Stopped> {
        let tried = self.tried(position, self.solver)?;
        Ok(tried.iter().filter(|(_, there)| target.is_met(&there.sure)).map(|(offer, _)| *offer).collect())
    }

    /// How many choices of the solver the target takes, if all others make it as long as they can.
    pub fn distance(&mut self, position: &Position<P::Game>, target: Target) -> Result<usize, Stopped> {
        self.distance_known(position, target, &mut HashMap::new())
    }

    fn distance_known(
        &mut self,
        position: &Position<P::Game>,
        target: Target,
        known: &mut HashMap<u64, usize>,
    ) -> Result<usize, Stopped> {
        let key = position.key();
        if let Some(&distance) = known.get(&key) {
            return Ok(distance);
        }
        let distance = match self.next(position) {
            Some(seat) if !target.is_met(&self.values(position.game())) => {
                let mut after = Vec::new();
                for (offer, there) in self.tried(position, seat)? {
                    if target.is_met(&there.sure) {
                        let followed = self.follow(position, seat, offer)?;
                        after.push(self.distance_known(&followed.position, target, known)?);
                    }
                }
                match seat == self.solver {
                    true => 1 + after.into_iter().min().unwrap_or(0),
                    false => after.into_iter().max().unwrap_or(0),
                }
            }
            _ => 0,
        };
        known.insert(key, distance);
        Ok(distance)
    }

    /// How likely whoever takes any offer comes to the target, if all others prevent it as best they can.
    pub fn luck(&mut self, position: &Position<P::Game>, target: Target) -> Result<f64, Stopped> {
        self.luck_known(position, target, &mut HashMap::new())
    }

    fn luck_known(
        &mut self,
        position: &Position<P::Game>,
        target: Target,
        known: &mut HashMap<u64, f64>,
    ) -> Result<f64, Stopped> {
        let Some(seat) = self.next(position).filter(|_| !target.is_met(&self.values(position.game()))) else {
            return Ok(1.0);
        };
        let key = position.key();
        if let Some(&luck) = known.get(&key) {
            return Ok(luck);
        }
        let mut after = Vec::new();
        for (offer, there) in self.tried(position, seat)? {
            after.push(match target.is_met(&there.sure) {
                true => self.luck_known(&self.follow(position, seat, offer)?.position, target, known)?,
                false => 0.0,
            });
        }
        let luck = match seat == self.solver {
            true => after.iter().sum::<f64>() / after.len() as f64,
            false => after.into_iter().fold(1.0, f64::min),
        };
        known.insert(key, luck);
        Ok(luck)
    }

    /// What the seat best chooses: the solver what leads to the target soonest, the others what prevents it, or else
    /// puts it off for longest. None where the target is met or nobody is asked.
    pub fn best(
        &mut self,
        position: &Position<P::Game>,
        target: Target,
    ) -> Result<Option<(Seat, ChoiceOf<P>)>, Stopped> {
        let Some(seat) = self.next(position) else { return Ok(None) };
        if target.is_met(&self.values(position.game())) {
            return Ok(None);
        }
        let tried = self.tried(position, seat)?;
        let solves = |(_, there): &&Tried<P>| target.is_met(&there.sure);
        if seat != self.solver
            && let Some((offer, _)) = tried.iter().find(|tried| !solves(tried))
        {
            return Ok(Some((seat, *offer)));
        }
        let mut best: Option<(usize, ChoiceOf<P>)> = None;
        for (offer, _) in tried.iter().filter(solves) {
            let followed = self.follow(position, seat, *offer)?;
            let distance = self.distance(&followed.position, target)?;
            let better = |than: usize| if seat == self.solver { distance < than } else { distance > than };
            if best.is_none_or(|(than, _)| better(than)) {
                best = Some((distance, *offer));
            }
        }
        Ok(best.map(|(_, offer)| (seat, offer)))
    }

    /// Whether whoever always takes what brings most at once comes to the target.
    pub fn is_obvious(&mut self, from: &Position<P::Game>, target: Target) -> Result<bool, Stopped> {
        let mut position = from.clone();
        while !target.is_met(&self.values(position.game())) {
            let now = self.values(position.game())[target.goal];
            let next = match self.next(&position) {
                Some(seat) if seat == self.solver => self.greediest(&position, target)?.filter(|(_, most)| *most > now),
                _ => self.best(&position, target)?.map(|(_, choice)| (choice, now)),
            };
            let (Some(seat), Some((choice, _))) = (self.next(&position), next) else { return Ok(false) };
            let followed = self.follow(&position, seat, choice)?;
            position = followed.position;
            if followed.over {
                break;
            }
        }
        Ok(target.is_met(&self.values(position.game())))
    }

    /// The choice of the solver after which the number is highest, and the number.
    fn greediest(&self, position: &Position<P::Game>, target: Target) -> Result<Option<(ChoiceOf<P>, i32)>, Stopped> {
        let Some(asked) = position.question(self.solver) else { return Ok(None) };
        let mut greediest: Option<(ChoiceOf<P>, i32)> = None;
        for &offer in position.offers(asked) {
            let followed = self.follow(position, self.solver, offer)?;
            let then = self.values(followed.position.game())[target.goal];
            if greediest.is_none_or(|(_, most)| then > most) {
                greediest = Some((offer, then));
            }
        }
        Ok(greediest)
    }

    /// Whether the target is fairly asked for: wherever its solutions lead, no other choice would lead to it by luck,
    /// and nothing that the solver cannot know decides anything, not even silently.
    pub fn is_fair(&mut self, position: &Position<P::Game>, target: Target) -> Result<bool, Stopped> {
        self.is_fair_from(position, target, &mut HashSet::new())
    }

    fn is_fair_from(
        &mut self,
        position: &Position<P::Game>,
        target: Target,
        seen: &mut HashSet<u64>,
    ) -> Result<bool, Stopped> {
        let Some(seat) = self.next(position) else { return Ok(true) };
        if target.is_met(&self.values(position.game())) || !seen.insert(position.key()) {
            return Ok(true);
        }
        for (offer, there) in self.tried(position, seat)? {
            let sure = target.is_met(&there.sure);
            if sure != target.is_met(&there.lucky) {
                return Ok(false);
            }
            if !sure {
                continue;
            }
            let followed = self.follow(position, seat, offer)?;
            if !self.shows_nothing(position, (seat, offer), &followed) {
                return Ok(false);
            }
            if !followed.over && !self.is_fair_from(&followed.position, target, seen)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether exactly these choices lead to the target in other worlds, too, that the solver cannot tell from this.
    pub fn same_elsewhere(
        &self,
        position: &Position<P::Game>,
        target: Target,
        solving: &[ChoiceOf<P>],
        worlds: usize,
    ) -> Result<bool, Stopped> {
        let mut rng = Rng::new(position.hash());
        for _ in 0..worlds {
            let Some(observation) = Observation::new(position, self.solver) else { return Ok(false) };
            // Where nothing is hidden, there is no other world.
            let Some(mut world) = observation.world(&mut rng) else { continue };
            world.listen(true);
            let mut there = Search::<P>::new(self.solver, self.worlds);
            if there.solving(&world, target)? != solving {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
