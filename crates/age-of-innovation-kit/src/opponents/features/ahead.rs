//! What a player is about to get: special actions of later rounds, large buildings, innovations and cities.

use age_of_innovation::components::Effect;
use age_of_innovation::goods::Goods;
use age_of_innovation::map::Hexes;
use age_of_innovation::words::{Building, Piece, Special};
use age_of_innovation::{AgeOfInnovation, Phase};
use table::Seat;

use super::{Count, Measure};

impl<N: FnMut(usize, f32)> Measure<'_, N> {
    /// Special actions of this round and the later ones. Round bonuses change hands and have features of their own.
    pub(super) fn actions_ahead(&mut self) {
        let (game, seat, player) = (self.game, self.seat, self.player);
        if !player.chosen.has(Piece::Faction) {
            return;
        }
        let mut worth = 0.0;
        for special in Special::ALL.into_iter().filter(|special| *special != Special::Bonus) {
            let action = game.special_action(seat, special);
            if !action.is_empty() {
                let now = game.phase() == Phase::Actions && !self.passed && !player.has_used(special);
                let times = self.incomes + if now { 1.0 } else { 0.0 };
                worth += times * action.iter().map(effect_worth).sum::<f32>();
            }
        }
        self.count(Count::ActionsAhead, worth / 20.0);
    }

    /// How near the large buildings and an innovation are.
    pub(super) fn next_steps(&mut self) {
        let (game, player) = (self.game, self.player);
        let paid = |building: Building| {
            let cost = building.price(true);
            let tools = (f32::from(player.tools) / f32::from(cost.tools)).min(1.0);
            tools * (f32::from(player.coins) / f32::from(cost.coins)).min(1.0)
        };
        if player.left[Building::Palace] > 0 && self.counts[Building::Guild] > 0 {
            self.count(Count::PalaceNear, paid(Building::Palace));
        }
        if player.left[Building::University] > 0 && self.counts[Building::School] > 0 {
            self.count(Count::UniversityNear, paid(Building::University));
        }
        if player.book_count() < 3 {
            return;
        }
        if let Some((missing, points)) = game.nearest_innovation(self.seat) {
            let near = 1.0 / (1.0 + f32::from(missing));
            self.count(Count::InnovationNear, near);
            self.count(Count::InnovationPoints, near * f32::from(points) / 10.0);
        }
    }

    /// How near the loose groups are to a city: the nearest and the second nearest.
    pub(super) fn near_cities(&self) -> [f32; 2] {
        let mut nearest = [0.0f32; 2];
        for group in self.groups.iter() {
            let near = group.near(self.needed());
            if near > nearest[0] {
                nearest = [near, nearest[0]];
            } else {
                nearest[1] = nearest[1].max(near);
            }
        }
        nearest
    }

    /// The power value that a city needs.
    fn needed(&self) -> u8 {
        self.player.palace_row().city_power
    }

    /// How near a workshop on one of these hexes brings a city, if that is more than `least`: spades make it less so.
    fn nearest_of(&self, hexes: Hexes, near: f32, least: f32) -> f32 {
        if near <= least {
            return least;
        }
        let steps = hexes.iter().map(|hex| self.game.steps(self.seat, hex)).min();
        steps.map_or(least, |steps| near * (1.0 - f32::from(steps * self.player.spade) / 20.0))
    }

    /// What one workshop or one upgrade more would do for cities.
    pub(super) fn cities_to_come(&mut self, reach: Hexes) {
        let needed = self.needed();
        let free = reach & !self.game.adjacent(self.player.city);
        let workshop = Group { power: 1, size: 1, least: 4, ..Group::default() };
        let (mut beside, mut between) = (Hexes::NONE, Hexes::NONE);
        for group in self.groups.iter() {
            between |= beside & group.around;
            beside |= group.around;
        }
        let mut nearest = 0.0f32;
        for group in self.groups.iter() {
            let joined = workshop.with(group);
            nearest = nearest.max(self.nearest_of(free & group.around & !between, joined.near(needed), nearest));
        }
        for hex in (free & between).iter() {
            let beside = self.groups.iter().filter(|group| group.around.has(hex));
            let joined = beside.fold(workshop, |joined, group| joined.with(group));
            nearest = nearest.max(self.nearest_of(hex.bit(), joined.near(needed), nearest));
        }
        self.count(Count::CityByWorkshop, nearest * nearest);
        let by_upgrade = self.groups.iter().filter(|group| group.size >= group.least && group.power + 1 == needed);
        let steps = by_upgrade.count() as f32 + if nearest > 0.7 { 1.0 } else { 0.0 };
        self.count(Count::CityByStep, steps.min(2.0));
    }
}

/// Adjacent buildings of a seat outside of its cities.
#[derive(Copy, Clone, Default)]
struct Group {
    /// Land beside them.
    around: Hexes,
    power: u8,
    /// How many they are, with annexes.
    size: u8,
    /// How many a city with them needs.
    least: u8,
}

impl Group {
    fn of(game: &AgeOfInnovation, seat: Seat, hexes: Hexes) -> Self {
        let size = (hexes.len() + (hexes & game.player(seat).annexed).len()) as u8;
        let mut group = Group { around: game.adjacent(hexes), power: 0, size, least: 4 };
        for hex in hexes.iter() {
            group.power += game.power_value(seat, hex);
            group.least = group.least.min(game.standing_on(hex).printed().city_size);
        }
        group
    }

    fn with(mut self, other: &Group) -> Self {
        self.power += other.power;
        self.size += other.size;
        self.least = self.least.min(other.least);
        self
    }

    /// How near it is to a city; 1 is one.
    fn near(&self, needed: u8) -> f32 {
        (f32::from(self.power) / f32::from(needed)).min(1.0) * (f32::from(self.size) / f32::from(self.least)).min(1.0)
    }
}

/// The groups of a seat that are no city yet; more than these hardly ever stand apart.
#[derive(Default)]
pub(super) struct Groups {
    all: [Group; 10],
    count: usize,
}

impl Groups {
    #[inline]
    pub(super) fn of(game: &AgeOfInnovation, seat: Seat) -> Self {
        let player = game.player(seat);
        let mut groups = Groups::default();
        for (place, hexes) in groups.all.iter_mut().zip(game.groups(player.built & !player.city)) {
            *place = Group::of(game, seat, hexes);
            groups.count += 1;
        }
        groups
    }

    fn iter(&self) -> impl Iterator<Item = &Group> {
        self.all[..self.count].iter()
    }
}

/// Roughly what an effect of an action is worth, in coins.
fn effect_worth(effect: &Effect) -> f32 {
    match *effect {
        Effect::Gain(goods) => goods_worth(goods),
        Effect::Spades(spades) => 4.0 * f32::from(spades),
        Effect::LevelsInOne(levels) => 2.0 * f32::from(levels),
        Effect::WorkshopToGuild => 8.0,
        Effect::SchoolToGuild(goods) => goods_worth(goods) + 4.0,
        // Of the other effects, none is an action by itself.
        _ => 0.0,
    }
}

fn goods_worth(goods: Goods) -> f32 {
    let worth = [
        (goods.coins, 1.0),
        (goods.tools, 2.5),
        (goods.scholars, 4.0),
        (goods.power, 1.0),
        (goods.books, 3.0),
        (goods.points, 2.0),
        (goods.levels, 2.0),
    ];
    worth.iter().map(|(number, each)| f32::from(*number) * each).sum()
}
