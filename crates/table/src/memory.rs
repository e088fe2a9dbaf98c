//! What a seat saw earlier and still knows, though it is hidden now.

use crate::{Match, Position, Seat, Secrets};

/// Things that lie where the seat knows they lie: one byte for each thing of the game, at most.
#[derive(Clone, Default, Debug)]
pub struct Memory {
    known: Vec<bool>,
}

impl Memory {
    pub fn knows(&self, thing: u16) -> bool {
        self.known.get(usize::from(thing)).copied().unwrap_or(false)
    }

    pub fn learn(&mut self, thing: u16) {
        let thing = usize::from(thing);
        if self.known.len() <= thing {
            self.known.resize(thing + 1, false);
        }
        self.known[thing] = true;
    }

    pub fn forget(&mut self, thing: u16) {
        if let Some(known) = self.known.get_mut(usize::from(thing)) {
            *known = false;
        }
    }

    /// All that it knows, in the order of things.
    pub fn things(&self) -> impl Iterator<Item = u16> {
        (0u16..).zip(&self.known).filter_map(|(thing, known)| known.then_some(thing))
    }
}

/// A seat that follows a match and remembers: a second position, the choices so far and the memory.
pub struct Attention<G: Secrets> {
    seat: Seat,
    position: Position<G>,
    followed: Vec<(Seat, G::Choice)>,
    memory: Memory,
}

impl<G: Secrets> Attention<G> {
    pub fn new(played: &Match<G>, seat: Seat) -> Self {
        let mut attention = Attention::at_the_beginning(played, seat);
        attention.follow(played);
        attention
    }

    fn at_the_beginning(played: &Match<G>, seat: Seat) -> Self {
        let before = played.beginning();
        let position = Position::listening(before.clone());
        let mut attention = Attention { seat, position, followed: Vec::new(), memory: Memory::default() };
        attention.note(&before);
        attention
    }

    /// Notices what has happened since the last time; after choices were taken back, begins again.
    pub fn follow(&mut self, played: &Match<G>) {
        if !self.catch_up(played) {
            *self = Attention::at_the_beginning(played, self.seat);
            assert!(self.catch_up(played), "a match can be played again");
        }
    }

    /// Whether this is the match that was followed so far.
    fn catch_up(&mut self, played: &Match<G>) -> bool {
        let Some(new) = played.history().strip_prefix(&self.followed[..]) else { return false };
        for &(seat, choice) in new {
            let before = self.position.game().clone();
            if self.position.choose(seat, choice).is_err() {
                return false;
            }
            self.followed.push((seat, choice));
            self.note(&before);
        }
        self.position.game() == played.position().game()
    }

    fn note(&mut self, before: &G) {
        let events = self.position.take_events();
        G::remember(&mut self.memory, self.seat, before, &events, self.position.game());
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn memory(&self) -> &Memory {
        &self.memory
    }
}
