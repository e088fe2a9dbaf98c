//! The era change (p. 22), in its order.

use table::{Flow, Seat};

use crate::choice::{Ask, Cause, Choice};
use crate::components::Benefit;
use crate::event::Event;
use crate::gain::Asking;
use crate::state::{Color, Inventions, Phase};
use crate::words::{Card, Milestone, Region};

impl Inventions {
    /// Chronos stands in the new era already. After Era 1 only turn order and influence are adjusted.
    pub(crate) fn change_era(&mut self, table: &mut Asking) -> Flow {
        let ended = self.era - 1;
        table.tell(|| Event::EraChange { era: ended });
        if ended > 1 && self.has_chronos() {
            self.change_era_of_chronos(table, ended);
        }
        self.adjust_turn_order(table)?;
        self.adjust_influence(table);
        if ended > 1 {
            self.wake_and_retrieve();
            self.return_sages(table)?;
            self.cycle_milestones(table);
            self.discard_ideas(table, ended)?;
        }
        self.phase = Phase::Begin;
        Ok(())
    }

    /// Step 1: only the marker on the turn-order space that is furthest right acts.
    fn adjust_turn_order(&mut self, table: &mut Asking) -> Flow {
        let on_it = |color: &Color| {
            let space = self.player(*color).space;
            space.is_some_and(|space| self.facts().era_benefit(space) == Benefit::TurnOrder)
        };
        let Some(color) = self.order.iter().copied().filter(on_it).max_by_key(|color| self.player(*color).space) else {
            return Ok(());
        };
        let place = match self.seat_of(color) {
            None => 1,
            Some(seat) => {
                let choice = Self::ask(table, seat, Ask::Position, Cause::EraChange, |offers| {
                    offers.extend((1..=self.order.len() as u8).map(Choice::Position));
                })?;
                match choice {
                    Some(Choice::Position(place)) => place,
                    _ => unreachable!("there are always places"),
                }
            }
        };
        let before = self.order.iter().position(|other| *other == color).expect("everybody has a place");
        self.order.remove(before);
        self.order.insert(place as usize - 1, color);
        let who = self.who(color);
        if before + 1 != place as usize {
            table.tell(|| Event::Position { who, place });
        }
        Ok(())
    }

    /// Step 2.
    fn adjust_influence(&mut self, table: &mut Asking) {
        for seat in self.everyone() {
            let influence = self.player(seat).influence;
            match self.facts().influence[influence as usize].adjustment {
                gain @ 0.. => self.gain_influence(table, seat, gain as u8, Cause::EraChange),
                loss => self.pay_influence(table, seat, loss.unsigned_abs().min(influence), Cause::EraChange),
            }
        }
    }

    /// Step 3, and of step 4 the Season pillars and Economy tokens.
    fn wake_and_retrieve(&mut self) {
        for player in &mut self.players {
            for (home, exhausted) in player.home.iter_mut().zip(&mut player.exhausted) {
                *home += std::mem::take(exhausted);
            }
            player.seasons.clear();
            player.economy += player.used.count_ones() as u8;
            player.used = 0;
        }
    }

    /// Step 4: sages inspire study, and return to regions without one; owners in turn order (rulings Q19).
    fn return_sages(&mut self, table: &mut Asking) -> Flow {
        for place in 0..self.order.len() {
            let Some(seat) = self.seat_of(self.order[place]) else { continue };
            let sages = self.player(seat).sages;
            self.gain_scholars(table, seat, sages, Cause::EraChange);
            for _ in 0..sages {
                let choice = Self::ask(table, seat, Ask::Sage, Cause::EraChange, |offers| {
                    let empty = Region::ALL.into_iter().filter(|region| !self.region(*region).sage);
                    offers.extend(empty.map(Choice::Sage));
                })?;
                if let Some(Choice::Sage(region)) = choice {
                    self.region_mut(region).sage = true;
                    self.player_mut(seat).sages -= 1;
                    table.tell(|| Event::SageMoved { seat, region, to_academy: false });
                }
            }
        }
        Ok(())
    }

    /// Step 5: milestones of the previous era become public.
    fn cycle_milestones(&mut self, table: &mut Asking) {
        let nobody = Color::all().find(|color| self.who(*color) == crate::words::Who::Nobody);
        if let (Some(nobody), Some(&milestone)) = (nobody, self.eureka.last()) {
            self.replace_private(table, nobody, milestone);
        }
        for milestone in std::mem::take(&mut self.eureka) {
            self.make_common(table, milestone);
        }
        // D after Era 2, E after Era 3, F after Era 4.
        let era = self.era + 1;
        let deck = self.decks.into_iter().filter(|milestone| milestone.era() == era && !self.is_placed(*milestone));
        self.eureka = deck.collect();
        table.tell(|| Event::Revealed { era });
    }

    /// Decks that lie face down.
    pub(crate) fn hidden_milestones(&self) -> impl Iterator<Item = Milestone> + '_ {
        let next = self.next_deck();
        self.decks.iter().copied().filter(move |milestone| milestone.era() >= next && !self.is_placed(*milestone))
    }

    /// The era of the next deck to be revealed; an era change reveals one on its way.
    fn next_deck(&self) -> u8 {
        let revealed = self.eureka.first().is_some_and(|milestone| milestone.era() > self.era);
        if self.phase == Phase::EraChange && !revealed { self.era + 1 } else { (self.era + 2).max(4) }
    }

    /// Step 6: ideas of the ended era or an earlier one leave display, stack and hands (rulings Q20).
    fn discard_ideas(&mut self, table: &mut Asking, ended: u8) -> Flow {
        for place in (0..self.ideas.len()).rev() {
            let card = self.ideas[place];
            if card.era() <= ended {
                self.ideas.remove(place);
                table.tell(|| Event::Outdated { seat: None, card });
            }
        }
        self.refill(table, ended);
        for place in 0..self.order.len() {
            let Some(seat) = self.seat_of(self.order[place]) else { continue };
            for _ in 0..self.discard_hand(table, seat, ended) {
                self.choose_idea(table, seat, Cause::EraChange)?;
                self.refill(table, ended);
            }
        }
        Ok(())
    }

    /// Fills the display with cards that are newer than the ended era; older ones on top of the stack leave the game.
    fn refill(&mut self, table: &mut Asking, ended: u8) {
        let old = |card: Option<&Card>| card.is_some_and(|card| card.era() <= ended);
        while old(self.stack.last()) {
            let card = self.stack.pop().expect("there is one");
            table.tell(|| Event::Outdated { seat: None, card });
        }
        self.fill_ideas(table);
    }

    /// Returns how many ideas were discarded.
    fn discard_hand(&mut self, table: &mut Asking, seat: Seat, ended: u8) -> usize {
        let before = self.player(seat).hand.len();
        for place in (0..before).rev() {
            let card = self.player(seat).hand[place];
            if card.era() <= ended {
                self.player_mut(seat).hand.remove(place);
                table.tell(|| Event::Outdated { seat: Some(seat), card });
            }
        }
        before - self.player(seat).hand.len()
    }
}
