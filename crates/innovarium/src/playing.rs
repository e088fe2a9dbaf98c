//! Many games of bots, on several threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use bots::{BotGame, BotGameResult};

use crate::{Done, Failure};
use server::Catalog;

pub struct Games<'a> {
    pub catalog: &'a Catalog,
    pub game: &'a str,
    pub jobs: usize,
}

impl Games<'_> {
    /// Plays the games with these numbers. `done` is called as each ends, in any order, and says whether to go on.
    pub fn play(
        &self,
        numbers: &[usize],
        duel: impl Fn(usize) -> BotGame + Sync,
        done: impl Fn(usize, BotGameResult) -> Done<bool> + Sync,
    ) -> Done {
        let next = AtomicUsize::new(0);
        let stopped = AtomicBool::new(false);
        let failure: Mutex<Option<Failure>> = Mutex::new(None);
        let play = |number| done(number, self.catalog.bots.play(self.game, &duel(number))?);
        let work = || {
            while let Some(&number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
                if stopped.load(Ordering::Relaxed) {
                    return;
                }
                let goes_on = play(number).unwrap_or_else(|problem| {
                    failure.lock().expect("nobody panics with it").get_or_insert(problem);
                    false
                });
                stopped.fetch_or(!goes_on, Ordering::Relaxed);
            }
        };
        std::thread::scope(|scope| {
            (0..self.jobs.max(1)).for_each(|_| drop(scope.spawn(work)));
        });
        failure.into_inner().expect("nobody panics with it").map_or(Ok(()), Err)
    }
}
