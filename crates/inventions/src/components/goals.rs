//! How Wealth tiles and private goals score.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::entry::{ComponentEntry, Read};
use super::formula::{KINDS, Per, Remark, Steps, Sum};
use crate::words::{Region, Type};

/// What a Wealth tile counts: tiles of a type, or Wealth tiles.
pub type Kind = Option<Type>;

/// A kind as a component file writes it: the type, or `wealth`.
mod counted {
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;

    use super::{Kind, Type};

    const WEALTH: &str = "wealth";

    pub(super) fn words() -> Vec<&'static str> {
        Type::ALL.into_iter().map(Type::name).chain([WEALTH]).collect()
    }

    pub(super) fn parse(text: &str) -> Option<Kind> {
        if text == WEALTH { Some(None) } else { Type::parse(text).map(Some) }
    }

    pub(super) fn serialize<S: Serializer>(kind: &Kind, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(kind.map_or(WEALTH, Type::name))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Kind, D::Error> {
        let text = String::deserialize(deserializer)?;
        parse(&text).ok_or_else(|| D::Error::custom(format!("'{text}' is unknown")))
    }
}

/// Serialized as a component file has it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum WealthScoring {
    /// For each tile of the type beside this one, and for itself if it says so.
    Adjacent {
        #[serde(rename = "type", with = "counted")]
        #[cfg_attr(feature = "schema", ts(type = "Type | \"wealth\""))]
        of: Kind,
        #[serde(default)]
        itself: bool,
        ip: u8,
    },
    /// For each tile of the type on the map, up to a limit (0: none).
    Count {
        #[serde(rename = "type", with = "counted")]
        #[cfg_attr(feature = "schema", ts(type = "Type | \"wealth\""))]
        of: Kind,
        #[serde(rename = "max", default)]
        most: u8,
        ip: u8,
    },
    /// For each pair of one tile of each type.
    Pairs {
        #[serde(rename = "types")]
        of: [Type; 2],
        ip: u8,
    },
    /// For each pair of neighbouring tiles, every tile in one pair at most.
    TouchingPairs {
        #[serde(rename = "types")]
        of: [Type; 2],
        ip: u8,
    },
    Per(Per),
    Steps(Steps),
    Sum(Sum),
    Text(Remark),
}

/// Serialized as a component file has it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum GoalScoring {
    /// For each own citizen in the region, and for an own Influence token there.
    Region {
        region: Region,
        ip: u8,
        token_ip: u8,
        max: u8,
    },
    InventionsOfType {
        #[serde(rename = "type")]
        of: Type,
        ip: u8,
        max: u8,
    },
    /// For each set of one invention of every type.
    InventionSets {
        ip: u8,
        max: u8,
    },
    /// For each invention of this era or a later one.
    InventionsOfEra {
        era: u8,
        ip: u8,
        max: u8,
    },
    /// For each invention beyond so many.
    Inventions {
        beyond: u8,
        ip: u8,
        max: u8,
    },
    /// For each era one has an invention of.
    InventionEras {
        ip: u8,
        max: u8,
    },
    RegionsWithCitizens {
        ip: u8,
        max: u8,
    },
    /// For each Influence token on the main board beyond so many.
    InfluenceTokens {
        beyond: u8,
        ip: u8,
        max: u8,
    },
    FaceUpTokens {
        ip: u8,
        max: u8,
    },
    /// For each own citizen on a milestone.
    Diplomats {
        ip: u8,
        max: u8,
    },
    Scholars {
        ip: u8,
        max: u8,
    },
    /// For each region where one has more citizens than everybody else.
    Majorities {
        ip: u8,
        max: u8,
    },
    /// By the era of the player's milestone, from 2 to 6.
    SocietyEra {
        ip: [u8; 5],
    },
    Per(Per),
    Steps(Steps),
    Sum(Sum),
    Text(Remark),
}

const WEALTH_KINDS: [&str; 4] = ["adjacent", "count", "pairs", "touching-pairs"];
const GOAL_KINDS: [&str; 13] = [
    "region",
    "inventions-of-type",
    "invention-sets",
    "inventions-of-era",
    "inventions",
    "invention-eras",
    "regions-with-citizens",
    "influence-tokens",
    "face-up-tokens",
    "diplomats",
    "scholars",
    "majorities",
    "society-era",
];

