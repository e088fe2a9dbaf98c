//! Innovation: what is measured, how it is judged, and how strong the levels are.

mod by_hand;
mod features;

use std::sync::LazyLock;

use ::innovation::{All, Engine, Innovation};

use crate::fitted::Fitted;
use crate::house::For;
use crate::levels::{LONGEST, Level, Levels};
use crate::player::Judges;
use crate::search::{Opponents, Tuning};

pub use by_hand::InnovationJudge;
pub use features::InnovationFeatures;

const TUNING: Tuning = Tuning {
    exploration: 0.2,
    temperature: 0.05,
    foresight: 0,
    narrow: 12,
    widening: 2.0,
    playout: 0,
    settling: 12,
    candidates: 100,
    per_world: 16,
    opponents: Opponents::ByOffers,
};

const LEVELS: Levels = Levels {
    tuning: TUNING,
    longest: LONGEST,
    beginner: Level { iterations: 2, slip: Some(4) },
    casual: Level { iterations: 8, slip: None },
    strong: Level { iterations: 300, slip: None },
    expert: Level { iterations: 2000, slip: None },
    hint: 2000,
    analysis: 200,
};

/// What learned from games without expansions.
static FITTED: LazyLock<Fitted<InnovationFeatures>> =
    LazyLock::new(|| Fitted::read::<Innovation>(include_str!("../../weights/innovation.json")).expect("sound weights"));

pub(crate) fn base() -> For<Innovation> {
    let judges = Judges { by_hand: || Box::new(InnovationJudge), fitted: || Box::new(FITTED.clone()), levels: &LEVELS };
    For {
        judges,
        fit: |fit, tell| fit.run::<Innovation, InnovationFeatures>(|| Box::new(InnovationJudge), TUNING, tell),
    }
}

/// A decision takes ten times as long with all four expansions.
const EXPANDED_LEVELS: Levels = Levels {
    strong: Level { iterations: 60, slip: None },
    expert: Level { iterations: 300, slip: None },
    hint: 300,
    analysis: 60,
    ..LEVELS
};

/// Judged by hand for now: too few games with expansions have been learned from.
pub(crate) fn expanded() -> For<Engine<All>> {
    let by_hand = || Box::new(InnovationJudge) as _;
    let judges = Judges { by_hand, fitted: by_hand, levels: &EXPANDED_LEVELS };
    For {
        judges,
        fit: |fit, tell| fit.run::<Engine<All>, InnovationFeatures>(|| Box::new(InnovationJudge), TUNING, tell),
    }
}
