//! The flow of play: first meld, turns of two actions, and the Dogma action effect by effect.

use table::{Flow, Seat, Seats, StepResult, Tape};

use crate::card::{AGES, Card, Color, Effect, Rule};
use crate::cards::BaseSet;
use crate::choice::{Ask, Choice, Question};
use crate::deck::{Base, Deck};
use crate::event::{Action, Event};
use crate::play::Play;
use crate::reactions::{Counted, Did, Variant, Would};
use crate::state::{Dogma, Engine, Phase};

/// The course of a turn. What is said of the base set stands with it.
pub trait Turns: Deck {
    /// The card's effects in the Deluxe edition.
    fn effects(card: Card) -> &'static [Effect<Self>]
    where
        Self: Variant;

    /// The first thing in a turn.
    #[inline]
    fn first_phase(_: &Engine<Self>) -> Phase {
        Phase::Action
    }

    /// What precedes the actions of a turn.
    fn begin_turn(game: &mut Engine<Self>, _: &mut Tape<Engine<Self>>) -> Flow
    where
        Self: Variant,
    {
        unreachable!("{:?} needs an expansion", game.phase)
    }

    /// The actions of a turn besides drawing and melding from hand.
    fn list_actions(game: &Engine<Self>, seat: Seat, offers: &mut Vec<Choice>);

    /// Takes an action, except for Draw and Dogma.
    fn act(play: &mut Play<Self>, choice: Choice) -> Flow<ActionEnds>
    where
        Self: Variant;

    /// The card that a draw of this value brings now.
    fn next_card(play: &mut Play<Self>, value: usize, into_hand: bool) -> Flow<Card>
    where
        Self: Variant;

    /// Who would share the card's effects, and who would be vulnerable to its demands, if the seat chose it now.
    fn reach(game: &Engine<Self>, seat: Seat, card: Card) -> (Seats, Seats);

    /// The effect of the Dogma action with this number, and whose it is.
    fn effect(game: &Engine<Self>, number: u16) -> Option<(Card, u8, Effect<Self>)>
    where
        Self: Variant;

    /// All have executed the effect; who does so once more.
    #[inline]
    fn once_more(_: &mut Engine<Self>, _demand: bool) -> Seats {
        Seats::NONE
    }

    /// What follows the effects of a Dogma action.
    fn finish_dogma(play: &mut Play<Self>) -> Flow<DogmaWas>
    where
        Self: Variant;

    /// What is executed here is apart from the card that it is executed for: what earlier effects of either are to be
    /// remembered for does not count for the other.
    fn apart(play: &mut Play<Self>, execute: impl FnOnce(&mut Play<Self>) -> Flow) -> Flow
    where
        Self: Variant;
}

/// When an action ends.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ActionEnds {
    Now,
    /// A Dogma action has begun that is part of it.
    WithDogma,
}

/// What a Dogma action was.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DogmaWas {
    OneOfTheActions,
    Free,
}

impl Turns for Base {
    #[inline]
    fn effects(card: Card) -> &'static [Effect<Base>] {
        BaseSet::<Base>::CARDS[card.index()].effects
    }

    #[inline]
    fn list_actions(game: &Engine<Base>, seat: Seat, offers: &mut Vec<Choice>) {
        offers.extend(Color::ALL.iter().filter_map(|&color| game.top(seat, color)).map(Choice::Dogma));
        let (points, highest) = (game.points(seat), game.highest_top_value(seat));
        let within_reach = (points / 5).min(highest as usize).min(AGES - 1) as u8;
        offers.extend((1..=within_reach).filter(|&age| game.eligible(seat, age)).map(Choice::Achieve));
    }

    #[inline]
    fn act(play: &mut Play<Base>, choice: Choice) -> Flow<ActionEnds> {
        match choice {
            Choice::Meld(card) => play.meld(card)?.either_way(),
            Choice::Achieve(age) => play.achieve(age)?,
            other => unreachable!("'{other}' needs an expansion"),
        }
        Ok(ActionEnds::Now)
    }

    #[inline]
    fn next_card(play: &mut Play<Base>, value: usize, _into_hand: bool) -> Flow<Card> {
        play.next_base_card(value)
    }

    #[inline]
    fn reach(game: &Engine<Base>, seat: Seat, card: Card) -> (Seats, Seats) {
        game.reach_by_icon(seat, card)
    }

    #[inline(always)]
    fn effect(game: &Engine<Base>, number: u16) -> Option<(Card, u8, Effect<Base>)> {
        let card = game.dogma.card;
        let effect = game.rules.edition.effects::<Base>(card).get(number as usize)?;
        Some((card, number as u8, *effect))
    }

    #[inline]
    fn finish_dogma(play: &mut Play<Base>) -> Flow<DogmaWas> {
        play.sharing_bonus()?;
        Ok(DogmaWas::OneOfTheActions)
    }

    #[inline]
    fn apart(play: &mut Play<Base>, execute: impl FnOnce(&mut Play<Base>) -> Flow) -> Flow {
        let demand_met = std::mem::replace(&mut play.g.dogma.demand_met, false);
        execute(play)?;
        play.g.dogma.demand_met = demand_met;
        Ok(())
    }
}

