//! A match in brief, as the lobby and the match itself show it.

use std::collections::BTreeMap;

use serde::Serialize;
use table::Difference;

use crate::lobby::is_bot_name;
use crate::people::is_guest_name;
use crate::store::{MatchRow, Origin, Outcome, SeatKind, SeatRow, Status};

/// A match in brief, as the person who asks may see it.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Summary {
    pub id: String,
    pub game: String,
    pub options: BTreeMap<String, String>,
    /// A match begins by itself when all seats are taken.
    pub status: Status,
    pub seats: Vec<SeatInfo>,
    /// Who must decide now.
    pub asked: Vec<u8>,
    /// The seats of the person who asks.
    pub yours: Vec<u8>,
    /// Whether one of them must decide.
    pub your_turn: bool,
    pub public: bool,
    /// Seconds.
    pub limit: u32,
    /// Milliseconds since 1970.
    pub created: i64,
    /// When it last changed, in milliseconds since 1970.
    pub moved: i64,
    /// The choices made so far.
    pub choices: u32,
    /// Grows by one with every change.
    pub version: u32,
    pub outcome: Option<Outcome>,
    pub origin: Origin,
    /// Where the rules of today play the match differently; lists do not say it.
    pub differs: Option<Difference>,
}

#[derive(Serialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatInfo {
    /// Clockwise; 0 is seat A.
    pub seat: u8,
    pub name: String,
    /// Whether a person chose the name. Other names may be translated for the reader.
    pub named: bool,
    pub kind: SeatKind,
    /// Of a bot.
    pub level: Option<String>,
    /// Connected now; not known in the lobby's lists.
    pub here: bool,
    /// What takes an open seat; shown to the match's creator only.
    pub invitation: Option<String>,
}

/// `key=value key=value` as pairs.
pub fn pairs(options: &str) -> impl Iterator<Item = (String, String)> + '_ {
    let pairs = options.split_whitespace().filter_map(|pair| pair.split_once('='));
    pairs.map(|(key, value)| (key.to_string(), value.to_string()))
}

/// Whether this person plays the seat, alone or as the owner of the device.
pub fn owns(seat: &SeatRow, person: &str) -> bool {
    matches!(seat.kind, SeatKind::Person | SeatKind::Device) && seat.person.as_deref() == Some(person)
}

fn is_named(seat: &SeatRow) -> bool {
    match seat.kind {
        SeatKind::Person => !seat.person.as_deref().is_some_and(|person| is_guest_name(&seat.name, person)),
        // A bot that plays on for somebody keeps their name.
        SeatKind::Bot => !seat.level.as_deref().is_some_and(|level| is_bot_name(&seat.name, level, seat.seat)),
        SeatKind::Device => true,
        SeatKind::Open => false,
    }
}

impl Summary {
    /// As `person` may see it; `here`: which seats are connected, if known.
    pub fn new(row: &MatchRow, seats: &[SeatRow], person: &str, here: &[bool]) -> Self {
        let progress = &row.progress;
        let asked: Vec<u8> = (0..8).filter(|seat| progress.asked & (1 << seat) != 0).collect();
        let yours: Vec<u8> = seats.iter().filter(|seat| owns(seat, person)).map(|seat| seat.seat).collect();
        let info = |seat: &SeatRow| SeatInfo {
            seat: seat.seat,
            name: seat.name.clone(),
            named: is_named(seat),
            kind: seat.kind,
            level: seat.level.clone(),
            here: here.get(seat.seat as usize).copied().unwrap_or(false),
            // Whoever knows the invitation may take the seat, so only the match's creator sees it.
            invitation: seat.invitation.clone().filter(|_| row.creator == person && seat.kind == SeatKind::Open),
        };
        Summary {
            id: row.id.clone(),
            game: row.game.clone(),
            options: pairs(&row.options).collect(),
            status: progress.status,
            seats: seats.iter().map(info).collect(),
            your_turn: asked.iter().any(|seat| yours.contains(seat)),
            asked,
            yours,
            public: row.public,
            limit: row.limit,
            created: row.created,
            moved: progress.moved,
            choices: progress.choices,
            version: progress.version,
            outcome: progress.outcome.clone(),
            origin: row.origin,
            differs: None,
        }
    }
}
