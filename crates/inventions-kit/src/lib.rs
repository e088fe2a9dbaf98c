//! What the program needs of Inventions besides its rules.

mod opponents;

use bots::GameBots;

pub use opponents::{InventionsBots, InventionsFeatures, InventionsJudge, InventionsWeights};

/// The bots as those of one game among others. They are compiled here, once, and not by everybody who plays with them.
#[inline(never)]
pub fn game_bots() -> Box<dyn GameBots> {
    bots::game_bots::<InventionsBots>()
}