impl Play<'_, Base> {
    fn achieve(&mut self, age: u8) -> Flow {
        let seat = self.you();
        self.g.achievements.ages &= !(1 << age);
        self.g.player_mut(seat).ages |= 1 << age;
        self.turn.tape.tell(|| Event::Claim { seat, age });
        self.end_by_achievements()
    }
}

impl<D: Variant> Engine<D> {
    pub(crate) fn play_step(&mut self, tape: &mut Tape<Self>) -> Flow<StepResult> {
        match self.phase {
            Phase::FirstMeld => self.first_meld(tape)?,
            Phase::Action => self.action(tape)?,
            Phase::Dogma => self.dogma_effect(tape)?,
            Phase::Display => D::begin_turn(self, tape)?,
        }
        Ok(StepResult::Next)
    }

    pub(crate) fn play<'a>(&'a mut self, tape: &'a mut Tape<Self>, seat: Seat) -> Play<'a, D> {
        Play::new(self, tape, seat)
    }

    /// All players at once choose one of their two cards (rulebook, Game setup, 5 and 6). This is no Meld action.
    fn first_meld(&mut self, tape: &mut Tape<Self>) -> Flow {
        let question = Question { ask: Ask::FirstMeld, source: None };
        let hands = |seat, offers: &mut Vec<Choice>| offers.extend(self.hand(seat).iter().map(Choice::Card));
        let chosen = tape.ask_each(Seats::all(self.seats()), question, hands)?;
        let mut first: Option<(Card, Seat)> = None;
        for seat in self.everyone() {
            if let Some(card) = chosen[seat].and_then(Choice::card) {
                self.play(tape, seat).meld(card)?.either_way();
                if first.is_none_or(|(earliest, _)| card.name() < earliest.name()) {
                    first = Some((card, seat));
                }
            }
        }
        // The first player, or the first two of four, take only one action in their first turn.
        self.short_turns = if self.seats() >= 4 { 2 } else { 1 };
        self.begin_turn(tape, first.map_or(Seat::new(0), |(_, seat)| seat));
        Ok(())
    }

    fn begin_turn(&mut self, tape: &mut Tape<Self>, seat: Seat) {
        self.turn = seat;
        self.phase = D::first_phase(self);
        self.actions = 2;
        if self.short_turns > 0 {
            self.short_turns -= 1;
            self.actions = 1;
        }
        let actions = self.actions;
        tape.tell(|| Event::Turn { seat, actions });
    }

    /// The value of a Draw action.
    #[inline]
    pub(crate) fn highest_for_drawing(&self, seat: Seat) -> usize {
        D::count(self, seat, Counted::TopForDrawing, self.highest_top_value(seat) as usize)
    }

    /// The first age from this value on that has base cards: an age without them is empty for all types.
    pub(crate) fn open_age(&self, value: usize) -> Option<u8> {
        (value.max(1)..=AGES).map(|age| age as u8).find(|&age| self.supply_count(age) > 0)
    }

    /// One action of the turn (rulebook, Your turn).
    fn action(&mut self, tape: &mut Tape<Self>) -> Flow {
        let seat = self.turn;
        let question = Question { ask: Ask::Action, source: None };
        let Some(choice) = tape.ask_first(seat, question, |offers| self.list_actions(seat, offers))? else {
            unreachable!("drawing is always possible")
        };
        if let Some(action) = Action::of(choice) {
            tape.tell(|| Event::Action { seat, action });
        }
        match choice {
            Choice::Draw => self.play(tape, seat).draw_action()?,
            Choice::Dogma(card) => return self.begin_dogma(tape, card),
            other => match D::act(&mut self.play(tape, seat), other)? {
                ActionEnds::Now => {}
                ActionEnds::WithDogma => return Ok(()),
            },
        }
        self.finish_action(tape)
    }

    fn list_actions(&self, seat: Seat, offers: &mut Vec<Choice>) {
        offers.push(Choice::Draw);
        offers.extend(self.hand(seat).iter().map(Choice::Meld));
        D::list_actions(self, seat, offers);
    }

    #[inline]
    pub(crate) fn finish_action(&mut self, tape: &mut Tape<Self>) -> Flow {
        D::after(&mut self.play(tape, self.turn), Did::Act)?;
        self.actions -= 1;
        if self.actions == 0 {
            for seat in self.all_seats() {
                let player = self.player_mut(seat);
                player.scored_this_turn = 0;
                player.tucked_this_turn = 0;
            }
            D::after(&mut self.play(tape, self.turn), Did::EndTurn)?;
            let next = self.clockwise_from(self.turn.next(self.seats())).next().unwrap_or(self.turn);
            self.begin_turn(tape, next);
        }
        Ok(())
    }

