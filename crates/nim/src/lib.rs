//! Nim: the smallest open game. Three heaps; a turn takes one or more stones from one heap; whoever takes the last
//! stone wins.
//!
//! Later versions of its rules, each of which changes one thing, for whoever tests what becomes of older games: 2:
//! nobody takes more than four stones at once; 3: whoever takes the last stone loses; 4: whoever takes three stones
//! goes on.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::encoding::{Around, Encoded, Kind, Page, laid_out};
use table::scene::{Line, SceneError, Staged};
use table::text::{Language, Phrase};
use table::{
    Digest, Flow, Game, NoOptions, Outcome, Part, Plans, Rng, Seat, Secrets, SetupError, SetupLine, SetupLines, Spoken,
    StepResult, Tape, Viewer, text_file,
};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Nim<const RULES: u32 = 1> {
    pub heaps: [u8; 3],
    turn: Seat,
}

/// Take so many stones from a heap: `take 2 from 1`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Take {
    pub heap: u8,
    pub stones: u8,
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "take {} from {}", self.stones, self.heap + 1)
    }
}

impl FromStr for Take {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (stones, heap) = text.strip_prefix("take ").and_then(|rest| rest.split_once(" from ")).ok_or(())?;
        let heap: u8 = heap.parse().map_err(drop)?;
        Ok(Take { heap: heap.checked_sub(1).ok_or(())?, stones: stones.parse().map_err(drop)? })
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct WhatToTake;

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Taken {
    seat: Seat,
    take: Take,
}

impl<const RULES: u32> Game for Nim<RULES> {
    const NAME: &'static str = "nim";
    const RULES_VERSION: u32 = RULES;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=2;
    const MAX_DECISIONS: usize = 12;

    type Options = NoOptions;
    type Choice = Take;
    type Question = WhatToTake;
    type Event = Taken;

    fn set_up(_: &NoOptions, _: usize, _: &mut Rng) -> Result<Self, SetupError> {
        Ok(Nim { heaps: [3, 4, 5], turn: Seat::new(0) })
    }

    fn seats(&self) -> usize {
        2
    }

    fn step(&mut self, tape: &mut Tape<Self>) -> Flow<StepResult> {
        let seat = self.turn;
        let most = self.heaps.map(|heap| if RULES == 2 { heap.min(4) } else { heap });
        let all = (0..3).flat_map(|heap| (1..=most[heap as usize]).map(move |stones| Take { heap, stones }));
        // The last stone of all is no choice: the table takes it.
        let Some(take) = tape.ask_first(seat, WhatToTake, |offers| offers.extend(all))? else {
            return Ok(StepResult::Over);
        };
        self.heaps[take.heap as usize] -= take.stones;
        tape.tell(|| Taken { seat, take });
        if self.heaps == [0; 3] {
            return Ok(StepResult::Over);
        }
        if RULES != 4 || take.stones != 3 {
            self.turn = seat.next(2);
        }
        Ok(StepResult::Next)
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = if RULES == 3 { self.turn.next(2) } else { self.turn }.index();
        let places = (0..2).map(|seat| if seat == winner { 1 } else { 2 }).collect();
        (self.heaps == [0; 3]).then(|| Outcome { places, points: vec![0, 0], how: "last-stone" })
    }

    fn digest(&self, digest: &mut Digest) {
        self.heaps.iter().for_each(|&heap| digest.byte(heap));
        digest.byte(self.turn.index() as u8);
    }

    fn check(&self) -> Result<(), String> {
        if self.heaps.iter().sum::<u8>() <= 12 { Ok(()) } else { Err("stones appeared".into()) }
    }
}

impl<const RULES: u32> Secrets for Nim<RULES> {
    /// Nothing is hidden, so the view is the game.
    type View = Nim<RULES>;

