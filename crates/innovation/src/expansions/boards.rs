//! All boards at once, as cards say "anywhere" and "in play".

use table::Seat;

use super::All;
use crate::card::{CardSet, Set};
use crate::state::Engine;

impl Engine<All> {
    /// The top cards of these players.
    pub(crate) fn tops_of(&self, seats: impl Iterator<Item = Seat>) -> CardSet<All> {
        seats.fold(CardSet::NONE, |all, seat| all | self.tops(seat))
    }

    /// The top cards of all players.
    pub(crate) fn all_tops(&self) -> CardSet<All> {
        self.tops_of(self.everyone())
    }

    /// The top figures of all players.
    pub(crate) fn all_top_figures(&self) -> CardSet<All> {
        self.all_tops().of_set(Set::Figures)
    }
}
