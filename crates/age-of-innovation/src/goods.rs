//! What can be paid and gained, and what the printed components cost and bring.

use serde::Serialize;

use crate::words::{
    Bonus, BookAction, Building, CityTile, Competency, Discipline, Faction, FinalTile, Innovation, PowerAction,
    RoundTile, Terrain,
};

/// An amount of everything. Books and levels are of free choice, spades are free ones.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Goods {
    pub coins: u8,
    pub tools: u8,
    pub scholars: u8,
    pub power: u8,
    pub books: u8,
    pub points: u8,
    pub levels: u8,
    pub spades: u8,
}

impl Goods {
    pub const NONE: Goods =
        Goods { coins: 0, tools: 0, scholars: 0, power: 0, books: 0, points: 0, levels: 0, spades: 0 };

    pub const fn coins(coins: u8) -> Goods {
        Goods { coins, ..Goods::NONE }
    }

    pub const fn tools(tools: u8) -> Goods {
        Goods { tools, ..Goods::NONE }
    }

    pub const fn scholars(scholars: u8) -> Goods {
        Goods { scholars, ..Goods::NONE }
    }

    pub const fn power(power: u8) -> Goods {
        Goods { power, ..Goods::NONE }
    }

    pub const fn books(books: u8) -> Goods {
        Goods { books, ..Goods::NONE }
    }

    pub const fn points(points: u8) -> Goods {
        Goods { points, ..Goods::NONE }
    }

    pub const fn levels(levels: u8) -> Goods {
        Goods { levels, ..Goods::NONE }
    }

    pub const fn spades(spades: u8) -> Goods {
        Goods { spades, ..Goods::NONE }
    }

    pub const fn and(self, more: Goods) -> Goods {
        Goods {
            coins: self.coins + more.coins,
            tools: self.tools + more.tools,
            scholars: self.scholars + more.scholars,
            power: self.power + more.power,
            books: self.books + more.books,
            points: self.points + more.points,
            levels: self.levels + more.levels,
            spades: self.spades + more.spades,
        }
    }

    pub const fn times(self, times: u8) -> Goods {
        Goods {
            coins: self.coins * times,
            tools: self.tools * times,
            scholars: self.scholars * times,
            power: self.power * times,
            books: self.books * times,
            points: self.points * times,
            levels: self.levels * times,
            spades: self.spades * times,
        }
    }

    pub fn is_none(self) -> bool {
        self == Goods::NONE
    }
}

impl Building {
    /// The power value (p. 8, p. 9).
    #[inline]
    pub const fn power(self) -> u8 {
        match self {
            Building::Workshop => 1,
            Building::Guild | Building::School | Building::Tower => 2,
            Building::Palace | Building::University => 3,
            Building::Monument => 4,
        }
    }

    /// Pieces a player has; towers and monuments belong to nobody.
    pub const fn pieces(self) -> u8 {
        match self {
            Building::Workshop => 9,
            Building::Guild => 4,
            Building::School => 3,
            Building::Palace | Building::University => 1,
            Building::Tower | Building::Monument => 0,
        }
    }

    /// What it is upgraded from.
    pub const fn before(self) -> Option<Building> {
        match self {
            Building::Guild => Some(Building::Workshop),
            Building::School | Building::Palace => Some(Building::Guild),
            Building::University => Some(Building::School),
            Building::Workshop | Building::Tower | Building::Monument => None,
        }
    }

    /// The printed cost; a guild is cheaper beside another faction (p. 13).
    pub const fn cost(self, beside_others: bool) -> Goods {
        let (tools, coins) = match self {
            Building::Workshop => (1, 2),
            Building::Guild if beside_others => (2, 3),
            Building::Guild => (2, 6),
            Building::School => (3, 5),
            Building::Palace => (4, 6),
            Building::University => (5, 8),
            Building::Tower | Building::Monument => (0, 0),
        };
        Goods { tools, coins, ..Goods::NONE }
    }

    /// How many buildings a city with it needs (p. 9).
    pub const fn city_size(self) -> u8 {
        match self {
            Building::Monument => 2,
            Building::University => 3,
            _ => 4,
        }
    }
}

/// The income of a planning display for the number of pieces that have left each row.
pub const fn display_income(display: Terrain, gone: [u8; 5]) -> Goods {
    const TOOLS: [u8; 10] = [1, 2, 3, 4, 5, 5, 6, 7, 8, 9];
    const POWER: [u8; 5] = [0, 1, 2, 4, 6];
    let [workshops, guilds, schools, _, universities] = gone;
    let mountain = matches!(display, Terrain::Mountain);
    let coins = 2 * guilds + if mountain { 2 + if guilds > 0 { 1 } else { 0 } } else { 0 };
    Goods {
        tools: TOOLS[workshops as usize],
        coins,
        power: POWER[guilds as usize],
        scholars: schools + universities,
        ..Goods::NONE
    }
}

