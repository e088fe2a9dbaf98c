//! The life of an idea (p. 12-15): present, invent, innovate, share.

use table::{EnumMap, Flow, Seat};

use crate::actions::Listing;
use crate::choice::{Ask, Cause, Choice};
use crate::context::{Tape, Turn};
use crate::event::Event;
use crate::gain::Work;
use crate::state::{Color, DISPLAY, IDEAS, Inventions, Phase};
use crate::words::{Action, Aspiration, Card, Milestone, Region, Tile, Type, Who};

impl Inventions {
    pub(crate) fn present_offers(&self, seat: Seat, mut each: impl FnMut(Choice) -> Listing) -> Listing {
        let player = self.player(seat);
        for &card in &player.hand {
            let workers = player.workers(self.facts().card(card).kind);
            for region in Region::ALL {
                if self.region(region).card.is_none() && self.presenters(region) <= workers {
                    each(Choice::Present(card, region))?;
                }
            }
        }
        Listing::Continue(())
    }

    /// How many citizens the region's Specialist tile asks for.
    pub(crate) fn presenters(&self, region: Region) -> u8 {
        self.facts().specialist_tile(self.region(region).specialist).specialists
    }

    pub(crate) fn invent_offers(&self, seat: Seat, mut each: impl FnMut(Choice) -> Listing) -> Listing {
        for region in Region::ALL {
            let display = self.region(region);
            // In the Stone Age ideas lie there that nobody has presented yet.
            let presented = self.phase != Phase::StoneAge || display.presenter.is_some();
            if let Some(card) = display.card
                && presented
                && !display.invented
                && self.can_invent(seat, card)
            {
                each(Choice::Invent(region))?;
            }
        }
        Listing::Continue(())
    }

    fn can_invent(&self, seat: Seat, card: Card) -> bool {
        card.milestone().is_some_and(|milestone| self.has_access(seat, milestone))
            && self.missing(seat, self.inventors(card)) <= self.player(seat).scholars
    }

    /// Access to milestones (p. 13).
    pub fn has_access(&self, seat: Seat, milestone: Milestone) -> bool {
        if self.common.contains(&milestone) || self.in_discard(milestone) {
            return true;
        }
        match Color::all().find(|color| self.private[*color] == milestone) {
            Some(owner) => owner == seat.into() || self.has_diplomat(milestone, seat) || milestone.era() < self.era,
            None => false,
        }
    }

    /// Workers by type: the inventor and those who are exhausted.
    fn inventors(&self, card: Card) -> EnumMap<Type, u8> {
        let facts = self.facts().card(card);
        let mut workers = facts.exhaust;
        workers[facts.kind] += 1;
        workers
    }

    /// How many of these workers must be scholars.
    fn missing(&self, seat: Seat, workers: EnumMap<Type, u8>) -> u8 {
        let home = &self.player(seat).home;
        workers.iter().map(|(kind, needed)| needed.saturating_sub(home[kind])).sum()
    }

    pub(crate) fn innovate_offers(&self, seat: Seat, mut each: impl FnMut(Choice) -> Listing) -> Listing {
        for region in Region::ALL {
            let display = self.region(region);
            if let Some(card) = display.card
                && display.invented
                && display.innovator.is_none()
                && display.inventor != Some(seat.into())
                && self.player(seat).workers(self.facts().card(card).kind) > 0
            {
                each(Choice::Innovate(region))?;
            }
        }
        Listing::Continue(())
    }

    pub(crate) fn share_offers(&self, seat: Seat, mut each: impl FnMut(Choice) -> Listing) -> Listing {
        for region in Region::ALL {
            if self.region(region).invented && self.beside(region, seat.into()) > 0 {
                each(Choice::Share(region))?;
            }
        }
        Listing::Continue(())
    }

    /// Steps 1 to 3 of Share: presenter, inventor and innovator, each once.
    pub(crate) fn reward_roles(&mut self, tape: &mut Tape, sharer: Color, region: Region) {
        let Some(card) = self.region(region).card else { unreachable!("only inventions are shared") };
        let who = self.who(sharer);
        tape.tell(|| Event::Shared { who, card, region });
        let cause = Cause::Action(Action::Share);
        if let Some((presenter, citizens)) = self.region(region).presenter
            && let Some(seat) = self.seat_of(presenter)
        {
            Turn::new(self, tape, seat).by(cause).gain_ip((card.era() * citizens).into());
        }
        if let Some(inventor) = self.region(region).inventor {
            let who = self.who(inventor);
            tape.tell(|| Event::Kept { who, card });
        }
        if let Some(innovator) = self.region(region).innovator {
            self.place_citizens(tape, innovator, region, 1, cause);
        }
    }

    /// Aspirations that a wild one could replace.
    fn exchangeable(&self, seat: Seat) -> impl Iterator<Item = Aspiration> + '_ {
        let is_out = move |aspiration: &Aspiration| self.player(seat).aspirations[*aspiration] > 0;
        Aspiration::ALL.into_iter().filter(|aspiration| *aspiration != Aspiration::Wild).filter(is_out)
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
            self.region_mut(region).citizens[color] += citizens;
        }
        let display = self.region_mut(region);
        display.card = None;
        display.invented = false;
        display.presenter = None;
        display.inventor = None;
        display.innovator = None;
    }

    /// Takes a card off the display or the stack; the cards slide away from the stack, and the top one fills the gap.
    pub(crate) fn take_idea(&mut self, tape: &mut Tape, card: Card) {
        match self.ideas.iter().position(|other| *other == card) {
            Some(place) => {
                self.ideas.remove(place);
                self.fill_ideas(tape);
            }
            None => {
                self.stack.pop();
            }
        }
    }

    pub(crate) fn fill_ideas(&mut self, tape: &mut Tape) {
        while self.ideas.len() < IDEAS
            && let Some(card) = self.stack.pop()
        {
            self.ideas.insert(0, card);
            tape.tell(|| Event::Displayed { card });
        }
    }
}

