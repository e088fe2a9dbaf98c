//! Giving up, leaving, running out of time, coming back; and matches that end or disappear with it.

use table::Seat;

use super::consent::STAND_IN;
use super::{Change, Room};
use crate::ending::Ending;
use crate::lobby::{check_beside_people, checked_level, new_invitation};
use crate::messages::FromServer;
use crate::refusal::{Answer, Code, Refusal};
use crate::rooms::now;
use crate::store::{ChatRow, Departure, LogEntry, Note, SeatKind, SeatRow, Status};
use crate::summary::{may_delete, may_return, owns, played_by_person};

impl Room {
    pub(super) async fn give_up(&mut self, person: &str, seat: u8) -> Answer<()> {
        if !owns(self.seat(seat)?, person) {
            return Err(Refusal::new(Code::NotYourSeat));
        }
        match self.row.progress.status {
            Status::Waiting => Err(Refusal::new(Code::NotAsked)),
            Status::Running => self.depart(seat, Departure::Resigned).await,
            Status::Finished => Err(Refusal::new(Code::Over)),
        }
    }

    /// Whoever gives up or runs out of time has lost if there is only one opponent, or if nobody else is left who would
    /// want to go on; else a bot plays on.
    pub(super) async fn depart(&mut self, seat: u8, departure: Departure) -> Answer<()> {
        let others = self.seats.iter().filter(|other| other.seat != seat && played_by_person(other)).count();
        if self.seats.len() > 2 && others > 0 {
            return self.hand_over(seat, STAND_IN.into(), departure).await;
        }
        let how = if departure == Departure::Time { Ending::Time } else { Ending::Resigned };
        let loser = SeatRow { departed: Some(departure), ..self.seat(seat)?.clone() };
        self.end(how, Some(loser)).await?;
        self.note(departure.into(), seat).await;
        Ok(())
    }

    /// Ends the match before its rules do.
    pub(super) async fn end(&mut self, how: Ending, loser: Option<SeatRow>) -> Answer<()> {
        let seat = loser.as_ref().map(|loser| loser.seat);
        let entry = LogEntry::End { how, seat, asked: self.row.progress.asked };
        self.commit(entry, loser, Change::End(how.outcome(self.seats.len(), seat))).await
    }

    pub(super) async fn hand_over(&mut self, seat: u8, level: String, departure: Departure) -> Answer<()> {
        let row = self.seat(seat)?;
        let bot = SeatRow {
            kind: SeatKind::Bot,
            person: None,
            level: Some(level),
            former: row.person.clone(),
            departed: Some(departure),
            ..row.clone()
        };
        self.commit(LogEntry::Seat { seat }, Some(bot), Change::None).await?;
        self.note(departure.into(), seat).await;
        Ok(())
    }

    /// Before the match has begun the seat becomes open again; later a bot plays on.
    pub(super) async fn leave(&mut self, person: &str, seat: u8, level: Option<String>) -> Answer<()> {
        let level = level.unwrap_or_else(|| STAND_IN.into());
        checked_level(&level)?;
        let row = self.seat(seat)?;
        if row.kind != SeatKind::Person || row.person.as_deref() != Some(person) {
            return Err(Refusal::new(Code::NotYourSeat));
        }
        if !self.others(Seat::new(seat as usize)).is_empty() {
            check_beside_people(&level)?;
        }
        match self.row.progress.status {
            Status::Waiting => {
                // The seat of the match's creator has none yet.
                let open = SeatRow::open(seat, row.invitation.clone().unwrap_or_else(new_invitation));
                self.commit(LogEntry::Seat { seat }, Some(open), Change::None).await
            }
            Status::Running => self.hand_over(seat, level, Departure::Left).await,
            Status::Finished => Err(Refusal::new(Code::Over)),
        }
    }

    /// Whoever left a seat, or lost it, plays on in place of the bot, with the time that was left. Giving up is final,
    /// and so is having spent it all.
    pub(super) async fn take_seat_back(&mut self, person: &str, seat: u8) -> Answer<()> {
        let row = self.seat(seat)?;
        if row.kind != SeatKind::Bot || row.former.as_deref() != Some(person) {
            return Err(Refusal::new(Code::NotYourSeat));
        }
        if self.row.progress.status != Status::Running {
            return Err(Refusal::new(Code::Over));
        }
        if !may_return(&self.row, row, person) {
            return Err(Refusal::new(Code::Forbidden));
        }
        let back = SeatRow {
            kind: SeatKind::Person,
            person: row.former.clone(),
            level: None,
            former: None,
            departed: None,
            ..row.clone()
        };
        self.commit(LogEntry::Seat { seat }, Some(back), Change::None).await?;
        self.note(Note::Returned, seat).await;
        self.end_agreement(seat).await
    }

    pub(super) async fn delete(&mut self, person: &str) -> Answer<()> {
        if !may_delete(&self.row, &self.seats, person) {
            return Err(Refusal::new(Code::Forbidden));
        }
        self.remove().await
    }

    pub(super) async fn remove(&mut self) -> Answer<()> {
        self.app.store.remove_match(&self.id).await?;
        self.app.analyses.forget(&self.id);
        self.cancelled = true;
        self.wake_other_nodes();
        self.connections.tell_all(&FromServer::Cancelled {});
        Ok(())
    }

    /// Tells everybody in the chat. What it is about has happened already, so an error stops nothing.
    pub(super) async fn note(&mut self, note: Note, seat: u8) {
        let Ok(row) = self.seat(seat) else { return };
        let person = row.person.as_ref().or(row.former.as_ref()).cloned().unwrap_or_default();
        let name = row.name.clone();
        let note = Some(note);
        let chat = ChatRow { number: 0, person, seat: Some(seat), name, text: String::new(), at: now(), note };
        match self.add_line(chat).await {
            Ok(chat) => self.connections.tell_all(&FromServer::Chat((&chat).into())),
            Err(refusal) => tracing::error!(id = self.id, ?refusal, "a note could not be stored"),
        }
    }
}
