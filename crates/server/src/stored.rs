//! A stored match, replayed by the rules of today.
//!
//! A match is its log. If it began with earlier rules, those of today either play it the same, or differ at some
//! choice. In that case everything before that choice can be viewed, and a match that was still running is closed,
//! since it has no rules any more.

#[cfg(test)]
mod tests;

use std::sync::Arc;

use table::{AnyGame, AnyMatch, Difference, MatchError, Opened, Record, RecordEntry, RecordError, Seat};

use crate::app::App;
use crate::component_sets::know;
use crate::ending::Ending;
use crate::refusal::{Answer, Code, Refusal, cannot_open};
use crate::rooms::now;
use crate::store::{LogEntry, LogRow, MatchProgress, MatchRow, Outcome, SeatRow, StandingLog, Status};
use crate::summary::pairs;

/// How many matches are checked together; their changes are written in one batch, and then progress is logged.
const TOGETHER: usize = 256;

pub struct Stored {
    pub row: MatchRow,
    pub seats: Vec<SeatRow>,
    /// The game, once it has begun; if the rules differ, as it was before the difference.
    pub played: Option<Box<dyn AnyMatch>>,
    pub differs: Option<Difference>,
    /// The choices of the log after the difference.
    pub beyond: Vec<(Seat, String)>,
    /// The number of choices after each version; its length is the version plus one.
    pub choices_at: Vec<usize>,
    /// The last version that took something back.
    pub last_undo: usize,
}

/// Reads a match. If it is not over, it follows the rules of today from now on, or is closed.
pub async fn load(app: &Arc<App>, id: &str) -> Answer<Stored> {
    let (row, seats, log) = read(app, id).await?;
    let game = app.catalog.game(&row.game)?;
    let mut stored = replay(app, row, seats, log).await?;
    match (stored.row.progress.status, &stored.differs) {
        (Status::Running, Some(_)) => stored.close(app, game.rules()).await?,
        (Status::Running | Status::Waiting, None) if stored.row.rules < game.rules() => {
            app.store.set_rules(id, game.rules()).await?;
            stored.row.rules = game.rules();
        }
        _ => {}
    }
    Ok(stored)
}

/// The match and its log at one moment: another server may add to both between two looks.
async fn read(app: &App, id: &str) -> Answer<(MatchRow, Vec<SeatRow>, StandingLog)> {
    loop {
        let (row, seats) = app.store.match_row(id).await?.ok_or_else(|| Refusal::new(Code::NotFound))?;
        let log = app.store.standing_log(id).await?;
        if app.cluster.is_none() || log.version() == row.progress.version {
            return Ok((row, seats, log));
        }
    }
}

/// On a thread of its own, and no more at a time than there are cores: a long match makes nobody wait but whoever opens
/// it.
async fn replay(app: &Arc<App>, row: MatchRow, seats: Vec<SeatRow>, log: StandingLog) -> Answer<Stored> {
    let options: Vec<(String, String)> = pairs(&row.options).collect();
    know(app, app.catalog.game(&row.game)?, &options).await?;
    let core = app.replays.clone().acquire_owned().await.map_err(|_| Refusal::new(Code::Busy))?;
    app.metrics.replayed.inc_by(log.choices.len() as u64);
    let server = app.clone();
    let replaying = tokio::task::spawn_blocking(move || {
        let stored = open(server.catalog.game(&row.game)?, row, seats, log);
        drop(core);
        stored
    });
    replaying.await.unwrap_or_else(|error| {
        tracing::error!(%error, "a match could not be replayed");
        Err(Refusal::new(Code::Internal))
    })
}

/// Checks all running matches of earlier rules before anybody plays: the lobby must not list matches that cannot
/// continue.
pub async fn settle_all(app: &Arc<App>) {
    let mut earlier = Vec::new();
    for game in app.catalog.games.games() {
        match app.store.running(game.name()).await {
            Ok(running) => earlier.extend(running.into_iter().filter(|(_, rules)| *rules < game.rules())),
            Err(error) => tracing::error!(%error, "running matches cannot be read"),
        }
    }
    if earlier.is_empty() {
        return;
    }
    let (all, mut looked_at, mut closed) = (earlier.len(), 0, 0);
    tracing::info!("{all} running matches follow earlier rules: checking whether those of today play them the same");
    for some in earlier.chunks(TOGETHER) {
        if *app.closing.borrow() {
            return; // The next start continues.
        }
        let settling: Vec<_> = some.iter().map(|(id, _)| tokio::spawn(settle(app.clone(), id.clone()))).collect();
        for one in settling {
            match one.await {
                Ok(had_to) => closed += usize::from(had_to),
                Err(error) => tracing::error!(%error, "a running match of earlier rules could not be checked"),
            }
        }
        looked_at += some.len();
        tracing::info!("{looked_at} of {all} checked");
    }
    tracing::info!("{closed} of {all} were closed because the rules have changed");
}

