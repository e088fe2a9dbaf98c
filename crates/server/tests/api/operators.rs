//! What operators do, on the admin page or from the command line, and what others notice of it.

use serde_json::{Value, json};
use server::store::{Act, Announcement, Ban, BanKind, Office};

use crate::accounts::register;
use crate::browser::{Browser, friends, wish, with, word};
use crate::host::Host;
use crate::playing::wait_for;

/// From the command line, while the server runs.
fn act(host: &Host, act: &Act) {
    Office::open(&host.database()).expect("the data").act(act).expect("done");
}

fn id_of(browser: &Browser) -> String {
    word(&browser.me()["id"])
}

fn operator(host: &Host) -> Browser {
    let browser = host.browser().named("Olga");
    register(&browser, "olga", "correct horse");
    act(host, &Act::SetOperator { person: id_of(&browser), operator: true });
    browser
}

fn ban(kind: BanKind, subject: &str, until: Option<i64>) -> Act {
    Act::Ban(Ban { id: 0, kind, subject: subject.to_string(), reason: "rude".to_string(), at: 0, until })
}

/// Everything an operator may call.
fn calls() -> Vec<(&'static str, String, Option<Value>)> {
    let announcement = json!({ "en": "Hello", "de": "Hallo", "hours": 1 });
    let ban = json!({ "kind": "network", "subject": "192.0.2.1", "reason": "rude" });
    let path = |rest: &str| format!("/api/admin/{rest}");
    vec![
        ("GET", path("reports"), None),
        ("POST", path("reports/1/close"), Some(json!({}))),
        ("GET", path("people"), None),
        ("POST", path("people/x/rename"), Some(json!({ "name": "Jane" }))),
        ("DELETE", path("people/x"), None),
        ("GET", path("bans"), None),
        ("POST", path("bans"), Some(ban)),
        ("DELETE", path("bans/1"), None),
        ("PUT", path("announcement"), Some(announcement)),
        ("DELETE", path("announcement"), None),
    ]
}

#[test]
fn to_everybody_else_the_calls_of_operators_do_not_exist() {
    let host = Host::start();
    let account = host.browser();
    register(&account, "ada", "correct horse");
    let known: Vec<(String, String)> = server::routes()
        .into_iter()
        .filter(|(_, path)| path.starts_with("/api/admin"))
        .map(|(method, path)| (method.to_uppercase(), path.replace("{number}", "1").replace("{person}", "x")))
        .collect();
    let tried: Vec<(String, String)> =
        calls().into_iter().map(|(method, path, _)| (method.to_string(), path)).collect();
    assert_eq!(tried, known, "all of them are tried");
    for browser in [host.browser(), account] {
        for (method, path, body) in calls() {
            let body = body.map(|body| body.to_string());
            let answer = browser.send(method, &path, &[("content-type", "application/json")], body.as_deref());
            assert_eq!(answer.status, 404, "{method} {path}: {}", answer.text);
            answer.refused("not-found");
        }
    }
    assert_eq!(host.browser().get("/api/announcement").ok()["announcement"], json!(null), "nothing has changed");
}

