//! The time that players have for their choices: what a match allows, and what is left of it.

use serde::{Deserialize, Serialize};

const MINUTE: u32 = 60;
const DAY: u32 = 24 * 60 * MINUTE;
pub const DAY_MS: i64 = DAY as i64 * 1000;

/// How much time players have. A move is everything that a player decides until nobody asks them any more.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// The same for every move: 1 minute to 14 days.
    Move { seconds: u32 },
    /// For the whole match, 1 minute to 1 day, and `increment` more after every move, at most 10 minutes.
    Bank { seconds: u32, increment: u32 },
}

impl Clock {
    pub fn is_allowed(self) -> bool {
        match self {
            Clock::Move { seconds } => (MINUTE..=14 * DAY).contains(&seconds),
            Clock::Bank { seconds, increment } => (MINUTE..=DAY).contains(&seconds) && increment <= 10 * MINUTE,
        }
    }

    fn at_the_beginning(self) -> i64 {
        let (Clock::Move { seconds } | Clock::Bank { seconds, .. }) = self;
        i64::from(seconds) * 1000
    }
}

/// What is stored about time with every entry of the log.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Timing {
    /// The uptime of the last change: the players who are asked have been waited for since then.
    pub since: i64,
    /// What each seat had left then, in milliseconds. Empty before the match begins, and without a clock.
    pub left: Vec<i64>,
}

/// Who is asked before and after a change, one bit per seat, whose clocks ran before it, and whether it took something
/// back. A move is the seat's, whoever plays there: it goes on if the seat changes hands in the middle of it.
pub struct Turn {
    pub asked_before: u8,
    pub asked: u8,
    pub ran: u8,
    pub undone: bool,
}

const fn has(seats: u8, seat: usize) -> bool {
    seats & (1 << seat) != 0
}

impl Timing {
    /// Milliseconds since the last change. After a crash the uptime may be a few seconds behind it.
    pub fn waited(&self, now: i64) -> i64 {
        (now - self.since).max(0)
    }

    /// What the seat has left, if there is a clock.
    pub fn left(&self, seat: usize, runs: bool, now: i64) -> Option<i64> {
        let left = *self.left.get(seat)?;
        Some(if runs { (left - self.waited(now)).max(0) } else { left })
    }

    /// The uptime at which the first of these seats will have run out.
    pub fn runs_out(&self, runs: u8) -> Option<i64> {
        let left = self.left.iter().enumerate().filter(|(seat, _)| has(runs, *seat)).map(|(_, left)| *left).min()?;
        Some(self.since + left)
    }

    /// After a change. An undo brings nobody any time: what was spent stays spent, and whoever is asked again has what
    /// they had when they chose.
    pub fn after(&self, clock: Option<Clock>, seats: usize, turn: &Turn, now: i64) -> Timing {
        let Some(clock) = clock else { return Timing { since: now, left: Vec::new() } };
        let full = clock.at_the_beginning();
        let before = |seat: usize| self.left(seat, has(turn.ran, seat), now).unwrap_or(full);
        let after = |seat: usize| {
            let begins = has(turn.asked & !turn.asked_before, seat);
            // What a bot decides brings the seat no increment.
            let ends = has(turn.ran & !turn.asked, seat);
            match clock {
                Clock::Move { .. } if begins && !turn.undone => full,
                Clock::Bank { increment, .. } if ends && !turn.undone => before(seat) + i64::from(increment) * 1000,
                Clock::Bank { increment, .. } if begins && turn.undone => {
                    (before(seat) - i64::from(increment) * 1000).max(0)
                }
                _ => before(seat),
            }
        };
        Timing { since: now, left: (0..seats).map(after).collect() }
    }

