//! All tests of Innovation, in one program.

mod allocation;
mod board_facts;
mod contract;
mod decks;
mod encoding;
mod engines;
mod expansions;
mod expansions_contract;
mod facts;
mod fuzz;
mod information;
mod notation;
mod opening;
mod records;
mod same_games;
mod scenes;
mod setup_lines;
mod telling;
mod words;