#[test]
fn who_is_banned_may_look_and_take_their_data_along() {
    let host = Host::start();
    let olga = operator(&host);
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let (mut bens, bens_id) = (people[1].sit(&id, 1), id_of(&people[1]));
    assert_eq!(olga.me()["operator"], true);
    let bad = [
        json!({ "kind": "person", "subject": "nobody", "reason": "rude" }),
        json!({ "kind": "network", "subject": "somewhere", "reason": "rude" }),
        json!({ "kind": "person", "subject": bens_id, "reason": " " }),
        json!({ "kind": "person", "subject": bens_id, "reason": "rude", "hours": 0 }),
        json!({ "kind": "person", "subject": id_of(&olga), "reason": "rude" }),
    ];
    for wish in bad {
        assert!([400, 404].contains(&olga.post("/api/admin/bans", &wish).status), "{wish}");
    }
    assert_eq!(olga.get("/api/admin/bans").ok()["bans"], json!([]), "nothing has changed");
    let wish_ban = json!({ "kind": "person", "subject": bens_id, "reason": "rude", "hours": 5 });
    let bans = olga.post("/api/admin/bans", &wish_ban).ok()["bans"].clone();
    let error = bens.until("the end", |message| message["type"] == "error")["error"].clone();
    assert_eq!((&error["code"], &error["text"]["args"]["detail"]), (&json!("banned"), &json!("rude")));
    assert_eq!(error["text"]["args"]["hours"], 5);
    bens.closed();
    for answer in [
        people[1].post("/api/matches", &wish(&["me", "random"])),
        people[1].put("/api/me", &json!({ "name": "Benny" })),
        people[1].get(&format!("/api/matches/{id}/live")),
        people[1].post("/api/account", &json!({ "account": "ben", "password": "12345678" })),
    ] {
        assert_eq!(answer.status, 403);
        answer.refused("banned");
    }
    assert_eq!(people[1].me()["name"], "Ben");
    people[1].get("/api/account/export").ok();
    people[0].put("/api/me", &json!({ "name": "Adele" })).ok();
    let path = format!("/api/admin/bans/{}", bans[0]["id"]);
    assert_eq!(olga.send("DELETE", &path, &[], None).ok()["bans"], json!([]));
    people[1].put("/api/me", &json!({ "name": "Benny" })).ok();
    people[1].sit(&id, 1);
}

