//! Limits on everything a client can do.

use std::error::Error;
use std::fmt::{self, Display};
use std::hash::Hash;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::str::FromStr;
use std::sync::Arc;

use axum::body::to_bytes;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use http_body_util::LengthLimitError;
use ipnet::IpNet;

use crate::app::App;
use crate::cluster::{Cluster, Spent};
use crate::refusal::{Answer, Code, Refusal};

#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a request's body; records may be longer.
    pub body: usize,
    pub record: usize,
    /// Bytes of one message over the WebSocket.
    pub message: usize,
    /// Over one WebSocket, and over all of an address.
    pub messages_per_second: u32,
    pub messages_per_second_of_address: u32,
    /// Characters of what somebody says to the others.
    pub chat: usize,
    /// Of one person, and of all at an address.
    pub chats_per_minute: u32,
    pub chats_per_minute_of_address: u32,
    /// Unfinished matches one person may have created.
    pub matches: u32,
    /// WebSockets in all, and of one person in one match.
    pub connections: usize,
    pub connections_per_person: usize,
    /// Connections that are no WebSockets: those that ask for pages, and those that stay silent.
    pub requesting_connections: usize,
    /// WebSockets of one address, and as many requesting connections.
    pub connections_per_address: usize,
    /// Requests per second that change something, from one address, and how many at once.
    pub requests_per_second: u32,
    pub burst: u32,
    /// The same for requests that change nothing: pages, lists, replays, new WebSockets.
    pub reads_per_second: u32,
    pub read_burst: u32,
    /// Records from one address.
    pub uploads_per_minute: u32,
    pub logins_per_minute: u32,
    /// Reports of people from one address.
    pub reports_per_hour: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            body: 16 * 1024,
            record: 512 * 1024,
            message: 4 * 1024,
            messages_per_second: 20,
            messages_per_second_of_address: 100,
            chat: 500,
            chats_per_minute: 20,
            chats_per_minute_of_address: 60,
            matches: 60,
            connections: 20_000,
            connections_per_person: 20,
            requesting_connections: 4_000,
            connections_per_address: 250,
            requests_per_second: 10,
            burst: 60,
            reads_per_second: 100,
            read_burst: 600,
            uploads_per_minute: 20,
            logins_per_minute: 6,
            reports_per_hour: 20,
        }
    }
}

pub struct Throttles {
    requests: Throttle<IpAddr>,
    reads: Throttle<IpAddr>,
    uploads: Throttle<IpAddr>,
    logins: Throttle<String>,
    messages: Throttle<IpAddr>,
    chats: Throttle<String>,
    chats_of_address: Throttle<IpAddr>,
    reports: Throttle<IpAddr>,
}

/// One limit, for every address or person.
struct Throttle<K: Clone + Hash + Eq> {
    name: &'static str,
    limiter: DefaultKeyedRateLimiter<K>,
    /// Servers that count together.
    cluster: Option<Arc<Cluster>>,
}

impl<K: Clone + Hash + Eq + Display + FromStr> Throttle<K> {
    /// If other servers do not hear what is used up here, everybody counts for all of them.
    fn check(&self, key: &K) -> Answer<()> {
        let times = self.cluster.as_ref().map_or(1, |cluster| cluster.sharing());
        let times = u32::try_from(times).ok().and_then(NonZeroU32::new).unwrap_or(NonZeroU32::MIN);
        let checked = match self.limiter.check_key_n(key, times) {
            Ok(checked) => checked.is_ok(),
            // A limit smaller than the number of servers.
            Err(_) => self.limiter.check_key(key).is_ok(),
        };
        if !checked {
            return Err(Refusal::new(Code::TooMany));
        }
        if let Some(cluster) = &self.cluster {
            cluster.spending.add(self.name, key.to_string());
        }
        Ok(())
    }

