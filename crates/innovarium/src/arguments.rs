//! The command line.

mod admin;
mod bench;
mod data;
mod puzzles;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use bots::Limit;
use clap::{Args, Parser, Subcommand, ValueEnum};
use table::Seed;
use table::text::Language;

pub use admin::{Admin, AdminCommand, AnnounceArgs, BanArgs, MatchesCommand, PeopleCommand, ReportsCommand};
pub use bench::{Bench, BenchCluster, BenchServer, BenchThinking, BenchWatchers};
pub use data::{Backup, Move, Restore};
pub use puzzles::Puzzles;

/// A home for games about human ingenuity.
#[derive(Parser)]
#[command(name = "innovarium", version, about)]
pub struct Program {
    #[command(subcommand)]
    pub command: Command,
    /// Play Inventions with the components of this file; `innovarium components` writes one to correct (may be given
    /// several times, the first for new games)
    #[arg(long, value_name = "FILE", global = true, env = "INNOVARIUM_COMPONENTS")]
    pub components: Vec<PathBuf>,
    /// Let bots judge by what `fit` learned and wrote into this file (may be given several times, for several games)
    #[arg(long, value_name = "FILE", global = true, env = "INNOVARIUM_WEIGHTS")]
    pub weights: Vec<PathBuf>,
    /// What the bot `network` plays by: a network trained in Python (may be given several times, for several games)
    #[arg(long, value_name = "FILE", global = true, env = "INNOVARIUM_NETWORK")]
    pub network: Vec<PathBuf>,
}

