//! What could be expected at every choice of a match that is over.

use serde_json::{Value, json};

use crate::browser::{Browser, friends, wish, with, word};
use crate::host::Host;
use crate::playing::{against_bot, wait_for};

fn path(id: &str, rest: &str) -> String {
    format!("/api/matches/{id}/analysis{rest}")
}

/// The beginning of a match that bots have played, brought back as a record.
fn uploaded(host: &Host, seats: &[&str], choices: usize) -> (Browser, String, String) {
    let ada = host.browser();
    let id = ada.make_and_watch(&with(wish(seats), json!({ "seed": 6 })));
    let record = ada.get(&format!("/api/matches/{id}/record")).text;
    // There is a hash after every ten choices.
    let lines: Vec<&str> = record.lines().collect();
    let hashes = (0..lines.len()).filter(|&line| lines[line].starts_with("= "));
    let end = hashes.take(choices / 10).last().expect("a hash");
    let text = lines[..=end].join("\n") + "\n";
    let id = word(&ada.post_text("/api/records", &text).ok()["id"]);
    (ada, id, text)
}

fn complete(browser: &Browser, id: &str) -> Value {
    wait_for(|| {
        let so_far = browser.get(&path(id, "")).ok();
        so_far["done"] == so_far["total"]
    });
    browser.get(&path(id, "")).ok()
}

#[test]
fn every_choice_is_looked_at_from_its_choosers_sight() {
    let host = Host::start();
    let (ada, id, record) = uploaded(&host, &["greedy", "random", "random"], 20);
    let begun = ada.get(&path(&id, "")).ok();
    assert_eq!((&begun["of"], &begun["total"], &begun["from"]), (&json!(20), &json!(20), &json!(0)));
    let whole = complete(&ada, &id);
    let points = whole["points"].as_array().expect("points");
    assert!(points.len() >= 18, "in few positions nothing can be said: {}", points.len());
    let mut last = None;
    for point in points {
        let at = point["at"].as_u64().expect("a number");
        assert!(last < Some(at), "in their order");
        last = Some(at);
        let chosen = &ada.moment(&id, at + 1)["choice"];
        assert_eq!((&point["seat"], &point["played"]["choice"]), (&chosen["seat"], &chosen["choice"]));
        assert_eq!(point["played"]["label"], chosen["label"], "as the replay tells it");
        let expected: Vec<f64> =
            point["expected"].as_array().expect("a list").iter().map(|chance| chance.as_f64().expect("one")).collect();
        assert_eq!(expected.len(), 3);
        assert!((expected.iter().sum::<f64>() - 1.0).abs() < 0.01, "{expected:?}");
        for rated in [&point["played"], &point["best"]] {
            assert!(rated["label"]["id"].is_string());
            assert!(rated["worth"].as_f64().is_some_and(|worth| (0.0..=1.0).contains(&worth)));
        }
        assert!(point["best"]["visits"].as_u64() >= point["played"]["visits"].as_u64());
    }
    let better = points.iter().filter(|point| point["best"]["choice"] != point["played"]["choice"]).count();
    assert!(better > 0, "two of the three chose anything");

    // It is kept, the same for everybody, and what is known already can be left out.
    assert_eq!(host.browser().get(&path(&id, "")).ok(), whole);
    let rest = ada.get(&path(&id, "?from=15")).ok();
    assert_eq!(rest["points"], json!(points[15..]));
    assert_eq!(ada.get(&path(&id, "?from=1000")).ok()["points"], json!([]));
    ada.get(&path(&id, "?from=-1")).refused("bad-request");

    // Another server comes to the same.
    let elsewhere = Host::start();
    let ben = elsewhere.browser();
    let copy = word(&ben.post_text("/api/records", &record).ok()["id"]);
    assert_eq!(complete(&ben, &copy), whole);
}

#[test]
fn only_what_is_over_is_analysed() {
    let host = Host::start();
    let (ada, id, _live) = against_bot(&host, 5);
    ada.get(&path(&id, "")).refused("forbidden");
    host.browser().get(&path(&id, "")).refused("forbidden");
    ada.get(&path("nothing", "")).refused("not-found");
    let waiting = ada.make(&wish(&["me", "open"]));
    ada.get(&path(&waiting, "")).refused("not-found");
}

#[test]
fn people_play_on_while_a_match_is_analysed() {
    let host = Host::start();
    let (ada, analysed, _) = uploaded(&host, &["random", "random"], 50);
    let begun = ada.get(&path(&analysed, "")).ok();
    assert!(begun["done"].as_u64() < begun["total"].as_u64());
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let (mut one, mut two) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let first = one.offers()[0].clone();
    let version = one.choose(&first);
    two.version_reached(version);
    assert!(complete(&ada, &analysed)["points"].as_array().is_some_and(|points| points.len() >= 45));
}
