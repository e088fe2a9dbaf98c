//! The program as people and scripts call it.

mod arena;
mod bench;
mod calling;
mod commands;
mod components;
mod crash;
mod fit;
mod lab;
mod play;
