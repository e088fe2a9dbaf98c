//! One live match: its task is the only one of this server that changes it.

mod calling;
mod catching_up;
mod commands;
mod conduct;
mod connections;
mod consent;
mod departures;
mod hints;
#[cfg(test)]
mod leaks;
mod proposals;
mod thinking;
mod timing;
mod updates;

use std::sync::Arc;
use std::time::Instant;

use bots::Strength;
use table::{AnyMatch, Difference, PreparedChoice, Seat};
use tokio::sync::mpsc;

use crate::app::{App, closed};
use crate::chance::bot_seed;
use crate::refusal::{Answer, Code, Refusal, cannot_open};
use crate::rooms::{RoomGuard, now};
use crate::store::{LogEntry, LogRow, MatchProgress, MatchRow, Outcome, SeatKind, SeatRow, Status, StoreError};
use crate::stored::{self, Stored};
use crate::summary::{owns, pairs};
use crate::thinking_pool::Owner;
use thinking::{Continuation, Start};

pub use commands::{Command, Snapshot};
pub use connections::{Connection, Welcome};

/// The bot that chose last, with what it has searched so far.
struct LastBot {
    /// After its choice.
    version: u32,
    seat: Seat,
    continuation: Continuation,
}

/// What becomes of the game when something is committed.
enum Change {
    None,
    /// One more choice: the game stays where it is, however long its history.
    Choice(PreparedChoice),
    /// It begins, or goes back.
    Match(Box<dyn AnyMatch>),
    /// It ends before its rules say so.
    End(Outcome),
}

pub(super) struct Room {
    app: Arc<App>,
    id: String,
    row: MatchRow,
    seats: Vec<SeatRow>,
    /// The game, once it has begun.
    played: Option<Box<dyn AnyMatch>>,
    /// The number of choices after each version; its length is the version plus one.
    choices_at: Vec<usize>,
    /// The last version that took something back.
    last_undo: usize,
    /// Where the rules of today play it differently; then `played` ends before that, and the match is over.
    differs: Option<Difference>,
    /// What was chosen from there on.
    beyond: Vec<(Seat, String)>,
    plans: Vec<(u8, String, String)>,
    chats: u32,
    connections: connections::Connections,
    proposals: proposals::Proposals,
    /// Counts changes of everything that is not in the log, so that other servers notice them.
    pulse: i64,
    /// The lines of the chat that were deleted, as far as the other servers have told.
    deleted: Vec<u32>,
    /// The players whom the other servers know to be connected here.
    shared_presence: Vec<String>,
    /// Until then, bots and webhooks are left to the server that has changed the match last.
    left_to_others_until: Option<Instant>,
    /// Something was done on another server that nobody here has been told yet.
    is_untold: bool,
    /// The last hint that the others were told of: at which version, and whose.
    told_hint: Option<(u32, u8)>,
    thinking: Option<thinking::Thinking>,
    /// Who opened the room, if they are about to play or watch, and the player who acted last since then.
    opened: Option<Owner>,
    acted: Option<Owner>,
    /// As long as nothing else has happened: if it is asked again, it continues its search.
    last_bot: Option<LastBot>,
    /// Who is asked and has been notified, or needed no notification.
    called: Vec<Seat>,
    /// Who of them was called by webhook, which the store knows too.
    noted: Vec<Seat>,
    /// The match has been deleted; there is nothing left to do.
    cancelled: bool,
    /// The match was changed in the store by somebody else; whoever comes next reads it anew.
    outdated: bool,
    mailbox: mpsc::WeakSender<Command>,
}

/// The life of a room: read from disk, handle commands, end when nobody is connected.
pub(super) async fn run(guard: RoomGuard, mut commands: mpsc::Receiver<Command>, mailbox: mpsc::WeakSender<Command>) {
    // Whoever starts a room has a command for it.
    let Some(first) = commands.recv().await else { return };
    match Room::load(guard.app.clone(), &guard.id, mailbox).await {
        Ok(mut room) => room.serve(first, &mut commands).await,
        Err(refusal) => {
            commands.close();
            first.refuse(refusal.clone());
            while let Some(command) = commands.recv().await {
                command.refuse(refusal.clone());
            }
        }
    }
}

