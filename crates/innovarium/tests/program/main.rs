//! The program as people and scripts call it.

mod arena;
mod calling;
mod commands;
mod components;
mod fit;
mod lab;
