//! What a host sees of a server that runs: its log, its numbers, and what it says when the disk is full.

use std::net::{SocketAddr, TcpListener};

use serde_json::{Value, json};

use crate::calling::{Folder, innovarium, refused, said};
use crate::crash::{Running, request, start_with};

/// A port that is free now.
fn port() -> u16 {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port").port()
}

fn run(name: &str, more: &[&str]) -> (Folder, Running) {
    let folder = Folder::new(name);
    let running = Running::wait_for(start_with(&folder.0, more));
    (folder, running)
}

fn get(address: SocketAddr, path: &str) {
    request(address, &format!("GET {path}"), "", "").expect("an answer");
}

#[test]
fn a_log_in_a_file_has_no_colors_and_no_requests_unless_asked_for() {
    let (_folder, server) = run("plain-log", &[]);
    get(server.address, "/api/me");
    let log = server.log().join("\n");
    assert!(log.contains("Data: ") && !log.contains('\u{1b}') && !log.contains("/api/me"), "{log}");
}

#[test]
fn a_json_log_is_json_line_by_line() {
    let (_folder, server) = run("json-log", &["--log-format", "json", "--access-log"]);
    get(server.address, "/api/me");
    get(server.address, "/api/texts/en");
    let log: Vec<Value> = server.log().iter().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let requests: Vec<&Value> = log.iter().filter(|line| line["message"] == "request").collect();
    assert_eq!(requests.len(), 2, "{log:?}");
    let first = requests[0];
    let route = (&first["method"], &first["route"], &first["status"], &first["from"]);
    assert_eq!(route, (&json!("GET"), &json!("/api/me"), &json!(200), &json!("127.0.0.0")));
    assert_eq!(first["level"], "INFO");
    assert!(first["ms"].as_f64().is_some_and(|ms| ms > 0.0) && first["timestamp"].is_string(), "{first}");
    assert_eq!(requests[1]["route"], "/api/texts/{language}", "paths may have secrets in them");
}

#[test]
fn an_access_log_is_written_at_its_level() {
    let (_folder, server) = run("quiet-log", &["--access-log", "--log-level", "warn"]);
    get(server.address, "/api/me");
    assert!(!server.log().join("\n").contains("/api/me"));
    let (_folder, server) = run("loud-log", &["--access-log"]);
    get(server.address, "/api/me");
    let log = server.log().join("\n");
    assert!(log.contains("INFO request method=\"GET\" route=\"/api/me\" status=200 ms="), "{log}");
}

#[test]
fn numbers_and_health_have_their_places() {
    let apart = SocketAddr::from(([127, 0, 0, 1], port()));
    let (_folder, server) = run("apart", &["--metrics", &apart.to_string(), "--host", "games.example.org"]);
    let health = |address: SocketAddr| innovarium(&["health", "--listen", &address.to_string()]);
    for address in [server.address, apart] {
        let answer = health(address);
        assert_eq!((answer.status.code(), answer.stdout.as_slice()), (Some(0), b"ok\n".as_slice()), "{answer:?}");
    }
    let everywhere = SocketAddr::from(([0, 0, 0, 0], server.address.port()));
    assert_eq!(said(&["health", "--listen", &everywhere.to_string()]), "ok\n");
    let address = server.address.to_string();
    server.kill();
    refused(&["health", "--listen", &address], "refused");
    let silent = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = silent.local_addr().expect("an address").to_string();
    std::thread::spawn(move || drop(silent.accept()));
    refused(&["health", "--listen", &address], &address);
}

#[test]
fn flags_that_are_wrong_are_answered_in_one_line() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let taken = taken.local_addr().expect("an address").to_string();
    let folder = Folder::new("wrong-flags");
    let data = folder.file("data");
    let serve = |flag: &str, value: &str, expected: &str| {
        refused(&["serve", "--data", &data, "--listen", "127.0.0.1:0", flag, value], expected);
    };
    serve("--log-format", "xml", "'xml'");
    serve("--log-level", "loud", "'loud'");
    serve("--metrics", "everywhere", "'everywhere'");
    for days in ["-1", "36501", "soon", ""] {
        let flags = [format!("--keep-guests={days}"), format!("--keep-chat={days}")];
        for flag in &flags {
            refused(&["serve", "--data", &data, flag], "is not a number of days up to 36500");
        }
    }
    for name in ["", "https://games.example.org", "games.example.org:443", "a b", "spiel\u{fc}"] {
        serve("--host", name, "is not a name such as games.example.org");
    }
    assert!(!folder.0.join("data").exists(), "nothing was made");
    serve("--metrics", &taken, &taken);
    refused(&["health", "--listen", "nowhere"], "'nowhere'");
}

/// A real error of the disk: a process that may not write files longer than this.
#[cfg(unix)]
#[test]
fn a_full_disk_is_told_and_loses_nothing() {
    use std::process::{Command, Stdio};

    let folder = Folder::new("full");
    let program = env!("CARGO_BIN_EXE_innovarium");
    // What a process ignores, the one in its place ignores as well: writing fails then, and nobody is killed.
    let script = "trap '' XFSZ; ulimit -f 900; exec \"$0\" serve --listen 127.0.0.1:0 --data \"$1\" --rate 100000";
    let mut command = Command::new("sh");
    command.args(["-c", script, program]).arg(&folder.0).args(["--matches", "100000"]);
    let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("a shell");
    let server = Running::wait_for(child);
    let (head, _) = request(server.address, "GET /api/me", "", "").expect("an answer");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie").to_string();
    let cookie = cookie.split(';').next().expect("a value");
    let seats = [json!({ "kind": "device", "name": "A" }), json!({ "kind": "device", "name": "B" })];
    let wish = json!({ "game": "innovation", "seats": seats, "public": false }).to_string();
    let mut made = Vec::new();
    let refusal = loop {
        match crate::crash::send(server.address, "POST /api/matches", cookie, &wish).expect("an answer") {
            (200, answer) => made.push(answer["id"].as_str().expect("an id").to_string()),
            refused => break refused,
        }
        assert!(made.len() < 5000, "the disk is never full");
    };
    assert_eq!((refusal.0, &refusal.1["error"]["code"]), (503, &json!("not-saved")), "{refusal:?}");
    assert!(made.len() > 3);
    server.kill();

    let server = Running::start(&folder.0);
    for id in &made {
        let (_, table) = request(server.address, &format!("GET /api/matches/{id}"), cookie, "").expect("an answer");
        assert_eq!(table["status"], "running");
    }
    server.kill();
}
