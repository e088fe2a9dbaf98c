//! Cities of Destiny: drawing cities, their icons, and the Endorse action.

use arrayvec::ArrayVec;
use table::Flow;

use super::{All, dogma, used};
use crate::card::{Card, CardSet, Color, Icon, Set, Slot};
use crate::choice::{Ask, Choice};
use crate::event::{Event, Move, Zone};
use crate::play::Play;
use crate::state::Engine;

impl Engine<All> {
    /// The top cards that some top city can endorse.
    pub(super) fn list_endorsed(&self, seat: table::Seat, offers: &mut Vec<Choice>) {
        let tops = Color::ALL.into_iter().filter_map(|color| self.top(seat, color));
        let cities: ArrayVec<Card, 5> = tops.clone().filter(|card| card.set() == Set::Cities).collect();
        if cities.is_empty() {
            return;
        }
        let lowest = self.hand(seat).first().map_or(u8::MAX, Card::value);
        let can_endorse = |city: &Card, icon| city.has(icon) && city.value() >= lowest;
        let is_endorsed = |icon| cities.iter().any(|city| can_endorse(city, icon));
        offers.extend(tops.filter(|card| card.facts().featured.is_some_and(is_endorsed)).map(Choice::Endorse));
    }

    /// The top cities that can endorse a card: with its featured icon, and worth at least as much as some card in hand.
    pub(crate) fn endorsing(&self, seat: table::Seat, card: Card) -> CardSet<All> {
        let Some(icon) = card.facts().featured else { return CardSet::NONE };
        let lowest = self.hand(seat).first().map_or(u8::MAX, Card::value);
        let cities = self.tops(seat).having(icon).iter().filter(|city| city.set() == Set::Cities);
        cities.filter(|city| city.value() >= lowest).collect()
    }
}

impl Play<'_, All> {
    /// A city of the value of the highest top card, unless there is one in hand.
    pub(super) fn draw_a_city(&mut self) -> Flow {
        let in_hand = || self.hand().iter().any(|card| card.set() == Set::Cities);
        if self.g.plays_with(Set::Cities) && !in_hand() {
            let value = self.g.highest_top_value(self.you());
            self.draw_of(Set::Cities, value as usize)?;
        }
        Ok(())
    }

    /// The icons of a city that a Meld action melded: top center before the others.
    pub(super) fn city_icons(&mut self, city: Card) -> Flow {
        let [top_left, left, center, right, top_right, top_center] = city.facts().slots;
        for slot in [top_center, center, left, right, top_left, top_right] {
            match slot {
                Slot::Plus => drop(self.draw(city.value() as usize + 1)?),
                Slot::Arrow(arrow) => self.splay(city.color(), arrow)?.either_way(),
                Slot::Search(icon) => self.search(city.value(), icon)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// Shows as many base cards of the city's value as it says, keeps those with the icon and returns the others. No
    /// rule of an expansion interferes, and no higher age stands in.
    fn search(&mut self, value: u8, icon: Icon) -> Flow {
        let karma = std::mem::replace(&mut self.g.exp.karma, true);
        let mut shown = CardSet::NONE;
        while shown.len() < value as usize
            && let Some(card) = self.g.next_in(value)
        {
            self.move_card(card, Move::DrawAndReveal, Zone::Hand(self.you()))?.either_way();
            shown = shown.with(card);
        }
        self.return_all(shown.lacking(icon))?.either_way();
        self.g.exp.karma = karma;
        Ok(())
    }

    /// Chooses the city, pays for it by tucking a card of at most its value, and executes the card twice.
    pub(super) fn endorse_action(&mut self, card: Card) -> Flow {
        let seat = self.you();
        self.g.exp.used |= used::ENDORSE;
        let Some(city) = self.choose(Ask::City, self.g.endorsing(seat, card))? else {
            unreachable!("an Endorse action is offered with a city")
        };
        self.turn.tape.tell(|| Event::Endorse { seat, card, city });
        let payment = self.hand().iter().filter(|paid| paid.value() <= city.value()).collect();
        if let Some(paid) = self.choose(Ask::Pay, payment)? {
            self.tuck(paid)?.either_way();
        }
        self.g.exp.action = dogma::Action { endorsed: true, ..dogma::Action::default() };
        self.turn.g.begin_dogma(self.turn.tape, card)
    }
}
