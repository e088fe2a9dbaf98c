//! What the program needs of Innovation besides its rules.

mod opponents;

use bots::GameBots;
use innovation::Rules;

pub use opponents::{BaseBots, ExpandedBots, InnovationFeatures, InnovationJudge};

/// The bots as those of one game among others. They are compiled here, once, and not by everybody who plays with them.
#[inline(never)]
pub fn game_bots() -> Box<dyn GameBots> {
    bots::either_bots::<BaseBots, ExpandedBots>(Rules::has_expansions)
}
