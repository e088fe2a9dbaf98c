//! What concerns connections wherever they are: somebody was logged out or banned, or something is announced.

use serde::{Deserialize, Serialize};
use tokio::sync::{Mutex, broadcast};

use crate::people::Identity;

/// A connection that falls behind by more is ended; the client reconnects.
const WAITING: usize = 256;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Notice {
    /// This session has ended.
    LoggedOut { session: String },
    /// All sessions of the person have ended but one; none: all.
    Revoked { person: String, but: Option<String> },
    /// Somebody may have been banned, or something announced.
    RestrictionsChanged,
    /// The person has muted somebody, or hears somebody again.
    Muted { person: String },
    /// Everything about the person was deleted.
    Deleted { person: String },
}

impl Notice {
    /// Everything the person had before this identity is worth nothing any more.
    pub fn revoked(identity: &Identity) -> Notice {
        Notice::Revoked { person: identity.id.clone(), but: identity.session_key() }
    }

    /// Whether it ends the connections of this identity.
    pub fn ends(&self, identity: &Identity) -> bool {
        match self {
            Notice::LoggedOut { session } => identity.session_key().as_ref() == Some(session),
            Notice::Revoked { person, but } => identity.id == *person && identity.session_key() != *but,
            Notice::Deleted { person } => identity.id == *person,
            Notice::RestrictionsChanged | Notice::Muted { .. } => false,
        }
    }
}

pub struct Notices {
    here: broadcast::Sender<Notice>,
    /// The last notice of another server that was heard.
    pub heard: Mutex<i64>,
}

impl Default for Notices {
    fn default() -> Self {
        Notices { here: broadcast::Sender::new(WAITING), heard: Mutex::default() }
    }
}

impl Notices {
    /// Tells everybody who is connected to this server.
    pub fn tell(&self, notice: Notice) {
        // An error says that nobody is connected.
        drop(self.here.send(notice));
    }

    pub fn listen(&self) -> broadcast::Receiver<Notice> {
        self.here.subscribe()
    }
}
