//! Achievements: who may claim what, and who has won.

use std::ops::RangeInclusive;

use table::{Seat, Seats};

use crate::card::{Color, Icon, Splay};
use crate::deck::Base;
use crate::expansions::All;
use crate::notation::SceneLines;
use crate::reactions::{Counted, Variant};
use crate::rules::Rules;
use crate::state::{Engine, How, Special};

/// How many cards scored, or tucked, in one turn make the special achievement Monument.
pub(crate) const MONUMENT: u8 = 6;

/// How near a player is to a special achievement.
#[derive(Copy, Clone)]
pub struct Progress {
    pub have: usize,
    pub need: usize,
}

impl Progress {
    pub(crate) fn is_met(self) -> bool {
        self.have >= self.need
    }
}

/// The ages of achievements: only cards of expansions bring a 10 among them.
pub(crate) fn achievement_ages(rules: &Rules) -> RangeInclusive<u8> {
    1..=if rules.has_expansions() { All::HIGHEST_ACHIEVEMENT } else { Base::HIGHEST_ACHIEVEMENT }
}

/// The points that the first achievement of an age takes.
#[inline]
pub(crate) const fn points_of_achievement(age: u8) -> usize {
    5 * age as usize
}

impl<D: Variant> Engine<D> {
    /// The seat and, in a team game, its partner opposite.
    pub(crate) fn team_of(&self, seat: Seat) -> Seats {
        let alone = Seats::NONE.with(seat);
        if self.rules.teams { alone.with(Seat::new((seat.index() + 2) % 4)) } else { alone }
    }

    pub fn partner_of(&self, seat: Seat) -> Option<Seat> {
        self.team_of(seat).without(seat).iter().next()
    }

