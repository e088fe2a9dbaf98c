//! The palace tiles (appendix IV). They are printed with a number only; the names are ours.

use super::Effect::{
    Bridges, CityTile, Competency, Gain, InAnyOrder, LevelsInOne, Outpost, PointsForEach, Sailing, SchoolToGuild,
    Spades, WorkshopToGuild,
};
use super::{Building, Count, Goal, NOTHING, Row, Trip, components};
use crate::goods::{books, coins, points, power, scholars, tools};
use crate::words::{Reward, Way};

components! {
    /// Notation and messages call them by their number.
    Palace: Row {
        Tools = "1" => Row { income: power(5), action: &[Gain(tools(2))], ..NOTHING },
        Spades = "2" => Row { action: &[Spades(2)], ..NOTHING },
        Reversal = "3" => Row {
            income: power(2),
            action: &[SchoolToGuild(points(3).and(tools(1)))],
            ..NOTHING
        },
        Guilds = "4" => Row { income: power(2), action: &[WorkshopToGuild], ..NOTHING },
        Masters = "5" => Row { income: power(4), at_once: &[Competency], ..NOTHING },
        Learning = "6" => Row { income: power(2).and(books(1)), action: &[LevelsInOne(2)], ..NOTHING },
        Schools = "7" => Row {
            income: power(4),
            on_pass: &[PointsForEach(3, Count::Buildings(Building::School))],
            ..NOTHING
        },
        Cities = "8" => Row { income: power(2).and(coins(2)).and(tools(1)), city_power: 6, ..NOTHING },
        Flight = "9" => Row {
            income: scholars(1),
            trip: Some(Trip { way: Way::Flight, skips: 2, price: scholars(1), points: [5; 4] }),
            ..NOTHING
        },
        Plenty = "10" => Row { income: coins(6), at_once: &[Gain(power(12).and(books(2)))], ..NOTHING },
        Key = "11" => Row { income: tools(1), at_once: &[CityTile], ..NOTHING },
        Workshops = "12" => Row {
            income: power(8),
            on_build: Some((Goal::Build(Building::Workshop), points(2))),
            ..NOTHING
        },
        Trade = "13" => Row {
            action: &[Gain(coins(3).and(books(1)))],
            on_build: Some((Goal::Build(Building::Guild), points(3))),
            ..NOTHING
        },
        Rivers = "14" => Row {
            income: power(6),
            at_once: &[Sailing(2)],
            spans_a_river: true,
            order_matters: true,
            ..NOTHING
        },
        GreatWorks = "15" => Row {
            income: power(6),
            at_once: &[InAnyOrder(&[
                (Reward::Spades, Spades(2)),
                (Reward::Bridges, Bridges(2)),
                (Reward::Books, Gain(books(2))),
            ])],
            order_matters: true,
            ..NOTHING
        },
        Outpost = "16" => Row {
            income: power(2).and(books(1)),
            at_once: &[Outpost],
            order_matters: true,
            ..NOTHING
        },
        Glory = "17" => Row { income: power(2), at_once: &[Gain(points(10))], ..NOTHING },
    }
}

impl Palace {
    /// The number printed on the tile.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}
