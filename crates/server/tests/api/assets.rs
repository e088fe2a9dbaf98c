//! The client's files: packed, named after their content, and kept where they may be. They are those of the last build
//! of the client.

use std::io::Read;

use crate::browser::{Browser, Reply, wish};
use crate::host::Host;

fn get(browser: &Browser, path: &str, headers: &[(&str, &str)]) -> Reply {
    let answer = browser.send("GET", path, headers, None);
    assert_ne!(answer.status, 404, "the client is not built: run npm run build in web");
    answer
}

#[test]
fn the_page_and_its_script_are_packed_and_kept() {
    let host = Host::start();
    let browser = host.browser();
    let page = get(&browser, "/", &[("accept-encoding", "identity")]);
    assert_eq!((page.status, page.header("content-encoding")), (200, None));
    assert_eq!(page.header("cache-control"), Some("private, no-cache"), "it comes with a cookie");
    let script = page.text.split("src=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a script");
    assert!(script.starts_with("/assets/"), "{script}");

    let plain = get(&browser, script, &[("accept-encoding", "identity")]);
    assert_eq!(plain.header("vary"), Some("accept-encoding"));
    let packed = raw(&host, script, "accept-encoding: gzip, deflate, br\r\n");
    let (head, body) = packed.split_at(packed.windows(4).position(|end| end == b"\r\n\r\n").expect("an end") + 4);
    let head = String::from_utf8_lossy(head).to_lowercase();
    for line in ["content-encoding: br", "vary: accept-encoding", "cache-control: public, max-age=31536000, immutable"]
    {
        assert!(head.lines().any(|said| said == line), "no {line} in {head}");
    }
    assert!(body.len() * 2 < plain.text.len(), "{} of {} bytes", body.len(), plain.text.len());
    let mut text = String::new();
    brotli::Decompressor::new(body, 4096).read_to_string(&mut text).expect("well packed");
    assert_eq!(text, plain.text);
}

/// As it comes over the wire.
fn raw(host: &Host, path: &str, headers: &str) -> Vec<u8> {
    use std::io::Write;
    let mut stream = std::net::TcpStream::connect(host.address).expect("a connection");
    let head = format!("GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n{headers}\r\n", host.address);
    stream.write_all(head.as_bytes()).expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("an answer");
    answer
}

#[test]
fn a_page_that_is_known_is_not_sent_again_except_to_newcomers() {
    let host = Host::start();
    let browser = host.browser();
    let first = get(&browser, "/", &[]);
    assert!(first.header("set-cookie").is_some());
    let tag = first.header("etag").expect("a tag").to_string();
    let again = get(&browser, "/lobby", &[("if-none-match", &tag)]);
    assert_eq!((again.status, again.text.as_str(), again.header("etag")), (304, "", Some(tag.as_str())));
    assert!(again.header("set-cookie").is_none());
    let newcomer = get(&host.browser(), "/", &[("if-none-match", &tag)]);
    assert_eq!(newcomer.status, 200);
    assert!(newcomer.header("set-cookie").is_some());
}

#[test]
fn long_answers_are_packed_but_none_with_secrets() {
    let host = Host::start();
    let browser = host.browser();
    let head = |path: &str| {
        let answer = raw(&host, path, "accept-encoding: gzip\r\n");
        let end = answer.windows(4).position(|end| end == b"\r\n\r\n").expect("an end");
        (String::from_utf8_lossy(&answer[..end]).to_lowercase(), answer.len() - end)
    };
    let (components, length) = head("/api/games/innovation/components");
    let plain = browser.send("GET", "/api/games/innovation/components", &[("accept-encoding", "identity")], None);
    assert!(
        components.contains("content-encoding: gzip") && components.contains("vary: accept-encoding"),
        "{components}"
    );
    assert!(length * 3 < plain.text.len(), "{length} of {} bytes", plain.text.len());
    assert_eq!(plain.header("content-encoding"), None);

    // Invitations stand beside names that strangers choose; in the lists there are none.
    let id = browser.make(&wish(&["me", "open", "open"]));
    (0..4).for_each(|_| drop(browser.make(&wish(&["me", "open", "open"]))));
    let lobby = browser.send("GET", "/api/lobby", &[("accept-encoding", "identity")], None);
    assert!(lobby.text.len() > 2000 && !lobby.text.contains(&browser.invitation(&id, 1)));
    for path in [&format!("/api/matches/{id}"), "/api/me"] {
        let answer = browser.send("GET", path, &[("accept-encoding", "gzip")], None);
        assert_eq!(answer.header("content-encoding"), None, "{path}");
    }
    let live = browser.watch(&browser.make(&wish(&["me", "random"])));
    assert!(!live.headers.contains_key("content-encoding") && !live.headers.contains_key("vary"));
}
