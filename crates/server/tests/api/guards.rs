//! What keeps other sites and greedy clients out.

use std::io::{Read, Write};
use std::net::TcpStream;

use serde_json::json;

use crate::browser::{Browser, wish};
use crate::host::Host;
use crate::live::Live;

const JSON: (&str, &str) = ("content-type", "application/json");

fn named(browser: &Browser, origin: &str, name: &str) -> crate::browser::Reply {
    let body = json!({ "name": name }).to_string();
    browser.send("PUT", "/api/me", &[JSON, ("origin", origin)], Some(&body))
}

#[test]
fn another_site_cannot_act_in_ones_name() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let own = format!("http://{}", host.address);
    let foreign = [
        "http://evil.example".to_string(),
        "null".to_string(),
        format!("http://{}.evil.example", host.address),
        "http://127.0.0.1".to_string(),
        "http://127.0.0.1:1".to_string(),
        format!("{own}@evil.example"),
        String::new(),
    ];
    for origin in &foreign {
        let answer = named(&ada, origin, "Eve");
        assert_eq!(answer.status, 403);
        answer.refused("forbidden");
        let body = wish(&["me", "random"]).to_string();
        ada.send("POST", "/api/matches", &[JSON, ("origin", origin)], Some(&body)).refused("forbidden");
        ada.send("POST", "/api/logout", &[("origin", origin)], Some("")).refused("forbidden");
        ada.send("POST", "/api/records", &[("origin", origin)], Some("x")).refused("forbidden");
    }
    assert_eq!((&ada.me()["name"], &ada.get("/api/lobby").ok()["mine"]), (&json!("Ada"), &json!([])));
    assert_eq!(named(&ada, &own, "Ada L").ok()["name"], "Ada L");
    // Looking is no acting.
    assert_eq!(ada.send("GET", "/api/me", &[("origin", &foreign[0])], None).ok()["name"], "Ada L");

    let id = ada.make(&wish(&["me", "random"]));
    let path = format!("/api/matches/{id}/live?seat=0");
    for origin in &foreign {
        let refused = Live::open(&ada, &path, &[("origin", origin)]).err().expect("refused");
        assert_eq!(refused.status, 403);
        refused.refused("forbidden");
    }
    assert_eq!(Live::open(&ada, &path, &[("origin", &own)]).expect("a connection").state["viewer"], 0);
}

#[test]
fn bodies_have_a_length() {
    let host = Host::start();
    let browser = host.browser();
    let limit = server::Limits::default().body;
    let body = json!({ "name": "x".repeat(limit) }).to_string();
    let answer = browser.send("PUT", "/api/me", &[JSON], Some(&body));
    assert_eq!(answer.status, 413);
    answer.refused("too-large");
    // Without saying how long it is.
    let mut stream = TcpStream::connect(host.address).expect("a connection");
    let head = format!("PUT /api/me HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", host.address);
    let chunk = "x".repeat(limit + 10);
    let rest = "content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n";
    // The server may answer and hang up before everything is sent.
    drop(write!(stream, "{head}{rest}{:x}\r\n{chunk}\r\n0\r\n\r\n", chunk.len()));
    let mut answer = Vec::new();
    drop(stream.read_to_end(&mut answer));
    let answer = String::from_utf8_lossy(&answer);
    assert!(answer.starts_with("HTTP/1.1 413") && answer.contains("\"too-large\""), "{answer}");
    // Records may be longer, and are no JSON.
    browser.post_text("/api/records", &"x".repeat(limit * 2)).refused("bad-record");
}

#[test]
fn changing_requests_are_throttled() {
    let host = Host::with(|config| (config.limits.requests_per_second, config.limits.burst) = (1, 3));
    let browser = host.browser();
    let mut answers: Vec<u16> = Vec::new();
    for number in 0..10 {
        answers.push(browser.put("/api/me", &json!({ "name": format!("Ada {number}") })).status);
    }
    assert_eq!(answers[..3], [200, 200, 200]);
    assert!(answers[3..].iter().filter(|&&status| status == 429).count() >= 5, "{answers:?}");
    let refused = browser.put("/api/me", &json!({ "name": "Eve" }));
    if refused.status != 200 {
        refused.refused("too-many");
    }
    for _ in 0..10 {
        browser.me();
    }
}

#[test]
fn every_answer_has_its_guards() {
    let host = Host::start();
    let ada = host.browser();
    let id = ada.make(&wish(&["me", "random"]));
    let record = format!("/api/matches/{id}/record");
    let pages = ["/", "/index.html", "/join/a/1/b", "/missing.js", "/assets/missing.css", "/healthz", "/metrics"];
    let calls =
        ["/api/me", "/api/openapi.json", "/api/nothing", "/api", "/api/matches/none", &record, "/../etc/passwd"];
    let mut answers: Vec<_> = pages.iter().chain(&calls).map(|path| (*path, ada.get(path))).collect();
    answers.push(("a wrong method", ada.send("DELETE", "/api/me", &[], None)));
    answers.push(("a wrong body", ada.send("POST", "/api/matches", &[JSON], Some("{"))));
    answers.push(("no upgrade", ada.get(&format!("/api/matches/{id}/live"))));
    let live = Live::open(&ada, &format!("/api/matches/{id}/live"), &[]).expect("a connection");
    answers
        .push(("upgrade", crate::browser::Reply { status: 101, headers: live.headers.clone(), text: String::new() }));
    for (what, answer) in answers {
        let policy = answer.header("content-security-policy").unwrap_or_else(|| panic!("{what} has no policy"));
        let directives: Vec<&str> = policy.split(';').map(str::trim).collect();
        for directive in ["default-src 'self'", "script-src 'self'", "object-src 'none'", "frame-ancestors 'none'"] {
            assert!(directives.contains(&directive), "{what}: {policy}");
        }
        assert!(!policy.contains("unsafe-eval"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{what}");
        assert_eq!(answer.header("x-frame-options"), Some("DENY"), "{what}");
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"), "{what}");
        let keep = answer.header("cache-control").unwrap_or_else(|| panic!("{what} says nothing of caches"));
        assert!(keep == "no-store" || what.starts_with('/') && !what.starts_with("/api"), "{what}: {keep}");
    }
}

#[test]
fn what_the_api_does_not_know_is_refused_in_its_words() {
    let host = Host::start();
    let browser = host.browser();
    browser.get("/api/nothing").refused("not-found");
    browser.post("/api/nothing", &json!({})).refused("not-found");
    for (method, path) in
        [("DELETE", "/api/me"), ("PUT", "/api/matches"), ("POST", "/api/games"), ("PATCH", "/api/lobby")]
    {
        let answer = browser.send(method, path, &[], None);
        assert_eq!(answer.status, 405, "{method} {path}");
        answer.refused("bad-request");
    }
    let id = browser.make(&wish(&["me", "random"]));
    browser.get(&format!("/api/matches/{id}/live")).refused("bad-request");
}
