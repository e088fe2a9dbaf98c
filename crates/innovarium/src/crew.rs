//! Workers that play the games of a command.

use std::sync::Arc;
use std::time::Duration;

use bots::{Job, JobAnswer};
use server::workers::{JobCounts, Role, Workers};
use server::{Catalog, nats};
use tokio::runtime::Runtime;
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};

use crate::Done;
use crate::arguments::Elsewhere;

/// As many games are given away at a time, if there are so many cores.
pub const MOST_AT_A_TIME: usize = 256;
/// All workers that are there have said so by then.
const TO_BE_HEARD: Duration = Duration::from_secs(1);
const BETWEEN_LOOKS: Duration = Duration::from_millis(50);

pub struct Crew<'a> {
    catalog: &'a Catalog,
    runtime: Runtime,
    workers: Arc<Workers>,
    /// For games that are played here, because there is no worker.
    here: Semaphore,
}

impl<'a> Crew<'a> {
    /// None where games are played here.
    pub fn of(args: &Elsewhere, catalog: &'a Catalog, jobs: usize) -> Done<Option<Crew<'a>>> {
        let Some(url) = &args.nats else { return Ok(None) };
        let runtime = Runtime::new()?;
        let workers = runtime.block_on(async {
            let client = nats::connect(url).await?;
            let workers = Workers::start(client, catalog, Role::Guest, JobCounts::default()).await?;
            // Where there are none, everything is played here.
            drop(timeout(TO_BE_HEARD, workers.cores().wait_for(|cores| *cores > 0)).await);
            Ok::<_, String>(workers)
        })?;
        Ok(Some(Crew { catalog, runtime, workers, here: Semaphore::new(jobs) }))
    }

    /// Has a game played.
    pub fn play(&self, job: &Job) -> Result<JobAnswer, String> {
        let elsewhere = self.runtime.block_on(async {
            loop {
                if let Some(answer) = self.workers.ask_patiently(job).await {
                    return Ok(answer);
                }
                match self.here.try_acquire() {
                    Ok(permit) => return Err(permit),
                    Err(_) => sleep(BETWEEN_LOOKS).await,
                }
            }
        });
        match elsewhere {
            Ok(answer) => Ok(answer),
            Err(_permit) => job.run(&self.catalog.games, &self.catalog.bots, &mut |_| true),
        }
    }
}
