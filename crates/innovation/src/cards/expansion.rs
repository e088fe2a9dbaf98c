//! What the cards of expansions are written with.

pub(crate) use arrayvec::ArrayVec;
pub(crate) use table::{Flow, Seat, Seats};

pub(crate) use super::{
    ARROW_LEFT, ARROW_RIGHT, ARROW_UP, BLANK, CASTLE, CLOCK, CROWN, ECHO, FACTORY, FLAG, FOUNTAIN, HEX, INSPIRE, LEAF,
    LIGHTBULB, PLUS, bonus, named, search,
};
pub(crate) use crate::card::Color::{self, *};
pub(crate) use crate::card::Icon::{self, *};
pub(crate) use crate::card::Splay::*;
pub(crate) use crate::card::{AGES, Card, CardFacts, CardSet, Effect, Icons, Rule, Set, Slot, compel, demand, dogma};
pub(crate) use crate::choice::{Ask, Choice};
pub(crate) use crate::deck::Deck;
pub(crate) use crate::decree::Decree;
pub(crate) use crate::event::{Move, Showing, Zone};
pub(crate) use crate::expansions::{All, Claim, Karma, Would};
pub(crate) use crate::play::{Deed, Play};
pub(crate) use crate::state::{Engine, Place, Special};

pub(crate) use CornerEffect::{Echo, Inspire};

/// Who executes an effect of a card of an expansion.
pub(crate) type P<'a> = Play<'a, All>;

/// A card with all its rules.
#[derive(Copy, Clone)]
pub(crate) struct ExpansionCardDef {
    pub facts: CardFacts,
    pub echo: Option<Rule<All>>,
    pub inspire: Option<Rule<All>>,
    pub effects: &'static [Effect<All>],
    pub karmas: &'static [Karma],
}

/// The effect that a figure has in the place of an icon.
pub(crate) enum CornerEffect {
    Echo(Rule<All>),
    Inspire(Rule<All>),
}

const fn four(name: &'static str, age: u8, color: Color, [a, b, c, d]: [Slot; 4], featured: Option<Icon>) -> CardFacts {
    CardFacts { name, age, color, slots: [a, b, c, d, BLANK, BLANK], featured }
}

pub(crate) const fn city(name: &'static str, age: u8, color: Color, slots: [Slot; 6]) -> ExpansionCardDef {
    ExpansionCardDef {
        facts: CardFacts { name, age, color, slots, featured: None },
        echo: None,
        inspire: None,
        effects: &[],
        karmas: &[],
    }
}

pub(crate) const fn artifact(
    name: &'static str,
    age: u8,
    color: Color,
    slots: [Slot; 4],
    featured: Option<Icon>,
    effects: &'static [Effect<All>],
) -> ExpansionCardDef {
    ExpansionCardDef { facts: four(name, age, color, slots, featured), echo: None, inspire: None, effects, karmas: &[] }
}

pub(crate) const fn echo(
    name: &'static str,
    age: u8,
    color: Color,
    slots: [Slot; 4],
    featured: Icon,
    echo: Option<Rule<All>>,
    effects: &'static [Effect<All>],
) -> ExpansionCardDef {
    ExpansionCardDef { facts: four(name, age, color, slots, Some(featured)), echo, inspire: None, effects, karmas: &[] }
}

pub(crate) const fn figure(
    name: &'static str,
    age: u8,
    color: Color,
    slots: [Slot; 4],
    featured: Icon,
    aside: CornerEffect,
    karmas: &'static [Karma],
) -> ExpansionCardDef {
    let (echo, inspire) = match aside {
        Echo(rule) => (Some(rule), None),
        Inspire(rule) => (None, Some(rule)),
    };
    ExpansionCardDef { facts: four(name, age, color, slots, Some(featured)), echo, inspire, effects: &[], karmas }
}

/// The ages of a set, one after the other.
pub(super) const fn gather(ages: [&[ExpansionCardDef]; AGES]) -> [ExpansionCardDef; 105] {
    let mut all = [ages[0][0]; 105];
    let (mut number, mut age) = (0, 0);
    while age < AGES {
        let mut i = 0;
        while i < ages[age].len() {
            all[number] = ages[age][i];
            number += 1;
            i += 1;
        }
        age += 1;
    }
    assert!(number == 105);
    all
}
