//! The cards, one file per age: facts and rule of a card stand together. Slots are read from the top left, then the
//! bottom row.

mod age_01;
mod age_02;
mod age_03;
mod age_04;
mod age_05;
mod age_06;
mod age_07;
mod age_08;
mod age_09;
mod age_10;
mod artifacts;
mod cities;
mod echoes;
pub(crate) mod edition_2011;
pub(crate) mod expansion;
mod figures;
mod relics;

use std::marker::PhantomData;

use crate::card::{ALL, BASE, Card, CardDef, CardFacts, Color, Effect, Icon, Slot, Splay};
use crate::deck::Base;
use crate::reactions::Variant;
use expansion::ExpansionCardDef;

pub(crate) mod prelude {
    pub use arrayvec::ArrayVec;
    pub use table::{Seat, Seats};

    pub(crate) use super::{BaseSet, CASTLE, CLOCK, CROWN, FACTORY, HEX, LEAF, LIGHTBULB, card, named};
    pub use crate::card::Color::{self, *};
    pub use crate::card::Icon::*;
    pub use crate::card::Splay::*;
    pub use crate::card::{Card, CardSet};
    pub use crate::choice::Ask;
    pub use crate::event::Zone;
    pub(crate) use crate::play::Deed;
    pub(crate) use crate::play::Of::*;
    pub use crate::play::Play;
    pub(crate) use crate::reactions::Variant;
    pub use crate::state::Special;
}

pub(crate) const HEX: Slot = Slot::Hex;
pub(crate) const BLANK: Slot = Slot::Blank;
pub(crate) const CASTLE: Slot = Slot::Icon(Icon::Castle);
pub(crate) const CROWN: Slot = Slot::Icon(Icon::Crown);
pub(crate) const LEAF: Slot = Slot::Icon(Icon::Leaf);
pub(crate) const LIGHTBULB: Slot = Slot::Icon(Icon::Lightbulb);
pub(crate) const FACTORY: Slot = Slot::Icon(Icon::Factory);
pub(crate) const CLOCK: Slot = Slot::Icon(Icon::Clock);
pub(crate) const ECHO: Slot = Slot::Echo;
pub(crate) const INSPIRE: Slot = Slot::Inspire;
pub(crate) const PLUS: Slot = Slot::Plus;
pub(crate) const FLAG: Slot = Slot::Flag;
pub(crate) const FOUNTAIN: Slot = Slot::Fountain;

pub(crate) const fn bonus(points: u8) -> Slot {
    Slot::Bonus(points)
}

pub(crate) const ARROW_LEFT: Slot = Slot::Arrow(Splay::Left);
pub(crate) const ARROW_RIGHT: Slot = Slot::Arrow(Splay::Right);
pub(crate) const ARROW_UP: Slot = Slot::Arrow(Splay::Up);

pub(crate) const fn search(icon: Icon) -> Slot {
    Slot::Search(icon)
}

pub(crate) const fn facts(
    name: &'static str,
    age: u8,
    color: Color,
    [a, b, c, d]: [Slot; 4],
    featured: Option<Icon>,
) -> CardFacts {
    CardFacts { name, age, color, slots: [a, b, c, d, BLANK, BLANK], featured }
}

pub(crate) const fn card<D: Variant>(
    name: &'static str,
    age: u8,
    color: Color,
    slots: [Slot; 4],
    featured: Icon,
    effects: &'static [Effect<D>],
) -> CardDef<D> {
    CardDef { facts: facts(name, age, color, slots, Some(featured)), effects }
}

/// All that is printed, with the rules of a deck's games.
pub(crate) struct BaseSet<D>(PhantomData<D>);

impl<D: Variant> BaseSet<D> {
    /// The base set by number: age by age, in each age by color.
    pub(crate) const CARDS: &'static [CardDef<D>; BASE] = &Self::ALL;

    const ALL: [CardDef<D>; BASE] = concat(&[
        &Self::AGE_1,
        &Self::AGE_2,
        &Self::AGE_3,
        &Self::AGE_4,
        &Self::AGE_5,
        &Self::AGE_6,
        &Self::AGE_7,
        &Self::AGE_8,
        &Self::AGE_9,
        &Self::AGE_10,
    ]);
}

/// The cards of the expansions and the relics, set by set.
pub(crate) static EXPANDED: [ExpansionCardDef; ALL - BASE] =
    concat(&[&cities::CARDS, &artifacts::CARDS, &echoes::CARDS, &figures::CARDS, &relics::CARDS]);

/// All lists one after the other.
const fn concat<T: Copy, const N: usize>(lists: &[&[T]]) -> [T; N] {
    let mut all = [lists[0][0]; N];
    let (mut number, mut list) = (0, 0);
    while list < lists.len() {
        let mut i = 0;
        while i < lists[list].len() {
            all[number] = lists[list][i];
            number += 1;
            i += 1;
        }
        list += 1;
    }
    assert!(number == N);
    all
}

/// What a card of an expansion says; nothing for a base card, whose effects are in [`BaseSet`].
#[inline]
pub(crate) fn expanded(card: Card) -> &'static ExpansionCardDef {
    static NOTHING: ExpansionCardDef = ExpansionCardDef::new(cities::CARDS[0].facts, &[]);
    card.index().checked_sub(BASE).map_or(&NOTHING, |number| &EXPANDED[number])
}

/// What stands on the cards apart from their rules, set by set.
pub(crate) static FACTS: [CardFacts; ALL] = {
    let mut facts = [BaseSet::<Base>::ALL[0].facts; ALL];
    let mut number = 0;
    while number < ALL {
        facts[number] = if number < BASE { BaseSet::<Base>::ALL[number].facts } else { EXPANDED[number - BASE].facts };
        number += 1;
    }
    facts
};

/// The card of that name, which must exist: rules that speak of a card find it when they are compiled.
pub(crate) const fn named(name: &str) -> Card {
    let mut number = 0;
    while number < ALL {
        if same(FACTS[number].name.as_bytes(), name.as_bytes()) {
            return Card::new(number);
        }
        number += 1;
    }
    panic!("there is no such card")
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    let mut i = 0;
    while i < one.len() && i < other.len() && one[i] == other[i] {
        i += 1;
    }
    i == one.len() && i == other.len()
}