#[test]
fn what_is_done_from_the_command_line_is_noticed() {
    let host = Host::with(|config| config.trust_proxy = true);
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let put = |from: &str| {
        let headers = [("content-type", "application/json"), ("x-forwarded-for", from)];
        host.browser().send("PUT", "/api/me", &headers, Some(r#"{"name":"Cy"}"#)).status
    };
    let mut ada = people[0].sit(&id, 0);
    act(&host, &ban(BanKind::Network, "192.0.2.0/24", None));
    wait_for(|| put("192.0.2.77") == 403);
    assert_eq!(put("198.51.100.1"), 200);
    act(&host, &ban(BanKind::Network, "192.0.2.0/24", Some(1)));
    wait_for(|| put("192.0.2.77") == 200);

    let until = i64::MAX;
    act(&host, &Act::Announce(Announcement { en: "Pause".into(), de: "Pause!".into(), until }));
    let told = ada.until("the announcement", |message| message["announcement"].is_object());
    assert_eq!((&told["type"], &told["announcement"]["de"]), (&json!("announced"), &json!("Pause!")));
    assert_eq!(host.browser().get("/api/announcement").ok()["announcement"]["en"], "Pause");
    act(&host, &Act::EndAnnouncement);
    wait_for(|| host.browser().get("/api/announcement").ok()["announcement"].is_null());

    act(&host, &Act::Rename { person: id_of(&people[1]), name: "Ada".into() });
    // While the room is being closed it has no time to answer.
    wait_for(|| {
        let reply = people[0].get(&format!("/api/matches/{id}"));
        reply.status == 200 && reply.ok()["seats"][1]["name"] == "Ada 2"
    });
    assert_eq!(people[1].me()["name"], "Ada");
    act(&host, &Act::EndMatch(id.clone()));
    wait_for(|| {
        let reply = people[0].get(&format!("/api/matches/{id}"));
        reply.status == 200 && reply.ok()["status"] == "finished"
    });
    let outcome = people[0].summary(&id)["outcome"].clone();
    assert_eq!((&outcome["how"], &outcome["places"]), (&json!("ended-by-operator"), &json!([1, 1])));
    assert_eq!(people[0].get(&format!("/api/matches/{id}/record")).status, 200);
    let mut over = people[0].sit(&id, 0);
    over.say(&json!({ "type": "choose", "version": over.version(), "choice": "draw" }));
    over.refused("over");

    let waiting = people[0].make(&wish(&["me", "open"]));
    for match_id in [&id, &waiting] {
        act(&host, &Act::DeleteMatch(match_id.clone()));
        wait_for(|| people[0].get(&format!("/api/matches/{match_id}")).status == 404);
    }
    let mut table = people[0].sit(&people[0].make(&wish(&["me", "random"])), 0);
    act(&host, &Act::DeletePerson(id_of(&people[0])));
    table.closed();
    let names: Vec<String> = Office::open(&host.database())
        .expect("data")
        .deeds()
        .expect("deeds")
        .into_iter()
        .map(|deed| deed.deed)
        .collect();
    let ends = ["rename", "end-match", "delete-match", "delete-match", "delete-person"];
    assert!(names.ends_with(&ends.map(str::to_string)), "{names:?}");
}

#[test]
fn operators_see_reports_and_people_and_put_things_right() {
    let host = Host::start();
    let olga = operator(&host);
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    people[1].put("/api/me", &json!({ "webhook": "https://ntfy.sh/bens" })).ok();
    let mut ben = people[1].sit(&id, 1);
    ben.say(&json!({ "type": "chat", "text": "rude words" }));
    ben.until("the line", |message| message["type"] == "chat");
    let complaint = json!({ "whom": { "match": id, "chat": 0 }, "reason": "insult" });
    people[0].post("/api/reports", &complaint).ok();
    let reports = olga.get("/api/admin/reports").ok()["reports"].clone();
    assert_eq!((&reports[0]["text"], &reports[0]["reason"]), (&json!("rude words"), &json!("insult")));
    assert_eq!((&reports[0]["person"], &reports[0]["closed"]), (&json!(id_of(&people[1])), &json!(null)));
    olga.send("DELETE", &format!("/api/matches/{id}/chat/0"), &[], None).ok();
    let path = format!("/api/admin/reports/{}/close", reports[0]["id"]);
    assert!(olga.post(&path, &json!({})).ok()["reports"][0]["closed"].is_number());
    olga.post(&path, &json!({})).refused("not-found");

    let found = olga.get("/api/admin/people?search=Be").ok()["people"].clone();
    assert_eq!((found.as_array().map(Vec::len), &found[0]["name"]), (Some(1), &json!("Ben")));
    assert!(!found.to_string().contains("ntfy"), "where somebody is called is nobody's business");
    assert_eq!(olga.get("/api/admin/people?search=%25").ok()["people"], json!([]), "a sign is a sign");
    let path = |rest: &str| format!("/api/admin/people/{}{rest}", id_of(&people[1]));
    olga.post(&path("/rename"), &json!({ "name": "\u{200b}" })).refused("bad-name");
    assert_eq!(olga.post(&path("/rename"), &json!({ "name": "Bernd" })).ok()["people"][0]["name"], "Bernd");
    wait_for(|| people[0].summary(&id)["seats"][1]["name"] == "Bernd");
    olga.send("DELETE", &format!("/api/admin/people/{}", id_of(&olga)), &[], None).refused("bad-request");
    olga.send("DELETE", &path(""), &[], None).ok();
    wait_for(|| people[0].summary(&id)["seats"][1]["kind"] == "bot");
    olga.send("DELETE", &path(""), &[], None).refused("not-found");

    for bad in [json!({ "en": "", "de": "x", "hours": 1 }), json!({ "en": "x", "de": "x", "hours": 0 })] {
        olga.put("/api/admin/announcement", &bad).refused("bad-request");
    }
    let long = with(json!({ "de": "x", "hours": 1 }), json!({ "en": "x".repeat(501) }));
    olga.put("/api/admin/announcement", &long).refused("too-large");
    olga.put("/api/admin/announcement", &json!({ "en": "Hello", "de": "Hallo", "hours": 1 })).ok();
    assert_eq!(host.browser().get("/api/announcement").ok()["announcement"]["de"], "Hallo");
    olga.send("DELETE", "/api/admin/announcement", &[], None).ok();
    assert_eq!(host.browser().get("/api/announcement").ok()["announcement"], json!(null));
}

/// Whatever anybody asks, they are not told another's account, address, id or webhook.
#[test]
fn nobody_is_told_what_belongs_to_another() {
    let host = Host::with(|config| config.trust_proxy = true);
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({ "public": true }));
    let headers = [("content-type", "application/json"), ("x-forwarded-for", "192.0.2.55")];
    let hook = json!({ "webhook": "https://ntfy.sh/adas-secret" }).to_string();
    people[0].send("PUT", "/api/me", &headers, Some(&hook)).ok();
    let account = json!({ "account": "adas-account", "password": "correct horse" }).to_string();
    people[0].send("POST", "/api/account", &headers, Some(&account)).ok();
    let secrets = ["adas-account", "adas-secret", "192.0.2.55", &id_of(&people[0]), "$argon2"];
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    ada.say(&json!({ "type": "chat", "text": "hello" }));
    ben.until("the line", |message| message["type"] == "chat");
    let whom = json!({ "match": id, "seat": 0 });
    let mut heard: Vec<String> = ben.heard.iter().map(Value::to_string).collect();
    heard.push(people[1].post("/api/mutes", &whom).text);
    heard.push(people[1].post("/api/reports", &json!({ "whom": whom, "reason": "spam" })).text);
    heard.push(people[1].post("/api/login", &json!({ "account": "adas-account", "password": "wrong one" })).text);
    for (method, path) in server::routes().into_iter().filter(|(_, path)| path.starts_with("/api")) {
        let real = path.replace("{id}", &id).replace("{number}", "0").replace("{game}", "innovation");
        let real = real.replace("{language}", "en").replace("{person}", &id_of(&people[1]));
        if method == "get" && !path.contains("analysis") {
            heard.push(people[1].get(&real).text);
        }
    }
    for secret in secrets {
        let told = heard.iter().find(|text| text.contains(secret));
        assert!(told.is_none(), "{secret}: {told:?}");
    }
}

#[test]
fn a_guest_who_only_watches_and_writes_can_be_banned() {
    let host = Host::start();
    let olga = operator(&host);
    let (_people, id) = friends(&host, &["Ada", "Ben"], json!({ "public": true }));
    let guest = host.browser();
    let guests_id = id_of(&guest);
    let search = format!("/api/admin/people?search={guests_id}");
    assert_eq!(olga.get(&search).ok()["people"], json!([]), "who only looks is not kept");
    let mut live = guest.watch(&id);
    live.say(&json!({ "type": "chat", "text": "rude words" }));
    live.until("the line", |message| message["type"] == "chat");
    let found = olga.get(&search).ok()["people"][0].clone();
    assert_eq!((&found["id"], &found["address"]), (&json!(guests_id), &json!("127.0.0.1")));
    olga.post("/api/admin/bans", &json!({ "kind": "person", "subject": guests_id, "reason": "rude" })).ok();
    live.closed();
    guest.put("/api/me", &json!({ "name": "Eve" })).refused("banned");
}

#[test]
fn what_an_operator_deletes_is_not_looked_at_any_more() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let id = ada.make(&wish(&["me", "casual"]));
    ada.post(&format!("/api/matches/{id}/give-up"), &json!({ "seat": 0 })).ok();
    let path = format!("/api/matches/{id}/analysis");
    ada.get(&path).ok();
    act(&host, &Act::DeleteMatch(id));
    wait_for(|| ada.get(&path).status == 404);
}

#[test]
fn a_name_that_is_changed_goes_from_where_a_bot_took_over_too() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben", "Rude"], json!({}));
    people[2].post(&format!("/api/matches/{id}/leave"), &json!({ "seat": 2 })).ok();
    act(&host, &Act::Rename { person: id_of(&people[2]), name: "Rudi".to_string() });
    wait_for(|| people[0].summary(&id)["seats"][2]["name"] == "Rudi");
}
