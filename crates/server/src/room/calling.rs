//! Calling people by their webhooks when it is their turn and they are not here.

use std::sync::Arc;

use table::Seat;

use super::Room;
use crate::app::App;
use crate::webhook;

impl Room {
    /// Notifies people who are not connected that it is their turn, once per question.
    pub(super) fn call_absent(&mut self) {
        let asked = self.asked();
        let called = std::mem::replace(&mut self.called, asked.clone());
        let answered: Vec<Seat> = self.noted.extract_if(.., |seat| !asked.contains(seat)).collect();
        answered.into_iter().for_each(|seat| self.forget_call(seat));
        // Whoever has just created a match that began at once is about to open it.
        let maker = (self.version() == 1).then_some(self.row.creator.as_str());
        for seat in asked.into_iter().filter(|seat| !called.contains(seat)) {
            let absent = |person: &&str| !self.connections.has_person(person) && Some(*person) != maker;
            if let Some(person) = self.owner(seat).filter(absent) {
                let call = Call {
                    app: self.app.clone(),
                    person: person.to_string(),
                    id: self.id.clone(),
                    game: self.row.game.clone(),
                    seat: seat.index() as u8,
                };
                self.noted.push(seat);
                tokio::spawn(call.make());
            }
        }
    }

    /// After a restart: whoever was here when asked, and so was not called, and has not come back since.
    pub(super) fn call_after_restart(&mut self) {
        self.called = self.noted.clone();
        self.call_absent();
    }

    /// The question was answered: the next one is another.
    fn forget_call(&self, seat: Seat) {
        let (app, id) = (self.app.clone(), self.id.clone());
        tokio::spawn(async move {
            // If this fails, nobody is called once too often.
            if let Err(error) = app.store.forget_call(&id, seat.index() as u8).await {
                tracing::warn!(id, %error, "a call cannot be forgotten");
            }
        });
    }
}

struct Call {
    app: Arc<App>,
    person: String,
    id: String,
    game: String,
    seat: u8,
}

impl Call {
    /// Noted before it is made: after a restart, nobody is called again for the same question.
    async fn make(self) {
        let person = self.app.store.person(&self.person).await;
        if person.is_ok_and(|person| person.is_some_and(|person| person.webhook.is_some())) {
            if let Err(error) = self.app.store.note_call(&self.id, self.seat).await {
                tracing::warn!(id = self.id, %error, "a call cannot be noted");
            }
            webhook::call(&self.app, &self.person, &self.id, &self.game).await;
        }
    }
}
