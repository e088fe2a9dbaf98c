//! Final scoring (p. 18): area, science, resources; for two players with the non-player faction (p. 19).

use table::{PerSeat, Seat, Seats};

use crate::choice::Cause;
use crate::context::{Tape, Turn};
use crate::event::Event;
use crate::state::AgeOfInnovation;
use crate::words::Discipline;

pub const AREA: [u16; 3] = [18, 12, 6];
pub const SCIENCE: [u16; 3] = [8, 4, 2];
pub const COINS_FOR_A_POINT: u16 = 5;

impl AgeOfInnovation {
    pub(crate) fn score_finally(&mut self, tape: &mut Tape) {
        let areas = self.areas();
        for seat in self.everyone() {
            tape.tell(|| Event::Area { seat, buildings: areas[seat] });
        }
        let points = self.area_points(&areas);
        for seat in self.everyone() {
            Turn::new(self, tape, seat).by(Cause::Area).score(points[seat]);
        }
        for discipline in Discipline::ALL {
            let points = self.science_points(discipline);
            for seat in self.everyone() {
                Turn::new(self, tape, seat).by(Cause::Science(discipline)).score(points[seat]);
            }
        }
        for seat in self.everyone() {
            let coins = self.leftovers(seat);
            let mut turn = Turn::new(self, tape, seat);
            turn.tell(|seat| Event::Leftovers { seat, coins });
            turn.by(Cause::Leftovers).score((coins / COINS_FOR_A_POINT) as i16);
        }
        let winners = self.leaders();
        self.winners = Some(winners);
        tape.tell(|| Event::Over { winners });
    }

    /// Who has the most points; who ties shares the win.
    pub(crate) fn leaders(&self) -> Seats {
        let best = self.everyone().map(|seat| self.player(seat).points).max();
        self.everyone().filter(|&seat| Some(self.player(seat).points) == best).collect()
    }

    /// Each player's largest group.
    pub fn areas(&self) -> PerSeat<u8> {
        self.per_seat(|seat| self.area(seat))
    }

    pub fn area_points(&self, areas: &PerSeat<u8>) -> PerSeat<i16> {
        self.by_place(areas, (self.seats == 2).then_some(self.area_tiles[0]), AREA)
    }

    pub fn science_points(&self, discipline: Discipline) -> PerSeat<i16> {
        let levels = self.per_seat(|seat| self.player(seat).levels[discipline]);
        self.by_place(&levels, (self.seats == 2).then_some(self.neutral_levels[discipline]), SCIENCE)
    }

    fn per_seat<T: Default + Copy>(&self, value: impl Fn(Seat) -> T) -> PerSeat<T> {
        let mut all = PerSeat::default();
        self.everyone().for_each(|seat| all[seat] = value(seat));
        all
    }

    /// Points for the first three places. Who ties shares the places it covers, rounded down; nothing scores nothing.
    fn by_place(&self, values: &PerSeat<u8>, neutral: Option<u8>, places: [u16; 3]) -> PerSeat<i16> {
        self.per_seat(|seat| {
            let value = values[seat];
            if value == 0 {
                return 0;
            }
            let (mut above, mut tied) = (0, 0);
            for other in self.everyone().map(|other| values[other]).chain(neutral) {
                above += usize::from(other > value);
                tied += usize::from(other == value);
            }
            let pot: u16 = places.iter().skip(above).take(tied).sum();
            (pot / tied as u16) as i16
        })
    }

    /// Everything left, in coins: the best conversion sacrifices half of bowl II.
    pub fn leftovers(&self, seat: Seat) -> u16 {
        let player = self.player(seat);
        let power = player.bowls[2] + player.bowls[1] / 2;
        player.coins + player.tools + u16::from(player.scholars + player.book_count() + power)
    }
}
