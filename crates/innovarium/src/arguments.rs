//! The command line.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use table::text::Language;

/// A home for games about human ingenuity.
#[derive(Parser)]
#[command(name = "innovarium", version, about)]
pub struct Program {
    #[command(subcommand)]
    pub command: Command,
    /// Play Inventions with the components of this file; `innovarium components` writes one to correct (may be given several times, the
    /// first for new games)
    #[arg(long, value_name = "FILE", global = true, env = "INNOVARIUM_COMPONENTS")]
    pub components: Vec<PathBuf>,
}

#[derive(Subcommand)]
pub enum Command {
    /// Play in the terminal, against bots or with others on this device
    Play(Play),
    /// Serve the browser client: the lobby, tables and replays
    Serve(Serve),
    /// Let bots play many games and count
    Simulate(Simulate),
    /// Learn the weights of a game's judge from self-play
    Fit(Fit),
    /// Play scenes: positions with choices and expectations, written as text
    Scene(Scene),
    /// Show a record, at its end or after some choices
    Replay(Replay),
    /// Verify records: every choice legal, every state hash right
    Check(Check),
    /// List the games with their options and seats
    Games(Games),
    /// Print the component file of Inventions, for an owner of the box to correct
    Components(Components),
    /// Count the sequences of decisions from a beginning
    Perft(Perft),
    /// Play random games for a long time and check the whole contract
    Soak(Soak),
    /// Measure this program
    #[command(subcommand)]
    Bench(Bench),
}

/// Options of a game, as `key=value`; `innovarium games` lists them.
#[derive(Args, Default)]
pub struct GameOptions {
    /// An option of the game, as key=value (may be given several times)
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = pair)]
    pub options: Vec<(String, String)>,
}

fn pair(text: &str) -> Result<(String, String), String> {
    let pair = text.split_once('=').map(|(key, value)| (key.to_string(), value.to_string()));
    pair.ok_or_else(|| format!("'{text}' is not of the form key=value"))
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.1..=3600.0).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or_else(|| format!("'{text}' is not a number of seconds from 0.1 to 3600"))
}

fn language(code: &str) -> Result<Language, String> {
    Language::parse(code).ok_or_else(|| format!("there is no language '{code}': en or de"))
}

#[derive(Args)]
pub struct Play {
    /// Which game
    pub game: String,
    /// Who sits where: you, a name of your choice, or a bot (random, greedy)
    /// (default: you,greedy; with --load, whoever played)
    #[arg(long, value_delimiter = ',')]
    pub seats: Option<Vec<String>>,
    #[command(flatten)]
    pub options: GameOptions,
    /// The same seed deals the same cards; without it, chance decides
    #[arg(long)]
    pub seed: Option<u64>,
    /// Language of the game
    #[arg(long, value_parser = language, default_value = "en")]
    pub lang: Language,
    /// Go on with a saved record
    #[arg(long, value_name = "FILE")]
    pub load: Option<PathBuf>,
}

#[derive(Args)]
pub struct Serve {
    /// Where to listen; without it 127.0.0.1:8470, or the next free port
    #[arg(long, value_name = "ADDRESS", env = "INNOVARIUM_LISTEN")]
    pub listen: Option<SocketAddr>,
    /// Where to keep the data; without it the user's data folder
    #[arg(long, value_name = "FOLDER", env = "INNOVARIUM_DATA")]
    pub data: Option<PathBuf>,
    /// Open the browser
    #[arg(long)]
    pub open: bool,
    /// Send cookies over HTTPS only: for a host behind a proxy that speaks it
    #[arg(long, env = "INNOVARIUM_SECURE")]
    pub secure: bool,
    /// Take clients' addresses from the last entry of X-Forwarded-For: only behind a proxy that writes it
    #[arg(long, env = "INNOVARIUM_TRUST_PROXY")]
    pub trust_proxy: bool,
    /// Let players' webhooks lead into this network and go without HTTPS: only if you know all players
    #[arg(long, env = "INNOVARIUM_INNER_WEBHOOKS")]
    pub inner_webhooks: bool,
    /// Unfinished matches one person may have made
    #[arg(long, default_value_t = 60, env = "INNOVARIUM_MATCHES")]
    pub matches: u32,
    /// Connections to tables at the same time
    #[arg(long, default_value_t = 20_000, env = "INNOVARIUM_CONNECTIONS")]
    pub connections: usize,
    /// Changing requests per second from one address
    #[arg(long, default_value_t = 10, env = "INNOVARIUM_RATE")]
    pub rate: u32,
    /// Other requests per second from one address
    #[arg(long, default_value_t = 100, env = "INNOVARIUM_READS")]
    pub reads: u32,
    /// Messages per second over one connection to a table
    #[arg(long, default_value_t = 20, env = "INNOVARIUM_MESSAGES")]
    pub messages: u32,
    /// Seconds after which a match that nobody looks at leaves memory
    #[arg(long, default_value_t = 300, env = "INNOVARIUM_IDLE")]
    pub idle: u64,
    /// Seconds somebody must have been gone before the others can agree on a bot for them
    #[arg(long, default_value_t = 120, env = "INNOVARIUM_ABSENCE")]
    pub absence: u64,
}

