//! A turn (p. 10-11, 21): chain tokens, the main action, chain actions, and what aspirations become.

use table::{Flow, Seat};

use crate::choice::{Ask, Cause, Choice};
use crate::components::Benefit;
use crate::event::Event;
use crate::gain::{Asking, Need};
use crate::state::{Chain, Color, DISPLAY, Inventions, Open, Phase, Turn};
use crate::words::{Action, Aspiration, Card, NUMBERS, Region, Tile, Token, Type, Who};

impl Inventions {
    /// Step 1: the number of chain tokens stays what it is now, whatever happens to influence.
    pub(crate) fn begin_turn(&mut self, table: &mut Asking, seat: Seat) {
        let tokens = self.facts().influence[self.player(seat).influence as usize].chain_tokens;
        self.now = Turn { tokens, ..Turn::default() };
        self.phase = Phase::Main;
        let who = Who::Seat(seat);
        table.tell(|| Event::Turn { who, tokens });
    }

    /// Whether this round is played with the Epoch pillar (p. 11).
    pub(crate) fn is_epoch_round(&self) -> bool {
        self.era == 1 || self.round == 3
    }

    /// The golden rule: one own pillar a forum; the Epoch pillar leaves its forum, too.
    pub(crate) fn is_accessible(&self, seat: Seat, action: Action) -> bool {
        let forum = self.facts().forum(action);
        self.player(seat).pillars().all(|own| self.facts().forum(own) != forum)
    }

    /// Step 2: the main action, or an Economy tile before it.
    pub(crate) fn play_main(&mut self, table: &mut Asking, seat: Seat) -> Flow {
        let accessible = Action::ALL.into_iter().filter(|action| self.is_accessible(seat, *action));
        let able = accessible
            .clone()
            .fold(0u16, |able, action| able | u16::from(self.can_perform(seat, action)) << action.index());
        let ask = if able == 0 { Ask::Rest } else { Ask::Main };
        let choice = Self::ask(table, seat, ask, Cause::Rules, |offers| {
            offers.extend(accessible.filter_map(|action| match able {
                0 => Some(Choice::Rest(action)),
                _ => (able & (1 << action.index()) != 0).then_some(Choice::Pillar(action)),
            }));
            self.offer_economy(seat, offers);
        })?;
        match choice {
            Some(Choice::Economy(number)) => return self.use_economy(table, seat, number),
            Some(Choice::Rest(action)) => {
                self.move_pillar(table, seat, action, true);
                self.influence_pillars(table, seat, action);
                self.gain_influence(table, seat, 1, Cause::Rules);
            }
            Some(Choice::Pillar(action)) => {
                self.move_pillar(table, seat, action, false);
                self.influence_pillars(table, seat, action);
                self.perform(table, seat, action, Cause::Rules)?;
            }
            _ => unreachable!("three pillars leave two forums"),
        }
        self.phase = Phase::Chain;
        Ok(())
    }

    fn move_pillar(&mut self, table: &mut Asking, seat: Seat, action: Action, rest: bool) {
        let epoch = self.is_epoch_round();
        let player = self.player_mut(seat);
        if epoch {
            player.epoch = Some(action);
        } else {
            player.seasons.push(action);
        }
        table.tell(|| Event::Pillar { seat, action, epoch, rest });
    }

    /// Others gain influence for an Epoch pillar on this very space; with two players for a Season pillar, too (p. 11,
    /// 24). It is the pillar that brings it, whether or not an action follows.
    fn influence_pillars(&mut self, table: &mut Asking, seat: Seat, action: Action) {
        for other in self.everyone().filter(|other| *other != seat) {
            let player = self.player(other);
            if player.epoch == Some(action) || self.has_chronos() && player.seasons.contains(&action) {
                self.gain_influence(table, other, 1, Cause::Pillar);
            }
        }
    }

