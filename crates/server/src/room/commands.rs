//! What a room can be told to do, and what it does then.

use table::{AnyMatch, Difference, Seat};
use tokio::sync::oneshot;

use super::conduct::may_come;
use super::thinking::Continuation;
use super::{Change, Connection, LastBot, Room, Welcome};
use crate::limits::Caller;
use crate::messages::FromClient;
use crate::people::{confusable, free_name, get_to_know, is_invisible};
use crate::refusal::{Answer, Code, Refusal};
use crate::rooms::now;
use crate::store::{ChatRow, LogEntry, MatchRow, Person, SeatKind, SeatRow};
use crate::summary::{Summary, owns};
use crate::thinking_pool::Owner;

pub enum Command {
    /// The match in brief, as this person may see it.
    Look {
        person: String,
        reply: oneshot::Sender<Answer<Summary>>,
    },
    /// The same for somebody who is about to play or watch.
    Open {
        owner: Owner,
        reply: oneshot::Sender<Answer<Summary>>,
    },
    /// A copy of everything, to work with on another thread.
    Copy {
        reply: oneshot::Sender<Answer<Snapshot>>,
    },
    Join {
        person: Person,
        seat: u8,
        invitation: Option<String>,
        reply: oneshot::Sender<Answer<Summary>>,
    },
    Leave {
        person: String,
        seat: u8,
        /// Of the bot that goes on, if the match has begun.
        level: Option<String>,
        reply: oneshot::Sender<Answer<Summary>>,
    },
    /// Gives up for good.
    GiveUp {
        person: String,
        seat: u8,
        reply: oneshot::Sender<Answer<Summary>>,
    },
    /// Takes a seat back from the bot that plays there.
    Return {
        person: String,
        seat: u8,
        reply: oneshot::Sender<Answer<Summary>>,
    },
    /// Deletes the match.
    Delete {
        person: String,
        reply: oneshot::Sender<Answer<()>>,
    },
    /// A player wants a hint; answers the match to think about.
    Hint {
        person: String,
        seat: u8,
        version: u32,
        reply: oneshot::Sender<Answer<Box<dyn AnyMatch>>>,
    },
    /// The match's deadline has passed.
    Wake {
        reply: oneshot::Sender<Answer<()>>,
    },
    /// A player or a watcher connects.
    Attach {
        connection: Connection,
        reply: oneshot::Sender<Answer<Welcome>>,
    },
    Detach {
        key: u64,
    },
    Said {
        key: u64,
        id: Option<String>,
        message: FromClient,
    },
    /// The creator removes somebody from a match that waits for players.
    Remove {
        person: String,
        seat: u8,
        reply: oneshot::Sender<Answer<Summary>>,
    },
    /// Somebody deletes a line of the chat.
    DeleteLine {
        person: String,
        /// Whether the person looks after the server.
        operator: bool,
        number: u32,
        reply: oneshot::Sender<Answer<()>>,
    },
    /// The match was changed in the store, if this person has to do with it; none: in any case.
    Reread {
        about: Option<String>,
    },
    /// Somebody on another server has perhaps changed the match.
    CatchUp {
        version: u32,
        pulse: i64,
    },
    /// Reads the match again, and goes on if it waits for a bot.
    LookAgain,
    /// Another server has come or gone.
    RereadPresence,
    /// The server was restarted a while ago: who has not come back is called.
    CallAbsent,
    /// A bot begins to think, and may spend this much of its budget.
    Thinks {
        version: u32,
        percent: u8,
    },
    /// A bot has chosen.
    Thought {
        version: u32,
        seat: Seat,
        /// The choice, and how it goes on; none if it failed.
        thought: Option<(String, Continuation)>,
    },
}

/// Everything of a match at one moment.
pub struct Snapshot {
    pub row: MatchRow,
    pub seats: Vec<SeatRow>,
    pub played: Option<Box<dyn AnyMatch>>,
    /// Where the rules of today play it differently, and what was chosen from there on.
    pub differs: Option<Difference>,
    pub beyond: Vec<(Seat, String)>,
}

impl Command {
    /// Answers a command that cannot be carried out.
    pub fn refuse(self, refusal: Refusal) {
        // Whoever asked may be gone; then the answer is not needed.
        match self {
            Command::Look { reply, .. }
            | Command::Open { reply, .. }
            | Command::Join { reply, .. }
            | Command::Leave { reply, .. }
            | Command::GiveUp { reply, .. }
            | Command::Return { reply, .. }
            | Command::Remove { reply, .. } => drop(reply.send(Err(refusal))),
            Command::Copy { reply } => drop(reply.send(Err(refusal))),
            Command::Delete { reply, .. } | Command::DeleteLine { reply, .. } | Command::Wake { reply } => {
                drop(reply.send(Err(refusal)))
            }
            Command::Hint { reply, .. } => drop(reply.send(Err(refusal))),
            Command::Attach { reply, .. } => drop(reply.send(Err(refusal))),
            Command::CallAbsent
            | Command::CatchUp { .. }
            | Command::LookAgain
            | Command::RereadPresence
            | Command::Detach { .. }
            | Command::Reread { .. }
            | Command::Said { .. }
            | Command::Thinks { .. }
            | Command::Thought { .. } => {}
        }
    }
}

