//! What players have proposed, and who has agreed so far. It is kept in the store: the others may be connected to
//! another server.

use serde::{Deserialize, Serialize};
use table::Seat;

use super::Room;
use crate::refusal::{Answer, Code, Refusal};
use crate::store::{Status, StoreError};

#[derive(Clone, Default, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Proposals {
    pub undo: Option<Undo>,
    pub handovers: Vec<Handover>,
    pub hints: Option<HintsProposal>,
}

/// To take a choice back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Undo {
    pub by: Seat,
    /// Choices left after it.
    pub to: usize,
    /// Proposed at this version; whatever happens since makes it obsolete.
    pub version: u32,
    pub agreed: Vec<String>,
}

/// To let a bot play for somebody who is away.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Handover {
    pub seat: u8,
    /// Of the bot, as the proposal names it.
    pub level: String,
    pub agreed: Vec<String>,
}

/// To allow hints.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct HintsProposal {
    pub by: Seat,
    pub agreed: Vec<String>,
}

impl Proposals {
    /// From the store; empty: nothing was ever proposed.
    pub(super) fn read(text: &str) -> Answer<Proposals> {
        if text.is_empty() {
            return Ok(Proposals::default());
        }
        serde_json::from_str(text).map_err(|error| {
            tracing::error!(%error, "proposals cannot be read");
            Refusal::new(Code::Internal)
        })
    }
}

/// Notes that somebody agrees, once.
pub(super) fn agree(agreed: &mut Vec<String>, person: &str) {
    if !agreed.iter().any(|other| other == person) {
        agreed.push(person.to_string());
    }
}

impl Room {
    /// Stores what is proposed now, then tells everybody. If somebody else proposed or agreed to something at the same
    /// time, on another server, it is refused as stale, and the client sees what there is now.
    pub(super) async fn propose(&mut self, proposals: Proposals) -> Answer<()> {
        if proposals != self.proposals {
            let text = serde_json::to_string(&proposals).expect("proposals are plain data");
            match self.app.store.set_proposals(&self.id, text, self.pulse).await {
                Ok(()) => self.pulse += 1,
                Err(StoreError::Taken) => {
                    self.catch_up().await?;
                    return Err(Refusal::new(Code::Stale));
                }
                Err(error) => return Err(error.into()),
            }
            self.proposals = proposals;
            self.wake_other_nodes();
        }
        self.broadcast();
        Ok(())
    }

    /// After any change of the match a proposed undo is obsolete; a proposed handover is not as long as the player is
    /// away.
    pub(super) fn drop_obsolete_proposals(&mut self) {
        let (running, version) = (self.row.progress.status == Status::Running, self.version());
        let mut proposals = std::mem::take(&mut self.proposals);
        proposals.undo.take_if(|undo| undo.version != version);
        proposals.handovers.retain(|proposal| running && self.owner(Seat::new(proposal.seat as usize)).is_some());
        self.proposals = proposals;
    }
}
