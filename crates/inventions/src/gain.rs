//! Gaining and paying: IP, influence, citizens and benefits. Everything that changes a society's possessions passes
//! here.

use table::{EnumMap, Flow, Seat};

use crate::choice::{Ask, Cause, Choice};
use crate::components::Benefit;
use crate::context::{Tape, Turn};
use crate::event::Event;
use crate::state::{Color, DISPLAY, Inventions, MAX_INFLUENCE};
use crate::words::{Action, Aspiration, Region, Type};

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
}

impl Need {
    pub const NONE: Need = Need { kind: None, citizens: 0 };

    /// Whether specialists of this type can pay it.
    fn takes(self, kind: Type) -> bool {
        self.kind.is_none_or(|needed| needed == kind)
    }

    /// How many of these citizens can pay it, if they become specialists of this type.
    fn taken(self, kind: Type, citizens: u8) -> u8 {
        if self.takes(kind) { citizens } else { 0 }
    }

    /// How many of these specialists by type can pay it.
    fn taken_of(self, specialists: &EnumMap<Type, u8>) -> u8 {
        match self.kind {
            Some(kind) => specialists[kind],
            None => specialists.values().sum(),
        }
    }
}

/// What workers are needed for.
#[derive(Copy, Clone)]
pub(crate) struct Work {
    pub moved: u8,
    pub exhausted: u8,
}

impl Inventions {
    /// Scholars that still fit into the academy (p. 9); sages do not count.
    pub(crate) fn academy_room(&self, seat: Seat) -> u8 {
        self.own_era(seat).saturating_sub(self.player(seat).scholars)
    }

    /// A citizen who was elsewhere comes back as a scholar, or to the supply if the academy is full.
    pub(crate) fn return_as_scholar(&mut self, seat: Seat) {
        let room = self.academy_room(seat);
        let player = self.player_mut(seat);
        *if room > 0 { &mut player.scholars } else { &mut player.supply } += 1;
    }

    /// New citizens in a region of the map, as far as the supply goes.
    pub(crate) fn place_citizens(&mut self, tape: &mut Tape, color: Color, region: Region, citizens: u8, cause: Cause) {
        let citizens = citizens.min(self.player(color).supply);
        self.player_mut(color).supply -= citizens;
        self.region_mut(region).citizens[color] += citizens;
        let who = self.who(color);
        if citizens > 0 {
            tape.tell(|| Event::Citizens { who, region, citizens, cause });
        }
    }

    /// The type that citizens take on when they come home from a region (p. 16): of its card, else of the rightmost
    /// idea.
    pub(crate) fn home_type(&self, region: Region) -> Option<Type> {
        let card = self.region(region).card.or(self.ideas.last().copied())?;
        Some(self.facts().card(card).kind)
    }

    /// Whether the need can be paid once so many more who can pay it have come.
    fn is_payable(&self, seat: Seat, need: Need, coming: u8) -> bool {
        let player = self.player(seat);
        need.taken_of(&player.home) + player.scholars + coming >= need.citizens
    }

    /// Whether the need can be paid once the benefit is gained, if its choices are made for it.
    pub(crate) fn is_payable_after(&self, seat: Seat, need: Need, benefit: Benefit) -> bool {
        let player = self.player(seat);
        let coming = match benefit {
            Benefit::Scholars(n) => n.min(self.academy_room(seat)).min(player.supply),
            Benefit::Specialists(Some(kind), n) => need.taken(kind, n.min(player.supply)),
            Benefit::Specialists(None, n) => n.min(player.supply),
            Benefit::Ready(n) => n.min(need.taken_of(&player.exhausted)),
            Benefit::Recall => {
                let coming = |region: Region| self.coming_home(region, need, self.citizens_in(region, seat));
                Region::ALL.into_iter().map(coming).max().unwrap_or(0)
            }
            _ => 0,
        };
        self.is_payable(seat, need, coming)
    }

    /// How many citizens who come home from a region can pay the need; where their type is free, all can.
    fn coming_home(&self, region: Region, need: Need, citizens: u8) -> u8 {
        self.home_type(region).map_or(citizens, |kind| need.taken(kind, citizens))
    }

    /// Whether the benefit would do anything.
    pub(crate) fn is_useful(&self, seat: Seat, benefit: Benefit) -> bool {
        let player = self.player(seat);
        match benefit {
            Benefit::Nothing | Benefit::TurnOrder | Benefit::Discount(_) => false,
            Benefit::Ip(_) | Benefit::EconomyToken => true,
            Benefit::Influence(_) => player.influence < MAX_INFLUENCE,
            Benefit::Scholars(_) => player.supply > 0 && self.academy_room(seat) > 0,
            Benefit::Specialists(..) | Benefit::Citizens(_) => player.supply > 0,
            Benefit::Action(action) => self.can_perform(seat, action),
            Benefit::Build(price) => self.can_build(seat, price),
            Benefit::Ready(_) => player.exhausted.values().any(|specialists| *specialists > 0),
            Benefit::Recall => self.has_citizens_on_map(seat),
        }
    }

