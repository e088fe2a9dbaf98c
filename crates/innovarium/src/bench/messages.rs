//! What a table sends: texts, and states by their differences from the one before.

use server::delta;
use tokio_tungstenite::tungstenite::Message;

use crate::Done;

/// How every text of a whole state begins.
const STATE: &str = "{\"type\":\"state\"";

#[derive(Default)]
pub struct Messages {
    /// The text of the last state.
    state: Vec<u8>,
}

impl Messages {
    /// The text of a message; none if it is about the connection itself.
    pub fn read<'a>(&'a mut self, message: &'a Message) -> Done<Option<&'a str>> {
        match message {
            Message::Text(text) => {
                if text.starts_with(STATE) {
                    self.state = text.as_bytes().to_vec();
                }
                Ok(Some(text.as_str()))
            }
            Message::Binary(changes) => {
                delta::update(&mut self.state, changes).ok_or("differences from another state")?;
                Ok(Some(std::str::from_utf8(&self.state)?))
            }
            _ => Ok(None),
        }
    }
}
