//! Figures in the Sand: Inspire and Decree actions, fading; and the list of all actions of a turn.

use arrayvec::ArrayVec;
use table::{Flow, Seat};

use super::karma::kind;
use super::{All, Claim, Would, dogma, used};
use crate::card::{AGES, Card, CardSet, Color, Set, Slot, Splay, part};
use crate::cards::expanded;
use crate::choice::{Ask, Choice};
use crate::decree::Decree;
use crate::event::{Event, Move, Zone};
use crate::play::{Deed, Drawn, Play};
use crate::reactions::Replaced;
use crate::state::Engine;

impl Engine<All> {
    pub(super) fn list_all_actions(&self, seat: Seat, offers: &mut Vec<Choice>) {
        offers.extend(self.display(seat).map(Choice::Meld));
        self.list_dogma_actions(seat, offers);
        let (points, highest) = (self.points(seat), self.highest_for_claiming(seat));
        let within_reach = (1..=AGES.min(highest) as u8).filter(|&age| self.is_available(age));
        offers.extend(within_reach.filter(|&age| self.pays_with(seat, points, age)).map(Choice::Achieve));
        if self.has_karma_of(seat, kind::AVAILABLE) {
            let own = self.counting_as_available(seat).iter().filter(|card| self.affords(seat, card.value()));
            offers.extend(own.map(Choice::AchieveCard));
        }
        if self.exp.used & used::ENDORSE == 0 {
            self.list_endorsed(seat, offers);
        }
        if self.exp.used & used::INSPIRE == 0 {
            offers.extend(Color::ALL.into_iter().filter(|&color| self.inspires(seat, color)).map(Choice::Inspire));
        }
        if self.plays_with(Set::Figures) && self.exp.used & used::DECREE == 0 {
            self.list_decrees(seat, offers);
        }
    }

    /// The cards a Dogma action can be taken with: the top cards that feature an icon; some karmas lend others' top
    /// cards.
    fn list_dogma_actions(&self, seat: Seat, offers: &mut Vec<Choice>) {
        let mut list = |owner: Seat, color| {
            let top = self.top(owner, color).filter(|card| card.facts().featured.is_some());
            offers.extend(top.map(Choice::Dogma));
        };
        Color::ALL.into_iter().for_each(|color| list(seat, color));
        if self.has_karma_of(seat, kind::DOGMA_CARDS) {
            for other in self.clockwise_from(seat).skip(1) {
                let lent = Color::ALL.into_iter().filter(|&color| self.dogma_of_others(seat, color));
                lent.for_each(|color| list(other, color));
            }
        }
    }

    /// Whether one sees an inspire effect of a color.
    fn inspires(&self, seat: Seat, color: Color) -> bool {
        if !self.has_karma_of(seat, kind::BOXES) {
            return self.signs(seat, color).inspires > 0;
        }
        self.colors_of_boxes(seat, color).any(|color| self.signs(seat, color).inspires > 0)
    }

    /// The inspire effects of a color, from the bottom card to the top.
    fn inspire_effects(&self, seat: Seat, color: Color) -> ArrayVec<Card, 128> {
        let mut cards = ArrayVec::new();
        for color in self.colors_of_boxes(seat, color) {
            let visible = self.visible(seat, color).filter(|(_, slot)| *slot == Slot::Inspire);
            let mut of_color: ArrayVec<Card, 64> = visible.map(|(card, _)| card).collect();
            of_color.reverse();
            cards.extend(of_color);
        }
        cards
    }

    fn figures_in_hand(&self, seat: Seat) -> CardSet<All> {
        self.hand(seat).of_set(Set::Figures)
    }

    /// Decrees take figures of three values in hand, one of them in the decree's color; or any two, with a karma for
    /// it.
    fn list_decrees(&self, seat: Seat, offers: &mut Vec<Choice>) {
        let figures = self.figures_in_hand(seat);
        if figures.len() < 2 {
            return;
        }
        let three_values = figures.values() >= 3;
        let by_color = |decree: Decree| three_values && !figures.colored(decree.color()).is_empty();
        let in_the_game = Decree::ALL.into_iter().filter(|decree| self.exp.removed_decrees & decree.bit() == 0);
        offers.extend(
            in_the_game.filter(|&decree| by_color(decree) || self.has_decree_karma(seat, decree)).map(Choice::Decree),
        );
    }

    /// Who has a decree; nobody if it lies in the center.
    pub(crate) fn holder(&self, decree: Decree) -> Option<Seat> {
        self.everyone().find(|&seat| self.expansion_player(seat).decrees & decree.bit() != 0)
    }

    /// Nobody has it, and it did not leave the game with a player who lost.
    pub(crate) fn is_in_the_center(&self, decree: Decree) -> bool {
        self.holder(decree).is_none() && self.exp.removed_decrees & decree.bit() == 0
    }

