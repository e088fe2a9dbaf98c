//! Asking on a tape.

use arrayvec::ArrayVec;

use crate::{Flow, Game, MAX_SEATS, Pause, PerSeat, Seat, Seats};

/// What a rule asks with and tells its events to.
pub struct Table<G: Game> {
    /// The answers of this step so far.
    tape: Vec<Answer<G::Choice>>,
    /// How far this run of the step has read the tape.
    read: usize,
    asked: ArrayVec<Asked<G>, MAX_SEATS>,
    /// The offers of all open questions, one after the other.
    offers: Vec<G::Choice>,
    events: Vec<G::Event>,
    listening: bool,
    /// Events told in this run of the step, and by earlier runs of it.
    telling: usize,
    told: usize,
}

#[derive(Copy, Clone, Debug)]
struct Answer<C> {
    seat: Seat,
    /// Nothing, if there was no offer at all.
    choice: Option<C>,
    /// Somebody chose it; otherwise it was the only possibility.
    real: bool,
}

/// An open question to one seat.
#[derive(Debug)]
pub struct Asked<G: Game> {
    pub seat: Seat,
    pub question: G::Question,
    from: u32,
    to: u32,
}

impl<G: Game> Clone for Asked<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Asked<G> {}

impl<G: Game> Table<G> {
    pub(crate) fn new() -> Self {
        Table {
            tape: Vec::with_capacity(512),
            read: 0,
            asked: ArrayVec::new(),
            offers: Vec::with_capacity(256),
            events: Vec::new(),
            listening: false,
            telling: 0,
            told: 0,
        }
    }

    /// Asks one seat. A single offer is taken at once; without any, the answer is `None`. Nobody is bothered with either.
    pub fn ask(
        &mut self,
        seat: Seat,
        question: G::Question,
        list: impl FnOnce(&mut Vec<G::Choice>),
    ) -> Flow<Option<G::Choice>> {
        if let Some(answer) = self.tape.get(self.read) {
            self.read += 1;
            debug_assert_eq!(answer.seat, seat, "a step must ask the same when it runs again");
            return Ok(answer.choice);
        }
        self.offers.clear();
        list(&mut self.offers);
        if self.offers.len() > 1 {
            self.pose(seat, question, 0);
            return Err(Pause::Asked);
        }
        let only = self.offers.first().copied();
        self.settle(seat, only);
        Ok(only)
    }

    /// Asks several seats at once. Each answers when it likes; the rule goes on when all have, and no answer shows before.
    pub fn ask_each(
        &mut self,
        seats: Seats,
        question: G::Question,
        list: impl Fn(Seat, &mut Vec<G::Choice>),
    ) -> Flow<PerSeat<Option<G::Choice>>> {
        let mut answers = PerSeat([None; MAX_SEATS]);
        let mut waiting = seats;
        while !waiting.is_empty() {
            let Some(answer) = self.tape.get(self.read) else { break };
            self.read += 1;
            answers[answer.seat] = answer.choice;
            waiting = waiting.without(answer.seat);
        }
        self.offers.clear();
        for seat in waiting.iter() {
            let from = self.offers.len();
            list(seat, &mut self.offers);
            if self.offers.len() - from > 1 {
                self.pose(seat, question, from);
            } else {
                answers[seat] = self.offers.get(from).copied();
                self.offers.truncate(from);
                self.settle(seat, answers[seat]);
            }
        }
        if self.asked.is_empty() { Ok(answers) } else { Err(Pause::Asked) }
    }

    /// Tells what happened. The event is only made if somebody listens: simulation pays one branch.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> G::Event) {
        if self.listening {
            if self.telling == self.told {
                self.events.push(event());
                self.told += 1;
            }
            self.telling += 1;
        }
    }

    fn pose(&mut self, seat: Seat, question: G::Question, from: usize) {
        let to = self.offers.len() as u32;
        self.asked.push(Asked { seat, question, from: from as u32, to });
    }

    fn settle(&mut self, seat: Seat, choice: Option<G::Choice>) {
        self.tape.push(Answer { seat, choice, real: false });
        self.read += 1;
    }

    pub(crate) fn asked(&self) -> &[Asked<G>] {
        &self.asked
    }

    pub(crate) fn offers(&self, asked: &Asked<G>) -> &[G::Choice] {
        &self.offers[asked.from as usize..asked.to as usize]
    }

    pub(crate) fn answer(&mut self, seat: Seat, choice: G::Choice) {
        self.tape.push(Answer { seat, choice: Some(choice), real: true });
    }

    /// What somebody really chose in this step.
    pub(crate) fn answers(&self) -> impl Iterator<Item = (Seat, G::Choice)> + '_ {
        self.tape.iter().filter(|answer| answer.real).filter_map(|answer| Some((answer.seat, answer.choice?)))
    }

    /// The step runs again from its checkpoint.
    pub(crate) fn rewind(&mut self) {
        self.read = 0;
        self.telling = 0;
        self.asked.clear();
    }

    /// The step is done.
    pub(crate) fn next_step(&mut self) {
        self.rewind();
        self.tape.clear();
        self.told = 0;
    }

    pub(crate) fn listen(&mut self, listening: bool) {
        self.listening = listening;
    }

    pub(crate) fn events(&mut self) -> &mut Vec<G::Event> {
        &mut self.events
    }
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Table {
            tape: self.tape.clone(),
            read: self.read,
            asked: self.asked.clone(),
            offers: self.offers.clone(),
            events: self.events.clone(),
            listening: self.listening,
            telling: self.telling,
            told: self.told,
        }
    }

    fn clone_from(&mut self, other: &Self) {
        self.tape.clone_from(&other.tape);
        self.read = other.read;
        self.asked.clone_from(&other.asked);
        self.offers.clone_from(&other.offers);
        self.events.clone_from(&other.events);
        self.listening = other.listening;
        self.telling = other.telling;
        self.told = other.told;
    }
}
