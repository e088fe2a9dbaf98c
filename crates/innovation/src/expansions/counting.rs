//! What rules ask top figures: whether something counts for more, or something else counts as well.

use table::Seat;

use super::All;
use super::karma::{Count, Karma, kind};
use crate::card::{ALL, BASE};
use crate::card::{Card, CardSet, Color, Icons, Rule, part};
use crate::cards::EXPANDED;
use crate::decree::Decree;
use crate::state::Engine;

impl Engine<All> {
    /// What counts by the seat's top figures. The kind of what is looked for is given, so that nobody looks in vain.
    #[inline]
    fn counts_of(&self, seat: Seat, kind: u32) -> impl Iterator<Item = &'static Count> + '_ {
        let karmas = self.has_karma_of(seat, kind).then(|| self.karmas_of(seat)).into_iter().flatten();
        karmas.flat_map(|karma| if let Karma::Counts(counts) = karma { counts } else { &[][..] })
    }

    /// Icons that karmas add are counted from what is printed; they do not feed each other.
    pub(super) fn icons_with_karma(&self, seat: Seat) -> Icons {
        let printed = self.printed_icons(seat);
        self.counts_of(seat, kind::ICONS).fold(printed, |sum, count| match count {
            Count::Icons(icons) => sum.plus(icons(self, seat, printed)),
            _ => sum,
        })
    }

    /// Points besides those of the score pile and of bonuses.
    pub(super) fn points_by_karma(&self, seat: Seat) -> usize {
        self.counts_of(seat, kind::SCORE).fold(0, |sum, count| match count {
            Count::Score(points) => sum + points(self, seat),
            _ => sum,
        })
    }

    /// Achievements besides those that one has.
    pub(super) fn achievements_by_karma(&self, seat: Seat) -> usize {
        self.counts_of(seat, kind::ACHIEVEMENTS).fold(0, |sum, count| match count {
            Count::Achievements(achievements) => sum + achievements(self, seat),
            _ => sum,
        })
    }

    /// How much higher the highest top card counts for claiming.
    pub(super) fn top_for_claiming_by_karma(&self, seat: Seat) -> usize {
        self.counts_of(seat, kind::CLAIMING).fold(0, |sum, count| match count {
            Count::TopForClaiming(higher) => sum + higher(self, seat),
            _ => sum,
        })
    }

    /// Further points for claiming an achievement of that age.
    pub(super) fn points_for_claiming_by_karma(&self, seat: Seat, age: u8) -> usize {
        self.counts_of(seat, kind::CLAIMING).fold(0, |sum, count| match count {
            Count::PointsForClaiming(points) => sum + points(self, seat, age),
            _ => sum,
        })
    }

    /// Cards that count as available achievements for the seat alone.
    pub(crate) fn counting_as_available(&self, seat: Seat) -> CardSet<All> {
        self.counts_of(seat, kind::AVAILABLE).fold(CardSet::NONE, |cards, count| match count {
            Count::Available(others) => cards | others(self, seat),
            _ => cards,
        })
    }

    /// How much lower the numbers of special achievements are.
    pub(super) fn specials_need_less(&self, seat: Seat) -> usize {
        self.counts_of(seat, kind::SPECIALS).fold(0, |sum, count| match count {
            Count::SpecialsNeedLess(less) => sum + *less as usize,
            _ => sum,
        })
    }

    #[inline]
    pub(super) fn hand_with_karma(&self, seat: Seat) -> CardSet<All> {
        self.counts_of(seat, kind::HAND).fold(self.player(seat).hand, |hand, count| match count {
            Count::Hand(others) => hand | others(self, seat),
            _ => hand,
        })
    }

    #[inline]
    pub(super) fn score_pile_with_karma(&self, seat: Seat) -> CardSet<All> {
        self.counts_of(seat, kind::SCORE_PILE).fold(self.player(seat).score, |pile, count| match count {
            Count::ScorePile(others) => pile | others(self, seat),
            _ => pile,
        })
    }

    /// Cards that count as bonuses of their value.
    pub(super) fn counting_as_bonuses(&self, seat: Seat) -> CardSet<All> {
        self.counts_of(seat, kind::BONUSES).fold(CardSet::NONE, |cards, count| match count {
            Count::Bonuses(others) => cards | others(self, seat),
            _ => cards,
        })
    }

    /// The value of a color's top card for Draw and Inspire actions, if it is another one than that of the card.
    pub(super) fn top_for_drawing_by_karma(&self, seat: Seat, color: Color) -> Option<u8> {
        self.counts_of(seat, kind::DRAWING).find_map(|count| match count {
            Count::TopForDrawing(value) => value(self, seat, color),
            _ => None,
        })
    }

    /// The value that is in every box of the seat's cards.
    pub(super) fn value_in_every_box(&self, seat: Seat) -> Option<u8> {
        self.counts_of(seat, kind::BOXES).find_map(|count| match count {
            Count::ValueInBox(value) => Some(*value),
            _ => None,
        })
    }

    /// Whether every hex that one sees on the seat's board is an echo effect, too.
    pub(super) fn hexes_are_echoes(&self, seat: Seat) -> bool {
        self.counts_of(seat, kind::BOXES).any(|count| matches!(count, Count::EchoOfHexes(_)))
    }

    /// Whether the echo and inspire effects of all colors belong to this one, too.
    pub(super) fn all_boxes_belong_to(&self, seat: Seat, color: Color) -> bool {
        let belong = |count: &Count| matches!(count, Count::AllBoxesBelongTo(all) if *all == color);
        self.counts_of(seat, kind::BOXES).any(belong)
    }

    /// Whether a Dogma action can be taken with other players' top cards of this color.
    pub(super) fn dogma_of_others(&self, seat: Seat, color: Color) -> bool {
        let lends = |count: &Count| matches!(count, Count::DogmaOfOthers(colors) if colors.contains(&color));
        self.counts_of(seat, kind::DOGMA_CARDS).any(lends)
    }

    /// Whether the seat may issue the decree with any two figures.
    pub(super) fn has_decree_karma(&self, seat: Seat, decree: Decree) -> bool {
        let issues = |karma: &Karma| matches!(karma, Karma::Decree(issued) if *issued == decree);
        self.has_karma_of(seat, kind::DECREE) && self.karmas_of(seat).any(issues)
    }
}

/// The echo effect that a karma lends to hexes: its figure, the part of it, and the rule. There is one such karma.
pub(super) const ECHO_OF_HEXES: (Card, u8, Rule<All>) = {
    let mut number = BASE;
    loop {
        if let Some((karma, rule)) = EXPANDED[number - BASE].echo_of_hexes() {
            break (Card::new(number), part::KARMA + karma, rule);
        }
        number += 1;
        assert!(number < ALL);
    }
};