impl Room {
    pub(super) async fn handle(&mut self, order: Command) {
        match order {
            Command::Look { person, reply } => drop(reply.send(Ok(self.summary(&person)))),
            Command::Open { owner, reply } => drop(reply.send(Ok(self.summary(&owner.person)))),
            Command::Copy { reply } => drop(reply.send(Ok(self.copy()))),
            Command::Join { person, seat, invitation, reply } => {
                let mut joined = self.join(&person, seat, invitation.as_deref()).await;
                if self.was_late(&joined) {
                    joined = self.join(&person, seat, invitation.as_deref()).await;
                }
                self.go_on().await;
                drop(reply.send(joined.map(|()| self.summary(&person.id))));
            }
            Command::Leave { person, seat, level, reply } => {
                let mut left = self.leave(&person, seat, level.clone()).await;
                if self.was_late(&left) {
                    left = self.leave(&person, seat, level.clone()).await;
                }
                drop(reply.send(left.map(|()| self.summary(&person))));
                self.go_on().await;
            }
            Command::GiveUp { person, seat, reply } => {
                let mut given_up = self.give_up(&person, seat).await;
                if self.was_late(&given_up) {
                    given_up = self.give_up(&person, seat).await;
                }
                drop(reply.send(given_up.map(|()| self.summary(&person))));
                self.go_on().await;
            }
            Command::Return { person, seat, reply } => {
                let mut back = self.take_seat_back(&person, seat).await;
                if self.was_late(&back) {
                    back = self.take_seat_back(&person, seat).await;
                }
                drop(reply.send(back.map(|()| self.summary(&person))));
                self.go_on().await;
            }
            Command::Delete { person, reply } => drop(reply.send(self.delete(&person).await)),
            Command::Hint { person, seat, version, reply } => {
                drop(reply.send(self.hint(&person, seat, version).await));
            }
            Command::Wake { reply } => {
                let woken = self.wake().await;
                drop(reply.send(woken));
                self.go_on().await;
            }
            Command::Remove { person, seat, reply } => {
                let mut removed = self.remove_somebody(&person, seat).await;
                if self.was_late(&removed) {
                    removed = self.remove_somebody(&person, seat).await;
                }
                drop(reply.send(removed.map(|()| self.summary(&person))));
            }
            Command::DeleteLine { person, operator, number, reply } => {
                drop(reply.send(self.delete_line(&person, operator, number).await));
            }
            Command::Reread { about } => self.reread(about.as_deref()),
            Command::Attach { connection, reply } => {
                let welcome = self.attach(connection).await;
                drop(reply.send(welcome));
                self.claim_thought();
                self.let_bot_think();
            }
            Command::Detach { key } => {
                self.detach(key).await;
                // Perhaps only the person who has just left had not agreed.
                self.hand_over_where_due().await;
            }
            Command::Said { key, id, message } => self.handle_message(key, id, message).await,
            Command::CatchUp { version, pulse } => self.hear_of(version, pulse).await,
            Command::LookAgain => self.look_again().await,
            Command::RereadPresence => self.reread_presence().await,
            Command::CallAbsent => self.call_after_restart(),
            Command::Thinks { version, percent } => self.hear_percent(version, percent),
            Command::Thought { version, seat, thought } => self.take_thought(version, seat, thought).await,
        }
    }

    fn copy(&self) -> Snapshot {
        Snapshot {
            row: self.row.clone(),
            seats: self.seats.clone(),
            played: self.played.as_ref().map(|played| played.clone_box()),
            differs: self.differs.clone(),
            beyond: self.beyond.clone(),
        }
    }

    async fn take_thought(&mut self, version: u32, seat: Seat, thought: Option<(String, Continuation)>) {
        if !self.thinks_about(version) {
            return; // After an undo, a bot thinks about the earlier question instead.
        }
        self.thinking = None;
        // If something else has happened meanwhile, the choice is obsolete.
        if version == self.version() {
            // A bot that failed is not asked again: it would fail for ever.
            let Some((choice, continuation)) = thought else { return };
            if let Err(refusal) = self.choose(seat, &choice).await {
                tracing::error!(id = self.id, ?refusal, "a bot's choice was refused");
                return;
            }
            self.last_bot = Some(LastBot { version: self.version(), seat, continuation });
        }
        self.go_on().await;
    }

