//! Several cards that move at once: nobody sees a board on which some of them have moved and others have not.

use table::Flow;

use super::{Deed, Destination, Play};
use crate::card::{Card, CardSet, Color};
use crate::choice::Ask;
use crate::event::{Move, Zone};
use crate::reactions::Variant;

impl<D: Variant> Play<'_, D> {
    /// What moves here moves at once: achievements are looked at when it is over.
    pub(crate) fn at_once<T>(&mut self, moves: impl FnOnce(&mut Self) -> Flow<T>) -> Flow<T> {
        let within = std::mem::replace(&mut self.moving_at_once, true);
        let result = moves(self)?;
        self.moving_at_once = within;
        if !within && std::mem::take(&mut self.to_look_at_achievements) {
            self.claim_specials()?;
            // The base set has no achievements but claimed ones.
            if D::EXPANDED {
                self.end_by_achievements()?;
            }
        }
        Ok(result)
    }

    /// Moves the cards at once. Those that a karma takes elsewhere meanwhile stay there.
    pub(crate) fn all(&mut self, cards: CardSet<D>, how: Move, to: Zone) -> Flow<Deed<CardSet<D>>> {
        self.at_once(|play| {
            let before = (D::EXPANDED && cards.len() > 1).then_some(play.g.place);
            let (mut rest, mut moved) = (cards, cards);
            while !rest.is_empty()
                && let Some(card) = play.next_of_all(rest, how)?
            {
                rest = rest.without(card);
                if !play.move_card(card, how, to)?.done() {
                    moved = moved.without(card);
                }
                if let Some(places) = before {
                    for strayed in rest.iter().filter(|&other| play.g.place[other] != places[other]) {
                        (rest, moved) = (rest.without(strayed), moved.without(strayed));
                    }
                }
            }
            Ok(Deed::of_cards(moved))
        })
    }

    /// Which of the cards comes next. You choose the order where it decides where they end up: within a supply pile,
    /// within a color (rulebook, Return); and among all of them where it decides what karmas do.
    fn next_of_all(&mut self, rest: CardSet<D>, how: Move) -> Flow<Option<Card>> {
        let among_all = D::order_matters(self, rest, how);
        let (ask, among) = match how {
            Move::Return => (Ask::ReturnNext, if among_all { rest } else { rest.of_first_pile() }),
            Move::Meld => (Ask::MeldNext, if among_all { rest } else { of_first_color(rest) }),
            Move::Tuck => (Ask::TuckNext, if among_all { rest } else { of_first_color(rest) }),
            Move::Score if among_all => (Ask::ScoreNext, rest),
            _ => return Ok(rest.first()),
        };
        self.choose(ask, among)
    }

    pub(crate) fn score_all(&mut self, cards: CardSet<D>) -> Flow<Deed<CardSet<D>>> {
        self.all(cards, Move::Score, Zone::Score(self.you()))
    }

    pub(crate) fn return_all(&mut self, cards: CardSet<D>) -> Flow<Deed<CardSet<D>>> {
        self.all(cards, Move::Return, Zone::Supply)
    }

    pub(crate) fn meld_all(&mut self, cards: CardSet<D>) -> Flow<Deed<CardSet<D>>> {
        self.all(cards, Move::Meld, Zone::Board(self.you()))
    }

    pub(crate) fn tuck_all(&mut self, cards: CardSet<D>) -> Flow<Deed<CardSet<D>>> {
        self.all(cards, Move::Tuck, Zone::BoardBottom(self.you()))
    }

    pub(crate) fn transfer_all(&mut self, cards: CardSet<D>, to: impl Destination) -> Flow<Deed<CardSet<D>>> {
        let to = to.zone(self);
        self.all(cards, Move::Transfer, to)
    }

    /// Takes the cards into your hand; that is no draw.
    pub(crate) fn take_all(&mut self, cards: CardSet<D>) -> Flow<Deed<CardSet<D>>> {
        self.all(cards, Move::Take, Zone::Hand(self.you()))
    }

    /// Both groups are fixed before the first card moves (rulebook, Exchange). No karma reacts to that.
    pub(crate) fn exchange(
        &mut self,
        these: CardSet<D>,
        to: impl Destination,
        those: CardSet<D>,
        back: impl Destination,
    ) -> Flow {
        let (to, back) = (to.zone(self), back.zone(self));
        self.at_once(|play| {
            these.iter().try_for_each(|card| play.move_card(card, Move::Exchange, to).map(Deed::either_way))?;
            those.iter().try_for_each(|card| play.move_card(card, Move::Exchange, back).map(Deed::either_way))
        })
    }
}

fn of_first_color<D: Variant>(cards: CardSet<D>) -> CardSet<D> {
    let of_colors = Color::ALL.into_iter().map(|color| cards.colored(color));
    of_colors.into_iter().find(|of_color| !of_color.is_empty()).unwrap_or(CardSet::NONE)
}
