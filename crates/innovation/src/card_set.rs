//! Sets of cards, as wide as a deck needs them.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use serde::{Deserialize, Serialize};

use crate::card::{AGES, ALL, BASE, COLORS, Card, Color, ICONS, Icon, Set, VALUES};
use crate::deck::{Base, Bits, Deck};

/// Sets that rules ask for, for a deck whose cards are those numbered below `N`, by their place in it.
struct Tables<B> {
    with_icon: [B; 6],
    of_color: [B; 5],
    /// Index 0 is empty.
    of_value: [B; AGES + 2],
}

static BASE_TABLES: Tables<u128> = {
    let mut tables = Tables { with_icon: [0; 6], of_color: [0; 5], of_value: [0; AGES + 2] };
    let mut i = 0;
    while i < BASE {
        let mut icon = 0;
        while icon < 6 {
            if ICONS[i] & (1 << icon) != 0 {
                tables.with_icon[icon] |= 1 << i;
            }
            icon += 1;
        }
        tables.of_color[COLORS[i] as usize] |= 1 << i;
        tables.of_value[VALUES[i] as usize] |= 1 << i;
        i += 1;
    }
    tables
};

impl Bits for u128 {
    const NONE: u128 = 0;

    #[inline]
    fn of_color(color: usize) -> u128 {
        BASE_TABLES.of_color[color]
    }

    #[inline]
    fn of_value(value: usize) -> u128 {
        BASE_TABLES.of_value.get(value).copied().unwrap_or_default()
    }

    #[inline]
    fn with_icon(icon: usize) -> u128 {
        BASE_TABLES.with_icon[icon]
    }

    #[inline]
    fn has(self, number: usize) -> bool {
        self & (1 << number) != 0
    }

    #[inline]
    fn with(self, number: usize) -> u128 {
        self | (1 << number)
    }

    #[inline]
    fn without(self, number: usize) -> u128 {
        self & !(1 << number)
    }

    #[inline]
    fn and(self, other: u128) -> u128 {
        self & other
    }

    #[inline]
    fn or(self, other: u128) -> u128 {
        self | other
    }

    #[inline]
    fn minus(self, other: u128) -> u128 {
        self & !other
    }

    #[inline]
    fn count(self) -> usize {
        self.count_ones() as usize
    }

    #[inline]
    fn first(self) -> Option<usize> {
        (self != 0).then(|| self.trailing_zeros() as usize)
    }

    #[inline]
    fn last(self) -> Option<usize> {
        (self != 0).then(|| 127 - self.leading_zeros() as usize)
    }

    #[inline]
    fn numbers(mut self) -> impl Iterator<Item = usize> + Clone {
        std::iter::from_fn(move || {
            let first = Bits::first(self)?;
            self &= self - 1;
            Some(first)
        })
    }
}

/// A set of cards.
#[derive(Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct CardSet<D: Deck = Base>(D::Bits);

impl<D: Deck> Clone for CardSet<D> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: Deck> CardSet<D> {
    pub const NONE: CardSet<D> = CardSet(D::Bits::NONE);

    pub fn with_icon(icon: Icon) -> Self {
        CardSet(D::Bits::with_icon(icon as usize))
    }

    pub fn of_color(color: Color) -> Self {
        CardSet(D::Bits::of_color(color as usize))
    }

    pub fn of_value(value: u8) -> Self {
        CardSet(D::Bits::of_value(value as usize))
    }

    /// The cards of this set that have the icon.
    #[inline]
    pub fn having(self, icon: Icon) -> Self {
        self & Self::with_icon(icon)
    }

    #[inline]
    pub fn lacking(self, icon: Icon) -> Self {
        self - Self::with_icon(icon)
    }

    #[inline]
    pub fn colored(self, color: Color) -> Self {
        self & Self::of_color(color)
    }

    #[inline]
    pub fn not_colored(self, color: Color) -> Self {
        self - Self::of_color(color)
    }

