//! The printed facts of all components, for clients that draw them. Every number is read from the component's row, as
//! the options have it.

mod ability;

use serde::Serialize;

use crate::choice::Conversion;
use crate::components::{
    ActionRow, CITY_POWER, COLUMNS, COMMON_DISPLAY, Column, DisplayRow, Effect, Goal, INNOVATION_BOOKS, Row,
    level_power, terraforming_reward,
};
use crate::goods::Goods;
use crate::map::{Hex, Map};
use crate::rules::{Rules, Side};
use crate::state::SPADE_TOOLS;
use crate::turn::{RETURNED, SPACES};
use crate::words::{
    Bonus, BookAction, Building, CityTile, Competency, Discipline, Faction, FinalTile, Innovation, Palace, PowerAction,
    RoundTile, Terrain,
};

pub use ability::Ability;

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Components {
    pub maps: Vec<MapFacts>,
    pub displays: Vec<DisplayFacts>,
    /// What most displays have.
    pub common_display: PrintedDisplay,
    /// Prices of a spade, the highest first.
    pub spades: Vec<SpadeFacts>,
    pub science: ScienceFacts,
    /// Factions, innovations, palaces, round bonuses and competencies.
    pub tiles: Vec<TileFacts>,
    pub columns: Vec<ColumnFacts>,
    /// Books that an innovation costs in all, and those of each discipline of its column among them.
    pub innovation_books: u8,
    pub books_of_each: u8,
    /// Power actions and book actions.
    pub actions: Vec<ActionFacts>,
    pub city_tiles: Vec<CityTileFacts>,
    /// The power value that a city needs.
    pub city_power: u8,
    pub round_tiles: Vec<RoundTileFacts>,
    pub final_tiles: Vec<FinalTileFacts>,
    /// All but the sacrifice, which moves tokens only.
    pub conversions: Vec<ConversionFacts>,
    /// Tokens that a sacrifice takes from bowl II; one of them moves on to bowl III.
    pub sacrificed: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct MapFacts {
    pub name: &'static str,
    pub hexes: Vec<HexFacts>,
    pub bridges: Vec<(String, String)>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct HexFacts {
    pub hex: String,
    pub row: usize,
    pub column: usize,
    /// A river hex has none.
    pub terrain: Option<Terrain>,
    pub border: bool,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct DisplayFacts {
    pub name: Terrain,
    pub printed: PrintedDisplay,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct PrintedDisplay {
    pub row: DisplayRow,
    /// Income that comes with every piece that leaves the display, from the left, in the order of the rows: workshops,
    /// guilds, schools, palace, university.
    pub uncovers: [Vec<Goods>; Building::PIECES.len()],
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct SpadeFacts {
    pub tools: u8,
    /// For bringing the price down to this.
    pub reward: Goods,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ScienceFacts {
    /// What disciplines pay in the income phase.
    pub income: Vec<DisciplineFacts>,
    /// The first level with income.
    pub income_from: u8,
    /// The level that needs a key to be left.
    pub gate: u8,
    /// Power for reaching a level, from 0 to the highest.
    pub level_power: Vec<u8>,
    /// Levels for a scholar on each space, and for one who is returned.
    pub spaces: [u8; SPACES.len()],
    pub returned: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct DisciplineFacts {
    pub discipline: Discipline,
    pub income: Goods,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct TileFacts {
    /// As anchors call it: `palace:7`.
    pub tile: String,
    pub abilities: Vec<Ability>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ColumnFacts {
    pub name: String,
    pub disciplines: &'static [Discipline],
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ActionFacts {
    /// As anchors call it: `power:bridge`, `books:guild`.
    pub action: String,
    pub cost: Goods,
    pub effects: &'static [Effect],
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct CityTileFacts {
    pub name: CityTile,
    pub points: u8,
    pub reward: Effect,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct RoundTileFacts {
    pub name: RoundTile,
    pub goal: Goal,
    pub points: u8,
    /// The science bonus at the end of the round: what, and for how many levels of which discipline.
    pub discipline: Discipline,
    pub per: u8,
    pub bonus: Goods,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct FinalTileFacts {
    pub name: FinalTile,
    pub goal: Goal,
    pub points: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ConversionFacts {
    pub name: &'static str,
    pub pay: Goods,
    pub gain: Goods,
}

impl Components {
    pub fn of(rules: &Rules) -> Components {
        Components {
            maps: vec![map(Side::OneToThree), map(Side::ThreeToFive)],
            displays: Terrain::ALL.map(|name| DisplayFacts { name, printed: display(name.printed()) }).to_vec(),
            common_display: display(&COMMON_DISPLAY),
            spades: (1..=SPADE_TOOLS).rev().map(spade).collect(),
            science: science(),
            tiles: tiles(rules),
            columns: COLUMNS.iter().map(|column| ColumnFacts { name: column.name(), disciplines: column.0 }).collect(),
            innovation_books: INNOVATION_BOOKS,
            books_of_each: Column::BOOKS_OF_EACH,
            actions: actions(),
            city_tiles: CityTile::ALL.map(city_tile).to_vec(),
            city_power: CITY_POWER,
            round_tiles: RoundTile::ALL.map(round_tile).to_vec(),
            final_tiles: FinalTile::ALL.map(final_tile).to_vec(),
            conversions: conversions(),
            sacrificed: Conversion::SACRIFICED,
        }
    }
}

fn map(side: Side) -> MapFacts {
    let map: &Map = side.map();
    let hex = |hex: Hex| HexFacts {
        hex: hex.to_string(),
        row: hex.row(),
        column: hex.column(),
        terrain: map.land.has(hex).then(|| map.terrain[hex]),
        border: map.border.has(hex),
    };
    MapFacts {
        name: side.name(),
        hexes: map.all().iter().map(hex).collect(),
        bridges: map.sites.iter().map(|(a, b)| (a.to_string(), b.to_string())).collect(),
    }
}

fn display(row: &DisplayRow) -> PrintedDisplay {
    let income = |piece: Building, gone: u8| row.income(|building| if building == piece { gone } else { 0 });
    let uncovers = Building::PIECES.map(|piece| {
        let pieces = 1..=piece.pieces();
        pieces.map(|gone| income(piece, gone).without(income(piece, gone - 1))).collect()
    });
    PrintedDisplay { row: *row, uncovers }
}

fn spade(tools: u8) -> SpadeFacts {
    SpadeFacts { tools, reward: if tools == SPADE_TOOLS { Goods::NONE } else { terraforming_reward(tools) } }
}

fn science() -> ScienceFacts {
    let income = |discipline: Discipline| DisciplineFacts { discipline, income: *discipline.printed() };
    ScienceFacts {
        income: Discipline::ALL.map(income).to_vec(),
        income_from: Discipline::INCOME,
        gate: Discipline::GATE,
        level_power: (0..=Discipline::TOP).map(level_power).collect(),
        spaces: SPACES,
        returned: RETURNED,
    }
}

fn tiles(rules: &Rules) -> Vec<TileFacts> {
    let tile = |kind: &str, name: &str, row: &Row| TileFacts {
        tile: format!("{kind}:{name}"),
        abilities: Ability::all_of(row),
    };
    let mut all = Vec::new();
    all.extend(Faction::ALL.map(|faction| tile("faction", faction.name(), faction.row(rules))));
    all.extend(Innovation::ALL.map(|innovation| tile("innovation", innovation.name(), innovation.row(rules.tiles))));
    all.extend(Palace::ALL.map(|palace| tile("palace", palace.name(), palace.printed())));
    all.extend(Bonus::ALL.map(|bonus| tile("bonus", bonus.name(), bonus.printed())));
    all.extend(Competency::ALL.map(|competency| tile("competency", competency.name(), competency.printed())));
    all
}

fn actions() -> Vec<ActionFacts> {
    let action = |kind: &str, name: &str, row: &ActionRow| ActionFacts {
        action: format!("{kind}:{name}"),
        cost: row.cost,
        effects: row.effects,
    };
    let power = PowerAction::ALL.map(|word| action("power", word.name(), word.printed()));
    let books = BookAction::ALL.map(|word| action("books", word.name(), word.printed()));
    power.into_iter().chain(books).collect()
}

fn city_tile(name: CityTile) -> CityTileFacts {
    let row = name.printed();
    CityTileFacts { name, points: row.points, reward: row.reward }
}

fn round_tile(name: RoundTile) -> RoundTileFacts {
    let row = name.printed();
    let (goal, points) = row.goal;
    RoundTileFacts { name, goal, points, discipline: row.discipline, per: row.per, bonus: row.bonus }
}

fn final_tile(name: FinalTile) -> FinalTileFacts {
    let (goal, points) = *name.printed();
    FinalTileFacts { name, goal, points }
}

fn conversions() -> Vec<ConversionFacts> {
    // In the order of the planning display; those of books are the same in every discipline.
    let all = [
        Conversion::PowerToCoin,
        Conversion::PowerToTool,
        Conversion::PowerToScholar,
        Conversion::PowerToBook(Discipline::Banking),
        Conversion::ScholarToTool,
        Conversion::ToolToCoin,
        Conversion::BookToCoin(Discipline::Banking),
    ];
    let facts = all.map(|conversion| {
        let price = conversion.price();
        ConversionFacts { name: conversion.name(), pay: price.pay, gain: price.gain }
    });
    facts.to_vec()
}