impl Turn<'_> {
    pub fn present(&mut self, card: Card, region: Region) -> Flow {
        self.me_mut().hand.retain(|other| *other != card);
        self.region_mut(region).card = Some(card);
        self.now.presented += 1;
        self.join_as_presenter(region)
    }

    /// Places the citizens that the Specialist tile asks for beside the idea, and gains the tile's benefit.
    pub fn join_as_presenter(&mut self, region: Region) -> Flow {
        let Some(card) = self.region(region).card else { unreachable!("an idea lies here") };
        let tile = self.region(region).specialist;
        let citizens = self.presenters(region);
        let kind = self.facts().card(card).kind;
        self.employ(kind, Work { moved: citizens, exhausted: 0 }, 0)?;
        let (seat, cause) = (self.seat, self.cause);
        self.region_mut(region).presenter = Some((seat.into(), citizens));
        let who = Who::Seat(seat);
        self.tell(|_| match cause {
            Cause::Action(_) => Event::Presented { who, card, region, citizens },
            _ => Event::Claimed { who, region, card },
        });
        let benefit = self.facts().specialist_tile(tile).benefit;
        self.by(Cause::SpecialistTile(tile)).gain(benefit)
    }

    pub fn invent(&mut self, region: Region) -> Flow {
        let seat = self.seat;
        let Some(card) = self.region(region).card else { unreachable!("only ideas are invented") };
        let facts = self.facts().card(card);
        self.aspire(Aspiration::Technology);
        let mut workers = self.inventors(card);
        for kind in Type::ALL {
            let moved = u8::from(kind == facts.kind);
            workers[kind] = 0;
            let reserved = self.missing(seat, workers);
            self.employ(kind, Work { moved, exhausted: facts.exhaust[kind] }, reserved)?;
            // Those of another type may be asked for later: the inventor stands beside the card by then.
            if kind == facts.kind {
                let display = self.region_mut(region);
                display.inventor = Some(seat.into());
                display.invented = true;
            }
        }
        self.tell(|seat| Event::Invented { who: Who::Seat(seat), card, region });
        self.by(Cause::Card(card)).gain_ip(facts.ip.into());
        Ok(())
    }

    pub fn innovate(&mut self, region: Region) -> Flow {
        let seat = self.seat;
        let Some(card) = self.region(region).card else { unreachable!("only inventions are innovated on") };
        let kind = self.facts().card(card).kind;
        self.employ(kind, Work { moved: 1, exhausted: 0 }, 0)?;
        self.region_mut(region).innovator = Some(seat.into());
        self.tell(|seat| Event::Innovated { who: Who::Seat(seat), card, region });
        self.gain_specialists(kind, 1);
        Ok(())
    }

    pub fn share(&mut self, region: Region) -> Flow {
        let color = self.seat.into();
        let (game, tape) = self.split();
        game.reward_roles(tape, color, region);
        self.take_reward(region)?;
        self.clear_display(region);
        Ok(())
    }

    /// Step 4 of Share: a Wealth tile of this region, or a wild aspiration.
    fn take_reward(&mut self, region: Region) -> Flow {
        let seat = self.seat;
        let choice = self.ask(Ask::Reward(region), |game, offers| {
            let display = game.region(region);
            let player = game.player(seat);
            let space = player.display.len() < DISPLAY;
            if display.wealth > 0 && space && !player.owns(Tile::Wealth(display.letter)) {
                offers.push(Choice::Wealth);
            }
            if player.aspiring() < DISPLAY as u8 || game.exchangeable(seat).next().is_some() {
                offers.push(Choice::Wild);
            }
        })?;
        match choice {
            Some(Choice::Wealth) => {
                let letter = self.region(region).letter;
                self.region_mut(region).wealth -= 1;
                let player = self.me_mut();
                player.display.push(Tile::Wealth(letter));
                player.owned.insert(Tile::Wealth(letter));
                self.tell(|seat| Event::WealthTaken { who: Who::Seat(seat), letter });
            }
            Some(_) if self.me().aspiring() == DISPLAY as u8 => self.exchange_aspiration()?,
            Some(_) => self.aspire(Aspiration::Wild),
            None => {}
        }
        Ok(())
    }

    /// With all four aspirations out, the wild one replaces another, or is not taken (p. 15).
    fn exchange_aspiration(&mut self) -> Flow {
        let seat = self.seat;
        let choice = self.ask(Ask::Exchange, |game, offers| {
            offers.extend(game.exchangeable(seat).map(Choice::Return));
            offers.push(Choice::Decline);
        })?;
        if let Some(Choice::Return(aspiration)) = choice {
            self.return_aspiration(aspiration);
            self.aspire(Aspiration::Wild);
        }
        Ok(())
    }

    pub fn return_aspiration(&mut self, aspiration: Aspiration) {
        self.me_mut().aspirations[aspiration] -= 1;
        self.tell(|seat| Event::Returned { seat, aspiration });
    }

    /// Asks for a new idea from the display or the top of the stack.
    pub fn choose_idea(&mut self) -> Flow {
        let choice = self.ask(Ask::Take, |game, offers| {
            offers.extend(game.ideas.iter().chain(game.stack.last()).copied().map(Choice::Take));
        })?;
        if let Some(Choice::Take(card)) = choice {
            let (game, tape) = self.split();
            game.take_idea(tape, card);
            self.me_mut().hand.push(card);
            self.tell(|seat| Event::TookIdea { seat, card });
        }
        Ok(())
    }
}
