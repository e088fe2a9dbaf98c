//! Component sets that people make: kept in versions, played with, compared, and kept as long as a match needs them.

use serde_json::{Value, json};

use crate::browser::{Browser, wish, with, word};
use crate::host::{Host, all_games};

/// The file that comes with the program.
fn built_in(browser: &Browser) -> Value {
    browser.get("/api/games/inventions/components").ok()["file"].clone()
}

/// The same with one other value.
fn corrected(browser: &Browser, benefit: &str) -> Value {
    let mut file = built_in(browser);
    file["name"] = json!("Ada's box");
    file["economy_tiles"][0]["benefit"] = json!(benefit);
    file["economy_tiles"][0]["confidence"]["benefit"] = json!("box");
    file
}

fn sent(file: &Value) -> Value {
    json!({ "game": "inventions", "file": file })
}

fn match_with(id: &Value) -> Value {
    with(wish(&["me", "Ben"]), json!({ "game": "inventions", "options": { "components": id } }))
}

#[test]
fn a_set_is_kept_in_versions_and_a_match_is_played_with_it() {
    let host = Host::with_games(all_games);
    let (ada, ben) = (host.browser().named("Ada"), host.browser().named("Ben"));
    let first = ada.post("/api/component-sets", &sent(&corrected(&ada, "trader or artisan"))).ok();
    assert_eq!((&first["version"], &first["name"], &first["mine"]), (&json!(1), &json!("Ada's box"), &json!(true)));
    assert_eq!(
        (&first["values"], &first["reconstructed"], &first["grades"]["box"]),
        (&json!(393), &json!(339), &json!(1))
    );
    let path = format!("/api/component-sets/{}", word(&first["set"]));
    // Anybody with the link reads it, in its one form.
    let seen = ben.get(&path).ok();
    assert_eq!(seen["file"]["economy_tiles"][0]["benefit"], "1 trader or 1 artisan");
    assert_eq!(seen["set"]["mine"], false);
    // A version that nobody plays with is replaced, one that is played with stays.
    let second = ada.post(&path, &sent(&corrected(&ada, "1 influence + 2 ip"))).ok();
    assert_eq!(ada.get(&path).ok()["versions"].as_array().map(Vec::len), Some(1));
    let id = ada.make(&match_with(&second["id"]));
    let third = ada.post(&path, &sent(&corrected(&ada, "12 ip"))).ok();
    let versions = ada.get(&path).ok()["versions"].clone();
    assert_eq!([&versions[0]["id"], &versions[1]["id"]], [&third["id"], &second["id"]]);
    assert_eq!(ada.summary(&id)["options"]["components"], second["id"]);
    let facts = ben.get(&format!("/api/games/inventions/components?components={}", word(&second["id"]))).ok();
    assert_eq!(facts["about"]["name"], "Ada's box");
    assert_eq!(facts["file"]["economy_tiles"][0]["benefit"], "1 influence + 2 ip");
    // The others cannot touch it.
    ben.post(&path, &sent(&corrected(&ben, "1 ip"))).refused("forbidden");
    ben.send("DELETE", &path, &[], None).refused("not-found");
    assert_eq!(ben.get("/api/component-sets").ok()["sets"], json!([]));
    // Deleted, it is kept for the match alone.
    ada.send("DELETE", &path, &[], None).ok();
    ada.get(&path).refused("not-found");
    let kept = "SELECT count(*) FROM component_sets WHERE id = ";
    let count = |id: &Value| host.data().number(&format!("{kept}'{}'", word(id)));
    assert_eq!((count(&first["id"]), count(&second["id"]), count(&third["id"])), (Some(0), Some(1), Some(0)));
    assert_eq!(ada.summary(&id)["options"]["components"], second["id"]);
}

