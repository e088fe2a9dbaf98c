//! A game being played, without its history: what search and simulation move.

use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::tape::Emitted;
use crate::{Asked, Digest, Game, Outcome, Pause, Seat, Secrets, StepResult, Tape, Viewer};

/// The step that ran again asked something different from before.
#[derive(Debug)]
struct AskedOtherwise;

pub struct Position<G: Game> {
    /// The state before the current step.
    checkpoint: G,
    /// The state where the current step waits for an answer.
    state: G,
    tape: Tape<G>,
}

impl<G: Game> Clone for Position<G> {
    fn clone(&self) -> Self {
        let Position { checkpoint, state, tape } = self;
        Position { checkpoint: checkpoint.clone(), state: state.clone(), tape: tape.clone() }
    }

    /// Search copies positions over old ones all the time; nothing is allocated for it.
    fn clone_from(&mut self, other: &Self) {
        let Position { checkpoint, state, tape } = other;
        self.checkpoint.clone_from(checkpoint);
        self.state.clone_from(state);
        self.tape.clone_from(tape);
    }
}

/// Why a choice is not taken. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    Over,
    NotAsked(Seat),
    NotOffered,
    /// The rules asked something else when they ran again: the program is wrong, and this match cannot be trusted to
    /// go on.
    AskedOtherwise,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Refusal::Over => f.write_str("the game is over"),
            Refusal::NotAsked(seat) => write!(f, "{seat} is not asked for anything now"),
            Refusal::NotOffered => f.write_str("this choice is not offered"),
            Refusal::AskedOtherwise => {
                f.write_str("the rules of this program are wrong: they asked something else when they ran again")
            }
        }
    }
}

impl std::error::Error for Refusal {}

impl<G: Game> Position<G> {
    pub fn new(game: G) -> Self {
        let mut position = Position { checkpoint: game.clone(), state: game, tape: Tape::new() };
        position.begin();
        position
    }

    /// As [`Position::new`], with events told from the beginning.
    pub fn listening(game: G) -> Self {
        let mut position = Position { checkpoint: game.clone(), state: game, tape: Tape::new() };
        position.tape.listen(true);
        position.begin();
        position
    }

    /// Begins another game in the place of this one; nothing is allocated for it.
    pub fn restart(&mut self, game: G) {
        self.checkpoint.clone_from(&game);
        self.state = game;
        self.tape.next_step();
        self.begin();
    }

    fn begin(&mut self) {
        self.run().expect("nothing was asked before");
    }

    /// The open questions: none if the game is over, several where the rules ask several seats at once.
    pub fn asked(&self) -> &[Asked<G>] {
        self.tape.asked()
    }

    pub fn question(&self, seat: Seat) -> Option<&Asked<G>> {
        self.asked().iter().find(|asked| asked.seat == seat)
    }

    pub fn offers(&self, asked: &Asked<G>) -> &[G::Choice] {
        self.tape.offers(asked)
    }

