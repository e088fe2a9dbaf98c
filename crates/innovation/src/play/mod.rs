//! What effects are written with: looking, asking and moving, each in the rulebook's words.
//!
//! As on the cards, `you` is the player who executes the effect and `me` the one who demands it.

mod asking;
mod at_once;
mod deed;
mod destination;
mod ending;
mod moving;

use std::ops::{Deref, DerefMut};

use table::{Seat, Seats, Tape, Turn};

use crate::card::{Card, CardSet, Color, Icon, Splay};
use crate::reactions::{Counted, Variant};
use crate::state::Engine;

pub(crate) use deed::{Deed, Drawn};
pub(crate) use destination::{Destination, Of};

pub struct Play<'a, D: Variant> {
    /// The game, the tape, and who executes the effect.
    pub(crate) turn: Turn<'a, Engine<D>>,
    /// The card whose effect is executed, and which of its effects; `None` outside of effects.
    pub(crate) source: Option<(Card, u8)>,
    /// The card on which effects of another one are executed as if they were on it.
    pub(crate) as_if_on: Option<Card>,
    pub(crate) me: Seat,
    /// Several cards are moving at once, and whether achievements are to be looked at when all have moved.
    pub(crate) moving_at_once: bool,
    pub(crate) to_look_at_achievements: bool,
}

impl<'a, D: Variant> Deref for Play<'a, D> {
    type Target = Turn<'a, Engine<D>>;

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.turn
    }
}

impl<D: Variant> DerefMut for Play<'_, D> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.turn
    }
}

impl<'a, D: Variant> Play<'a, D> {
    /// Outside of effects.
    pub(crate) fn new(game: &'a mut Engine<D>, tape: &'a mut Tape<Engine<D>>, seat: Seat) -> Self {
        Play {
            turn: Turn::new(game, tape, seat),
            source: None,
            as_if_on: None,
            me: seat,
            moving_at_once: false,
            to_look_at_achievements: false,
        }
    }
}

impl<D: Variant> Play<'_, D> {
    /// The player who executes the effect.
    #[inline]
    pub(crate) fn you(&self) -> Seat {
        self.turn.seat
    }

    /// The card that "any other" leaves out.
    pub(crate) fn this_card(&self) -> Option<Card> {
        self.as_if_on.or(self.source.map(|(card, _)| card))
    }

    pub(crate) fn hand(&self) -> CardSet<D> {
        self.g.hand(self.you())
    }

    pub(crate) fn score_pile(&self) -> CardSet<D> {
        self.g.score_pile(self.you())
    }

    pub(crate) fn tops(&self) -> CardSet<D> {
        self.g.tops(self.you())
    }

    pub(crate) fn top(&self, color: Color) -> Option<Card> {
        self.g.top(self.you(), color)
    }

    pub(crate) fn icons(&self, icon: Icon) -> usize {
        self.g.icon(self.you(), icon)
    }

    pub(crate) fn has_color(&self, color: Color) -> bool {
        self.top(color).is_some()
    }

    pub(crate) fn splayed(&self, color: Color) -> Splay {
        self.g.splay(self.you(), color)
    }

    pub(crate) fn bottom(&self, color: Color) -> Option<Card> {
        self.g.stack(self.you(), color).last()
    }

    /// The number of colors in which you have at least one such icon.
    pub(crate) fn colors_with(&self, icon: Icon) -> usize {
        Color::ALL.into_iter().filter(|&color| self.g.color_icons(self.you(), color).of(icon) > 0).count()
    }

    /// A value that is printed in a box, as it counts now.
    #[inline]
    pub(crate) fn value_in_box(&self, value: usize) -> usize {
        D::count(self.g, self.me, Counted::ValueInBox(self.source.map(|(_, part)| part)), value)
    }

    /// You did what the demand wanted; a later effect of the card asks for it.
    pub(crate) fn demand_met(&mut self) {
        self.g.dogma.demand_met = true;
    }

    /// Whether anybody did what the demand of this card wanted.
    pub(crate) fn was_demand_met(&self) -> bool {
        self.g.dogma.demand_met
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
        self.g.opponents_of(self.you())
    }

    /// The other players, clockwise. Whether that includes a partner depends on the edition.
    pub(crate) fn other_players(&self) -> impl Iterator<Item = Seat> + Clone + use<D> {
        let everybody = self.g.rules.edition.differences().other_players_include_partner;
        let opponents: Seats = self.opponents().collect();
        self.g.clockwise_from(self.you()).skip(1).filter(move |&seat| everybody || opponents.has(seat))
    }
}
