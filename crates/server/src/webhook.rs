//! "It is your turn", sent to an address of the player's own: understood by Discord and ntfy.

use std::sync::Arc;
use std::time::Duration;

use crate::app::App;
use crate::refusal::{Answer, Code, Refusal};

const LONGEST: usize = 500;

/// Only addresses of the open web: a server must not be made to call into its own network.
pub fn check(address: &str) -> Answer<()> {
    let refused = |reason| Err(Refusal::because(Code::BadRequest, reason));
    if address.len() > LONGEST {
        return refused("the address is too long");
    }
    let Some(rest) = address.strip_prefix("https://") else { return refused("the address must begin with https://") };
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let plain = name.contains('.') && !name.contains('@') && !name.ends_with(".local") && !name.ends_with(".internal");
    let numeric = name.chars().all(|c| c.is_ascii_digit() || c == '.') || name.starts_with('[');
    if !plain || numeric { refused("the address must name a public host") } else { Ok(()) }
}

/// Tells the person, if they want to be told. Nobody waits for it, and a failure is only noted.
pub async fn call(app: &Arc<App>, person: &str, id: &str, game: &str) {
    let Ok(Some(person)) = app.store.person(person).await else { return };
    let Some(address) = person.webhook else { return };
    let text = format!("{}: it is your turn in {game} (match {id}).", person.name);
    let sent = tokio::task::spawn_blocking(move || send(&address, &text)).await;
    if let Ok(Err(error)) = sent {
        tracing::warn!(%error, "a webhook could not be called");
    }
}

/// Discord reads `content`, ntfy takes the body as it is and shows it; both accept this JSON.
fn send(address: &str, text: &str) -> Result<(), ureq::Error> {
    let agent: ureq::Agent =
        ureq::Agent::config_builder().timeout_global(Some(Duration::from_secs(10))).max_redirects(0).build().into();
    let body = serde_json::json!({ "content": text, "message": text }).to_string();
    agent.post(address).content_type("application/json").send(body)?;
    Ok(())
}
