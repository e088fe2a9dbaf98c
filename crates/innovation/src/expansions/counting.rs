//! What rules ask top figures: whether something counts for more, or something else counts as well.

use table::{Seat, Seats};

use super::All;
use super::artifacts::YAMATO;
use super::karma::{Count, Karma, kind};
use crate::card::{ALL, BASE, Card, CardSet, Color, Icons, Rule, part};
use crate::cards::EXPANDED;
use crate::decree::Decree;
use crate::reactions::{Counted, Counts, Owned};
use crate::state::{Engine, Place};

impl Counts for All {
    /// Every caller asks for one thing, which is known where it is compiled.
    #[inline(always)]
    fn count(game: &Engine<All>, seat: Seat, what: Counted, printed: usize) -> usize {
        match what {
            Counted::Score => game.score_of(seat),
            Counted::Achievements => game.counted_achievements(seat),
            Counted::AchievementsAtMost => game.most_achievements(seat),
            Counted::Cost(age) => game.cost(seat, age),
            Counted::PointsFor(age) => printed + game.points_for_claiming_by_karma(seat, age),
            Counted::TopForClaiming => printed + game.top_for_claiming_by_karma(seat),
            Counted::TopForDrawing => game.top_for_drawing(seat, printed),
            Counted::ValueInBox(None) => printed,
            Counted::ValueInBox(Some(part)) => {
                game.value_in_box_of(game.exp.action.owner.unwrap_or(seat), part, printed)
            }
        }
    }

    #[inline]
    fn cards_in(game: &Engine<All>, seat: Seat, what: Owned, cards: CardSet<All>) -> CardSet<All> {
        match what {
            Owned::Hand => game.counts_of(seat, kind::HAND).fold(cards, |hand, count| match count {
                Count::Hand(others) => hand | others(game, seat),
                _ => hand,
            }),
            Owned::ScorePile => game.counts_of(seat, kind::SCORE_PILE).fold(cards, |pile, count| match count {
                Count::ScorePile(others) => pile | others(game, seat),
                _ => pile,
            }),
        }
    }

    /// Icons that karmas add are counted from what is printed; they do not feed each other.
    #[inline]
    fn icons(game: &Engine<All>, seat: Seat, printed: Icons) -> Icons {
        game.counts_of(seat, kind::ICONS).fold(printed, |sum, count| match count {
            Count::Icons(icons) => sum.plus(icons(game, seat, printed)),
            _ => sum,
        })
    }

    #[inline]
    fn value(game: &Engine<All>, card: Card) -> u8 {
        if card == YAMATO && matches!(game.place(card), Place::Board(_)) { 11 } else { card.value() }
    }

    #[inline]
    fn lost(game: &Engine<All>) -> Seats {
        game.exp.lost
    }

    #[inline]
    fn is_ending(game: &Engine<All>) -> bool {
        game.exp.ending
    }

    fn newly_met_specials(game: &mut Engine<All>, seat: Seat) -> u16 {
        game.all_newly_met_specials(seat)
    }
}

impl Engine<All> {
    /// What counts by the seat's top figures. The kind of what is looked for is given, so that nobody looks in vain.
    #[inline]
    fn counts_of(&self, seat: Seat, kind: u32) -> impl Iterator<Item = &'static Count> + '_ {
        let karmas = self.has_karma_of(seat, kind).then(|| self.karmas_of(seat)).into_iter().flatten();
        karmas.flat_map(|karma| if let Karma::Counts(counts) = karma { counts } else { &[][..] })
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
    pub(crate) fn specials_need_less(&self, seat: Seat) -> usize {
        self.counts_of(seat, kind::SPECIALS).fold(0, |sum, count| match count {
            Count::SpecialsNeedLess(less) => sum + *less as usize,
            _ => sum,
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
