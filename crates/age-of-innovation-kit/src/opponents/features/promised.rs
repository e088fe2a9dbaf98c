//! What an open question promises: whoever has just founded a city takes a tile for it next, and so on. Without this, a
//! choice that leads to such a question looks worse than one that leads to none.

use age_of_innovation::components::Goal;
use age_of_innovation::{AgeOfInnovation, Ask};
use table::Asked;

use super::{ALL, Count};

/// Points of a city tile and, roughly, what else it brings; the same for a competency.
const CITY_TILE: f32 = 8.0;
const COMPETENCY: f32 = 3.0;

pub(super) fn promise(game: &AgeOfInnovation, asked: &Asked<AgeOfInnovation>, mut note: impl FnMut(usize, f32)) {
    let from = if game.round() == 6 { ALL } else { 0 };
    let mut count = |count: Count, value: f32| note(from + count.index(), value);
    let ask = asked.question.ask;
    if matches!(ask, Ask::City | Ask::First) {
        count(Count::Points, (CITY_TILE + city_points(game)) / 20.0);
        count(Count::Cities, 1.0);
        count(Count::Keys, 1.0);
    }
    if matches!(ask, Ask::Competency | Ask::First) {
        count(Count::Points, COMPETENCY / 20.0);
        count(Count::Competencies, 0.5);
    }
    match ask {
        Ask::GainBook { left } => {
            count(Count::MoreBooks, f32::from(left) / 4.0);
            count(Count::AllBooks, f32::from(left) / 4.0);
        }
        Ask::Level { left: levels } | Ask::Levels { levels } => count(Count::Levels, f32::from(levels) / 10.0),
        _ => {}
    }
}

/// What this round's score tile gives for a city.
fn city_points(game: &AgeOfInnovation) -> f32 {
    let now = game.round_tiles_ahead().next().map(|(_, tile)| tile.printed().goal);
    match now {
        Some((Goal::City, points)) => points.into(),
        _ => 0.0,
    }
}
