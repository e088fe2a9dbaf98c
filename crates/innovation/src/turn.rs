//! The flow of play: first meld, turns of two actions, and the Dogma action effect by effect.

use table::{Flow, Progress, Seat, Seats, Table};

use crate::card::{AGES, Card, Color};
use crate::choice::{Ask, Choice, Question};
use crate::deck::Deck;
use crate::event::Event;
use crate::play::Play;
use crate::state::{Dogma, Engine, Phase};

impl<D: Deck> Engine<D> {
    pub(crate) fn play_step(&mut self, table: &mut Table<Self>) -> Flow<Progress> {
        match self.phase {
            Phase::FirstMeld => self.first_meld(table)?,
            Phase::Action => self.action(table)?,
            Phase::Dogma => self.dogma_effect(table)?,
        }
        Ok(Progress::Next)
    }

    fn play<'a>(&'a mut self, table: &'a mut Table<Self>, seat: Seat) -> Play<'a, D> {
        Play { g: self, table, source: None, you: seat, me: seat }
    }

    /// All players at once choose one of their two cards (rulebook, Game setup, 5 and 6). This is no Meld action.
    fn first_meld(&mut self, table: &mut Table<Self>) -> Flow {
        let question = Question { ask: Ask::FirstMeld, source: None };
        let hands = |seat, offers: &mut Vec<Choice>| offers.extend(self.hand(seat).iter().map(Choice::Card));
        let chosen = table.ask_each(Seats::all(self.seats()), question, hands)?;
        let mut first: Option<(Card, Seat)> = None;
        for seat in self.everyone() {
            if let Some(card) = chosen[seat].and_then(Choice::card) {
                self.play(table, seat).meld(card)?;
                if first.is_none_or(|(earliest, _)| card.name() < earliest.name()) {
                    first = Some((card, seat));
                }
            }
        }
        // The first player, or the first two of four, take only one action in their first turn.
        self.short_turns = if self.seats() >= 4 { 2 } else { 1 };
        self.begin_turn(table, first.map_or(Seat::new(0), |(_, seat)| seat));
        Ok(())
    }

    fn begin_turn(&mut self, table: &mut Table<Self>, seat: Seat) {
        self.phase = Phase::Action;
        self.turn = seat;
        self.actions = 2;
        if self.short_turns > 0 {
            self.short_turns -= 1;
            self.actions = 1;
        }
        let actions = self.actions;
        table.tell(|| Event::Turn { seat, actions });
    }

    /// One action of the turn (rulebook, Your turn).
    fn action(&mut self, table: &mut Table<Self>) -> Flow {
        let seat = self.turn;
        let question = Question { ask: Ask::Action, source: None };
        let Some(choice) = table.ask(seat, question, |offers| self.list_actions(seat, offers))? else {
            unreachable!("drawing is always possible")
        };
        match choice {
            Choice::Draw => self.draw_action(table)?,
            Choice::Meld(card) => self.play(table, seat).meld(card)?,
            Choice::Achieve(age) => self.achieve(table, age)?,
            Choice::Dogma(card) => {
                self.begin_dogma(table, card);
                return Ok(());
            }
            _ => unreachable!("only actions are offered"),
        }
        self.finish_action(table);
        Ok(())
    }

    fn list_actions(&self, seat: Seat, offers: &mut Vec<Choice>) {
        offers.push(Choice::Draw);
        offers.extend(self.hand(seat).iter().map(Choice::Meld));
        offers.extend(Color::ALL.iter().filter_map(|&color| self.top(seat, color)).map(Choice::Dogma));
        let (points, highest) = (self.points(seat), self.tops(seat).highest_value());
        let within_reach = (points / 5).min(highest as usize).min(AGES - 1) as u8;
        offers.extend((1..=within_reach).filter(|&age| self.eligible(seat, age)).map(Choice::Achieve));
    }

    /// Draws a card of the value of the highest top card.
    fn draw_action(&mut self, table: &mut Table<Self>) -> Flow {
        let value = self.tops(self.turn).highest_value();
        self.play(table, self.turn).draw(value as usize)?;
        Ok(())
    }

