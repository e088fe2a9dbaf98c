//! A browser: HTTP with its own cookie.

use std::cell::RefCell;
use std::net::SocketAddr;
use std::time::Duration;

use bots::Strength;
use serde_json::{Value, json};
use ureq::Agent;
use ureq::http::{HeaderMap, Request};

use crate::host::Host;
use crate::live::Live;

pub struct Browser {
    agent: Agent,
    pub address: SocketAddr,
    cookie: RefCell<Option<String>>,
    /// What accounts know the device by.
    device: RefCell<Option<String>>,
}

#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub headers: HeaderMap,
    pub text: String,
}

impl Reply {
    #[track_caller]
    pub fn ok(self) -> Value {
        assert_eq!(self.status, 200, "{}", self.text);
        serde_json::from_str(&self.text).expect("JSON")
    }

    /// A typed error; answers its text.
    #[track_caller]
    pub fn refused(self, code: &str) -> Value {
        assert!(self.status >= 400, "{} is not an error: {}", self.status, self.text);
        let said: Value = serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("not typed: {self:?}"));
        check_error(&said["error"], code)
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().expect("a readable header"))
    }
}

/// Whether it is this error, with the sentence that belongs to it.
#[track_caller]
pub fn check_error(error: &Value, code: &str) -> Value {
    assert_eq!(error["code"], code, "{error}");
    assert_eq!(error["text"]["id"], format!("error-{code}"), "{error}");
    error["text"].clone()
}

impl Browser {
    pub fn new(address: SocketAddr) -> Browser {
        let config = Agent::config_builder().http_status_as_error(false).timeout_global(Some(Duration::from_secs(30)));
        // A kept connection may be closed just when it is used again.
        let config = config.max_idle_connections(0);
        Browser { agent: config.build().into(), address, cookie: RefCell::default(), device: RefCell::default() }
    }

    pub fn get(&self, path: &str) -> Reply {
        self.send("GET", path, &[], None)
    }

    pub fn post(&self, path: &str, body: &Value) -> Reply {
        self.send("POST", path, &[("content-type", "application/json")], Some(&body.to_string()))
    }

    pub fn put(&self, path: &str, body: &Value) -> Reply {
        self.send("PUT", path, &[("content-type", "application/json")], Some(&body.to_string()))
    }

    pub fn post_text(&self, path: &str, body: &str) -> Reply {
        self.send("POST", path, &[("content-type", "text/plain")], Some(body))
    }

    pub fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: Option<&str>) -> Reply {
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let cookies: Vec<String> = [self.cookie(), self.device.borrow().clone()].into_iter().flatten().collect();
        if !cookies.is_empty() {
            request = request.header("cookie", cookies.join("; "));
        }
        let answer = match body {
            Some(body) => self.agent.run(request.body(body.to_string()).expect("a request")),
            None => self.agent.run(request.body(()).expect("a request")),
        };
        let mut answer = answer.expect("an answer");
        for cookie in answer.headers().get_all("set-cookie") {
            let cookie = cookie.to_str().expect("a readable cookie").split(';').next();
            match cookie.is_some_and(|cookie| cookie.starts_with("innovarium-device=")) {
                true => *self.device.borrow_mut() = cookie.map(str::to_string),
                false => self.set_cookie(cookie),
            }
        }
        let text = answer.body_mut().read_to_string().expect("a readable answer");
        Reply { status: answer.status().as_u16(), headers: answer.headers().clone(), text }
    }

    /// As it is sent: `innovarium=...`.
    pub fn cookie(&self) -> Option<String> {
        self.cookie.borrow().clone()
    }

    pub fn set_cookie(&self, cookie: Option<&str>) {
        *self.cookie.borrow_mut() = cookie.map(str::to_string);
    }

    pub fn me(&self) -> Value {
        self.get("/api/me").ok()
    }

    pub fn named(self, name: &str) -> Browser {
        assert_eq!(self.put("/api/me", &json!({ "name": name })).ok()["name"], name);
        self
    }

    /// Makes a match; answers its id.
    #[track_caller]
    pub fn make(&self, wish: &Value) -> String {
        word(&self.post("/api/matches", wish).ok()["id"])
    }

    /// Makes a match of bots and watches it to its end: alone they do not play.
    #[track_caller]
    pub fn make_and_watch(&self, wish: &Value) -> String {
        let id = self.make(wish);
        self.watch(&id).state_where("the end", |state| state["match"]["status"] == "finished");
        id
    }

    #[track_caller]
    pub fn summary(&self, id: &str) -> Value {
        self.get(&format!("/api/matches/{id}")).ok()
    }

    #[track_caller]
    pub fn join(&self, id: &str, seat: usize, invitation: Option<&str>) -> Reply {
        self.post(&format!("/api/matches/{id}/join"), &json!({ "seat": seat, "invitation": invitation }))
    }

    /// The word that takes the seat, as the match's creator sees it.
    #[track_caller]
    pub fn invitation(&self, id: &str, seat: usize) -> String {
        word(&self.summary(id)["seats"][seat]["invitation"])
    }

    #[track_caller]
    pub fn moment(&self, id: &str, at: u64) -> Value {
        self.get(&format!("/api/matches/{id}/replay?at={at}")).ok()
    }

    /// Sits down at the table.
    #[track_caller]
    pub fn sit(&self, id: &str, seat: usize) -> Live {
        Live::open(self, &format!("/api/matches/{id}/live?seat={seat}&changes=lz4"), &[]).expect("a connection")
    }

    /// Comes back after a lost connection.
    #[track_caller]
    pub fn sit_since(&self, id: &str, seat: usize, since: u64) -> Live {
        let path = format!("/api/matches/{id}/live?seat={seat}&since={since}&changes=lz4");
        Live::open(self, &path, &[]).expect("a connection")
    }

    #[track_caller]
    pub fn watch(&self, id: &str) -> Live {
        Live::open(self, &format!("/api/matches/{id}/live?changes=lz4"), &[]).expect("a connection")
    }
}

#[track_caller]
pub fn word(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is not a word")).to_string()
}

/// A wish for a private match of Innovation; the seats are given as `me`, `open`, the level of a bot, or a name at this
/// device.
pub fn wish(seats: &[&str]) -> Value {
    let seat = |seat: &&str| match *seat {
        "me" | "open" => json!({ "kind": seat }),
        level if Strength::parse(level).is_some() => json!({ "kind": "bot", "level": seat }),
        name => json!({ "kind": "device", "name": name }),
    };
    let seats: Vec<Value> = seats.iter().map(seat).collect();
    json!({ "game": "innovation", "options": {}, "seats": seats, "public": false, "limit": 0 })
}

/// The same with some fields changed.
pub fn with(mut wish: Value, changes: Value) -> Value {
    let Value::Object(changes) = changes else { panic!("changes are fields") };
    for (field, value) in changes {
        wish[field] = value;
    }
    wish
}

/// Friends at one table, each with a browser: the first has made the match, and all others have joined by invitation.
pub fn friends(host: &Host, names: &[&str], changes: Value) -> (Vec<Browser>, String) {
    let browsers: Vec<Browser> = names.iter().map(|name| host.browser().named(name)).collect();
    let mut seats = vec!["open"; names.len()];
    seats[0] = "me";
    let id = browsers[0].make(&with(wish(&seats), changes));
    for (seat, browser) in browsers.iter().enumerate().skip(1) {
        browser.join(&id, seat, Some(&browsers[0].invitation(&id, seat))).ok();
    }
    (browsers, id)
}
