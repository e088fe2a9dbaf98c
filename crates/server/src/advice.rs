//! What a search thinks of a position, on a worker's core or here.

use std::sync::Arc;

use bots::{Advice, Effort, Job, JobAnswer, Moment};
use table::{AnyMatch, Seat};

use crate::app::App;
use crate::refusal::Answer;
use crate::thinking_pool::Turn;

/// The advice, or why there is none.
pub async fn advise(
    app: &Arc<App>,
    mut turn: Turn,
    played: Box<dyn AnyMatch>,
    seat: Seat,
    mut effort: Effort,
    seed: u64,
) -> Answer<Result<Advice, String>> {
    if turn.remote
        && let Some(workers) = app.workers.get()
    {
        // Workers are sent records, and a position that was set up by hand has none.
        if !played.is_staged() {
            let job = Job::Advice { at: Moment::new(played.as_ref(), seat, seed), effort: effort.clone() };
            if let Ok(JobAnswer::Advice(advice)) = workers.ask(&job).await {
                return Ok(advice);
            }
        }
        turn = turn.again().turn().await?;
        if let Effort::Hint { percent } = &mut effort {
            *percent = turn.percent;
        }
    }
    let thinker = app.clone();
    turn.think(move || thinker.catalog.bots.advise(played.as_ref(), seat, &effort, seed)).await
}
