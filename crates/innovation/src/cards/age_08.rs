//! Cards of age 8.

use table::Flow;

use crate::card::{CardDef, demand, dogma};
use crate::cards::prelude::*;

#[rustfmt::skip]
impl<D: Variant> BaseSet<D> {
    pub(super) const AGE_8: [CardDef<D>; 10] = [
        card("Flight", 8, Red, [CROWN, HEX, CLOCK, CROWN], Crown, &[dogma(flight_1), dogma(flight_2)]),
        card("Mobility", 8, Red, [HEX, FACTORY, CLOCK, FACTORY], Factory, &[demand(mobility_demand)]),
        card("Antibiotics", 8, Yellow, [LEAF, LEAF, LEAF, HEX], Leaf, &[dogma(antibiotics)]),
        card("Skyscrapers", 8, Yellow, [HEX, FACTORY, CROWN, CROWN], Crown, &[demand(skyscrapers_demand)]),
        card("Corporations", 8, Green, [HEX, FACTORY, FACTORY, CROWN], Factory,
            &[demand(corporations_demand), dogma(corporations)]),
        card("Mass Media", 8, Green, [LIGHTBULB, HEX, CLOCK, LIGHTBULB], Lightbulb,
            &[dogma(mass_media_1), dogma(mass_media_2)]),
        card("Quantum Theory", 8, Blue, [CLOCK, CLOCK, CLOCK, HEX], Clock, &[dogma(quantum_theory)]),
        card("Rocketry", 8, Blue, [CLOCK, CLOCK, CLOCK, HEX], Clock, &[dogma(rocketry)]),
        card("Empiricism", 8, Purple, [LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX], Lightbulb,
            &[dogma(empiricism_1), dogma(empiricism_2)]),
        card("Socialism", 8, Purple, [LEAF, HEX, LEAF, LEAF], Leaf, &[dogma(socialism)]),
    ];
}

/// Flight: If your red stack is splayed up, you may choose any one of your stacks and splay it up.
fn flight_1<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.splayed(Red) == Up {
        p.may_splay(&Color::ALL, Up)?.either_way();
    }
    Ok(())
}

/// Flight: You may splay your red stack up.
fn flight_2<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Red], Up)?.either_way();
    Ok(())
}

/// Mobility: I demand that, of your top cards that are not red and have no factory, you transfer the two highest to my
/// score pile (not cards uncovered by this). If you transferred any, draw an 8.
fn mobility_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    let cards = p.choose_highest(2, Ask::Transfer(p.at(MyScorePile)), p.tops().not_colored(Red).lacking(Factory))?;
    if p.transfer_all(cards, MyScorePile)?.done() {
        p.draw(p.value_in_box(8))?;
    }
    Ok(())
}

/// Antibiotics: You may return one, two or three cards from your hand. For each different value among them, draw two 8
/// cards.
fn antibiotics<D: Variant>(p: &mut Play<D>) -> Flow {
    let mut returned = CardSet::<D>::NONE;
    for _ in 0..3 {
        let Some(card) = p.choose_or_stop(Ask::Return, p.hand())? else { break };
        if p.return_card(card)?.done() {
            returned = returned.with(card);
        }
    }
    for _ in 0..returned.values() {
        p.draw(p.value_in_box(8))?;
        p.draw(p.value_in_box(8))?;
    }
    Ok(())
}

/// Skyscrapers: I demand that you transfer one of your top cards with a clock, but not a yellow one, to my board. If
/// you did, score the card that was beneath it and return the rest of that stack.
fn skyscrapers_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    if let Some(card) = p.transfer_one(p.tops().not_colored(Yellow).having(Clock), MyBoard)?.which() {
        if let Some(beneath) = p.top(card.color()) {
            p.score(beneath)?.either_way();
        }
        let others = p.g.stack(p.you(), card.color()).collect();
        p.return_all(others)?.either_way();
    }
    Ok(())
}