impl Room {
    async fn load(app: Arc<App>, id: &str, mailbox: mpsc::WeakSender<Command>) -> Answer<Room> {
        let Stored { row, seats, played, differs, beyond, choices_at, last_undo } = stored::load(&app, id).await?;
        let pulse = app.store.pulse(id).await?.ok_or_else(|| Refusal::new(Code::NotFound))?;
        let plans = app.store.plans(id).await?;
        let chats = app.store.next_chat_number(id).await?;
        let noted = app.store.called(id).await?.into_iter().map(|seat| Seat::new(seat as usize)).collect();
        let uptime = app.uptime.clone();
        let mut room = Room {
            app,
            id: id.to_string(),
            row,
            seats,
            played,
            choices_at,
            last_undo,
            differs,
            beyond,
            plans,
            chats,
            connections: connections::Connections::new(uptime),
            proposals: proposals::Proposals::read(&pulse.proposals)?,
            pulse: pulse.number,
            deleted: Vec::new(),
            shared_presence: Vec::new(),
            left_to_others_until: None,
            is_untold: false,
            told_hint: None,
            thinking: None,
            opened: None,
            acted: None,
            last_bot: None,
            called: Vec::new(),
            noted,
            cancelled: false,
            outdated: false,
            mailbox,
        };
        room.called = room.asked();
        room.drop_obsolete_proposals();
        room.begin_sharing().await?;
        Ok(room)
    }

    async fn serve(&mut self, first: Command, commands: &mut mpsc::Receiver<Command>) {
        let mut closing = self.app.closing.subscribe();
        if let Command::Open { owner, .. } = &first {
            self.opened = Some(owner.clone());
        }
        self.go_on().await;
        self.handle(first).await;
        while !self.cancelled && !self.outdated {
            let idle = tokio::time::sleep(self.app.config.idle);
            let handover = self.next_handover();
            tokio::select! {
                command = commands.recv() => match command {
                    Some(command) => self.handle(command).await,
                    None => return,
                },
                () = closed(&mut closing) => break,
                () = tokio::time::sleep(handover.unwrap_or_default()), if handover.is_some() => {
                    self.hand_over_where_due().await;
                }
                () = others_had_time(self.left_to_others_until), if self.left_to_others_until.is_some() => {
                    self.go_on().await;
                }
                () = idle, if self.connections.is_empty() && self.thinking.is_none() => break,
            }
            self.tell_untold();
        }
        // From here on nobody can reach this room; commands that have arrived are still handled.
        commands.close();
        while let Some(command) = commands.recv().await {
            if self.cancelled {
                command.refuse(Refusal::new(Code::NotFound));
            } else if self.outdated {
                command.refuse(Refusal::new(Code::Busy));
            } else {
                self.handle(command).await;
            }
        }
        self.connections.clear();
    }

    fn version(&self) -> u32 {
        (self.choices_at.len() - 1) as u32
    }

    /// The game while it is being played: once it is over nobody is asked anything.
    fn running(&self) -> Option<&dyn AnyMatch> {
        self.played.as_deref().filter(|_| self.row.progress.status == Status::Running)
    }

    fn asked(&self) -> Vec<Seat> {
        self.running().map_or_else(Vec::new, |played| played.asked())
    }

    fn seat(&self, seat: u8) -> Answer<&SeatRow> {
        self.seats.get(seat as usize).ok_or_else(|| Refusal::new(Code::NotFound))
    }

    /// Whose seat it is, if it is a person's.
    fn owner(&self, seat: Seat) -> Option<&str> {
        let seat = self.seats.get(seat.index())?;
        seat.person.as_deref().filter(|person| owns(seat, person))
    }

