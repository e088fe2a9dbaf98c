//! What Wealth tiles and goals score, in words.

use table::text::Phrase;

use super::component::together;
use super::{type_name, within};
use crate::components::{Counted, GoalScoring, Per, Steps, Sum, Term, Tiles, WealthScoring};
use crate::words::Type;

/// "Economy tile".
fn tile_of(kind: Option<Type>) -> Phrase {
    Phrase::new(format!("tiles-{}", kind.map_or("wealth", Type::name)))
}

pub(crate) fn wealth_scoring(scoring: &WealthScoring) -> Phrase {
    let pair = |id: &str, of: [Type; 2]| {
        let [first, second] = of.map(|kind| tile_of(Some(kind)));
        Phrase::new(id).phrase("first", first).phrase("second", second)
    };
    let (phrase, ip) = match *scoring {
        WealthScoring::Adjacent { of, itself, ip } => {
            let id = if itself { "wealth-adjacent-itself" } else { "wealth-adjacent" };
            (Phrase::new(id).phrase("of", tile_of(of)), ip)
        }
        WealthScoring::Count { of, most: 0, ip } => (Phrase::new("wealth-count").phrase("of", tile_of(of)), ip),
        WealthScoring::Count { of, most, ip } => {
            (Phrase::new("wealth-count-most").phrase("of", tile_of(of)).number("most", most), ip)
        }
        WealthScoring::Pairs { of, ip } => (pair("wealth-pairs", of), ip),
        WealthScoring::TouchingPairs { of, ip } => (pair("wealth-touching-pairs", of), ip),
        WealthScoring::Per(ref per) => return per_phrase(per),
        WealthScoring::Steps(ref steps) => return steps_phrase(steps),
        WealthScoring::Sum(ref sum) => return sum_phrase(sum),
        WealthScoring::Text(ref remark) => return Phrase::new("benefit-text").plain("text", remark.text.as_str()),
    };
    phrase.number("ip", ip)
}

pub(crate) fn goal_scoring(scoring: &GoalScoring) -> Phrase {
    let (phrase, ip, max) = match *scoring {
        GoalScoring::SocietyEra { ip } => return society_era(ip),
        GoalScoring::Region { region, ip, token_ip, max } => {
            (Phrase::new("goal-region").phrase("where", within(region)).number("token", token_ip), ip, max)
        }
        GoalScoring::InventionsOfType { of, ip, max } => {
            (Phrase::new("goal-inventions-of-type").phrase("kind", type_name(of)), ip, max)
        }
        GoalScoring::InventionSets { ip, max } => (Phrase::new("goal-invention-sets"), ip, max),
        GoalScoring::InventionsOfEra { era, ip, max } => {
            (Phrase::new("goal-inventions-of-era").number("era", era), ip, max)
        }
        GoalScoring::Inventions { beyond, ip, max } => {
            (Phrase::new("goal-inventions").number("beyond", beyond), ip, max)
        }
        GoalScoring::InventionEras { ip, max } => (Phrase::new("goal-invention-eras"), ip, max),
        GoalScoring::RegionsWithCitizens { ip, max } => (Phrase::new("goal-regions-with-citizens"), ip, max),
        GoalScoring::InfluenceTokens { beyond, ip, max } => {
            (Phrase::new("goal-influence-tokens").number("beyond", beyond), ip, max)
        }
        GoalScoring::FaceUpTokens { ip, max } => (Phrase::new("goal-face-up-tokens"), ip, max),
        GoalScoring::Diplomats { ip, max } => (Phrase::new("goal-diplomats"), ip, max),
        GoalScoring::Scholars { ip, max } => (Phrase::new("goal-scholars"), ip, max),
        GoalScoring::Majorities { ip, max } => (Phrase::new("goal-majorities"), ip, max),
        GoalScoring::Per(ref per) => return per_phrase(per),
        GoalScoring::Steps(ref steps) => return steps_phrase(steps),
        GoalScoring::Sum(ref sum) => return sum_phrase(sum),
        GoalScoring::Text(ref remark) => return Phrase::new("benefit-text").plain("text", remark.text.as_str()),
    };
    phrase.number("ip", ip).number("max", max)
}

fn society_era(ip: [u8; 5]) -> Phrase {
    let eras = ["era2", "era3", "era4", "era5", "era6"].into_iter().zip(ip);
    eras.fold(Phrase::new("goal-society-era"), |phrase, (era, ip)| phrase.number(era, ip))
}

/// "2 IP per scholar; the first 2 do not count; 12 at most".
fn per_phrase(per: &Per) -> Phrase {
    Phrase::new("formula-per")
        .number("ip", per.ip)
        .number("each", per.each)
        .phrase("what", all_counted(&per.count))
        .number("beyond", per.beyond)
        .number("max", per.max.unwrap_or(0))
}

