//! What the program needs of Age of Innovation besides its rules.

mod drawing;
mod lab;
mod opponents;

use bots::GameBots;
use kit::Manifest;

pub use opponents::{AgeOfInnovationBots, AgeOfInnovationFeatures, AgeOfInnovationJudge, AgeOfInnovationWeights};

/// The bots as those of one game among others. They are compiled here, once, and not by everybody who plays with them.
#[inline(never)]
pub fn game_bots() -> Box<dyn GameBots> {
    bots::game_bots::<AgeOfInnovationBots>()
}

/// The game as the program takes it up.
pub fn manifest() -> Manifest {
    Manifest {
        artist: &drawing::Painter,
        observer: &lab::OBSERVER,
        ..Manifest::new(age_of_innovation::any_game(), game_bots())
    }
}
