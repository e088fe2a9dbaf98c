//! "It is your turn", sent to an address that the player chose, as Discord or ntfy understand it.

mod calls;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use table::text::{Language, Phrase, Texts};
use ureq::Agent;
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

use crate::app::App;
use crate::refusal::{Answer, Code, Refusal};
use crate::store::Person;
use crate::summary::owns;
pub use calls::Calls;
use calls::Moment;

const LONGEST: usize = 500;
/// How long a call may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Only public addresses, unless the host allows others: nobody may make the server call into its own network.
pub fn check(address: &str, inner: bool) -> Answer<()> {
    let refused = |reason| Err(Refusal::because(Code::BadRequest, reason));
    if address.len() > LONGEST {
        return refused("the address is too long");
    }
    let plainly = address.strip_prefix("http://").filter(|_| inner);
    let Some(rest) = address.strip_prefix("https://").or(plainly) else {
        return refused("the address must begin with https://");
    };
    if !rest.chars().all(|c| c.is_ascii_graphic()) {
        return refused("the address must be written in ASCII, without spaces");
    }
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default().to_ascii_lowercase();
    let name = host.rsplit_once(':').map_or(host.as_str(), |(name, _)| name).trim_end_matches('.');
    let plain = host.chars().all(|c| c.is_ascii_alphanumeric() || "-.:".contains(c));
    // A name whose last part is a number is an address in disguise, such as 0x7f.1.
    let named = name.rsplit_once('.').is_some_and(|(_, last)| {
        last.starts_with(|c: char| c.is_ascii_lowercase()) && !["local", "internal", "localhost"].contains(&last)
    });
    if inner && !host.is_empty() || plain && named { Ok(()) } else { refused("the address must name a public host") }
}

/// Notifies the person if they have set a webhook, soon after the last time only if it is still their turn then. Nobody
/// waits for it, and a failure is only logged.
pub async fn call(app: &Arc<App>, person: &str, id: &str, game: &str) {
    let Ok(Some(called)) = app.store.person(person).await else { return };
    if called.webhook.is_none() {
        return;
    }
    match app.calls.moment(person, id) {
        Moment::Now => send_later(app, called, id, game),
        Moment::In(time) => {
            tokio::time::sleep(time).await;
            for id in app.calls.waited(person) {
                if let Some((person, game)) = still_asked(app, person, &id).await {
                    return send_later(app, person, &id, &game);
                }
            }
        }
        Moment::Never => {}
    }
}

/// The person and the game, if the match still waits for the person.
async fn still_asked(app: &App, person: &str, id: &str) -> Option<(Person, String)> {
    let (row, seats) = app.store.match_row(id).await.ok()??;
    let asked = seats.iter().any(|seat| owns(seat, person) && row.progress.asked & 1 << seat.seat != 0);
    let person = app.store.person(person).await.ok()??;
    asked.then_some((person, row.game))
}

fn send_later(app: &App, person: Person, id: &str, game: &str) {
    let Some(address) = person.webhook else { return };
    let text = your_turn(app, Language::parse(&person.language).unwrap_or_default(), &person.name, game, id);
    let inner = app.config.inner_webhooks;
    let taken = app.calls.submit(move || {
        if let Err(error) = send(&address, &text, inner) {
            tracing::warn!(%error, "a webhook could not be called");
        }
    });
    let counter = if taken { &app.metrics.calls } else { &app.metrics.calls_dropped };
    counter.inc();
}

/// The game is called as on its pages.
fn your_turn(app: &App, language: Language, name: &str, game: &str, id: &str) -> String {
    let own = match language {
        Language::English => include_str!("text/en.ftl"),
        Language::German => include_str!("text/de.ftl"),
    };
    let mut sources = app.catalog.games.get(game).map(|game| game.lobby(language)).unwrap_or_default();
    sources.push(own);
    let texts = Texts::new(language, &sources);
    let title = Phrase::new(format!("game-{game}-title"));
    let phrase = Phrase::new("your-turn").plain("name", name).plain("match", id);
    let phrase = if texts.has(&title.id) { phrase.phrase("game", title) } else { phrase.plain("game", game) };
    texts.say(&phrase, &[])
}

/// Discord reads `content` in JSON; ntfy shows the body as it is. Sent once: whoever is not reached sees it in the
/// lobby.
fn send(address: &str, text: &str, inner: bool) -> Result<(), ureq::Error> {
    let config = Agent::config_builder().timeout_global(Some(PATIENCE)).max_redirects(0).build();
    let agent =
        Agent::with_parts(config, DefaultConnector::default(), Outside { inner, all: DefaultResolver::default() });
    let post = agent.post(address);
    if address.contains("/api/webhooks/") {
        post.content_type("application/json").send(serde_json::json!({ "content": text }).to_string())?;
    } else {
        post.content_type("text/plain; charset=utf-8").send(text)?;
    }
    Ok(())
}

/// Resolves names without addresses of this machine and its network: a public name can point anywhere.
#[derive(Debug)]
struct Outside {
    /// The host allows them.
    inner: bool,
    all: DefaultResolver,
}

impl Resolver for Outside {
    fn resolve(&self, uri: &Uri, config: &Config, timeout: NextTimeout) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.all.resolve(uri, config, timeout)?;
        let mut outside = self.empty();
        // A proxy is in our own network, and resolves the name itself.
        let anywhere = self.inner || config.proxy().is_some();
        found.iter().filter(|found| anywhere || is_public(found.ip())).for_each(|found| outside.push(*found));
        if outside.is_empty() { Err(ureq::Error::HostNotFound) } else { Ok(outside) }
    }
}

fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            let [first, second, ..] = address.octets();
            let shared = first == 100 && second & 0b1100_0000 == 64;
            let own = address.is_private() || address.is_loopback() || address.is_link_local() || shared;
            !(own || first == 0 || first >= 224)
        }
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(address) => is_public(address.into()),
            // All public addresses begin with 2 or 3.
            None => address.segments()[0] >> 13 == 1,
        },
    }
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    #[test]
    fn a_name_that_leads_inside_is_not_followed() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        listener.set_nonblocking(true).expect("no waiting");
        let address = format!("http://localhost:{}/topic", listener.local_addr().expect("an address").port());
        assert!(matches!(send(&address, "hello", false), Err(ureq::Error::HostNotFound)));
        assert!(listener.accept().is_err(), "nobody has come");
    }

    #[test]
    fn addresses_of_the_own_network_are_left_out() {
        let own = ["127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"];
        let more = ["255.255.255.255", "224.0.0.1", "::1", "::", "fe80::1", "fd00::1", "ff02::1", "::ffff:127.0.0.1"];
        for address in own.iter().chain(&more) {
            assert!(!is_public(address.parse().expect("an address")), "{address}");
        }
        for address in ["1.1.1.1", "100.128.0.1", "172.32.0.1", "2606:4700::1111", "::ffff:1.1.1.1"] {
            assert!(is_public(address.parse().expect("an address")), "{address}");
        }
    }
}
