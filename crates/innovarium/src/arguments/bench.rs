//! The arguments of `innovarium bench`.

use std::time::Duration;

use clap::{Args, Subcommand};

use super::seconds;

#[derive(Subcommand)]
pub enum Bench {
    /// Load a server with matches over real connections on this machine
    Server(BenchServer),
    /// One match that many people watch
    Watchers(BenchWatchers),
    /// How long bots take to answer many people on this machine
    Thinking(BenchThinking),
    /// Several servers on PostgreSQL and NATS, and faults at random: is anything lost, and how soon do people go on?
    Cluster(BenchCluster),
    /// The bare server to compare with
    #[command(hide = true)]
    Echo,
}

#[derive(Args)]
pub struct BenchWatchers {
    #[arg(long, default_value_t = 1000)]
    pub watchers: usize,
    /// How long the match is measured, at ten choices per second
    #[arg(long, value_parser = seconds, default_value = "10")]
    pub seconds: Duration,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
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

#[derive(Args)]
pub struct BenchThinking {
    /// People who play at the same time, each against one bot
    #[arg(long, default_value_t = 200)]
    pub people: usize,
    /// Which game
    #[arg(long, default_value = "innovation")]
    pub game: String,
    /// The level of the bots
    #[arg(long, default_value = "expert")]
    pub level: String,
    /// How long a person thinks about a choice
    #[arg(long, value_parser = seconds, default_value = "1")]
    pub pause: Duration,
    /// Matches of bots that somebody else makes and watches from one address, in a second measurement
    #[arg(long, default_value_t = 0)]
    pub flood: usize,
    /// How long is measured
    #[arg(long, value_parser = seconds, default_value = "60")]
    pub seconds: Duration,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Processes of a cluster on this machine.
fn several(text: &str) -> Result<usize, String> {
    let several = text.parse().ok().filter(|several| *several <= 16);
    several.ok_or_else(|| format!("'{text}' is not a number up to 16"))
}

#[derive(Args)]
pub struct BenchCluster {
    #[arg(long, default_value_t = 3, value_parser = several)]
    pub nodes: usize,
    #[arg(long, default_value_t = 0, value_parser = several)]
    pub workers: usize,
    /// Matches played at the same time, each by two clients
    #[arg(long, default_value_t = 50)]
    pub matches: usize,
    /// How long they play
    #[arg(long, value_parser = seconds, default_value = "60")]
    pub seconds: Duration,
    /// Play on until so many choices are acknowledged
    #[arg(long, default_value_t = 0)]
    pub choices: usize,
    /// Choices per second of all matches together; without it as fast as they can
    #[arg(long)]
    pub rate: Option<u32>,
    /// What happens: all, none, or some of node, pause, postgres, nats, cut, worker
    #[arg(long, value_delimiter = ',', default_value = "all")]
    pub faults: Vec<String>,
    /// The time between two faults, on average
    #[arg(long, value_parser = seconds, default_value = "3")]
    pub every: Duration,
    /// Players of one match use different servers, also without faults
    #[arg(long)]
    pub scatter: bool,
    /// Players come through HAProxy, which ends the connections of a server that stands still
    #[arg(long, conflicts_with = "scatter")]
    pub balancer: bool,
    /// The same seed has the same faults
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
