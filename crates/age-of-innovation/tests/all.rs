//! All tests of Age of Innovation, in one program.

mod allocation;
mod contract;
mod encoding;
mod facts;
mod fuzz;
mod log;
mod numbers;
mod records;
mod same_games;
mod scenes;
mod setup_lines;
mod words;