    #[inline]
    pub fn valued(self, value: u8) -> Self {
        self & Self::of_value(value)
    }

    /// The cards of a type. With the base set alone, all are.
    #[inline]
    pub fn of_set(self, set: Set) -> Self {
        if D::SETS.len() == 1 { self } else { self.iter().filter(|card| card.set() == set).collect() }
    }

    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.0.has(D::rank(card))
    }

    #[inline]
    pub fn with(self, card: Card) -> Self {
        CardSet(self.0.with(D::rank(card)))
    }

    /// With a card as it counts on a board.
    #[inline]
    pub(crate) fn with_on_board(self, card: Card) -> Self {
        CardSet(self.0.with(D::rank_on_board(card)))
    }

    #[inline]
    pub fn without(self, card: Card) -> Self {
        CardSet(self.0.without(D::rank(card)))
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == D::Bits::NONE
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count()
    }

    #[inline]
    pub fn first(self) -> Option<Card> {
        self.0.first().map(D::ranked)
    }

    /// The highest value in the set; 0 if it is empty (rulebook, Value).
    #[inline]
    pub fn highest_value(self) -> u8 {
        self.0.last().map_or(0, D::value_at)
    }

    /// All the highest cards.
    #[inline]
    pub fn highest(self) -> Self {
        self.valued(self.highest_value())
    }

    /// All the lowest cards.
    #[inline]
    pub fn lowest(self) -> Self {
        self.0.first().map_or(Self::NONE, |rank| self.valued(D::value_at(rank)))
    }

    /// The cards that go back to the same pile as the lowest card.
    #[inline]
    pub(crate) fn of_first_pile(self) -> Self {
        if D::SETS.len() == 1 {
            return self.lowest();
        }
        let pile = |card: Card| (card.value(), card.set());
        let first = self.first().map(pile);
        self.iter().filter(|&card| Some(pile(card)) == first).collect()
    }

    /// The number of different values.
    pub fn values(self) -> usize {
        (1..=AGES as u8 + 1).filter(|&value| !self.valued(value).is_empty()).count()
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.0.numbers().map(D::ranked)
    }
}

impl<D: Deck> BitAnd for CardSet<D> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        CardSet(self.0.and(other.0))
    }
}

impl<D: Deck> BitOr for CardSet<D> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        CardSet(self.0.or(other.0))
    }
}

impl<D: Deck> Sub for CardSet<D> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        CardSet(self.0.minus(other.0))
    }
}

impl<D: Deck> FromIterator<Card> for CardSet<D> {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(CardSet::NONE, CardSet::with)
    }
}

impl<D: Deck> fmt::Debug for CardSet<D> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A bit a card of all sets, by rank; one more for Battleship Yamato, which is worth 11 on a board and 8 elsewhere.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Wide([u64; WORDS]);

const WORDS: usize = (ALL + 1).div_ceil(64);

/// Battleship Yamato's places: with the 8s, and above all others.
const YAMATO: usize = RANKS[crate::cards::named("Battleship Yamato").index()] as usize;
pub(crate) const YAMATO_ON_BOARD: usize = ALL;

/// The cards in the order of their values, so that the first and the last of a set are its lowest and its highest.
pub(crate) const BY_RANK: [u16; ALL + 1] = {
    let mut cards = [crate::cards::named("Battleship Yamato").index() as u16; ALL + 1];
    let mut rank = 0;
    let mut value = 1;
    while value <= AGES as u8 + 1 {
        let mut i = 0;
        while i < ALL {
            if VALUES[i] == value {
                cards[rank] = i as u16;
                rank += 1;
            }
            i += 1;
        }
        value += 1;
    }
    assert!(rank == ALL);
    cards
};

pub(crate) const RANKS: [u16; ALL] = {
    let mut ranks = [0; ALL];
    let mut rank = 0;
    while rank < ALL {
        ranks[BY_RANK[rank] as usize] = rank as u16;
        rank += 1;
    }
    ranks
};

