//! The innovations (appendix III) and the display they lie on.

use super::Effect::{
    Gain, LevelForEach, LevelInEvery, Place, PlaceWithCompetency, PointsByNumber, PointsForEach, Sailing, Spades,
    Terraforming, Tokens,
};
use super::{Building, Count, Discipline, NOTHING, Row, components};
use crate::goods::{books, coins, points, power, scholars, tools};
use crate::rules::Tiles;
use crate::words::Special;

components! {
    Innovation: Row {
        DeusExMachina = "deus-ex-machina" => Row {
            at_once: &[Gain(books(1)), LevelInEvery],
            action: &[Spades(1)],
            special: Some(Special::DeusExMachina),
            ..NOTHING
        },
        TradingRoutes = "trading-routes" => Row {
            on_pass: &[PointsForEach(2, Count::Buildings(Building::Guild))],
            ..NOTHING
        },
        Professors = "professors" => Row {
            action: &[Gain(scholars(1).and(points(3)))],
            special: Some(Special::Professors),
            ..NOTHING
        },
        Architecture = "architecture" => Row {
            at_once: &[Gain(points(10)), LevelForEach(Count::Shapes)],
            ..NOTHING
        },
        Census = "census" => Row {
            at_once: &[PointsByNumber(Count::AllBuildings, &[(7, 8), (9, 12), (11, 18)])],
            ..NOTHING
        },
        Colleges = "colleges" => Row { at_once: COLLEGES, ..NOTHING },
        LeagueOfCities = "league-of-cities" => Row { at_once: &[PointsForEach(5, Count::CityTiles)], ..NOTHING },
        Libraries = "libraries" => Row { at_once: &[PointsForEach(1, Count::TwoHighestLevels)], ..NOTHING },
        Communications = "communications" => Row {
            at_once: &[PointsByNumber(Count::Groups, &[(4, 8), (5, 12), (6, 18)])],
            ..NOTHING
        },
        Sewerage = "sewerage" => Row {
            at_once: &[PointsForEach(2, Count::Buildings(Building::Workshop))],
            ..NOTHING
        },
        SteamPower = "steam-power" => Row { at_once: &[Gain(scholars(1)), Terraforming(1), Sailing(1)], ..NOTHING },
        Steelworks = "steelworks" => Row {
            at_once: &[PointsByNumber(Count::Bridges, &[(1, 8), (2, 12), (3, 18)])],
            ..NOTHING
        },
        Workshop = "workshop" => Row { income: tools(3), at_once: &[Place(Building::Workshop)], ..NOTHING },
        Guild = "guild" => Row { income: coins(5), at_once: &[Place(Building::Guild)], ..NOTHING },
        School = "school" => Row { at_once: &[PlaceWithCompetency(Building::School)], ..NOTHING },
        University = "university" => Row { income: points(2), at_once: &[Place(Building::University)], ..NOTHING },
        Palace = "palace" => Row { income: power(4), at_once: &[Tokens(2), Place(Building::Palace)], ..NOTHING },
        Monument = "monument" => Row { at_once: &[Gain(points(7)), Place(Building::Monument)], ..NOTHING },
    }
}

const COLLEGES: &[super::Effect] = &[PointsForEach(5, Count::Buildings(Building::School))];

/// Only fills places of lists that are not in use.
impl Default for Innovation {
    fn default() -> Self {
        Innovation::DeusExMachina
    }
}

impl Innovation {
    /// The row by the option: as printed, or as the text of a rulebook has it (docs/rulings.md).
    #[inline]
    pub fn row(self, tiles: Tiles) -> &'static Row {
        static COLLEGES_IN_ENGLISH: Row = Row { on_pass: COLLEGES, ..NOTHING };
        static STEELWORKS_IN_ENGLISH: Row = Row { at_once: &[PointsForEach(6, Count::Bridges)], ..NOTHING };
        match (self, tiles) {
            (Innovation::Colleges, Tiles::English) => &COLLEGES_IN_ENGLISH,
            (Innovation::Steelworks, Tiles::English) => &STEELWORKS_IN_ENGLISH,
            _ => self.printed(),
        }
    }
}

/// A place of the innovation display: the disciplines of which two books each must be paid.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Column(pub &'static [Discipline]);

/// The six columns: one per discipline, and the two that combine disciplines (two and four players).
pub static COLUMNS: [Column; 6] = [
    Column(&[Discipline::Banking]),
    Column(&[Discipline::Law]),
    Column(&[Discipline::Engineering]),
    Column(&[Discipline::Medicine]),
    Column(&[Discipline::Banking, Discipline::Law]),
    Column(&[Discipline::Engineering, Discipline::Medicine]),
];

impl Column {
    /// Books of each of its disciplines that must be paid.
    pub const BOOKS_OF_EACH: u8 = 2;

    pub fn name(&self) -> String {
        self.0.iter().map(|discipline| discipline.name()).collect::<Vec<_>>().join("-")
    }

    /// Books of its disciplines in all.
    pub const fn books(&self) -> u8 {
        Self::BOOKS_OF_EACH * self.0.len() as u8
    }
}

/// Books an innovation costs in all, and the coins it costs who has no palace.
pub const INNOVATION_BOOKS: u8 = 5;
pub const INNOVATION_COINS: u8 = 5;
