//! The doors of the rules. A rule says what is about to happen and what has happened, and asks what counts; expansions
//! answer. For the base set all of this compiles to nothing.

use table::{Flow, Seat, Seats};

use crate::card::{Card, CardSet, Color, Icons, Rule, Splay};
use crate::check::Checks;
use crate::deck::{Base, Deck};
use crate::decree::Decree;
use crate::event::{Move, Moved};
use crate::notation::SceneLines;
use crate::places::Places;
use crate::play::Play;
use crate::setup::Setup;
use crate::state::{Engine, How, Special};
use crate::turn::Turns;
use crate::view::Views;

/// A deck with all that its expansions change. Rules say what is about to happen and what has happened here, and here
/// only. Whatever stands here is the rule of the base set.
pub trait Variant: Deck + Places + Counts + Turns + Setup + SceneLines + Views + Checks {
    /// What comes before something, or instead of it.
    #[inline(always)]
    fn before(_: &mut Play<Self>, _: Would<Self>) -> Flow<Replaced> {
        Ok(Replaced::No)
    }

    /// What follows something.
    #[inline(always)]
    fn after(_: &mut Play<Self>, _: Did) -> Flow {
        Ok(())
    }

    /// Whether a card is kept from being removed when everything is.
    #[inline(always)]
    fn is_spared(_: &Play<Self>, _: Card) -> bool {
        false
    }

    /// Whether the order of cards that move at once decides more than where they end up.
    #[inline(always)]
    fn order_matters(_: &Play<Self>, _: CardSet<Self>, _: Move) -> bool {
        false
    }
}

impl Variant for Base {}

/// What counts, and for how much.
pub trait Counts: Deck {
    /// For how much something counts that is there, or printed, in that number.
    #[inline(always)]
    fn count(_: &Engine<Self>, _: Seat, _: Counted, printed: usize) -> usize {
        printed
    }

    /// The cards that count as being in a hand or a score pile.
    #[inline(always)]
    fn cards_in(_: &Engine<Self>, _: Seat, _: Owned, cards: CardSet<Self>) -> CardSet<Self> {
        cards
    }

    #[inline(always)]
    fn icons(_: &Engine<Self>, _: Seat, printed: Icons) -> Icons {
        printed
    }

    /// A card's value where it lies.
    #[inline(always)]
    fn value(_: &Engine<Self>, card: Card) -> u8 {
        card.value()
    }

    /// Players who are out of the game.
    #[inline(always)]
    fn lost(_: &Engine<Self>) -> Seats {
        Seats::NONE
    }

    /// Whether a victory waits for a karma that comes first: what it moves ends nothing.
    #[inline(always)]
    fn is_ending(_: &Engine<Self>) -> bool {
        false
    }

    /// The special achievements that the seat can claim now, a bit each.
    fn newly_met_specials(game: &mut Engine<Self>, seat: Seat) -> u16;
}

impl Counts for Base {
    #[inline]
    fn newly_met_specials(game: &mut Engine<Base>, seat: Seat) -> u16 {
        game.base_specials_met(seat) & game.achievements.specials
    }
}

/// Something that is about to happen.
#[derive(Copy, Clone)]
pub enum Would<D: Variant> {
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
    /// Somebody alone executes a card outside of a Dogma action.
    Execute {
        by: Seat,
        card: Card,
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
        how: How,
    },
}

/// Something that has happened.
#[derive(Copy, Clone)]
pub enum Did {
    Move(Moved),
    /// A color was splayed; not one that was unsplayed.
    Splay,
    /// The end of every action, free ones included.
    Act,
    EndTurn,
}

/// What somebody is about to claim.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Claim {
    /// One of the available achievements of an age.
    Age(u8),
    /// A card from elsewhere.
    Card(Card),
    Special(Special),
    Decree(Decree),
}

impl Claim {
    /// The value of a normal achievement.
    pub fn value(self) -> Option<u8> {
        match self {
            Claim::Age(age) => Some(age),
            Claim::Card(card) => Some(card.value()),
            Claim::Special(_) | Claim::Decree(_) => None,
        }
    }
}

/// What is counted.
#[derive(Copy, Clone)]
pub enum Counted {
    Score,
    Achievements,
    /// No fewer achievements than the seat has: what is counted quickly, to see that nobody can have won.
    AchievementsAtMost,
    /// The points of an achievement of that age, and what the seat can pay for it.
    Cost(u8),
    PointsFor(u8),
    /// The value of the highest top card, for claiming and for Draw actions.
    TopForClaiming,
    TopForDrawing,
    /// A value in a box of an effect that the seat executes, or for whom it is executed; and in which part of a card.
    ValueInBox(Option<u8>),
}

/// Places with cards that somebody has.
#[derive(Copy, Clone)]
pub enum Owned {
    Hand,
    ScorePile,
}

/// Whether what came between replaces what was about to happen.
#[must_use = "if something else happened instead, the rule must not go on"]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Replaced {
    Yes,
    No,
}

impl Replaced {
    pub(crate) const fn when(holds: bool) -> Self {
        if holds { Replaced::Yes } else { Replaced::No }
    }
}

impl<D: Variant> Play<'_, D> {
    /// Whether something else happens instead.
    #[inline(always)]
    pub(crate) fn is_replaced(&mut self, would: Would<D>) -> Flow<bool> {
        Ok(D::before(self, would)? == Replaced::Yes)
    }

    /// What comes before something that nothing replaces.
    #[inline(always)]
    pub(crate) fn first(&mut self, would: Would<D>) -> Flow {
        D::before(self, would).map(|_| ())
    }
}
