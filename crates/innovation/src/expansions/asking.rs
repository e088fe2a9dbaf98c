//! What only the cards of expansions ask.

use table::{Flow, Seat};

use super::All;
use crate::card::{AGES, Card, CardSet, Icon, Set};
use crate::choice::{Ask, Choice};
use crate::play::Play;

impl Play<'_, All> {
    /// You choose one of these icons.
    pub(crate) fn choose_icon(&mut self, icons: impl Iterator<Item = Icon>) -> Flow<Option<Icon>> {
        let answer = self.ask(self.you(), Ask::Icon, |offers| offers.extend(icons.map(Choice::Icon)))?;
        Ok(match answer {
            Some(Choice::Icon(icon)) => Some(icon),
            _ => None,
        })
    }

    /// You choose a type of cards among the sets in play.
    pub(crate) fn choose_set(&mut self) -> Flow<Set> {
        let expansions = self.g.rules.expansions;
        let sets = Set::ALL.into_iter().filter(|&set| expansions.has(set));
        let answer = self.ask(self.you(), Ask::Set, |offers| offers.extend(sets.map(Choice::Set)))?;
        Ok(match answer {
            Some(Choice::Set(set)) => set,
            _ => Set::Base,
        })
    }

    /// You choose a number.
    pub(crate) fn choose_number(&mut self, numbers: impl Iterator<Item = u8>) -> Flow<u8> {
        let answer = self.ask(self.you(), Ask::Number, |offers| offers.extend(numbers.map(Choice::Number)))?;
        Ok(match answer {
            Some(Choice::Number(number)) => number,
            _ => 0,
        })
    }

    /// You choose one of two branches, or more.
    pub(crate) fn choose_option(&mut self, options: u8) -> Flow<u8> {
        let answer = self.ask(self.you(), Ask::Option, |offers| offers.extend((1..=options).map(Choice::Option)))?;
        Ok(match answer {
            Some(Choice::Option(option)) => option,
            _ => 1,
        })
    }

    /// You may choose one of two values, or more.
    pub(crate) fn may_choose_value(&mut self, ask: Ask, values: impl Iterator<Item = u8>) -> Flow<Option<u8>> {
        let answer = self.ask(self.you(), ask, |offers| {
            offers.extend(values.map(Choice::Value));
            if !offers.is_empty() {
                offers.push(Choice::No);
            }
        })?;
        Ok(match answer {
            Some(Choice::Value(value)) => Some(value),
            _ => None,
        })
    }

    /// Another seat than yours chooses one of the cards.
    pub(crate) fn seat_chooses(&mut self, seat: Seat, ask: Ask, cards: CardSet<All>) -> Flow<Option<Card>> {
        let answer = self.ask(seat, ask, |offers| offers.extend(cards.iter().map(Choice::Card)))?;
        Ok(answer.and_then(Choice::card))
    }

    /// You choose one of a player's normal achievements by its value; relics, which lie face up, by their name. Which
    /// one of several of a value it is, chance decides.
    pub(crate) fn choose_achievement(
        &mut self,
        ask: Ask,
        owner: Seat,
        values: impl Fn(u8) -> bool,
    ) -> Flow<Option<Card>> {
        let you = self.you();
        let achieved: CardSet<All> = self.g.achieved_cards(owner).iter().filter(|card| values(card.value())).collect();
        let hidden: CardSet<All> = achieved.iter().filter(|card| !card.is_relic()).collect();
        let ages = (1..=AGES as u8).filter(|&age| !hidden.valued(age).is_empty());
        let answer = self.ask(you, ask, |offers| {
            offers.extend(
                ages.map(|age| if owner == you { Choice::Achievement(age) } else { Choice::AchievementOf(owner, age) }),
            );
            offers.extend((achieved - hidden).iter().map(Choice::Card));
        })?;
        Ok(match answer {
            Some(Choice::Achievement(age) | Choice::AchievementOf(_, age)) => self.any_of(hidden.valued(age)),
            Some(Choice::Card(card)) => Some(card),
            _ => None,
        })
    }
}
