//! What a search thinks of a position, on a worker's core or here, and why.

use std::sync::Arc;

use bots::{Advice, Effort, Job, JobAnswer, Moment};
use serde::Serialize;
use table::text::Phrase;
use table::{AnyMatch, Seat};

use crate::app::App;
use crate::history::aside;
use crate::refusal::Answer;
use crate::thinking_pool::Turn;

/// Something that a choice makes better or worse for whoever chooses.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Why {
    /// What it is about, as a stable word.
    kind: &'static str,
    better: bool,
    /// By how many; it stands before the text.
    #[cfg_attr(feature = "schema", ts(type = "number | null"))]
    amount: Option<i64>,
    text: Phrase,
}

impl Why {
    pub fn is_bad(&self) -> bool {
        !self.better
    }

    #[cfg(test)]
    pub fn test(kind: &'static str, better: bool) -> Self {
        Why { kind, better, amount: None, text: Phrase::new("reason") }
    }
}

impl From<bots::Reason> for Why {
    fn from(bots::Reason { kind, better, amount, text }: bots::Reason) -> Self {
        Why { kind, better, amount, text }
    }
}

/// The reasons for and against some choices.
pub type Reasons = Vec<(String, Vec<Why>)>;

/// What is to be searched.
pub struct Thought {
    pub played: Arc<dyn AnyMatch>,
    pub seat: Seat,
    pub effort: Effort,
    /// What random numbers begin with.
    pub seed: u64,
}

/// The advice, or why there is none.
pub async fn advise(app: &Arc<App>, turn: Turn, thought: Thought) -> Answer<Result<Advice, String>> {
    Ok(explained(app, turn, thought, |_| Vec::new()).await?.map(|(advice, _)| advice))
}

/// The same with reasons for and against some of the choices.
pub async fn explained(
    app: &Arc<App>,
    mut turn: Turn,
    mut thought: Thought,
    which: fn(&Advice) -> Vec<String>,
) -> Answer<Result<(Advice, Reasons), String>> {
    let thinker = app.clone();
    if turn.remote
        && let Some(workers) = app.workers.get()
    {
        // Workers are sent records, and a position that was set up by hand has none.
        if !thought.played.is_staged() {
            let at = Moment::new(thought.played.as_ref(), thought.seat, thought.seed);
            let job = Job::Advice { at, effort: thought.effort.clone() };
            if let Ok(JobAnswer::Advice(advice)) = workers.ask(&job).await {
                drop(turn);
                // Reasons take a moment, where a search takes seconds.
                return aside(move || advice.map(|advice| thought.explain(&thinker, advice, which))).await;
            }
        }
        turn = turn.again().turn().await?;
        if let Effort::Hint { percent } = &mut thought.effort {
            *percent = turn.percent;
        }
    }
    turn.think(move || {
        let Thought { played, seat, effort, seed } = &thought;
        let advice = thinker.catalog.bots.advise(played.as_ref(), *seat, effort, *seed)?;
        Ok(thought.explain(&thinker, advice, which))
    })
    .await
}

impl Thought {
    fn explain(&self, app: &App, advice: Advice, which: fn(&Advice) -> Vec<String>) -> (Advice, Reasons) {
        let choices = which(&advice);
        if choices.is_empty() {
            return (advice, Vec::new());
        }
        let found = app.catalog.bots.reasons(self.played.as_ref(), self.seat, &choices, self.seed).unwrap_or_default();
        let found = found.into_iter().map(|reasons| reasons.into_iter().map(Why::from).collect());
        (advice, choices.into_iter().zip(found).collect())
    }
}