/// Whether the match had to be closed.
async fn settle(app: Arc<App>, id: String) -> bool {
    match load(&app, &id).await {
        Ok(stored) => stored.differs.is_some(),
        Err(refusal) => {
            // Whoever opens the match gets the same refusal.
            tracing::warn!(id, ?refusal, "a running match of earlier rules cannot be opened");
            false
        }
    }
}

/// What still stands of a match, as a record.
fn standing_record(log: &StandingLog, row: &MatchRow, seats: &[SeatRow]) -> Record {
    let mut entries = Vec::with_capacity(2 * log.choices.len());
    for (seat, choice, hash) in &log.choices {
        entries.push(RecordEntry::Choice { seat: Seat::new(*seat as usize), choice: choice.clone(), line: 0 });
        entries.extend(hash.map(|hash| RecordEntry::Hash { hash, line: 0 }));
    }
    Record {
        game: row.game.clone(),
        rules: row.rules,
        options: pairs(&row.options).collect(),
        seed: row.seed,
        names: seats.iter().map(|seat| seat.name.clone()).collect(),
        entries,
    }
}

/// The choices of a record as they are stored.
pub fn entries(record: &Record) -> Vec<LogEntry> {
    let mut entries = vec![LogEntry::Begin];
    for entry in &record.entries {
        match entry {
            RecordEntry::Choice { seat, choice, .. } => {
                entries.push(LogEntry::Choice { seat: seat.index() as u8, choice: choice.clone(), hash: None });
            }
            RecordEntry::Hash { hash: found, .. } => {
                if let Some(LogEntry::Choice { hash, .. }) = entries.last_mut() {
                    *hash = Some(*found);
                }
            }
        }
    }
    entries
}

/// Only what was not taken back is replayed, however often somebody changed their mind.
fn open(game: &dyn AnyGame, row: MatchRow, seats: Vec<SeatRow>, log: StandingLog) -> Answer<Stored> {
    if row.rules > game.rules() {
        let (its, ours) = (row.rules, game.rules());
        return Err(cannot_open(format!("the match follows rules version {its}, this server has {ours}")));
    }
    let record = standing_record(&log, &row, &seats);
    // A match that has not begun is set up as well: nobody should wait for one that can never begin here.
    let Opened { mut played, mut differs } = game.open(&record).map_err(|error| match error {
        // A log has no lines.
        MatchError::Record(RecordError { reason, .. }) => cannot_open(reason),
        other => cannot_open(other),
    })?;
    if row.rules < game.rules() && log.begun && differs.is_none() && !ends_as_logged(played.as_ref(), &row, &log) {
        let difference = record.difference(game.rules(), log.choices.len(), record.proven());
        played.back_to(difference.shown);
        differs = Some(difference);
    }
    let StandingLog { begun, choices, choices_at, last_undo, .. } = log;
    let beyond = choices.into_iter().skip(played.choices());
    let beyond = beyond.map(|(seat, choice, _)| (Seat::new(seat as usize), choice)).collect();
    Ok(Stored { row, seats, played: begun.then_some(played), differs, beyond, choices_at, last_undo })
}

/// Whether the same seats are asked and the outcome is the same as after the last choice. Older logs have nothing else
/// to compare, and a hash does not cover the outcome.
fn ends_as_logged(played: &dyn AnyMatch, row: &MatchRow, log: &StandingLog) -> bool {
    let then = match log.closed {
        Some(asked) => (asked, None),
        None => (row.progress.asked, row.progress.outcome.clone()),
    };
    // Unknown for a record that could not be replayed to its end.
    then == (0, None) || then == (asked(played), outcome(played))
}

/// Who is asked, as it is stored.
pub fn asked(played: &dyn AnyMatch) -> u8 {
    asked_bits(&played.asked())
}

/// One bit per seat.
pub fn asked_bits(seats: &[Seat]) -> u8 {
    seats.iter().fold(0, |mask, seat| mask | 1 << seat.index())
}

/// The outcome, as it is stored.
pub fn outcome(played: &dyn AnyMatch) -> Option<Outcome> {
    played.outcome().map(Outcome::from)
}

impl Stored {
    fn version(&self) -> u32 {
        (self.choices_at.len() - 1) as u32
    }

    /// Everybody shares first place; the log stays as it is.
    async fn close(&mut self, app: &App, rules: u32) -> Answer<()> {
        let seats = self.seats.len();
        let shared = Ending::RulesChanged.outcome(seats, None);
        let progress = MatchProgress {
            status: Status::Finished,
            asked: 0,
            choices: self.row.progress.choices,
            version: self.version() + 1,
            moved: now(),
            outcome: Some(shared),
            timing: self.row.progress.timing.clone(),
            deadline: None,
        };
        let row = LogRow {
            number: self.version(),
            at: progress.moved,
            entry: LogEntry::Close { rules, asked: self.row.progress.asked },
        };
        app.store.append(&self.row.id, row, progress.clone()).await?;
        self.row.progress = progress;
        self.choices_at.extend(self.choices_at.last().copied());
        Ok(())
    }
}
