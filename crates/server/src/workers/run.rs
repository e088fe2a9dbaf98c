//! A bot's choices in a row, as a worker makes them.

use std::ops::ControlFlow;
use std::sync::Arc;

use bots::Job;
use tokio::sync::mpsc;

use super::Workers;
use crate::thinking_pool::Turn;

/// The bot's turn lasts until it has no more to choose, or nobody listens any more.
pub struct Run {
    choices: mpsc::UnboundedReceiver<String>,
    /// How much of its own budget the bot may spend.
    pub percent: u8,
}

impl Run {
    pub fn begin(workers: Arc<Workers>, job: Job, turn: Turn, percent: u8) -> Run {
        let (tell, choices) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            let hear = |choice| match tell.send(choice) {
                Ok(()) if !turn.others_wait() => ControlFlow::Continue(()),
                _ => ControlFlow::Break(()),
            };
            tokio::select! {
                // Whoever listens notices if nobody has answered: there is no choice.
                _ = workers.ask_listening(&job, hear) => {}
                () = tell.closed() => {}
            }
        });
        Run { choices, percent }
    }

    /// None if no worker has found it.
    pub async fn next(&mut self) -> Option<String> {
        self.choices.recv().await
    }
}
