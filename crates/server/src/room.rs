//! One live match: its task is the only one that changes it.

mod commands;
mod connections;
mod consent;
#[cfg(test)]
mod leaks;

use std::sync::Arc;
use std::time::Instant;

use bots::{Player, Strength};
use table::{AnyMatch, Difference, PreparedChoice, Seat};
use tokio::sync::mpsc;

use crate::app::{App, closed};
use crate::refusal::{Answer, Code, Refusal, cannot_open};
use crate::rooms::{RoomGuard, now};
use crate::store::{LogEntry, LogRow, MatchProgress, MatchRow, Outcome, SeatKind, SeatRow, Status};
use crate::stored::{self, Stored};
use crate::summary::{owns, pairs};
use crate::webhook;

pub use commands::{Command, Snapshot};
pub use connections::{Connection, Welcome};

/// The bot that chose last, with what it has searched so far.
struct LastBot {
    /// After its choice.
    version: u32,
    seat: Seat,
    player: Box<dyn Player>,
}

/// What becomes of the game when something is committed.
enum Change {
    None,
    /// One more choice: the game stays where it is, however long its history.
    Choice(PreparedChoice),
    /// It begins, or goes back.
    Match(Box<dyn AnyMatch>),
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
    consent: consent::Consent,
    waiting_since: i64,
    /// The version a bot is thinking about.
    thinking: Option<u32>,
    /// As long as nothing else has happened: if it is asked again, it continues its search.
    last_bot: Option<LastBot>,
    /// Who is asked and has been notified, or needed no notification.
    called: Vec<Seat>,
    /// The match has been deleted; there is nothing left to do.
    cancelled: bool,
    mailbox: mpsc::WeakSender<Command>,
}

/// The life of a room: read from disk, handle commands, end when nobody is connected.
pub(super) async fn run(guard: RoomGuard, mut commands: mpsc::Receiver<Command>, mailbox: mpsc::WeakSender<Command>) {
    match Room::load(guard.app.clone(), &guard.id, mailbox).await {
        Ok(mut room) => room.serve(&mut commands).await,
        Err(refusal) => {
            commands.close();
            while let Some(command) = commands.recv().await {
                command.refuse(refusal.clone());
            }
        }
    }
}

