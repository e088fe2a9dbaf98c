//! The city tiles (p. 9, appendix VII).

use super::Effect::{self, Gain, LevelInEvery, Spades};
use super::components;
use crate::goods::{books, coins, power, scholars, tools};

/// The power value that a city needs (p. 9).
pub const CITY_POWER: u8 = 7;

/// Every tile brings a key as well.
#[derive(Copy, Clone, Debug)]
pub struct CityRow {
    pub points: u8,
    pub reward: Effect,
}

components! {
    CityTile: CityRow {
        Tools = "tools" => CityRow { points: 4, reward: Gain(tools(3)) },
        Books = "books" => CityRow { points: 5, reward: Gain(books(2)) },
        Spades = "spades" => CityRow { points: 5, reward: Spades(2) },
        Coins = "coins" => CityRow { points: 6, reward: Gain(coins(6)) },
        Levels = "levels" => CityRow { points: 7, reward: LevelInEvery },
        Power = "power" => CityRow { points: 8, reward: Gain(power(8)) },
        Scholar = "scholar" => CityRow { points: 8, reward: Gain(scholars(1)) },
    }
}
