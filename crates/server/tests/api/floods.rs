//! Clients that ask too much, from one address or behind a proxy, and clients that never say what they want.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::browser::{Browser, Reply, wish};
use crate::host::Host;
use crate::live::Live;

fn looking(host: &Host, path: &str, from: &str) -> Reply {
    host.browser().send("GET", path, &[("x-forwarded-for", from)], None)
}

#[test]
fn looking_is_throttled_too() {
    let host = Host::with(|config| (config.limits.reads_per_second, config.limits.read_burst) = (1, 8));
    let browser = host.browser();
    let id = browser.make(&wish(&["me", "random"]));
    let paths = ["/api/me", "/", "/healthz", "/api/lobby", "/metrics", "/assets/none.js"];
    let answers: Vec<u16> = paths.iter().cycle().take(40).map(|path| browser.get(path).status).collect();
    assert!(answers[..8].iter().all(|status| *status != 429), "{answers:?}");
    assert!(answers.contains(&429), "{answers:?}");
    let deadline = Instant::now() + Duration::from_secs(10);
    let refused = loop {
        match Live::open(&browser, &format!("/api/matches/{id}/live"), &[]) {
            Err(refused) => break refused,
            Ok(_) => assert!(Instant::now() < deadline, "connections are not counted"),
        }
    };
    assert_eq!(refused.status, 429);
    refused.refused("too-many");
    // What changes something is counted on its own.
    browser.put("/api/me", &json!({ "name": "Ada" })).ok();
}

#[test]
fn whatever_changes_nothing_is_counted_all_the_same() {
    let host = Host::with(|config| (config.limits.requests_per_second, config.limits.burst) = (1, 3));
    for (method, path) in
        [("POST", "/"), ("PUT", "/index.html"), ("PATCH", "/"), ("POST", "/healthz"), ("POST", "/api")]
    {
        let flooded = (0..40).any(|_| host.browser().send(method, path, &[], None).status == 429);
        assert!(flooded, "{method} {path}");
    }
    assert_eq!(host.browser().get("/api/me").status, 200);
}

#[test]
fn records_are_throttled_on_their_own() {
    let host = Host::with(|config| config.limits.uploads_per_minute = 2);
    let browser = host.browser();
    for _ in 0..2 {
        browser.post_text("/api/records", "nonsense").refused("bad-record");
    }
    let refused = browser.post_text("/api/records", "nonsense");
    assert_eq!(refused.status, 429);
    refused.refused("too-many");
    browser.put("/api/me", &json!({ "name": "Ada" })).ok();
}

#[test]
fn behind_a_trusted_proxy_everybody_is_counted_alone() {
    let host = Host::with(|config| {
        config.trust_proxy = true;
        (config.limits.reads_per_second, config.limits.read_burst) = (1, 3);
        (config.limits.requests_per_second, config.limits.burst) = (1, 3);
        config.limits.logins_per_minute = 1;
    });
    let spent = |from: &str| (0..40).any(|_| looking(&host, "/api/me", from).status == 429);
    assert!(spent("203.0.113.1"));
    assert_eq!(looking(&host, "/api/me", "203.0.113.2").status, 200);
    // What stands before the proxy's own word, anybody can write.
    assert!(spent("198.51.100.7, 203.0.113.2"));
    assert_eq!(looking(&host, "/api/me", "203.0.113.2, 203.0.113.3").status, 200);
    let login = |from: &str, account: &str| {
        let body = json!({ "account": account, "password": "12345678" }).to_string();
        let headers = [("content-type", "application/json"), ("x-forwarded-for", from)];
        host.browser().send("POST", "/api/login", &headers, Some(&body))
    };
    login("203.0.113.8", "ada").refused("wrong-password");
    login("203.0.113.8", "ben").refused("too-many");
    login("203.0.113.9", "cyd").refused("wrong-password");
}

