//! What effects are written with: looking, asking and moving, each in the rulebook's words.
//!
//! As on the cards, `you` is the player who executes the effect and `me` the one who demands it.

mod asking;
mod at_once;
mod deed;
mod ending;
mod moving;

use table::{Seat, Seats, Tape};

use crate::card::{Card, CardSet, Color, Icon, Splay};
use crate::reactions::{Counted, Variant};
use crate::state::Engine;

pub(crate) use deed::{Deed, Drawn};

pub struct Play<'a, D: Variant> {
    pub(crate) g: &'a mut Engine<D>,
    pub(crate) table: &'a mut Tape<Engine<D>>,
    /// The card whose effect is executed, and which of its effects; `None` outside of effects.
    pub(crate) source: Option<(Card, u8)>,
    /// The card on which effects of another one are executed as if they were on it.
    pub(crate) as_if_on: Option<Card>,
    pub(crate) you: Seat,
    pub(crate) me: Seat,
    /// Several cards are moving at once, and whether achievements are to be looked at when all have moved.
    pub(crate) moving_at_once: bool,
    pub(crate) to_look_at_achievements: bool,
}

impl<D: Variant> Play<'_, D> {
    /// The card that "any other" leaves out.
    pub(crate) fn this_card(&self) -> Option<Card> {
        self.as_if_on.or(self.source.map(|(card, _)| card))
    }

    pub(crate) fn hand(&self) -> CardSet<D> {
        self.g.hand(self.you)
    }

    pub(crate) fn score_pile(&self) -> CardSet<D> {
        self.g.score_pile(self.you)
    }

    pub(crate) fn tops(&self) -> CardSet<D> {
        self.g.tops(self.you)
    }

    pub(crate) fn top(&self, color: Color) -> Option<Card> {
        self.g.top(self.you, color)
    }

    pub(crate) fn icons(&self, icon: Icon) -> usize {
        self.g.icon(self.you, icon)
    }

    pub(crate) fn has_color(&self, color: Color) -> bool {
        self.top(color).is_some()
    }

    pub(crate) fn splayed(&self, color: Color) -> Splay {
        self.g.splay(self.you, color)
    }

    pub(crate) fn bottom(&self, color: Color) -> Option<Card> {
        self.g.stack(self.you, color).last()
    }

    /// The number of colors in which you have at least one such icon.
    pub(crate) fn colors_with(&self, icon: Icon) -> usize {
        Color::ALL.into_iter().filter(|&color| self.g.color_icons(self.you, color).of(icon) > 0).count()
    }

    /// A value that is printed in a box, as it counts now.
    #[inline]
    pub(crate) fn value_in_box(&self, value: usize) -> usize {
        D::count(self.g, self.me, Counted::ValueInBox(self.source.map(|(_, part)| part)), value)
    }

    /// A card's value where it lies.
    #[inline]
    pub(crate) fn value(&self, card: Card) -> u8 {
        self.g.value(card)
    }

    pub(crate) fn my_hand(&self) -> CardSet<D> {
        self.g.hand(self.me)
    }

    pub(crate) fn my_score_pile(&self) -> CardSet<D> {
        self.g.score_pile(self.me)
    }

    pub(crate) fn my_tops(&self) -> CardSet<D> {
        self.g.tops(self.me)
    }

    /// Your opponents, clockwise; a partner is none (rulebook, Team rules).
    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + Clone + use<D> {
        self.g.opponents_of(self.you)
    }

    /// The other players, clockwise. Whether that includes a partner depends on the edition.
    pub(crate) fn other_players(&self) -> impl Iterator<Item = Seat> + Clone + use<D> {
        let everybody = self.g.rules.edition.differences().other_players_include_partner;
        let opponents: Seats = self.opponents().collect();
        self.g.clockwise_from(self.you).skip(1).filter(move |&seat| everybody || opponents.has(seat))
    }
}