    /// What was used up on another server.
    fn spend(&self, spent: &Spent) {
        let Ok(key) = spent.key.parse() else { return };
        for _ in 0..spent.times {
            if self.limiter.check_key(&key).is_err() {
                return; // All is used up.
            }
        }
    }
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl Throttles {
    pub fn new(limits: &Limits, cluster: Option<&Arc<Cluster>>) -> Self {
        let per_second = |number, burst| Quota::per_second(at_least_one(number)).allow_burst(at_least_one(burst));
        let per_minute = |number| Quota::per_minute(at_least_one(number));
        let messages = Quota::per_second(at_least_one(limits.messages_per_second_of_address));
        let reports = Quota::per_hour(at_least_one(limits.reports_per_hour));
        Throttles {
            requests: throttle("requests", per_second(limits.requests_per_second, limits.burst), cluster),
            reads: throttle("reads", per_second(limits.reads_per_second, limits.read_burst), cluster),
            uploads: throttle("uploads", per_minute(limits.uploads_per_minute), cluster),
            logins: throttle("logins", per_minute(limits.logins_per_minute), cluster),
            messages: throttle("messages", messages, cluster),
            chats: throttle("chats", per_minute(limits.chats_per_minute), cluster),
            chats_of_address: throttle("chats-of-address", per_minute(limits.chats_per_minute_of_address), cluster),
            reports: throttle("reports", reports, cluster),
        }
    }

    fn request(&self, from: Caller) -> Answer<()> {
        self.requests.check(&from.0)
    }

    fn read(&self, from: Caller) -> Answer<()> {
        self.reads.check(&from.0)
    }

    pub fn upload(&self, from: Caller) -> Answer<()> {
        self.uploads.check(&from.0)
    }

    /// A message over a WebSocket.
    pub fn message(&self, from: Caller) -> Answer<()> {
        self.messages.check(&from.0)
    }

    /// Counted by person and by address: everybody may have any number of cookies, and many may share an address.
    pub fn chat(&self, from: Caller, person: &str) -> Answer<()> {
        self.chats.check(&person.to_string())?;
        self.chats_of_address.check(&from.0)
    }

    pub fn report(&self, from: Caller) -> Answer<()> {
        self.reports.check(&from.0)
    }

    pub fn login(&self, attempt: Attempt) -> Answer<()> {
        attempt.keys().iter().try_for_each(|key| self.logins.check(key))
    }

    /// What was used up on another server counts here too.
    pub fn spend(&self, spent: &Spent) {
        let of_addresses =
            [&self.requests, &self.reads, &self.uploads, &self.messages, &self.chats_of_address, &self.reports];
        let of_people = [&self.logins, &self.chats];
        of_addresses.iter().filter(|throttle| throttle.name == spent.limit).for_each(|throttle| throttle.spend(spent));
        of_people.iter().filter(|throttle| throttle.name == spent.limit).for_each(|throttle| throttle.spend(spent));
    }

    /// Forgets addresses that have been silent for a while.
    pub fn tidy(&self) {
        self.requests.limiter.retain_recent();
        self.reads.limiter.retain_recent();
        self.uploads.limiter.retain_recent();
        self.logins.limiter.retain_recent();
        self.messages.limiter.retain_recent();
        self.chats.limiter.retain_recent();
        self.chats_of_address.limiter.retain_recent();
        self.reports.limiter.retain_recent();
    }
}

fn throttle<K: Clone + Hash + Eq>(name: &'static str, quota: Quota, cluster: Option<&Arc<Cluster>>) -> Throttle<K> {
    Throttle { name, limiter: RateLimiter::keyed(quota), cluster: cluster.cloned() }
}

/// Somebody tries to log in, or to do something else that must not be tried often. Neither one account nor many can be
/// attacked by guessing; and strangers who guess use up their own attempts, not those of the owner, who is known by the
/// device or the address.
pub enum Attempt<'a> {
    FromStranger {
        from: Caller,
        account: &'a str,
    },
    FromKnownAddress {
        from: Caller,
        account: &'a str,
    },
    FromKnownDevice {
        device: &'a str,
    },
    /// Somebody who is logged in gives the password again.
    Own {
        person: &'a str,
    },
    /// Of whatever account.
    Any {
        from: Caller,
    },
}

impl Attempt<'_> {
    /// What it counts for.
    fn keys(&self) -> Vec<String> {
        match self {
            Attempt::FromStranger { from, account } => {
                vec![format!("from {from}"), format!("to {}", account.to_lowercase())]
            }
            Attempt::FromKnownAddress { from, account } => vec![format!("home {from} {}", account.to_lowercase())],
            Attempt::FromKnownDevice { device } => vec![format!("device {device}")],
            Attempt::Own { person } => vec![format!("person {person}")],
            Attempt::Any { from } => vec![format!("from {from}")],
        }
    }
}

