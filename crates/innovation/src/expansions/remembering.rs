//! Cards that an echo effect moved, for the effects of the same action that speak of them.

use table::Seat;

use super::All;
use crate::card::{Card, CardSet};
use crate::play::Play;

impl Play<'_, All> {
    /// A later effect will speak of the card that your echo effect moved.
    pub(crate) fn remember(&mut self, card: Card) {
        let remembered = &mut self.g.exp.action.remembered[self.you.index()];
        *remembered = remembered.with(card);
    }

    /// The same, where only the last such card counts.
    pub(crate) fn remember_only(&mut self, card: Card) {
        self.g.exp.action.remembered[self.you.index()] = CardSet::NONE.with(card);
    }

    /// The cards that the seat's echo effects moved.
    pub(crate) fn remembered(&self, seat: Seat) -> CardSet<All> {
        self.g.exp.action.remembered[seat.index()]
    }
}
