//! Post-game analysis: what each chooser could expect at every choice.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Json;
use axum::extract::{Extension, Path, Query, State};
use bots::{Advice, Effort};
use serde::{Deserialize, Serialize};
use table::text::Phrase;
use table::{AnyMatch, Seat, SeatOffer};

use crate::advice::{Thought, Why, advise};
use crate::app::App;
use crate::history::{aside, begun, is_open};
use crate::limits::Caller;
use crate::people::Identity;
use crate::refusal::{Answer, Code, Refusal};
use crate::thinking_pool::{Kind, Owner, Turn};

/// Longer matches are sampled evenly down to this many choices.
const MOST_CHOICES: usize = 600;
/// How many analyses stay in memory.
const KEPT: usize = 32;
/// How many of them may be unfinished for one person, and for all people at one address.
const KEPT_PER_PERSON: usize = 4;
const KEPT_PER_ADDRESS: usize = 8;

/// A choice of the match, and what its chooser could expect then, knowing what the chooser could see.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Point {
    /// The number of choices before it.
    at: usize,
    /// Who chose.
    seat: Seat,
    /// Every seat's chance to win.
    expected: Vec<f32>,
    played: Rated,
    best: Rated,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Rated {
    /// In notation.
    pub choice: String,
    pub label: Phrase,
    /// The chance to win that the chooser could expect of it.
    pub worth: f32,
    /// How often the search tried it.
    pub visits: u32,
    /// What it makes better and worse, the strongest first; only in hints.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<Why>>"))]
    pub reasons: Vec<Why>,
}

/// What is known of a match so far.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AnalysisReport {
    /// The choices of the match.
    of: usize,
    /// How many of them are analysed, and how many have been so far.
    total: usize,
    done: usize,
    /// The number of the first point in this report.
    from: usize,
    /// In the order of the choices. The few choices about which nothing can be said have none.
    points: Vec<Point>,
}

struct Analysis {
    id: String,
    /// Who asked for it first.
    owner: Owner,
    of: usize,
    total: usize,
    progress: Mutex<AnalysisProgress>,
}

#[derive(Default)]
struct AnalysisProgress {
    /// Choices that have been analysed; those about which nothing can be said have no point.
    done: usize,
    points: Vec<Point>,
}

impl Analysis {
    fn progress(&self) -> MutexGuard<'_, AnalysisProgress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_complete(&self) -> bool {
        self.progress().done == self.total
    }

    fn note(&self, point: Option<Point>) {
        let mut progress = self.progress();
        progress.done += 1;
        progress.points.extend(point);
    }

    /// With the points from this number on.
    fn report(&self, from: usize) -> AnalysisReport {
        let progress = self.progress();
        let points = progress.points.get(from..).unwrap_or_default().to_vec();
        AnalysisReport { of: self.of, total: self.total, done: progress.done, from, points }
    }

    /// The numbers of the choices to analyse.
    fn choices(&self) -> impl Iterator<Item = usize> + use<> {
        let (of, total) = (self.of, self.total);
        (0..total).map(move |number| number * of / total)
    }
}

#[derive(Default)]
pub struct Analyses {
    /// The first begun first.
    kept: Mutex<VecDeque<Arc<Analysis>>>,
}

impl Analyses {
    fn kept(&self) -> MutexGuard<'_, VecDeque<Arc<Analysis>>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Of the matches whose analyses are kept.
    pub fn ids(&self) -> Vec<String> {
        self.kept().iter().map(|kept| kept.id.clone()).collect()
    }

    /// The match has been deleted.
    pub fn forget(&self, id: &str) {
        self.kept().retain(|kept| kept.id != id);
    }

    fn find(&self, id: &str) -> Option<Arc<Analysis>> {
        self.kept().iter().find(|kept| kept.id == id).cloned()
    }

    fn keeps(&self, analysis: &Arc<Analysis>) -> bool {
        self.kept().iter().any(|kept| Arc::ptr_eq(kept, analysis))
    }

