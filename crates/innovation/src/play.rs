//! What effects are written with: looking, asking and moving, each in the rulebook's words.
//!
//! As on the cards, `you` is the player who executes the effect and `me` the one who demands it.

use arrayvec::ArrayVec;
use table::{Flow, Pause, Seat, Seats, Table};

use crate::card::{AGES, CARDS, Card, CardSet, Color, Icon, Splay};
use crate::choice::{Ask, Choice, Question};
use crate::event::{Event, Move, Shown, Zone};
use crate::state::{Ending, How, Innovation, PLAYERS, Place, Special};

pub struct Play<'a> {
    pub(crate) g: &'a mut Innovation,
    pub(crate) table: &'a mut Table<Innovation>,
    /// The card whose effect is executed, and which of its effects; `None` outside of effects.
    pub(crate) source: Option<(Card, u8)>,
    pub(crate) you: Seat,
    pub(crate) me: Seat,
}

// Looking.
impl Play<'_> {
    pub(crate) fn hand(&self) -> CardSet {
        self.g.hand(self.you)
    }

    pub(crate) fn score_pile(&self) -> CardSet {
        self.g.score_pile(self.you)
    }

    pub(crate) fn tops(&self) -> CardSet {
        self.g.tops(self.you)
    }

    pub(crate) fn top(&self, color: Color) -> Option<Card> {
        self.g.top(self.you, color)
    }

    pub(crate) fn icons(&self, icon: Icon) -> usize {
        self.g.icon(self.you, icon)
    }

    pub(crate) fn has_color(&self, color: Color) -> bool {
        self.top(color).is_some()
    }

    pub(crate) fn splayed(&self, color: Color) -> Splay {
        self.g.splay(self.you, color)
    }

    pub(crate) fn bottom(&self, color: Color) -> Option<Card> {
        self.g.stack(self.you, color).last()
    }

    /// The number of colors in which you have at least one such icon.
    pub(crate) fn colors_with(&self, icon: Icon) -> usize {
        Color::ALL.into_iter().filter(|&color| self.g.color_icons(self.you, color).of(icon) > 0).count()
    }

    pub(crate) fn my_hand(&self) -> CardSet {
        self.g.hand(self.me)
    }

    pub(crate) fn my_score_pile(&self) -> CardSet {
        self.g.score_pile(self.me)
    }

    pub(crate) fn my_tops(&self) -> CardSet {
        self.g.tops(self.me)
    }

    /// Your opponents, clockwise; a partner is none (rulebook, Team rules).
    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (you, seats, teams) = (self.you, self.g.seats(), self.g.rules.teams);
        you.clockwise(seats).skip(1).filter(move |seat| !teams || seat.index() % 2 != you.index() % 2)
    }

    /// The other players, clockwise. Whether that includes a partner depends on the edition.
    pub(crate) fn other_players(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let everybody = self.g.rules.edition.differences().other_players_include_partner;
        let opponents: Seats = self.opponents().collect();
        self.you.clockwise(self.g.seats()).skip(1).filter(move |&seat| everybody || opponents.has(seat))
    }
}

