//! Innovation: what is measured, how it is judged, and how strong the levels are.

mod by_hand;
mod features;

use std::sync::LazyLock;

use ::innovation::{All, Engine, Innovation};

use crate::fitted::Fitted;
use crate::levels::{LONGEST, Level, Levels};
use crate::player::Judges;
use crate::registry::BotsFor;
use crate::search::{Opponents, Tuning};

pub use by_hand::InnovationJudge;
pub use features::InnovationFeatures;

const TUNING: Tuning = Tuning {
    exploration: 0.2,
    temperature: 0.05,
    preparing: 1.0,
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
    beginner: Level { iterations: 2, slip: Some(4) },
    casual: Level { iterations: 8, slip: None },
    strong: Level { iterations: 150, slip: None },
    expert: Level { iterations: 20_000, slip: None },
    hint: 20_000,
    analysis: 200,
};

const WEIGHTS: &str = include_str!("../../weights/innovation.json");

/// What learned from games without expansions.
static FITTED: LazyLock<Fitted<InnovationFeatures>> =
    LazyLock::new(|| Fitted::read::<Innovation>(WEIGHTS).expect("sound weights"));

pub(crate) fn base() -> BotsFor<Innovation> {
    let judges = Judges {
        by_hand: || Box::new(InnovationJudge),
        fitted: || Box::new(FITTED.clone()),
        weights: WEIGHTS,
        levels: &LEVELS,
    };
    BotsFor {
        judges,
        fit: |fit, tell| fit.run::<Innovation, InnovationFeatures>(|| Box::new(InnovationJudge), SELF_PLAY, tell),
    }
}

/// An iteration takes about five times as long with all four expansions.
const EXPANDED_LEVELS: Levels = Levels {
    strong: Level { iterations: 200, slip: None },
    expert: Level { iterations: 8000, slip: None },
    hint: 8000,
    analysis: 100,
    ..LEVELS
};

const EXPANDED_WEIGHTS: &str = include_str!("../../weights/innovation-expanded.json");

/// What learned from games with all four, and with each alone.
static FITTED_EXPANDED: LazyLock<Fitted<InnovationFeatures>> =
    LazyLock::new(|| Fitted::read::<Engine<All>>(EXPANDED_WEIGHTS).expect("sound weights"));

pub(crate) fn expanded() -> BotsFor<Engine<All>> {
    let judges = Judges {
        by_hand: || Box::new(InnovationJudge),
        fitted: || Box::new(FITTED_EXPANDED.clone()),
        weights: EXPANDED_WEIGHTS,
        levels: &EXPANDED_LEVELS,
    };
    BotsFor {
        judges,
        fit: |fit, tell| fit.run::<Engine<All>, InnovationFeatures>(|| Box::new(InnovationJudge), SELF_PLAY, tell),
    }
}
