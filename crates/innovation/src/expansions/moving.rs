//! What moves bring about with expansions.

use table::{Flow, Seat, Seats};

use super::{All, Would, artifacts};
use crate::card::{Card, CardSet, Color};
use crate::cards::expanded;
use crate::choice::Ask;
use crate::event::{Event, Move, Moved, Showing, Zone};
use crate::play::{Deed, Play};
use crate::reactions::Replaced;
use crate::state::{How, Place};

impl Play<'_, All> {
    /// Whether a karma replaces the move, or has made it impossible.
    pub(super) fn before_move(&mut self, card: Card, how: Move) -> Flow<Replaced> {
        let (by, before) = (self.you(), self.g.place(card));
        let would = Would::Move { by, card, how };
        if self.g.reacts(&would) {
            // "Draw and meld": by now the card is drawn, and if something else happens instead, it stays in hand.
            if before == Place::Supply {
                self.move_card(card, Move::Draw, Zone::Hand(by))?.either_way();
            }
            let before = self.g.place(card);
            if self.react(would)? == Replaced::Yes || self.g.place(card) != before {
                return Ok(Replaced::Yes);
            }
        }
        // An exchange is none of these (Deluxe, Exchange).
        let taken = matches!(how, Move::Transfer | Move::Return | Move::Remove);
        if let Place::Score(owner) = before
            && taken
        {
            return self.react(Would::TakeFromScore { by: self.leader(), owner });
        }
        Ok(Replaced::No)
    }

    /// Whether karmas make the order of cards that you move at once matter: one reacts to one of them now, or one of
    /// them brings a karma with it. Nobody is asked to choose among cards whose faces are unknown.
    pub(super) fn karmas_care_about_order(&self, cards: CardSet<All>, how: Move) -> bool {
        let reacts = |card| self.g.reacts(&Would::Move { by: self.you(), card, how });
        let matters = |card| reacts(card) || self.brings_karma(card, how);
        cards.len() > 1 && cards.iter().any(matters) && cards.iter().all(|card| self.sees(card))
    }

    /// Whether a card that you meld, or tuck as the first of its color, has a karma that happens then or reacts to what
    /// comes next.
    fn brings_karma(&self, card: Card, how: Move) -> bool {
        let new_top = match how {
            Move::Meld => true,
            Move::Tuck => !self.has_color(card.color()),
            _ => false,
        };
        new_top && !self.g.exp.karma && expanded(card).karmas().any(|(_, karma)| karma.happens())
    }

    /// Whether you know the card's face.
    fn sees(&self, card: Card) -> bool {
        match self.g.place(card) {
            Place::Hand(owner) | Place::Score(owner) | Place::Forecast(owner) => owner == self.you(),
            Place::Board(owner) => owner == self.you() || self.g.is_top(card),
            Place::Display(_) | Place::Relic => true,
            Place::Supply | Place::Achievement | Place::Achieved(_) | Place::Removed => false,
        }
    }

    /// Whose effect this is: who demands it, or who executes it.
    pub(crate) fn leader(&self) -> Seat {
        if self.you() != self.me { self.me } else { self.g.turn }
    }

    pub(super) fn after_moving(&mut self, Moved { card, how, to, .. }: Moved) -> Flow {
        if let Zone::Board(seat) | Zone::BoardBottom(seat) = to
            && card == artifacts::DANCING_GIRL
        {
            self.g.exp.action.visited = self.g.exp.action.visited.with(seat);
        }
        match how {
            Move::Meld | Move::DrawAndMeld | Move::Promote => self.after_melding(card)?,
            Move::Tuck | Move::DrawAndTuck => {
                if card.color() == Color::Green {
                    let you = self.you();
                    self.g.expansion_player_mut(you).tucked_green_this_turn = true;
                }
                self.claim_by_tucking(card)?;
            }
            _ => {}
        }
        self.count_again()
    }

    fn after_melding(&mut self, card: Card) -> Flow {
        self.claim_by_melding(card)?;
        let in_a_meld_action = self.g.exp.melding == Some(card);
        if !in_a_meld_action {
            self.when_melded(card)?;
        }
        Ok(())
    }

    /// Special achievements, and achievements that can be lost again, are looked at after every change.
    pub(crate) fn count_again(&mut self) -> Flow {
        if self.g.rules.expansions.is_none() {
            return Ok(());
        }
        self.claim_specials()?;
        self.end_by_achievements()
    }

    pub(crate) fn foreshadow(&mut self, card: Card) -> Flow<Deed<Card>> {
        self.move_card(card, Move::Foreshadow, Zone::Forecast(self.you()))
    }

    /// Out of the game.
    pub(crate) fn remove(&mut self, card: Card) -> Flow<Deed<Card>> {
        self.move_card(card, Move::Remove, Zone::Removed)
    }

    /// Out of the game, all at once. Those to which a karma reacts come first, as long as its figure is there (Homer
    /// tucks them); you choose their order within each color.
    pub(crate) fn remove_all(&mut self, cards: CardSet<All>) -> Flow<Deed<CardSet<All>>> {
        let by = self.you();
        let tucked: CardSet<All> =
            cards.iter().filter(|&card| self.g.reacts(&Would::Move { by, card, how: Move::Remove })).collect();
        self.at_once(|play| {
            for color in Color::ALL {
                let mut rest = tucked.colored(color);
                while let Some(card) = play.choose(Ask::TuckNext, rest)? {
                    play.remove(card)?.either_way();
                    rest = rest.without(card);
                }
            }
            play.all(cards - tucked, Move::Remove, Zone::Removed)
        })
    }

    /// Takes a card into your hand; that is no draw.
    pub(crate) fn take(&mut self, card: Card) -> Flow<Deed<Card>> {
        self.move_card(card, Move::Take, Zone::Hand(self.you()))
    }

    pub(crate) fn foreshadow_all(&mut self, cards: CardSet<All>) -> Flow<Deed<CardSet<All>>> {
        self.all(cards, Move::Foreshadow, Zone::Forecast(self.you()))
    }

    pub(crate) fn unsplay(&mut self, color: Color) -> Flow<Deed<Color>> {
        self.splay_of(self.you(), color, crate::card::Splay::Unsplayed)
    }

    /// A player shows the whole hand or score pile. Showing is a change (rulebook, Sharing draw bonus).
    pub(crate) fn show(&mut self, seat: Seat, cards: Showing) {
        self.turn.tape.tell(|| Event::ShowAll { seat, cards });
        let pile = match cards {
            Showing::Hand => self.g.hand(seat),
            Showing::Score => self.g.score_pile(seat),
        };
        self.reveal_of(seat, pile);
    }

    /// Shows some cards of a player to all.
    pub(crate) fn reveal_of(&mut self, seat: Seat, cards: CardSet<All>) {
        let you = std::mem::replace(&mut self.turn.seat, seat);
        cards.iter().for_each(|card| self.reveal(card));
        self.turn.seat = you;
    }

    /// You are out of the game: what you have is removed, and the last one left wins (Exxon Valdez).
    pub(crate) fn lose(&mut self) -> Flow {
        let seat = self.you();
        let team = self.g.team_of(seat);
        for loser in team.iter() {
            let display: CardSet<All> = self.g.display(loser).into_iter().collect();
            let (achieved, forecast) = (self.g.achieved_cards(loser), self.g.forecast(loser));
            let player = self.g.player(loser);
            let board: CardSet<All> = Color::ALL.into_iter().flat_map(|color| self.g.stack(loser, color)).collect();
            let all = player.hand | player.score | board | achieved | forecast | display;
            for card in all.iter() {
                self.g.lift(card);
            }
            self.g.player_mut(loser).specials = 0;
            self.g.exp.removed_decrees |= std::mem::take(&mut self.g.expansion_player_mut(loser).decrees);
            self.g.exp.lost = self.g.exp.lost.with(loser);
            self.turn.tape.tell(|| Event::Lost { seat: loser });
        }
        self.g.dogma.sharing = self.g.dogma.sharing - team;
        self.g.dogma.vulnerable = self.g.dogma.vulnerable - team;
        self.g.dogma.waiting = self.g.dogma.waiting - team;
        self.changed();
        let left: Seats = self.g.everyone().collect();
        match left.iter().next() {
            Some(last) if left == self.g.team_of(last) => self.end_now(left, How::Card),
            _ => Ok(()),
        }
    }
}
