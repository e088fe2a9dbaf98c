//! The server over its wires, as docs/protocol.md describes it: a real server, browsers and connections to tables.

mod accounts;
mod again;
mod bad_input;
mod browser;
mod chat;
mod ending;
mod guards;
mod handover;
mod host;
mod identity;
mod leaks;
mod live;
mod lobby;
mod looking_back;
mod openapi;
mod plans;
mod playing;
mod schema;
mod seats;
mod undo;
