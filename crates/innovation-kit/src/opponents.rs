//! Innovation: what is measured, how it is judged, and how strong the levels are.

mod by_hand;
mod features;
mod reasons;

use bots::{LONGEST, Level, Levels, Opponents, Trained, Tuning};
use innovation::{All, Engine, Innovation};
use table::text::Language;

pub use by_hand::InnovationJudge;
pub use features::InnovationFeatures;

const TUNING: Tuning = Tuning {
    exploration: 0.2,
    temperature: 0.05,
    preparing: 1.0,
    preparations: 0,
    foresight: 0,
    narrow: 12,
    widening: 2.0,
    playout: 4,
    settling: 12,
    candidates: 100,
    per_world: 16,
    opponents: Opponents::Alike,
};

/// For learning, many quick games are worth more than a few deep ones.
const SELF_PLAY: Tuning = Tuning { playout: 0, opponents: Opponents::ByOffers, ..TUNING };

const LEVELS: Levels = Levels {
    tuning: TUNING,
    longest: LONGEST,
    novice: Level { iterations: 1, slip: Some(3) },
    beginner: Level { iterations: 2, slip: Some(4) },
    apprentice: Level { iterations: 4, slip: Some(8) },
    casual: Level { iterations: 8, slip: None },
    skilled: Level { iterations: 32, slip: None },
    strong: Level { iterations: 150, slip: None },
    veteran: Level { iterations: 1500, slip: None },
    expert: Level { iterations: 20_000, slip: None },
    hint: 20_000,
    analysis: 200,
};

/// They learned from games without expansions.
pub struct BaseBots;

impl Trained for BaseBots {
    type Game = Innovation;
    type ByHand = InnovationJudge;
    type Features = InnovationFeatures;

    const WEIGHTS: &'static str = include_str!("../weights/innovation.json");
    const LEVELS: &'static Levels = &LEVELS;
    const SELF_PLAY: Tuning = SELF_PLAY;

    fn reason_words(language: Language) -> &'static str {
        reasons::words(language)
    }
}

/// An iteration takes about five times as long with all four expansions.
const EXPANDED_LEVELS: Levels = Levels {
    skilled: Level { iterations: 40, slip: None },
    strong: Level { iterations: 200, slip: None },
    veteran: Level { iterations: 1200, slip: None },
    expert: Level { iterations: 8000, slip: None },
    hint: 8000,
    analysis: 100,
    ..LEVELS
};

/// They learned from games with all four expansions, and with each alone.
pub struct ExpandedBots;

impl Trained for ExpandedBots {
    type Game = Engine<All>;
    type ByHand = InnovationJudge;
    type Features = InnovationFeatures;

    const WEIGHTS: &'static str = include_str!("../weights/innovation-expanded.json");
    const LEVELS: &'static Levels = &EXPANDED_LEVELS;
    const SELF_PLAY: Tuning = SELF_PLAY;

    fn reason_words(language: Language) -> &'static str {
        reasons::words(language)
    }
}
