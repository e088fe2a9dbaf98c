//! What one sees on a board: icons, bonuses, echo and inspire effects, flags and fountains; and the score that comes of
//! it.

use serde::{Deserialize, Serialize};
use table::Seat;

use super::All;
use super::karma::kind;
use crate::card::{ALL, Card, Color, Slot, Splay};
use crate::cards::FACTS;
use crate::state::Engine;

/// The places one sees of a covered card: top left, bottom left, bottom center, bottom right, top right, top center.
pub(crate) const fn places_seen(splay: Splay) -> [bool; 6] {
    match splay {
        Splay::Unsplayed => [false; 6],
        Splay::Left => [false, false, false, true, true, false],
        Splay::Right => [true, true, false, false, false, false],
        Splay::Up => [false, true, true, true, false, false],
    }
}

/// How many of the signs of expansions one sees in a color.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Signs {
    pub bonuses: u8,
    pub highest_bonus: u8,
    pub echoes: u8,
    pub inspires: u8,
    pub hexes: u8,
    pub flags: u8,
    pub fountains: u8,
}

impl Signs {
    const NONE: Signs =
        Signs { bonuses: 0, highest_bonus: 0, echoes: 0, inspires: 0, hexes: 0, flags: 0, fountains: 0 };

    const fn with(mut self, slot: Slot) -> Self {
        match slot {
            Slot::Bonus(points) => {
                self.bonuses += 1;
                self.highest_bonus = if points > self.highest_bonus { points } else { self.highest_bonus };
            }
            Slot::Echo => self.echoes += 1,
            Slot::Inspire => self.inspires += 1,
            Slot::Hex => self.hexes += 1,
            Slot::Flag => self.flags += 1,
            Slot::Fountain => self.fountains += 1,
            _ => {}
        }
        self
    }

    #[inline]
    fn plus(self, other: Signs) -> Self {
        Signs {
            bonuses: self.bonuses + other.bonuses,
            highest_bonus: self.highest_bonus.max(other.highest_bonus),
            echoes: self.echoes + other.echoes,
            inspires: self.inspires + other.inspires,
            hexes: self.hexes + other.hexes,
            flags: self.flags + other.flags,
            fountains: self.fountains + other.fountains,
        }
    }
}

/// The signs that a card shows as a top card, and covered under each splay.
struct ShownSigns {
    top: Signs,
    covered: [Signs; 4],
}

static SHOWN: [ShownSigns; ALL] = {
    const NOTHING: ShownSigns = ShownSigns { top: Signs::NONE, covered: [Signs::NONE; 4] };
    let mut shown = [NOTHING; ALL];
    let mut i = 0;
    while i < ALL {
        let mut place = 0;
        while place < 6 {
            let slot = FACTS[i].slots[place];
            shown[i].top = shown[i].top.with(slot);
            let mut splay = 0;
            while splay < 4 {
                if places_seen(Splay::ALL[splay])[place] {
                    shown[i].covered[splay] = shown[i].covered[splay].with(slot);
                }
                splay += 1;
            }
            place += 1;
        }
        i += 1;
    }
    shown
};

impl Engine<All> {
    #[inline]
    pub(crate) fn signs(&self, seat: Seat, color: Color) -> Signs {
        self.exp.signs[seat][color]
    }

    pub(super) fn count_signs(&self, seat: Seat, color: Color) -> Signs {
        let Some(top) = self.top(seat, color) else { return Signs::NONE };
        let of_top = SHOWN[top.index()].top;
        match self.splay(seat, color) {
            Splay::Unsplayed => of_top,
            splay => {
                let covered = self.stack(seat, color).skip(1).map(|card| SHOWN[card.index()].covered[splay as usize]);
                covered.fold(of_top, Signs::plus)
            }
        }
    }

