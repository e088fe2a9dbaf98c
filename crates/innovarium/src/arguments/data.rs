//! The command line of `innovarium backup`, `restore` and `move`.

use std::path::PathBuf;

use clap::Args;

#[derive(Args)]
pub struct Backup {
    /// Where to write the copy
    pub file: PathBuf,
    /// The folder of the data; without it the user's data folder
    #[arg(long, value_name = "FOLDER", env = "INNOVARIUM_DATA")]
    pub data: Option<PathBuf>,
    /// Not for this: what is in PostgreSQL, pg_dump copies
    #[arg(long, value_name = "URL", env = "INNOVARIUM_DATABASE", hide = true, hide_env_values = true)]
    pub database: Option<String>,
    /// Replace the file if it exists
    #[arg(long)]
    pub force: bool,
}

#[derive(Args)]
pub struct Restore {
    /// The copy
    pub file: PathBuf,
    /// The folder of the data; without it the user's data folder
    #[arg(long, value_name = "FOLDER", env = "INNOVARIUM_DATA")]
    pub data: Option<PathBuf>,
    /// Not for this: what is in PostgreSQL, pg_restore restores
    #[arg(long, value_name = "URL", env = "INNOVARIUM_DATABASE", hide = true, hide_env_values = true)]
    pub database: Option<String>,
    /// Remove the data that is there now, instead of keeping it beside the restored
    #[arg(long)]
    pub force: bool,
}

#[derive(Args)]
pub struct Move {
    /// A folder of data, a file in it or elsewhere, or a database: postgres://user@host/name
    #[arg(long, value_name = "FILE|URL")]
    pub from: String,
    /// Where to: a file that does not exist yet, or an empty database
    #[arg(long, value_name = "FILE|URL")]
    pub to: String,
}
