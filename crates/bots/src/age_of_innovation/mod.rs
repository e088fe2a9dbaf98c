//! Age of Innovation: what is measured, how it is judged, and how strong the levels are.

mod by_hand;
mod features;

use std::sync::LazyLock;

use ::age_of_innovation::AgeOfInnovation;

use crate::fitted::Fitted;
use crate::levels::{LONGEST, Level, Levels};
use crate::player::Judges;
use crate::registry::BotsFor;
use crate::search::{Opponents, Tuning};

pub use by_hand::{AgeOfInnovationJudge, Weights as AgeOfInnovationWeights};
pub use features::AgeOfInnovationFeatures;

const TUNING: Tuning = Tuning {
    exploration: 0.3,
    temperature: 0.005,
    preparing: 0.05,
    foresight: 8,
    narrow: 40,
    widening: 2.0,
    playout: 0,
    settling: 8,
    candidates: 100,
    per_world: 8,
    opponents: Opponents::Alike,
};

const LEVELS: Levels = Levels {
    tuning: TUNING,
    longest: LONGEST,
    beginner: Level { iterations: 1, slip: Some(4) },
    casual: Level { iterations: 1, slip: Some(10) },
    strong: Level { iterations: 100, slip: None },
    expert: Level { iterations: 2500, slip: None },
    hint: 2500,
    analysis: 200,
};

const WEIGHTS: &str = include_str!("../../weights/age-of-innovation.json");

static FITTED: LazyLock<Fitted<AgeOfInnovationFeatures>> =
    LazyLock::new(|| Fitted::read::<AgeOfInnovation>(WEIGHTS).expect("sound weights"));

pub(crate) fn game_bots() -> BotsFor<AgeOfInnovation> {
    let judges = Judges {
        by_hand: || Box::new(AgeOfInnovationJudge::default()),
        fitted: || Box::new(FITTED.clone()),
        weights: WEIGHTS,
        levels: &LEVELS,
    };
    BotsFor {
        judges,
        fit: |fit, tell| {
            fit.run::<AgeOfInnovation, AgeOfInnovationFeatures>(
                || Box::new(AgeOfInnovationJudge::default()),
                TUNING,
                tell,
            )
        },
    }
}
