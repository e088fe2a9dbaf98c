//! A match may be open on several servers. Whoever writes a number of its log first has written it; the others read
//! what they missed, and go on from there.

use std::time::{Duration, Instant};

use table::Seat;

use super::Room;
use super::proposals::Proposals;
use crate::messages::FromServer;
use crate::refusal::{Answer, Code, Refusal};
use crate::rooms::now;
use crate::store::{ChatRow, StoreError};
use crate::stored::{self, Stored};
use crate::summary::owns;

/// How long bots, plans and webhooks are left to the server that has changed the match last. If it has died since,
/// another goes on after this time.
const PATIENCE: Duration = Duration::from_millis(2500);

impl Room {
    /// Other servers serve the same matches.
    fn shares(&self) -> bool {
        self.app.cluster.is_some()
    }

    /// When the room is opened: who else is here, and whether another server has changed the match a moment ago.
    pub(super) async fn begin_sharing(&mut self) -> Answer<()> {
        if now() - self.row.progress.moved < PATIENCE.as_millis() as i64 {
            self.wait_for_other_node();
        }
        if self.shares() && self.chats > 0 {
            self.deleted = self.app.store.deleted_lines(&self.id).await?;
        }
        self.read_presence().await
    }

    /// Whether another server was first, so that it is worth another try: what was missed is known now.
    pub(super) fn was_late<T>(&self, done: &Answer<T>) -> bool {
        self.shares() && done.as_ref().is_err_and(|refusal| refusal.code == Code::Stale)
    }

    /// Whether this person plays the seat. It may have been taken on another server a moment ago.
    pub(super) async fn has_seat(&mut self, person: &str, seat: u8) -> Answer<bool> {
        let has_seat = |room: &Room| room.seats.get(seat as usize).is_some_and(|seat| owns(seat, person));
        if !has_seat(self) && self.shares() {
            self.catch_up().await?;
        }
        Ok(has_seat(self))
    }

    /// Another server has come or gone.
    pub(super) async fn reread_presence(&mut self) {
        if let Err(refusal) = self.read_presence().await {
            tracing::warn!(id = self.id, ?refusal, "who is connected elsewhere cannot be read");
        }
        self.tell_presence();
        self.hand_over_where_due().await;
    }

    /// Somebody says how far the match is.
    pub(super) async fn hear_of(&mut self, version: u32, pulse: i64) {
        if (version, pulse) != (self.version(), self.pulse) {
            self.look_again().await;
        }
    }

    pub(super) async fn look_again(&mut self) {
        if let Err(refusal) = self.catch_up().await {
            tracing::warn!(id = self.id, ?refusal, "what other servers did cannot be read");
        }
        self.go_on().await;
    }

    /// Takes over what was done elsewhere; [`Room::tell_untold`] tells it.
    pub(super) async fn catch_up(&mut self) -> Answer<()> {
        let Some(pulse) = self.app.store.pulse(&self.id).await? else {
            self.cancelled = true;
            self.connections.tell_all(&FromServer::Cancelled {});
            return Ok(());
        };
        // What was heard may be older than what has been written here since.
        if (pulse.version, pulse.number) == (self.version(), self.pulse) {
            return Ok(());
        }
        if pulse.version != self.version() {
            self.read_anew().await?;
        }
        if pulse.number != self.pulse {
            self.read_hints().await?;
            self.proposals = Proposals::read(&pulse.proposals)?;
            self.plans = self.app.store.plans(&self.id).await?;
            self.read_presence().await?;
            self.read_chat().await?;
            self.pulse = pulse.number;
        }
        self.drop_obsolete_proposals();
        self.is_untold = true;
        Ok(())
    }

    /// Whoever was refused hears of that first, and then everybody sees what was done elsewhere.
    pub(super) fn tell_untold(&mut self) {
        if std::mem::take(&mut self.is_untold) {
            self.broadcast();
            self.tell_presence();
        }
    }

