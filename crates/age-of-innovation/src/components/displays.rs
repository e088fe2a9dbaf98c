//! The planning displays, one for each terrain (appendix I), and the tracks on them (p. 14).

use serde::Serialize;

use super::{Building, components};
use crate::goods::{Goods, books, coins, points, scholars, tools};

/// Steps of the sailing track.
pub const SAILING_STEPS: u8 = 3;

#[derive(Copy, Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct DisplayRow {
    pub start: Goods,
    /// Tokens in the three bowls at the beginning.
    pub bowls: [u8; 3],
    /// Levels in every discipline at the beginning.
    pub start_levels: u8,
    pub start_spades: u8,
    pub start_sailing: u8,
    /// The rewards for reaching a sailing value, from 1 on.
    pub sailing_rewards: [Goods; SAILING_STEPS as usize],
    pub terraforming_cost: Goods,
    /// Coins that guilds bring as income, by how many have left the display.
    pub guild_coins: [u8; 5],
    /// Books that an innovation costs more after none, one or two.
    pub innovation_surcharge: [u8; 3],
}

impl DisplayRow {
    /// What it brings in the income phase, when so many pieces of each building have left it.
    pub fn income(&self, gone: impl Fn(Building) -> u8) -> Goods {
        const TOOLS: [u8; 10] = [1, 2, 3, 4, 5, 5, 6, 7, 8, 9];
        const POWER: [u8; 5] = [0, 1, 2, 4, 6];
        let guilds = usize::from(gone(Building::Guild));
        Goods {
            tools: TOOLS[usize::from(gone(Building::Workshop))],
            coins: self.guild_coins[guilds],
            power: POWER[guilds],
            scholars: gone(Building::School) + gone(Building::University),
            ..Goods::NONE
        }
    }
}

const START: Goods = coins(15).and(tools(3));

/// What most displays have; each differs in something.
pub const COMMON_DISPLAY: DisplayRow = DisplayRow {
    start: START,
    bowls: [5, 7, 0],
    start_levels: 0,
    start_spades: 0,
    start_sailing: 0,
    sailing_rewards: [points(2), books(2), points(4)],
    terraforming_cost: coins(5).and(tools(1)).and(scholars(1)),
    guild_coins: [0, 2, 4, 6, 8],
    innovation_surcharge: [0, 1, 2],
};

components! {
    /// In the order of the terraforming circle.
    Terrain: DisplayRow {
        Desert = "desert" => DisplayRow { start_spades: 1, ..COMMON_DISPLAY },
        Plains = "plains" => DisplayRow {
            terraforming_cost: coins(1).and(tools(1)).and(scholars(1)),
            ..COMMON_DISPLAY
        },
        Swamp = "swamp" => DisplayRow { start: START.and(scholars(1)), bowls: [3, 9, 0], ..COMMON_DISPLAY },
        Lake = "lake" => DisplayRow {
            start_sailing: 1,
            // The first step is done already, so it rewards nobody.
            sailing_rewards: [Goods::NONE, points(3), books(2)],
            ..COMMON_DISPLAY
        },
        Forest = "forest" => DisplayRow { bowls: [4, 8, 0], start_levels: 1, ..COMMON_DISPLAY },
        Mountain = "mountain" => DisplayRow { guild_coins: [2, 5, 7, 9, 11], ..COMMON_DISPLAY },
        Wasteland = "wasteland" => DisplayRow {
            start: START.and(tools(1)).and(books(1)),
            innovation_surcharge: [0, 0, 2],
            ..COMMON_DISPLAY
        },
    }
}

pub const SAILING_COST: Goods = coins(4).and(scholars(1));

impl Terrain {
    /// The capital that maps are drawn with: no two terrains have the same initial.
    pub const fn letter(self) -> char {
        self.name().as_bytes()[0].to_ascii_uppercase() as char
    }

    /// Steps on the circle, the shorter way.
    #[inline]
    pub const fn distance(self, other: Terrain) -> u8 {
        let apart = (self as u8 + 7 - other as u8) % 7;
        if apart <= 3 { apart } else { 7 - apart }
    }

    /// The terrain that many steps nearer to another.
    #[inline]
    pub const fn towards(self, goal: Terrain, steps: u8) -> Terrain {
        let ahead = (goal as u8 + 7 - self as u8) % 7;
        let turned = if ahead <= 3 { self as u8 + steps } else { self as u8 + 7 - steps };
        Terrain::ALL[(turned % 7) as usize]
    }

    /// The display's income, when so many pieces of each building have left it.
    pub fn income(self, gone: impl Fn(Building) -> u8) -> Goods {
        self.printed().income(gone)
    }
}

/// The reward for bringing the price of a spade down to so many tools.
pub fn terraforming_reward(spade: u8) -> Goods {
    if spade == 2 { books(2) } else { points(6) }
}
