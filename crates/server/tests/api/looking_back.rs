//! Moments, charts, records, playing on from a moment, and hints.

use serde_json::{Value, json};
use table::{Record, Rng};

use crate::browser::{Browser, friends, wish, with, word};
use crate::host::{Host, catalog};
use crate::live::Live;
use crate::playing::{against_bot, play_to_the_end, wait_for};

fn path(id: &str, rest: &str) -> String {
    format!("/api/matches/{id}/{rest}")
}

/// A finished match against a bot, with all that was sent to the player.
fn finished(host: &Host, seed: u64) -> (Browser, String, Live) {
    let (ada, id, live) = against_bot(host, seed);
    let mut players = [live];
    play_to_the_end(&mut players, &mut Rng::new(seed));
    let [live] = players;
    (ada, id, live)
}

fn names(view: &Value, seat: usize) -> Vec<Value> {
    let hand = view["players"][seat]["hand"].as_array().expect("a hand");
    hand.iter().map(|card| card["name"].clone()).collect()
}

#[test]
fn moments_of_a_running_match_show_what_one_saw_then() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut lives = vec![people[0].sit(&id, 0), people[1].sit(&id, 1), host.browser().watch(&id)];
    let mut rng = Rng::new(3);
    let mut chosen: Vec<(usize, String)> = Vec::new();
    for _ in 0..40 {
        if lives[0].is_finished() {
            break;
        }
        let asked = lives.iter().position(Live::is_asked).expect("somebody is asked");
        let offers = lives[asked].offers();
        let choice = offers[rng.below(offers.len())].clone();
        let version = lives[asked].choose(&choice);
        chosen.push((asked, choice));
        for live in &mut lives {
            live.version_reached(version);
        }
    }
    let stranger = host.browser();
    let of = lives[0].choices();
    assert_eq!(of, chosen.len() as u64);
    for (viewer, live) in lives.iter().enumerate() {
        let browser = people.get(viewer).unwrap_or(&stranger);
        for state in live.heard.iter().filter(|message| message["type"] == "state") {
            let at = state["match"]["choices"].as_u64().expect("a number");
            let moment = browser.moment(&id, at);
            assert_eq!((&moment["at"], &moment["of"]), (&json!(at), &json!(of)));
            assert_eq!(moment["view"], state["view"], "{viewer} at {at}");
            assert_eq!(moment["asked"], state["match"]["asked"]);
            assert_eq!(moment["outcome"], json!(null));
            if at > 0 && state["reset"] == false {
                assert_eq!(moment["news"], state["news"], "{viewer} at {at}");
            }
            let own = at.checked_sub(1).map(|last| &chosen[last as usize]).filter(|(seat, _)| *seat == viewer);
            match own {
                Some((seat, choice)) => {
                    assert_eq!(
                        (&moment["choice"]["seat"], &moment["choice"]["choice"]),
                        (&json!(seat), &json!(choice))
                    );
                    assert!(moment["choice"]["label"]["id"].is_string());
                }
                // What another chose among hidden cards would name them.
                None => assert_eq!(moment["choice"], json!(null)),
            }
        }
    }
    assert_eq!(people[0].get(&path(&id, "replay")).ok(), people[0].moment(&id, of), "without a number: now");
    people[0].get(&path(&id, &format!("replay?at={}", of + 1))).refused("not-found");
    for bad in ["replay?at=x", "replay?at=-1", "replay?at=1e3"] {
        people[0].get(&path(&id, bad)).refused("bad-request");
    }
    // The record would show every card.
    people[0].get(&path(&id, "record")).refused("forbidden");
    people[0].post(&path(&id, "fork"), &json!({ "at": 0, "seat": 0, "level": "random" })).refused("forbidden");
}

