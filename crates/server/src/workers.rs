//! Other processes that think for this one: `innovarium think`. They hear of jobs over NATS.
//!
//! - `protocol`: what is said, and where; `presence`: who is there; `worker`: the side that thinks.
//!
//! A job goes to one member of a queue group, which says at once that it has begun, or that all its cores are busy. As
//! long as it thinks, it says so; if it falls silent, the job is given to another. Only processes with the same
//! program, rules and weights hear each other, so it does not matter who answers.

mod presence;
mod protocol;
mod run;
mod worker;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use async_nats::{Client, StatusCode};
use bots::{Job, JobAnswer};
use bytes::Bytes;
use futures_util::StreamExt;
use prometheus_client::metrics::counter::Counter;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};

use crate::app::Catalog;
use crate::nats::is_connected;
use presence::Present;
use protocol::{Subjects, Word};

pub use presence::Role;
pub use run::Run;
pub use worker::work;

/// A worker that takes a job says so at once; one whose machine is gone does not.
const TO_BEGIN: Duration = Duration::from_secs(1);
/// A worker that is silent for so long is gone: it speaks four times as often.
const SILENCE: Duration = Duration::from_secs(2);
/// How many workers may be lost with a job before it is no longer given to others.
const MOST_LOST: u32 = 3;
/// How long somebody who waits for a thought waits for a worker that has a core for it.
const TO_FIND_ONE: Duration = Duration::from_millis(250);
const BETWEEN_TRIES: Duration = Duration::from_millis(5);
/// How long somebody with many games waits until it asks again for a core.
const BETWEEN_GAMES: Duration = Duration::from_millis(20);

/// What became of jobs.
#[derive(Clone, Default)]
pub struct JobCounts {
    pub answered: Counter,
    /// Given to another worker, because one was lost.
    pub repeated: Counter,
    /// Not answered by any worker.
    pub unanswered: Counter,
}

/// Where jobs are given to workers.
pub struct Workers {
    client: Client,
    subjects: Subjects,
    present: Present,
    counts: JobCounts,
    /// Games that workers play for this process.
    games: AtomicUsize,
}

/// No worker has answered.
#[derive(Debug)]
pub struct Unanswered;

/// Why a worker did not do a job.
enum Setback {
    /// There is none, or no way to any.
    Nobody,
    Busy,
    /// It began, and was lost.
    Lost,
    /// The job cannot be done there.
    Hopeless,
    /// Whoever listens has heard enough.
    Unwanted,
}

impl Workers {
    /// Listens to who is there, and says so itself if it is a node that serves people.
    pub async fn start(client: Client, catalog: &Catalog, role: Role, counts: JobCounts) -> Result<Arc<Self>, String> {
        let subjects = Subjects::of(catalog);
        let present = Present::start(client.clone(), &subjects, role).await?;
        Ok(Arc::new(Workers { client, subjects, present, counts, games: AtomicUsize::new(0) }))
    }

    /// How many cores of workers this process may use, as it changes.
    pub fn cores(&self) -> watch::Receiver<usize> {
        self.present.share()
    }

    /// How many workers there are.
    pub fn count(&self) -> usize {
        self.present.workers()
    }

    /// Has a job done for somebody who waits for it.
    pub async fn ask(&self, job: &Job) -> Result<JobAnswer, Unanswered> {
        self.ask_listening(job, |_| ControlFlow::Continue(())).await
    }

    /// The same for a job that tells choices one by one, as long as somebody wants to hear them.
    async fn ask_listening(
        &self,
        job: &Job,
        mut hear: impl FnMut(String) -> ControlFlow<()>,
    ) -> Result<JobAnswer, Unanswered> {
        let asked = Instant::now();
        let mut heard: Vec<String> = Vec::new();
        let mut lost = 0;
        let payload = self.payload(job)?;
        loop {
            let mut number = 0;
            let attempt = self.attempt(&payload, |choice| {
                number += 1;
                match heard.get(number - 1) {
                    // Another worker has come so far before, and was lost.
                    Some(known) if *known == choice => ControlFlow::Continue(()),
                    // It ran out of time, and this one did not.
                    Some(_) => ControlFlow::Break(()),
                    None => {
                        heard.push(choice.clone());
                        hear(choice)
                    }
                }
            });
            match attempt.await {
                Ok(answer) => {
                    self.counts.answered.inc();
                    return Ok(answer);
                }
                Err(Setback::Busy) if asked.elapsed() < TO_FIND_ONE => sleep(BETWEEN_TRIES).await,
                Err(Setback::Lost) if lost < MOST_LOST => {
                    lost += 1;
                    self.counts.repeated.inc();
                }
                Err(Setback::Unwanted) => return Err(Unanswered),
                Err(setback) => {
                    if matches!(setback, Setback::Nobody) {
                        self.present.nobody_answers();
                    }
                    self.counts.unanswered.inc();
                    return Err(Unanswered);
                }
            }
        }
    }

