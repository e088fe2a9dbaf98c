//! What the later cards of Artifacts of History and the relics are written with.

use arrayvec::ArrayVec;
use table::{Flow, MAX_SEATS, Seat};

use super::All;
use crate::card::{AGES, Card, CardSet, Set};
use crate::choice::{Ask, Choice};
use crate::decree::Decree;
use crate::event::Event;
use crate::play::Play;
use crate::state::{Engine, Special};

impl Engine<All> {
    /// What others can take out of a player's achievements: normal and special ones, relics and decrees.
    pub(crate) fn stealable(&self, owner: Seat) -> ArrayVec<Choice, { AGES + 25 }> {
        let player = self.expansion_player(owner);
        let specials = self.player(owner).specials;
        let ages = (1..=AGES as u8).filter(|&age| !self.owned(owner, age).is_empty());
        let relics = self.achieved_cards(owner).iter().filter(|card| card.is_relic());
        let specials = Special::ALL.into_iter().filter(|special| specials & special.bit() != 0);
        let decrees = Decree::ALL.into_iter().filter(|decree| player.decrees & decree.bit() != 0);
        let cards = ages.map(|age| Choice::AchievementOf(owner, age)).chain(relics.map(Choice::Card));
        cards.chain(specials.map(Choice::Special)).chain(decrees.map(Choice::Decree)).collect()
    }
}

impl Play<'_, All> {
    /// You take over a special achievement.
    pub(crate) fn take_special_from(&mut self, owner: Seat, special: Special) -> Flow {
        let seat = self.you();
        self.g.player_mut(owner).specials &= !special.bit();
        self.g.player_mut(seat).specials |= special.bit();
        self.turn.tape.tell(|| Event::TakeSpecial { seat, from: owner, special });
        self.changed();
        self.count_again()
    }

    pub(crate) fn take_decree_from(&mut self, owner: Seat, decree: Decree) -> Flow {
        let seat = self.you();
        self.g.expansion_player_mut(owner).decrees &= !decree.bit();
        self.g.expansion_player_mut(seat).decrees |= decree.bit();
        self.turn.tape.tell(|| Event::TakeDecree { seat, from: owner, decree });
        self.changed();
        self.count_again()
    }

    /// You return cards whose faces you do not see; chance decides their order.
    pub(crate) fn return_unseen(&mut self, cards: CardSet<All>) -> Flow {
        self.at_once(|play| {
            let mut rest = cards;
            while let Some(card) = play.any_of(rest) {
                play.return_card(card)?.either_way();
                rest = rest.without(card);
            }
            Ok(())
        })
    }

    /// You choose a card of this value in somebody's score pile by its back. Which one of several equal backs it is,
    /// chance decides.
    pub(crate) fn choose_back_valued(
        &mut self,
        value: u8,
        ask: Ask,
        owners: impl Iterator<Item = Seat>,
    ) -> Flow<Option<Card>> {
        let piles: ArrayVec<(Seat, CardSet<All>), MAX_SEATS> =
            owners.map(|owner| (owner, self.g.score_pile(owner).valued(value))).collect();
        let backs = |&(owner, pile): &(Seat, CardSet<All>)| {
            let sets = Set::ALL.into_iter().filter(move |&set| !pile.of_set(set).is_empty());
            sets.map(move |set| Choice::Back(owner, value, set))
        };
        let answer = self.ask(self.you(), ask, |offers| offers.extend(piles.iter().flat_map(backs)))?;
        let Some(Choice::Back(owner, _, set)) = answer else { return Ok(None) };
        Ok(self.any_of(self.g.score_pile(owner).valued(value).of_set(set)))
    }

    /// Whether anything changes by this, whoever executes it.
    pub(crate) fn changes_by(&mut self, rule: impl FnOnce(&mut Self) -> Flow) -> Flow<bool> {
        let opponent_shares = std::mem::replace(&mut self.g.dogma.opponent_shares, true);
        let bonus = std::mem::replace(&mut self.g.dogma.bonus, false);
        rule(self)?;
        let changed = self.g.dogma.bonus;
        self.g.dogma.opponent_shares = opponent_shares;
        self.g.dogma.bonus = bonus || changed && opponent_shares;
        Ok(changed)
    }

    /// Whether a demand or a compel is printed on the card.
    pub(crate) fn has_demand(&self, card: Card) -> bool {
        self.g.rules.edition.effects::<All>(card).iter().any(|effect| effect.demand)
    }
}