    /// The state as it is now, also in the middle of an effect.
    pub fn game(&self) -> &G {
        &self.state
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    pub fn choose(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Refusal> {
        if self.asked().is_empty() {
            let over = self.state.outcome().is_some();
            return Err(if over { Refusal::Over } else { Refusal::AskedOtherwise });
        }
        let Some(&asked) = self.question(seat) else { return Err(Refusal::NotAsked(seat)) };
        if !self.offers(&asked).contains(&choice) {
            return Err(Refusal::NotOffered);
        }
        let emitted = self.tape.emitted();
        self.tape.answer(&asked, choice);
        self.back_to_checkpoint();
        self.run().map_err(|AskedOtherwise| self.take_back(&asked, emitted))
    }

    fn back_to_checkpoint(&mut self) {
        if self.tape.asked_first() {
            debug_assert!(self.state == self.checkpoint, "the step changed something before it asked first");
        } else {
            self.state.clone_from(&self.checkpoint);
        }
        self.tape.rewind();
    }

    /// Plays steps until somebody is asked or the game is over.
    fn run(&mut self) -> Result<(), AskedOtherwise> {
        loop {
            let step = self.state.step(&mut self.tape);
            match step {
                Err(Pause::Asked) => return Ok(()),
                Err(Pause::AskedOtherwise) => return Err(AskedOtherwise),
                // A step that ends before all its answers are read has asked less than before.
                Ok(_) | Err(Pause::Over) if !self.tape.is_read() => return Err(AskedOtherwise),
                Ok(StepResult::Next) => self.finish_step(),
                Ok(StepResult::Over) | Err(Pause::Over) => {
                    self.finish_step();
                    return Ok(());
                }
            }
        }
    }

    /// Goes back to the question as it was. Only a step that runs again can ask otherwise, so the checkpoint is still
    /// that of the question. If the rules do not even come back to the question, nobody is asked any more, and every
    /// choice is refused.
    #[cold]
    fn take_back(&mut self, asked: &Asked<G>, emitted: Emitted) -> Refusal {
        self.tape.unanswer();
        self.tape.retract(emitted);
        self.back_to_checkpoint();
        let stopped = self.state.step(&mut self.tape) == Err(Pause::Asked);
        let same = self.question(asked.seat).is_some_and(|now| now.question == asked.question);
        if !(stopped && same) {
            self.tape.retract(emitted);
            self.back_to_checkpoint();
        }
        Refusal::AskedOtherwise
    }

    fn finish_step(&mut self) {
        self.checkpoint.clone_from(&self.state);
        self.tape.next_step();
    }

    /// The number of sequences of `depth` decisions from here; where several seats are asked at once, the first answers
    /// first. Any change in what is legal changes this number.
    pub fn perft(&self, depth: u32) -> u64 {
        let Some(asked) = self.asked().first() else { return 1 };
        let offers = self.offers(asked);
        match depth {
            0 => 1,
            1 => offers.len() as u64,
            _ => offers
                .iter()
                .map(|&offer| {
                    let mut next = self.clone();
                    next.choose(asked.seat, offer).expect("it is offered");
                    next.perft(depth - 1)
                })
                .sum(),
        }
    }

    /// Starts or stops telling events.
    pub fn listen(&mut self, listening: bool) {
        self.tape.listen(listening);
    }

    /// The events since the last call.
    pub fn take_events(&mut self) -> Vec<G::Event> {
        std::mem::take(self.tape.events())
    }

    pub fn hash(&self) -> u64 {
        let mut digest = Digest::new();
        self.state.digest(&mut digest);
        for asked in self.asked() {
            digest.byte(asked.seat.index() as u8);
        }
        digest.finish()
    }

    /// The same only for positions that go on in the same way: of all that is stored, and what was answered since. The
    /// hash of records leaves out what an action under way remembers.
    pub fn key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        postcard::to_stdvec(&self.checkpoint).expect("a state is plain data").hash(&mut hasher);
        for (seat, choice) in self.answers() {
            (seat, choice.to_string()).hash(&mut hasher);
        }
        hasher.finish()
    }

    pub(crate) fn checkpoint(&self) -> &G {
        &self.checkpoint
    }

    pub(crate) fn answers(&self) -> impl Iterator<Item = (Seat, G::Choice)> + '_ {
        self.tape.answers()
    }
}

impl<G: Secrets> Position<G> {
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(viewer)
    }

    pub(crate) fn look(&self, viewer: Seat) -> Look<G> {
        Look {
            questions: self.questions().collect(),
            offers: self.question(viewer).map(|asked| self.offers(asked).to_vec()),
            view: self.view(Viewer::Seat(viewer)),
        }
    }

    /// Whether it looks like that to the viewer.
    pub(crate) fn looks(&self, like: &Look<G>, viewer: Seat) -> bool {
        self.asks_the_same(like, viewer) && self.has_view(like, viewer)
    }

    pub(crate) fn asks_the_same(&self, like: &Look<G>, viewer: Seat) -> bool {
        self.questions().eq(like.questions.iter().copied())
            && self.question(viewer).map(|asked| self.offers(asked)) == like.offers.as_deref()
    }

    pub(crate) fn has_view(&self, like: &Look<G>, viewer: Seat) -> bool {
        self.view(Viewer::Seat(viewer)) == like.view
    }

    fn questions(&self) -> impl Iterator<Item = (Seat, G::Question)> + '_ {
        self.asked().iter().map(|asked| (asked.seat, asked.question))
    }
}

/// How a position looks to one seat: what is asked of whom, what the seat is offered, and what it sees.
pub(crate) struct Look<G: Secrets> {
    questions: Vec<(Seat, G::Question)>,
    offers: Option<Vec<G::Choice>>,
    view: G::View,
}