    pub(crate) fn top_figures(&self, seat: Seat) -> CardSet<All> {
        self.figures_on_top(seat).collect()
    }
}

impl Play<'_, All> {
    /// All visible inspire effects of a color, then a draw by its top card; nothing is shared.
    pub(super) fn inspire_action(&mut self, color: Color) -> Flow {
        let seat = self.you();
        self.g.exp.used |= used::INSPIRE;
        self.react_first(Would::InspireAction { by: seat, color })?;
        self.turn.tape.tell(|| Event::Inspire { seat, color });
        self.g.exp.action = dogma::Action { owner: Some(seat), ..dogma::Action::default() };
        for card in self.g.inspire_effects(seat, color) {
            if let Some(rule) = expanded(card).inspire {
                self.source = Some((card, part::INSPIRE));
                self.tell_effect();
                rule(self)?;
            }
        }
        self.source = None;
        let top = self.top(color).map_or(0, |card| self.value(card));
        let value = self.g.top_for_drawing_by_karma(seat, color).unwrap_or(top);
        self.draw(value as usize)?;
        Ok(())
    }

    /// The whole hand leaves the game; then the decree is taken away from another player, or claimed and used.
    pub(super) fn decree_action(&mut self, decree: Decree) -> Flow {
        let seat = self.you();
        self.g.exp.used |= used::DECREE;
        let hand = self.hand();
        self.remove_all(hand)?.either_way();
        let effective = match self.g.holder(decree) {
            Some(other) if other != seat => {
                self.g.expansion_player_mut(other).decrees &= !decree.bit();
                false
            }
            Some(_) => true,
            None => {
                if self.react(Would::Claim { by: seat, claim: Claim::Decree(decree) })? == Replaced::No {
                    self.g.expansion_player_mut(seat).decrees |= decree.bit();
                }
                true
            }
        };
        self.turn.tape.tell(|| Event::Decree { seat, decree, effective });
        self.count_again()?;
        if effective { self.use_decree(decree) } else { Ok(()) }
    }

    fn use_decree(&mut self, decree: Decree) -> Flow {
        match decree {
            Decree::War => self.war(),
            Decree::Expansion => {
                let colors: ArrayVec<Color, 5> =
                    Color::ALL.into_iter().filter(|&color| self.can_splay(color, Splay::Up)).collect();
                match self.choose_color(Ask::Expansion, colors.into_iter())? {
                    Some(color) => self.splay(color, Splay::Up).map(Deed::either_way),
                    None => Ok(()),
                }
            }
            Decree::Trade => {
                let value = self.tops().highest_value() as usize + 1;
                (0..3).try_for_each(|_| self.draw_and_foreshadow(value).map(Drawn::either_way))
            }
            Decree::Advancement => {
                let value = self.tops().highest_value() as usize + 2;
                self.draw(value).map(drop)
            }
            Decree::Rivalry => self.rivalry(),
        }
    }

    /// All top cards of a chosen value are returned from the other players' boards.
    fn war(&mut self) -> Flow {
        let value = self.choose_value_for(Ask::War, 1..=AGES as u8 + 1)?;
        let others: ArrayVec<Seat, 8> = self.other_players().collect();
        let tops = others.iter().fold(CardSet::NONE, |all, &other| all | self.g.tops(other).valued(value));
        self.return_all(tops).map(Deed::either_way)
    }

    /// Three cards of another player's score pile are returned, and all top figures of that player.
    fn rivalry(&mut self) -> Flow {
        let others: ArrayVec<Seat, 8> = self.other_players().collect();
        let Some(other) = self.choose_player(Ask::Rivalry, others.into_iter())? else { return Ok(()) };
        for _ in 0..3 {
            if let Some(card) = self.choose_back(Ask::RivalryReturn, std::iter::once(other))? {
                self.return_card(card)?.either_way();
            }
        }
        let figures = self.g.top_figures(other);
        self.return_all(figures).map(Deed::either_way)
    }

    /// At the end of every action: whoever has more than one top figure scores all but one (Deluxe, Fade).
    pub(super) fn fade(&mut self) -> Flow {
        if self.g.exp.figures.0.iter().all(|colors| colors.count_ones() < 2) {
            return Ok(());
        }
        let active = self.you();
        for seat in self.g.clockwise_from(active) {
            self.turn.seat = seat;
            self.me = seat;
            while self.g.top_figures(seat).len() > 1 && self.react(Would::Fade { by: seat })? == Replaced::No {
                let Some(figure) = self.choose(Ask::Fade, self.g.top_figures(seat))? else { break };
                self.move_card(figure, Move::Fade, Zone::Score(seat))?.either_way();
            }
        }
        (self.turn.seat, self.me) = (active, active);
        Ok(())
    }
}
