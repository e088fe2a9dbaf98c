//! What judges of Age of Innovation look at once for all players.

use age_of_innovation::AgeOfInnovation;
use age_of_innovation::words::Discipline;
use table::PerSeat;

/// The final scoring of area and science as it stands.
pub struct Overview {
    pub(super) areas: PerSeat<u8>,
    pub(super) area_points: PerSeat<i16>,
    /// For each discipline.
    pub(super) science_points: [PerSeat<i16>; Discipline::ALL.len()],
}

impl Overview {
    pub(super) fn of(game: &AgeOfInnovation) -> Self {
        let areas = game.areas();
        let area_points = game.area_points(&areas);
        Overview {
            areas,
            area_points,
            science_points: Discipline::ALL.map(|discipline| game.science_points(discipline)),
        }
    }
}
