//! "It is your turn", sent to a real listener.

use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::{Browser, friends, wish, with};
use crate::host::Host;
use crate::live::Live;

/// Long enough for a call that comes, short enough to wait for one that must not.
const QUIET: Duration = Duration::from_millis(700);

#[derive(Debug)]
pub struct Call {
    pub path: String,
    kind: String,
    body: String,
}

/// Somebody's phone.
pub struct Listener {
    address: SocketAddr,
    calls: Receiver<Call>,
}

impl Listener {
    /// Answers every call with this status.
    pub fn start(status: &'static str) -> Listener {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let (tell, calls) = channel();
        // Ends when nobody wants its calls any more, or with the process.
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let mut reader = BufReader::new(stream.expect("a connection"));
                let mut head = Vec::new();
                loop {
                    let mut line = String::new();
                    reader.read_line(&mut line).expect("a line");
                    if line.trim().is_empty() {
                        break;
                    }
                    head.push(line.trim().to_string());
                }
                let header = |name: &str| {
                    let mut pairs = head.iter().filter_map(|line| line.split_once(": "));
                    pairs.find(|(said, _)| said.eq_ignore_ascii_case(name)).map_or("", |(_, value)| value).to_string()
                };
                let mut body = vec![0; header("content-length").parse().expect("a length")];
                reader.read_exact(&mut body).expect("a body");
                let body = String::from_utf8(body).expect("text");
                write!(reader.get_mut(), "HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
                    .expect("said");
                let path = head[0].split(' ').nth(1).expect("a path").to_string();
                assert!(head[0].starts_with("POST "), "{head:?}");
                if tell.send(Call { path, kind: header("content-type"), body }).is_err() {
                    return;
                }
            }
        });
        Listener { address, calls }
    }

    #[track_caller]
    pub fn call(&self) -> Call {
        self.calls.recv_timeout(Duration::from_secs(20)).expect("a call")
    }

    #[track_caller]
    pub fn nothing(&self) {
        match self.calls.recv_timeout(QUIET) {
            Err(RecvTimeoutError::Timeout) => {}
            other => panic!("{other:?}"),
        }
    }
}

fn host() -> Host {
    Host::with(|config| config.inner_webhooks = true)
}

pub fn wants(browser: &Browser, listener: &Listener, path: &str, more: Value) -> Value {
    let mut change = json!({ "webhook": format!("http://{}{path}", listener.address) });
    change.as_object_mut().expect("fields").extend(more.as_object().expect("fields").clone());
    browser.put("/api/me", &change).ok()
}

/// Ada at the table of a match that waits for Ben, who is not here.
fn ada_waits(host: &Host, ben: &Browser) -> (String, Live) {
    let ada = host.browser().named("Ada");
    let id = ada.make(&wish(&["me", "open"]));
    let mut live = ada.sit(&id, 0);
    ben.join(&id, 1, Some(&ada.invitation(&id, 1))).ok();
    live.state_where("the beginning", |state| state["match"]["status"] == "running");
    (id, live)
}

fn both_meld(ada: &mut Live, ben: &mut Live) {
    let first = ada.offers()[0].clone();
    ben.version_reached(ada.choose(&first));
    let first = ben.offers()[0].clone();
    ada.version_reached(ben.choose(&first));
}

#[test]
fn discord_gets_its_json() {
    let (host, phone) = (host(), Listener::start("204 No Content"));
    let ben = host.browser().named("Ben");
    wants(&ben, &phone, "/api/webhooks/123/abc", json!({}));
    let (id, _ada) = ada_waits(&host, &ben);
    let call = phone.call();
    assert_eq!((call.path.as_str(), call.kind.as_str()), ("/api/webhooks/123/abc", "application/json"));
    let body: Value = serde_json::from_str(&call.body).expect("JSON");
    assert_eq!(body, json!({ "content": format!("Ben, it is your turn in Innovation (match {id}).") }));
    phone.nothing();
}

