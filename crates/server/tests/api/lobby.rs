//! Games, new matches and the lists of the lobby.

use serde_json::{Value, json};

use crate::browser::{Browser, wish, with};
use crate::host::Host;

fn ids(browser: &Browser, list: &str) -> Vec<String> {
    let lobby = browser.get("/api/lobby").ok();
    let list = lobby[list].as_array().expect("a list").iter();
    list.map(|summary| crate::browser::word(&summary["id"])).collect()
}

fn stored_matches(host: &Host) -> i64 {
    host.data().count("matches")
}

#[test]
fn games_are_described() {
    let host = Host::start();
    let browser = host.browser();
    let games = browser.get("/api/games").ok();
    let game = &games[0];
    assert_eq!((&game["name"], &game["rules"]), (&json!("innovation"), &json!(2)));
    assert_eq!(game["seats"], json!({ "least": 2, "most": 4 }));
    let levels = ["novice", "beginner", "apprentice", "casual", "skilled", "strong", "veteran", "expert"];
    assert_eq!(game["bots"], json!(levels));
    assert_eq!(game["plans"], json!(["decline"]));
    for option in game["options"].as_array().expect("options") {
        let values = option["values"].as_array().expect("values");
        assert!(option["several"] == true && option["default"] == "none" || values.contains(&option["default"]));
    }
    let components = browser.get("/api/games/innovation/components").ok();
    let cards = components["cards"].as_array().expect("cards");
    assert_eq!(cards.len(), 105);
    for field in ["name", "slug", "age", "color", "slots", "featured", "effects"] {
        assert!(cards.iter().all(|card| !card[field].is_null()), "{field}");
    }
    browser.get("/api/games/chess/components").refused("not-found");
    let with = |query: &str| browser.get(&format!("/api/games/innovation/components?{query}"));
    assert_eq!(with("edition=iello-2011&teams=yes").ok(), components, "both editions are in it");
    let wrong = [
        ("edition=1492", "option 'edition' cannot be '1492': it is one of deluxe-2017, iello-2011"),
        (
            "colour=red",
            "unknown option 'colour' (available: edition, teams, longer, open-covered, open-counts, expansions, \
             relics, far-away)",
        ),
        ("teams=no&teams=yes", "option 'teams' is set twice"),
    ];
    for (query, detail) in wrong {
        assert_eq!(with(query).refused("bad-request")["args"]["detail"], detail);
    }
}

#[test]
fn a_match_begins_at_once_if_all_seats_are_taken() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let options = json!({ "options": { "edition": "iello-2011" }, "limit": 60, "public": true });
    let id = ada.make(&with(wish(&["me", "Ben", "random"]), options));
    let summary = ada.summary(&id);
    assert_eq!(summary["status"], "running");
    assert_eq!((&summary["id"], &summary["game"]), (&json!(id), &json!("innovation")));
    assert_eq!(summary["options"]["edition"], "iello-2011");
    assert_eq!(summary["options"]["teams"], "no", "options that were left out have their defaults");
    assert_eq!((&summary["public"], &summary["limit"]), (&json!(true), &json!(60)));
    assert_eq!((&summary["yours"], &summary["your_turn"]), (&json!([0, 1]), &json!(true)));
    assert_eq!((&summary["outcome"], &summary["origin"]), (&json!(null), &json!("played")));
    let seats = summary["seats"].as_array().expect("seats");
    let seen: Vec<_> = seats.iter().map(|seat| (&seat["name"], &seat["kind"], &seat["level"])).collect();
    let (null, random) = (json!(null), json!("random"));
    let expected = [
        (&json!("Ada"), &json!("person"), &null),
        (&json!("Ben"), &json!("device"), &null),
        (&seats[2]["name"], &json!("bot"), &random),
    ];
    assert_eq!(seen, expected);
    assert!(seats.iter().all(|seat| seat["invitation"].is_null() && seat["here"] == false));
    let stranger = host.browser().summary(&id);
    assert_eq!((&stranger["yours"], &stranger["your_turn"]), (&json!([]), &json!(false)));
}

#[test]
fn nobody_shares_a_name() {
    let host = Host::start();
    let ada = host.browser().named(&"A".repeat(40));
    let id = ada.make(&wish(&["me", &"A".repeat(40), "random", "random"]));
    let summary = ada.summary(&id);
    let names: Vec<&str> = (0..4).map(|seat| summary["seats"][seat]["name"].as_str().expect("a name")).collect();
    assert_eq!(names[..2], ["A".repeat(40), "A".repeat(38) + " 2"]);
    assert_ne!(names[2], names[3]);
    assert_eq!(summary["status"], "running");
}

