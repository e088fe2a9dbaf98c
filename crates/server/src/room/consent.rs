//! What needs the consent of the other players: undo, and handing an absent player's seat to a bot.

use std::time::Duration;

use table::{AnyMatch, Seat};

use super::proposals::{self, Handover, Proposals, Undo};
use super::{Change, Room};
use crate::history::aside;
use crate::lobby::check_beside_people;
use crate::messages::{HandoverState, UndoState};
use crate::refusal::{Answer, Code, Refusal};
use crate::store::{Departure, LogEntry, SeatRow, Status};
use crate::summary::owns;

/// The level of the bot that replaces an absent player, unless the proposal names another.
pub(super) const STAND_IN: &str = "casual";

impl Room {
    /// The seat's last choice: how many choices stood before it.
    fn last_choice_of(&self, seat: Seat) -> Option<(usize, &dyn AnyMatch)> {
        let played = self.played.as_deref()?;
        let last = (0..played.choices()).rev().find(|&number| played.chooser(number) == Some(seat))?;
        Some((last, played))
    }

    /// Everybody else who plays, each once.
    pub(super) fn others(&self, seat: Seat) -> Vec<&str> {
        let own = self.owner(seat);
        let mut others: Vec<&str> = (0..self.seats.len()).filter_map(|seat| self.owner(Seat::new(seat))).collect();
        others.sort_unstable();
        others.dedup();
        others.retain(|person| Some(*person) != own);
        others
    }

    fn plays_alone(&self, seat: Seat) -> bool {
        let own = self.owner(seat);
        (0..self.seats.len()).filter_map(|seat| self.owner(Seat::new(seat))).all(|person| Some(person) == own)
    }

    /// Whether the seat's last choice is taken back without asking: if nobody else plays, or nobody else has acted and
    /// nothing was learned.
    async fn undo_is_free(&mut self, seat: Seat) -> Answer<bool> {
        let looks_free = self.undo_looks_free(seat);
        let to_compare = self.last_choice_of(seat).filter(|_| looks_free && !self.plays_alone(seat));
        match to_compare.map(|(to, played)| (to, played.clone_box())) {
            Some((to, played)) => aside(move || !played.informed_since(to, seat)).await,
            None => Ok(looks_free),
        }
    }

    /// A cheap guess that is shown after every change. The costly comparison with other worlds is made only when
    /// somebody asks for the undo.
    fn undo_looks_free(&self, seat: Seat) -> bool {
        if self.plays_alone(seat) {
            return true;
        }
        let Some((to, played)) = self.last_choice_of(seat) else { return false };
        let own = self.owner(seat);
        let mut since = (to..played.choices()).filter_map(|number| played.chooser(number));
        since.all(|by| self.owner(by).is_none_or(|person| Some(person) == own)) && !played.revealed_since(to, seat)
    }

    pub(super) async fn handle_undo(&mut self, seat: Option<Seat>) -> Answer<()> {
        let seat = seat.ok_or_else(|| Refusal::new(Code::NotYourSeat))?;
        if self.row.progress.status == Status::Finished {
            return Err(Refusal::new(Code::Over));
        }
        let (to, _) = self.last_choice_of(seat).ok_or_else(|| Refusal::new(Code::NotAsked))?;
        if self.undo_is_free(seat).await? {
            return self.take_back(to).await;
        }
        let undo = Undo { by: seat, to, version: self.version(), agreed: Vec::new() };
        self.propose(Proposals { undo: Some(undo), ..self.proposals.clone() }).await
    }

    pub(super) async fn handle_undo_answer(&mut self, person: &str, seat: Option<Seat>, agree: bool) -> Answer<()> {
        seat.ok_or_else(|| Refusal::new(Code::NotYourSeat))?;
        let Some(mut undo) = self.proposals.undo.clone() else { return Err(Refusal::new(Code::Stale)) };
        if !agree {
            return self.propose(Proposals { undo: None, ..self.proposals.clone() }).await;
        }
        proposals::agree(&mut undo.agreed, person);
        if self.others(undo.by).iter().all(|other| undo.agreed.iter().any(|person| person == other)) {
            return self.take_back(undo.to).await;
        }
        self.propose(Proposals { undo: Some(undo), ..self.proposals.clone() }).await
    }

    async fn take_back(&mut self, to: usize) -> Answer<()> {
        let Some(played) = &self.played else { return Err(Refusal::new(Code::NotAsked)) };
        let played = played.clone_box();
        let earlier = aside(move || played.at(to)).await?;
        self.thinking = None;
        self.commit(LogEntry::Undo { to: to as u32 }, None, Change::Match(earlier)).await
    }

