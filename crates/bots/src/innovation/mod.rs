//! Innovation: what is measured, how it is judged, and how strong the levels are.

mod by_hand;
mod features;

use ::innovation::{All, Engine, Innovation};

use crate::fitted::Fitted;
use crate::house::For;
use crate::levels::{LONGEST, Level, Levels};
use crate::player::Judges;
use crate::search::{Opponents, Tuning};

pub use by_hand::InnovationJudge;
pub use features::InnovationFeatures;

const TUNING: Tuning = Tuning {
    exploration: 0.5,
    temperature: 0.1,
    foresight: 0,
    narrow: 12,
    widening: 2.0,
    playout: 0,
    settling: 8,
    candidates: 4,
    per_world: 8,
    opponents: Opponents::ByOffers,
};

const LEVELS: Levels = Levels {
    tuning: TUNING,
    longest: LONGEST,
    beginner: Level { iterations: 2, slip: Some(4) },
    casual: Level { iterations: 8, slip: None },
    strong: Level { iterations: 100, slip: None },
    expert: Level { iterations: 1500, slip: None },
    hint: 1500,
    analysis: 200,
};

/// What learned from games without expansions.
const WEIGHTS: &str = include_str!("../../weights/innovation.json");

pub(crate) fn base() -> For<Innovation> {
    let fitted = || Box::new(Fitted::<InnovationFeatures>::read::<Innovation>(WEIGHTS).expect("sound weights")) as _;
    let judges = Judges { by_hand: || Box::new(InnovationJudge), fitted, levels: &LEVELS };
    For {
        judges,
        fit: |fit, tell| fit.run::<Innovation, InnovationFeatures>(|| Box::new(InnovationJudge), TUNING, tell),
    }
}

/// What learned from games with all four.
const EXPANDED_WEIGHTS: &str = include_str!("../../weights/innovation-expanded.json");

pub(crate) fn expanded() -> For<Engine<All>> {
    let fitted =
        || Box::new(Fitted::<InnovationFeatures>::read::<Engine<All>>(EXPANDED_WEIGHTS).expect("sound weights")) as _;
    let judges = Judges { by_hand: || Box::new(InnovationJudge), fitted, levels: &LEVELS };
    For {
        judges,
        fit: |fit, tell| fit.run::<Engine<All>, InnovationFeatures>(|| Box::new(InnovationJudge), TUNING, tell),
    }
}
