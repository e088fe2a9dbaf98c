//! Cards of age 5.

use table::Flow;

use crate::card::{CardDef, demand, dogma};
use crate::cards::prelude::*;

#[rustfmt::skip]
impl<D: Variant> BaseSet<D> {
    pub(super) const AGE_5: [CardDef<D>; 10] = [
        card("Coal", 5, Red, [FACTORY, FACTORY, FACTORY, HEX], Factory, &[dogma(coal_1), dogma(coal_2), dogma(coal_3)]),
        card("The Pirate Code", 5, Red, [CROWN, FACTORY, CROWN, HEX], Crown,
            &[demand(the_pirate_code_demand), dogma(the_pirate_code)]),
        card("Statistics", 5, Yellow, [LEAF, LIGHTBULB, LEAF, HEX], Leaf,
            &[demand(statistics_demand), dogma(statistics)]),
        card("Steam Engine", 5, Yellow, [HEX, FACTORY, CROWN, FACTORY], Factory, &[dogma(steam_engine)]),
        card("Banking", 5, Green, [FACTORY, CROWN, HEX, CROWN], Crown, &[demand(banking_demand), dogma(banking)]),
        card("Measurement", 5, Green, [LIGHTBULB, LEAF, LIGHTBULB, HEX], Lightbulb, &[dogma(measurement)]),
        card("Chemistry", 5, Blue, [FACTORY, LIGHTBULB, FACTORY, HEX], Factory,
            &[dogma(chemistry_1), dogma(chemistry_2)]),
        card("Physics", 5, Blue, [FACTORY, LIGHTBULB, LIGHTBULB, HEX], Lightbulb, &[dogma(physics)]),
        card("Astronomy", 5, Purple, [CROWN, LIGHTBULB, LIGHTBULB, HEX], Lightbulb,
            &[dogma(astronomy_1), dogma(astronomy_2)]),
        card("Societies", 5, Purple, [CROWN, HEX, LIGHTBULB, CROWN], Crown, &[demand(societies_demand)]),
    ];
}

/// Coal: Draw a 5 and tuck it.
fn coal_1<D: Variant>(p: &mut Play<D>) -> Flow {
    p.draw_and_tuck(p.value_in_box(5))?.either_way();
    Ok(())
}

/// Coal: You may splay your red stack right.
fn coal_2<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Red], Right)?.either_way();
    Ok(())
}

/// Coal: You may choose one of your top cards and score it. If you did, score the card that was beneath it too.
fn coal_3<D: Variant>(p: &mut Play<D>) -> Flow {
    if let Some(card) = p.may_score_one(p.tops())?.which()
        && let Some(beneath) = p.top(card.color())
    {
        p.score(beneath)?.either_way();
    }
    Ok(())
}

/// The Pirate Code: I demand that you transfer two cards, each of value 4 or lower, from your score pile to mine.
fn the_pirate_code_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    let low = p.score_pile().iter().filter(|card| card.value() as usize <= p.value_in_box(4)).collect();
    if p.transfer_several(2, low, MyScorePile)?.done() {
        p.demand_met();
    }
    Ok(())
}

/// The Pirate Code: If anyone transferred a card because of the demand, score the lowest of your top cards that have a
/// crown.
fn the_pirate_code<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.was_demand_met()
        && let Some(card) = p.choose(Ask::Score, p.tops().having(Crown).lowest())?
    {
        p.score(card)?.either_way();
    }
    Ok(())
}

/// Statistics: I demand that you transfer all cards of the highest value in your score pile to your own hand.
fn statistics_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    p.transfer_all(p.score_pile().highest(), YourHand).map(Deed::either_way)
}

/// Statistics: You may splay your yellow stack right.
pub(super) fn statistics<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Yellow], Right)?.either_way();
    Ok(())
}

/// Steam Engine: Draw two 4 cards, tucking each as you draw it. Then score the card at the bottom of your yellow
/// stack.
fn steam_engine<D: Variant>(p: &mut Play<D>) -> Flow {
    p.draw_and_tuck(p.value_in_box(4))?.either_way();
    p.draw_and_tuck(p.value_in_box(4))?.either_way();
    if let Some(bottom) = p.bottom(Yellow) {
        p.score(bottom)?.either_way();
    }
    Ok(())
}

/// Banking: I demand that you transfer one of your top cards with a factory, but not a green one, to my board. If you
/// did, draw a 5 and score it.
fn banking_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.transfer_one(p.tops().not_colored(Green).having(Factory), MyBoard)?.done() {
        p.draw_and_score(p.value_in_box(5))?.either_way();
    }
    Ok(())
}

/// Banking: You may splay your green stack right.
fn banking<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Green], Right)?.either_way();
    Ok(())
}

/// Measurement: You may show one card from your hand and return it. If you did, splay your stack of that color right
/// and draw a card whose value is the number of cards in that stack (with none, draw a 1).
fn measurement<D: Variant>(p: &mut Play<D>) -> Flow {
    if let Some(card) = p.may_choose(Ask::Return, p.hand())? {
        p.reveal(card);
        if p.return_card(card)?.done() {
            p.splay(card.color(), Right)?.either_way();
            p.draw(p.g.count(p.you(), card.color()))?;
        }
    }
    Ok(())
}

/// Chemistry: You may splay your blue stack right.
fn chemistry_1<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Blue], Right)?.either_way();
    Ok(())
}

/// Chemistry: Draw a card one higher than your highest top card and score it. Then return one card from your score
/// pile.
fn chemistry_2<D: Variant>(p: &mut Play<D>) -> Flow {
    p.draw_and_score(p.tops().highest_value() as usize + 1)?.either_way();
    p.return_one(p.score_pile())?.either_way();
    Ok(())
}

/// Physics: Draw three 6 cards and show them. If at least two of them have the same color, return them and your whole
/// hand; otherwise they stay in your hand.
fn physics<D: Variant>(p: &mut Play<D>) -> Flow {
    let mut drawn = CardSet::<D>::NONE;
    for _ in 0..3 {
        drawn = drawn.with(p.draw_and_reveal(p.value_in_box(6))?);
    }
    if Color::ALL.into_iter().any(|color| drawn.colored(color).len() >= 2) {
        p.return_all(p.hand())?.either_way();
    }
    Ok(())
}

/// Astronomy: Draw a 6 and show it. If it is green or blue, meld it and do this effect again; if not, it stays in your
/// hand.
fn astronomy_1<D: Variant>(p: &mut Play<D>) -> Flow {
    loop {
        let card = p.draw_and_reveal(p.value_in_box(6))?;
        if !matches!(card.color(), Green | Blue) {
            return Ok(());
        }
        p.meld(card)?.either_way();
    }
}

/// Astronomy: If each of your top cards, leaving purple aside, has a value of 6 or higher, claim the Universe
/// achievement.
fn astronomy_2<D: Variant>(p: &mut Play<D>) -> Flow {
    let others = p.tops().not_colored(Purple);
    if others.iter().all(|card| p.value(card) as usize >= p.value_in_box(6)) {
        p.claim(Special::Universe)?.either_way();
    }
    Ok(())
}

/// Societies: I demand that you transfer one of your top cards with a lightbulb to my board; it must be higher than my
/// top card of its color (if I have none, any will do). If you did, draw a 5.
fn societies_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    let mine = |color| p.g.top(p.me, color).map_or(0, |card| p.value(card));
    let higher = p.tops().having(Lightbulb).iter().filter(|&card| p.value(card) > mine(card.color())).collect();
    if p.transfer_one(higher, MyBoard)?.done() {
        p.draw(p.value_in_box(5))?;
    }
    Ok(())
}