    pub(crate) fn has_citizens_on_map(&self, seat: Seat) -> bool {
        Region::ALL.into_iter().any(|region| self.citizens_in(region, seat) > 0)
    }
}

impl Turn<'_> {
    pub fn gain_ip(&mut self, ip: u8) {
        self.me_mut().ip += u16::from(ip);
        let cause = self.cause;
        if ip > 0 {
            self.tell(|seat| Event::Ip { seat, ip, cause });
        }
    }

    /// What goes beyond 10 is lost (p. 11).
    pub fn gain_influence(&mut self, steps: u8) {
        let player = self.me_mut();
        let gained = steps.min(MAX_INFLUENCE - player.influence);
        player.influence += gained;
        self.tell_influence(gained as i8);
    }

    pub fn pay_influence(&mut self, steps: u8) {
        self.me_mut().influence -= steps;
        self.tell_influence(-(steps as i8));
    }

    fn tell_influence(&mut self, change: i8) {
        let cause = self.cause;
        if change != 0 {
            self.tell(|seat| Event::Influence { seat, change, cause });
        }
    }

    pub fn aspire(&mut self, aspiration: Aspiration) {
        if self.me().aspiring() < DISPLAY as u8 {
            self.me_mut().aspirations[aspiration] += 1;
            self.tell(|seat| Event::Aspired { seat, aspiration });
        }
    }

    pub fn gain_scholars(&mut self, citizens: u8) {
        let citizens = citizens.min(self.academy_room(self.seat)).min(self.me().supply);
        let player = self.me_mut();
        player.supply -= citizens;
        player.scholars += citizens;
        let cause = self.cause;
        if citizens > 0 {
            self.tell(|seat| Event::Scholars { seat, citizens, cause });
        }
    }

    pub fn gain_specialists(&mut self, kind: Type, citizens: u8) {
        let player = self.me_mut();
        let citizens = citizens.min(player.supply);
        player.supply -= citizens;
        player.home[kind] += citizens;
        let cause = self.cause;
        if citizens > 0 {
            self.tell(|seat| Event::Specialists { seat, kind, citizens, cause });
        }
    }

    /// Gains a benefit. Actions may be declined (rulings Q12, Q27); what must be paid afterwards stays payable.
    pub fn gain(&mut self, benefit: Benefit) -> Flow {
        match benefit {
            Benefit::Nothing | Benefit::TurnOrder | Benefit::Discount(_) => {}
            Benefit::Ip(ip) => self.gain_ip(ip),
            Benefit::Influence(steps) => self.gain_influence(steps),
            Benefit::Scholars(citizens) => self.gain_scholars(citizens),
            Benefit::Specialists(Some(kind), citizens) => self.gain_specialists(kind, citizens),
            Benefit::Specialists(None, citizens) => self.gain_any_specialists(citizens)?,
            Benefit::Citizens(citizens) => self.send_new_citizens(citizens)?,
            Benefit::Action(action) => self.offer_action(action)?,
            Benefit::Build(price) => self.build_for_benefit(price)?,
            Benefit::EconomyToken => {
                self.me_mut().economy += 1;
                self.tell(|seat| Event::EconomyToken { seat });
            }
            Benefit::Ready(citizens) => self.ready(citizens)?,
            Benefit::Recall => self.recall()?,
        }
        Ok(())
    }

    fn gain_any_specialists(&mut self, citizens: u8) -> Flow {
        for later in (0..citizens.min(self.me().supply)).rev() {
            let kind = self.choose_type(1, later)?;
            self.gain_specialists(kind, 1);
        }
        Ok(())
    }

    /// A type for so many specialists; `later` more may follow of any type. One that would leave the need unpayable is
    /// not offered.
    fn choose_type(&mut self, citizens: u8, later: u8) -> Flow<Type> {
        let (seat, need) = (self.seat, self.need);
        let choice = self.ask(Ask::Type, |game, offers| {
            let allowed = |kind: &Type| game.is_payable(seat, need, later + need.taken(*kind, citizens));
            offers.extend(Type::ALL.into_iter().filter(allowed).map(Choice::Type));
        })?;
        match choice {
            Some(Choice::Type(kind)) => Ok(kind),
            _ => unreachable!("a need is looked at before a benefit is begun"),
        }
    }

    fn send_new_citizens(&mut self, citizens: u8) -> Flow {
        if self.me().supply == 0 {
            return Ok(());
        }
        let choice = self.ask(Ask::Citizen, |_, offers| offers.extend(Region::ALL.map(Choice::Citizen)))?;
        if let Some(Choice::Citizen(region)) = choice {
            self.place_own_citizens(region, citizens);
        }
        Ok(())
    }

    pub fn place_own_citizens(&mut self, region: Region, citizens: u8) {
        let (seat, cause) = (self.seat, self.cause);
        let (game, tape) = self.split();
        game.place_citizens(tape, seat.into(), region, citizens, cause);
    }

    /// Exhausted specialists become available one by one. One who would leave the need unpayable is not offered.
    fn ready(&mut self, citizens: u8) -> Flow {
        let (seat, need) = (self.seat, self.need);
        let exhausted: u8 = self.me().exhausted.values().sum();
        for left in (1..=citizens.min(exhausted)).rev() {
            let choice = self.ask(Ask::Ready { left }, |game, offers| {
                let exhausted = &game.player(seat).exhausted;
                let allowed = |kind: &Type| {
                    let now = need.taken(*kind, 1);
                    let later = (left - 1).min(need.taken_of(exhausted) - now);
                    game.is_payable(seat, need, now + later)
                };
                let possible = Type::ALL.into_iter().filter(|kind| exhausted[*kind] > 0);
                offers.extend(possible.filter(allowed).map(Choice::Ready));
            })?;
            let Some(Choice::Ready(kind)) = choice else { break };
            let player = self.me_mut();
            player.exhausted[kind] -= 1;
            player.home[kind] += 1;
            self.tell(|seat| Event::Ready { seat, kind, citizens: 1 });
        }
        Ok(())
    }

    /// Citizens come home without an aspiration and without a chain. So few that the need would be unpayable are not
    /// offered.
    fn recall(&mut self) -> Flow {
        let (seat, need) = (self.seat, self.need);
        let choice = self.ask(Ask::Act(Action::CallSpecialists), |game, offers| {
            for region in Region::ALL {
                let allowed = |n: &u8| game.is_payable(seat, need, game.coming_home(region, need, *n));
                let citizens = (1..=game.citizens_in(region, seat)).filter(allowed);
                offers.extend(citizens.map(|n| Choice::CallSpecialists(region, n)));
            }
        })?;
        if let Some(Choice::CallSpecialists(region, citizens)) = choice {
            self.bring_home(region, citizens)?;
        }
        Ok(())
    }

    /// Citizens come home from the map, all to one specialty.
    pub fn bring_home(&mut self, region: Region, citizens: u8) -> Flow {
        let kind = match self.home_type(region) {
            Some(kind) => kind,
            None => self.choose_type(citizens, 0)?,
        };
        let seat = self.seat;
        self.region_mut(region).citizens[seat.into()] -= citizens;
        self.me_mut().home[kind] += citizens;
        self.tell(|seat| Event::CameHome { seat, region, kind, citizens });
        Ok(())
    }

    /// Finds workers of a type: so many leave the society for the board, so many are exhausted. Scholars may stand in
    /// for specialists, except so many who are reserved for other work. A scholar who is exhausted becomes a specialist
    /// (p. 9), so only their number matters.
    pub fn employ(&mut self, kind: Type, work: Work, reserved: u8) -> Flow {
        let seat = self.seat;
        let citizens = work.moved + work.exhausted;
        if citizens == 0 {
            return Ok(());
        }
        let choice = self.ask(Ask::Scholars { kind, citizens }, |game, offers| {
            let player = game.player(seat);
            let least = citizens.saturating_sub(player.home[kind]);
            let most = citizens.min(player.scholars - reserved);
            offers.extend((least..=most).map(Choice::Scholars));
        })?;
        let Some(Choice::Scholars(scholars)) = choice else {
            unreachable!("workers are counted before they are employed")
        };
        let player = self.me_mut();
        player.scholars -= scholars;
        player.home[kind] -= citizens - scholars;
        self.exhaust(kind, work.exhausted.saturating_sub(scholars), scholars.min(work.exhausted));
        Ok(())
    }

    /// Lays down citizens that have been taken from home or academy.
    pub fn exhaust(&mut self, kind: Type, specialists: u8, scholars: u8) {
        self.me_mut().exhausted[kind] += specialists + scholars;
        if specialists + scholars > 0 {
            self.tell(|seat| Event::Exhausted { seat, kind, specialists, scholars });
        }
    }
}
