//! What happened. Nothing of this game is secret but the area tile, which no event shows before its time.

use serde::Serialize;
use table::{Seat, Seats};

use crate::choice::{Cause, Conversion, printed_number};
use crate::goods::Goods;
use crate::map::Hex;
use crate::words::{
    Bonus, BookAction, Building, CityTile, Competency, Discipline, Faction, Innovation, Palace, PowerAction, Special,
    Terrain, Track, Way,
};

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Setup.
    TookSet {
        seat: Seat,
        display: Terrain,
        faction: Faction,
        bonus: Bonus,
    },
    TookDisplay {
        seat: Seat,
        display: Terrain,
    },
    TookFaction {
        seat: Seat,
        faction: Faction,
    },
    Round {
        round: u8,
    },
    /// Round 6 of a game of two: how many buildings the non-player faction has.
    AreaTile {
        buildings: u8,
    },
    Turn {
        seat: Seat,
    },
    /// A hex was terraformed with spades, some of which may have been bought.
    Dug {
        seat: Seat,
        hex: Hex,
        terrain: Terrain,
        spades: u8,
        bought: u8,
        way: Way,
    },
    Built {
        seat: Seat,
        hex: Hex,
        building: Building,
        neutral: bool,
    },
    Upgraded {
        seat: Seat,
        hex: Hex,
        from: Building,
        to: Building,
    },
    Bridge {
        seat: Seat,
        a: Hex,
        b: Hex,
    },
    Annex {
        seat: Seat,
        hex: Hex,
    },
    Advanced {
        seat: Seat,
        track: Track,
        value: u8,
    },
    Innovation {
        seat: Seat,
        innovation: Innovation,
    },
    Sent {
        seat: Seat,
        discipline: Discipline,
        value: u8,
    },
    Returned {
        seat: Seat,
        discipline: Discipline,
    },
    PowerAction {
        seat: Seat,
        action: PowerAction,
    },
    BookAction {
        seat: Seat,
        action: BookAction,
    },
    Special {
        seat: Seat,
        special: Special,
    },
    Passed {
        seat: Seat,
    },
    TookBonus {
        seat: Seat,
        bonus: Bonus,
        coins: u8,
    },
    Converted {
        seat: Seat,
        conversion: Conversion,
    },
    /// Power from a neighbour's build, for so many points.
    PowerGained {
        seat: Seat,
        power: u8,
        cost: u8,
    },
    PowerDeclined {
        seat: Seat,
        power: u8,
    },
    City {
        seat: Seat,
        tile: CityTile,
        river: Option<Hex>,
    },
    Competency {
        seat: Seat,
        competency: Competency,
    },
    Palace {
        seat: Seat,
        #[serde(serialize_with = "printed_number")]
        palace: Palace,
    },
    Level {
        seat: Seat,
        discipline: Discipline,
        from: u8,
        to: u8,
    },
    Key {
        seat: Seat,
        discipline: Discipline,
    },
    BookGained {
        seat: Seat,
        discipline: Discipline,
        books: u8,
        cause: Cause,
    },
    BookPaid {
        seat: Seat,
        discipline: Discipline,
        books: u8,
    },
    /// Coins, tools, scholars and power that came in; points have their own event.
    Gained {
        seat: Seat,
        goods: Goods,
        cause: Cause,
    },
    Paid {
        seat: Seat,
        goods: Goods,
    },
    Points {
        seat: Seat,
        points: i16,
        cause: Cause,
    },
    /// Power tokens added to bowl III.
    Tokens {
        seat: Seat,
        tokens: u8,
    },
    /// Final scoring: buildings in the largest group; coins all leftovers come to.
    Area {
        seat: Seat,
        buildings: u8,
    },
    Leftovers {
        seat: Seat,
        coins: u16,
    },
    Over {
        winners: Seats,
    },
}