    /// Who shares and who is vulnerable is counted once, now (rulebook, Dogma action).
    pub(crate) fn begin_dogma(&mut self, tape: &mut Tape<Self>, card: Card) -> Flow {
        let seat = self.turn;
        self.dogma = Dogma::new(card);
        self.play(tape, seat).first(Would::DogmaAction { by: seat, card })?;
        let (sharing, vulnerable) = self.reach(seat, card);
        // Only what matters for this action is told: who shares if there is something to share, who is vulnerable if it
        // demands.
        let any = |test: fn(&Effect<D>) -> bool, seats| {
            let mut effects = (0..).map_while(|number| D::effect(self, number));
            if effects.any(|(_, _, effect)| test(&effect)) { seats } else { Seats::NONE }
        };
        let will_share = any(|effect| !effect.demand, sharing);
        let must_obey = any(|effect| effect.demand && !effect.compel, vulnerable);
        tape.tell(|| Event::DogmaAction { seat, card, sharing: will_share, vulnerable: must_obey });
        self.phase = Phase::Dogma;
        self.dogma = Dogma { sharing, vulnerable, ..self.dogma };
        self.prepare_effect();
        Ok(())
    }

    /// Who would share the card's effects, and who would be vulnerable to its demands, if the seat chose it now.
    #[inline]
    pub(crate) fn reach(&self, seat: Seat, card: Card) -> (Seats, Seats) {
        D::reach(self, seat, card)
    }

    pub(crate) fn reach_by_icon(&self, seat: Seat, card: Card) -> (Seats, Seats) {
        let Some(icon) = card.facts().featured else { return (Seats::NONE, Seats::NONE) };
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
        while let Some((_, _, effect)) = D::effect(self, self.dogma.effect) {
            self.dogma.waiting = if D::EXPANDED && effect.compel {
                self.dogma.sharing - self.team_of(self.turn)
            } else if effect.demand {
                self.dogma.vulnerable
            } else {
                self.dogma.sharing.with(self.turn)
            };
            self.dogma.waiting = self.dogma.waiting - self.lost();
            if !self.dogma.waiting.is_empty() {
                return;
            }
            self.dogma.effect += 1;
        }
    }

    /// One effect for one player: clockwise from the left of the active player, who comes last (rulebook, Execute
    /// effects).
    fn dogma_effect(&mut self, tape: &mut Tape<Self>) -> Flow {
        let Dogma { effect: number, waiting, .. } = self.dogma;
        let Some((card, part, effect)) = D::effect(self, number) else { return self.finish_dogma(tape) };
        let active = self.turn;
        let mut clockwise = active.next(self.seats()).clockwise(self.seats());
        let seat = clockwise.find(|seat| waiting.has(*seat)).unwrap_or(active);
        self.dogma.waiting = waiting.without(seat);
        self.dogma.opponent_shares = !effect.demand && !self.team_of(active).has(seat);
        let mut play = self.play(tape, seat);
        play.source = Some((card, part));
        play.me = if effect.demand { active } else { seat };
        play.tell_effect();
        if !effect.demand || !play.is_demand_replaced(effect.rule)? {
            (effect.rule)(&mut play)?;
        }
        self.dogma.opponent_shares = false;
        if self.dogma.waiting.is_empty() && self.dogma.effect == number {
            self.dogma.waiting = D::once_more(self, effect.demand);
        }
        if self.dogma.waiting.is_empty() {
            self.dogma.effect = self.dogma.effect.saturating_add(1);
            self.prepare_effect();
        }
        Ok(())
    }

    /// The sharing draw bonus: one free Draw action at most.
    fn finish_dogma(&mut self, tape: &mut Tape<Self>) -> Flow {
        self.phase = Phase::Action;
        if self.lost().has(self.turn) {
            self.actions = 1;
            return self.finish_action(tape);
        }
        match D::finish_dogma(&mut self.play(tape, self.turn))? {
            DogmaWas::OneOfTheActions => self.finish_action(tape),
            DogmaWas::Free => Ok(()),
        }
    }
}

impl<D: Variant> Play<'_, D> {
    /// Draws a card of the value of the highest top card.
    pub(crate) fn draw_action(&mut self) -> Flow {
        self.first(Would::DrawAction { by: self.you() })?;
        let value = self.g.highest_for_drawing(self.you());
        self.draw(value)?;
        Ok(())
    }

    /// The draw for sharing, or none.
    #[inline]
    fn sharing_bonus(&mut self) -> Flow {
        if self.g.dogma.bonus {
            let seat = self.you();
            self.turn.tape.tell(|| Event::SharingBonus { seat });
            self.draw_action()?;
        }
        Ok(())
    }

    /// Whether something else happens instead of this demand on you.
    #[inline(always)]
    pub(crate) fn is_demand_replaced(&mut self, rule: Rule<D>) -> Flow<bool> {
        self.is_replaced(Would::Demand { of: self.you(), by: self.me, source: self.source, rule })
    }
}
