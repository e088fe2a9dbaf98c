//! Hints are a choice of the match: alone one may have them, among several people only if all have agreed.

use table::{AnyMatch, Seat};

use super::Room;
use super::proposals::{self, HintsProposal, Proposals};
use crate::messages::HintsState;
use crate::refusal::{Answer, Code, Refusal};
use crate::store::{Hints, Note, Status};
use crate::summary::{hints_allowed, owners, owns};

impl Room {
    /// The match to think about. If others play, they are told.
    pub(super) async fn hint(&mut self, person: &str, seat: u8, version: u32) -> Answer<Box<dyn AnyMatch>> {
        let played = self.played.as_ref().ok_or_else(|| Refusal::new(Code::NotFound))?;
        if !self.seats.get(seat as usize).is_some_and(|seat| owns(seat, person)) {
            return Err(Refusal::new(Code::NotYourSeat));
        }
        if version != self.version() {
            return Err(Refusal::new(Code::Stale));
        }
        if self.row.progress.status == Status::Finished {
            return Err(Refusal::new(Code::Over));
        }
        if !self.asked().contains(&Seat::new(seat as usize)) {
            return Err(Refusal::new(Code::NotAsked));
        }
        if !hints_allowed(&self.row, &self.seats) {
            return Err(Refusal::new(Code::NoHints));
        }
        let played = played.clone_box();
        // Asking again about the same question is no news.
        if owners(&self.seats).len() > 1 && self.told_hint != Some((version, seat)) {
            self.told_hint = Some((version, seat));
            self.note(Note::Hint, seat).await;
        }
        Ok(played)
    }

    /// Proposes to allow hints, agrees, or declines.
    pub(super) async fn handle_hints(&mut self, person: &str, seat: Option<Seat>, agree: bool) -> Answer<()> {
        let seat = seat.ok_or_else(|| Refusal::new(Code::NotYourSeat))?;
        if self.row.progress.status == Status::Finished {
            return Err(Refusal::new(Code::Over));
        }
        if self.row.hints == Hints::On || self.row.hints_agreed {
            return Err(Refusal::new(Code::Stale));
        }
        if !agree {
            return self.propose(Proposals { hints: None, ..self.proposals.clone() }).await;
        }
        let proposal = self.proposals.hints.clone();
        let mut proposal = proposal.unwrap_or(HintsProposal { by: seat, agreed: Vec::new() });
        proposals::agree(&mut proposal.agreed, person);
        if owners(&self.seats).iter().all(|owner| proposal.agreed.iter().any(|person| person == owner)) {
            self.app.store.agree_on_hints(&self.id, true).await?;
            self.row.hints_agreed = true;
            self.touch().await;
            self.note(Note::HintsOn, proposal.by.index() as u8).await;
            return self.propose(Proposals { hints: None, ..self.proposals.clone() }).await;
        }
        self.propose(Proposals { hints: Some(proposal), ..self.proposals.clone() }).await
    }

    /// Somebody sits down who was not asked: what the others agreed on does not hold for them.
    pub(super) async fn end_agreement(&mut self, seat: u8) -> Answer<()> {
        if !self.row.hints_agreed {
            return Ok(());
        }
        self.app.store.agree_on_hints(&self.id, false).await?;
        self.row.hints_agreed = false;
        self.broadcast();
        self.note(Note::HintsOff, seat).await;
        Ok(())
    }

    pub(super) fn hints_state(&self) -> HintsState {
        let proposal = self.proposals.hints.as_ref();
        HintsState {
            asked_by: proposal.map(|proposal| proposal.by),
            agreed: proposal.map_or_else(Vec::new, |proposal| self.seats_of(&proposal.agreed)),
        }
    }
}
