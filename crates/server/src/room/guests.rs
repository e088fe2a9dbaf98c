//! Who is connected to a table, and what each is sent.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value, json};
use table::{Seat, Viewer};
use tokio::sync::mpsc;

use super::Room;
use super::state::State;
use crate::people::is_guest_name;
use crate::refusal::{Answer, Code, Refusal};
use crate::rooms::now;
use crate::store::{ChatRow, SeatRow, Status};
use crate::summary::{Summary, owns};

pub struct Guest {
    pub person: String,
    /// Through whose eyes; none: a watcher.
    pub seat: Option<u8>,
    /// The last version this guest knows.
    pub since: Option<u32>,
    pub to: mpsc::Sender<Arc<str>>,
}

/// What somebody who sits down gets.
pub struct Welcome {
    pub key: u64,
    /// The state and the chat so far: more than the queue for news needs to hold.
    pub first: Vec<Arc<str>>,
}

pub(super) struct Guests {
    next: u64,
    here: BTreeMap<u64, Guest>,
    /// When the room was opened, and when people left since.
    opened: i64,
    left: BTreeMap<String, i64>,
}

impl Guests {
    pub(super) fn since(opened: i64) -> Self {
        Guests { next: 0, here: BTreeMap::new(), opened, left: BTreeMap::new() }
    }

    /// How long this person, who is not here, has been gone for sure.
    pub(super) fn gone_since(&self, person: &str) -> i64 {
        self.left.get(person).copied().unwrap_or(self.opened)
    }

