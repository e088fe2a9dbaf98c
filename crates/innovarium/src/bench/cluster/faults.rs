//! What can go wrong.

use std::fmt;

use crate::{Done, Failure};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A server is killed, and started again a little later.
    KillNode,
    /// A server stands still for a few seconds, and then goes on as if nothing had happened.
    PauseNode,
    /// PostgreSQL is killed and started again.
    KillPostgres,
    /// NATS is killed, and started again a little later.
    KillNats,
    /// One server cannot reach NATS for a while.
    CutNats,
    /// A worker is killed, and another started.
    KillWorker,
}

impl Fault {
    pub const ALL: [(&'static str, Fault); 6] = [
        ("node", Fault::KillNode),
        ("pause", Fault::PauseNode),
        ("postgres", Fault::KillPostgres),
        ("nats", Fault::KillNats),
        ("cut", Fault::CutNats),
        ("worker", Fault::KillWorker),
    ];

    /// `all`, `none`, or one of them.
    pub fn parse(name: &str) -> Done<Vec<Fault>> {
        match name {
            "all" => Ok(Fault::ALL.iter().map(|(_, fault)| *fault).collect()),
            "none" => Ok(Vec::new()),
            _ => {
                let found = Fault::ALL.iter().find(|(known, _)| *known == name);
                let names = Fault::ALL.map(|(known, _)| known).join(", ");
                let problem = || Failure(format!("unknown fault '{name}' (available: all, none, {names})"));
                found.map(|(_, fault)| vec![*fault]).ok_or_else(problem)
            }
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Fault::KillNode => "a server killed",
            Fault::PauseNode => "a server paused",
            Fault::KillPostgres => "PostgreSQL killed",
            Fault::KillNats => "NATS killed",
            Fault::CutNats => "a server cut off from NATS",
            Fault::KillWorker => "a worker killed",
        })
    }
}
