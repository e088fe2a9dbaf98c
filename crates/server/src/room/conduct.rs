//! How people behave in a match: who is removed from it, and what is deleted from its chat.

use super::{Change, Room};
use crate::app::App;
use crate::lobby::new_invitation;
use crate::messages::FromServer;
use crate::refusal::{Answer, Code, Refusal};
use crate::store::{ChatRow, LogEntry, SeatKind, SeatRow, Status};

/// Whoever was removed may not come back.
pub(super) async fn may_come(app: &App, id: &str, person: &str) -> Answer<()> {
    match app.store.is_removed(id, person).await? {
        true => Err(Refusal::new(Code::Removed)),
        false => Ok(()),
    }
}

impl Room {
    /// By the creator, before the match has begun. The seat gets another invitation: who had it knows the old one.
    pub(super) async fn remove_somebody(&mut self, creator: &str, seat: u8) -> Answer<()> {
        if self.row.creator != creator || self.row.progress.status != Status::Waiting {
            return Err(Refusal::new(Code::Forbidden));
        }
        let row = self.seat(seat)?;
        let other = row.person.clone().filter(|person| row.kind == SeatKind::Person && person != creator);
        let person = other.ok_or_else(|| Refusal::new(Code::BadRequest))?;
        let open = SeatRow::open(seat, new_invitation());
        self.app.store.remove_person(&self.id, &person).await?;
        self.commit(LogEntry::Seat { seat }, Some(open), Change::None).await
    }

    /// Everybody reads the line but those who have muted its writer.
    pub(super) fn tell_line(&mut self, line: &ChatRow) {
        let app = self.app.clone();
        self.connections
            .tell_people(&FromServer::Chat(line.into()), |reader| !app.mutes.has_muted(reader, &line.person));
    }

    pub(super) async fn delete_line(&mut self, person: &str, operator: bool, number: u32) -> Answer<()> {
        let line = self.app.store.chat_line(&self.id, number).await?.ok_or_else(|| Refusal::new(Code::NotFound))?;
        if !operator && person != self.row.creator && person != line.person {
            return Err(Refusal::new(Code::Forbidden));
        }
        self.app.store.delete_line(&self.id, number).await?;
        self.deleted.push(number);
        self.connections.tell_all(&FromServer::ChatDeleted { number });
        self.touch().await;
        Ok(())
    }

    /// Somebody who does not sit here may have written in the chat.
    pub(super) fn reread(&mut self, about: Option<&str>) {
        let theirs = |person: &str| {
            let mut played = self.seats.iter().flat_map(|seat| [&seat.person, &seat.former]).flatten();
            played.any(|other| other == person) || self.row.creator == person || self.chats > 0
        };
        self.outdated |= about.is_none_or(theirs);
    }
}
