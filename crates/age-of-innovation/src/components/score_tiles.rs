//! The round score tiles and the tiles that score in the last round (appendix IX).

use serde::Serialize;

use super::{Building, Discipline, components};
use crate::goods::{Goods, books, coins, power, scholars, spades, tools};

/// What scores in the action phase.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    Build(Building),
    PalaceOrUniversity,
    BorderWorkshop,
    RiverWorkshop,
    Spade,
    Level,
    City,
    Track,
    Innovation,
}

#[derive(Copy, Clone, Debug)]
pub struct RoundTileRow {
    /// What scores in the round, and how much.
    pub goal: (Goal, u8),
    /// The science bonus at its end: for how many levels in which discipline, and what.
    pub discipline: Discipline,
    pub per: u8,
    pub bonus: Goods,
}

const fn tile(goal: Goal, points: u8, discipline: Discipline, per: u8, bonus: Goods) -> RoundTileRow {
    RoundTileRow { goal: (goal, points), discipline, per, bonus }
}

const WORKSHOP: Goal = Goal::Build(Building::Workshop);
const GUILD: Goal = Goal::Build(Building::Guild);
const SCHOOL: Goal = Goal::Build(Building::School);
const GREAT: Goal = Goal::PalaceOrUniversity;

components! {
    RoundTile: RoundTileRow {
        WorkshopLaw = "workshop-law" => tile(WORKSHOP, 2, Discipline::Law, 3, scholars(1)),
        WorkshopBanking = "workshop-banking" => tile(WORKSHOP, 2, Discipline::Banking, 3, power(4)),
        GuildLaw = "guild-law" => tile(GUILD, 3, Discipline::Law, 3, books(1)),
        GuildMedicine = "guild-medicine" => tile(GUILD, 3, Discipline::Medicine, 4, spades(1)),
        SchoolBanking = "school-banking" => tile(SCHOOL, 4, Discipline::Banking, 1, coins(1)),
        PalaceUniversityMedicine = "palace-university-medicine" => tile(GREAT, 5, Discipline::Medicine, 2, tools(1)),
        PalaceUniversityBanking = "palace-university-banking" => tile(GREAT, 5, Discipline::Banking, 2, tools(1)),
        SpadeEngineering = "spade-engineering" => tile(Goal::Spade, 2, Discipline::Engineering, 1, coins(1)),
        LevelMedicine = "level-medicine" => tile(Goal::Level, 1, Discipline::Medicine, 3, books(1)),
        CityEngineering = "city-engineering" => tile(Goal::City, 5, Discipline::Engineering, 4, spades(1)),
        TrackEngineering = "track-engineering" => tile(Goal::Track, 3, Discipline::Engineering, 3, scholars(1)),
        InnovationLaw = "innovation-law" => tile(Goal::Innovation, 5, Discipline::Law, 2, power(3)),
    }
}

components! {
    /// The row is what scores in the last round besides its own tile, and how much.
    FinalTile: (Goal, u8) {
        Workshop = "workshop" => (WORKSHOP, 2),
        Guild = "guild" => (GUILD, 3),
        School = "school" => (SCHOOL, 4),
        BorderWorkshop = "border-workshop" => (Goal::BorderWorkshop, 3),
    }
}
