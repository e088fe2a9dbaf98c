//! The command line of `innovarium admin`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Subcommand};

/// Works on the data of a server, also while it runs; it notices within a second.
#[derive(Args)]
pub struct Admin {
    /// Where the data are; without it the user's data folder
    #[arg(long, value_name = "FOLDER", env = "INNOVARIUM_DATA", global = true)]
    pub data: Option<PathBuf>,
    /// The database of PostgreSQL that the server uses instead of a folder
    #[arg(long, value_name = "URL", env = "INNOVARIUM_DATABASE", hide_env_values = true, global = true)]
    pub database: Option<String>,
    /// Print lists as JSON
    #[arg(long, global = true)]
    pub json: bool,
    #[command(subcommand)]
    pub command: AdminCommand,
}

#[derive(Subcommand)]
pub enum AdminCommand {
    /// Guests and accounts
    #[command(subcommand)]
    People(PeopleCommand),
    /// Matches, whatever their state
    #[command(subcommand)]
    Matches(MatchesCommand),
    /// Keep a person or a network from writing and connecting
    Ban(BanArgs),
    /// End a ban
    Unban {
        /// As `bans` lists it
        number: u32,
    },
    /// List the bans
    Bans,
    /// What people have reported
    #[command(subcommand)]
    Reports(ReportsCommand),
    /// Show everybody a banner; without a text, end it
    Announce(AnnounceArgs),
    /// Let an account use the admin page
    Operator {
        /// The account
        account: String,
        /// Take the role away
        #[arg(long)]
        off: bool,
    },
    /// What operators have done
    Log,
}

#[derive(Subcommand)]
pub enum PeopleCommand {
    /// The last 100 seen, or those whose name, account, id or address begins like this
    List { search: Option<String> },
    /// One person with their matches
    Show {
        /// An id or an account
        who: String,
    },
    /// Give a person another name, also in all matches
    Rename { who: String, name: String },
    /// Delete everything about a person; matches stay under another name
    Delete { who: String },
}

#[derive(Subcommand)]
pub enum MatchesCommand {
    /// The last 100 that changed
    List {
        /// waiting, running or finished
        #[arg(long, value_parser = ["waiting", "running", "finished"])]
        status: Option<String>,
    },
    /// One match
    Show { id: String },
    /// End a running match, all players sharing the first place; one that waits is deleted
    End { id: String },
    /// Delete a match for good
    Delete { id: String },
}

#[derive(Subcommand)]
pub enum ReportsCommand {
    /// The open ones, the newest first
    List {
        /// Those that were dealt with, too
        #[arg(long)]
        all: bool,
    },
    /// A report has been dealt with
    Close { number: u32 },
}

/// A hundred years; what is longer is meant for ever.
const LONGEST: Duration = Duration::from_secs(100 * 366 * 24 * 60 * 60);

fn duration(text: &str) -> Result<Duration, String> {
    let duration = humantime::parse_duration(text).map_err(|error| error.to_string())?;
    if duration > LONGEST {
        return Err("at most 100 years; without --for a ban never ends".to_string());
    }
    Ok(duration)
}

#[derive(Args)]
pub struct BanArgs {
    /// The id or account of a person, or an address or network (192.0.2.0/24)
    pub whom: String,
    /// Shown to who is banned
    #[arg(long)]
    pub reason: String,
    /// For how long: 30m, 12h, 3days; without it for ever
    #[arg(long = "for", value_name = "TIME", value_parser = duration)]
    pub duration: Option<Duration>,
}

#[derive(Args)]
pub struct AnnounceArgs {
    /// What is announced
    pub text: Option<String>,
    /// The same in German; without it, everybody reads the one text
    #[arg(long)]
    pub german: Option<String>,
    /// For how long: 30m, 12h, 3days
    #[arg(long = "for", value_name = "TIME", value_parser = duration, default_value = "24h")]
    pub duration: Duration,
}
