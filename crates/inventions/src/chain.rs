//! Chain actions (p. 10-11): what an action has opened, and what of it can be chained.

use table::{Flow, Seat};

use crate::choice::{Ask, Cause, Choice};
use crate::components::Benefit;
use crate::context::Turn;
use crate::event::Event;
use crate::state::{Chain, Color, Inventions, OpenChain, Phase};
use crate::words::{Action, NUMBERS, Region, Tile, Token, Type};

impl Inventions {
    /// What open chains offer, the latest action's first. What two of them offer is listed once.
    fn offer_chains(&self, seat: Seat, offers: &mut Vec<Choice>) {
        let mut able = Able { game: self, seat, known: 0, able: 0 };
        for action in (0..self.now.performed.len() as u8).rev() {
            for open in self.now.open.iter().filter(|open| open.action == action) {
                self.each_chain(seat, open.chain, |choice| {
                    if !offers.contains(&choice) && self.can_chain(choice, &mut able) {
                        offers.push(choice);
                    }
                });
            }
        }
    }

    /// Every choice of a chain, whether or not its action can be performed.
    fn each_chain(&self, seat: Seat, chain: Chain, mut each: impl FnMut(Choice)) {
        match chain {
            Chain::Card(card) => each(Choice::ChainCard(card)),
            Chain::Inventions => {
                let inventions = self.player(seat).inventions.iter();
                inventions.filter(|card| !self.now.chained.has(*card)).map(Choice::ChainCard).for_each(each);
            }
            Chain::Tokens => self.face_up_tokens(seat).map(Choice::ChainToken).for_each(each),
            Chain::Knowledge(region) => each(Choice::ChainKnowledge(region)),
            Chain::Technology(_) if self.now.technology_used => {}
            Chain::Technology(performed) => {
                for number in (1..=NUMBERS).filter(|number| self.has_technology(seat, *number)) {
                    if let Some(action) = self.paired_action(number, performed) {
                        each(Choice::ChainTechnology(number, action));
                    }
                }
            }
        }
    }

    fn can_chain(&self, choice: Choice, able: &mut Able) -> bool {
        let seat = able.seat;
        match (choice, self.chained_action(choice)) {
            (Choice::ChainKnowledge(region), _) => self.can_learn(seat, region),
            (Choice::ChainTechnology(..), Some(action)) => self.player(seat).influence > 0 && able.can(action),
            (_, Some(action)) => able.can(action),
            (_, None) => self.is_useful(seat, Benefit::Influence(1)),
        }
    }

    /// The action that a chain performs; the +1 Influence token and some Knowledge tiles bring something else.
    fn chained_action(&self, choice: Choice) -> Option<Action> {
        match choice {
            Choice::ChainCard(card) => Some(self.facts().card(card).chain),
            Choice::ChainToken(token) => token.action(),
            Choice::ChainTechnology(_, action) => Some(action),
            Choice::ChainKnowledge(region) => self.knowledge_action(region),
            other => unreachable!("{other} is no chain"),
        }
    }

    fn knowledge_action(&self, region: Region) -> Option<Action> {
        match self.facts().knowledge_tile(self.region(region).knowledge).0 {
            Benefit::Action(action) if !self.region(region).ip_side => Some(action),
            _ => None,
        }
    }

    /// The other action of a Technology tile, if this is one of its two.
    fn paired_action(&self, number: u8, performed: Action) -> Option<Action> {
        match self.facts().technology(number) {
            [one, other] if one == performed => Some(other),
            [one, other] if other == performed => Some(one),
            _ => None,
        }
    }

    /// Whether something could be chained if its action could be performed; a Technology tile in the display could
    /// still be built.
    fn could_chain(&self, seat: Seat, chain: Chain) -> bool {
        let mut any = false;
        match chain {
            Chain::Knowledge(region) => any = self.region(region).sage,
            chain => self.each_chain(seat, chain, |_| any = true),
        }
        let pairs = |tile: &Tile| match (tile, chain) {
            (Tile::Progress(Type::Technology, number), Chain::Technology(performed)) => {
                self.paired_action(*number, performed).is_some() && !self.now.technology_used
            }
            _ => false,
        };
        any || self.player(seat).display.iter().any(pairs)
    }

