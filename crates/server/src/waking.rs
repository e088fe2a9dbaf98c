//! After a restart: matches that wait for a bot go on by themselves, and people who do not come back are called.

use std::sync::Arc;
use std::time::Duration;

use crate::app::{App, closed};
use crate::cluster;
use crate::room::Command;
use crate::rooms::now;

/// The time between two matches, so that those who come back need not wait behind all that slept.
const PAUSE: Duration = Duration::from_millis(20);

/// A bot that has not chosen for so many milliseconds may have been left behind.
const LEFT_BEHIND: i64 = 5_000;

/// Until all are awake, or the server shuts down.
pub async fn wake_all(app: Arc<App>) {
    let mut closing = app.closing.subscribe();
    tokio::select! {
        () = wake(&app) => {}
        () = closed(&mut closing) => {}
    }
}

/// A room that is opened lets its bots think.
async fn open(app: &Arc<App>, id: &str) {
    let looked = app.rooms.ask(app, id, |reply| Command::Look { person: String::new(), reply }).await;
    if let Err(refusal) = looked {
        tracing::warn!(id, ?refusal, "a match that waits for a bot cannot be opened");
    }
    tokio::time::sleep(PAUSE).await;
}

/// Where a bot should have chosen long ago: the server that let it think may have died. If it has not, the one that
/// chooses first counts.
pub async fn wake_left_behind(app: &Arc<App>) {
    match app.store.left_behind(now() - LEFT_BEHIND).await {
        Ok(waiting) => {
            for id in waiting {
                if cluster::is_ours(app, &id).await {
                    open(app, &id).await;
                    // One that was open already may have been stopped by a database that was away.
                    app.rooms.try_tell(&id, Command::LookAgain);
                }
            }
        }
        Err(error) => tracing::warn!(%error, "it is not known which matches were left behind"),
    }
}

async fn wake(app: &Arc<App>) {
    let waiting = app.store.waiting_for_bots().await.unwrap_or_else(|error| {
        tracing::error!(%error, "it is not known which matches wait for bots");
        Vec::new()
    });
    for id in &waiting {
        if cluster::is_ours(app, id).await {
            open(app, id).await;
        }
    }
    if !waiting.is_empty() {
        tracing::info!("{} matches that waited for bots go on", waiting.len());
    }
    tokio::time::sleep(app.config.reconnect).await;
    match app.store.waiting_for_uncalled().await {
        Ok(waiting) => {
            for id in waiting {
                app.rooms.tell(app, &id, Command::CallAbsent).await;
                tokio::time::sleep(PAUSE).await;
            }
        }
        Err(error) => tracing::error!(%error, "it is not known who waits to be called"),
    }
}
