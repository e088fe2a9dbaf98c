//! Cards of age 4.

use table::Flow;

use crate::card::{CardDef, demand, dogma};
use crate::cards::prelude::*;

#[rustfmt::skip]
impl<D: Variant> BaseSet<D> {
    pub(super) const AGE_4: [CardDef<D>; 10] = [
        card("Colonialism", 4, Red, [HEX, FACTORY, LIGHTBULB, FACTORY], Factory, &[dogma(colonialism)]),
        card("Gunpowder", 4, Red, [HEX, FACTORY, CROWN, FACTORY], Factory,
            &[demand(gunpowder_demand), dogma(gunpowder)]),
        card("Anatomy", 4, Yellow, [LEAF, LEAF, LEAF, HEX], Leaf, &[demand(anatomy_demand)]),
        card("Perspective", 4, Yellow, [HEX, LIGHTBULB, LIGHTBULB, LEAF], Lightbulb, &[dogma(perspective)]),
        card("Invention", 4, Green, [HEX, LIGHTBULB, LIGHTBULB, FACTORY], Lightbulb,
            &[dogma(invention_1), dogma(invention_2)]),
        card("Navigation", 4, Green, [HEX, CROWN, CROWN, CROWN], Crown, &[demand(navigation_demand)]),
        card("Experimentation", 4, Blue, [HEX, LIGHTBULB, LIGHTBULB, LIGHTBULB], Lightbulb, &[dogma(experimentation)]),
        card("Printing Press", 4, Blue, [HEX, LIGHTBULB, LIGHTBULB, CROWN], Lightbulb,
            &[dogma(printing_press_1), dogma(printing_press_2)]),
        card("Enterprise", 4, Purple, [HEX, CROWN, CROWN, CROWN], Crown,
            &[demand(enterprise_demand), dogma(enterprise)]),
        card("Reformation", 4, Purple, [LEAF, LEAF, HEX, LEAF], Leaf, &[dogma(reformation_1), dogma(reformation_2)]),
    ];
}

/// Colonialism: Draw a 3 and tuck it. With a crown on it, do this effect again.
fn colonialism<D: Variant>(p: &mut Play<D>) -> Flow {
    while p.draw_and_tuck(p.value_in_box(3))?.card.has(Crown) {}
    Ok(())
}

/// Gunpowder: I demand that you transfer one of your top cards with a castle to my score pile.
fn gunpowder_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.transfer_one(p.tops().having(Castle), MyScorePile)?.done() {
        p.demand_met();
    }
    Ok(())
}

/// Gunpowder: If anyone transferred a card because of the demand, draw a 2 and score it.
fn gunpowder<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.was_demand_met() {
        p.draw_and_score(p.value_in_box(2))?.either_way();
    }
    Ok(())
}

/// Anatomy: I demand that you return one card from your score pile. If you did, also return one of your top cards of
/// the same value (if you have one).
fn anatomy_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    if let Some(card) = p.return_one(p.score_pile())?.which()
        && let Some(top) = p.choose(Ask::Return, p.tops().valued(card.value()))?
    {
        p.return_card(top)?.either_way();
    }
    Ok(())
}

/// Perspective: You may return one card from your hand. If you did, score one card from your hand for every two
/// lightbulb on your board (rounded down).
fn perspective<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.may_return_one(p.hand())?.done() {
        p.score_several(p.icons(Lightbulb) / 2, p.hand())?.either_way();
    }
    Ok(())
}

/// Invention: You may choose one of your stacks that is splayed left and splay it right. If you did, draw a 4 and
/// score it.
fn invention_1<D: Variant>(p: &mut Play<D>) -> Flow {
    let left = Color::ALL.into_iter().filter(|&color| p.splayed(color) == Left).collect::<ArrayVec<_, 5>>();
    if p.may_splay(&left, Right)?.done() {
        p.draw_and_score(p.value_in_box(4))?.either_way();
    }
    Ok(())
}

/// Invention: If you have five splayed stacks, no matter in which directions, claim the Wonder achievement.
fn invention_2<D: Variant>(p: &mut Play<D>) -> Flow {
    if Color::ALL.iter().all(|color| p.splayed(*color) != Unsplayed) {
        p.claim(Special::Wonder)?.either_way();
    }
    Ok(())
}

/// Navigation: I demand that you transfer one 2 or one 3, if you have any there, from your score pile to mine.
fn navigation_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    let cards = p.score_pile().valued(p.value_in_box(2) as u8) | p.score_pile().valued(p.value_in_box(3) as u8);
    p.transfer_one(cards, MyScorePile)?.either_way();
    Ok(())
}

/// Experimentation: Draw a 5 and meld it.
fn experimentation<D: Variant>(p: &mut Play<D>) -> Flow {
    p.draw_and_meld(p.value_in_box(5))?.either_way();
    Ok(())
}

/// Printing Press: You may return one card from your score pile. If you did, draw a card two higher than your top
/// purple card (if you have none, draw a 2).
fn printing_press_1<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.may_return_one(p.score_pile())?.done() {
        p.draw(p.top(Purple).map_or(0, |card| p.value(card)) as usize + 2)?;
    }
    Ok(())
}

/// Printing Press: You may splay your blue stack right.
fn printing_press_2<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Blue], Right)?.either_way();
    Ok(())
}

/// Enterprise: I demand that you transfer one of your top cards with a crown, but not a purple one, to my board. If
/// you did, draw a 4 and meld it.
fn enterprise_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.transfer_one(p.tops().not_colored(Purple).having(Crown), MyBoard)?.done() {
        p.draw_and_meld(p.value_in_box(4))?.either_way();
    }
    Ok(())
}

/// Enterprise: You may splay your green stack right.
fn enterprise<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Green], Right)?.either_way();
    Ok(())
}

/// Reformation: You may tuck cards from your hand: if so, exactly one for every two leaf on your board (rounded down),
/// as far as your hand allows.
fn reformation_1<D: Variant>(p: &mut Play<D>) -> Flow {
    let count = p.icons(Leaf) / 2;
    if count == 0 {
        return Ok(());
    }
    let mut tucked = 0;
    let mut next = p.may_choose(Ask::Tuck, p.hand())?;
    while let Some(card) = next {
        p.tuck(card)?.either_way();
        tucked += 1;
        next = if tucked < count { p.choose(Ask::Tuck, p.hand())? } else { None };
    }
    Ok(())
}

/// Reformation: You may splay your yellow stack or your purple stack right.
fn reformation_2<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Yellow, Purple], Right)?.either_way();
    Ok(())
}
