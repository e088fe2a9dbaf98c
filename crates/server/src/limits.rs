//! Limits on everything a client can do.

use std::error::Error;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;

use axum::body::to_bytes;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use http_body_util::LengthLimitError;

use crate::app::App;
use crate::refusal::{Answer, Code, Refusal};

#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a request's body; records may be longer.
    pub body: usize,
    pub record: usize,
    /// Bytes of one message over the WebSocket, and messages per second.
    pub message: usize,
    pub messages_per_second: u32,
    pub chat: usize,
    /// Unfinished matches one person may have created.
    pub matches: u32,
    pub connections: usize,
    pub connections_per_person: usize,
    /// Requests per second that change something, from one address, and how many at once.
    pub requests_per_second: u32,
    pub burst: u32,
    /// The same for requests that change nothing: pages, lists, replays, new WebSockets.
    pub reads_per_second: u32,
    pub read_burst: u32,
    /// Records from one address.
    pub uploads_per_minute: u32,
    pub logins_per_minute: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            body: 16 * 1024,
            record: 512 * 1024,
            message: 4 * 1024,
            messages_per_second: 20,
            chat: 500,
            matches: 60,
            connections: 20_000,
            connections_per_person: 20,
            requests_per_second: 10,
            burst: 60,
            reads_per_second: 100,
            read_burst: 600,
            uploads_per_minute: 20,
            logins_per_minute: 6,
        }
    }
}

pub struct Throttles {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    reads: DefaultKeyedRateLimiter<IpAddr>,
    uploads: DefaultKeyedRateLimiter<IpAddr>,
    logins: DefaultKeyedRateLimiter<String>,
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl Throttles {
    pub fn new(limits: &Limits) -> Self {
        let per_second = |number, burst| Quota::per_second(at_least_one(number)).allow_burst(at_least_one(burst));
        Throttles {
            requests: RateLimiter::keyed(per_second(limits.requests_per_second, limits.burst)),
            reads: RateLimiter::keyed(per_second(limits.reads_per_second, limits.read_burst)),
            uploads: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.uploads_per_minute))),
            logins: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.logins_per_minute))),
        }
    }

    pub fn request(&self, from: Caller) -> Answer<()> {
        self.requests.check_key(&from.0).map_err(|_| Refusal::new(Code::TooMany))
    }

    fn read(&self, from: Caller) -> Answer<()> {
        self.reads.check_key(&from.0).map_err(|_| Refusal::new(Code::TooMany))
    }

    pub fn upload(&self, from: Caller) -> Answer<()> {
        self.uploads.check_key(&from.0).map_err(|_| Refusal::new(Code::TooMany))
    }

    /// Attempts are counted by address and by account, so neither one account nor many can be attacked by guessing.
    pub fn login(&self, from: Caller, account: &str) -> Answer<()> {
        for key in [format!("from {}", from.0), format!("to {}", account.to_lowercase())] {
            self.logins.check_key(&key).map_err(|_| Refusal::new(Code::TooMany))?;
        }
        Ok(())
    }

    /// Forgets addresses that have been silent for a while.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.reads.retain_recent();
        self.uploads.retain_recent();
        self.logins.retain_recent();
    }
}

/// The address that a request is counted for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Caller(IpAddr);

impl Caller {
    /// The peer of the connection, or the last address in a trusted proxy's list: anybody can forge the ones before it.
    fn new(peer: IpAddr, headers: &HeaderMap, trust_proxy: bool) -> Self {
        let mut lists = headers.get_all("x-forwarded-for").iter();
        let last = lists.next_back().and_then(|list| list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        Caller(household(last.filter(|_| trust_proxy).unwrap_or(peer)))
    }
}

/// With IPv6 every caller has a whole network of addresses.
fn household(address: IpAddr) -> IpAddr {
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

/// Finds out who calls, and refuses callers that read too often. Requests that change something are counted later.
pub async fn admit(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let caller = Caller::new(peer.ip(), request.headers(), app.config.trust_proxy);
    if [Method::GET, Method::HEAD].contains(request.method())
        && let Err(refusal) = app.throttles.read(caller)
    {
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
}
