//! The course of a turn with expansions.

use table::{Flow, Seat, Seats, Tape};

use super::{All, Claim};
use crate::card::{Card, Effect, Set};
use crate::cards::{BaseSet, expanded};
use crate::choice::Choice;
use crate::play::Play;
use crate::state::{Engine, Phase};
use crate::turn::{ActionEnds, DogmaWas, Turns};

impl Turns for All {
    #[inline]
    fn effects(card: Card) -> &'static [Effect<All>] {
        match BaseSet::<All>::CARDS.get(card.index()) {
            Some(base) => base.effects,
            None => expanded(card).effects,
        }
    }

    fn first_phase(game: &Engine<All>) -> Phase {
        if game.display(game.turn).is_some() { Phase::Display } else { Phase::Action }
    }

    fn begin_turn(game: &mut Engine<All>, tape: &mut Tape<Engine<All>>) -> Flow {
        game.display_step(tape)
    }

    fn list_actions(game: &Engine<All>, seat: Seat, offers: &mut Vec<Choice>) {
        game.list_all_actions(seat, offers);
    }

    fn act(play: &mut Play<All>, choice: Choice) -> Flow<ActionEnds> {
        match choice {
            Choice::Meld(card) => return play.meld_action(card),
            Choice::Endorse(card) => {
                play.endorse_action(card)?;
                return Ok(ActionEnds::WithDogma);
            }
            Choice::Achieve(age) => play.achieve_action(Claim::Age(age))?,
            Choice::AchieveCard(card) => play.achieve_action(Claim::Card(card))?,
            Choice::Inspire(color) => play.inspire_action(color)?,
            Choice::Decree(decree) => play.decree_action(decree)?,
            other => unreachable!("'{other}' is no action"),
        }
        Ok(ActionEnds::Now)
    }

    fn next_card(play: &mut Play<All>, value: usize, into_hand: bool) -> Flow<Card> {
        play.next_of(Set::Base, value, into_hand)
    }

    fn reach(game: &Engine<All>, seat: Seat, card: Card) -> (Seats, Seats) {
        game.reach_of_all(seat, card)
    }

    fn effect(game: &Engine<All>, number: u16) -> Option<(Card, u8, Effect<All>)> {
        game.effect_of_action(number)
    }

    fn once_more(game: &mut Engine<All>, demand: bool) -> Seats {
        game.endorsed_again(demand)
    }

    fn finish_dogma(play: &mut Play<All>) -> Flow<DogmaWas> {
        play.draw_for_sharing()?;
        play.after_action()
    }

    fn apart(play: &mut Play<All>, execute: impl FnOnce(&mut Play<All>) -> Flow) -> Flow {
        let demand_met = std::mem::replace(&mut play.g.dogma.demand_met, false);
        let (you, action) = (play.you(), &mut play.g.exp.action);
        let (gathered, owner) = (std::mem::take(&mut action.gathered), action.owner);
        let remembered = action.remembered.forget(you);
        execute(play)?;
        play.g.dogma.demand_met = demand_met;
        let action = &mut play.g.exp.action;
        (action.gathered, action.owner) = (gathered, owner);
        action.remembered.forget(you);
        remembered.iter().for_each(|card| action.remembered.add(card, you));
        Ok(())
    }
}
