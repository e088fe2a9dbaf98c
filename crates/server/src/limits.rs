//! Limits on everything a client can do.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

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
    /// Unfinished matches one person may have made.
    pub matches: u32,
    pub connections: usize,
    pub connections_per_person: usize,
    /// Changing requests per second from one address, and how many at once.
    pub requests_per_second: u32,
    pub burst: u32,
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
            logins_per_minute: 6,
        }
    }
}

pub struct Throttles {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    logins: DefaultKeyedRateLimiter<String>,
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl Throttles {
    pub fn new(limits: &Limits) -> Self {
        let requests = Quota::per_second(at_least_one(limits.requests_per_second));
        Throttles {
            requests: RateLimiter::keyed(requests.allow_burst(at_least_one(limits.burst))),
            logins: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.logins_per_minute))),
        }
    }

    pub fn request(&self, from: IpAddr) -> Answer<()> {
        self.requests.check_key(&from).map_err(|_| Refusal::new(Code::TooMany))
    }

    /// Both where it comes from and whom it is for are counted, so neither one account nor all of them can be guessed at.
    pub fn login(&self, from: IpAddr, account: &str) -> Answer<()> {
        for key in [format!("from {from}"), format!("to {}", account.to_lowercase())] {
            self.logins.check_key(&key).map_err(|_| Refusal::new(Code::TooMany))?;
        }
        Ok(())
    }

    /// Forgets addresses that have been quiet.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.logins.retain_recent();
    }
}