/// "scholar: from 2 on 3 IP, from 4 on 8 IP".
fn steps_phrase(steps: &Steps) -> Phrase {
    let each =
        steps.steps.iter().map(|step| Phrase::new("formula-step").number("from", step.from).number("ip", step.ip));
    let all = each.reduce(|first, next| Phrase::new("list-more").phrase("first", first).phrase("next", next));
    let all = all.expect("a formula has steps");
    Phrase::new("formula-steps").phrase("what", all_counted(&steps.count)).phrase("steps", all)
}

fn sum_phrase(sum: &Sum) -> Phrase {
    let term = |term: &Term| match term {
        Term::Per(per) => per_phrase(per),
        Term::Steps(steps) => steps_phrase(steps),
    };
    let terms = together(sum.terms.iter().map(term));
    Phrase::new("formula-sum").phrase("terms", terms).number("max", sum.max.unwrap_or(0))
}

/// One thing, or a set of several.
fn all_counted(count: &[Counted]) -> Phrase {
    match count {
        [one] => counted(*one),
        several => Phrase::new("counted-set").phrase("things", together(several.iter().map(|one| counted(*one)))),
    }
}

/// What stands behind "per".
fn counted(counted: Counted) -> Phrase {
    let kind = |id: &str, tiles: Tiles| {
        let name = if tiles == Tiles::Any { "any" } else { tiles.name() };
        Phrase::new(id).phrase("tile", Phrase::new(format!("per-tile-{name}")))
    };
    let pair = |id: &str, first: Tiles, second: Tiles| {
        let of =
            |tiles: Tiles| Phrase::new(format!("per-tile-{}", if tiles == Tiles::Any { "any" } else { tiles.name() }));
        Phrase::new(id).phrase("first", of(first)).phrase("second", of(second))
    };
    match counted {
        Counted::Citizens(None) => Phrase::new("counted-citizens"),
        Counted::Citizens(Some(region)) => Phrase::new("counted-citizens-in").phrase("where", within(region)),
        Counted::RegionsWithCitizens => Phrase::new("counted-regions"),
        Counted::Majorities => Phrase::new("counted-majorities"),
        Counted::CitizensInSupply => Phrase::new("counted-supply"),
        Counted::Scholars => Phrase::new("counted-scholars"),
        Counted::Sages => Phrase::new("counted-sages"),
        Counted::Diplomats => Phrase::new("counted-diplomats"),
        Counted::Specialists(None) => Phrase::new("counted-specialists"),
        Counted::Specialists(Some(kind)) => Phrase::new(format!("counted-specialists-{kind}")),
        Counted::ExhaustedSpecialists => Phrase::new("counted-exhausted"),
        Counted::Inventions(None) => Phrase::new("counted-inventions"),
        Counted::Inventions(Some(kind)) => Phrase::new("counted-inventions-of-type").phrase("kind", type_name(kind)),
        Counted::InventionsOfEra(era) => Phrase::new("counted-inventions-of-era").number("era", era),
        Counted::InventionsFromEra(era) => Phrase::new("counted-inventions-from-era").number("era", era),
        Counted::InventionEras => Phrase::new("counted-invention-eras"),
        Counted::InventionTypes => Phrase::new("counted-invention-types"),
        Counted::Ideas => Phrase::new("counted-ideas"),
        Counted::Tiles(tiles) => kind("counted-tiles", tiles),
        Counted::TilesInDisplay => Phrase::new("counted-tiles-in-display"),
        Counted::EmptyHexes => Phrase::new("counted-empty-hexes"),
        Counted::TilesBeside(tiles) => kind("counted-tiles-beside", tiles),
        Counted::EmptyHexesBeside => Phrase::new("counted-empty-hexes-beside"),
        Counted::NeighbouringPairs(None) => Phrase::new("counted-neighbours"),
        Counted::NeighbouringPairs(Some((first, second))) => pair("counted-neighbouring-pairs", first, second),
        Counted::TouchingPairs(first, second) => pair("counted-touching-pairs", Tiles::Of(first), Tiles::Of(second)),
        Counted::LargestGroup(tiles) => kind("counted-largest-group", tiles),
        Counted::InfluenceTokens(None) => Phrase::new("counted-tokens"),
        Counted::InfluenceTokens(Some(region)) => Phrase::new("counted-tokens-in").phrase("where", within(region)),
        Counted::FaceUpTokens => Phrase::new("counted-face-up-tokens"),
        Counted::FaceDownTokens => Phrase::new("counted-face-down-tokens"),
        Counted::Influence => Phrase::new("counted-influence"),
        Counted::EconomyTokens => Phrase::new("counted-economy-tokens"),
        Counted::Era => Phrase::new("counted-era"),
    }
}
