//! What happened, and who may know of it what.

use serde::Serialize;
use table::{Seat, Seats, Viewer};

use crate::card::{Card, Color, Set, Splay};
use crate::choice::Choice;
use crate::decree::Decree;
use crate::state::{How, Place, Special};

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    Turn {
        seat: Seat,
        actions: u8,
    },
    /// A seat takes one of the actions that are a single verb, so that it is known from the same verb in an effect.
    /// What comes of it follows; a karma may make it something else.
    Action {
        seat: Seat,
        action: Action,
    },
    DogmaAction {
        seat: Seat,
        card: Card,
        sharing: Seats,
        vulnerable: Seats,
    },
    /// A seat begins to execute an effect; for a demand, `by` is who demands it.
    Effect {
        seat: Seat,
        card: Card,
        effect: u8,
        by: Seat,
    },
    SharingBonus {
        seat: Seat,
    },
    /// `knowers` see the card's face, and everybody does if it is `public`.
    Moved {
        by: Seat,
        card: Shown,
        how: Move,
        from: Place,
        to: Zone,
        public: bool,
        knowers: Seats,
    },
    Reveal {
        seat: Seat,
        card: Shown,
    },
    Splay {
        seat: Seat,
        color: Color,
        splay: Splay,
    },
    Rearranged {
        seat: Seat,
        color: Color,
    },
    Claim {
        seat: Seat,
        age: u8,
    },
    ClaimSpecial {
        seat: Seat,
        special: Special,
    },
    /// An Endorse action: a top card is executed twice, with a top city that has its featured icon.
    Endorse {
        seat: Seat,
        card: Card,
        city: Card,
    },
    Inspire {
        seat: Seat,
        color: Color,
    },
    /// A decree was issued: its effect happens if the seat has it now; otherwise it only went back to the center.
    Decree {
        seat: Seat,
        decree: Decree,
        effective: bool,
    },
    /// A special achievement or a decree changes hands (Ching Shih).
    TakeSpecial {
        seat: Seat,
        from: Seat,
        special: Special,
    },
    TakeDecree {
        seat: Seat,
        from: Seat,
        decree: Decree,
    },
    /// A player shows all cards of a hand or a score pile.
    ShowAll {
        seat: Seat,
        cards: Showing,
    },
    /// Somebody is out of the game.
    Lost {
        seat: Seat,
    },
    /// Fission: all hands, boards and score piles are out of the game.
    Fission {
        seat: Seat,
    },
    Over {
        winners: Seats,
        how: How,
    },
}

/// An action that has no event of its own.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    Draw,
    Meld,
    Achieve,
}

impl Action {
    pub(crate) const fn of(choice: Choice) -> Option<Self> {
        match choice {
            Choice::Draw => Some(Action::Draw),
            Choice::Meld(_) => Some(Action::Meld),
            Choice::Achieve(_) | Choice::AchieveCard(_) => Some(Action::Achieve),
            _ => None,
        }
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Action::Draw => "draw",
            Action::Meld => "meld",
            Action::Achieve => "achieve",
        }
    }
}

/// Which cards a player shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Showing {
    Hand,
    Score,
}

/// A card as somebody sees it: its face, or only its back with the value, and with the type if it is no base card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Shown {
    Face(Card),
    Back(u8),
    TypedBack { value: u8, set: Set },
}

impl Shown {
    fn back(card: Card) -> Self {
        match card.set() {
            Set::Base => Shown::Back(card.value()),
            set => Shown::TypedBack { value: card.value(), set },
        }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    Draw,
    DrawAndMeld,
    DrawAndTuck,
    DrawAndScore,
    DrawAndReveal,
    Meld,
    Tuck,
    Score,
    Return,
    Transfer,
    Exchange,
    Take,
    Foreshadow,
    DrawAndForeshadow,
    /// Into the achievements of a player.
    Achieve,
    DrawAndAchieve,
    /// Out of the game.
    Remove,
    DrawAndRemove,
    /// Onto a display.
    Dig,
    /// A relic, into a hand or into achievements.
    Seize,
    Promote,
    /// A figure that is one too many.
    Fade,
    /// A card is looked at where it lies.
    Look,
}

impl Move {
    pub(crate) const fn is_meld(self) -> bool {
        matches!(self, Move::Meld | Move::DrawAndMeld | Move::Promote)
    }

    pub(crate) const fn is_tuck(self) -> bool {
        matches!(self, Move::Tuck | Move::DrawAndTuck)
    }

    pub(crate) const fn is_score(self) -> bool {
        matches!(self, Move::Score | Move::DrawAndScore | Move::Fade)
    }

