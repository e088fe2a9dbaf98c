//! What a game is made of: the cards of the base set, or those of all sets. Rules are written once for both, and compiled for each, so that a
//! game of the base set carries no more than it needs.

use std::fmt::Debug;
use std::num::{NonZeroU8, NonZeroU16};
use std::ops::{Index, IndexMut};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::card::{ALL, BASE, Card, Effect, PerCard};
use crate::card_set::{BY_RANK, RANKS, Wide};
use crate::cards::Printed;

/// What can lie in the state once a card or a player.
pub trait Fact: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Fact for T {}

pub trait Deck: Copy + PartialEq + Eq + Debug + Default + Send + Sync + 'static {
    const CARDS: usize;
    const PLAYERS: usize;

    /// A bit a card, in the order of their values.
    type Bits: Bits;
    /// A card beside another in a pile.
    type Link: Link;
    type PerCard<T: Fact>: Fact + Index<Card, Output = T> + IndexMut<Card>;
    type PerPlayer<T: Fact>: Fact + AsRef<[T]> + AsMut<[T]>;

    fn per_card<T: Fact>(value: T) -> Self::PerCard<T>;
    fn per_player<T: Fact>(value: T) -> Self::PerPlayer<T>;

    /// A card's place among the deck's cards in the order of their values, and the card at a place.
    fn rank(card: Card) -> usize;
    fn ranked(rank: usize) -> Card;

    /// The cards of the deck.
    fn cards() -> impl Iterator<Item = Card> + Clone {
        (0..Self::CARDS).map(Card::new)
    }

    /// The effects of the Deluxe edition.
    fn effects(card: Card) -> &'static [Effect<Self>];
}

/// The base set, for up to four players.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Base;

impl Deck for Base {
    const CARDS: usize = BASE;
    const PLAYERS: usize = 4;

    type Bits = u128;
    type Link = NonZeroU8;
    type PerCard<T: Fact> = PerCard<T, BASE>;
    type PerPlayer<T: Fact> = [T; 4];

    #[inline]
    fn per_card<T: Fact>(value: T) -> PerCard<T, BASE> {
        PerCard([value; BASE])
    }

    #[inline]
    fn per_player<T: Fact>(value: T) -> [T; 4] {
        [value; 4]
    }

    #[inline]
    fn rank(card: Card) -> usize {
        card.index()
    }

    #[inline]
    fn ranked(rank: usize) -> Card {
        Card::numbered(rank)
    }

    #[inline]
    fn effects(card: Card) -> &'static [Effect<Self>] {
        Printed::<Base>::FACES[card.index()].effects
    }
}

/// All sets, for up to eight players.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct All;

impl Deck for All {
    const CARDS: usize = ALL;
    const PLAYERS: usize = 8;

    type Bits = Wide;
    type Link = NonZeroU16;
    type PerCard<T: Fact> = PerCard<T, ALL>;
    type PerPlayer<T: Fact> = [T; 8];

    #[inline]
    fn per_card<T: Fact>(value: T) -> PerCard<T, ALL> {
        PerCard([value; ALL])
    }

    #[inline]
    fn per_player<T: Fact>(value: T) -> [T; 8] {
        [value; 8]
    }

    #[inline]
    fn rank(card: Card) -> usize {
        RANKS[card.index()] as usize
    }

    #[inline]
    fn ranked(rank: usize) -> Card {
        Card::numbered(BY_RANK[rank] as usize)
    }

    #[inline]
    fn effects(card: Card) -> &'static [Effect<Self>] {
        Printed::<All>::FACES.get(card.index()).map_or(&[], |face| face.effects)
    }
}

/// A set of numbers, as wide as a deck needs it.
pub trait Bits: Fact + Eq + Default {
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
    /// Takes the first number out.
    fn pop(&mut self) -> Option<usize>;
}

/// A card's number plus one, so that "none" needs no byte of its own.
pub trait Link: Fact + Eq {
    fn to(card: Card) -> Self;
    fn card(self) -> Card;
}

impl Link for NonZeroU8 {
    #[inline]
    fn to(card: Card) -> Self {
        NonZeroU8::MIN.saturating_add(card.index() as u8)
    }

    #[inline]
    fn card(self) -> Card {
        Card::new(self.get() as usize - 1)
    }
}

impl Link for NonZeroU16 {
    #[inline]
    fn to(card: Card) -> Self {
        NonZeroU16::MIN.saturating_add(card.index() as u16)
    }

    #[inline]
    fn card(self) -> Card {
        Card::new(self.get() as usize - 1)
    }
}
