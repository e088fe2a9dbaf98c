//! Artifacts of History: digs, the display and its free Dogma action, relics.

use table::{Flow, Seat, Tape};

use super::{All, Would, dogma};
use crate::card::{Card, Set, Slot};
use crate::cards::named;
use crate::choice::{Ask, Choice, Display, Question, Seize};
use crate::event::{Move, Zone};
use crate::play::{Deed, Play};
use crate::state::{Engine, Phase, Place};

pub(crate) const YAMATO: Card = named("Battleship Yamato");
pub(crate) const DANCING_GIRL: Card = named("Dancing Girl");

fn hex_place(card: Card) -> Option<usize> {
    card.facts().slots.iter().position(|slot| *slot == Slot::Hex)
}

impl Engine<All> {
    /// The artifact that a dig of this value brings, if there is one: empty ages are skipped, and no base card stands
    /// in.
    fn next_artifact(&self, value: u8) -> Option<Card> {
        self.open_age(value as usize).and_then(|age| self.next_in_set(Set::Artifacts, age))
    }

    /// The start of a turn with an artifact on display: its free Dogma action, its return, or neither.
    pub(super) fn display_step(&mut self, tape: &mut Tape<Engine<All>>) -> Flow {
        let seat = self.turn;
        let Some(card) = self.display(seat) else { unreachable!("asked only with an artifact on display") };
        let question = Question { ask: Ask::Display, source: Some((card, 0)) };
        let choice = tape.ask_first(seat, question, |offers| {
            if card.facts().featured.is_some() {
                offers.push(Choice::Display(Display::Dogma));
            }
            offers.extend([Choice::Display(Display::Return), Choice::Display(Display::Keep)]);
        })?;
        self.phase = Phase::Action;
        match choice {
            Some(Choice::Display(Display::Dogma)) => {
                self.exp.action = dogma::Action { kind: dogma::Kind::Display, ..dogma::Action::default() };
                self.begin_dogma(tape, card)
            }
            Some(Choice::Display(Display::Return)) => self.play(tape, seat).return_card(card).map(Deed::either_way),
            _ => Ok(()),
        }
    }
}

impl Play<'_, All> {
    /// Covering a card with a lower or equal one, or with one whose hex is in the same place, digs an artifact of the
    /// covered card's value, if there is one and the display is free.
    pub(super) fn dig(&mut self, card: Card, covered: Card) -> Flow {
        let seat = self.you();
        let (value, beneath) = (self.value(card), self.value(covered));
        let fits = value <= beneath || hex_place(card) == hex_place(covered);
        if !self.g.plays_with(Set::Artifacts) || !fits || self.g.display(seat).is_some() {
            return Ok(());
        }
        // A dig is a draw, and karmas that react to one come first; without an artifact it is ignored, and nothing is
        // drawn.
        let Some(found) = self.g.next_artifact(beneath) else { return Ok(()) };
        self.react_first(Would::Draw { by: seat, value: found.value(), into_hand: false })?;
        let Some(artifact) = self.g.next_artifact(beneath) else { return Ok(()) };
        self.move_card(artifact, Move::Dig, Zone::Display(seat))?.either_way();
        self.seize_relic(artifact.value())
    }

    /// A relic of that age that lies beside its pile or among anybody's achievements may be seized.
    fn seize_relic(&mut self, age: u8) -> Flow {
        let seat = self.you();
        let within_reach = |card: &Card| matches!(self.g.place(*card), Place::Relic | Place::Achieved(_));
        let Some(relic) = Card::relics().filter(|card| card.value() == age).find(within_reach) else {
            return Ok(());
        };
        let to_hand = self.g.plays_with(relic.set());
        let to_achievements = self.g.place(relic) != Place::Achieved(seat);
        let question = Question { ask: Ask::Seize, source: Some((relic, 0)) };
        let choice = self.turn.tape.ask(seat, question, |offers| {
            offers.extend(to_hand.then_some(Choice::Seize(Seize::Hand)));
            offers.extend(to_achievements.then_some(Choice::Seize(Seize::Achievements)));
            if !offers.is_empty() {
                offers.push(Choice::No);
            }
        })?;
        match choice {
            Some(Choice::Seize(Seize::Hand)) => {
                self.move_card(relic, Move::Seize, Zone::Hand(seat)).map(Deed::either_way)
            }
            Some(Choice::Seize(Seize::Achievements)) => {
                self.move_card(relic, Move::Seize, Zone::Achievements(seat)).map(Deed::either_way)
            }
            _ => Ok(()),
        }
    }

    /// After its free Dogma action a displayed artifact is returned, if it is still on display.
    pub(super) fn return_displayed(&mut self, seat: Seat, card: Card) -> Flow {
        if self.g.display(seat) == Some(card) {
            self.return_card(card)?.either_way();
        }
        Ok(())
    }
}
