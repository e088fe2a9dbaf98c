//! Cards of age 7.

use table::Flow;

use crate::card::{CardDef, demand, dogma};
use crate::cards::prelude::*;

#[rustfmt::skip]
impl<D: Variant> BaseSet<D> {
    pub(super) const AGE_7: [CardDef<D>; 10] = [
        card("Combustion", 7, Red, [CROWN, CROWN, FACTORY, HEX], Crown,
            &[demand(combustion_demand), dogma(combustion)]),
        card("Explosives", 7, Red, [HEX, FACTORY, FACTORY, FACTORY], Factory, &[demand(explosives_demand)]),
        card("Refrigeration", 7, Yellow, [HEX, LEAF, LEAF, CROWN], Leaf,
            &[demand(refrigeration_demand), dogma(refrigeration)]),
        card("Sanitation", 7, Yellow, [LEAF, LEAF, HEX, LEAF], Leaf, &[demand(sanitation_demand)]),
        card("Bicycle", 7, Green, [CROWN, CROWN, CLOCK, HEX], Crown, &[dogma(bicycle)]),
        card("Electricity", 7, Green, [LIGHTBULB, FACTORY, HEX, FACTORY], Factory, &[dogma(electricity)]),
        card("Evolution", 7, Blue, [LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX], Lightbulb, &[dogma(evolution)]),
        card("Publications", 7, Blue, [HEX, LIGHTBULB, CLOCK, LIGHTBULB], Lightbulb,
            &[dogma(publications_1), dogma(publications_2)]),
        card("Lighting", 7, Purple, [HEX, LEAF, CLOCK, LEAF], Leaf, &[dogma(lighting)]),
        card("Railroad", 7, Purple, [CLOCK, FACTORY, CLOCK, HEX], Clock, &[dogma(railroad_1), dogma(railroad_2)]),
    ];
}

/// Combustion: I demand that, for every four crown on my board (rounded down), you transfer one card from your score
/// pile to mine.
fn combustion_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    let count = p.g.icon(p.me, Crown) / 4;
    p.transfer_several(count, p.score_pile(), MyScorePile)?.either_way();
    Ok(())
}

/// Combustion: Return the card at the bottom of your red stack.
fn combustion<D: Variant>(p: &mut Play<D>) -> Flow {
    if let Some(bottom) = p.bottom(Red) {
        p.return_card(bottom)?.either_way();
    }
    Ok(())
}

/// Explosives: I demand that you transfer the three highest cards in your hand to mine. If you transferred any and
/// your hand is now empty, draw a 7.
fn explosives_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    let cards = p.choose_highest(3, Ask::Transfer(p.at(MyHand)), p.hand())?;
    if p.transfer_all(cards, MyHand)?.done() && p.hand().is_empty() {
        p.draw(p.value_in_box(7))?;
    }
    Ok(())
}

/// Refrigeration: I demand that you return cards from your hand: half of them, rounded down.
fn refrigeration_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    for _ in 0..p.hand().len() / 2 {
        p.return_one(p.hand())?.either_way();
    }
    Ok(())
}

/// Refrigeration: You may choose one card in your hand and score it.
fn refrigeration<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_score_one(p.hand())?.either_way();
    Ok(())
}

/// Sanitation: I demand that you exchange the two highest cards of your hand with the single lowest card of mine.
fn sanitation_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    let yours = p.choose_highest(2, Ask::Exchange, p.hand())?;
    let mine = p.i_choose(Ask::Exchange, p.my_hand().lowest())?;
    p.exchange(yours, MyHand, mine.into_iter().collect(), YourHand)
}

/// Bicycle: You may exchange your whole hand with your whole score pile: every card or none.
fn bicycle<D: Variant>(p: &mut Play<D>) -> Flow {
    let (hand, score) = (p.hand(), p.score_pile());
    if !(hand | score).is_empty() && p.may(Ask::All)? {
        p.exchange(hand, YourScorePile, score, YourHand)?;
    }
    Ok(())
}

/// Electricity: Return each of your top cards without a factory; cards uncovered by this stay. Then draw an 8 for each
/// card returned.
fn electricity<D: Variant>(p: &mut Play<D>) -> Flow {
    for _ in 0..p.return_all(p.tops().lacking(Factory))?.cards().len() {
        p.draw(p.value_in_box(8))?;
    }
    Ok(())
}

/// Evolution: You may do one of two things: draw an 8, score it and then return one card from your score pile; or draw
/// a card one higher than the highest card in your score pile (if it is empty, a 1).
fn evolution<D: Variant>(p: &mut Play<D>) -> Flow {
    match p.may_choose_option()? {
        Some(1) => {
            p.draw_and_score(p.value_in_box(8))?.either_way();
            p.return_one(p.score_pile())?.either_way();
        }
        Some(_) => {
            p.draw(p.score_pile().highest_value() as usize + 1)?;
        }
        None => {}
    }
    Ok(())
}

/// Publications: You may choose one of your stacks and put its cards in any order.
fn publications_1<D: Variant>(p: &mut Play<D>) -> Flow {
    let several = Color::ALL.into_iter().filter(|&color| p.g.count(p.you(), color) >= 2).collect::<ArrayVec<_, 5>>();
    if let Some(color) = p.may_choose_color(Ask::Rearrange, several.into_iter())? {
        p.rearrange(color)?;
    }
    Ok(())
}

/// Publications: You may splay your yellow stack or your blue stack up.
fn publications_2<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Yellow, Blue], Up)?.either_way();
    Ok(())
}

/// Lighting: You may tuck one, two or three cards from your hand. For each different value among them, draw a 7 and
/// score it.
fn lighting<D: Variant>(p: &mut Play<D>) -> Flow {
    let mut tucked = CardSet::<D>::NONE;
    for _ in 0..3 {
        let Some(card) = p.choose_or_stop(Ask::Tuck, p.hand())? else { break };
        if p.tuck(card)?.done() {
            tucked = tucked.with(card);
        }
    }
    for _ in 0..tucked.values() {
        p.draw_and_score(p.value_in_box(7))?.either_way();
    }
    Ok(())
}

/// Railroad: Return your whole hand. Then draw three 6 cards.
fn railroad_1<D: Variant>(p: &mut Play<D>) -> Flow {
    p.return_all(p.hand())?.either_way();
    for _ in 0..3 {
        p.draw(p.value_in_box(6))?;
    }
    Ok(())
}

/// Railroad: You may choose one of your stacks that is splayed right and splay it up.
fn railroad_2<D: Variant>(p: &mut Play<D>) -> Flow {
    let right = Color::ALL.into_iter().filter(|&color| p.splayed(color) == Right).collect::<ArrayVec<_, 5>>();
    p.may_splay(&right, Up)?.either_way();
    Ok(())
}
