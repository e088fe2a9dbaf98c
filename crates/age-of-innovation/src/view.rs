//! What a viewer may know: everything but the area tile before round 6.

use serde::Serialize;
use table::{Seat, Viewer};

use crate::goods::Goods;
use crate::map::Hex;
use crate::state::{AgeOfInnovation, Bridge, Phase, Scholar};
use crate::words::{
    Bonus, BookAction, Building, CityTile, Competency, Discipline, Faction, FinalTile, Innovation, Palace, Piece,
    PowerAction, RoundTile, Special, Terrain,
};

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct View {
    pub map: &'static str,
    pub phase: Phase,
    pub round: u8,
    /// Whose turn it is, in the action phase.
    pub turn: Option<Seat>,
    pub order: Vec<Seat>,
    /// Who has passed, in this order: the next round's turn order.
    pub passed: Vec<Seat>,
    pub round_tiles: Vec<RoundTile>,
    pub final_tile: FinalTile,
    pub book_actions: Vec<BookAction>,
    pub used_power: Vec<PowerAction>,
    pub used_books: Vec<BookAction>,
    /// By column, from the bottom up: banking, law, engineering, medicine, banking-law, engineering-medicine.
    pub innovations: Vec<Vec<Innovation>>,
    pub competencies: Vec<CompetencyView>,
    pub palaces: Vec<u8>,
    pub city_tiles: Vec<CityTileView>,
    pub bonuses: Vec<BonusView>,
    /// Sets to choose from, and what the draft offers, while they last.
    pub sets: Vec<SetView>,
    pub displays: Vec<Terrain>,
    pub factions: Vec<Faction>,
    /// Scholars on the science display, by discipline: the space for 3 levels, then those for 2.
    pub spaces: [[Option<Scholar>; 4]; 4],
    /// Hexes that are not as printed.
    pub hexes: Vec<HexView>,
    pub bridges: Vec<BridgeView>,
    pub river_cities: Vec<String>,
    /// Two players: the non-player faction's levels, and its buildings once the tile lies open.
    pub neutral_levels: Option<[u8; 4]>,
    pub area_tile: Option<u8>,
    pub players: Vec<PlayerView>,
    pub winners: Option<Vec<Seat>>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct CompetencyView {
    pub name: Competency,
    pub discipline: Discipline,
    pub levels: u8,
    pub books: u8,
    pub left: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct CityTileView {
    pub name: CityTile,
    pub left: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct BonusView {
    pub name: Bonus,
    pub coins: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct SetView {
    pub display: Terrain,
    pub faction: Faction,
    pub bonus: Bonus,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct HexView {
    pub hex: String,
    pub terrain: Terrain,
    pub building: Option<BuildingView>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct BuildingView {
    pub seat: Seat,
    pub kind: Building,
    /// Its power value, annex included.
    pub power: u8,
    pub neutral: bool,
    pub annex: bool,
    pub city: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct BridgeView {
    pub a: String,
    pub b: String,
    pub seat: Seat,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Nothing before it is chosen.
    pub display: Option<Terrain>,
    pub faction: Option<Faction>,
    pub bonus: Option<Bonus>,
    pub palace: Option<u8>,
    pub palace_built: bool,
    pub points: i16,
    pub coins: u16,
    pub tools: u16,
    pub scholars: u8,
    pub scholars_left: u8,
    pub books: [u8; 4],
    pub bowls: [u8; 3],
    pub levels: [u8; 4],
    pub keys: u8,
    pub sailing: u8,
    /// Tools for a spade.
    pub spade: u8,
    /// Pieces on the display: workshops, guilds, schools, palace, university.
    pub left: [u8; 5],
    pub bridges_left: u8,
    pub annexes: u8,
    pub innovations: Vec<Innovation>,
    pub competencies: Vec<Competency>,
    pub city_tiles: Vec<CityTile>,
    pub used: Vec<Special>,
    pub passed: bool,
    /// What the next income phase brings as things stand.
    pub income: Goods,
    /// Buildings in the largest group, as final scoring counts them.
    pub area: u8,
}

impl AgeOfInnovation {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        let picking = self.phase == Phase::Sets;
        let drafting = self.phase == Phase::Draft;
        let displays = self.displays.iter();
        let open = self.area_tile_is_open() || viewer == Viewer::Everything;
        View {
            map: self.side.name(),
            phase: self.phase,
            round: self.round,
            turn: (self.phase == Phase::Actions).then_some(self.turn),
            order: self.in_order().collect(),
            passed: self.passed.to_vec(),
            round_tiles: self.round_tiles.to_vec(),
            final_tile: self.final_tile,
            book_actions: self.book_actions.to_vec(),
            used_power: self.used_power.iter().collect(),
            used_books: self.used_books.iter().collect(),
            innovations: self.innovations.iter().map(|column| column.to_vec()).collect(),
            competencies: self.competencies.iter().map(|&competency| self.competency_view(competency)).collect(),
            palaces: self.palaces.iter().map(Palace::number).collect(),
            city_tiles: CityTile::ALL.map(|name| CityTileView { name, left: self.city_tiles[name] }).to_vec(),
            bonuses: self.free_bonuses().map(|name| BonusView { name, coins: self.bonus_coins[name] }).collect(),
            sets: displays
                .clone()
                .filter(|_| picking)
                .map(|display| {
                    let (faction, bonus) = self.sets[display];
                    SetView { display, faction, bonus }
                })
                .collect(),
            displays: displays.filter(|_| drafting).collect(),
            factions: self.factions.iter().filter(|_| drafting).collect(),
            spaces: self.spaces.into_array(),
            hexes: self.map().land.iter().filter_map(|hex| self.hex_view(hex)).collect(),
            bridges: self
                .bridges
                .iter()
                .map(|Bridge { a, b, seat }| BridgeView { a: a.to_string(), b: b.to_string(), seat: *seat })
                .collect(),
            river_cities: self.river_cities.iter().map(|hex| hex.to_string()).collect(),
            neutral_levels: (self.seats == 2).then_some(self.neutral_levels.into_array()),
            area_tile: (self.seats == 2 && open).then_some(self.area_tiles[0]),
            players: self.everyone().map(|seat| self.player_view(seat)).collect(),
            winners: self.winners.map(|winners| winners.iter().collect()),
        }
    }

    fn competency_view(&self, name: Competency) -> CompetencyView {
        let (discipline, levels, books) = self.competency_place(name);
        CompetencyView { name, discipline, levels, books, left: self.competencies_left[name] }
    }

    fn hex_view(&self, hex: Hex) -> Option<HexView> {
        let building = self.owner(hex).map(|seat| {
            let player = self.player(seat);
            BuildingView {
                seat,
                kind: self.standing[hex],
                power: self.power_value(seat, hex),
                neutral: player.neutral.has(hex),
                annex: player.annexed.has(hex),
                city: player.city.has(hex),
            }
        });
        let changed = self.terrain[hex] != self.map().terrain[hex];
        (building.is_some() || changed).then(|| HexView { hex: hex.to_string(), terrain: self.terrain[hex], building })
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        let chosen = |piece: Piece| player.chosen.has(piece);
        let ready = chosen(Piece::Display) && chosen(Piece::Faction) && chosen(Piece::Bonus);
        PlayerView {
            display: chosen(Piece::Display).then_some(player.display),
            faction: chosen(Piece::Faction).then_some(player.faction),
            palace: player.palace.map(Palace::number),
            bonus: chosen(Piece::Bonus).then_some(player.bonus),
            palace_built: player.palace_built(),
            points: player.points,
            coins: player.coins,
            tools: player.tools,
            scholars: player.scholars,
            scholars_left: player.scholars_left(),
            books: player.books.into_array(),
            bowls: player.bowls,
            levels: player.levels.into_array(),
            keys: player.keys,
            sailing: player.sailing,
            spade: player.spade,
            left: Building::PIECES.map(|piece| player.left[piece]),
            bridges_left: player.bridges_left,
            annexes: player.annexes,
            innovations: player.innovations.iter().collect(),
            competencies: player.competencies.iter().collect(),
            city_tiles: CityTile::ALL
                .into_iter()
                .flat_map(|tile| std::iter::repeat_n(tile, player.city_tiles[tile] as usize))
                .collect(),
            used: player.used.iter().collect(),
            passed: self.passed.contains(&seat),
            income: if ready { self.income(seat) } else { Goods::NONE },
            area: self.area(seat),
        }
    }
}
