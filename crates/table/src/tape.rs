//! The tape: the answers of a step, which runs again with them until nobody has to be asked any more.

use arrayvec::ArrayVec;

use crate::{Flow, Game, MAX_SEATS, Pause, PerSeat, Seat, Seats};

/// What a rule asks with and tells its events to.
pub struct Tape<G: Game> {
    /// The answers of this step so far.
    answers: Vec<Answer<G>>,
    /// How far this run of the step has read the tape.
    read: usize,
    asked: ArrayVec<Asked<G>, MAX_SEATS>,
    /// The open question came before the step changed anything.
    asked_first: bool,
    /// The offers of all open questions, one after the other.
    offers: Vec<G::Choice>,
    events: Vec<G::Event>,
    listening: bool,
    /// How many events this run of the step has come to; those that an earlier run emitted are not emitted again.
    reached: usize,
    /// How many events of this step have been emitted, by all its runs.
    emitted: usize,
}

/// An answer, with what it answers: when the step runs again, it must ask the same.
struct Answer<G: Game> {
    seat: Seat,
    question: G::Question,
    /// `None` if there was no offer at all.
    choice: Option<G::Choice>,
    /// Somebody chose it; otherwise it was the only possibility.
    real: bool,
}

impl<G: Game> Clone for Answer<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Answer<G> {}

/// How much had been emitted at a moment.
#[derive(Copy, Clone)]
pub(crate) struct Emitted {
    events: usize,
    of_step: usize,
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

impl<G: Game> Tape<G> {
    pub(crate) fn new() -> Self {
        Tape {
            answers: Vec::with_capacity(512),
            read: 0,
            asked: ArrayVec::new(),
            asked_first: false,
            offers: Vec::with_capacity(256),
            events: Vec::new(),
            listening: false,
            reached: 0,
            emitted: 0,
        }
    }

    /// Asks one seat. A single offer is taken at once; without any, the answer is `None`. Nobody is bothered with
    /// either.
    pub fn ask(
        &mut self,
        seat: Seat,
        question: G::Question,
        list: impl FnOnce(&mut Vec<G::Choice>),
    ) -> Flow<Option<G::Choice>> {
        if let Some(answer) = self.answers.get(self.read) {
            self.read += 1;
            let same = answer.seat == seat && answer.question == question;
            return if same { Ok(answer.choice) } else { Err(Pause::AskedOtherwise) };
        }
        self.offers.clear();
        list(&mut self.offers);
        if self.offers.len() > 1 {
            self.pose(seat, question, 0);
            return Err(Pause::Asked);
        }
        let only = self.offers.first().copied();
        self.settle(seat, question, only);
        Ok(only)
    }

    /// As [`Tape::ask`], for a step that has changed nothing yet: when the answer comes, the state is still that before
    /// the step and need not be copied back.
    pub fn ask_first(
        &mut self,
        seat: Seat,
        question: G::Question,
        list: impl FnOnce(&mut Vec<G::Choice>),
    ) -> Flow<Option<G::Choice>> {
        let answer = self.ask(seat, question, list);
        self.asked_first = answer == Err(Pause::Asked);
        answer
    }

    /// Asks several seats at once. Each answers when it likes; the rule goes on when all have, and no answer shows
    /// before.
    pub fn ask_each(
        &mut self,
        seats: Seats,
        question: G::Question,
        list: impl Fn(Seat, &mut Vec<G::Choice>),
    ) -> Flow<PerSeat<Option<G::Choice>>> {
        let mut answers = PerSeat([None; MAX_SEATS]);
        let mut waiting = seats;
        while !waiting.is_empty() {
            let Some(answer) = self.answers.get(self.read) else { break };
            self.read += 1;
            if !waiting.has(answer.seat) || answer.question != question {
                return Err(Pause::AskedOtherwise);
            }
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
                self.settle(seat, question, answers[seat]);
            }
        }
        if self.asked.is_empty() { Ok(answers) } else { Err(Pause::Asked) }
    }

    /// Tells what happened. The event is only made if somebody listens: simulation pays one branch.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> G::Event) {
        if self.listening {
            if self.reached == self.emitted {
                self.events.push(event());
                self.emitted += 1;
            }
            self.reached += 1;
        }
    }

    fn pose(&mut self, seat: Seat, question: G::Question, from: usize) {
        let to = self.offers.len() as u32;
        self.asked.push(Asked { seat, question, from: from as u32, to });
    }

    fn settle(&mut self, seat: Seat, question: G::Question, choice: Option<G::Choice>) {
        self.answers.push(Answer { seat, question, choice, real: false });
        self.read += 1;
    }

    pub(crate) fn asked_first(&self) -> bool {
        self.asked_first
    }

    pub(crate) fn asked(&self) -> &[Asked<G>] {
        &self.asked
    }

    pub(crate) fn offers(&self, asked: &Asked<G>) -> &[G::Choice] {
        &self.offers[asked.from as usize..asked.to as usize]
    }

    pub(crate) fn answer(&mut self, asked: &Asked<G>, choice: G::Choice) {
        self.answers.push(Answer { seat: asked.seat, question: asked.question, choice: Some(choice), real: true });
    }

    /// Whether this run of the step has asked all that earlier runs of it asked.
    pub(crate) fn is_read(&self) -> bool {
        self.read == self.answers.len()
    }

    /// How much has been emitted.
    pub(crate) fn emitted(&self) -> Emitted {
        Emitted { events: self.events.len(), of_step: self.emitted }
    }

    /// Takes the last answer back.
    pub(crate) fn unanswer(&mut self) {
        self.answers.pop();
    }

    /// Takes back what was emitted since.
    pub(crate) fn retract(&mut self, emitted: Emitted) {
        self.events.truncate(emitted.events);
        self.emitted = emitted.of_step;
    }

    /// What somebody really chose in this step.
    pub(crate) fn answers(&self) -> impl Iterator<Item = (Seat, G::Choice)> + '_ {
        self.answers.iter().filter(|answer| answer.real).filter_map(|answer| Some((answer.seat, answer.choice?)))
    }

    /// The step runs again from its checkpoint.
    pub(crate) fn rewind(&mut self) {
        self.read = 0;
        self.reached = 0;
        self.asked.clear();
        self.asked_first = false;
    }

    /// The step is done.
    pub(crate) fn next_step(&mut self) {
        self.rewind();
        self.answers.clear();
        self.emitted = 0;
    }

    pub(crate) fn listen(&mut self, listening: bool) {
        self.listening = listening;
    }

    pub(crate) fn events(&mut self) -> &mut Vec<G::Event> {
        &mut self.events
    }
}

impl<G: Game> Clone for Tape<G> {
    fn clone(&self) -> Self {
        let Tape { answers, read, asked, asked_first, offers, events, listening, reached, emitted } = self;
        Tape {
            answers: answers.clone(),
            read: *read,
            asked: asked.clone(),
            asked_first: *asked_first,
            offers: offers.clone(),
            events: events.clone(),
            listening: *listening,
            reached: *reached,
            emitted: *emitted,
        }
    }

    fn clone_from(&mut self, other: &Self) {
        // All of them by name: one that is forgotten here does not compile.
        let Tape { answers, read, asked, asked_first, offers, events, listening, reached, emitted } = other;
        self.answers.clone_from(answers);
        self.read = *read;
        self.asked.clone_from(asked);
        self.asked_first = *asked_first;
        self.offers.clone_from(offers);
        self.events.clone_from(events);
        self.listening = *listening;
        self.reached = *reached;
        self.emitted = *emitted;
    }
}