    async fn join(&mut self, person: &Person, seat: u8, invitation: Option<&str>) -> Answer<()> {
        let row = self.seat(seat)?;
        if row.kind != SeatKind::Open {
            return Err(Refusal::new(Code::Forbidden));
        }
        let invited = row.invitation.is_some() && row.invitation.as_deref() == invitation;
        if !invited && !self.row.public || self.row.seed_known {
            return Err(Refusal::new(Code::Forbidden));
        }
        if self.seats.iter().any(|seat| owns(seat, &person.id)) {
            return Err(Refusal::new(Code::SeatedAlready));
        }
        may_come(&self.app, &self.id, &person.id).await?;
        self.app.store.meet(person.clone()).await?;
        let taken = SeatRow {
            kind: SeatKind::Person,
            person: Some(person.id.clone()),
            name: free_name(&person.name, |name| self.has_name(name)),
            ..row.clone()
        };
        self.commit(LogEntry::Seat { seat }, Some(taken), Change::None).await?;
        self.end_agreement(seat).await
    }

    /// No two people in a match have names that can be taken for each other.
    fn has_name(&self, name: &str) -> bool {
        self.seats.iter().any(|seat| seat.kind != SeatKind::Open && confusable(&seat.name, name))
    }

    async fn handle_message(&mut self, key: u64, id: Option<String>, message: FromClient) {
        let Some(connection) = self.connections.get(key) else { return };
        let (person, from) = (connection.person.clone(), connection.from);
        let seat = connection.seat.map(|seat| Seat::new(seat as usize));
        if seat.is_some() {
            self.acted = Some(connection.owner());
        }
        let heard = match message {
            FromClient::Choose { version, choice } => self.handle_choice(seat, version, &choice).await,
            FromClient::Undo {} => self.handle_undo(seat).await,
            FromClient::UndoAnswer { agree } => self.handle_undo_answer(&person, seat, agree).await,
            FromClient::Plan { plan, value } => self.handle_plan(key, seat, plan, value).await,
            FromClient::Chat { text } => self.handle_chat(&person, from, seat, text).await,
            FromClient::View { seat } => self.change_view(key, &person, seat).await,
            FromClient::Resync {} => self.resync(key),
            FromClient::Hints { agree } => self.handle_hints(&person, seat, agree).await,
            FromClient::Handover { seat, agree, level } => self.handle_handover(&person, seat, agree, level).await,
        };
        match heard {
            Ok(()) => {
                self.connections.confirm(key, id.as_deref());
                self.go_on().await;
            }
            Err(refusal) => {
                self.app.metrics.refusals.inc();
                self.connections.refuse(key, &refusal, id.as_deref());
                // A client that is behind gets what it missed together with the refusal.
                if refusal.code == Code::Stale {
                    self.send_state(key);
                }
            }
        }
    }

    async fn handle_choice(&mut self, seat: Option<Seat>, version: u32, choice: &str) -> Answer<()> {
        let seat = seat.ok_or_else(|| Refusal::new(Code::NotYourSeat))?;
        // Perhaps the time has run out, and nobody has looked yet.
        self.stop_overdue_clocks().await?;
        if version != self.version() {
            return Err(Refusal::new(Code::Stale));
        }
        self.choose(seat, choice).await
    }

    async fn handle_plan(&mut self, key: u64, seat: Option<Seat>, plan: String, value: String) -> Answer<()> {
        let seat = seat.ok_or_else(|| Refusal::new(Code::NotYourSeat))?.index() as u8;
        let game = self.app.catalog.game(&self.row.game)?;
        let forgets = value.is_empty() && game.plans().contains(&plan.as_str());
        if !forgets && !game.can_plan(&plan, &value) {
            return Err(Refusal::because(Code::BadRequest, plan));
        }
        let kept = Some(value.as_str()).filter(|value| !value.is_empty());
        self.app.store.put_plan(&self.id, seat, &plan, kept).await?;
        self.plans.retain(|(of, name, _)| *of != seat || *name != plan);
        if !value.is_empty() {
            self.plans.push((seat, plan, value));
        }
        self.touch().await;
        self.send_state(key);
        Ok(())
    }

    async fn handle_chat(&mut self, person: &str, from: Caller, seat: Option<Seat>, text: String) -> Answer<()> {
        if text.chars().any(char::is_control) {
            return Err(Refusal::new(Code::BadRequest));
        }
        // What cannot be seen only serves to deceive, except for what emoji are composed with.
        let text: String = text.chars().filter(|c| is_emoji_joiner(*c) || !is_invisible(*c)).collect();
        let text = text.trim().to_string();
        if !text.chars().any(|c| !is_emoji_joiner(c)) {
            return Err(Refusal::new(Code::BadRequest));
        }
        if text.chars().count() > self.app.config.limits.chat {
            return Err(Refusal::new(Code::TooLarge));
        }
        let seat = seat.map(|seat| seat.index() as u8);
        let writer = get_to_know(&self.app, person, from).await?;
        let name = match seat {
            Some(seat) => self.seat(seat)?.name.clone(),
            None => writer.name,
        };
        let chat = ChatRow { number: 0, person: person.to_string(), seat, name, text, at: now(), note: None };
        let chat = self.add_line(chat).await?;
        self.tell_line(&chat);
        Ok(())
    }
}

/// What joins several emoji into one, or asks for its colored form.
fn is_emoji_joiner(c: char) -> bool {
    matches!(c, '\u{200d}' | '\u{fe0f}')
}
