//! The program as a server, and one person who plays there.

use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::Message;
use tungstenite::client::IntoClientRequest;
use ureq::Agent;

pub struct Serving {
    process: Child,
    /// It goes on printing, and must not find that nobody listens.
    _printed: BufReader<ChildStdout>,
    data: PathBuf,
    /// Where it is: an address and a port.
    address: String,
    cookie: String,
    agent: Agent,
}

impl Serving {
    pub fn start(mut program: Command) -> Self {
        let data = std::env::temp_dir().join(format!("innovarium-nim-{}", std::process::id()));
        program.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&data);
        let mut process = program.stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut line = String::new();
        let mut printed = BufReader::new(process.stdout.take().expect("piped"));
        printed.read_line(&mut line).expect("a line");
        let address = line.trim().split("http://").nth(1).expect("an address").to_string();
        let agent = Agent::new_with_defaults();
        let answer = agent.get(format!("http://{address}/api/me")).call().expect("an answer");
        let cookie = answer.headers()["set-cookie"].to_str().expect("text").split(';').next().expect("a cookie");
        Serving { process, _printed: printed, data, address, cookie: cookie.to_string(), agent }
    }

    pub fn get(&self, path: &str) -> Value {
        let asked = self.agent.get(format!("http://{}{path}", self.address)).header("cookie", &self.cookie);
        let text = asked.call().expect("an answer").body_mut().read_to_string().expect("text");
        serde_json::from_str(&text).expect("JSON")
    }

    /// Plays a match against a bot with the first offer every time, and answers how it ended.
    pub fn play(&self, game: &str) -> Value {
        let wish = json!({
            "game": game,
            "options": {},
            "seats": [{ "kind": "me" }, { "kind": "bot", "level": "casual" }],
            "public": false,
            "limit": 0,
        });
        let asked = self.agent.post(format!("http://{}/api/matches", self.address)).header("cookie", &self.cookie);
        let asked = asked.header("content-type", "application/json");
        let made = asked.send(wish.to_string()).expect("a match").body_mut().read_to_string().expect("text");
        let made: Value = serde_json::from_str(&made).expect("JSON");
        let path = format!("ws://{}/api/matches/{}/live?seat=0", self.address, made["id"].as_str().expect("an id"));
        let mut request = path.into_client_request().expect("a request");
        request.headers_mut().insert("cookie", self.cookie.parse().expect("a header"));
        let stream = TcpStream::connect(&self.address).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
        let (mut socket, _) = tungstenite::client(request, stream).expect("a live table");
        loop {
            let Message::Text(text) = socket.read().expect("a message") else { continue };
            let state: Value = serde_json::from_str(&text).expect("JSON");
            if !state["match"]["outcome"].is_null() {
                return state["match"]["outcome"].clone();
            }
            if let Some(choice) = state["question"]["offers"][0]["choice"].as_str() {
                let choose = json!({ "type": "choose", "version": state["version"], "choice": choice });
                socket.send(Message::text(choose.to_string())).expect("sent");
            }
        }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.process.kill().expect("it was running");
        self.process.wait().expect("it ends");
        drop(std::fs::remove_dir_all(&self.data));
    }
}
