//! What happens in matches by itself, whether or not anybody is connected.

use std::sync::Arc;
use std::time::Duration;

use crate::app::App;
use crate::cluster;
use crate::refusal::Code;
use crate::room::Command;

/// How often the uptime is stored. After a crash, so much of it may be lost, in favour of whoever was asked.
const HEARTBEAT: Duration = Duration::from_secs(5);
const MINUTE_MS: i64 = 60 * 1000;
const DAY_MS: i64 = 24 * 60 * MINUTE_MS;

pub async fn keep_uptime(app: Arc<App>) {
    loop {
        note_uptime(&app).await;
        tokio::time::sleep(HEARTBEAT).await;
    }
}

/// Several servers share the database's clock instead.
pub async fn note_uptime(app: &App) {
    if cluster::shares_clock(app) {
        return;
    }
    if let Err(error) = app.store.set_uptime(app.uptime.now()).await {
        tracing::error!(%error, "the uptime cannot be stored");
    }
}

/// Wakes every match whose deadline has passed.
pub async fn wake_due(app: Arc<App>) {
    loop {
        tokio::time::sleep(app.config.sweep).await;
        match app.store.due(app.uptime.now()).await {
            Ok(due) => {
                for id in due {
                    if cluster::is_ours(&app, &id).await {
                        wake(&app, &id).await;
                    }
                }
            }
            Err(error) => tracing::error!(%error, "deadlines cannot be read"),
        }
    }
}

async fn wake(app: &Arc<App>, id: &str) {
    let Err(refusal) = app.rooms.ask(app, id, |reply| Command::Wake { reply }).await else { return };
    tracing::warn!(id, ?refusal, "a match whose deadline has passed cannot be woken");
    // Else it is still due, and the next look tries again.
    let Some(pause) = pause_after(refusal.code) else { return };
    if let Err(error) = app.store.set_deadline(id, Some(app.uptime.now() + pause)).await {
        tracing::error!(id, %error, "a deadline cannot be stored");
    }
}

/// How long to leave a match alone that could not be woken: not at all if only this moment was to blame.
const fn pause_after(code: Code) -> Option<i64> {
    match code {
        Code::Busy | Code::NotSaved | Code::Stale => None,
        Code::Internal => Some(10 * MINUTE_MS),
        // Such as a match whose rules or components this server does not have.
        _ => Some(DAY_MS),
    }
}
