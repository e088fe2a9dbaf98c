//! Drawing, moving and splaying cards, and executing the effects of others.

use arrayvec::ArrayVec;
use table::{Flow, Seat};

use super::Play;
use crate::card::{AGES, ALL, Card, CardSet, Color, Splay};
use crate::choice::Ask;
use crate::deck::Deck;
use crate::event::{Event, Move, Moved, Shown, Zone};
use crate::state::Place;

// Drawing.
impl<D: Deck> Play<'_, D> {
    /// The card that a draw of this value would bring (rulebook, Draw action): empty ages are skipped, below 1 is 1, and above 10
    /// the game ends at once.
    pub(crate) fn next_base_card(&mut self, value: usize) -> Flow<Card> {
        let piles = value.max(1)..=AGES;
        let next = piles.into_iter().find_map(|age| self.g.next_in(age as u8));
        match next {
            Some(card) => Ok(card),
            None => self.end_by_score(),
        }
    }

    pub(crate) fn draw(&mut self, value: usize) -> Flow<Card> {
        let card = D::next(self, value, true)?;
        self.go(card, Move::Draw, Zone::Hand(self.you))?;
        Ok(card)
    }

    pub(crate) fn draw_and_meld(&mut self, value: usize) -> Flow<Card> {
        let card = D::next(self, value, false)?;
        self.go(card, Move::DrawAndMeld, Zone::Board(self.you))?;
        Ok(card)
    }

    pub(crate) fn draw_and_tuck(&mut self, value: usize) -> Flow<Card> {
        let card = D::next(self, value, false)?;
        self.go(card, Move::DrawAndTuck, Zone::BoardBottom(self.you))?;
        Ok(card)
    }

    pub(crate) fn draw_and_score(&mut self, value: usize) -> Flow<Card> {
        let card = D::next(self, value, false)?;
        self.go(card, Move::DrawAndScore, Zone::Score(self.you))?;
        Ok(card)
    }

    /// Into your hand, for all to see.
    pub(crate) fn draw_and_reveal(&mut self, value: usize) -> Flow<Card> {
        let card = D::next(self, value, true)?;
        self.go(card, Move::DrawAndReveal, Zone::Hand(self.you))?;
        Ok(card)
    }
}

