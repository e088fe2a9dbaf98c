//! The flow of the game: thirteen rounds (p. 10, 22), a turn for everybody in each.

use table::{Flow, StepResult};

use crate::event::Event;
use crate::gain::Asking;
use crate::state::{Inventions, Phase};

/// The era of final scoring.
pub(crate) const LAST_ERA: u8 = 6;

impl Inventions {
    pub(crate) fn play_step(&mut self, table: &mut Asking) -> Flow<StepResult> {
        match self.phase {
            Phase::EraChange => {
                self.change_era(table)?;
                return Ok(StepResult::Next);
            }
            Phase::Scoring => {
                self.score_finally(table);
                return Ok(StepResult::Over);
            }
            Phase::Over => return Ok(StepResult::Over),
            _ => {}
        }
        match (self.seat_of(self.current()), self.phase) {
            (None, Phase::StoneAge) => self.set_up_chronos(table),
            (None, _) => self.play_chronos(table),
            (Some(seat), Phase::StoneAge) => self.play_stone_age(table, seat)?,
            (Some(seat), Phase::Begin) => self.begin_turn(table, seat),
            (Some(seat), Phase::Main) => self.play_main(table, seat)?,
            (Some(seat), Phase::Chain) => self.play_chain(table, seat)?,
            (Some(seat), Phase::Ideas) => self.replace_idea(table, seat)?,
            (Some(seat), Phase::Surplus) => self.return_surplus(table, seat)?,
            (Some(seat), Phase::Aspirations) => self.fulfil(table, seat)?,
            (Some(seat), Phase::Build) => self.play_build(table, seat)?,
            (Some(_), Phase::EraChange | Phase::Scoring | Phase::Over) => unreachable!("played above"),
        }
        Ok(StepResult::Next)
    }

    pub(crate) fn next_turn(&mut self, table: &mut Asking) {
        self.now = Default::default();
        self.turn += 1;
        self.phase = Phase::Begin;
        if self.turn as usize == self.order.len() {
            self.turn = 0;
            self.advance_chronos(table);
        }
    }

    /// Chronos steps forward. Era 1 has one round, the others three.
    fn advance_chronos(&mut self, table: &mut Asking) {
        if self.is_epoch_round() {
            self.era += 1;
            self.round = 1;
            self.phase = Phase::EraChange;
        } else {
            self.round += 1;
        }
        // The last era has no rounds: it begins with final scoring.
        if self.era == LAST_ERA {
            self.phase = Phase::Scoring;
        } else {
            self.tell_round(table);
        }
    }

    pub(crate) fn tell_round(&self, table: &mut Asking) {
        let (era, round) = (self.era, self.round);
        table.tell(|| Event::Round { era, round });
    }
}
