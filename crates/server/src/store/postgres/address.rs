//! Where a server is, and how to talk to it.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

use super::PROGRAM;
use super::error::explain;
use crate::store::StoreError;

/// How long it may take to connect.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long a connection may be silent though it was asked; without this, a cut cable is noticed after a quarter of an
/// hour.
const SILENCE: Duration = Duration::from_secs(10);

/// `postgres://user:password@host:port/name?sslmode=...`
#[derive(Clone, PartialEq)]
pub struct Address {
    pub(super) config: Box<Config>,
    pub(super) verification: Verification,
}

/// Whether the server must prove who it is.
#[derive(Clone, PartialEq)]
pub(super) enum Verification {
    /// Encryption alone protects against whoever only listens.
    None,
    /// By a certificate of these authorities; none: those that the system trusts.
    Full(Option<PathBuf>),
}

impl FromStr for Address {
    type Err = StoreError;

    fn from_str(url: &str) -> Result<Address, StoreError> {
        if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
            return Err(wrong("it must begin with postgres://"));
        }
        let (place, options) = url.split_once('?').unwrap_or((url, ""));
        let (mut ssl, mut roots, mut other) = ("prefer", None, Vec::new());
        for option in options.split('&').filter(|option| !option.is_empty()) {
            match option.split_once('=') {
                Some(("sslmode", mode)) => ssl = mode,
                Some(("sslrootcert", path)) => roots = Some(PathBuf::from(path)),
                _ => other.push(option),
            }
        }
        let mut config: Config = format!("{place}?{}", other.join("&"))
            .parse()
            .map_err(|error: tokio_postgres::Error| wrong(&explain(&error)))?;
        let (mode, verification) = match ssl {
            "disable" => (SslMode::Disable, Verification::None),
            "prefer" => (SslMode::Prefer, Verification::None),
            "require" => (SslMode::Require, Verification::None),
            "verify-full" => (SslMode::Require, Verification::Full(roots)),
            _ => return Err(wrong("sslmode is one of disable, prefer, require, verify-full")),
        };
        config.ssl_mode(mode);
        complete(&mut config)?;
        Ok(Address { config: Box::new(config), verification })
    }
}

fn wrong(problem: &str) -> StoreError {
    StoreError::Broken(format!("this is not the address of a database: {problem}"))
}

/// What the address leaves open.
fn complete(config: &mut Config) -> Result<(), StoreError> {
    if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
        return Err(wrong("it names no host"));
    }
    if config.get_dbname().is_none() {
        return Err(wrong("it names no database"));
    }
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(PATIENCE);
    }
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(SILENCE);
    }
    if config.get_application_name().is_none() {
        config.application_name(PROGRAM);
    }
    Ok(())
}

/// Without user and password.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let host = |host: &Host| match host {
            Host::Tcp(name) => name.clone(),
            #[cfg(unix)]
            Host::Unix(path) => path.display().to_string(),
        };
        let hosts: Vec<String> = match self.config.get_hosts() {
            [] => self.config.get_hostaddrs().iter().map(ToString::to_string).collect(),
            hosts => hosts.iter().map(host).collect(),
        };
        let ports: Vec<String> = self.config.get_ports().iter().map(|port| format!(":{port}")).collect();
        let place = format!("{}{}", hosts.join(","), ports.join(","));
        write!(f, "postgres://{place}/{}", self.config.get_dbname().unwrap_or_default())
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        let address: Address =
            "postgres://zoe:s3cret@db.example:5433/games?sslmode=require".parse().expect("an address");
        assert_eq!(address.to_string(), "postgres://db.example:5433/games");
        assert_eq!(address.config.get_ssl_mode(), SslMode::Require);
        assert!(address.verification == Verification::None);
        let verified: Address =
            "postgresql://db.example/games?sslmode=verify-full&sslrootcert=/ca.pem&connect_timeout=2"
                .parse()
                .expect("one");
        assert!(verified.verification == Verification::Full(Some("/ca.pem".into())));
        assert_eq!(verified.config.get_connect_timeout(), Some(&Duration::from_secs(2)));
    }

    #[test]
    fn what_is_no_address_is_refused_without_repeating_it() {
        let cases = [
            ("mysql://zoe:s3cret@db/games", "begin with postgres://"),
            ("postgres://zoe:s3cret@db", "names no database"),
            ("postgres://zoe:s3cret@/games", "names no host"),
            ("postgres://zoe:s3cret@db:port/games", "invalid"),
            ("postgres://zoe:s3cret@db/games?sslmode=allow", "sslmode is one of"),
            ("postgres://zoe:s3cret@db/games?color=red", "unknown option"),
        ];
        for (url, expected) in cases {
            let problem = url.parse::<Address>().expect_err("refused").to_string();
            assert!(problem.contains(expected) && !problem.contains("s3cret"), "{url}: {problem}");
        }
    }
}