    fn face_up_tokens(&self, seat: Seat) -> impl Iterator<Item = Token> + '_ {
        let placed = self.regions.values().flat_map(|region| &region.tokens);
        placed.filter(move |placed| placed.color == Color::from(seat) && placed.face_up).map(|placed| placed.token)
    }

    fn has_technology(&self, seat: Seat, number: u8) -> bool {
        let player = self.player(seat);
        player.has_built(Tile::Progress(Type::Technology, number)) && player.flipped & (1 << number) == 0
    }

    /// The open chain that offered the choice; if several did, that of the latest action.
    fn open_chain_of(&self, seat: Seat, choice: Choice) -> OpenChain {
        let inventions = self.player(seat).inventions;
        let offers = |open: &&OpenChain| match (open.chain, choice) {
            (Chain::Card(innovated_on), Choice::ChainCard(card)) => innovated_on == card,
            (Chain::Inventions, Choice::ChainCard(card)) => inventions.has(card) && !self.now.chained.has(card),
            (Chain::Tokens, Choice::ChainToken(_)) => true,
            (Chain::Knowledge(entered), Choice::ChainKnowledge(region)) => entered == region,
            (Chain::Technology(performed), Choice::ChainTechnology(number, action)) => {
                self.paired_action(number, performed) == Some(action)
            }
            _ => false,
        };
        let latest = self.now.open.iter().filter(offers).max_by_key(|open| open.action);
        *latest.expect("only open chains are offered")
    }

    fn chain_cause(&self, choice: Choice) -> Cause {
        match choice {
            Choice::ChainCard(card) => Cause::Card(card),
            Choice::ChainToken(token) => Cause::Token(token),
            Choice::ChainTechnology(number, _) => Cause::Technology(number),
            Choice::ChainKnowledge(region) => Cause::KnowledgeTile(self.region(region).knowledge),
            other => unreachable!("{other} is no chain"),
        }
    }

    /// Notes what is chained, so that it is not chained again.
    fn use_up(&mut self, seat: Seat, chain: Chain, choice: Choice) {
        match choice {
            // An own invention is chained once per turn by Call Specialists; the card just innovated on is another
            // matter (rulings Q36).
            Choice::ChainCard(card) if chain == Chain::Inventions => self.now.chained.add(card),
            Choice::ChainToken(token) => self.turn_down(seat, token),
            // One Technology tile per turn, for 1 influence; it lies face down from now on (p. 9).
            Choice::ChainTechnology(number, _) => {
                self.now.technology_used = true;
                self.player_mut(seat).flipped |= 1 << number;
            }
            _ => {}
        }
    }

    /// The seat's token lies face down from now on.
    fn turn_down(&mut self, seat: Seat, token: Token) {
        let color = Color::from(seat);
        let mut tokens = self.regions.values_mut().flat_map(|region| &mut region.tokens);
        let placed = tokens.find(|placed| placed.color == color && placed.token == token);
        placed.expect("a token that is chained lies on the board").face_up = false;
    }

    /// What a chain could bring, whether or not it can be performed now; each benefit once.
    pub(crate) fn chain_benefits(&self, seat: Seat, chain: Chain, found: &mut Vec<Benefit>) {
        self.each_chain(seat, chain, |choice| match choice {
            Choice::ChainKnowledge(region) if !self.region(region).sage => {}
            Choice::ChainKnowledge(region) => note(self.knowledge_benefit(region), found),
            choice => note(self.chained_action(choice).map_or(Benefit::Influence(1), Benefit::Action), found),
        });
    }

    /// What a choice would bring within reach: the action of a milestone, and chains if a token is left for them. A
    /// choice that only begins an action opens what any way to perform it would.
    pub(crate) fn openings(&self, seat: Seat, choice: Choice) -> Vec<Benefit> {
        let mut found = Vec::new();
        let mut after = *self;
        let begun = match choice {
            Choice::Pillar(action) => Some(action),
            Choice::ChainCard(_) | Choice::ChainToken(_) | Choice::ChainKnowledge(_) | Choice::ChainTechnology(..) => {
                let open = self.open_chain_of(seat, choice);
                after.now.tokens -= 1;
                after.use_up(seat, open.chain, choice);
                self.chained_action(choice)
            }
            Choice::SendDiplomat(milestone, _) | Choice::CallDiplomat(milestone) => {
                note(self.facts().milestone(milestone).benefit, &mut found);
                None
            }
            _ => None,
        };
        if after.now.tokens > 0 {
            let mut ways = Vec::new();
            match begun {
                Some(action) => after.offer(seat, action, &mut ways),
                None => ways.push(choice),
            }
            ways.into_iter().for_each(|way| after.opened_chains(seat, way, &mut found));
        }
        found
    }

    /// What the chains that this way to perform an action opens could bring.
    fn opened_chains(&self, seat: Seat, choice: Choice, found: &mut Vec<Benefit>) {
        let Some(action) = choice.action() else { return };
        if let Some(chain) = self.own_chain(choice) {
            self.chain_benefits(seat, chain, found);
        }
        if let Choice::GainInfluence(_, token) = choice {
            note(token.action().map_or(Benefit::Influence(1), Benefit::Action), found);
        }
        self.chain_benefits(seat, Chain::Technology(action), found);
    }

    /// The chain that performing an action in this way opens by itself.
    pub(crate) fn own_chain(&self, choice: Choice) -> Option<Chain> {
        match choice {
            Choice::Innovate(region) => self.region(region).card.map(Chain::Card),
            Choice::CallSpecialists(..) => Some(Chain::Inventions),
            Choice::GainInfluence(..) => Some(Chain::Tokens),
            Choice::Travel(_, to) => Some(Chain::Knowledge(to)),
            _ => None,
        }
    }
}

