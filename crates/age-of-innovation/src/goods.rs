//! What can be paid and gained.

use serde::Serialize;

/// An amount of everything. Books and levels are of free choice, spades are free ones.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Goods {
    pub coins: u8,
    pub tools: u8,
    pub scholars: u8,
    pub power: u8,
    pub books: u8,
    pub points: u8,
    pub levels: u8,
    pub spades: u8,
}

pub const fn coins(coins: u8) -> Goods {
    Goods { coins, ..Goods::NONE }
}

pub const fn tools(tools: u8) -> Goods {
    Goods { tools, ..Goods::NONE }
}

pub const fn scholars(scholars: u8) -> Goods {
    Goods { scholars, ..Goods::NONE }
}

pub const fn power(power: u8) -> Goods {
    Goods { power, ..Goods::NONE }
}

pub const fn books(books: u8) -> Goods {
    Goods { books, ..Goods::NONE }
}

pub const fn points(points: u8) -> Goods {
    Goods { points, ..Goods::NONE }
}

pub const fn levels(levels: u8) -> Goods {
    Goods { levels, ..Goods::NONE }
}

pub const fn spades(spades: u8) -> Goods {
    Goods { spades, ..Goods::NONE }
}

impl Goods {
    pub const NONE: Goods =
        Goods { coins: 0, tools: 0, scholars: 0, power: 0, books: 0, points: 0, levels: 0, spades: 0 };

    pub const fn and(self, more: Goods) -> Goods {
        Goods {
            coins: self.coins + more.coins,
            tools: self.tools + more.tools,
            scholars: self.scholars + more.scholars,
            power: self.power + more.power,
            books: self.books + more.books,
            points: self.points + more.points,
            levels: self.levels + more.levels,
            spades: self.spades + more.spades,
        }
    }

    /// What remains when this is taken away, which must be there.
    pub const fn without(self, taken: Goods) -> Goods {
        Goods {
            coins: self.coins - taken.coins,
            tools: self.tools - taken.tools,
            scholars: self.scholars - taken.scholars,
            power: self.power - taken.power,
            books: self.books - taken.books,
            points: self.points - taken.points,
            levels: self.levels - taken.levels,
            spades: self.spades - taken.spades,
        }
    }

    pub const fn times(self, times: u8) -> Goods {
        Goods {
            coins: self.coins * times,
            tools: self.tools * times,
            scholars: self.scholars * times,
            power: self.power * times,
            books: self.books * times,
            points: self.points * times,
            levels: self.levels * times,
            spades: self.spades * times,
        }
    }

    pub fn is_none(self) -> bool {
        self == Goods::NONE
    }
}
