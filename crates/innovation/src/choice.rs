//! Choices and questions. A choice's text is its notation: see docs/notation.md.

use std::fmt;
use std::str::FromStr;

use table::Seat;
use table::notation::NotAChoice;

use crate::card::{AGES, Card, Color, Icon, Set, Splay};
use crate::decree::Decree;
use crate::event::Zone;
use crate::state::Special;

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
    /// A face-down card of this value and type in that seat's score pile.
    Back(Seat, u8, Set),
    Option(u8),
    Yes,
    No,
    Done,
    // With expansions.
    /// A card that counts as an available achievement.
    AchieveCard(Card),
    Endorse(Card),
    Inspire(Color),
    Decree(Decree),
    /// What to do with the artifact on display.
    Display(Display),
    Seize(Seize),
    Icon(Icon),
    /// A type of cards.
    Set(Set),
    Number(u8),
    /// One of the achievements of that age that somebody has; a card that lies there face up is named.
    Achievement(u8),
    /// One of the achievements of another seat.
    AchievementOf(Seat, u8),
    Special(Special),
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Display {
    Dogma,
    Return,
    Keep,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Seize {
    Hand,
    Achievements,
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

    /// The same choice about another card.
    pub(crate) fn renamed(self, name: impl Fn(Card) -> Card) -> Self {
        match self {
            Choice::Card(card) => Choice::Card(name(card)),
            Choice::Meld(card) => Choice::Meld(name(card)),
            Choice::Dogma(card) => Choice::Dogma(name(card)),
            Choice::AchieveCard(card) => Choice::AchieveCard(name(card)),
            Choice::Endorse(card) => Choice::Endorse(name(card)),
            other => other,
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
            Choice::Back(seat, value, Set::Base) => format!("back:{}:{value}", seat.index()),
            Choice::Back(seat, value, set) => format!("back:{}:{value}:{}", seat.index(), set.name()),
            Choice::AchieveCard(card) | Choice::Endorse(card) => format!("card:{card}"),
            Choice::Inspire(color) => format!("color:{}", color.name()),
            Choice::Decree(decree) => format!("decree:{}", decree.name().to_lowercase()),
            Choice::Icon(icon) => format!("icon:{}", icon.name()),
            Choice::Set(set) => format!("set:{}", set.name()),
            Choice::Achievement(age) => format!("achievement:{age}"),
            Choice::AchievementOf(seat, age) => format!("achievement:{}:{age}", seat.index()),
            Choice::Special(special) => format!("special:{}", special.name().to_lowercase()),
            Choice::Display(_) | Choice::Seize(_) | Choice::Number(_) => return None,
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
            Choice::Back(seat, value, Set::Base) => write!(f, "back {seat} {value}"),
            Choice::Back(seat, value, set) => write!(f, "back {seat} {value} {}", set.name()),
            Choice::Option(option) => write!(f, "option {option}"),
            Choice::Yes => f.write_str("yes"),
            Choice::No => f.write_str("no"),
            Choice::Done => f.write_str("done"),
            Choice::AchieveCard(card) => write!(f, "achieve {card}"),
            Choice::Endorse(card) => write!(f, "endorse {card}"),
            Choice::Inspire(color) => write!(f, "inspire {}", color.name()),
            Choice::Decree(decree) => write!(f, "decree {}", decree.name()),
            Choice::Display(Display::Dogma) => f.write_str("display dogma"),
            Choice::Display(Display::Return) => f.write_str("display return"),
            Choice::Display(Display::Keep) => f.write_str("display keep"),
            Choice::Seize(Seize::Hand) => f.write_str("seize hand"),
            Choice::Seize(Seize::Achievements) => f.write_str("seize achievements"),
            Choice::Icon(icon) => write!(f, "icon {}", icon.name()),
            Choice::Set(set) => f.write_str(set.name()),
            Choice::Number(number) => write!(f, "number {number}"),
            Choice::Achievement(age) => write!(f, "achievement {age}"),
            Choice::AchievementOf(seat, age) => write!(f, "achievement {seat} {age}"),
            Choice::Special(special) => write!(f, "special {}", special.name()),
        }
    }
}

impl FromStr for Choice {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        // A card's whole name first: no card is called like a command.
        let bare = match text {
            "draw" => Some(Choice::Draw),
            "yes" => Some(Choice::Yes),
            "no" => Some(Choice::No),
            "done" => Some(Choice::Done),
            "display dogma" => Some(Choice::Display(Display::Dogma)),
            "display return" => Some(Choice::Display(Display::Return)),
            "display keep" => Some(Choice::Display(Display::Keep)),
            "seize hand" => Some(Choice::Seize(Seize::Hand)),
            "seize achievements" => Some(Choice::Seize(Seize::Achievements)),
            _ => Color::parse(text)
                .map(Choice::Color)
                .or_else(|| Set::parse(text).map(Choice::Set))
                .or_else(|| Card::parse(text).map(Choice::Card)),
        };
        if let Some(choice) = bare {
            return Ok(choice);
        }
        let (word, rest) = text.split_once(' ').ok_or(NotAChoice)?;
        let choice = match word {
            "meld" => Card::parse(rest).map(Choice::Meld),
            "dogma" => Card::parse(rest).map(Choice::Dogma),
            "achieve" => number(rest, AGES).map(Choice::Achieve).or_else(|| Card::parse(rest).map(Choice::AchieveCard)),
            "endorse" => Card::parse(rest).map(Choice::Endorse),
            "inspire" => Color::parse(rest).map(Choice::Inspire),
            "decree" => Decree::parse(rest).map(Choice::Decree),
            "icon" => Icon::parse(rest).map(Choice::Icon),
            "number" if rest == "0" => Some(Choice::Number(0)),
            "number" => number(rest, u8::MAX as usize).map(Choice::Number),
            "special" => Special::parse(rest).map(Choice::Special),
            "achievement" => match rest.split_once(' ') {
                None => number(rest, AGES).map(Choice::Achievement),
                Some((seat, age)) => {
                    Seat::parse(seat).and_then(|seat| Some(Choice::AchievementOf(seat, number(age, AGES)?)))
                }
            },
            // A bonus, a card on a board or a draw may be worth 11.
            "value" => number(rest, AGES + 1).map(Choice::Value),
            "player" => Seat::parse(rest).map(Choice::Player),
            "option" => number(rest, 9).map(Choice::Option),
            "back" => back(rest),
            _ => None,
        };
        choice.ok_or(NotAChoice)
    }
}

