//! What a table looks like to one guest, as it goes over the wire.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use table::{News, SeatQuestion};

use crate::summary::Summary;

/// Enough for most states: growing step by step would copy them several times.
const USUAL: usize = 8 * 1024;

/// Written straight into text. Of all that the server does for a choice this is the most, so nothing is built only to
/// be written.
#[derive(Serialize)]
#[serde(tag = "type", rename = "state")]
pub(super) struct State<'a> {
    pub version: u32,
    #[serde(rename = "match")]
    pub summary: Summary,
    pub viewer: Option<u8>,
    pub view: Option<Box<RawValue>>,
    pub question: Option<SeatQuestion>,
    pub news: Vec<News>,
    pub reset: bool,
    pub undo: Value,
    pub handover: Value,
    pub plans: BTreeMap<&'a str, &'a str>,
    pub waiting_since: i64,
}

impl State<'_> {
    pub(super) fn text(&self) -> Arc<str> {
        let mut text = Vec::with_capacity(USUAL);
        serde_json::to_writer(&mut text, self).expect("a state is plain data");
        String::from_utf8(text).expect("JSON is text").into()
    }
}