impl WealthScoring {
    /// All kinds, the general ones first.
    pub fn kinds() -> Vec<&'static str> {
        KINDS.into_iter().chain(WEALTH_KINDS).collect()
    }

    pub(super) fn read(formula: &ComponentEntry) -> Read<Self> {
        let of = || formula.word("type", "a type or 'wealth'", &counted::words(), counted::parse);
        let types = || match formula.words("types", "a type", &Type::ALL.map(Type::name), Type::parse)?.as_slice() {
            [one, other] if one != other => Ok([*one, *other]),
            _ => formula.wrong("types", "two different types are expected"),
        };
        let ip = || formula.small("ip", 1..=20);
        match formula.text("kind")? {
            "adjacent" => {
                formula.only(&["type", "ip", "itself"])?;
                let itself = match formula.fields.get("itself") {
                    None => false,
                    Some(Value::Bool(itself)) => *itself,
                    Some(other) => return formula.wrong_value("itself", other, "is wrong", &["true", "false"]),
                };
                Ok(WealthScoring::Adjacent { of: of()?, itself, ip: ip()? })
            }
            "count" => {
                formula.only(&["type", "ip", "max"])?;
                let most = formula.small_or("max", 1..=20, 0)?;
                Ok(WealthScoring::Count { of: of()?, most, ip: ip()? })
            }
            "pairs" => {
                formula.only(&["types", "ip"])?;
                Ok(WealthScoring::Pairs { of: types()?, ip: ip()? })
            }
            "touching-pairs" => {
                formula.only(&["types", "ip"])?;
                Ok(WealthScoring::TouchingPairs { of: types()?, ip: ip()? })
            }
            "per" => Per::read(formula, true).map(WealthScoring::Per),
            "steps" => Steps::read(formula, true).map(WealthScoring::Steps),
            "sum" => Sum::read(formula, true).map(WealthScoring::Sum),
            "text" => Remark::read(formula).map(WealthScoring::Text),
            kind => formula.wrong_word("kind", kind, "is not a kind of formula here", &Self::kinds()),
        }
    }
}

impl GoalScoring {
    /// All kinds, the general ones first.
    pub fn kinds() -> Vec<&'static str> {
        KINDS.into_iter().chain(GOAL_KINDS).collect()
    }

    pub(super) fn read(formula: &ComponentEntry) -> Read<Self> {
        let kind = formula.text("kind")?;
        match kind {
            "per" => return Per::read(formula, false).map(GoalScoring::Per),
            "steps" => return Steps::read(formula, false).map(GoalScoring::Steps),
            "sum" => return Sum::read(formula, false).map(GoalScoring::Sum),
            "text" => return Remark::read(formula).map(GoalScoring::Text),
            "society-era" => {
                formula.only(&["ip"])?;
                let Ok(ip) = <[u8; 5]>::try_from(formula.numbers("ip", 0..=30)?) else {
                    return formula.wrong("ip", "five numbers are expected, for eras 2 to 6");
                };
                return Ok(GoalScoring::SocietyEra { ip });
            }
            kind if !GOAL_KINDS.contains(&kind) => {
                return formula.wrong_word("kind", kind, "is not a kind of goal", &Self::kinds());
            }
            _ => {}
        }
        let fields_of_kind: &[&str] = match kind {
            "region" => &["region", "token_ip"],
            "inventions-of-type" => &["type"],
            "inventions-of-era" => &["era"],
            "inventions" | "influence-tokens" => &["beyond"],
            _ => &[],
        };
        formula.only(&[fields_of_kind, &["ip", "max"]].concat())?;
        let ip = formula.small("ip", 0..=20)?;
        let max = formula.small("max", 1..=100)?;
        let beyond = || formula.small("beyond", 0..=9);
        Ok(match kind {
            "region" => GoalScoring::Region {
                region: formula.word("region", "a region", &Region::ALL.map(Region::name), Region::parse)?,
                ip,
                token_ip: formula.small("token_ip", 0..=20)?,
                max,
            },
            "inventions-of-type" => GoalScoring::InventionsOfType {
                of: formula.word("type", "a type", &Type::ALL.map(Type::name), Type::parse)?,
                ip,
                max,
            },
            "invention-sets" => GoalScoring::InventionSets { ip, max },
            "inventions-of-era" => GoalScoring::InventionsOfEra { era: formula.small("era", 1..=6)?, ip, max },
            "inventions" => GoalScoring::Inventions { beyond: beyond()?, ip, max },
            "invention-eras" => GoalScoring::InventionEras { ip, max },
            "regions-with-citizens" => GoalScoring::RegionsWithCitizens { ip, max },
            "influence-tokens" => GoalScoring::InfluenceTokens { beyond: beyond()?, ip, max },
            "face-up-tokens" => GoalScoring::FaceUpTokens { ip, max },
            "diplomats" => GoalScoring::Diplomats { ip, max },
            "scholars" => GoalScoring::Scholars { ip, max },
            _ => GoalScoring::Majorities { ip, max },
        })
    }
}
