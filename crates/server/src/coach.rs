//! A teacher at the table: how good each offer is in one word, and why.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, State};
use serde::Serialize;
use table::SeatQuestion;

use crate::advice::{Reasons, Why};
use crate::app::App;
use crate::history::{HintFor, searched};
use crate::limits::Caller;
use crate::people::Identity;
use crate::refusal::Answer;

/// Whoever gives away no more than this of the chance to win has chosen well.
const FINE: f32 = 0.04;

/// Giving away this much is worth a warning.
const CLEAR: f32 = 0.1;

/// About what was tried less often, nothing is said: its worth is hardly more than a first look.
const LEAST_TRIES: u32 = 4;

/// For how many choices there are reasons; more would take too long where there are many offers.
const EXPLAINED: usize = 12;

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    Best,
    /// Nearly as good.
    Fine,
    /// Something gets worse by it.
    Risky,
    /// Nothing gets worse, but something better is missed.
    Wasted,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Graded {
    /// In notation.
    choice: String,
    /// None if it was hardly looked at.
    grade: Option<Grade>,
    /// Whether so much is lost that one should hear of it before.
    warn: bool,
    /// Of the best one, and of those that are risky or wasted.
    reasons: Vec<Why>,
}

/// What a teacher thinks of every offer.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Coaching {
    /// The section of the rules page that explains the question.
    help: Option<&'static str>,
    /// The best first.
    offers: Vec<Graded>,
}

pub async fn coach(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Extension(from): Extension<Caller>,
    Path(id): Path<String>,
    Json(asked): Json<HintFor>,
) -> Answer<Json<Coaching>> {
    let (question, advice) = searched(app, identity, from, &id, asked, to_explain).await?;
    Ok(Json(coaching(&question, advice)))
}

/// How much of the chance to win each choice gives away against the best.
fn losses(advice: &bots::Advice) -> impl Iterator<Item = f32> {
    let most = advice.choices.first().map_or(0.0, |(_, _, worth)| *worth);
    advice.choices.iter().map(move |(_, _, worth)| (most - worth).max(0.0))
}

/// The best, and what is clearly worse.
fn to_explain(advice: &bots::Advice) -> Vec<String> {
    let rated = advice.choices.iter().zip(losses(advice)).enumerate();
    let wanted = rated.filter(|(rank, ((_, visits, _), loss))| *rank == 0 || *visits >= LEAST_TRIES && *loss > FINE);
    wanted.map(|(_, ((choice, ..), _))| choice.clone()).take(EXPLAINED).collect()
}

/// If no world was found that fits what the seat saw, nothing is said of the offers.
fn coaching(question: &SeatQuestion, advice: Result<(bots::Advice, Reasons), String>) -> Coaching {
    let Ok((advice, mut reasons)) = advice else { return Coaching { help: question.help, offers: Vec::new() } };
    let offers = advice.choices.iter().zip(losses(&advice)).enumerate().map(|(rank, ((choice, visits, _), loss))| {
        let of_choice = reasons.iter_mut().find(|(of, _)| of == choice);
        let reasons = of_choice.map(|(_, reasons)| std::mem::take(reasons)).unwrap_or_default();
        let grade = (rank == 0 || *visits >= LEAST_TRIES).then(|| grade(rank, loss, &reasons));
        let warn = matches!(grade, Some(Grade::Risky | Grade::Wasted)) && loss >= CLEAR;
        Graded { choice: choice.clone(), grade, warn, reasons }
    });
    Coaching { help: question.help, offers: offers.collect() }
}

fn grade(rank: usize, loss: f32, reasons: &[Why]) -> Grade {
    match rank {
        0 => Grade::Best,
        _ if loss <= FINE => Grade::Fine,
        _ if reasons.iter().any(Why::is_bad) => Grade::Risky,
        _ => Grade::Wasted,
    }
}

#[cfg(test)]
mod tests {
    use table::text::Phrase;

    use super::*;

    fn question() -> SeatQuestion {
        SeatQuestion { prompt: Phrase::new("ask"), rule: None, source: None, help: Some("turn"), offers: Vec::new() }
    }

    fn graded(choices: &[(&str, u32, f32)], reasons: Reasons) -> Vec<(String, Option<Grade>, bool)> {
        let choices = choices.iter().map(|(choice, visits, worth)| (choice.to_string(), *visits, *worth)).collect();
        let advice = bots::Advice { choices, expected: Vec::new() };
        let Coaching { help, offers } = coaching(&question(), Ok((advice, reasons)));
        assert_eq!(help, Some("turn"));
        offers.into_iter().map(|Graded { choice, grade, warn, .. }| (choice, grade, warn)).collect()
    }

    #[test]
    fn offers_are_graded_by_what_they_give_away() {
        let bad = vec![("a blunder".to_string(), vec![Why::test("hand", false)])];
        let choices = [
            ("the best", 900, 0.6),
            ("nearly", 50, 0.57),
            ("a slip", 20, 0.54),
            ("a blunder", 20, 0.4),
            ("nothing", 20, 0.45),
            ("hardly tried", 1, 0.2),
        ];
        let expected = [
            ("the best", Some(Grade::Best), false),
            ("nearly", Some(Grade::Fine), false),
            ("a slip", Some(Grade::Wasted), false),
            ("a blunder", Some(Grade::Risky), true),
            ("nothing", Some(Grade::Wasted), true),
            ("hardly tried", None, false),
        ];
        assert_eq!(graded(&choices, bad), expected.map(|(choice, grade, warn)| (choice.to_string(), grade, warn)));
    }

    #[test]
    fn without_a_search_only_the_question_is_explained() {
        let Coaching { help, offers } = coaching(&question(), Err("no world".into()));
        assert_eq!((help, offers), (Some("turn"), Vec::new()));
    }
}
