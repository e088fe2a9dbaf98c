//! What needs the others: taking back, and handing an absent player's seat to a bot.

use serde_json::{Value, json};
use table::{AnyMatch, Seat};

use super::Room;
use crate::refusal::{Answer, Code, Refusal};
use crate::rooms::now;
use crate::store::{Entry, SeatKind, SeatRow, Status};
use crate::summary::owns;

/// The bot that plays for somebody who is gone.
const STAND_IN: &str = "greedy";

/// Proposals under way. Any change of the match makes them pointless.
#[derive(Default)]
pub(super) struct Consent {
    undo: Option<Undo>,
    handovers: Vec<Handover>,
}

struct Undo {
    by: Seat,
    /// Choices left after it.
    to: usize,
    agreed: Vec<String>,
}

struct Handover {
    seat: u8,
    agreed: Vec<String>,
}

impl Consent {
    pub(super) fn clear(&mut self) {
        self.undo = None;
        self.handovers.clear();
    }
}

impl Room {
    /// The seat's last choice: how many choices stood before it.
    fn last_choice_of(&self, seat: Seat) -> Option<(usize, &dyn AnyMatch)> {
        let table = self.table.as_deref()?;
        let last = (0..table.choices()).rev().find(|&number| table.chooser(number) == Some(seat))?;
        Some((last, table))
    }

    /// Everybody else who plays, each once.
    fn others(&self, seat: Seat) -> Vec<&str> {
        let own = self.owner(seat);
        let mut others: Vec<&str> = (0..self.seats.len()).filter_map(|seat| self.owner(Seat::new(seat))).collect();
        others.sort_unstable();
        others.dedup();
        others.retain(|person| Some(*person) != own);
        others
    }

    /// Free while no other person has acted and nothing was learned. What is shown beforehand leaves out the costly look at other worlds.
    fn undo_is_free(&self, seat: Seat, thoroughly: bool) -> bool {
        let Some((to, table)) = self.last_choice_of(seat) else { return false };
        let own = self.owner(seat);
        let mut since = (to..table.choices()).filter_map(|number| table.chooser(number));
        let alone = since.all(|by| self.owner(by).is_none_or(|person| Some(person) == own));
        alone && !(thoroughly && table.informed_since(to, seat))
    }

    pub(super) async fn hear_undo(&mut self, seat: Option<Seat>) -> Answer<()> {
        let seat = seat.ok_or_else(|| Refusal::new(Code::NotYourSeat))?;
        if self.row.progress.status == Status::Finished {
            return Err(Refusal::new(Code::Over));
        }
        let (to, _) = self.last_choice_of(seat).ok_or_else(|| Refusal::new(Code::NotAsked))?;
        // Against bots alone there is nobody to ask.
        if self.others(seat).is_empty() || self.undo_is_free(seat, true) {
            return self.take_back(to).await;
        }
        self.consent.undo = Some(Undo { by: seat, to, agreed: Vec::new() });
        self.broadcast();
        Ok(())
    }

    pub(super) async fn hear_undo_answer(&mut self, person: &str, seat: Option<Seat>, agree: bool) -> Answer<()> {
        seat.ok_or_else(|| Refusal::new(Code::NotYourSeat))?;
        let Some(undo) = &mut self.consent.undo else { return Err(Refusal::new(Code::Stale)) };
        let (by, to) = (undo.by, undo.to);
        if !agree {
            self.consent.undo = None;
            self.broadcast();
            return Ok(());
        }
        if !undo.agreed.iter().any(|agreed| agreed == person) {
            undo.agreed.push(person.to_string());
        }
        let agreed = undo.agreed.clone();
        if self.others(by).iter().all(|other| agreed.iter().any(|person| person == other)) {
            return self.take_back(to).await;
        }
        self.broadcast();
        Ok(())
    }