    /// A bot takes over if all connected players agree and the player has been away for a while, or if the match's time
    /// limit has passed.
    pub(super) async fn handle_handover(
        &mut self,
        person: &str,
        seat: u8,
        agree: bool,
        level: Option<String>,
    ) -> Answer<()> {
        let level = level.unwrap_or_else(|| STAND_IN.into());
        check_beside_people(&level)?;
        if self.row.progress.status != Status::Running {
            return Err(Refusal::new(Code::Over));
        }
        let absent = Seat::new(self.seat(seat)?.seat as usize);
        let owner = self.owner(absent).ok_or_else(|| Refusal::new(Code::NotFound))?;
        if !self.others(absent).contains(&person) || self.connections.has_person(owner) {
            return Err(Refusal::new(Code::Forbidden));
        }
        if self.overdue(absent) && agree {
            let proposed = self.proposals.handovers.iter().find(|proposal| proposal.seat == seat);
            let level = proposed.map_or(level, |proposal| proposal.level.clone());
            return self.hand_over(seat, level, Departure::Absent).await;
        }
        let mut proposals = self.proposals.clone();
        match proposals.handovers.iter_mut().find(|proposal| proposal.seat == seat) {
            _ if !agree => proposals.handovers.retain(|proposal| proposal.seat != seat),
            Some(proposal) => proposals::agree(&mut proposal.agreed, person),
            None => proposals.handovers.push(Handover { seat, level, agreed: vec![person.to_string()] }),
        }
        self.propose(proposals).await?;
        self.hand_over_where_due().await;
        Ok(())
    }

    /// The uptime at which the seat's absent owner will have been away long enough.
    fn gone_long_enough_at(&self, seat: u8) -> i64 {
        let owner = self.owner(Seat::new(seat as usize)).unwrap_or_default();
        self.connections.gone_since(owner) + self.app.config.absence.as_millis() as i64
    }

    /// Players who have left since do not count either way, but at least one connected player must agree.
    fn all_here_agree(&self, proposal: &Handover) -> bool {
        let here = self
            .others(Seat::new(proposal.seat as usize))
            .into_iter()
            .filter(|other| self.connections.has_person(other));
        let mut here = here.peekable();
        here.peek().is_some() && here.all(|other| proposal.agreed.iter().any(|person| person == other))
    }

    /// How long until the next seat goes to a bot, if nothing changes.
    pub(super) fn next_handover(&self) -> Option<Duration> {
        let agreed = self.proposals.handovers.iter().filter(|proposal| self.all_here_agree(proposal));
        let first = agreed.map(|proposal| self.gone_long_enough_at(proposal.seat)).min()?;
        Some(Duration::from_millis(u64::try_from(first - self.uptime()).unwrap_or(0)))
    }

    /// Gives a bot every seat whose handover is agreed and whose player has been away long enough.
    pub(super) async fn hand_over_where_due(&mut self) {
        let uptime = self.uptime();
        let due =
            |proposal: &&Handover| self.all_here_agree(proposal) && self.gone_long_enough_at(proposal.seat) <= uptime;
        let due = self.proposals.handovers.iter().filter(due);
        let due: Vec<(u8, String)> = due.map(|proposal| (proposal.seat, proposal.level.clone())).collect();
        let happens = !due.is_empty();
        for (seat, level) in due {
            if let Err(refusal) = self.hand_over(seat, level, Departure::Absent).await {
                tracing::error!(id = self.id, ?refusal, "a seat could not be handed over");
                // Without this it would be tried again at once, for ever.
                self.proposals.handovers.retain(|proposal| proposal.seat != seat);
            }
        }
        if happens {
            self.go_on().await;
        }
    }

    /// Whoever is connected again needs no bot.
    pub(super) async fn welcome_back(&mut self, person: &str) -> Answer<()> {
        let seats: Vec<u8> = self.seats.iter().filter(|seat| owns(seat, person)).map(|seat| seat.seat).collect();
        let mut proposals = self.proposals.clone();
        proposals.handovers.retain(|handover| !seats.contains(&handover.seat));
        if proposals == self.proposals { Ok(()) } else { self.propose(proposals).await }
    }

    fn overdue(&self, seat: Seat) -> bool {
        let limit = i64::from(self.row.limit) * 1000;
        limit > 0 && self.asked().contains(&seat) && self.waited() >= limit
    }

    pub(super) fn undo_state(&self, seat: Option<u8>) -> UndoState {
        let seat = seat.map(|seat| Seat::new(seat as usize));
        let possible =
            self.row.progress.status == Status::Running && seat.is_some_and(|seat| self.last_choice_of(seat).is_some());
        let undo = self.proposals.undo.as_ref();
        UndoState {
            possible,
            free: possible && seat.is_some_and(|seat| self.undo_looks_free(seat)),
            asked_by: undo.map(|undo| undo.by),
            agreed: undo.map_or_else(Vec::new, |undo| self.seats_of(&undo.agreed)),
        }
    }

    pub(super) fn handover_states(&self) -> Vec<HandoverState> {
        let state = |proposal: &Handover| HandoverState {
            seat: proposal.seat,
            level: proposal.level.clone(),
            agreed: self.seats_of(&proposal.agreed),
            from: self.app.uptime.date(self.gone_long_enough_at(proposal.seat)),
        };
        self.proposals.handovers.iter().map(state).collect()
    }

    pub(super) fn seats_of(&self, people: &[String]) -> Vec<u8> {
        let agreed = |seat: &&SeatRow| seat.person.as_ref().is_some_and(|person| people.contains(person));
        self.seats.iter().filter(agreed).map(|seat| seat.seat).collect()
    }
}
