//! Asking. A question without offers is skipped, and one with a single offer is answered by the table.

use arrayvec::ArrayVec;
use table::{Flow, MAX_SEATS, Seat};

use super::Play;
use crate::card::{AGES, Card, CardSet, Color};
use crate::choice::{Ask, Choice, Question};
use crate::reactions::Variant;

impl<D: Variant> Play<'_, D> {
    fn question(&self, ask: Ask) -> Question {
        Question { ask, source: self.source }
    }

    pub(crate) fn ask(&mut self, seat: Seat, ask: Ask, list: impl FnOnce(&mut Vec<Choice>)) -> Flow<Option<Choice>> {
        let question = self.question(ask);
        self.turn.tape.ask(seat, question, list)
    }

    /// You choose one of the cards.
    pub(crate) fn choose(&mut self, ask: Ask, cards: CardSet<D>) -> Flow<Option<Card>> {
        self.choose_by(self.you(), ask, cards)
    }

    /// I choose one of the cards.
    pub(crate) fn i_choose(&mut self, ask: Ask, cards: CardSet<D>) -> Flow<Option<Card>> {
        self.choose_by(self.me, ask, cards)
    }

    fn choose_by(&mut self, seat: Seat, ask: Ask, cards: CardSet<D>) -> Flow<Option<Card>> {
        let answer = self.ask(seat, ask, |offers| offers.extend(cards.iter().map(Choice::Card)))?;
        Ok(answer.and_then(Choice::card))
    }

    /// You may choose one of the cards.
    pub(crate) fn may_choose(&mut self, ask: Ask, cards: CardSet<D>) -> Flow<Option<Card>> {
        self.choose_unless(Choice::No, ask, cards)
    }

    /// You choose one of the cards, or stop choosing.
    pub(crate) fn choose_or_stop(&mut self, ask: Ask, cards: CardSet<D>) -> Flow<Option<Card>> {
        self.choose_unless(Choice::Done, ask, cards)
    }

    fn choose_unless(&mut self, refusal: Choice, ask: Ask, cards: CardSet<D>) -> Flow<Option<Card>> {
        if cards.is_empty() {
            return Ok(None);
        }
        let answer = self.ask(self.you(), ask, |offers| {
            offers.extend(cards.iter().map(Choice::Card));
            offers.push(refusal);
        })?;
        Ok(answer.and_then(Choice::card))
    }

    /// You choose the next of so many cards; if all of them go anyway, nothing is asked.
    pub(crate) fn choose_next(&mut self, count: usize, ask: Ask, cards: CardSet<D>) -> Flow<Option<Card>> {
        if cards.len() <= count { Ok(cards.first()) } else { self.choose(ask, cards) }
    }

    /// You choose so many of the cards, as far as there are any. Without a choice nothing is asked.
    pub(crate) fn choose_several(&mut self, count: usize, ask: Ask, cards: CardSet<D>) -> Flow<CardSet<D>> {
        if cards.len() <= count {
            return Ok(cards);
        }
        let mut chosen = CardSet::<D>::NONE;
        while chosen.len() < count
            && let Some(card) = self.choose(ask, cards - chosen)?
        {
            chosen = chosen.with(card);
        }
        Ok(chosen)
    }

    /// The highest of the cards, as many as asked for, fixed before any moves; among equals you choose.
    pub(crate) fn choose_highest(&mut self, count: usize, ask: Ask, cards: CardSet<D>) -> Flow<CardSet<D>> {
        let mut rest = cards;
        let mut chosen = CardSet::<D>::NONE;
        while chosen.len() < count && !rest.is_empty() {
            let highest = rest.highest();
            let taken = self.choose_several(count - chosen.len(), ask, highest)?;
            chosen = chosen | taken;
            rest = rest - highest;
        }
        Ok(chosen)
    }

    /// You may do the one thing that is asked.
    pub(crate) fn may(&mut self, ask: Ask) -> Flow<bool> {
        let answer = self.ask(self.you(), ask, |offers| offers.extend([Choice::Yes, Choice::No]))?;
        Ok(answer == Some(Choice::Yes))
    }

    pub(crate) fn choose_color(&mut self, ask: Ask, colors: impl Iterator<Item = Color>) -> Flow<Option<Color>> {
        let answer = self.ask(self.you(), ask, |offers| offers.extend(colors.map(Choice::Color)))?;
        Ok(answer.and_then(Choice::color))
    }

    pub(crate) fn may_choose_color(&mut self, ask: Ask, colors: impl Iterator<Item = Color>) -> Flow<Option<Color>> {
        let answer = self.ask(self.you(), ask, |offers| {
            offers.extend(colors.map(Choice::Color));
            if !offers.is_empty() {
                offers.push(Choice::No);
            }
        })?;
        Ok(answer.and_then(Choice::color))
    }

    pub(crate) fn choose_value(&mut self) -> Flow<u8> {
        self.choose_value_for(Ask::Value, 1..=AGES as u8)
    }

    /// You choose one of some values; there must be one.
    pub(crate) fn choose_value_for(&mut self, ask: Ask, values: impl Iterator<Item = u8>) -> Flow<u8> {
        let answer = self.ask(self.you(), ask, |offers| offers.extend(values.map(Choice::Value)))?;
        Ok(match answer {
            Some(Choice::Value(value)) => value,
            _ => unreachable!("only values are offered"),
        })
    }

    pub(crate) fn choose_player(&mut self, ask: Ask, players: impl Iterator<Item = Seat>) -> Flow<Option<Seat>> {
        let answer = self.ask(self.you(), ask, |offers| offers.extend(players.map(Choice::Player)))?;
        Ok(answer.and_then(Choice::player))
    }

    pub(crate) fn may_choose_player(&mut self, ask: Ask, players: impl Iterator<Item = Seat>) -> Flow<Option<Seat>> {
        let answer = self.ask(self.you(), ask, |offers| {
            offers.extend(players.map(Choice::Player));
            offers.push(Choice::No);
        })?;
        Ok(answer.and_then(Choice::player))
    }

    /// You may choose one of two branches.
    pub(crate) fn may_choose_option(&mut self) -> Flow<Option<u8>> {
        let options = [Choice::Option(1), Choice::Option(2), Choice::No];
        let answer = self.ask(self.you(), Ask::Option, |offers| offers.extend(options))?;
        Ok(match answer {
            Some(Choice::Option(option)) => Some(option),
            _ => None,
        })
    }

    /// You choose a card in somebody's score pile by its back. Which one of several equal backs it is, chance decides.
    pub(crate) fn choose_back(&mut self, ask: Ask, owners: impl Iterator<Item = Seat>) -> Flow<Option<Card>> {
        let piles = owners.map(|owner| (owner, self.g.score_pile(owner))).collect::<ArrayVec<_, MAX_SEATS>>();
        let backs = |&(owner, pile): &(Seat, CardSet<D>)| {
            let values = (1..=AGES as u8).filter(move |&value| !pile.valued(value).is_empty());
            values.flat_map(move |value| {
                let sets = D::SETS.iter().filter(move |&&set| !pile.valued(value).of_set(set).is_empty());
                sets.map(move |&set| Choice::Back(owner, value, set))
            })
        };
        let Some(Choice::Back(owner, value, set)) =
            self.ask(self.you(), ask, |offers| offers.extend(piles.iter().flat_map(backs)))?
        else {
            return Ok(None);
        };
        Ok(self.any_of(self.g.score_pile(owner).valued(value).of_set(set)))
    }

    /// Any one of cards that nobody can tell apart by their backs.
    pub(crate) fn any_of(&mut self, cards: CardSet<D>) -> Option<Card> {
        if cards.len() < 2 {
            return cards.first();
        }
        let number = self.g.rng.below(cards.len());
        cards.iter().nth(number)
    }
}
