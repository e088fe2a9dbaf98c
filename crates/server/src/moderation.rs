//! Looking after people: what they can do about each other, what operators can do, and what a running server knows of
//! it.

pub mod admin;
pub mod complaints;
mod mutes;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use ipnet::{IpNet, Ipv6Net};
use serde::Serialize;
use tokio::sync::Mutex;

use crate::app::App;
use crate::cluster::Told;
use crate::limits::Caller;
use crate::notices::Notice;
use crate::refusal::{Answer, Refusal};
use crate::room::Command;
use crate::rooms::now;
use crate::store::{Announcement, Ban, BanKind, StoreError};

pub use mutes::Mutes;

/// How often the server looks for what was done from the command line.
const LOOK: Duration = Duration::from_millis(500);
const HOUR: i64 = 60 * 60 * 1000;

/// Who may not write or connect, and what is announced to everybody: what every request is checked against, kept in
/// memory.
#[derive(Default)]
pub struct Restrictions {
    known: RwLock<Known>,
    /// The last deed that the server has acted upon.
    last: Mutex<i64>,
}

#[derive(Default)]
struct Known {
    people: HashMap<String, Ban>,
    networks: Vec<(IpNet, Ban)>,
    announcement: Option<Announcement>,
}

impl Ban {
    fn refusal(&self, at: i64) -> Option<Refusal> {
        match self.until {
            None => Some(Refusal::banned(&self.reason, 0)),
            Some(until) if until > at => Some(Refusal::banned(&self.reason, (until - at + HOUR - 1) / HOUR)),
            Some(_) => None,
        }
    }
}

/// The network of a ban. With IPv6 every caller has a network of addresses, so nothing smaller can be banned.
pub fn network(text: &str) -> Option<IpNet> {
    const HOUSEHOLD: u8 = 64;
    let net = text.parse::<IpNet>().ok().or_else(|| Some(text.parse::<IpAddr>().ok()?.into()))?;
    match net.trunc() {
        IpNet::V6(net) if net.prefix_len() > HOUSEHOLD => {
            Ipv6Net::new(net.addr(), HOUSEHOLD).ok().map(|net| net.trunc().into())
        }
        net => Some(net),
    }
}

impl Restrictions {
    /// Why this person, or whoever calls from there, may not write or connect.
    pub fn check(&self, person: &str, from: Caller) -> Answer<()> {
        let (known, at) = (self.known.read().unwrap_or_else(PoisonError::into_inner), now());
        let networks = known.networks.iter().filter(|(net, _)| from.is_in(net)).map(|(_, ban)| ban);
        match known.people.get(person).into_iter().chain(networks).find_map(|ban| ban.refusal(at)) {
            Some(refusal) => Err(refusal),
            None => Ok(()),
        }
    }

    fn announcement(&self) -> Option<Announcement> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        known.announcement.clone().filter(|announcement| announcement.until > now())
    }

    async fn load(&self, app: &App) -> Result<(), StoreError> {
        let (bans, announcement) = (app.store.bans().await?, app.store.announcement().await?);
        let mut known = Known { announcement, ..Known::default() };
        for ban in bans {
            match ban.kind {
                BanKind::Person => drop(known.people.insert(ban.subject.clone(), ban)),
                BanKind::Network => known.networks.extend(network(&ban.subject).map(|net| (net, ban))),
            }
        }
        *self.known.write().unwrap_or_else(PoisonError::into_inner) = known;
        Ok(())
    }
}

/// Before anybody is served. What was done before the server started needs nothing but to be known.
pub async fn start(app: &App) {
    let mut last = app.restrictions.last.lock().await;
    let loaded = app.restrictions.load(app).await;
    match (loaded, app.store.deeds_since(0).await) {
        (Ok(()), Ok(deeds)) => *last = deeds.last().map_or(0, |deed| deed.number),
        (Err(error), _) | (_, Err(error)) => tracing::error!(%error, "bans cannot be read"),
    }
}

/// Notices what operators do, until the server ends.
pub async fn watch(app: Arc<App>) {
    loop {
        tokio::time::sleep(LOOK).await;
        if let Err(error) = catch_up(&app).await {
            tracing::warn!(%error, "what operators did cannot be read");
        }
    }
}

/// Acts upon what operators have done since.
pub async fn catch_up(app: &Arc<App>) -> Result<(), StoreError> {
    let mut last = app.restrictions.last.lock().await;
    let deeds = app.store.deeds_since(*last).await?;
    let Some(newest) = deeds.last() else { return Ok(()) };
    app.restrictions.load(app).await?;
    for deed in &deeds {
        if let Some(person) = deed.person() {
            app.rooms.tell_all_open(|| Command::Reread { about: Some(person.to_string()) }).await;
            if app.store.person(person).await?.is_none() {
                app.notices.tell(Notice::Revoked { person: person.to_string(), but: None });
            }
        }
        if let Some(id) = deed.match_id() {
            app.rooms.tell_if_open(id, Command::Reread { about: None }).await;
        }
    }
    app.forget_analyses_of_deleted().await?;
    *last = newest.number;
    if let Some(cluster) = &app.cluster {
        cluster.tell(Told::People);
    }
    app.notices.tell(Notice::RestrictionsChanged);
    Ok(())
}

/// What is announced to everybody.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Announced {
    announcement: Option<Announcement>,
}

pub fn announced(app: &App) -> Announced {
    Announced { announcement: app.restrictions.announcement() }
}

pub async fn announcement(State(app): State<Arc<App>>) -> Json<Announced> {
    Json(announced(&app))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_are_read_and_no_smaller_than_a_household() {
        let read = |text: &str| network(text).map(|net| net.to_string());
        assert_eq!(read("192.0.2.7").as_deref(), Some("192.0.2.7/32"));
        assert_eq!(read("192.0.2.7/24").as_deref(), Some("192.0.2.0/24"));
        assert_eq!(read("2001:db8:1:2:3::4").as_deref(), Some("2001:db8:1:2::/64"));
        assert_eq!(read("2001:db8::/32").as_deref(), Some("2001:db8::/32"));
        assert_eq!(read("nonsense"), None);
        assert_eq!(read("192.0.2.0/33"), None);
    }
}
