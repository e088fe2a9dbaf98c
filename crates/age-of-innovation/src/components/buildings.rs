//! The buildings (p. 8, p. 9, p. 13).

use super::components;
use crate::goods::{Goods, coins, tools};

#[derive(Copy, Clone, Debug)]
pub struct BuildingRow {
    /// The power value.
    pub power: u8,
    /// Pieces a player has; towers and monuments belong to nobody.
    pub pieces: u8,
    /// What it can be upgraded to.
    pub upgrades: &'static [Building],
    pub cost: Goods,
    /// The cost where another player has a building beside.
    pub cost_beside_others: Goods,
    /// How many buildings a city with it needs.
    pub city_size: u8,
}

impl BuildingRow {
    const fn new(power: u8, pieces: u8, cost: Goods, upgrades: &'static [Building]) -> Self {
        BuildingRow { power, pieces, cost, cost_beside_others: cost, upgrades, city_size: 4 }
    }

    /// A neutral building that is nobody's piece.
    const fn neutral(power: u8) -> Self {
        BuildingRow::new(power, 0, Goods::NONE, &[])
    }
}

components! {
    /// The last two are neutral only.
    Building: BuildingRow {
        Workshop = "workshop" => BuildingRow::new(1, 9, tools(1).and(coins(2)), &[Building::Guild]),
        Guild = "guild" => BuildingRow {
            cost_beside_others: tools(2).and(coins(3)),
            ..BuildingRow::new(2, 4, tools(2).and(coins(6)), &[Building::School, Building::Palace])
        },
        School = "school" => BuildingRow::new(2, 3, tools(3).and(coins(5)), &[Building::University]),
        Palace = "palace" => BuildingRow::new(3, 1, tools(4).and(coins(6)), &[]),
        University = "university" => BuildingRow {
            city_size: 3,
            ..BuildingRow::new(3, 1, tools(5).and(coins(8)), &[])
        },
        Tower = "tower" => BuildingRow::neutral(2),
        Monument = "monument" => BuildingRow { city_size: 2, ..BuildingRow::neutral(4) },
    }
}

impl Building {
    /// Those that players have pieces of, in the order of the planning display's rows.
    pub const PIECES: [Building; 5] =
        [Building::Workshop, Building::Guild, Building::School, Building::Palace, Building::University];

    #[inline]
    pub fn power(self) -> u8 {
        self.printed().power
    }

    pub fn pieces(self) -> u8 {
        self.printed().pieces
    }

    /// What it can be upgraded to.
    pub fn upgrades(self) -> &'static [Building] {
        self.printed().upgrades
    }

    /// What building or upgrading to it costs.
    pub fn price(self, beside_others: bool) -> Goods {
        let row = self.printed();
        if beside_others { row.cost_beside_others } else { row.cost }
    }
}