#[test]
fn ntfy_gets_plain_text_in_the_language_of_the_person() {
    let (host, phone) = (host(), Listener::start("200 OK"));
    let ben = host.browser().named("Ben");
    assert_eq!(wants(&ben, &phone, "/my-topic", json!({ "language": "de" }))["language"], "de");
    let (id, _ada) = ada_waits(&host, &ben);
    let call = phone.call();
    assert_eq!((call.path.as_str(), call.kind.as_str()), ("/my-topic", "text/plain; charset=utf-8"));
    assert_eq!(call.body, format!("Ben, du bist dran in Innovation (Partie {id})."));
}

#[test]
fn the_language_is_the_browsers_if_none_is_said() {
    let host = host();
    let browser = host.browser();
    let set = |accept: &str, change: Value| {
        let headers = [("content-type", "application/json"), ("accept-language", accept)];
        browser.send("PUT", "/api/me", &headers, Some(&change.to_string())).ok()["language"].clone()
    };
    assert_eq!(browser.me()["language"], "en");
    let webhook = json!({ "webhook": "https://ntfy.sh/topic" });
    assert_eq!(set("fr-FR,fr;q=0.9,de-AT;q=0.8,en;q=0.7", webhook.clone()), "de");
    assert_eq!(set("en-US,en;q=0.5", json!({ "name": "Ben" })), "de", "a name says nothing about it");
    assert_eq!(set("en-US,de;q=0.5", webhook.clone()), "en");
    assert_eq!(set("en", json!({ "language": "de" })), "de");
    assert_eq!(set("fr", webhook), "en");
    browser.put("/api/me", &json!({ "language": "fr" })).refused("bad-request");
    assert_eq!(browser.me()["language"], "en");
}

#[test]
fn only_the_absent_are_called_and_only_when_it_is_their_turn() {
    let (host, phone) = (host(), Listener::start("200 OK"));
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    wants(&people[1], &phone, "/topic", json!({}));
    both_meld(&mut ada, &mut ben);
    // Several turns of both, while both are here.
    for _ in 0..6 {
        let (turn, other) = if ada.is_asked() { (&mut ada, &mut ben) } else { (&mut ben, &mut ada) };
        let version = turn.choose("draw");
        other.version_reached(version);
    }
    // Up to where Ada has a whole turn before her.
    while !(ada.is_asked() && ada.state["view"]["actions"] == 2) {
        let (turn, other) = if ada.is_asked() { (&mut ada, &mut ben) } else { (&mut ben, &mut ada) };
        let version = turn.choose("draw");
        other.version_reached(version);
    }
    phone.nothing();
    drop(ben);
    ada.until("his leaving", |message| message["type"] == "presence" && message["here"] == json!([true, false]));
    ada.choose("draw");
    assert!(ada.is_asked());
    phone.nothing();
    ada.choose("draw");
    assert!(!ada.is_asked());
    assert_eq!(phone.call().path, "/topic");
    phone.nothing();
    assert_eq!(host.metric("innovarium_calls_total"), 1.0);
}

#[test]
fn a_call_that_fails_is_not_repeated_until_the_next_turn() {
    let (host, phone) = (host(), Listener::start("500 Internal Server Error"));
    let ben = host.browser().named("Ben");
    wants(&ben, &phone, "/topic", json!({}));
    let (id, mut ada) = ada_waits(&host, &ben);
    phone.call();
    phone.nothing();
    // The match goes on all the same, and next time somebody may answer.
    let mut live = ben.sit(&id, 1);
    both_meld(&mut ada, &mut live);
    while !ada.is_asked() {
        let version = live.choose("draw");
        ada.version_reached(version);
    }
    drop(live);
    ada.until("his leaving", |message| message["type"] == "presence" && message["here"] == json!([true, false]));
    while ada.is_asked() {
        ada.choose("draw");
    }
    phone.call();
    phone.nothing();
}

