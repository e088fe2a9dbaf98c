//! The turn context: what every rule has in hand in which somebody acts.
//!
//! What only looks at the game (offers, prices, points) are methods of the game itself.

use std::ops::{Deref, DerefMut};

use table::{Flow, Seat};

use crate::choice::{Ask, Cause, Choice, Question};
use crate::state::{AgeOfInnovation, Player};

pub(crate) type Tape = table::Tape<AgeOfInnovation>;

/// Who acts, and for which reason.
pub(crate) struct Turn<'a> {
    base: table::Turn<'a, AgeOfInnovation>,
    /// What brings about what happens now.
    pub cause: Cause,
}

impl<'a> Turn<'a> {
    /// A turn as the rules give it to everybody.
    pub fn new(game: &'a mut AgeOfInnovation, tape: &'a mut Tape, seat: Seat) -> Self {
        Turn { base: table::Turn::new(game, tape, seat), cause: Cause::Rules }
    }

    /// The same brought about by something else.
    #[inline]
    pub fn by(&mut self, cause: Cause) -> Turn<'_> {
        Turn { base: self.base.of(self.base.seat), cause }
    }

    /// The same for another seat.
    #[inline]
    pub fn of(&mut self, seat: Seat) -> Turn<'_> {
        Turn { base: self.base.of(seat), cause: self.cause }
    }

    #[inline]
    pub fn ask(&mut self, ask: Ask, list: impl FnOnce(&AgeOfInnovation, &mut Vec<Choice>)) -> Flow<Option<Choice>> {
        let question = Question { seat: self.base.seat, ask, cause: self.cause };
        self.base.ask(question, list)
    }

    /// The player who acts.
    #[inline]
    pub fn me(&self) -> &Player {
        self.base.g.player(self.base.seat)
    }

    #[inline]
    pub fn me_mut(&mut self) -> &mut Player {
        self.base.g.player_mut(self.base.seat)
    }
}

impl<'a> Deref for Turn<'a> {
    type Target = table::Turn<'a, AgeOfInnovation>;

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.base
    }
}

impl DerefMut for Turn<'_> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.base
    }
}
