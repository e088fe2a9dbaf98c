//! Kuhn poker: the smallest game with hidden cards. Three cards, one each; bet or check; call or fold. For the
//! example's sake both players also choose their ante of one or two chips at the same time, in secret.
//! It has rules and secrets, which is all that search asks for, and no words.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{
    Digest, Flow, Game, Indistinguishable, OptionSpec, Options, Outcome, Relabeling, Rng, Seat, Seats, Secrets,
    SetupError, StepResult, Tape, Viewer,
};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Kuhn {
    /// The card of each player and the one nobody has: 0 jack, 1 queen, 2 king.
    cards: [u8; 3],
    chips: [u8; 2],
    secret_ante: bool,
    phase: Phase,
}

#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
enum Phase {
    Ante,
    Bets,
    Over { winner: u8, shown: bool },
}

#[derive(Clone, Default, PartialEq, Debug)]
pub struct KuhnOptions {
    pub secret_ante: bool,
}

impl Options for KuhnOptions {
    fn specs() -> &'static [OptionSpec] {
        const { &[OptionSpec::one("secret-ante", &["no", "yes"])] }
    }

    fn set(&mut self, _: &str, value: &str) {
        self.secret_ante = value == "yes";
    }

    fn get(&self, _: &str) -> &'static str {
        if self.secret_ante { "yes" } else { "no" }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Move {
    Ante(u8),
    Check,
    Bet,
    Call,
    Fold,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Move::Ante(chips) => write!(f, "ante {chips}"),
            Move::Check => f.write_str("check"),
            Move::Bet => f.write_str("bet"),
            Move::Call => f.write_str("call"),
            Move::Fold => f.write_str("fold"),
        }
    }
}

impl FromStr for Move {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let all = [Move::Ante(1), Move::Ante(2), Move::Check, Move::Bet, Move::Call, Move::Fold];
        all.into_iter().find(|choice| choice.to_string() == text).ok_or(())
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    Ante,
    CheckOrBet,
    CallOrFold,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Did {
    seat: Seat,
    choice: Move,
}

#[derive(Serialize, PartialEq, Debug)]
pub struct View {
    cards: [Option<u8>; 2],
    chips: [u8; 2],
}

impl Kuhn {
    fn bets(&mut self, tape: &mut Tape<Self>) -> Flow {
        let [first, second] = [Seat::new(0), Seat::new(1)];
        if self.ask(tape, first, Ask::CheckOrBet, [Move::Check, Move::Bet])? == Move::Bet {
            self.answer_bet(tape, second)
        } else if self.ask(tape, second, Ask::CheckOrBet, [Move::Check, Move::Bet])? == Move::Bet {
            self.answer_bet(tape, first)
        } else {
            self.showdown();
            Ok(())
        }
    }

    fn answer_bet(&mut self, tape: &mut Tape<Self>, seat: Seat) -> Flow {
        self.chips[seat.next(2).index()] += 1;
        if self.ask(tape, seat, Ask::CallOrFold, [Move::Call, Move::Fold])? == Move::Call {
            self.chips[seat.index()] += 1;
            self.showdown();
        } else {
            self.phase = Phase::Over { winner: seat.next(2).index() as u8, shown: false };
        }
        Ok(())
    }

    fn showdown(&mut self) {
        self.phase = Phase::Over { winner: u8::from(self.cards[1] > self.cards[0]), shown: true };
    }

    fn ask(&self, tape: &mut Tape<Self>, seat: Seat, ask: Ask, offers: [Move; 2]) -> Flow<Move> {
        let Some(choice) = tape.ask(seat, ask, |list| list.extend(offers))? else { unreachable!("two offers") };
        tape.tell(|| Did { seat, choice });
        Ok(choice)
    }
}

impl Game for Kuhn {
    const NAME: &'static str = "kuhn";
    const RULES_VERSION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=2;
    const MAX_DECISIONS: usize = 6;

    type Options = KuhnOptions;
    type Choice = Move;
    type Question = Ask;
    type Event = Did;

    fn set_up(options: &KuhnOptions, _: usize, rng: &mut Rng) -> Result<Self, SetupError> {
        let mut cards = [0, 1, 2];
        rng.shuffle(&mut cards);
        let phase = if options.secret_ante { Phase::Ante } else { Phase::Bets };
        Ok(Kuhn { cards, chips: [1; 2], secret_ante: options.secret_ante, phase })
    }

    fn seats(&self) -> usize {
        2
    }

    fn step(&mut self, tape: &mut Tape<Self>) -> Flow<StepResult> {
        match self.phase {
            Phase::Ante => {
                let antes = tape.ask_each(Seats::all(2), Ask::Ante, |_, list| list.extend([1, 2].map(Move::Ante)))?;
                for seat in Seats::all(2).iter() {
                    if let Some(choice @ Move::Ante(chips)) = antes[seat] {
                        self.chips[seat.index()] = chips;
                        tape.tell(|| Did { seat, choice });
                    }
                }
                self.phase = Phase::Bets;
                Ok(StepResult::Next)
            }
            Phase::Bets => {
                self.bets(tape)?;
                Ok(StepResult::Over)
            }
            Phase::Over { .. } => Ok(StepResult::Over),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { winner, .. } = self.phase else { return None };
        let won = |seat: u8| {
            if seat == winner { self.chips[1 - winner as usize] as i32 } else { -(self.chips[seat as usize] as i32) }
        };
        let places = [0, 1].map(|seat| if seat == winner { 1 } else { 2 });
        Some(Outcome { places: places.to_vec(), points: vec![won(0), won(1)], how: "chips" })
    }

    fn digest(&self, digest: &mut Digest) {
        self.cards.iter().chain(&self.chips).for_each(|&byte| digest.byte(byte));
        digest.byte(match self.phase {
            Phase::Ante => 0,
            Phase::Bets => 1,
            Phase::Over { winner, .. } => 2 + winner,
        });
    }

    fn check(&self) -> Result<(), String> {
        let mut cards = self.cards;
        cards.sort_unstable();
        if cards == [0, 1, 2] { Ok(()) } else { Err(format!("the cards are {cards:?}")) }
    }
}

impl Secrets for Kuhn {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let shown = matches!(self.phase, Phase::Over { shown: true, .. });
        let card = |seat: usize| (shown || viewer.is(Seat::new(seat))).then_some(self.cards[seat]);
        View { cards: [card(0), card(1)], chips: self.chips }
    }

    /// The card of the other player and the one nobody has.
    fn unknown_to(&self, viewer: Seat, _: usize) -> Indistinguishable {
        let shown = matches!(self.phase, Phase::Over { shown: true, .. });
        let hidden = (0..3).filter(|&place| !shown && place != viewer.index());
        Indistinguishable::by_key(hidden.map(|place| (u16::from(self.cards[place]), ())))
    }

    fn relabel(&mut self, by: &Relabeling) {
        self.cards = self.cards.map(|card| by.of(u16::from(card)) as u8);
    }

    fn reveals(event: &Did, seat: Seat) -> bool {
        event.seat != seat
    }
}
