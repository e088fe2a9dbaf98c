//! The disciplines of the science display (p. 10).

use super::components;
use crate::goods::{Goods, coins, points, power, tools};

components! {
    /// The row is what a discipline pays in the income phase from level 9 on.
    Discipline: Goods {
        Banking = "banking" => coins(3),
        Law = "law" => power(6),
        Engineering = "engineering" => tools(1),
        Medicine = "medicine" => points(3),
    }
}

impl Discipline {
    /// The level that needs a key to be left, the first that brings income, and the last.
    pub const GATE: u8 = 7;
    pub const INCOME: u8 = 9;
    pub const TOP: u8 = 12;
}

/// Power for reaching a level.
pub const fn level_power(level: u8) -> u8 {
    match level {
        3 => 1,
        5 | 7 => 2,
        12 => 3,
        _ => 0,
    }
}
