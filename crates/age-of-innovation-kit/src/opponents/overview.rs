//! What judges of Age of Innovation look at once for all players.

use age_of_innovation::AgeOfInnovation;
use age_of_innovation::words::Discipline;
use table::{EnumMap, PerSeat};

/// The final scoring of area and science as it stands.
pub struct Overview {
    pub(super) areas: PerSeat<u8>,
    pub(super) area_points: PerSeat<i16>,
    pub(super) science_points: EnumMap<Discipline, PerSeat<i16>>,
}

impl Overview {
    pub(super) fn of(game: &AgeOfInnovation) -> Self {
        let areas = game.areas();
        let area_points = game.area_points(&areas);
        let science_points = EnumMap::from_fn(|discipline| game.science_points(discipline));
        Overview { areas, area_points, science_points }
    }
}
