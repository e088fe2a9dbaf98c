//! The printed facts of all components, for clients that draw them: the component file with its confidences, and what
//! the rulebook prints.

mod file;

use serde::Serialize;
use table::named_enum;

use crate::components::ComponentSet;
use crate::state::{DISPLAY, Inventions, SEASONS};
use crate::words::{Card, Hex, Milestone};

pub use file::ComponentFile;

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Components {
    pub hash: &'static str,
    pub built_in: bool,
    pub about: About,
    pub file: ComponentFile,
    pub cards: Vec<PrintedCard>,
    pub milestones: Vec<PrintedMilestone>,
    pub hexes: Vec<HexPlace>,
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
    pub extent: Extent,
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
            hash: &facts.hash,
            built_in: set.is_built_in(),
            about: About::of(set),
            file: ComponentFile::of(facts),
            cards: Card::ALL.map(card).to_vec(),
            milestones: Milestone::ALL.map(milestone).to_vec(),
            hexes: facts.hexes().map(hex).collect(),
            build_influence: (1..=DISPLAY).map(Inventions::influence_to_build).collect(),
            season_pillars: SEASONS,
        }
    }
}
