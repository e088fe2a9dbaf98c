//! The printed components. Each is a row that says what it costs, brings and does; whatever offers, prices, plays,
//! scores or explains a component reads its row.

mod actions;
mod bonuses;
mod buildings;
mod cities;
mod competencies;
mod displays;
mod factions;
mod innovations;
mod palaces;
mod science;
mod score_tiles;

use serde::Serialize;

use crate::goods::Goods;
use crate::words::{Reward, Special, Way};

pub use actions::{ActionRow, BookAction, PowerAction};
pub use bonuses::Bonus;
pub use buildings::{Building, BuildingRow};
pub use cities::{CITY_POWER, CityRow, CityTile};
pub use competencies::Competency;
pub use displays::{COMMON_DISPLAY, DisplayRow, SAILING_COST, SAILING_STEPS, Terrain, terraforming_reward};
pub use factions::Faction;
pub use innovations::{COLUMNS, Column, INNOVATION_BOOKS, INNOVATION_COINS, Innovation};
pub use palaces::Palace;
pub use science::{Discipline, level_power};
pub use score_tiles::{FinalTile, Goal, RoundTile, RoundTileRow};

/// Components of one kind: the name of each, its word in notation and messages, and its row.
macro_rules! components {
    ($(#[$doc:meta])* $name:ident: $row:ty { $($member:ident = $word:literal => $facts:expr,)+ }) => {
        ::table::named_enum! { $(#[$doc])* $name { $($member = $word,)+ } }

        impl $name {
            /// What is printed on it.
            #[inline]
            pub fn printed(self) -> &'static $row {
                static ROWS: [$row; $name::ALL.len()] = [$($facts),+];
                &ROWS[self as usize]
            }
        }
    };
}
use components;

/// What a tile of a player does: faction, palace, round bonus, competency or innovation. Most do one or two of these.
#[derive(Copy, Clone, Debug)]
pub struct Row {
    /// In every income phase.
    pub income: Goods,
    /// When it is taken; of a palace tile, when the palace stands.
    pub at_once: &'static [Effect],
    /// The special action, once a round.
    pub action: &'static [Effect],
    /// Which special action of its owner that is, for an innovation: one can have several of these.
    pub special: Option<Special>,
    /// For every build in the action phase that reaches the goal.
    pub on_build: Option<(Goal, Goods)>,
    /// Points for every scholar that is sent or returned.
    pub on_send: u8,
    /// Every time its owner passes.
    pub on_pass: &'static [Effect],
    /// For every spade that is used.
    pub on_spade: Goods,
    /// For every city that is founded, and for city tiles without a city if `on_every_city_tile`.
    pub on_city: &'static [Effect],
    pub on_every_city_tile: bool,
    /// Points for every power action, and how much power less it costs, with two to five players.
    pub on_power_action: [u8; 4],
    pub power_discount: u8,
    /// Books that every competency brings, of its discipline.
    pub on_competency: u8,
    /// Another way to a hex than reach.
    pub trip: Option<Trip>,
    /// What is added to the sailing value in the action phase.
    pub sailing: u8,
    /// The power value that a city needs.
    pub city_power: u8,
    /// A city may span one river hex.
    pub spans_a_river: bool,
    /// Levels that count besides those on the science display when science bonuses are given out.
    pub science_levels: u8,
    /// The price of bridges that need no printed place.
    pub bridges_anywhere: Option<Goods>,
    /// Whether the owner says what comes first: this palace tile's effect, or the city that the palace completes.
    pub order_matters: bool,
    /// Setup: levels in each discipline, goods, first buildings, and a competency once all of these stand.
    pub start_levels: [u8; 4],
    pub start: Goods,
    pub first_buildings: FirstBuildings,
    pub first_competency: bool,
}

/// A tile that does nothing; rows say how they differ.
pub const NOTHING: Row = Row {
    income: Goods::NONE,
    at_once: &[],
    action: &[],
    special: None,
    on_build: None,
    on_send: 0,
    on_pass: &[],
    on_spade: Goods::NONE,
    on_city: &[],
    on_every_city_tile: false,
    on_power_action: [0; 4],
    power_discount: 0,
    on_competency: 0,
    trip: None,
    sailing: 0,
    city_power: CITY_POWER,
    spans_a_river: false,
    science_levels: 0,
    bridges_anywhere: None,
    order_matters: false,
    start_levels: [0; 4],
    start: Goods::NONE,
    first_buildings: FirstBuildings::TwoWorkshops,
    first_competency: false,
};

/// Something a component does. `Turn::carry_out` plays it, `AgeOfInnovation::effect_gain` says what it brings.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(tag = "kind", content = "of", rename_all = "kebab-case")]
pub enum Effect {
    /// Goods; those of free choice are asked for.
    Gain(Goods),
    /// The points for each.
    PointsForEach(u8, Count),
    /// Points by how many there are: the least number and its points, rising.
    PointsByNumber(Count, &'static [(u8, u8)]),
    /// A level of free choice for each.
    LevelForEach(Count),
    /// Levels that cannot be split between disciplines.
    LevelsInOne(u8),
    LevelInEvery,
    /// Terraform and Build with this number of free spades.
    Spades(u8),
    Bridges(u8),
    /// Steps on the track, with their rewards.
    Sailing(u8),
    Terraforming(u8),
    Competency,
    CityTile,
    Annexes(u8),
    /// New power tokens for bowl III.
    Tokens(u8),
    /// A workshop becomes a guild for free.
    WorkshopToGuild,
    /// A school becomes a guild again, and this is gained.
    SchoolToGuild(Goods),
    /// A neutral building.
    Place(Building),
    /// A neutral building and a competency, which comes also if the building finds no place.
    PlaceWithCompetency(Building),
    /// One of the player's own guilds for any empty native hex.
    Outpost,
    /// A free workshop for a native hex in reach, also for one that was just dug with these free spades.
    FreeWorkshop(u8),
    /// Several, in an order of the player's choice.
    InAnyOrder(&'static [(Reward, Effect)]),
    /// Another action may follow in the same turn.
    AnotherAction,
}

/// What is counted for an effect.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    AllBuildings,
    Buildings(Building),
    PalacesAndUniversities,
    /// Different shapes among the buildings.
    Shapes,
    /// Groups of adjacent buildings.
    Groups,
    Bridges,
    CityTiles,
    LowestLevel,
    TwoHighestLevels,
}

/// A way over hexes that lie between.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Trip {
    pub way: Way,
    /// How many hexes can be skipped at most.
    pub skips: u8,
    pub price: Goods,
    /// What each trip scores, with two to five players.
    pub points: [u8; 4],
}

impl Trip {
    pub const REACH: Trip = Trip { way: Way::Reach, skips: 0, price: Goods::NONE, points: [0; 4] };
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum FirstBuildings {
    TwoWorkshops,
    /// The third is a neutral tower.
    TwoWorkshopsAndTower,
    University,
}