// Asking. A question without offers is skipped, and one with a single offer is answered by the table.
impl Play<'_> {
    fn question(&self, ask: Ask) -> Question {
        Question { ask, source: self.source }
    }

    fn ask(&mut self, seat: Seat, ask: Ask, list: impl FnOnce(&mut Vec<Choice>)) -> Flow<Option<Choice>> {
        let question = self.question(ask);
        self.table.ask(seat, question, list)
    }

    /// You choose one of the cards.
    pub(crate) fn choose(&mut self, ask: Ask, cards: CardSet) -> Flow<Option<Card>> {
        self.choose_by(self.you, ask, cards)
    }

    /// I choose one of the cards.
    pub(crate) fn i_choose(&mut self, ask: Ask, cards: CardSet) -> Flow<Option<Card>> {
        self.choose_by(self.me, ask, cards)
    }

    fn choose_by(&mut self, seat: Seat, ask: Ask, cards: CardSet) -> Flow<Option<Card>> {
        let answer = self.ask(seat, ask, |offers| offers.extend(cards.iter().map(Choice::Card)))?;
        Ok(answer.and_then(Choice::card))
    }

    /// You may choose one of the cards.
    pub(crate) fn may_choose(&mut self, ask: Ask, cards: CardSet) -> Flow<Option<Card>> {
        self.choose_unless(Choice::No, ask, cards)
    }

    /// You choose one of the cards, or stop choosing.
    pub(crate) fn choose_or_stop(&mut self, ask: Ask, cards: CardSet) -> Flow<Option<Card>> {
        self.choose_unless(Choice::Done, ask, cards)
    }

    fn choose_unless(&mut self, refusal: Choice, ask: Ask, cards: CardSet) -> Flow<Option<Card>> {
        if cards.is_empty() {
            return Ok(None);
        }
        let answer = self.ask(self.you, ask, |offers| {
            offers.extend(cards.iter().map(Choice::Card));
            offers.push(refusal);
        })?;
        Ok(answer.and_then(Choice::card))
    }

    /// You choose so many of the cards, as far as there are any. Without a choice nothing is asked.
    pub(crate) fn choose_several(&mut self, count: usize, ask: Ask, cards: CardSet) -> Flow<CardSet> {
        if cards.len() <= count {
            return Ok(cards);
        }
        let mut chosen = CardSet::NONE;
        while chosen.len() < count
            && let Some(card) = self.choose(ask, cards - chosen)?
        {
            chosen = chosen.with(card);
        }
        Ok(chosen)
    }

    /// The so many highest of the cards; among equals you choose.
    pub(crate) fn choose_highest(&mut self, count: usize, ask: Ask, cards: CardSet) -> Flow<CardSet> {
        let mut rest = cards;
        let mut chosen = CardSet::NONE;
        while chosen.len() < count && !rest.is_empty() {
            let highest = rest.highest();
            let taken = self.choose_several(count - chosen.len(), ask, highest)?;
            chosen = chosen | taken;
            rest = rest - highest;
        }
        Ok(chosen)
    }

    /// You may do the one thing that is asked.
    pub(crate) fn may(&mut self, ask: Ask) -> Flow<bool> {
        let answer = self.ask(self.you, ask, |offers| offers.extend([Choice::Yes, Choice::No]))?;
        Ok(answer == Some(Choice::Yes))
    }

    pub(crate) fn choose_color(&mut self, ask: Ask, colors: impl Iterator<Item = Color>) -> Flow<Option<Color>> {
        let answer = self.ask(self.you, ask, |offers| offers.extend(colors.map(Choice::Color)))?;
        Ok(answer.and_then(Choice::color))
    }

    pub(crate) fn may_choose_color(&mut self, ask: Ask, colors: impl Iterator<Item = Color>) -> Flow<Option<Color>> {
        let answer = self.ask(self.you, ask, |offers| {
            offers.extend(colors.map(Choice::Color));
            if !offers.is_empty() {
                offers.push(Choice::No);
            }
        })?;
        Ok(answer.and_then(Choice::color))
    }

    pub(crate) fn choose_value(&mut self) -> Flow<u8> {
        let answer = self.ask(self.you, Ask::Value, |offers| offers.extend((1..=AGES as u8).map(Choice::Value)))?;
        Ok(match answer {
            Some(Choice::Value(value)) => value,
            _ => unreachable!("only values are offered"),
        })
    }

    pub(crate) fn choose_player(&mut self, ask: Ask, players: impl Iterator<Item = Seat>) -> Flow<Option<Seat>> {
        let answer = self.ask(self.you, ask, |offers| offers.extend(players.map(Choice::Player)))?;
        Ok(answer.and_then(Choice::player))
    }

    pub(crate) fn may_choose_player(&mut self, ask: Ask, players: impl Iterator<Item = Seat>) -> Flow<Option<Seat>> {
        let answer = self.ask(self.you, ask, |offers| {
            offers.extend(players.map(Choice::Player));
            offers.push(Choice::No);
        })?;
        Ok(answer.and_then(Choice::player))
    }

    /// You may choose one of two branches.
    pub(crate) fn may_choose_option(&mut self) -> Flow<Option<u8>> {
        let options = [Choice::Option(1), Choice::Option(2), Choice::No];
        let answer = self.ask(self.you, Ask::Option, |offers| offers.extend(options))?;
        Ok(match answer {
            Some(Choice::Option(option)) => Some(option),
            _ => None,
        })
    }

    /// You choose a card in somebody's score pile by its back. Which one of several equal backs it is, chance decides.
    pub(crate) fn choose_back(&mut self, ask: Ask, owners: impl Iterator<Item = Seat>) -> Flow<Option<Card>> {
        let piles = owners.map(|owner| (owner, self.g.score_pile(owner))).collect::<ArrayVec<_, PLAYERS>>();
        let backs = |&(owner, pile): &(Seat, CardSet)| {
            let values = (1..=AGES as u8).filter(move |&value| !pile.valued(value).is_empty());
            values.map(move |value| Choice::Back(owner, value))
        };
        let Some(Choice::Back(owner, value)) =
            self.ask(self.you, ask, |offers| offers.extend(piles.iter().flat_map(backs)))?
        else {
            return Ok(None);
        };
        Ok(self.any_of(self.g.score_pile(owner).valued(value)))
    }

    /// Any one of cards that nobody can tell apart by their backs.
    pub(crate) fn any_of(&mut self, cards: CardSet) -> Option<Card> {
        if cards.len() < 2 {
            return cards.first();
        }
        let number = self.g.rng.below(cards.len());
        cards.iter().nth(number)
    }
}