    /// The progress after the change, one version on.
    fn progress(&self, change: &Change, seat: Option<&SeatRow>, undone: bool) -> MatchProgress {
        let of = |played: &dyn AnyMatch| (stored::asked(played), played.choices(), stored::outcome(played));
        let begun = match change {
            Change::None => self.played.as_deref().map(of),
            Change::Match(played) => Some(of(played.as_ref())),
            Change::End(outcome) => self.played.as_deref().map(|played| (0, played.choices(), Some(outcome.clone()))),
            Change::Choice(choice) => {
                let outcome = choice.outcome.clone().map(Outcome::from);
                Some((stored::asked_bits(&choice.asked), choice.choices, outcome))
            }
        };
        let status = match &begun {
            None => Status::Waiting,
            Some((_, _, None)) => Status::Running,
            Some((_, _, Some(_))) => Status::Finished,
        };
        let (asked, choices, outcome) = begun.unwrap_or((0, 0, None));
        let (version, choices) = (self.version() + 1, choices as u32);
        let timing = self.timing_after(asked, undone);
        let deadline = self.deadline_to_keep(self.deadline(status, asked, &timing, &self.seats_with(seat)));
        MatchProgress { status, asked, choices, version, moved: now(), outcome, timing, deadline }
    }

    /// Stores the change; only when it is on disk does the room adopt it and tell everybody.
    async fn commit(&mut self, entry: LogEntry, seat: Option<SeatRow>, change: Change) -> Answer<()> {
        let started = Instant::now();
        let undo = matches!(entry, LogEntry::Undo { .. });
        let progress = self.progress(&change, seat.as_ref(), undo);
        let row = LogRow { number: self.version(), at: progress.moved, entry };
        let written = match &seat {
            Some(seat) => self.app.store.put_seat(&self.id, seat.clone(), row, progress.clone()).await,
            None => self.app.store.append(&self.id, row, progress.clone()).await,
        };
        if written == Err(StoreError::Taken) {
            // Another server was first, or a write that seemed to fail is there after all.
            self.catch_up().await?;
            return Err(Refusal::new(Code::Stale));
        }
        written?;
        self.left_to_others_until = None;
        self.app.metrics.durable.observe(started.elapsed().as_secs_f64());
        if let Some(seat) = seat {
            let number = seat.seat as usize;
            self.seats[number] = seat;
            self.connections.unseat(&self.seats);
        }
        match change {
            Change::None | Change::End(_) => {}
            Change::Match(played) => self.played = Some(played),
            Change::Choice(choice) => {
                self.played.as_mut().expect("a game that has begun").apply(choice);
                // Before anybody hears of it: whoever does finds it counted.
                self.app.metrics.choices.inc();
            }
        }
        self.row.progress = progress;
        self.choices_at.push(self.played.as_ref().map_or(0, |played| played.choices()));
        if undo {
            self.last_undo = self.choices_at.len() - 1;
        }
        self.drop_obsolete_proposals();
        self.wake_other_nodes();
        self.broadcast();
        Ok(())
    }

    async fn choose(&mut self, seat: Seat, choice: &str) -> Answer<()> {
        let code = if self.row.progress.status == Status::Finished { Code::Over } else { Code::NotAsked };
        let prepared = self.running().ok_or_else(|| Refusal::new(code))?.prepare(seat, choice)?;
        let (seat, choice, hash) = (seat.index() as u8, choice.to_string(), Some(prepared.hash));
        self.commit(LogEntry::Choice { seat, choice, hash }, None, Change::Choice(prepared)).await
    }

    /// The match begins by itself once all seats are taken.
    async fn begin_if_full(&mut self) -> Answer<()> {
        let full = self.seats.iter().all(|seat| seat.kind != SeatKind::Open);
        if self.played.is_none() && full {
            let played = begin(&self.app, &self.row, &self.seats)?;
            self.commit(LogEntry::Begin, None, Change::Match(played)).await?;
        }
        Ok(())
    }