#[test]
fn the_own_network_is_closed_unless_the_host_opens_it() {
    let phone = Listener::start("200 OK");
    let closed = Host::start();
    for address in [format!("http://{}/topic", phone.address), format!("https://{}/topic", phone.address)] {
        closed.browser().put("/api/me", &json!({ "webhook": address })).refused("bad-request");
    }
    let open = host();
    wants(&open.browser(), &phone, "/topic", json!({}));
    for bad in ["ftp://ntfy.sh/topic", "http://", "https:///topic", "http://ntfy.sh/a b", "ntfy"] {
        open.browser().put("/api/me", &json!({ "webhook": bad })).refused("bad-request");
    }
}

/// Takes every call and never answers; the connections it has taken so far.
fn tarpit() -> (Listener, Arc<Mutex<Vec<TcpStream>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    let taken = Arc::new(Mutex::new(Vec::new()));
    let taking = taken.clone();
    // Ends with the process.
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            taking.lock().expect("a lock").push(stream.expect("a connection"));
        }
    });
    (Listener { address, calls: channel().1 }, taken)
}

/// Whether the caller still waits for an answer.
fn still_waits(stream: &mut TcpStream) -> bool {
    stream.set_nonblocking(true).expect("no waiting");
    let end = stream.read_to_end(&mut Vec::new());
    end.is_err_and(|error| error.kind() == ErrorKind::WouldBlock)
}

/// Somebody takes a choice back again and again, so that the absent players are asked anew each time.
fn ask_often(host: &Host, absent: &Browser, times: usize) -> (String, Live) {
    let ada = host.browser().named("Ada");
    let id = ada.make(&with(wish(&["me", "open"]), json!({ "game": "nim" })));
    absent.join(&id, 1, Some(&ada.invitation(&id, 1))).ok();
    let mut live = ada.sit(&id, 0);
    for _ in 0..times {
        let first = live.offers()[0].clone();
        live.choose(&first);
        live.say(&json!({ "type": "undo" }));
        live.state_where("her turn again", |state| !state["question"].is_null());
    }
    (id, live)
}

#[test]
fn addresses_that_never_answer_hold_up_nobody() {
    let host = Host::with(|config| (config.inner_webhooks, config.between_calls) = (true, Duration::from_secs(60)));
    let (tarpit, taken) = tarpit();
    // More calls than the runtime has threads for what blocks.
    for _ in 0..12 {
        let absent = host.browser().named("Ben");
        wants(&absent, &tarpit, "/topic", json!({}));
        ask_often(&host, &absent, 50);
    }
    let started = Instant::now();
    let visitor = host.browser();
    for _ in 0..10 {
        visitor.me();
        visitor.get("/api/lobby").ok();
    }
    let took = started.elapsed();
    assert!(took < Duration::from_secs(5), "20 requests took {took:?}");
    assert_eq!(host.metric("innovarium_calls_total"), 12.0, "one for everybody");
    let open = taken.lock().expect("a lock").iter_mut().map(still_waits).filter(|waits| *waits).count();
    assert!((1..=4).contains(&open), "{open} at the same time");
}

#[test]
fn a_person_is_called_again_after_a_while_if_it_is_still_their_turn() {
    let host = Host::with(|config| (config.inner_webhooks, config.between_calls) = (true, Duration::from_secs(2)));
    let phone = Listener::start("200 OK");
    let ben = host.browser().named("Ben");
    wants(&ben, &phone, "/topic", json!({}));
    let (id, mut ada) = ask_often(&host, &ben, 20);
    phone.call();
    assert!(ada.is_asked());
    // When the time is over, Ada is asked, so Ben is not called; then he is.
    std::thread::sleep(Duration::from_secs(2));
    phone.nothing();
    let first = ada.offers()[0].clone();
    ada.choose(&first);
    assert!(phone.call().body.contains(&id));
    phone.nothing();
}
