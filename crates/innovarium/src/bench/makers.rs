//! Making matches: two guests, one of them invited by the other.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::sync::Mutex;

use super::http::{Http, Socket, socket};
use crate::Done;

/// This many connections make matches at the same time.
const CONNECTIONS: usize = 32;

/// A match of two people.
#[derive(Clone)]
pub struct Pair {
    pub id: String,
    /// The cookies of seat 0 and seat 1.
    pub people: [String; 2],
}

pub struct Makers {
    pub address: SocketAddr,
    connections: Vec<Mutex<Http>>,
}

impl Makers {
    pub async fn open(address: SocketAddr) -> Done<Makers> {
        let mut connections = Vec::new();
        for _ in 0..CONNECTIONS {
            connections.push(Mutex::new(Http::open(address).await?));
        }
        Ok(Makers { address, connections })
    }

    /// Makes a match over the connection with this number, counted around.
    pub async fn make(&self, number: usize) -> Done<Pair> {
        let mut http = self.connections[number % CONNECTIONS].lock().await;
        let wish = json!({
            "game": "innovation", "options": {}, "public": false, "limit": 0,
            "seats": [{ "kind": "me" }, { "kind": "open" }],
        });
        let made = http.post("/api/matches", "", &wish).await?;
        let id = word(&made.body, "/id")?;
        let host = made.cookie.ok_or("the server gives no cookies")?;
        let path = format!("/api/matches/{id}");
        let invitation = word(&http.get(&path, &host).await?.body, "/seats/1/invitation")?;
        let joining = json!({ "seat": 1, "invitation": invitation });
        let joined = http.post(&format!("{path}/join"), "", &joining).await?;
        let friend = joined.cookie.ok_or("the server gives no cookies")?;
        Ok(Pair { id, people: [host, friend] })
    }

    pub async fn sit_down(&self, pair: &Pair, seat: usize) -> Done<Socket> {
        let path = format!("/api/matches/{}/live?seat={seat}&changes=lz4", pair.id);
        socket(self.address, &path, &pair.people[seat], None).await
    }

    /// One of the server's own metrics.
    pub async fn metric(&self, name: &str) -> Done<f64> {
        let page = self.connections[0].lock().await.get("/metrics", "").await?.body;
        let text = String::from_utf8_lossy(&page);
        let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
        Ok(value.ok_or_else(|| format!("the server does not count {name}"))?)
    }
}

pub fn word(body: &[u8], at: &str) -> Done<String> {
    let answer: Value = serde_json::from_slice(body)?;
    let word = answer.pointer(at).and_then(Value::as_str);
    Ok(word.map(str::to_string).ok_or_else(|| format!("no {at} in {answer}"))?)
}
