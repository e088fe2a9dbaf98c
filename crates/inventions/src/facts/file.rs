//! A component file as clients get it. It was read and found right before; benefits stay as the file writes them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::components::{Components, Confidence, GoalScoring, WealthScoring};
use crate::words::{Action, Card, Goal, Hex, KnowledgeTile, Letter, Milestone, Region, SpecialistTile, Token, Type};

/// How sure each field of an entry is.
type Confidences = BTreeMap<String, Confidence>;

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ComponentFile {
    pub forums: Vec<ForumEntry>,
    pub influence_track: Vec<InfluenceEntry>,
    pub era_track: Vec<EraEntry>,
    pub regions: Vec<RegionEntry>,
    pub ropes: Vec<RopeEntry>,
    pub influence_tokens: Vec<TokenEntry>,
    pub milestones: Vec<MilestoneEntry>,
    pub specialist_tiles: Vec<SpecialistEntry>,
    pub knowledge_tiles: Vec<KnowledgeEntry>,
    pub idea_cards: Vec<IdeaEntry>,
    pub economy_tiles: Vec<EconomyEntry>,
    pub culture_tiles: Vec<CultureEntry>,
    pub technology_tiles: Vec<TechnologyEntry>,
    pub wealth_tiles: Vec<WealthEntry>,
    pub private_goals: Vec<GoalEntry>,
    pub progress_map: Vec<HexEntry>,
}

impl ComponentFile {
    pub(super) fn of(facts: &Components) -> ComponentFile {
        serde_json::from_str(&facts.file).expect("a component file that was found right")
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ForumEntry {
    pub forum: u8,
    pub actions: (Action, Action),
    pub confidence: Confidences,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct InfluenceEntry {
    pub space: u8,
    pub chain_tokens: u8,
    pub adjustment: i8,
    pub ip: u8,
    pub confidence: Confidences,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct EraEntry {
    pub era: u8,
    pub space: u8,
    pub benefit: String,
    pub confidence: Confidences,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct RegionEntry {
    pub region: Region,
    pub number: u8,
    pub influence_spaces: Vec<u8>,
    pub confidence: Confidences,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct RopeEntry {
    pub between: (Region, Region),
    pub confidence: Confidences,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct TokenEntry {
    pub token: Token,
    pub citizens: u8,
    pub confidence: Confidences,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct MilestoneEntry {
    pub milestone: Milestone,
    pub diplomat_spaces: u8,
    /// A benefit, as the others.
    pub diplomat_action: String,
    pub confidence: Confidences,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct SpecialistEntry {
    pub tile: SpecialistTile,
    pub benefit: String,
    pub specialists: u8,
    pub idea_at_setup: bool,
    pub confidence: Confidences,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct KnowledgeEntry {
    pub tile: KnowledgeTile,
    pub benefit: String,
    pub ip: u8,
    pub confidence: Confidences,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct IdeaEntry {
    pub card: Card,
    #[serde(rename = "type")]
    pub kind: Type,
    pub chain: Action,
    /// Specialists to exhaust when it is invented: none in Era 1.
    #[serde(default)]
    pub exhaust: Vec<String>,
    /// Era 6 only.
    #[serde(default)]
    pub ip: u8,
    pub confidence: Confidences,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct EconomyEntry {
    pub number: u8,
    pub benefit: String,
    pub confidence: Confidences,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct CultureEntry {
    pub number: u8,
    pub action: Action,
    pub benefit: String,
    pub confidence: Confidences,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct TechnologyEntry {
    pub number: u8,
    pub actions: (Action, Action),
    pub confidence: Confidences,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct WealthEntry {
    pub letter: Letter,
    pub scoring: WealthScoring,
    pub confidence: Confidences,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct GoalEntry {
    pub goal: Goal,
    pub scoring: GoalScoring,
    pub confidence: Confidences,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct HexEntry {
    pub hex: Hex,
    pub benefit: String,
    pub confidence: Confidences,
}