/// What a display begins with, besides fifteen coins and three tools.
pub const fn display_start(display: Terrain) -> Goods {
    let common = Goods { coins: 15, tools: 3, ..Goods::NONE };
    match display {
        Terrain::Swamp => common.and(Goods::scholars(1)),
        Terrain::Wasteland => common.and(Goods { tools: 1, books: 1, ..Goods::NONE }),
        _ => common,
    }
}

/// Tokens in bowls I and II at the beginning.
pub const fn display_bowls(display: Terrain) -> [u8; 3] {
    match display {
        Terrain::Swamp => [3, 9, 0],
        Terrain::Forest => [4, 8, 0],
        _ => [5, 7, 0],
    }
}

/// Levels in each discipline that displays and factions begin with.
pub const fn display_levels(display: Terrain) -> [u8; 4] {
    match display {
        Terrain::Forest => [1; 4],
        _ => [0; 4],
    }
}

pub const fn faction_levels(faction: Faction) -> [u8; 4] {
    match faction {
        Faction::Blessed => [1; 4],
        Faction::Felines | Faction::Psychics => [1, 0, 0, 1],
        Faction::Goblins | Faction::Omar => [1, 0, 1, 0],
        Faction::Illusionists => [0, 0, 0, 2],
        Faction::Inventors | Faction::Lizards => [0; 4],
        Faction::Moles => [0, 0, 2, 0],
        Faction::Monks => [0, 1, 0, 0],
        Faction::Navigators => [0, 3, 0, 0],
        Faction::Philosophers => [2, 0, 0, 0],
    }
}

pub const fn faction_start(faction: Faction) -> Goods {
    match faction {
        Faction::Goblins | Faction::Psychics => Goods::tools(1),
        Faction::Lizards => Goods::levels(2),
        _ => Goods::NONE,
    }
}

pub const SAILING_COST: Goods = Goods { coins: 4, scholars: 1, ..Goods::NONE };

/// The reward for reaching a sailing value.
pub const fn sailing_reward(display: Terrain, value: u8) -> Goods {
    match (display, value) {
        (Terrain::Lake, 2) => Goods::points(3),
        (Terrain::Lake, 3) | (_, 2) => Goods::books(2),
        (_, 1) => Goods::points(2),
        _ => Goods::points(4),
    }
}

pub const fn terraforming_cost(display: Terrain) -> Goods {
    let coins = if matches!(display, Terrain::Plains) { 1 } else { 5 };
    Goods { coins, tools: 1, scholars: 1, ..Goods::NONE }
}

/// The reward for bringing the price of a spade down to so many tools.
pub const fn terraforming_reward(spade: u8) -> Goods {
    if spade == 2 { Goods::books(2) } else { Goods::points(6) }
}

/// What a discipline pays in the income phase from level 9 on.
pub const fn science_income(discipline: Discipline) -> Goods {
    match discipline {
        Discipline::Banking => Goods::coins(3),
        Discipline::Law => Goods::power(6),
        Discipline::Engineering => Goods::tools(1),
        Discipline::Medicine => Goods::points(3),
    }
}

/// Power for reaching a level.
pub const fn level_power(level: u8) -> u8 {
    match level {
        3 => 1,
        5 | 7 => 2,
        12 => 3,
        _ => 0,
    }
}

pub const fn bonus_income(bonus: Bonus) -> Goods {
    match bonus {
        Bonus::RiverWorkshop => Goods::NONE,
        Bonus::SendScholar => Goods::scholars(1),
        Bonus::BuildGuild => Goods::power(3),
        Bonus::PassPalaceUniversity => Goods::tools(1),
        Bonus::Spade | Bonus::Bridge => Goods::books(1),
        Bonus::Knowledge => Goods::tools(2),
        Bonus::PassSchool => Goods::coins(4),
        Bonus::PowerCoins => Goods { power: 4, coins: 2, ..Goods::NONE },
        Bonus::Coins => Goods::coins(6),
    }
}

pub const fn competency_income(competency: Competency) -> Goods {
    match competency {
        Competency::ToolLevel => Goods { tools: 1, levels: 1, ..Goods::NONE },
        Competency::PointsCoins => Goods { points: 3, coins: 2, ..Goods::NONE },
        Competency::BookPower => Goods { books: 1, power: 1, ..Goods::NONE },
        Competency::Tower => Goods { power: 2, coins: 2, ..Goods::NONE },
        _ => Goods::NONE,
    }
}

pub const fn innovation_income(innovation: Innovation) -> Goods {
    match innovation {
        Innovation::Workshop => Goods::tools(3),
        Innovation::Guild => Goods::coins(5),
        Innovation::University => Goods::points(2),
        Innovation::Palace => Goods::power(4),
        _ => Goods::NONE,
    }
}

pub const PALACES: u8 = 17;

pub const fn palace_income(palace: u8) -> Goods {
    match palace {
        1 => Goods::power(5),
        3 | 4 | 17 => Goods::power(2),
        5 | 7 => Goods::power(4),
        6 | 16 => Goods { power: 2, books: 1, ..Goods::NONE },
        8 => Goods { power: 2, coins: 2, tools: 1, ..Goods::NONE },
        9 => Goods::scholars(1),
        10 => Goods::coins(6),
        11 => Goods::tools(1),
        12 => Goods::power(8),
        14 | 15 => Goods::power(6),
        _ => Goods::NONE,
    }
}

