//! Who sits where in which game.
//!
//! Every pair of bots meets in sets. A set has one deal and all its seatings: the two bots alternate around the table,
//! and every turn of that seating is played once. So each of the two has every seat equally often, with the same cards:
//! two games for two seats (A B, B A), six for three (A B A and its turns, B A B and its turns), two for four (A B A B,
//! B A B A), ten for five.

pub struct Schedule {
    pairs: Vec<(usize, usize)>,
    /// Which of a pair sits where: `true` for the second.
    seatings: Vec<Vec<bool>>,
    sets: usize,
}

impl Schedule {
    /// As many whole sets as every pair needs to play this many games.
    pub fn new(pairs: Vec<(usize, usize)>, seats: usize, games: usize) -> Self {
        let seatings = seatings(seats);
        Schedule { pairs, sets: games.div_ceil(seatings.len()), seatings }
    }

    pub fn pairs(&self) -> &[(usize, usize)] {
        &self.pairs
    }

    pub fn sets(&self) -> usize {
        self.sets
    }

    pub fn games(&self) -> usize {
        self.sets * self.pairs.len() * self.seatings.len()
    }

    /// The set of a game. Sets come one after the other, so a longer tournament begins with the same ones.
    pub fn set(&self, number: usize) -> usize {
        number / (self.pairs.len() * self.seatings.len())
    }

    /// The numbers of a pair's games in a set.
    pub fn numbers(&self, pair: usize, set: usize) -> std::ops::Range<usize> {
        let first = (set * self.pairs.len() + pair) * self.seatings.len();
        first..first + self.seatings.len()
    }

    /// Whether the second bot of the pair sits on each seat.
    pub fn seconds(&self, number: usize) -> &[bool] {
        &self.seatings[number % self.seatings.len()]
    }

    /// The bot of each seat.
    pub fn seating(&self, number: usize) -> Vec<usize> {
        let (a, b) = self.pairs[number / self.seatings.len() % self.pairs.len()];
        self.seconds(number).iter().map(|&second| if second { b } else { a }).collect()
    }
}

/// Every two bots, or only those that stand side by side.
pub fn pairs_of(bots: usize, neighbors: bool) -> Vec<(usize, usize)> {
    let last = |a: usize| if neighbors { bots.min(a + 2) } else { bots };
    (0..bots).flat_map(|a| (a + 1..last(a)).map(move |b| (a, b))).collect()
}

fn seatings(seats: usize) -> Vec<Vec<bool>> {
    let mut seatings: Vec<Vec<bool>> = Vec::new();
    for first in 0..2 {
        let alternating: Vec<bool> = (0..seats).map(|seat| (seat + first) % 2 == 1).collect();
        for turn in 0..seats {
            let mut turned = alternating.clone();
            turned.rotate_right(turn);
            if !seatings.contains(&turned) {
                seatings.push(turned);
            }
        }
    }
    seatings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_bots_have_every_seat_equally_often() {
        for (seats, games) in [(2, 2), (3, 6), (4, 2), (5, 10), (6, 2), (7, 14), (8, 2)] {
            let seatings = seatings(seats);
            assert_eq!(seatings.len(), games, "{seats} seats");
            for seat in 0..seats {
                assert_eq!(
                    seatings.iter().filter(|seating| seating[seat]).count() * 2,
                    games,
                    "seat {seat} of {seats}"
                );
            }
        }
    }

    #[test]
    fn every_pair_plays_as_often_with_the_same_deals() {
        let schedule = Schedule::new(pairs_of(3, false), 2, 4);
        assert_eq!((schedule.sets(), schedule.games()), (2, 12));
        let seatings: Vec<Vec<usize>> = (0..6).map(|number| schedule.seating(number)).collect();
        assert_eq!(seatings, [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
        assert_eq!((schedule.set(5), schedule.set(6), schedule.set(11)), (0, 1, 1));
        assert_eq!(schedule.numbers(2, 1), 10..12);
        assert_eq!(schedule.seating(10), [1, 2]);
    }

    #[test]
    fn neighbors_alone_meet_if_wanted_with_the_deals_that_all_have() {
        let (few, all) = (Schedule::new(pairs_of(4, true), 2, 4), Schedule::new(pairs_of(4, false), 2, 4));
        assert_eq!(few.pairs(), [(0, 1), (1, 2), (2, 3)]);
        assert_eq!((few.sets(), few.games()), (2, 12));
        let number = few.numbers(2, 1).start;
        assert_eq!((few.seating(number), few.set(number)), (vec![2, 3], 1));
        assert_eq!(all.set(all.numbers(5, 1).start), 1);
    }

    #[test]
    fn more_games_leave_the_first_as_they_were() {
        let (short, long) = (Schedule::new(pairs_of(3, false), 3, 6), Schedule::new(pairs_of(3, false), 3, 600));
        assert!((0..short.games()).all(|number| short.seating(number) == long.seating(number)));
    }

    #[test]
    fn sets_are_whole() {
        assert_eq!(Schedule::new(pairs_of(2, false), 2, 3).games(), 4);
        assert_eq!(Schedule::new(pairs_of(2, false), 3, 1).games(), 6);
    }
}
