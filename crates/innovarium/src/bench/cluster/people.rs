//! People who play over several servers, come back when a connection breaks, and remember what was acknowledged.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use table::Rng;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use super::report::Figures;
use crate::arguments::BenchCluster;
use crate::bench::http::{Http, Socket, socket};
use crate::bench::makers::{Pair, word};
use crate::{Done, Failure};

/// One view in so many is kept and compared afterwards.
const SAMPLED: usize = 20;
/// Whoever hears nothing for so long comes again, perhaps to another server.
const SILENCE: Duration = Duration::from_millis(1500);
/// Behind a balancer people wait for it to end the connection, as browsers do.
const SILENCE_BEHIND_BALANCER: Duration = Duration::from_secs(30);
/// In one match of so many, both players have a second window open on another server, and choose in both at once.
const TWINS: usize = 4;

/// A choice that the server has acknowledged.
#[derive(Clone, Debug)]
pub struct Acknowledged {
    pub version: u32,
    pub seat: u8,
    pub choice: String,
}

/// What a player saw.
pub struct Seen {
    pub seat: u8,
    pub choices: usize,
    pub view: Value,
}

/// A match, as its players know it.
#[derive(Default)]
pub struct Known {
    pub id: String,
    pub acknowledged: Vec<Acknowledged>,
    pub seen: Vec<Seen>,
    is_over: bool,
}

pub struct People {
    doors: Vec<SocketAddr>,
    matches: usize,
    /// Both players of a match may use any server, and change it; else the match decides, as a load balancer would.
    scattered: bool,
    silence: Duration,
    pause: Duration,
    /// By the number of the place where it is played; the last is being played.
    known: Vec<Mutex<Vec<Known>>>,
    /// When something was acknowledged there first since it is watched.
    moved: Vec<Mutex<Option<Instant>>>,
    acknowledged: AtomicUsize,
    refused: Mutex<BTreeMap<String, usize>>,
    broken: AtomicUsize,
    /// Microseconds until a choice was acknowledged.
    latencies: Mutex<Vec<u32>>,
    stopped: AtomicBool,
}

impl People {
    pub fn new(doors: Vec<SocketAddr>, args: &BenchCluster, faults: bool) -> Arc<People> {
        let pause = args.rate.map_or(Duration::ZERO, |rate| Duration::from_secs_f64(args.matches as f64 / rate as f64));
        Arc::new(People {
            doors,
            matches: args.matches,
            scattered: faults || args.scatter,
            silence: if args.balancer { SILENCE_BEHIND_BALANCER } else { SILENCE },
            pause,
            known: (0..args.matches).map(|_| Mutex::default()).collect(),
            moved: (0..args.matches).map(|_| Mutex::default()).collect(),
            acknowledged: AtomicUsize::new(0),
            refused: Mutex::default(),
            broken: AtomicUsize::new(0),
            latencies: Mutex::default(),
            stopped: AtomicBool::new(false),
        })
    }

    pub fn acknowledged(&self) -> usize {
        self.acknowledged.load(Relaxed)
    }

