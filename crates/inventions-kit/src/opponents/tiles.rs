//! What is measured of tiles: their kinds, what they bring and the actions they go with, whatever their numbers. Every
//! tile is told by itself; who judges adds them up.

use inventions::components::{Components, Good};
use inventions::words::{Action, Tile, Type};

/// By type, and Wealth.
const KINDS: usize = 4;

/// Places in a group of features, after the kinds.
const ECONOMY_BRINGS: usize = KINDS;
const CULTURE_BRINGS: usize = ECONOMY_BRINGS + Good::ALL.len();
const CULTURE_WITH: usize = CULTURE_BRINGS + Good::ALL.len();
const TECHNOLOGY_WITH: usize = CULTURE_WITH + Action::ALL.len();
pub(super) const COUNT: usize = TECHNOLOGY_WITH + Action::ALL.len();

pub(super) fn names(what: &str) -> Vec<String> {
    let kinds = Type::ALL.map(Type::name).into_iter().chain(["wealth"]).map(String::from);
    let brings = |kind: Type| Good::ALL.into_iter().map(move |good| format!("{kind} brings {good}"));
    let with = |kind: Type| Action::ALL.into_iter().map(move |action| format!("{kind} with {action}"));
    let all = kinds.chain(brings(Type::Economy)).chain(brings(Type::Culture));
    let all = all.chain(with(Type::Culture)).chain(with(Type::Technology));
    all.map(|name| format!("{what} {name}")).collect()
}

pub(super) fn note(facts: &Components, tile: Tile, group: usize, note: &mut impl FnMut(usize, f32)) {
    note(group + tile.kind().map_or(KINDS - 1, Type::index), 1.0);
    match tile {
        Tile::Progress(Type::Economy, number) => {
            let goods = facts.goods(facts.economy(number));
            goods.for_each(|(good, amount)| note(group + ECONOMY_BRINGS + good.index(), useful(good, amount)));
        }
        Tile::Progress(Type::Culture, number) => {
            let (action, benefit) = facts.culture(number);
            note(group + CULTURE_WITH + action.index(), 1.0);
            let goods = facts.goods(benefit);
            goods.for_each(|(good, amount)| note(group + CULTURE_BRINGS + good.index(), useful(good, amount)));
        }
        Tile::Progress(Type::Technology, number) => {
            let pair = facts.technology(number);
            pair.into_iter().for_each(|action| note(group + TECHNOLOGY_WITH + action.index(), 1.0));
        }
        Tile::Wealth(_) => {}
    }
}

/// So much of a good can be used at a time: points always, people as far as there is work for them.
fn useful(good: Good, amount: u8) -> f32 {
    match good {
        Good::Ip => f32::from(amount) / 4.0,
        _ => f32::from(amount.min(6)),
    }
}
