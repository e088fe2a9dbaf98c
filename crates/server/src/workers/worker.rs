//! The side that thinks.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use async_nats::{Client, Message, Subject};
use bots::{Job, JobAnswer};
use bytes::Bytes;
use futures_util::StreamExt;
use tokio::sync::{mpsc, watch};
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::presence::{ANNOUNCE, announce};
use super::protocol::{self, Announcement, QUEUE, Subjects, Word};
use crate::app::{Catalog, closed};

/// How often it says that it still thinks.
const HEARTBEAT: Duration = Duration::from_millis(500);
/// How long a worker that is asked to end finishes what it is doing, before it gives it back.
const TO_FINISH: Duration = Duration::from_secs(2);

struct Worker {
    client: Client,
    catalog: Catalog,
    /// How many thoughts and how many games at a time. Somebody waits for a thought, so games do not keep it out.
    cores: usize,
    thoughts: AtomicUsize,
    games: AtomicUsize,
    done: AtomicU64,
    /// Becomes true when everything must be given back.
    giving_back: watch::Sender<bool>,
}

/// Works until `stop` is ready; answers how many jobs it has done.
pub async fn work(
    client: Client,
    catalog: Catalog,
    cores: usize,
    stop: impl Future<Output = ()>,
) -> Result<u64, String> {
    let subjects = Subjects::of(&catalog);
    let queue = client.queue_subscribe(subjects.jobs.clone(), QUEUE.to_string()).await;
    let mut jobs = queue.map_err(|error| error.to_string())?;
    let worker = Arc::new(Worker {
        client: client.clone(),
        catalog,
        cores,
        thoughts: AtomicUsize::new(0),
        games: AtomicUsize::new(0),
        done: AtomicU64::new(0),
        giving_back: watch::Sender::new(false),
    });
    let mut own = Announcement { id: client.new_inbox(), cores: Some(cores), leaves: false };
    let mut tick = interval(ANNOUNCE);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    tokio::pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            job = jobs.next() => match job {
                Some(message) => drop(tokio::spawn(worker.clone().take(message))),
                None => return Err("the connection to NATS was closed".into()),
            },
            _ = tick.tick() => announce(&client, &subjects.presence, &own).await,
        }
    }
    own.leaves = true;
    announce(&client, &subjects.presence, &own).await;
    if let Err(error) = jobs.unsubscribe().await {
        tracing::debug!(%error, "jobs may still come");
    }
    worker.finish().await;
    Ok(worker.done.load(Ordering::Relaxed))
}

impl Worker {
    /// Does a job, if there is a core for it.
    async fn take(self: Arc<Self>, message: Message) {
        let Some(inbox) = message.reply else { return };
        let job: Job = match protocol::read(&message.payload) {
            Ok(job) => job,
            Err(problem) => return self.say(&inbox, None, &Word::Failed(problem)).await,
        };
        match Core::take(&self, job.is_game()) {
            Some(core) => self.think(job, inbox, core).await,
            None => self.say(&inbox, None, &Word::Busy).await,
        }
    }

    async fn think(&self, job: Job, inbox: Subject, core: Core) {
        let control = self.client.new_inbox();
        let Ok(mut stops) = self.client.subscribe(control.clone()).await else { return };
        let control = Subject::from(control);
        let mut giving_back = self.giving_back.subscribe();
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let stopped = Arc::new(AtomicBool::new(false));
        let (tell, mut choices) = mpsc::unbounded_channel();
        let thinking = tokio::task::spawn_blocking({
            let stopped = stopped.clone();
            move || {
                let mut tell = |choice| tell.send(choice).is_ok() && !stopped.load(Ordering::Relaxed);
                let (games, bots) = (&core.worker.catalog.games, &core.worker.catalog.bots);
                let answer = job.run(games, bots, &mut tell);
                drop(core);
                answer
            }
        });
        tokio::pin!(thinking);
        let answer = loop {
            tokio::select! {
                // What was chosen is told before the end.
                biased;
                Some(choice) = choices.recv() => self.say(&inbox, Some(&control), &Word::Chose(choice)).await,
                answer = &mut thinking => break answer,
                _ = heartbeat.tick() => self.say(&inbox, Some(&control), &Word::Thinking).await,
                // NATS says that nobody listens any more. A thought then ends after its next choice.
                _ = stops.next() => return stopped.store(true, Ordering::Relaxed),
                () = closed(&mut giving_back) => {
                    stopped.store(true, Ordering::Relaxed);
                    return self.say(&inbox, None, &Word::GivenBack).await;
                }
            }
        };
        while let Ok(choice) = choices.try_recv() {
            self.say(&inbox, None, &Word::Chose(choice)).await;
        }
        let word = match answer {
            Ok(Ok(answer)) => self.done(answer),
            Ok(Err(problem)) => Word::Failed(problem),
            // One job that panics is not the end of the others.
            Err(error) => {
                tracing::error!(%error, "a job failed");
                Word::Failed("it panicked".into())
            }
        };
        self.say(&inbox, None, &word).await;
    }

    fn done(&self, answer: JobAnswer) -> Word {
        self.done.fetch_add(1, Ordering::Relaxed);
        Word::Done(answer)
    }

    async fn say(&self, inbox: &Subject, reply: Option<&Subject>, word: &Word) {
        let payload = match protocol::write(word) {
            Ok(payload) if payload.len() <= self.client.max_payload() => Ok(payload),
            Ok(payload) => protocol::write(&Word::Failed(format!("{} bytes are too much", payload.len()))),
            Err(problem) => protocol::write(&Word::Failed(problem)),
        };
        let payload = payload.unwrap_or_else(|_| Bytes::new());
        let sent = match reply {
            Some(reply) => self.client.publish_with_reply(inbox.clone(), reply.clone(), payload).await,
            None => self.client.publish(inbox.clone(), payload).await,
        };
        if let Err(error) = sent {
            // Whoever gave the job notices the silence.
            tracing::debug!(%error, "an answer could not be sent");
        }
    }

    /// Finishes what it is doing, or gives it back.
    async fn finish(&self) {
        let idle = || self.thoughts.load(Ordering::Relaxed) + self.games.load(Ordering::Relaxed) == 0;
        let finishing = async {
            while !idle() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        if timeout(TO_FINISH, finishing).await.is_err() {
            self.giving_back.send_replace(true);
        }
        // Until what was said is on its way.
        tokio::time::sleep(Duration::from_millis(50)).await;
        if let Ok(Err(error)) = timeout(Duration::from_millis(500), self.client.flush()).await {
            tracing::debug!(%error, "the last answers may be lost");
        }
    }
}

/// A core that a job has, until this is dropped.
struct Core {
    worker: Arc<Worker>,
    is_game: bool,
}

impl Core {
    fn take(worker: &Arc<Worker>, is_game: bool) -> Option<Core> {
        let core = Core { worker: worker.clone(), is_game };
        // Dropped, it gives back what it has taken too much.
        (core.count().fetch_add(1, Ordering::Relaxed) < worker.cores).then_some(core)
    }

    fn count(&self) -> &AtomicUsize {
        if self.is_game { &self.worker.games } else { &self.worker.thoughts }
    }
}

impl Drop for Core {
    fn drop(&mut self) {
        self.count().fetch_sub(1, Ordering::Relaxed);
    }
}