// Moving.
impl<D: Deck> Play<'_, D> {
    // Each tells whether the card moved that way; a karma may have brought about something else.

    pub(crate) fn meld(&mut self, card: Card) -> Flow<bool> {
        self.go(card, Move::Meld, Zone::Board(self.you))
    }

    pub(crate) fn tuck(&mut self, card: Card) -> Flow<bool> {
        self.go(card, Move::Tuck, Zone::BoardBottom(self.you))
    }

    pub(crate) fn score(&mut self, card: Card) -> Flow<bool> {
        self.go(card, Move::Score, Zone::Score(self.you))
    }

    pub(crate) fn score_all(&mut self, cards: CardSet<D>) -> Flow {
        cards.iter().try_for_each(|card| self.score(card).map(drop))
    }

    pub(crate) fn return_card(&mut self, card: Card) -> Flow<bool> {
        self.go(card, Move::Return, Zone::Supply)
    }

    /// Returns the cards at once: you choose the order of those that go to the same pile (rulebook, Return).
    pub(crate) fn return_all(&mut self, cards: CardSet<D>) -> Flow {
        let mut rest = cards;
        while let Some(card) = self.choose(Ask::ReturnNext, rest.of_first_pile())? {
            self.return_card(card)?;
            rest = rest.without(card);
        }
        Ok(())
    }

    /// Melds the cards at once: you choose the order within each color.
    pub(crate) fn meld_all(&mut self, cards: CardSet<D>) -> Flow {
        for color in Color::ALL {
            let mut rest = cards.colored(color);
            while let Some(card) = self.choose(Ask::MeldNext, rest)? {
                self.meld(card)?;
                rest = rest.without(card);
            }
        }
        Ok(())
    }

    pub(crate) fn tuck_all(&mut self, cards: CardSet<D>) -> Flow {
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
    pub(crate) fn transfer(&mut self, card: Card, to: Zone) -> Flow<bool> {
        self.go(card, Move::Transfer, to)
    }

    pub(crate) fn transfer_all(&mut self, cards: CardSet<D>, to: Zone) -> Flow {
        cards.iter().try_for_each(|card| self.transfer(card, to).map(drop))
    }

    /// You transfer so many of the cards, as far as there are any, one by one. Returns which.
    pub(crate) fn transfer_several(&mut self, count: usize, cards: CardSet<D>, to: Zone) -> Flow<CardSet<D>> {
        let mut left = cards;
        while (cards - left).len() < count
            && let Some(card) = self.choose_next(count - (cards - left).len(), Ask::Transfer(to), left)?
        {
            self.transfer(card, to)?;
            left = left.without(card);
        }
        Ok(cards - left)
    }

    /// You score so many of the cards, as far as there are any, one by one.
    pub(crate) fn score_several(&mut self, count: usize, cards: CardSet<D>) -> Flow {
        let mut left = cards;
        while (cards - left).len() < count
            && let Some(card) = self.choose_next(count - (cards - left).len(), Ask::Score, left)?
        {
            self.score(card)?;
            left = left.without(card);
        }
        Ok(())
    }

    /// Those of the cards that have really come there.
    pub(crate) fn lying(&self, cards: CardSet<D>, place: Place) -> CardSet<D> {
        cards.iter().filter(|&card| self.g.place(card) == place).collect()
    }

    /// Takes the cards into your hand; that is no draw.
    pub(crate) fn take_all(&mut self, cards: CardSet<D>) -> Flow {
        cards.iter().try_for_each(|card| self.go(card, Move::Take, Zone::Hand(self.you)).map(drop))
    }

    /// Both groups are fixed before the first card moves (rulebook, Exchange).
    pub(crate) fn exchange(&mut self, these: CardSet<D>, to: Zone, those: CardSet<D>, back: Zone) -> Flow {
        these.iter().try_for_each(|card| self.go(card, Move::Exchange, to).map(drop))?;
        those.iter().try_for_each(|card| self.go(card, Move::Exchange, back).map(drop))
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
    /// Tells whether it did.
    pub(crate) fn go(&mut self, card: Card, how: Move, to: Zone) -> Flow<bool> {
        if D::instead(self, card, how, to)? {
            return Ok(false);
        }
        let (from, was_top) = (self.g.place(card), self.g.is_top(card));
        let kept = self.kept_splay(card, from, to);
        self.g.lift(card);
        match to {
            Zone::Hand(seat) => self.g.put_in_hand(card, seat),
            Zone::Score(seat) => self.g.put_in_score(card, seat),
            Zone::Board(seat) => self.g.put_on_top(card, seat),
            Zone::BoardBottom(seat) => self.g.put_at_bottom(card, seat),
            Zone::Supply => self.g.put_back(card),
            zone => D::put(self.g, card, zone),
        }
        if let Some((seat, splay)) = kept
            && self.g.count(seat, card.color()) > 1
        {
            self.g.set_splay(seat, card.color(), splay);
        }
        let by = self.you;
        self.table.tell(|| Event::moved(by, card, how, from, was_top, to));
        self.changed();
        let player = self.g.player_mut(self.you);
        match how {
            Move::Score | Move::DrawAndScore | Move::Fade => {
                player.scored_this_turn = player.scored_this_turn.saturating_add(1)
            }
            Move::Tuck | Move::DrawAndTuck => player.tucked_this_turn = player.tucked_this_turn.saturating_add(1),
            _ => {}
        }
        let board = matches!(from, Place::Board(_)) || matches!(to, Zone::Board(_) | Zone::BoardBottom(_));
        if board || matches!(how, Move::Score | Move::DrawAndScore) {
            self.claim_specials()?;
        }
        D::after_move(self, Moved { card, how, from, to })?;
        Ok(true)
    }

    /// A card that moves within a color does not make it smaller: the color stays splayed.
    #[inline]
    fn kept_splay(&self, card: Card, from: Place, to: Zone) -> Option<(Seat, Splay)> {
        match (from, to) {
            // No base card does so.
            (Place::Board(one), Zone::Board(other) | Zone::BoardBottom(other)) if D::EXPANDED && one == other => {
                Some((one, self.g.splay(one, card.color())))
            }
            _ => None,
        }
    }

    /// Something changed; if an opponent did it while sharing, the active player will draw (rulebook, Sharing draw bonus).
    pub(crate) fn changed(&mut self) {
        self.g.dogma.bonus |= self.g.dogma.opponent_shares;
    }
}

// What only one card does.
impl<D: Deck> Play<'_, D> {
    /// Publications: you put the cards of a color into any order.
    pub(crate) fn rearrange(&mut self, color: Color) -> Flow {
        let before = self.g.stack(self.you, color).collect::<ArrayVec<Card, ALL>>();
        let mut rest: CardSet<D> = before.iter().copied().collect();
        let mut order = ArrayVec::<Card, ALL>::new();
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
        let spared = D::spared(self);
        for card in D::cards() {
            let leaves = matches!(self.g.place(card), Place::Hand(_) | Place::Score(_) | Place::Board(_));
            if leaves && !spared.has(card) {
                self.g.lift(card);
            }
        }
        let seat = self.you;
        self.table.tell(|| Event::Fission { seat });
        self.g.dogma.complete();
    }
}

// Splaying.
impl<D: Deck> Play<'_, D> {
    /// Whether splaying would change anything: at least two cards, not splayed that way yet.
    pub(crate) fn can_splay(&self, color: Color, splay: Splay) -> bool {
        self.g.count(self.you, color) >= 2 && self.splayed(color) != splay
    }

    pub(crate) fn splay(&mut self, color: Color, splay: Splay) -> Flow {
        self.splay_of(self.you, color, splay)
    }

    /// You splay a color on somebody's board.
    pub(crate) fn splay_of(&mut self, seat: Seat, color: Color, splay: Splay) -> Flow {
        let possible = self.g.count(seat, color) >= 2 && self.g.splay(seat, color) != splay;
        if !possible || D::instead_of_splay(self, seat, color, splay)? {
            return Ok(());
        }
        self.g.set_splay(seat, color, splay);
        self.table.tell(|| Event::Splay { seat, color, splay });
        self.changed();
        self.claim_specials()?;
        if splay != Splay::Unsplayed { D::after_splay(self, seat) } else { Ok(()) }
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
impl<D: Deck> Play<'_, D> {
    /// You alone execute the card's non-demand effects, now. What the demand of another card did does not count for it.
    pub(crate) fn execute(&mut self, card: Card) -> Flow {
        let (source, here, me) = (self.source, self.here.take(), self.me);
        let memory = D::forget(self);
        self.me = self.you;
        D::execute_first(self, card)?;
        for (number, effect) in self.g.rules.edition.effects(card).iter().enumerate() {
            if !effect.demand {
                self.source = Some((card, number as u8));
                self.tell_effect();
                (effect.rule)(self)?;
            }
        }
        D::recall(self, memory);
        (self.source, self.here, self.me) = (source, here, me);
        Ok(())
    }

    pub(crate) fn tell_effect(&mut self) {
        let (you, me) = (self.you, self.me);
        if let Some((card, effect)) = self.source {
            self.table.tell(|| Event::Effect { seat: you, card, effect, by: me });
        }
    }
}
