//! The game in numbers, for programs that learn. docs/python.md says what they mean.

use table::encoding::{AnyEncoding, Around, Axis, Encoded, Page, byte, listed, members, numbers};
use table::{Seat, numbered_choices, numbered_variants};

use crate::choice::{Ask, Cause, Choice, Conversion, Question};
use crate::map::{Hex, Hexes, PLACES};
use crate::state::{AgeOfInnovation, Bridge, Phase, Player, Scholar};
use crate::turn::{FIRST_SPACE, OTHER_SPACE};
use crate::words::{
    Bonus, BookAction, Building, CityTile, Competency, Discipline, Faction, Innovation, Palace, Piece, PowerAction,
    Reward, Special, Terrain, Track, Way,
};

/// The places of hexes.
struct AllHexes;

impl AllHexes {
    const fn len(&self) -> usize {
        PLACES
    }
}

impl Axis<Hex> for AllHexes {
    #[inline]
    fn index(&self, hex: Hex, _: Around) -> Option<usize> {
        Some(hex.index())
    }

    fn value(&self, index: usize, _: Around) -> Option<Hex> {
        (index < PLACES).then(|| Hex::at(index))
    }
}

/// Pairs of hexes that face each other corner to corner, by the upper one: below it to the left, to the right, and two
/// rows below.
struct Bridges;

const WAYS_DOWN: usize = 3;

impl Bridges {
    const fn len(&self) -> usize {
        PLACES * WAYS_DOWN
    }
}

impl Axis<(Hex, Hex)> for Bridges {
    #[inline]
    fn index(&self, (a, b): (Hex, Hex), _: Around) -> Option<usize> {
        let way = match b.row().checked_sub(a.row())? {
            1 if b.column() < a.column() => 0,
            1 => 1,
            2 => 2,
            _ => return None,
        };
        Some(a.index() * WAYS_DOWN + way)
    }

    fn value(&self, index: usize, around: Around) -> Option<(Hex, Hex)> {
        let a = Hex::at(index / WAYS_DOWN);
        a.facing().map(|b| (a, b)).find(|&pair| self.index(pair, around) == Some(index))
    }
}

const CONVERSIONS: &[Conversion] = &[
    Conversion::PowerToCoin,
    Conversion::PowerToTool,
    Conversion::PowerToScholar,
    Conversion::ScholarToTool,
    Conversion::ToolToCoin,
    Conversion::Sacrifice,
    Conversion::PowerToBook(Discipline::ALL[0]),
    Conversion::PowerToBook(Discipline::ALL[1]),
    Conversion::PowerToBook(Discipline::ALL[2]),
    Conversion::PowerToBook(Discipline::ALL[3]),
    Conversion::BookToCoin(Discipline::ALL[0]),
    Conversion::BookToCoin(Discipline::ALL[1]),
    Conversion::BookToCoin(Discipline::ALL[2]),
    Conversion::BookToCoin(Discipline::ALL[3]),
];

/// More power than a neighbour's building can bring.
const MOST_POWER: u8 = 63;

numbered_variants! {
    fn ask_number(Ask) below ASKS {
        Set, Draft, Bonus, FirstBuilding, Action, EndTurn, GainBook, PayBook, Level, Levels, Key, Competency, Palace,
        City, First, RiverCity, Dig, Build, Place, Bridge, Upgrade, Downgrade, Reward, Power,
    }
}

numbered_variants! {
    fn cause_number(Cause) below CAUSES {
        Rules, Start, Income, Display, Faction, Palace, Innovation, Competency, Bonus, City, Power, Books, Track, Level,
        RoundTile, FinalTile, Neighbour, Conversion, Area, Science, Leftovers,
    }
}

impl Encoded for AgeOfInnovation {
    numbered_choices! {
        Choice {
            Set(terrain: members::<Terrain>()),
            Display(terrain: members::<Terrain>()),
            Faction(faction: members::<Faction>()),
            Palace(palace: members::<Palace>()),
            Bonus(bonus: members::<Bonus>()),
            Place(hex: AllHexes),
            Tower(hex: AllHexes),
            Book(discipline: members::<Discipline>()),
            Level(discipline: members::<Discipline>()),
            Competency(competency: members::<Competency>()),
            Build(way: members::<Way>(), hex: AllHexes),
            Dig(way: members::<Way>(), hex: AllHexes, terrain: members::<Terrain>()),
            Upgrade(hex: AllHexes, building: members::<Building>()),
            Downgrade(hex: AllHexes),
            Advance(track: members::<Track>()),
            Innovate(innovation: members::<Innovation>()),
            Send(discipline: members::<Discipline>(), value: numbers(OTHER_SPACE, FIRST_SPACE)),
            Return(discipline: members::<Discipline>()),
            Power(action: members::<PowerAction>()),
            Books(action: members::<BookAction>()),
            Special(special: members::<Special>()),
            Bridge[a, b: Bridges],
            Annex(hex: AllHexes),
            Pass,
            Convert(conversion: listed(CONVERSIONS)),
            RiverCity(hex: AllHexes),
            EndTurn,
            Gain(power: numbers(1, MOST_POWER)),
            Decline,
            City(tile: members::<CityTile>()),
            Reward(reward: members::<Reward>()),
            Yes,
            No,
            Done,
        }
    }

