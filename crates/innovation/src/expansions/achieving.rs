//! Claiming achievements with expansions: duplicates, cards that become achievements, and fifteen special ones.

use table::{Flow, Seat};

use super::icons::Signs;
use super::karma::kind;
use super::{All, Would};
use crate::achievements::{MONUMENT, Progress, points_of_achievement};
use crate::card::{AGES, Card, CardSet, Color, Icon, Icons, Set, Slot, Splay};
use crate::choice::{Ask, Choice};
use crate::event::{Event, Move, Zone};
use crate::places::Places;
use crate::play::{Deed, Play};
use crate::reactions::{Claim, Replaced};
use crate::state::{Engine, Special};

/// Karmas by which anything, not only a changed board, can meet the condition of a special achievement.
const CHANGES_SPECIALS: u32 =
    kind::ICONS | kind::SPECIALS | kind::HAND | kind::SCORE_PILE | kind::BONUSES | kind::BOXES;

impl Engine<All> {
    /// The normal achievements of an age that a player has; relics do not count among them.
    pub(crate) fn owned(&self, seat: Seat, age: u8) -> CardSet<All> {
        self.achieved_cards(seat).valued(age).iter().filter(|card| !card.is_relic()).collect()
    }

    /// The points that an achievement of that age costs: as much again for each that one has (Deluxe, Duplicate
    /// achievement eligibility).
    pub(crate) fn cost(&self, seat: Seat, age: u8) -> usize {
        let has_some = self.player(seat).ages & 1 << age != 0 && self.rules.has_expansions();
        let owned = if has_some { self.owned(seat, age).len() } else { 0 };
        points_of_achievement(age) * (1 + owned)
    }

    /// Normal and special achievements, relics and decrees.
    #[inline]
    fn claimed_achievements(&self, seat: Seat) -> usize {
        let player = self.expansion_player(seat);
        let without_card = self.player(seat).specials.count_ones() + player.decrees.count_ones();
        player.achieved_count as usize + without_card as usize
    }

    /// All that counts as an achievement now.
    pub(super) fn counted_achievements(&self, seat: Seat) -> usize {
        let flags = if self.has_flags() { self.flags_and_fountains(seat) } else { 0 };
        self.claimed_achievements(seat) + flags + self.achievements_by_karma(seat)
    }

    /// Whether there are flags and fountains: on cities only, and one of the relics is a city.
    #[inline]
    fn has_flags(&self) -> bool {
        self.plays_with(Set::Cities) || self.rules.relics
    }

    /// As many, if every flag counts that one sees.
    #[inline]
    pub(super) fn most_achievements(&self, seat: Seat) -> usize {
        if self.has_karma_of(seat, kind::ACHIEVEMENTS) {
            return self.counted_achievements(seat);
        }
        let flags = |signs: &Signs| (signs.flags + signs.fountains) as usize;
        let shown = if self.has_flags() { self.exp.signs[seat].values().map(flags).sum() } else { 0 };
        self.claimed_achievements(seat) + shown
    }

    /// The special achievements that the seat can claim. Nobody looks again while nothing has changed; with some karmas
    /// anything can be such a change, and Monument is counted elsewhere.
    pub(super) fn all_newly_met_specials(&mut self, seat: Seat) -> u16 {
        let player = self.player(seat);
        let monument = player.scored_this_turn.max(player.tucked_this_turn) >= MONUMENT;
        let by_karma = self.has_karma_of(seat, CHANGES_SPECIALS);
        if self.exp.looked_at.has(seat) && !monument && !by_karma {
            return 0;
        }
        let met = self.all_specials_met(seat) & self.achievements.specials;
        if met == 0 {
            self.exp.looked_at = self.exp.looked_at.with(seat);
        }
        met
    }

    /// The special achievements whose condition the seat meets now, a bit each.
    pub(crate) fn all_specials_met(&self, seat: Seat) -> u16 {
        let less = self.specials_need_less(seat);
        let is_met = |special: &Special| self.progress(seat, *special, less).is_some_and(Progress::is_met);
        let met_of = |set: Set| -> u16 {
            let specials = Special::ALL.into_iter().filter(|special| special.set() == set);
            specials.filter(is_met).map(Special::bit).sum()
        };
        let base = if less == 0 { self.base_specials_met(seat) } else { met_of(Set::Base) };
        // Later special achievements are looked for only while there is one.
        if self.achievements.specials >> (Special::Supremacy as u16) == 0 {
            return base;
        }
        base | met_of(Set::Echoes)
    }

    /// How near the seat is to a special achievement whose numbers are lowered by `less`; those of cities come all at
    /// once.
    pub(crate) fn progress(&self, seat: Seat, special: Special, less: usize) -> Option<Progress> {
        let (have, need) = match special {
            Special::Supremacy => {
                let threes = |color| self.color_icons(seat, color).each_at_least(3 - less);
                let colors = Color::ALL.into_iter().map(threes).fold(Icons::default(), Icons::plus);
                (Icon::ALL.into_iter().map(|icon| colors.of(icon)).max().unwrap_or(0), 4)
            }
            Special::Destiny => (self.expansion_player(seat).forecast_count as usize, 7),
            Special::Wealth => (self.counted_bonuses(seat).0, 8),
            Special::Heritage => {
                let signs = &self.exp.signs[seat];
                (signs.values().map(|signs| signs.hexes as usize).max().unwrap_or(0), 8)
            }
            Special::History => (self.most_echoes_in_a_color(seat), 4),
            _ => return self.base_progress(seat, special, less),
        };
        Some(Progress { have, need: need - less })
    }

