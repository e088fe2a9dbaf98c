//! The server comes back with other rules. Nim is the game: see there how its later rules differ.

use serde_json::{Value, json};
use server::store::Database;
use table::{Match, Record};

use crate::browser::{Browser, wish, with, word};
use crate::host::Host;
use crate::live::Live;
use crate::schema::Description;
use nim::Nim;

fn path(id: &str, rest: &str) -> String {
    format!("/api/matches/{id}/{rest}")
}

/// Two at one device have made these choices by turns, by the first rules.
fn played(host: &Host, choices: &[&str]) -> (Browser, String, Vec<Live>) {
    let ada = host.browser().named("Ada");
    let id = ada.make(&with(wish(&["me", "Ben"]), json!({ "game": "nim" })));
    let mut lives = vec![ada.sit(&id, 0), ada.sit(&id, 1)];
    for (number, choice) in choices.iter().enumerate() {
        let version = lives[number % 2].choose(choice);
        for live in &mut lives {
            live.version_reached(version);
        }
    }
    (ada, id, lives)
}

/// The same person at the same server after it was started anew.
fn again(ada: &Browser, host: &Host) -> Browser {
    let browser = host.browser();
    browser.set_cookie(ada.cookie().as_deref());
    browser
}

/// Which list of the lobby has the match.
fn list_of(browser: &Browser, id: &str) -> Option<String> {
    let lobby = browser.get("/api/lobby").ok();
    let has = |list: &Value| list.as_array().expect("a list").iter().any(|each| each["id"] == id);
    lobby.as_object().expect("lists").iter().find(|(_, list)| has(list)).map(|(name, _)| name.clone())
}

/// What stands in a column of the only match.
fn stored(host: &mut Host, column: &str) -> Option<String> {
    host.stop();
    host.data().text(&format!("SELECT {column} FROM matches"))
}

/// Before hashes were kept, a log had none.
fn forget_hashes(host: &mut Host) {
    host.stop();
    host.data().run(match host.database() {
        Database::File(_) => "UPDATE log SET entry = json_remove(entry, '$.hash')",
        Database::Postgres(_) => "UPDATE log SET entry = CAST(CAST(entry AS JSONB) - 'hash' AS TEXT)",
    });
}

fn difference(from: u64, to: u64, shown: u64, now: u64) -> Value {
    json!({ "rules": 1, "now": now, "from": from, "to": to, "shown": shown })
}

/// Everybody shares the first place.
fn shared() -> Value {
    json!({ "places": [1, 1], "points": [0, 0], "how": "rules-changed" })
}

const HARMLESS: [&str; 3] = ["take 1 from 1", "take 1 from 2", "take 2 from 3"];
/// The third is not allowed by the second rules.
const FIVE: [&str; 4] = ["take 1 from 1", "take 1 from 2", "take 5 from 3", "take 1 from 1"];

#[test]
fn a_running_match_that_the_rules_do_not_touch_goes_on() {
    for with_hashes in [true, false] {
        let mut host = Host::start();
        let (ada, id, lives) = played(&host, &HARMLESS);
        drop(lives);
        if !with_hashes {
            forget_hashes(&mut host);
        }
        let mut host = host.restart_with::<2>();
        let ada = again(&ada, &host);
        assert_eq!(list_of(&ada, &id).as_deref(), Some("mine"));
        let mut ben = ada.sit(&id, 1);
        assert_eq!((ben.choices(), &ben.state["match"]["differs"]), (3, &json!(null)));
        assert!(ben.offers().contains(&"take 3 from 2".to_string()));
        ben.choose("take 3 from 2");
        drop(ben);
        assert_eq!(stored(&mut host, "rules").as_deref(), Some("2"), "it is played by the new rules from now on");
        // By the first rules it cannot be opened any more, and says so.
        let host = host.restart_with::<1>();
        let error = again(&ada, &host).get(&format!("/api/matches/{id}")).refused("cannot-open");
        assert_eq!(error["args"]["detail"], "the match follows rules version 2, this server has 1");
    }
}