    /// Continues where no person has to be waited for: planned answers and bots.
    async fn go_on(&mut self) {
        if self.cancelled {
            return;
        }
        if let Err(refusal) = self.begin_if_full().await {
            tracing::error!(id = self.id, ?refusal, "the match cannot begin");
        }
        if !self.is_ours_to_go_on() {
            return;
        }
        while let Some((seat, choice)) = self.planned() {
            if let Err(refusal) = self.choose(seat, &choice).await {
                tracing::error!(id = self.id, ?refusal, "a planned answer was refused");
                break;
            }
        }
        self.let_bot_think();
        self.call_absent();
    }

    fn planned(&self) -> Option<(Seat, String)> {
        let played = self.running()?;
        let answer = |seat: Seat| {
            let mut plans =
                self.plans.iter().filter(|plan| plan.0 as usize == seat.index() && self.owner(seat).is_some());
            plans.find_map(|(_, plan, value)| played.planned(seat, plan, value))
        };
        played.asked().into_iter().find_map(|seat| Some((seat, answer(seat)?)))
    }

    fn let_bot_think(&mut self) {
        if !self.is_ours_to_go_on() {
            return;
        }
        // A bot that is not asked again at once loses its search.
        let last_bot = self.last_bot.take();
        let Some(played) = self.running() else { return };
        let bot = played.asked().into_iter().find_map(|seat| {
            let row = self.seats.get(seat.index()).filter(|row| row.kind == SeatKind::Bot)?;
            Some((seat, Strength::parse(row.level.as_deref()?)?))
        });
        let (version, Some((seat, strength))) = (self.version(), bot) else { return };
        if self.thinks_about(version) || !self.somebody_plays_or_watches() {
            return;
        }
        let Some(mailbox) = self.mailbox.upgrade() else { return };
        let last_bot = last_bot.filter(|bot| bot.version == version && bot.seat == seat);
        let seed = bot_seed(&self.app.secret, &self.row, version, seat);
        let new = || self.app.catalog.bots.player(played, strength, seed);
        let (player, run, fresh) = match last_bot.map(|bot| bot.continuation) {
            Some(Continuation::Here(player)) => (Ok(player), None, None),
            Some(Continuation::Elsewhere(run)) => (new(), Some(run), Some((strength, seed))),
            None => (new(), None, Some((strength, seed))),
        };
        let Ok(mut player) = player else { return };
        let (app, played, owner) = (self.app.clone(), played.clone_box(), self.thinks_for());
        let line = thinking::Line { kind: strength.into(), owner: owner.clone() };
        let start = run.map_or_else(|| Start::InLine(line.join(&app)), Start::Running);
        let percent = match &start {
            Start::InLine(ticket) => player.limit(ticket.percent),
            Start::Running(run) => run.percent,
        };
        let task = tokio::spawn(async move {
            let task = thinking::Task { version, seat, played, player, fresh, line, percent };
            // What went wrong has been logged.
            let thought = thinking::think(&app, start, task, &mailbox).await.ok().flatten();
            // If the room is gone, it asks again when it is started next time.
            drop(mailbox.send(Command::Thought { version, seat, thought }).await);
        });
        self.thinking = Some(thinking::Thinking { version, seat, owner, percent, task: task.abort_handle() });
        self.tell_if_it_thinks_less();
    }
}

async fn others_had_time(until: Option<Instant>) {
    tokio::time::sleep_until(until.unwrap_or_else(Instant::now).into()).await;
}

fn begin(app: &App, row: &MatchRow, seats: &[SeatRow]) -> Answer<Box<dyn AnyMatch>> {
    let options: Vec<(String, String)> = pairs(&row.options).collect();
    let names = seats.iter().map(|seat| seat.name.clone()).collect();
    app.catalog.game(&row.game)?.new_match(&options, names, row.seed).map_err(cannot_open)
}
