//! The competency tiles (appendix VIII).

use super::Effect::{Annexes, Gain, Place, PointsForEach, Spades};
use super::{Building, Count, Goal, NOTHING, Row, components};
use crate::goods::{books, coins, levels, points, power, tools};

components! {
    /// In the order of the rulebook's appendix VIII.
    Competency: Row {
        ToolLevel = "tool-level" => Row { income: tools(1).and(levels(1)), ..NOTHING },
        PointsCoins = "points-coins" => Row { income: points(3).and(coins(2)), ..NOTHING },
        BookPower = "book-power" => Row { income: books(1).and(power(1)), ..NOTHING },
        ToolPointsCoins = "tool-points-coins" => Row {
            at_once: &[Gain(tools(1).and(points(5)).and(coins(2)))],
            ..NOTHING
        },
        TwoSpades = "two-spades" => Row { at_once: &[Spades(2)], ..NOTHING },
        Annexes = "annexes" => Row { at_once: &[Annexes(2)], ..NOTHING },
        FourPower = "four-power" => Row { action: &[Gain(power(4))], ..NOTHING },
        SendScholar = "send-scholar" => Row { on_send: 2, ..NOTHING },
        Tower = "tower" => Row {
            income: power(2).and(coins(2)),
            at_once: &[Place(Building::Tower)],
            ..NOTHING
        },
        PassCities = "pass-cities" => Row { on_pass: &[PointsForEach(2, Count::CityTiles)], ..NOTHING },
        BorderWorkshop = "border-workshop" => Row {
            on_build: Some((Goal::BorderWorkshop, points(3))),
            ..NOTHING
        },
        PassLowest = "pass-lowest" => Row { on_pass: &[PointsForEach(1, Count::LowestLevel)], ..NOTHING },
    }
}