    fn most_echoes_in_a_color(&self, seat: Seat) -> usize {
        let lent = self.has_karma_of(seat, kind::BOXES);
        let echoes = |color: Color| {
            if lent { self.count_echoes(seat, color) } else { self.signs(seat, color).echoes as usize }
        };
        Color::ALL.into_iter().map(echoes).max().unwrap_or(0)
    }
}

impl Play<'_, All> {
    /// The Achieve action: when a normal achievement is claimed by it, each opponent draws a figure. A karma that
    /// claims another one instead changes what is claimed, not that it is an Achieve action (Deluxe, Drawing expansion
    /// cards).
    pub(super) fn achieve_action(&mut self, claim: Claim) -> Flow {
        let by = self.you();
        let before = self.g.expansion_player(by).achieved_count;
        self.claim_now(claim)?.either_way();
        if self.g.expansion_player(by).achieved_count > before && self.g.plays_with(Set::Figures) {
            self.others_draw_figures()?;
        }
        Ok(())
    }

    /// Takes what was claimed, if it is still there.
    pub(crate) fn take_claim(&mut self, claim: Claim) -> Flow<Deed<Claim>> {
        let taken = match claim {
            Claim::Age(age) => {
                let Some(card) = self.any_of(self.g.available_cards().valued(age)) else { return Ok(Deed::NONE) };
                let seat = self.you();
                self.g.lift(card);
                All::put(self.g, card, Zone::Achievements(seat));
                self.turn.tape.tell(|| Event::Claim { seat, age });
                self.changed();
                self.count_again()?;
                self.end_by_achievements()?;
                true
            }
            Claim::Card(card) => self.move_card(card, Move::Achieve, Zone::Achievements(self.you()))?.done(),
            Claim::Special(special) => self.take_special(self.you(), special)?.done(),
            Claim::Decree(_) => unreachable!("a decree is claimed by its action"),
        };
        Ok(if taken { Deed::of(claim) } else { Deed::NONE })
    }

    /// By an effect, you claim an available achievement of one of the ages that are allowed.
    pub(crate) fn claim_one(&mut self, allowed: impl Fn(&Engine<All>, u8) -> bool) -> Flow<Deed<Claim>> {
        let seat = self.you();
        let game = &*self.turn.g;
        let ages = (1..=AGES as u8).filter(|&age| game.is_available(age) && allowed(game, age));
        let own = game.counting_as_available(seat).iter().filter(|card| allowed(game, card.value()));
        let question = crate::choice::Question { ask: Ask::Achieve, source: self.source };
        let answer = self.turn.tape.ask(seat, question, |offers| {
            offers.extend(ages.map(Choice::Achieve));
            offers.extend(own.map(Choice::AchieveCard));
        })?;
        match answer {
            Some(Choice::Achieve(age)) => self.claim_now(Claim::Age(age)),
            Some(Choice::AchieveCard(card)) => self.claim_now(Claim::Card(card)),
            _ => Ok(Deed::NONE),
        }
    }

    /// You claim it by an effect, eligible or not.
    pub(crate) fn claim_now(&mut self, claim: Claim) -> Flow<Deed<Claim>> {
        match self.react(Would::Claim { by: self.you(), claim })? {
            Replaced::Yes => Ok(Deed::NONE),
            Replaced::No => self.take_claim(claim),
        }
    }

    /// A card becomes one of your achievements, eligible or not.
    pub(crate) fn achieve_card(&mut self, card: Card) -> Flow<Deed<Card>> {
        Ok(if self.claim_now(Claim::Card(card))?.done() { Deed::of(card) } else { Deed::NONE })
    }

    /// The same, if you are eligible for its value.
    pub(crate) fn achieve_if_eligible(&mut self, card: Card) -> Flow<Deed<Card>> {
        if self.g.affords(self.you(), card.value()) { self.achieve_card(card) } else { Ok(Deed::NONE) }
    }

    /// A card joins the available achievements.
    pub(crate) fn make_available(&mut self, card: Card) -> Flow<Deed<Card>> {
        self.move_card(card, Move::Transfer, Zone::Available)
    }

    /// The bottom base card of an age joins the available achievements, unseen.
    pub(crate) fn make_bottom_available(&mut self, age: u8) -> Flow<Deed<Card>> {
        match self.g.supply(age).last() {
            Some(card) => self.make_available(card),
            None => Ok(Deed::NONE),
        }
    }

    /// Melding a city with an arrow onto a color that is splayed that way already.
    pub(super) fn claim_by_melding(&mut self, card: Card) -> Flow {
        let splay = self.splayed(card.color());
        for slot in card.facts().slots {
            let special = match slot {
                Slot::Arrow(arrow) if arrow == splay => match arrow {
                    Splay::Left => Special::Legend,
                    Splay::Right => Special::Repute,
                    _ => Special::Fame,
                },
                _ => continue,
            };
            self.claim(special)?.either_way();
        }
        Ok(())
    }

    /// Tucking a city with a flag or a fountain.
    pub(super) fn claim_by_tucking(&mut self, card: Card) -> Flow {
        let slots = card.facts().slots;
        if slots.contains(&Slot::Flag) {
            self.claim(Special::Glory)?.either_way();
        }
        if slots.contains(&Slot::Fountain) {
            self.claim(Special::Victory)?.either_way();
        }
        Ok(())
    }
}
