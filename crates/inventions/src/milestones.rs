//! Milestones and diplomats (p. 19-20): Eureka, send and call a diplomat, and how milestones become Common Knowledge.

use table::{EnumSet, Flow, Seat};

use crate::actions::Listing;
use crate::choice::{Ask, Cause, Choice, Citizen};
use crate::context::{Tape, Turn};
use crate::event::Event;
use crate::state::{Color, Inventions};
use crate::words::{EraSpace, Milestone};

impl Inventions {
    /// Only milestones of a later era than the player's.
    pub(crate) fn eureka_offers(&self, seat: Seat, mut each: impl FnMut(Choice) -> Listing) -> Listing {
        for &milestone in &self.eureka {
            if milestone.era() > self.own_era(seat) {
                each(Choice::Eureka(milestone))?;
            }
        }
        Listing::Continue(())
    }

    /// The milestone leaves the Eureka display, and the old one becomes Common Knowledge. The new era is the academy's
    /// limit already (p. 19).
    pub(crate) fn replace_private(&mut self, tape: &mut Tape, color: Color, milestone: Milestone) {
        self.eureka.retain(|other| *other != milestone);
        let old = std::mem::replace(&mut self.private[color], milestone);
        let who = self.who(color);
        tape.tell(|| Event::Milestone { who, milestone });
        self.make_common(tape, old);
    }

    /// The free spaces of an era, from the left.
    pub(crate) fn free_spaces(&self, era: u8) -> impl DoubleEndedIterator<Item = EraSpace> + '_ {
        let spaces = (1..=self.facts().era_spaces(era).len() as u8).map(move |place| EraSpace { era, place });
        spaces.filter(|space| self.players.values().all(|player| player.space != Some(*space)))
    }

    pub(crate) fn move_marker(&mut self, tape: &mut Tape, color: Color, space: Option<EraSpace>) {
        self.player_mut(color).space = space;
        let who = self.who(color);
        if let Some(space) = space {
            tape.tell(|| Event::Space { who, space });
        }
    }

    /// Puts a milestone above all of the same or an earlier deck; the bottom one leaves. One that is earlier than all
    /// leaves itself.
    pub(crate) fn make_common(&mut self, tape: &mut Tape, milestone: Milestone) {
        let [.., bottom] = self.common;
        if milestone.era() < bottom.era() {
            self.discard_milestone(tape, milestone);
            return;
        }
        self.discard_milestone(tape, bottom);
        let place = self.common[..3].iter().position(|other| other.era() <= milestone.era()).unwrap_or(3);
        self.common.copy_within(place..3, place + 1);
        self.common[place] = milestone;
        tape.tell(|| Event::CommonKnowledge { milestone });
    }

    /// Citizens on it return to their owners as scholars.
    fn discard_milestone(&mut self, tape: &mut Tape, milestone: Milestone) {
        self.discard.insert(milestone);
        tape.tell(|| Event::Discarded { milestone });
        for seat in self.everyone() {
            if self.has_diplomat(milestone, seat) {
                self.return_as_scholar(seat);
                tape.tell(|| Event::DiplomatReturned { seat, milestone });
            }
        }
        self.diplomats[milestone] = EnumSet::NONE;
    }

    /// Milestones where a diplomat can stand.
    pub(crate) fn on_board(&self) -> impl Iterator<Item = Milestone> + '_ {
        self.common.iter().chain(self.private.values()).copied()
    }

    /// The seat whose private milestone this is.
    pub(crate) fn owner_of(&self, milestone: Milestone) -> Option<Seat> {
        let owner = Color::all().find(|color| self.private[*color] == milestone)?;
        self.seat_of(owner)
    }

    /// Who gains influence for a diplomat on their milestone: its owner, if it is more advanced than the seat's own.
    pub(crate) fn rewarded_for_diplomat(&self, seat: Seat, milestone: Milestone) -> Option<Seat> {
        self.owner_of(milestone).filter(|owner| *owner != seat && milestone.era() > self.own_era(seat))
    }

    pub(crate) fn send_diplomat_offers(&self, seat: Seat, mut each: impl FnMut(Choice) -> Listing) -> Listing {
        for milestone in self.on_board() {
            let diplomats = self.diplomats_on(milestone);
            if self.has_diplomat(milestone, seat) || diplomats >= self.facts().milestone(milestone).spaces {
                continue;
            }
            for citizen in Citizen::ALL {
                if self.is_available(seat, citizen) {
                    each(Choice::SendDiplomat(milestone, citizen))?;
                }
            }
        }
        Listing::Continue(())
    }

    fn is_available(&self, seat: Seat, citizen: Citizen) -> bool {
        let player = self.player(seat);
        match citizen {
            Citizen::Specialist(kind) => player.home[kind] > 0,
            Citizen::Scholar => player.scholars > 0,
        }
    }

    pub(crate) fn call_diplomat_offers(&self, seat: Seat, mut each: impl FnMut(Choice) -> Listing) -> Listing {
        for milestone in self.on_board() {
            if self.has_diplomat(milestone, seat) {
                each(Choice::CallDiplomat(milestone))?;
            }
        }
        Listing::Continue(())
    }
}

impl Turn<'_> {
    pub fn eureka(&mut self, milestone: Milestone) -> Flow {
        let seat = self.seat;
        let (game, tape) = self.split();
        game.replace_private(tape, seat.into(), milestone);
        if self.me().supply > 0 {
            self.me_mut().supply -= 1;
            self.place_diplomat(milestone);
        }
        let era = milestone.era();
        let choice = self.ask(Ask::Space, |game, offers| offers.extend(game.free_spaces(era).map(Choice::Space)))?;
        // If every space of the era is taken, the marker stands beside them (rulings Q31).
        let space = match choice {
            Some(Choice::Space(space)) => Some(space),
            _ => None,
        };
        let (game, tape) = self.split();
        game.move_marker(tape, seat.into(), space);
        if let Some(space) = space {
            let benefit = self.facts().era_benefit(space);
            self.by(Cause::Space(space)).gain(benefit)?;
        }
        Ok(())
    }

    fn place_diplomat(&mut self, milestone: Milestone) {
        let color = Color::from(self.seat);
        self.diplomats[milestone].insert(color);
    }

    pub fn send_diplomat(&mut self, milestone: Milestone, citizen: Citizen) -> Flow {
        let player = self.me_mut();
        match citizen {
            Citizen::Specialist(kind) => player.home[kind] -= 1,
            Citizen::Scholar => player.scholars -= 1,
        }
        self.place_diplomat(milestone);
        self.tell(|seat| Event::DiplomatSent { seat, milestone, citizen });
        if let Some(owner) = self.rewarded_for_diplomat(self.seat, milestone) {
            self.of(owner).by(Cause::Diplomat).gain_influence(1);
        }
        self.gain_milestone(milestone)
    }

    pub fn call_diplomat(&mut self, milestone: Milestone) -> Flow {
        let seat = self.seat;
        self.diplomats[milestone].remove(seat.into());
        self.return_as_scholar(seat);
        self.tell(|seat| Event::DiplomatCalled { seat, milestone });
        self.gain_milestone(milestone)
    }

    fn gain_milestone(&mut self, milestone: Milestone) -> Flow {
        let benefit = self.facts().milestone(milestone).benefit;
        self.by(Cause::Milestone(milestone)).gain(benefit)
    }
}
