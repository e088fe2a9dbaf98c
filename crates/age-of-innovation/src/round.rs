//! The flow of the game: income, the action phase, science bonuses and the next round (p. 10, p. 17).

use table::{Flow, Seat, StepResult};

use crate::build::Spades;
use crate::choice::Cause;
use crate::event::Event;
use crate::gain::Asking;
use crate::goods::{
    Goods, bonus_income, competency_income, display_income, faction_income, innovation_income, palace_income,
    science_bonus, science_income,
};
use crate::state::{AgeOfInnovation, Phase, ROUNDS};
use crate::words::{Building, Competency, Discipline, Faction, Innovation};

impl AgeOfInnovation {
    pub(crate) fn play_step(&mut self, table: &mut Asking) -> Flow<StepResult> {
        match self.phase {
            Phase::Sets => self.choose_set(table)?,
            Phase::Draft => self.draft(table)?,
            Phase::Start => self.start(table)?,
            Phase::Placement => self.place_first(table)?,
            Phase::Income => self.take_income(table)?,
            Phase::Actions => self.play_turn(table)?,
            Phase::Science => self.take_science_bonus(table)?,
            Phase::Over => {
                if self.winners.is_none() {
                    self.score_finally(table);
                }
                return Ok(StepResult::Over);
            }
        }
        Ok(StepResult::Next)
    }

    /// Income of everything but the science display, whose income may follow from a level gained here.
    fn tile_income(&self, seat: Seat) -> Goods {
        let player = self.player(seat);
        let pieces = [Building::Workshop, Building::Guild, Building::School, Building::Palace, Building::University];
        let gone = pieces.map(|piece| piece.pieces() - player.left[piece.index()]);
        let mut income = display_income(player.display, gone);
        income = income.and(faction_income(player.faction)).and(bonus_income(player.bonus));
        if player.palace_built() {
            income = income.and(palace_income(player.palace));
        }
        for competency in Competency::ALL.into_iter().filter(|&tile| player.has_competency(tile)) {
            income = income.and(competency_income(competency));
        }
        for innovation in Innovation::ALL.into_iter().filter(|&tile| player.has_innovation(tile)) {
            income = income.and(innovation_income(innovation));
        }
        income
    }

    fn science_income(&self, seat: Seat) -> Goods {
        let levels = self.player(seat).levels;
        let high = Discipline::ALL.into_iter().filter(|discipline| levels[discipline.index()] >= 9);
        high.fold(Goods::NONE, |income, discipline| income.and(science_income(discipline)))
    }

    /// What the next income phase would bring.
    pub fn income(&self, seat: Seat) -> Goods {
        self.tile_income(seat).and(self.science_income(seat))
    }

    /// Phase I, one seat after the other; the order of a seat's own income makes no difference.
    fn take_income(&mut self, table: &mut Asking) -> Flow {
        if self.stage == 0 {
            let round = self.round;
            table.tell(|| Event::Round { round });
            if round == ROUNDS && self.seats == 2 {
                let buildings = self.area_tiles[0];
                table.tell(|| Event::AreaTile { buildings });
            }
        }
        let seat = self.order[self.stage as usize];
        self.gain(table, seat, self.tile_income(seat), Cause::Income)?;
        self.gain(table, seat, self.science_income(seat), Cause::Income)?;
        self.stage += 1;
        if self.stage == self.seats {
            self.begin_actions(table);
        }
        Ok(())
    }

    fn begin_actions(&mut self, table: &mut Asking) {
        self.phase = Phase::Actions;
        self.stage = 0;
        self.turn = self.order[0];
        let seat = self.turn;
        table.tell(|| Event::Turn { seat });
    }

    /// Phase III: science bonuses in the next round's order, then the preparations.
    fn take_science_bonus(&mut self, table: &mut Asking) -> Flow {
        let seat = self.passed[self.stage as usize];
        let tile = self.round_tiles[self.round as usize - 1];
        let (discipline, per, bonus) = science_bonus(tile);
        let player = self.player(seat);
        let blessed = if player.faction == Faction::Blessed { 3 } else { 0 };
        let bonus = bonus.times((player.levels[discipline.index()] + blessed) / per);
        let cause = Cause::RoundTile(tile);
        if bonus.spades > 0 {
            self.use_spades(table, seat, Spades::bare(bonus.spades), cause)?;
        } else {
            self.gain(table, seat, bonus, cause)?;
        }
        self.stage += 1;
        if self.stage == self.seats {
            self.prepare_round();
        }
        Ok(())
    }

    fn prepare_round(&mut self) {
        (self.used_power, self.used_books) = (0, 0);
        for player in &mut self.players {
            player.used = 0;
        }
        for bonus in crate::words::Bonus::ALL {
            self.bonus_coins[bonus.index()] += u8::from(self.bonuses & (1 << bonus.index()) != 0);
        }
        for (place, seat) in self.passed.take().into_iter().enumerate() {
            self.order[place] = seat;
        }
        self.round += 1;
        self.phase = Phase::Income;
        self.stage = 0;
    }
}
