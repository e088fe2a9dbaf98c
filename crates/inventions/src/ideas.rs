//! The life of an idea (p. 12-15): present, invent, innovate, share.

use table::{Flow, Seat};

use crate::choice::{Ask, Cause, Choice};
use crate::event::Event;
use crate::gain::{Asking, Need, Work};
use crate::state::{Color, DISPLAY, IDEAS, Inventions, Phase};
use crate::words::{Action, Aspiration, Card, Milestone, Region, Tile, Type, Who};

impl Inventions {
    pub(crate) fn present_offers(&self, seat: Seat) -> impl Iterator<Item = Choice> + '_ {
        let player = self.player(seat);
        let cards = player.hand.iter().map(|&card| (card, player.workers(self.facts().card(card).kind)));
        cards.flat_map(move |(card, workers)| {
            let empty = Region::ALL.into_iter().filter(|region| self.region(*region).card.is_none());
            let affordable = empty.filter(move |region| self.presenters(*region) <= workers);
            affordable.map(move |region| Choice::Present(card, region))
        })
    }

    /// How many citizens the region's Specialist tile asks for.
    pub(crate) fn presenters(&self, region: Region) -> u8 {
        self.facts().specialist_tile(self.region(region).specialist).specialists
    }

    pub(crate) fn present(&mut self, table: &mut Asking, seat: Seat, card: Card, region: Region) -> Flow {
        self.player_mut(seat).hand.retain(|other| *other != card);
        self.region_mut(region).card = Some(card);
        self.now.presented += 1;
        self.join_as_presenter(table, seat, region, Cause::Action(Action::Present))
    }

    /// Places the citizens that the Specialist tile asks for beside the idea, and gains the tile's benefit.
    pub(crate) fn join_as_presenter(&mut self, table: &mut Asking, seat: Seat, region: Region, cause: Cause) -> Flow {
        let Some(card) = self.region(region).card else { unreachable!("an idea lies here") };
        let tile = self.region(region).specialist;
        let citizens = self.presenters(region);
        let work = Work { moved: citizens, exhausted: 0 };
        self.employ(table, seat, self.facts().card(card).kind, work, 0, cause)?;
        self.region_mut(region).presenter = Some((seat.into(), citizens));
        let who = Who::Seat(seat);
        table.tell(|| match cause {
            Cause::Action(_) => Event::Presented { who, card, region, citizens },
            _ => Event::Claimed { who, region, card },
        });
        let benefit = self.facts().specialist_tile(tile).benefit;
        self.gain(table, seat, benefit, Cause::SpecialistTile(tile), Need::NONE)
    }

    pub(crate) fn invent_offers(&self, seat: Seat) -> impl Iterator<Item = Choice> + '_ {
        // In the Stone Age ideas lie there that nobody has presented yet.
        let presented = |region: &Region| self.phase != Phase::StoneAge || self.region(*region).presenter.is_some();
        let ideas = Region::ALL.into_iter().filter(|region| !self.region(*region).invented).filter(presented);
        let fits = move |region: &Region| {
            self.region(*region).card.is_some_and(|card| {
                card.milestone().is_some_and(|milestone| self.has_access(seat, milestone))
                    && self.can_pay_invention(seat, card)
            })
        };
        ideas.filter(fits).map(Choice::Invent)
    }

    /// Access to milestones (p. 13).
    pub fn has_access(&self, seat: Seat, milestone: Milestone) -> bool {
        if self.common.contains(&milestone) || self.in_discard(milestone) {
            return true;
        }
        match self.private.iter().position(|own| *own == milestone) {
            Some(owner) => owner == seat.index() || self.has_diplomat(milestone, seat) || milestone.era() < self.era,
            None => false,
        }
    }

    /// Workers by type: the inventor and those who are exhausted.
    fn inventors(&self, card: Card) -> [u8; 3] {
        let facts = self.facts().card(card);
        let mut workers = facts.exhaust;
        workers[facts.kind.index()] += 1;
        workers
    }

    fn can_pay_invention(&self, seat: Seat, card: Card) -> bool {
        self.missing(seat, self.inventors(card)) <= self.player(seat).scholars
    }

    /// How many of these workers must be scholars.
    fn missing(&self, seat: Seat, workers: [u8; 3]) -> u8 {
        let home = self.player(seat).home;
        workers.iter().zip(home).map(|(needed, there)| needed.saturating_sub(there)).sum()
    }

    pub(crate) fn invent(&mut self, table: &mut Asking, seat: Seat, region: Region) -> Flow {
        let Some(card) = self.region(region).card else { unreachable!("only ideas are invented") };
        let facts = self.facts().card(card);
        self.aspire(table, seat, Aspiration::Technology);
        let mut workers = self.inventors(card);
        for kind in Type::ALL {
            let moved = u8::from(kind == facts.kind);
            workers[kind.index()] = 0;
            let kept = self.missing(seat, workers);
            let work = Work { moved, exhausted: facts.exhaust[kind.index()] };
            self.employ(table, seat, kind, work, kept, Cause::Action(Action::Invent))?;
        }
        let display = self.region_mut(region);
        display.inventor = Some(seat.into());
        display.invented = true;
        let who = Who::Seat(seat);
        table.tell(|| Event::Invented { who, card, region });
        self.gain_ip(table, seat, facts.ip, Cause::Card(card));
        Ok(())
    }

    pub(crate) fn innovate_offers(&self, seat: Seat) -> impl Iterator<Item = Choice> + '_ {
        let fits = move |region: &Region| {
            let display = self.region(*region);
            display.invented
                && display.innovator.is_none()
                && display.inventor != Some(seat.into())
                && display.card.is_some_and(|card| self.player(seat).workers(self.facts().card(card).kind) > 0)
        };
        Region::ALL.into_iter().filter(fits).map(Choice::Innovate)
    }

    /// Returns the card, whose action may be chained.
    pub(crate) fn innovate(&mut self, table: &mut Asking, seat: Seat, region: Region) -> Flow<Card> {
        let Some(card) = self.region(region).card else { unreachable!("only inventions are innovated on") };
        let kind = self.facts().card(card).kind;
        let cause = Cause::Action(Action::Innovate);
        self.employ(table, seat, kind, Work { moved: 1, exhausted: 0 }, 0, cause)?;
        self.region_mut(region).innovator = Some(seat.into());
        let who = Who::Seat(seat);
        table.tell(|| Event::Innovated { who, card, region });
        self.gain_specialists(table, seat, kind, 1, cause);
        Ok(card)
    }

    pub(crate) fn share_offers(&self, seat: Seat) -> impl Iterator<Item = Choice> + '_ {
        let fits = move |region: &Region| self.region(*region).invented && self.beside(*region, seat.into()) > 0;
        Region::ALL.into_iter().filter(fits).map(Choice::Share)
    }

    pub(crate) fn share(&mut self, table: &mut Asking, seat: Seat, region: Region) -> Flow {
        self.reward_roles(table, seat.into(), region);
        self.take_reward(table, seat, region)?;
        self.clear_display(region);
        Ok(())
    }

    /// Steps 1 to 3 of Share: presenter, inventor and innovator, each once.
    pub(crate) fn reward_roles(&mut self, table: &mut Asking, sharer: Color, region: Region) {
        let Some(card) = self.region(region).card else { unreachable!("only inventions are shared") };
        let who = self.who(sharer);
        table.tell(|| Event::Shared { who, card, region });
        let cause = Cause::Action(Action::Share);
        if let Some((presenter, citizens)) = self.region(region).presenter
            && let Some(seat) = self.seat_of(presenter)
        {
            self.gain_ip(table, seat, card.era() * citizens, cause);
        }
        if let Some(inventor) = self.region(region).inventor {
            let who = self.who(inventor);
            table.tell(|| Event::Kept { who, card });
        }
        if let Some(innovator) = self.region(region).innovator {
            self.place_citizens(table, innovator, region, 1, cause);
        }
    }

    /// Step 4 of Share: a Wealth tile of this region, or a wild aspiration.
    fn take_reward(&mut self, table: &mut Asking, seat: Seat, region: Region) -> Flow {
        let choice = Self::ask(table, seat, Ask::Reward(region), Cause::Action(Action::Share), |offers| {
            let display = self.region(region);
            let player = self.player(seat);
            let space = player.display.len() < DISPLAY;
            if display.wealth > 0 && space && !player.owns(Tile::Wealth(display.letter)) {
                offers.push(Choice::Wealth);
            }
            if player.aspiring() < DISPLAY as u8 || self.exchangeable(seat).next().is_some() {
                offers.push(Choice::Wild);
            }
        })?;
        match choice {
            Some(Choice::Wealth) => {
                let letter = self.region(region).letter;
                self.region_mut(region).wealth -= 1;
                let player = self.player_mut(seat);
                player.display.push(Tile::Wealth(letter));
                player.owned |= 1 << Tile::Wealth(letter).index();
                let who = Who::Seat(seat);
                table.tell(|| Event::WealthTaken { who, letter });
            }
            Some(_) if self.player(seat).aspiring() == DISPLAY as u8 => self.exchange_aspiration(table, seat)?,
            Some(_) => self.aspire(table, seat, Aspiration::Wild),
            None => {}
        }
        Ok(())
    }

    /// Aspirations that a wild one could replace.
    fn exchangeable(&self, seat: Seat) -> impl Iterator<Item = Aspiration> + '_ {
        let there = move |aspiration: &Aspiration| self.player(seat).aspirations[aspiration.index()] > 0;
        Aspiration::ALL.into_iter().filter(|aspiration| *aspiration != Aspiration::Wild).filter(there)
    }

    /// With all four aspirations out, the wild one replaces another, or is not taken (p. 15).
    fn exchange_aspiration(&mut self, table: &mut Asking, seat: Seat) -> Flow {
        let choice = Self::ask(table, seat, Ask::Exchange, Cause::Action(Action::Share), |offers| {
            offers.extend(self.exchangeable(seat).map(Choice::Return));
            offers.push(Choice::Decline);
        })?;
        if let Some(Choice::Return(aspiration)) = choice {
            self.player_mut(seat).aspirations[aspiration.index()] -= 1;
            table.tell(|| Event::Returned { seat, aspiration });
            self.aspire(table, seat, Aspiration::Wild);
        }
        Ok(())
    }

    /// The inventor has the card now; all citizens beside it go to the map, and its place is free for a new idea.
    pub(crate) fn clear_display(&mut self, region: Region) {
        let display = self.region(region);
        if let (Some(card), Some(inventor)) = (display.card, display.inventor)
            && self.seat_of(inventor).is_some()
        {
            self.player_mut(inventor).inventions.add(card);
        }
        for color in Color::all() {
            let citizens = self.beside(region, color);
            self.region_mut(region).citizens[color.index()] += citizens;
        }
        let display = self.region_mut(region);
        display.card = None;
        display.invented = false;
        display.presenter = None;
        display.inventor = None;
        display.innovator = None;
    }

    /// Asks for a new idea from the display or the top of the stack.
    pub(crate) fn choose_idea(&mut self, table: &mut Asking, seat: Seat, cause: Cause) -> Flow {
        let choice = Self::ask(table, seat, Ask::Take, cause, |offers| {
            offers.extend(self.ideas.iter().chain(self.stack.last()).copied().map(Choice::Take));
        })?;
        if let Some(Choice::Take(card)) = choice {
            self.take_idea(table, card);
            self.player_mut(seat).hand.push(card);
            table.tell(|| Event::TookIdea { seat, card });
        }
        Ok(())
    }

    /// Takes a card off the display or the stack; the cards slide away from the stack, and the top one fills the gap.
    pub(crate) fn take_idea(&mut self, table: &mut Asking, card: Card) {
        match self.ideas.iter().position(|other| *other == card) {
            Some(place) => {
                self.ideas.remove(place);
                self.fill_ideas(table);
            }
            None => {
                self.stack.pop();
            }
        }
    }

    pub(crate) fn fill_ideas(&mut self, table: &mut Asking) {
        while self.ideas.len() < IDEAS
            && let Some(card) = self.stack.pop()
        {
            self.ideas.insert(0, card);
            table.tell(|| Event::Displayed { card });
        }
    }
}
