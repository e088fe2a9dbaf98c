//! PostgreSQL, NATS and HAProxy for the tests: installed from Debian's packages where they are missing, one of each
//! started for all tests.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use services::{HaProxy, Missing, Nats, Postgres};

use crate::{Done, Failure, debian};

/// What tests are told where to find; tests that need what is missing say that they are left out.
pub struct Servers {
    postgres: Option<Postgres>,
    nats: Option<Nats>,
}

/// Installs what is missing. Where there is no apt, the tests that need it are left out; on machines that nobody
/// watches (CI) that is a failure.
pub fn install() -> Done {
    for find in [Postgres::find, Nats::find, HaProxy::find] {
        if let Err(Missing::Package(package)) = find() {
            if !is_needed() && Command::new("apt-get").arg("--version").output().is_err() {
                println!("without {package}, which cannot be installed here: the tests that need it are left out");
                continue;
            }
            println!("no {package} found: installing Debian's");
            debian::install(&[package])?;
        }
    }
    Ok(())
}

fn is_needed() -> bool {
    env::var_os("CI").is_some()
}

impl Servers {
    /// They end with the thread that calls this.
    pub fn start() -> Done<Servers> {
        remove_folders();
        let postgres = Postgres::start(&outside("postgres"));
        let nats = Nats::start(&outside("nats"));
        Ok(Servers { postgres: if_installed(postgres)?, nats: if_installed(nats)? })
    }

    pub fn have_postgres(&self) -> bool {
        self.postgres.is_some()
    }

    pub fn tell(&self, command: &mut Command) {
        if let Some(postgres) = &self.postgres {
            command.env("TEST_POSTGRES", postgres.url("").trim_end_matches('/'));
        }
        if let Some(nats) = &self.nats {
            command.env("TEST_NATS", nats.url());
        }
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        (self.postgres, self.nats) = (None, None);
        remove_folders();
    }
}

/// Also those of an earlier process with this number that was killed.
fn remove_folders() {
    for name in ["postgres", "nats"] {
        // What cannot be deleted lies where the system keeps such files.
        drop(fs::remove_dir_all(outside(name)));
        drop(fs::remove_file(outside(name).with_extension("log")));
    }
}

/// A folder outside of the project, which may lie where PostgreSQL's own user cannot reach it.
fn outside(name: &str) -> PathBuf {
    env::temp_dir().join(format!("innovarium-{name}-{}", std::process::id()))
}

fn if_installed<T>(started: Result<T, Missing>) -> Done<Option<T>> {
    match started {
        Ok(server) => Ok(Some(server)),
        Err(Missing::Package(_)) if !is_needed() => Ok(None),
        Err(missing) => Err(Failure(missing.to_string())),
    }
}
