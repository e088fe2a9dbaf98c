//! Final scoring (p. 18): area, science, resources; for two players with the non-player faction (p. 19).

use arrayvec::ArrayVec;
use table::{Seat, Seats};

use crate::choice::Cause;
use crate::event::Event;
use crate::gain::Asking;
use crate::state::{AgeOfInnovation, PLAYERS};
use crate::words::Discipline;

const AREA: [u16; 3] = [18, 12, 6];
const SCIENCE: [u16; 3] = [8, 4, 2];

impl AgeOfInnovation {
    pub(crate) fn score_finally(&mut self, table: &mut Asking) {
        for seat in self.everyone() {
            let buildings = self.area(seat);
            table.tell(|| Event::Area { seat, buildings });
        }
        for (seat, points) in self.area_points() {
            self.score(table, seat, points, Cause::Area);
        }
        for discipline in Discipline::ALL {
            for (seat, points) in self.science_points(discipline) {
                self.score(table, seat, points, Cause::Science(discipline));
            }
        }
        for seat in self.everyone() {
            let coins = self.leftovers(seat);
            table.tell(|| Event::Leftovers { seat, coins });
            self.score(table, seat, (coins / 5) as i16, Cause::Leftovers);
        }
        let winners = self.leaders();
        self.winners = Some(winners);
        table.tell(|| Event::Over { winners });
    }

    /// Who has the most points; who ties shares the win.
    pub(crate) fn leaders(&self) -> Seats {
        let best = self.everyone().map(|seat| self.player(seat).points).max();
        self.everyone().filter(|&seat| Some(self.player(seat).points) == best).collect()
    }

    pub fn area_points(&self) -> ArrayVec<(Seat, i16), PLAYERS> {
        let groups: ArrayVec<u8, PLAYERS> = self.everyone().map(|seat| self.area(seat)).collect();
        self.by_place(&groups, (self.seats == 2).then_some(self.area_tiles[0]), AREA)
    }

    pub fn science_points(&self, discipline: Discipline) -> ArrayVec<(Seat, i16), PLAYERS> {
        let track = discipline.index();
        let levels: ArrayVec<u8, PLAYERS> = self.everyone().map(|seat| self.player(seat).levels[track]).collect();
        self.by_place(&levels, (self.seats == 2).then_some(self.neutral_levels[track]), SCIENCE)
    }

    /// Points for the first three places. Who ties shares the places it covers, rounded down; nothing scores nothing.
    fn by_place(&self, values: &[u8], neutral: Option<u8>, places: [u16; 3]) -> ArrayVec<(Seat, i16), PLAYERS> {
        let all = || values.iter().copied().chain(neutral);
        let share = |value: u8| {
            let (above, tied) =
                (all().filter(|other| *other > value).count(), all().filter(|other| *other == value).count());
            let pot: u16 = places.iter().skip(above).take(tied).sum();
            if value == 0 { 0 } else { (pot / tied as u16) as i16 }
        };
        self.everyone().zip(values).map(|(seat, value)| (seat, share(*value))).collect()
    }

    /// Everything left, in coins: the best conversion sacrifices half of bowl II.
    pub fn leftovers(&self, seat: Seat) -> u16 {
        let player = self.player(seat);
        let power = player.bowls[2] + player.bowls[1] / 2;
        player.coins + player.tools + u16::from(player.scholars + player.book_count() + power)
    }
}