    /// Has a whole game played, however long that takes. `None` if there is no worker, or none that can.
    pub async fn ask_patiently(&self, job: &Job) -> Option<JobAnswer> {
        let payload = self.payload(job).ok()?;
        let mut lost = 0;
        loop {
            let slot = self.slot().await?;
            let attempt = self.attempt(&payload, |_| ControlFlow::Continue(())).await;
            drop(slot);
            match attempt {
                Ok(answer) => return Some(answer),
                Err(Setback::Busy) => sleep(BETWEEN_GAMES).await,
                Err(Setback::Lost) if lost < MOST_LOST => {
                    lost += 1;
                    self.counts.repeated.inc();
                }
                Err(Setback::Nobody) => self.present.nobody_answers(),
                Err(Setback::Lost | Setback::Hopeless | Setback::Unwanted) => return None,
            }
        }
    }

    /// Waits until the workers have a core for one more game; none if there are no workers.
    async fn slot(&self) -> Option<GameSlot<'_>> {
        loop {
            let cores = *self.present.share().borrow();
            if cores == 0 {
                return None;
            }
            if self.games.fetch_add(1, Ordering::Relaxed) < cores {
                return Some(GameSlot(&self.games));
            }
            self.games.fetch_sub(1, Ordering::Relaxed);
            sleep(BETWEEN_GAMES).await;
        }
    }

    /// The job as it is sent, if it fits into a message.
    fn payload(&self, job: &Job) -> Result<Bytes, Unanswered> {
        let (payload, most) = (protocol::write(job), self.client.max_payload());
        payload.ok().filter(|payload| payload.len() <= most).ok_or_else(|| {
            self.counts.unanswered.inc();
            Unanswered
        })
    }

    /// Gives the job to one worker, and listens to it until it has answered or is lost.
    async fn attempt(
        &self,
        payload: &Bytes,
        mut hear: impl FnMut(String) -> ControlFlow<()>,
    ) -> Result<JobAnswer, Setback> {
        if !is_connected(&self.client) {
            return Err(Setback::Nobody);
        }
        let inbox = self.client.new_inbox();
        let mut words = self.client.subscribe(inbox.clone()).await.map_err(|_| Setback::Nobody)?;
        let sent = self.client.publish_with_reply(self.subjects.jobs.clone(), inbox, payload.clone()).await;
        sent.map_err(|_| Setback::Nobody)?;
        let mut patience = TO_BEGIN;
        loop {
            // A worker whose words nobody hears any more, because this ends, stops.
            let Ok(Some(message)) = timeout(patience, words.next()).await else {
                return Err(if is_connected(&self.client) { Setback::Lost } else { Setback::Nobody });
            };
            if message.status == Some(StatusCode::NO_RESPONDERS) {
                return Err(Setback::Nobody);
            }
            match protocol::read(&message.payload) {
                Ok(Word::Busy) => return Err(Setback::Busy),
                Ok(Word::Thinking) => patience = SILENCE,
                Ok(Word::Chose(choice)) => {
                    if hear(choice).is_break() {
                        return Err(Setback::Unwanted);
                    }
                }
                Ok(Word::Done(answer)) => return Ok(answer),
                Ok(Word::GivenBack) => return Err(Setback::Lost),
                Ok(Word::Failed(problem)) => {
                    tracing::warn!(problem, "a worker could not do a job");
                    return Err(Setback::Hopeless);
                }
                Err(problem) => {
                    tracing::warn!(problem, "a worker's answer cannot be read");
                    return Err(Setback::Hopeless);
                }
            }
        }
    }
}

struct GameSlot<'a>(&'a AtomicUsize);

impl Drop for GameSlot<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