// Drawing.
impl Play<'_> {
    /// The card that a draw of this value would bring (rulebook, Draw action): empty ages are skipped, below 1 is 1, and above 10
    /// the game ends at once.
    fn next_card(&mut self, value: usize) -> Flow<Card> {
        let piles = value.max(1)..=AGES;
        let next = piles.into_iter().find_map(|age| self.g.next_in(age as u8));
        match next {
            Some(card) => Ok(card),
            None => self.end_by_score(),
        }
    }

    pub(crate) fn draw(&mut self, value: usize) -> Flow<Card> {
        let card = self.next_card(value)?;
        self.go(card, Move::Draw, Zone::Hand(self.you))?;
        Ok(card)
    }

    pub(crate) fn draw_and_meld(&mut self, value: usize) -> Flow<Card> {
        let card = self.next_card(value)?;
        self.go(card, Move::DrawAndMeld, Zone::Board(self.you))?;
        Ok(card)
    }

    pub(crate) fn draw_and_tuck(&mut self, value: usize) -> Flow<Card> {
        let card = self.next_card(value)?;
        self.go(card, Move::DrawAndTuck, Zone::BoardBottom(self.you))?;
        Ok(card)
    }

    pub(crate) fn draw_and_score(&mut self, value: usize) -> Flow<Card> {
        let card = self.next_card(value)?;
        self.go(card, Move::DrawAndScore, Zone::Score(self.you))?;
        Ok(card)
    }

    /// Into your hand, for all to see.
    pub(crate) fn draw_and_reveal(&mut self, value: usize) -> Flow<Card> {
        let card = self.next_card(value)?;
        self.go(card, Move::DrawAndReveal, Zone::Hand(self.you))?;
        Ok(card)
    }
}

