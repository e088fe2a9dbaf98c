//! Inventions: what is measured, how it is judged, and how strong the levels are.

mod by_hand;
mod features;
mod reasons;
mod tiles;

use bots::{LONGEST, Level, Levels, Opponents, Trained, Tuning};
use inventions::Inventions;
use table::text::Language;

pub use by_hand::{InventionsJudge, Weights as InventionsWeights};
pub use features::InventionsFeatures;

const TUNING: Tuning = Tuning {
    exploration: 0.15,
    temperature: 0.02,
    preparing: 1.0,
    preparations: 0,
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
    novice: Level { iterations: 2, slip: Some(3) },
    beginner: Level { iterations: 2, slip: Some(4) },
    apprentice: Level { iterations: 2, slip: Some(7) },
    casual: Level { iterations: 2, slip: Some(12) },
    skilled: Level { iterations: 8, slip: None },
    strong: Level { iterations: 40, slip: None },
    veteran: Level { iterations: 150, slip: None },
    expert: Level { iterations: 600, slip: None },
    hint: 600,
    analysis: 100,
};

pub struct InventionsBots;

impl Trained for InventionsBots {
    type Game = Inventions;
    type ByHand = InventionsJudge;
    type Features = InventionsFeatures;

    const WEIGHTS: &'static str = include_str!("../weights/inventions.json");
    const LEVELS: &'static Levels = &LEVELS;

    fn reason_words(language: Language) -> &'static str {
        reasons::words(language)
    }
}