    fn remove(&mut self, key: u64) {
        if let Some(guest) = self.here.remove(&key) {
            self.left.insert(guest.person, now());
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    pub(super) fn get(&self, key: u64) -> Option<&Guest> {
        self.here.get(&key)
    }

    pub(super) fn has_person(&self, person: &str) -> bool {
        self.here.values().any(|guest| guest.person == person)
    }

    pub(super) fn clear(&mut self) {
        self.here.clear();
    }

    /// Whoever has lost a seat only watches from now on, and is told everything anew through other eyes.
    pub(super) fn unseat(&mut self, seats: &[SeatRow]) {
        for guest in self.here.values_mut() {
            let seat = guest.seat.and_then(|seat| seats.get(seat as usize));
            if seat.is_some_and(|seat| !owns(seat, &guest.person)) {
                (guest.seat, guest.since) = (None, None);
            }
        }
    }

    /// A guest who does not keep up is let go; the connection closes and comes back for what it missed.
    fn send(&mut self, key: u64, text: Arc<str>) {
        if self.here.get(&key).is_some_and(|guest| guest.to.try_send(text).is_err()) {
            self.remove(key);
        }
    }

    pub(super) fn tell_all(&mut self, message: &Value) {
        let text: Arc<str> = message.to_string().into();
        let keys: Vec<u64> = self.here.keys().copied().collect();
        keys.into_iter().for_each(|key| self.send(key, text.clone()));
    }

    pub(super) fn refuse(&mut self, key: u64, refusal: &Refusal, answer_to: Option<String>) {
        let message = json!({ "type": "error", "error": refusal.json(), "answer_to": answer_to });
        self.send(key, message.to_string().into());
    }
}

pub(super) fn chat(chat: &ChatRow) -> Value {
    let named = !is_guest_name(&chat.name, &chat.person);
    json!({
        "type": "chat", "number": chat.number, "from": chat.name, "named": named, "seat": chat.seat, "text": chat.text,
        "at": chat.at,
    })
}

impl Room {
    pub(super) async fn attach(&mut self, mut guest: Guest) -> Answer<Welcome> {
        let limits = &self.app.config.limits;
        let same = self.guests.here.values().filter(|other| other.person == guest.person).count();
        if same >= limits.connections_per_person {
            return Err(Refusal::new(Code::TooMany));
        }
        let seat = guest.seat.and_then(|seat| self.seats.get(seat as usize));
        guest.seat = seat.filter(|seat| owns(seat, &guest.person)).map(|seat| seat.seat);
        let chats = self.app.store.chat(&self.id).await?;
        self.welcome_back(&guest.person);
        let key = self.guests.next;
        self.guests.next += 1;
        self.guests.here.insert(key, guest);
        let state = self.take_state(key).into_iter();
        let first = state.chain(chats.iter().map(|line| chat(line).to_string().into())).collect();
        self.tell_presence();
        Ok(Welcome { key, first })
    }

    pub(super) fn detach(&mut self, key: u64) {
        self.guests.remove(key);
        // Watchers come and go; only players are waited for.
        self.guests.left.retain(|person, _| self.seats.iter().any(|seat| owns(seat, person)));
        self.tell_presence();
    }

    pub(super) fn change_view(&mut self, key: u64, person: &str, seat: u8) -> Answer<()> {
        if !owns(self.seat(seat)?, person) {
            return Err(Refusal::new(Code::NotYourSeat));
        }
        if let Some(guest) = self.guests.here.get_mut(&key) {
            guest.seat = Some(seat);
            // Other eyes have seen other things: everything is told anew.
            guest.since = None;
        }
        self.send_state(key);
        Ok(())
    }

    fn here(&self) -> Vec<bool> {
        let here = |seat| self.owner(Seat::new(seat)).is_some_and(|person| self.guests.has_person(person));
        (0..self.seats.len()).map(here).collect()
    }

    fn tell_presence(&mut self) {
        let here = self.here();
        self.guests.tell_all(&json!({ "type": "presence", "here": here }));
    }

    pub(super) fn summary(&self, person: &str) -> Summary {
        Summary { differs: self.differs.clone(), ..Summary::new(&self.row, &self.seats, person, &self.here()) }
    }

    /// Sends everybody what changed, each through their own eyes.
    pub(super) fn broadcast(&mut self) {
        let keys: Vec<u64> = self.guests.here.keys().copied().collect();
        keys.into_iter().for_each(|key| self.send_state(key));
    }

    pub(super) fn send_state(&mut self, key: u64) {
        if let Some(text) = self.take_state(key) {
            self.guests.send(key, text);
        }
    }

    /// The state for this guest, who is up to date then.
    fn take_state(&mut self, key: u64) -> Option<Arc<str>> {
        let undo = self.undo_json(self.guests.here.get(&key)?.seat);
        let text = self.state(self.guests.here.get(&key)?, undo);
        let version = self.version();
        self.guests.here.get_mut(&key)?.since = Some(version);
        Some(text)
    }

    pub(super) fn state(&self, guest: &Guest, undo: Value) -> Arc<str> {
        let seat = guest.seat.map(|seat| Seat::new(seat as usize));
        let finished = self.row.progress.status == Status::Finished;
        let viewer = match seat {
            _ if finished => Viewer::Everything,
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Watcher,
        };
        let known = guest
            .since
            .map(|since| since as usize)
            .filter(|&since| since >= self.last_undo && since < self.choices_at.len());
        // Once everything is open, the log is told anew with all faces.
        let known = known.filter(|&since| !finished || since + 1 == self.choices_at.len());
        let table = self.table.as_deref();
        let news = table.map(|table| table.news_since(known.map(|since| self.choices_at[since]), viewer));
        let plans = self.plans.iter().filter(|(of, ..)| Some(*of) == guest.seat);
        let up_to_date = known.is_some_and(|since| since + 1 == self.choices_at.len());
        State {
            version: self.version(),
            summary: self.summary(&guest.person),
            viewer: guest.seat,
            view: table.map(|table| table.view(viewer)),
            question: seat.and_then(|seat| self.played()?.question(seat)),
            news: if up_to_date { Vec::new() } else { news.unwrap_or_default() },
            reset: known.is_none(),
            undo,
            handover: self.handover_json(),
            plans: plans.map(|(_, plan, value)| (plan.as_str(), value.as_str())).collect(),
            waiting_since: self.waiting_since,
        }
        .text()
    }
}
