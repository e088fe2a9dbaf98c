//! Choices and questions. A choice's text is its notation: see docs/notation.md.

use std::fmt;
use std::str::FromStr;

use table::Seat;

use crate::card::{AGES, Card, Color, Splay};
use crate::event::Zone;

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    Draw,
    Meld(Card),
    Dogma(Card),
    Achieve(u8),
    Card(Card),
    Color(Color),
    Value(u8),
    Player(Seat),
    /// A face-down card of this value in that seat's score pile.
    Back(Seat, u8),
    Option(u8),
    Yes,
    No,
    Done,
}

impl Choice {
    pub(crate) fn card(self) -> Option<Card> {
        match self {
            Choice::Card(card) => Some(card),
            _ => None,
        }
    }

    pub(crate) fn color(self) -> Option<Color> {
        match self {
            Choice::Color(color) => Some(color),
            _ => None,
        }
    }

    pub(crate) fn player(self) -> Option<Seat> {
        match self {
            Choice::Player(seat) => Some(seat),
            _ => None,
        }
    }
}

impl Choice {
    /// Where on the board it is made.
    pub(crate) fn anchor(self) -> Option<String> {
        Some(match self {
            Choice::Draw => "draw".into(),
            Choice::Meld(card) | Choice::Dogma(card) | Choice::Card(card) => format!("card:{card}"),
            Choice::Achieve(age) => format!("achieve:{age}"),
            Choice::Color(color) => format!("color:{}", color.name()),
            Choice::Value(value) => format!("value:{value}"),
            Choice::Player(seat) => format!("seat:{}", seat.index()),
            Choice::Back(seat, value) => format!("back:{}:{value}", seat.index()),
            Choice::Option(_) | Choice::Yes | Choice::No | Choice::Done => return None,
        })
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Choice::Draw => f.write_str("draw"),
            Choice::Meld(card) => write!(f, "meld {card}"),
            Choice::Dogma(card) => write!(f, "dogma {card}"),
            Choice::Achieve(age) => write!(f, "achieve {age}"),
            Choice::Card(card) => write!(f, "{card}"),
            Choice::Color(color) => f.write_str(color.name()),
            Choice::Value(value) => write!(f, "value {value}"),
            Choice::Player(seat) => write!(f, "player {seat}"),
            Choice::Back(seat, value) => write!(f, "back {seat} {value}"),
            Choice::Option(option) => write!(f, "option {option}"),
            Choice::Yes => f.write_str("yes"),
            Choice::No => f.write_str("no"),
            Choice::Done => f.write_str("done"),
        }
    }
}

/// The text is not a choice of this game.
#[derive(Debug, PartialEq, Eq)]
pub struct NotAChoice;

impl FromStr for Choice {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        // A card's whole name first: no card is called like a command.
        let bare = match text {
            "draw" => Some(Choice::Draw),
            "yes" => Some(Choice::Yes),
            "no" => Some(Choice::No),
            "done" => Some(Choice::Done),
            _ => Color::parse(text).map(Choice::Color).or_else(|| Card::parse(text).map(Choice::Card)),
        };
        if let Some(choice) = bare {
            return Ok(choice);
        }
        let (word, rest) = text.split_once(' ').ok_or(NotAChoice)?;
        let choice = match word {
            "meld" => Card::parse(rest).map(Choice::Meld),
            "dogma" => Card::parse(rest).map(Choice::Dogma),
            "achieve" => number(rest, AGES - 1).map(Choice::Achieve),
            "value" => number(rest, AGES).map(Choice::Value),
            "player" => Seat::parse(rest).map(Choice::Player),
            "option" => number(rest, 2).map(Choice::Option),
            "back" => rest
                .split_once(' ')
                .and_then(|(seat, value)| Some(Choice::Back(Seat::parse(seat)?, number(value, AGES)?))),
            _ => None,
        };
        choice.ok_or(NotAChoice)
    }
}

/// A number from 1 to `most`, written as this program writes it.
fn number(text: &str, most: usize) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    ((1..=most).contains(&(number as usize)) && text == number.to_string()).then_some(number)
}

/// Why somebody is asked: what for, and by which effect.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Question {
    pub ask: Ask,
    pub source: Option<(Card, u8)>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Which of the two first cards to meld.
    FirstMeld,
    /// Which action to take.
    Action,
    Return,
    /// Which of several cards goes back first, next ...
    ReturnNext,
    Meld,
    MeldNext,
    Tuck,
    TuckNext,
    Score,
    /// Which card to transfer there.
    Transfer(Zone),
    Exchange,
    Keep,
    Reveal,
    Execute,
    Splay(Splay),
    /// Which color to name.
    Color,
    Value,
    Player,
    /// Which color to rearrange, and which card comes next from the top.
    Rearrange,
    Arrange,
    Option,
    /// Whether to do what the effect allows as a whole.
    All,
}
