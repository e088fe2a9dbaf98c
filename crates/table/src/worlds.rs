//! Search under hidden information: other worlds that one seat cannot tell from the real one.

use std::collections::BTreeMap;

use crate::{Asked, Game, Position, Rng, Seat, Viewer};

/// Groups of hidden things; within a group any two could be swapped unnoticed.
#[derive(Clone, Default, Debug, PartialEq, Eq)]
pub struct Interchangeable(pub Vec<Vec<u16>>);

impl Interchangeable {
    /// Groups things by what the viewer knows of them; a thing without a key is known.
    pub fn by_key<K: Ord>(things: impl IntoIterator<Item = (u16, K)>) -> Self {
        let mut groups: BTreeMap<K, Vec<u16>> = BTreeMap::new();
        for (thing, key) in things {
            groups.entry(key).or_default().push(thing);
        }
        Interchangeable(groups.into_values().filter(|group| group.len() > 1).collect())
    }

    /// What is interchangeable both here and there.
    fn and(&self, other: &Self) -> Self {
        let group_of = |groups: &Self| -> BTreeMap<u16, usize> {
            let groups = groups.0.iter().enumerate();
            groups.flat_map(|(number, group)| group.iter().map(move |&thing| (thing, number))).collect()
        };
        let there = group_of(other);
        let both = group_of(self).into_iter();
        Self::by_key(both.filter_map(|(thing, here)| Some((thing, (here, *there.get(&thing)?)))))
    }
}

/// A permutation of hidden things, and a generator for the chance still to come.
pub struct Relabeling {
    map: BTreeMap<u16, u16>,
    rng: Rng,
}

impl Relabeling {
    pub(crate) fn draw(groups: &Interchangeable, rng: &mut Rng) -> Self {
        let mut map = BTreeMap::new();
        for group in &groups.0 {
            let mut shuffled = group.clone();
            rng.shuffle(&mut shuffled);
            map.extend(group.iter().copied().zip(shuffled));
        }
        Relabeling { map, rng: Rng::new(rng.seed()) }
    }

    pub fn of(&self, thing: u16) -> u16 {
        self.map.get(&thing).copied().unwrap_or(thing)
    }

    /// For games with a generator in their state: what chance will bring is unknown too.
    pub fn fresh_rng(&self) -> Rng {
        self.rng.clone()
    }
}

/// How often a relabeling is drawn before the rest of the step is taken to rule all of them out.
const TRIES: usize = 32;

impl<G: Game> Position<G> {
    /// One relabeled world, if this draw looks the same to the viewer.
    pub(crate) fn relabeled(&self, viewer: Seat, pass: usize, rng: &mut Rng) -> Option<Self> {
        let hidden = self.game().unknown_to(viewer, pass).and(&self.checkpoint().unknown_to(viewer, pass));
        let by = Relabeling::draw(&hidden, rng);
        let mut game = self.checkpoint().clone();
        game.relabel(&by);
        let mut world = Position::listening(game);
        for (seat, choice) in self.answers() {
            world.choose(seat, G::relabel_choice(choice, &by)).ok()?;
        }
        let same = self.looks_like(&world, viewer) && self.step_seen(viewer) == step_seen_of(&mut world, viewer);
        world.listen(false);
        same.then_some(world)
    }

    /// Whether one other world, the same to the viewer here, would have come by these choices to what looks the same there.
    pub(crate) fn same_course(
        &self,
        there: &Self,
        choices: &[(Seat, G::Choice)],
        viewer: Seat,
        pass: usize,
        rng: &mut Rng,
    ) -> bool {
        let hidden = self.game().unknown_to(viewer, pass).and(&self.checkpoint().unknown_to(viewer, pass));
        let by = Relabeling::draw(&hidden, rng);
        let mut game = self.checkpoint().clone();
        game.relabel(&by);
        let mut world = Position::new(game);
        for (seat, choice) in self.answers() {
            if world.choose(seat, G::relabel_choice(choice, &by)).is_err() {
                return true; // not a world the viewer could be in
            }
        }
        if !self.looks_like(&world, viewer) {
            return true;
        }
        let taken = choices.iter().all(|&(seat, choice)| world.choose(seat, G::relabel_choice(choice, &by)).is_ok());
        taken && there.looks_like(&world, viewer)
    }

    /// What the viewer has seen happen since the checkpoint.
    fn step_seen(&self, viewer: Seat) -> Vec<G::Event> {
        let mut again = Position::listening(self.checkpoint().clone());
        for (seat, choice) in self.answers() {
            again.choose(seat, choice).expect("the tape was played before");
        }
        step_seen_of(&mut again, viewer)
    }
}

fn step_seen_of<G: Game>(position: &mut Position<G>, viewer: Seat) -> Vec<G::Event> {
    position.take_events().iter().filter_map(|event| G::seen(event, Viewer::Seat(viewer))).collect()
}

/// All that one seat may know of a position. Bots get nothing else.
pub struct Sight<'a, G: Game> {
    position: &'a Position<G>,
    asked: &'a Asked<G>,
}

impl<'a, G: Game> Sight<'a, G> {
    /// The seat's sight, if it is asked something.
    pub fn new(position: &'a Position<G>, seat: Seat) -> Option<Self> {
        Some(Sight { position, asked: position.question(seat)? })
    }

    pub fn seat(&self) -> Seat {
        self.asked.seat
    }

    pub fn question(&self) -> &'a G::Question {
        &self.asked.question
    }

    pub fn offers(&self) -> &'a [G::Choice] {
        self.position.offers(self.asked)
    }

    pub fn view(&self) -> G::View {
        self.position.view(Viewer::Seat(self.seat()))
    }

    /// A world that the seat cannot tell from the real one, or `None` if no draw fitted what it saw in this step.
    pub fn world(&self, rng: &mut Rng) -> Option<Position<G>> {
        let mut world = None;
        for pass in 0..G::PASSES.max(1) {
            let from = world.as_ref().unwrap_or(self.position);
            let next = (0..TRIES).find_map(|_| from.relabeled(self.seat(), pass, rng));
            // The first round is what hides the real world; without it there is none to show.
            world = Some(next.or(world)?);
        }
        world
    }
}