    fn view(&self, _: Viewer) -> Self {
        self.clone()
    }
}

/// The largest heap there can be.
const LARGEST: usize = 5;

impl<const RULES: u32> Encoded for Nim<RULES> {
    const KINDS: &'static [Kind] = &laid_out([("Take", 3 * LARGEST)]);

    fn action(take: Take, _: Around) -> Option<usize> {
        let stones = usize::from(take.stones).checked_sub(1).filter(|stones| *stones < LARGEST)?;
        (take.heap < 3).then(|| LARGEST * usize::from(take.heap) + stones)
    }

    fn choice(action: usize, _: Around) -> Option<Take> {
        (action < 3 * LARGEST).then(|| Take { heap: (action / LARGEST) as u8, stones: (action % LARGEST) as u8 + 1 })
    }

    fn observe(&self, seat: Seat, _: Option<&WhatToTake>, page: &mut Page) {
        page.part("turn");
        page.flag(self.turn == seat);
        page.part("heaps");
        for heap in self.heaps {
            page.one_of(LARGEST + 1, Some(usize::from(heap).min(LARGEST)));
        }
    }
}

impl<const RULES: u32> Spoken for Nim<RULES> {
    fn texts(language: Language, _: &NoOptions) -> Vec<&'static str> {
        vec![text_file!(language, "table")]
    }

    fn lobby(language: Language) -> Vec<&'static str> {
        vec![text_file!(language, "lobby")]
    }

    const RULES_SECTIONS: &'static [&'static str] = &["aim", "turn"];

    fn help(_: &WhatToTake) -> Option<&'static str> {
        Some("turn")
    }

    fn prompt(&self, _: &WhatToTake) -> Phrase {
        Phrase::new("ask-take")
    }

    fn offer(&self, _: &WhatToTake, take: &Take) -> Phrase {
        Phrase::new("offer-take").number("stones", take.stones).number("heap", take.heap + 1)
    }

    fn sentence(event: &Taken) -> Phrase {
        let phrase = Phrase::new("event-taken").name("player", event.seat);
        phrase.number("stones", event.take.stones).number("heap", event.take.heap + 1)
    }
}

impl<const RULES: u32> Plans for Nim<RULES> {
    /// `take`: as many stones from one heap as there are, but no more than this.
    const PLANS: &'static [&'static str] = &["take"];

    fn plan_numbers(plan: &str) -> Option<std::ops::RangeInclusive<u32>> {
        (plan == "take").then_some(1..=5)
    }

    fn planned(&self, _: Seat, _: &str, value: &str, offers: &[Take]) -> Option<Take> {
        let most = value.parse().ok()?;
        offers.iter().copied().filter(|take| take.stones <= most).max_by_key(|take| take.stones)
    }
}

impl<const RULES: u32> Staged for Nim<RULES> {
    fn stage(_: &NoOptions, _: usize, lines: &[Line]) -> Result<Self, SceneError> {
        let mut nim = Nim { heaps: [0; 3], turn: Seat::new(0) };
        for line in lines {
            let heaps: Vec<u8> = line.list().filter_map(|heap| heap.parse().ok()).collect();
            nim.heaps = heaps.try_into().map_err(|_| line.wrong("three heaps are needed"))?;
        }
        Ok(nim)
    }

    fn setup_lines(_: &NoOptions, _: usize) -> Result<SetupLines, SetupError> {
        let heaps = SetupLine::new("heaps", [Part::number(0, u8::MAX)]).up_to(3);
        Ok(SetupLines { lines: vec![heaps], ..SetupLines::default() })
    }

    fn expect(&self, line: &Line) -> Result<(), SceneError> {
        line.unless(line.value == self.write_heaps(), self.write_heaps())
    }

    fn write_lines(&self) -> String {
        format!("heaps: {}\n", self.write_heaps())
    }

    fn is_rest(_: &WhatToTake) -> bool {
        true
    }
}

impl<const RULES: u32> Nim<RULES> {
    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    fn write_heaps(&self) -> String {
        self.heaps.map(|heap| heap.to_string()).join(", ")
    }
}