#[test]
fn at_one_device_each_looks_back_through_the_own_eyes() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let id = ada.make(&with(wish(&["random", "Ben", "me"]), json!({ "seed": 5 })));
    let mut live = ada.sit(&id, 1);
    live.state_where("the bot's first card", |state| state["match"]["choices"] == 1);
    let first = live.offers()[0].clone();
    live.choose(&first);
    let moment = |browser: &Browser, rest: &str| browser.get(&path(&id, &format!("replay?at=2{rest}")));
    for seat in [1, 2] {
        let then = moment(&ada, &format!("&seat={seat}")).ok();
        assert_eq!(then["view"], live.view(seat)["view"]);
        assert_eq!(then["choice"].is_null(), seat != 1, "only one's own choice is told");
        assert!(names(&then["view"], seat).iter().all(Value::is_string));
        assert!(names(&then["view"], 3 - seat).iter().all(Value::is_null));
    }
    assert_eq!(moment(&ada, "").ok(), moment(&ada, "&seat=1").ok(), "without a seat: the first");
    for (browser, seat) in [(&ada, 0), (&ada, 3), (&ada, 255), (&host.browser(), 1)] {
        moment(browser, &format!("&seat={seat}")).refused("not-your-seat");
    }
    for bad in ["x", "-1", "256", ""] {
        moment(&ada, &format!("&seat={bad}")).refused("bad-request");
    }
    // When it is over everything is open, whoever asks for which seat.
    let mut players = [live, ada.sit(&id, 2)];
    players[0].view(1);
    play_to_the_end(&mut players, &mut Rng::new(5));
    let open = moment(&host.browser(), "").ok();
    assert_eq!(moment(&host.browser(), "&seat=1").ok(), open);
    assert!((0..3).all(|seat| names(&open["view"], seat).iter().all(Value::is_string)));
}

#[test]
fn a_finished_match_is_open_to_all() {
    let host = Host::start();
    let (ada, id, live) = finished(&host, 31);
    let stranger = host.browser();
    let of = live.choices();
    for at in [0, 1, of / 2, of] {
        let moment = stranger.moment(&id, at);
        assert_eq!(moment, ada.moment(&id, at));
        for seat in 0..2 {
            assert!(names(&moment["view"], seat).iter().all(Value::is_string), "all hands are open");
        }
        assert_eq!(moment["choice"].is_null(), at == 0, "every choice is");
    }
    assert_eq!(stranger.moment(&id, of)["outcome"], live.state["match"]["outcome"]);

    let chart = stranger.get(&path(&id, "chart")).ok();
    let series = chart["series"].as_array().expect("series");
    assert_eq!(series.iter().map(|series| &series["id"]).collect::<Vec<_>>(), ["score", "achievements"]);
    for series in series {
        let values = series["values"].as_array().expect("values");
        assert_eq!(values.len() as u64, of + 1);
        assert!(values.iter().all(|value| value.as_array().map(Vec::len) == Some(2)));
    }
    let last = series[0]["values"].as_array().expect("values").last().expect("a last");
    assert_eq!(*last, live.state["match"]["outcome"]["points"]);

    let answer = stranger.get(&path(&id, "record"));
    assert_eq!(answer.status, 200);
    assert!(answer.header("content-type").expect("a kind").starts_with("text/plain"));
    assert!(answer.header("content-disposition").expect("a name").contains(&id));
    let record = Record::parse(&answer.text).expect("a record");
    let replayed = catalog().game("innovation").expect("a game").replay(&record).expect("every choice and hash fits");
    assert_eq!(replayed.choices() as u64, of);
    let outcome = replayed.outcome().expect("it is over");
    assert_eq!(json!(outcome), live.state["match"]["outcome"]);
    let bot = live.state["match"]["seats"][1]["name"].as_str().expect("a name");
    assert_eq!(replayed.names(), ["Ada", bot]);
}

#[test]
fn a_record_can_be_brought_back() {
    let host = Host::start();
    let (ada, id, live) = finished(&host, 32);
    let record = ada.get(&path(&id, "record")).text;
    let ben = host.browser();
    let copy = word(&ben.post_text("/api/records", &record).ok()["id"]);
    let summary = ben.summary(&copy);
    assert_eq!((&summary["status"], &summary["origin"]), (&json!("finished"), &json!("uploaded")));
    assert_eq!((&summary["yours"], &summary["public"]), (&json!([]), &json!(false)));
    assert_eq!(summary["outcome"], live.state["match"]["outcome"]);
    assert_eq!(ben.get(&path(&copy, "record")).text, record);
    assert_eq!(ben.moment(&copy, 5), ada.moment(&id, 5));
    assert!(ben.get("/api/lobby").ok()["finished"].as_array().expect("a list").iter().any(|m| m["id"] == copy));

    // One that was never finished can be looked at, too; nobody plays it.
    let lines: Vec<&str> = record.lines().collect();
    let hash = lines.iter().rposition(|line| line.starts_with("= ")).expect("a hash");
    let cut = lines[..hash].iter().rposition(|line| line.starts_with("= ")).expect("an earlier one");
    let part = lines[..=cut].join("\n") + "\n";
    let partly = word(&ben.post_text("/api/records", &part).ok()["id"]);
    let summary = ben.summary(&partly);
    assert_eq!((&summary["status"], &summary["outcome"]), (&json!("finished"), &json!(null)));
    let watching = ben.sit(&partly, 0);
    assert_eq!((&watching.state["viewer"], &watching.state["question"]), (&json!(null), &json!(null)));
    assert!(names(&watching.state["view"], 1).iter().all(Value::is_string));
}

