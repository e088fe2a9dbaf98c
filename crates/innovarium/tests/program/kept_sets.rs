//! Matches with component sets that people keep: no process knows a set before it has read it.

use std::net::SocketAddr;

use serde_json::{Value, json};
use services::postgres_for_test;

use crate::calling::{Folder, said};
use crate::cluster::{Live, Node};
use crate::crash::{Running, request, start_with};
use crate::database::move_back;
use crate::operating::cookie;
use crate::workers::{Thinker, own_nats};

/// A set of one's own, in which many values are others; answers what a match calls it.
fn keep(address: SocketAddr, cookie: &str) -> String {
    let mut file: Value = serde_json::from_str(&said(&["components"])).expect("JSON");
    file["name"] = json!("Ada's box");
    for entry in file["economy_tiles"].as_array_mut().expect("tiles") {
        entry["benefit"] = json!("1 trader + 2 ip or 1 scholar");
    }
    for entry in file["idea_cards"].as_array_mut().expect("cards") {
        entry["chain"] = json!("travel");
    }
    let body = json!({ "game": "inventions", "file": file }).to_string();
    let (_, kept) = request(address, "POST /api/component-sets", cookie, &body).expect("kept");
    kept["id"].as_str().expect("an id").to_string()
}

fn make(address: SocketAddr, cookie: &str, set: &str, bot: &str) -> String {
    let seats = [json!({ "kind": "me" }), json!({ "kind": "bot", "level": bot })];
    let wish = json!({ "game": "inventions", "options": { "components": set }, "seats": seats, "public": false });
    let (_, made) = request(address, "POST /api/matches", cookie, &wish.to_string()).expect("a match");
    made["id"].as_str().expect("an id").to_string()
}

/// Chooses a few times, until one is asked again.
fn go_on(table: &mut Live) {
    for _ in 0..8 {
        table.until("a question", |table| !table.offers().is_empty());
        let (version, offers) = (table.version(), table.offers());
        table.say(&json!({ "type": "choose", "version": version, "choice": offers[0] }));
        table.until("the choice made", |table| table.version() > version);
    }
    table.until("a question", |table| !table.offers().is_empty());
}

/// What a table looks like, and what is asked there.
fn seen(table: &Live) -> [Value; 3] {
    ["version", "view", "question"].map(|part| table.state[part].clone())
}

/// The match is where it was, with its set, and goes on.
#[track_caller]
fn came_back(address: SocketAddr, (id, set, cookie): (&str, &str, &str), before: &[Value; 3]) -> [Value; 3] {
    let mut table = Live::open(address, id, 0, cookie);
    assert_eq!(&seen(&table), before);
    assert_eq!(table.state["match"]["options"]["components"], set);
    let path = format!("GET /api/games/inventions/components?components={set}");
    let (_, facts) = request(address, &path, cookie, "").expect("facts");
    assert_eq!(facts["about"]["name"], "Ada's box");
    go_on(&mut table);
    seen(&table)
}

#[test]
fn a_match_with_a_kept_set_outlives_its_server_and_moves_between_databases() {
    let (folder, other) = (Folder::new("kept-set"), Folder::new("kept-set-back"));
    let server = Running::start(&folder.0);
    let cookie = cookie(server.address);
    let set = keep(server.address, &cookie);
    let id = make(server.address, &cookie, &set, "random");
    let mut table = Live::open(server.address, &id, 0, &cookie);
    go_on(&mut table);
    let before = seen(&table);
    server.kill();
    let server = Running::start(&folder.0);
    let ours = (id.as_str(), set.as_str(), cookie.as_str());
    let before = came_back(server.address, ours, &before);
    server.kill();
    let Some(url) = postgres_for_test() else { return };
    said(&["move", "--from", folder.0.to_str().expect("a name"), "--to", &url]);
    let server = Running::wait_for(start_with(&folder.0, &["--database", &url]));
    let before = came_back(server.address, ours, &before);
    server.kill();
    move_back(&url, &other.file("innovarium.sqlite"));
    let server = Running::start(&other.0);
    came_back(server.address, ours, &before);
    server.kill();
}

#[test]
fn a_kept_set_is_known_to_workers_and_other_servers() {
    let folder = Folder::new("kept-set-elsewhere");
    let (Some(database), Some(nats)) = (postgres_for_test(), own_nats(&folder)) else { return };
    let mut nodes = [0, 1].map(|_| Node::start(&database, Some(&nats.url())));
    let thinker = Thinker::start(&nats.url(), "1");
    let [one, other] = nodes.each_ref().map(|node| node.address);
    let cookie = cookie(one);
    let set = keep(one, &cookie);
    // Whoever makes the match has not seen the set before, and neither has whoever thinks.
    let id = make(other, &cookie, &set, "strong");
    let mut table = Live::open(other, &id, 0, &cookie);
    go_on(&mut table);
    let before = seen(&table);
    nodes[1].kill();
    came_back(one, (&id, &set, &cookie), &before);
    nodes[0].kill();
    assert!(thinker.stop() > 0, "the bot's thoughts were those of a worker");
}
