//! What a program needs of Nim besides its rules.

use bots::{Features, GameBots, Judge, LONGEST, Level, Levels, Shares, Trained, Tuning, chances};
use kit::Manifest;
use nim::{Nim, WhatToTake};
use table::{Game, Seat};

/// Knows how to win: whoever leaves heaps whose sizes cancel each other out, bit by bit.
#[derive(Default)]
pub struct NimSum;

/// Whether this seat wins if both play without a mistake.
fn is_winning(game: &Nim, seat: Seat) -> bool {
    let cancel_out = game.heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0;
    cancel_out != (game.turn() == seat)
}

impl Judge<Nim> for NimSum {
    fn worth(&self, game: &Nim, seat: Seat) -> f32 {
        match game.outcome() {
            Some(outcome) => self.result(&outcome)[seat],
            None => self.shares(game)[seat],
        }
    }

    fn shares(&self, game: &Nim) -> Shares {
        chances(2, |seat| if is_winning(game, seat) { 2.0 } else { 0.0 })
    }

    fn settled(&self, _: &WhatToTake) -> bool {
        true
    }
}

/// What the judge of the levels learned from.
pub struct NimFeatures;

impl Features<Nim> for NimFeatures {
    /// Nothing is worth looking at once for all seats.
    type Overview = ();

    fn overview(_: &Nim) {}

    fn names() -> Vec<String> {
        vec!["winning".into(), "to move".into()]
    }

    fn measure(game: &Nim, (): &(), seat: Seat, mut note: impl FnMut(usize, f32)) {
        if is_winning(game, seat) {
            note(0, 1.0);
        }
        if game.turn() == seat {
            note(1, 1.0);
        }
    }

    fn progress(game: &Nim, (): &()) -> f32 {
        1.0 - f32::from(game.heaps.iter().sum::<u8>()) / 12.0
    }

    fn settled(_: &WhatToTake) -> bool {
        true
    }
}

pub struct NimBots;

impl Trained for NimBots {
    type Game = Nim;
    type ByHand = NimSum;
    type Features = NimFeatures;

    const WEIGHTS: &'static str = include_str!("weights.json");
    const LEVELS: &'static Levels = &Levels {
        tuning: Tuning::DEFAULT,
        longest: LONGEST,
        novice: Level { iterations: 1, slip: Some(1) },
        beginner: Level { iterations: 1, slip: Some(2) },
        apprentice: Level { iterations: 2, slip: Some(3) },
        casual: Level { iterations: 2, slip: Some(6) },
        skilled: Level { iterations: 6, slip: None },
        strong: Level { iterations: 20, slip: None },
        veteran: Level { iterations: 60, slip: None },
        expert: Level { iterations: 200, slip: None },
        hint: 200,
        analysis: 50,
    };
}

fn game_bots() -> Box<dyn GameBots> {
    bots::game_bots::<NimBots>()
}

/// The game as a program takes it up: played by its words in the terminal, and without anything of its own in the lab.
pub fn manifest() -> Manifest {
    Manifest::new(table::any_game::<Nim>(), game_bots())
}
