//! The cards, a file an age: facts and rule of a card stand together. Slots are read from the top left, then the bottom row.

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
pub(crate) mod edition_2011;

use std::marker::PhantomData;

use crate::card::{BASE, Color, Effect, Face, Facts, Icon};
use crate::deck::{Base, Deck};

pub(crate) mod prelude {
    pub use arrayvec::ArrayVec;
    pub use table::{Seat, Seats};

    pub(crate) use super::{CASTLE, CLOCK, CROWN, FACTORY, HEX, LEAF, LIGHTBULB, Printed, card};
    pub use crate::card::Color::{self, *};
    pub use crate::card::Icon::*;
    pub use crate::card::Splay::*;
    pub use crate::card::{Card, CardSet};
    pub use crate::choice::Ask;
    pub(crate) use crate::deck::Deck;
    pub use crate::event::Zone;
    pub use crate::play::Play;
    pub use crate::state::Special;
}

pub(crate) const HEX: Option<Icon> = None;
pub(crate) const CASTLE: Option<Icon> = Some(Icon::Castle);
pub(crate) const CROWN: Option<Icon> = Some(Icon::Crown);
pub(crate) const LEAF: Option<Icon> = Some(Icon::Leaf);
pub(crate) const LIGHTBULB: Option<Icon> = Some(Icon::Lightbulb);
pub(crate) const FACTORY: Option<Icon> = Some(Icon::Factory);
pub(crate) const CLOCK: Option<Icon> = Some(Icon::Clock);

pub(crate) const fn card<D: Deck>(
    name: &'static str,
    age: u8,
    color: Color,
    slots: [Option<Icon>; 4],
    featured: Icon,
    effects: &'static [Effect<D>],
) -> Face<D> {
    Face { facts: Facts { name, age, color, slots, featured }, effects }
}

/// All that is printed, with the rules of a deck's games.
pub(crate) struct Printed<D>(PhantomData<D>);

impl<D: Deck> Printed<D> {
    /// The base set by number: age by age, in each age by color.
    pub(crate) const FACES: &'static [Face<D>; BASE] = &Self::ALL;

    const ALL: [Face<D>; BASE] = {
        let ages: [&[Face<D>]; 10] = [
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
        ];
        let mut all = [Self::AGE_1[0]; BASE];
        let mut number = 0;
        let mut age = 0;
        while age < ages.len() {
            let mut i = 0;
            while i < ages[age].len() {
                all[number] = ages[age][i];
                number += 1;
                i += 1;
            }
            age += 1;
        }
        assert!(number == BASE);
        all
    };
}

/// What stands on the cards apart from their rules.
pub(crate) static FACTS: [Facts; BASE] = {
    let mut facts = [Printed::<Base>::ALL[0].facts; BASE];
    let mut i = 0;
    while i < BASE {
        facts[i] = Printed::<Base>::ALL[i].facts;
        i += 1;
    }
    facts
};
