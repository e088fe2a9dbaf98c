//! Looking through a match that is over: what whoever chose could expect, choice by choice.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Json;
use axum::extract::{Path, Query, State};
use bots::{Advice, BotRegistry, Effort};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::text::Phrase;
use table::{AnyMatch, Seat};
use tokio::sync::Semaphore;

use crate::app::App;
use crate::history::{begun, is_open};
use crate::refusal::{Answer, Code, Refusal};

/// Of a longer match so many choices are looked at, evenly spread.
const MOST_CHOICES: usize = 600;
/// So many analyses stay in memory; when all of them are still under way, there is no room for another.
const KEPT: usize = 32;

/// A choice that was made, and what could be expected then from what its chooser could see.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Point {
    /// How many choices had been made before.
    at: usize,
    seat: Seat,
    /// The chance to win of every seat.
    expected: Vec<f32>,
    played: Rated,
    best: Rated,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct Rated {
    choice: String,
    label: Phrase,
    /// The chance to win that the chooser could expect of it.
    worth: f32,
    /// How often the search tried it.
    visits: u32,
}

struct Analysis {
    id: String,
    of: usize,
    total: usize,
    progress: Mutex<Progress>,
}

#[derive(Default)]
struct Progress {
    /// Choices that were looked at; where nothing can be said there is no point.
    done: usize,
    points: Vec<Point>,
}

impl Analysis {
    fn progress(&self) -> MutexGuard<'_, Progress> {
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
    fn json(&self, from: usize) -> Value {
        let progress = self.progress();
        let points = progress.points.get(from..).unwrap_or_default();
        json!({ "of": self.of, "done": progress.done, "total": self.total, "from": from, "points": points })
    }

    /// The numbers of the choices that are looked at.
    fn choices(&self) -> impl Iterator<Item = usize> + use<> {
        let (of, total) = (self.of, self.total);
        (0..total).map(move |number| number * of / total)
    }
}

pub struct Analyses {
    kept: Mutex<VecDeque<Arc<Analysis>>>,
    /// All analyses together take one thinker at most, a choice at a time by turns.
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

    /// A new one and true, or the one that somebody else has just begun.
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
) -> Answer<Json<Value>> {
    if let Some(known) = app.analyses.find(&id) {
        return Ok(Json(known.json(from)));
    }
    let (snapshot, table) = begun(&app, &id).await?;
    // While somebody plays, this would be help that the others do not have.
    if !is_open(&snapshot) {
        return Err(Refusal::new(Code::Forbidden));
    }
    let (analysis, is_new) = app.analyses.begin(&id, table.choices())?;
    if is_new {
        tokio::spawn(look_through(app, analysis.clone(), table.into()));
    }
    Ok(Json(analysis.json(from)))
}

async fn look_through(app: Arc<App>, analysis: Arc<Analysis>, table: Arc<dyn AnyMatch>) {
    for number in analysis.choices() {
        let Ok(_turn) = app.analyses.turn.acquire().await else { return };
        if *app.closing.borrow() {
            return;
        }
        let (thinker, table) = (app.clone(), table.clone());
        let point = app.thinkers.advise(move || look_at(&thinker.shelf.bots, table.as_ref(), number)).await;
        // Whatever went wrong with one choice has been told to the host; the others can be looked at all the same.
        analysis.note(point.ok().flatten());
    }
}

/// Means of chances may be off by a rounding.
pub fn chance(mean: f32) -> f32 {
    mean.clamp(0.0, 1.0)
}

/// None where no advice can be had: no world was found that fits what the seat saw.
fn look_at(bots: &BotRegistry, table: &dyn AnyMatch, number: usize) -> Option<Point> {
    let (seat, played) = table.history().into_iter().nth(number)?;
    let then = table.at(number);
    let care = Effort::Analysis { played: &played };
    let advice = bots.advise(then.as_ref(), seat, care, table.seed() ^ number as u64).ok()?;
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