fn note(benefit: Benefit, found: &mut Vec<Benefit>) {
    if benefit != Benefit::Nothing && !found.contains(&benefit) {
        found.push(benefit);
    }
}

impl Turn<'_> {
    /// Step 2 goes on: one chain action, or the end of it.
    pub fn play_chain(&mut self) -> Flow {
        let seat = self.seat;
        let tokens = self.now.tokens;
        let choice = self.ask(Ask::Chain { tokens }, |game, offers| {
            if tokens > 0 {
                game.offer_chains(seat, offers);
            }
            // An Economy tile may make a chain possible, or make room for aspirations; otherwise it can wait for step
            // 4.
            let hoping = tokens > 0 && game.now.open.iter().any(|open| game.could_chain(seat, open.chain));
            if hoping || game.surplus(seat) > 0 {
                game.offer_economy(seat, offers);
            }
            offers.push(Choice::Done);
        })?;
        match choice {
            Some(Choice::Economy(number)) => self.use_economy(number),
            Some(Choice::Done) | None => {
                self.now.tokens = 0;
                self.now.open.clear();
                self.phase = Phase::Ideas;
                Ok(())
            }
            Some(choice) => self.chain(choice),
        }
    }

    /// Takes a chain action. Those opened by later actions than its own are given up; the others stay open.
    fn chain(&mut self, choice: Choice) -> Flow {
        let seat = self.seat;
        let open = self.open_chain_of(seat, choice);
        let action = self.chained_action(choice);
        self.now.tokens -= 1;
        self.now.open.retain(|other| other.action < open.action || other.action == open.action && *other != open);
        self.use_up(seat, open.chain, choice);
        let cause = self.chain_cause(choice);
        if let Choice::ChainTechnology(..) = choice {
            self.by(cause).pay_influence(1);
        }
        self.tell(|seat| Event::Chained { seat, action, cause });
        let mut turn = self.by(cause);
        match (choice, action) {
            (Choice::ChainKnowledge(region), _) => turn.learn(region)?,
            (_, Some(action)) => turn.perform(action)?,
            (_, None) => turn.gain_influence(1),
        }
        Ok(())
    }
}

/// Which actions can be performed, each looked at once.
struct Able<'a> {
    game: &'a Inventions,
    seat: Seat,
    known: u16,
    able: u16,
}

impl Able<'_> {
    fn can(&mut self, action: Action) -> bool {
        let bit = 1 << action.index();
        if self.known & bit == 0 {
            self.known |= bit;
            if self.game.can_perform(self.seat, action) {
                self.able |= bit;
            }
        }
        self.able & bit != 0
    }
}