#[derive(Subcommand)]
pub enum Command {
    /// Play in the terminal, against bots or with others on this device
    Play(Play),
    /// Serve the browser client: the lobby, tables and replays
    Serve(Serve),
    /// Copy the data of a server, which may be running, into one file
    Backup(Backup),
    /// Put a copy that `backup` made in the place of a stopped server's data
    Restore(Restore),
    /// Think for servers and tournaments on other machines: bots, hints, analyses, games
    ///
    /// This is a worker for everybody who gives jobs to the same NATS server: `innovarium serve`, `arena`, `lab` and
    /// `fit` with --nats. Any number of them can run, on any machines, and come and go at any time: what one does not
    /// finish, another does. Only the same version of the program with the same components gets jobs. On SIGTERM or
    /// Ctrl-C, it finishes what takes no longer than two seconds and gives the rest back.
    Think(Think),
    /// Copy all data of a stopped server into another database: from SQLite to PostgreSQL, or back
    Move(Move),
    /// Ask a server on this machine whether it takes visitors
    Health(Health),
    /// Look after a server: people, matches, bans, reports, announcements
    Admin(Admin),
    /// Let bots play many games and count the results
    Simulate(Simulate),
    /// Let bots meet in a tournament, and say how sure its result is
    Arena(Arena),
    /// Let a bot play against itself, and draw what wins: a page of plots
    Lab(Lab),
    /// Learn the weights of a game's judge from self-play
    Fit(Fit),
    /// Play scenes: positions with choices and expectations, written as text
    Scene(Scene),
    /// List the lessons, or check the files of some
    Lessons(Lessons),
    /// Find puzzles in games of bots: positions whose question a search of all choices answers
    Puzzles(Puzzles),
    /// Show a record, at its end or after some choices
    Replay(Replay),
    /// Verify records: every choice legal, every state hash right
    Check(Check),
    /// List the games with their options and seats
    Games(Games),
    /// Print the component file of Inventions, for an owner of the box to correct
    Components(Components),
    /// Count the sequences of decisions from the start of a game
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

/// More threads than processors bring nothing, and of very many the system starts only some.
fn jobs(text: &str) -> Result<usize, String> {
    let jobs = text.parse().ok().filter(|jobs| (1..=256).contains(jobs));
    jobs.ok_or_else(|| format!("'{text}' is not a number of threads from 1 to 256"))
}

fn days(text: &str) -> Result<u32, String> {
    let days = text.parse().ok().filter(|days| *days <= 36_500);
    days.ok_or_else(|| format!("'{text}' is not a number of days up to 36500"))
}

/// As browsers name it, without the port.
fn host(text: &str) -> Result<String, String> {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-.[]:".contains(c);
    let is_name = !text.is_empty() && text.chars().all(is_plain) && (text.starts_with('[') || !text.contains(':'));
    is_name.then(|| text.to_string()).ok_or_else(|| format!("'{text}' is not a name such as games.example.org"))
}

fn rate(text: &str) -> Result<f64, String> {
    let rate = text.parse().ok().filter(|rate| (0.001..=0.999).contains(rate));
    rate.ok_or_else(|| format!("'{text}' is not a rate from 0.001 to 0.999"))
}

fn language(code: &str) -> Result<Language, String> {
    Language::parse(code).ok_or_else(|| format!("unknown language '{code}' (available: en, de)"))
}

#[derive(Args)]
pub struct Play {
    /// Which game
    pub game: String,
    /// Who sits where: you, a name of your choice, or a bot (novice, beginner, apprentice, casual,
    /// skilled, strong, veteran, expert) (default: you,casual; with --load, whoever played)
    #[arg(long, value_delimiter = ',')]
    pub seats: Option<Vec<String>>,
    #[command(flatten)]
    pub options: GameOptions,
    /// The same seed deals the same cards; without it, chance decides
    #[arg(long)]
    pub seed: Option<Seed>,
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
    /// Keep the data in a database of PostgreSQL, which other servers may use too: postgres://user@host/name
    #[arg(long, value_name = "URL", env = "INNOVARIUM_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// Open the browser
    #[arg(long)]
    pub open: bool,
    /// Let workers (`innovarium think`) think for this server, too; they hear of it from this NATS server. Where none
    /// of them answers, it thinks itself
    #[arg(long, value_name = "URL", env = "INNOVARIUM_NATS")]
    pub nats: Option<String>,
    /// Send cookies over HTTPS only: for hosts behind a proxy that provides it
    #[arg(long, env = "INNOVARIUM_SECURE")]
    pub secure: bool,
    /// Take clients' addresses from the last entry of X-Forwarded-For: only behind a proxy that writes it
    #[arg(long, env = "INNOVARIUM_TRUST_PROXY")]
    pub trust_proxy: bool,
    /// A name of this server: requests for other names are refused (may be given several times; default: any name)
    #[arg(long = "host", value_name = "NAME", value_delimiter = ',', value_parser = host, env = "INNOVARIUM_HOST")]
    pub hosts: Vec<String>,
    /// Give the metrics here, with /healthz, /livez and /readyz, and no longer at the address for visitors
    #[arg(long, value_name = "ADDRESS", env = "INNOVARIUM_METRICS")]
    pub metrics: Option<SocketAddr>,
    /// How the log is written
    #[arg(long, value_enum, default_value_t = LogFormat::Text, env = "INNOVARIUM_LOG_FORMAT")]
    pub log_format: LogFormat,
    /// What is logged: this and everything graver
    #[arg(long, value_enum, default_value_t = LogLevel::Info, env = "INNOVARIUM_LOG_LEVEL")]
    pub log_level: LogLevel,
    /// Log every request too: method, route, status, milliseconds and the network it came from
    #[arg(long, env = "INNOVARIUM_ACCESS_LOG")]
    pub access_log: bool,
    /// Where people can send component sets that they have corrected: an address of a page or of mail, which the pages
    /// show
    #[arg(long, value_name = "ADDRESS", env = "INNOVARIUM_COMPONENTS_CONTACT")]
    pub components_contact: Option<String>,
    /// Days after which a guest who does not come back is forgotten, with all matches that nobody else plays; 0: never
    #[arg(long, value_name = "DAYS", default_value_t = 180, value_parser = days, env = "INNOVARIUM_KEEP_GUESTS")]
    pub keep_guests: u32,
    /// Days after which the chat of a match that is over is deleted; 0: never
    #[arg(long, value_name = "DAYS", default_value_t = 365, value_parser = days, env = "INNOVARIUM_KEEP_CHAT")]
    pub keep_chat: u32,
    /// Allow webhooks to private addresses and plain HTTP: only if you trust every player
    #[arg(long, env = "INNOVARIUM_INNER_WEBHOOKS")]
    pub inner_webhooks: bool,
    /// Unfinished matches that one person may have created
    #[arg(long, default_value_t = 60, env = "INNOVARIUM_MATCHES")]
    pub matches: u32,
    /// Connections to tables at the same time [default: 20000, or as many as the system has file handles for]
    #[arg(long, env = "INNOVARIUM_CONNECTIONS")]
    pub connections: Option<usize>,
    /// Connections to tables from one address, and as many that only ask for pages
    #[arg(long, default_value_t = 250, env = "INNOVARIUM_CONNECTIONS_PER_ADDRESS")]
    pub connections_per_address: usize,
    /// Changing requests per second from one address
    #[arg(long, default_value_t = 10, env = "INNOVARIUM_RATE")]
    pub rate: u32,
    /// Other requests per second from one address
    #[arg(long, default_value_t = 100, env = "INNOVARIUM_READS")]
    pub reads: u32,
    /// Messages per second over one connection to a table
    #[arg(long, default_value_t = 20, env = "INNOVARIUM_MESSAGES")]
    pub messages: u32,
    /// Seconds after which a match that nobody watches leaves memory
    #[arg(long, default_value_t = 300, env = "INNOVARIUM_IDLE")]
    pub idle: u64,
    /// Seconds a player must be away before the others may hand the seat to a bot
    #[arg(long, default_value_t = 120, env = "INNOVARIUM_ABSENCE")]
    pub absence: u64,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum LogFormat {
    Text,
    Json,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum LogLevel {
    Error,
    Warn,
    Info,
    Debug,
}

#[derive(Args)]
pub struct Think {
    /// The NATS server where jobs are given: nats://host:4222, or nats://user:password@host:4222
    #[arg(long, value_name = "URL", env = "INNOVARIUM_NATS")]
    pub nats: String,
    /// How many thoughts at the same time, and as many games of `arena`, `lab` and `fit` [default: all cores]
    #[arg(long, value_parser = jobs)]
    pub cores: Option<usize>,
    /// How the log is written
    #[arg(long, value_enum, default_value_t = LogFormat::Text, env = "INNOVARIUM_LOG_FORMAT")]
    pub log_format: LogFormat,
    /// What is logged: this and everything graver
    #[arg(long, value_enum, default_value_t = LogLevel::Info, env = "INNOVARIUM_LOG_LEVEL")]
    pub log_level: LogLevel,
}

/// Who plays the games of a command.
#[derive(Args)]
pub struct Elsewhere {
    /// Let workers (`innovarium think`) play the games; they hear of it from this NATS server. The result is the same.
    /// As long as there are none, the games are played here
    #[arg(long, value_name = "URL")]
    pub nats: Option<String>,
}

#[derive(Args)]
pub struct Health {
    /// Where the server listens
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8470", env = "INNOVARIUM_LISTEN")]
    pub listen: SocketAddr,
}

#[derive(Args)]
pub struct Simulate {
    /// Which game
    pub game: String,
    #[arg(long, default_value_t = 1000)]
    pub games: usize,
    #[arg(long, default_value_t = 2)]
    pub seats: usize,
    /// One bot for all seats, or one per seat, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "random")]
    pub bots: Vec<String>,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub options: GameOptions,
    /// How many threads
    #[arg(long, default_value_t = 1, value_parser = jobs)]
    pub jobs: usize,
    /// Write a record of every game into this folder
    #[arg(long, value_name = "FOLDER")]
    pub records: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Every pair of bots meets in sets of games with the same deal: the two alternate around the table, and every turn of
/// that seating is played. Two seats make sets of 2 games, three seats 6, four 2, five 10. A bot's victories are those
/// of all its seats, so that equal bots win 50 %.
///
/// The same seed gives the same games whatever --jobs is, as long as no decision runs out of time: levels have a cap of
/// two seconds per decision, and a budget in seconds is not repeatable at all.
#[derive(Args)]
pub struct Arena {
    /// Which game
    pub game: String,
    /// Two or more, separated by commas: a level (expert), or one with a number of iterations (strong@500) or seconds
    /// (expert@0.5s) per decision
    #[arg(long, value_delimiter = ',')]
    pub bots: Vec<String>,
    /// Only bots that stand side by side in the list meet: for levels in their order
    #[arg(long)]
    pub neighbors: bool,
    /// Games of every pair, rounded up to whole sets
    #[arg(long, default_value_t = 100)]
    pub games: usize,
    #[arg(long, default_value_t = 2)]
    pub seats: usize,
    /// What every bot that searches may spend on a decision, instead of its own budget: iterations (500) or seconds
    /// (0.5s)
    #[arg(long, value_name = "LIMIT")]
    pub budget: Option<Limit>,
    /// How many threads
    #[arg(long, default_value_t = 1, value_parser = jobs)]
    pub jobs: usize,
    #[command(flatten)]
    pub elsewhere: Elsewhere,
    /// Seed of the first set; every further set has the next
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub options: GameOptions,
    /// Write a record of every game into this folder
    #[arg(long, value_name = "FOLDER")]
    pub records: Option<PathBuf>,
    /// Keep the results so far in this file, and go on from it if the tournament was interrupted (default: arena.jsonl
    /// in the folder of the records, if there is one)
    #[arg(long, value_name = "FILE")]
    pub state: Option<PathBuf>,
    /// Bots whose names begin with rival- (rival-strong, rival-strong@500) judge by what `fit` wrote into this file
    #[arg(long, value_name = "FILE", conflicts_with = "nats")]
    pub rival: Option<PathBuf>,
    /// Stop as soon as it is clear whether the second of two bots is better than the first: a sequential probability
    /// ratio test
    #[arg(long)]
    pub sprt: bool,
    /// The second bot's share of the victories if it is not better
    #[arg(long, value_name = "RATE", requires = "sprt", value_parser = rate, default_value_t = 0.5)]
    pub null: f64,
    /// The second bot's share of the victories if it is better
    #[arg(long, value_name = "RATE", requires = "sprt", value_parser = rate, default_value_t = 0.6)]
    pub better: f64,
    /// How often a bot that is not better may be found better
    #[arg(long, value_name = "RATE", requires = "sprt", value_parser = rate, default_value_t = 0.05)]
    pub alpha: f64,
    /// How often a bot that is better may be found not better
    #[arg(long, value_name = "RATE", requires = "sprt", value_parser = rate, default_value_t = 0.05)]
    pub beta: f64,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Lab {
    /// Which game
    pub game: String,
    #[arg(long, default_value_t = 500)]
    pub games: usize,
    /// Who plays on all seats: a level (strong), or one with a number of iterations (strong@500) or seconds
    /// (strong@0.5s) per decision
    #[arg(long, default_value = "strong")]
    pub bot: String,
    /// Write index.html, statistics.json and statistics.csv into this folder
    #[arg(long, value_name = "FOLDER", required_unless_present = "cards")]
    pub out: Option<PathBuf>,
    /// Write into this file how often those won who had each card or tile
    #[arg(long, value_name = "FILE", conflicts_with = "by")]
    pub cards: Option<PathBuf>,
    #[arg(long, default_value_t = 2)]
    pub seats: usize,
    /// How many threads; the result is the same, as long as no decision runs out of time
    #[arg(long, default_value_t = 1, value_parser = jobs)]
    pub jobs: usize,
    #[command(flatten)]
    pub elsewhere: Elsewhere,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub options: GameOptions,
    /// Play with every value of this option in turn, and compare them: --by edition
    #[arg(long, value_name = "OPTION")]
    pub by: Option<String>,
    /// Language of the page
    #[arg(long, value_parser = language, default_value = "en")]
    pub lang: Language,
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
    /// Players per game; several numbers take turns
    #[arg(long, value_delimiter = ',', default_value = "2")]
    pub seats: Vec<usize>,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub options: GameOptions,
    /// Also play with this option changed, in turn (may be given several times)
    #[arg(long, value_name = "KEY=VALUE", value_parser = pair)]
    pub also: Vec<(String, String)>,
    /// How many threads; the result is the same
    #[arg(long, default_value_t = 1, value_parser = jobs)]
    pub jobs: usize,
    #[command(flatten)]
    pub elsewhere: Elsewhere,
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

/// A lesson is three files: NAME.lesson, NAME.en.ftl and NAME.de.ftl. docs/lessons.md says how to write one.
#[derive(Args)]
pub struct Lessons {
    #[command(subcommand)]
    pub command: Option<LessonsCommand>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Subcommand)]
pub enum LessonsCommand {
    /// Play every step of lessons, and check their words in every language; solve every puzzle of a file of puzzles
    Check {
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

#[derive(Args)]
pub struct Replay {
    pub file: PathBuf,
    /// Stop after this many choices
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
    /// Write it into this file, which must not exist yet
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// List the sets of values that are known instead, the one for new games first: their hash, how much is
    /// reconstructed, and their name
    #[arg(long, conflicts_with = "out")]
    pub list: bool,
    /// Look through a component file instead, and say everything that is wrong with it
    #[arg(long, value_name = "FILE", conflicts_with_all = ["out", "list"])]
    pub check: Option<PathBuf>,
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
    /// Games with invariants checked after every decision; one in a hundred is checked thoroughly
    #[arg(long, default_value_t = 100_000)]
    pub games: usize,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}