#[test]
fn a_running_match_that_the_rules_touch_is_closed_before_anybody_looks() {
    let host = Host::start();
    let (ada, id, lives) = played(&host, &FIVE);
    let then = ada.moment(&id, 2);
    let version = lives[0].version();
    drop(lives);
    let host = host.restart_with::<2>();
    let ada = again(&ada, &host);
    assert_eq!(list_of(&ada, &id).as_deref(), Some("finished"));
    let lobby = ada.get("/api/lobby").ok();
    assert_eq!((&lobby["finished"][0]["outcome"], &lobby["finished"][0]["asked"]), (&shared(), &json!([])));

    let summary = ada.summary(&id);
    assert_eq!((&summary["status"], &summary["outcome"]), (&json!("finished"), &shared()));
    assert_eq!((&summary["differs"], &summary["choices"]), (&difference(3, 3, 2, 2), &json!(4)));
    assert_eq!((&summary["version"], &summary["your_turn"]), (&json!(version + 1), &json!(false)));
    let description = Description::read();
    assert_eq!(description.check(&description.schema("Summary"), &summary), Ok(()));

    // It can be looked at up to there, by everybody.
    let last = host.browser().moment(&id, 2);
    assert_eq!((&last["of"], &last["view"], &last["outcome"]), (&json!(2), &then["view"], &json!(null)));
    ada.get(&path(&id, "replay?at=3")).refused("not-found");
    ada.get(&path(&id, "chart")).ok();
    assert_eq!(ada.get(&path(&id, "analysis")).ok()["of"], 2);

    // Nobody can go on with it.
    let mut live = ada.sit(&id, 0);
    assert_eq!((&live.state["question"], &live.state["match"]["differs"]), (&json!(null), &difference(3, 3, 2, 2)));
    live.send_choice("take 1 from 1");
    live.refused("over");
    live.say(&json!({ "type": "undo" }));
    live.refused("over");
    live.say(&json!({ "type": "plan", "plan": "take", "value": "1" }));
    live.next_state();
    assert_eq!((live.version(), live.choices()), (version + 1, 4), "a plan answers nothing either");
    ada.post(&path(&id, "hint"), &json!({ "seat": 0, "version": version + 1 })).refused("over");
    ada.post(&path(&id, "leave"), &json!({ "seat": 0 })).refused("over");
    // But somebody can play on from what is shown, by the rules of today.
    let fork = |at: u64| ada.post(&path(&id, "fork"), &json!({ "at": at, "seat": 0, "level": "random" }));
    fork(3).refused("not-found");
    assert_eq!(ada.summary(&word(&fork(2).ok()["id"]))["status"], "running");
    drop(live);

    // It is closed once, and stays as it is.
    let host = host.restart_with::<2>();
    let then = again(&ada, &host).summary(&id);
    assert_eq!((&then["version"], &then["moved"]), (&json!(version + 1), &summary["moved"]));
    assert_eq!((&then["outcome"], &then["differs"]), (&shared(), &difference(3, 3, 2, 2)));
}

#[test]
fn the_record_of_a_closed_match_replays_and_keeps_the_rest() {
    let host = Host::start();
    let (ada, id, lives) = played(&host, &FIVE);
    drop(lives);
    let host = host.restart_with::<2>();
    let text = again(&ada, &host).get(&path(&id, "record")).text;
    let rest = "# The match followed rules version 1 and went on with what version 2 does not replay:\n\
                # A: take 5 from 3\n# B: take 1 from 1\n";
    assert!(text.ends_with(rest), "{text}");
    let record = Record::parse(&text).expect("a record");
    assert_eq!(record.rules, 2);
    assert_eq!(Match::<Nim<2>>::replay(&record).expect("a true record").history().len(), 2);
}

/// Older logs have no hashes: a choice that is not offered, another seat that is asked and another result must do.
#[test]
fn without_hashes_what_is_there_is_compared() {
    let mut host = Host::start();
    let (ada, id, lives) = played(&host, &FIVE);
    drop(lives);
    forget_hashes(&mut host);
    let host = host.restart_with::<2>();
    let summary = again(&ada, &host).summary(&id);
    assert_eq!((&summary["outcome"], &summary["differs"]), (&shared(), &difference(1, 3, 2, 2)));
    assert_eq!(again(&ada, &host).moment(&id, 2)["of"], 2);

    let mut host = Host::start();
    let (ada, id, lives) = played(&host, &["take 1 from 1", "take 3 from 3"]);
    drop(lives);
    forget_hashes(&mut host);
    let host = host.restart_with::<4>();
    let summary = again(&ada, &host).summary(&id);
    assert_eq!((&summary["outcome"], &summary["differs"]), (&shared(), &difference(1, 2, 1, 4)), "A would be asked");
}