// Moving.
impl Play<'_> {
    pub(crate) fn meld(&mut self, card: Card) -> Flow {
        self.go(card, Move::Meld, Zone::Board(self.you))
    }

    pub(crate) fn tuck(&mut self, card: Card) -> Flow {
        self.go(card, Move::Tuck, Zone::BoardBottom(self.you))
    }

    pub(crate) fn score(&mut self, card: Card) -> Flow {
        self.go(card, Move::Score, Zone::Score(self.you))
    }

    pub(crate) fn score_all(&mut self, cards: CardSet) -> Flow {
        cards.iter().try_for_each(|card| self.score(card))
    }

    pub(crate) fn return_card(&mut self, card: Card) -> Flow {
        self.go(card, Move::Return, Zone::Supply)
    }

    /// Returns the cards at once: you choose the order of those that go to the same pile (rulebook, Return).
    pub(crate) fn return_all(&mut self, cards: CardSet) -> Flow {
        let mut rest = cards;
        while let Some(card) = self.choose(Ask::ReturnNext, rest.lowest())? {
            self.return_card(card)?;
            rest = rest.without(card);
        }
        Ok(())
    }

    /// Melds the cards at once: you choose the order within each color.
    pub(crate) fn meld_all(&mut self, cards: CardSet) -> Flow {
        for color in Color::ALL {
            let mut rest = cards.colored(color);
            while let Some(card) = self.choose(Ask::MeldNext, rest)? {
                self.meld(card)?;
                rest = rest.without(card);
            }
        }
        Ok(())
    }

    pub(crate) fn tuck_all(&mut self, cards: CardSet) -> Flow {
        for color in Color::ALL {
            let mut rest = cards.colored(color);
            while let Some(card) = self.choose(Ask::TuckNext, rest)? {
                self.tuck(card)?;
                rest = rest.without(card);
            }
        }
        Ok(())
    }

    /// A transfer is never a meld, a score or a draw (rulebook, Transfer).
    pub(crate) fn transfer(&mut self, card: Card, to: Zone) -> Flow {
        self.go(card, Move::Transfer, to)
    }

    pub(crate) fn transfer_all(&mut self, cards: CardSet, to: Zone) -> Flow {
        cards.iter().try_for_each(|card| self.transfer(card, to))
    }

    /// Takes the cards into your hand; that is no draw.
    pub(crate) fn take_all(&mut self, cards: CardSet) -> Flow {
        cards.iter().try_for_each(|card| self.go(card, Move::Take, Zone::Hand(self.you)))
    }

    /// Both groups are fixed before the first card moves (rulebook, Exchange).
    pub(crate) fn exchange(&mut self, these: CardSet, to: Zone, those: CardSet, back: Zone) -> Flow {
        these.iter().try_for_each(|card| self.go(card, Move::Exchange, to))?;
        those.iter().try_for_each(|card| self.go(card, Move::Exchange, back))
    }

    /// Shows a card of your hand to all.
    pub(crate) fn reveal(&mut self, card: Card) {
        let you = self.you;
        self.table.tell(|| Event::Reveal { seat: you, card: Shown::Face(card) });
        if self.g.rules.edition.differences().reveal_is_change {
            self.changed();
        }
    }

    /// Every card goes one by one, and special achievements are looked at after each (rulebook, Special achievements).
    fn go(&mut self, card: Card, how: Move, to: Zone) -> Flow {
        let (from, was_top) = (self.g.place(card), self.g.is_top(card));
        self.g.lift(card);
        match to {
            Zone::Hand(seat) => self.g.put_in_hand(card, seat),
            Zone::Score(seat) => self.g.put_in_score(card, seat),
            Zone::Board(seat) => self.g.put_on_top(card, seat),
            Zone::BoardBottom(seat) => self.g.put_at_bottom(card, seat),
            Zone::Supply => self.g.put_back(card),
        }
        let by = self.you;
        self.table.tell(|| Event::moved(by, card, how, from, was_top, to));
        self.changed();
        let player = self.g.player_mut(self.you);
        match how {
            Move::Score | Move::DrawAndScore => player.scored_this_turn = player.scored_this_turn.saturating_add(1),
            Move::Tuck | Move::DrawAndTuck => player.tucked_this_turn = player.tucked_this_turn.saturating_add(1),
            _ => {}
        }
        let board = |place| matches!(place, Place::Board(_));
        if board(from) || matches!(to, Zone::Board(_) | Zone::BoardBottom(_)) || how == Move::Score || how == Move::DrawAndScore {
            self.claim_specials()?;
        }
        Ok(())
    }

    /// Something changed; if an opponent did it while sharing, the active player will draw (rulebook, Sharing draw bonus).
    pub(crate) fn changed(&mut self) {
        self.g.dogma.bonus |= self.g.dogma.opponent_shares;
    }
}

// What only one card does.
impl Play<'_> {
    /// Publications: you put the cards of a color into any order.
    pub(crate) fn rearrange(&mut self, color: Color) -> Flow {
        let before = self.g.stack(self.you, color).collect::<ArrayVec<Card, CARDS>>();
        let mut rest: CardSet = before.iter().copied().collect();
        let mut order = ArrayVec::<Card, CARDS>::new();
        while let Some(card) = self.choose(Ask::Arrange, rest)? {
            rest = rest.without(card);
            order.push(card);
        }
        if order == before {
            return Ok(());
        }
        let splay = self.splayed(color);
        for &card in order.iter().rev() {
            self.g.lift(card);
            self.g.put_on_top(card, self.you);
        }
        self.g.set_splay(self.you, color, splay);
        let seat = self.you;
        self.table.tell(|| Event::Rearranged { seat, color });
        self.changed();
        self.claim_specials()
    }

    /// Fission: all hands, boards and score piles leave the game, and the Dogma action is over.
    pub(crate) fn remove_everything(&mut self) {
        for card in Card::all() {
            if matches!(self.g.place(card), Place::Hand(_) | Place::Score(_) | Place::Board(_)) {
                self.g.lift(card);
            }
        }
        let seat = self.you;
        self.table.tell(|| Event::Fission { seat });
        self.g.dogma.complete();
    }
}

