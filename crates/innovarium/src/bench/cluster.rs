//! `innovarium bench cluster`: PostgreSQL, NATS and several servers on this machine, people who play over all of them,
//! and faults at random moments. Afterwards every choice that was acknowledged must be in the history, where it was
//! made, and everybody must have seen what they were allowed to see and nothing else.

mod faults;
mod history;
mod hosts;
mod people;
mod report;

use std::time::{Duration, Instant};

use server::Catalog;
use table::Rng;

use super::child::Folder;
use crate::arguments::BenchCluster;
use crate::{Done, Failure};
use faults::Fault;
use hosts::Hosts;
use people::People;
use report::{Recovery, Report};

/// After the last fault, people play on for a while.
const AFTERWARDS: Duration = Duration::from_secs(2);
/// If somebody is not back at the table after this time, nobody will be.
const PATIENCE: Duration = Duration::from_secs(60);

pub async fn measure(catalog: &Catalog, args: &BenchCluster) -> Done<Report> {
    let faults = args.faults.iter().map(|name| Fault::parse(name)).collect::<Done<Vec<Vec<Fault>>>>()?.concat();
    if args.nodes == 0 || args.matches == 0 {
        return Err(Failure("at least one server and one match are needed".into()));
    }
    let folder = Folder::new()?;
    let mut hosts = Hosts::start(&folder.0, args).await?;
    let people = People::new(hosts.doors(), args, !faults.is_empty());
    let started = Instant::now();
    let playing = people.start();
    people.all_move_on(PATIENCE).await?;
    let begun = people.count_from_now();
    let recoveries = disturb(&mut hosts, &people, &faults, args, started).await?;
    let took = begun.elapsed();
    let figures = people.stop(playing, took).await;
    let database = hosts.database.clone();
    let checked = history::check(&catalog.games, &database, &people).await?;
    drop(hosts);
    Ok(Report::new(args, figures, recoveries, checked))
}

/// One fault after the other until the time is over and enough was chosen.
async fn disturb(
    hosts: &mut Hosts,
    people: &People,
    faults: &[Fault],
    args: &BenchCluster,
    started: Instant,
) -> Done<Vec<Recovery>> {
    let mut rng = Rng::new(args.seed);
    let mut recoveries = Vec::new();
    // Every fault happens at least once.
    while started.elapsed() < args.seconds || people.acknowledged() < args.choices || recoveries.len() < faults.len() {
        if faults.is_empty() {
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        }
        tokio::time::sleep(args.every.mul_f64(0.5 + rng.below(100) as f64 / 100.0)).await;
        // The first time every fault in turn, then at random.
        let number = recoveries.len();
        let fault = faults.get(number).copied().unwrap_or_else(|| faults[rng.below(faults.len())]);
        let began = people.watch_from_now();
        hosts.suffer(fault, &mut rng).await?;
        let healed = began.elapsed();
        let back = people
            .all_move_on(PATIENCE)
            .await
            .map_err(|Failure(problem)| Failure(format!("after {fault} (number {number}): {problem}")))?;
        recoveries.push(Recovery { fault, healed, back: back - began });
    }
    tokio::time::sleep(AFTERWARDS).await;
    Ok(recoveries)
}
