//! The flow of the game: thirteen rounds (p. 10, 22), a turn for everybody in each.

use table::{Flow, StepResult};

use crate::context::{Tape, Turn};
use crate::event::Event;
use crate::state::{Inventions, Phase};

/// The era of final scoring.
pub(crate) const LAST_ERA: u8 = 6;

impl Inventions {
    pub(crate) fn play_step(&mut self, tape: &mut Tape) -> Flow<StepResult> {
        match self.phase {
            Phase::EraChange => {
                self.change_era(tape)?;
                return Ok(StepResult::Next);
            }
            Phase::Scoring => {
                self.score_finally(tape);
                return Ok(StepResult::Over);
            }
            Phase::Over => return Ok(StepResult::Over),
            _ => {}
        }
        match (self.seat_of(self.current()), self.phase) {
            (None, Phase::StoneAge) => self.set_up_chronos(tape),
            (None, _) => self.play_chronos(tape),
            (Some(seat), _) => Turn::new(self, tape, seat).play_phase()?,
        }
        Ok(StepResult::Next)
    }

    pub(crate) fn next_turn(&mut self, tape: &mut Tape) {
        self.now = Default::default();
        self.turn += 1;
        self.phase = Phase::Begin;
        if self.turn as usize == self.order.len() {
            self.turn = 0;
            self.advance_chronos(tape);
        }
    }

    /// Chronos steps forward. Era 1 has one round, the others three.
    fn advance_chronos(&mut self, tape: &mut Tape) {
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
            self.tell_round(tape);
        }
    }

    pub(crate) fn tell_round(&self, tape: &mut Tape) {
        let (era, round) = (self.era, self.round);
        tape.tell(|| Event::Round { era, round });
    }
}

impl Turn<'_> {
    fn play_phase(&mut self) -> Flow {
        match self.phase {
            Phase::StoneAge => self.play_stone_age()?,
            Phase::Begin => self.begin(),
            Phase::Main => self.play_main()?,
            Phase::Chain => self.play_chain()?,
            Phase::Ideas => self.replace_idea()?,
            Phase::Surplus => self.return_surplus()?,
            Phase::Aspirations => self.fulfil()?,
            Phase::Build => self.play_build()?,
            Phase::EraChange | Phase::Scoring | Phase::Over => unreachable!("nobody has a turn"),
        }
        Ok(())
    }
}
