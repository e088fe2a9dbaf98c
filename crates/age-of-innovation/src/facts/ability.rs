//! What the tile of a player does, one ability after the other: a row without all that it does not do.

use serde::Serialize;

use crate::components::{CITY_POWER, Effect, FirstBuildings, Goal, Row, Trip};
use crate::goods::Goods;

#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ability {
    /// In every income phase.
    Income {
        goods: Goods,
    },
    /// Setup.
    StartLevels {
        levels: [u8; 4],
    },
    Start {
        goods: Goods,
    },
    FirstBuildings {
        buildings: FirstBuildings,
    },
    FirstCompetency,
    /// The special action, once a round.
    Action {
        effects: &'static [Effect],
    },
    /// When it is taken; of a palace tile, when the palace stands.
    AtOnce {
        effects: &'static [Effect],
    },
    OnBuild {
        goal: Goal,
        goods: Goods,
    },
    OnSend {
        points: u8,
    },
    OnPass {
        effects: &'static [Effect],
    },
    OnSpade {
        goods: Goods,
    },
    OnCity {
        effects: &'static [Effect],
    },
    /// Power less for every power action, and points for it, with two to five players.
    OnPowerAction {
        discount: u8,
        points: [u8; 4],
    },
    /// More books with every competency.
    OnCompetency {
        books: u8,
    },
    Trip {
        trip: Trip,
    },
    BridgesAnywhere {
        price: Goods,
    },
    Sailing {
        more: u8,
    },
    CityPower {
        needed: u8,
    },
    SpansARiver,
    /// Levels that count besides when science bonuses are given out.
    ScienceLevels {
        more: u8,
    },
}

impl Ability {
    pub fn all_of(row: &Row) -> Vec<Ability> {
        // A new field has to be named here, too.
        let Row {
            income,
            at_once,
            action,
            special: _,
            on_build,
            on_send,
            on_pass,
            on_spade,
            on_city,
            on_every_city_tile: _,
            on_power_action,
            power_discount,
            on_competency,
            trip,
            sailing,
            city_power,
            spans_a_river,
            science_levels,
            bridges_anywhere,
            order_matters: _,
            start_levels,
            start,
            first_buildings,
            first_competency,
        } = *row;
        let is_usual = first_buildings == FirstBuildings::TwoWorkshops;
        let all = [
            (!income.is_none()).then_some(Ability::Income { goods: income }),
            (start_levels != [0; 4]).then_some(Ability::StartLevels { levels: start_levels }),
            (!start.is_none()).then_some(Ability::Start { goods: start }),
            (!is_usual).then_some(Ability::FirstBuildings { buildings: first_buildings }),
            first_competency.then_some(Ability::FirstCompetency),
            (!action.is_empty()).then_some(Ability::Action { effects: action }),
            (!at_once.is_empty()).then_some(Ability::AtOnce { effects: at_once }),
            on_build.map(|(goal, goods)| Ability::OnBuild { goal, goods }),
            (on_send > 0).then_some(Ability::OnSend { points: on_send }),
            (!on_pass.is_empty()).then_some(Ability::OnPass { effects: on_pass }),
            (!on_spade.is_none()).then_some(Ability::OnSpade { goods: on_spade }),
            (!on_city.is_empty()).then_some(Ability::OnCity { effects: on_city }),
            (power_discount > 0)
                .then_some(Ability::OnPowerAction { discount: power_discount, points: on_power_action }),
            (on_competency > 0).then_some(Ability::OnCompetency { books: on_competency }),
            trip.map(|trip| Ability::Trip { trip }),
            bridges_anywhere.map(|price| Ability::BridgesAnywhere { price }),
            (sailing > 0).then_some(Ability::Sailing { more: sailing }),
            (city_power != CITY_POWER).then_some(Ability::CityPower { needed: city_power }),
            spans_a_river.then_some(Ability::SpansARiver),
            (science_levels > 0).then_some(Ability::ScienceLevels { more: science_levels }),
        ];
        all.into_iter().flatten().collect()
    }
}
