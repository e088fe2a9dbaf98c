//! The state: flat and small, so that a copy is one memcpy. What follows from it (reach, groups, income) is computed.

use serde::{Deserialize, Serialize};
use table::{EnumMap, EnumSet, PerSeat, Seat, Seats, named_enum};

use crate::choice::Cause;
use crate::components::{NOTHING, Row, Trip};
use crate::map::{Hex, Hexes, Map, PerHex};
use crate::rules::{Books, Rules, Side};
use crate::words::{
    Bonus, BookAction, Building, CityTile, Competency, Discipline, Faction, FinalTile, Innovation, Palace, Piece,
    PowerAction, RoundTile, Special, Terrain, Way,
};

/// A short list that is copied as plain data.
pub type List<T, const N: usize> = tinyvec::ArrayVec<[T; N]>;

/// Players at one table.
pub const PLAYERS: usize = 5;
pub const ROUNDS: u8 = 6;
/// Books of one discipline in the box.
pub const BOOKS: u8 = 12;
/// Pieces of each player, and points at the beginning.
pub const SCHOLARS: u8 = 7;
pub const BRIDGES: usize = 3;
pub const START_POINTS: i16 = 20;
/// What a spade costs before any step on the terraforming track, in tools.
pub const SPADE_TOOLS: u8 = 3;

/// Plain data, so that a copy is one block of memory.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
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
    pub(crate) passed: List<Seat, PLAYERS>,
    pub(crate) turn: Seat,
    /// The action of this turn is done; conversions may follow.
    pub(crate) acted: bool,
    pub(crate) players: PerSeat<Player, PLAYERS>,
    pub(crate) terrain: PerHex<Terrain>,
    pub(crate) standing: PerHex<Building>,
    pub(crate) bridges: List<Bridge, { PLAYERS * BRIDGES }>,
    /// River hexes with the city tile of a city that spans them.
    pub(crate) river_cities: Hexes,
    pub(crate) round_tiles: [RoundTile; ROUNDS as usize],
    pub(crate) final_tile: FinalTile,
    pub(crate) book_actions: [BookAction; 3],
    /// Power and book actions used this round.
    pub(crate) used_power: EnumSet<PowerAction>,
    pub(crate) used_books: EnumSet<BookAction>,
    /// By column (see `components::COLUMNS`), from the bottom up.
    pub(crate) innovations: [List<Innovation, 3>; 6],
    /// Row by row; see `competency_place`.
    pub(crate) competencies: [Competency; 12],
    pub(crate) competencies_left: EnumMap<Competency, u8>,
    /// Palace tiles nobody has taken.
    pub(crate) palaces: EnumSet<Palace>,
    pub(crate) city_tiles: EnumMap<CityTile, u8>,
    /// Round bonuses nobody has, and the coins on them.
    pub(crate) bonuses: EnumSet<Bonus>,
    pub(crate) bonus_coins: EnumMap<Bonus, u8>,
    /// Scholars on the science display: the space for 3 levels, then those for 2.
    pub(crate) spaces: EnumMap<Discipline, [Option<Scholar>; 4]>,
    /// Setup: factions and bonuses beside each display, displays still to be had, factions in the draft.
    pub(crate) sets: EnumMap<Terrain, (Faction, Bonus)>,
    pub(crate) displays: EnumSet<Terrain>,
    pub(crate) factions: EnumSet<Faction>,
    /// Two players: the area tiles; the first lies on the board.
    pub(crate) area_tiles: [u8; 4],
    pub(crate) neutral_levels: EnumMap<Discipline, u8>,
    pub(crate) winners: Option<Seats>,
}

const _: () = assert!(size_of::<AgeOfInnovation>() <= 1400, "the state must stay small");

