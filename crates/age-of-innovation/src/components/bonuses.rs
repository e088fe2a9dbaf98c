//! The round bonus tiles (appendix V).

use super::Effect::{Bridges, Gain, LevelForEach, PointsForEach, Spades};
use super::{Building, Count, Goal, NOTHING, Row, components};
use crate::goods::{books, coins, levels, points, power, scholars, tools};

components! {
    /// Round bonus tiles.
    Bonus: Row {
        RiverWorkshop = "river-workshop" => Row {
            on_build: Some((Goal::RiverWorkshop, points(2))),
            sailing: 1,
            ..NOTHING
        },
        SendScholar = "send-scholar" => Row { income: scholars(1), on_send: 2, ..NOTHING },
        BuildGuild = "build-guild" => Row {
            income: power(3),
            on_build: Some((Goal::Build(Building::Guild), points(3))),
            ..NOTHING
        },
        PassPalaceUniversity = "pass-palace-university" => Row {
            income: tools(1),
            on_pass: &[PointsForEach(4, Count::PalacesAndUniversities)],
            ..NOTHING
        },
        Spade = "spade" => Row { income: books(1), action: &[Spades(1)], ..NOTHING },
        Bridge = "bridge" => Row { income: books(1), action: &[Bridges(1)], ..NOTHING },
        Knowledge = "knowledge" => Row { income: tools(2), action: &[Gain(levels(1))], ..NOTHING },
        PassSchool = "pass-school" => Row {
            income: coins(4),
            on_pass: &[LevelForEach(Count::Buildings(Building::School))],
            ..NOTHING
        },
        PowerCoins = "power-coins" => Row { income: power(4).and(coins(2)), ..NOTHING },
        Coins = "coins" => Row { income: coins(6), ..NOTHING },
    }
}