#[test]
fn bad_wishes_are_refused_and_nothing_is_made() {
    let host = Host::start();
    let browser = host.browser();
    let good = || wish(&["me", "random"]);
    let seat = |seat: Value| with(good(), json!({ "seats": [{ "kind": "me" }, seat] }));
    let bad = [
        ("not-found", with(good(), json!({ "game": "chess" }))),
        ("bad-request", with(good(), json!({ "game": 7 }))),
        ("bad-request", with(good(), json!({ "options": { "edition": "2099" } }))),
        ("bad-request", with(good(), json!({ "options": { "colour": "red" } }))),
        ("bad-request", with(good(), json!({ "options": { "teams": "yes" } }))),
        ("bad-request", with(good(), json!({ "options": { "teams": true } }))),
        ("bad-request", with(good(), json!({ "seats": [] }))),
        ("bad-request", wish(&["me"])),
        ("bad-request", wish(&["me", "random", "random", "random", "random"])),
        ("bad-request", wish(&["random"; 9])),
        ("seated-already", wish(&["me", "me"])),
        ("bad-request", seat(json!({ "kind": "bot", "level": "genius" }))),
        ("bad-request", seat(json!({ "kind": "bot", "level": "network" }))),
        ("bad-request", seat(json!({ "kind": "bot" }))),
        ("bad-request", seat(json!({ "kind": "alien" }))),
        ("bad-request", seat(json!({ "kind": "open", "invitation": "mine" }))),
        ("bad-request", seat(json!({ "kind": "device", "name": "" }))),
        ("bad-request", seat(json!({ "kind": "device", "name": "x".repeat(41) }))),
        ("bad-request", seat(json!("bot"))),
        ("bad-request", with(good(), json!({ "limit": -1 }))),
        ("bad-request", with(good(), json!({ "limit": 31 * 24 * 3600 + 1 }))),
        ("bad-request", with(good(), json!({ "public": "yes" }))),
        ("bad-request", with(good(), json!({ "seed": "lucky" }))),
        ("bad-request", with(good(), json!({ "cheat": true }))),
        ("bad-request", with(wish(&["me", "open"]), json!({ "seed": 1 }))),
        ("bad-request", json!({})),
        ("bad-request", json!(null)),
    ];
    for (code, wish) in bad {
        browser.post("/api/matches", &wish).refused(code);
    }
    let headers = [("content-type", "application/json")];
    for text in ["", "{", "{\"game\":", "nonsense", "\u{0}"] {
        browser.send("POST", "/api/matches", &headers, Some(text)).refused("bad-request");
    }
    browser.post_text("/api/matches", &good().to_string()).refused("bad-request");
    assert_eq!(stored_matches(&host), 0);
    assert_eq!(browser.get("/api/lobby").ok(), json!({ "mine": [], "open": [], "watch": [], "finished": [] }));
}

#[test]
fn one_person_has_only_so_many_unfinished_matches() {
    let host = Host::with(|config| config.limits.matches = 2);
    let ada = host.browser();
    ada.make(&wish(&["me", "open"]));
    ada.make(&wish(&["me", "random"]));
    ada.post("/api/matches", &wish(&["me", "random"])).refused("too-many");
    assert_eq!(stored_matches(&host), 2);
    host.browser().make(&wish(&["me", "random"]));
}

#[test]
fn the_same_seed_deals_the_same_cards() {
    let host = Host::start();
    let ada = host.browser();
    let hand = |seed: u64| {
        let id = ada.make(&with(wish(&["me", "Ben"]), json!({ "seed": seed })));
        ada.moment(&id, 0)["view"]["players"][0]["hand"].clone()
    };
    assert_eq!(hand(7), hand(7));
    assert!((0..20).any(|seed| hand(seed) != hand(7)));
}

