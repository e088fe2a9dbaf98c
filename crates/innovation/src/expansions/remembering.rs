//! Cards that an echo effect moved, for the effects of the same action that speak of them.

use serde::{Deserialize, Serialize};
use table::Seat;

use super::All;
use crate::card::{Card, CardSet, PerCard};
use crate::play::Play;

/// Cards and who remembers each, in one list for all players: mostly there is none.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Remembered {
    count: u8,
    cards: PerCard<Card, MOST_REMEMBERED>,
    owners: PerCard<Seat, MOST_REMEMBERED>,
}

/// More cards than the echo effects of one action move: few cards speak of such a card, and each player executes them
/// once or twice. If there ever were more, the last ones would be forgotten.
const MOST_REMEMBERED: usize = 32;

impl Default for Remembered {
    fn default() -> Self {
        let cards = PerCard([Card::new(0); MOST_REMEMBERED]);
        Remembered { count: 0, cards, owners: PerCard([Seat::new(0); MOST_REMEMBERED]) }
    }
}

impl Remembered {
    fn iter(&self) -> impl Iterator<Item = (Card, Seat)> + '_ {
        self.cards.0.into_iter().zip(self.owners.0).take(self.count as usize)
    }

    fn of(&self, seat: Seat) -> CardSet<All> {
        self.iter().filter(|(_, owner)| *owner == seat).map(|(card, _)| card).collect()
    }

    pub fn add(&mut self, card: Card, seat: Seat) {
        let next = self.count as usize;
        if next < MOST_REMEMBERED && !self.of(seat).has(card) {
            (self.cards.0[next], self.owners.0[next]) = (card, seat);
            self.count += 1;
        }
    }

    /// The seat's cards, which are remembered no more.
    pub fn forget(&mut self, seat: Seat) -> CardSet<All> {
        let before = *self;
        *self = Remembered::default();
        for (card, owner) in before.iter().filter(|(_, owner)| *owner != seat) {
            self.add(card, owner);
        }
        before.of(seat)
    }

    pub fn rename(&mut self, name: &dyn Fn(Card) -> Card) {
        let count = self.count as usize;
        self.cards.0[..count].iter_mut().for_each(|card| *card = name(*card));
    }
}

impl Play<'_, All> {
    /// A later effect will speak of the card that your echo effect moved.
    pub(crate) fn remember(&mut self, card: Card) {
        let you = self.you();
        self.g.exp.action.remembered.add(card, you);
    }

    /// The same, where only the last such card counts.
    pub(crate) fn remember_only(&mut self, card: Card) {
        let you = self.you();
        self.g.exp.action.remembered.forget(you);
        self.remember(card);
    }

    /// The cards that the seat's echo effects moved.
    pub(crate) fn remembered(&self, seat: Seat) -> CardSet<All> {
        self.g.exp.action.remembered.of(seat)
    }
}
