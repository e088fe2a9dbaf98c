//! Calls that wait to be made. They have threads of their own: an address that never answers delays other calls, but
//! nothing else.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Calls made at the same time.
const WORKERS: usize = 4;
/// Calls that wait; what comes then is dropped.
const ROOM: usize = 256;
/// People who are remembered; more are not called.
const MOST_PEOPLE: usize = 10_000;
/// Matches that a call may be about.
const MOST_MATCHES: usize = 16;

type Call = Box<dyn FnOnce() + Send>;

pub struct Calls {
    queue: SyncSender<Call>,
    /// The time between two calls of a person.
    interval: Duration,
    people: Mutex<HashMap<String, Called>>,
}

struct Called {
    last: Instant,
    /// The matches about which the next call is, if one waits until the interval is over.
    about: Vec<String>,
}

/// When a person may be called.
#[derive(Debug, PartialEq)]
pub enum Moment {
    Now,
    In(Duration),
    /// Another call waits for that, or too many people are called.
    Never,
}

impl Calls {
    pub fn start(interval: Duration) -> Calls {
        Calls::with(WORKERS, ROOM, interval)
    }

    fn with(workers: usize, room: usize, interval: Duration) -> Calls {
        let (queue, calls) = sync_channel(room);
        let calls = Arc::new(Mutex::new(calls));
        for _ in 0..workers {
            let calls = calls.clone();
            thread::spawn(move || work(&calls));
        }
        Calls { queue, interval, people: Mutex::default() }
    }

    /// Whether there is room for the call.
    pub fn submit(&self, call: impl FnOnce() + Send + 'static) -> bool {
        self.queue.try_send(Box::new(call)).is_ok()
    }

    fn people(&self) -> MutexGuard<'_, HashMap<String, Called>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// When this person may be called about the match; whoever asks does it then.
    pub fn moment(&self, person: &str, about: &str) -> Moment {
        let now = Instant::now();
        let mut people = self.people();
        if let Some(called) = people.get_mut(person) {
            let left = self.interval.saturating_sub(now - called.last);
            let waits = !called.about.is_empty();
            if !waits && left.is_zero() {
                called.last = now;
                return Moment::Now;
            }
            if called.about.len() < MOST_MATCHES && !called.about.iter().any(|id| id == about) {
                called.about.push(about.to_string());
            }
            return if waits { Moment::Never } else { Moment::In(left) };
        }
        if people.len() >= MOST_PEOPLE {
            people.retain(|_, called| !called.about.is_empty() || now - called.last < self.interval);
        }
        if people.len() >= MOST_PEOPLE {
            return Moment::Never;
        }
        people.insert(person.to_string(), Called { last: now, about: Vec::new() });
        Moment::Now
    }

    /// The time for which a call waited has come; answers the matches it may be about.
    pub fn waited(&self, person: &str) -> Vec<String> {
        let called = Called { last: Instant::now(), about: Vec::new() };
        self.people().insert(person.to_string(), called).map_or_else(Vec::new, |called| called.about)
    }
}

/// Until the server is gone.
fn work(calls: &Mutex<Receiver<Call>>) {
    loop {
        let call = calls.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(call) = call else { return };
        call();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    const MINUTE: Duration = Duration::from_secs(60);

    #[test]
    fn calls_that_never_end_are_few_and_what_finds_no_room_is_dropped() {
        let calls = Calls::with(2, 3, MINUTE);
        let (begun, begins) = channel();
        let (end, ended) = channel::<()>();
        let ended = Arc::new(Mutex::new(ended));
        let submit = || {
            let (begun, ended) = (begun.clone(), ended.clone());
            calls.submit(move || {
                begun.send(()).expect("somebody counts");
                assert!(ended.lock().expect("a lock").recv().is_err(), "nothing is sent");
            })
        };
        assert!(submit() && submit());
        (0..2).for_each(|_| begins.recv().expect("a call"));
        assert!(submit() && submit() && submit(), "these wait");
        assert!(!submit());
        assert!(begins.recv_timeout(Duration::from_millis(50)).is_err(), "two at a time");
        drop(end);
        (0..3).for_each(|_| begins.recv().expect("a call"));
    }

    #[test]
    fn a_person_is_called_once_in_a_while() {
        let calls = Calls::with(1, 1, MINUTE);
        assert_eq!(calls.moment("ada", "one"), Moment::Now);
        let Moment::In(left) = calls.moment("ada", "one") else { panic!("it waits") };
        assert!(left <= MINUTE && left > MINUTE / 2);
        assert_eq!(calls.moment("ada", "one"), Moment::Never, "one waits already");
        assert_eq!(calls.moment("ada", "two"), Moment::Never);
        assert_eq!(calls.moment("ben", "two"), Moment::Now);
        assert_eq!(calls.waited("ada"), ["one", "two"]);
        assert!(matches!(calls.moment("ada", "two"), Moment::In(_)));
        (0..100).for_each(|number| _ = calls.moment("ada", &number.to_string()));
        assert_eq!(calls.waited("ada").len(), MOST_MATCHES);
        let always = Calls::with(1, 1, Duration::ZERO);
        assert!((0..3).all(|_| always.moment("ada", "one") == Moment::Now));
    }

    #[test]
    fn the_number_of_people_is_bounded() {
        let calls = Calls::with(1, 1, MINUTE);
        assert!((0..MOST_PEOPLE).all(|number| calls.moment(&number.to_string(), "one") == Moment::Now));
        assert_eq!(calls.moment("one more", "one"), Moment::Never);
        let brief = Calls::with(1, 1, Duration::ZERO);
        assert!((0..=MOST_PEOPLE).all(|number| brief.moment(&number.to_string(), "one") == Moment::Now));
    }
}