#[test]
fn everybody_sees_the_lists_that_concern_them() {
    let host = Host::start();
    let (ada, ben, eve) = (host.browser(), host.browser(), host.browser());
    let public = |seats: &[&str]| ada.make(&with(wish(seats), json!({ "public": true })));
    let (open, open_hidden) = (public(&["me", "open"]), ada.make(&wish(&["me", "open"])));
    let (running, running_hidden) = (public(&["me", "random"]), ada.make(&wish(&["me", "random"])));
    let has = |browser: &Browser, list: &str, id: &str| ids(browser, list).contains(&id.to_string());

    assert_eq!(ids(&ada, "mine").len(), 4);
    for id in [&open_hidden, &running_hidden] {
        for list in ["mine", "open", "watch", "finished"] {
            assert!(!has(&ben, list, id), "{list} shows a private match");
        }
    }
    assert_eq!(ids(&ben, "open"), [open.as_str()]);
    assert_eq!(ids(&ben, "watch"), [running.as_str()]);
    assert!(ids(&ada, "watch").is_empty(), "one's own match is not to be watched");

    ben.join(&open, 1, None).ok();
    assert!(has(&ben, "mine", &open) && has(&eve, "watch", &open));
    assert!(ids(&eve, "open").is_empty() && ids(&ben, "finished").is_empty());

    // A finished match: all bots, nobody needs to be waited for.
    let bots = with(wish(&["random", "random"]), json!({ "public": true, "seed": 3 }));
    let (shown, hidden) = (ada.make(&bots), ada.make(&with(bots.clone(), json!({ "public": false }))));
    for id in [&shown, &hidden] {
        ada.watch(id).state_where("the end", |state| state["match"]["status"] == "finished");
    }
    assert!(has(&ada, "finished", &shown) && has(&ada, "finished", &hidden));
    assert!(has(&eve, "finished", &shown) && !has(&eve, "finished", &hidden));
    assert!(!has(&ada, "mine", &shown));
}

#[test]
fn an_unknown_match_is_not_found() {
    let host = Host::start();
    let browser = host.browser();
    let path = |rest: &str| format!("/api/matches/0123456789abcdef{rest}");
    for rest in ["", "/replay", "/replay?at=1", "/chart", "/record"] {
        let answer = browser.get(&path(rest));
        assert_eq!(answer.status, 404, "{rest}");
        answer.refused("not-found");
    }
    browser.join("0123456789abcdef", 0, None).refused("not-found");
    browser.post(&path("/leave"), &json!({ "seat": 0 })).refused("not-found");
    browser.post(&path("/fork"), &json!({ "at": 0, "seat": 0, "level": "random" })).refused("not-found");
    browser.post(&path("/hint"), &json!({ "seat": 0, "version": 0 })).refused("not-found");
    let refused = crate::live::Live::open(&browser, &path("/live"), &[]).err().expect("no connection");
    assert_eq!(refused.status, 404);
    refused.refused("not-found");
    for odd in ["/api/matches/%00", "/api/matches/..%2f..", "/api/matches/%ff", "/api/nothing"] {
        assert!(browser.get(odd).status >= 400, "{odd}");
        let code = if odd.ends_with("%ff") { "bad-request" } else { "not-found" };
        browser.get(odd).refused(code);
    }
    assert_eq!(host.metric("innovarium_rooms"), 0.0, "no room is kept for what does not exist");
}

/// Copies of a match, half of them finished.
fn multiply(host: &Host, id: &str, copies: u32) {
    let data = host.data();
    let mut sql = String::from("BEGIN;");
    for table in ["matches", "seats"] {
        let column = if table == "matches" { "id" } else { "match" };
        sql += &format!("CREATE TEMP TABLE copied_{table} AS SELECT * FROM {table} WHERE {column} = '{id}';");
    }
    for number in 0..copies {
        let status = if number % 2 == 0 { "running" } else { "finished" };
        sql += &format!(
            "UPDATE copied_matches SET id = 'copy{number}', moved = moved + 1, status = '{status}';
            UPDATE copied_seats SET match = 'copy{number}';
            INSERT INTO matches SELECT * FROM copied_matches;
            INSERT INTO seats SELECT * FROM copied_seats;"
        );
    }
    data.run(&(sql + "COMMIT"));
}

fn packed(text: &str) -> usize {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    std::io::Write::write_all(&mut packed, text.as_bytes()).expect("packed");
    packed.finish().expect("packed").len()
}

#[test]
fn the_lobby_of_somebody_with_thousands_of_matches_is_small() {
    let mut host = Host::start();
    let ada = host.browser().named("Ada");
    let id = ada.make(&with(wish(&["me", "Ben", "Cy", "Di"]), json!({ "public": true })));
    host.stop();
    multiply(&host, &id, 5000);
    let host = host.restart();
    let again = host.browser();
    again.set_cookie(ada.cookie().as_deref());
    let answer = again.get("/api/lobby");
    let (tag, text) = (answer.header("etag").expect("a tag").to_string(), answer.text.clone());
    let lists = answer.ok();
    let length = |list: &str| lists[list].as_array().map(Vec::len);
    assert_eq!((length("mine"), length("finished")), (Some(50), Some(50)), "the newest of each");
    assert_eq!(lists["finished"][0]["id"], "copy4999");
    // So much goes over the wire if anything has changed, else only the tag.
    assert!(packed(&text) < 10_000, "{} bytes, packed {}", text.len(), packed(&text));
    assert_eq!(again.send("GET", "/api/lobby", &[("if-none-match", &tag)], None).status, 304);
}
