//! Several servers on one database: whoever plays notices nothing of it, whatever dies.

use std::io::{BufRead, BufReader, ErrorKind};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use services::{balancer_for_test, nats_for_test, postgres_for_test};
use table::Rng;
use testkit::volume;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message, WebSocket, client};

use crate::crash::{exchange, request};

/// Everything that is waited for comes sooner, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server of the cluster.
pub struct Node {
    child: Child,
    pub address: SocketAddr,
}

impl Node {
    pub fn start(database: &str, nats: Option<&str>) -> Node {
        let mut command = Command::new(env!("CARGO_BIN_EXE_innovarium"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", database]);
        command.args(["--rate", "100000", "--reads", "100000"]);
        command.args(nats.iter().flat_map(|nats| ["--nats", nats]));
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines().map_while(Result::ok);
        let address = lines.find_map(|line| line.split_once("http://")?.1.trim().parse().ok()).expect("an address");
        std::thread::spawn(move || lines.for_each(drop));
        Node { child, address }
    }

    /// It stands still, with all its connections open.
    fn pause(&self) {
        let stopped = Command::new("kill").args(["-STOP", &self.child.id().to_string()]).status();
        assert!(stopped.expect("it runs").success());
    }

    fn has_visitors(&self) -> bool {
        let numbers = exchange(self.address, "GET /metrics", "", "").expect("an answer");
        !numbers.contains("\ninnovarium_connections 0\n")
    }

    /// SIGKILL.
    pub fn kill(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A person, by the cookie, at a server.
fn somebody(address: SocketAddr) -> String {
    let (head, _) = request(address, "GET /api/me", "", "").expect("an answer");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    cookie.split(';').next().expect("a value").to_string()
}

fn make(address: SocketAddr, cookie: &str, seats: Value) -> String {
    let wish = json!({ "game": "innovation", "seats": seats, "public": true });
    let (_, made) = request(address, "POST /api/matches", cookie, &wish.to_string()).expect("a match");
    made["id"].as_str().expect("an id").to_string()
}

/// A table as one person sees it.
pub struct Live {
    socket: WebSocket<TcpStream>,
    pub state: Value,
    heard: Vec<Value>,
}

impl Live {
    pub fn open(address: SocketAddr, id: &str, seat: u8, cookie: &str) -> Live {
        let url = format!("ws://{address}/api/matches/{id}/live?seat={seat}");
        let mut request = url.into_client_request().expect("a request");
        request.headers_mut().insert("cookie", cookie.parse().expect("a cookie"));
        let stream = TcpStream::connect(address).expect("a connection");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time");
        let (socket, _) = client(request, stream).expect("a table");
        let mut live = Live { socket, state: Value::Null, heard: Vec::new() };
        live.until("a state", |live| !live.state.is_null());
        live
    }

    pub fn say(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).expect("sent");
    }

    /// Reads until it is so.
    #[track_caller]
    pub fn until(&mut self, what: &str, so: impl Fn(&Live) -> bool) {
        let started = Instant::now();
        while !so(self) {
            assert!(started.elapsed() < PATIENCE, "no {what}; the last state: {}", self.state);
            let frame = self.socket.read().unwrap_or_else(|error| panic!("no {what}: {error}"));
            let Message::Text(text) = frame else { continue };
            let said: Value = serde_json::from_str(&text).expect("JSON");
            match said["type"] == "state" {
                true => self.state = said,
                false => self.heard.push(said),
            }
        }
    }

    #[track_caller]
    fn until_ended(&mut self) {
        let error = loop {
            match self.socket.read() {
                Ok(_) => {}
                Err(error) => break error,
            }
        };
        let is_open = matches!(&error, Error::Io(error) if error.kind() == ErrorKind::WouldBlock);
        assert!(!is_open, "nothing comes any more, but the connection is open");
    }

    pub fn version(&self) -> u64 {
        self.state["version"].as_u64().expect("a version")
    }

    pub fn offers(&self) -> Vec<String> {
        let offers = self.state["question"]["offers"].as_array().into_iter().flatten();
        offers.map(|offer| offer["choice"].as_str().expect("a choice").to_string()).collect()
    }

    fn is_over(&self) -> bool {
        self.state["match"]["status"] == "finished"
    }

    fn has_heard(&self, kind: &str, test: impl Fn(&Value) -> bool) -> bool {
        self.heard.iter().any(|said| said["type"] == kind && test(said))
    }
}

/// Two people who play each other, each at a server of their own.
fn two_at_two_servers(database: &str, nats: Option<&str>) -> (Vec<Node>, [String; 2], String, [Live; 2]) {
    let nodes = vec![Node::start(database, nats), Node::start(database, nats)];
    // Everybody is known everywhere.
    let people = [somebody(nodes[1].address), somebody(nodes[0].address)];
    let id = make(nodes[0].address, &people[0], json!([{ "kind": "me" }, { "kind": "open" }]));
    let joining = format!("POST /api/matches/{id}/join");
    request(nodes[1].address, &joining, &people[1], r#"{"seat":1}"#).expect("a seat");
    let tables = [Live::open(nodes[0].address, &id, 0, &people[0]), Live::open(nodes[1].address, &id, 1, &people[1])];
    (nodes, people, id, tables)
}

fn choose_until(tables: &mut [Live; 2], rng: &mut Rng, mut done: impl FnMut(&[Live; 2]) -> bool) {
    while !done(tables) {
        let asked = tables.iter().position(|table| !table.offers().is_empty() && !table.is_over());
        let Some(asked) = asked else {
            let known = tables.each_ref().map(Live::version);
            let behind = usize::from(known[1] < known[0]);
            let before = known[behind];
            tables[behind].until("news", |table| table.version() > before);
            continue;
        };
        let (offers, version) = (tables[asked].offers(), tables[asked].version());
        let choice = &offers[rng.below(offers.len())];
        tables[asked].say(&json!({ "type": "choose", "version": version, "choice": choice, "id": "c" }));
        tables[asked].heard.clear();
        tables[asked]
            .until("an answer", |table| table.has_heard("done", |_| true) || table.has_heard("error", |_| true));
        if tables[asked].has_heard("error", |said| said["error"]["code"] == "stale") {
            tables[asked].until("the state that was missed", |table| table.version() > version);
        }
    }
}

#[test]
fn people_at_different_servers_play_a_whole_match() {
    let (Some(database), Some(nats)) = (postgres_for_test(), nats_for_test()) else { return };
    let (nodes, people, id, mut tables) = two_at_two_servers(&database, Some(&nats));
    for table in &mut tables {
        table.until("both players here", |table| {
            let seats = |seat: usize| table.state["match"]["seats"][seat]["here"] == true;
            (0..2).all(seats) || table.has_heard("presence", |said| said["here"] == json!([true, true]))
        });
    }
    tables[0].say(&json!({ "type": "chat", "text": "Hello over there" }));
    tables[1].until("the line", |table| table.has_heard("chat", |said| said["text"] == "Hello over there"));
    let mut rng = Rng::new(7);
    choose_until(&mut tables, &mut rng, |tables| tables.iter().all(|table| table.version() > 20));
    take_back_by_consent(&mut tables);
    choose_until(&mut tables, &mut rng, |tables| tables.iter().any(Live::is_over));
    for table in &mut tables {
        table.until("the end", Live::is_over);
    }
    let [first, second] = tables.each_ref().map(|table| &table.state["match"]["outcome"]);
    assert_eq!(first, second);
    assert!(first["places"].is_array());
    // Both tell the same, wherever they are asked.
    let path = format!("GET /api/matches/{id}/record");
    let records = [0, 1].map(|node: usize| {
        let answer = request(nodes[node].address, &format!("GET /api/matches/{id}"), &people[node], "");
        answer.expect("a summary").1["version"].clone()
    });
    assert_eq!(records[0], records[1], "{path}");
}

/// One proposes at one server, the other agrees at the other.
fn take_back_by_consent(tables: &mut [Live; 2]) {
    let version = tables[0].version().max(tables[1].version());
    for table in tables.iter_mut() {
        table.until("the same version", |table| table.version() >= version);
    }
    tables[0].say(&json!({ "type": "undo", "id": "u" }));
    tables[0].until("an answer", |table| table.has_heard("done", |said| said["answer_to"] == "u"));
    if tables[0].version() > version {
        return; // It was free.
    }
    tables[1].until("the proposal", |table| table.state["undo"]["asked_by"] == 0);
    tables[1].say(&json!({ "type": "undo-answer", "agree": true }));
    for table in tables {
        table.until("the choice taken back", |table| table.version() > version);
    }
}

/// Who has taken a seat at one server has it at the other, which has not heard of it yet.
#[test]
fn a_seat_taken_at_another_server_is_known_at_once() {
    let Some(database) = postgres_for_test() else { return };
    let nodes = [Node::start(&database, None), Node::start(&database, None)];
    let people = [somebody(nodes[0].address), somebody(nodes[0].address)];
    let id = make(nodes[0].address, &people[0], json!([{ "kind": "me" }, { "kind": "open" }]));
    let _waiting = Live::open(nodes[0].address, &id, 0, &people[0]);
    let joining = format!("POST /api/matches/{id}/join");
    request(nodes[1].address, &joining, &people[1], r#"{"seat":1}"#).expect("a seat");
    let mut table = Live::open(nodes[0].address, &id, 1, &people[1]);
    assert_eq!(table.state["viewer"], 1);
    table.until("a question", |table| !table.offers().is_empty());
}

#[test]
fn without_nats_it_is_only_slower() {
    let Some(database) = postgres_for_test() else { return };
    let (_nodes, _, _, mut tables) = two_at_two_servers(&database, None);
    tables[0].say(&json!({ "type": "chat", "text": "Are you there?" }));
    tables[1].until("the line", |table| table.has_heard("chat", |said| said["text"] == "Are you there?"));
    choose_until(&mut tables, &mut Rng::new(3), |tables| tables.iter().all(|table| table.version() > 8));
}

#[test]
fn a_bot_goes_on_though_its_server_died() {
    let (Some(database), Some(nats)) = (postgres_for_test(), nats_for_test()) else { return };
    let mut nodes = [Node::start(&database, Some(&nats)), Node::start(&database, Some(&nats))];
    let ada = somebody(nodes[0].address);
    let id = make(nodes[0].address, &ada, json!([{ "kind": "me" }, { "kind": "bot", "level": "expert" }]));
    let mut table = Live::open(nodes[0].address, &id, 0, &ada);
    // Until the bot has to think.
    loop {
        table.until("a question", |table| !table.offers().is_empty());
        let (version, offers) = (table.version(), table.offers());
        table.say(&json!({ "type": "choose", "version": version, "choice": offers[0] }));
        table.until("the choice made", |table| table.version() > version);
        if table.state["match"]["asked"] == json!([1]) {
            break;
        }
    }
    let version = table.version();
    nodes[0].kill();
    let mut table = Live::open(nodes[1].address, &id, 0, &ada);
    assert!(table.version() >= version, "what was acknowledged is there");
    table.until("the bot's choice", |table| table.version() > version);
}

/// The balancer ends the connections, and leads their players to another server, where everything is as it was.
#[test]
fn players_of_a_server_that_stands_still_go_on_at_another() {
    let (Some(database), Some(nats)) = (postgres_for_test(), nats_for_test()) else { return };
    let nodes = [Node::start(&database, Some(&nats)), Node::start(&database, Some(&nats))];
    let Some(balancer) = balancer_for_test(&nodes.each_ref().map(|node| node.address)) else { return };
    let ada = somebody(balancer.address());
    let id = make(balancer.address(), &ada, json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]));
    let mut table = Live::open(balancer.address(), &id, 0, &ada);
    table.until("a question", |table| !table.offers().is_empty());
    let version = table.version();
    nodes.iter().find(|node| node.has_visitors()).expect("one of them serves the match").pause();
    table.until_ended();
    let mut table = Live::open(balancer.address(), &id, 0, &ada);
    assert_eq!(table.version(), version);
    table.say(&json!({ "type": "choose", "version": version, "choice": table.offers()[0] }));
    table.until("the choice made", |table| table.version() > version);
}

#[test]
fn limits_hold_over_all_servers() {
    let (Some(database), Some(nats)) = (postgres_for_test(), nats_for_test()) else { return };
    let (nodes, people, id, mut tables) = two_at_two_servers(&database, Some(&nats));
    const LINES: usize = 20;
    for number in 0..LINES {
        tables[0].say(&json!({ "type": "chat", "text": number.to_string(), "id": number.to_string() }));
        let id = number.to_string();
        tables[0].until("the line", |table| table.has_heard("done", |said| said["answer_to"] == id));
    }
    // What was used up is told after a moment.
    std::thread::sleep(Duration::from_secs(1));
    let mut elsewhere = Live::open(nodes[1].address, &id, 0, &people[0]);
    elsewhere.say(&json!({ "type": "chat", "text": "one more", "id": "more" }));
    elsewhere.until("an answer", |table| table.has_heard("error", |_| true) || table.has_heard("done", |_| true));
    assert!(elsewhere.has_heard("error", |said| said["error"]["code"] == "too-many"), "{:?}", elsewhere.heard);
}

#[test]
fn nothing_is_lost_whatever_dies() {
    if postgres_for_test().is_none() || nats_for_test().is_none() {
        return;
    }
    let seconds = volume::of(15, 300).to_string();
    let mut bench = Command::new(env!("CARGO_BIN_EXE_innovarium"));
    bench.args(["bench", "cluster", "--nodes", "3", "--workers", "1", "--matches", "8", "--every", "1"]);
    let output = bench.args(["--seconds", &seconds, "--json"]).output().expect("it runs");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{out}{err}");
    let report: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!((&report["checked"]["lost"], &report["checked"]["wrong_views"]), (&json!(0), &json!(0)), "{report}");
    assert!(report["checked"]["views"].as_u64() > Some(50), "{report}");
    assert!(report["figures"]["acknowledged"].as_u64() > Some(200), "{report}");
    assert_eq!(report["faults"].as_array().map(Vec::len), Some(6), "every fault has happened: {report}");
}
