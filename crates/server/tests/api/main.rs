//! The server over its wires, as docs/protocol.md describes it: a real server, browsers and connections to tables.

mod accounts;
mod again;
mod analysis;
mod assets;
mod bad_input;
mod browser;
mod cancelling;
mod chat;
mod ending;
mod expansions;
mod floods;
mod guards;
mod handover;
mod host;
mod identity;
mod leaks;
mod levels;
mod live;
mod lobby;
mod looking_back;
#[path = "../../../table/tests/games/nim.rs"]
mod nim;
mod openapi;
mod plans;
mod playing;
mod rules;
mod schema;
mod seats;
mod undo;
mod webhooks;
