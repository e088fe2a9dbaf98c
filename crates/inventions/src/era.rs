//! The era change (p. 22), in its order.

use table::Flow;

use crate::choice::{Ask, Cause, Choice};
use crate::context::{Tape, Turn};
use crate::event::Event;
use crate::state::{Color, Inventions, Phase};
use crate::words::{Card, Milestone, Region};

impl Inventions {
    /// Chronos stands in the new era already. After Era 1 only turn order and influence are adjusted.
    pub(crate) fn change_era(&mut self, tape: &mut Tape) -> Flow {
        let ended = self.era - 1;
        tape.tell(|| Event::EraChange { era: ended });
        if ended > 1 && self.has_chronos() {
            self.change_era_of_chronos(tape, ended);
        }
        self.adjust_turn_order(tape)?;
        self.adjust_influence(tape);
        if ended > 1 {
            self.wake_and_retrieve();
            self.return_sages(tape)?;
            self.cycle_milestones(tape);
            self.discard_ideas(tape, ended)?;
        }
        self.phase = Phase::Begin;
        Ok(())
    }

    /// Step 1: only the marker on the turn-order space that is furthest right acts.
    fn adjust_turn_order(&mut self, tape: &mut Tape) -> Flow {
        let on_it = |color: &Color| {
            let space = self.player(*color).space;
            space.is_some_and(|space| self.facts().changes_turn_order(space))
        };
        let Some(color) = self.order.iter().copied().filter(on_it).max_by_key(|color| self.player(*color).space) else {
            return Ok(());
        };
        let place = match self.seat_of(color) {
            None => 1,
            Some(seat) => Turn::new(self, tape, seat).by(Cause::EraChange).choose_position()?,
        };
        let before = self.order.iter().position(|other| *other == color).expect("everybody has a place");
        self.order.remove(before);
        self.order.insert(place as usize - 1, color);
        let who = self.who(color);
        if before + 1 != place as usize {
            tape.tell(|| Event::Position { who, place });
        }
        Ok(())
    }

    /// Step 2.
    fn adjust_influence(&mut self, tape: &mut Tape) {
        for seat in self.everyone() {
            let influence = self.player(seat).influence;
            let mut turn = Turn::new(self, tape, seat);
            let mut turn = turn.by(Cause::EraChange);
            match turn.facts().influence[influence as usize].adjustment {
                gain @ 0.. => turn.gain_influence(gain as u8),
                loss => turn.pay_influence(loss.unsigned_abs().min(influence)),
            }
        }
    }

    /// Step 3, and of step 4 the Season pillars and Economy tokens.
    fn wake_and_retrieve(&mut self) {
        for player in self.players.values_mut() {
            for (kind, exhausted) in &mut player.exhausted {
                player.home[kind] += std::mem::take(exhausted);
            }
            player.seasons.clear();
            player.economy += player.used.count_ones() as u8;
            player.used = 0;
        }
    }

    /// Step 4: sages inspire study, and return to regions without one; owners in turn order (rulings Q19).
    fn return_sages(&mut self, tape: &mut Tape) -> Flow {
        for color in self.order {
            if let Some(seat) = self.seat_of(color) {
                Turn::new(self, tape, seat).by(Cause::EraChange).return_own_sages()?;
            }
        }
        Ok(())
    }

    /// Step 5: milestones of the previous era become public.
    fn cycle_milestones(&mut self, tape: &mut Tape) {
        let nobody = Color::all().find(|color| self.who(*color) == crate::words::Who::Nobody);
        if let (Some(nobody), Some(&milestone)) = (nobody, self.eureka.last()) {
            self.replace_private(tape, nobody, milestone);
        }
        for milestone in std::mem::take(&mut self.eureka) {
            self.make_common(tape, milestone);
        }
        // D after Era 2, E after Era 3, F after Era 4.
        let era = self.era + 1;
        let deck = self.decks.into_iter().filter(|milestone| milestone.era() == era && !self.is_placed(*milestone));
        self.eureka = deck.collect();
        tape.tell(|| Event::Revealed { era });
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
    fn discard_ideas(&mut self, tape: &mut Tape, ended: u8) -> Flow {
        for place in (0..self.ideas.len()).rev() {
            let card = self.ideas[place];
            if card.era() <= ended {
                self.ideas.remove(place);
                tape.tell(|| Event::Outdated { seat: None, card });
            }
        }
        self.refill(tape, ended);
        for color in self.order {
            let Some(seat) = self.seat_of(color) else { continue };
            for _ in 0..Turn::new(self, tape, seat).discard_hand(ended) {
                Turn::new(self, tape, seat).by(Cause::EraChange).choose_idea()?;
                self.refill(tape, ended);
            }
        }
        Ok(())
    }

    /// Fills the display with cards that are newer than the ended era; older ones on top of the stack leave the game.
    fn refill(&mut self, tape: &mut Tape, ended: u8) {
        let old = |card: Option<&Card>| card.is_some_and(|card| card.era() <= ended);
        while old(self.stack.last()) {
            let card = self.stack.pop().expect("there is one");
            tape.tell(|| Event::Outdated { seat: None, card });
        }
        self.fill_ideas(tape);
    }
}

impl Turn<'_> {
    fn choose_position(&mut self) -> Flow<u8> {
        let choice = self.ask(Ask::Position, |game, offers| {
            offers.extend((1..=game.order.len() as u8).map(Choice::Position));
        })?;
        match choice {
            Some(Choice::Position(place)) => Ok(place),
            _ => unreachable!("there are always places"),
        }
    }

    /// Returns how many ideas were discarded.
    fn discard_hand(&mut self, ended: u8) -> usize {
        let before = self.me().hand.len();
        for place in (0..before).rev() {
            let card = self.me().hand[place];
            if card.era() <= ended {
                self.me_mut().hand.remove(place);
                self.tell(|seat| Event::Outdated { seat: Some(seat), card });
            }
        }
        before - self.me().hand.len()
    }

    fn return_own_sages(&mut self) -> Flow {
        let sages = self.me().sages;
        self.gain_scholars(sages);
        for _ in 0..sages {
            let choice = self.ask(Ask::Sage, |game, offers| {
                let empty = Region::ALL.into_iter().filter(|region| !game.region(*region).sage);
                offers.extend(empty.map(Choice::Sage));
            })?;
            if let Some(Choice::Sage(region)) = choice {
                self.region_mut(region).sage = true;
                self.me_mut().sages -= 1;
                self.tell(|seat| Event::SageMoved { seat, region, to_academy: false });
            }
        }
        Ok(())
    }
}
