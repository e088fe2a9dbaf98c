//! Accepting TCP connections, and ending those that stay silent.

use std::convert::Infallible;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use tower_service::Service;

use crate::app::{App, closed};
use crate::connection_counts::{Admission, ConnectionCounts};
use crate::limits::household;

/// The pause when the system has no more file handles; waiting may help.
const OUT_OF_FILES: Duration = Duration::from_secs(1);

/// Until the server shuts down and the last connection has ended.
pub async fn serve(app: &Arc<App>, listener: TcpListener, router: Router) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(app.config.patience);
    let mut closing = app.closing.subscribe();
    // Every connection holds a sender; `recv` returns when all of them are dropped.
    let (open, mut all_gone) = mpsc::channel::<Infallible>(1);
    let doorkeeper = Doorkeeper::new(app);
    loop {
        let (stream, peer) = tokio::select! {
            next = next(&listener) => next,
            () = closed(&mut closing) => break,
        };
        // Without a word: an answer would cost more than what it refuses.
        let Some(entry) = doorkeeper.admit(peer) else { continue };
        let router = router.clone();
        let connection =
            http.serve_connection(TokioIo::new(stream), service_fn(move |r| answer(router.clone(), peer, r)));
        let (mut closing, open) = (closing.clone(), open.clone());
        tokio::spawn(async move {
            let mut connection = pin!(connection.with_upgrades());
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = closed(&mut closing) => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection broke off");
            }
            drop((open, entry));
        });
    }
    drop((listener, open));
    all_gone.recv().await;
}

/// Counts the connections that have not become WebSockets; those are counted by their own limits.
struct Doorkeeper {
    free: Arc<Semaphore>,
    by_address: Arc<ConnectionCounts>,
    most_of_address: usize,
}

/// Counts as long as it is kept.
struct Entry {
    _of_all: OwnedSemaphorePermit,
    _of_address: Admission,
}

impl Doorkeeper {
    fn new(app: &App) -> Self {
        let limits = &app.config.limits;
        // Behind a proxy all connections come from one address.
        let most_of_address =
            if app.config.trust_proxy { limits.requesting_connections } else { limits.connections_per_address };
        Doorkeeper {
            free: Arc::new(Semaphore::new(limits.requesting_connections)),
            by_address: Arc::default(),
            most_of_address,
        }
    }

    fn admit(&self, peer: SocketAddr) -> Option<Entry> {
        let of_all = self.free.clone().try_acquire_owned().ok()?;
        let of_address = self.by_address.admit(household(peer.ip()), self.most_of_address)?;
        Some(Entry { _of_all: of_all, _of_address: of_address })
    }
}

fn answer(
    mut router: Router,
    peer: SocketAddr,
    request: hyper::Request<Incoming>,
) -> impl Future<Output = Result<Response, Infallible>> {
    let mut request: Request = request.map(axum::body::Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    // A router is always ready.
    router.call(request)
}

async fn next(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                // Messages are short and awaited, so none may be delayed to be sent together with the next.
                if let Err(error) = stream.set_nodelay(true) {
                    tracing::debug!(%error, "a connection stays slow");
                }
                return (stream, peer);
            }
            Err(error) if is_the_clients(error.kind()) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be taken");
                tokio::time::sleep(OUT_OF_FILES).await;
            }
        }
    }
}

/// A client that disconnects before accept is not our error.
fn is_the_clients(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset)
}
