//! How often clients send, and how long they wait for what comes back.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde::Serialize;

use super::child::{Process, all_work, own_work};

/// Waits until a change of the load has shown its effect, but no longer than a measurement takes.
pub async fn settle(time: Duration) {
    const LONG: Duration = Duration::from_secs(2);
    tokio::time::sleep(time.min(LONG)).await;
}

/// Participants who send at regular intervals, each at its own moments.
pub struct Pace {
    /// Nanoseconds between two messages of one participant; 0: as fast as the answers come.
    interval: AtomicU64,
    participants: Vec<Participant>,
}

#[derive(Default)]
struct Participant {
    /// When it should have sent last.
    moment: Mutex<Option<Instant>>,
    /// Microseconds each answer took.
    times: Mutex<Vec<u32>>,
}

fn open<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

#[derive(Serialize, Debug)]
pub struct Times {
    pub count: usize,
    /// Milliseconds.
    pub median: f64,
    pub p99: f64,
    pub most: f64,
}

impl Times {
    pub fn of(mut micros: Vec<u32>) -> Times {
        micros.sort_unstable();
        let at = |part: f64| {
            let index = (micros.len() as f64 * part) as usize;
            micros.get(index.min(micros.len().saturating_sub(1))).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
        };
        Times { count: micros.len(), median: at(0.5), p99: at(0.99), most: at(1.0) }
    }
}

pub fn micros(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}

/// What a server did for a while.
#[derive(Serialize)]
pub struct Borne {
    /// Messages per second that the clients should send; none means as fast as they get answers.
    pub wanted: Option<u32>,
    pub per_second: f64,
    pub times: Times,
    /// Processors that were busy.
    pub server_cores: Option<f64>,
    pub client_cores: Option<f64>,
    /// Including everything else on this machine, such as the kernel's work.
    pub other_cores: Option<f64>,
}

impl Borne {
    /// Microseconds of the server's processor for each message.
    pub fn micros_each(&self) -> Option<f64> {
        Some(self.server_cores? / self.per_second * 1e6)
    }
}

impl Pace {
    pub fn new(participants: usize) -> Pace {
        let participants = (0..participants).map(|_| Participant::default()).collect();
        Pace { interval: AtomicU64::new(0), participants }
    }

    /// Waits until it is this participant's moment.
    pub async fn wait(&self, number: usize) {
        let interval = Duration::from_nanos(self.interval.load(Relaxed));
        if interval.is_zero() {
            return;
        }
        let moment = {
            let mut moment = open(&self.participants[number].moment);
            let now = Instant::now();
            let next = moment.map(|moment| moment + interval).filter(|next| *next + interval > now);
            // A participant that begins or is far behind starts at its own moment, so that not all send at once.
            *moment.insert(next.unwrap_or_else(|| now + interval.mul_f64((number as f64 * 0.618_034).fract())))
        };
        tokio::time::sleep_until(moment.into()).await;
    }

    pub fn note(&self, number: usize, time: Duration) {
        open(&self.participants[number].times).push(micros(time));
    }

    fn take(&self) -> Vec<u32> {
        self.participants.iter().flat_map(|participant| std::mem::take(&mut *open(&participant.times))).collect()
    }

    /// From now on, all together send this many messages per second.
    pub fn set(&self, wanted: Option<u32>) {
        let share = |wanted: u32| 1e9 * self.participants.len() as f64 / f64::from(wanted.max(1));
        self.interval.store(wanted.map_or(0.0, share) as u64, Relaxed);
    }

    /// Measures for this long.
    pub async fn measure(&self, server: &Process, time: Duration, wanted: Option<u32>) -> Borne {
        let work = || [server.worked(), own_work(), all_work()];
        let (started, before) = (Instant::now(), work());
        drop(self.take());
        tokio::time::sleep(time).await;
        let (times, seconds) = (self.take(), started.elapsed().as_secs_f64());
        let after = work();
        let busy = |who: usize| Some((after[who]? - before[who]?) / seconds);
        let (server_cores, client_cores) = (busy(0), busy(1));
        Borne {
            wanted,
            per_second: times.len() as f64 / seconds,
            server_cores,
            client_cores,
            other_cores: busy(2).and_then(|all| Some((all - server_cores? - client_cores?).max(0.0))),
            times: Times::of(times),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_off_the_sorted_list() {
        let times = Times::of((1..=1000).rev().map(|number| number * 1000).collect());
        assert_eq!((times.count, times.median, times.p99, times.most), (1000, 501.0, 991.0, 1000.0));
        let none = Times::of(Vec::new());
        assert_eq!((none.count, none.median, none.most), (0, 0.0, 0.0));
    }
}
