//! The description of the API: complete, and true.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use table::Rng;

use crate::browser::{Browser, Reply, friends, wish, with, word};
use crate::host::{Host, all_games};
use crate::live::Live;
use crate::playing::{against_bot, play_to_the_end, wait_for};
use crate::schema::Description;

const METHODS: [&str; 5] = ["get", "put", "post", "delete", "patch"];

/// Method and path of everything described.
fn described(description: &Description) -> BTreeSet<(String, String)> {
    let paths = description.0["paths"].as_object().expect("paths");
    let calls = paths.iter().flat_map(|(path, calls)| {
        let methods = calls.as_object().expect("calls").keys();
        methods.map(|method| (method.clone(), path.clone()))
    });
    calls.collect()
}

#[test]
fn every_route_is_described_and_nothing_else() {
    let routes = server::routes().into_iter().map(|(method, path)| (method.to_string(), path));
    assert_eq!(described(&Description::read()), routes.collect());
}

#[test]
fn the_server_knows_every_described_call_and_no_other_method() {
    let host = Host::start();
    let browser = host.browser();
    let served = browser.get("/api/openapi.json");
    assert_eq!(served.header("content-type"), Some("application/json"));
    let description = Description::read();
    assert_eq!(served.ok(), description.0);
    assert_eq!(description.0["openapi"], "3.1.0");
    let described = described(&description);
    let paths: BTreeSet<&String> = described.iter().map(|(_, path)| path).collect();
    for path in paths {
        let real = path.replace("{id}", "0123456789abcdef").replace("{game}", "innovation").replace("{number}", "1");
        for method in METHODS {
            let answer = browser.send(&method.to_uppercase(), &real, &[], (method != "get").then_some(""));
            let known = described.contains(&(method.to_string(), path.clone()));
            assert_eq!(answer.status != 405, known, "{method} {path} answers {}", answer.status);
        }
    }
}

#[test]
fn every_error_of_the_protocol_is_described() {
    let protocol = include_str!("../../../../docs/protocol.md");
    let list = protocol.split("`code` is one of").nth(1).expect("the codes").split(';').next().expect("a list");
    let codes: BTreeSet<&str> = list.split('`').skip(1).step_by(2).collect();
    let description = Description::read().schema("Code");
    let described = description["enum"].as_array().expect("codes");
    assert_eq!(codes, described.iter().map(|code| code.as_str().expect("a word")).collect());
}

/// Checks answers, and remembers which calls were answered.
pub struct Inspector<'a> {
    pub description: Description,
    browser: &'a Browser,
    pub answered: BTreeSet<(String, String)>,
}

impl<'a> Inspector<'a> {
    pub fn new(description: Description, browser: &'a Browser) -> Self {
        Inspector { description, browser, answered: BTreeSet::new() }
    }

    #[track_caller]
    pub fn see(&mut self, method: &str, path: &str, answer: Reply) -> Value {
        let call = &self.description.0["paths"][path][method];
        assert!(call.is_object(), "{method} {path} is not described");
        let kind = answer.header("content-type").expect("a kind").split(';').next().expect("one").to_string();
        let status = answer.status.to_string();
        let responses = &call["responses"];
        let response = responses.get(&status).unwrap_or_else(|| {
            let reference = responses["default"]["$ref"].as_str().expect("a default");
            self.description.0.pointer(&reference[1..]).expect("a response")
        });
        let schema = &response["content"][kind.as_str()]["schema"];
        assert!(schema.is_object(), "{method} {path}: {status} with {kind} is not described");
        let value = match kind.as_str() {
            "application/json" => serde_json::from_str(&answer.text).expect("JSON"),
            _ => json!(answer.text),
        };
        self.fits(schema, &value, &format!("{method} {path} ({status})"));
        if answer.status == 200 {
            self.answered.insert((method.to_string(), path.to_string()));
        }
        value
    }

