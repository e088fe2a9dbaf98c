//! Who is connected to a match, and what each connection is sent.

use std::collections::BTreeMap;
use std::sync::Arc;

use table::{Seat, Viewer};
use tokio::sync::mpsc;

use super::Room;
use crate::messages::{FromServer, State};
use crate::refusal::{Answer, Code, Refusal};
use crate::rooms::now;
use crate::store::{SeatRow, Status};
use crate::summary::{Summary, owns};

/// An open WebSocket of a player or a watcher.
pub struct Connection {
    pub person: String,
    /// Through whose eyes; none: a watcher.
    pub seat: Option<u8>,
    /// The last version that was sent.
    pub since: Option<u32>,
    pub to: mpsc::Sender<Arc<str>>,
}

/// What a new connection is sent first.
pub struct Welcome {
    pub key: u64,
    /// The state and the chat so far: more than the queue for later messages holds.
    pub first: Vec<Arc<str>>,
}

pub(super) struct Connections {
    next: u64,
    here: BTreeMap<u64, Connection>,
    /// When the room was opened, and when people have left since.
    opened: i64,
    left: BTreeMap<String, i64>,
}

impl Connections {
    pub(super) fn since(opened: i64) -> Self {
        Connections { next: 0, here: BTreeMap::new(), opened, left: BTreeMap::new() }
    }

    /// Since when this person, who is not connected, is known to be away.
    pub(super) fn gone_since(&self, person: &str) -> i64 {
        self.left.get(person).copied().unwrap_or(self.opened)
    }

    fn remove(&mut self, key: u64) {
        if let Some(connection) = self.here.remove(&key) {
            self.left.insert(connection.person, now());
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    pub(super) fn get(&self, key: u64) -> Option<&Connection> {
        self.here.get(&key)
    }

    pub(super) fn has_person(&self, person: &str) -> bool {
        self.here.values().any(|connection| connection.person == person)
    }

    pub(super) fn clear(&mut self) {
        self.here.clear();
    }

    /// Whoever has lost a seat becomes a watcher and is sent everything again, as watchers see it.
    pub(super) fn unseat(&mut self, seats: &[SeatRow]) {
        for connection in self.here.values_mut() {
            let seat = connection.seat.and_then(|seat| seats.get(seat as usize));
            if seat.is_some_and(|seat| !owns(seat, &connection.person)) {
                (connection.seat, connection.since) = (None, None);
            }
        }
    }

    /// A connection that does not keep up is dropped; the client reconnects and asks for what it missed.
    fn send(&mut self, key: u64, text: Arc<str>) {
        if self.here.get(&key).is_some_and(|connection| connection.to.try_send(text).is_err()) {
            self.remove(key);
        }
    }

    pub(super) fn tell_all(&mut self, message: &FromServer) {
        let text = message.text();
        let keys: Vec<u64> = self.here.keys().copied().collect();
        keys.into_iter().for_each(|key| self.send(key, text.clone()));
    }

    pub(super) fn refuse(&mut self, key: u64, refusal: &Refusal, answer_to: Option<&str>) {
        self.send(key, FromServer::Error { error: refusal, answer_to }.text());
    }
}

impl Room {
    pub(super) async fn attach(&mut self, mut connection: Connection) -> Answer<Welcome> {
        let limits = &self.app.config.limits;
        let same = self.connections.here.values().filter(|other| other.person == connection.person).count();
        if same >= limits.connections_per_person {
            return Err(Refusal::new(Code::TooMany));
        }
        let seat = connection.seat.and_then(|seat| self.seats.get(seat as usize));
        connection.seat = seat.filter(|seat| owns(seat, &connection.person)).map(|seat| seat.seat);
        let chats = self.app.store.chat(&self.id).await?;
        self.welcome_back(&connection.person);
        let key = self.connections.next;
        self.connections.next += 1;
        self.connections.here.insert(key, connection);
        let state = self.take_state(key).into_iter();
        let first = state.chain(chats.iter().map(|chat| FromServer::from(chat).text())).collect();
        self.tell_presence();
        Ok(Welcome { key, first })
    }

    pub(super) fn detach(&mut self, key: u64) {
        self.connections.remove(key);
        // Only players are waited for; watchers come and go.
        self.connections.left.retain(|person, _| self.seats.iter().any(|seat| owns(seat, person)));
        self.tell_presence();
    }

    pub(super) fn change_view(&mut self, key: u64, person: &str, seat: u8) -> Answer<()> {
        if !owns(self.seat(seat)?, person) {
            return Err(Refusal::new(Code::NotYourSeat));
        }
        if let Some(connection) = self.connections.here.get_mut(&key) {
            connection.seat = Some(seat);
            // Another seat has seen other things, so everything is sent again.
            connection.since = None;
        }
        self.send_state(key);
        Ok(())
    }

    fn here(&self) -> Vec<bool> {
        let here = |seat| self.owner(Seat::new(seat)).is_some_and(|person| self.connections.has_person(person));
        (0..self.seats.len()).map(here).collect()
    }

    fn tell_presence(&mut self) {
        let here = self.here();
        self.connections.tell_all(&FromServer::Presence { here });
    }

    pub(super) fn summary(&self, person: &str) -> Summary {
        Summary { differs: self.differs.clone(), ..Summary::new(&self.row, &self.seats, person, &self.here()) }
    }

    /// Sends everybody the new state, each as they may see it.
    pub(super) fn broadcast(&mut self) {
        let keys: Vec<u64> = self.connections.here.keys().copied().collect();
        keys.into_iter().for_each(|key| self.send_state(key));
    }

    pub(super) fn send_state(&mut self, key: u64) {
        if let Some(text) = self.take_state(key) {
            self.connections.send(key, text);
        }
    }

    /// The state for this connection, which is up to date then.
    fn take_state(&mut self, key: u64) -> Option<Arc<str>> {
        let text = self.state(self.connections.here.get(&key)?);
        let version = self.version();
        self.connections.here.get_mut(&key)?.since = Some(version);
        Some(text)
    }

    pub(super) fn state(&self, connection: &Connection) -> Arc<str> {
        let seat = connection.seat.map(|seat| Seat::new(seat as usize));
        let finished = self.row.progress.status == Status::Finished;
        let viewer = match seat {
            _ if finished => Viewer::Everything,
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Watcher,
        };
        let known = connection
            .since
            .map(|since| since as usize)
            .filter(|&since| since >= self.last_undo && since < self.choices_at.len());
        // Once everything is open, the whole log is sent again with nothing hidden.
        let known = known.filter(|&since| !finished || since + 1 == self.choices_at.len());
        let played = self.played.as_deref();
        let plans = self.plans.iter().filter(|(of, ..)| Some(*of) == connection.seat);
        let up_to_date = known.is_some_and(|since| since + 1 == self.choices_at.len());
        let news = match played {
            Some(played) if !up_to_date => played.news_since(known.map(|since| self.choices_at[since]), viewer),
            _ => Vec::new(),
        };
        let state = State {
            version: self.version(),
            summary: self.summary(&connection.person),
            viewer: connection.seat,
            view: played.map(|played| played.view(viewer)),
            question: seat.and_then(|seat| self.running()?.question(seat)),
            news,
            reset: known.is_none(),
            undo: self.undo_state(connection.seat),
            handover: self.handover_states(),
            plans: plans.map(|(_, plan, value)| (plan.as_str(), value.as_str())).collect(),
            waiting_since: self.waiting_since,
        };
        FromServer::State(&state).text()
    }
}
