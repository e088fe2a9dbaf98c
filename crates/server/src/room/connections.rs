//! Who is connected to a match, and what each connection is sent.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use table::{Seat, Viewer};

use super::Room;
use super::updates::{Known, Update};
use crate::limits::Caller;
use crate::messages::{FromServer, Outgoing, State};
use crate::outlet::Outlet;
use crate::refusal::{Answer, Code, Refusal};
use crate::store::{SeatRow, Status};
use crate::summary::{Summary, owns};
use crate::thinking_pool::Owner;
use crate::uptime::Uptime;

/// An open WebSocket of a player or a watcher.
pub struct Connection {
    pub person: String,
    pub from: Caller,
    /// Through whose eyes; none: a watcher.
    pub seat: Option<u8>,
    /// The last version that was sent.
    pub since: Option<u32>,
    /// The number of the last chat line that the client has.
    pub chat_since: Option<u32>,
    /// Whether the client takes states by their differences from the one before.
    pub takes_changes: bool,
    /// What the next state is compared with; none: it is sent whole.
    pub known: Option<Arc<Known>>,
    pub to: Outlet,
}

impl Connection {
    /// Whom thoughts count for that this connection makes necessary.
    pub(super) fn owner(&self) -> Owner {
        Owner { address: Some(self.from), person: self.person.clone() }
    }

    /// The client has nothing that the next state could be compared with, or shall not need it any more.
    fn begin_anew(&mut self) {
        (self.since, self.known) = (None, None);
    }
}

/// What a new connection is sent first.
pub struct Welcome {
    pub key: u64,
    /// The state and the chat so far.
    pub first: Vec<Outgoing>,
}

pub(super) struct Connections {
    next: u64,
    here: BTreeMap<u64, Connection>,
    /// How many of them each person has.
    of_person: HashMap<String, usize>,
    /// Which seats were connected when it was last told.
    told: Vec<bool>,
    /// When the room was opened, and when people have left since, in uptime.
    opened: i64,
    left: BTreeMap<String, i64>,
    /// The players who are connected to other servers.
    elsewhere: Vec<String>,
    uptime: Arc<Uptime>,
}

impl Connections {
    pub(super) fn new(uptime: Arc<Uptime>) -> Self {
        Connections {
            next: 0,
            here: BTreeMap::new(),
            of_person: HashMap::new(),
            told: Vec::new(),
            opened: uptime.now(),
            left: BTreeMap::new(),
            elsewhere: Vec::new(),
            uptime,
        }
    }

    /// The uptime since which this person, who is not connected, is known to be away.
    pub(super) fn gone_since(&self, person: &str) -> i64 {
        self.left.get(person).copied().unwrap_or(self.opened)
    }

    fn add(&mut self, connection: Connection) -> u64 {
        let key = self.next;
        self.next += 1;
        *self.of_person.entry(connection.person.clone()).or_default() += 1;
        self.here.insert(key, connection);
        key
    }

    fn remove(&mut self, key: u64) {
        let Some(connection) = self.here.remove(&key) else { return };
        if let Some(count) = self.of_person.get_mut(&connection.person) {
            *count -= 1;
            if *count == 0 {
                self.of_person.remove(&connection.person);
            }
        }
        self.left.insert(connection.person, self.uptime.now());
    }

    pub(super) fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    pub(super) fn get(&self, key: u64) -> Option<&Connection> {
        self.here.get(&key)
    }

    /// Wherever they are connected.
    pub(super) fn has_person(&self, person: &str) -> bool {
        self.is_connected_here(person) || self.elsewhere.iter().any(|other| other == person)
    }

    /// To this server.
    pub(super) fn is_connected_here(&self, person: &str) -> bool {
        self.of_person.contains_key(person)
    }

    pub(super) fn set_elsewhere(&mut self, people: Vec<String>) {
        let before = std::mem::replace(&mut self.elsewhere, people);
        for person in before {
            if !self.has_person(&person) {
                self.left.insert(person, self.uptime.now());
            }
        }
    }