    #[track_caller]
    fn fits(&self, schema: &Value, value: &Value, what: &str) {
        if let Err(problem) = self.description.check(schema, value) {
            panic!("{what}: {problem}");
        }
    }

    #[track_caller]
    fn get(&mut self, path: &str, real: &str) -> Value {
        self.see("get", path, self.browser.get(real))
    }

    /// What is sent must fit the description, too.
    #[track_caller]
    fn send(&mut self, method: &str, path: &str, real: &str, body: Value) -> Value {
        let wanted = &self.description.0["paths"][path][method]["requestBody"]["content"]["application/json"]["schema"];
        if wanted.is_object() {
            self.fits(wanted, &body, &format!("the body of {method} {path}"));
        }
        let answer = if method == "put" { self.browser.put(real, &body) } else { self.browser.post(real, &body) };
        self.see(method, path, answer)
    }

    pub fn hears(&self, live: &Live) {
        let schema = self.description.schema("FromServer");
        for message in &live.heard {
            self.fits(&schema, message, "a message");
        }
    }

    fn says(&self, live: &mut Live, message: &Value) {
        self.fits(&self.description.schema("FromClient"), message, "what is said");
        live.say(message);
    }
}

#[test]
fn real_answers_are_as_described() {
    let host = Host::start();
    let (ada, id, live) = against_bot(&host, 41);
    let mut players = [live];
    let mut see = Inspector::new(Description::read(), &ada);
    let at = |rest: &str| format!("/api/matches/{{id}}{rest}");
    let real = |id: &str, rest: &str| format!("/api/matches/{id}{rest}");

    see.get("/api/me", "/api/me");
    see.send("put", "/api/me", "/api/me", json!({ "name": "Ada", "webhook": null }));
    see.send("put", "/api/me", "/api/me", json!({ "webhook": "https://ntfy.sh/topic", "language": "de" }));
    see.get("/api/games", "/api/games");
    see.get("/api/games/{game}/components", "/api/games/innovation/components");
    see.get("/api/games/{game}/texts/{language}", "/api/games/innovation/texts/de");
    see.get("/api/texts/{language}", "/api/texts/en");
    let learned = json!({ "learned": { "lesson/nim/take": 3 }, "forget": ["coach/"] });
    see.send("post", "/api/me/learned", "/api/me/learned", learned);
    see.get("/api/me/learned", "/api/me/learned");
    see.get("/api/games/{game}/winnings", "/api/games/innovation/winnings");
    let lessons = see.get("/api/lessons/{language}", "/api/lessons/en");
    let lesson = format!("/api/games/innovation/lessons/{}/en", word(&lessons["lessons"][0]["name"]));
    see.get("/api/games/{game}/lessons/{lesson}/{language}", &lesson);
    let figures = "/api/games/innovation/setup-lines/3?expansions=figures";
    see.get("/api/games/{game}/setup-lines/{seats}", figures);
    let puzzles = see.get("/api/puzzles/{language}", "/api/puzzles/en");
    let puzzle = format!("/api/games/innovation/puzzles/{}", word(&puzzles["puzzles"][0]["id"]));
    let first = json!({ "choices": [], "help": true });
    see.send("post", "/api/games/{game}/puzzles/{puzzle}", &puzzle, first);
    let study = json!({ "game": "innovation", "scene": "A red: Archery\n", "choices": ["A: draw"], "seat": null });
    see.send("post", "/api/study", "/api/study", study.clone());
    see.send("post", "/api/study/hint", "/api/study/hint", json!({ "study": study, "seat": 0 }));
    see.get("/api/openapi.json", "/api/openapi.json");
    see.get("/healthz", "/healthz");
    see.get("/livez", "/livez");
    see.get("/readyz", "/readyz");
    see.get("/metrics", "/metrics");
    see.send("post", &at("/hint"), &real(&id, "/hint"), json!({ "seat": 0, "version": players[0].version() }));
    see.send("post", &at("/coach"), &real(&id, "/coach"), json!({ "seat": 0, "version": players[0].version() }));
    see.get(&at("/replay"), &real(&id, "/replay"));
    play_to_the_end(&mut players, &mut Rng::new(41));
    see.hears(&players[0]);
    see.get(&at("/scene"), &real(&id, "/scene?at=2"));

    let whole =
        with(wish(&["me", "open", "beginner"]), json!({ "public": true, "limit": 60, "options": { "longer": "yes" } }));
    let other = word(&see.send("post", "/api/matches", "/api/matches", whole)["id"]);
    see.send("post", "/api/matches", "/api/matches", with(wish(&["me", "Ben", "greedy"]), json!({ "seed": 5 })));
    see.get(&at(""), &real(&id, ""));
    see.get(&at(""), &real(&other, ""));
    see.send("post", &at("/leave"), &real(&other, "/leave"), json!({ "seat": 0 }));
    see.send("post", &at("/join"), &real(&other, "/join"), json!({ "seat": 0 }));
    see.send("post", &at("/join"), &real(&other, "/join"), json!({ "seat": 0, "invitation": "wrong" }));
    let fair = json!({ "hints": true, "clock": { "kind": "bank", "seconds": 600, "increment": 15 } });
    let fair = with(wish(&["me", "casual", "casual"]), fair);
    let left = word(&see.send("post", "/api/matches", "/api/matches", fair)["id"]);
    see.get(&at(""), &real(&left, ""));
    see.send("post", &at("/leave"), &real(&left, "/leave"), json!({ "seat": 0 }));
    see.send("post", &at("/return"), &real(&left, "/return"), json!({ "seat": 0 }));
    see.send("post", &at("/give-up"), &real(&left, "/give-up"), json!({ "seat": 0 }));
    see.get(&at(""), &real(&left, ""));
    let mut waiting = ada.sit(&other, 0);
    see.see("delete", &at(""), ada.send("DELETE", &real(&other, ""), &[], None));
    waiting.closed();
    assert_eq!(waiting.heard.last().expect("a last word")["type"], "cancelled");
    see.hears(&waiting);
    see.see("delete", &at(""), host.browser().send("DELETE", &real(&id, ""), &[], None));
    see.get(&at("/replay"), &real(&id, "/replay?at=1&seat=0"));
    for choices in [0, 1, players[0].choices()] {
        see.get(&at("/replay"), &real(&id, &format!("/replay?at={choices}")));
    }
    see.get(&at("/chart"), &real(&id, "/chart"));
    see.get(&at("/analysis"), &real(&id, "/analysis"));
    see.get(&at("/analysis"), &real("nothing", "/analysis"));
    let record = word(&see.get(&at("/record"), &real(&id, "/record")));
    let uploaded = ada.post_text("/api/records", &record);
    see.see("post", "/api/records", uploaded);
    see.see("post", "/api/records", ada.post_text("/api/records", "nonsense"));
    // With points, not only the beginning of an analysis.
    wait_for(|| ada.get(&real(&id, "/analysis")).ok()["points"].as_array().is_some_and(|points| points.len() > 2));
    see.get(&at("/analysis"), &real(&id, "/analysis?from=1"));
    see.send("post", &at("/fork"), &real(&id, "/fork"), json!({ "at": 3, "seat": 0, "level": "random" }));
    see.get("/api/lobby", "/api/lobby");
    see.get(&at(""), &real("nothing", ""));
    see.get(&at("/live"), &real(&id, "/live"));

    let credentials = json!({ "account": "ada", "password": "12345678" });
    see.send("post", "/api/account", "/api/account", credentials.clone());
    see.send("post", "/api/logout", "/api/logout", json!({}));
    see.send("post", "/api/login", "/api/login", credentials);
    let account = |rest: &str| format!("/api/account/{rest}");
    let path = account("password");
    see.send("post", &path, &path, json!({ "old": "wrong", "new": "12345678" }));
    see.send("post", &path, &path, json!({ "old": "12345678", "new": "87654321" }));
    let path = account("recovery-code");
    let code = see.send("post", &path, &path, json!({ "password": "87654321" }))["recovery_code"].clone();
    let path = account("recover");
    see.send("post", &path, &path, json!({ "account": "ada", "recovery_code": "wrong", "password": "12345678" }));
    see.send("post", &path, &path, json!({ "account": "ada", "recovery_code": code, "password": "12345678" }));
    see.send("post", "/api/logout-everywhere", "/api/logout-everywhere", json!({}));
    see.get(&account("export"), &account("export"));
    moderate(&mut see, &host);
    keep_sets(&mut see);
    see.send("post", &account("delete"), &account("delete"), json!({ "password": "12345678" }));
    let mut all = described(&see.description);
    all.remove(&("get".to_string(), at("/live")));
    assert_eq!(see.answered, all, "every call was answered once");
}

