//! Gaining and paying: IP, influence, citizens and benefits. Everything that changes a society's possessions passes
//! here.

use table::{Flow, Seat, Tape};

use crate::choice::{Ask, Cause, Choice, Question};
use crate::components::Benefit;
use crate::event::Event;
use crate::state::{Color, DISPLAY, Inventions, MAX_INFLUENCE};
use crate::words::{Action, Aspiration, Region, Type};

pub(crate) type Asking = Tape<Inventions>;

/// Citizens that must be there to be exhausted once a benefit is gained: of a type, or of any.
#[derive(Copy, Clone)]
pub(crate) struct Need {
    pub kind: Option<Type>,
    pub citizens: u8,
}

impl Need {
    pub const NONE: Need = Need { kind: None, citizens: 0 };
}

impl Inventions {
    pub(crate) fn ask(
        table: &mut Asking,
        seat: Seat,
        ask: Ask,
        cause: Cause,
        list: impl FnOnce(&mut Vec<Choice>),
    ) -> Flow<Option<Choice>> {
        table.ask(seat, Question { seat, ask, cause }, list)
    }

    pub(crate) fn gain_ip(&mut self, table: &mut Asking, seat: Seat, ip: u8, cause: Cause) {
        self.player_mut(seat).ip += u16::from(ip);
        if ip > 0 {
            table.tell(|| Event::Ip { seat, ip, cause });
        }
    }

    /// What goes beyond 10 is lost (p. 11).
    pub(crate) fn gain_influence(&mut self, table: &mut Asking, seat: Seat, steps: u8, cause: Cause) {
        let player = self.player_mut(seat);
        let gained = steps.min(MAX_INFLUENCE - player.influence);
        player.influence += gained;
        if gained > 0 {
            table.tell(|| Event::Influence { seat, change: gained as i8, cause });
        }
    }

    pub(crate) fn pay_influence(&mut self, table: &mut Asking, seat: Seat, steps: u8, cause: Cause) {
        self.player_mut(seat).influence -= steps;
        if steps > 0 {
            table.tell(|| Event::Influence { seat, change: -(steps as i8), cause });
        }
    }

    pub(crate) fn aspire(&mut self, table: &mut Asking, seat: Seat, aspiration: Aspiration) {
        if self.player(seat).aspiring() < DISPLAY as u8 {
            self.player_mut(seat).aspirations[aspiration.index()] += 1;
            table.tell(|| Event::Aspired { seat, aspiration });
        }
    }

    /// Scholars that still fit into the academy (p. 9); sages do not count.
    pub(crate) fn room(&self, seat: Seat) -> u8 {
        self.own_era(seat).saturating_sub(self.player(seat).scholars)
    }

    pub(crate) fn gain_scholars(&mut self, table: &mut Asking, seat: Seat, citizens: u8, cause: Cause) {
        let citizens = citizens.min(self.room(seat)).min(self.player(seat).supply);
        let player = self.player_mut(seat);
        player.supply -= citizens;
        player.scholars += citizens;
        if citizens > 0 {
            table.tell(|| Event::Scholars { seat, citizens, cause });
        }
    }

    /// A citizen who was elsewhere comes back as a scholar, or to the supply if the academy is full.
    pub(crate) fn return_as_scholar(&mut self, seat: Seat) {
        let room = self.room(seat);
        let player = self.player_mut(seat);
        *if room > 0 { &mut player.scholars } else { &mut player.supply } += 1;
    }

    pub(crate) fn gain_specialists(&mut self, table: &mut Asking, seat: Seat, kind: Type, citizens: u8, cause: Cause) {
        let player = self.player_mut(seat);
        let citizens = citizens.min(player.supply);
        player.supply -= citizens;
        player.home[kind.index()] += citizens;
        if citizens > 0 {
            table.tell(|| Event::Specialists { seat, kind, citizens, cause });
        }
    }

    /// New citizens in a region of the map, as far as the supply goes.
    pub(crate) fn place_citizens(
        &mut self,
        table: &mut Asking,
        color: Color,
        region: Region,
        citizens: u8,
        cause: Cause,
    ) {
        let citizens = citizens.min(self.player(color).supply);
        self.player_mut(color).supply -= citizens;
        self.region_mut(region).citizens[color.index()] += citizens;
        let who = self.who(color);
        if citizens > 0 {
            table.tell(|| Event::Citizens { who, region, citizens, cause });
        }
    }

    /// The type that citizens take on when they come home from a region (p. 16): of its card, else of the rightmost
    /// idea.
    pub(crate) fn home_type(&self, region: Region) -> Option<Type> {
        let card = self.region(region).card.or(self.ideas.last().copied())?;
        Some(self.facts().card(card).kind)
    }