    fn achieve(&mut self, table: &mut Table<Self>, age: u8) -> Flow {
        let seat = self.turn;
        self.achievements.ages &= !(1 << age);
        self.player_mut(seat).ages |= 1 << age;
        table.tell(|| Event::Claim { seat, age });
        self.play(table, seat).end_by_achievements()
    }

    fn finish_action(&mut self, table: &mut Table<Self>) {
        self.actions -= 1;
        if self.actions == 0 {
            for player in self.players.as_mut() {
                player.scored_this_turn = 0;
                player.tucked_this_turn = 0;
            }
            self.begin_turn(table, self.turn.next(self.seats()));
        }
    }

    /// Who shares and who is vulnerable is counted once, now (rulebook, Dogma action).
    fn begin_dogma(&mut self, table: &mut Table<Self>, card: Card) {
        let seat = self.turn;
        let (sharing, vulnerable) = self.reach(seat, card);
        // Only what matters for this card is told: who shares if there is something to share, who is vulnerable if it demands.
        let effects = self.rules.edition.effects::<D>(card);
        let told =
            |seats, demand| if effects.iter().any(|effect| effect.demand == demand) { seats } else { Seats::NONE };
        let (will_share, must_obey) = (told(sharing, false), told(vulnerable, true));
        table.tell(|| Event::DogmaAction { seat, card, sharing: will_share, vulnerable: must_obey });
        self.phase = Phase::Dogma;
        self.dogma = Dogma { sharing, vulnerable, ..Dogma::new(card) };
        self.prepare_effect();
    }

    /// Who would share the card's effects, and who would be vulnerable to its demands, if the seat chose it now.
    pub(crate) fn reach(&self, seat: Seat, card: Card) -> (Seats, Seats) {
        let Some(icon) = card.face().featured else { return (Seats::NONE, Seats::NONE) };
        let yours = self.icon(seat, icon);
        let team = self.team_of(seat);
        let (mut sharing, mut vulnerable) = (Seats::NONE, Seats::NONE);
        for other in self.everyone().filter(|&other| other != seat) {
            if self.icon(other, icon) >= yours {
                sharing = sharing.with(other);
            } else if !team.has(other) {
                vulnerable = vulnerable.with(other);
            }
        }
        (sharing, vulnerable)
    }

    /// Looks up who executes the current effect, or the next one that anybody executes.
    fn prepare_effect(&mut self) {
        let effects = self.rules.edition.effects::<D>(self.dogma.card);
        while let Some(effect) = effects.get(self.dogma.effect as usize) {
            let dogma = &mut self.dogma;
            dogma.waiting = if effect.demand { dogma.vulnerable } else { dogma.sharing.with(self.turn) };
            if !dogma.waiting.is_empty() {
                return;
            }
            dogma.effect += 1;
        }
    }

    /// One effect for one player: clockwise from the left of the active player, who comes last (rulebook, Execute effects).
    fn dogma_effect(&mut self, table: &mut Table<Self>) -> Flow {
        let Dogma { card, effect: number, waiting, .. } = self.dogma;
        let effects = self.rules.edition.effects::<D>(card);
        let Some(effect) = effects.get(number as usize) else { return self.finish_dogma(table) };
        let active = self.turn;
        let mut clockwise = active.next(self.seats()).clockwise(self.seats());
        let seat = clockwise.find(|seat| waiting.has(*seat)).unwrap_or(active);
        self.dogma.waiting = waiting.without(seat);
        self.dogma.opponent_shares = !effect.demand && !self.team_of(active).has(seat);
        let mut play = Play {
            g: self,
            table,
            source: Some((card, number)),
            you: seat,
            me: if effect.demand { active } else { seat },
        };
        play.tell_effect();
        (effect.rule)(&mut play)?;
        self.dogma.opponent_shares = false;
        if self.dogma.waiting.is_empty() {
            self.dogma.effect = self.dogma.effect.saturating_add(1);
            self.prepare_effect();
        }
        Ok(())
    }

    /// The sharing draw bonus: one free Draw action at most.
    fn finish_dogma(&mut self, table: &mut Table<Self>) -> Flow {
        if self.dogma.bonus {
            let seat = self.turn;
            table.tell(|| Event::SharingBonus { seat });
            self.draw_action(table)?;
        }
        self.phase = Phase::Action;
        self.finish_action(table);
        Ok(())
    }
}
