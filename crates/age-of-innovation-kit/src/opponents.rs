//! Age of Innovation: what is measured, how it is judged, and how strong the levels are.

mod by_hand;
mod features;
mod overview;
mod reasons;

use age_of_innovation::AgeOfInnovation;
use bots::{LONGEST, Level, Levels, Opponents, Trained, Tuning};
use table::text::Language;

pub use by_hand::{AgeOfInnovationJudge, Weights as AgeOfInnovationWeights};
pub use features::AgeOfInnovationFeatures;

const TUNING: Tuning = Tuning {
    exploration: 0.3,
    temperature: 0.005,
    preparing: 0.05,
    preparations: 3,
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
    novice: Level { iterations: 1, slip: Some(3) },
    beginner: Level { iterations: 1, slip: Some(4) },
    apprentice: Level { iterations: 1, slip: Some(6) },
    casual: Level { iterations: 1, slip: Some(10) },
    skilled: Level { iterations: 2, slip: Some(20) },
    strong: Level { iterations: 90, slip: None },
    veteran: Level { iterations: 450, slip: None },
    expert: Level { iterations: 2250, slip: None },
    hint: 2250,
    analysis: 180,
};

pub struct AgeOfInnovationBots;

impl Trained for AgeOfInnovationBots {
    type Game = AgeOfInnovation;
    type ByHand = AgeOfInnovationJudge;
    type Features = AgeOfInnovationFeatures;

    const WEIGHTS: &'static str = include_str!("../weights/age-of-innovation.json");
    const LEVELS: &'static Levels = &LEVELS;

    fn reason_words(language: Language) -> &'static str {
        reasons::words(language)
    }
}
