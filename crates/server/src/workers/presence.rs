//! Who is there: workers, and nodes that share them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use async_nats::Client;
use futures_util::StreamExt;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{MissedTickBehavior, interval};

use super::protocol::{self, Announcement, Subjects};
use crate::nats::is_connected;

/// How often everybody says that they are there, and for how long that is believed.
pub const ANNOUNCE: Duration = Duration::from_millis(500);
const BELIEVED: Duration = Duration::from_secs(2);

/// Why this process wants to know who is there.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Role {
    /// It serves people, and shares the workers with others that do.
    Node,
    /// It only has games played, on whatever cores there are.
    Guest,
}

#[derive(Default)]
struct Roll {
    /// By id: the cores of a worker, none for a node, and when it was heard last.
    heard: HashMap<String, (Option<usize>, Instant)>,
}

impl Roll {
    fn note(&mut self, Announcement { id, cores, leaves }: Announcement) {
        if leaves {
            self.heard.remove(&id);
        } else {
            self.heard.insert(id, (cores, Instant::now()));
        }
    }

    fn forget_the_silent(&mut self) {
        self.heard.retain(|_, (_, heard)| heard.elapsed() < BELIEVED);
    }

    fn workers(&self) -> usize {
        self.heard.values().filter(|(cores, _)| cores.is_some()).count()
    }

    /// The cores for one of the nodes, which hears itself too.
    fn share(&self, role: Role) -> usize {
        let cores: usize = self.heard.values().filter_map(|(cores, _)| *cores).sum();
        let nodes = self.heard.values().filter(|(cores, _)| cores.is_none()).count();
        match role {
            Role::Node => cores.div_ceil(nodes.max(1)),
            Role::Guest => cores,
        }
    }
}

pub struct Present {
    roll: Arc<Mutex<Roll>>,
    share: watch::Sender<usize>,
    listening: JoinHandle<()>,
}

impl Present {
    pub async fn start(client: Client, subjects: &Subjects, role: Role) -> Result<Self, String> {
        let mut announcements = client.subscribe(subjects.presence.clone()).await.map_err(|error| error.to_string())?;
        let (roll, share) = (Arc::<Mutex<Roll>>::default(), watch::Sender::new(0));
        let (heard, shared, subject) = (roll.clone(), share.clone(), subjects.presence.clone());
        let own = Announcement { id: client.new_inbox(), cores: None, leaves: false };
        let listening = tokio::spawn(async move {
            let mut tick = interval(ANNOUNCE);
            tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
            loop {
                tokio::select! {
                    message = announcements.next() => match message {
                        Some(message) => match protocol::read(&message.payload) {
                            Ok(announcement) => lock(&heard).note(announcement),
                            Err(problem) => tracing::debug!(problem, "an announcement cannot be read"),
                        },
                        None => return,
                    },
                    _ = tick.tick() => {
                        lock(&heard).forget_the_silent();
                        if role == Role::Node {
                            announce(&client, &subject, &own).await;
                        }
                    }
                }
                let cores = if is_connected(&client) { lock(&heard).share(role) } else { 0 };
                shared.send_if_modified(|known| std::mem::replace(known, cores) != cores);
            }
        });
        Ok(Present { roll, share, listening })
    }

    pub fn share(&self) -> watch::Receiver<usize> {
        self.share.subscribe()
    }

    pub fn workers(&self) -> usize {
        lock(&self.roll).workers()
    }

    /// NATS knows it sooner than the silence shows it.
    pub fn nobody_answers(&self) {
        lock(&self.roll).heard.retain(|_, (cores, _)| cores.is_none());
        self.share.send_replace(0);
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

pub async fn announce(client: &Client, subject: &str, announcement: &Announcement) {
    // What is said while there is no connection would only be heard too late.
    if !is_connected(client) {
        return;
    }
    let Ok(payload) = protocol::write(announcement) else { return };
    if let Err(error) = client.publish(subject.to_string(), payload).await {
        tracing::debug!(%error, "nothing could be announced");
    }
}

fn lock(roll: &Mutex<Roll>) -> MutexGuard<'_, Roll> {
    // Nothing that could panic runs under this lock.
    roll.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_share_the_cores_of_all_workers() {
        let mut roll = Roll::default();
        let mut hear = |id: &str, cores: Option<usize>, leaves: bool| {
            roll.note(Announcement { id: id.into(), cores, leaves });
            (roll.workers(), roll.share(Role::Node), roll.share(Role::Guest))
        };
        assert_eq!(hear("node 1", None, false), (0, 0, 0));
        assert_eq!(hear("worker 1", Some(4), false), (1, 4, 4));
        assert_eq!(hear("worker 2", Some(3), false), (2, 7, 7));
        assert_eq!(hear("worker 2", Some(3), false), (2, 7, 7), "said again");
        assert_eq!(hear("node 2", None, false), (2, 4, 7));
        assert_eq!(hear("worker 1", Some(4), true), (1, 2, 3));
        assert_eq!(hear("node 1", None, true), (1, 3, 3));
    }
}
