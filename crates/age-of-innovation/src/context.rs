//! The turn context: what every rule works with in which somebody acts.
//!
//! What only looks at the game (offers, prices, points) are methods of the game itself.

use table::{Seat, turn_with_cause};

use crate::choice::{Ask, Cause};
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
}

turn_with_cause!(Turn of AgeOfInnovation, Player, Ask);
