//! Many who watch, and one visitor who wants too much room.

use std::io::Read;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::{Browser, friends, wish};
use crate::host::Host;
use crate::live::Live;

fn watch_from(browser: &Browser, id: &str, address: &str) -> Result<Live, Box<crate::browser::Reply>> {
    Live::open(browser, &format!("/api/matches/{id}/live"), &[("x-forwarded-for", address)])
}

/// Tries again until the server has noticed that something has ended.
fn soon<T, E>(what: &str, attempt: impl Fn() -> Result<T, E>) -> T {
    let deadline = Instant::now() + Duration::from_secs(10);
    loop {
        match attempt() {
            Ok(done) => return done,
            Err(_) => assert!(Instant::now() < deadline, "{what}"),
        }
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn an_address_has_only_so_many_tables_open() {
    let host = Host::with(|config| {
        config.trust_proxy = true;
        config.limits.connections_per_address = 3;
    });
    let ada = host.browser();
    let id = ada.make(&wish(&["me", "random"]));
    // Every visit with a cookie of its own.
    let mut open: Vec<Live> = (0..3).map(|_| watch_from(&host.browser(), &id, "203.0.113.1").expect("room")).collect();
    watch_from(&host.browser(), &id, "203.0.113.1").err().expect("no room").refused("too-many");
    watch_from(&host.browser(), &id, "203.0.113.2").expect("another address has its own");
    open.pop();
    soon("a visit that has ended does not count", || watch_from(&host.browser(), &id, "203.0.113.1"));
}

/// Whether the server hangs up at once on somebody who says nothing.
fn is_turned_away(stream: &mut TcpStream) -> bool {
    stream.set_read_timeout(Some(Duration::from_millis(300))).expect("a timeout");
    // Closed, or reset; whoever is let in hears nothing yet.
    !matches!(stream.read(&mut [0]), Err(error) if error.kind() == std::io::ErrorKind::WouldBlock)
}

#[test]
fn silent_connections_of_one_address_are_limited() {
    let host = Host::with(|config| config.limits.connections_per_address = 3);
    let connect = || TcpStream::connect(host.address).expect("a connection");
    let mut silent: Vec<TcpStream> = (0..3).map(|_| connect()).collect();
    assert!(!silent.iter_mut().any(is_turned_away));
    assert!(is_turned_away(&mut connect()));
    silent.pop();
    soon("one that has ended does not count", || if is_turned_away(&mut connect()) { Err(()) } else { Ok(()) });
}

#[test]
fn silent_connections_are_limited_in_all() {
    let host = Host::with(|config| config.limits.requesting_connections = 2);
    let connect = || TcpStream::connect(host.address).expect("a connection");
    let mut silent: Vec<TcpStream> = (0..2).map(|_| connect()).collect();
    assert!(!silent.iter_mut().any(is_turned_away));
    assert!(is_turned_away(&mut connect()));
}

#[test]
fn talk_is_limited_by_person_and_by_address() {
    let host = Host::with(|config| {
        (config.limits.chats_per_minute, config.limits.chats_per_minute_of_address) = (2, 3);
    });
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let say = |live: &mut Live| live.say(&json!({ "type": "chat", "text": "hello" }));
    let heard = |live: &mut Live| live.until("a chat", |message| message["type"] == "chat");
    for _ in 0..2 {
        say(&mut ada);
        heard(&mut ada);
    }
    say(&mut ada);
    ada.refused("too-many");
    // Another tab is no other person.
    let mut again = people[0].sit(&id, 0);
    say(&mut again);
    again.refused("too-many");
    say(&mut ben);
    assert_eq!(heard(&mut ben)["number"], 0);
    say(&mut ben);
    ben.refused("too-many");
    // Play goes on.
    let first = ada.offers()[0].clone();
    ada.choose(&first);
}

#[test]
fn messages_of_one_address_are_limited() {
    let host = Host::with(|config| config.limits.messages_per_second_of_address = 5);
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut tabs: Vec<Live> = (0..5).map(|_| people[0].sit(&id, 0)).collect();
    for _ in 0..12 {
        tabs.iter_mut().for_each(|tab| tab.say(&json!({ "type": "view", "seat": 0 })));
    }
    tabs[4].refused("too-many");
}

#[test]
fn watchers_come_and_go_unnoticed() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({ "public": true }));
    let mut ada = people[0].sit(&id, 0);
    for _ in 0..5 {
        drop(host.browser().watch(&id));
    }
    let _ben = people[1].sit(&id, 1);
    let presence = |message: &Value| message["type"] == "presence";
    ada.until("Ben's coming", |message| presence(message) && message["here"] == json!([true, true]));
    let told: Vec<&Value> = ada.heard.iter().filter(|message| presence(message)).collect();
    // Her own coming is told once to a room in which nobody was.
    assert!(told.len() <= 2, "{told:?}");
}

#[test]
fn all_strangers_are_sent_the_same_and_players_their_own() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({ "public": true }));
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let strangers = [host.browser(), host.browser(), host.browser()];
    let mut watching: Vec<Live> = strangers.iter().map(|stranger| stranger.watch(&id)).collect();
    // Ada watches her own match in another tab: her summary says that it is hers.
    let mut ada_watching = people[0].watch(&id);
    for _ in 0..2 {
        let asked = if ada.is_asked() { &mut ada } else { &mut ben };
        let choice = asked.offers()[0].clone();
        let version = asked.choose(&choice);
        for live in [&mut ada, &mut ben, &mut ada_watching].into_iter().chain(&mut watching) {
            live.version_reached(version);
        }
    }
    assert!(watching.iter().all(|live| live.state == watching[0].state));
    assert_eq!(watching[0].state["match"]["yours"], json!([]));
    assert_eq!(ada_watching.state["match"]["yours"], json!([0]));
    assert_eq!((&ada_watching.state["viewer"], &ada.state["viewer"]), (&json!(null), &json!(0)));
    // Somebody who comes late knows less, and is told everything once.
    let mut late = host.browser().watch(&id);
    assert_eq!(late.state["reset"], true);
    let asked = if ada.is_asked() { &mut ada } else { &mut ben };
    let choice = asked.offers()[0].clone();
    let version = asked.choose(&choice);
    watching[0].version_reached(version);
    assert_eq!(late.version_reached(version), &watching[0].state);
}

#[test]
fn the_lobby_is_sent_only_when_it_has_changed() {
    let host = Host::start();
    let ada = host.browser();
    ada.make(&wish(&["me", "open"]));
    let first = ada.get("/api/lobby");
    let tag = first.header("etag").expect("a tag").to_string();
    assert_eq!(first.header("cache-control"), Some("private, no-cache"));
    assert!(!first.text.contains("\"invitation\":\""), "no secret in what is compressed");
    let again = || ada.send("GET", "/api/lobby", &[("if-none-match", &tag)], None);
    let unchanged = again();
    assert_eq!((unchanged.status, unchanged.text.as_str()), (304, ""));
    assert_eq!(unchanged.header("etag"), Some(tag.as_str()));
    ada.make(&wish(&["me", "open"]));
    assert_eq!(again().ok()["mine"].as_array().map(Vec::len), Some(2));
    // Whoever else is behind the same cache gets their own.
    assert_eq!(host.browser().send("GET", "/api/lobby", &[("if-none-match", &tag)], None).status, 200);
}