    pub fn known(&self) -> impl Iterator<Item = MutexGuard<'_, Vec<Known>>> {
        self.known.iter().map(|known| known.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Begins all matches; wherever one ends, the next begins.
    pub fn start(self: &Arc<Self>) -> JoinSet<()> {
        let mut playing = JoinSet::new();
        for number in 0..self.matches {
            let people = self.clone();
            playing.spawn(async move {
                let (mut rng, mut left) = (Rng::new(number as u64), None);
                while !people.stopped.load(Relaxed) {
                    let node = people.another_node(&mut rng, left.take());
                    if let Err(Failure(_)) = people.play(number, node, &mut rng).await {
                        // The server it was made on has died.
                        people.broken.fetch_add(1, Relaxed);
                        left = Some(node);
                        tokio::time::sleep(Duration::from_millis(50)).await;
                    }
                }
            });
        }
        playing
    }

    async fn play(self: &Arc<Self>, number: usize, node: usize, rng: &mut Rng) -> Done {
        let pair = timeout(self.silence, self.make(node)).await.map_err(|_| "the server is silent")??;
        self.matches_at(number).push(Known { id: pair.id.clone(), ..Known::default() });
        let windows = if self.scattered && number.is_multiple_of(TWINS) { 2 } else { 1 };
        let mut sitting = JoinSet::new();
        for window in 0..2 * windows {
            let (people, pair, rng) = (self.clone(), pair.clone(), Rng::new(rng.seed()));
            sitting.spawn(async move { people.sit(number, (window % 2) as u8, &pair, rng).await });
        }
        while let Some(left) = sitting.join_next().await {
            left?;
        }
        Ok(())
    }

    async fn make(&self, node: usize) -> Done<Pair> {
        let mut http = Http::open(self.doors[node]).await?;
        let wish = json!({ "game": "innovation", "options": {}, "public": false, "limit": 0,
            "seats": [{ "kind": "me" }, { "kind": "open" }] });
        let made = http.post("/api/matches", "", &wish).await?;
        let (id, host) = (word(&made.body, "/id")?, made.cookie.ok_or("no cookie")?);
        let path = format!("/api/matches/{id}");
        let invitation = word(&http.get(&path, &host).await?.body, "/seats/1/invitation")?;
        let joined = http.post(&format!("{path}/join"), "", &json!({ "seat": 1, "invitation": invitation })).await?;
        Ok(Pair { id, people: [host, joined.cookie.ok_or("no cookie")?] })
    }

    fn matches_at(&self, number: usize) -> MutexGuard<'_, Vec<Known>> {
        self.known[number].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One window until the match is over; whenever the connection breaks, the person comes back.
    async fn sit(&self, number: usize, seat: u8, pair: &Pair, mut rng: Rng) {
        let mut left = None;
        while !self.stopped.load(Relaxed) && !self.is_over(number, &pair.id) {
            let node = self.node_of(number, pair, &mut rng, left);
            left = Some(node);
            let path = format!("/api/matches/{}/live?seat={seat}", pair.id);
            let opened =
                timeout(self.silence, socket(self.doors[node], &path, &pair.people[seat as usize], None)).await;
            if let Ok(Ok(socket)) = opened {
                let mut window = Window { people: self, number, seat, pair, socket, pending: None, state: Value::Null };
                // However it ended, the person looks again.
                drop(window.stay(&mut rng).await);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    fn node_of(&self, number: usize, pair: &Pair, rng: &mut Rng, left: Option<usize>) -> usize {
        if self.scattered {
            return self.another_node(rng, left);
        }
        usize::from_str_radix(&pair.id[..4], 16).unwrap_or(number) % self.doors.len()
    }

    /// Whoever comes back tries another server than the one just left, as a load balancer would have noticed it.
    fn another_node(&self, rng: &mut Rng, left: Option<usize>) -> usize {
        let nodes = self.doors.len();
        match left {
            Some(left) if nodes > 1 => (left + 1 + rng.below(nodes - 1)) % nodes,
            _ => rng.below(nodes),
        }
    }

    fn is_over(&self, number: usize, id: &str) -> bool {
        self.matches_at(number).iter().any(|known| known.id == id && known.is_over)
    }

    fn note_acknowledged(&self, number: usize, id: &str, acknowledged: Acknowledged, took: Duration) {
        self.acknowledged.fetch_add(1, Relaxed);
        self.latencies.lock().unwrap_or_else(PoisonError::into_inner).push(took.as_micros() as u32);
        if let Some(known) = self.matches_at(number).iter_mut().find(|known| known.id == id) {
            known.acknowledged.push(acknowledged);
        }
        self.moved_at(number).get_or_insert_with(Instant::now);
    }

    fn moved_at(&self, number: usize) -> MutexGuard<'_, Option<Instant>> {
        self.moved[number].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on it is noted when something is acknowledged first.
    pub fn watch_from_now(&self) -> Instant {
        (0..self.matches).for_each(|number| *self.moved_at(number) = None);
        Instant::now()
    }

    /// Waits until something was acknowledged everywhere since it is watched, and answers when that was so.
    pub async fn all_move_on(&self, patience: Duration) -> Done<Instant> {
        let started = Instant::now();
        while started.elapsed() < patience {
            let moved: Option<Vec<Instant>> = (0..self.matches).map(|number| *self.moved_at(number)).collect();
            if let Some(last) = moved.and_then(|moved| moved.into_iter().max()) {
                return Ok(last);
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let stuck = (0..self.matches).filter(|number| self.moved_at(*number).is_none());
        let stuck: Vec<String> = stuck.map(|number| last_id(&self.matches_at(number))).collect();
        Err(Failure(format!("nobody can choose any more in {} matches: {}", stuck.len(), stuck.join(" "))))
    }

    /// What came before is not measured.
    pub fn count_from_now(&self) -> Instant {
        self.latencies.lock().unwrap_or_else(PoisonError::into_inner).clear();
        Instant::now()
    }

    pub async fn stop(&self, mut playing: JoinSet<()>, took: Duration) -> Figures {
        let mut latencies = std::mem::take(&mut *self.latencies.lock().unwrap_or_else(PoisonError::into_inner));
        latencies.sort_unstable();
        self.stopped.store(true, Relaxed);
        // Nobody is in the middle of anything that must not be interrupted.
        playing.shutdown().await;
        let refused = self.refused.lock().unwrap_or_else(PoisonError::into_inner).clone();
        Figures::new(self.acknowledged(), &latencies, took, refused, self.broken.load(Relaxed))
    }
}

fn last_id(known: &[Known]) -> String {
    known.last().map_or_else(String::new, |last| last.id.clone())
}

/// A choice under way.
struct Pending {
    id: String,
    chosen: Acknowledged,
    at: Instant,
}

/// A person at a table.
struct Window<'a> {
    people: &'a People,
    number: usize,
    seat: u8,
    pair: &'a Pair,
    socket: Socket,
    pending: Option<Pending>,
    /// The last that was shown.
    state: Value,
}

impl Window<'_> {
    async fn stay(&mut self, rng: &mut Rng) -> Done {
        while !self.people.is_over(self.number, &self.pair.id) {
            let frame =
                timeout(self.people.silence, self.socket.next()).await.map_err(|_| "silence")?.ok_or("closed")??;
            let Message::Text(text) = frame else { continue };
            let said: Value = serde_json::from_str(&text)?;
            match said["type"].as_str() {
                Some("state") => self.see(said, rng),
                Some("done") => self.hear_done(&said),
                Some("error") => self.hear_refusal(&said).await,
                _ => continue,
            }
            self.choose(rng).await?;
        }
        Ok(())
    }

    fn see(&mut self, state: Value, rng: &mut Rng) {
        let mut matches = self.people.matches_at(self.number);
        let Some(known) = matches.iter_mut().find(|known| known.id == self.pair.id) else { return };
        if state["match"]["status"] == "finished" {
            known.is_over = true;
        } else if !state["view"].is_null() && rng.below(SAMPLED) == 0 {
            let choices = state["match"]["choices"].as_u64().unwrap_or_default() as usize;
            known.seen.push(Seen { seat: self.seat, choices, view: state["view"].clone() });
        }
        drop(matches);
        self.state = state;
    }

    fn hear_done(&mut self, said: &Value) {
        if let Some(pending) = self.pending.take_if(|pending| said["answer_to"] == pending.id.as_str()) {
            self.people.note_acknowledged(self.number, &self.pair.id, pending.chosen, pending.at.elapsed());
        }
    }

    async fn hear_refusal(&mut self, said: &Value) {
        let code = said["error"]["code"].as_str().unwrap_or("?").to_string();
        if code != "stale" {
            // Something is away; it helps nobody to ask again at once.
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        *self.people.refused.lock().unwrap_or_else(PoisonError::into_inner).entry(code).or_default() += 1;
        self.pending = None;
    }

    /// At random, if somebody is asked and nothing is under way.
    async fn choose(&mut self, rng: &mut Rng) -> Done {
        let Some(offers) = self.state["question"]["offers"].as_array().filter(|_| self.pending.is_none()) else {
            return Ok(());
        };
        if !self.people.pause.is_zero() {
            tokio::time::sleep(self.people.pause).await;
        }
        let offer = &offers[rng.below(offers.len())];
        let choice = offer["choice"].as_str().ok_or("an offer without a choice")?.to_string();
        let version = self.state["version"].as_u64().ok_or("a state without a version")? as u32;
        let id = rng.seed().to_string();
        let message = json!({ "type": "choose", "version": version, "choice": choice, "id": id });
        let chosen = Acknowledged { version, seat: self.seat, choice };
        self.pending = Some(Pending { id, chosen, at: Instant::now() });
        Ok(self.socket.send(Message::text(message.to_string())).await?)
    }
}