    /// Citizens come home from the map, all to one specialty.
    pub(crate) fn bring_home(
        &mut self,
        table: &mut Asking,
        seat: Seat,
        region: Region,
        citizens: u8,
        cause: Cause,
        need: Need,
    ) -> Flow {
        let kind = match self.home_type(region) {
            Some(kind) => kind,
            None => self.choose_type(table, seat, cause, need, citizens, 0)?,
        };
        self.region_mut(region).citizens[Color::from(seat).index()] -= citizens;
        self.player_mut(seat).home[kind.index()] += citizens;
        table.tell(|| Event::CameHome { seat, region, kind, citizens });
        Ok(())
    }

    /// A type for so many specialists; `later` more may follow of any type. One that would leave the need unmet is not
    /// offered.
    fn choose_type(
        &self,
        table: &mut Asking,
        seat: Seat,
        cause: Cause,
        need: Need,
        citizens: u8,
        later: u8,
    ) -> Flow<Type> {
        let choice = Self::ask(table, seat, Ask::Type, cause, |offers| {
            let fits =
                |kind: &Type| self.meets(seat, need, later, [0; 3], |other| if other == *kind { citizens } else { 0 });
            offers.extend(Type::ALL.into_iter().filter(fits).map(Choice::Type));
        })?;
        match choice {
            Some(Choice::Type(kind)) => Ok(kind),
            _ => unreachable!("a need is looked at before a benefit is begun"),
        }
    }

    /// Whether enough can be exhausted after `more` specialists of each type (and `later` of any) have come.
    fn meets(&self, seat: Seat, need: Need, later: u8, readied: [u8; 3], more: impl Fn(Type) -> u8) -> bool {
        let player = self.player(seat);
        let at_home = |kind: Type| player.home[kind.index()] + readied[kind.index()] + more(kind);
        let there = match need.kind {
            Some(kind) => at_home(kind),
            None => Type::ALL.into_iter().map(at_home).sum(),
        };
        there + later + player.scholars >= need.citizens
    }

    /// Whether the need can be met once the benefit is gained, if its choices are made for it.
    pub(crate) fn could_meet(&self, seat: Seat, need: Need, benefit: Benefit) -> bool {
        let player = self.player(seat);
        let fits = |kind: Type| need.kind.is_none_or(|needed| needed == kind);
        let added = match benefit {
            Benefit::Scholars(n) => n.min(self.room(seat)).min(player.supply),
            Benefit::Specialists(kind, n) if kind.is_none_or(fits) => n.min(player.supply),
            Benefit::Ready(n) => {
                let ready: u8 =
                    Type::ALL.into_iter().filter(|kind| fits(*kind)).map(|kind| player.exhausted[kind.index()]).sum();
                n.min(ready)
            }
            Benefit::Recall => {
                let useful = |region: &Region| self.home_type(*region).is_none_or(fits);
                let own = |region: Region| self.region(region).citizens[Color::from(seat).index()];
                Region::ALL.into_iter().filter(useful).map(own).max().unwrap_or(0)
            }
            _ => 0,
        };
        self.meets(seat, need, added, [0; 3], |_| 0)
    }

    /// Whether the benefit would do anything.
    pub(crate) fn is_useful(&self, seat: Seat, benefit: Benefit) -> bool {
        let player = self.player(seat);
        match benefit {
            Benefit::Nothing | Benefit::TurnOrder | Benefit::Discount(_) => false,
            Benefit::Ip(_) | Benefit::EconomyToken => true,
            Benefit::Influence(_) => player.influence < MAX_INFLUENCE,
            Benefit::Scholars(_) => player.supply > 0 && self.room(seat) > 0,
            Benefit::Specialists(..) | Benefit::Citizens(_) => player.supply > 0,
            Benefit::Action(action) => self.can_perform(seat, action),
            Benefit::Build(price) => self.can_build(seat, price),
            Benefit::Ready(_) => player.exhausted.iter().any(|there| *there > 0),
            Benefit::Recall => self.has_citizens_on_map(seat),
        }
    }

    pub(crate) fn has_citizens_on_map(&self, seat: Seat) -> bool {
        self.regions.iter().any(|region| region.citizens[seat.index()] > 0)
    }

    /// Gains a benefit. Actions may be declined (rulings Q12, Q27); what must be paid afterwards stays payable.
    pub(crate) fn gain(&mut self, table: &mut Asking, seat: Seat, benefit: Benefit, cause: Cause, need: Need) -> Flow {
        match benefit {
            Benefit::Nothing | Benefit::TurnOrder | Benefit::Discount(_) => {}
            Benefit::Ip(n) => self.gain_ip(table, seat, n, cause),
            Benefit::Influence(n) => self.gain_influence(table, seat, n, cause),
            Benefit::Scholars(n) => self.gain_scholars(table, seat, n, cause),
            Benefit::Specialists(Some(kind), n) => self.gain_specialists(table, seat, kind, n, cause),
            Benefit::Specialists(None, n) => {
                let n = n.min(self.player(seat).supply);
                for later in (0..n).rev() {
                    let kind = self.choose_type(table, seat, cause, need, 1, later)?;
                    self.gain_specialists(table, seat, kind, 1, cause);
                }
            }
            Benefit::Citizens(n) => self.send_new_citizens(table, seat, n, cause)?,
            Benefit::Action(action) => self.offer_action(table, seat, action, cause)?,
            Benefit::Build(price) => self.build_for_benefit(table, seat, price, cause)?,
            Benefit::EconomyToken => {
                self.player_mut(seat).economy += 1;
                table.tell(|| Event::EconomyToken { seat });
            }
            Benefit::Ready(n) => self.ready(table, seat, n, cause, need)?,
            Benefit::Recall => self.recall(table, seat, cause, need)?,
        }
        Ok(())
    }

