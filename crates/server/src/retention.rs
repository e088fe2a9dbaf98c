//! Forgetting guests who do not come back, old sessions, and what was said in matches that are long over.

use std::sync::Arc;
use std::time::Duration;

use crate::app::App;
use crate::game_clock::DAY_MS;
use crate::store::StoreError;

/// How much is looked up at once, and the pause after each: what visitors write comes between.
const STEP: u32 = 20;
const PAUSE: Duration = Duration::from_millis(200);
/// When a session began, its cookie was made for a year and a day is added for clocks that are wrong.
const SESSION_MS: i64 = 366 * DAY_MS;

/// For ever, every now and then.
pub async fn run(app: Arc<App>) {
    loop {
        tokio::time::sleep(app.config.retention.every).await;
        match forget(&app).await {
            Ok((0, 0)) => {}
            Ok((guests, chats)) => {
                tracing::info!(guests, chats, "old guests and the chat of old matches are forgotten")
            }
            Err(error) => tracing::error!(%error, "old data cannot be forgotten"),
        }
    }
}

/// How many guests, and the chat of how many matches.
async fn forget(app: &App) -> Result<(usize, usize), StoreError> {
    let retention = &app.config.retention;
    let before = |time: Option<Duration>| time.map(|time| (retention.clock)() - time.as_millis() as i64);
    app.store.forget_sessions((retention.clock)() - SESSION_MS).await?;
    let (mut guests, mut chats) = (0, 0);
    if let Some(before) = before(retention.guests) {
        while let some @ 1.. = forget_some_guests(app, before).await? {
            guests += some;
            tokio::time::sleep(PAUSE).await;
        }
        app.forget_analyses_of_deleted().await?;
    }
    if let Some(before) = before(retention.chat) {
        while let some @ 1.. = forget_some_chats(app, before).await? {
            chats += some;
            tokio::time::sleep(PAUSE).await;
        }
    }
    Ok((guests, chats))
}

async fn forget_some_guests(app: &App, before: i64) -> Result<usize, StoreError> {
    let some = app.store.forgotten_guests(before, STEP).await?;
    for id in &some {
        app.store.forget_guest(id, before).await?;
    }
    Ok(some.len())
}

async fn forget_some_chats(app: &App, before: i64) -> Result<usize, StoreError> {
    let some = app.store.old_chats(before, STEP).await?;
    for id in &some {
        app.store.forget_chat(id, before).await?;
    }
    Ok(some.len())
}
