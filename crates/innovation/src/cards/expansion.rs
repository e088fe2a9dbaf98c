//! What the cards of expansions are written with.

pub(crate) use arrayvec::ArrayVec;
pub(crate) use table::{Flow, Seat, Seats};

pub(crate) use super::{
    ARROW_LEFT, ARROW_RIGHT, ARROW_UP, BLANK, CASTLE, CLOCK, CROWN, ECHO, FACTORY, FLAG, FOUNTAIN, HEX, INSPIRE, LEAF,
    LIGHTBULB, PLUS, bonus, facts, named, search,
};
pub(crate) use crate::card::Color::{self, *};
pub(crate) use crate::card::Icon::{self, *};
pub(crate) use crate::card::Splay::*;
pub(crate) use crate::card::{AGES, Card, CardFacts, CardSet, Effect, Icons, Rule, Set, Slot, compel, demand, dogma};
pub(crate) use crate::choice::{Ask, Choice};
pub(crate) use crate::decree::Decree;
pub(crate) use crate::event::{Move, Showing, Zone};
pub(crate) use crate::expansions::karma::Reaction::{self, *};
pub(crate) use crate::expansions::karma::Then::{First, FirstOrInstead, Instead};
pub(crate) use crate::expansions::karma::{By, Count, Demand, Draw, Karma, Splaying, StandardClaim, always};
pub(crate) use crate::expansions::{All, Claim, Compared};
pub(crate) use crate::play::Of::*;
pub(crate) use crate::play::{Deed, Play};
pub(crate) use crate::reactions::Replaced;
pub(crate) use crate::state::{Engine, Place, Special};

/// Who executes an effect of a card of an expansion.
pub(crate) type P<'a> = Play<'a, All>;

/// A card with all its rules.
#[derive(Copy, Clone)]
pub(crate) struct ExpansionCardDef {
    pub facts: CardFacts,
    pub echo: Option<Rule<All>>,
    pub inspire: Option<Rule<All>>,
    pub effects: &'static [Effect<All>],
    /// At most two; only figures have any.
    karmas: [Option<Karma>; 2],
}

impl ExpansionCardDef {
    pub(super) const fn new(facts: CardFacts, effects: &'static [Effect<All>]) -> Self {
        ExpansionCardDef { facts, echo: None, inspire: None, effects, karmas: [None; 2] }
    }

    /// Its karmas with their numbers.
    #[inline]
    pub fn karmas(&self) -> impl Iterator<Item = (u8, &Karma)> {
        (0..).zip(self.karmas.iter().flatten())
    }

    /// The kinds of its karmas, a bit each.
    pub const fn kinds_of_karmas(&self) -> u32 {
        let (mut kinds, mut i) = (0, 0);
        while i < self.karmas.len() {
            if let Some(karma) = self.karmas[i] {
                kinds |= karma.kinds();
            }
            i += 1;
        }
        kinds
    }

    /// The echo effect that a karma of this card lends to hexes, and the number of that karma.
    pub const fn echo_of_hexes(&self) -> Option<(u8, Rule<All>)> {
        let mut i = 0;
        while i < self.karmas.len() {
            if let Some(karma) = self.karmas[i]
                && let Some(rule) = karma.echo_of_hexes()
            {
                return Some((i as u8, rule));
            }
            i += 1;
        }
        None
    }
}

/// The words of a figure's row.
impl ExpansionCardDef {
    /// The echo effect in a corner of a figure.
    pub(super) const fn echo(mut self, rule: Rule<All>) -> Self {
        self.echo = Some(rule);
        self
    }

    pub(super) const fn inspire(mut self, rule: Rule<All>) -> Self {
        self.inspire = Some(rule);
        self
    }

    /// You may issue this decree with any two figures.
    pub(super) const fn decree(self, decree: Decree) -> Self {
        self.karma(Karma::Decree(decree))
    }

    /// When you meld this card.
    pub(super) const fn when_melded(self, rule: Rule<All>) -> Self {
        self.karma(Karma::WhenMelded(rule))
    }

    pub(super) const fn counts(self, counts: &'static [Count]) -> Self {
        self.karma(Karma::Counts(counts))
    }

    /// If you would do something.
    pub(super) const fn if_you(self, reaction: Reaction) -> Self {
        self.karma(Karma::If(By::You, reaction))
    }

    pub(super) const fn if_an_opponent(self, reaction: Reaction) -> Self {
        self.karma(Karma::If(By::Opponent, reaction))
    }

    pub(super) const fn if_another_player(self, reaction: Reaction) -> Self {
        self.karma(Karma::If(By::AnotherPlayer, reaction))
    }

    /// You included.
    pub(super) const fn if_anybody(self, reaction: Reaction) -> Self {
        self.karma(Karma::If(By::Anybody, reaction))
    }

    const fn karma(mut self, karma: Karma) -> Self {
        match self.karmas {
            [None, _] => self.karmas[0] = Some(karma),
            [Some(_), None] => self.karmas[1] = Some(karma),
            _ => panic!("no figure has three karmas"),
        }
        self
    }
}

pub(crate) const fn city(name: &'static str, age: u8, color: Color, slots: [Slot; 6]) -> ExpansionCardDef {
    ExpansionCardDef::new(CardFacts { name, age, color, slots, featured: None }, &[])
}

pub(crate) const fn artifact(
    name: &'static str,
    age: u8,
    color: Color,
    slots: [Slot; 4],
    featured: Option<Icon>,
    effects: &'static [Effect<All>],
) -> ExpansionCardDef {
    ExpansionCardDef::new(facts(name, age, color, slots, featured), effects)
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
    let card = ExpansionCardDef::new(facts(name, age, color, slots, Some(featured)), effects);
    ExpansionCardDef { echo, ..card }
}

pub(crate) const fn figure(
    name: &'static str,
    age: u8,
    color: Color,
    slots: [Slot; 4],
    featured: Icon,
) -> ExpansionCardDef {
    ExpansionCardDef::new(facts(name, age, color, slots, Some(featured)), &[])
}
