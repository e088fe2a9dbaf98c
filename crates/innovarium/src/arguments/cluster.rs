//! The arguments of `innovarium bench cluster`.

use std::time::Duration;

use clap::Args;

use super::seconds;

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
    /// The same seed has the same faults
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
