//! `innovarium bench watchers`: what it costs the server, and the players, that many people watch a match.

use std::sync::Arc;
use std::time::Duration;

use futures_util::stream::{self, StreamExt, TryStreamExt};
use serde::Serialize;

use super::child::{Folder, Process};
use super::http::socket;
use super::idle::Listeners;
use super::makers::Makers;
use super::pace::{Borne, settle};
use super::players::Players;
use crate::Done;
use crate::arguments::BenchWatchers;

/// Choices per second: more than people make, so that there is something to measure.
const RATE: u32 = 10;
/// Watchers who arrive at the same time; they must fit into the queue of the listening socket.
const AT_ONCE: usize = 64;

#[derive(Serialize)]
struct Watched {
    watchers: usize,
    /// Milliseconds of the server's processor time for each of the first and of the last tenth who came.
    first_arrivals: Option<f64>,
    last_arrivals: Option<f64>,
    /// Milliseconds of the server's processor time for one choice.
    per_choice: Option<f64>,
    /// How long the other player waited for a choice.
    players: Borne,
}

pub async fn run(args: &BenchWatchers) -> Done {
    let watched = measure(args).await?;
    if args.json {
        say!("{}", serde_json::to_string(&watched)?);
        return Ok(());
    }
    let ms = |time: Option<f64>| time.map_or_else(|| "unknown".to_string(), |time| format!("{time:.2} ms"));
    say!("{} watchers", watched.watchers);
    let (first, last) = (ms(watched.first_arrivals), ms(watched.last_arrivals));
    say!("  arriving: {first} of the server's processor for the first, {last} for the last");
    let times = &watched.players.times;
    say!("  a choice: {} of the server's processor ({} choices)", ms(watched.per_choice), times.count);
    say!("  the other player has it after {:.1} ms (median), {:.1} ms (99 of 100)", times.median, times.p99);
    Ok(())
}

async fn measure(args: &BenchWatchers) -> Done<Watched> {
    let folder = Folder::new()?;
    let server = Process::serve(&folder.0, &[]).await?;
    let makers = Arc::new(Makers::open(server.address).await?);
    let pair = makers.make(0).await?;
    let players = Players::new(makers.clone(), 1);
    players.pace.set(Some(RATE));
    let mut watchers = Listeners::default();
    let tenth = args.watchers.div_ceil(10);
    let first_arrivals = arrive(&server, &pair.id, tenth, &mut watchers).await?;
    arrive(&server, &pair.id, args.watchers.saturating_sub(2 * tenth), &mut watchers).await?;
    let last_arrivals = arrive(&server, &pair.id, tenth, &mut watchers).await?;
    let playing = {
        let (players, pair) = (players.clone(), pair.clone());
        tokio::spawn(async move { players.play_match(0, &pair).await })
    };
    settle(args.seconds).await;
    let borne = players.pace.measure(&server, args.seconds, Some(RATE)).await;
    playing.abort();
    let choices = borne.times.count.max(1) as f64;
    let seconds = choices / borne.per_second.max(f64::MIN_POSITIVE);
    Ok(Watched {
        watchers: watchers.count(),
        first_arrivals,
        last_arrivals,
        per_choice: borne.server_cores.map(|cores| cores * seconds * 1000.0 / choices),
        players: borne,
    })
}

/// Lets `count` people come to watch, and answers the server's work for each of them, in milliseconds.
async fn arrive(server: &Process, id: &str, count: usize, watchers: &mut Listeners) -> Done<Option<f64>> {
    let path = format!("/api/matches/{id}/live?changes=lz4");
    let before = server.worked();
    let opened = stream::iter(0..count).map(|_| socket(server.address, &path, "", None));
    let mut opened = opened.buffer_unordered(AT_ONCE);
    while let Some(socket) = opened.try_next().await? {
        watchers.add(socket);
    }
    // Until everybody has been welcomed.
    settle(Duration::MAX).await;
    Ok(server.worked().zip(before).map(|(after, before)| (after - before) * 1000.0 / count.max(1) as f64))
}
