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

use crate::card::{CARDS, Color, Effect, Face, Icon};

pub(crate) mod prelude {
    pub use arrayvec::ArrayVec;
    pub use table::{Seat, Seats};

    pub(crate) use super::{CASTLE, CLOCK, CROWN, FACTORY, HEX, LEAF, LIGHTBULB, card};
    pub use crate::card::Color::{self, *};
    pub use crate::card::Icon::*;
    pub use crate::card::Splay::*;
    pub use crate::card::{Card, CardSet};
    pub use crate::choice::Ask;
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

pub(crate) const fn card(
    name: &'static str,
    age: u8,
    color: Color,
    slots: [Option<Icon>; 4],
    featured: Icon,
    effects: &'static [Effect],
) -> Face {
    Face { name, age, color, slots, featured, effects }
}

/// All cards by number: age by age, in each age by color.
pub(crate) static FACES: [Face; CARDS] = ALL;

const ALL: [Face; CARDS] = {
    let ages: [&[Face]; 10] = [
        &age_01::CARDS,
        &age_02::CARDS,
        &age_03::CARDS,
        &age_04::CARDS,
        &age_05::CARDS,
        &age_06::CARDS,
        &age_07::CARDS,
        &age_08::CARDS,
        &age_09::CARDS,
        &age_10::CARDS,
    ];
    let mut all = [age_01::CARDS[0]; CARDS];
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
    assert!(number == CARDS);
    all
};
