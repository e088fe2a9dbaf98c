//! The factions (appendix II), as first printed and as the publisher changed them in September 2024.

use super::Effect::{AnotherAction, FreeWorkshop, Gain};
use super::{FirstBuildings, Goal, NOTHING, Row, Trip, components};
use crate::goods::{books, coins, levels, points, power, tools};
use crate::rules::{Factions, Rules, Tiles};
use crate::words::Way;

components! {
    Faction: Row {
        Blessed = "blessed" => Row { start_levels: [1; 4], science_levels: 3, ..NOTHING },
        Felines = "felines" => FELINES,
        Goblins = "goblins" => Row { start_levels: [1, 0, 1, 0], start: tools(1), on_spade: coins(2), ..NOTHING },
        Illusionists = "illusionists" => ILLUSIONISTS,
        Inventors = "inventors" => Row { first_competency: true, ..NOTHING },
        Lizards = "lizards" => LIZARDS,
        Moles = "moles" => MOLES,
        Monks = "monks" => Row {
            start_levels: [0, 1, 0, 0],
            first_buildings: FirstBuildings::University,
            ..NOTHING
        },
        Navigators = "navigators" => NAVIGATORS,
        Omar = "omar" => Row {
            start_levels: [1, 0, 1, 0],
            first_buildings: FirstBuildings::TwoWorkshopsAndTower,
            income: power(2).and(coins(2)),
            ..NOTHING
        },
        Philosophers = "philosophers" => Row {
            start_levels: [2, 0, 0, 0],
            action: &[Gain(books(1))],
            on_competency: 1,
            ..NOTHING
        },
        Psychics = "psychics" => Row {
            start_levels: [1, 0, 0, 1],
            start: tools(1),
            action: &[AnotherAction, Gain(power(5))],
            ..NOTHING
        },
    }
}

const FELINES: Row =
    Row { start_levels: [1, 0, 0, 1], on_city: &[Gain(levels(3).and(books(1)))], on_every_city_tile: true, ..NOTHING };

const LIZARDS: Row = Row { start: levels(2), on_city: &[FreeWorkshop(1)], on_every_city_tile: true, ..NOTHING };

const ILLUSIONISTS: Row =
    Row { start_levels: [0, 0, 0, 2], power_discount: 1, on_power_action: [3, 3, 3, 4], ..NOTHING };

const TUNNEL: Trip = Trip { way: Way::Tunnel, skips: 1, price: tools(1), points: [4; 4] };

const MOLES: Row = Row { start_levels: [0, 0, 2, 0], trip: Some(TUNNEL), bridges_anywhere: Some(tools(1)), ..NOTHING };

const NAVIGATORS: Row = Row { start_levels: [0, 3, 0, 0], on_build: Some((Goal::RiverWorkshop, points(2))), ..NOTHING };

impl Faction {
    /// The row by the options: which edition, and where the rulebooks' texts differ from the tiles (docs/rulings.md).
    #[inline]
    pub fn row(self, rules: &Rules) -> &'static Row {
        static FELINES_ON_FOUNDING: Row = Row { on_every_city_tile: false, ..FELINES };
        static LIZARDS_ON_FOUNDING: Row = Row { on_every_city_tile: false, ..LIZARDS };
        static ILLUSIONISTS_2024: Row = Row { on_power_action: [1, 1, 2, 2], ..ILLUSIONISTS };
        static MOLES_2024: Row = Row { trip: Some(Trip { points: [4, 5, 6, 7], ..TUNNEL }), ..MOLES };
        static NAVIGATORS_2024: Row =
            Row { on_build: Some((Goal::RiverWorkshop, points(2).and(coins(1)))), ..NAVIGATORS };
        match (self, rules.tiles, rules.factions) {
            (Faction::Felines, Tiles::English, _) => &FELINES_ON_FOUNDING,
            (Faction::Lizards, Tiles::English | Tiles::German, _) => &LIZARDS_ON_FOUNDING,
            (Faction::Illusionists, _, Factions::Update2024) => &ILLUSIONISTS_2024,
            (Faction::Moles, _, Factions::Update2024) => &MOLES_2024,
            (Faction::Navigators, _, Factions::Update2024) => &NAVIGATORS_2024,
            _ => self.printed(),
        }
    }
}
