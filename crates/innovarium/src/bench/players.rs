//! Two clients per match, each with its own connection, that choose at random among the offers.

use std::borrow::Cow;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use table::Rng;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use super::http::Socket;
use super::makers::{Makers, Pair};
use super::messages::Messages;
use super::pace::Pace;
use crate::Done;

/// What is read of a message; the rest is skipped.
#[derive(Deserialize, Debug, PartialEq)]
struct Said<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    version: Option<u32>,
    #[serde(rename = "match")]
    summary: Option<Summary<'a>>,
    #[serde(borrow)]
    question: Option<Question<'a>>,
    error: Option<Refusal<'a>>,
}

#[derive(Deserialize, Debug, PartialEq)]
struct Summary<'a> {
    status: &'a str,
    asked: Vec<usize>,
}

#[derive(Deserialize, Debug, PartialEq)]
struct Question<'a> {
    #[serde(borrow)]
    offers: Vec<Offer<'a>>,
}

#[derive(Deserialize, Debug, PartialEq)]
struct Offer<'a> {
    #[serde(borrow)]
    choice: Cow<'a, str>,
}

#[derive(Deserialize, Debug, PartialEq)]
struct Refusal<'a> {
    code: &'a str,
}

/// How the version of a state follows what happened before it, and its question what is seen of the match.
const VERSION: &str = "],\"reset\":false,\"version\":";
const SUMMARY: &str = ",\"match\":";
const QUESTION: &str = ",\"question\":";
const UNDO: &str = ",\"undo\":";