    /// A new one and true, or the existing one and false.
    fn begin(&self, id: &str, of: usize, owner: &Owner) -> Answer<(Arc<Analysis>, bool)> {
        let mut kept = self.kept();
        if let Some(known) = kept.iter().find(|kept| kept.id == id) {
            return Ok((known.clone(), false));
        }
        let unfinished = || kept.iter().filter(|kept| !kept.is_complete());
        let by_person = unfinished().filter(|kept| kept.owner.person == owner.person).count();
        let at_address = unfinished().filter(|kept| kept.owner.address == owner.address).count();
        if by_person >= KEPT_PER_PERSON || at_address >= KEPT_PER_ADDRESS {
            return Err(Refusal::new(Code::TooMany));
        }
        if kept.len() >= KEPT {
            let oldest = kept.iter().position(|kept| kept.is_complete());
            let gives_way = oldest.or_else(|| one_of_many(&kept, at_address + 1));
            kept.remove(gives_way.ok_or_else(|| Refusal::new(Code::Busy))?);
        }
        let new = Arc::new(Analysis {
            id: id.to_string(),
            owner: owner.clone(),
            of,
            total: of.min(MOST_CHOICES),
            progress: Mutex::default(),
        });
        kept.push_back(new.clone());
        Ok((new, true))
    }
}

/// The last begun by the address that has most of them, if it has more than that.
fn one_of_many(kept: &VecDeque<Arc<Analysis>>, than: usize) -> Option<usize> {
    let count = |analysis: &Analysis| kept.iter().filter(|other| other.owner.address == analysis.owner.address).count();
    let (last, most) = kept.iter().enumerate().max_by_key(|(_, analysis)| count(analysis))?;
    (count(most) > than).then_some(last)
}

#[derive(Deserialize)]
pub struct From {
    #[serde(default)]
    from: usize,
}

/// What is known so far; begins an analysis if there is none.
pub async fn analysis(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
    Query(From { from }): Query<From>,
) -> Answer<Json<AnalysisReport>> {
    if let Some(known) = app.analyses.find(&id) {
        return Ok(Json(known.report(from)));
    }
    let (snapshot, played) = begun(&app, &id).await?;
    // While the match is being played, this would be an unfair advantage.
    if !is_open(&snapshot) {
        return Err(Refusal::new(Code::Forbidden));
    }
    let owner = Owner { address: Some(caller), person: identity.id };
    let (analysis, is_new) = app.analyses.begin(&id, played.choices(), &owner)?;
    if is_new {
        tokio::spawn(look_through(app, analysis.clone(), played.into()));
    }
    Ok(Json(analysis.report(from)))
}

async fn look_through(app: Arc<App>, analysis: Arc<Analysis>, played: Arc<dyn AnyMatch>) {
    for number in analysis.choices() {
        let Ok(turn) = app.thinking.join(Kind::Analysis, analysis.owner.clone()).turn().await else { return };
        if *app.closing.borrow() || !app.analyses.keeps(&analysis) {
            return;
        }
        // What went wrong with one choice has been logged; the others can still be analysed.
        analysis.note(look_at(&app, turn, played.clone(), number).await.ok().flatten());
    }
}

/// Averaged chances may leave the range by a rounding error.
pub fn chance(mean: f32) -> f32 {
    mean.clamp(0.0, 1.0)
}

/// None if no world was found that fits what the seat saw.
async fn look_at(app: &Arc<App>, turn: Turn, finished: Arc<dyn AnyMatch>, number: usize) -> Answer<Option<Point>> {
    let Some((seat, choice)) = finished.history().into_iter().nth(number) else { return Ok(None) };
    let (then, question) = aside(move || {
        let then = finished.at(number);
        let question = then.question(seat);
        (then, question)
    })
    .await?;
    let effort = Effort::Analysis { played: choice.clone() };
    let thought = Thought { played: then.into(), seat, effort, seed: number as u64 };
    let advice = advise(app, turn, thought).await?;
    Ok(advice.ok().and_then(|advice| point(number, seat, &choice, &question?.offers, advice)))
}

