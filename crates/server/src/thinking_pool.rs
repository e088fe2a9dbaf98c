//! Where bots think: moves, hints and analyses share the processor's cores.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard};

use bots::Strength;
use tokio::sync::Semaphore;

use crate::refusal::{Answer, Code, Refusal};

/// The least number of long searches that run in parallel, however few cores there are: one must not block all others.
const SIDE_BY_SIDE: usize = 2;

pub struct ThinkingPool {
    /// For bots that take a few milliseconds; they never wait for a long search.
    quick: Arc<Semaphore>,
    deep: Arc<Semaphore>,
    /// Who is waiting for a hint.
    hinted: Mutex<HashSet<String>>,
}

impl ThinkingPool {
    pub fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        ThinkingPool {
            quick: Arc::new(Semaphore::new(cores)),
            deep: Arc::new(Semaphore::new(cores.max(SIDE_BY_SIDE))),
            hinted: Mutex::default(),
        }
    }

    /// Lets a bot of this strength think.
    pub async fn play<T: Send + 'static>(
        &self,
        strength: Strength,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Answer<T> {
        let quick = strength <= Strength::Casual;
        think(if quick { &self.quick } else { &self.deep }, thought).await
    }

    pub async fn advise<T: Send + 'static>(&self, thought: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
        think(&self.deep, thought).await
    }

    fn hinted(&self) -> MutexGuard<'_, HashSet<String>> {
        // Nothing that could panic runs under this lock.
        self.hinted.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// One hint at a time per person, so that nobody takes the whole pool.
    pub fn hint_for(self: &Arc<Self>, person: &str) -> Answer<Hinting> {
        if !self.hinted().insert(person.to_string()) {
            return Err(Refusal::new(Code::TooMany));
        }
        Ok(Hinting { pool: self.clone(), person: person.to_string() })
    }
}

/// A hint in preparation.
pub struct Hinting {
    pool: Arc<ThinkingPool>,
    person: String,
}

impl Drop for Hinting {
    fn drop(&mut self) {
        self.pool.hinted().remove(&self.person);
    }
}

/// The work keeps its permit until it has ended, even if nobody waits for it any more.
async fn think<T: Send + 'static>(turns: &Arc<Semaphore>, thought: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
    let turn = turns.clone().acquire_owned().await.map_err(|_| Refusal::new(Code::Busy))?;
    let thinking = tokio::task::spawn_blocking(move || {
        let thought = thought();
        drop(turn);
        thought
    });
    thinking.await.map_err(|error| {
        tracing::error!(%error, "a thought failed");
        Refusal::new(Code::Internal)
    })
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn a_quick_bot_does_not_wait_for_long_thoughts() {
        let pool = Arc::new(ThinkingPool::new());
        let (done, wait) = mpsc::channel::<()>();
        let wait = Arc::new(Mutex::new(wait));
        let long = pool.deep.available_permits() + 1;
        for _ in 0..long {
            let (pool, wait) = (pool.clone(), wait.clone());
            tokio::spawn(async move {
                pool.play(Strength::Expert, move || wait.lock().expect("a lock").recv().is_ok()).await
            });
        }
        while pool.deep.available_permits() > 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        for strength in [Strength::Random, Strength::Greedy, Strength::Beginner, Strength::Casual] {
            assert_eq!(pool.play(strength, || 7).await, Ok(7), "{strength:?}");
        }
        let (waiting, other) = (pool.clone(), Strength::Strong);
        let mut strong = tokio::spawn(async move { waiting.play(other, || 8).await });
        let early = tokio::time::timeout(Duration::from_millis(50), &mut strong).await;
        assert!(early.is_err(), "all turns for long thoughts are taken");
        (0..long).for_each(|_| done.send(()).expect("somebody thinks"));
        assert_eq!(strong.await.expect("it ends"), Ok(8));
    }

    #[tokio::test]
    async fn a_thought_that_fails_gives_its_turn_back() {
        let pool = ThinkingPool::new();
        let turns = pool.deep.available_permits();
        for _ in 0..=turns {
            let failed: Answer<()> = pool.advise(|| panic!("a bot is confused")).await;
            assert_eq!(failed, Err(Refusal::new(Code::Internal)));
        }
        assert_eq!(pool.deep.available_permits(), turns);
    }

    #[test]
    fn one_hint_at_a_time_for_everybody() {
        let pool = Arc::new(ThinkingPool::new());
        let first = pool.hint_for("ada").expect("the first");
        assert_eq!(pool.hint_for("ada").err(), Some(Refusal::new(Code::TooMany)));
        let _other = pool.hint_for("ben").expect("somebody else's");
        drop(first);
        assert!(pool.hint_for("ada").is_ok());
    }
}