static ALL_TABLES: Tables<Wide> = {
    const NOTHING: Wide = Wide([0; WORDS]);
    let mut tables = Tables { with_icon: [NOTHING; 6], of_color: [NOTHING; 5], of_value: [NOTHING; AGES + 2] };
    let mut i = 0;
    while i < ALL {
        let rank = RANKS[i] as usize;
        let (word, bit) = (rank / 64, 1 << (rank % 64));
        let mut icon = 0;
        while icon < 6 {
            if ICONS[i] & (1 << icon) != 0 {
                tables.with_icon[icon].0[word] |= bit;
            }
            icon += 1;
        }
        tables.of_color[COLORS[i] as usize].0[word] |= bit;
        tables.of_value[VALUES[i] as usize].0[word] |= bit;
        i += 1;
    }
    let (word, bit) = (YAMATO_ON_BOARD / 64, 1 << (YAMATO_ON_BOARD % 64));
    tables.of_color[Color::Red as usize].0[word] |= bit;
    tables.of_value[11].0[word] |= bit;
    tables
};

impl Wide {
    /// Without Battleship Yamato, wherever it lies.
    #[inline]
    fn without_yamato(mut self) -> Self {
        self.0[YAMATO / 64] &= !(1 << (YAMATO % 64));
        self.0[YAMATO_ON_BOARD / 64] &= !(1 << (YAMATO_ON_BOARD % 64));
        self
    }

    #[inline]
    fn bit(self, number: usize) -> bool {
        self.0[number / 64] & (1 << (number % 64)) != 0
    }

    #[inline]
    fn zip(self, other: Self, each: impl Fn(u64, u64) -> u64) -> Self {
        Wide(std::array::from_fn(|word| each(self.0[word], other.0[word])))
    }
}

impl Bits for Wide {
    const NONE: Wide = Wide([0; WORDS]);

    fn of_color(color: usize) -> Self {
        ALL_TABLES.of_color[color]
    }

    fn of_value(value: usize) -> Self {
        ALL_TABLES.of_value.get(value).copied().unwrap_or_default()
    }

    fn with_icon(icon: usize) -> Self {
        ALL_TABLES.with_icon[icon]
    }

    #[inline]
    fn has(self, number: usize) -> bool {
        self.bit(number) || number == YAMATO && self.bit(YAMATO_ON_BOARD)
    }

    #[inline]
    fn with(mut self, number: usize) -> Self {
        self.0[number / 64] |= 1 << (number % 64);
        self
    }

    #[inline]
    fn without(mut self, number: usize) -> Self {
        if number == YAMATO {
            return self.without_yamato();
        }
        self.0[number / 64] &= !(1 << (number % 64));
        self
    }

    #[inline]
    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline]
    fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    #[inline]
    fn minus(self, other: Self) -> Self {
        let rest = self.zip(other, |a, b| a & !b);
        if other.bit(YAMATO) { rest.without_yamato() } else { rest }
    }

    #[inline]
    fn count(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    fn first(self) -> Option<usize> {
        let word = self.0.iter().position(|word| *word != 0)?;
        Some(word * 64 + self.0[word].trailing_zeros() as usize)
    }

    #[inline]
    fn last(self) -> Option<usize> {
        let word = self.0.iter().rposition(|word| *word != 0)?;
        Some(word * 64 + 63 - self.0[word].leading_zeros() as usize)
    }

    #[inline]
    fn numbers(self) -> impl Iterator<Item = usize> + Clone {
        let (mut word, mut rest) = (0, self.0[0]);
        std::iter::from_fn(move || {
            while rest == 0 {
                word += 1;
                rest = *self.0.get(word)?;
            }
            let first = word * 64 + rest.trailing_zeros() as usize;
            rest &= rest - 1;
            Some(first)
        })
    }
}
