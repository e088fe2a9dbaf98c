//! Innovarium in the browser. The protocol is described in docs/protocol.md.
//!
//! - `routes`: every route, in one table; `middleware`, `limits`, `refusal`: guards, limits and errors of all of them.
//! - `people`: guests and accounts; `lobby`: creating, joining and listing matches; `history`: replays, records, hints;
//!   `analysis`: what each player could expect at every choice of a finished match; `thinking_pool`: the threads on
//!   which bots think.
//! - `room`: one task per live match, its only writer; `rooms`: finding them; `websocket`: a player's connection;
//!   `socket`: its frames.
//! - `store`: SQLite behind one writer thread; a choice is on disk before anybody hears of it. `stored`: a match
//!   replayed from its log, also where the rules have changed since.
//! - `accept`: taking TCP connections; `client`: the web client inside the binary;
//!   `texts`: what the games say; `openapi`, `monitoring`, `metrics`,
//!   `webhook`.

mod accept;
mod analysis;
mod app;
mod client;
mod history;
mod limits;
mod lobby;
mod messages;
mod metrics;
mod middleware;
mod monitoring;
mod openapi;
mod people;
mod refusal;
mod room;
mod rooms;
mod routes;
#[cfg(feature = "schema")]
pub mod schema;
mod socket;
pub mod store;
mod stored;
mod summary;
mod texts;
mod thinking_pool;
mod webhook;
mod websocket;

pub use app::{Catalog, Config, Server};
pub use limits::Limits;
pub use routes::all as routes;