/// Component sets, of a server with a game that has them.
fn keep_sets(see: &mut Inspector) {
    let host = Host::with_games(all_games);
    let ben = host.browser().named("Ben");
    let path = "/api/games/{game}/vocabulary";
    see.see("get", path, ben.get("/api/games/inventions/vocabulary"));
    let file = ben.get("/api/games/inventions/components").ok()["file"].clone();
    let (all, one) = ("/api/component-sets", "/api/component-sets/{set}");
    let sent = json!({ "game": "inventions", "file": file });
    see.see("post", "/api/component-sets/check", ben.post("/api/component-sets/check", &sent));
    let made = see.see("post", all, ben.post(all, &sent));
    let real = format!("{all}/{}", word(&made["set"]));
    see.see("post", one, ben.post(&real, &sent));
    see.see("get", one, ben.get(&real));
    see.see("get", all, ben.get(all));
    let two = json!({ "game": "inventions", "files": [file, file] });
    see.see("post", "/api/component-sets/compare", ben.post("/api/component-sets/compare", &two));
    see.see("delete", one, ben.send("DELETE", &real, &[], None));
    see.see("delete", one, ben.send("DELETE", &real, &[], None));
}

/// What people do about each other, and what operators do. The inspector's account becomes an operator's.
fn moderate(see: &mut Inspector, host: &Host) {
    let ben = host.browser().named("Ben");
    let id = see.browser.make(&with(wish(&["me", "open"]), json!({ "public": true })));
    ben.join(&id, 1, None).ok();
    let mut bens = ben.sit(&id, 1);
    bens.say(&json!({ "type": "chat", "text": "hello" }));
    bens.until("the line", |message| message["type"] == "chat");
    let whom = json!({ "match": id, "chat": 0 });
    let mute = see.send("post", "/api/mutes", "/api/mutes", whom.clone())["mutes"][0]["id"].clone();
    see.get("/api/mutes", "/api/mutes");
    see.see("delete", "/api/mutes/{number}", see.browser.send("DELETE", &format!("/api/mutes/{mute}"), &[], None));
    see.send("post", "/api/reports", "/api/reports", json!({ "whom": whom, "reason": "spam", "note": "so much" }));
    let line = format!("/api/matches/{id}/chat/0");
    see.see("delete", "/api/matches/{id}/chat/{number}", see.browser.send("DELETE", &line, &[], None));
    let waiting = see.browser.make(&with(wish(&["me", "open", "open"]), json!({ "public": true })));
    ben.join(&waiting, 1, None).ok();
    let path = format!("/api/matches/{waiting}/remove");
    see.send("post", "/api/matches/{id}/remove", &path, json!({ "seat": 1 }));

    host.data().run("UPDATE people SET operator = 1 WHERE account = 'ada'");
    let admin = |rest: &str| format!("/api/admin/{rest}");
    let report = see.get(&admin("reports"), &admin("reports"))["reports"][0]["id"].clone();
    let path = admin(&format!("reports/{report}/close"));
    see.send("post", &admin("reports/{number}/close"), &path, json!({}));
    let person = word(&see.get(&admin("people"), &admin("people?search=Ben"))["people"][0]["id"]);
    let path = admin(&format!("people/{person}/rename"));
    see.send("post", &admin("people/{person}/rename"), &path, json!({ "name": "Bernd" }));
    let ban = json!({ "kind": "person", "subject": person, "reason": "rude", "hours": 1 });
    let number = see.send("post", &admin("bans"), &admin("bans"), ban)["bans"][0]["id"].clone();
    see.see("put", "/api/me", ben.put("/api/me", &json!({ "name": "Ben" })));
    see.get(&admin("bans"), &admin("bans"));
    let path = admin(&format!("bans/{number}"));
    see.see("delete", &admin("bans/{number}"), see.browser.send("DELETE", &path, &[], None));
    let words = json!({ "en": "Hello", "de": "Hallo", "hours": 1 });
    see.send("put", &admin("announcement"), &admin("announcement"), words);
    see.get("/api/announcement", "/api/announcement");
    see.see("delete", &admin("announcement"), see.browser.send("DELETE", &admin("announcement"), &[], None));
    let path = admin(&format!("people/{person}"));
    see.see("delete", &admin("people/{person}"), see.browser.send("DELETE", &path, &[], None));
    bens.closed();
    assert!(bens.heard.iter().any(|message| message["type"] == "chat-deleted"));
    see.hears(&bens);
}

