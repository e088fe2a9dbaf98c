//! Supply piles.

use serde::{Deserialize, Serialize};

use crate::card::{Card, LARGEST_PILE, Set, numbers_in_pile};

/// A supply pile in one word: each card by its number among the cards of its set and age in four bits, the next to draw
/// lowest, and in the highest four bits how many they are.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pile(u64);

const _: () = assert!(LARGEST_PILE * Pile::BITS as usize <= Pile::COUNT as usize && LARGEST_PILE < 16);

impl Pile {
    const BITS: u32 = 4;
    const COUNT: u32 = 60;

    #[inline]
    pub(crate) fn count(self) -> usize {
        (self.0 >> Self::COUNT) as usize
    }

    /// The numbers in the order in which they are drawn.
    #[inline]
    fn numbers(self) -> impl Iterator<Item = usize> + Clone {
        (0..self.count() as u32).map(move |depth| (self.0 >> (depth * Self::BITS) & 15) as usize)
    }

    /// The cards of the pile of that set and age, the next to draw first.
    #[inline]
    pub(crate) fn cards(self, set: Set, age: u8) -> impl Iterator<Item = Card> + Clone {
        let first = numbers_in_pile(set, age).start;
        self.numbers().map(move |number| Card::new(first + number))
    }

    /// How many cards lie above this one.
    pub(crate) fn depth(self, number: usize) -> Option<usize> {
        self.numbers().position(|other| other == number)
    }

    #[inline]
    pub(crate) fn put_at_bottom(&mut self, number: usize) {
        self.0 |= (number as u64) << (self.count() as u32 * Self::BITS);
        self.0 += 1 << Self::COUNT;
    }

    pub(crate) fn put_on_top(&mut self, number: usize) {
        let count = self.count() as u64 + 1;
        let cards = self.0 & Self::cards_above(LARGEST_PILE);
        self.0 = cards << Self::BITS | number as u64 | count << Self::COUNT;
    }

    /// The bits of so many uppermost cards.
    #[inline]
    fn cards_above(depth: usize) -> u64 {
        (1 << (depth as u32 * Self::BITS)) - 1
    }

    #[inline]
    pub(crate) fn remove(&mut self, number: usize) {
        let Some(depth) = self.depth(number) else { return };
        let count = self.count() as u64 - 1;
        let (above, cards) = (Self::cards_above(depth), self.0 & Self::cards_above(LARGEST_PILE));
        self.0 = cards & above | cards >> Self::BITS & !above | count << Self::COUNT;
    }
}
