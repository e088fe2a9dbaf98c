//! What is about to happen: the words in which rules say it, and figures react to it.

use table::{Seat, Seats};

use crate::card::{Card, Color, Rule, Splay};
use crate::deck::Deck;
use crate::event::Move;
use crate::expansions::Claim;

/// Something that is about to happen.
#[derive(Copy, Clone)]
pub(crate) enum Would<D: Deck> {
    /// Somebody draws a card; the value is that of the pile it will come from.
    Draw {
        by: Seat,
        value: u8,
        into_hand: bool,
    },
    Move {
        by: Seat,
        card: Card,
        how: Move,
    },
    /// An effect of `by` transfers, returns or removes a card out of a score pile.
    TakeFromScore {
        by: Seat,
        owner: Seat,
    },
    Claim {
        by: Seat,
        claim: Claim,
    },
    DogmaAction {
        by: Seat,
        card: Card,
    },
    InspireAction {
        by: Seat,
        color: Color,
    },
    DrawAction {
        by: Seat,
    },
    /// Somebody draws for sharing after the Dogma action with the card, or does not.
    SharingBonus {
        by: Seat,
        card: Card,
    },
    NoSharingBonus {
        by: Seat,
        card: Card,
    },
    /// A demand or a compel of `by` is about to be executed by `of`.
    Demand {
        of: Seat,
        by: Seat,
        source: Option<(Card, u8)>,
        rule: Rule<D>,
    },
    Fade {
        by: Seat,
    },
    Splay {
        by: Seat,
        of: Seat,
        color: Color,
        splay: Splay,
    },
    Win {
        winners: Seats,
    },
}

/// Whether what came between replaces what was about to happen.
#[must_use = "if something else happened instead, the rule must not go on"]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Replaced {
    Yes,
    No,
}

impl Replaced {
    pub(crate) const fn when(holds: bool) -> Self {
        if holds { Replaced::Yes } else { Replaced::No }
    }
}