#[test]
fn real_messages_are_as_described() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben", "Cy"], json!({}));
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let mut watcher = host.browser().watch(&id);
    let see = Inspector::new(Description::read(), &people[0]);
    let choose = json!({ "type": "choose", "version": ada.version(), "choice": ada.offers()[0], "id": "1" });
    see.says(&mut ada, &choose);
    ben.version_reached(ada.next_state()["version"].as_u64().expect("a version"));
    let first = ben.offers()[0].clone();
    ben.choose(&first);
    let messages = [
        json!({ "type": "undo" }),
        json!({ "type": "undo-answer", "agree": false }),
        json!({ "type": "plan", "plan": "decline", "value": "always" }),
        json!({ "type": "plan", "plan": "decline", "value": "" }),
        json!({ "type": "chat", "text": "hello" }),
        json!({ "type": "view", "seat": 0 }),
        json!({ "type": "hints", "agree": true }),
        json!({ "type": "handover", "seat": 2, "agree": true, "level": "strong" }),
        json!({ "type": "choose", "version": 0, "choice": "draw", "id": "2" }),
    ];
    for message in &messages {
        see.says(&mut ada, message);
    }
    let last = ada.refused("stale");
    assert_eq!(last["answer_to"], "2");
    assert!(ada.heard.iter().filter(|message| message["type"] == "error").count() == 1, "all others were understood");
    watcher.state_where("a proposal", |state| state["handover"] != json!([]));
    ben.state_where("a proposal", |state| state["handover"] != json!([]));
    for live in [&ada, &ben, &watcher] {
        see.hears(live);
        for kind in ["state", "chat"] {
            assert!(live.heard.iter().any(|message| message["type"] == kind), "{kind}");
        }
    }
    let mut late = host.browser().watch(&id);
    late.until("the talk so far", |message| message["type"] == "chat-so-far");
    let _cy = people[2].sit(&id, 2);
    ben.until("his coming", |message| message["type"] == "presence");
    see.hears(&ben);
    see.hears(&late);
    // The inspector notices what is missing and what is too much.
    let schema = see.description.schema("FromServer");
    let good = ada.state.clone();
    let mut less = good.clone();
    less.as_object_mut().expect("an object").remove("reset");
    for bad in [less, with(good.clone(), json!({ "seed": 7 })), with(good.clone(), json!({ "viewer": "me" }))] {
        assert!(see.description.check(&schema, &bad).is_err());
    }
    assert_eq!(see.description.check(&schema, &good), Ok(()));
}