    fn observe(&self, seat: Seat, question: Option<&Question>, page: &mut Page) {
        let around = Around { seat, seats: self.seats() };
        observe_question(question, around, page);
        self.observe_round(around, page);
        self.observe_tiles(page);
        self.observe_science(around, page);
        self.observe_map(around, page);
        for (place, seat) in around.all().enumerate() {
            page.player(place);
            observe_player(self.player(seat), page);
            page.part("passed");
            page.flag(self.passed.contains(&seat));
        }
    }
}

fn observe_question(question: Option<&Question>, around: Around, page: &mut Page) {
    page.part("question");
    page.one_of(ASKS, question.map(|question| ask_number(&question.ask)));
    page.part("question: cause");
    page.one_of(CAUSES, question.map(|question| cause_number(&question.cause)));
    page.part("question: whose");
    page.one_of(around.seats, question.map(|question| around.place(question.seat)));
    let (number, discipline, building, neutral, hex) = match question.map(|question| question.ask) {
        Some(Ask::GainBook { left } | Ask::PayBook { left } | Ask::Level { left }) => (left, None, None, false, None),
        Some(Ask::Dig { left } | Ask::Bridge { left }) => (left, None, None, false, None),
        Some(Ask::Levels { levels }) => (levels, None, None, false, None),
        Some(Ask::Key { discipline }) => (0, Some(discipline), None, false, None),
        Some(Ask::Place { building, neutral }) => (0, None, Some(building), neutral, None),
        Some(Ask::Power { hex }) => (0, None, None, false, Some(hex)),
        _ => (0, None, None, false, None),
    };
    page.part("question: how many");
    page.number(number.into());
    page.part("question: discipline");
    page.member(discipline);
    page.part("question: building, and whether it is neutral");
    page.member(building);
    page.flag(neutral);
    page.part("question: hex");
    page.one_of(PLACES, hex.map(Hex::index));
}

impl AgeOfInnovation {
    fn observe_round(&self, around: Around, page: &mut Page) {
        page.part("phase");
        page.member(Some(self.phase));
        page.part("round");
        page.number(self.round.into());
        page.part("turn");
        page.one_of(around.seats, (self.phase == Phase::Actions).then(|| around.place(self.turn)));
        page.part("turn order: the place of each player in it");
        let slots = page.slots(around.seats);
        self.in_order().zip(1..).for_each(|(seat, number)| slots[around.place(seat)] = number);
        page.part("order of passing");
        let slots = page.slots(around.seats);
        self.passed.iter().zip(1..).for_each(|(&seat, number)| slots[around.place(seat)] = number);
        page.part("round tiles");
        self.round_tiles.iter().for_each(|&tile| page.member(Some(tile)));
        page.part("final tile");
        page.member(Some(self.final_tile));
    }

    fn observe_tiles(&self, page: &mut Page) {
        page.part("book actions, those used, power actions used");
        page.some_of(BookAction::ALL.len(), self.book_actions.iter().map(|action| action.index()));
        page.members(self.used_books);
        page.members(self.used_power);
        page.part("innovations to be had, by their column from 1");
        let slots = page.slots(Innovation::ALL.len());
        for (column, number) in self.innovations.iter().zip(1..) {
            column.iter().for_each(|tile| slots[tile.index()] = number);
        }
        page.part("competencies: place from 1");
        let slots = page.slots(Competency::ALL.len());
        self.competencies.iter().zip(1..).for_each(|(tile, place)| slots[tile.index()] = place);
        page.part("competencies left");
        page.slots(Competency::ALL.len()).copy_from_slice(self.competencies_left.as_array());
        page.part("palaces to be had");
        page.members(self.palaces);
        page.part("city tiles left");
        page.slots(CityTile::ALL.len()).copy_from_slice(self.city_tiles.as_array());
        page.part("round bonuses to be had, and the coins on each");
        page.members(self.bonuses);
        let slots = page.slots(Bonus::ALL.len());
        self.free_bonuses().for_each(|bonus| slots[bonus.index()] = self.bonus_coins[bonus]);
        self.observe_setup(page);
    }

