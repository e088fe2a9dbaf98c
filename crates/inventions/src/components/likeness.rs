//! Which tiles and goals of a set do the same as ones of the built-in set, for what was learned of those.

use super::{Benefit, Components};
use crate::words::{Goal, Letter, NUMBERS, Tile, Type};

const TILES: usize = 28;
const GOALS: usize = Goal::DECKS * Goal::IN_DECK;

/// By the places of tiles and goals; none where the built-in set has nothing like it.
#[derive(Clone, PartialEq, Debug)]
pub struct Likeness {
    pub tiles: [Option<u8>; TILES],
    pub goals: [Option<u8>; GOALS],
}

impl Likeness {
    pub(super) fn of(set: &Components, known: &Components) -> Self {
        Likeness {
            tiles: std::array::from_fn(|place| {
                let same = |other: usize| same_kind(place, other) && does(set, place) == does(known, other);
                nearest(place, TILES, same)
            }),
            goals: std::array::from_fn(|place| {
                let goal = |place: usize| Goal::new(0, place);
                nearest(place, GOALS, |other| set.goal(goal(place)) == known.goal(goal(other)))
            }),
        }
    }
}

/// The same place if it fits, else the first that does.
fn nearest(place: usize, places: usize, fits: impl Fn(usize) -> bool) -> Option<u8> {
    std::iter::once(place).chain(0..places).find(|other| fits(*other)).map(|other| other as u8)
}

fn tile(place: usize) -> Tile {
    let (kind, number) = (place / NUMBERS as usize, place % NUMBERS as usize);
    match Type::ALL.get(kind) {
        Some(kind) => Tile::Progress(*kind, number as u8 + 1),
        None => Tile::Wealth(Letter::ALL[number]),
    }
}

fn same_kind(one: usize, other: usize) -> bool {
    tile(one).kind() == tile(other).kind()
}

/// What is printed on a tile, in one form.
fn does(set: &Components, place: usize) -> String {
    let written = |benefit: Benefit| set.written(benefit);
    match tile(place) {
        Tile::Progress(Type::Economy, number) => written(set.economy(number)),
        Tile::Progress(Type::Culture, number) => {
            let (action, benefit) = set.culture(number);
            format!("{action}: {}", written(benefit))
        }
        Tile::Progress(Type::Technology, number) => {
            let mut actions = set.technology(number);
            actions.sort();
            format!("{} {}", actions[0], actions[1])
        }
        Tile::Wealth(letter) => format!("{:?}", set.wealth(letter)),
    }
}