#[test]
fn with_hashes_the_choice_is_known() {
    let host = Host::start();
    let (ada, id, lives) = played(&host, &["take 1 from 1", "take 3 from 3", "take 1 from 1"]);
    drop(lives);
    let host = host.restart_with::<4>();
    let summary = again(&ada, &host).summary(&id);
    assert_eq!((&summary["outcome"], &summary["differs"]), (&shared(), &difference(2, 2, 1, 4)));
}

/// What was taken back does not count, whatever the rules say about it now.
#[test]
fn what_was_taken_back_is_not_compared() {
    let host = Host::start();
    let (ada, id, mut lives) = played(&host, &FIVE);
    for (seat, left) in [(1, 3), (0, 2)] {
        lives[seat].say(&json!({ "type": "undo" }));
        for live in &mut lives {
            live.state_where("the undo", |state| state["match"]["choices"] == left);
        }
    }
    let version = lives[0].version();
    drop(lives);
    let host = host.restart_with::<2>();
    let ada = again(&ada, &host);
    let mut live = ada.sit(&id, 0);
    assert_eq!((live.version(), live.choices(), &live.state["match"]["status"]), (version, 2, &json!("running")));
    assert_eq!(ada.sit_since(&id, 0, version - 1).state["reset"], true, "the undo is remembered");
    live.choose("take 4 from 3");
}

#[test]
fn a_finished_match_keeps_its_result() {
    for (with_hashes, from) in [(true, 4), (false, 1)] {
        let mut host = Host::start();
        let (ada, id, lives) = played(&host, &["take 3 from 1", "take 4 from 2", "take 3 from 3", "take 1 from 3"]);
        let outcome = lives[0].state["match"]["outcome"].clone();
        assert_eq!((&outcome["how"], &outcome["places"]), (&json!("last-stone"), &json!([1, 2])));
        drop(lives);
        if !with_hashes {
            forget_hashes(&mut host);
        }
        // By the third rules the other one would have won.
        let host = host.restart_with::<3>();
        let ada = again(&ada, &host);
        let summary = ada.summary(&id);
        assert_eq!((&summary["outcome"], &summary["differs"]), (&outcome, &difference(from, 4, 3, 3)));
        assert_eq!(list_of(&ada, &id).as_deref(), Some("finished"));
        assert_eq!(ada.moment(&id, 3)["outcome"], json!(null));
        // By the second nothing is different.
        let mut host = host.restart_with::<2>();
        let summary = again(&ada, &host).summary(&id);
        assert_eq!((&summary["outcome"], &summary["differs"]), (&outcome, &json!(null)));
        assert_eq!(again(&ada, &host).moment(&id, 4)["outcome"], outcome);
        let record = again(&ada, &host).get(&path(&id, "record")).text;
        assert!(record.contains("rules: 2\n"), "the state is the same by both: {record}");
        assert_eq!(stored(&mut host, "rules").as_deref(), Some("1"), "it was played by these");
    }
}

#[test]
fn a_match_that_waits_begins_by_the_new_rules() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let id = ada.make(&with(wish(&["me", "open"]), json!({ "game": "nim", "public": true })));
    let mut host = host.restart_with::<2>();
    host.browser().join(&id, 1, None).ok();
    let live = again(&ada, &host).sit(&id, 0);
    assert!(live.is_asked() && !live.offers().contains(&"take 5 from 3".to_string()));
    drop(live);
    assert_eq!(stored(&mut host, "rules").as_deref(), Some("2"));
}

/// The record of a match of the first rules in which these choices were made by turns.
fn record(choices: &[&str]) -> String {
    let names = ["Ada", "Ben"].map(String::from).to_vec();
    let setup = table::Setup { options: table::NoOptions, names, seed: 1.into() };
    let mut game = Match::<Nim>::new(setup).expect("a match");
    for (number, choice) in choices.iter().enumerate() {
        game.choose_text(table::Seat::new(number % 2), choice).expect("offered");
    }
    game.record().to_string()
}

