//! What a room can be told to do, and what it does then.

use bots::Player;
use table::{AnyMatch, Difference, Seat};
use tokio::sync::oneshot;

use super::consent::STAND_IN;
use super::{Change, Connection, LastBot, Room, Welcome};
use crate::lobby::{checked_level, new_invitation, seat_name};
use crate::messages::{FromClient, FromServer};
use crate::people::{free_name, guest_name};
use crate::refusal::{Answer, Code, Refusal};
use crate::rooms::now;
use crate::store::{ChatRow, LogEntry, MatchRow, Person, SeatKind, SeatRow, Status};
use crate::summary::Summary;

pub enum Command {
    /// The match in brief, as this person may see it.
    Look {
        person: String,
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
    /// Deletes the match before it has begun.
    Cancel {
        person: String,
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
    /// A bot has chosen.
    Thought {
        version: u32,
        seat: Seat,
        /// The choice, and the bot with what it has thought; none if it failed.
        thought: Option<(String, Box<dyn Player>)>,
    },
}

/// Everything of a match at one moment.
pub struct Snapshot {
    pub row: MatchRow,
    pub seats: Vec<SeatRow>,
    pub played: Option<Box<dyn AnyMatch>>,
    pub version: u32,
    /// Where the rules of today play it differently, and what was chosen from there on.
    pub differs: Option<Difference>,
    pub beyond: Vec<(Seat, String)>,
}

impl Command {
    /// Answers a command that cannot be carried out.
    pub fn refuse(self, refusal: Refusal) {
        // Whoever asked may be gone; then the answer is not needed.
        match self {
            Command::Look { reply, .. } | Command::Join { reply, .. } | Command::Leave { reply, .. } => {
                drop(reply.send(Err(refusal)))
            }
            Command::Copy { reply } => drop(reply.send(Err(refusal))),
            Command::Cancel { reply, .. } => drop(reply.send(Err(refusal))),
            Command::Attach { reply, .. } => drop(reply.send(Err(refusal))),
            Command::Detach { .. } | Command::Said { .. } | Command::Thought { .. } => {}
        }
    }
}

impl Room {
    pub(super) async fn handle(&mut self, order: Command) {
        match order {
            Command::Look { person, reply } => drop(reply.send(Ok(self.summary(&person)))),
            Command::Copy { reply } => drop(reply.send(Ok(self.copy()))),
            Command::Join { person, seat, invitation, reply } => {
                let joined = self.join(&person, seat, invitation.as_deref()).await;
                self.go_on().await;
                drop(reply.send(joined.map(|()| self.summary(&person.id))));
            }
            Command::Leave { person, seat, level, reply } => {
                let left = self.leave(&person, seat, level).await;
                drop(reply.send(left.map(|()| self.summary(&person))));
                self.go_on().await;
            }
            Command::Cancel { person, reply } => drop(reply.send(self.cancel(&person).await)),
            Command::Attach { connection, reply } => {
                let welcome = self.attach(connection).await;
                drop(reply.send(welcome));
                self.let_bot_think();
            }
            Command::Detach { key } => {
                self.detach(key);
                // Perhaps only the person who has just left had not agreed.
                self.hand_over_where_due().await;
            }
            Command::Said { key, id, message } => self.handle_message(key, id, message).await,
            Command::Thought { version, seat, thought } => self.take_thought(version, seat, thought).await,
        }
    }

    fn copy(&self) -> Snapshot {
        Snapshot {
            row: self.row.clone(),
            seats: self.seats.clone(),
            played: self.played.as_ref().map(|played| played.clone_box()),
            version: self.version(),
            differs: self.differs.clone(),
            beyond: self.beyond.clone(),
        }
    }

    async fn take_thought(&mut self, version: u32, seat: Seat, thought: Option<(String, Box<dyn Player>)>) {
        if self.thinking != Some(version) {
            return; // After an undo, a bot thinks about the earlier question instead.
        }
        self.thinking = None;
        // If something else has happened meanwhile, the choice is obsolete.
        if version == self.version() {
            // A bot that failed is not asked again: it would fail for ever.
            let Some((choice, player)) = thought else { return };
            if let Err(refusal) = self.choose(seat, &choice).await {
                tracing::error!(id = self.id, ?refusal, "a bot's choice was refused");
                return;
            }
            self.last_bot = Some(LastBot { version: self.version(), seat, player });
        }
        self.go_on().await;
    }

    async fn join(&mut self, person: &Person, seat: u8, invitation: Option<&str>) -> Answer<()> {
        let row = self.seat(seat)?;
        if row.kind != SeatKind::Open {
            return Err(Refusal::new(Code::Forbidden));
        }
        let invited = row.invitation.is_some() && row.invitation.as_deref() == invitation;
        if !invited && !self.row.public {
            return Err(Refusal::new(Code::Forbidden));
        }
        self.app.store.meet(person.clone()).await?;
        let taken = SeatRow {
            kind: SeatKind::Person,
            person: Some(person.id.clone()),
            name: free_name(&person.name, |name| self.has_name(name)),
            ..row.clone()
        };
        self.commit(LogEntry::Seat { seat }, Some(taken), Change::None).await
    }

    /// No two people in a match have the same name.
    fn has_name(&self, name: &str) -> bool {
        self.seats.iter().any(|seat| seat.kind != SeatKind::Open && seat.name == name)
    }

    /// Before the match has begun the seat becomes open again; later a bot plays on.
    async fn leave(&mut self, person: &str, seat: u8, level: Option<String>) -> Answer<()> {
        let level = level.unwrap_or_else(|| STAND_IN.into());
        checked_level(&level)?;
        let row = self.seat(seat)?;
        if row.kind != SeatKind::Person || row.person.as_deref() != Some(person) {
            return Err(Refusal::new(Code::NotYourSeat));
        }
        match self.row.progress.status {
            Status::Waiting => {
                let open = SeatRow {
                    seat,
                    kind: SeatKind::Open,
                    person: None,
                    name: seat_name(seat as usize),
                    level: None,
                    // The seat of the match's creator has none yet.
                    invitation: row.invitation.clone().or_else(|| Some(new_invitation())),
                };
                self.commit(LogEntry::Seat { seat }, Some(open), Change::None).await
            }
            Status::Running => self.hand_over(seat, level).await,
            Status::Finished => Err(Refusal::new(Code::Over)),
        }
    }

    /// Only its creator can cancel a match, and only before it has begun.
    async fn cancel(&mut self, person: &str) -> Answer<()> {
        if self.row.creator != person || self.row.progress.status != Status::Waiting {
            return Err(Refusal::new(Code::Forbidden));
        }
        self.app.store.remove_match(&self.id).await?;
        self.cancelled = true;
        self.connections.tell_all(&FromServer::Cancelled {});
        Ok(())
    }

    async fn handle_message(&mut self, key: u64, id: Option<String>, message: FromClient) {
        let Some(connection) = self.connections.get(key) else { return };
        let (person, seat) = (connection.person.clone(), connection.seat.map(|seat| Seat::new(seat as usize)));
        let heard = match message {
            FromClient::Choose { version, choice } => self.handle_choice(seat, version, &choice).await,
            FromClient::Undo {} => self.handle_undo(seat).await,
            FromClient::UndoAnswer { agree } => self.handle_undo_answer(&person, seat, agree).await,
            FromClient::Plan { plan, value } => self.handle_plan(key, seat, plan, value).await,
            FromClient::Chat { text } => self.handle_chat(&person, seat, text).await,
            FromClient::View { seat } => self.change_view(key, &person, seat),
            FromClient::Handover { seat, agree, level } => self.handle_handover(&person, seat, agree, level).await,
        };
        match heard {
            Ok(()) => self.go_on().await,
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
        self.send_state(key);
        Ok(())
    }

    async fn handle_chat(&mut self, person: &str, seat: Option<Seat>, text: String) -> Answer<()> {
        let text = text.trim().to_string();
        if text.is_empty() || text.chars().any(char::is_control) {
            return Err(Refusal::new(Code::BadRequest));
        }
        if text.chars().count() > self.app.config.limits.chat {
            return Err(Refusal::new(Code::TooLarge));
        }
        let seat = seat.map(|seat| seat.index() as u8);
        let name = match seat {
            Some(seat) => self.seat(seat)?.name.clone(),
            None => self.app.store.person(person).await?.map_or_else(|| guest_name(person), |person| person.name),
        };
        let chat = ChatRow { number: self.chats, person: person.to_string(), seat, name, text, at: now() };
        self.app.store.add_chat(&self.id, chat.clone()).await?;
        self.chats += 1;
        self.connections.tell_all(&FromServer::from(&chat));
        Ok(())
    }
}
