//! A match in brief, as the lobby and the match itself show it.

#[cfg(feature = "schema")]
use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use table::Difference;

use crate::lobby::is_old_bot_name;
use crate::people::is_guest_name;
use crate::store::{Clock, Departure, Hints, MatchRow, Origin, Outcome, SeatKind, SeatRow, Status, Timing};
use crate::uptime::Uptime;

/// A match in brief, as the person who asks may see it.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Summary {
    pub id: String,
    pub game: String,
    #[cfg_attr(feature = "schema", ts(as = "BTreeMap<String, String>"), schemars(with = "BTreeMap<String, String>"))]
    pub options: ChosenOptions,
    /// A match begins by itself when all seats are taken.
    pub status: Status,
    pub seats: Vec<SeatInfo>,
    /// Who must decide now.
    pub asked: Vec<u8>,
    /// The seats of the person who asks.
    pub yours: Vec<u8>,
    /// Whether one of them must decide.
    pub your_turn: bool,
    /// Whether the person who asks made the match.
    pub made_by_you: bool,
    pub public: bool,
    /// Seconds.
    pub limit: u32,
    /// Days without any change after which the match is closed.
    pub idle_days: u32,
    pub clock: Option<ClockState>,
    /// What was chosen for the match, and what follows from it now.
    pub hints: Hints,
    pub hints_allowed: bool,
    /// The seats that the person who asks left and can take back from a bot.
    pub may_return: Vec<u8>,
    /// Whether the person who asks may delete the match.
    pub may_delete: bool,
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

/// `key=value key=value`; becomes an object only where it is written, since every state of a match has it.
#[derive(Clone, Debug)]
pub struct ChosenOptions(String);

impl Serialize for ChosenOptions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(split(&self.0))
    }
}

#[derive(Serialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatInfo {
    /// Clockwise; 0 is seat A.
    pub seat: u8,
    pub name: String,
    /// Whether the name is shown as it is. Others, of guests and of older bots, are translated for the reader.
    pub named: bool,
    pub kind: SeatKind,
    /// Of a bot.
    pub level: Option<String>,
    /// Connected now; not known in the lobby's lists.
    pub here: bool,
    /// What takes an open seat; shown to the match's creator only.
    pub invitation: Option<String>,
    /// How the person left who played here.
    pub departed: Option<Departure>,
}

/// The time that players have, and what is left of it at the moment of the answer.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ClockState {
    pub setting: Clock,
    /// Milliseconds by seat; none for bots, before the match begins, and in lists.
    pub left: Vec<Option<i64>>,
    /// Whose time is running.
    pub running: Vec<u8>,
    /// In lists: when the first of them runs out, one's own before others', in milliseconds since 1970.
    pub runs_out: Option<i64>,
}

impl ClockState {
    fn new(setting: Clock, row: &MatchRow, seats: &[SeatRow], uptime: i64) -> Self {
        let runs = running_clocks(seats, row.progress.asked);
        let running: Vec<u8> = (0..8).filter(|seat| runs & (1 << seat) != 0).collect();
        let left = |seat: &SeatRow| {
            let left = row.progress.timing.left(seat.seat as usize, running.contains(&seat.seat), uptime);
            left.filter(|_| seat.kind == SeatKind::Person)
        };
        ClockState { setting, left: seats.iter().map(left).collect(), running, runs_out: None }
    }
}

/// `key=value key=value` as pairs.
pub fn pairs(options: &str) -> impl Iterator<Item = (String, String)> + '_ {
    split(options).map(|(key, value)| (key.to_string(), value.to_string()))
}

fn split(options: &str) -> impl Iterator<Item = (&str, &str)> {
    options.split_whitespace().filter_map(|pair| pair.split_once('='))
}

/// Whether this person plays the seat, alone or as the owner of the device.
pub fn owns(seat: &SeatRow, person: &str) -> bool {
    played_by_person(seat) && seat.person.as_deref() == Some(person)
}

pub fn played_by_person(seat: &SeatRow) -> bool {
    matches!(seat.kind, SeatKind::Person | SeatKind::Device)
}

/// Everybody who plays, each once.
pub fn owners(seats: &[SeatRow]) -> Vec<&str> {
    let mut owners: Vec<&str> =
        seats.iter().filter(|seat| played_by_person(seat)).filter_map(|seat| seat.person.as_deref()).collect();
    owners.sort_unstable();
    owners.dedup();
    owners
}

