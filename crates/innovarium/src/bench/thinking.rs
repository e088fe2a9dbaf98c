//! `innovarium bench thinking`: how long bots take to answer when many people play against them, and when somebody
//! floods the server with matches of bots.

use std::fmt::{self, Display, Formatter};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use serde_json::{Value, json};
use table::Rng;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use super::child::{Folder, Process};
use super::http::{Http, Socket, socket};
use super::makers::word;
use super::messages::Messages;
use super::pace::{Times, micros};
use crate::Done;
use crate::arguments::BenchThinking;

/// The address from which the flood comes; everybody else has one of their own.
const FLOOD: &str = "192.0.2.1";
/// Bots in every match of the flood.
const FLOOD_SEATS: usize = 4;

#[derive(Serialize)]
pub struct Report {
    cores: usize,
    people: usize,
    game: String,
    level: String,
    /// Milliseconds from a bot's question until its answer.
    answers: Answers,
    /// Matches of bots that one address made and watched, and the same meanwhile.
    flood: usize,
    flooded: Option<Answers>,
}

#[derive(Serialize)]
pub struct Answers {
    times: Times,
    /// People who waited for a bot at the end, and how long at most.
    waiting: usize,
    waiting_ms: f64,
    /// The parts of their budgets that bots were given, in percent: the smallest, and on average.
    least_percent: u8,
    mean_percent: f64,
}

pub async fn measure(args: &BenchThinking) -> Done<Report> {
    let folder = Folder::new()?;
    let server = Process::serve(&folder.0, &["--trust-proxy"]).await?;
    let crowd = Arc::new(Crowd::new(server.address, args));
    let mut people = JoinSet::new();
    for number in 0..args.people {
        let crowd = crowd.clone();
        people.spawn(async move { crowd.play(number).await });
    }
    crowd.all_sit(&mut people).await?;
    let answers = crowd.answers(&mut people, args.seconds).await?;
    let mut flooded = None;
    let mut flood = JoinSet::new();
    if args.flood > 0 {
        for number in 0..args.flood {
            flood.spawn(watch(server.address, number, args.game.clone(), args.level.clone()));
        }
        super::settle(args.seconds).await;
        flooded = Some(crowd.answers(&mut people, args.seconds).await?);
        if let Some(ended) = flood.try_join_next() {
            ended??;
        }
    }
    Ok(Report {
        cores: std::thread::available_parallelism().map_or(1, usize::from),
        people: args.people,
        game: args.game.clone(),
        level: args.level.clone(),
        answers,
        flood: args.flood,
        flooded,
    })
}

/// Everybody who plays against a bot.
struct Crowd {
    address: SocketAddr,
    game: String,
    level: String,
    pause: Duration,
    people: Vec<Person>,
}

#[derive(Default)]
struct Person {
    sits: AtomicBool,
    noted: Mutex<Noted>,
}

#[derive(Default)]
struct Noted {
    /// Since when a bot has been waited for.
    waiting: Option<Instant>,
    /// Microseconds that each answer took, and the percent that were told meanwhile.
    answers: Vec<u32>,
    percents: Vec<u8>,
    percent: u8,
}

