//! Finding the task of a live match, and starting it if it is not running.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{SystemTime, UNIX_EPOCH};

use tokio::sync::{mpsc, oneshot, watch};

use crate::app::App;
use crate::refusal::{Answer, Code, Refusal};
use crate::room::{self, Command};

/// Commands that may wait in a room's mailbox before senders wait too.
const WAITING: usize = 64;

#[derive(Default)]
pub struct Rooms {
    open: Mutex<HashMap<String, Mailbox>>,
}

/// The way to a match's task.
#[derive(Clone)]
struct Mailbox {
    commands: mpsc::Sender<Command>,
    /// Closed when the task has ended and is no longer in the map.
    ended: watch::Receiver<()>,
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

impl Rooms {
    fn open(&self) -> MutexGuard<'_, HashMap<String, Mailbox>> {
        // Nothing under this lock can panic, so it is never poisoned; if it were, the map would still be intact.
        self.open.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Starts the match's task if it is not running.
    fn mailbox(&self, app: &Arc<App>, id: &str) -> Mailbox {
        let mut open = self.open();
        if let Some(mailbox) = open.get(id) {
            return mailbox.clone();
        }
        let (commands, received) = mpsc::channel(WAITING);
        let (running, ended) = watch::channel(());
        let guard = RoomGuard::new(app, id, running);
        tokio::spawn(room::run(guard, received, commands.downgrade()));
        let mailbox = Mailbox { commands, ended };
        open.insert(id.to_string(), mailbox.clone());
        mailbox
    }

    /// Gives a room a command. A room that is closing still handles what it was given before; the command then goes to
    /// a new one. There are never two at once on one server.
    pub async fn tell(&self, app: &Arc<App>, id: &str, mut command: Command) {
        loop {
            let Mailbox { commands, mut ended } = self.mailbox(app, id);
            match commands.send(command).await {
                Ok(()) => return,
                Err(mpsc::error::SendError(back)) => command = back,
            }
            // Nothing is ever sent: an error says that the other side is gone.
            while ended.changed().await.is_ok() {}
        }
    }

    /// A connection has ended. A room that is not running has none, so it is not started for this.
    pub async fn part(&self, id: &str, key: u64) {
        let mailbox = self.open().get(id).cloned();
        if let Some(mailbox) = mailbox {
            drop(mailbox.commands.send(Command::Detach { key }).await);
        }
    }

    /// Gives all rooms that are open a command.
    pub async fn tell_all_open(&self, command: impl Fn() -> Command) {
        let mailboxes: Vec<Mailbox> = self.open().values().cloned().collect();
        for mailbox in mailboxes {
            // A room that has just ended reads everything anew when it is opened next.
            drop(mailbox.commands.send(command()).await);
        }
    }

    /// Gives a room a command if it is open.
    pub async fn tell_if_open(&self, id: &str, command: Command) {
        let mailbox = self.open().get(id).cloned();
        if let Some(mailbox) = mailbox {
            drop(mailbox.commands.send(command).await);
        }
    }

    /// The matches that are open.
    pub fn ids(&self) -> Vec<String> {
        self.open().keys().cloned().collect()
    }

    /// Gives a room a command if it is open and has time for it.
    pub fn try_tell(&self, id: &str, command: Command) {
        if let Some(mailbox) = self.open().get(id) {
            // Whatever it is, it will be said again.
            drop(mailbox.commands.try_send(command));
        }
    }

    /// Gives a room a command and waits for its reply.
    pub async fn ask<T>(
        &self,
        app: &Arc<App>,
        id: &str,
        command: impl FnOnce(oneshot::Sender<Answer<T>>) -> Command,
    ) -> Answer<T> {
        let (reply, answer) = oneshot::channel();
        self.tell(app, id, command(reply)).await;
        answer.await.unwrap_or_else(|_| Err(Refusal::new(Code::Busy)))
    }

    pub fn all_closed(&self) -> bool {
        self.open().is_empty()
    }
}

/// A room is in the map until its task ends, even by a panic; then the next command starts another.
pub struct RoomGuard {
    pub app: Arc<App>,
    pub id: String,
    /// Dropped last: who waits for it looks into the map again.
    _running: watch::Sender<()>,
}

impl RoomGuard {
    fn new(app: &Arc<App>, id: &str, running: watch::Sender<()>) -> Self {
        app.metrics.rooms.inc();
        RoomGuard { app: app.clone(), id: id.to_string(), _running: running }
    }
}

impl Drop for RoomGuard {
    fn drop(&mut self) {
        self.app.rooms.open().remove(&self.id);
        self.app.metrics.rooms.dec();
    }
}
