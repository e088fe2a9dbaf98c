//! A game whose rules are wrong: they look at something outside of the state, and so may ask otherwise when they run
//! again. Nobody should ever write such a game; this one is there to see that nothing comes of it but an error.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Digest, Flow, Game, NoOptions, Outcome, Rng, Seat, Seats, Secrets, SetupError, StepResult, Tape, Viewer};

/// What the rules look at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mood {
    Steady,
    OtherQuestion,
    OtherSeat,
    NoQuestion,
    /// All are asked at once, but something else.
    OtherQuestionToAll,
    /// All are asked at once, but one of them is another.
    OtherSeats,
}

thread_local! {
    static MOOD: Cell<Mood> = const { Cell::new(Mood::Steady) };
    /// How many runs of steps there have been, and those in which the rules are like that.
    static RUN: Cell<usize> = const { Cell::new(0) };
    static MOODY: Cell<(usize, usize)> = const { Cell::new((0, 0)) };
}

/// From now on the rules are like that in these runs of steps; the next is 0.
pub fn be(mood: Mood, runs: std::ops::Range<usize>) {
    MOOD.set(mood);
    MOODY.set((runs.start, runs.end));
    RUN.set(0);
}

fn mood() -> Mood {
    let run = RUN.replace(RUN.get() + 1);
    let (from, to) = MOODY.get();
    if (from..to).contains(&run) { MOOD.get() } else { Mood::Steady }
}

/// In one step both seats say yes or no, one after the other or together; three steps make a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Fickle {
    pub said: Vec<bool>,
    together: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Say(bool);

impl fmt::Display for Say {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(if self.0 { "yes" } else { "no" })
    }
}

impl FromStr for Say {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "yes" => Ok(Say(true)),
            "no" => Ok(Say(false)),
            _ => Err(()),
        }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Asks {
    First,
    Second,
    Other,
}

const BOTH: [Say; 2] = [Say(true), Say(false)];
const STEPS: usize = 3;

impl Fickle {
    fn one_after_the_other(&mut self, mood: Mood, tape: &mut Tape<Self>) -> Flow {
        let (seat, question) = match mood {
            Mood::OtherQuestion => (Seat::new(0), Asks::Other),
            Mood::OtherSeat => (Seat::new(1), Asks::First),
            _ => (Seat::new(0), Asks::First),
        };
        if mood == Mood::NoQuestion {
            // What such a run tells has to be taken back, too.
            tape.tell(|| Say(false));
            return Ok(());
        }
        let first = tape.ask(seat, question, |offers| offers.extend(BOTH))?;
        let second = tape.ask(Seat::new(1), Asks::Second, |offers| offers.extend(BOTH))?;
        self.hear([first, second], tape);
        Ok(())
    }

    fn at_once(&mut self, mood: Mood, tape: &mut Tape<Self>) -> Flow {
        let question = if mood == Mood::OtherQuestionToAll { Asks::Other } else { Asks::First };
        let seats = if mood == Mood::OtherSeats { Seats::NONE.with(Seat::new(1)) } else { Seats::all(2) };
        let said = tape.ask_each(seats, question, |_, offers| offers.extend(BOTH))?;
        self.hear([said[Seat::new(0)], said[Seat::new(1)]], tape);
        Ok(())
    }

    fn hear(&mut self, said: [Option<Say>; 2], tape: &mut Tape<Self>) {
        for say in said.into_iter().flatten() {
            self.said.push(say.0);
            tape.tell(|| say);
        }
    }
}

impl Game for Fickle {
    const NAME: &'static str = "fickle";
    const RULES_VERSION: u32 = 2;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=2;
    const MAX_DECISIONS: usize = 2 * STEPS + 1;

    type Options = NoOptions;
    type Choice = Say;
    type Question = Asks;
    type Event = Say;

    fn set_up(_: &NoOptions, _: usize, _: &mut Rng) -> Result<Self, SetupError> {
        Ok(Fickle { said: Vec::new(), together: false })
    }

    fn seats(&self) -> usize {
        2
    }

    fn step(&mut self, tape: &mut Tape<Self>) -> Flow<StepResult> {
        let mood = mood();
        tape.tell(|| Say(true));
        if self.together {
            self.at_once(mood, tape)?
        } else {
            self.one_after_the_other(mood, tape)?
        }
        if self.said.len() >= 2 * STEPS {
            return Ok(StepResult::Over);
        }
        self.together = !self.together;
        Ok(StepResult::Next)
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.said.len() >= 2 * STEPS;
        over.then(|| Outcome { places: vec![1, 1], points: vec![0, 0], how: "all said" })
    }

    fn digest(&self, digest: &mut Digest) {
        self.said.iter().for_each(|&said| digest.byte(u8::from(said)));
    }

    fn check(&self) -> Result<(), String> {
        Ok(())
    }
}

impl Secrets for Fickle {
    type View = Fickle;

    fn view(&self, _: Viewer) -> Fickle {
        self.clone()
    }
}
