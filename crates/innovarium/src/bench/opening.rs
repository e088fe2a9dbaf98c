//! Opening positions of finished matches.

use std::net::SocketAddr;
use std::time::Instant;

use serde::Serialize;
use serde_json::Value;
use table::Rng;

use super::http::Http;
use super::makers::Pair;
use super::pace::{Times, micros};
use crate::Done;

/// Positions opened in each match that is in memory.
const EACH: usize = 20;

#[derive(Serialize)]
pub struct Opening {
    pub matches: usize,
    /// The match lies on disk, as after a restart.
    pub asleep: Times,
    /// The match is in memory.
    pub awake: Times,
}

pub async fn measure(address: SocketAddr, pairs: &[Pair]) -> Done<Opening> {
    let mut http = Http::open(address).await?;
    let mut rng = Rng::new(1);
    let (mut asleep, mut awake) = (Vec::new(), Vec::new());
    for pair in pairs {
        let path = format!("/api/matches/{}/replay", pair.id);
        // Its length is not known yet, but a match that is over has more choices than this.
        let (first, of) = open(&mut http, &format!("{path}?at={}", rng.below(10)), pair).await?;
        asleep.push(first);
        for _ in 0..EACH {
            awake.push(open(&mut http, &format!("{path}?at={}", rng.below(of + 1)), pair).await?.0);
        }
    }
    Ok(Opening { matches: pairs.len(), asleep: Times::of(asleep), awake: Times::of(awake) })
}

/// Microseconds it took, and how many choices the match has.
async fn open(http: &mut Http, path: &str, pair: &Pair) -> Done<(u32, usize)> {
    let started = Instant::now();
    let answer = http.get(path, &pair.people[0]).await?;
    let time = started.elapsed();
    let moment: Value = serde_json::from_slice(&answer.body)?;
    let of = moment["of"].as_u64().ok_or("a moment has no length")?;
    Ok((micros(time), of as usize))
}
