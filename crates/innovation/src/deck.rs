//! What a game is made of: the cards of the base set, or those of all sets, and how they are stored. Rules are written
//! once for both, and compiled for each, so that a game of the base set carries no more than it needs.

use std::fmt::Debug;
use std::ops::{Index, IndexMut};

use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{PerSeat, Seat};

use crate::card::{BASE, Card, Color, PerCard, Set};
use crate::state::Link;

/// A value stored once per card or per player.
pub trait PlainData: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> PlainData for T {}

/// The cards of a game, and how a state stores them.
pub trait Deck: Copy + PartialEq + Eq + Debug + Default + Send + Sync + 'static {
    const CARDS: usize;
    const PLAYERS: usize;
    /// The types of its cards.
    const SETS: &'static [Set];

    /// One bit per card, ordered by value.
    type Bits: Bits;
    type PerCard<T: PlainData>: PlainData + Index<Card, Output = T> + IndexMut<Card>;
    type PerPlayer<T: PlainData>: PlainData + Index<Seat, Output = T> + IndexMut<Seat>;

    fn per_card<T: PlainData>(value: T) -> Self::PerCard<T>;
    fn per_player<T: PlainData>(value: T) -> Self::PerPlayer<T>;

    /// A card's place among the deck's cards in the order of their values, and the card at a place.
    fn rank(card: Card) -> usize;
    fn ranked(rank: usize) -> Card;

    /// The value of the card at a place; cards are ranked by it, so that the last of a set is its highest.
    #[inline]
    fn value_at(rank: usize) -> u8 {
        Self::ranked(rank).value()
    }

    /// The cards of the deck.
    fn cards() -> impl Iterator<Item = Card> + Clone {
        (0..Self::CARDS).map(Card::new)
    }

    /// What a card is called in stacks of its color, and which card that is.
    fn link(card: Card) -> Link;
    fn linked(color: Color, link: Link) -> Card;

    /// The place among the cards by value of a card that lies on a board.
    #[inline]
    fn rank_on_board(card: Card) -> usize {
        Self::rank(card)
    }

    /// What only expansions need in the state.
    type ExpansionState: PlainData + Default;

    /// Whether there is more than the base set.
    const EXPANDED: bool = false;
}

/// The base set, for up to four players.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Base;

impl Deck for Base {
    const CARDS: usize = BASE;
    const PLAYERS: usize = 4;
    const SETS: &'static [Set] = &[Set::Base];

    type Bits = u128;
    type PerCard<T: PlainData> = PerCard<T, BASE>;
    type PerPlayer<T: PlainData> = PerSeat<T, 4>;

    #[inline]
    fn per_card<T: PlainData>(value: T) -> PerCard<T, BASE> {
        PerCard([value; BASE])
    }

    #[inline]
    fn per_player<T: PlainData>(value: T) -> PerSeat<T, 4> {
        PerSeat([value; 4])
    }

    #[inline]
    fn rank(card: Card) -> usize {
        card.index()
    }

    #[inline]
    fn ranked(rank: usize) -> Card {
        Card::numbered(rank)
    }

    /// All cards have different numbers below 255.
    #[inline]
    fn link(card: Card) -> Link {
        Link::MIN.saturating_add(card.index() as u8)
    }

    #[inline]
    fn linked(_: Color, link: Link) -> Card {
        Card::new(link.get() as usize - 1)
    }

    type ExpansionState = ();
}

/// A set of numbers, as wide as a deck needs it.
pub trait Bits: PlainData + Eq + Default {
    const NONE: Self;
    fn of_color(color: usize) -> Self;
    fn of_value(value: usize) -> Self;
    fn with_icon(icon: usize) -> Self;
    fn has(self, number: usize) -> bool;
    fn with(self, number: usize) -> Self;
    fn without(self, number: usize) -> Self;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    fn count(self) -> usize;
    fn first(self) -> Option<usize>;
    fn last(self) -> Option<usize>;
    /// The numbers in order.
    fn numbers(self) -> impl Iterator<Item = usize> + Clone;
}
