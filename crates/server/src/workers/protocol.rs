//! What nodes and workers say to each other, and where.

use bots::JobAnswer;
use bytes::Bytes;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::app::Catalog;

/// Workers with a core hear a job in turns.
pub const QUEUE: &str = "thinkers";

/// Processes of another program, with other rules or other weights, have other subjects.
pub struct Subjects {
    /// Jobs, each heard by one worker.
    pub jobs: String,
    /// Who is there.
    pub presence: String,
}

impl Subjects {
    pub fn of(catalog: &Catalog) -> Self {
        let (version, fingerprint) = (env!("CARGO_PKG_VERSION"), catalog.bots.fingerprint(&catalog.games));
        // A dot would divide it.
        let same = format!("{}-{fingerprint:016x}", version.replace('.', "_"));
        Subjects { jobs: format!("innovarium.think.{same}"), presence: format!("innovarium.presence.{same}") }
    }
}

/// What a worker says about a job, to whoever gave it. It asks for an answer only to learn from NATS if nobody listens.
#[derive(Debug, Serialize, Deserialize)]
pub enum Word {
    /// It has no core for it.
    Busy,
    /// It has begun, or is still at it.
    Thinking,
    /// One choice of several.
    Chose(String),
    Done(JobAnswer),
    /// It stops working; somebody else must do it.
    GivenBack,
    /// It cannot be done here.
    Failed(String),
}

/// What everybody says of themselves, again and again.
#[derive(Debug, Serialize, Deserialize)]
pub struct Announcement {
    pub id: String,
    /// Of a worker; none for a node that gives jobs.
    pub cores: Option<usize>,
    pub leaves: bool,
}

pub fn write(thing: &impl Serialize) -> Result<Bytes, String> {
    postcard::to_stdvec(thing).map(Bytes::from).map_err(|error| error.to_string())
}

pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
    postcard::from_bytes(bytes).map_err(|error| error.to_string())
}
