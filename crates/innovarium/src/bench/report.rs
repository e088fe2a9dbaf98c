//! All figures, for people and for programs.

use std::fmt::{self, Display, Formatter};
use std::time::Duration;

use serde::Serialize;

use super::echo::Echo;
use super::idle::Idle;
use super::opening::Opening;
use super::pace::{Borne, Times};

#[derive(Serialize)]
pub struct Report {
    cores: usize,
    /// Milliseconds from the start of the process to the first page: with an empty data folder, and with a full one.
    cold_start: f64,
    restart: f64,
    idle: Idle,
    played: MatchFigures,
    opening: Opening,
    echo: Echo,
}

#[derive(Serialize)]
pub struct MatchFigures {
    pub matches: usize,
    /// All connections that the server counted, and how many of the idle ones it kept.
    pub connections: usize,
    pub idle_kept: usize,
    pub paced: Borne,
    pub full: Borne,
    /// The mean time until a choice was on disk, at the given pace.
    pub durable_ms: f64,
    /// The mean length of what tells a state.
    pub state_bytes: usize,
    /// The mean length of a state.
    pub whole_bytes: usize,
    /// Bytes of memory of a match that has been played for a while, with its two connections.
    pub per_match: Option<f64>,
    pub refused: usize,
    pub lost: usize,
}

impl Report {
    pub fn new(
        cold_start: Duration,
        restart: Duration,
        idle: Idle,
        played: MatchFigures,
        opening: Opening,
        echo: Echo,
    ) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let millis = |time: Duration| time.as_secs_f64() * 1000.0;
        Report { cores, cold_start: millis(cold_start), restart: millis(restart), idle, played, opening, echo }
    }
}

fn kilobytes(bytes: Option<f64>) -> String {
    bytes.map_or_else(|| "unknown here".into(), |bytes| format!("{:.1} kB", bytes / 1000.0))
}

fn times(times: &Times) -> String {
    format!("median {:.2} ms, p99 {:.2} ms, longest {:.2} ms", times.median, times.p99, times.most)
}

fn borne(borne: &Borne) -> String {
    let wanted = borne.wanted.map_or_else(|| "at full speed".into(), |wanted| format!("{wanted} a second wanted"));
    let cores = borne.server_cores.zip(borne.client_cores).zip(borne.other_cores);
    let cores = cores.map_or_else(String::new, |((server, clients), others)| {
        format!("; cores busy: server {server:.2}, clients {clients:.2}, others {others:.2}")
    });
    format!("{wanted}: {:.0} a second, {}{cores}", borne.per_second, times(&borne.times))
}

impl Display for Report {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let Report { cores, cold_start, restart, idle, played, opening, echo } = self;
        if cfg!(debug_assertions) {
            writeln!(f, "This program was built without optimization: its figures say little.")?;
        }
        writeln!(f, "Server and clients share {cores} cores.")?;
        writeln!(f, "First page after {cold_start:.0} ms; with all these matches on disk {restart:.0} ms.")?;
        writeln!(f, "\nIdle: {} connections at {} matches", idle.connections, idle.matches)?;
        writeln!(f, "  memory of a connection {}", kilobytes(idle.per_connection))?;
        writeln!(f, "  memory of a match that has just begun {}", kilobytes(idle.per_match))?;
        writeln!(f, "\nPlaying: {} matches; {} connections in all", played.matches, played.connections)?;
        writeln!(f, "  from sending a choice until the other player has the new state:")?;
        writeln!(f, "  choices, {}", borne(&played.paced))?;
        writeln!(f, "  choices, {}", borne(&played.full))?;
        writeln!(
            f,
            "  on disk after {:.2} ms on average; a state of {} bytes is told in {}",
            played.durable_ms, played.whole_bytes, played.state_bytes
        )?;
        writeln!(f, "  memory of a played match with its connections {}", kilobytes(played.per_match))?;
        writeln!(f, "  refused {}, broken off {}, idle kept {}", played.refused, played.lost, played.idle_kept)?;
        writeln!(f, "\nOpening a position of {} finished matches", opening.matches)?;
        writeln!(f, "  from disk: {}", times(&opening.asleep))?;
        writeln!(f, "  in memory: {}", times(&opening.awake))?;
        writeln!(f, "\nBare echo: {} connections of {} each", echo.connections, kilobytes(echo.per_connection))?;
        for load in [&echo.short, &echo.long, &echo.whole] {
            writeln!(f, "  {} bytes, {}", load.bytes, borne(&load.paced))?;
            writeln!(f, "  {} bytes, {}", load.bytes, borne(&load.full))?;
        }
        if let Some((choice, echo)) = played.paced.micros_each().zip(echo.long.paced.micros_each()) {
            let times = choice / echo;
            writeln!(
                f,
                "\nA choice takes {choice:.1} µs of the server's processor, an echo {echo:.1} µs: {times:.2} times"
            )?;
        }
        Ok(())
    }
}
