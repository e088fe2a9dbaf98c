//! Cards of age 1.

use table::Flow;

use crate::card::{CardDef, demand, dogma};
use crate::cards::prelude::*;

#[rustfmt::skip]
impl<D: Variant> BaseSet<D> {
    pub(super) const AGE_1: [CardDef<D>; 15] = [
        card("Archery", 1, Red, [CASTLE, LIGHTBULB, HEX, CASTLE], Castle, &[demand(archery_demand)]),
        card("Metalworking", 1, Red, [CASTLE, CASTLE, HEX, CASTLE], Castle, &[dogma(metalworking)]),
        card("Oars", 1, Red, [CASTLE, CROWN, HEX, CASTLE], Castle, &[demand(oars_demand), dogma(oars)]),
        card("Agriculture", 1, Yellow, [HEX, LEAF, LEAF, LEAF], Leaf, &[dogma(agriculture)]),
        card("Domestication", 1, Yellow, [CASTLE, CROWN, HEX, CASTLE], Castle, &[dogma(domestication)]),
        card("Masonry", 1, Yellow, [CASTLE, HEX, CASTLE, CASTLE], Castle, &[dogma(masonry)]),
        card("Clothing", 1, Green, [HEX, CROWN, LEAF, LEAF], Leaf, &[dogma(clothing_1), dogma(clothing_2)]),
        card("Sailing", 1, Green, [CROWN, CROWN, HEX, LEAF], Crown, &[dogma(sailing)]),
        card("The Wheel", 1, Green, [HEX, CASTLE, CASTLE, CASTLE], Castle, &[dogma(the_wheel)]),
        card("Pottery", 1, Blue, [HEX, LEAF, LEAF, LEAF], Leaf, &[dogma(pottery_1), dogma(pottery_2)]),
        card("Tools", 1, Blue, [HEX, LIGHTBULB, LIGHTBULB, CASTLE], Lightbulb, &[dogma(tools_1), dogma(tools_2)]),
        card("Writing", 1, Blue, [HEX, LIGHTBULB, LIGHTBULB, CROWN], Lightbulb, &[dogma(writing)]),
        card("City States", 1, Purple, [HEX, CROWN, CROWN, CASTLE], Crown, &[demand(city_states_demand)]),
        card("Code of Laws", 1, Purple, [HEX, CROWN, CROWN, LEAF], Crown, &[dogma(code_of_laws)]),
        card("Mysticism", 1, Purple, [HEX, CASTLE, CASTLE, CASTLE], Castle, &[dogma(mysticism)]),
    ];
}

/// Archery: I demand that you draw a 1 and after that transfer one card, your highest, from your hand to mine.
fn archery_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    p.draw(p.value_in_box(1))?;
    p.transfer_one(p.hand().highest(), MyHand)?.either_way();
    Ok(())
}

/// Metalworking: Draw a 1 and show it. With a castle on it, score it and do this effect again; without one, it stays
/// in your hand.
fn metalworking<D: Variant>(p: &mut Play<D>) -> Flow {
    loop {
        let card = p.draw_and_reveal(p.value_in_box(1))?;
        if !card.has(Castle) {
            return Ok(());
        }
        p.score(card)?.either_way();
    }
}

/// Oars: I demand that you transfer one card with a crown from your hand to my score pile. If you did, draw a 1 and do
/// this effect again.
fn oars_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    while p.transfer_one(p.hand().having(Crown), MyScorePile)?.done() {
        p.demand_met();
        p.draw(p.value_in_box(1))?;
    }
    Ok(())
}

/// Oars: If nobody transferred a card because of the demand, draw a 1.
pub(super) fn oars<D: Variant>(p: &mut Play<D>) -> Flow {
    if !p.was_demand_met() {
        p.draw(p.value_in_box(1))?;
    }
    Ok(())
}

/// Agriculture: You may return one card from your hand. If you did, draw a card one higher in value and score it.
fn agriculture<D: Variant>(p: &mut Play<D>) -> Flow {
    if let Some(card) = p.may_return_one(p.hand())?.which() {
        p.draw_and_score(card.value() as usize + 1)?.either_way();
    }
    Ok(())
}

/// Domestication: From your hand, meld the lowest card. Then draw a 1, even if you had nothing to meld.
fn domestication<D: Variant>(p: &mut Play<D>) -> Flow {
    p.meld_one(p.hand().lowest())?.either_way();
    p.draw(p.value_in_box(1))?;
    Ok(())
}