named_enum! {
    /// Sets are chosen, or drafted; start resources that ask for a choice; first buildings, and what follows them; then
    /// the phases of a round, of which science is phase III.
    Phase {
        Sets = "sets",
        Draft = "draft",
        Start = "start",
        Placement = "placement",
        Income = "income",
        Actions = "actions",
        Science = "science",
        Over = "over",
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Scholar {
    Of(Seat),
    /// Two players: of the non-player faction.
    Neutral,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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
    /// What the player has chosen already.
    pub chosen: EnumSet<Piece>,
    pub coins: u16,
    pub tools: u16,
    pub scholars: u8,
    /// Scholars on the science display.
    pub sent: u8,
    pub books: EnumMap<Discipline, u8>,
    pub bowls: [u8; 3],
    pub points: i16,
    pub levels: EnumMap<Discipline, u8>,
    /// Keys not yet used.
    pub keys: u8,
    pub sailing: u8,
    /// Tools for a spade.
    pub spade: u8,
    /// Pieces on the display.
    pub left: EnumMap<Building, u8>,
    pub built: Hexes,
    pub neutral: Hexes,
    pub annexed: Hexes,
    /// Buildings that are part of a city.
    pub city: Hexes,
    pub bridges_left: u8,
    pub innovations: EnumSet<Innovation>,
    pub competencies: EnumSet<Competency>,
    /// The palace tile. It works once the palace is built.
    pub palace: Option<Palace>,
    pub annexes: u8,
    pub city_tiles: EnumMap<CityTile, u8>,
    /// Special actions used this round.
    pub used: EnumSet<Special>,
    /// Spades of the setup still to be used.
    pub spades: u8,
}

impl Player {
    pub(crate) fn new(display: Terrain, faction: Faction, bonus: Bonus) -> Self {
        Player {
            display,
            faction,
            bonus,
            chosen: EnumSet::NONE,
            coins: 0,
            tools: 0,
            scholars: 0,
            sent: 0,
            books: EnumMap::default(),
            bowls: display.printed().bowls,
            points: START_POINTS,
            levels: EnumMap::default(),
            keys: 0,
            sailing: display.printed().start_sailing,
            spade: SPADE_TOOLS,
            left: EnumMap::from_fn(Building::pieces),
            built: Hexes::NONE,
            neutral: Hexes::NONE,
            annexed: Hexes::NONE,
            city: Hexes::NONE,
            bridges_left: BRIDGES as u8,
            innovations: EnumSet::NONE,
            competencies: EnumSet::NONE,
            palace: None,
            annexes: 0,
            city_tiles: EnumMap::default(),
            used: EnumSet::NONE,
            spades: 0,
        }
    }

    #[inline]
    pub fn has_innovation(&self, innovation: Innovation) -> bool {
        self.innovations.has(innovation)
    }

    #[inline]
    pub fn has_competency(&self, competency: Competency) -> bool {
        self.competencies.has(competency)
    }

    #[inline]
    pub fn palace_built(&self) -> bool {
        self.left[Building::Palace] == 0
    }

    /// The palace tile once it works: the palace stands.
    #[inline]
    pub fn working_palace(&self) -> Option<Palace> {
        self.palace.filter(|_| self.palace_built())
    }

    /// What the palace tile does now.
    #[inline]
    pub fn palace_row(&self) -> &'static Row {
        self.working_palace().map_or(&NOTHING, Palace::printed)
    }

    pub fn book_count(&self) -> u8 {
        self.books.as_array().iter().sum()
    }

    pub fn cities(&self) -> u8 {
        self.city_tiles.as_array().iter().sum()
    }

    pub fn scholars_left(&self) -> u8 {
        SCHOLARS - self.scholars - self.sent
    }

    pub fn has_used(&self, special: Special) -> bool {
        self.used.has(special)
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
        self.bonus_coins[bonus]
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
        &self.players[seat]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    /// The players of this game; the state has room for as many as there can be.
    #[inline]
    pub(crate) fn players(&self) -> &[Player] {
        &self.players.0[..self.seats()]
    }

    #[inline]
    pub fn map(&self) -> &'static Map {
        self.side.map()
    }

    /// Hexes with any building.
    #[inline]
    pub(crate) fn occupied(&self) -> Hexes {
        self.players().iter().fold(Hexes::NONE, |all, player| all | player.built)
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

    /// What the faction does by the options of this game.
    #[inline]
    pub fn faction_row(&self, seat: Seat) -> &'static Row {
        self.player(seat).faction.row(&self.rules)
    }

    /// The rows of all tiles that work for a seat.
    pub(crate) fn rows(&self, seat: Seat) -> impl Iterator<Item = (Cause, &'static Row)> + '_ {
        let player = self.player(seat);
        let bonus = (Cause::Bonus(player.bonus), player.bonus.printed());
        let palace = player.working_palace().map(|palace| (Cause::Palace(palace), palace.printed()));
        let faction = (Cause::Faction(player.faction), self.faction_row(seat));
        let innovations = player.innovations.iter().map(|tile| (Cause::Innovation(tile), tile.row(self.rules.tiles)));
        let competencies = player.competencies.iter().map(|tile| (Cause::Competency(tile), tile.printed()));
        [Some(bonus), palace, Some(faction)].into_iter().flatten().chain(innovations).chain(competencies)
    }

    /// The trip that a way is for this seat, and what allows it.
    #[inline]
    pub(crate) fn trip(&self, seat: Seat, way: Way) -> Option<(Cause, &'static Trip)> {
        const REACH: &Trip = &Trip::REACH;
        let player = self.player(seat);
        let (cause, trip) = match way {
            Way::Reach => return Some((Cause::Rules, REACH)),
            Way::Tunnel => (Cause::Faction(player.faction), &self.faction_row(seat).trip),
            Way::Flight => (Cause::Palace(player.palace?), &player.palace_row().trip),
        };
        trip.as_ref().map(|trip| (cause, trip))
    }

    /// How many players there are, as an index of what a component has printed for two to five of them.
    #[inline]
    pub(crate) fn by_players<T: Copy>(&self, values: &[T; 4]) -> T {
        values[self.seats() - 2]
    }

    /// The sailing value now: the round bonus adds one in phase II only.
    pub(crate) fn sailing(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let bonus = if self.phase == Phase::Actions { player.bonus.printed().sailing } else { 0 };
        player.sailing + bonus
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
            if grown == group || grown == among {
                return grown;
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
            Books::Unlimited => u8::MAX,
            Books::Limited => {
                let held: u8 = self.players().iter().map(|player| player.books[discipline]).sum();
                BOOKS - held
            }
        }
    }

    /// Where a competency lies: its discipline, and the levels and books of its row.
    pub(crate) fn competency_place(&self, competency: Competency) -> (Discipline, u8, u8) {
        let place = self.competencies.iter().position(|&tile| tile == competency).expect("all twelve lie somewhere");
        (Discipline::ALL[place % 4], 3 - (place / 4) as u8, (place / 4) as u8)
    }

    pub fn is_power_used(&self, action: PowerAction) -> bool {
        self.used_power.has(action)
    }

    pub fn is_book_used(&self, action: BookAction) -> bool {
        self.used_books.has(action)
    }

    pub fn free_bonuses(&self) -> impl Iterator<Item = Bonus> + use<> {
        self.bonuses.iter()
    }

    pub fn city_tiles_left(&self) -> impl Iterator<Item = CityTile> + '_ {
        CityTile::ALL.into_iter().filter(|&tile| self.city_tiles[tile] > 0)
    }

    /// Buildings in the largest group linked by reach, tunnel or flight (p. 18).
    pub fn area(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let trips = [Way::Tunnel, Way::Flight].into_iter().filter_map(|way| self.trip(seat, way));
        let skips = trips.map(|(_, trip)| trip.skips).max();
        let mut rest = player.built;
        let mut largest = 0;
        // What is left once it is no more than the largest group cannot change the result.
        while rest.len() as u8 > largest {
            let mut group = rest.iter().next().expect("something is left").bit();
            loop {
                let grown = group | (self.linked(group, player.sailing, skips) & rest);
                if grown == group || grown == rest {
                    group = grown;
                    break;
                }
                group = grown;
            }
            largest = largest.max(group.len() as u8);
            rest = rest & !group;
        }
        largest
    }

    fn linked(&self, group: Hexes, sailing: u8, skips: Option<u8>) -> Hexes {
        let linked = self.reach_of(group, sailing);
        skips.map_or(linked, |skips| linked | self.beyond(group, skips))
    }
}
