//! Innovarium in the browser. The protocol is described in docs/protocol.md.
//!
//! - `people`: who somebody is; `lobby`: making, joining and listing matches; `history`: looking back, records, hints;
//!   `analysis`: what could be expected at every choice of a match that is over; `thinkers`: where all of it is thought
//!   about.
//! - `room`: one task a live match, its only writer; `rooms`: finding them; `live`: the WebSocket; `socket`: how it is
//!   sent over.
//! - `store`: SQLite behind one writer thread; a choice is on disk before anybody hears of it. `stored`: a match played
//!   again from it, also where the rules have changed since.
//! - `wire`: connections; `client`: the client inside the binary; `web`: guards and machines; `refusal`: every error
//!   with a sentence; `limits`, `metrics`, `webhook`.

mod analysis;
mod app;
mod client;
mod history;
mod limits;
mod live;
mod lobby;
mod metrics;
mod people;
mod refusal;
mod room;
mod rooms;
mod socket;
pub mod store;
mod stored;
mod summary;
mod thinkers;
mod web;
mod webhook;
mod wire;

pub use app::{Config, Server, Shelf};
pub use limits::Limits;