/// Nothing new is told by keeping the same again; another name is something new.
#[test]
fn a_set_that_has_not_changed_stays_the_version_it_is() {
    let host = Host::with_games(all_games);
    let ada = host.browser().named("Ada");
    let file = corrected(&ada, "16 ip");
    let first = ada.post("/api/component-sets", &sent(&file)).ok();
    let path = format!("/api/component-sets/{}", word(&first["set"]));
    assert_eq!(ada.post(&path, &sent(&file)).ok(), first);
    ada.make(&match_with(&first["id"]));
    assert_eq!(ada.post(&path, &sent(&file)).ok(), first);
    let again = ada.get(&path).ok()["file"].clone();
    assert_eq!(ada.post(&path, &sent(&again)).ok(), first, "as the server writes it");
    let renamed = with(file, json!({ "name": "Ada's other box" }));
    assert_eq!(ada.post(&path, &sent(&renamed)).ok()["version"], 2);
    assert_eq!(ada.get(&path).ok()["versions"].as_array().map(Vec::len), Some(2));
}

/// Keeping a set reads its file and forgets it: whoever needs the set must fetch it.
#[test]
fn a_position_with_a_kept_set_is_explored() {
    let host = Host::with_games(all_games);
    let ada = host.browser().named("Ada");
    let keep = |benefit: &str| {
        let kept = ada.post("/api/component-sets", &sent(&corrected(&ada, benefit))).ok();
        word(&kept["id"])
    };
    let study = |scene: &str| json!({ "game": "inventions", "scene": scene, "choices": [], "seat": null });
    let id = keep("13 ip");
    let begun = ada.post("/api/study", &study(&format!("seats: 3\noptions: components={id}\n"))).ok();
    assert_eq!((&begun["options"]["components"], &begun["seats"]), (&json!(id), &json!(3)));
    let lines = ada.get(&format!("/api/games/inventions/setup-lines/2?components={}", keep("14 ip"))).ok();
    assert!(lines["lines"].as_array().is_some_and(|lines| !lines.is_empty()));
    let hinted = keep("15 ip");
    let hint = json!({ "study": study(&format!("options: components={hinted}\n")), "seat": 0 });
    let hints = ada.post("/api/study/hint", &hint).ok();
    assert!(hints["hints"].as_array().is_some_and(|hints| !hints.is_empty()), "{hints}");
    let nobodys = "options: components=0000000000000000-00000000\n";
    ada.post("/api/study", &study(nobodys)).refused("bad-scene");
    ada.post("/api/study", &study("options: components\n")).refused("bad-scene");
}

#[test]
fn sets_are_taken_along_and_deleted_with_their_owner() {
    let host = Host::with_games(all_games);
    let (ada, ben) = (host.browser().named("Ada"), host.browser().named("Ben"));
    let kept = ada.post("/api/component-sets", &sent(&corrected(&ada, "6 ip"))).ok();
    let played = ada.make(&with(match_with(&kept["id"]), json!({ "public": true })));
    ada.post(&format!("/api/component-sets/{}", word(&kept["set"])), &sent(&corrected(&ada, "7 ip"))).ok();
    let unplayed = ada.post("/api/component-sets", &sent(&corrected(&ada, "8 ip"))).ok();
    ben.post("/api/component-sets", &sent(&corrected(&ben, "9 ip"))).ok();

    let own = |browser: &Browser| browser.get("/api/account/export").ok()["data"]["component_sets"].clone();
    let sets = own(&ada);
    let benefits: Vec<Value> = sets.as_array().expect("sets").iter().map(benefit_of).collect();
    assert_eq!(benefits, [json!("8 ip"), json!("7 ip"), Value::Null], "two sets, and an older version: {sets}");
    let older = ada.get(&word(&sets[2]["address"])).ok();
    assert_eq!(benefit_of(&older), "6 ip");
    assert_eq!(own(&ben).as_array().map(Vec::len), Some(1));

    ada.post("/api/account/delete", &json!({})).ok();
    let left = |sql: &str| host.data().number(&format!("SELECT count(*) FROM component_sets WHERE {sql}"));
    assert_eq!(left("owner <> ''"), Some(1), "Ben's");
    // What is played with stays for that, as nobody's.
    assert_eq!(left(&format!("owner = '' AND id = '{}'", word(&kept["id"]))), Some(1));
    assert_eq!(left("owner = ''"), Some(1));
    ben.get(&format!("/api/component-sets/{}", word(&unplayed["set"]))).refused("not-found");
    ben.get(&format!("/api/component-sets/{}", word(&kept["set"]))).refused("not-found");
    assert_eq!(ben.summary(&played)["options"]["components"], kept["id"]);
}

