//! `innovarium serve`: the server for browsers.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use directories::ProjectDirs;
use server::store::{Address, StoreError};
use server::{Catalog, Config, Limits, Server};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use crate::arguments::{LogFormat, Serve};
use crate::{Done, Failure, logging};

/// Where it listens by default, and how many ports it tries from there.
const PORT: u16 = 8470;
const PORTS: u16 = 50;

pub fn run(catalog: Catalog, args: &Serve) -> Done {
    logging::start(args.log_format, args.log_level);
    let mut config = match &args.database {
        None => Config::new(data_folder(args.data.as_ref())?),
        Some(url) => Config { postgres: Some(postgres(url)?), ..Config::new(PathBuf::new()) },
    };
    config.nats = args.nats.clone();
    config.secure = args.secure;
    config.idle = Duration::from_secs(args.idle);
    config.absence = Duration::from_secs(args.absence);
    config.trust_proxy = args.trust_proxy;
    config.inner_webhooks = args.inner_webhooks;
    config.hosts = args.hosts.clone();
    config.metrics_apart = args.metrics.is_some();
    config.access_log = args.access_log;
    config.components_contact.clone_from(&args.components_contact);
    config.retention.guests = days(args.keep_guests);
    config.retention.chat = days(args.keep_chat);
    let room = Room::of(args.connections);
    config.limits = Limits {
        matches: args.matches,
        connections: room.tables,
        requesting_connections: room.requests,
        connections_per_address: args.connections_per_address,
        requests_per_second: args.rate,
        burst: args.rate.saturating_mul(6),
        reads_per_second: args.reads,
        read_burst: args.reads.saturating_mul(6),
        messages_per_second: args.messages,
        messages_per_second_of_address: args.messages.saturating_mul(5),
        ..Limits::default()
    };
    let place = config.postgres.as_ref().map_or_else(|| config.data.display().to_string(), Address::to_string);
    let mut server = Server::open(config, catalog).map_err(|error| Failure(format!("{place}: {}", error.problem())))?;
    Runtime::new()?.block_on(async {
        server.connect().await?;
        let listener = listen(args.listen).await?;
        let address = reachable(listener.local_addr()?);
        if let Some(address) = args.metrics {
            server = server.monitored_at(bind(address).await?);
        }
        match args.log_format {
            LogFormat::Text => {
                say!("Innovarium is at http://{address}\nData: {}\nStop with Ctrl-C.", place);
            }
            LogFormat::Json => tracing::info!(%address, data = %place, "serving"),
        }
        if args.open && open::that(format!("http://{address}")).is_err() {
            say!("No browser could be opened; go to the address above.");
        }
        server.serve(listener, stop()).await;
        Ok(())
    })
}

/// How many connections there can be.
#[derive(Debug, PartialEq)]
struct Room {
    tables: usize,
    requests: usize,
}

impl Room {
    /// What is usual, and what is kept for the database, the log and the listening sockets.
    const TABLES: usize = 20_000;
    const REQUESTS: usize = 4_000;
    const OTHER_FILES: usize = 64;

    /// Every connection needs a file handle, and many systems allow only 1024 at first.
    fn of(wanted: Option<usize>) -> Room {
        let handles = rlimit::increase_nofile_limit(u64::MAX).unwrap_or_else(|error| {
            tracing::warn!(%error, "the limit of open files cannot be raised");
            1024
        });
        let room = Room::with(usize::try_from(handles).unwrap_or(usize::MAX), wanted);
        if let Some(wanted) = wanted.filter(|wanted| *wanted > room.tables) {
            tracing::info!("{wanted} connections do not fit into {handles} file handles: {} are allowed", room.tables);
        }
        room
    }

    /// At most a fifth of the handles are for requests, so that neither kind of connection can crowd out the other.
    fn with(handles: usize, wanted: Option<usize>) -> Room {
        let free = handles.saturating_sub(Self::OTHER_FILES).max(2);
        let requests = (free / 5).clamp(1, Self::REQUESTS);
        Room { tables: wanted.unwrap_or(Self::TABLES).min(free - requests), requests }
    }
}

/// None: for ever.
fn days(number: u32) -> Option<Duration> {
    (number > 0).then(|| Duration::from_secs(u64::from(number) * 24 * 60 * 60))
}

/// The error does not repeat the address, in which there may be a password.
pub fn postgres(url: &str) -> Done<Address> {
    url.parse().map_err(|error: StoreError| Failure(format!("--database: {}", error.problem())))
}

/// The folder that is named, or the user's.
pub fn data_folder(named: Option<&PathBuf>) -> Done<PathBuf> {
    named.cloned().map_or_else(usual_folder, Ok)
}

pub fn usual_folder() -> Done<PathBuf> {
    let folders = ProjectDirs::from("", "", "innovarium");
    let folder = folders.map(|folders| folders.data_dir().to_path_buf());
    folder.ok_or_else(|| Failure("no home folder is known: say where to keep the data with --data".into()))
}

async fn listen(wanted: Option<SocketAddr>) -> Done<TcpListener> {
    if let Some(address) = wanted {
        return bind(address).await;
    }
    for port in PORT..PORT + PORTS {
        if let Ok(listener) = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await {
            return Ok(listener);
        }
    }
    Err(Failure(format!("no port from {PORT} to {} is free: choose one with --listen", PORT + PORTS - 1)))
}

async fn bind(address: SocketAddr) -> Done<TcpListener> {
    TcpListener::bind(address).await.map_err(|error| Failure(format!("{address}: {error}")))
}

/// An address that a browser can open: a server that listens everywhere is reached at this machine.
pub fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(Ipv4Addr::LOCALHOST.into());
    }
    address
}

/// Completes when the program is asked to end.
pub async fn stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    let ended = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let ended = std::future::pending::<()>();
    tokio::select! {
        _ = interrupted => {}
        () = ended => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_fit_into_the_file_handles() {
        assert_eq!(Room::with(1_000_000, None), Room { tables: 20_000, requests: 4_000 });
        assert_eq!(Room::with(1_000_000, Some(500_000)), Room { tables: 500_000, requests: 4_000 });
        assert_eq!(Room::with(20_000, None), Room { tables: 15_949, requests: 3_987 });
        assert_eq!(Room::with(1_024, Some(5_000)), Room { tables: 768, requests: 192 });
        assert_eq!(Room::with(1_024, Some(10)), Room { tables: 10, requests: 192 });
        assert_eq!(Room::with(0, None), Room { tables: 1, requests: 1 });
    }
}
