//! Cards of age 6.

use table::Flow;

use crate::card::{CardDef, demand, dogma};
use crate::cards::prelude::*;

#[rustfmt::skip]
impl<D: Variant> BaseSet<D> {
    pub(super) const AGE_6: [CardDef<D>; 10] = [
        card("Industrialization", 6, Red, [CROWN, FACTORY, FACTORY, HEX], Factory,
            &[dogma(industrialization_1), dogma(industrialization_2)]),
        card("Machine Tools", 6, Red, [FACTORY, FACTORY, HEX, FACTORY], Factory, &[dogma(machine_tools)]),
        card("Canning", 6, Yellow, [HEX, FACTORY, LEAF, FACTORY], Factory, &[dogma(canning_1), dogma(canning_2)]),
        card("Vaccination", 6, Yellow, [LEAF, FACTORY, LEAF, HEX], Leaf,
            &[demand(vaccination_demand), dogma(vaccination)]),
        card("Classification", 6, Green, [LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX], Lightbulb, &[dogma(classification)]),
        card("Metric System", 6, Green, [HEX, FACTORY, CROWN, CROWN], Crown,
            &[dogma(metric_system_1), dogma(metric_system_2)]),
        card("Atomic Theory", 6, Blue, [LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX], Lightbulb,
            &[dogma(atomic_theory_1), dogma(atomic_theory_2)]),
        card("Encyclopedia", 6, Blue, [HEX, CROWN, CROWN, CROWN], Crown, &[dogma(encyclopedia)]),
        card("Democracy", 6, Purple, [CROWN, LIGHTBULB, LIGHTBULB, HEX], Lightbulb, &[dogma(democracy)]),
        card("Emancipation", 6, Purple, [FACTORY, LIGHTBULB, FACTORY, HEX], Factory,
            &[demand(emancipation_demand), dogma(emancipation)]),
    ];
}

/// Industrialization: For each color on your board that shows at least one factory, draw a 6 and tuck it.
fn industrialization_1<D: Variant>(p: &mut Play<D>) -> Flow {
    for _ in 0..p.colors_with(Factory) {
        p.draw_and_tuck(p.value_in_box(6))?.either_way();
    }
    Ok(())
}

/// Industrialization: You may splay your red stack or your purple stack right.
pub(super) fn industrialization_2<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Red, Purple], Right)?.either_way();
    Ok(())
}

/// Machine Tools: Draw a card of the same value as the highest card in your score pile (if it is empty, a 1) and score
/// it.
fn machine_tools<D: Variant>(p: &mut Play<D>) -> Flow {
    p.draw_and_score(p.score_pile().highest_value() as usize)?.either_way();
    Ok(())
}

/// Canning: You may draw a 6 and tuck it. If you did, score each of your top cards without a factory. Cards uncovered
/// by this stay.
fn canning_1<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.may(Ask::All)? && p.draw_and_tuck(p.value_in_box(6))?.done() {
        p.score_all(p.tops().lacking(Factory))?.either_way();
    }
    Ok(())
}

/// Canning: You may splay your yellow stack right.
fn canning_2<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Yellow], Right)?.either_way();
    Ok(())
}

/// Vaccination: I demand that you return all cards of the lowest value in your score pile. If you returned any, draw a
/// 6 and meld it.
fn vaccination_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.return_all(p.score_pile().lowest())?.done() {
        p.demand_met();
        p.draw_and_meld(p.value_in_box(6))?.either_way();
    }
    Ok(())
}

/// Vaccination: If anyone returned a card because of the demand, draw a 7 and meld it.
fn vaccination<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.was_demand_met() {
        p.draw_and_meld(p.value_in_box(7))?.either_way();
    }
    Ok(())
}

/// Classification: Choose a card in your hand and show its color. Take every card of that color from all opponents'
/// hands into yours, then meld all cards of that color from your hand. With an empty hand, nothing happens.
fn classification<D: Variant>(p: &mut Play<D>) -> Flow {
    let hand = p.hand();
    let held = Color::ALL.into_iter().filter(|color| !hand.colored(*color).is_empty());
    if let Some(color) = p.choose_color(Ask::Color, held)? {
        for opponent in p.opponents() {
            p.take_all(p.g.hand(opponent).colored(color))?.either_way();
        }
        p.meld_all(p.hand().colored(color))?.either_way();
    }
    Ok(())
}

/// Metric System: If your green stack is splayed right, you may choose any one of your stacks and splay it right.
fn metric_system_1<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.splayed(Green) == Right {
        p.may_splay(&Color::ALL, Right)?.either_way();
    }
    Ok(())
}

/// Metric System: You may splay your green stack right.
fn metric_system_2<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Green], Right)?.either_way();
    Ok(())
}

/// Atomic Theory: You may splay your blue stack right.
fn atomic_theory_1<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Blue], Right)?.either_way();
    Ok(())
}

/// Atomic Theory: Draw a 7 and meld it.
fn atomic_theory_2<D: Variant>(p: &mut Play<D>) -> Flow {
    p.draw_and_meld(p.value_in_box(7))?.either_way();
    Ok(())
}

/// Encyclopedia: You may meld the cards of the highest value in your score pile: all of them or none.
fn encyclopedia<D: Variant>(p: &mut Play<D>) -> Flow {
    let highest = p.score_pile().highest();
    if !highest.is_empty() && p.may(Ask::All)? {
        p.meld_all(highest)?.either_way();
    }
    Ok(())
}

/// Democracy: You may return as many cards from your hand as you like. If you have by now returned more cards than
/// each opponent through Democracy in this Dogma action, draw an 8 and score it.
fn democracy<D: Variant>(p: &mut Play<D>) -> Flow {
    while let Some(card) = p.choose_or_stop(Ask::Return, p.hand())? {
        let returned = p.return_card(card)?;
        let you = p.you();
        p.g.dogma.democracy[you] += u8::from(returned.done());
    }
    let returned = |seat: Seat| p.g.dogma.democracy[seat];
    if p.opponents().all(|opponent| returned(p.you()) > returned(opponent)) {
        p.draw_and_score(p.value_in_box(8))?.either_way();
    }
    Ok(())
}

/// Emancipation: I demand that you transfer one card from your hand to my score pile. If you did, draw a 6.
fn emancipation_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.transfer_one(p.hand(), MyScorePile)?.done() {
        p.draw(p.value_in_box(6))?;
    }
    Ok(())
}

/// Emancipation: You may splay your red stack or your purple stack right.
fn emancipation<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Red, Purple], Right)?.either_way();
    Ok(())
}
