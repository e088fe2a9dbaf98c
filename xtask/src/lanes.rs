//! What is done one after the other or side by side, and how long each takes.

use std::sync::{Mutex, PoisonError};
use std::thread::ScopedJoinHandle;
use std::time::{Duration, Instant};

use crate::{Done, Failure};

#[derive(Default)]
pub struct Lanes(Mutex<Vec<(&'static str, Duration)>>);

impl Lanes {
    /// Does the work, says when it begins and how it ended, and remembers how long it took.
    pub fn run<T>(&self, name: &'static str, work: impl FnOnce() -> Done<T>) -> Done<T> {
        println!("== {name}");
        let started = Instant::now();
        let result = work();
        let took = started.elapsed();
        match &result {
            Ok(_) => println!("== {name}: done in {} s", took.as_secs()),
            Err(Failure(problem)) => eprintln!("== {name}: {problem}"),
        }
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push((name, took));
        result.map_err(|Failure(problem)| Failure(format!("{name}: {problem}")))
    }

    pub fn print(&self) {
        println!("Seconds of each lane; some ran side by side:");
        for (name, took) in self.0.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            println!("{:7.1}  {name}", took.as_secs_f64());
        }
    }
}

/// What a thread has done; its panic is ours.
pub fn joined<T>(thread: ScopedJoinHandle<Done<T>>) -> Done<T> {
    thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}
