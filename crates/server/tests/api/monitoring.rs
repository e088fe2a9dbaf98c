//! What a host sees of the server, and what visitors do not.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::browser::{Browser, friends, wish};
use crate::host::Host;

fn pings(host: &Host) -> i64 {
    host.data().number("SELECT value FROM settings WHERE key = 'pings'").unwrap_or(0)
}

#[track_caller]
fn until(what: &str, done: impl Fn() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(10);
    while !done() {
        assert!(Instant::now() < deadline, "{what}");
    }
}

#[test]
fn asking_for_health_writes_once_a_second_at_most() {
    let host = Host::start();
    let started = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let browser = host.browser();
                for path in ["/healthz", "/readyz"].iter().cycle().take(40) {
                    assert_eq!(browser.get(path).text, "ok", "{path}");
                }
            });
        }
    });
    let most = started.elapsed().as_secs() as i64 + 1;
    let written = pings(&host);
    assert!((1..=most).contains(&written), "{written} writes in {most} seconds");
}

#[test]
fn a_server_that_recovers_says_so_at_once() {
    let host = Host::start();
    let browser = host.browser();
    host.data().break_writing("settings");
    for path in ["/healthz", "/readyz"] {
        let answer = browser.get(path);
        assert_eq!(answer.status, 503);
        answer.refused("busy");
    }
    assert_eq!(browser.get("/livez").text, "ok", "it works, though its store does not");
    host.data().mend_writing("settings");
    assert_eq!((browser.get("/healthz").text, browser.get("/readyz").text), ("ok".into(), "ok".into()));
}

#[test]
fn metrics_are_for_this_machine_alone() {
    let host = Host::start();
    let browser = host.browser();
    assert_eq!(browser.get("/metrics").status, 200);
    for header in [("x-forwarded-for", "127.0.0.1"), ("x-forwarded-for", "192.0.2.1"), ("forwarded", "for=192.0.2.1")] {
        browser.send("GET", "/metrics", &[header], None).refused("not-found");
    }
}

#[test]
fn metrics_can_have_an_address_of_their_own() {
    let mut host = Host::with(|config| config.metrics_apart = true);
    let apart = Browser::new(host.monitoring.expect("an address"));
    host.browser().get("/metrics").refused("not-found");
    assert!(apart.get("/metrics").text.contains("innovarium_choices_total 0"));
    for path in ["/healthz", "/livez", "/readyz"] {
        assert_eq!(apart.get(path).text, "ok", "{path}");
    }
    // Nothing else is there, and nothing is changed there.
    for path in ["/", "/api/me", "/api/lobby", "/index.html"] {
        apart.get(path).refused("not-found");
    }
    assert_eq!(apart.post("/metrics", &json!({})).status, 405);
    // A table that is open keeps the server up for a moment; meanwhile it wants no more visitors.
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let _live = people[0].sit(&id, 0);
    host.stop();
}

#[test]
fn requests_are_counted_by_route_and_status_and_no_secret_is_told() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let id = ada.make(&wish(&["me", "open"]));
    let invitation = ada.invitation(&id, 1);
    ada.summary(&id);
    ada.get("/api/matches/none").refused("not-found");
    ada.get(&format!("/join/{id}/1/{invitation}"));
    ada.get(&format!("/api/secret/{invitation}")).refused("not-found");
    ada.send("PATCH", "/", &[], None);
    let _live = ada.sit(&id, 0);
    let text = ada.get("/metrics").text;
    let counted = |method: &str, route: &str, status: u16| {
        let name = format!("innovarium_requests_total{{method=\"{method}\",route=\"{route}\",status=\"{status}\"}} ");
        let number = text.lines().find_map(|line| line.strip_prefix(name.as_str()));
        number.unwrap_or_else(|| panic!("no {name}in\n{text}")).parse::<u32>().expect("a number")
    };
    assert_eq!(counted("POST", "/api/matches", 200), 1);
    assert_eq!(counted("GET", "/api/matches/{id}", 200), 2);
    assert_eq!(counted("GET", "/api/matches/{id}", 404), 1);
    assert_eq!(counted("GET", "/api/matches/{id}/live", 101), 1);
    assert_eq!(counted("GET", "/api", 404), 1);
    assert!(text.contains("method=\"other\",route=\"pages\""), "{text}");
    assert!(text.contains("innovarium_request_seconds_count{route=\"/api/matches/{id}\"} 3"), "{text}");
    assert!(!text.contains(&id) && !text.contains(&invitation), "{text}");
}