#[test]
fn broken_records_are_refused() {
    let host = Host::start();
    let (ada, id, _) = finished(&host, 33);
    let record = ada.get(&path(&id, "record")).text;
    let before = ada.get("/api/lobby").ok();
    let lines: Vec<&str> = record.lines().collect();
    let without = |number: usize| {
        let mut lines = lines.clone();
        lines.remove(number);
        lines.join("\n")
    };
    let hash = lines.iter().position(|line| line.starts_with("= ")).expect("a hash");
    let digit = lines[hash].chars().last().expect("a digit");
    let other = if digit == '0' { '1' } else { '0' };
    let changed_hash = lines[hash].trim_end_matches(digit).to_string() + &other.to_string();
    let broken = [
        String::new(),
        "nonsense".into(),
        "innovarium record 2\n".into(),
        lines[..3].join("\n"),
        without(0),
        without(hash - 1),
        without(hash - 5),
        record.replace("innovation", "chess"),
        record.replacen(lines[hash], &changed_hash, 1),
        record.replacen(lines[hash - 1], "A: achieve 9", 1),
        record.replacen(lines[hash - 1], "H: draw", 1),
        record.replacen(lines[hash - 1], "Z: draw", 1),
        record.clone() + "A: draw\n",
        record.replace("seed:", "sead:"),
    ];
    for (number, text) in broken.iter().enumerate() {
        assert_ne!(*text, record, "{number}");
        let error = ada.post_text("/api/records", text).refused("bad-record");
        assert!(error["args"]["detail"].as_str().is_some_and(|detail| detail.len() > 5), "{error}");
        assert!(error["args"]["line"].is_u64(), "{error}");
    }
    let elsewhere = record.replace("edition=deluxe-2017", "edition=deluxe-1492");
    let error = ada.post_text("/api/records", &elsewhere).refused("cannot-open");
    assert_eq!(
        error["args"]["detail"],
        "option 'edition' cannot be 'deluxe-1492': it is one of deluxe-2017, iello-2011"
    );
    let bytes = [("content-type", "text/plain")];
    ada.send("POST", "/api/records", &bytes, Some("\u{fffd}")).refused("bad-record");
    let limit = server::Limits::default().record;
    let long = record.clone() + &"\n".repeat(limit);
    ada.post_text("/api/records", &long).refused("too-large");
    assert_eq!(ada.get("/api/lobby").ok(), before, "nothing was kept");
    ada.post_text("/api/records", &record).ok();
}

#[test]
fn anybody_plays_on_from_a_moment() {
    let host = Host::start();
    let (ada, id, live) = finished(&host, 34);
    let ben = host.browser().named("Ben");
    let (at, of) = (live.choices() / 2, live.choices());
    let fork = |at: u64, seat: u64, level: &str| {
        ben.post(&path(&id, "fork"), &json!({ "at": at, "seat": seat, "level": level }))
    };
    fork(of + 1, 0, "random").refused("not-found");
    fork(0, 2, "random").refused("not-found");
    fork(0, 200, "random").refused("not-found");
    fork(0, 0, "genius").refused("bad-request");
    fork(of, 0, "random").refused("over");
    assert_eq!(ben.get("/api/lobby").ok()["mine"], json!([]));

    let forked = word(&fork(at, 1, "random").ok()["id"]);
    let summary = ben.summary(&forked);
    assert_eq!(
        (&summary["origin"], &summary["status"], &summary["yours"]),
        (&json!("forked"), &json!("running"), &json!([1]))
    );
    assert_eq!(summary["seats"][1]["name"], "Ben");
    assert_eq!(summary["seats"][0]["kind"], "bot");
    let then = ada.moment(&id, at);
    let mut players = [ben.sit(&forked, 1)];
    let first = ben.moment(&forked, at);
    assert_eq!(first["view"]["players"][1], then["view"]["players"][1], "it begins there");
    assert!(names(&first["view"], 0).iter().all(Value::is_null), "and is a real match: the bot's hand is hidden");
    play_to_the_end(&mut players, &mut Rng::new(1));
    assert!(players[0].choices() > at);
    assert_eq!(ada.summary(&id)["choices"], of, "the old match is as it was");
    assert!(ada.get(&path(&forked, "record")).text.starts_with("innovarium record"));
}

