//! Search under hidden information: other worlds that one seat cannot tell from the real one.

use std::sync::OnceLock;

use crate::position::Look;
use crate::{Asked, Memory, Position, Rng, Seat, Secrets, Viewer};

/// Groups of hidden things; within a group any two could be swapped unnoticed. A group lists its things by where they
/// are, not by what they are: worlds that look the same to a seat then lead to the same samples.
#[derive(Clone, Default, Debug, PartialEq, Eq)]
pub struct Indistinguishable {
    /// The things of all groups, one group after the other.
    things: Vec<u16>,
    /// Where each group ends.
    ends: Vec<u16>,
}

impl Indistinguishable {
    /// Groups things, in the order they are listed, by what the viewer knows of them. Leave out what it knows for sure.
    pub fn by_key<K: Ord>(things: impl IntoIterator<Item = (u16, K)>) -> Self {
        let listed = things.into_iter().zip(0u16..);
        Self::by_key_and_place(listed.map(|((thing, key), place)| (thing, key, place)))
    }

    /// Groups things by what the viewer knows of them, in the order of their places; those that share a place (cards in
    /// a hand) in their own order.
    pub fn by_key_and_place<K: Ord, P: Ord>(things: impl IntoIterator<Item = (u16, K, P)>) -> Self {
        let things = things.into_iter();
        let mut sorted: Vec<(K, P, u16)> = Vec::with_capacity(things.size_hint().1.unwrap_or(0));
        sorted.extend(things.map(|(thing, key, place)| (key, place, thing)));
        sorted.sort_unstable();
        let mut groups = Indistinguishable { things: Vec::with_capacity(sorted.len()), ends: Vec::new() };
        for group in sorted.chunk_by(|(one, ..), (other, ..)| one == other).filter(|group| group.len() > 1) {
            groups.things.extend(group.iter().map(|(_, _, thing)| *thing));
            groups.ends.push(groups.things.len() as u16);
        }
        groups
    }

    /// What is indistinguishable both here and there, in the order of here.
    fn and(self, other: &Self) -> Self {
        if self == *other {
            return self;
        }
        let mut there = vec![None; other.end()];
        for (thing, group) in other.numbered() {
            there[usize::from(thing)] = Some(group);
        }
        let there = |thing: u16| there.get(usize::from(thing)).copied().flatten();
        Self::by_key(self.numbered().filter_map(|(thing, here)| Some((thing, (here, there(thing)?)))))
    }

    /// The same without those that the viewer knows from earlier.
    pub(crate) fn without(self, memory: &Memory) -> Self {
        if !self.things.iter().any(|&thing| memory.knows(thing)) {
            return self;
        }
        Self::by_key(self.numbered().filter(|(thing, _)| !memory.knows(*thing)))
    }

    fn groups(&self) -> impl Iterator<Item = &[u16]> {
        let mut from = 0;
        self.ends.iter().map(move |&end| &self.things[std::mem::replace(&mut from, usize::from(end))..usize::from(end)])
    }

    /// Every thing with the number of its group.
    fn numbered(&self) -> impl Iterator<Item = (u16, usize)> {
        self.groups().enumerate().flat_map(|(number, group)| group.iter().map(move |&thing| (thing, number)))
    }

    /// One more than the highest thing.
    fn end(&self) -> usize {
        self.things.iter().max().map_or(0, |last| usize::from(*last) + 1)
    }
}

/// A permutation of hidden things, and a generator for the chance still to come.
pub struct Relabeling {
    /// What each thing becomes; those beyond the end stay what they are.
    map: Vec<u16>,
    rng: Rng,
}

impl Relabeling {
    pub(crate) fn draw(groups: &Indistinguishable, rng: &mut Rng) -> Self {
        let mut map: Vec<u16> = (0..groups.end() as u16).collect();
        let mut shuffled = Vec::new();
        for group in groups.groups() {
            shuffled.clear();
            shuffled.extend_from_slice(group);
            shuffled.sort_unstable();
            rng.shuffle(&mut shuffled);
            for (&thing, &becomes) in group.iter().zip(&shuffled) {
                map[usize::from(thing)] = becomes;
            }
        }
        Relabeling { map, rng: Rng::new(rng.seed()) }
    }