/// Corporations: I demand that you transfer one of your top cards with a factory, but not a green one, to my score
/// pile. If you did, draw an 8 and meld it.
fn corporations_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.transfer_one(p.tops().not_colored(Green).having(Factory), MyScorePile)?.done() {
        p.draw_and_meld(p.value_in_box(8))?.either_way();
    }
    Ok(())
}

/// Corporations: Draw an 8 and meld it.
fn corporations<D: Variant>(p: &mut Play<D>) -> Flow {
    p.draw_and_meld(p.value_in_box(8))?.either_way();
    Ok(())
}

/// Mass Media: You may return one card from your hand. If you did, choose a value and return all cards of that value
/// from the score piles of all players, yours included.
fn mass_media_1<D: Variant>(p: &mut Play<D>) -> Flow {
    let Some(card) = p.may_choose(Ask::Return, p.hand())? else { return Ok(()) };
    if !p.return_card(card)?.done() {
        return Ok(());
    }
    let value = p.choose_value()?;
    p.at_once(|p| {
        p.return_all(p.score_pile().valued(value))?.either_way();
        for other in p.g.clockwise_from(p.you()).skip(1) {
            // You cannot see which of these you return first.
            let mut rest = p.g.score_pile(other).valued(value);
            while let Some(card) = p.any_of(rest) {
                p.return_card(card)?.either_way();
                rest = rest.without(card);
            }
        }
        Ok(())
    })
}

/// Mass Media: You may splay your purple stack up.
fn mass_media_2<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Purple], Up)?.either_way();
    Ok(())
}

/// Quantum Theory: You may return one or two cards from your hand. If you returned two, draw a 10, then draw another
/// 10 and score it.
fn quantum_theory<D: Variant>(p: &mut Play<D>) -> Flow {
    let mut returned = 0;
    for _ in 0..2 {
        let Some(card) = p.choose_or_stop(Ask::Return, p.hand())? else { break };
        returned += usize::from(p.return_card(card)?.done());
    }
    if returned == 2 {
        p.draw(p.value_in_box(10))?;
        p.draw_and_score(p.value_in_box(10))?.either_way();
    }
    Ok(())
}

/// Rocketry: For every two clock on your board (rounded down), return one card from the score pile of an opponent you
/// choose.
fn rocketry<D: Variant>(p: &mut Play<D>) -> Flow {
    for _ in 0..p.icons(Clock) / 2 {
        if let Some(card) = p.choose_back(Ask::Return, p.opponents())? {
            p.return_card(card)?.either_way();
        }
    }
    Ok(())
}

/// Empiricism: Choose two colors, then draw a 9 and show it. If it has one of these colors, meld it and you may splay
/// that stack up; if not, it stays in your hand.
fn empiricism_1<D: Variant>(p: &mut Play<D>) -> Flow {
    let first = p.choose_color(Ask::Color, Color::ALL.into_iter())?;
    let others = Color::ALL.into_iter().filter(|color| Some(*color) != first);
    let second = p.choose_color(Ask::Color, others)?;
    let card = p.draw_and_reveal(p.value_in_box(9))?;
    if [first, second].contains(&Some(card.color())) {
        p.meld(card)?.either_way();
        p.may_splay(&[card.color()], Up)?.either_way();
    }
    Ok(())
}

/// Empiricism: With at least twenty lightbulb on your board, you win.
fn empiricism_2<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.icons(Lightbulb) >= 20 {
        p.win(p.you())?;
    }
    Ok(())
}

/// Socialism: You may tuck your whole hand: every card or none. If at least one of those cards was purple, take all
/// cards of the lowest value in each opponent's hand into yours.
fn socialism<D: Variant>(p: &mut Play<D>) -> Flow {
    let hand = p.hand();
    if hand.is_empty() || !p.may(Ask::All)? {
        return Ok(());
    }
    if !p.tuck_all(hand)?.cards().colored(Purple).is_empty() {
        for opponent in p.opponents() {
            p.take_all(p.g.hand(opponent).lowest())?.either_way();
        }
    }
    Ok(())
}
