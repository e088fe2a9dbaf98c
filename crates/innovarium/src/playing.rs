//! Many games of bots, on several threads or by workers.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use bots::{BotGame, BotGameResult, Job};

use crate::crew::{Crew, MOST_AT_A_TIME};
use crate::{Done, Failure};
use server::Catalog;

pub struct Games<'a> {
    pub catalog: &'a Catalog,
    pub game: &'a str,
    pub jobs: usize,
    pub crew: Option<Crew<'a>>,
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
        let play = |number| done(number, self.play_one(duel(number))?);
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
            (0..self.threads(numbers.len())).for_each(|_| drop(scope.spawn(work)));
        });
        failure.into_inner().expect("nobody panics with it").map_or(Ok(()), Err)
    }

    fn play_one(&self, play: BotGame) -> Result<BotGameResult, String> {
        match &self.crew {
            None => self.catalog.bots.play(self.game, &play),
            Some(crew) => {
                let answer = crew.play(&Job::Game { game: self.game.to_string(), play })?;
                answer.into_game(&self.catalog.games)
            }
        }
    }

    /// Those that wait for workers cost nothing.
    fn threads(&self, games: usize) -> usize {
        if self.crew.is_some() { games.clamp(1, MOST_AT_A_TIME) } else { self.jobs.max(1) }
    }
}
