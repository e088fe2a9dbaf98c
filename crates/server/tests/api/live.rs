//! A connection to a table.

use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};
use server::delta;
use table::Rng;
use tungstenite::client::IntoClientRequest;
use tungstenite::handshake::HandshakeError;
use tungstenite::http::HeaderMap;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::{Error, Message, WebSocket};

use crate::browser::{Browser, Reply, check_error};

pub struct Live {
    socket: WebSocket<TcpStream>,
    /// Of the answer to the upgrade.
    pub headers: HeaderMap,
    /// The last state that was sent.
    pub state: Value,
    /// Everything that was sent, in order.
    pub heard: Vec<Value>,
    /// The text of the last state.
    text: Vec<u8>,
    /// How many states were sent whole.
    pub whole: usize,
    /// The states that were sent by their differences: these, and how long they are when read.
    pub changes: Vec<Vec<u8>>,
    pub read: Vec<usize>,
}

impl Live {
    /// Opens a connection and waits for the first state; a refused upgrade is an ordinary answer.
    pub fn open(browser: &Browser, path: &str, headers: &[(&'static str, &str)]) -> Result<Live, Box<Reply>> {
        let mut live = Live::open_silently(browser, path, headers)?;
        live.until("a first state", |message| message["type"] == "state");
        Ok(live)
    }

    /// Opens a connection and reads nothing.
    pub fn open_silently(browser: &Browser, path: &str, headers: &[(&'static str, &str)]) -> Result<Live, Box<Reply>> {
        let mut request = format!("ws://{}{path}", browser.address).into_client_request().expect("a request");
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().expect("a header"));
        }
        if let Some(cookie) = browser.cookie() {
            request.headers_mut().insert("cookie", cookie.parse().expect("a header"));
        }
        let stream = TcpStream::connect(browser.address).expect("a connection");
        // No test waits for ever for a message that does not come.
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
        stream.set_nodelay(true).expect("no delay");
        match tungstenite::client(request, stream) {
            Ok((socket, answer)) => {
                let headers = answer.headers().clone();
                let (heard, text, changes, read) = Default::default();
                Ok(Live { socket, headers, state: Value::Null, heard, text, whole: 0, changes, read })
            }
            Err(HandshakeError::Failure(Error::Http(answer))) => Err(Box::new(Reply {
                status: answer.status().as_u16(),
                headers: answer.headers().clone(),
                text: String::from_utf8(answer.into_body().unwrap_or_default()).expect("text"),
            })),
            Err(problem) => panic!("no connection: {problem}"),
        }
    }

    /// The next message, or why there is none any more.
    pub fn next(&mut self) -> Result<Value, Option<CloseCode>> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => {
                    let message = self.hear(text.as_bytes());
                    self.whole += usize::from(message["type"] == "state");
                    return Ok(message);
                }
                Ok(Message::Binary(changes)) => {
                    let text = delta::read(&self.text, &changes).expect("differences from the last state");
                    self.changes.push(changes.to_vec());
                    self.read.push(text.len());
                    let message = self.hear(&text);
                    assert_eq!(message["type"], "state", "only states are sent by their differences");
                    return Ok(message);
                }
                Ok(Message::Close(frame)) => return Err(frame.map(|frame| frame.code)),
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                Ok(other) => panic!("a table does not send {other:?}"),
                Err(Error::Io(error)) if error.kind() == std::io::ErrorKind::WouldBlock => {
                    panic!("nothing is said for long; the last was {:?}", self.heard.last())
                }
                Err(_) => return Err(None),
            }
        }
    }

    fn hear(&mut self, text: &[u8]) -> Value {
        let message: Value = serde_json::from_slice(text).expect("JSON");
        self.heard.push(message.clone());
        if message["type"] == "state" {
            self.state = message.clone();
            self.text = text.to_vec();
        }
        message
    }

    #[track_caller]
    pub fn until(&mut self, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            match self.next() {
                Ok(message) if fits(&message) => return message,
                Ok(_) => {}
                Err(code) => panic!("closed ({code:?}) while waiting for {what}"),
            }
        }
    }

    /// The next state.
    #[track_caller]
    pub fn next_state(&mut self) -> &Value {
        self.until("a state", |message| message["type"] == "state");
        &self.state
    }

    /// Reads on until the state is like that; it may be already.
    #[track_caller]
    pub fn state_where(&mut self, what: &str, fits: impl Fn(&Value) -> bool) -> &Value {
        if !fits(&self.state) {
            self.until(what, |message| message["type"] == "state" && fits(message));
        }
        &self.state
    }

    /// Reads on until this version has come.
    #[track_caller]
    pub fn version_reached(&mut self, version: u64) -> &Value {
        self.state_where(&format!("version {version}"), |state| state["version"].as_u64() >= Some(version))
    }

    /// The next error, which must be this one; answers the whole message.
    #[track_caller]
    pub fn refused(&mut self, code: &str) -> Value {
        let message = self.until(code, |message| message["type"] == "error");
        check_error(&message["error"], code);
        message
    }

    /// Reads to the end; answers the code of the goodbye, if there was one.
    #[track_caller]
    pub fn closed(&mut self) -> Option<CloseCode> {
        loop {
            if let Err(code) = self.next() {
                return code;
            }
        }
    }

    #[track_caller]
    pub fn say(&mut self, message: &Value) {
        self.say_text(&message.to_string());
    }

    #[track_caller]
    pub fn say_text(&mut self, text: &str) {
        self.send(Message::text(text)).expect("said");
    }

    pub fn send(&mut self, message: Message) -> Result<(), Error> {
        self.socket.send(message)
    }

    pub fn version(&self) -> u64 {
        self.state["version"].as_u64().expect("a version")
    }

    pub fn choices(&self) -> u64 {
        self.state["match"]["choices"].as_u64().expect("a number")
    }

    /// What the seat is offered, in notation.
    pub fn offers(&self) -> Vec<String> {
        let offers = self.state["question"]["offers"].as_array();
        offers.into_iter().flatten().map(|offer| crate::browser::word(&offer["choice"])).collect()
    }

    pub fn is_asked(&self) -> bool {
        !self.state["question"].is_null()
    }

    pub fn is_finished(&self) -> bool {
        self.state["match"]["status"] == "finished"
    }

    /// Sends a choice for the state as it is known, and waits for nothing.
    pub fn send_choice(&mut self, choice: &str) {
        let version = self.version();
        self.say(&json!({ "type": "choose", "version": version, "choice": choice }));
    }

    /// Chooses, and waits until it is acknowledged; answers the new version.
    #[track_caller]
    pub fn choose(&mut self, choice: &str) -> u64 {
        let version = self.version() + 1;
        self.send_choice(choice);
        self.version_reached(version);
        version
    }

    #[track_caller]
    pub fn choose_any(&mut self, rng: &mut Rng) -> u64 {
        let offers = self.offers();
        self.choose(&offers[rng.below(offers.len())].clone())
    }

    /// Looks through another of one's own seats.
    #[track_caller]
    pub fn view(&mut self, seat: usize) -> &Value {
        self.say(&json!({ "type": "view", "seat": seat }));
        self.until("the other eyes", |message| message["type"] == "state" && message["viewer"] == seat);
        &self.state
    }
}