    async fn take_back(&mut self, to: usize) -> Answer<()> {
        let Some(table) = &self.table else { return Err(Refusal::new(Code::NotAsked)) };
        let mut earlier = table.clone_box();
        earlier.back_to(to);
        self.thinking = None;
        self.commit(Entry::Undo { to: to as u32 }, None, Some(earlier)).await
    }

    /// A bot may take over if all others agree, or if the player has been waited for longer than the match allows.
    pub(super) async fn hear_handover(&mut self, person: &str, seat: u8, agree: bool) -> Answer<()> {
        if self.row.progress.status != Status::Running {
            return Err(Refusal::new(Code::Over));
        }
        let absent = Seat::new(self.seat(seat)?.seat as usize);
        let owner = self.owner(absent).ok_or_else(|| Refusal::new(Code::NotFound))?;
        let others = self.others(absent);
        if !others.contains(&person) || self.guests.has_person(owner) {
            return Err(Refusal::new(Code::Forbidden));
        }
        if self.overdue(absent) && agree {
            return self.hand_over(seat).await;
        }
        let others: Vec<String> = others.into_iter().map(str::to_string).collect();
        self.consent.handovers.retain(|handover| agree || handover.seat != seat);
        if agree {
            let found = self.consent.handovers.iter().position(|handover| handover.seat == seat);
            let index = found.unwrap_or_else(|| {
                self.consent.handovers.push(Handover { seat, agreed: Vec::new() });
                self.consent.handovers.len() - 1
            });
            let agreed = &mut self.consent.handovers[index].agreed;
            if !agreed.iter().any(|agreed| agreed == person) {
                agreed.push(person.to_string());
            }
            if others.iter().all(|other| agreed.contains(other)) {
                return self.hand_over(seat).await;
            }
        }
        self.broadcast();
        Ok(())
    }

    /// Whoever is here again needs no bot.
    pub(super) fn welcome_back(&mut self, person: &str) {
        let seats: Vec<u8> = self.seats.iter().filter(|seat| owns(seat, person)).map(|seat| seat.seat).collect();
        let proposals = self.consent.handovers.len();
        self.consent.handovers.retain(|handover| !seats.contains(&handover.seat));
        if self.consent.handovers.len() < proposals {
            self.broadcast();
        }
    }

    fn overdue(&self, seat: Seat) -> bool {
        let limit = i64::from(self.row.limit) * 1000;
        limit > 0 && self.asked().contains(&seat) && now() - self.waiting_since >= limit
    }

    pub(super) async fn hand_over(&mut self, seat: u8) -> Answer<()> {
        let row = self.seat(seat)?;
        let bot = SeatRow { kind: SeatKind::Bot, person: None, level: Some(STAND_IN.into()), ..row.clone() };
        let table = self.table.as_ref().map(|table| table.clone_box());
        self.commit(Entry::Seat { seat }, Some(bot), table).await
    }

    pub(super) fn undo_json(&self, seat: Option<Seat>) -> Value {
        let possible =
            self.row.progress.status == Status::Running && seat.is_some_and(|seat| self.last_choice_of(seat).is_some());
        let free = possible && seat.is_some_and(|seat| self.undo_is_free(seat, false));
        let undo = self.consent.undo.as_ref();
        json!({
            "possible": possible,
            "free": free,
            "asked_by": undo.map(|undo| undo.by),
            "agreed": undo.map_or_else(Vec::new, |undo| self.seats_of(&undo.agreed)),
        })
    }

    pub(super) fn handover_json(&self) -> Value {
        let handovers = self.consent.handovers.iter();
        handovers.map(|handover| json!({ "seat": handover.seat, "agreed": self.seats_of(&handover.agreed) })).collect()
    }

    fn seats_of(&self, people: &[String]) -> Vec<u8> {
        let agreed = |seat: &&SeatRow| seat.person.as_ref().is_some_and(|person| people.contains(person));
        self.seats.iter().filter(agreed).map(|seat| seat.seat).collect()
    }
}
