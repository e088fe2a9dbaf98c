//! Moving cards: each is lifted from where it is and put somewhere else. Nothing here knows a rule.

use table::Seat;

use crate::card::{AGES, Card, CardSet, Color, Icons, Set, Splay};
use crate::deck::{Base, Deck};
use crate::event::Zone;
use crate::reactions::Variant;
use crate::state::{Board, Engine, Link, PackedPlace, Pile, Place};

/// Places that only expansions have. Whatever stands here is what the base set has.
pub trait Places: Deck {
    /// The supply pile of a set and an age.
    #[inline]
    fn pile_of(game: &Engine<Self>, _: Set, age: u8) -> Pile {
        game.supply[age as usize - 1]
    }

    #[inline]
    fn pile_mut(game: &mut Engine<Self>, _: Set, age: u8) -> &mut Pile {
        &mut game.supply[age as usize - 1]
    }

    /// Lifts a card from a place that only expansions have.
    #[inline]
    fn lift(_: &mut Engine<Self>, _: Card, _: Place) {}

    /// Puts a card where only expansions have a place.
    #[inline]
    fn put(_: &mut Engine<Self>, _: Card, zone: Zone) {
        unreachable!("{zone:?} needs an expansion")
    }

    /// Cards of a color on a board have changed, or how they are splayed.
    #[inline]
    fn stack_changed(_: &mut Engine<Self>, _: Seat, _: Color) {}

    /// Swaps cards for others in the places that only expansions have.
    fn rename(_: &mut Self::ExpansionState, _: &dyn Fn(Card) -> Card) {}

    /// The cards of normal achievements, claimed or not.
    fn achievement_cards(game: &Engine<Self>) -> CardSet<Self> {
        game.achievements.cards.into_iter().collect()
    }

    fn put_under_achievement(game: &mut Engine<Self>, card: Card) {
        game.achievements.cards[card.value() as usize - 1] = card;
    }
}

impl Places for Base {}

impl<D: Variant> Engine<D> {
    pub(crate) fn lift(&mut self, card: Card) {
        match self.place(card) {
            Place::Supply => self.pile(card).remove(card.number_in_pile()),
            Place::Hand(seat) => {
                let player = &mut self.players[seat];
                player.hand = player.hand.without(card);
            }
            Place::Score(seat) => {
                let player = &mut self.players[seat];
                player.score = player.score.without(card);
                player.points -= u16::from(card.value());
            }
            Place::Board(seat) => self.lift_from_board(card, seat),
            Place::Removed => {}
            place => D::lift(self, card, place),
        }
        self.set_place(card, Place::Removed);
    }

    #[inline]
    fn board(&mut self, seat: Seat) -> &mut Board {
        &mut self.player_mut(seat).board
    }

    /// The supply pile of a card.
    #[inline]
    fn pile(&mut self, card: Card) -> &mut Pile {
        D::pile_mut(self, card.set(), card.value())
    }

    fn lift_from_board(&mut self, card: Card, seat: Seat) {
        let color = card.color();
        let (link, below, next) = (D::link(card), self.below[card], self.beneath(card));
        let above = self.covering(card, seat);
        let board = self.board(seat);
        let splay = board.splays[color];
        match (above, next) {
            (Some(_), _) => board.icons[color] = board.icons[color].minus(card.icons_covered(splay)),
            (None, Some(next)) => {
                let others = board.icons[color].minus(card.icons_as_top()).minus(next.icons_covered(splay));
                board.icons[color] = others.plus(next.icons_as_top());
            }
            (None, None) => board.icons[color] = Icons::default(),
        }
        if above.is_none() {
            board.tops[color] = below;
        }
        if board.bottoms[color] == Some(link) {
            board.bottoms[color] = above.map(D::link);
        }
        board.counts[color] -= 1;
        // A color of at most one card is unsplayed and does not remember (rulebook, Splaying).
        if board.counts[color] <= 1 {
            board.splays[color] = Splay::Unsplayed;
        }
        if let Some(above) = above {
            self.below[above] = below;
        }
        self.below[card] = None;
        D::stack_changed(self, seat, color);
    }

    /// The card that lies on this one. Few cards leave a stack but its top card, so nothing is kept for this.
    fn covering(&self, card: Card, seat: Seat) -> Option<Card> {
        if self.top(seat, card.color()) == Some(card) {
            return None;
        }
        self.stack(seat, card.color()).find(|&above| self.beneath(above) == Some(card))
    }

    pub(crate) fn put_in_hand(&mut self, card: Card, seat: Seat) {
        let player = self.player_mut(seat);
        player.hand = player.hand.with(card);
        self.set_place(card, Place::Hand(seat));
    }

