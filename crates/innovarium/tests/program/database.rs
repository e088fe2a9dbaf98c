//! A server with its data in PostgreSQL, alone and together with others.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::json;
use services::{Postgres, postgres_for_test};

use crate::calling::{Folder, innovarium, refusal, refused, said};
use crate::crash::{Running, request, start_with};
use crate::operating::{cookie, make_match};

fn serve(url: &str) -> [&str; 5] {
    ["serve", "--listen", "127.0.0.1:0", "--database", url]
}

fn psql(url: &str, sql: &str) {
    let program = Postgres::find().expect("PostgreSQL").join("psql");
    let done = Command::new(program).args(["--quiet", "--no-psqlrc", "-c", sql, "-d", url]).output().expect("psql");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

#[test]
fn servers_share_a_database() {
    let Some(url) = postgres_for_test() else { return };
    let folder = Folder::new("shared");
    let [one, other] = [0, 1].map(|_| Running::wait_for(start_with(&folder.0, &["--database", &url])));
    let cookie = cookie(one.address);
    let id = make_match(one.address, &cookie);
    let path = format!("GET /api/matches/{id}");
    let (_, table) = request(other.address, &path, &cookie, "").expect("an answer");
    assert_eq!((&table["status"], &table["yours"]), (&json!("running"), &json!([0])), "{table}");
    assert!(!folder.0.join("innovarium.lock").exists(), "nothing is in the folder");
    assert!(said(&["admin", "--database", &url, "matches", "list"]).contains(&id));
    assert!(said(&["admin", "--database", &url, "matches", "end", &id]).contains("over"));
    one.kill();
    let (_, table) = request(other.address, &path, &cookie, "").expect("an answer");
    assert!(table["status"] == "finished" || table["status"] == "running", "{table}");
    other.kill();
}

#[test]
fn a_database_that_cannot_be_used_is_told_in_one_line() {
    let Some(url) = postgres_for_test() else { return };
    let server = url.rsplit_once('/').expect("a server").0;
    let nobody = services::free_port().expect("a port");
    let cases = [
        ("mysql://zoe:s3cret@localhost/games", "--database: this is not the address of a database: it must begin with"),
        ("postgres://zoe:s3cret@localhost", "it names no database"),
        ("postgres://zoe:s3cret@localhost/games?sslmode=maybe", "sslmode is one of"),
        (&format!("postgres://zoe:s3cret@127.0.0.1:{nobody}/games"), "Connection refused"),
        (&format!("{server}/none"), "database \"none\" does not exist"),
        (&format!("{url}?sslmode=require"), "TLS"),
    ];
    for (url, expected) in cases {
        for args in [&serve(url)[..], &["admin", "--database", url, "bans"]] {
            let problem = refusal(args);
            assert!(problem.contains(expected), "'{problem}' should say '{expected}'");
            assert!(!problem.contains("s3cret"), "{problem}");
        }
    }
    psql(&url, "CREATE TABLE recipes (name TEXT)");
    refused(&serve(&url), "this is a database of another program");
    psql(&url, "DROP TABLE recipes");
    said(&["admin", "--database", &url, "bans"]);
    psql(&url, "UPDATE innovarium SET version = 99");
    refused(&serve(&url), "schema version 99, but this program knows only up to");
    for command in ["backup", "restore"] {
        refused(&[command, "copy", "--database", &url], "these data are in PostgreSQL");
    }
}

/// A server with passwords and certificates.
struct Guarded {
    postgres: Postgres,
    folder: PathBuf,
}

impl Guarded {
    fn start() -> Option<Guarded> {
        // Says that it is left out, or why it is broken.
        postgres_for_test()?;
        let folder = std::env::temp_dir().join(format!("innovarium-guarded-{}", std::process::id()));
        let mut postgres = Postgres::start(&folder).expect("a server");
        psql(&postgres.url("postgres"), "CREATE ROLE zoe LOGIN PASSWORD 's3cret'");
        psql(&postgres.url("postgres"), "CREATE DATABASE games OWNER zoe");
        psql(&postgres.url("postgres"), "CREATE DATABASE others");
        let data = folder.join("data");
        certificate(&data);
        add(&data.join("postgresql.conf"), "ssl = on");
        let rules = "hostssl all zoe 127.0.0.1/32 scram-sha-256\nhostssl all innovarium 127.0.0.1/32 trust\n";
        fs::write(data.join("pg_hba.conf"), rules).expect("written");
        postgres.kill();
        postgres.go_on().expect("it starts again");
        Some(Guarded { postgres, folder })
    }

    fn url(&self, password: &str, database: &str, more: &str) -> String {
        format!("postgres://zoe:{password}@localhost:{}/{database}?{more}", self.postgres.port())
    }
}

impl Drop for Guarded {
    fn drop(&mut self) {
        self.postgres.kill();
        drop(fs::remove_dir_all(&self.folder));
        drop(fs::remove_file(self.folder.with_extension("log")));
    }
}

/// For localhost, made by itself, in files of the server's own user.
fn certificate(data: &Path) {
    let (key, certificate) = (data.join("server.key"), data.join("server.crt"));
    let subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2"];
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-addext", "basicConstraints=critical,CA:FALSE"])
        .args(subject)
        .arg("-keyout")
        .arg(&key)
        .arg("-out")
        .arg(&certificate)
        .output()
        .expect("openssl");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    for file in [&key, &certificate] {
        assert!(Command::new("chmod").arg("600").arg(file).status().expect("chmod").success());
        assert!(Command::new("chown").arg("--reference").args([data, file]).status().expect("chown").success());
    }
}

fn add(file: &Path, line: &str) {
    let text = fs::read_to_string(file).expect("a file");
    fs::write(file, format!("{text}\n{line}\n")).expect("written");
}

#[test]
fn passwords_and_certificates_are_checked() {
    let Some(guarded) = Guarded::start() else { return };
    let bans = |url: &str| innovarium(&["admin", "--database", url, "bans"]).status.success();
    let refuse = |url: &str, expected: &str| {
        let problem = refusal(&serve(url));
        assert!(problem.contains(expected), "'{problem}' should say '{expected}'");
        assert!(!problem.contains("s3cret") && !problem.contains("wr0ng"), "{problem}");
    };
    assert!(bans(&guarded.url("s3cret", "games", "sslmode=require")));
    assert!(bans(&guarded.url("s3cret", "games", "")), "encrypted where that is possible");
    refuse(&guarded.url("wr0ng", "games", "sslmode=require"), "password authentication failed for user \"zoe\"");
    refuse(&guarded.url("s3cret", "games", "sslmode=disable"), "no encryption");
    refuse(&guarded.url("s3cret", "others", ""), "permission denied for schema public");
    // Its certificate is one that it made itself.
    refuse(&guarded.url("s3cret", "games", "sslmode=verify-full"), "TLS");
    let own = guarded.folder.join("data/server.crt");
    let verified = format!("sslmode=verify-full&sslrootcert={}", own.display());
    assert!(bans(&guarded.url("s3cret", "games", &verified)));
    let elsewhere = guarded.url("s3cret", "games", &verified).replace("localhost", "127.0.0.1");
    refuse(&elsewhere, "TLS");
}

/// What was said when the data came out of a database whose server has just died.
pub fn move_back(url: &str, to: &str) -> String {
    // The database notices a moment later that the server is gone.
    let moved = (0..100).find_map(|_| {
        std::thread::sleep(std::time::Duration::from_millis(50));
        let output = innovarium(&["move", "--from", url, "--to", to]);
        output.status.success().then(|| String::from_utf8(output.stdout).expect("text"))
    });
    moved.expect("moved")
}

#[test]
fn data_move_to_a_database_and_back() {
    let Some(url) = postgres_for_test() else { return };
    let folder = Folder::new("moved");
    let server = Running::start(&folder.0);
    let cookie = cookie(server.address);
    let ids: Vec<String> = (0..3).map(|_| make_match(server.address, &cookie)).collect();
    let (data, back) = (folder.0.to_str().expect("a name"), folder.file("back.sqlite"));
    refused(&["move", "--from", data, "--to", &url], "uses this data: stop it first");
    server.kill();
    let told = said(&["move", "--from", data, "--to", &url]);
    assert!(told.contains("matches") && told.contains("every table has the same hash there"), "{told}");
    refused(&["move", "--from", data, "--to", &url], "the target is not empty");
    let server = Running::wait_for(start_with(&folder.0, &["--database", &url]));
    for id in &ids {
        let (_, table) = request(server.address, &format!("GET /api/matches/{id}"), &cookie, "").expect("an answer");
        assert_eq!((&table["status"], &table["yours"]), (&json!("running"), &json!([0])), "{table}");
    }
    refused(&["move", "--from", &url, "--to", &back], "a server uses this database: stop it first");
    server.kill();
    let moved = move_back(&url, &back);
    assert!(moved.contains(&format!("rows moved to {back}")));
    refused(&["move", "--from", &url, "--to", &back], "this file exists already");
    refused(&["move", "--from", "postgres://zoe:s3cret@/", "--to", &back], "--from: this is not the address");
}
