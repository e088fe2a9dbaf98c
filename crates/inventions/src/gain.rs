//! Gaining and paying: IP, influence, citizens and benefits. Everything that changes a society's possessions passes
//! here.

use table::{Flow, Seat};

use crate::choice::{Ask, Cause, Choice};
use crate::components::{Benefit, Way};
use crate::context::{Tape, Turn};
use crate::event::Event;
use crate::state::{Color, DISPLAY, Inventions, MAX_HAND, MAX_INFLUENCE, Phase};
use crate::words::{Action, Aspiration, Region, Type};

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

    /// Whether the benefit would do anything.
    pub(crate) fn is_useful(&self, seat: Seat, benefit: Benefit) -> bool {
        let player = self.player(seat);
        match benefit {
            Benefit::Nothing | Benefit::TurnOrder | Benefit::Discount(_) | Benefit::Text(_) => false,
            Benefit::Ip(_) | Benefit::EconomyToken => true,
            Benefit::Influence(_) => player.influence < MAX_INFLUENCE,
            Benefit::Scholars(_) => player.supply > 0 && self.academy_room(seat) > 0,
            Benefit::Specialists(..) | Benefit::Citizens(_) => player.supply > 0,
            Benefit::Action(action) => self.can_perform(seat, action),
            Benefit::Build(price) => self.can_build(seat, price),
            Benefit::Ready(_) => player.exhausted.values().any(|specialists| *specialists > 0),
            Benefit::Recall => self.has_citizens_on_map(seat),
            Benefit::Aspirations(..) => self.aspirations_room(seat) > 0,
            Benefit::Ideas(_) => self.can_take_idea(seat),
            Benefit::Joined(joined) => self.facts().ways(joined).iter().any(|way| self.is_way_useful(seat, way)),
        }
    }

    fn is_way_useful(&self, seat: Seat, way: &[Benefit]) -> bool {
        way.iter().any(|part| self.is_useful(seat, *part))
    }

    /// Aspirations that can still be gained. Those of step 2 may be more than the tiles display holds, because they are
    /// settled at its end; later only what fits can stay until the next turn.
    fn aspirations_room(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let tiles = if self.phase == Phase::Build { player.display.len() as u8 } else { 0 };
        (DISPLAY as u8).saturating_sub(player.aspiring() + tiles)
    }

    /// A hand has room for ideas, with those that are still to be replaced.
    fn can_take_idea(&self, seat: Seat) -> bool {
        let is_there = !self.ideas.is_empty() || !self.stack.is_empty();
        is_there && self.player(seat).hand.len() + (self.now.presented as usize) < MAX_HAND
    }

    pub(crate) fn has_citizens_on_map(&self, seat: Seat) -> bool {
        Region::ALL.into_iter().any(|region| self.citizens_in(region, seat) > 0)
    }
}

impl Turn<'_> {
    pub fn gain_ip(&mut self, ip: u16) {
        let player = self.me_mut();
        player.ip = player.ip.saturating_add(ip);
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
            Benefit::Ip(ip) => self.gain_ip(ip.into()),
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
            Benefit::Aspirations(aspiration, n) => {
                for _ in 0..n.min(self.aspirations_room(self.seat)) {
                    self.aspire(aspiration);
                }
            }
            Benefit::Ideas(n) => self.take_ideas(n)?,
            Benefit::Text(text) => self.tell_unplayed(self.facts().text(text)),
            Benefit::Joined(joined) => {
                for part in self.choose_joined(joined)? {
                    self.gain(*part)?;
                }
            }
        }
        Ok(())
    }

    /// What of a benefit is gained: all of it, or the alternative that the player chooses.
    #[inline]
    pub fn choose_way(&mut self, benefit: &'static Benefit) -> Flow<&'static [Benefit]> {
        match benefit {
            Benefit::Joined(joined) => self.choose_joined(*joined),
            single => Ok(std::slice::from_ref(single)),
        }
    }

    /// One of several alternatives: of those that keep the need payable one that does something, if there is any.
    fn choose_joined(&mut self, joined: u8) -> Flow<&'static [Benefit]> {
        let (seat, need) = (self.seat, self.need);
        let ways = self.facts().ways(joined);
        if let [way] = ways {
            return Ok(way);
        }
        let choice = self.ask(Ask::Benefit, |game, offers| {
            let payable = |way: &&Vec<Benefit>| game.is_way_payable(seat, need, way);
            let useful = ways.iter().filter(payable).any(|way| game.is_way_useful(seat, way));
            let offered = ways.iter().filter(payable).filter(|way| !useful || game.is_way_useful(seat, way));
            offers.extend(offered.map(|way| Choice::Gain(Way::of(way))));
        })?;
        let chosen = ways.iter().find(|way| choice == Some(Choice::Gain(Way::of(way))));
        Ok(chosen.map_or(&[], Vec::as_slice))
    }

    fn take_ideas(&mut self, ideas: u8) -> Flow {
        for _ in 0..ideas {
            if self.can_take_idea(self.seat) {
                self.choose_idea()?;
            }
        }
        Ok(())
    }

    /// Says that something is printed which these rules do not play.
    pub fn tell_unplayed(&mut self, text: &'static str) {
        let cause = self.cause;
        self.tell(|seat| Event::Unplayed { seat, text, cause });
    }

    fn gain_any_specialists(&mut self, citizens: u8) -> Flow {
        for later in (0..citizens.min(self.me().supply)).rev() {
            let kind = self.choose_type(1, Some(later))?;
            self.gain_specialists(kind, 1);
        }
        Ok(())
    }

    /// A type for so many specialists, who come from the map, or from the supply so that `later` more may follow of any
    /// type. One that would leave the need unpayable is not offered.
    fn choose_type(&mut self, citizens: u8, later: Option<u8>) -> Flow<Type> {
        let (seat, need) = (self.seat, self.need);
        let choice = self.ask(Ask::Type, |game, offers| {
            let allowed = |kind: &Type| {
                game.stays_payable(seat, need, |means| {
                    means.payers += need.taken(*kind, citizens) + later.unwrap_or(0);
                    means.supply -= later.map_or(0, |later| later + citizens);
                })
            };
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
        let (seat, need) = (self.seat, self.need);
        let choice = self.ask(Ask::Citizen, |game, offers| {
            let allowed = |region: &Region| {
                game.stays_payable(seat, need, |means| means.sent = Some((*region, means.take(citizens))))
            };
            offers.extend(Region::ALL.into_iter().filter(allowed).map(Choice::Citizen));
        })?;
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
                    game.stays_payable(seat, need, |means| {
                        let now = need.taken(*kind, 1);
                        let ready = now + (left - 1).min(means.exhausted - now);
                        means.payers += ready;
                        means.exhausted -= ready;
                    })
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
                let allowed =
                    |n: &u8| game.stays_payable(seat, need, |means| means.payers += game.coming_home(region, need, *n));
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
            None => self.choose_type(citizens, None)?,
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