/// The address that a request is counted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Caller(pub IpAddr);

impl Caller {
    /// The peer of the connection, or the last address in a trusted proxy's list: anybody can forge the ones before it.
    pub fn new(peer: IpAddr, headers: &HeaderMap, trust_proxy: bool) -> Self {
        let mut lists = headers.get_all("x-forwarded-for").iter();
        let last = lists.next_back().and_then(|list| list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        Caller(household(last.filter(|_| trust_proxy).unwrap_or(peer)))
    }

    #[cfg(test)]
    pub fn test(last: u8) -> Self {
        Caller(IpAddr::from([192, 0, 2, last]))
    }
}

impl Caller {
    /// For logs: near enough to see who floods, too far to say who it is.
    pub fn shortened(self) -> IpAddr {
        match self.0 {
            IpAddr::V4(address) => Ipv4Addr::from_bits(address.to_bits() & 0xffff_ff00).into(),
            IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & !(u128::MAX >> 48)).into(),
        }
    }
}

impl Caller {
    pub fn is_in(&self, network: &IpNet) -> bool {
        network.contains(&self.0)
    }
}

impl fmt::Display for Caller {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// With IPv6 every caller has a whole network of addresses.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into(),
        v4 => v4,
    }
}

/// The body of a request must arrive in time, not byte by byte for ever.
pub async fn whole(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (head, body) = request.into_parts();
    let longest = app.config.limits.body.max(app.config.limits.record);
    match tokio::time::timeout(app.config.patience, to_bytes(body, longest)).await {
        Ok(Ok(body)) => next.run(Request::from_parts(head, body.into())).await,
        Ok(Err(error)) if error.source().is_some_and(|source| source.is::<LengthLimitError>()) => {
            Refusal::new(Code::TooLarge).into_response()
        }
        Ok(Err(error)) => Refusal::because(Code::BadRequest, error.to_string()).into_response(),
        Err(_) => Refusal::because(Code::BadRequest, "the request came too slowly").into_response(),
    }
}

/// Finds out who calls, and refuses callers that come too often; looking and changing are counted apart.
pub async fn admit(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let caller = Caller::new(peer.ip(), request.headers(), app.config.trust_proxy);
    let looks = [Method::GET, Method::HEAD].contains(request.method());
    let counted = if looks { app.throttles.read(caller) } else { app.throttles.request(caller) };
    if let Err(refusal) = counted {
        return refusal.into_response();
    }
    request.extensions_mut().insert(caller);
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proxy_is_believed_only_if_trusted_and_only_its_own_word() {
        let peer: IpAddr = "127.0.0.1".parse().expect("an address");
        let caller = |lists: &[&str], trust| {
            let mut headers = HeaderMap::new();
            for list in lists {
                headers.append("x-forwarded-for", list.parse().expect("a header"));
            }
            Caller::new(peer, &headers, trust).0.to_string()
        };
        assert_eq!(caller(&["1.1.1.1"], false), "127.0.0.1");
        assert_eq!(caller(&["1.1.1.1"], true), "1.1.1.1");
        assert_eq!(caller(&["6.6.6.6, 1.1.1.1"], true), "1.1.1.1");
        assert_eq!(caller(&["6.6.6.6", "7.7.7.7,1.1.1.1 "], true), "1.1.1.1");
        for nobody in [&[][..], &["nonsense"], &["1.1.1.1,"], &["1.1.1.1, unknown"]] {
            assert_eq!(caller(nobody, true), "127.0.0.1", "{nobody:?}");
        }
        assert_eq!(caller(&["2001:db8:1:2:3:4:5:6"], true), "2001:db8:1:2::");
        assert_eq!(caller(&["::ffff:1.1.1.1"], true), "1.1.1.1");
    }

    #[test]
    fn logs_tell_the_network_alone() {
        for (whole, shown) in [("192.0.2.77", "192.0.2.0"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1::")] {
            let caller = Caller::new(whole.parse().expect("an address"), &HeaderMap::new(), false);
            assert_eq!(caller.shortened().to_string(), shown);
        }
    }
}
