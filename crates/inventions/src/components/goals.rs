//! How Wealth tiles and private goals score.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::entry::{ComponentEntry, Problems, Read};
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
        let mut problems = Problems::default();
        let kind = formula.text("kind")?;
        match kind {
            "per" => return Per::read(formula, true).map(WealthScoring::Per),
            "steps" => return Steps::read(formula, true).map(WealthScoring::Steps),
            "sum" => return Sum::read(formula, true).map(WealthScoring::Sum),
            "text" => return Remark::read(formula).map(WealthScoring::Text),
            kind if !WEALTH_KINDS.contains(&kind) => {
                return formula.wrong_word("kind", kind, "is not a kind of formula here", &Self::kinds());
            }
            _ => {}
        }
        let ip = problems.part(formula.small("ip", 1..=20));
        let of = |problems: &mut Problems| {
            problems.part(formula.word("type", "a type or 'wealth'", &counted::words(), counted::parse))
        };
        match kind {
            "adjacent" => {
                problems.part(formula.only(&["type", "ip", "itself"]));
                let (of, itself) = (of(&mut problems), problems.part(counts_itself(formula)));
                problems.whole(|| Some(WealthScoring::Adjacent { of: of?, itself: itself?, ip: ip? }))
            }
            "count" => {
                problems.part(formula.only(&["type", "ip", "max"]));
                let (of, most) = (of(&mut problems), problems.part(formula.small_or("max", 1..=20, 0)));
                problems.whole(|| Some(WealthScoring::Count { of: of?, most: most?, ip: ip? }))
            }
            _ => {
                problems.part(formula.only(&["types", "ip"]));
                let of = problems.part(two_types(formula));
                problems.whole(|| {
                    let (of, ip) = (of?, ip?);
                    Some(if kind == "pairs" {
                        WealthScoring::Pairs { of, ip }
                    } else {
                        WealthScoring::TouchingPairs { of, ip }
                    })
                })
            }
        }
    }
}

fn counts_itself(formula: &ComponentEntry) -> Read<bool> {
    match formula.fields.get("itself") {
        None => Ok(false),
        Some(Value::Bool(itself)) => Ok(*itself),
        Some(other) => formula.wrong_value("itself", other, "is wrong", &["true", "false"]),
    }
}

fn two_types(formula: &ComponentEntry) -> Read<[Type; 2]> {
    match formula.words("types", "a type", &Type::ALL.map(Type::name), Type::parse)?.as_slice() {
        [one, other] if one != other => Ok([*one, *other]),
        _ => formula.wrong("types", "two different types are expected"),
    }
}

impl GoalScoring {
    /// Whether what it has scored once cannot be lost any more.
    pub fn lasts(&self) -> bool {
        match self {
            GoalScoring::InventionsOfType { .. }
            | GoalScoring::InventionSets { .. }
            | GoalScoring::InventionsOfEra { .. }
            | GoalScoring::Inventions { .. }
            | GoalScoring::InventionEras { .. }
            | GoalScoring::InfluenceTokens { .. }
            | GoalScoring::SocietyEra { .. } => true,
            GoalScoring::Region { .. }
            | GoalScoring::RegionsWithCitizens { .. }
            | GoalScoring::FaceUpTokens { .. }
            | GoalScoring::Diplomats { .. }
            | GoalScoring::Scholars { .. }
            | GoalScoring::Majorities { .. }
            | GoalScoring::Text(_) => false,
            GoalScoring::Per(per) => per.lasts(),
            GoalScoring::Steps(steps) => steps.lasts(),
            GoalScoring::Sum(sum) => sum.lasts(),
        }
    }

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
            "society-era" => return Self::read_society_era(formula),
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
        let mut problems = Problems::default();
        problems.part(formula.only(&[fields_of_kind, &["ip", "max"]].concat()));
        let ip = problems.part(formula.small("ip", 0..=20));
        let max = problems.part(formula.small("max", 1..=100));
        let own = problems.part(OwnField::read(formula, kind));
        problems.whole(|| {
            let (ip, max) = (ip?, max?);
            Some(match (kind, own?) {
                (_, OwnField::Region(region, token_ip)) => GoalScoring::Region { region, ip, token_ip, max },
                (_, OwnField::Type(of)) => GoalScoring::InventionsOfType { of, ip, max },
                (_, OwnField::Era(era)) => GoalScoring::InventionsOfEra { era, ip, max },
                ("inventions", OwnField::Beyond(beyond)) => GoalScoring::Inventions { beyond, ip, max },
                (_, OwnField::Beyond(beyond)) => GoalScoring::InfluenceTokens { beyond, ip, max },
                ("invention-sets", _) => GoalScoring::InventionSets { ip, max },
                ("invention-eras", _) => GoalScoring::InventionEras { ip, max },
                ("regions-with-citizens", _) => GoalScoring::RegionsWithCitizens { ip, max },
                ("face-up-tokens", _) => GoalScoring::FaceUpTokens { ip, max },
                ("diplomats", _) => GoalScoring::Diplomats { ip, max },
                ("scholars", _) => GoalScoring::Scholars { ip, max },
                _ => GoalScoring::Majorities { ip, max },
            })
        })
    }

    fn read_society_era(formula: &ComponentEntry) -> Read<Self> {
        let mut problems = Problems::default();
        problems.part(formula.only(&["ip"]));
        let ip = problems.part(formula.numbers("ip", 0..=30).and_then(|numbers| match <[u8; 5]>::try_from(numbers) {
            Ok(ip) => Ok(ip),
            Err(_) => formula.wrong("ip", "five numbers are expected, for eras 2 to 6"),
        }));
        problems.whole(|| Some(GoalScoring::SocietyEra { ip: ip? }))
    }
}

/// What a kind of goal has besides IP and limit.
enum OwnField {
    Region(Region, u8),
    Type(Type),
    Era(u8),
    Beyond(u8),
    Nothing,
}

impl OwnField {
    fn read(formula: &ComponentEntry, kind: &str) -> Read<Self> {
        match kind {
            "region" => {
                let mut problems = Problems::default();
                let region = formula.word("region", "a region", &Region::ALL.map(Region::name), Region::parse);
                let (region, token_ip) = (problems.part(region), problems.part(formula.small("token_ip", 0..=20)));
                problems.whole(|| Some(OwnField::Region(region?, token_ip?)))
            }
            "inventions-of-type" => {
                formula.word("type", "a type", &Type::ALL.map(Type::name), Type::parse).map(OwnField::Type)
            }
            "inventions-of-era" => formula.small("era", 1..=6).map(OwnField::Era),
            "inventions" | "influence-tokens" => formula.small("beyond", 0..=9).map(OwnField::Beyond),
            _ => Ok(OwnField::Nothing),
        }
    }
}
