//! A new state on its way to those who see the same of it.

use std::borrow::Cow;
use std::sync::Arc;

use super::Connection;
use crate::delta;
use crate::messages::Outgoing;

/// What a connection has of its last state: the next one is sent by its differences from it.
#[derive(PartialEq, Eq)]
pub enum Known {
    /// After a state that was sent whole, most connections are idle for a while, so little memory is used for it; and
    /// of a long one only the end is needed.
    Packed(Box<[u8]>),
    Plain(Arc<str>),
}

impl Known {
    fn packed(text: &str) -> Self {
        Known::Packed(delta::write(&[], delta::dictionary(text.as_bytes())).into())
    }

    fn plain(text: &Arc<str>) -> Self {
        if text.len() > delta::DICTIONARY { Known::packed(text) } else { Known::Plain(text.clone()) }
    }

    fn dictionary(&self) -> Cow<'_, [u8]> {
        match self {
            Known::Packed(packed) => Cow::Owned(delta::read(&[], packed).expect("it was written here")),
            Known::Plain(text) => Cow::Borrowed(delta::dictionary(text.as_bytes())),
        }
    }
}

pub(super) struct Update {
    text: Arc<str>,
    /// As those are sent it who have nothing to compare it with.
    whole: Option<Outgoing>,
    /// What those have who are sent it, if they take differences: some whole, some by differences.
    after_whole: Option<Arc<Known>>,
    after_changes: Option<Arc<Known>>,
    /// The differences from what connections had before.
    changes: Vec<(Arc<Known>, Outgoing)>,
}

impl Update {
    pub(super) fn new(text: Arc<str>) -> Self {
        Update { text, whole: None, after_whole: None, after_changes: None, changes: Vec::new() }
    }

    /// As this connection is sent it, which has it from then on.
    pub(super) fn take(&mut self, connection: &mut Connection) -> Outgoing {
        if !connection.takes_changes {
            return self.whole();
        }
        match connection.known.take() {
            Some(known) => {
                let now = self.after_changes.get_or_insert_with(|| Known::plain(&self.text).into());
                connection.known = Some(now.clone());
                self.changes_since(known)
            }
            None => {
                let now = self.after_whole.get_or_insert_with(|| Known::packed(&self.text).into());
                connection.known = Some(now.clone());
                self.whole()
            }
        }
    }

    fn whole(&mut self) -> Outgoing {
        self.whole.get_or_insert_with(|| self.text.as_ref().into()).clone()
    }

    fn changes_since(&mut self, known: Arc<Known>) -> Outgoing {
        // Compared by what it is: many may have come since the last update, each with a state of their own.
        if let Some((_, changes)) = self.changes.iter().find(|(earlier, _)| *earlier == known) {
            return changes.clone();
        }
        let changes = Outgoing::changes(&delta::write(&known.dictionary(), self.text.as_bytes()));
        self.changes.push((known, changes.clone()));
        changes
    }
}
