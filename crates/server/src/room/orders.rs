//! What a room can be told, and what it does about it.

use bots::Player;
use serde::Deserialize;
use serde_json::json;
use table::{AnyMatch, Difference, Seat};
use tokio::sync::oneshot;

use super::consent::STAND_IN;
use super::{Guest, Kept, Room, Welcome};
use crate::lobby::{checked_level, new_invitation, seat_name};
use crate::people::{free_name, guest_name};
use crate::refusal::{Answer, Code, Refusal};
use crate::rooms::now;
use crate::store::{ChatRow, Entry, MatchRow, Person, SeatKind, SeatRow, Status};
use crate::summary::Summary;

pub enum Order {
    /// The match in a few words, for this person.
    Look {
        person: String,
        reply: oneshot::Sender<Answer<Summary>>,
    },
    /// A copy of everything, to compute with elsewhere.
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
    /// Takes the match back before it has begun.
    Cancel {
        person: String,
        reply: oneshot::Sender<Answer<()>>,
    },
    /// Somebody sits down at the table or watches.
    Attach {
        guest: Guest,
        reply: oneshot::Sender<Answer<Welcome>>,
    },
    Detach {
        key: u64,
    },
    Said {
        key: u64,
        id: Option<String>,
        message: Message,
    },
    /// A bot has made up its mind.
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
    pub table: Option<Box<dyn AnyMatch>>,
    pub version: u32,
    /// Where the rules of today play it otherwise, and what was chosen from there on.
    pub differs: Option<Difference>,
    pub beyond: Vec<(Seat, String)>,
}

/// What a client says over the WebSocket.
#[derive(Deserialize, Debug)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Message {
    Choose { version: u32, choice: String },
    Undo {},
    UndoAnswer { agree: bool },
    Plan { plan: String, value: String },
    Chat { text: String },
    View { seat: u8 },
    Handover { seat: u8, agree: bool, level: Option<String> },
}

impl Order {
    /// Answers an order that cannot be obeyed.
    pub fn refuse(self, refusal: Refusal) {
        // Whoever asked may be gone; then nobody needs the answer.
        match self {
            Order::Look { reply, .. } | Order::Join { reply, .. } | Order::Leave { reply, .. } => {
                drop(reply.send(Err(refusal)))
            }
            Order::Copy { reply } => drop(reply.send(Err(refusal))),
            Order::Cancel { reply, .. } => drop(reply.send(Err(refusal))),
            Order::Attach { reply, .. } => drop(reply.send(Err(refusal))),
            Order::Detach { .. } | Order::Said { .. } | Order::Thought { .. } => {}
        }
    }
}

impl Room {
    pub(super) async fn obey(&mut self, order: Order) {
        match order {
            Order::Look { person, reply } => drop(reply.send(Ok(self.summary(&person)))),
            Order::Copy { reply } => drop(reply.send(Ok(self.copy()))),
            Order::Join { person, seat, invitation, reply } => {
                let joined = self.join(&person, seat, invitation.as_deref()).await;
                self.go_on().await;
                drop(reply.send(joined.map(|()| self.summary(&person.id))));
            }
            Order::Leave { person, seat, level, reply } => {
                let left = self.leave(&person, seat, level).await;
                drop(reply.send(left.map(|()| self.summary(&person))));
                self.go_on().await;
            }
            Order::Cancel { person, reply } => drop(reply.send(self.cancel(&person).await)),
            Order::Attach { guest, reply } => {
                let welcome = self.attach(guest).await;
                drop(reply.send(welcome));
                self.let_bot_think();
            }
            Order::Detach { key } => {
                self.detach(key);
                // Perhaps only the one who has left had not agreed.
                self.hand_over_where_due().await;
            }
            Order::Said { key, id, message } => self.hear(key, id, message).await,
            Order::Thought { version, seat, thought } => self.take_thought(version, seat, thought).await,
        }
    }