fn benefit_of(kept: &Value) -> Value {
    kept["file"]["economy_tiles"][0]["benefit"].clone()
}

#[test]
fn a_wrong_file_is_refused_and_all_its_errors_are_told() {
    let host = Host::with_games(all_games);
    let ada = host.browser().named("Ada");
    let mut file = corrected(&ada, "a pony");
    file["culture_tiles"][2]["action"] = json!("dance");
    let checked = ada.post("/api/component-sets/check", &sent(&file)).ok();
    let problems = checked["problems"].as_array().expect("problems");
    assert_eq!((problems.len(), &checked["id"]), (2, &Value::Null));
    assert_eq!((&problems[0]["section"], &problems[0]["word"]), (&json!("economy_tiles"), &json!("a pony")));
    assert!(problems[1]["allowed"].as_array().is_some_and(|words| words.contains(&json!("travel"))));
    ada.post("/api/component-sets", &sent(&file)).refused("bad-request");
    ada.post("/api/component-sets", &json!({ "game": "innovation", "file": {} })).refused("not-found");
    ada.make(&wish(&["me", "Ben"]));
    ada.post("/api/matches", &match_with(&json!("0000000000000000-00000000"))).refused("bad-request");
    assert_eq!(host.data().number("SELECT count(*) FROM component_sets"), Some(0));
    let words = ada.get("/api/games/inventions/vocabulary").ok();
    assert!(words["counted"].as_array().is_some_and(|all| all.iter().any(|one| one["word"] == "progress tiles")));
    ada.get("/api/games/innovation/vocabulary").refused("not-found");
}

#[test]
fn sets_are_compared_and_merged() {
    let host = Host::with_games(all_games);
    let ada = host.browser().named("Ada");
    let (mut first, second) = (built_in(&ada), corrected(&ada, "3 ip"));
    first["culture_tiles"][1]["benefit"] = json!("2 ip");
    let files = json!({ "game": "inventions", "files": [first, second] });
    let compared = ada.post("/api/component-sets/compare", &files).ok();
    let differences = compared["differences"].as_array().expect("differences");
    let places: Vec<(&str, &str, &Value)> = differences
        .iter()
        .map(|one| (one["section"].as_str().unwrap_or(""), one["entry"].as_str().unwrap_or(""), &one["taken"]))
        .collect();
    assert_eq!(places, [("economy_tiles", "1", &json!(1)), ("culture_tiles", "2", &json!(0))]);
    assert_eq!(compared["merged"]["economy_tiles"][0]["benefit"], "3 ip");
    assert_eq!(compared["merged"]["culture_tiles"][1]["benefit"], "2 ip");
    let alone = json!({ "game": "inventions", "files": [files["files"][0]] });
    ada.post("/api/component-sets/compare", &alone).refused("bad-request");
}

#[test]
fn the_host_says_where_sets_are_welcome() {
    let contact = |host: &Host| host.browser().get("/api/component-sets").ok()["contact"].clone();
    assert_eq!(contact(&Host::start()), Value::Null);
    let host = Host::with(|config| config.components_contact = Some("sets@example.org".into()));
    assert_eq!(contact(&host), "sets@example.org");
}

#[test]
fn nobody_keeps_more_than_their_share() {
    let host = Host::with_games(all_games);
    let ada = host.browser().named("Ada");
    let file = sent(&corrected(&ada, "1 ip"));
    let mut kept = 0;
    for _ in 0..40 {
        let reply = ada.post("/api/component-sets", &file);
        if reply.status != 200 {
            reply.refused("too-many");
            break;
        }
        kept += 1;
    }
    assert!((1..=20).contains(&kept), "{kept}");
    let long = json!({ "game": "inventions", "file": { "about": "x".repeat(300_000) } });
    ada.post("/api/component-sets/check", &long).refused("too-large");
}
