//! The state: flat and small, so that a copy is one memcpy. What follows from it (reach, groups, income) is computed.

use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Seat, Seats};

use crate::goods::display_bowls;
use crate::map::{Hex, Hexes, Map, PLACES};
use crate::rules::{Rules, Side};
use crate::words::{
    Bonus, BookAction, Building, CityTile, Competency, Discipline, Faction, FinalTile, Innovation, PowerAction,
    RoundTile, Special, Terrain,
};

/// Players at one table.
pub const PLAYERS: usize = 5;
pub const ROUNDS: u8 = 6;
/// Books of one discipline in the box.
pub const BOOKS: u8 = 12;
pub const SCHOLARS: u8 = 7;
pub const BRIDGES: usize = 3;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AgeOfInnovation {
    pub(crate) rules: Rules,
    pub(crate) seats: u8,
    pub(crate) side: Side,
    pub(crate) phase: Phase,
    /// How far the phase has come: see the functions that play it.
    pub(crate) stage: u8,
    pub(crate) round: u8,
    pub(crate) order: [Seat; PLAYERS],
    /// Who has passed in this round, in this order: the next round's turn order.
    pub(crate) passed: ArrayVec<Seat, PLAYERS>,
    pub(crate) turn: Seat,
    /// The action of this turn is done; conversions may follow.
    pub(crate) acted: bool,
    pub(crate) players: [Player; PLAYERS],
    pub(crate) terrain: PerHex<Terrain>,
    pub(crate) standing: PerHex<Building>,
    pub(crate) bridges: ArrayVec<Bridge, { PLAYERS * BRIDGES }>,
    /// Palace 14's city tiles on river hexes.
    pub(crate) river_cities: Hexes,
    pub(crate) round_tiles: [RoundTile; ROUNDS as usize],
    pub(crate) final_tile: FinalTile,
    pub(crate) book_actions: [BookAction; 3],
    /// Power and book actions used this round, a bit each.
    pub(crate) used_power: u8,
    pub(crate) used_books: u8,
    /// By column (see `goods::COLUMNS`), from the bottom up.
    pub(crate) innovations: [ArrayVec<Innovation, 3>; 6],
    /// Row by row; see `competency_place`.
    pub(crate) competencies: [Competency; 12],
    pub(crate) competencies_left: [u8; 12],
    /// Palace tiles nobody has taken, a bit a number.
    pub(crate) palaces: u32,
    pub(crate) city_tiles: [u8; 7],
    /// Round bonuses nobody has, a bit each, and the coins on them.
    pub(crate) bonuses: u16,
    pub(crate) bonus_coins: [u8; 10],
    /// Scholars on the science display: the space for 3 levels, then those for 2.
    pub(crate) spaces: [[Option<Scholar>; 4]; 4],
    /// Setup: factions and bonuses beside each display, displays still to be had, factions in the draft.
    pub(crate) sets: [(Faction, Bonus); 7],
    pub(crate) displays: u8,
    pub(crate) factions: u16,
    /// Two players: the area tiles; the first lies on the board.
    pub(crate) area_tiles: [u8; 4],
    pub(crate) neutral_levels: [u8; 4],
    pub(crate) winners: Option<Seats>,
}

const _: () = assert!(size_of::<AgeOfInnovation>() <= 1400, "the state must stay small");

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Sets are chosen.
    Sets,
    Draft,
    /// Start resources that ask for a choice.
    Start,
    /// First buildings, and what follows them.
    Placement,
    Income,
    Actions,
    /// Phase III.
    Science,
    Over,
}

