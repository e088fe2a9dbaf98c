//! The printed facts of all components, for clients that draw them: the component file with its confidences, and what
//! the rulebook prints.

mod file;

use std::collections::BTreeMap;

use serde::Serialize;
use table::named_enum;
use table::text::Phrase;

use crate::components::{ComponentSet, Confidence};
use crate::state::{DISPLAY, Inventions, SEASONS};
use crate::text;
use crate::words::{Card, Goal, Hex, Letter, Milestone};

pub use file::ComponentFile;

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Components {
    /// What options call the set, and the hash of its values.
    pub id: &'static str,
    pub hash: &'static str,
    pub built_in: bool,
    pub about: About,
    /// How many values there are of each confidence.
    pub grades: BTreeMap<Confidence, usize>,
    pub file: ComponentFile,
    pub cards: Vec<PrintedCard>,
    pub milestones: Vec<PrintedMilestone>,
    pub hexes: Vec<HexPlace>,
    /// What Wealth tiles and private goals score, in words.
    pub wealth: Vec<WealthPhrase>,
    pub goals: Vec<GoalPhrase>,
    /// Influence for building with one tile in the display, with two, and so on.
    pub build_influence: Vec<u8>,
    /// How many season pillars each player has.
    pub season_pillars: usize,
}

/// What the set is called, how much of it is reconstructed, and what to call that.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct About {
    /// Whether it has a name; without one it is empty.
    pub named: Named,
    pub name: &'static str,
    pub values: usize,
    pub reconstructed: usize,
    /// How many are only said in free words: nothing is played for them.
    pub unplayed: usize,
    pub extent: Extent,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct WealthPhrase {
    pub letter: Letter,
    pub scoring: Phrase,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct GoalPhrase {
    pub goal: Goal,
    pub scoring: Phrase,
}

named_enum! {
    Named {
        Yes = "yes",
        No = "no",
    }
}

named_enum! {
    Extent {
        None = "none",
        Some = "some",
        Most = "most",
    }
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct PrintedCard {
    pub card: Card,
    pub era: u8,
    pub milestone: Option<Milestone>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct PrintedMilestone {
    pub milestone: Milestone,
    pub era: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct HexPlace {
    pub hex: Hex,
    pub row: u8,
    pub column: u8,
}

impl About {
    pub(crate) fn of(set: ComponentSet) -> About {
        let facts = set.facts();
        About {
            named: if facts.name.is_some() { Named::Yes } else { Named::No },
            name: facts.name.as_deref().unwrap_or_default(),
            values: facts.values,
            reconstructed: facts.reconstructed,
            unplayed: facts.unplayed(),
            extent: match facts.reconstructed {
                0 => Extent::None,
                n if n * 2 <= facts.values => Extent::Some,
                _ => Extent::Most,
            },
        }
    }
}

impl Components {
    pub(crate) fn of(set: ComponentSet) -> Components {
        let facts = set.facts();
        let card = |card: Card| PrintedCard { card, era: card.era(), milestone: card.milestone() };
        let milestone = |milestone: Milestone| PrintedMilestone { milestone, era: milestone.era() };
        let hex = |hex: Hex| HexPlace { hex, row: hex.row(), column: hex.column() };
        Components {
            id: &facts.id,
            hash: &facts.hash,
            built_in: set.is_built_in(),
            about: About::of(set),
            grades: facts.grades.into_iter().collect(),
            file: ComponentFile::of(facts),
            cards: Card::ALL.map(card).to_vec(),
            milestones: Milestone::ALL.map(milestone).to_vec(),
            hexes: facts.hexes().map(hex).collect(),
            wealth: Letter::ALL
                .map(|letter| WealthPhrase { letter, scoring: text::wealth_scoring(facts.wealth(letter)) })
                .to_vec(),
            goals: Goal::all().map(|goal| GoalPhrase { goal, scoring: text::goal_scoring(facts.goal(goal)) }).collect(),
            build_influence: (1..=DISPLAY).map(Inventions::influence_to_build).collect(),
            season_pillars: SEASONS,
        }
    }
}