// Splaying.
impl Play<'_> {
    /// Whether splaying would change anything: at least two cards, not splayed that way yet.
    pub(crate) fn can_splay(&self, color: Color, splay: Splay) -> bool {
        self.g.count(self.you, color) >= 2 && self.splayed(color) != splay
    }

    pub(crate) fn splay(&mut self, color: Color, splay: Splay) -> Flow {
        if !self.can_splay(color, splay) {
            return Ok(());
        }
        self.g.set_splay(self.you, color, splay);
        let seat = self.you;
        self.table.tell(|| Event::Splay { seat, color, splay });
        self.changed();
        self.claim_specials()
    }

    /// You may splay one of these colors; returns the one you did.
    pub(crate) fn may_splay(&mut self, colors: &[Color], splay: Splay) -> Flow<Option<Color>> {
        let mut possible = [Color::Red; 5];
        let mut count = 0;
        for &color in colors {
            if self.can_splay(color, splay) {
                possible[count] = color;
                count += 1;
            }
        }
        let chosen = self.may_choose_color(Ask::Splay(splay), possible[..count].iter().copied())?;
        if let Some(color) = chosen {
            self.splay(color, splay)?;
        }
        Ok(chosen)
    }
}

// Other cards' effects.
impl Play<'_> {
    /// You alone execute the card's non-demand effects, now. What the demand of another card did does not count for it.
    pub(crate) fn execute(&mut self, card: Card) -> Flow {
        let (source, me) = (self.source, self.me);
        let demand_met = std::mem::replace(&mut self.g.dogma.demand_met, false);
        self.me = self.you;
        for (number, effect) in self.g.rules.edition.effects(card).iter().enumerate() {
            if !effect.demand {
                self.source = Some((card, number as u8));
                self.tell_effect();
                (effect.rule)(self)?;
            }
        }
        self.g.dogma.demand_met = demand_met;
        (self.source, self.me) = (source, me);
        Ok(())
    }

    pub(crate) fn tell_effect(&mut self) {
        let (you, me) = (self.you, self.me);
        if let Some((card, effect)) = self.source {
            self.table.tell(|| Event::Effect { seat: you, card, effect, by: me });
        }
    }
}

// Achievements and the end.
impl Play<'_> {
    /// Claims a special achievement by a card's effect, if it is still there.
    pub(crate) fn claim(&mut self, special: Special) -> Flow {
        if self.take_special(self.you, special) {
            self.end_by_achievements()?;
        }
        Ok(())
    }

    fn take_special(&mut self, seat: Seat, special: Special) -> bool {
        if self.g.achievements.specials & special.bit() == 0 {
            return false;
        }
        self.g.achievements.specials &= !special.bit();
        self.g.player_mut(seat).specials |= special.bit();
        self.table.tell(|| Event::ClaimSpecial { seat, special });
        self.changed();
        true
    }

    /// Whoever meets a special achievement takes it at once. Ties go to the player whose turn it is, then clockwise
    /// (rulebook, Special achievements).
    fn claim_specials(&mut self) -> Flow {
        if self.g.achievements.specials == 0 {
            return Ok(());
        }
        let mut claimed = false;
        for seat in self.g.turn.clockwise(self.g.seats()) {
            let met = self.g.specials_met(seat) & self.g.achievements.specials;
            if met != 0 {
                for special in Special::ALL.into_iter().filter(|special| met & special.bit() != 0) {
                    claimed |= self.take_special(seat, special);
                }
            }
        }
        if claimed { self.end_by_achievements() } else { Ok(()) }
    }

    pub(crate) fn end_by_achievements(&mut self) -> Flow {
        match self.g.achievement_winner() {
            Some(seat) => self.end(self.g.team_of(seat), How::Achievements),
            None => Ok(()),
        }
    }

    /// You win by a card.
    pub(crate) fn win(&mut self, winner: Seat) -> Flow {
        self.end(self.g.team_of(winner), How::Card)
    }

    fn end_by_score<T>(&mut self) -> Flow<T> {
        let (winners, how) = self.g.score_winners();
        self.end(winners, how)?;
        Err(Pause::Over)
    }

    fn end(&mut self, winners: Seats, how: How) -> Flow {
        self.g.ending = Some(Ending { winners, how });
        self.table.tell(|| Event::Over { winners, how });
        Err(Pause::Over)
    }
}
