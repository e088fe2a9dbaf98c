//! What the features of Age of Innovation mean to people. The words are in `text/LANGUAGE/reasons.ftl`.

use bots::Meaning;
use table::text::Language;

use super::features::{
    BONUS_NEXT, BONUS_NOW, BOOKS, BUILDING, COMPETENCY, Count, GOAL_LATER, GOAL_NEXT, GOAL_NOW, INNOVATION, LEVEL,
    PALACE, POWER, SPECIAL,
};

pub fn words(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../text/en/reasons.ftl"),
        Language::German => include_str!("../text/de/reasons.ftl"),
    }
}

/// Of a feature of any round, by its number in those before the last.
pub fn meaning(feature: usize) -> Option<Meaning> {
    if let Some(count) = Count::ALL.get(feature) {
        return of_count(*count);
    }
    // One that was used lies there again in the next round.
    if (SPECIAL..LEVEL).contains(&feature) {
        return Some(Meaning::of("special-actions").only_gains());
    }
    Some(Meaning::of(match feature {
        BUILDING..PALACE => "buildings",
        PALACE..COMPETENCY => "palace",
        COMPETENCY..INNOVATION => "competencies",
        INNOVATION..BONUS_NOW => "innovations",
        BONUS_NEXT..POWER => "bonus",
        POWER..BOOKS => "power-actions",
        BOOKS..SPECIAL => "book-actions",
        LEVEL..GOAL_NOW => "science",
        GOAL_NOW..GOAL_NEXT => "goal-now",
        GOAL_NEXT..GOAL_LATER => "goal-next",
        // Factions and displays do not change, and a round bonus is given back by everybody.
        _ => return None,
    }))
}

fn of_count(count: Count) -> Option<Meaning> {
    let of = Meaning::of;
    Some(match count {
        Count::Points => of("points").counted(|value| value * 20.0),
        Count::AllCoins => of("coins").counted(|value| value * 10.0),
        Count::FirstCoins | Count::MoreCoins | Count::ManyCoins => of("coins"),
        Count::AllTools => of("tools").counted(|value| value * 5.0),
        Count::FirstTools | Count::MoreTools | Count::ManyTools => of("tools"),
        Count::AllScholars => of("scholars").counted(|value| value * 2.0),
        Count::FirstScholar | Count::MoreScholars => of("scholars"),
        Count::AllBooks => of("books").counted(|value| value * 4.0),
        Count::FirstBooks | Count::MoreBooks => of("books"),
        Count::BookPairs | Count::InnovationReady | Count::InnovationNear | Count::InnovationPoints => {
            of("innovation-near")
        }
        Count::BowlThree => of("power").counted(|value| value * 5.0),
        Count::BowlOne | Count::BowlTwo | Count::FirstPower | Count::MorePower => of("power"),
        Count::IncomeCoins => of("income-coins").counted(|value| value * 10.0),
        Count::IncomeTools => of("income-tools").counted(|value| value * 5.0),
        Count::IncomeScholars => of("income-scholars").counted(|value| value * 2.0),
        Count::IncomePower => of("income-power").counted(|value| value * 10.0),
        Count::IncomeBooks => of("income-books").counted(|value| value * 4.0),
        Count::IncomePoints => of("income-points").counted(|value| value * 10.0),
        Count::IncomeLevels => of("income-levels").counted(|value| value * 4.0),
        Count::ScienceCoins
        | Count::ScienceTools
        | Count::ScienceScholars
        | Count::SciencePower
        | Count::ScienceBooks
        | Count::ScienceSpades
        | Count::ScienceNear => of("science-bonus"),
        Count::PassPoints => of("pass-points").counted(|value| value * 10.0).spent_on("points"),
        Count::LaterPassPoints => of("pass-points").spent_on("points"),
        Count::Buildings => of("buildings").counted(|value| value * 5.0),
        Count::NativeOne
        | Count::NativeMore
        | Count::OneStep
        | Count::TwoSteps
        | Count::ThreeSteps
        | Count::OwnTerrain => of("room"),
        Count::Neighbours | Count::CheapGuilds => of("neighbours"),
        Count::Area => of("area").counted(|value| value * 5.0),
        Count::AreaPlace => of("area-points").counted(|value| value * 20.0),
        Count::SciencePlaces => of("science-points").counted(|value| value * 20.0),
        Count::Levels => of("science").counted(|value| value * 10.0),
        Count::HighLevels | Count::TopLevels | Count::LowestLevel => of("science"),
        Count::Cities => of("cities").counted(|value| value),
        Count::Keys => of("keys").counted(|value| value),
        Count::NearCity | Count::NearerCity | Count::NextCity | Count::CityByWorkshop | Count::CityByStep => {
            of("city-near").only_gains()
        }
        Count::ActionsAhead => of("special-actions"),
        Count::Annexes => of("annexes").counted(|value| value),
        Count::Bridges => of("bridges").counted(|value| value),
        Count::SailingOne | Count::SailingTwo | Count::SailingThree => of("sailing").counted(|value| value),
        Count::CheapSpade | Count::CheapestSpade => of("spades"),
        Count::Innovations => of("innovations").counted(|value| value),
        Count::Competencies => of("competencies").counted(|value| value * 2.0),
        // How goods are counted after passing, and whose turn it is.
        _ => return None,
    })
}