    pub(crate) const fn is_foreshadow(self) -> bool {
        matches!(self, Move::Foreshadow | Move::DrawAndForeshadow)
    }
}

/// Where a card goes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    Hand(Seat),
    Score(Seat),
    Board(Seat),
    BoardBottom(Seat),
    Supply,
    SupplyTop,
    Forecast(Seat),
    Display(Seat),
    Achievements(Seat),
    /// Among the achievements that can be claimed.
    Available,
    Removed,
}

impl Zone {
    /// The place of a player's cards there; it is the same on top of a board and at its bottom.
    pub(crate) fn place(self) -> Option<Place> {
        match self {
            Zone::Hand(seat) => Some(Place::Hand(seat)),
            Zone::Score(seat) => Some(Place::Score(seat)),
            Zone::Board(seat) | Zone::BoardBottom(seat) => Some(Place::Board(seat)),
            Zone::Forecast(seat) => Some(Place::Forecast(seat)),
            Zone::Display(seat) => Some(Place::Display(seat)),
            Zone::Achievements(seat) => Some(Place::Achieved(seat)),
            Zone::Supply | Zone::SupplyTop | Zone::Available | Zone::Removed => None,
        }
    }
}

/// A move that has happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    pub card: Card,
    pub how: Move,
    pub from: Place,
    pub to: Zone,
}

impl Event {
    /// A card moved. All see it if it lay on top of a board, comes onto one, is revealed or leaves the game; otherwise
    /// those whose card it was or is, and whoever draws it.
    pub(crate) fn moved(by: Seat, card: Card, how: Move, from: Place, was_top: bool, to: Zone) -> Self {
        let before = match from {
            Place::Hand(seat) | Place::Score(seat) | Place::Board(seat) | Place::Forecast(seat) => Some(seat),
            // Achievements are unseen, even by their owner.
            Place::Supply | Place::Achievement | Place::Achieved(_) | Place::Removed => None,
            Place::Display(_) | Place::Relic => None,
        };
        let after = match to {
            Zone::Hand(seat) | Zone::Score(seat) | Zone::Forecast(seat) => Some(seat),
            Zone::Board(_) | Zone::BoardBottom(_) | Zone::Supply | Zone::SupplyTop => None,
            Zone::Display(_) | Zone::Achievements(_) | Zone::Available | Zone::Removed => None,
        };
        let drawer = (how == Move::DrawAndAchieve).then_some(by);
        let faced =
            matches!(from, Place::Display(_) | Place::Relic) || card.is_relic() && matches!(from, Place::Achieved(_));
        // What leaves the game is shown, so that all can tell whether figures allow a decree; achievements stay unseen.
        let leaves = to == Zone::Removed && !matches!(from, Place::Achievement | Place::Achieved(_));
        let open = faced || leaves || matches!(to, Zone::Board(_) | Zone::BoardBottom(_) | Zone::Display(_));
        Event::Moved {
            by,
            card: Shown::Face(card),
            how,
            from,
            to,
            public: was_top || open || how == Move::DrawAndReveal,
            knowers: before.into_iter().chain(after).chain(drawer).collect(),
        }
    }

    /// Whether this told the seat something it could not have known: a face out of a hidden place, or what others'
    /// secrets made them do.
    pub(crate) fn reveals(self, seat: Seat) -> bool {
        match self {
            Event::Moved { card: Shown::Face(_), from, public, knowers, .. } => {
                let sees = public || knowers.has(seat);
                match from {
                    Place::Hand(owner) | Place::Score(owner) | Place::Forecast(owner) => sees && owner != seat,
                    Place::Display(_) | Place::Relic => false,
                    // Whatever leaves another board uncovers what lay beneath.
                    Place::Board(owner) => owner != seat,
                    Place::Supply | Place::Achievement | Place::Achieved(_) | Place::Removed => sees,
                }
            }
            Event::Effect { seat: executing, .. } => executing != seat,
            Event::Reveal { seat: owner, .. }
            | Event::Splay { seat: owner, .. }
            | Event::ShowAll { seat: owner, .. }
            | Event::Rearranged { seat: owner, .. } => owner != seat,
            _ => false,
        }
    }

    pub(crate) fn redacted(mut self, viewer: Viewer) -> Self {
        if let Event::Moved { card, public, knowers, .. } = &mut self
            && let Shown::Face(face) = *card
        {
            let knows = match viewer {
                Viewer::Seat(seat) => *public || knowers.has(seat),
                Viewer::Watcher => *public,
                Viewer::Everything => true,
            };
            if !knows {
                *card = Shown::back(face);
            }
        }
        self
    }
}
