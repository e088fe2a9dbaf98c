//! How long the server has been up, over all its starts. Everything that players may run out of is measured by it: time
//! while the server is down counts for nobody, and setting the system's clock changes nothing.

use std::fmt::Debug;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Where passing time is read; tests bring one that they can move.
pub trait TimeSource: Debug + Send + Sync {
    /// Since a moment that stays the same for one source; never goes back.
    fn elapsed(&self) -> Duration;

    /// Whether it is the time of the world, which other servers have as well.
    fn is_real(&self) -> bool {
        false
    }
}

#[derive(Debug)]
pub struct SystemTimer(Instant);

impl SystemTimer {
    pub fn start() -> Self {
        SystemTimer(Instant::now())
    }
}

impl TimeSource for SystemTimer {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }

    fn is_real(&self) -> bool {
        true
    }
}

pub struct Uptime {
    source: Arc<dyn TimeSource>,
    anchor: Mutex<Anchor>,
}

/// A moment whose uptime is known.
#[derive(Clone, Copy)]
struct Anchor {
    /// By the source.
    elapsed: Duration,
    uptime: i64,
    /// In milliseconds since 1970.
    date: i64,
    /// How far from here the time runs until it is set again.
    most: i64,
}

/// If the database that several servers share cannot be reached, their time stands still after so many milliseconds:
/// nobody can act, so nobody loses time.
const MOST: i64 = 10_000;

impl Uptime {
    /// After so many milliseconds of earlier starts.
    pub fn after(before: i64, date: i64, source: Arc<dyn TimeSource>) -> Self {
        let anchor = Anchor { elapsed: source.elapsed(), uptime: before, date, most: i64::MAX };
        Uptime { source, anchor: Mutex::new(anchor) }
    }

    fn anchor(&self) -> Anchor {
        *self.anchor.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// In milliseconds.
    pub fn now(&self) -> i64 {
        self.since(self.anchor())
    }

    fn since(&self, anchor: Anchor) -> i64 {
        let passed = (self.source.elapsed() - anchor.elapsed).as_millis() as i64;
        anchor.uptime + passed.min(anchor.most)
    }

    /// Several servers share the time that one of them has just read. It never goes back.
    pub fn set(&self, uptime: i64, date: i64) {
        let mut anchor = self.anchor.lock().unwrap_or_else(PoisonError::into_inner);
        let uptime = uptime.max(self.since(*anchor));
        *anchor = Anchor { elapsed: self.source.elapsed(), uptime, date, most: MOST };
    }

    /// For people: the date of an uptime, in milliseconds since 1970. Earlier ones are dated as if the server had not
    /// been down since.
    pub fn date(&self, uptime: i64) -> i64 {
        let anchor = self.anchor();
        anchor.date + (uptime - anchor.uptime)
    }
}
