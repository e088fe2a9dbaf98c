//! For comparison: a bare axum WebSocket that only sends back what it gets.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::routing::any;
use axum::serve::ListenerExt;
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use super::child::Process;
use super::http::{Socket, socket};
use super::idle::each;
use super::pace::{Borne, Pace, settle};
use crate::Done;

/// About the length of a choice.
const CHOICE: usize = 60;

pub async fn serve() -> Done {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
    say!("An echo is at http://{}", listener.local_addr()?);
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let router = Router::new().route("/", any(async |upgrade: WebSocketUpgrade| upgrade.on_upgrade(echo)));
    Ok(axum::serve(listener, router).await?)
}

async fn echo(mut socket: WebSocket) {
    while let Some(Ok(message)) = socket.recv().await {
        if socket.send(message).await.is_err() {
            return;
        }
    }
}

#[derive(Serialize)]
pub struct Echo {
    pub connections: usize,
    /// Bytes of memory, with the framework's own buffers.
    pub per_connection: Option<f64>,
    /// Messages as long as a choice, as what tells a state, and as a whole state.
    pub short: Load,
    pub long: Load,
    pub whole: Load,
}

#[derive(Serialize)]
pub struct Load {
    pub bytes: usize,
    pub paced: Borne,
    pub full: Borne,
}

/// Measures it with as many connections and messages as the matches had.
pub async fn measure(connections: usize, time: Duration, rate: u32, [told, whole]: [usize; 2]) -> Done<Echo> {
    let server = Process::echo().await?;
    drop(socket(server.address, "/", "", None).await?);
    let before = server.memory();
    let short = load(&server, connections, time, rate, CHOICE).await?;
    let after = server.memory();
    let long = load(&server, connections, time, rate, told).await?;
    let whole = load(&server, connections, time, rate, whole).await?;
    Ok(Echo { connections, per_connection: each(before, after, connections), short, long, whole })
}

async fn load(server: &Process, connections: usize, time: Duration, rate: u32, bytes: usize) -> Done<Load> {
    let pace = Arc::new(Pace::new(connections));
    pace.set(Some(rate));
    let mut talking = JoinSet::new();
    for number in 0..connections {
        let socket = socket(server.address, "/", "", None).await?;
        let (pace, text) = (pace.clone(), "x".repeat(bytes));
        talking.spawn(async move { drop(talk(&pace, number, socket, text).await) });
    }
    settle(time).await;
    let paced = pace.measure(server, time, Some(rate)).await;
    pace.set(None);
    settle(time).await;
    let full = pace.measure(server, time, None).await;
    talking.shutdown().await;
    settle(time).await;
    Ok(Load { bytes, paced, full })
}

async fn talk(pace: &Pace, number: usize, mut socket: Socket, text: String) -> Done {
    loop {
        pace.wait(number).await;
        let sent = Instant::now();
        socket.send(Message::Text(text.as_str().into())).await?;
        match socket.next().await {
            Some(Ok(_)) => pace.note(number, sent.elapsed()),
            _ => return Ok(()),
        }
    }
}