    /// A player, or else a watcher.
    pub(super) fn somebody(&self) -> Option<&Connection> {
        let player = self.here.values().find(|connection| connection.seat.is_some());
        player.or_else(|| self.here.values().next())
    }

    pub(super) fn clear(&mut self) {
        self.here.clear();
        self.of_person.clear();
    }

    /// Whoever has lost a seat becomes a watcher and is sent everything again, as watchers see it.
    pub(super) fn unseat(&mut self, seats: &[SeatRow]) {
        for connection in self.here.values_mut() {
            let seat = connection.seat.and_then(|seat| seats.get(seat as usize));
            if seat.is_some_and(|seat| !owns(seat, &connection.person)) {
                connection.seat = None;
                connection.begin_anew();
            }
        }
    }

    /// A connection that does not keep up is dropped; the client reconnects and asks for what it missed.
    fn send(&mut self, key: u64, message: &Outgoing) {
        if self.here.get(&key).is_some_and(|connection| !connection.to.send(message)) {
            self.remove(key);
        }
    }

    pub(super) fn tell_all(&mut self, message: &FromServer) {
        let message = message.outgoing();
        let keys: Vec<u64> = self.here.keys().copied().collect();
        keys.into_iter().for_each(|key| self.send(key, &message));
    }

    /// Tells those whom `wanted` selects by their ids.
    pub(super) fn tell_people(&mut self, message: &FromServer, wanted: impl Fn(&str) -> bool) {
        let message = message.outgoing();
        let here = self.here.iter().filter(|(_, connection)| wanted(&connection.person));
        let keys: Vec<u64> = here.map(|(key, _)| *key).collect();
        keys.into_iter().for_each(|key| self.send(key, &message));
    }

    /// Whoever named the message hears that it is done.
    pub(super) fn confirm(&mut self, key: u64, id: Option<&str>) {
        if let Some(answer_to) = id {
            self.send(key, &FromServer::Done { answer_to }.outgoing());
        }
    }

    pub(super) fn refuse(&mut self, key: u64, refusal: &Refusal, answer_to: Option<&str>) {
        self.send(key, &FromServer::Error { error: refusal, answer_to }.outgoing());
    }
}

impl Room {
    pub(super) async fn attach(&mut self, mut connection: Connection) -> Answer<Welcome> {
        let limits = &self.app.config.limits;
        let same = self.connections.of_person.get(&connection.person);
        if same.is_some_and(|same| *same >= limits.connections_per_person) {
            return Err(Refusal::new(Code::TooMany));
        }
        if let Some(seat) = connection.seat
            && !self.has_seat(&connection.person, seat).await?
        {
            connection.seat = None;
        }
        let mut chats = match self.chats {
            0 => Vec::new(),
            _ => self.app.store.chat(&self.id, connection.chat_since).await?,
        };
        self.app.mutes.load(&self.app, &connection.person).await?;
        chats.retain(|line| {
            let muted = self.app.mutes.has_muted(&connection.person, &line.person);
            // A line that was deleted has no text; what the server tells has none either.
            line.note.is_some() || !line.text.is_empty() && !muted
        });
        self.welcome_back(&connection.person).await?;
        let key = self.connections.add(connection);
        let state = self.take_state(&self.here(), key).into_iter();
        let chat = (!chats.is_empty()).then(|| FromServer::chat_so_far(&chats).outgoing());
        let first = state.chain(chat).collect();
        self.tell_presence();
        self.share_presence().await;
        Ok(Welcome { key, first })
    }

    pub(super) async fn detach(&mut self, key: u64) {
        self.connections.remove(key);
        // Only players are waited for; watchers come and go.
        self.connections.left.retain(|person, _| self.seats.iter().any(|seat| owns(seat, person)));
        self.tell_presence();
        self.share_presence().await;
    }

    pub(super) async fn change_view(&mut self, key: u64, person: &str, seat: u8) -> Answer<()> {
        self.seat(seat)?;
        if !self.has_seat(person, seat).await? {
            return Err(Refusal::new(Code::NotYourSeat));
        }
        if let Some(connection) = self.connections.here.get_mut(&key) {
            connection.seat = Some(seat);
            // Another seat has seen other things, so everything is sent again.
            connection.begin_anew();
        }
        self.send_state(key);
        Ok(())
    }

