//! The connection to NATS, which tells other processes things and asks workers to think. Nothing is decided by it: what
//! it loses is made good elsewhere.

use std::error::Error;
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectErrorKind, ConnectOptions, Event, ServerAddr};

/// How long a server may take to answer at first.
const PATIENCE: Duration = Duration::from_secs(5);
/// Attempts to come back grow rarer up to this.
const BETWEEN_ATTEMPTS: Duration = Duration::from_secs(1);

/// Connects, or says in one line why that is not possible. A connection that breaks later comes back by itself.
pub async fn connect(url: &str) -> Result<Client, String> {
    let place = without_password(url);
    let address: ServerAddr = url.parse().map_err(|error| format!("{place}: {error}"))?;
    let options = ConnectOptions::new()
        .name("innovarium")
        .connection_timeout(PATIENCE)
        .event_callback(|event| async move {
            match event {
                Event::Connected => tracing::info!("NATS is connected"),
                other => tracing::warn!("NATS: {other}"),
            }
        })
        // A connection whose other end is gone without a word is noticed.
        .ping_interval(Duration::from_secs(5))
        .reconnect_delay_callback(|attempts| {
            let hundreds = u32::try_from(attempts).unwrap_or(u32::MAX);
            Duration::from_millis(100).saturating_mul(hundreds).min(BETWEEN_ATTEMPTS)
        });
    options.connect(address).await.map_err(|error| {
        let cause = error.source().map(ToString::to_string);
        let problem = match error.kind() {
            ConnectErrorKind::TimedOut => "no NATS server answers".to_string(),
            _ => cause.unwrap_or_else(|| error.to_string()),
        };
        format!("{place}: {problem}")
    })
}

pub fn is_connected(client: &Client) -> bool {
    client.connection_state() == State::Connected
}

/// The address as people may see it.
pub fn without_password(url: &str) -> String {
    let (scheme, rest) = url.split_once("://").unwrap_or(("nats", url));
    let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
    format!("{scheme}://{place}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_cannot_be_reached_is_said_in_one_line() {
        for (url, expected) in [
            ("nats://127.0.0.1:1", "nats://127.0.0.1:1: Connection refused"),
            ("nats://ada:secret@127.0.0.1:1", "nats://127.0.0.1:1: Connection refused"),
            ("http://127.0.0.1:1", "http://127.0.0.1:1: invalid scheme"),
            ("nats://", "nats://: "),
        ] {
            let problem = connect(url).await.expect_err(url);
            assert!(problem.starts_with(expected) && !problem.contains('\n'), "{problem}");
        }
    }
}
