//! What tiles, spaces and hexes give, as a component file writes it: `3 ip`, `1 trader`, `build for 2`.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::words::{Action, Type};

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Benefit {
    #[default]
    Nothing,
    Ip(u8),
    Influence(u8),
    /// New citizens in the academy.
    Scholars(u8),
    /// New citizens at home, of this type or of the player's choice.
    Specialists(Option<Type>, u8),
    /// New citizens in one region of the map.
    Citizens(u8),
    Action(Action),
    /// Build up to the player's era less one, at this price in influence or at the one the tiles display shows.
    Build(Option<u8>),
    /// The tile being built costs so many citizens less.
    Discount(u8),
    EconomyToken,
    /// Exhausted specialists become available.
    Ready(u8),
    /// Citizens come home from one region of the map.
    Recall,
    /// For the era change.
    TurnOrder,
}

impl Benefit {
    pub fn parse(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |word: &str| word.parse::<u8>().ok().filter(|number| (1..=9).contains(number));
        Some(match *words.as_slice() {
            ["nothing"] => Benefit::Nothing,
            ["build"] => Benefit::Build(None),
            ["build", "for", influence] => Benefit::Build(Some(influence.parse().ok().filter(|price| *price <= 10)?)),
            ["discount", n] => Benefit::Discount(number(n)?),
            ["economy", "token"] => Benefit::EconomyToken,
            ["ready", n] => Benefit::Ready(number(n)?),
            ["recall"] => Benefit::Recall,
            ["turn", "order"] => Benefit::TurnOrder,
            [n, "ip"] => Benefit::Ip(number(n)?),
            [n, "influence"] => Benefit::Influence(number(n)?),
            [n, "scholar"] => Benefit::Scholars(number(n)?),
            [n, "specialist"] => Benefit::Specialists(None, number(n)?),
            [n, "citizen"] => Benefit::Citizens(number(n)?),
            [n, specialist] => Benefit::Specialists(Some(Type::of_specialist(specialist)?), number(n)?),
            [action] => Benefit::Action(Action::parse(action)?),
            _ => return None,
        })
    }
}

impl fmt::Display for Benefit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Benefit::Nothing => f.write_str("nothing"),
            Benefit::Ip(n) => write!(f, "{n} ip"),
            Benefit::Influence(n) => write!(f, "{n} influence"),
            Benefit::Scholars(n) => write!(f, "{n} scholar"),
            Benefit::Specialists(Some(kind), n) => write!(f, "{n} {}", kind.specialist()),
            Benefit::Specialists(None, n) => write!(f, "{n} specialist"),
            Benefit::Citizens(n) => write!(f, "{n} citizen"),
            Benefit::Action(action) => write!(f, "{action}"),
            Benefit::Build(Some(influence)) => write!(f, "build for {influence}"),
            Benefit::Build(None) => f.write_str("build"),
            Benefit::Discount(n) => write!(f, "discount {n}"),
            Benefit::EconomyToken => f.write_str("economy token"),
            Benefit::Ready(n) => write!(f, "ready {n}"),
            Benefit::Recall => f.write_str("recall"),
            Benefit::TurnOrder => f.write_str("turn order"),
        }
    }
}

impl Serialize for Benefit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
