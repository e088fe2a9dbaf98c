//! The program as people and scripts call it.

mod admin;
mod arena;
mod bench;
mod calling;
mod cluster;
mod commands;
mod components;
mod crash;
mod database;
mod fit;
mod kept_sets;
mod lab;
mod lessons;
mod monitoring;
mod operating;
mod play;
mod workers;