    pub fn of(&self, thing: u16) -> u16 {
        self.map.get(thing as usize).copied().unwrap_or(thing)
    }

    /// For games with a generator in their state: what chance will bring is unknown too.
    pub fn fresh_rng(&self) -> Rng {
        self.rng
    }
}

/// How often a relabeling is drawn before the rest of the step is taken to rule all of them out.
const TRIES: usize = 32;

impl<G: Secrets> Position<G> {
    /// What the viewer cannot tell apart, neither now nor at the beginning of the step.
    fn hidden_from(&self, viewer: Seat, pass: usize) -> Indistinguishable {
        let at_checkpoint = self.checkpoint().unknown_to(viewer, pass);
        if self.game() == self.checkpoint() {
            return at_checkpoint;
        }
        at_checkpoint.and(&self.game().unknown_to(viewer, pass))
    }

    /// What the viewer saw: the same in all worlds that it cannot tell from this one.
    fn seen_by(&self, viewer: Seat) -> Seen<G> {
        Seen { viewer, look: self.look(viewer), step: self.step_seen(viewer) }
    }

    /// One world that differs in what is hidden, if this draw looks the same to the viewer.
    fn relabeled(&self, hidden: &Indistinguishable, seen: &Seen<G>, rng: &mut Rng) -> Option<Self> {
        let by = Relabeling::draw(hidden, rng);
        let mut checkpoint = self.checkpoint().clone();
        checkpoint.relabel(&by);
        let mut world = Position::listening(checkpoint.clone());
        for (seat, choice) in self.answers() {
            world.choose(seat, G::relabel_choice(choice, &by)).ok()?;
        }
        let swapped = if self.game() == self.checkpoint() {
            checkpoint
        } else {
            let mut swapped = self.game().clone();
            swapped.relabel(&by);
            swapped
        };
        let same = world.looks_like_swapped(&swapped, seen) && step_seen_of(&mut world, seen.viewer) == seen.step;
        world.listen(false);
        same.then_some(world)
    }

    /// Whether the viewer sees here what it has seen. Usually the rules did here what they did in the real world, and
    /// this is the real state with its hidden things swapped. That has the same view, as the contract checks, so none
    /// needs to be built.
    fn looks_like_swapped(&self, swapped: &G, seen: &Seen<G>) -> bool {
        if !self.asks_the_same(&seen.look, seen.viewer) {
            return false;
        }
        if self.game() != swapped {
            return self.has_view(&seen.look, seen.viewer);
        }
        debug_assert!(self.has_view(&seen.look, seen.viewer), "a view depends on what its viewer cannot know");
        true
    }

    /// Whether these choices, which led from here to `after`, would look the same to the seat in `worlds` other worlds
    /// that it cannot tell from this one: then they have shown it nothing.
    pub fn same_in_worlds(
        &self,
        choices: &[(Seat, G::Choice)],
        after: &Self,
        seat: Seat,
        worlds: usize,
        seed: u64,
    ) -> bool {
        let course = Course::new(self, choices, after, seat);
        let mut rng = Rng::new(seed);
        (0..worlds).all(|world| course.same_in(world, &mut rng))
    }

    /// Whether a draw of one round gives a world that looks the same to the viewer.
    pub(crate) fn can_be_relabeled(&self, viewer: Seat, pass: usize, rng: &mut Rng) -> bool {
        self.relabeled(&self.hidden_from(viewer, pass), &self.seen_by(viewer), rng).is_some()
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

fn step_seen_of<G: Secrets>(position: &mut Position<G>, viewer: Seat) -> Vec<G::Event> {
    position.take_events().iter().map(|event| G::redact(event, Viewer::Seat(viewer))).collect()
}

/// What one seat saw of a position and of the step that led to it.
struct Seen<G: Secrets> {
    viewer: Seat,
    look: Look<G>,
    step: Vec<G::Event>,
}

/// Choices that led from one position to another, as one seat lived through them. What does not differ between the
/// worlds they are tried in is looked at once.
struct Course<'a, G: Secrets> {
    from: &'a Position<G>,
    choices: &'a [(Seat, G::Choice)],
    viewer: Seat,
    /// For each round of relabeling.
    hidden: Vec<Indistinguishable>,
    before: Look<G>,
    after: Look<G>,
}

impl<'a, G: Secrets> Course<'a, G> {
    fn new(from: &'a Position<G>, choices: &'a [(Seat, G::Choice)], to: &Position<G>, viewer: Seat) -> Self {
        let hidden = (0..G::RELABEL_PASSES.max(1)).map(|pass| from.hidden_from(viewer, pass)).collect();
        Course { from, choices, viewer, hidden, before: from.look(viewer), after: to.look(viewer) }
    }