pub const fn faction_income(faction: Faction) -> Goods {
    match faction {
        Faction::Omar => Goods { power: 2, coins: 2, ..Goods::NONE },
        _ => Goods::NONE,
    }
}

pub const fn power_action_cost(action: PowerAction) -> u8 {
    match action {
        PowerAction::Bridge | PowerAction::Scholar => 3,
        PowerAction::Tools | PowerAction::Coins | PowerAction::OneSpade => 4,
        PowerAction::TwoSpades => 6,
    }
}

pub const fn book_action_cost(action: BookAction) -> u8 {
    match action {
        BookAction::Power | BookAction::Levels => 1,
        BookAction::Coins | BookAction::Guild | BookAction::GuildPoints => 2,
        BookAction::ThreeSpades => 3,
    }
}

pub const fn city_points(tile: CityTile) -> u8 {
    match tile {
        CityTile::Tools => 4,
        CityTile::Books | CityTile::Spades => 5,
        CityTile::Coins => 6,
        CityTile::Levels => 7,
        CityTile::Power | CityTile::Scholar => 8,
    }
}

/// What scores on a round score tile.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    Build(Building),
    PalaceOrUniversity,
    BorderWorkshop,
    Spade,
    Level,
    City,
    Track,
    Innovation,
}

pub const fn round_goal(tile: RoundTile) -> (Goal, u8) {
    match tile {
        RoundTile::WorkshopLaw | RoundTile::WorkshopBanking => (Goal::Build(Building::Workshop), 2),
        RoundTile::GuildLaw | RoundTile::GuildMedicine => (Goal::Build(Building::Guild), 3),
        RoundTile::SchoolBanking => (Goal::Build(Building::School), 4),
        RoundTile::PalaceUniversityMedicine | RoundTile::PalaceUniversityBanking => (Goal::PalaceOrUniversity, 5),
        RoundTile::SpadeEngineering => (Goal::Spade, 2),
        RoundTile::LevelMedicine => (Goal::Level, 1),
        RoundTile::CityEngineering => (Goal::City, 5),
        RoundTile::TrackEngineering => (Goal::Track, 3),
        RoundTile::InnovationLaw => (Goal::Innovation, 5),
    }
}

pub const fn final_goal(tile: FinalTile) -> (Goal, u8) {
    match tile {
        FinalTile::Workshop => (Goal::Build(Building::Workshop), 2),
        FinalTile::Guild => (Goal::Build(Building::Guild), 3),
        FinalTile::School => (Goal::Build(Building::School), 4),
        FinalTile::BorderWorkshop => (Goal::BorderWorkshop, 3),
    }
}

/// The science bonus of a round score tile: for how many levels in which discipline, and what.
pub const fn science_bonus(tile: RoundTile) -> (Discipline, u8, Goods) {
    use Discipline::{Banking, Engineering, Law, Medicine};
    match tile {
        RoundTile::WorkshopLaw => (Law, 3, Goods::scholars(1)),
        RoundTile::WorkshopBanking => (Banking, 3, Goods::power(4)),
        RoundTile::GuildLaw => (Law, 3, Goods::books(1)),
        RoundTile::GuildMedicine => (Medicine, 4, Goods::spades(1)),
        RoundTile::SchoolBanking => (Banking, 1, Goods::coins(1)),
        RoundTile::PalaceUniversityMedicine => (Medicine, 2, Goods::tools(1)),
        RoundTile::PalaceUniversityBanking => (Banking, 2, Goods::tools(1)),
        RoundTile::SpadeEngineering => (Engineering, 1, Goods::coins(1)),
        RoundTile::LevelMedicine => (Medicine, 3, Goods::books(1)),
        RoundTile::CityEngineering => (Engineering, 4, Goods::spades(1)),
        RoundTile::TrackEngineering => (Engineering, 3, Goods::scholars(1)),
        RoundTile::InnovationLaw => (Law, 2, Goods::power(3)),
    }
}

/// A place of the innovation display: the disciplines of which two books each must be paid.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Column(pub &'static [Discipline]);

/// The six columns: one a discipline, and the two that combine disciplines (two and four players).
pub static COLUMNS: [Column; 6] = [
    Column(&[Discipline::Banking]),
    Column(&[Discipline::Law]),
    Column(&[Discipline::Engineering]),
    Column(&[Discipline::Medicine]),
    Column(&[Discipline::Banking, Discipline::Law]),
    Column(&[Discipline::Engineering, Discipline::Medicine]),
];

impl Column {
    pub fn name(&self) -> String {
        self.0.iter().map(|discipline| discipline.name()).collect::<Vec<_>>().join("-")
    }
}

/// Books an innovation costs in all.
pub const INNOVATION_BOOKS: u8 = 5;
