//! Connections over which nothing happens: two players per match, both thinking.

use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use futures_util::stream::{self, TryStreamExt};
use serde::Serialize;
use tokio::task::JoinSet;

use super::child::Process;
use super::http::Socket;
use super::makers::{Makers, Pair};
use super::pace::settle;
use crate::Done;

/// Connections opened at the same time; they must fit into the queue of the listening socket.
const AT_ONCE: usize = 64;

#[derive(Serialize)]
pub struct Idle {
    pub connections: usize,
    pub matches: usize,
    /// Bytes of memory.
    pub per_connection: Option<f64>,
    pub per_match: Option<f64>,
}

/// Connections that stay open, each with somebody who listens.
#[derive(Default)]
pub struct Listeners(JoinSet<()>);

impl Listeners {
    pub fn add(&mut self, mut socket: Socket) {
        self.0.spawn(async move { while let Some(Ok(_)) = socket.next().await {} });
    }

    /// How many have not been closed by the server.
    pub fn count(&mut self) -> usize {
        while self.0.try_join_next().is_some() {}
        self.0.len()
    }
}

pub async fn make(makers: &Arc<Makers>, matches: usize) -> Done<Vec<Pair>> {
    let made = stream::iter(0..matches).map(|number| async move { makers.make(number).await });
    made.buffer_unordered(AT_ONCE).try_collect().await
}

pub async fn connect(makers: &Arc<Makers>, pairs: &[Pair], listeners: &mut Listeners) -> Done {
    let seats = pairs.iter().flat_map(|pair| [(pair, 0), (pair, 1)]);
    let opened = stream::iter(seats).map(|(pair, seat)| makers.sit_down(pair, seat));
    let mut opened = opened.buffer_unordered(AT_ONCE);
    while let Some(socket) = opened.try_next().await? {
        listeners.add(socket);
    }
    Ok(())
}

/// The difference of two measurements, divided by the number of things measured.
pub fn each(before: Option<u64>, after: Option<u64>, count: usize) -> Option<f64> {
    Some((after? as f64 - before? as f64) / count.max(1) as f64)
}

pub async fn measure(server: &Process, makers: &Arc<Makers>, count: usize, time: Duration) -> Done<(Idle, Listeners)> {
    let mut listeners = Listeners::default();
    // What the server needs only once is not part of the price of each.
    let warm = make(makers, AT_ONCE).await?;
    connect(makers, &warm, &mut listeners).await?;
    settle(time).await;
    let before = server.memory();
    let pairs = make(makers, count.div_ceil(2)).await?;
    settle(time).await;
    let made = server.memory();
    connect(makers, &pairs, &mut listeners).await?;
    settle(time).await;
    let connected = server.memory();
    let matches = pairs.len();
    let idle = Idle {
        connections: listeners.count(),
        matches: matches + AT_ONCE,
        per_connection: each(made, connected, matches * 2),
        per_match: each(before, made, matches),
    };
    Ok((idle, listeners))
}