    fn copy(&self) -> Snapshot {
        Snapshot {
            row: self.row.clone(),
            seats: self.seats.clone(),
            table: self.table.as_ref().map(|table| table.clone_box()),
            version: self.version(),
            differs: self.differs.clone(),
            beyond: self.beyond.clone(),
        }
    }

    async fn take_thought(&mut self, version: u32, seat: Seat, thought: Option<(String, Box<dyn Player>)>) {
        if self.thinking != Some(version) {
            return; // After an undo, another bot thinks about what is asked now.
        }
        self.thinking = None;
        // Something else may have happened meanwhile; then the thought is of no use.
        if version == self.version() {
            // Asking a bot again that failed would go on for ever.
            let Some((choice, player)) = thought else { return };
            if let Err(refusal) = self.choose(seat, &choice).await {
                tracing::error!(id = self.id, ?refusal, "a bot's choice was refused");
                return;
            }
            self.kept = Some(Kept { version: self.version(), seat, player });
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
        self.commit(Entry::Seat { seat }, Some(taken), None).await
    }

    /// Two people of the same name would confuse everybody.
    fn has_name(&self, name: &str) -> bool {
        self.seats.iter().any(|seat| seat.kind != SeatKind::Open && seat.name == name)
    }

    /// Before the match has begun the seat is open again; later a bot goes on for whoever leaves.
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
                    // Whoever made the match needed none.
                    invitation: row.invitation.clone().or_else(|| Some(new_invitation())),
                };
                self.commit(Entry::Seat { seat }, Some(open), None).await
            }
            Status::Running => self.hand_over(seat, level).await,
            Status::Finished => Err(Refusal::new(Code::Over)),
        }
    }

    /// Only whoever made the match can take it back, and only before it has begun.
    async fn cancel(&mut self, person: &str) -> Answer<()> {
        if self.row.creator != person || self.row.progress.status != Status::Waiting {
            return Err(Refusal::new(Code::Forbidden));
        }
        self.app.store.remove_match(&self.id).await?;
        self.cancelled = true;
        self.guests.tell_all(&json!({ "type": "cancelled" }));
        Ok(())
    }

    async fn hear(&mut self, key: u64, id: Option<String>, message: Message) {
        let Some(guest) = self.guests.get(key) else { return };
        let (person, seat) = (guest.person.clone(), guest.seat.map(|seat| Seat::new(seat as usize)));
        let heard = match message {
            Message::Choose { version, choice } => self.hear_choice(seat, version, &choice).await,
            Message::Undo {} => self.hear_undo(seat).await,
            Message::UndoAnswer { agree } => self.hear_undo_answer(&person, seat, agree).await,
            Message::Plan { plan, value } => self.hear_plan(key, seat, plan, value).await,
            Message::Chat { text } => self.hear_chat(&person, seat, text).await,
            Message::View { seat } => self.change_view(key, &person, seat),
            Message::Handover { seat, agree, level } => self.hear_handover(&person, seat, agree, level).await,
        };
        match heard {
            Ok(()) => self.go_on().await,
            Err(refusal) => {
                self.app.metrics.refusals.inc();
                self.guests.refuse(key, &refusal, id);
                // Whoever is behind gets what was missed together with the refusal.
                if refusal.code == Code::Stale {
                    self.send_state(key);
                }
            }
        }
    }

    async fn hear_choice(&mut self, seat: Option<Seat>, version: u32, choice: &str) -> Answer<()> {
        let seat = seat.ok_or_else(|| Refusal::new(Code::NotYourSeat))?;
        if version != self.version() {
            return Err(Refusal::new(Code::Stale));
        }
        self.choose(seat, choice).await
    }

    async fn hear_plan(&mut self, key: u64, seat: Option<Seat>, plan: String, value: String) -> Answer<()> {
        let seat = seat.ok_or_else(|| Refusal::new(Code::NotYourSeat))?.index() as u8;
        let game = self.app.shelf.game(&self.row.game)?;
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

    async fn hear_chat(&mut self, person: &str, seat: Option<Seat>, text: String) -> Answer<()> {
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
        self.guests.tell_all(&super::guests::chat(&chat));
        Ok(())
    }
}
