//! The printed facts of all cards in play, for clients that draw them.

use std::collections::BTreeMap;

use serde::Serialize;
use table::named_enum;

use crate::achievements::{achievement_ages, points_of_achievement};
use crate::card::{Card, Color, Effect, Icon, Set, Slot};
use crate::cards::expanded;
use crate::decree::Decree;
use crate::expansions::Karma;
use crate::reactions::Variant;
use crate::rules::{Edition, Rules};
use crate::state::Special;

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Components {
    pub cards: Vec<PrintedCard>,
    /// The points that the first achievement of each age takes, age 1 first.
    pub achievement_points: Vec<usize>,
    /// The special achievements of the sets in play.
    pub specials: Vec<Special>,
    /// With figures only.
    pub decrees: Vec<DecreeFacts>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct PrintedCard {
    /// In English: what views and offers call it.
    pub name: &'static str,
    /// What texts call it.
    pub slug: String,
    pub age: u8,
    pub color: Color,
    /// Top left, bottom left, bottom center, bottom right; of a city also top right and top center.
    pub slots: &'static [Slot],
    /// A city has none.
    pub featured: Option<Icon>,
    /// By edition.
    pub effects: BTreeMap<&'static str, Vec<EffectKind>>,
    /// With expansions only.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", ts(skip))]
    pub expansion: Option<ExpansionFacts>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ExpansionFacts {
    pub set: Set,
    pub relic: bool,
    /// Whether it has such an effect.
    pub echo: bool,
    pub inspire: bool,
    pub karmas: Vec<KarmaKind>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct DecreeFacts {
    pub name: Decree,
    pub color: Color,
}

named_enum! {
    EffectKind {
        Dogma = "dogma",
        Demand = "demand",
        Compel = "compel",
    }
}

named_enum! {
    /// How the words of a karma begin.
    KarmaKind {
        When = "when",
        Each = "each",
        Decree = "decree",
        Would = "would",
    }
}

impl Components {
    pub(crate) fn of<D: Variant>(rules: &Rules) -> Components {
        let cards = D::cards().filter(|card| D::is_in_play(rules, *card));
        let decree = |decree: Decree| DecreeFacts { name: decree, color: decree.color() };
        let decrees = if rules.expansions.has(Set::Figures) { Decree::ALL.map(decree).to_vec() } else { Vec::new() };
        Components {
            cards: cards.map(|card| printed_card::<D>(card, rules)).collect(),
            achievement_points: achievement_ages(rules).map(points_of_achievement).collect(),
            specials: Special::in_play(rules.expansions).collect(),
            decrees,
        }
    }
}

fn printed_card<D: Variant>(card: Card, rules: &Rules) -> PrintedCard {
    let face = card.facts();
    let kinds = |edition: Edition| edition.effects::<D>(card).iter().map(effect_kind).collect();
    PrintedCard {
        name: face.name,
        slug: card.slug(),
        age: face.age,
        color: face.color,
        slots: face.used_slots(),
        featured: face.featured,
        effects: Edition::ALL.into_iter().map(|edition| (edition.name(), kinds(edition))).collect(),
        expansion: rules.has_expansions().then(|| expansion_facts(card)),
    }
}

fn effect_kind<D: Variant>(effect: &Effect<D>) -> EffectKind {
    match (effect.demand, effect.compel) {
        (_, true) => EffectKind::Compel,
        (true, _) => EffectKind::Demand,
        _ => EffectKind::Dogma,
    }
}

fn expansion_facts(card: Card) -> ExpansionFacts {
    let print = expanded(card);
    ExpansionFacts {
        set: card.set(),
        relic: card.is_relic(),
        echo: print.echo.is_some(),
        inspire: print.inspire.is_some(),
        karmas: print.karmas().map(|(_, karma)| karma_kind(karma)).collect(),
    }
}

fn karma_kind(karma: &Karma) -> KarmaKind {
    match karma {
        Karma::WhenMelded(_) => KarmaKind::When,
        Karma::Counts(_) => KarmaKind::Each,
        Karma::Decree(_) => KarmaKind::Decree,
        Karma::If(..) => KarmaKind::Would,
    }
}
