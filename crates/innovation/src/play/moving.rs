//! Drawing, moving and splaying cards, and executing the effects of others.

use arrayvec::ArrayVec;
use table::{Flow, Seat};

use super::{Deed, Destination, Drawn, Play};
use crate::card::{AGES, ALL, Card, CardSet, Color, Splay};
use crate::choice::Ask;
use crate::event::{Event, Move, Moved, Shown, Zone};
use crate::reactions::{Did, Variant, Would};
use crate::state::Place;

// Drawing.
impl<D: Variant> Play<'_, D> {
    /// The card that a draw of this value would bring (rulebook, Draw action): empty ages are skipped, below 1 is 1,
    /// and above 10 the game ends at once.
    pub(crate) fn next_base_card(&mut self, value: usize) -> Flow<Card> {
        let piles = value.max(1)..=AGES;
        let next = piles.into_iter().find_map(|age| self.g.next_in(age as u8));
        match next {
            Some(card) => Ok(card),
            None => self.end_by_score(),
        }
    }

    pub(crate) fn draw(&mut self, value: usize) -> Flow<Card> {
        let card = D::next_card(self, value, true)?;
        self.move_card(card, Move::Draw, Zone::Hand(self.you()))?.either_way();
        Ok(card)
    }

    pub(crate) fn draw_and_meld(&mut self, value: usize) -> Flow<Drawn> {
        let card = D::next_card(self, value, false)?;
        let melded = self.move_card(card, Move::DrawAndMeld, Zone::Board(self.you()))?;
        Ok(Drawn::new(card, melded))
    }

    pub(crate) fn draw_and_tuck(&mut self, value: usize) -> Flow<Drawn> {
        let card = D::next_card(self, value, false)?;
        let tucked = self.move_card(card, Move::DrawAndTuck, Zone::BoardBottom(self.you()))?;
        Ok(Drawn::new(card, tucked))
    }

    pub(crate) fn draw_and_score(&mut self, value: usize) -> Flow<Drawn> {
        let card = D::next_card(self, value, false)?;
        let scored = self.move_card(card, Move::DrawAndScore, Zone::Score(self.you()))?;
        Ok(Drawn::new(card, scored))
    }

    /// Into your hand, for all to see.
    pub(crate) fn draw_and_reveal(&mut self, value: usize) -> Flow<Card> {
        let card = D::next_card(self, value, true)?;
        self.move_card(card, Move::DrawAndReveal, Zone::Hand(self.you()))?.either_way();
        Ok(card)
    }
}