impl<'a> Said<'a> {
    fn read(text: &'a str) -> Done<Said<'a>> {
        match Said::skim(text) {
            Some(said) => Ok(said),
            None => Ok(serde_json::from_str(text)?),
        }
    }

    /// Two thirds of a state are the view, which nobody looks at here: reading it would cost more than all else that a
    /// client does, on processors that the server could use. None if the text looks different.
    fn skim(text: &'a str) -> Option<Said<'a>> {
        let (_, rest) = text.split_once(VERSION)?;
        let (version, rest) = rest.split_once(SUMMARY)?;
        let summary = first(rest)?;
        let (before_undo, _) = rest.rsplit_once(UNDO)?;
        let question = match before_undo.strip_suffix("null") {
            Some(nothing) if nothing.ends_with(QUESTION) => None,
            _ => Some(first(before_undo.rsplit_once(QUESTION)?.1)?),
        };
        Some(Said {
            kind: "state",
            version: Some(version.parse().ok()?),
            summary: Some(summary),
            question,
            error: None,
        })
    }
}

/// The value that the text begins with.
fn first<'a, T: Deserialize<'a>>(text: &'a str) -> Option<T> {
    serde_json::Deserializer::from_str(text).into_iter().next()?.ok()
}

/// A choice under way.
struct Sent {
    by: usize,
    /// The version it leads to.
    version: u32,
    at: Instant,
}

/// All matches that are played.
pub struct Players {
    makers: Arc<Makers>,
    pub pace: Pace,
    under_way: Vec<Mutex<Option<Sent>>>,
    /// Matches played to the end.
    pub finished: Mutex<Vec<Pair>>,
    pub refused: AtomicUsize,
    pub lost: AtomicUsize,
    pub states: AtomicU64,
    /// Of what tells the states, and of the states themselves.
    pub state_bytes: AtomicU64,
    pub whole_bytes: AtomicU64,
}

impl Players {
    pub fn new(makers: Arc<Makers>, matches: usize) -> Arc<Players> {
        Arc::new(Players {
            makers,
            pace: Pace::new(matches),
            under_way: (0..matches).map(|_| Mutex::default()).collect(),
            finished: Mutex::default(),
            refused: AtomicUsize::default(),
            lost: AtomicUsize::default(),
            states: AtomicU64::default(),
            state_bytes: AtomicU64::default(),
            whole_bytes: AtomicU64::default(),
        })
    }

    /// Begins all matches; wherever one ends, the next begins.
    pub fn start(self: &Arc<Self>) -> JoinSet<()> {
        let mut playing = JoinSet::new();
        for number in 0..self.under_way.len() {
            let players = self.clone();
            playing.spawn(async move {
                loop {
                    match players.play(number).await {
                        Ok(pair) => players.finished.lock().unwrap_or_else(PoisonError::into_inner).push(pair),
                        Err(failure) => {
                            // One message is enough to see what is wrong.
                            if players.lost.fetch_add(1, Relaxed) == 0 {
                                eprintln!("a match broke off: {}", failure.0);
                            }
                            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
                        }
                    }
                }
            });
        }
        playing
    }

    /// A whole match.
    async fn play(self: &Arc<Self>, number: usize) -> Done<Pair> {
        let pair = self.makers.make(number).await?;
        self.play_match(number, &pair).await?;
        Ok(pair)
    }

    /// Both players of a match, until it is over.
    pub async fn play_match(self: &Arc<Self>, number: usize, pair: &Pair) -> Done {
        let mut seats = JoinSet::new();
        for seat in 0..2 {
            let (players, socket) = (self.clone(), self.makers.sit_down(pair, seat).await?);
            seats.spawn(async move { players.sit(number, seat, socket).await });
        }
        while let Some(left) = seats.join_next().await {
            left??;
        }
        Ok(())
    }

    /// One client until the match is over.
    async fn sit(&self, number: usize, seat: usize, mut socket: Socket) -> Done {
        let mut rng = Rng::new((number * 2 + seat) as u64);
        let (mut messages, mut answered) = (Messages::default(), None);
        while let Some(frame) = socket.next().await {
            let frame = frame?;
            let arrived = Instant::now();
            let Some(text) = messages.read(&frame)? else { continue };
            let said = Said::read(text)?;
            if said.kind == "error" {
                let code = said.error.map_or("", |error| error.code);
                if self.refused.fetch_add(1, Relaxed) == 0 {
                    eprintln!("a choice was refused: {code}");
                }
            }
            let (Some(version), Some(summary)) = (said.version, said.summary) else { continue };
            self.states.fetch_add(1, Relaxed);
            self.state_bytes.fetch_add(frame.len() as u64, Relaxed);
            self.whole_bytes.fetch_add(text.len() as u64, Relaxed);
            self.arrived(number, seat, version, arrived);
            if summary.status == "finished" {
                // The server may have closed it first.
                drop(socket.close(None).await);
                return Ok(());
            }
            let offers = said.question.map_or_else(Vec::new, |question| question.offers);
            // Where the rules ask both, the first answers first.
            if offers.is_empty() || summary.asked.first() != Some(&seat) || answered == Some(version) {
                continue;
            }
            answered = Some(version);
            let choice = &offers[rng.below(offers.len())].choice;
            let choice = serde_json::to_string(choice)?;
            let message = format!("{{\"type\":\"choose\",\"version\":{version},\"choice\":{choice}}}");
            self.pace.wait(number).await;
            let sent = Sent { by: seat, version: version + 1, at: Instant::now() };
            *self.under_way[number].lock().unwrap_or_else(PoisonError::into_inner) = Some(sent);
            socket.send(Message::Text(message.into())).await?;
        }
        Err("the server closed a connection".into())
    }

    /// Counts when the other player has the new state.
    fn arrived(&self, number: usize, seat: usize, version: u32, at: Instant) {
        let mut under_way = self.under_way[number].lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sent) = under_way.take_if(|sent| sent.by != seat && sent.version == version) {
            self.pace.note(number, at - sent.at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STATE: &str = r#"{"type":"state","news":[{"number":3,"text":{"id":"draws"},"event":{"to":["A"]}}],
"reset":false,"version":17,"match":{"id":"x","status":"running","seats":[{"name":"Zoë \"],\" A"}],"asked":[1]},
"viewer":1,"view":{"hand":["Archery"],"question":null},"question":QUESTION,"undo":{"possible":true},"thinking":null}"#;

    #[test]
    fn what_is_skimmed_is_what_is_read() {
        for question in ["null", r#"{"prompt":{"id":"choose"},"offers":[{"choice":"draw"},{"choice":"meld \"A\""}]}"#] {
            let text = STATE.replace('\n', "").replace("QUESTION", question);
            let skimmed = Said::skim(&text).expect("a state as the server writes it");
            assert_eq!(skimmed.question.is_some(), question != "null");
            assert_eq!(skimmed, serde_json::from_str(&text).expect("JSON"));
        }
        let others =
            [r#"{"type":"presence","here":[true]}"#, r#"{"type":"error","error":{"code":"stale"},"answer_to":null}"#];
        for other in others {
            assert_eq!(Said::skim(other), None);
            assert_eq!(Said::read(other).expect("JSON").version, None);
        }
    }
}
