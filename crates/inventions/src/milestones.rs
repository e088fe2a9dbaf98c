//! Milestones and diplomats (p. 19-20): Eureka, send and call a diplomat, and how milestones become Common Knowledge.

use table::{Flow, Seat};

use crate::choice::{Ask, Cause, Choice, Citizen};
use crate::components::Benefit;
use crate::event::Event;
use crate::gain::{Asking, Need};
use crate::state::{Color, Inventions};
use crate::words::{Action, EraSpace, Milestone};

impl Inventions {
    /// Only milestones of a later era than the own.
    pub(crate) fn eureka_offers(&self, seat: Seat) -> impl Iterator<Item = Choice> + '_ {
        let later = move |milestone: &&Milestone| milestone.era() > self.own_era(seat);
        self.eureka.iter().filter(later).copied().map(Choice::Eureka)
    }

    pub(crate) fn eureka(&mut self, table: &mut Asking, seat: Seat, milestone: Milestone) -> Flow {
        self.replace_private(table, seat.into(), milestone);
        if self.player(seat).supply > 0 {
            self.player_mut(seat).supply -= 1;
            self.diplomats.0[milestone.index()] |= Color::from(seat).bit();
        }
        let era = milestone.era();
        let choice = Self::ask(table, seat, Ask::Space, Cause::Action(Action::Eureka), |offers| {
            offers.extend(self.free_spaces(era).map(Choice::Space));
        })?;
        match choice {
            Some(Choice::Space(space)) => {
                self.move_marker(table, seat.into(), Some(space));
                self.gain(table, seat, self.facts().era_benefit(space), Cause::Space(space), Need::NONE)?;
            }
            // Every space of the era is taken: the marker stands beside them (rulings Q31).
            _ => self.move_marker(table, seat.into(), None),
        }
        Ok(())
    }

    /// The milestone leaves the Eureka display, and the old one becomes Common Knowledge. The new era is the academy's
    /// limit already (p. 19).
    pub(crate) fn replace_private(&mut self, table: &mut Asking, color: Color, milestone: Milestone) {
        self.eureka.retain(|other| *other != milestone);
        let old = std::mem::replace(&mut self.private[color.index()], milestone);
        let who = self.who(color);
        table.tell(|| Event::Milestone { who, milestone });
        self.make_common(table, old);
    }

    /// The free spaces of an era, from the left.
    pub(crate) fn free_spaces(&self, era: u8) -> impl DoubleEndedIterator<Item = EraSpace> + '_ {
        let spaces = (1..=self.facts().era_spaces(era).len() as u8).map(move |place| EraSpace { era, place });
        spaces.filter(|space| self.players.iter().all(|player| player.space != Some(*space)))
    }

    pub(crate) fn move_marker(&mut self, table: &mut Asking, color: Color, space: Option<EraSpace>) {
        self.player_mut(color).space = space;
        let who = self.who(color);
        if let Some(space) = space {
            table.tell(|| Event::Space { who, space });
        }
    }

    /// Puts a milestone above all of the same or an earlier deck; the bottom one leaves. One that is earlier than all
    /// leaves itself.
    pub(crate) fn make_common(&mut self, table: &mut Asking, milestone: Milestone) {
        let [.., bottom] = self.common;
        if milestone.era() < bottom.era() {
            self.discard_milestone(table, milestone);
            return;
        }
        self.discard_milestone(table, bottom);
        let place = self.common[..3].iter().position(|other| other.era() <= milestone.era()).unwrap_or(3);
        self.common.copy_within(place..3, place + 1);
        self.common[place] = milestone;
        table.tell(|| Event::CommonKnowledge { milestone });
    }

    /// Citizens on it return to their owners as scholars.
    fn discard_milestone(&mut self, table: &mut Asking, milestone: Milestone) {
        self.discard |= 1 << milestone.index();
        table.tell(|| Event::Discarded { milestone });
        for seat in self.everyone() {
            if self.has_diplomat(milestone, seat) {
                self.return_as_scholar(seat);
                table.tell(|| Event::DiplomatReturned { seat, milestone });
            }
        }
        self.diplomats.0[milestone.index()] = 0;
    }

    /// Milestones where a diplomat can stand.
    fn on_board(&self) -> impl Iterator<Item = Milestone> + '_ {
        self.common.iter().chain(&self.private).copied()
    }

    pub(crate) fn send_diplomat_offers(&self, seat: Seat) -> impl Iterator<Item = Choice> + '_ {
        let free = move |milestone: &Milestone| {
            !self.has_diplomat(*milestone, seat)
                && self.diplomats_on(*milestone) < self.facts().milestone(*milestone).spaces
        };
        self.on_board().filter(free).flat_map(move |milestone| {
            let there = Citizen::ALL.into_iter().filter(move |citizen| self.is_available(seat, *citizen));
            there.map(move |citizen| Choice::SendDiplomat(milestone, citizen))
        })
    }

    fn is_available(&self, seat: Seat, citizen: Citizen) -> bool {
        let player = self.player(seat);
        match citizen {
            Citizen::Specialist(kind) => player.home[kind.index()] > 0,
            Citizen::Scholar => player.scholars > 0,
        }
    }

    pub(crate) fn send_diplomat(
        &mut self,
        table: &mut Asking,
        seat: Seat,
        milestone: Milestone,
        citizen: Citizen,
    ) -> Flow {
        let player = self.player_mut(seat);
        match citizen {
            Citizen::Specialist(kind) => player.home[kind.index()] -= 1,
            Citizen::Scholar => player.scholars -= 1,
        }
        self.diplomats.0[milestone.index()] |= Color::from(seat).bit();
        table.tell(|| Event::DiplomatSent { seat, milestone, citizen });
        let owner = Color::all().find(|color| self.private[color.index()] == milestone);
        if let Some(owner) = owner.and_then(|color| self.seat_of(color))
            && owner != seat
            && milestone.era() > self.own_era(seat)
        {
            self.gain_influence(table, owner, 1, Cause::Diplomat);
        }
        self.gain_milestone(table, seat, milestone)
    }

    pub(crate) fn call_diplomat_offers(&self, seat: Seat) -> impl Iterator<Item = Choice> + '_ {
        self.on_board().filter(move |milestone| self.has_diplomat(*milestone, seat)).map(Choice::CallDiplomat)
    }

    pub(crate) fn call_diplomat(&mut self, table: &mut Asking, seat: Seat, milestone: Milestone) -> Flow {
        self.diplomats.0[milestone.index()] &= !Color::from(seat).bit();
        self.return_as_scholar(seat);
        table.tell(|| Event::DiplomatCalled { seat, milestone });
        self.gain_milestone(table, seat, milestone)
    }

    fn gain_milestone(&mut self, table: &mut Asking, seat: Seat, milestone: Milestone) -> Flow {
        let action = self.facts().milestone(milestone).action;
        self.gain(table, seat, Benefit::Action(action), Cause::Milestone(milestone), Need::NONE)
    }
}