// Moving.
impl<D: Variant> Play<'_, D> {
    pub(crate) fn meld(&mut self, card: Card) -> Flow<Deed<Card>> {
        self.move_card(card, Move::Meld, Zone::Board(self.you()))
    }

    pub(crate) fn tuck(&mut self, card: Card) -> Flow<Deed<Card>> {
        self.move_card(card, Move::Tuck, Zone::BoardBottom(self.you()))
    }

    pub(crate) fn score(&mut self, card: Card) -> Flow<Deed<Card>> {
        self.move_card(card, Move::Score, Zone::Score(self.you()))
    }

    pub(crate) fn return_card(&mut self, card: Card) -> Flow<Deed<Card>> {
        self.move_card(card, Move::Return, Zone::Supply)
    }

    /// A transfer is never a meld, a score or a draw (rulebook, Transfer).
    pub(crate) fn transfer(&mut self, card: Card, to: impl Destination) -> Flow<Deed<Card>> {
        let to = to.zone(self);
        self.move_card(card, Move::Transfer, to)
    }

    /// You transfer one of these cards there, if there is one.
    pub(crate) fn transfer_one(&mut self, cards: CardSet<D>, to: impl Destination) -> Flow<Deed<Card>> {
        let to = to.zone(self);
        match self.choose(Ask::Transfer(to), cards)? {
            Some(card) => self.transfer(card, to),
            None => Ok(Deed::NONE),
        }
    }

    /// You return one of these cards, if there is one.
    pub(crate) fn return_one(&mut self, cards: CardSet<D>) -> Flow<Deed<Card>> {
        match self.choose(Ask::Return, cards)? {
            Some(card) => self.return_card(card),
            None => Ok(Deed::NONE),
        }
    }

    pub(crate) fn meld_one(&mut self, cards: CardSet<D>) -> Flow<Deed<Card>> {
        match self.choose(Ask::Meld, cards)? {
            Some(card) => self.meld(card),
            None => Ok(Deed::NONE),
        }
    }

    pub(crate) fn tuck_one(&mut self, cards: CardSet<D>) -> Flow<Deed<Card>> {
        match self.choose(Ask::Tuck, cards)? {
            Some(card) => self.tuck(card),
            None => Ok(Deed::NONE),
        }
    }

    pub(crate) fn score_one(&mut self, cards: CardSet<D>) -> Flow<Deed<Card>> {
        match self.choose(Ask::Score, cards)? {
            Some(card) => self.score(card),
            None => Ok(Deed::NONE),
        }
    }

    /// You may return one of these cards.
    pub(crate) fn may_return_one(&mut self, cards: CardSet<D>) -> Flow<Deed<Card>> {
        match self.may_choose(Ask::Return, cards)? {
            Some(card) => self.return_card(card),
            None => Ok(Deed::NONE),
        }
    }

    /// You may meld one of these cards.
    pub(crate) fn may_meld_one(&mut self, cards: CardSet<D>) -> Flow<Deed<Card>> {
        match self.may_choose(Ask::Meld, cards)? {
            Some(card) => self.meld(card),
            None => Ok(Deed::NONE),
        }
    }

    /// You may tuck one of these cards.
    pub(crate) fn may_tuck_one(&mut self, cards: CardSet<D>) -> Flow<Deed<Card>> {
        match self.may_choose(Ask::Tuck, cards)? {
            Some(card) => self.tuck(card),
            None => Ok(Deed::NONE),
        }
    }

    /// You may score one of these cards.
    pub(crate) fn may_score_one(&mut self, cards: CardSet<D>) -> Flow<Deed<Card>> {
        match self.may_choose(Ask::Score, cards)? {
            Some(card) => self.score(card),
            None => Ok(Deed::NONE),
        }
    }

    /// You transfer so many of the cards, as far as there are any, one by one.
    pub(crate) fn transfer_several(
        &mut self,
        count: usize,
        cards: CardSet<D>,
        to: impl Destination,
    ) -> Flow<Deed<CardSet<D>>> {
        let to = to.zone(self);
        self.several(count, cards, Ask::Transfer(to), Move::Transfer, to)
    }

    /// You score so many of the cards, as far as there are any, one by one.
    pub(crate) fn score_several(&mut self, count: usize, cards: CardSet<D>) -> Flow<Deed<CardSet<D>>> {
        self.several(count, cards, Ask::Score, Move::Score, Zone::Score(self.you()))
    }

    /// You choose so many of the cards, and each goes as it is chosen. If all that are left go anyway, they go at once.
    pub(crate) fn several(
        &mut self,
        count: usize,
        cards: CardSet<D>,
        ask: Ask,
        how: Move,
        to: Zone,
    ) -> Flow<Deed<CardSet<D>>> {
        let (mut left, mut missing, mut moved) = (cards, count, cards);
        while missing > 0
            && left.len() > missing
            && let Some(card) = self.choose(ask, left)?
        {
            if !self.move_card(card, how, to)?.done() {
                moved = moved.without(card);
            }
            left = left.without(card);
            missing -= 1;
        }
        let last = if missing > 0 { self.all(left, how, to)?.cards() } else { CardSet::NONE };
        Ok(Deed::of_cards((moved - left) | last))
    }

    /// Shows a card of your hand to all.
    pub(crate) fn reveal(&mut self, card: Card) {
        let you = self.you();
        self.turn.tape.tell(|| Event::Reveal { seat: you, card: Shown::Face(card) });
        if self.g.rules.edition.differences().reveal_is_change {
            self.changed();
        }
    }

    /// Moves a card, unless something else happens instead. Whoever meets a special achievement now takes it (rulebook,
    /// Special achievements); where several cards move at once, when all have moved.
    pub(crate) fn move_card(&mut self, card: Card, how: Move, to: Zone) -> Flow<Deed<Card>> {
        if self.stays(card, how, to) || self.is_replaced(Would::Move { by: self.you(), card, how })? {
            return Ok(Deed::NONE);
        }
        let (from, was_top) = (self.g.place(card), self.g.is_top(card));
        let spot = D::EXPANDED.then(|| self.g.spot(card));
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
        let by = self.you();
        self.turn.tape.tell(|| Event::moved(by, card, how, from, was_top, to));
        // An only card that is melded or tucked once more lies where it lay: nothing has changed.
        if spot.is_none_or(|spot| spot != self.g.spot(card)) {
            self.changed();
        }
        let player = self.turn.g.player_mut(self.turn.seat);
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
        D::after(self, Did::Move(Moved { card, how, from, to }))?;
        Ok(Deed::of(card))
    }

    /// A card is transferred, exchanged or taken from one place to another: where it lies already, nothing happens
    /// (rulebook, Transfer).
    #[inline]
    fn stays(&self, card: Card, how: Move, to: Zone) -> bool {
        // No base card does so.
        D::EXPANDED
            && matches!(how, Move::Transfer | Move::Exchange | Move::Take)
            && to.place() == Some(self.g.place(card))
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

    /// Something changed; if an opponent did it while sharing, the active player will draw (rulebook, Sharing draw
    /// bonus).
    pub(crate) fn changed(&mut self) {
        self.g.dogma.bonus |= self.g.dogma.opponent_shares;
    }
}

