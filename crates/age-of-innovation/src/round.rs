//! The flow of the game: income, the action phase, science bonuses and the next round (p. 10, p. 17).

use table::{EnumSet, Flow, Seat, StepResult};

use crate::build::Spades;
use crate::choice::Cause;
use crate::context::{Tape, Turn};
use crate::event::Event;
use crate::goods::Goods;
use crate::state::{AgeOfInnovation, Phase, ROUNDS};
use crate::words::Discipline;

impl AgeOfInnovation {
    pub(crate) fn play_step(&mut self, tape: &mut Tape) -> Flow<StepResult> {
        match self.phase {
            Phase::Sets => self.choose_set(tape)?,
            Phase::Draft => self.draft(tape)?,
            Phase::Start => self.start(tape)?,
            Phase::Placement => self.place_first(tape)?,
            Phase::Income => self.take_income(tape)?,
            Phase::Actions => self.play_turn(tape)?,
            Phase::Science => self.take_science_bonus(tape)?,
            Phase::Over => {
                if self.winners.is_none() {
                    self.score_finally(tape);
                }
                return Ok(StepResult::Over);
            }
        }
        Ok(StepResult::Next)
    }

    /// Income of everything but the science display, whose income may follow from a level gained here.
    fn tile_income(&self, seat: Seat) -> Goods {
        let player = self.player(seat);
        let display = player.display.income(|piece| piece.pieces() - player.left[piece]);
        self.rows(seat).fold(display, |income, (_, row)| income.and(row.income))
    }

    fn science_income(&self, seat: Seat) -> Goods {
        let levels = self.player(seat).levels;
        let high = Discipline::ALL.into_iter().filter(|&discipline| levels[discipline] >= Discipline::INCOME);
        high.fold(Goods::NONE, |income, discipline| income.and(*discipline.printed()))
    }

    /// What the next income phase would bring.
    pub fn income(&self, seat: Seat) -> Goods {
        self.tile_income(seat).and(self.science_income(seat))
    }

    /// Phase I, one seat after the other; the order of a seat's own income makes no difference.
    fn take_income(&mut self, tape: &mut Tape) -> Flow {
        if self.stage == 0 {
            let round = self.round;
            tape.tell(|| Event::Round { round });
            if round == ROUNDS && self.seats == 2 {
                let buildings = self.area_tiles[0];
                tape.tell(|| Event::AreaTile { buildings });
            }
        }
        let seat = self.order[self.stage as usize];
        let mut turn = Turn::new(self, tape, seat);
        let mut by_income = turn.by(Cause::Income);
        let tiles = by_income.tile_income(seat);
        by_income.gain(tiles)?;
        let science = by_income.science_income(seat);
        by_income.gain(science)?;
        self.stage += 1;
        if self.stage == self.seats {
            self.begin_actions(tape);
        }
        Ok(())
    }

    fn begin_actions(&mut self, tape: &mut Tape) {
        self.phase = Phase::Actions;
        self.stage = 0;
        self.turn = self.order[0];
        let seat = self.turn;
        tape.tell(|| Event::Turn { seat });
    }

    /// Phase III: science bonuses in the next round's order, then the preparations.
    fn take_science_bonus(&mut self, tape: &mut Tape) -> Flow {
        let seat = self.passed[self.stage as usize];
        let tile = self.round_tiles[self.round as usize - 1];
        let row = tile.printed();
        let levels = self.player(seat).levels[row.discipline] + self.faction_row(seat).science_levels;
        let bonus = row.bonus.times(levels / row.per);
        let mut turn = Turn::new(self, tape, seat);
        let mut by_tile = turn.by(Cause::RoundTile(tile));
        if bonus.spades > 0 {
            by_tile.use_spades(Spades::bare(bonus.spades))?;
        } else {
            by_tile.gain(bonus)?;
        }
        self.stage += 1;
        if self.stage == self.seats {
            self.prepare_round();
        }
        Ok(())
    }

    fn prepare_round(&mut self) {
        (self.used_power, self.used_books) = (EnumSet::NONE, EnumSet::NONE);
        for player in &mut self.players.0 {
            player.used = EnumSet::NONE;
        }
        for bonus in self.bonuses.iter() {
            self.bonus_coins[bonus] += 1;
        }
        self.order[..self.passed.len()].copy_from_slice(&self.passed);
        self.passed.clear();
        self.round += 1;
        self.phase = Phase::Income;
        self.stage = 0;
    }
}