impl Person {
    fn noted(&self) -> std::sync::MutexGuard<'_, Noted> {
        self.noted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Crowd {
    fn new(address: SocketAddr, args: &BenchThinking) -> Crowd {
        let people = (0..args.people).map(|_| Person::default()).collect();
        Crowd { address, game: args.game.clone(), level: args.level.clone(), pause: args.pause, people }
    }

    /// Until everybody has sat down; fails if somebody cannot.
    async fn all_sit(&self, people: &mut JoinSet<Done>) -> Done {
        while !self.people.iter().all(|person| person.sits.load(Relaxed)) {
            if let Some(ended) = people.try_join_next() {
                ended??;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// What happens in the next so many seconds.
    async fn answers(&self, people: &mut JoinSet<Done>, time: Duration) -> Done<Answers> {
        for person in &self.people {
            let mut noted = person.noted();
            (noted.answers, noted.percents) = (Vec::new(), Vec::new());
        }
        tokio::time::sleep(time).await;
        if let Some(ended) = people.try_join_next() {
            ended??;
        }
        let (mut answers, mut percents, mut waiting) = (Vec::new(), Vec::new(), Vec::new());
        for person in &self.people {
            let mut noted = person.noted();
            answers.append(&mut noted.answers);
            percents.append(&mut noted.percents);
            waiting.extend(noted.waiting.map(|since| since.elapsed()));
        }
        let longest = waiting.iter().max().copied().unwrap_or_default();
        Ok(Answers {
            times: Times::of(answers),
            waiting: waiting.len(),
            waiting_ms: longest.as_secs_f64() * 1000.0,
            least_percent: percents.iter().copied().min().unwrap_or(100),
            mean_percent: percents.iter().map(|&percent| f64::from(percent)).sum::<f64>()
                / percents.len().max(1) as f64,
        })
    }

    /// One match after the other, without end.
    async fn play(&self, number: usize) -> Done {
        let from = format!("10.0.{}.{}", number / 250, number % 250 + 1);
        let mut rng = Rng::new(number as u64);
        loop {
            let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": self.level }]);
            let (id, cookie) = make(self.address, &from, &self.game, seats).await?;
            let path = format!("/api/matches/{id}/live?seat=0&changes=lz4");
            let mut socket = socket(self.address, &path, &cookie, Some(&from)).await?;
            self.people[number].sits.store(true, Relaxed);
            self.sit(number, &mut socket, &mut rng).await?;
        }
    }

    /// Until the match is over.
    async fn sit(&self, number: usize, socket: &mut Socket, rng: &mut Rng) -> Done {
        let (mut messages, mut chosen) = (Messages::default(), None);
        while let Some(frame) = socket.next().await {
            let frame = frame?;
            let Some(text) = messages.read(&frame)? else { continue };
            let said: Value = serde_json::from_str(text)?;
            match said["type"].as_str() {
                Some("state") => {}
                Some("thinking") => {
                    let percent = said["percent"].as_u64().and_then(|percent| u8::try_from(percent).ok());
                    self.people[number].noted().percent = percent.ok_or("no percent")?;
                    continue;
                }
                Some("error") => return Err(format!("a choice was refused: {text}").into()),
                _ => continue,
            }
            let version = said["version"].as_u64();
            let asks_bot = said["match"]["asked"].as_array().is_some_and(|asked| asked.contains(&json!(1)));
            self.note(number, asks_bot);
            if said["match"]["status"] == "finished" {
                return Ok(());
            }
            let offers = said["question"]["offers"].as_array().map_or(&[][..], Vec::as_slice);
            // Where both are asked, the bot answers first, so that its time can be told.
            if asks_bot || offers.is_empty() || chosen == version {
                continue;
            }
            chosen = version;
            let choice = &offers[rng.below(offers.len())]["choice"];
            tokio::time::sleep(self.pause).await;
            let message = json!({ "type": "choose", "version": version, "choice": choice }).to_string();
            socket.send(Message::Text(message.into())).await?;
        }
        Err("the server closed a connection".into())
    }

    /// A state has come: if a bot was waited for, it has answered.
    fn note(&self, number: usize, asks_bot: bool) {
        let mut noted = self.people[number].noted();
        if let Some(since) = noted.waiting.take() {
            let percent = noted.percent;
            noted.answers.push(micros(since.elapsed()));
            noted.percents.push(percent);
        }
        noted.percent = 100;
        noted.waiting = asks_bot.then(Instant::now);
    }
}

/// Makes a match; answers its id and who made it.
async fn make(address: SocketAddr, from: &str, game: &str, seats: Value) -> Done<(String, String)> {
    let wish = json!({ "game": game, "options": {}, "public": false, "limit": 0, "seats": seats });
    let made = Http::open_from(address, Some(from)).await?.post("/api/matches", "", &wish).await?;
    Ok((word(&made.body, "/id")?, made.cookie.ok_or("the server gives no cookies")?))
}

/// A match of bots that plays itself while somebody watches; then the next, without end.
async fn watch(address: SocketAddr, number: usize, game: String, level: String) -> Done {
    // The server takes so many new connections at once.
    tokio::time::sleep(Duration::from_millis(number as u64 * 5)).await;
    loop {
        let seats = vec![json!({ "kind": "bot", "level": level }); FLOOD_SEATS];
        let (id, cookie) = make(address, FLOOD, &game, json!(seats)).await?;
        let path = format!("/api/matches/{id}/live?changes=lz4");
        let mut socket = socket(address, &path, &cookie, Some(FLOOD)).await?;
        let mut messages = Messages::default();
        while let Some(Ok(frame)) = socket.next().await {
            let is_over = |text: &str| text.contains("\"status\":\"finished\"");
            if messages.read(&frame)?.is_some_and(is_over) {
                break;
            }
        }
    }
}

impl Display for Answers {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let Answers { times, waiting, waiting_ms, least_percent, mean_percent } = self;
        let Times { count, median, p99, most } = times;
        writeln!(f, "  {count} answers: median {median:.0} ms, p99 {p99:.0} ms, longest {most:.0} ms")?;
        writeln!(f, "  budget at least {least_percent} %, {mean_percent:.0} % on average")?;
        writeln!(f, "  at the end {waiting} still waited, the longest for {waiting_ms:.0} ms")
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let Report { cores, people, game, level, answers, flood, flooded } = self;
        if cfg!(debug_assertions) {
            writeln!(f, "This program was built without optimization: its figures say little.")?;
        }
        writeln!(f, "Server and clients share {cores} cores; {people} people play {game} against {level}.")?;
        writeln!(f, "From a bot's question until its answer has come:")?;
        write!(f, "{answers}")?;
        if let Some(flooded) = flooded {
            writeln!(f, "The same while one address watches {flood} matches of {FLOOD_SEATS} bots:")?;
            write!(f, "{flooded}")?;
            let factor = flooded.times.median / answers.times.median.max(f64::MIN_POSITIVE);
            writeln!(f, "  {factor:.2} times the median from before")?;
        }
        Ok(())
    }
}