    fn observe_setup(&self, page: &mut Page) {
        let (picking, drafting) = (self.phase == Phase::Sets, self.phase == Phase::Draft);
        page.part("displays to be had");
        page.some_of(
            Terrain::ALL.len(),
            self.displays.iter().filter(|_| picking || drafting).map(|display| display.index()),
        );
        page.part("factions to be had");
        page.some_of(Faction::ALL.len(), self.factions.iter().filter(|_| drafting).map(|faction| faction.index()));
        page.part("sets: faction and bonus beside each display");
        for display in Terrain::ALL {
            let set = (picking && self.displays.has(display)).then(|| self.sets[display]);
            page.member(set.map(|(faction, _)| faction));
            page.member(set.map(|(_, bonus)| bonus));
        }
    }

    fn observe_science(&self, around: Around, page: &mut Page) {
        page.part("scholars on the science display: whose, or neutral");
        for space in self.spaces.as_array().iter().flatten() {
            let whose = space.map(|scholar| match scholar {
                Scholar::Of(seat) => around.place(seat),
                Scholar::Neutral => around.seats,
            });
            page.one_of(around.seats + 1, whose);
        }
        page.part("levels of the non-player faction");
        let levels = self.neutral_levels.as_array();
        page.slots(levels.len()).copy_from_slice(levels);
        page.part("area tile, once it is open");
        let open = self.seats == 2 && self.area_tile_is_open();
        page.number(if open { self.area_tiles[0].into() } else { 0 });
    }

    fn observe_map(&self, around: Around, page: &mut Page) {
        page.part("terrain");
        let slots = page.slots(Terrain::ALL.len() * PLACES);
        self.map().land.iter().for_each(|hex| slots[self.terrain[hex].index() * PLACES + hex.index()] = 1);
        page.part("buildings by kind");
        let slots = page.slots(Building::ALL.len() * PLACES);
        self.occupied().iter().for_each(|hex| slots[self.standing[hex].index() * PLACES + hex.index()] = 1);
        page.part("bridges: whose from 1, by upper hex and way down");
        let slots = page.slots(Bridges.len());
        for &Bridge { a, b, seat } in &self.bridges {
            if let Some(place) = Bridges.index((a, b), around) {
                slots[place] = byte(around.place(seat) + 1);
            }
        }
        page.part("river cities");
        observe_hexes(self.river_cities, page);
    }
}

fn observe_hexes(hexes: Hexes, page: &mut Page) {
    page.some_of(PLACES, hexes.iter().map(Hex::index));
}

fn observe_player(player: &Player, page: &mut Page) {
    let chosen = |piece: Piece| player.chosen.has(piece);
    page.part("display");
    page.member(chosen(Piece::Display).then_some(player.display));
    page.part("faction");
    page.member(chosen(Piece::Faction).then_some(player.faction));
    page.part("round bonus");
    page.member(chosen(Piece::Bonus).then_some(player.bonus));
    page.part("palace tile, and whether the palace stands");
    page.member(player.palace);
    page.flag(player.palace_built());
    page.part("points");
    page.number(player.points.max(0) as usize);
    page.part("coins, tools, scholars, scholars left");
    page.numbers([player.coins.into(), player.tools.into(), player.scholars.into(), player.scholars_left().into()]);
    page.part("books");
    page.slots(Discipline::ALL.len()).copy_from_slice(player.books.as_array());
    page.part("power in each bowl");
    page.slots(player.bowls.len()).copy_from_slice(&player.bowls);
    page.part("levels");
    page.slots(Discipline::ALL.len()).copy_from_slice(player.levels.as_array());
    page.part("keys, sailing, tools for a spade, bridges left, annexes, spades of the setup");
    let numbers = [player.keys, player.sailing, player.spade, player.bridges_left, player.annexes, player.spades];
    page.slots(numbers.len()).copy_from_slice(&numbers);
    page.part("pieces left");
    page.numbers(Building::PIECES.map(|piece| player.left[piece].into()));
    page.part("innovations");
    page.members(player.innovations);
    page.part("competencies");
    page.members(player.competencies);
    page.part("city tiles");
    page.slots(CityTile::ALL.len()).copy_from_slice(player.city_tiles.as_array());
    page.part("special actions used");
    page.members(player.used);
    page.part("hexes: built, neutral, annexed, in a city");
    for hexes in [player.built, player.neutral, player.annexed, player.city] {
        observe_hexes(hexes, page);
    }
}

/// The encoding of the game as one among others; see [`crate::any_game`].
#[inline(never)]
pub fn any_encoding() -> Box<dyn AnyEncoding> {
    table::encoding::any_encoding::<AgeOfInnovation>()
}