    pub(super) fn resync(&mut self, key: u64) -> Answer<()> {
        if let Some(connection) = self.connections.here.get_mut(&key) {
            connection.begin_anew();
        }
        self.send_state(key);
        Ok(())
    }

    /// Which seats are connected.
    pub(super) fn here(&self) -> Vec<bool> {
        let here = |seat| self.owner(Seat::new(seat)).is_some_and(|person| self.connections.has_person(person));
        (0..self.seats.len()).map(here).collect()
    }

    /// Tells everybody who is connected, if a player has come or gone since it was last told.
    pub(super) fn tell_presence(&mut self) {
        let here = self.here();
        if here != self.connections.told {
            self.connections.told.clone_from(&here);
            self.connections.tell_all(&FromServer::Presence { here });
        }
    }

    pub(super) fn summary(&self, person: &str) -> Summary {
        self.summary_with(&self.here(), person)
    }

    fn summary_with(&self, here: &[bool], person: &str) -> Summary {
        let summary = Summary::new(&self.row, &self.seats, person, here, self.uptime());
        Summary { differs: self.differs.clone(), ..summary }
    }

    /// Sends everybody the new state, each as they may see it: the players first, since watchers may be many.
    pub(super) fn broadcast(&mut self) {
        let (players, watchers): (Vec<u64>, Vec<u64>) =
            self.connections.here.keys().partition(|key| self.connections.here[key].seat.is_some());
        let here = self.here();
        players.into_iter().for_each(|key| self.send_state_with(&here, key));
        // Strangers who know the same are sent the same.
        let mut updates: HashMap<Option<u32>, Update> = HashMap::new();
        for key in watchers {
            let Some(connection) = self.connections.here.get(&key) else { continue };
            if !self.is_stranger(&connection.person) {
                self.send_state_with(&here, key);
                continue;
            }
            let update = updates.entry(connection.since).or_insert_with(|| Update::new(self.state(&here, connection)));
            let message = self.take(key, update);
            message.iter().for_each(|message| self.connections.send(key, message));
        }
    }

    /// Whether this person sees of the match what everybody does.
    fn is_stranger(&self, person: &str) -> bool {
        let knows = |seat: &SeatRow| owns(seat, person) || seat.former.as_deref() == Some(person);
        self.row.creator != person && !self.seats.iter().any(knows)
    }

    pub(super) fn send_state(&mut self, key: u64) {
        self.send_state_with(&self.here(), key);
    }

    fn send_state_with(&mut self, here: &[bool], key: u64) {
        if let Some(message) = self.take_state(here, key) {
            self.connections.send(key, &message);
        }
    }

    /// The state for this connection, which is up to date then.
    fn take_state(&mut self, here: &[bool], key: u64) -> Option<Outgoing> {
        let mut update = Update::new(self.state(here, self.connections.here.get(&key)?));
        self.take(key, &mut update)
    }

    fn take(&mut self, key: u64, update: &mut Update) -> Option<Outgoing> {
        let version = self.version();
        let connection = self.connections.here.get_mut(&key)?;
        let message = update.take(connection);
        connection.since = Some(version);
        // Invitations are secret, and the length of what is compared with them could give them away.
        if self.played.is_none() {
            connection.known = None;
        }
        Some(message)
    }

    /// What this connection may know, while these seats are connected.
    pub(super) fn state(&self, here: &[bool], connection: &Connection) -> Arc<str> {
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
            summary: self.summary_with(here, &connection.person),
            viewer: connection.seat,
            view: played.map(|played| played.view(viewer)),
            question: seat.and_then(|seat| self.running()?.question(seat)),
            news,
            reset: known.is_none(),
            undo: self.undo_state(connection.seat),
            handover: self.handover_states(),
            plans: plans.map(|(_, plan, value)| (plan.as_str(), value.as_str())).collect(),
            hints: self.hints_state(),
            waiting_since: self.app.uptime.date(self.row.progress.timing.since),
            thinking: self.thinking_bot(),
        };
        FromServer::State(&state).text()
    }
}