    /// Whether somebody who takes the seat back has time to play: what was spent before is spent.
    pub fn can_go_on(&self, clock: Clock, seat: usize, asked: bool) -> bool {
        let next_move_is_new = matches!(clock, Clock::Move { .. }) && !asked;
        next_move_is_new || self.left.get(seat).is_none_or(|left| *left > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: u8 = 1;
    const B: u8 = 2;
    const BANK: Clock = Clock::Bank { seconds: 600, increment: 15 };
    const MOVE: Clock = Clock::Move { seconds: 60 };

    /// Among people: the clocks of all who are asked run.
    fn turn(asked_before: u8, asked: u8) -> Turn {
        Turn { asked_before, asked, ran: asked_before, undone: false }
    }

    fn undo(asked_before: u8, asked: u8) -> Turn {
        Turn { undone: true, ..turn(asked_before, asked) }
    }

    /// A bot plays in seat A.
    fn bot_turn(asked_before: u8, asked: u8) -> Turn {
        Turn { ran: asked_before & !A, ..turn(asked_before, asked) }
    }

    #[test]
    fn a_bank_shrinks_while_asked_and_grows_after_a_move() {
        let begun = Timing::default().after(Some(BANK), 2, &turn(0, A | B), 1000);
        assert_eq!(begun, Timing { since: 1000, left: vec![600_000, 600_000] });
        assert_eq!(begun.runs_out(A | B), Some(601_000));
        // Both are asked; one has chosen, the other is still waited for.
        let one = begun.after(Some(BANK), 2, &turn(A | B, B), 5000);
        assert_eq!(one.left, [611_000, 596_000]);
        assert_eq!((one.left(0, false, 9000), one.left(1, true, 9000)), (Some(611_000), Some(592_000)));
        assert_eq!(one.runs_out(B), Some(5000 + 596_000));
        assert_eq!(one.runs_out(0), None);
        // Whoever is asked again at once is still at the same move.
        let again = one.after(Some(BANK), 2, &turn(B, B), 6000);
        assert_eq!(again.left, [611_000, 595_000]);
        assert_eq!(again.left(1, true, 10_000_000), Some(0), "never less than nothing");
    }

    #[test]
    fn every_move_has_its_time() {
        let begun = Timing::default().after(Some(MOVE), 2, &turn(0, A), 0);
        let same = begun.after(Some(MOVE), 2, &turn(A, A), 20_000);
        assert_eq!(same.left, [40_000, 60_000]);
        let other = same.after(Some(MOVE), 2, &turn(A, B), 30_000);
        assert_eq!(other.left, [30_000, 60_000]);
        assert_eq!(other.after(Some(MOVE), 2, &turn(B, A), 40_000).left, [60_000, 50_000]);
    }

    #[test]
    fn an_undo_brings_no_time() {
        for (clock, left) in [(BANK, 590_000), (MOVE, 50_000)] {
            let begun = Timing::default().after(Some(clock), 2, &turn(0, A), 0);
            let mut timing = begun.after(Some(clock), 2, &turn(A, B), 10_000);
            for _ in 0..3 {
                timing = timing.after(Some(clock), 2, &undo(B, A), 10_000);
                assert_eq!(timing.left[0], left, "{clock:?}");
                timing = timing.after(Some(clock), 2, &turn(A, B), 10_000);
            }
        }
    }

    #[test]
    fn leaving_and_coming_back_in_the_middle_of_a_move_brings_no_time() {
        for (clock, left) in [(BANK, 590_000), (MOVE, 50_000)] {
            let begun = Timing::default().after(Some(clock), 2, &turn(0, A), 0);
            let gone = begun.after(Some(clock), 2, &turn(A, A), 10_000);
            let back = gone.after(Some(clock), 2, &bot_turn(A, A), 500_000);
            assert_eq!((gone.left[0], back.left[0]), (left, left), "{clock:?}");
            assert_eq!(back.runs_out(A), Some(500_000 + left));
        }
    }

    #[test]
    fn what_a_bot_decides_brings_a_bank_nothing_and_the_next_move_is_new() {
        for (clock, left) in [(BANK, 590_000), (MOVE, 60_000)] {
            let begun = Timing::default().after(Some(clock), 2, &turn(0, A), 0);
            let gone = begun.after(Some(clock), 2, &turn(A, A), 10_000);
            let decided = gone.after(Some(clock), 2, &bot_turn(A, B), 11_000);
            let asked_again = decided.after(Some(clock), 2, &bot_turn(B, A), 12_000);
            assert_eq!(asked_again.left[0], left, "{clock:?}");
        }
    }

    #[test]
    fn whoever_has_spent_all_time_cannot_go_on() {
        let spent = Timing { since: 0, left: vec![0, 1] };
        assert!(!spent.can_go_on(BANK, 0, false) && !spent.can_go_on(BANK, 0, true) && spent.can_go_on(BANK, 1, true));
        assert!(!spent.can_go_on(MOVE, 0, true) && spent.can_go_on(MOVE, 0, false), "the next move has its own time");
    }

    #[test]
    fn without_a_clock_only_the_waiting_counts() {
        let timing = Timing::default().after(None, 2, &turn(0, A), 7000);
        assert_eq!(timing, Timing { since: 7000, left: Vec::new() });
        assert_eq!((timing.left(0, true, 9000), timing.runs_out(A)), (None, None));
        assert_eq!((timing.waited(9000), timing.waited(6000)), (2000, 0));
    }

    #[test]
    fn limits() {
        let moves = |seconds| Clock::Move { seconds }.is_allowed();
        assert!(moves(60) && moves(14 * DAY) && !moves(59) && !moves(14 * DAY + 1));
        let bank = |seconds, increment| Clock::Bank { seconds, increment }.is_allowed();
        assert!(bank(60, 0) && bank(DAY, 600) && !bank(59, 0) && !bank(DAY + 1, 0) && !bank(60, 601));
    }
}
