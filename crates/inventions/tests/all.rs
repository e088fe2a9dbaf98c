//! All tests of Inventions, in one program.

mod allocation;
mod contract;
mod encoding;
mod facts;
mod fuzz;
mod log;
mod messages;
mod odd_positions;
mod offers;
mod opens;
mod random_file;
mod random_sets;
mod records;
mod same_games;
mod scenes;
mod setup;
mod setup_lines;
mod vocabulary;
mod words;