impl Phase {
    pub(crate) const ALL: [(Phase, &'static str); 8] = [
        (Phase::Sets, "sets"),
        (Phase::Draft, "draft"),
        (Phase::Start, "start"),
        (Phase::Placement, "placement"),
        (Phase::Income, "income"),
        (Phase::Actions, "actions"),
        (Phase::Science, "science"),
        (Phase::Over, "over"),
    ];
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scholar {
    Of(Seat),
    /// Two players: of the non-player faction.
    Neutral,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bridge {
    pub a: Hex,
    pub b: Hex,
    pub seat: Seat,
}

#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub display: Terrain,
    pub faction: Faction,
    pub bonus: Bonus,
    /// Which of display, faction, palace tile and bonus the player has chosen already: bits 1, 2, 4, 8.
    pub chosen: u8,
    pub coins: u16,
    pub tools: u16,
    pub scholars: u8,
    /// Scholars on the science display.
    pub sent: u8,
    pub books: [u8; 4],
    pub bowls: [u8; 3],
    pub points: i16,
    pub levels: [u8; 4],
    /// Keys not yet used.
    pub keys: u8,
    pub sailing: u8,
    /// Tools for a spade.
    pub spade: u8,
    /// Pieces on the display, by building.
    pub left: [u8; 5],
    pub built: Hexes,
    pub neutral: Hexes,
    pub annexed: Hexes,
    /// Buildings that are part of a city.
    pub city: Hexes,
    pub bridges_left: u8,
    /// Bits of `Innovation` and `Competency`.
    pub innovations: u32,
    pub competencies: u16,
    /// The palace tile, 0 if there is none. It works once the palace is built.
    pub palace: u8,
    pub annexes: u8,
    pub city_tiles: [u8; 7],
    /// Special actions used this round, bits of `Special`.
    pub used: u8,
    /// Spades of the setup still to be used.
    pub spades: u8,
}

impl Player {
    pub(crate) fn new(display: Terrain, faction: Faction, bonus: Bonus) -> Self {
        Player {
            display,
            faction,
            bonus,
            chosen: 0,
            coins: 0,
            tools: 0,
            scholars: 0,
            sent: 0,
            books: [0; 4],
            bowls: display_bowls(display),
            points: 20,
            levels: [0; 4],
            keys: 0,
            sailing: u8::from(display == Terrain::Lake),
            spade: 3,
            left: [9, 4, 3, 1, 1],
            built: Hexes::NONE,
            neutral: Hexes::NONE,
            annexed: Hexes::NONE,
            city: Hexes::NONE,
            bridges_left: BRIDGES as u8,
            innovations: 0,
            competencies: 0,
            palace: 0,
            annexes: 0,
            city_tiles: [0; 7],
            used: 0,
            spades: 0,
        }
    }

    #[inline]
    pub fn has_innovation(&self, innovation: Innovation) -> bool {
        self.innovations & (1 << innovation.index()) != 0
    }

    #[inline]
    pub fn has_competency(&self, competency: Competency) -> bool {
        self.competencies & (1 << competency.index()) != 0
    }

    /// Whether the palace tile works: the palace stands.
    #[inline]
    pub fn has_palace(&self, palace: u8) -> bool {
        self.palace == palace && self.palace_built()
    }

    #[inline]
    pub fn palace_built(&self) -> bool {
        self.left[Building::Palace.index()] == 0
    }

    pub fn book_count(&self) -> u8 {
        self.books.iter().sum()
    }

    pub fn cities(&self) -> u8 {
        self.city_tiles.iter().sum()
    }

    pub fn scholars_left(&self) -> u8 {
        SCHOLARS - self.scholars - self.sent
    }

    pub fn has_used(&self, special: Special) -> bool {
        self.used & (1 << special.index()) != 0
    }
}

/// One value a hex.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PerHex<T>(pub [T; PLACES]);

impl<T> Index<Hex> for PerHex<T> {
    type Output = T;
    #[inline]
    fn index(&self, hex: Hex) -> &T {
        &self.0[hex.index()]
    }
}

impl<T> IndexMut<Hex> for PerHex<T> {
    #[inline]
    fn index_mut(&mut self, hex: Hex) -> &mut T {
        &mut self.0[hex.index()]
    }
}

impl<T: Serialize> Serialize for PerHex<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Copy> Deserialize<'de> for PerHex<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::deserialize(deserializer)?;
        let count = values.len();
        let array = values.try_into();
        array.map(PerHex).map_err(|_| serde::de::Error::invalid_length(count, &"one value a hex"))
    }
}