    pub(crate) fn offer_economy(&self, seat: Seat, offers: &mut Vec<Choice>) {
        let player = self.player(seat);
        if player.economy > 0 {
            let ready = |number: &u8| {
                player.has_built(Tile::Progress(Type::Economy, *number)) && player.used & (1 << number) == 0
            };
            let useful = |number: &u8| self.is_useful(seat, self.facts().economy(*number));
            offers.extend((1..=NUMBERS).filter(ready).filter(useful).map(Choice::Economy));
        }
    }

    pub(crate) fn use_economy(&mut self, table: &mut Asking, seat: Seat, number: u8) -> Flow {
        let player = self.player_mut(seat);
        player.economy -= 1;
        player.used |= 1 << number;
        table.tell(|| Event::EconomyUsed { seat, number });
        self.gain(table, seat, self.facts().economy(number), Cause::Economy(number), Need::NONE)
    }

    /// Step 2 goes on: one chain action, or the end of it.
    pub(crate) fn play_chain(&mut self, table: &mut Asking, seat: Seat) -> Flow {
        let tokens = self.now.tokens;
        let choice = Self::ask(table, seat, Ask::Chain { tokens }, Cause::Rules, |offers| {
            if tokens > 0 {
                self.offer_chains(seat, offers);
            }
            // An Economy tile may make a chain possible, or make room for aspirations; otherwise it can wait for step
            // 4.
            let hoping = tokens > 0 && self.now.open.iter().any(|open| self.could_chain(seat, open.chain));
            if hoping || self.surplus(seat) > 0 {
                self.offer_economy(seat, offers);
            }
            offers.push(Choice::Done);
        })?;
        match choice {
            Some(Choice::Economy(number)) => self.use_economy(table, seat, number),
            Some(Choice::Done) | None => {
                self.now.tokens = 0;
                self.now.open.clear();
                self.phase = Phase::Ideas;
                Ok(())
            }
            Some(chain) => self.chain(table, seat, chain),
        }
    }

    /// What open chains offer, the latest action's first. What two of them offer is listed once.
    fn offer_chains(&self, seat: Seat, offers: &mut Vec<Choice>) {
        let mut able = Able { game: self, seat, known: 0, able: 0 };
        let mut add = |choice: Choice| {
            if !offers.contains(&choice) {
                offers.push(choice);
            }
        };
        for action in (0..self.now.performed.len() as u8).rev() {
            for open in self.now.open.iter().filter(|open| open.action == action) {
                self.each_chain(seat, open.chain, |choice, chained| {
                    let possible = match (choice, chained) {
                        (Choice::ChainTechnology(..), Some(action)) => {
                            self.player(seat).influence > 0 && able.can(action)
                        }
                        (_, Some(action)) => able.can(action),
                        (Choice::ChainKnowledge(region), None) => self.can_learn(seat, region),
                        (_, None) => self.is_useful(seat, Benefit::Influence(1)),
                    };
                    if possible {
                        add(choice);
                    }
                });
            }
        }
    }

    /// Every choice of a chain, with the action that it would perform.
    fn each_chain(&self, seat: Seat, chain: Chain, mut each: impl FnMut(Choice, Option<Action>)) {
        let player = self.player(seat);
        match chain {
            Chain::Card(card) => each(Choice::ChainCard(card), Some(self.facts().card(card).chain)),
            Chain::Inventions => {
                for card in player.inventions.iter().filter(|card| !self.now.chained.has(*card)) {
                    each(Choice::ChainCard(card), Some(self.facts().card(card).chain));
                }
            }
            Chain::Tokens => {
                for token in self.face_up_tokens(seat) {
                    each(Choice::ChainToken(token), token.action());
                }
            }
            Chain::Knowledge(region) => each(Choice::ChainKnowledge(region), None),
            Chain::Technology(_) if self.now.technology_used => {}
            Chain::Technology(performed) => {
                for number in (1..=NUMBERS).filter(|number| self.has_technology(seat, *number)) {
                    let action = match self.facts().technology(number) {
                        [one, other] if one == performed => other,
                        [one, other] if other == performed => one,
                        _ => continue,
                    };
                    each(Choice::ChainTechnology(number, action), Some(action));
                }
            }
        }
    }

