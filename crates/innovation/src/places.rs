//! Moving cards: each is lifted from where it is and put somewhere else. Nothing here knows a rule.

use table::Seat;

use crate::card::{Card, CardSet, Color, Icons, Splay};
use crate::deck::{Deck, Link};
use crate::state::{Engine, Pile, Place};

impl<D: Deck> Engine<D> {
    pub(crate) fn lift(&mut self, card: Card) {
        match self.place[card] {
            Place::Supply => {
                let pile = D::pile(&mut self.supply, &mut self.exp, card);
                unlink::<D>(card, &mut pile.top, &mut pile.bottom, &mut self.above, &mut self.below);
                pile.count -= 1;
            }
            Place::Hand(seat) => {
                let player = &mut self.players.as_mut()[seat.index()];
                player.hand = player.hand.without(card);
            }
            Place::Score(seat) => {
                let player = &mut self.players.as_mut()[seat.index()];
                player.score = player.score.without(card);
                player.points -= u16::from(card.value());
            }
            Place::Board(seat) => self.lift_from_board(card, seat),
            Place::Removed => {}
            place => D::lift(self, card, place),
        }
        self.place[card] = Place::Removed;
    }

    fn lift_from_board(&mut self, card: Card, seat: Seat) {
        let stack = &mut self.players.as_mut()[seat.index()].stacks[card.color() as usize];
        let link = D::Link::to(card);
        if stack.top == Some(link) {
            stack.icons = stack.icons.minus(card.icons_as_top());
            if let Some(next) = self.below[card] {
                let next = next.card();
                stack.icons = stack.icons.minus(next.icons_covered(stack.splay)).plus(next.icons_as_top());
            }
        } else {
            stack.icons = stack.icons.minus(card.icons_covered(stack.splay));
        }
        unlink::<D>(card, &mut stack.top, &mut stack.bottom, &mut self.above, &mut self.below);
        stack.count -= 1;
        // A color of at most one card is unsplayed and does not remember (rulebook, Splaying).
        if stack.count <= 1 {
            stack.splay = Splay::Unsplayed;
        }
        D::stack_changed(self, seat, card.color());
    }

    pub(crate) fn put_in_hand(&mut self, card: Card, seat: Seat) {
        let player = self.player_mut(seat);
        player.hand = player.hand.with(card);
        self.place[card] = Place::Hand(seat);
    }

    pub(crate) fn put_in_score(&mut self, card: Card, seat: Seat) {
        let player = self.player_mut(seat);
        player.score = player.score.with(card);
        player.points += u16::from(card.value());
        self.place[card] = Place::Score(seat);
    }

    pub(crate) fn put_on_top(&mut self, card: Card, seat: Seat) {
        let stack = &mut self.players.as_mut()[seat.index()].stacks[card.color() as usize];
        let link = D::Link::to(card);
        stack.icons = stack.icons.plus(card.icons_as_top());
        match stack.top {
            Some(old) => {
                let covered = old.card();
                stack.icons = stack.icons.minus(covered.icons_as_top()).plus(covered.icons_covered(stack.splay));
                self.above[covered] = Some(link);
            }
            None => stack.bottom = Some(link),
        }
        self.below[card] = stack.top;
        self.above[card] = None;
        stack.top = Some(link);
        stack.count += 1;
        self.place[card] = Place::Board(seat);
        D::stack_changed(self, seat, card.color());
    }

    pub(crate) fn put_at_bottom(&mut self, card: Card, seat: Seat) {
        let stack = &mut self.players.as_mut()[seat.index()].stacks[card.color() as usize];
        let Some(old) = stack.bottom else { return self.put_on_top(card, seat) };
        let link = D::Link::to(card);
        stack.icons = stack.icons.plus(card.icons_covered(stack.splay));
        self.below[old.card()] = Some(link);
        self.above[card] = Some(old);
        self.below[card] = None;
        stack.bottom = Some(link);
        stack.count += 1;
        self.place[card] = Place::Board(seat);
        D::stack_changed(self, seat, card.color());
    }