    /// All that one sees in a color, from the top card down, with the card on which it is printed.
    pub(crate) fn visible(&self, seat: Seat, color: Color) -> impl Iterator<Item = (Card, Slot)> + '_ {
        let splay = self.splay(seat, color);
        // An unsplayed color shows its top card only.
        let cards = if splay == Splay::Unsplayed { 1 } else { usize::MAX };
        self.stack(seat, color).take(cards).enumerate().flat_map(move |(number, card)| {
            let seen = if number == 0 { [true; 6] } else { places_seen(splay) };
            let slots = card.facts().slots;
            (0..6).filter(move |&slot| seen[slot]).map(move |slot| (card, slots[slot]))
        })
    }

    /// Everything one sees on a board.
    pub(crate) fn visible_all(&self, seat: Seat) -> impl Iterator<Item = (Card, Slot)> + '_ {
        Color::ALL.into_iter().flat_map(move |color| self.visible(seat, color))
    }

    /// How many cards of a color one sees: all if it is splayed, otherwise at most one.
    pub(crate) fn visible_count(&self, seat: Seat, color: Color) -> usize {
        let count = self.count(seat, color);
        if self.splay(seat, color) == Splay::Unsplayed { count.min(1) } else { count }
    }

    /// The values of the visible bonuses, and of what counts as one.
    pub fn bonuses(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        let printed = self.visible_all(seat).filter_map(|(_, slot)| match slot {
            Slot::Bonus(points) => Some(points),
            _ => None,
        });
        printed.chain(self.counting_as_bonuses(seat).iter().map(Card::value))
    }

    pub(crate) fn count_visible(&self, seat: Seat, color: Color, what: Slot) -> usize {
        self.visible(seat, color).filter(|(_, slot)| *slot == what).count()
    }

    /// How many bonuses one sees, and the highest of them.
    pub(super) fn counted_bonuses(&self, seat: Seat) -> (usize, usize) {
        let signs = &self.exp.signs[seat];
        let printed = signs.values().fold((0, 0), |(count, highest), signs| {
            (count + signs.bonuses as usize, highest.max(signs.highest_bonus as usize))
        });
        if !self.has_karma_of(seat, kind::BONUSES) {
            return printed;
        }
        let others = self.counting_as_bonuses(seat);
        (printed.0 + others.len(), printed.1.max(others.highest_value() as usize))
    }

    /// The score: the values of the score pile, the highest bonus and one point for each other (Deluxe, Bonus icons),
    /// and what karmas add.
    pub(super) fn score_of(&self, seat: Seat) -> usize {
        let bonuses = self.points_of_bonuses(seat);
        if !self.has_karma_of(seat, kind::SCORE | kind::SCORE_PILE) {
            return self.player(seat).points as usize + bonuses;
        }
        let pile: usize = self.score_pile(seat).iter().map(|card| card.value() as usize).sum();
        pile + bonuses + self.points_by_karma(seat)
    }

    /// The highest bonus, and one point for each other.
    #[inline]
    pub(crate) fn points_of_bonuses(&self, seat: Seat) -> usize {
        let (count, highest) = self.counted_bonuses(seat);
        if count == 0 { 0 } else { highest + count - 1 }
    }

    /// What karmas add to the score, by points or by cards that count as being in the pile.
    pub(crate) fn points_of_karmas(&self, seat: Seat) -> usize {
        self.score_of(seat) - self.player(seat).points as usize - self.points_of_bonuses(seat)
    }

    /// Flags and fountains count while one sees them; a flag, if no opponent shows more cards of its color.
    pub(crate) fn flags_and_fountains(&self, seat: Seat) -> usize {
        let mut count = 0;
        for color in Color::ALL {
            let Signs { fountains, flags, .. } = self.signs(seat, color);
            let shown = self.visible_count(seat, color);
            let most = flags > 0 && self.opponents_of(seat).all(|other| self.visible_count(other, color) <= shown);
            count += fountains as usize + if most { flags as usize } else { 0 };
        }
        count
    }

    pub(crate) fn boxes_in(&self, seat: Seat, color: Color, what: Slot) -> impl Iterator<Item = Card> + '_ {
        let mut cards: Vec<Card> =
            self.visible(seat, color).filter(|(_, slot)| *slot == what).map(|(card, _)| card).collect();
        cards.reverse();
        cards.into_iter()
    }
}