// What only one card does.
impl<D: Variant> Play<'_, D> {
    /// Publications: you put the cards of a color into any order.
    pub(crate) fn rearrange(&mut self, color: Color) -> Flow {
        let before = self.g.stack(self.you(), color).collect::<ArrayVec<Card, ALL>>();
        let mut rest: CardSet<D> = before.iter().copied().collect();
        let mut order = ArrayVec::<Card, ALL>::new();
        while let Some(card) = self.choose(Ask::Arrange, rest)? {
            rest = rest.without(card);
            order.push(card);
        }
        if order == before {
            return Ok(());
        }
        let (seat, splay) = (self.you(), self.splayed(color));
        for &card in order.iter().rev() {
            self.g.lift(card);
            self.g.put_on_top(card, seat);
        }
        self.g.set_splay(seat, color, splay);
        self.turn.tape.tell(|| Event::Rearranged { seat, color });
        self.changed();
        self.claim_specials()
    }

    /// Fission: all hands, boards and score piles leave the game, and the Dogma action is over.
    pub(crate) fn remove_everything(&mut self) {
        // Which cards stay is seen before the first one leaves.
        let leaves = |card: &Card| {
            let place = self.g.place(*card);
            matches!(place, Place::Hand(_) | Place::Score(_) | Place::Board(_)) && !D::is_spared(self, *card)
        };
        let leaving: CardSet<D> = D::cards().filter(leaves).collect();
        leaving.iter().for_each(|card| self.g.lift(card));
        let seat = self.you();
        self.turn.tape.tell(|| Event::Fission { seat });
        self.g.dogma.complete();
    }
}

// Splaying.
impl<D: Variant> Play<'_, D> {
    /// Whether splaying would change anything: at least two cards, not splayed that way yet.
    pub(crate) fn can_splay(&self, color: Color, splay: Splay) -> bool {
        self.g.count(self.you(), color) >= 2 && self.splayed(color) != splay
    }

    pub(crate) fn splay(&mut self, color: Color, splay: Splay) -> Flow<Deed<Color>> {
        self.splay_of(self.you(), color, splay)
    }

    /// You splay a color on somebody's board.
    pub(crate) fn splay_of(&mut self, seat: Seat, color: Color, splay: Splay) -> Flow<Deed<Color>> {
        let possible = self.g.count(seat, color) >= 2 && self.g.splay(seat, color) != splay;
        if !possible || self.is_replaced(Would::Splay { by: self.you(), of: seat, color, splay })? {
            return Ok(Deed::NONE);
        }
        self.g.set_splay(seat, color, splay);
        self.turn.tape.tell(|| Event::Splay { seat, color, splay });
        self.changed();
        self.claim_specials()?;
        if splay != Splay::Unsplayed {
            D::after(self, Did::Splay)?;
        }
        Ok(Deed::of(color))
    }

    /// You may splay one of these colors.
    pub(crate) fn may_splay(&mut self, colors: &[Color], splay: Splay) -> Flow<Deed<Color>> {
        let mut possible = [Color::Red; 5];
        let mut count = 0;
        for &color in colors {
            if self.can_splay(color, splay) {
                possible[count] = color;
                count += 1;
            }
        }
        match self.may_choose_color(Ask::Splay(splay), possible[..count].iter().copied())? {
            Some(color) => self.splay(color, splay),
            None => Ok(Deed::NONE),
        }
    }
}

// Other cards' effects.
impl<D: Variant> Play<'_, D> {
    /// You alone execute the card's non-demand effects, now. What the demand of another card did does not count for it.
    pub(crate) fn execute(&mut self, card: Card) -> Flow {
        let (source, as_if_on, me) = (self.source, self.as_if_on.take(), self.me);
        self.me = self.you();
        D::apart(self, |play| {
            play.first(Would::Execute { by: play.you(), card })?;
            for (number, effect) in play.g.rules.edition.effects(card).iter().enumerate() {
                if !effect.demand {
                    play.source = Some((card, number as u8));
                    play.tell_effect();
                    (effect.rule)(play)?;
                }
            }
            Ok(())
        })?;
        (self.source, self.as_if_on, self.me) = (source, as_if_on, me);
        Ok(())
    }

    pub(crate) fn tell_effect(&mut self) {
        let (you, me) = (self.you(), self.me);
        if let Some((card, effect)) = self.source {
            self.turn.tape.tell(|| Event::Effect { seat: you, card, effect, by: me });
        }
    }
}
