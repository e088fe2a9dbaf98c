//! Returning cards where a later sentence speaks of those that were returned.

use table::Flow;

use super::All;
use crate::card::CardSet;
use crate::play::Play;
use crate::state::Place;

impl Play<'_, All> {
    /// Returns the cards at once. Tells which did go back (a karma may have brought about something else), with the values they
    /// had where they lay.
    pub(crate) fn return_each(&mut self, cards: CardSet<All>) -> Flow<CardSet<All>> {
        self.return_all(cards)?;
        let is_back = |place| matches!(place, Place::Supply | Place::Relic);
        let elsewhere: CardSet<All> = cards.iter().filter(|&card| !is_back(self.g.place(card))).collect();
        Ok(cards - elsewhere)
    }
}
