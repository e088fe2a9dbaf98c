//! Drawing expansion cards (Deluxe, Drawing expansion cards).

use table::{Flow, Seat};

use super::karma::kind;
use super::{All, Would};
use crate::card::{Card, Color, Set};
use crate::event::{Move, Zone};
use crate::play::{Drawn, Play};
use crate::state::Engine;

impl Engine<All> {
    /// The next card of a pile.
    pub(crate) fn next_in_set(&self, set: Set, age: u8) -> Option<Card> {
        self.pile_cards(set, age).next()
    }

    /// Whether the seat draws an Echoes card where it would draw a base card: with cards in hand, but no Echoes card
    /// among them.
    fn draws_echo(&self, seat: Seat) -> bool {
        let hand = self.hand(seat);
        self.plays_with(Set::Echoes) && !hand.is_empty() && !hand.iter().any(|card| card.set() == Set::Echoes)
    }

    /// The card of that type and age that the seat draws; the age has base cards.
    fn drawn(&self, seat: Seat, set: Set, age: u8) -> Option<Card> {
        let wanted = if set == Set::Base { None } else { self.next_in_set(set, age) };
        let echo = || if self.draws_echo(seat) { self.next_in_set(Set::Echoes, age) } else { None };
        wanted.or_else(echo).or_else(|| self.next_in_set(Set::Base, age))
    }

    /// The value that counts for Draw actions: that of the highest top card. With a karma for it a color's top card
    /// counts for another value, and so does a color without one.
    pub(super) fn top_for_drawing(&self, seat: Seat, highest: usize) -> usize {
        if !self.has_karma_of(seat, kind::DRAWING) {
            return highest;
        }
        let value = |color| {
            let top = || self.top(seat, color).map(|card| self.value(card));
            self.top_for_drawing_by_karma(seat, color).or_else(top)
        };
        Color::ALL.into_iter().filter_map(value).max().map_or(0, usize::from)
    }
}

impl Play<'_, All> {
    fn open_age_or_end(&mut self, value: usize) -> Flow<u8> {
        match self.g.open_age(value) {
            Some(age) => Ok(age),
            None => self.end_by_score(),
        }
    }

    /// The card that a draw of this type and value brings now, after karmas that come first.
    pub(crate) fn next_of(&mut self, set: Set, value: usize, into_hand: bool) -> Flow<Card> {
        let age = self.open_age_or_end(value)?;
        self.react_first(Would::Draw { by: self.you(), value: age, into_hand })?;
        let age = self.open_age_or_end(value)?;
        match self.g.drawn(self.you(), set, age) {
            Some(card) => Ok(card),
            None => self.end_by_score(),
        }
    }

    /// Draws a card of a type; if there is none of that age, a base card as always.
    pub(crate) fn draw_of(&mut self, set: Set, value: usize) -> Flow<Card> {
        let card = self.next_of(set, value, true)?;
        self.move_card(card, Move::Draw, Zone::Hand(self.you()))?.either_way();
        Ok(card)
    }

    /// Draws a card of a type for all to see.
    pub(crate) fn draw_and_reveal_of(&mut self, set: Set, value: usize) -> Flow<Card> {
        let card = self.next_of(set, value, true)?;
        self.move_card(card, Move::DrawAndReveal, Zone::Hand(self.you()))?.either_way();
        Ok(card)
    }

    pub(crate) fn draw_and_meld_of(&mut self, set: Set, value: usize) -> Flow<Drawn> {
        let card = self.next_of(set, value, false)?;
        let melded = self.move_card(card, Move::DrawAndMeld, Zone::Board(self.you()))?;
        Ok(Drawn::new(card, melded))
    }

    pub(crate) fn draw_and_foreshadow(&mut self, value: usize) -> Flow<Drawn> {
        let card = self.next_of(Set::Base, value, false)?;
        let foreshadowed = self.move_card(card, Move::DrawAndForeshadow, Zone::Forecast(self.you()))?;
        Ok(Drawn::new(card, foreshadowed))
    }

    /// Draws a card and claims it as an achievement, eligible or not.
    pub(crate) fn draw_and_achieve(&mut self, value: usize) -> Flow<Drawn> {
        let card = self.draw(value)?;
        let achieved = self.achieve_card(card)?;
        Ok(Drawn::new(card, achieved))
    }

    pub(crate) fn draw_and_remove(&mut self, value: usize) -> Flow<Drawn> {
        let card = self.next_of(Set::Base, value, false)?;
        let removed = self.move_card(card, Move::DrawAndRemove, Zone::Removed)?;
        Ok(Drawn::new(card, removed))
    }

    /// The other players draw a figure each, by their own highest top card.
    pub(super) fn others_draw_figures(&mut self) -> Flow {
        let seat = self.you();
        for other in self.g.opponents_of(seat) {
            self.turn.seat = other;
            let value = self.g.tops(other).highest_value();
            self.draw_of(Set::Figures, value as usize)?;
        }
        self.turn.seat = seat;
        Ok(())
    }
}