    /// Whether something could be chained if its action could be performed; a Technology tile in the display could
    /// still be built.
    fn could_chain(&self, seat: Seat, chain: Chain) -> bool {
        let mut any = false;
        match chain {
            Chain::Knowledge(region) => any = self.region(region).sage,
            chain => self.each_chain(seat, chain, |_, _| any = true),
        }
        let pairs = |tile: &Tile| match (tile, chain) {
            (Tile::Progress(Type::Technology, number), Chain::Technology(performed)) => {
                self.facts().technology(*number).contains(&performed) && !self.now.technology_used
            }
            _ => false,
        };
        any || self.player(seat).display.iter().any(pairs)
    }

    fn face_up_tokens(&self, seat: Seat) -> impl Iterator<Item = Token> + '_ {
        let placed = self.regions.iter().flat_map(|region| &region.tokens);
        placed.filter(move |placed| placed.color == Color::from(seat) && placed.face_up).map(|placed| placed.token)
    }

    fn has_technology(&self, seat: Seat, number: u8) -> bool {
        let player = self.player(seat);
        player.has_built(Tile::Progress(Type::Technology, number)) && player.flipped & (1 << number) == 0
    }

    /// Takes a chain action. Those opened by later actions than its own are given up; the others stay open.
    fn chain(&mut self, table: &mut Asking, seat: Seat, choice: Choice) -> Flow {
        let mut found: Option<(Open, Option<Action>)> = None;
        for &open in &self.now.open {
            self.each_chain(seat, open.chain, |offered, action| {
                if offered == choice && found.is_none_or(|(before, _)| before.action <= open.action) {
                    found = Some((open, action));
                }
            });
        }
        let Some((open, action)) = found else { unreachable!("only open chains are offered") };
        self.now.tokens -= 1;
        self.now.open.retain(|other| other.action < open.action || other.action == open.action && *other != open);
        let cause = match choice {
            Choice::ChainCard(card) => self.chain_card(open.chain, card),
            Choice::ChainToken(token) => self.chain_token(seat, token),
            Choice::ChainTechnology(number, _) => self.chain_technology(table, seat, number),
            Choice::ChainKnowledge(region) => Cause::KnowledgeTile(self.region(region).knowledge),
            other => unreachable!("{other} is no chain"),
        };
        let action = action.or_else(|| self.knowledge_action(choice));
        table.tell(|| Event::Chained { seat, action, cause });
        match (choice, action) {
            (Choice::ChainKnowledge(region), _) => self.learn(table, seat, region)?,
            (_, Some(action)) => self.perform(table, seat, action, cause)?,
            (_, None) => self.gain_influence(table, seat, 1, cause),
        }
        Ok(())
    }

    fn knowledge_action(&self, choice: Choice) -> Option<Action> {
        let Choice::ChainKnowledge(region) = choice else { return None };
        match self.facts().knowledge_tile(self.region(region).knowledge).0 {
            Benefit::Action(action) if !self.region(region).ip_side => Some(action),
            _ => None,
        }
    }

    /// An own invention is chained once a turn by Call Specialists; the card just innovated on is another matter
    /// (rulings Q36).
    fn chain_card(&mut self, chain: Chain, card: Card) -> Cause {
        if chain == Chain::Inventions {
            self.now.chained.add(card);
        }
        Cause::Card(card)
    }

    /// The token lies face down from now on.
    fn chain_token(&mut self, seat: Seat, token: Token) -> Cause {
        let own = |placed: &&mut crate::state::Placed| placed.color == Color::from(seat) && placed.token == token;
        let placed = self.regions.iter_mut().flat_map(|region| &mut region.tokens).find(own);
        placed.expect("a token that is chained lies on the board").face_up = false;
        Cause::Token(token)
    }

    /// One Technology tile a turn, for 1 influence; it lies face down from now on (p. 9).
    fn chain_technology(&mut self, table: &mut Asking, seat: Seat, number: u8) -> Cause {
        let cause = Cause::Technology(number);
        self.now.technology_used = true;
        self.player_mut(seat).flipped |= 1 << number;
        self.pay_influence(table, seat, 1, cause);
        cause
    }

    /// A benefit that a chain token was paid for: an action cannot be declined any more.
    pub(crate) fn chain_benefit(&mut self, table: &mut Asking, seat: Seat, benefit: Benefit, cause: Cause) -> Flow {
        match benefit {
            Benefit::Action(action) => self.perform(table, seat, action, cause),
            benefit => self.gain(table, seat, benefit, cause, Need::NONE),
        }
    }

    /// The end of step 2: a new idea for each one presented.
    pub(crate) fn replace_idea(&mut self, table: &mut Asking, seat: Seat) -> Flow {
        if self.now.presented == 0 {
            self.phase = Phase::Surplus;
            return Ok(());
        }
        self.choose_idea(table, seat, Cause::Action(Action::Present))?;
        self.now.presented -= 1;
        Ok(())
    }

    /// Aspirations that do not fit into the tiles display.
    pub(crate) fn surplus(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        (player.aspiring() + player.display.len() as u8).saturating_sub(DISPLAY as u8)
    }

    /// The player chooses which new aspirations stay (p. 11).
    pub(crate) fn return_surplus(&mut self, table: &mut Asking, seat: Seat) -> Flow {
        if self.surplus(seat) == 0 {
            self.phase = Phase::Aspirations;
            return Ok(());
        }
        let choice = Self::ask(table, seat, Ask::Return, Cause::Rules, |offers| {
            let there =
                Aspiration::ALL.into_iter().filter(|aspiration| self.player(seat).aspirations[aspiration.index()] > 0);
            offers.extend(there.map(Choice::Return));
        })?;
        if let Some(Choice::Return(aspiration)) = choice {
            self.player_mut(seat).aspirations[aspiration.index()] -= 1;
            table.tell(|| Event::Returned { seat, aspiration });
        }
        Ok(())
    }

    /// Step 3: an aspiration becomes a Progress tile; one without a legal tile goes back (rulings Q5).
    pub(crate) fn fulfil(&mut self, table: &mut Asking, seat: Seat) -> Flow {
        let next = Aspiration::ALL.into_iter().find(|aspiration| self.player(seat).aspirations[aspiration.index()] > 0);
        let Some(aspiration) = next else {
            self.phase = Phase::Build;
            return Ok(());
        };
        let choice = Self::ask(table, seat, Ask::Tile(aspiration), Cause::Rules, |offers| {
            let kinds = Type::ALL
                .into_iter()
                .filter(|kind| aspiration == Aspiration::Wild || aspiration.index() == kind.index());
            for kind in kinds {
                let legal = |number: &u8| {
                    self.stock[kind.index()][*number as usize - 1] > 0
                        && !self.player(seat).owns(Tile::Progress(kind, *number))
                };
                offers.extend((1..=NUMBERS).filter(legal).map(|number| Choice::Tile(kind, number)));
            }
        })?;
        self.player_mut(seat).aspirations[aspiration.index()] -= 1;
        if let Some(Choice::Tile(kind, number)) = choice {
            let tile = Tile::Progress(kind, number);
            self.stock[kind.index()][number as usize - 1] -= 1;
            let player = self.player_mut(seat);
            player.display.push(tile);
            player.owned |= 1 << tile.index();
            let who = Who::Seat(seat);
            table.tell(|| Event::TookTile { who, tile });
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

/// The regions, for whoever goes through them in the order of the migration path.
pub(crate) fn path_from(game: &Inventions, region: Region) -> impl Iterator<Item = Region> + use<> {
    let facts = game.facts();
    std::iter::successors(Some(facts.next_region(region)), move |region| Some(facts.next_region(*region)))
        .take(Region::ALL.len())
}
