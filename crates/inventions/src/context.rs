//! The turn context: what every rule works with in which somebody acts.
//!
//! Rules in which nobody in particular acts (Chronos, the boards, the era change) are methods of the game itself and
//! are handed the tape.

use table::{Seat, turn_with_cause};

use crate::choice::{Ask, Cause};
use crate::need::Need;
use crate::state::{Inventions, Player};

pub(crate) type Tape = table::Tape<Inventions>;

/// Who acts, for which reason, and what has to stay payable meanwhile.
pub(crate) struct Turn<'a> {
    base: table::Turn<'a, Inventions>,
    /// What brings about what happens now.
    pub cause: Cause,
    pub need: Need,
}

impl<'a> Turn<'a> {
    /// A turn as the rules give it to everybody.
    pub fn new(game: &'a mut Inventions, tape: &'a mut Tape, seat: Seat) -> Self {
        Turn { base: table::Turn::new(game, tape, seat), cause: Cause::Rules, need: Need::NONE }
    }

    /// The same brought about by something else, with nothing to pay afterwards.
    #[inline]
    pub fn by(&mut self, cause: Cause) -> Turn<'_> {
        Turn { base: self.base.of(self.base.seat), cause, need: Need::NONE }
    }

    /// The same for another seat.
    #[inline]
    pub fn of(&mut self, seat: Seat) -> Turn<'_> {
        Turn { base: self.base.of(seat), cause: self.cause, need: self.need }
    }

    /// The same with something to pay afterwards: no choice may make it unpayable.
    #[inline]
    pub fn keeping_payable(&mut self, need: Need) -> Turn<'_> {
        Turn { base: self.base.of(self.base.seat), cause: self.cause, need }
    }
}

turn_with_cause!(Turn of Inventions, Player, Ask);
