//! What must be true after every decision, and the facts a record's hash is made of.

use table::Digest;

use crate::card::{AGES, Card, CardSet, Color, Splay};
use crate::deck::{Base, Deck};
use crate::reactions::Variant;
use crate::state::{Engine, Phase, Place, Special};

/// What the state must be like with expansions, and what they add to a record's hash.
pub trait Checks: Deck {
    /// What must be true of the places that only expansions have. Each card there is reported to `see`.
    fn check(game: &Engine<Self>, see: &mut dyn FnMut(Card, Place) -> Result<(), String>) -> Result<(), String> {
        game.achievements.cards.into_iter().try_for_each(|card| see(card, Place::Achievement))
    }

    fn digest(_: &Engine<Self>, _: &mut Digest) {}
}

impl Checks for Base {}

impl<D: Variant> Engine<D> {
    pub(crate) fn check_facts(&self) -> Result<(), String> {
        self.check_conservation()?;
        self.check_boards()?;
        self.check_achievements()?;
        self.check_specials()
    }

    /// Every card is in exactly one place, and the place agrees.
    fn check_conservation(&self) -> Result<(), String> {
        let mut seen = CardSet::<D>::NONE;
        let mut see = |card: Card, place: Place| {
            if seen.has(card) {
                return Err(format!("{card} is in two places"));
            }
            seen = seen.with(card);
            if self.place(card) == place {
                Ok(())
            } else {
                Err(format!("{card} is in {place:?}, not in {:?}", self.place(card)))
            }
        };
        for age in 1..=AGES as u8 {
            let mut count = 0;
            for card in self.supply(age) {
                see(card, Place::Supply)?;
                count += 1;
            }
            if count != self.supply_count(age) {
                return Err(format!(
                    "the pile of age {age} holds {count} cards, counted as {}",
                    self.supply_count(age)
                ));
            }
        }
        D::check(self, &mut see)?;
        for seat in self.all_seats() {
            self.player(seat).hand.iter().try_for_each(|card| see(card, Place::Hand(seat)))?;
            self.player(seat).score.iter().try_for_each(|card| see(card, Place::Score(seat)))?;
            for color in Color::ALL {
                self.stack(seat, color).try_for_each(|card| see(card, Place::Board(seat)))?;
            }
        }
        let removed = D::cards().filter(|card| self.place(*card) == Place::Removed);
        if seen.len() + removed.clone().count() != D::CARDS || removed.clone().any(|card| seen.has(card)) {
            return Err(format!("{} cards on the table, {} removed", seen.len(), removed.count()));
        }
        Ok(())
    }

    fn check_boards(&self) -> Result<(), String> {
        for seat in self.all_seats() {
            let points: usize = self.player(seat).score.iter().map(|card| card.value() as usize).sum();
            if points != self.player(seat).points as usize {
                return Err(format!("{seat} has {points} points, counted as {}", self.player(seat).points));
            }
            for color in Color::ALL {
                let cards: Vec<Card> = self.stack(seat, color).collect();
                if cards.len() != self.count(seat, color) || cards.iter().any(|card| card.color() != color) {
                    return Err(format!("{seat}'s {} cards are {cards:?}", color.name()));
                }
                if self.visible_icons(seat, color) != self.color_icons(seat, color) {
                    return Err(format!("{seat}'s {} icons are counted wrongly", color.name()));
                }
                if cards.len() < 2 && self.splay(seat, color) != Splay::Unsplayed {
                    return Err(format!("{seat}'s {} is splayed with {} cards", color.name(), cards.len()));
                }
            }
        }
        Ok(())
    }

    fn check_achievements(&self) -> Result<(), String> {
        let mut ages = self.achievements.ages;
        let mut specials = self.achievements.specials;
        for seat in self.all_seats() {
            let player = self.player(seat);
            let twice = self.rules.expansions.is_none() && ages & player.ages != 0;
            if twice || specials & player.specials != 0 {
                return Err(format!("an achievement of {seat} is in two places"));
            }
            ages |= player.ages;
            specials |= player.specials;
        }
        if self.phase != Phase::FirstMeld && !self.is_over() && !(1..=2).contains(&self.actions) {
            return Err(format!("{} actions are left", self.actions));
        }
        Ok(())
    }

    /// Special achievements are met when the way to them that views show is complete.
    fn check_specials(&self) -> Result<(), String> {
        for seat in self.all_seats() {
            let met = self.base_specials_met(seat);
            for special in Special::ALL {
                let Some(progress) = self.base_progress(seat, special, 0) else { continue };
                if progress.is_met() != (met & special.bit() != 0) {
                    return Err(format!("{seat}'s way to {} is counted wrongly", special.name()));
                }
            }
        }
        Ok(())
    }

    /// Cards by their number, zone by zone, each list ended by 255. New zones must be fed only when they are in use.
    pub(crate) fn digest_facts(&self, digest: &mut Digest) {
        let mut list = |cards: &mut dyn Iterator<Item = Card>| feed(digest, cards);
        for age in 1..=AGES as u8 {
            list(&mut self.supply(age));
        }
        list(&mut D::achievement_cards(self).iter());
        for seat in self.all_seats() {
            list(&mut self.player(seat).hand.iter());
            list(&mut self.player(seat).score.iter());
            for color in Color::ALL {
                list(&mut self.stack(seat, color));
            }
        }
        for seat in self.all_seats() {
            let player = self.player(seat);
            Color::ALL.into_iter().for_each(|color| digest.byte(self.splay(seat, color) as u8));
            digest.number(u64::from(player.ages));
            digest.byte(player.specials as u8);
            digest.byte(player.scored_this_turn);
            digest.byte(player.tucked_this_turn);
        }
        digest.byte(self.phase as u8);
        digest.byte(self.turn.index() as u8);
        digest.byte(self.actions);
        digest.byte(self.ending.map_or(0, |ending| ending.winners.bits()));
        D::digest(self, digest);
    }
}

/// Cards of the base set by one byte each; the others' numbers take two bytes more.
pub(crate) fn feed(digest: &mut Digest, cards: &mut dyn Iterator<Item = Card>) {
    for card in cards {
        match u8::try_from(card.index()) {
            Ok(number @ ..254) => digest.byte(number),
            _ => {
                digest.byte(254);
                digest.byte((card.index() >> 8) as u8);
                digest.byte(card.index() as u8);
            }
        }
    }
    digest.byte(255);
}
