//! `innovarium serve`: the server for browsers.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use directories::ProjectDirs;
use server::{Catalog, Config, Limits, Server};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use crate::arguments::Serve;
use crate::{Done, Failure};

/// Where it listens by default, and how many ports it tries from there.
const PORT: u16 = 8470;
const PORTS: u16 = 50;

pub fn run(catalog: Catalog, args: &Serve) -> Done {
    tracing_subscriber::fmt().with_max_level(tracing_subscriber::filter::LevelFilter::INFO).with_target(false).init();
    let data = args.data.clone().map_or_else(usual_folder, Ok)?;
    let mut config = Config::new(data);
    config.secure = args.secure;
    config.idle = Duration::from_secs(args.idle);
    config.absence = Duration::from_secs(args.absence);
    config.trust_proxy = args.trust_proxy;
    config.inner_webhooks = args.inner_webhooks;
    config.limits = Limits {
        matches: args.matches,
        connections: args.connections,
        requests_per_second: args.rate,
        burst: args.rate.saturating_mul(6),
        reads_per_second: args.reads,
        read_burst: args.reads.saturating_mul(6),
        messages_per_second: args.messages,
        ..Limits::default()
    };
    // Many systems allow only 1024 open files at first, fewer than the connections we allow; if the limit cannot be
    // raised, it stays.
    drop(rlimit::increase_nofile_limit(u64::MAX));
    let place = config.data.clone();
    let server = Server::open(config, catalog).map_err(|error| Failure(format!("{}: {error}", place.display())))?;
    Runtime::new()?.block_on(async {
        let listener = listen(args.listen).await?;
        let address = reachable(listener.local_addr()?);
        say!("Innovarium is at http://{address}\nData: {}\nStop with Ctrl-C.", place.display());
        if args.open && open::that(format!("http://{address}")).is_err() {
            say!("No browser could be opened; go to the address above.");
        }
        server.serve(listener, stop()).await;
        Ok(())
    })
}

fn usual_folder() -> Done<PathBuf> {
    let folders = ProjectDirs::from("", "", "innovarium");
    let folder = folders.map(|folders| folders.data_dir().to_path_buf());
    folder.ok_or_else(|| Failure("no home folder is known: say where to keep the data with --data".into()))
}

async fn listen(wanted: Option<SocketAddr>) -> Done<TcpListener> {
    if let Some(address) = wanted {
        return TcpListener::bind(address).await.map_err(|error| Failure(format!("{address}: {error}")));
    }
    for port in PORT..PORT + PORTS {
        if let Ok(listener) = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await {
            return Ok(listener);
        }
    }
    Err(Failure(format!("no port from {PORT} to {} is free: choose one with --listen", PORT + PORTS - 1)))
}

/// An address that a browser can open: a server that listens everywhere is reached at this machine.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(Ipv4Addr::LOCALHOST.into());
    }
    address
}

/// Completes when the program is asked to end.
async fn stop() {
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
