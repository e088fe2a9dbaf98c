//! Finding the task of a live match, and starting it when it sleeps on disk.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::{mpsc, oneshot};

use crate::app::App;
use crate::refusal::{Answer, Code, Refusal};
use crate::room::{self, Order};

/// Orders a room may have waiting before senders wait too.
const WAITING: usize = 64;

#[derive(Default)]
pub struct Rooms {
    open: Mutex<HashMap<String, mpsc::Sender<Order>>>,
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

impl Rooms {
    fn open(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Order>>> {
        // Nothing that could panic runs under this lock, so it is never poisoned; if it were, the map would still be
        // whole.
        self.open.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// The way to a match's task; starts it if it does not run.
    fn door(&self, app: &Arc<App>, id: &str) -> mpsc::Sender<Order> {
        let mut open = self.open();
        if let Some(door) = open.get(id) {
            return door.clone();
        }
        let (door, orders) = mpsc::channel(WAITING);
        open.insert(id.to_string(), door.clone());
        tokio::spawn(room::run(app.clone(), id.to_string(), orders, door.downgrade()));
        door
    }

    /// Tells a room something. A room that is just going to sleep is waited for and woken again.
    pub async fn tell(&self, app: &Arc<App>, id: &str, mut order: Order) -> Answer<()> {
        for _ in 0..200 {
            match self.door(app, id).send(order).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => order = back,
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Err(Refusal::new(Code::Busy))
    }

    /// Somebody has left the table. A room that sleeps has no guests, so it is not woken for this.
    pub async fn part(&self, id: &str, key: u64) {
        let door = self.open().get(id).cloned();
        if let Some(door) = door {
            drop(door.send(Order::Detach { key }).await);
        }
    }

    /// Asks a room something.
    pub async fn ask<T>(
        &self,
        app: &Arc<App>,
        id: &str,
        order: impl FnOnce(oneshot::Sender<Answer<T>>) -> Order,
    ) -> Answer<T> {
        let (reply, answer) = oneshot::channel();
        self.tell(app, id, order(reply)).await?;
        answer.await.unwrap_or_else(|_| Err(Refusal::new(Code::Busy)))
    }

    /// The room has ended; only its own entry is taken away.
    pub fn forget(&self, id: &str) {
        self.open().remove(id);
    }

    pub fn all_closed(&self) -> bool {
        self.open().is_empty()
    }
}