#[test]
fn hints_are_for_the_own_seat() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({ "hints": true }));
    let (mut ada, _ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let hint = |browser: &Browser, seat: u64, version: u64| {
        browser.post(&path(&id, "hint"), &json!({ "seat": seat, "version": version }))
    };
    let version = ada.version();
    hint(&people[0], 1, version).refused("not-your-seat");
    hint(&people[1], 0, version).refused("not-your-seat");
    hint(&host.browser(), 0, version).refused("not-your-seat");
    hint(&people[0], 9, version).refused("not-your-seat");
    hint(&people[0], 0, version + 1).refused("stale");
    hint(&people[0], 0, version - 1).refused("stale");
    let answer = hint(&people[0], 0, version).ok();
    let hints = answer["hints"].as_array().expect("hints");
    assert_eq!(hints.len(), 2);
    assert!(hints[0]["visits"].as_u64() >= hints[1]["visits"].as_u64(), "best first");
    let visits: u64 = hints.iter().map(|hint| hint["visits"].as_u64().expect("a number")).sum();
    assert_eq!(answer["tries"], visits, "there are no more offers than these two");
    assert!(visits > 50, "{visits}");
    for hint in hints {
        assert!(hint["worth"].as_f64().is_some_and(|worth| worth > 0.0 && worth < 1.0), "a chance: {hint}");
        assert!(ada.offers().contains(&word(&hint["choice"])) && hint["label"]["id"].is_string());
    }
    assert_eq!(ada.version(), people[0].summary(&id)["version"].as_u64().expect("a version"), "nothing has changed");
    let version = ada.choose(&word(&hints[0]["choice"]));
    hint(&people[0], 0, version).refused("not-asked");
    let waiting = people[0].make(&wish(&["me", "open"]));
    people[0].post(&path(&waiting, "hint"), &json!({ "seat": 0, "version": 0 })).refused("not-found");
}

#[test]
fn one_hint_at_a_time() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({ "hints": true }));
    let (cookie, version) = (people[0].cookie(), people[0].sit(&id, 0).version());
    let ask = || {
        let again = host.browser();
        again.set_cookie(cookie.as_deref());
        again.post(&path(&id, "hint"), &json!({ "seat": 0, "version": version })).status
    };
    let together = || -> Vec<u16> {
        std::thread::scope(|scope| {
            let asking: Vec<_> = (0..4).map(|_| scope.spawn(ask)).collect();
            asking.into_iter().map(|asking| asking.join().expect("an answer")).collect()
        })
    };
    // Sooner or later two of them come at the same time.
    wait_for(|| {
        let statuses = together();
        assert!(statuses.contains(&200) && statuses.iter().all(|status| [200, 429].contains(status)), "{statuses:?}");
        statuses.contains(&429)
    });
    assert_eq!(ask(), 200, "and then the next");
}

#[test]
fn at_most_three_hints() {
    let host = Host::start();
    let (ada, id, mut live) = against_bot(&host, 35);
    let mut rng = Rng::new(35);
    while live.offers().len() < 5 {
        live.choose_any(&mut rng);
        live.state_where("a question", |state| !state["question"].is_null());
    }
    let answer = ada.post(&path(&id, "hint"), &json!({ "seat": 0, "version": live.version() })).ok();
    assert_eq!(answer["hints"].as_array().map(Vec::len), Some(3));
}