impl Room {
    async fn load(app: Arc<App>, id: &str, mailbox: mpsc::WeakSender<Command>) -> Answer<Room> {
        let Stored { row, seats, played, differs, beyond, choices_at, last_undo } = stored::load(&app, id).await?;
        let plans = app.store.plans(id).await?;
        let chats = app.store.chat(id).await?.last().map_or(0, |chat| chat.number + 1);
        let waiting_since = row.progress.moved;
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
            connections: connections::Connections::since(now()),
            consent: consent::Consent::default(),
            waiting_since,
            thinking: None,
            last_bot: None,
            called: Vec::new(),
            cancelled: false,
            mailbox,
        };
        room.called = room.asked();
        Ok(room)
    }

    async fn serve(&mut self, commands: &mut mpsc::Receiver<Command>) {
        let mut closing = self.app.closing.subscribe();
        self.go_on().await;
        while !self.cancelled {
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
                () = idle, if self.connections.is_empty() && self.thinking.is_none() => break,
            }
        }
        // From here on nobody can reach this room; commands that have arrived are still handled.
        commands.close();
        while let Some(command) = commands.recv().await {
            if self.cancelled {
                command.refuse(Refusal::new(Code::NotFound));
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
    fn progress(&self, change: &Change) -> MatchProgress {
        let of = |played: &dyn AnyMatch| (stored::asked(played), played.choices(), stored::outcome(played));
        let begun = match change {
            Change::None => self.played.as_deref().map(of),
            Change::Match(played) => Some(of(played.as_ref())),
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
        MatchProgress { status, asked, choices: choices as u32, version: self.version() + 1, moved: now(), outcome }
    }

    /// Stores the change; only when it is on disk does the room adopt it and tell everybody.
    async fn commit(&mut self, entry: LogEntry, seat: Option<SeatRow>, change: Change) -> Answer<()> {
        let started = Instant::now();
        let progress = self.progress(&change);
        let row = LogRow { number: self.version(), at: progress.moved, entry };
        let undo = matches!(row.entry, LogEntry::Undo { .. });
        match &seat {
            Some(seat) => self.app.store.put_seat(&self.id, seat.clone(), row, progress.clone()).await?,
            None => self.app.store.append(&self.id, row, progress.clone()).await?,
        }
        self.app.metrics.durable.observe(started.elapsed().as_secs_f64());
        if let Some(seat) = seat {
            let number = seat.seat as usize;
            self.seats[number] = seat;
            self.connections.unseat(&self.seats);
        }
        match change {
            Change::None => {}
            Change::Match(played) => self.played = Some(played),
            Change::Choice(choice) => self.played.as_mut().expect("a game that has begun").apply(choice),
        }
        self.row.progress = progress;
        self.choices_at.push(self.played.as_ref().map_or(0, |played| played.choices()));
        if undo {
            self.last_undo = self.choices_at.len() - 1;
        }
        self.waiting_since = self.row.progress.moved;
        self.drop_proposals();
        self.broadcast();
        Ok(())
    }

    async fn choose(&mut self, seat: Seat, choice: &str) -> Answer<()> {
        let code = if self.row.progress.status == Status::Finished { Code::Over } else { Code::NotAsked };
        let prepared = self.running().ok_or_else(|| Refusal::new(code))?.prepare(seat, choice)?;
        let (seat, choice, hash) = (seat.index() as u8, choice.to_string(), Some(prepared.hash));
        self.commit(LogEntry::Choice { seat, choice, hash }, None, Change::Choice(prepared)).await?;
        self.app.metrics.choices.inc();
        Ok(())
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
        if let Err(refusal) = self.begin_if_full().await {
            tracing::error!(id = self.id, ?refusal, "the match cannot begin");
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
        // A bot that is not asked again at once loses its search.
        let last_bot = self.last_bot.take();
        let Some(played) = self.running() else { return };
        let bot = played.asked().into_iter().find_map(|seat| {
            let row = self.seats.get(seat.index()).filter(|row| row.kind == SeatKind::Bot)?;
            Some((seat, Strength::parse(row.level.as_deref()?)?))
        });
        let (version, Some((seat, strength))) = (self.version(), bot) else { return };
        if self.thinking == Some(version) {
            return;
        }
        let Some(mailbox) = self.mailbox.upgrade() else { return };
        let last_bot = last_bot.filter(|bot| bot.version == version && bot.seat == seat);
        let seed = self.row.seed ^ u64::from(version) << 8 ^ seat.index() as u64;
        let player =
            last_bot.map_or_else(|| self.app.catalog.bots.player(played, strength, seed), |bot| Ok(bot.player));
        let Ok(mut player) = player else { return };
        let (app, played) = (self.app.clone(), played.clone_box());
        self.thinking = Some(version);
        tokio::spawn(async move {
            let thought = move || {
                let started = Instant::now();
                let choice = player.choose(played.as_ref(), seat);
                (choice.map(|choice| (choice, player)), started.elapsed())
            };
            let thought = app.thinking.play(strength, thought).await.ok().and_then(|(choice, took)| {
                app.metrics.thinking.observe(took.as_secs_f64());
                choice
            });
            // If the room is gone, it asks again when it is started next time.
            drop(mailbox.send(Command::Thought { version, seat, thought }).await);
        });
    }

    /// Notifies people who are not connected that it is their turn, once per question.
    fn call_absent(&mut self) {
        let asked = self.asked();
        let called = std::mem::replace(&mut self.called, asked.clone());
        // Whoever has just created a match that began at once is about to open it.
        let maker = (self.version() == 1).then_some(self.row.creator.as_str());
        for seat in asked.into_iter().filter(|seat| !called.contains(seat)) {
            let absent = |person: &&str| !self.connections.has_person(person) && Some(*person) != maker;
            if let Some(person) = self.owner(seat).filter(absent) {
                let (app, person, id, game) =
                    (self.app.clone(), person.to_string(), self.id.clone(), self.row.game.clone());
                tokio::spawn(async move { webhook::call(&app, &person, &id, &game).await });
            }
        }
    }
}

fn begin(app: &App, row: &MatchRow, seats: &[SeatRow]) -> Answer<Box<dyn AnyMatch>> {
    let options: Vec<(String, String)> = pairs(&row.options).collect();
    let names = seats.iter().map(|seat| seat.name.clone()).collect();
    app.catalog.game(&row.game)?.new_match(&options, names, row.seed).map_err(cannot_open)
}