#[test]
fn without_a_proxy_nobody_can_claim_another_address() {
    let host = Host::with(|config| (config.limits.reads_per_second, config.limits.read_burst) = (1, 3));
    let mut answers = (0..40).map(|number| looking(&host, "/api/me", &format!("203.0.113.{number}")).status);
    assert!(answers.any(|status| status == 429));
}

/// Sends byte by byte, and waits until the server has had enough; answers how long that took and what it said.
fn drip(host: &Host, bytes: &[u8]) -> (Duration, Vec<u8>) {
    let mut stream = TcpStream::connect(host.address).expect("a connection");
    stream.set_read_timeout(Some(Duration::from_millis(50))).expect("a timeout");
    let started = Instant::now();
    let (mut said, mut buffer, mut rest) = (Vec::new(), [0; 1024], bytes.iter());
    while started.elapsed() < Duration::from_secs(10) {
        if let Some(byte) = rest.next() {
            // It may have hung up already; reading will tell.
            drop(stream.write(&[*byte]));
        }
        match stream.read(&mut buffer) {
            Ok(0) => return (started.elapsed(), said),
            Ok(length) => said.extend(&buffer[..length]),
            Err(error) if [ErrorKind::WouldBlock, ErrorKind::TimedOut].contains(&error.kind()) => {}
            Err(_) => return (started.elapsed(), said),
        }
    }
    panic!("the server waits for ever");
}

#[test]
fn who_does_not_say_what_they_want_is_not_waited_for() {
    let host = Host::with(|config| config.patience = Duration::from_millis(400));
    let slow = format!("GET /api/me HTTP/1.1\r\nhost: {}\r\nx: {}", host.address, "y".repeat(300));
    for bytes in [&b""[..], b"GET /api/me HT", slow.as_bytes()] {
        let (waited, said) = drip(&host, bytes);
        assert!(waited >= Duration::from_millis(350) && waited < Duration::from_secs(5), "{waited:?}");
        assert!(!said.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&said));
    }
    // Nor is somebody who has said it once and keeps the line.
    let mut kept = TcpStream::connect(host.address).expect("a connection");
    write!(kept, "GET /healthz HTTP/1.1\r\nhost: {}\r\n\r\n", host.address).expect("sent");
    kept.set_read_timeout(Some(Duration::from_secs(10))).expect("a timeout");
    let mut said = Vec::new();
    kept.read_to_end(&mut said).expect("closed in time");
    assert!(said.starts_with(b"HTTP/1.1 200"));
}

#[test]
fn who_sends_byte_by_byte_is_not_waited_for() {
    let host = Host::with(|config| config.patience = Duration::from_millis(400));
    let mut stream = TcpStream::connect(host.address).expect("a connection");
    let head = "content-type: application/json\r\ncontent-length: 10000";
    write!(stream, "POST /api/matches HTTP/1.1\r\nhost: {}\r\n{head}\r\n\r\n{{", host.address).expect("sent");
    stream.set_read_timeout(Some(Duration::from_millis(50))).expect("a timeout");
    let started = Instant::now();
    let (mut said, mut buffer) = (Vec::new(), [0; 4096]);
    while said.is_empty() && started.elapsed() < Duration::from_secs(10) {
        drop(stream.write(b" "));
        if let Ok(length) = stream.read(&mut buffer) {
            said.extend(&buffer[..length]);
        }
    }
    let said = String::from_utf8_lossy(&said);
    assert!(said.starts_with("HTTP/1.1 400") && said.contains("too slowly"), "{said}");
    assert!(started.elapsed() >= Duration::from_millis(350), "{:?}", started.elapsed());
}

#[test]
fn at_a_table_one_may_be_silent() {
    let host = Host::with(|config| config.patience = Duration::from_millis(200));
    let ada: Browser = host.browser();
    let mut live = ada.sit(&ada.make(&wish(&["me", "random"])), 0);
    live.state_where("the bot's first card", |state| state["match"]["choices"] == 1);
    std::thread::sleep(Duration::from_millis(800));
    let first = live.offers()[0].clone();
    live.choose(&first);
}
