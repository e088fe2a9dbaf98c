//! One live match: its task is the only one that changes it.

mod consent;
mod guests;
#[cfg(test)]
mod leaks;
mod orders;
mod state;

use std::sync::Arc;
use std::time::Instant;

use bots::{Player, Strength};
use table::{AnyMatch, Difference, Seat};
use tokio::sync::mpsc;

use crate::app::{App, closed};
use crate::refusal::{Answer, Code, Refusal, cannot_open};
use crate::rooms::now;
use crate::store::{Entry, LogRow, MatchRow, Progress, SeatKind, SeatRow, Status};
use crate::stored::{self, Stored};
use crate::summary::{owns, pairs};
use crate::webhook;

pub use guests::{Guest, Welcome};
pub use orders::{Message, Order, Snapshot};

/// A bot that has chosen.
struct Kept {
    /// After its choice.
    version: u32,
    seat: Seat,
    player: Box<dyn Player>,
}

pub(super) struct Room {
    app: Arc<App>,
    id: String,
    row: MatchRow,
    seats: Vec<SeatRow>,
    /// The game, once it has begun.
    table: Option<Box<dyn AnyMatch>>,
    /// The number of choices after each version; its length is the version plus one.
    choices_at: Vec<usize>,
    /// The last version that took something back.
    last_undo: usize,
    /// Where the rules of today play it otherwise; then the table is as it was before that, and the match is over.
    differs: Option<Difference>,
    /// What was chosen from there on.
    beyond: Vec<(Seat, String)>,
    plans: Vec<(u8, String, String)>,
    chats: u32,
    guests: guests::Guests,
    consent: consent::Consent,
    waiting_since: i64,
    /// The version a bot is thinking about.
    thinking: Option<u32>,
    /// The bot that chose last, as long as nothing else has happened: it goes on with what it has thought.
    kept: Option<Kept>,
    /// Who is asked and has been called, or needed no call.
    called: Vec<Seat>,
    /// The match has been taken back; there is nothing left to do.
    cancelled: bool,
    door: mpsc::WeakSender<Order>,
}

/// The life of a room: read from disk, serve orders, sleep when nobody is there.
pub(super) async fn run(app: Arc<App>, id: String, mut orders: mpsc::Receiver<Order>, door: mpsc::WeakSender<Order>) {
    let _open = Open::new(&app, &id);
    match Room::load(app.clone(), &id, door).await {
        Ok(mut room) => room.serve(&mut orders).await,
        Err(refusal) => {
            orders.close();
            while let Some(order) = orders.recv().await {
                order.refuse(refusal.clone());
            }
        }
    }
}

/// A room counts as open until its task ends, also by a panic; then the next order starts another.
struct Open {
    app: Arc<App>,
    id: String,
}

impl Open {
    fn new(app: &Arc<App>, id: &str) -> Self {
        app.metrics.rooms.inc();
        Open { app: app.clone(), id: id.to_string() }
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.app.rooms.forget(&self.id);
        self.app.metrics.rooms.dec();
    }
}

impl Room {
    async fn load(app: Arc<App>, id: &str, door: mpsc::WeakSender<Order>) -> Answer<Room> {
        let Stored { row, seats, table, differs, beyond, choices_at, last_undo } = stored::load(&app, id).await?;
        let plans = app.store.plans(id).await?;
        let chats = app.store.chat(id).await?.last().map_or(0, |chat| chat.number + 1);
        let waiting_since = row.progress.moved;
        let mut room = Room {
            app,
            id: id.to_string(),
            row,
            seats,
            table,
            choices_at,
            last_undo,
            differs,
            beyond,
            plans,
            chats,
            guests: guests::Guests::since(now()),
            consent: consent::Consent::default(),
            waiting_since,
            thinking: None,
            kept: None,
            called: Vec::new(),
            cancelled: false,
            door,
        };
        room.called = room.asked();
        Ok(room)
    }

    async fn serve(&mut self, orders: &mut mpsc::Receiver<Order>) {
        let mut closing = self.app.closing.subscribe();
        self.go_on().await;
        while !self.cancelled {
            let idle = tokio::time::sleep(self.app.config.idle);
            let handover = self.next_handover();
            tokio::select! {
                order = orders.recv() => match order {
                    Some(order) => self.obey(order).await,
                    None => return,
                },
                () = closed(&mut closing) => break,
                () = tokio::time::sleep(handover.unwrap_or_default()), if handover.is_some() => {
                    self.hand_over_where_due().await;
                }
                () = idle, if self.guests.is_empty() && self.thinking.is_none() => break,
            }
        }
        // From here on nobody can reach this room; what was already said is still heard.
        orders.close();
        while let Some(order) = orders.recv().await {
            if self.cancelled {
                order.refuse(Refusal::new(Code::NotFound));
            } else {
                self.obey(order).await;
            }
        }
        self.guests.clear();
    }

    fn version(&self) -> u32 {
        (self.choices_at.len() - 1) as u32
    }

    /// The game, if it is being played: what is over can be looked at, but nobody is asked anything.
    fn played(&self) -> Option<&dyn AnyMatch> {
        self.table.as_deref().filter(|_| self.row.progress.status == Status::Running)
    }

    fn asked(&self) -> Vec<Seat> {
        self.played().map_or_else(Vec::new, |table| table.asked())
    }

