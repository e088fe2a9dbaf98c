//! Post-game analysis: what each chooser could expect at every choice.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Json;
use axum::extract::{Path, Query, State};
use bots::{Advice, BotRegistry, Effort};
use serde::{Deserialize, Serialize};
use table::text::Phrase;
use table::{AnyMatch, Seat};
use tokio::sync::Semaphore;

use crate::app::App;
use crate::history::{begun, is_open};
use crate::refusal::{Answer, Code, Refusal};

/// Longer matches are sampled evenly down to this many choices.
const MOST_CHOICES: usize = 600;
/// How many analyses stay in memory. While all of them are unfinished, no other can begin.
const KEPT: usize = 32;

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

pub struct Analyses {
    kept: Mutex<VecDeque<Arc<Analysis>>>,
    /// All analyses together use one core at most; they take turns, one choice each.
    turn: Semaphore,
}

impl Default for Analyses {
    fn default() -> Self {
        Analyses { kept: Mutex::default(), turn: Semaphore::new(1) }
    }
}

impl Analyses {
    fn kept(&self) -> MutexGuard<'_, VecDeque<Arc<Analysis>>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, id: &str) -> Option<Arc<Analysis>> {
        self.kept().iter().find(|kept| kept.id == id).cloned()
    }

    /// A new one and true, or the existing one and false.
    fn begin(&self, id: &str, of: usize) -> Answer<(Arc<Analysis>, bool)> {
        let mut kept = self.kept();
        if let Some(known) = kept.iter().find(|kept| kept.id == id) {
            return Ok((known.clone(), false));
        }
        if kept.len() >= KEPT {
            let oldest = kept.iter().position(|kept| kept.is_complete()).ok_or_else(|| Refusal::new(Code::Busy))?;
            kept.remove(oldest);
        }
        let new =
            Arc::new(Analysis { id: id.to_string(), of, total: of.min(MOST_CHOICES), progress: Mutex::default() });
        kept.push_back(new.clone());
        Ok((new, true))
    }
}

#[derive(Deserialize)]
pub struct From {
    #[serde(default)]
    from: usize,
}

/// What is known so far; begins an analysis if there is none.
pub async fn analysis(
    State(app): State<Arc<App>>,
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
    let (analysis, is_new) = app.analyses.begin(&id, played.choices())?;
    if is_new {
        tokio::spawn(look_through(app, analysis.clone(), played.into()));
    }
    Ok(Json(analysis.report(from)))
}

async fn look_through(app: Arc<App>, analysis: Arc<Analysis>, played: Arc<dyn AnyMatch>) {
    for number in analysis.choices() {
        let Ok(_turn) = app.analyses.turn.acquire().await else { return };
        if *app.closing.borrow() {
            return;
        }
        let (thinker, played) = (app.clone(), played.clone());
        let point = app.thinking.advise(move || look_at(&thinker.catalog.bots, played.as_ref(), number)).await;
        // What went wrong with one choice has been logged; the others can still be analysed.
        analysis.note(point.ok().flatten());
    }
}

/// Averaged chances may leave the range by a rounding error.
pub fn chance(mean: f32) -> f32 {
    mean.clamp(0.0, 1.0)
}

/// None if no world was found that fits what the seat saw.
fn look_at(bots: &BotRegistry, finished: &dyn AnyMatch, number: usize) -> Option<Point> {
    let (seat, played) = finished.history().into_iter().nth(number)?;
    let then = finished.at(number);
    let effort = Effort::Analysis { played: &played };
    let advice = bots.advise(then.as_ref(), seat, effort, finished.seed() ^ number as u64).ok()?;
    let offers = then.question(seat)?.offers;
    let rated = |(choice, visits, worth): &(String, u32, f32)| {
        let label = offers.iter().find(|offer| offer.choice == *choice)?.label.clone();
        Some(Rated { choice: choice.clone(), label, worth: chance(*worth), visits: *visits })
    };
    let Advice { choices, expected } = advice;
    let best = rated(choices.first()?)?;
    let played = rated(choices.iter().find(|(choice, ..)| *choice == played)?)?;
    Some(Point { at: number, seat, expected: expected.into_iter().map(chance).collect(), played, best })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_match_is_looked_at_evenly() {
        let analyses = Analyses::default();
        let numbers = |of: usize| -> Vec<usize> {
            let (analysis, _) = analyses.begin(&of.to_string(), of).expect("room");
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
            analyses.begin(&number.to_string(), 1).expect("room");
        }
        assert_eq!(analyses.begin("more", 1).err(), Some(Refusal::new(Code::Busy)));
        let (known, is_new) = analyses.begin("5", 1).expect("it is known");
        assert!(!is_new);
        known.note(None);
        assert!(analyses.begin("more", 1).expect("room").1);
        assert!(analyses.find("5").is_none() && analyses.find("4").is_some() && analyses.find("more").is_some());
        assert_eq!(analyses.kept().len(), KEPT);
    }
}
