//! The power actions of the board and the book actions (p. 15, appendix VI).

use super::Effect::{self, Bridges, Gain, LevelsInOne, PointsForEach, Spades, WorkshopToGuild};
use super::{Building, Count, components};
use crate::goods::{Goods, books, coins, power, scholars, tools};

/// An action that one player may take in a round.
#[derive(Copy, Clone, Debug)]
pub struct ActionRow {
    pub cost: Goods,
    pub effects: &'static [Effect],
}

components! {
    PowerAction: ActionRow {
        Bridge = "bridge" => ActionRow { cost: power(3), effects: &[Bridges(1)] },
        Scholar = "scholar" => ActionRow { cost: power(3), effects: &[Gain(scholars(1))] },
        Tools = "tools" => ActionRow { cost: power(4), effects: &[Gain(tools(2))] },
        Coins = "coins" => ActionRow { cost: power(4), effects: &[Gain(coins(7))] },
        OneSpade = "one-spade" => ActionRow { cost: power(4), effects: &[Spades(1)] },
        TwoSpades = "two-spades" => ActionRow { cost: power(6), effects: &[Spades(2)] },
    }
}

components! {
    BookAction: ActionRow {
        Power = "power" => ActionRow { cost: books(1), effects: &[Gain(power(5))] },
        Levels = "levels" => ActionRow { cost: books(1), effects: &[LevelsInOne(2)] },
        Coins = "coins" => ActionRow { cost: books(2), effects: &[Gain(coins(6))] },
        Guild = "guild" => ActionRow { cost: books(2), effects: &[WorkshopToGuild] },
        GuildPoints = "guild-points" => ActionRow {
            cost: books(2),
            effects: &[PointsForEach(2, Count::Buildings(Building::Guild))],
        },
        ThreeSpades = "three-spades" => ActionRow { cost: books(3), effects: &[Spades(3)] },
    }
}
