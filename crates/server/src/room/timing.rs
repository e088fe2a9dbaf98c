//! Whose time runs, and what happens when it has run out.

use std::borrow::Cow;

use super::Room;
use crate::ending::Ending;
use crate::game_clock::{DAY_MS, Timing, Turn};
use crate::refusal::Answer;
use crate::store::{Departure, SeatRow, Status};
use crate::summary::{owners, running_clocks};

impl Room {
    /// The time after a change that leaves these seats asked.
    pub(super) fn timing_after(&self, asked: u8, undone: bool) -> Timing {
        let before = &self.row.progress;
        let seats = self.seats.len();
        let ran = running_clocks(&self.seats, before.asked);
        let turn = Turn { asked_before: before.asked, asked, ran, undone };
        before.timing.after(self.row.clock.filter(|_| self.has_begun_after(asked)), seats, &turn, self.uptime())
    }

    /// Before the match has begun there is no time to lose.
    fn has_begun_after(&self, asked: u8) -> bool {
        self.played.is_some() || asked != 0
    }

    pub(super) fn seats_with(&self, changed: Option<&SeatRow>) -> Cow<'_, [SeatRow]> {
        let mut seats = Cow::Borrowed(self.seats.as_slice());
        if let Some(changed) = changed {
            seats.to_mut()[changed.seat as usize] = changed.clone();
        }
        seats
    }

    pub(super) fn uptime(&self) -> i64 {
        self.app.uptime.now()
    }

    /// When something will happen by itself: a clock runs out, or the match is abandoned. A match that one person plays
    /// is theirs, however long they are away.
    pub(super) fn deadline(&self, status: Status, asked: u8, timing: &Timing, seats: &[SeatRow]) -> Option<i64> {
        if status == Status::Finished {
            return None;
        }
        timing.runs_out(running_clocks(seats, asked)).or_else(|| {
            let own = status == Status::Running && owners(seats).len() == 1;
            (!own).then(|| timing.since + i64::from(self.row.idle_days) * DAY_MS)
        })
    }

    /// The deadline to store. A little too early wakes the match in vain, once, but is not written with every choice.
    pub(super) fn deadline_to_keep(&self, exact: Option<i64>) -> Option<i64> {
        let stored = self.row.progress.deadline;
        let keeps = |stored: i64, exact: i64| self.row.clock.is_none() && (0..DAY_MS).contains(&(exact - stored));
        stored.zip(exact).filter(|&(stored, exact)| keeps(stored, exact)).map_or(exact, |(stored, _)| Some(stored))
    }

    fn deadline_now(&self) -> Option<i64> {
        let progress = &self.row.progress;
        self.deadline(progress.status, progress.asked, &progress.timing, &self.seats)
    }

    /// Carries out what is due.
    pub(super) async fn wake(&mut self) -> Answer<()> {
        self.stop_overdue_clocks().await?;
        let deadline = self.deadline_now();
        if deadline.is_some_and(|deadline| deadline <= self.uptime()) {
            return self.abandon().await;
        }
        // If what this room has stored has not passed, somebody else has stored another, and the room will hear why.
        if self.row.progress.deadline.is_some_and(|stored| stored <= self.uptime()) {
            self.app.store.set_deadline(&self.id, deadline).await?;
            self.row.progress.deadline = deadline;
        }
        Ok(())
    }

    /// A match that never began leaves nothing behind.
    async fn abandon(&mut self) -> Answer<()> {
        match self.row.progress.status {
            Status::Waiting => self.remove().await,
            Status::Running | Status::Finished => self.end(Ending::Abandoned, None).await,
        }
    }

    /// Whoever has no time left loses, or a bot goes on.
    pub(super) async fn stop_overdue_clocks(&mut self) -> Answer<()> {
        while let Some(seat) = self.out_of_time() {
            self.depart(seat, Departure::Time).await?;
        }
        Ok(())
    }

    /// The seat whose time ran out first.
    fn out_of_time(&self) -> Option<u8> {
        let progress = &self.row.progress;
        let runs = running_clocks(&self.seats, progress.asked);
        let running = self.seats.iter().filter(|seat| runs & (1 << seat.seat) != 0);
        let left = |seat: &SeatRow| progress.timing.left.get(seat.seat as usize).copied();
        let first = running.filter_map(|seat| Some((left(seat)?, seat.seat))).min()?;
        (first.0 <= progress.timing.waited(self.uptime())).then_some(first.1)
    }

    /// How long the players who are asked have been waited for, in milliseconds.
    pub(super) fn waited(&self) -> i64 {
        self.row.progress.timing.waited(self.uptime())
    }
}
