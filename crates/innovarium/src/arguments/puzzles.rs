//! Finding puzzles.

use std::path::PathBuf;

use clap::Args;

use super::{GameOptions, jobs, pair};

/// The puzzles of a game are one file of text. docs/puzzles.md says what is in it, and what is certain about each.
#[derive(Args)]
pub struct Puzzles {
    /// Which game
    pub game: String,
    /// Write GAME.puzzles into this folder
    #[arg(long, value_name = "FOLDER")]
    pub out: PathBuf,
    /// Find none, but let bots try the puzzles of this file until all levels have tried each as often as --tries says
    #[arg(long, value_name = "FILE")]
    pub rate: Option<PathBuf>,
    /// Forget earlier tries of the file
    #[arg(long, requires = "rate")]
    pub anew: bool,
    /// How many games of bots are looked through
    #[arg(long, default_value_t = 200)]
    pub games: usize,
    /// No more puzzles than this are kept
    #[arg(long, default_value_t = 100)]
    pub most: usize,
    /// Who plays on all seats
    #[arg(long, default_value = "casual")]
    pub bot: String,
    /// Players per game; several numbers take turns
    #[arg(long, value_delimiter = ',', default_value = "2")]
    pub seats: Vec<usize>,
    /// How often bots of each level try to solve each puzzle; veterans and experts do half as often
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..))]
    pub tries: u32,
    /// How many threads; the result is the same
    #[arg(long, default_value_t = 1, value_parser = jobs)]
    pub jobs: usize,
    /// Seed of the first game; every further game has the next
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub options: GameOptions,
    /// Also play with this option changed, in turn (may be given several times)
    #[arg(long, value_name = "KEY=VALUE", value_parser = pair)]
    pub also: Vec<(String, String)>,
}