/// Whether no two people play.
fn is_played_alone(seats: &[SeatRow]) -> bool {
    let mut people = seats.iter().filter(|seat| played_by_person(seat)).filter_map(|seat| seat.person.as_deref());
    let first = people.next();
    people.all(|person| Some(person) == first)
}

/// A match that waits can be deleted by its creator; later, by whoever is the only person that ever played in it.
pub fn may_delete(row: &MatchRow, seats: &[SeatRow], person: &str) -> bool {
    let people = || seats.iter().flat_map(|seat| [&seat.person, &seat.former]).flatten();
    let created = row.creator == person;
    match row.progress.status {
        Status::Waiting => created,
        Status::Running | Status::Finished => {
            people().all(|other| other == person) && (created || people().next().is_some())
        }
    }
}

/// Whether the person left this seat and can take it back from the bot that plays there.
pub fn may_return(row: &MatchRow, seat: &SeatRow, person: &str) -> bool {
    let progress = &row.progress;
    let left = seat.kind == SeatKind::Bot && seat.former.as_deref() == Some(person);
    let asked = progress.asked & (1 << seat.seat) != 0;
    let has_time = row.clock.is_none_or(|clock| progress.timing.can_go_on(clock, seat.seat as usize, asked));
    left && progress.status == Status::Running && seat.departed != Some(Departure::Resigned) && has_time
}

pub fn hints_allowed(row: &MatchRow, seats: &[SeatRow]) -> bool {
    match row.hints {
        _ if row.hints_agreed => true,
        Hints::Alone => is_played_alone(seats),
        Hints::On => true,
        Hints::Off => false,
    }
}

/// Of the seats that are asked, those that people play; bots have no clock. One bit per seat.
pub fn running_clocks(seats: &[SeatRow], asked: u8) -> u8 {
    let people = seats.iter().filter(|seat| seat.kind == SeatKind::Person);
    asked & people.fold(0, |mask, seat| mask | 1 << seat.seat)
}

fn bits(seats: &[u8]) -> u8 {
    seats.iter().fold(0, |mask, seat| mask | 1 << seat)
}

fn is_named(seat: &SeatRow) -> bool {
    match seat.kind {
        // Nobody: the person has been deleted.
        SeatKind::Person => seat.person.as_deref().is_some_and(|person| !is_guest_name(&seat.name, person)),
        // A bot that plays on for somebody keeps their name; others have names that are the same in every language.
        SeatKind::Bot => !seat.level.as_deref().is_some_and(|level| is_old_bot_name(&seat.name, level, seat.seat)),
        SeatKind::Device => true,
        SeatKind::Open => false,
    }
}

impl Summary {
    /// Lists are compressed, and the length of what is compressed would reveal a secret in it. They are sent only if
    /// they have changed, so they say when time runs out instead of what is left of it.
    pub fn for_lists(mut self, timing: &Timing, uptime: &Uptime) -> Self {
        self.seats.iter_mut().for_each(|seat| seat.invitation = None);
        if let Some(clock) = &mut self.clock {
            clock.left.fill(None);
            let running = bits(&clock.running);
            let own = running & bits(&self.yours);
            let runs_out = timing.runs_out(if own == 0 { running } else { own });
            clock.runs_out = runs_out.map(|moment| uptime.date(moment));
        }
        self
    }

    /// As `person` may see it now, at this uptime; `here`: which seats are connected, if known.
    pub fn new(row: &MatchRow, seats: &[SeatRow], person: &str, here: &[bool], uptime: i64) -> Self {
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
            departed: seat.departed,
        };
        Summary {
            id: row.id.clone(),
            game: row.game.clone(),
            options: ChosenOptions(row.options.clone()),
            status: progress.status,
            seats: seats.iter().map(info).collect(),
            your_turn: asked.iter().any(|seat| yours.contains(seat)),
            asked,
            yours,
            made_by_you: row.creator == person,
            public: row.public,
            limit: row.limit,
            idle_days: row.idle_days,
            clock: row.clock.map(|clock| ClockState::new(clock, row, seats, uptime)),
            hints: row.hints,
            hints_allowed: hints_allowed(row, seats),
            may_delete: may_delete(row, seats, person),
            may_return: seats.iter().filter(|seat| may_return(row, seat, person)).map(|seat| seat.seat).collect(),
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
