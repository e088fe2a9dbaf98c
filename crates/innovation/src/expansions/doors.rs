//! What expansions change where the rules ask: before something happens, and after it.

use table::Flow;

use super::{All, Would, dogma};
use crate::card::{Card, CardSet};
use crate::event::Move;
use crate::play::Play;
use crate::reactions::{Did, Replaced, Variant};
use crate::state::{How, Place};

impl Variant for All {
    #[inline]
    fn before(play: &mut Play<All>, would: Would) -> Flow<Replaced> {
        match would {
            Would::Move { card, how, .. } => play.before_move(card, how),
            Would::DogmaAction { card, .. } => play.prepare_action(card).map(|()| Replaced::No),
            Would::Execute { by, card } => {
                play.g.exp.action.owner = Some(play.g.owner_of(card, by));
                play.execute_echoes(card).map(|()| Replaced::No)
            }
            // A full tie is nobody's victory.
            Would::Win { how: How::Draw, .. } => Ok(Replaced::No),
            Would::Win { .. } => {
                play.g.exp.ending = true;
                let replaced = play.react(would)?;
                play.g.exp.ending = false;
                Ok(replaced)
            }
            other => play.react(other),
        }
    }

    #[inline]
    fn after(play: &mut Play<All>, did: Did) -> Flow {
        match did {
            Did::Move(moved) => play.after_moving(moved),
            Did::Splay => {
                play.draw_a_city()?;
                play.end_by_achievements()
            }
            Did::Act => {
                play.fade()?;
                play.g.exp.reactions = 0;
                Ok(())
            }
            Did::EndTurn => {
                play.g.exp.used = 0;
                // A player who was lost meanwhile left an action behind.
                play.g.exp.action = dogma::Action::default();
                play.g.exp.melding = None;
                for player in &mut play.g.exp.players.0 {
                    player.tucked_green_this_turn = false;
                }
                Ok(())
            }
        }
    }

    /// A karma keeps cards in a score pile from an opponent's effect.
    fn is_spared(play: &Play<All>, card: Card) -> bool {
        match play.g.place(card) {
            Place::Score(owner) => play.g.reacts(&Would::TakeFromScore { by: play.leader(), owner }),
            _ => false,
        }
    }

    fn order_matters(play: &Play<All>, cards: CardSet<All>, how: Move) -> bool {
        play.karmas_care_about_order(cards, how)
    }
}