/// `A 3` or `A 3 echoes`.
fn back(text: &str) -> Option<Choice> {
    let (seat, back) = text.split_once(' ')?;
    let (value, set) = match back.split_once(' ') {
        Some((value, set)) => (value, Set::parse(set).filter(|set| *set != Set::Base)?),
        None => (back, Set::Base),
    };
    Some(Choice::Back(Seat::parse(seat)?, number(value, AGES)?, set))
}

/// A number from 1 to `most`.
fn number(text: &str, most: usize) -> Option<u8> {
    table::notation::number(text, 1..=most as u8)
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
    ScoreNext,
    /// Which card to transfer there.
    Transfer(Zone),
    /// Which top card to transfer to its owner's score pile.
    ToOwnersScore,
    Exchange,
    Keep,
    Reveal,
    Execute,
    Splay(Splay),
    /// Which color to name.
    Color,
    /// Which card to choose, where nothing happens to it yet.
    Card,
    Value,
    Player,
    /// Which color to rearrange, and which card comes next from the top.
    Rearrange,
    Arrange,
    Option,
    /// Whether to do what the effect allows as a whole.
    All,
    // With expansions.
    Foreshadow,
    /// Which card of the score pile to keep there.
    KeepScored,
    Achieve,
    /// Which achievement to give up.
    GiveUp,
    /// Which achievement to transfer to the seat's.
    TransferAchievement(Seat),
    /// The city for an Endorse action, and the card that pays for it.
    City,
    Pay,
    /// What to do with the artifact on display at the start of the turn.
    Display,
    Seize,
    Promote,
    /// Whether to take a free Dogma action with the promoted card.
    FreeDogma,
    Fade,
    /// Which of several karmas happens.
    Karma,
    Icon,
    /// Which type of cards.
    Set,
    Number,
    /// Which figure to name.
    Name,
    /// Which of the cards to transfer to which board comes next.
    Board(Seat),
    /// Which color's splay to follow.
    Splayed,
    /// The order of draws.
    DrawNext,
    War,
    Expansion,
    Rivalry,
    RivalryReturn,
}
