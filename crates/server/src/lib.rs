//! Innovarium in the browser. The protocol is described in docs/protocol.md.
//!
//! - `routes`: every route, in one table; `middleware`, `limits`, `refusal`: guards, limits and errors of all of them.
//! - `chance`: the seeds of matches and the random numbers of bots.
//! - `people`: guests and accounts; `lobby`: creating, joining and listing matches; `history`: replays, records, hints;
//!   `analysis`: what each player could expect at every choice of a finished match; `thinking_pool`: the threads on
//!   which bots think.
//! - `lessons`: what teaches the games; `study`: positions that anybody sets up and explores.
//! - `cluster`: several servers on one database; `nats`: the connection to other processes; `workers`: those that
//!   think for this one.
//! - `room`: one task per live match; `rooms`: finding them; `waking`: after a restart; `websocket`: a
//!   player's connection; `socket`: its frames.
//! - `store`: SQLite behind one writer thread; a choice is on disk before anybody hears of it. `stored`: a match
//!   replayed from its log, also where the rules have changed since.
//! - `accept`: taking TCP connections; `client`: the web client inside the binary;
//!   `texts`: what the games say; `openapi`, `monitoring`, `metrics`, `requests`,
//!   `retention`, `webhook`.

mod accept;
mod advice;
mod analysis;
mod app;
mod chance;
mod client;
mod cluster;
mod coach;
mod component_sets;
mod connection_counts;
pub mod delta;
mod departing;
mod ending;
mod game_clock;
mod history;
mod lessons;
mod limits;
mod lobby;
mod messages;
mod metrics;
mod middleware;
mod moderation;
mod monitoring;
pub mod nats;
mod notices;
mod openapi;
mod outlet;
mod people;
mod puzzles;
mod refusal;
mod requests;
mod retention;
mod room;
mod rooms;
mod routes;
#[cfg(feature = "schema")]
pub mod schema;
mod socket;
pub mod store;
mod stored;
mod study;
mod summary;
mod sweep;
mod texts;
mod thinking_pool;
mod uptime;
mod waking;
mod webhook;
mod websocket;
pub mod workers;

pub use app::{Catalog, Config, Retention, Server};
pub use chance::new_seed;
pub use limits::Limits;
pub use lobby::{GameInfo, describe_game};
pub use moderation::network;
pub use routes::all as routes;
pub use uptime::TimeSource;

/// The name as it is kept, if people can see and read it.
pub fn visible_name(name: &str) -> Option<String> {
    people::visible_name(name).ok()
}