    fn seat(&self, seat: u8) -> Answer<&SeatRow> {
        self.seats.get(seat as usize).ok_or_else(|| Refusal::new(Code::NotFound))
    }

    /// Whose seat it is, if it is a person's.
    fn owner(&self, seat: Seat) -> Option<&str> {
        let seat = self.seats.get(seat.index())?;
        seat.person.as_deref().filter(|person| owns(seat, person))
    }

    /// The progress that the given game stands for, one version on.
    fn progress(&self, table: Option<&dyn AnyMatch>) -> Progress {
        let outcome = table.and_then(stored::outcome);
        Progress {
            status: match (table, &outcome) {
                (None, _) => Status::Waiting,
                (Some(_), None) => Status::Running,
                (Some(_), Some(_)) => Status::Finished,
            },
            asked: table.map_or(0, stored::asked),
            choices: table.map_or(0, |table| table.choices() as u32),
            version: self.version() + 1,
            moved: now(),
            outcome,
        }
    }

    /// Writes the change down; only when it is on disk does the room take it over and tell everybody.
    async fn commit(&mut self, entry: Entry, seat: Option<SeatRow>, table: Option<Box<dyn AnyMatch>>) -> Answer<()> {
        let started = Instant::now();
        let progress = self.progress(table.as_deref());
        let row = LogRow { number: self.version(), at: progress.moved, entry };
        let undo = matches!(row.entry, Entry::Undo { .. });
        match &seat {
            Some(seat) => self.app.store.put_seat(&self.id, seat.clone(), row, progress.clone()).await?,
            None => self.app.store.append(&self.id, row, progress.clone()).await?,
        }
        self.app.metrics.durable.observe(started.elapsed().as_secs_f64());
        if let Some(seat) = seat {
            let number = seat.seat as usize;
            self.seats[number] = seat;
            self.guests.unseat(&self.seats);
        }
        self.table = table;
        self.row.progress = progress;
        self.choices_at.push(self.table.as_ref().map_or(0, |table| table.choices()));
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
        let mut next = self.played().ok_or_else(|| Refusal::new(code))?.clone_box();
        next.choose(seat, choice)?;
        let entry = Entry::Choice { seat: seat.index() as u8, choice: choice.to_string(), hash: Some(next.hash()) };
        self.commit(entry, None, Some(next)).await?;
        self.app.metrics.choices.inc();
        Ok(())
    }

    /// All seats are taken: the match begins by itself.
    async fn begin_if_full(&mut self) -> Answer<()> {
        let full = self.seats.iter().all(|seat| seat.kind != SeatKind::Open);
        if self.table.is_none() && full {
            let table = begin(&self.app, &self.row, &self.seats)?;
            self.commit(Entry::Begin, None, Some(table)).await?;
        }
        Ok(())
    }

    /// What nobody has to be waited for: planned answers and bots.
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
        let table = self.played()?;
        let answer = |seat: Seat| {
            let mut plans =
                self.plans.iter().filter(|plan| plan.0 as usize == seat.index() && self.owner(seat).is_some());
            plans.find_map(|(_, plan, value)| table.planned(seat, plan, value))
        };
        table.asked().into_iter().find_map(|seat| Some((seat, answer(seat)?)))
    }

    fn let_bot_think(&mut self) {
        // Whatever has happened, a bot that is not asked again at once has no more use for its thoughts.
        let kept = self.kept.take();
        let Some(table) = self.played() else { return };
        let bot = table.asked().into_iter().find_map(|seat| {
            let row = self.seats.get(seat.index()).filter(|row| row.kind == SeatKind::Bot)?;
            Some((seat, Strength::parse(row.level.as_deref()?)?))
        });
        let (version, Some((seat, strength))) = (self.version(), bot) else { return };
        if self.thinking == Some(version) {
            return;
        }
        let Some(door) = self.door.upgrade() else { return };
        let kept = kept.filter(|kept| kept.version == version && kept.seat == seat);
        let seed = self.row.seed ^ u64::from(version) << 8 ^ seat.index() as u64;
        let player = kept.map_or_else(|| self.app.shelf.bots.player(table, strength, seed), |kept| Ok(kept.player));
        let Ok(mut player) = player else { return };
        let (app, table) = (self.app.clone(), table.clone_box());
        self.thinking = Some(version);
        tokio::spawn(async move {
            let thought = move || {
                let started = Instant::now();
                let choice = player.choose(table.as_ref(), seat);
                (choice.map(|choice| (choice, player)), started.elapsed())
            };
            let thought = app.thinkers.play(strength, thought).await.ok().and_then(|(choice, took)| {
                app.metrics.thinking.observe(took.as_secs_f64());
                choice
            });
            // If the room is gone, it will ask again when it comes back.
            drop(door.send(Order::Thought { version, seat, thought }).await);
        });
    }

    /// Tells people who are not here that it is their turn, once when they are asked.
    fn call_absent(&mut self) {
        let asked = self.asked();
        let called = std::mem::replace(&mut self.called, asked.clone());
        // Whoever has just made a match that began at once is about to look at it.
        let maker = (self.version() == 1).then_some(self.row.creator.as_str());
        for seat in asked.into_iter().filter(|seat| !called.contains(seat)) {
            let absent = |person: &&str| !self.guests.has_person(person) && Some(*person) != maker;
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
    app.shelf.game(&row.game)?.new_match(&options, names, row.seed).map_err(cannot_open)
}
