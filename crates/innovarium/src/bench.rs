//! `innovarium bench server`: how much load the server takes and how fast it answers, over real connections on this
//! machine.

mod child;
mod cluster;
mod echo;
mod http;
mod idle;
mod makers;
mod messages;
mod opening;
mod pace;
mod players;
mod report;
mod thinking;
mod watchers;

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use server::Catalog;
use tokio::runtime::Runtime;

use crate::arguments::{Bench, BenchServer};
use crate::{Done, Failure};
use child::{Folder, Process};
use makers::Makers;
use pace::settle;
use players::Players;
use report::{MatchFigures, Report};

/// Files a process has open besides its connections.
const OTHER_FILES: u64 = 200;
/// Finished matches to open positions of, and how long to wait for them.
const FINISHED: usize = 100;
const PATIENCE: Duration = Duration::from_secs(180);

pub fn run(catalog: &Catalog, bench: &Bench) -> Done {
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(u64::MAX);
    Runtime::new()?.block_on(async {
        match bench {
            Bench::Echo => echo::serve().await,
            Bench::Watchers(args) => {
                check_files(files, args.watchers as u64)?;
                watchers::run(args).await
            }
            Bench::Server(args) => {
                check_files(files, (args.idle as u64).saturating_add((args.matches as u64).saturating_mul(2)))?;
                let report = measure(args).await?;
                if args.json {
                    say!("{}", serde_json::to_string(&report)?)
                } else {
                    crate::output::write(format_args!("{report}"))
                }
                Ok(())
            }
            Bench::Cluster(args) => {
                check_files(files, (args.matches as u64).saturating_mul(4))?;
                let report = cluster::measure(catalog, args).await?;
                if args.json {
                    say!("{}", serde_json::to_string(&report)?)
                } else {
                    crate::output::write(format_args!("{report}"))
                }
                if report.is_sound() {
                    Ok(())
                } else {
                    Err(Failure("something was lost, or seen that must not be".into()))
                }
            }
            Bench::Thinking(args) => {
                check_files(files, (args.people as u64).saturating_add(args.flood as u64))?;
                let report = thinking::measure(args).await?;
                if args.json {
                    say!("{}", serde_json::to_string(&report)?)
                } else {
                    crate::output::write(format_args!("{report}"))
                }
                Ok(())
            }
        }
    })
}

fn check_files(files: u64, connections: u64) -> Done {
    let needed = connections.saturating_add(OTHER_FILES);
    if files < needed {
        return Err(Failure(format!(
            "so many connections need {needed} open files, but only {files} are allowed: see ulimit -Hn"
        )));
    }
    Ok(())
}

async fn measure(args: &BenchServer) -> Done<Report> {
    let folder = Folder::new()?;
    let server = Process::serve(&folder.0, &[]).await?;
    let cold_start = server.start;
    let makers = Arc::new(Makers::open(server.address).await?);
    let (idle, mut listeners) = idle::measure(&server, &makers, args.idle, args.seconds).await?;
    let (played, players) = play(&server, &makers, args, &mut listeners).await?;
    let finished = players.finished.lock().unwrap_or_else(PoisonError::into_inner).clone();
    drop((listeners, server));
    // The server was killed, not stopped: what it acknowledged must still be there.
    let server = Process::serve(&folder.0, &[]).await?;
    let opening = opening::measure(server.address, &finished).await?;
    let restart = server.start;
    drop(server);
    let echo =
        echo::measure(args.matches * 2, args.seconds, args.rate, [played.state_bytes, played.whole_bytes]).await?;
    Ok(Report::new(cold_start, restart, idle, played, opening, echo))
}

async fn play(
    server: &Process,
    makers: &Arc<Makers>,
    args: &BenchServer,
    idle: &mut idle::Listeners,
) -> Done<(MatchFigures, Arc<Players>)> {
    let (before, rooms_before) = (server.memory(), makers.metric("innovarium_rooms").await?);
    let players = Players::new(makers.clone(), args.matches);
    players.pace.set(Some(args.rate));
    let mut playing = players.start();
    let written = async || -> Done<(f64, f64)> {
        let sum = makers.metric("innovarium_durable_seconds_sum").await?;
        Ok((sum, makers.metric("innovarium_durable_seconds_count").await?))
    };
    // Until both players of every match are connected.
    while players.states.load(Relaxed) < args.matches as u64 * 4 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    settle(args.seconds).await;
    let start = written().await?;
    let paced = players.pace.measure(server, args.seconds, Some(args.rate)).await;
    let end = written().await?;
    players.pace.set(None);
    settle(args.seconds).await;
    let full = players.pace.measure(server, args.seconds, None).await;
    let (after, rooms) = (server.memory(), makers.metric("innovarium_rooms").await?);
    let connections = makers.metric("innovarium_connections").await?;
    let kept = idle.count();
    let waiting = Instant::now();
    let enough = || players.finished.lock().unwrap_or_else(PoisonError::into_inner).len() >= FINISHED.min(args.matches);
    while !enough() && waiting.elapsed() < PATIENCE {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    playing.shutdown().await;
    let mean = |bytes: &AtomicU64| (bytes.load(Relaxed) / players.states.load(Relaxed).max(1)) as usize;
    let played = MatchFigures {
        matches: args.matches,
        connections: connections as usize,
        idle_kept: kept,
        paced,
        full,
        durable_ms: (end.0 - start.0) / (end.1 - start.1).max(1.0) * 1000.0,
        state_bytes: mean(&players.state_bytes),
        whole_bytes: mean(&players.whole_bytes),
        per_match: idle::each(before, after, (rooms - rooms_before) as usize),
        refused: players.refused.load(Relaxed),
        lost: players.lost.load(Relaxed),
    };
    Ok((played, players))
}
