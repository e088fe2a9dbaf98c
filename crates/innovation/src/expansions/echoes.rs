//! Echoes of the Past: echo effects, and promotion out of the forecast.

use arrayvec::ArrayVec;
use table::{Flow, Seat};

use super::counting::ECHO_OF_HEXES;
use super::{All, dogma};
use crate::card::{Card, Color, Effect, Slot, dogma as shared, part};
use crate::cards::expanded;
use crate::choice::Ask;
use crate::event::{Move, Zone};
use crate::play::Play;
use crate::state::{Engine, Place};
use crate::turn::ActionEnds;

/// Echo effects to execute, from the bottom card to the top: at most two for each visible card of a color.
pub(crate) type Echoes = ArrayVec<Echo, { dogma::MOST_ECHOES }>;

/// An echo effect: printed on a card, or the one that a karma lends to a card's hex.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Echo {
    pub card: Card,
    pub lent: bool,
}

impl Engine<All> {
    /// Whose card it is for a player who executes it: that of the board where it lies. On no board, on display for one,
    /// it is the executing player's, and so are the echo effects of its color.
    pub(crate) fn owner_of(&self, card: Card, executing: Seat) -> Seat {
        match self.place(card) {
            Place::Board(owner) => owner,
            _ => executing,
        }
    }

    /// The echo effects that belong to a color of a board now (Deluxe, Echo effects).
    pub(crate) fn echoes(&self, seat: Seat, color: Color) -> Echoes {
        let mut echoes = Echoes::new();
        let hexes = self.hexes_are_echoes(seat);
        if self.count_echoes(seat, color) == 0 {
            return echoes;
        }
        for color in self.colors_of_boxes(seat, color) {
            let found = self.visible(seat, color).filter_map(|(card, slot)| match slot {
                Slot::Echo => Some(Echo { card, lent: false }),
                Slot::Hex if hexes => Some(Echo { card, lent: true }),
                _ => None,
            });
            let cards: Echoes = found.take(echoes.remaining_capacity()).collect();
            echoes.extend(cards.into_iter().rev());
        }
        echoes
    }

    /// How many echo effects belong to a color.
    pub(crate) fn count_echoes(&self, seat: Seat, color: Color) -> usize {
        let hexes = self.hexes_are_echoes(seat);
        let of_color = |color| {
            let signs = self.signs(seat, color);
            signs.echoes as usize + if hexes { signs.hexes as usize } else { 0 }
        };
        self.colors_of_boxes(seat, color).map(of_color).sum()
    }

    /// The colors in which a karma lends an echo effect to a hex.
    pub(crate) fn lent_echoes(&self) -> impl Iterator<Item = Color> + '_ {
        let lender = self.everyone().find(|&seat| self.hexes_are_echoes(seat));
        let lends = move |&color: &Color| lender.is_some_and(|seat| self.signs(seat, color).hexes > 0);
        Color::ALL.into_iter().filter(lends)
    }

    /// The colors whose echo and inspire effects count for this one: its own, or with a karma for it, all of them in
    /// this order.
    pub(crate) fn colors_of_boxes(&self, seat: Seat, color: Color) -> impl Iterator<Item = Color> + use<> {
        const ORDER: [Color; 5] = [Color::Red, Color::Blue, Color::Green, Color::Purple, Color::Yellow];
        let all = self.all_boxes_belong_to(seat, color);
        ORDER.into_iter().filter(move |&other| all || other == color)
    }

    pub(crate) fn echo_effect(&self, echo: Echo) -> (Card, u8, Effect<All>) {
        match expanded(echo.card).echo {
            Some(rule) if !echo.lent => (echo.card, part::ECHO, shared(rule)),
            _ => {
                let (figure, part, rule) = ECHO_OF_HEXES;
                (figure, part, shared(rule))
            }
        }
    }
}

impl Play<'_, All> {
    /// You alone execute the echo effects that come before those of a card: all that are visible now in the stack where
    /// it lies.
    pub(super) fn execute_echoes(&mut self, card: Card) -> Flow {
        let owner = self.g.owner_of(card, self.you());
        self.g.echoes(owner, card.color()).into_iter().try_for_each(|echo| self.execute_echo(echo, card.color()))
    }

    /// You alone execute the echo effect that a karma lends to the hexes of a color.
    pub(crate) fn execute_lent_echo(&mut self, color: Color) -> Flow {
        self.execute_echo(Echo { card: ECHO_OF_HEXES.0, lent: true }, color)
    }

    /// You alone execute an echo effect of a color.
    fn execute_echo(&mut self, echo: Echo, color: Color) -> Flow {
        let outer = self.g.exp.action.color.replace(color);
        let (card, part, effect) = self.g.echo_effect(echo);
        self.source = Some((card, part));
        self.tell_effect();
        (effect.rule)(self)?;
        self.g.exp.action.color = outer;
        Ok(())
    }

    /// What you execute meanwhile is on a card of this player.
    pub(crate) fn on_card_of(&mut self, owner: Seat, rule: impl FnOnce(&mut Self) -> Flow) -> Flow {
        let outer = self.g.exp.action.owner.replace(owner);
        rule(self)?;
        self.g.exp.action.owner = outer;
        Ok(())
    }

    /// After a Meld action one card of the forecast that is not higher may be melded, and then take a free Dogma
    /// action. Tells whether one has begun.
    pub(super) fn promote(&mut self, melded: Card, value: u8) -> Flow<bool> {
        let eligible = self.g.forecast(self.you()).iter().filter(|card| card.value() <= value).collect();
        let Some(card) = self.may_choose(Ask::Promote, eligible)? else { return Ok(false) };
        if !self.move_card(card, Move::Promote, Zone::Board(self.you()))?.done() || card.facts().featured.is_none() {
            return Ok(false);
        }
        let source = self.source.replace((card, 0));
        let free = self.may(Ask::FreeDogma)?;
        self.source = source;
        if free {
            let melded = Some(melded);
            self.g.exp.action = dogma::Action { kind: dogma::Kind::Promoted, melded, ..dogma::Action::default() };
            self.turn.g.begin_dogma(self.turn.tape, card)?;
        }
        Ok(free)
    }

    /// The whole Meld action with all that it triggers, in the rulebook's order (Deluxe, Action triggers).
    pub(super) fn meld_action(&mut self, card: Card) -> Flow<ActionEnds> {
        self.g.exp.melding = Some(card);
        let melded = self.meld(card)?.done();
        if melded && !self.g.rules.expansions.is_none() {
            let (value, covered) = (self.value(card), self.g.beneath(card));
            // 1) City icons. 2) A city for a new color.
            self.city_icons(card)?;
            if covered.is_none() {
                self.draw_a_city()?;
            }
            // 3) A dig. 4) A promotion, with its free Dogma action.
            if let Some(covered) = covered {
                self.dig(card, covered)?;
            }
            if self.promote(card, value)? {
                return Ok(ActionEnds::WithDogma);
            }
            // 5) "When you meld this card".
            self.g.exp.melding = None;
            self.when_melded(card)?;
        }
        self.g.exp.melding = None;
        Ok(ActionEnds::Now)
    }
}