impl AgeOfInnovation {
    pub fn round(&self) -> u8 {
        self.round
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub fn has_passed(&self, seat: Seat) -> bool {
        self.passed.contains(&seat)
    }

    /// Who does the next action of this round, if anybody still may.
    pub fn next_to_act(&self) -> Option<Seat> {
        if self.phase != Phase::Actions {
            return None;
        }
        if !self.acted {
            return Some(self.turn);
        }
        let order = &self.order[..self.seats()];
        let now = order.iter().position(|&seat| seat == self.turn)?;
        let mut after = order[now + 1..].iter().chain(&order[..=now]).copied();
        after.find(|seat| !self.passed.contains(seat))
    }

    /// The book actions of this game.
    pub fn book_actions(&self) -> [BookAction; 3] {
        self.book_actions
    }

    /// The score tile that counts in the last round besides the round's own.
    pub fn final_tile(&self) -> FinalTile {
        self.final_tile
    }

    /// Who will begin the next round, once somebody has passed.
    pub fn passed_first(&self) -> Option<Seat> {
        self.passed.first().copied()
    }

    /// The round score tiles of this round and the later ones, with their rounds.
    pub fn round_tiles_ahead(&self) -> impl Iterator<Item = (u8, RoundTile)> + '_ {
        (1..=ROUNDS).zip(self.round_tiles).filter(|(round, _)| *round >= self.round)
    }

    /// What stands on a built hex.
    pub fn standing_on(&self, hex: Hex) -> Building {
        self.standing[hex]
    }

    /// Coins on a free round bonus.
    pub fn coins_on(&self, bonus: Bonus) -> u8 {
        self.bonus_coins[bonus.index()]
    }

    #[inline]
    pub(crate) fn seats(&self) -> usize {
        self.seats as usize
    }

    pub fn everyone(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seats::all(self.seats()).iter()
    }