#[test]
fn uploaded_records_of_earlier_rules_open_as_far_as_they_go() {
    let host = Host::start().restart_with::<2>();
    let ada = host.browser();
    let untouched = word(&ada.post_text("/api/records", &record(&HARMLESS)).ok()["id"]);
    let summary = ada.summary(&untouched);
    assert_eq!((&summary["choices"], &summary["differs"]), (&json!(3), &json!(null)));
    assert_eq!(ada.get(&path(&untouched, "record")).text, record(&HARMLESS).replace("rules: 1", "rules: 2"));

    let twelve: Vec<String> =
        (1..=3).flat_map(|heap| (0..heap + 2).map(move |_| format!("take 1 from {heap}"))).collect();
    let ten: Vec<&str> = twelve.iter().take(10).map(String::as_str).collect();
    assert_eq!(ada.summary(&word(&ada.post_text("/api/records", &record(&ten)).ok()["id"]))["differs"], json!(null));

    let touched = word(&ada.post_text("/api/records", &record(&FIVE)).ok()["id"]);
    let check = |ada: &Browser, now: u64, differs: Value| {
        let summary = ada.summary(&touched);
        assert_eq!((&summary["status"], &summary["origin"]), (&json!("finished"), &json!("uploaded")));
        assert_eq!((&summary["outcome"], &summary["choices"]), (&json!(null), &json!(4)));
        assert_eq!(summary["differs"], differs, "by version {now}");
    };
    // Only its end has a hash: nothing but the beginning is sure.
    check(&ada, 2, difference(1, 3, 0, 2));
    assert_eq!(ada.moment(&touched, 0)["of"], 0);
    assert!(
        ada.get(&path(&touched, "record"))
            .text
            .ends_with("# B: take 1 from 2\n# A: take 5 from 3\n# B: take 1 from 1\n")
    );
    // All of it is kept: other rules play it to its end.
    let host = host.restart_with::<4>();
    let ada = again(&ada, &host);
    assert_eq!(ada.summary(&touched)["choices"], 4);
    let of = ada.get(&path(&touched, "replay")).ok()["of"].clone();
    assert_eq!(of, 4);

    let error = ada.post_text("/api/records", &record(&FIVE).replace("rules: 1", "rules: 5")).refused("bad-record");
    assert_eq!(error["args"]["detail"], "line 3: the record follows rules version 5, this program has 4");
}

/// Copies of a stored match, under other ids.
const COPY: &str = "
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 400)
        INSERT INTO matches (id, game, rules, options, seed, seed_known, public, time_limit, hints, creator, origin,
            created, status, asked, choices, version, moved, outcome, timing)
            SELECT m.id || '-' || n, game, rules, options, seed, seed_known, public, time_limit, hints, creator, origin,
            created, status, asked, choices, version, moved, outcome, timing FROM matches m, numbers;
    INSERT INTO seats (match, seat, kind, person, name, level, invitation)
        SELECT m.id, seat, kind, person, name, level, invitation
        FROM seats s, matches m WHERE m.id LIKE s.match || '-%';
    INSERT INTO log SELECT m.id, number, at, entry FROM log l, matches m WHERE m.id LIKE l.match || '-%';";

#[test]
fn all_matches_are_settled_before_anybody_is_answered() {
    let mut host = Host::start();
    let (ada, touched, _) = played(&host, &FIVE);
    let (_, untouched, _) = played(&host, &HARMLESS);
    host.stop();
    host.data().run(COPY);
    let mut host = host.restart_with::<2>();
    // The lobby is the first that anybody asks for.
    assert_eq!(again(&ada, &host).get("/api/lobby").ok()["mine"], json!([]));
    host.stop();
    let count =
        |id: &str, condition: &str| host.data().count(&format!("matches WHERE id LIKE '{id}%' AND {condition}"));
    assert_eq!(count(&touched, "status = 'finished' AND outcome LIKE '%rules-changed%' AND rules = 1"), 401);
    assert_eq!(count(&untouched, "status = 'running' AND outcome IS NULL AND rules = 2"), 401);
}