/// Masonry: You may meld as many cards with a castle from your hand as you like. If that was at least four cards,
/// claim the Monument achievement.
fn masonry<D: Variant>(p: &mut Play<D>) -> Flow {
    let mut melded = 0;
    while let Some(card) = p.choose_or_stop(Ask::Meld, p.hand().having(Castle))? {
        melded += usize::from(p.meld(card)?.done());
    }
    if melded >= 4 {
        p.claim(Special::Monument)?.either_way();
    }
    Ok(())
}

/// Clothing: From your hand, meld a card of a color you do not have on your board yet.
fn clothing_1<D: Variant>(p: &mut Play<D>) -> Flow {
    let new = p.hand().iter().filter(|card| !p.has_color(card.color())).collect();
    p.meld_one(new)?.either_way();
    Ok(())
}

/// Clothing: For each color on your board that no opponent has on theirs, draw a 1 and score it.
fn clothing_2<D: Variant>(p: &mut Play<D>) -> Flow {
    let only_yours =
        |color: &Color| p.has_color(*color) && p.opponents().all(|opponent| p.g.top(opponent, *color).is_none());
    for _ in 0..Color::ALL.iter().filter(|color| only_yours(color)).count() {
        p.draw_and_score(p.value_in_box(1))?.either_way();
    }
    Ok(())
}

/// Sailing: Draw a 1 and meld it.
fn sailing<D: Variant>(p: &mut Play<D>) -> Flow {
    p.draw_and_meld(p.value_in_box(1))?.either_way();
    Ok(())
}

/// The Wheel: Draw two 1 cards.
fn the_wheel<D: Variant>(p: &mut Play<D>) -> Flow {
    p.draw(p.value_in_box(1))?;
    p.draw(p.value_in_box(1))?;
    Ok(())
}

/// Pottery: You may return one, two or three cards from your hand. If you did, draw a card whose value is the number
/// of cards returned and score it.
fn pottery_1<D: Variant>(p: &mut Play<D>) -> Flow {
    let mut returned = 0;
    for _ in 0..3 {
        let Some(card) = p.choose_or_stop(Ask::Return, p.hand())? else { break };
        returned += usize::from(p.return_card(card)?.done());
    }
    if returned > 0 {
        p.draw_and_score(returned)?.either_way();
    }
    Ok(())
}

/// Pottery: Draw one 1.
fn pottery_2<D: Variant>(p: &mut Play<D>) -> Flow {
    p.draw(p.value_in_box(1))?;
    Ok(())
}

/// Tools: You may return three cards from your hand. If all three were returned, draw a 3 and meld it.
fn tools_1<D: Variant>(p: &mut Play<D>) -> Flow {
    let (mut chosen, mut returned) = (0, 0);
    let mut next = p.may_choose(Ask::Return, p.hand())?;
    while let Some(card) = next {
        chosen += 1;
        returned += usize::from(p.return_card(card)?.done());
        next = if chosen < 3 { p.choose(Ask::Return, p.hand())? } else { None };
    }
    if returned == 3 {
        p.draw_and_meld(p.value_in_box(3))?.either_way();
    }
    Ok(())
}

/// Tools: You may return one 3 from your hand. If you did, draw three 1 cards.
fn tools_2<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.may_return_one(p.hand().valued(p.value_in_box(3) as u8))?.done() {
        for _ in 0..3 {
            p.draw(p.value_in_box(1))?;
        }
    }
    Ok(())
}

/// Writing: Draw one 2.
fn writing<D: Variant>(p: &mut Play<D>) -> Flow {
    p.draw(p.value_in_box(2))?;
    Ok(())
}

/// City States: I demand that, if you have four or more castle on your board, you transfer one of your top cards with
/// a castle to my board. If you did, draw a 1.
fn city_states_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.icons(Castle) >= 4 && p.transfer_one(p.tops().having(Castle), MyBoard)?.done() {
        p.draw(p.value_in_box(1))?;
    }
    Ok(())
}

/// Code of Laws: You may tuck one card from your hand, in a color you already have on your board. If you did, you may
/// splay that stack left.
fn code_of_laws<D: Variant>(p: &mut Play<D>) -> Flow {
    let matching = p.hand().iter().filter(|card| p.has_color(card.color())).collect();
    if let Some(card) = p.may_tuck_one(matching)?.which() {
        p.may_splay(&[card.color()], Left)?.either_way();
    }
    Ok(())
}

/// Mysticism: Draw a 1 and show it. If you already have its color on your board, meld it and draw another 1; if not,
/// it stays in your hand.
fn mysticism<D: Variant>(p: &mut Play<D>) -> Flow {
    let card = p.draw_and_reveal(p.value_in_box(1))?;
    if p.has_color(card.color()) {
        p.meld(card)?.either_way();
        p.draw(p.value_in_box(1))?;
    }
    Ok(())
}