#[test]
fn every_number_is_documented() {
    let host = Host::start();
    host.browser().me();
    let text = host.browser().get("/metrics").text;
    let told = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split_once(' '));
    let told: BTreeSet<String> =
        told.map(|(name, kind)| if kind == "counter" { format!("{name}_total") } else { name.to_string() }).collect();
    let documented = include_str!("../../../../docs/operating.md").split("| `innovarium_").skip(1);
    let documented: BTreeSet<String> =
        documented.map(|line| format!("innovarium_{}", line.split('`').next().expect("a name"))).collect();
    assert_eq!(documented, told);
}

#[test]
fn memory_queue_and_failures_are_told() {
    let host = Host::start();
    let browser = host.browser();
    assert_eq!(host.metric("innovarium_store_errors_total"), 0.0);
    if cfg!(target_os = "linux") {
        assert!(host.metric("innovarium_resident_memory_bytes") > 1e6);
        assert!(host.metric("innovarium_open_files") > 3.0);
    }
    // A job that waits for the lock of another program.
    let lock = host.data();
    lock.lock();
    std::thread::scope(|scope| {
        scope.spawn(|| host.browser().put("/api/me", &json!({ "name": "Ada" })).ok());
        until("nothing waits", || host.metric("innovarium_store_waiting") >= 1.0);
        lock.unlock();
    });
    // The server itself writes now and then.
    until("something waits for ever", || host.metric("innovarium_store_waiting") == 0.0);
    host.data().break_writing("people");
    browser.put("/api/me", &json!({ "name": "Ben" })).refused("not-saved");
    assert_eq!(host.metric("innovarium_store_errors_total"), 1.0);
}

#[test]
fn who_cannot_be_saved_is_told_so_and_can_go_on_later() {
    let host = Host::start();
    let browser = host.browser().named("Ada");
    host.data().break_writing("matches");
    let refused = browser.post("/api/matches", &wish(&["me", "Ben"]));
    assert_eq!(refused.status, 503);
    refused.refused("not-saved");
    host.data().mend_writing("matches");
    let id = browser.make(&wish(&["me", "Ben"]));
    let mut live = browser.sit(&id, 0);
    let (version, offer) = (live.version(), live.offers()[0].clone());
    host.data().break_writing("log");
    live.send_choice(&offer);
    live.refused("not-saved");
    assert_eq!(browser.summary(&id)["version"], version, "nothing was changed");
    host.data().mend_writing("log");
    assert_eq!(live.choose(&offer), version + 1);
}

#[test]
fn over_https_browsers_are_told_to_stay_there() {
    let name = "strict-transport-security";
    let (plain, secure) = (Host::start(), Host::with(|config| config.secure = true));
    for path in ["/", "/api/me", "/healthz", "/missing.js"] {
        assert_eq!(plain.browser().get(path).header(name), None);
        assert_eq!(secure.browser().get(path).header(name), Some("max-age=31536000"), "{path}");
    }
}

#[test]
fn other_names_than_the_servers_are_refused() {
    let host = Host::with(|config| config.hosts = vec!["games.example.org".into(), "[2001:db8::1]".into()]);
    let browser = host.browser();
    let asked = |path: &str, name: &str| browser.send("GET", path, &[("host", name)], None);
    let port = host.address.port();
    let known = ["games.example.org", "GAMES.example.org:443", "[2001:db8::1]:8470", "localhost", "127.0.0.1", "[::1]"];
    for name in known.iter().map(|name| name.to_string()).chain([format!("localhost:{port}")]) {
        assert_eq!(asked("/api/me", &name).status, 200, "{name}");
        assert_eq!(asked("/healthz", &name).status, 200, "{name}");
    }
    let strange =
        ["evil.example", "games.example.org.evil.example", "games.example.org:80:80", "2001:db8::1", "x", ":80"];
    for name in strange {
        for path in ["/api/me", "/", "/metrics", "/healthz"] {
            let answer = asked(path, name);
            assert_eq!(answer.status, 403, "{name} {path}");
            answer.refused("forbidden");
        }
    }
    // Without names, any will do.
    let open = Host::start();
    assert_eq!(open.browser().send("GET", "/api/me", &[("host", "evil.example")], None).status, 200);
}