    pub(crate) fn put_in_score(&mut self, card: Card, seat: Seat) {
        let player = self.player_mut(seat);
        player.score = player.score.with(card);
        player.points += u16::from(card.value());
        self.set_place(card, Place::Score(seat));
    }

    pub(crate) fn put_on_top(&mut self, card: Card, seat: Seat) {
        let (color, link) = (card.color(), D::link(card));
        let covered = self.top(seat, color);
        let board = self.board(seat);
        board.icons[color] = board.icons[color].plus(card.icons_as_top());
        match covered {
            Some(covered) => {
                let others = board.icons[color].minus(covered.icons_as_top());
                board.icons[color] = others.plus(covered.icons_covered(board.splays[color]));
            }
            None => board.bottoms[color] = Some(link),
        }
        board.tops[color] = Some(link);
        board.counts[color] += 1;
        self.below[card] = covered.map(D::link);
        self.set_place(card, Place::Board(seat));
        D::stack_changed(self, seat, color);
    }

    pub(crate) fn put_at_bottom(&mut self, card: Card, seat: Seat) {
        let (color, link) = (card.color(), D::link(card));
        let board = self.board(seat);
        let Some(old) = board.bottoms[color] else { return self.put_on_top(card, seat) };
        board.icons[color] = board.icons[color].plus(card.icons_covered(board.splays[color]));
        board.bottoms[color] = Some(link);
        board.counts[color] += 1;
        self.below[D::linked(color, old)] = Some(link);
        self.below[card] = None;
        self.set_place(card, Place::Board(seat));
        D::stack_changed(self, seat, color);
    }

    /// At the bottom of its supply pile.
    pub(crate) fn put_back(&mut self, card: Card) {
        if D::EXPANDED && card.is_relic() {
            return self.set_place(card, Place::Relic);
        }
        self.pile(card).put_at_bottom(card.number_in_pile());
        self.set_place(card, Place::Supply);
    }

    /// On top of its supply pile.
    pub(crate) fn put_back_on_top(&mut self, card: Card) {
        self.pile(card).put_on_top(card.number_in_pile());
        self.set_place(card, Place::Supply);
    }

    #[inline]
    pub(crate) fn set_place(&mut self, card: Card, place: Place) {
        self.place[card] = PackedPlace::new(place);
    }

    pub(crate) fn put_under_achievement(&mut self, card: Card) {
        self.set_place(card, Place::Achievement);
        D::put_under_achievement(self, card);
    }

    pub(crate) fn set_splay(&mut self, seat: Seat, color: Color, splay: Splay) {
        self.board(seat).splays[color] = splay;
        self.board(seat).icons[color] = self.visible_icons(seat, color);
        D::stack_changed(self, seat, color);
    }

    /// The icons one can see in a color, counted card by card.
    pub(crate) fn visible_icons(&self, seat: Seat, color: Color) -> Icons {
        let splay = self.splay(seat, color);
        let mut cards = self.stack(seat, color);
        let top = cards.next().map_or(Icons::default(), Card::icons_as_top);
        cards.fold(top, |sum, card| sum.plus(card.icons_covered(splay)))
    }

    /// Swaps cards for others wherever they lie, as search imagines another world. Cards of a supply pile change places
    /// with cards of the same pile, covered ones with cards of the same color.
    pub(crate) fn rename(&mut self, name: impl Fn(Card) -> Card) {
        let old = *self;
        let link = |color: Color, link: Option<Link>| link.map(|link| D::link(name(D::linked(color, link))));
        let set = |set: CardSet<D>| set.iter().map(&name).collect::<CardSet<D>>();
        for card in D::cards() {
            let new = name(card);
            self.below[new] = link(card.color(), old.below[card]);
            self.place[new] = old.place[card];
        }
        for &set in D::SETS {
            for age in 1..=AGES as u8 {
                let mut pile = Pile::default();
                old.pile_cards(set, age).for_each(|card| pile.put_at_bottom(name(card).number_in_pile()));
                *D::pile_mut(self, set, age) = pile;
            }
        }
        for card in &mut self.achievements.cards {
            *card = name(*card);
        }
        D::rename(&mut self.exp, &name);
        for seat in self.all_seats() {
            let player = &mut self.players[seat];
            player.hand = set(player.hand);
            player.score = set(player.score);
            for color in Color::ALL {
                let board = &mut player.board;
                board.tops[color] = link(color, board.tops[color]);
                board.bottoms[color] = link(color, board.bottoms[color]);
            }
        }
    }
}