    /// At the bottom of its supply pile.
    pub(crate) fn put_back(&mut self, card: Card) {
        if D::EXPANDED && card.is_relic() {
            self.place[card] = Place::Relic;
            return;
        }
        let pile = D::pile(&mut self.supply, &mut self.exp, card);
        let link = D::Link::to(card);
        match pile.bottom {
            Some(old) => self.below[old.card()] = Some(link),
            None => pile.top = Some(link),
        }
        self.above[card] = pile.bottom;
        self.below[card] = None;
        pile.bottom = Some(link);
        pile.count += 1;
        self.place[card] = Place::Supply;
    }

    /// On top of its supply pile.
    pub(crate) fn put_back_on_top(&mut self, card: Card) {
        let pile = D::pile(&mut self.supply, &mut self.exp, card);
        let link = D::Link::to(card);
        match pile.top {
            Some(old) => self.above[old.card()] = Some(link),
            None => pile.bottom = Some(link),
        }
        self.below[card] = pile.top;
        self.above[card] = None;
        pile.top = Some(link);
        pile.count += 1;
        self.place[card] = Place::Supply;
    }

    pub(crate) fn set_place(&mut self, card: Card, place: Place) {
        self.place[card] = place;
    }

    /// The cards from this one down to the bottom of its pile.
    pub(crate) fn pile_cards(&self, pile: &Pile<D>) -> impl Iterator<Item = Card> + '_ {
        self.downward(pile.top)
    }

    pub(crate) fn put_under_achievement(&mut self, card: Card) {
        D::put_under_achievement(self, card);
        self.place[card] = Place::Achievement;
    }

    pub(crate) fn set_splay(&mut self, seat: Seat, color: Color, splay: Splay) {
        self.player_mut(seat).stacks[color as usize].splay = splay;
        self.player_mut(seat).stacks[color as usize].icons = self.visible_icons(seat, color);
        D::stack_changed(self, seat, color);
    }

    /// The icons one can see in a color, counted card by card.
    pub(crate) fn visible_icons(&self, seat: Seat, color: Color) -> Icons {
        let splay = self.splay(seat, color);
        let mut cards = self.stack(seat, color);
        let top = cards.next().map_or(Icons::default(), Card::icons_as_top);
        cards.fold(top, |sum, card| sum.plus(card.icons_covered(splay)))
    }

    /// Swaps cards for others wherever they lie, as search imagines another world.
    pub(crate) fn rename(&mut self, name: impl Fn(Card) -> Card) {
        let (above, below, place) = (self.above, self.below, self.place);
        let link = |link: Option<D::Link>| link.map(|link| D::Link::to(name(link.card())));
        let set = |set: CardSet<D>| set.iter().map(&name).collect::<CardSet<D>>();
        for card in D::cards() {
            let new = name(card);
            self.above[new] = link(above[card]);
            self.below[new] = link(below[card]);
            self.place[new] = place[card];
        }
        for pile in &mut self.supply {
            pile.top = link(pile.top);
            pile.bottom = link(pile.bottom);
        }
        for card in &mut self.achievements.cards {
            *card = name(*card);
        }
        D::rename(&mut self.exp, &name);
        for player in self.players.as_mut() {
            player.hand = set(player.hand);
            player.score = set(player.score);
            for stack in &mut player.stacks {
                stack.top = link(stack.top);
                stack.bottom = link(stack.bottom);
            }
        }
    }
}

fn unlink<D: Deck>(
    card: Card,
    top: &mut Option<D::Link>,
    bottom: &mut Option<D::Link>,
    above: &mut D::PerCard<Option<D::Link>>,
    below: &mut D::PerCard<Option<D::Link>>,
) {
    match above[card] {
        Some(upper) => below[upper.card()] = below[card],
        None => *top = below[card],
    }
    match below[card] {
        Some(lower) => above[lower.card()] = above[card],
        None => *bottom = above[card],
    }
    above[card] = None;
    below[card] = None;
}