    /// The match as the store has it now.
    async fn read_anew(&mut self) -> Answer<()> {
        let Stored { row, seats, played, differs, beyond, choices_at, last_undo } =
            stored::load(&self.app, &self.id).await?;
        (self.row, self.seats, self.played, self.differs) = (row, seats, played, differs);
        (self.beyond, self.choices_at, self.last_undo) = (beyond, choices_at, last_undo);
        self.thinking = None;
        self.last_bot = None;
        self.wait_for_other_node();
        self.connections.unseat(&self.seats);
        Ok(())
    }

    /// Whether hints are allowed can change without an entry in the log.
    async fn read_hints(&mut self) -> Answer<()> {
        if let Some((row, _)) = self.app.store.match_row(&self.id).await? {
            (self.row.hints, self.row.hints_agreed) = (row.hints, row.hints_agreed);
        }
        Ok(())
    }

    /// Lines that were written, or deleted, on other servers.
    async fn read_chat(&mut self) -> Answer<()> {
        let lines = self.app.store.chat(&self.id, self.chats.checked_sub(1)).await?;
        for line in &lines {
            self.tell_line(line);
        }
        self.chats = lines.last().map_or(self.chats, |line| line.number + 1);
        let deleted = self.app.store.deleted_lines(&self.id).await?;
        for number in deleted.iter().filter(|number| !self.deleted.contains(number)) {
            self.connections.tell_all(&FromServer::ChatDeleted { number: *number });
        }
        self.deleted = deleted;
        Ok(())
    }

    /// Adds a line to the chat. Another server may have used its number a moment ago.
    pub(super) async fn add_line(&mut self, mut line: ChatRow) -> Answer<ChatRow> {
        const TRIES: usize = 5;
        for _ in 0..TRIES {
            line.number = self.chats;
            match self.app.store.add_chat(&self.id, line.clone()).await {
                Ok(()) => {
                    self.chats += 1;
                    self.touch().await;
                    return Ok(line);
                }
                Err(StoreError::Taken) if self.shares() => self.read_chat().await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refusal::new(Code::Busy))
    }

    /// Something has changed that is not in the log: other servers notice by the pulse.
    pub(super) async fn touch(&mut self) {
        if !self.shares() {
            return;
        }
        match self.app.store.touch(&self.id).await {
            // If another server did the same, the number is not this one, and the next look finds out.
            Ok(()) => self.pulse += 1,
            Err(error) => tracing::warn!(id = self.id, %error, "other servers do not hear of a change"),
        }
        self.wake_other_nodes();
    }

    pub(super) fn wake_other_nodes(&self) {
        if let Some(cluster) = &self.app.cluster {
            cluster.wake(&self.id, self.version(), self.pulse);
        }
    }

    /// Another server has moved the match on a moment ago, and lets its bots think.
    pub(super) fn wait_for_other_node(&mut self) {
        self.left_to_others_until = self.shares().then(|| Instant::now() + PATIENCE);
    }

    /// Whether what happens by itself is this server's to do.
    pub(super) fn is_ours_to_go_on(&mut self) -> bool {
        self.left_to_others_until.take_if(|until| *until <= Instant::now());
        self.left_to_others_until.is_none()
    }

    /// Who of the players is connected elsewhere.
    async fn read_presence(&mut self) -> Answer<()> {
        if let Some(cluster) = &self.app.cluster {
            let elsewhere = self.app.store.presence(&self.id, cluster.node(), cluster.alive_since(&self.app)).await?;
            self.connections.set_elsewhere(elsewhere);
        }
        Ok(())
    }

    /// Other servers learn who of the players is connected here, if that has changed.
    pub(super) async fn share_presence(&mut self) {
        let Some(cluster) = &self.app.cluster else { return };
        let here: Vec<String> = (0..self.seats.len())
            .filter_map(|seat| self.owner(Seat::new(seat)))
            .filter(|person| self.connections.is_connected_here(person))
            .map(str::to_string)
            .collect();
        if here == self.shared_presence {
            return;
        }
        match self.app.store.set_presence(&self.id, cluster.node(), here.clone()).await {
            Ok(()) => {
                self.shared_presence = here;
                self.touch().await;
            }
            // The next who comes or goes is another try.
            Err(error) => tracing::warn!(id = self.id, %error, "other servers do not know who is here"),
        }
    }
}