    /// Everybody else but a partner, clockwise.
    pub fn opponents_of(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<D> {
        let team = self.team_of(seat);
        self.clockwise_from(seat).filter(move |&other| !team.has(other))
    }

    /// Whether nobody has the normal achievement of that age yet.
    pub fn is_available(&self, age: u8) -> bool {
        self.achievements.ages & (1 << age) != 0
    }

    /// Whether nobody has the special achievement yet.
    #[inline]
    pub fn is_special_available(&self, special: Special) -> bool {
        self.achievements.specials & special.bit() != 0
    }

    fn team_sum(&self, seat: Seat, each: impl Fn(Seat) -> usize) -> usize {
        if self.rules.teams { self.team_of(seat).iter().map(each).sum() } else { each(seat) }
    }

    /// The score that decides the game: a team's scores are added.
    pub(crate) fn team_points(&self, seat: Seat) -> usize {
        self.team_sum(seat, |member| self.points(member))
    }

    pub(crate) fn team_achieved(&self, seat: Seat) -> usize {
        self.team_sum(seat, |member| self.achieved(member))
    }

    /// Achievements needed to win: 6, 5 or 4 for two, three or four players; a team needs as many as one of two
    /// players. Each expansion adds one; below four it never goes (Deluxe, Five or more players).
    pub fn achievements_needed(&self) -> usize {
        let sides = if self.rules.teams { 2 } else { self.seats() };
        (8 + self.rules.expansions.count() - sides).max(4) + usize::from(self.rules.longer)
    }

    /// Eligible for the normal achievement of that age (rulebook, Achieve action): five times its age in points, and a
    /// top card as high; and nobody has it.
    #[inline]
    pub fn eligible(&self, seat: Seat, age: u8) -> bool {
        self.is_available(age) && self.affords(seat, age)
    }

    /// Whether the seat has points enough and a top card as high, wherever the achievement is.
    #[inline]
    pub(crate) fn affords(&self, seat: Seat, age: u8) -> bool {
        self.pays_for(seat, age) && self.reaches(seat, age)
    }

    #[inline]
    pub(crate) fn pays_for(&self, seat: Seat, age: u8) -> bool {
        self.pays_with(seat, self.points(seat), age)
    }

    /// Whether so many points would be enough.
    #[inline]
    pub(crate) fn pays_with(&self, seat: Seat, points: usize, age: u8) -> bool {
        D::count(self, seat, Counted::PointsFor(age), points) >= self.points_needed(seat, age)
    }

    /// The points that the achievement of that age takes.
    #[inline]
    pub(crate) fn points_needed(&self, seat: Seat, age: u8) -> usize {
        D::count(self, seat, Counted::Cost(age), points_of_achievement(age))
    }

    /// How many of them the seat does not have yet.
    pub(crate) fn points_missing(&self, seat: Seat, age: u8) -> usize {
        let points = D::count(self, seat, Counted::PointsFor(age), self.points(seat));
        self.points_needed(seat, age).saturating_sub(points)
    }

    #[inline]
    pub(crate) fn reaches(&self, seat: Seat, age: u8) -> bool {
        self.highest_for_claiming(seat) >= age as usize
    }

    /// The value of the highest top card, as it counts for claiming.
    #[inline]
    pub(crate) fn highest_for_claiming(&self, seat: Seat) -> usize {
        D::count(self, seat, Counted::TopForClaiming, self.highest_top_value(seat) as usize)
    }

    /// The special achievements whose condition the seat meets now, a bit each.
    pub(crate) fn base_specials_met(&self, seat: Seat) -> u16 {
        let player = self.player(seat);
        let icons = self.icons(seat);
        let mut met = 0;
        if player.scored_this_turn >= MONUMENT || player.tucked_this_turn >= MONUMENT {
            met |= Special::Monument.bit();
        }
        if icons.three_of_each() {
            met |= Special::Empire.bit();
        }
        if icons.of(Icon::Clock) >= 12 {
            met |= Special::World.bit();
        }
        if Color::ALL.into_iter().all(|color| self.splay(seat, color) >= Splay::Right) {
            met |= Special::Wonder.bit();
        }
        if Color::ALL.into_iter().all(|color| self.top(seat, color).is_some_and(|card| self.value(card) >= 8)) {
            met |= Special::Universe.bit();
        }
        met
    }

    /// How near the seat is to a special achievement of the base set whose numbers are lowered by `less`.
    pub(crate) fn base_progress(&self, seat: Seat, special: Special, less: usize) -> Option<Progress> {
        let player = self.player(seat);
        let icons = self.icons(seat);
        let (have, need) = match special {
            Special::Monument => (player.scored_this_turn.max(player.tucked_this_turn) as usize, MONUMENT as usize),
            Special::Empire => (Icon::ALL.into_iter().filter(|&icon| icons.of(icon) + less >= 3).count(), 6),
            Special::World => (icons.of(Icon::Clock), 12),
            Special::Wonder => {
                (Color::ALL.into_iter().filter(|&color| self.splay(seat, color) >= Splay::Right).count(), 5)
            }
            Special::Universe => {
                (self.tops(seat).iter().filter(|&card| self.value(card) as usize + less >= 8).count(), 5)
            }
            _ => return None,
        };
        Some(Progress { have, need: need - less })
    }

    /// No fewer achievements than the seat has, counted quickly.
    #[inline]
    fn achieved_at_most(&self, seat: Seat) -> usize {
        D::count(self, seat, Counted::AchievementsAtMost, self.claimed(seat))
    }

    /// Who has enough achievements, the player whose turn it is first.
    pub(crate) fn achievement_winner(&self) -> Option<Seat> {
        let needed = self.achievements_needed();
        let could_have = |seat: &Seat| self.team_sum(*seat, |member| self.achieved_at_most(member)) >= needed;
        self.clockwise_from(self.turn).filter(could_have).find(|&seat| self.team_achieved(seat) >= needed)
    }

    /// Who wins when a card above 10 would be drawn: the highest score, then the most achievements (rulebook, Winning).
    pub(crate) fn score_winners(&self) -> (Seats, How) {
        let rank = |seat| (self.team_points(seat), self.team_achieved(seat));
        let best = self.everyone().map(rank).max();
        let winners: Seats = self.everyone().filter(|&seat| Some(rank(seat)) == best).collect();
        let one_side = winners.iter().next().is_some_and(|seat| winners == self.team_of(seat));
        if one_side || !self.rules.edition.differences().full_tie_is_draw {
            (winners, How::Score)
        } else {
            (winners, How::Draw)
        }
    }

    /// The one who has more than everybody else (not counting a partner); nobody if two opponents tie.
    pub(crate) fn single_most(&self, rank: impl Fn(Seat) -> usize) -> Option<Seat> {
        let best = self.everyone().max_by_key(|&seat| rank(seat))?;
        let team = self.team_of(best);
        let tied = self.everyone().any(|seat| !team.has(seat) && rank(seat) == rank(best));
        (!tied).then_some(best)
    }
}