fn point(at: usize, seat: Seat, played: &str, offers: &[SeatOffer], advice: Advice) -> Option<Point> {
    let rated = |(choice, visits, worth): &(String, u32, f32)| {
        let label = offers.iter().find(|offer| offer.choice == *choice)?.label.clone();
        Some(Rated { choice: choice.clone(), label, worth: chance(*worth), visits: *visits, reasons: Vec::new() })
    };
    let Advice { choices, expected } = advice;
    let best = rated(choices.first()?)?;
    let played = rated(choices.iter().find(|(choice, ..)| choice == played)?)?;
    Some(Point { at, seat, expected: expected.into_iter().map(chance).collect(), played, best })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owner(address: u8, person: &str) -> Owner {
        Owner { address: Some(Caller::test(address)), person: person.to_string() }
    }

    #[test]
    fn a_long_match_is_looked_at_evenly() {
        let analyses = Analyses::default();
        let numbers = |of: usize| -> Vec<usize> {
            let (analysis, _) = analyses.begin(&of.to_string(), of, &owner(1, "ada")).expect("room");
            analysis.choices().collect()
        };
        assert!(numbers(0).is_empty());
        assert_eq!(numbers(3), [0, 1, 2]);
        assert_eq!(numbers(MOST_CHOICES), (0..MOST_CHOICES).collect::<Vec<_>>());
        let long = numbers(10 * MOST_CHOICES);
        assert_eq!((long.len(), long[0], long[1], long[599]), (600, 0, 10, 5990));
    }

    #[test]
    fn the_oldest_complete_one_makes_room() {
        let analyses = Analyses::default();
        for number in 0..KEPT {
            analyses.begin(&number.to_string(), 1, &owner(number as u8, &number.to_string())).expect("room");
        }
        let ada = owner(100, "ada");
        assert_eq!(analyses.begin("more", 1, &ada).err(), Some(Refusal::new(Code::Busy)), "all have one each");
        let (known, is_new) = analyses.begin("5", 1, &ada).expect("it is known");
        assert!(!is_new);
        known.note(None);
        assert!(analyses.begin("more", 1, &ada).expect("room").1);
        assert!(analyses.find("5").is_none() && analyses.find("4").is_some() && analyses.find("more").is_some());
        assert_eq!(analyses.kept().len(), KEPT);
    }

    #[test]
    fn nobody_takes_all_the_room() {
        let analyses = Analyses::default();
        let begin = |address: u8, person: &str, id: &str| analyses.begin(id, 1, &owner(address, person)).map(|_| ());
        let too_many = Err(Refusal::new(Code::TooMany));
        for number in 0..KEPT_PER_PERSON {
            assert_eq!(begin(1, "ada", &format!("ada {number}")), Ok(()));
        }
        assert_eq!(begin(1, "ada", "one more"), too_many);
        assert_eq!(begin(2, "ada", "one more"), too_many, "from wherever");
        for number in KEPT_PER_PERSON..KEPT_PER_ADDRESS {
            assert_eq!(begin(1, &number.to_string(), &format!("first {number}")), Ok(()));
        }
        assert_eq!(begin(1, "ben", "one more"), too_many);
        analyses.find("ada 0").expect("kept").note(None);
        assert_eq!(begin(1, "ben", "one more"), Ok(()), "what is complete does not count");
        // Even if a few addresses have filled all of it, somebody else gets in, and the last of many goes.
        for address in 2..=KEPT as u8 / 8 {
            for number in 0..KEPT_PER_ADDRESS {
                assert_eq!(begin(address, &format!("{address} {number}"), &format!("{address} {number}")), Ok(()));
            }
        }
        assert_eq!(analyses.kept().len(), KEPT);
        for number in 0..4 {
            assert_eq!(begin(100, &format!("honest {number}"), &format!("honest {number}")), Ok(()));
        }
        assert_eq!(analyses.kept().len(), KEPT);
        assert!(analyses.find("4 7").is_none() && analyses.find("4 0").is_some());
    }
}
