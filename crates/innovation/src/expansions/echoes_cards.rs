//! What the cards of Echoes of the Past are written with.

use arrayvec::ArrayVec;
use table::{Flow, Seats};

use super::All;
use crate::card::{AGES, Card, CardSet, Color, Set, Slot};
use crate::choice::{Ask, Choice};
use crate::event::{Event, Move, Shown, Zone};
use crate::play::{Deed, Play};
use crate::state::Place;

/// Bonuses and values that draws ask for go up to 11.
const HIGHEST: usize = AGES + 1;

impl Card {
    /// The value of the bonus on it. The cities that have two have the same twice.
    pub(crate) fn bonus(self) -> Option<u8> {
        self.facts().slots.into_iter().find_map(|slot| match slot {
            Slot::Bonus(value) => Some(value),
            _ => None,
        })
    }
}

impl CardSet<All> {
    pub(crate) fn with_bonus(self) -> Self {
        self.iter().filter(|card| card.bonus().is_some()).collect()
    }
}

impl Play<'_, All> {
    /// The bottom cards of your board.
    pub(crate) fn bottoms(&self) -> CardSet<All> {
        Color::ALL.into_iter().filter_map(|color| self.bottom(color)).collect()
    }

    /// You return as many of these cards as you like, at most so many, one by one.
    pub(crate) fn return_up_to(&mut self, most: usize, cards: CardSet<All>) -> Flow<Deed<CardSet<All>>> {
        let mut left = cards;
        let mut returned = CardSet::NONE;
        while (cards - left).len() < most
            && let Some(card) = self.choose_or_stop(Ask::Return, left)?
        {
            left = left.without(card);
            if self.return_card(card)?.done() {
                returned = returned.with(card);
            }
        }
        Ok(Deed::of_cards(returned))
    }

    /// You return so many of the cards, as far as there are any. If all of them go, only the order is asked.
    pub(crate) fn return_several(&mut self, count: usize, cards: CardSet<All>) -> Flow<Deed<CardSet<All>>> {
        self.several(count, cards, Ask::Return, Move::Return, Zone::Supply)
    }

    /// You choose one of the values that are allowed, if there is one.
    pub(crate) fn choose_value_if(&mut self, allowed: impl Fn(&Self, u8) -> bool) -> Flow<Option<u8>> {
        let values: ArrayVec<u8, HIGHEST> = (1..=HIGHEST as u8).filter(|&value| allowed(self, value)).collect();
        if values.is_empty() { Ok(None) } else { self.choose_value_for(Ask::Value, values.into_iter()).map(Some) }
    }

    /// You choose one of some values in boxes. Above 10 they are all the same.
    pub(crate) fn choose_value_in_box(&mut self, values: &[usize]) -> Flow<usize> {
        let chosen = self.choose_value_if(|play, value| {
            values.iter().any(|&printed| play.value_in_box(printed).min(HIGHEST) == value as usize)
        })?;
        Ok(chosen.map_or(0, usize::from))
    }

    /// You draw cards of these values in an order you choose: it decides which of them are Echoes cards. `times` says
    /// how often which value.
    pub(crate) fn draw_in_any_order(&mut self, mut times: [usize; HIGHEST + 1]) -> Flow {
        while times.iter().any(|&left| left > 0) {
            let values = (0..).zip(times).filter(|(_, left)| *left > 0).map(|(value, _)| value);
            let value = self.choose_value_for(Ask::DrawNext, values)?;
            times[value as usize] -= 1;
            self.draw(value as usize)?;
        }
        Ok(())
    }

    /// You may transfer the bottom base card of a value to the available achievements, if there is one.
    pub(crate) fn may_make_bottom_available(&mut self, value: usize) -> Flow {
        if value <= AGES && self.g.supply_count(value as u8) > 0 && self.may(Ask::All)? {
            self.make_bottom_available(value as u8)?.either_way();
        }
        Ok(())
    }

    /// The types of cards of that value that have a pile.
    pub(crate) fn piles(&self, value: u8) -> impl Iterator<Item = Set> + '_ {
        let age = value as usize;
        Set::ALL.into_iter().filter(move |&set| age <= AGES && self.g.next_in_set(set, value).is_some())
    }

    /// You look at the top card of a pile of that value, which stays there. That changes nothing.
    pub(crate) fn look_at_pile(&mut self, value: u8) -> Flow {
        let piles: ArrayVec<Set, 5> = self.piles(value).collect();
        let answer = self.ask(self.you(), Ask::Set, |offers| offers.extend(piles.into_iter().map(Choice::Set)))?;
        let Some(Choice::Set(set)) = answer else { return Ok(()) };
        let Some(card) = self.g.next_in_set(set, value) else { return Ok(()) };
        let by = self.you();
        self.turn.tape.tell(|| Event::Moved {
            by,
            card: Shown::Face(card),
            how: Move::Look,
            from: Place::Supply,
            to: Zone::SupplyTop,
            public: false,
            knowers: Seats::NONE.with(by),
        });
        Ok(())
    }
}
