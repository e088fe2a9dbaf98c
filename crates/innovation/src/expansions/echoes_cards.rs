//! What the cards of Echoes of the Past are written with.

use table::Flow;

use super::All;
use crate::card::{AGES, Card, CardSet, Color, Printing};
use crate::choice::Ask;
use crate::play::Play;

impl Card {
    /// The value of the bonus on it. The cities that have two have the same twice.
    pub(crate) fn bonus(self) -> Option<u8> {
        self.face().slots.into_iter().find_map(|slot| match slot {
            Printing::Bonus(value) => Some(value),
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

    /// You return as many of these cards as you like, at most so many, one by one. Returns which.
    pub(crate) fn return_up_to(&mut self, most: usize, cards: CardSet<All>) -> Flow<CardSet<All>> {
        let mut left = cards;
        let mut returned = CardSet::NONE;
        while (cards - left).len() < most
            && let Some(card) = self.choose_or_stop(Ask::Return, left)?
        {
            left = left.without(card);
            if self.return_card(card)? {
                returned = returned.with(card);
            }
        }
        Ok(returned)
    }

    /// You return so many of the cards, as far as there are any. If all of them go, only the order is asked.
    pub(crate) fn return_several(&mut self, count: usize, cards: CardSet<All>) -> Flow {
        let mut left = cards;
        while left.len() > count - (cards - left).len() {
            let Some(card) = self.choose(Ask::Return, left)? else { return Ok(()) };
            self.return_card(card)?;
            left = left.without(card);
            if (cards - left).len() == count {
                return Ok(());
            }
        }
        self.return_all(left)
    }

    /// You choose one of the values that are allowed, if there is one.
    pub(crate) fn choose_value_if(&mut self, allowed: impl Fn(&Self, u8) -> bool) -> Flow<Option<u8>> {
        const MOST: usize = AGES + 1;
        let values: arrayvec::ArrayVec<u8, MOST> = (1..=MOST as u8).filter(|&value| allowed(self, value)).collect();
        if values.is_empty() { Ok(None) } else { self.choose_value_for(Ask::Value, values.into_iter()).map(Some) }
    }

    /// You draw cards of these values in an order you choose: it decides which of them are Echoes cards. `times` says how
    /// often which value.
    pub(crate) fn draw_in_any_order(&mut self, mut times: [usize; AGES + 2]) -> Flow {
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
            self.make_bottom_available(value as u8)?;
        }
        Ok(())
    }
}