    /// Seats in this round's turn order.
    pub fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        self.order[..self.seats()].iter().copied()
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    #[inline]
    pub fn map(&self) -> &'static Map {
        self.side.map()
    }

    /// Hexes with any building.
    #[inline]
    pub(crate) fn occupied(&self) -> Hexes {
        self.players[..self.seats()].iter().fold(Hexes::NONE, |all, player| all | player.built)
    }

    #[inline]
    pub(crate) fn empty_land(&self) -> Hexes {
        self.map().land & !self.occupied()
    }

    pub(crate) fn owner(&self, hex: Hex) -> Option<Seat> {
        self.everyone().find(|&seat| self.player(seat).built.has(hex))
    }

    pub fn native(&self, seat: Seat) -> Terrain {
        self.player(seat).display
    }

    /// Land that shares a side or a bridge with one of these (p. 8).
    #[inline]
    pub fn adjacent(&self, hexes: Hexes) -> Hexes {
        self.beside(hexes) & self.map().land
    }

    /// The same with river hexes, which tunnels and flights skip too.
    #[inline]
    fn beside(&self, hexes: Hexes) -> Hexes {
        let mut all = hexes.neighbours();
        for bridge in &self.bridges {
            if hexes.has(bridge.a) {
                all |= bridge.b.bit();
            }
            if hexes.has(bridge.b) {
                all |= bridge.a.bit();
            }
        }
        all & self.map().all()
    }

    /// Hexes on the other side of up to so many others: a tunnel skips one, a flight one or two (p. 20, p. 22).
    pub(crate) fn beyond(&self, hexes: Hexes, skips: u8) -> Hexes {
        (0..skips).fold(self.beside(hexes), |far, _| far | self.beside(far))
    }

    /// Land in reach of these hexes (p. 8): adjacent, or over at most so many river hexes.
    #[inline]
    pub(crate) fn reach_of(&self, hexes: Hexes, sailing: u8) -> Hexes {
        let map = self.map();
        let mut reach = self.adjacent(hexes);
        let mut water = Hexes::NONE;
        let mut from = hexes;
        for _ in 0..sailing {
            water |= from.neighbours() & map.river;
            from = water;
        }
        reach |= water.neighbours() & map.land;
        reach
    }

    /// The sailing value now: the round bonus adds one in phase II only.
    pub(crate) fn sailing(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let bonus = player.bonus == Bonus::RiverWorkshop && self.phase == Phase::Actions;
        player.sailing + u8::from(bonus)
    }

    /// Empty land this seat can get at by itself.
    pub fn in_reach(&self, seat: Seat) -> Hexes {
        self.reach_of(self.player(seat).built, self.sailing(seat)) & self.empty_land()
    }

    /// The part of `among` that hangs together with `start` by adjacency.
    pub(crate) fn component(&self, start: Hexes, among: Hexes) -> Hexes {
        let mut group = start;
        loop {
            let grown = group | (self.adjacent(group) & among);
            if grown == group {
                return group;
            }
            group = grown;
        }
    }

    /// Groups of adjacent buildings.
    pub fn groups(&self, among: Hexes) -> impl Iterator<Item = Hexes> + '_ {
        let mut rest = among;
        std::iter::from_fn(move || {
            let group = self.component(rest.iter().next()?.bit(), rest);
            rest = rest & !group;
            Some(group)
        })
    }

    pub fn count(&self, seat: Seat, building: Building) -> u8 {
        self.player(seat).built.iter().filter(|&hex| self.standing[hex] == building).count() as u8
    }

    /// The power value of what a seat has on a hex, annex included.
    #[inline]
    pub fn power_value(&self, seat: Seat, hex: Hex) -> u8 {
        self.standing[hex].power() + u8::from(self.player(seat).annexed.has(hex))
    }

    pub(crate) fn book_supply(&self, discipline: Discipline) -> u8 {
        match self.rules.books {
            crate::rules::Books::Unlimited => u8::MAX,
            crate::rules::Books::Limited => {
                let held: u8 = self.players[..self.seats()].iter().map(|player| player.books[discipline.index()]).sum();
                BOOKS - held
            }
        }
    }

    /// Where a competency lies: its discipline, and the levels and books of its row.
    pub(crate) fn competency_place(&self, competency: Competency) -> (Discipline, u8, u8) {
        let place = self.competencies.iter().position(|&there| there == competency).expect("all twelve lie somewhere");
        (Discipline::ALL[place % 4], 3 - (place / 4) as u8, (place / 4) as u8)
    }

    pub fn is_power_used(&self, action: PowerAction) -> bool {
        self.used_power & (1 << action.index()) != 0
    }

    pub fn is_book_used(&self, action: BookAction) -> bool {
        self.used_books & (1 << action.index()) != 0
    }

    pub fn free_bonuses(&self) -> impl Iterator<Item = Bonus> + '_ {
        Bonus::ALL.into_iter().filter(|bonus| self.bonuses & (1 << bonus.index()) != 0)
    }

    pub fn city_tiles_left(&self) -> impl Iterator<Item = CityTile> + '_ {
        CityTile::ALL.into_iter().filter(|tile| self.city_tiles[tile.index()] > 0)
    }

    /// Buildings in the largest group linked by reach, tunnel or flight (p. 18).
    pub fn area(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let mut rest = player.built;
        let mut largest = 0;
        while let Some(first) = rest.iter().next() {
            let mut group = first.bit();
            loop {
                let grown = group | (self.linked(seat, group) & rest);
                if grown == group {
                    break;
                }
                group = grown;
            }
            largest = largest.max(group.len() as u8);
            rest = rest & !group;
        }
        largest
    }

    fn linked(&self, seat: Seat, group: Hexes) -> Hexes {
        let player = self.player(seat);
        let linked = self.reach_of(group, player.sailing);
        match if player.has_palace(9) { 2 } else { u8::from(player.faction == Faction::Moles) } {
            0 => linked,
            skips => linked | self.beyond(group, skips),
        }
    }
}