    /// Whether one other world, the same to the viewer before, would have come by these choices to what looks the same
    /// after them.
    fn same_in(&self, world: usize, rng: &mut Rng) -> bool {
        let by = Relabeling::draw(&self.hidden[world % self.hidden.len()], rng);
        // Whoever could not be in that world learns nothing from it.
        let Some(mut world) = self.beginning(&by) else { return true };
        let mut choose =
            |&(seat, choice): &(Seat, G::Choice)| world.choose(seat, G::relabel_choice(choice, &by)).is_ok();
        let same = self.choices.iter().all(&mut choose) && world.looks(&self.after, self.viewer);
        // To look costs the most, and nearly all worlds look the same after the choices; only for others does it matter
        // what was before.
        same || self.beginning(&by).is_none_or(|world| !world.looks(&self.before, self.viewer))
    }

    /// The other world before the choices, if the step that is under way goes the same way there.
    fn beginning(&self, by: &Relabeling) -> Option<Position<G>> {
        let mut game = self.from.checkpoint().clone();
        game.relabel(by);
        let mut world = Position::new(game);
        for (seat, choice) in self.from.answers() {
            world.choose(seat, G::relabel_choice(choice, by)).ok()?;
        }
        Some(world)
    }
}

/// All that one seat may know of a position. Bots get nothing else.
pub struct Observation<'a, G: Secrets> {
    position: &'a Position<G>,
    asked: &'a Asked<G>,
    /// What it knows from earlier, if it remembers anything.
    memory: Option<&'a Memory>,
    /// What it saw and what is hidden from it in the first round; every world is drawn by them.
    known: OnceLock<(Seen<G>, Indistinguishable)>,
}

impl<'a, G: Secrets> Observation<'a, G> {
    /// The seat's observation, if it is asked something.
    pub fn new(position: &'a Position<G>, seat: Seat) -> Option<Self> {
        Some(Observation { position, asked: position.question(seat)?, memory: None, known: OnceLock::new() })
    }

    /// The same for a seat that remembers what it saw earlier.
    pub fn remembering(position: &'a Position<G>, seat: Seat, memory: &'a Memory) -> Option<Self> {
        Some(Observation { memory: Some(memory), ..Observation::new(position, seat)? })
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

    /// What it cannot tell apart in one of its worlds.
    fn hidden(&self, world: &Position<G>, pass: usize) -> Indistinguishable {
        let hidden = world.hidden_from(self.seat(), pass);
        match self.memory {
            Some(memory) => hidden.without(memory),
            None => hidden,
        }
    }

    /// A world that the seat cannot tell from the real one, or `None` if no draw fitted what it saw in this step.
    pub fn world(&self, rng: &mut Rng) -> Option<Position<G>> {
        let seat = self.seat();
        let (seen, hidden) = self.known.get_or_init(|| (self.position.seen_by(seat), self.hidden(self.position, 0)));
        let mut draw =
            |from: &Position<G>, hidden: &Indistinguishable| (0..TRIES).find_map(|_| from.relabeled(hidden, seen, rng));
        // The first round is what hides the real world; without it there is none to show.
        let mut world = draw(self.position, hidden)?;
        for pass in 1..G::RELABEL_PASSES {
            if let Some(next) = draw(&world, &self.hidden(&world, pass)) {
                world = next;
            }
        }
        Some(world)
    }
}