    fn send_new_citizens(&mut self, table: &mut Asking, seat: Seat, citizens: u8, cause: Cause) -> Flow {
        if self.player(seat).supply == 0 {
            return Ok(());
        }
        let choice = Self::ask(table, seat, Ask::Citizen, cause, |offers| {
            offers.extend(Region::ALL.map(Choice::Citizen));
        })?;
        if let Some(Choice::Citizen(region)) = choice {
            self.place_citizens(table, seat.into(), region, citizens, cause);
        }
        Ok(())
    }

    fn ready(&mut self, table: &mut Asking, seat: Seat, citizens: u8, cause: Cause, need: Need) -> Flow {
        let all: u8 = self.player(seat).exhausted.iter().sum();
        for left in (1..=citizens.min(all)).rev() {
            let choice = Self::ask(table, seat, Ask::Ready { left }, cause, |offers| {
                let player = self.player(seat);
                let fits = |kind: &Type| {
                    let mut readied = [0; 3];
                    readied[kind.index()] = 1;
                    // What can still be readied for the need after this one.
                    let later = match need.kind {
                        Some(needed) => (left - 1).min(
                            player.exhausted[needed.index()]
                                - readied[needed.index()].min(player.exhausted[needed.index()]),
                        ),
                        None => left - 1,
                    };
                    self.meets(seat, need, later, readied, |_| 0)
                };
                let there = Type::ALL.into_iter().filter(|kind| player.exhausted[kind.index()] > 0);
                offers.extend(there.filter(fits).map(Choice::Ready));
            })?;
            let Some(Choice::Ready(kind)) = choice else { break };
            let player = self.player_mut(seat);
            player.exhausted[kind.index()] -= 1;
            player.home[kind.index()] += 1;
            table.tell(|| Event::Ready { seat, kind, citizens: 1 });
        }
        Ok(())
    }

    /// Citizens come home without an aspiration and without a chain.
    fn recall(&mut self, table: &mut Asking, seat: Seat, cause: Cause, need: Need) -> Flow {
        let choice = Self::ask(table, seat, Ask::Act(Action::CallSpecialists), cause, |offers| {
            let fits = |choice: &Choice| match *choice {
                Choice::CallSpecialists(region, citizens) => match self.home_type(region) {
                    Some(kind) => self.meets(seat, need, 0, [0; 3], |other| if other == kind { citizens } else { 0 }),
                    None => self.meets(seat, need, citizens, [0; 3], |_| 0),
                },
                _ => false,
            };
            offers.extend(self.call_specialists_offers(seat).filter(fits));
        })?;
        if let Some(Choice::CallSpecialists(region, citizens)) = choice {
            self.bring_home(table, seat, region, citizens, cause, need)?;
        }
        Ok(())
    }

    /// Finds workers of a type: so many leave the society for the board, so many are exhausted. Scholars may stand in
    /// for specialists; `kept` of them are wanted elsewhere. A scholar who is exhausted becomes a specialist (p. 9), so
    /// only their number matters.
    pub(crate) fn employ(
        &mut self,
        table: &mut Asking,
        seat: Seat,
        kind: Type,
        work: Work,
        kept: u8,
        cause: Cause,
    ) -> Flow {
        let citizens = work.moved + work.exhausted;
        if citizens == 0 {
            return Ok(());
        }
        let choice = Self::ask(table, seat, Ask::Scholars { kind, citizens }, cause, |offers| {
            let player = self.player(seat);
            let least = citizens.saturating_sub(player.home[kind.index()]);
            let most = citizens.min(player.scholars - kept);
            offers.extend((least..=most).map(Choice::Scholars));
        })?;
        let Some(Choice::Scholars(scholars)) = choice else {
            unreachable!("workers are counted before they are employed")
        };
        let player = self.player_mut(seat);
        player.scholars -= scholars;
        player.home[kind.index()] -= citizens - scholars;
        self.exhaust(table, seat, kind, work.exhausted.saturating_sub(scholars), scholars.min(work.exhausted));
        Ok(())
    }

    /// Lays down citizens that have been taken from home or academy.
    pub(crate) fn exhaust(&mut self, table: &mut Asking, seat: Seat, kind: Type, specialists: u8, scholars: u8) {
        self.player_mut(seat).exhausted[kind.index()] += specialists + scholars;
        if specialists + scholars > 0 {
            table.tell(|| Event::Exhausted { seat, kind, specialists, scholars });
        }
    }
}

/// What workers are needed for.
#[derive(Copy, Clone)]
pub(crate) struct Work {
    pub moved: u8,
    pub exhausted: u8,
}
