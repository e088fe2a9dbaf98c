//! What must stay payable while a benefit is gained.

use table::{EnumMap, Seat};

use crate::components::Benefit;
use crate::state::Inventions;
use crate::words::{Region, Type};

/// Citizens to exhaust once a benefit is gained: of a type, or of any.
///
/// A hex gives its benefit before the tile on it is paid, so a tile may be built that only its hex makes payable. Then
/// the choices of the benefit must not lead into a dead end. For example: a Technology tile costs 2, its hex readies a
/// specialist, and the society has one thinker at home, a thinker and a trader exhausted, and no scholar. The tile can
/// be built, because the thinker can be readied; but then the trader must not be offered, or nobody could pay.
#[derive(Copy, Clone)]
pub(crate) struct Need {
    pub kind: Option<Type>,
    pub citizens: u8,
    /// Benefits that are still to be gained before it is paid.
    coming: &'static [Benefit],
}

impl Need {
    pub const NONE: Need = Need::of(None, 0);

    #[inline]
    pub const fn of(kind: Option<Type>, citizens: u8) -> Need {
        Need { kind, citizens, coming: &[] }
    }

    /// The same if these benefits are still to come.
    pub fn before(self, coming: &'static [Benefit]) -> Need {
        Need { coming, ..self }
    }

    /// Whether specialists of this type can pay it.
    fn takes(self, kind: Type) -> bool {
        self.kind.is_none_or(|needed| needed == kind)
    }

    /// How many of these citizens can pay it, if they become specialists of this type.
    pub fn taken(self, kind: Type, citizens: u8) -> u8 {
        if self.takes(kind) { citizens } else { 0 }
    }

    /// How many of these specialists by type can pay it.
    pub fn taken_of(self, specialists: &EnumMap<Type, u8>) -> u8 {
        match self.kind {
            Some(kind) => specialists[kind],
            None => specialists.values().sum(),
        }
    }
}

/// What a need can be paid with, as far as benefits change it.
#[derive(Copy, Clone)]
pub(crate) struct Means {
    /// Citizens who can pay it.
    pub payers: u8,
    /// Exhausted ones who could.
    pub exhausted: u8,
    pub supply: u8,
    /// For scholars.
    pub room: u8,
    /// New citizens of the map, in this region.
    pub sent: Option<(Region, u8)>,
    /// New ones that are still to be sent to any region.
    new: u8,
}

impl Means {
    /// Citizens who leave the supply, as far as it goes.
    pub fn take(&mut self, citizens: u8) -> u8 {
        let taken = citizens.min(self.supply);
        self.supply -= taken;
        taken
    }
}

impl Inventions {
    fn means(&self, seat: Seat, need: Need) -> Means {
        let player = self.player(seat);
        Means {
            payers: need.taken_of(&player.home) + player.scholars,
            exhausted: need.taken_of(&player.exhausted),
            supply: player.supply,
            room: self.academy_room(seat),
            sent: None,
            new: 0,
        }
    }

    /// Whether the need can be paid once a choice has changed the means, if all choices that are still to come are made
    /// for it.
    #[inline]
    pub(crate) fn stays_payable(&self, seat: Seat, need: Need, change: impl FnOnce(&mut Means)) -> bool {
        if need.citizens == 0 {
            return true;
        }
        let mut means = self.means(seat, need);
        change(&mut means);
        self.is_payable_with(seat, need, means, need.coming)
    }

    fn is_payable_with(&self, seat: Seat, need: Need, mut means: Means, coming: &[Benefit]) -> bool {
        for benefit in coming {
            match *benefit {
                Benefit::Scholars(n) => {
                    let scholars = means.take(n.min(means.room));
                    means.room -= scholars;
                    means.payers += scholars;
                }
                Benefit::Specialists(Some(kind), n) => means.payers += need.taken(kind, means.take(n)),
                Benefit::Specialists(None, n) => means.payers += means.take(n),
                Benefit::Citizens(n) => means.new += means.take(n),
                Benefit::Ready(n) => {
                    let ready = n.min(means.exhausted);
                    means.exhausted -= ready;
                    means.payers += ready;
                }
                Benefit::Recall => means.payers += self.best_recall(seat, need, means),
                _ => {}
            }
        }
        means.payers >= need.citizens
    }

    /// The most payers that can come home from one region.
    fn best_recall(&self, seat: Seat, need: Need, means: Means) -> u8 {
        let coming = |region: Region| {
            let sent = means.sent.filter(|(to, _)| *to == region).map_or(0, |(_, citizens)| citizens);
            self.coming_home(region, need, self.citizens_in(region, seat) + sent + means.new)
        };
        Region::ALL.into_iter().map(coming).max().unwrap_or(0)
    }

    /// How many citizens who come home from a region can pay the need; where their type is free, all can.
    pub(crate) fn coming_home(&self, region: Region, need: Need, citizens: u8) -> u8 {
        self.home_type(region).map_or(citizens, |kind| need.taken(kind, citizens))
    }

    /// Whether the need can be paid once the benefit is gained, if its choices are made for it.
    #[inline]
    pub(crate) fn is_payable_after(&self, seat: Seat, need: Need, benefit: &Benefit) -> bool {
        let player = self.player(seat);
        // Most can be paid as it is.
        if need.taken_of(&player.home) + player.scholars >= need.citizens {
            return true;
        }
        self.is_made_payable(seat, need, benefit)
    }

    fn is_made_payable(&self, seat: Seat, need: Need, benefit: &Benefit) -> bool {
        let means = self.means(seat, need);
        match benefit {
            Benefit::Joined(joined) => {
                self.facts().ways(*joined).iter().any(|way| self.is_payable_with(seat, need, means, way))
            }
            single => self.is_payable_with(seat, need, means, std::slice::from_ref(single)),
        }
    }

    /// The same for one of several alternatives.
    pub(crate) fn is_way_payable(&self, seat: Seat, need: Need, way: &[Benefit]) -> bool {
        need.citizens == 0 || self.is_payable_with(seat, need, self.means(seat, need), way)
    }
}
