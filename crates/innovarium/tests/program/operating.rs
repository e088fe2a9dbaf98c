//! What the host of a server does: copies of the data, one server at a time, flags that are wrong.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::json;

use crate::calling::{Folder, innovarium, refused, said};
use crate::crash::{Running, request};

fn text(path: &Path) -> &str {
    path.to_str().expect("a name")
}

pub fn cookie(address: SocketAddr) -> String {
    let (head, _) = request(address, "GET /api/me", "", "").expect("an answer");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    cookie.split(';').next().expect("a value").to_string()
}

pub fn make_match(address: SocketAddr, cookie: &str) -> String {
    let seats = [json!({ "kind": "me" }), json!({ "kind": "bot", "level": "random" })];
    let wish = json!({ "game": "innovation", "seats": seats, "public": false });
    let (_, made) = request(address, "POST /api/matches", cookie, &wish.to_string()).expect("an answer");
    made["id"].as_str().expect("an id").to_string()
}

#[test]
fn a_backup_under_load_is_restored_and_served() {
    let (folder, other) = (Folder::new("backup"), Folder::new("restored"));
    let copy = folder.file("copy.sqlite");
    let server = Running::start(&folder.0);
    let address = server.address;
    let cookie = cookie(address);
    let stop = AtomicBool::new(false);
    let before: Vec<String> = (0..5).map(|_| make_match(address, &cookie)).collect();
    let more = std::thread::scope(|scope| {
        let making = scope.spawn(|| {
            let mut made = 0;
            while !stop.load(Ordering::Relaxed) {
                make_match(address, &cookie);
                made += 1;
            }
            made
        });
        let told = said(&["backup", &copy, "--data", text(&folder.0)]);
        assert!(told.starts_with(&format!("{copy}: 1 people, ")), "{told}");
        stop.store(true, Ordering::Relaxed);
        making.join().expect("no panic")
    });
    assert!(more > 0, "it was under load");
    refused(&["backup", &copy, "--data", text(&folder.0)], "this file exists already");
    refused(&["restore", &copy, "--data", text(&folder.0)], "uses this data: stop it first");
    server.kill();

    assert!(said(&["restore", &copy, "--data", text(&other.0)]).contains("innovarium.sqlite: 1 people, "));
    let server = Running::start(&other.0);
    for id in &before {
        let (_, table) = request(server.address, &format!("GET /api/matches/{id}"), &cookie, "").expect("an answer");
        assert_eq!((&table["status"], &table["yours"]), (&json!("running"), &json!([0])), "{table}");
    }
    server.kill();
    let told = said(&["restore", &copy, "--data", text(&folder.0)]);
    assert!(told.contains("What was there before is kept in ") && told.contains("before-restore-1"), "{told}");
    Running::start(&folder.0).kill();
}

#[test]
fn a_second_server_on_the_same_data_is_refused() {
    let folder = Folder::new("second");
    let server = Running::start(&folder.0);
    let process = fs::read_to_string(folder.0.join("innovarium.lock")).expect("the lock");
    let expected = format!("another server (process {}) uses this data", process.trim());
    // Also where a port is free.
    refused(&["serve", "--data", text(&folder.0)], &expected);
    refused(&["serve", "--data", text(&folder.0), "--listen", "127.0.0.1:0"], &expected);
    server.kill();
    // However it ended, the folder is free again.
    Running::start(&folder.0).kill();
}

#[test]
fn mistakes_with_copies_are_answered_in_one_line() {
    let folder = Folder::new("copies");
    refused(&["backup", &folder.file("copy"), "--data", text(&folder.0)], "there is no data here");
    refused(&["restore", &folder.file("none"), "--data", text(&folder.0)], "none: No such file");
    fs::write(folder.0.join("garbage"), "hello").expect("a file");
    refused(&["restore", &folder.file("garbage"), "--data", text(&folder.0)], "garbage: file is not a database");
    refused(&["backup"], "<FILE>");
    refused(&["restore"], "<FILE>");
    let left: Vec<_> = fs::read_dir(&folder.0).expect("a folder").collect();
    assert_eq!(left.len(), 1, "{left:?}");
}

#[test]
fn threads_are_counted_before_they_are_started() {
    for jobs in ["0", "257", "100000", "-1", "many"] {
        let jobs = format!("--jobs={jobs}");
        let expected = "is not a number of threads from 1 to 256";
        refused(&["simulate", "innovation", "--games", "1", &jobs], expected);
        refused(&["arena", "innovation", "--bots", "random,greedy", &jobs], expected);
        refused(&["lab", "innovation", "--out", "/nowhere", &jobs], expected);
        refused(&["fit", "innovation", "--out", "/nowhere", &jobs], expected);
    }
    assert!(innovarium(&["simulate", "innovation", "--games", "3", "--jobs", "256"]).status.success());
}

/// Flag and default of each line of the table, as docs/operating.md has it.
fn documented() -> Vec<(String, String)> {
    let text = include_str!("../../../../docs/operating.md");
    let table = text.split("\n## Every flag\n").nth(1).expect("the flags").split("\n## ").next().expect("a section");
    let cells = |line: &str| line.split('|').map(|cell| cell.trim().trim_matches('`').to_string()).collect::<Vec<_>>();
    let rows =
        table.lines().map(cells).filter(|cells| cells.len() > 3 && cells[1].starts_with("--") && cells[1] != "---");
    rows.map(|cells| (cells[1].clone(), cells[2].clone())).collect()
}

#[test]
fn every_flag_of_a_server_is_documented_with_its_default() {
    let help = said(&["serve", "--help"]);
    // Each flag with all that is said about it, which may go over several lines.
    let mut described: Vec<String> = Vec::new();
    for line in help.lines().map(str::trim) {
        match described.last_mut() {
            Some(last) if !line.starts_with('-') => *last += &format!(" {line}"),
            _ => described.push(line.to_string()),
        }
    }
    let flag = |text: &String| text.split_whitespace().find(|word| word.starts_with("--")).map(str::to_string);
    let default = |text: &String| Some(text.split_once("[default: ")?.1.split(']').next()?.to_string());
    let mut flags: Vec<(String, String)> =
        described.iter().filter_map(|text| Some((flag(text)?, default(text).unwrap_or_default()))).collect();
    flags.retain(|(flag, _)| flag != "--help");
    assert!(flags.len() > 15, "{help}");
    let mut documented = documented();
    flags.sort();
    documented.sort();
    assert_eq!(documented, flags);
}