#[derive(Args)]
pub struct Simulate {
    /// Which game
    pub game: String,
    #[arg(long, default_value_t = 1000)]
    pub games: usize,
    #[arg(long, default_value_t = 2)]
    pub seats: usize,
    /// One bot for all seats, or one a seat, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "random")]
    pub bots: Vec<String>,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub options: GameOptions,
    /// How many threads
    #[arg(long, default_value_t = 1)]
    pub jobs: usize,
    /// Write a record of every game into this folder
    #[arg(long, value_name = "FOLDER")]
    pub records: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Fit {
    /// Which game
    pub game: String,
    /// Games of the greedy bot to begin with
    #[arg(long, default_value_t = 4000)]
    pub first_games: usize,
    /// Games of every later generation, played by a search with what was learned before
    #[arg(long, default_value_t = 2000)]
    pub games: usize,
    #[arg(long, default_value_t = 3)]
    pub generations: usize,
    /// Iterations of the search in self-play
    #[arg(long, default_value_t = 50)]
    pub iterations: usize,
    /// How many sit at a table; several numbers take turns
    #[arg(long, value_delimiter = ',', default_value = "2")]
    pub seats: Vec<usize>,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub options: GameOptions,
    /// How many threads; the result is the same
    #[arg(long, default_value_t = 1)]
    pub jobs: usize,
    /// Write the weights into this file
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

#[derive(Args)]
pub struct Scene {
    /// Which game
    pub game: String,
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
}

#[derive(Args)]
pub struct Replay {
    pub file: PathBuf,
    /// Stop after so many choices
    #[arg(long)]
    pub to: Option<usize>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Language of the log
    #[arg(long, value_parser = language, default_value = "en")]
    pub lang: Language,
}

#[derive(Args)]
pub struct Check {
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
}

#[derive(Args)]
pub struct Games {
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Components {
    /// Write it into this file, which must not be there yet
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

#[derive(Args)]
pub struct Perft {
    /// Which game
    pub game: String,
    #[arg(long, default_value_t = 3)]
    pub depth: u32,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[arg(long, default_value_t = 2)]
    pub seats: usize,
    #[command(flatten)]
    pub options: GameOptions,
}

#[derive(Args)]
pub struct Soak {
    /// Which game
    pub game: String,
    /// Games with invariants after every decision; a hundredth of them is checked thoroughly
    #[arg(long, default_value_t = 100_000)]
    pub games: usize,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

#[derive(Subcommand)]
pub enum Bench {
    /// Load a server with matches over real connections on this machine
    Server(BenchServer),
    /// The bare server to compare with
    #[command(hide = true)]
    Echo,
}

#[derive(Args)]
pub struct BenchServer {
    /// Matches played at the same time, each by two clients
    #[arg(long, default_value_t = 1000)]
    pub matches: usize,
    /// Connections over which nothing happens
    #[arg(long, default_value_t = 10_000)]
    pub idle: usize,
    /// How long each load is measured
    #[arg(long, value_parser = seconds, default_value = "10")]
    pub seconds: Duration,
    /// Choices per second of all matches together, before they go as fast as they can
    #[arg(long, default_value_t = 5000)]
    pub rate: u32,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
