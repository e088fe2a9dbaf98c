//! What machines ask for, and how the server ends.

use std::io::Write;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::json;
use server::store::Database;
use tungstenite::protocol::frame::coding::CloseCode;

use crate::browser::{friends, wish, with};
use crate::host::Host;

#[test]
fn health_and_metrics() {
    let host = Host::start();
    let browser = host.browser();
    let health = browser.get("/healthz");
    assert_eq!((health.status, health.text.as_str()), (200, "ok"));
    assert_eq!(health.header("set-cookie"), None, "machines are nobody");
    let names = ["choices_total", "refusals_total", "calls_total", "connections", "rooms"];
    for name in names {
        assert_eq!(host.metric(&format!("innovarium_{name}")), 0.0, "{name}");
    }
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut ada = people[0].sit(&id, 0);
    ada.send_choice("nonsense");
    ada.refused("not-offered");
    let first = ada.offers()[0].clone();
    ada.choose(&first);
    for (name, value) in names.iter().zip([1.0, 1.0, 0.0, 1.0, 1.0]) {
        assert_eq!(host.metric(&format!("innovarium_{name}")), value, "{name}");
    }
    assert!(host.metric("innovarium_durable_seconds_count") >= 1.0);
    let kind = browser.get("/metrics").header("content-type").expect("a kind").to_string();
    assert!(kind.contains("text"), "{kind}");
}

#[test]
fn a_store_that_cannot_be_written_is_not_healthy() {
    let host = Host::start();
    let lock = host.data();
    lock.lock();
    let answer = host.browser().get("/healthz");
    assert_eq!(answer.status, 503);
    answer.refused("busy");
    lock.unlock();
    assert_eq!(host.browser().get("/healthz").text, "ok");
}

#[test]
fn going_down_says_goodbye_and_loses_nothing() {
    let mut host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    // Bots are thinking meanwhile.
    let bots = people[0].make(&with(wish(&["greedy", "greedy"]), json!({ "seed": 1 })));
    let _watched = people[0].watch(&bots);
    let first = ada.offers()[0].clone();
    let version = ada.choose(&first);
    let started = Instant::now();
    host.stop();
    assert!(started.elapsed() < Duration::from_secs(3), "it takes {:?}", started.elapsed());
    assert_eq!(ada.closed(), Some(CloseCode::Away));
    assert_eq!(ben.closed(), Some(CloseCode::Away));
    if let Database::File(file) = host.database() {
        let files: Vec<String> = std::fs::read_dir(file.parent().expect("a folder"))
            .expect("the folder")
            .map(|file| file.expect("a file").file_name().to_string_lossy().into_owned())
            .filter(|name| name != "innovarium.lock")
            .collect();
        assert_eq!(files, ["innovarium.sqlite"], "the store was closed in order");
    }

    let cookie = people[0].cookie();
    let host = host.restart();
    let again = host.browser();
    again.set_cookie(cookie.as_deref());
    let live = again.sit(&id, 0);
    assert_eq!((live.version(), live.choices()), (version, 1));
}

#[test]
fn a_request_that_never_ends_does_not_keep_it_up() {
    let mut host = Host::start();
    let mut stalled = TcpStream::connect(host.address).expect("a connection");
    let head = "POST /api/logout HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n";
    stalled.write_all(head.as_bytes()).expect("sent");
    let mut half = TcpStream::connect(host.address).expect("a connection");
    half.write_all(b"GET /api/me HT").expect("sent");
    // Both are taken: this one comes after them.
    host.browser().me();
    let started = Instant::now();
    host.stop();
    assert!(started.elapsed() < Duration::from_secs(10), "it takes {:?}", started.elapsed());
}
