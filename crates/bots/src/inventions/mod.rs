//! Inventions: what is measured, how it is judged, and how strong the levels are.

mod by_hand;
mod features;

use std::sync::LazyLock;

use ::inventions::Inventions;

use crate::fitted::Fitted;
use crate::levels::{LONGEST, Level, Levels};
use crate::player::Judges;
use crate::registry::BotsFor;
use crate::search::{Opponents, Tuning};

pub use by_hand::{InventionsJudge, Weights as InventionsWeights};
pub use features::InventionsFeatures;

const TUNING: Tuning = Tuning {
    exploration: 0.15,
    temperature: 0.02,
    preparing: 1.0,
    foresight: 8,
    narrow: 12,
    widening: 2.0,
    playout: 0,
    settling: 8,
    candidates: 100,
    per_world: 8,
    opponents: Opponents::ByOffers,
};

const LEVELS: Levels = Levels {
    tuning: TUNING,
    longest: LONGEST,
    beginner: Level { iterations: 2, slip: Some(4) },
    casual: Level { iterations: 2, slip: Some(12) },
    strong: Level { iterations: 40, slip: None },
    expert: Level { iterations: 600, slip: None },
    hint: 600,
    analysis: 100,
};

const WEIGHTS: &str = include_str!("../../weights/inventions.json");

static FITTED: LazyLock<Fitted<InventionsFeatures>> =
    LazyLock::new(|| Fitted::read::<Inventions>(WEIGHTS).expect("sound weights"));

pub(crate) fn game_bots() -> BotsFor<Inventions> {
    let judges = Judges {
        by_hand: || Box::new(InventionsJudge::default()),
        fitted: || Box::new(FITTED.clone()),
        weights: WEIGHTS,
        levels: &LEVELS,
    };
    BotsFor {
        judges,
        fit: |fit, tell| {
            fit.run::<Inventions, InventionsFeatures>(|| Box::new(InventionsJudge::default()), TUNING, tell)
        },
    }
}
