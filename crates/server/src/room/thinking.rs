//! The bot that is to choose next: whom its thinking counts for, and how much it may think.

use std::time::Instant;

use bots::{Job, Moment, Player, Strength};
use table::{AnyMatch, Seat};
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

use super::{Command, Room};
use crate::app::App;
use crate::messages::{FromServer, ThinkingBot};
use crate::refusal::Answer;
use crate::store::SeatKind;
use crate::thinking_pool::{Kind, Owner, Ticket, Turn};
use crate::workers::Run;

/// A bot that thinks or waits for its turn to think. Dropped, it gives its place in the line up.
pub(super) struct Thinking {
    /// The version it thinks about.
    pub version: u32,
    pub seat: Seat,
    pub owner: Owner,
    /// How much of its own budget it may spend.
    pub percent: u8,
    pub task: AbortHandle,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// What a bot is asked.
pub(super) struct Task {
    pub version: u32,
    pub seat: Seat,
    pub played: Box<dyn AnyMatch>,
    pub player: Box<dyn Player>,
    /// How strong the bot is and what its random numbers begin with, if it has not searched anything here yet: then a
    /// worker chooses the same.
    pub fresh: Option<(Strength, u64)>,
    pub line: Line,
    /// How much of its own budget it may spend, as the room has been told.
    pub percent: u8,
}

/// Where it waits for its turn.
pub(super) struct Line {
    pub kind: Kind,
    pub owner: Owner,
}

impl Line {
    pub fn join(&self, app: &App) -> Ticket {
        app.thinking.join(self.kind, self.owner.clone())
    }
}

/// Where a bot's choice comes from.
pub(super) enum Start {
    InLine(Ticket),
    /// A worker is at it.
    Running(Run),
}

/// How a bot goes on if it is asked again at once.
pub enum Continuation {
    /// With what it has searched so far.
    Here(Box<dyn Player>),
    /// With what a worker chooses next.
    Elsewhere(Run),
}

type Thought = (String, Continuation);

/// Waits for the bot's choice.
pub(super) async fn think(
    app: &App,
    start: Start,
    mut task: Task,
    room: &mpsc::Sender<Command>,
) -> Answer<Option<Thought>> {
    let ticket = match start {
        Start::InLine(ticket) => ticket,
        Start::Running(run) => match next_choice(app, run).await {
            Some(thought) => return Ok(Some(thought)),
            None => task.line.join(app),
        },
    };
    let mut turn = task.turn(app, ticket, room).await?;
    if turn.remote
        && let (Some(workers), Some(job)) = (app.workers.get(), task.job(turn.percent))
    {
        let run = Run::begin(workers.clone(), job, turn, task.percent);
        if let Some(thought) = next_choice(app, run).await {
            return Ok(Some(thought));
        }
        // This time it thinks here, whosever core it gets.
        turn = task.turn(app, task.line.join(app), room).await?;
    }
    task.think_here(app, turn).await
}

async fn next_choice(app: &App, mut run: Run) -> Option<Thought> {
    let started = Instant::now();
    let choice = run.next().await?;
    app.metrics.thinking.observe(started.elapsed().as_secs_f64());
    Some((choice, Continuation::Elsewhere(run)))
}

impl Task {
    /// Waits for its turn, and for how much it may spend then.
    async fn turn(&mut self, app: &App, ticket: Ticket, room: &mpsc::Sender<Command>) -> Answer<Turn> {
        let joined = Instant::now();
        let turn = ticket.turn().await?;
        app.metrics.waiting.observe(joined.elapsed().as_secs_f64());
        let percent = self.player.limit(turn.percent);
        if percent < 100 {
            app.metrics.shortened.inc();
        }
        if percent != self.percent {
            self.percent = percent;
            // If the room is gone, nobody wants to know.
            drop(room.send(Command::Thinks { version: self.version, percent }).await);
        }
        Ok(turn)
    }

    /// What a worker is asked.
    fn job(&self, percent: u8) -> Option<Job> {
        let (strength, seed) = self.fresh?;
        let at = Moment::new(self.played.as_ref(), self.seat, seed);
        Some(Job::Choices { at, bot: strength.into(), percent })
    }

    async fn think_here(self, app: &App, turn: Turn) -> Answer<Option<Thought>> {
        let Task { seat, played, mut player, .. } = self;
        let thought = turn.think(move || {
            let started = Instant::now();
            let choice = player.choose(played.as_ref(), seat);
            (choice.map(|choice| (choice, Continuation::Here(player))), started.elapsed())
        });
        let (choice, took) = thought.await?;
        app.metrics.thinking.observe(took.as_secs_f64());
        Ok(choice)
    }
}

impl Room {
    /// Bots that play among themselves wait until somebody watches.
    pub(super) fn somebody_plays_or_watches(&self) -> bool {
        let is_person = |kind: SeatKind| matches!(kind, SeatKind::Person | SeatKind::Device);
        !self.connections.is_empty() || self.seats.iter().any(|seat| is_person(seat.kind))
    }

    /// Whom a bot's thoughts count for: the player who acted last, else somebody who is here, else whoever opened the
    /// room or made the match.
    pub(super) fn thinks_for(&self) -> Owner {
        let here = || self.connections.somebody().map(|here| here.owner());
        let nobody = || Owner { address: None, person: self.row.creator.clone() };
        self.acted.clone().or_else(here).or_else(|| self.opened.clone()).unwrap_or_else(nobody)
    }

    pub(super) fn thinks_about(&self, version: u32) -> bool {
        self.thinking.as_ref().is_some_and(|thinking| thinking.version == version)
    }

    /// A thought that counts for an unknown address begins anew as soon as somebody is here.
    pub(super) fn claim_thought(&mut self) {
        self.thinking.take_if(|thinking| thinking.owner.address.is_none());
    }

    /// The bot may think more or less than was said before.
    pub(super) fn hear_percent(&mut self, version: u32, percent: u8) {
        if let Some(thinking) = self.thinking.as_mut().filter(|thinking| thinking.version == version) {
            thinking.percent = percent;
            self.tell_if_it_thinks_less();
        }
    }

    pub(super) fn tell_if_it_thinks_less(&mut self) {
        if let Some(bot) = self.thinking_bot().filter(|bot| bot.percent < 100) {
            self.connections.tell_all(&FromServer::Thinking(bot));
        }
    }

    pub(super) fn thinking_bot(&self) -> Option<ThinkingBot> {
        let thinking = self.thinking.as_ref().filter(|thinking| thinking.version == self.version())?;
        Some(ThinkingBot { seat: thinking.seat.index() as u8, percent: thinking.percent })
    }
}
