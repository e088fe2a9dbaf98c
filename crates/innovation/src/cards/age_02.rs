//! Cards of age 2.

use table::Flow;

use crate::card::{CardDef, demand, dogma};
use crate::cards::prelude::*;

#[rustfmt::skip]
impl<D: Variant> BaseSet<D> {
    pub(super) const AGE_2: [CardDef<D>; 10] = [
        card("Construction", 2, Red, [CASTLE, HEX, CASTLE, CASTLE], Castle,
            &[demand(construction_demand), dogma(construction)]),
        card("Road Building", 2, Red, [CASTLE, CASTLE, HEX, CASTLE], Castle, &[dogma(road_building)]),
        card("Canal Building", 2, Yellow, [HEX, CROWN, LEAF, CROWN], Crown, &[dogma(canal_building)]),
        card("Fermenting", 2, Yellow, [LEAF, LEAF, HEX, CASTLE], Leaf, &[dogma(fermenting)]),
        card("Currency", 2, Green, [LEAF, CROWN, HEX, CROWN], Crown, &[dogma(currency)]),
        card("Mapmaking", 2, Green, [HEX, CROWN, CROWN, CASTLE], Crown, &[demand(mapmaking_demand), dogma(mapmaking)]),
        card("Calendar", 2, Blue, [HEX, LEAF, LEAF, LIGHTBULB], Leaf, &[dogma(calendar)]),
        card("Mathematics", 2, Blue, [HEX, LIGHTBULB, CROWN, LIGHTBULB], Lightbulb, &[dogma(mathematics)]),
        card("Monotheism", 2, Purple, [HEX, CASTLE, CASTLE, CASTLE], Castle,
            &[demand(monotheism_demand), dogma(monotheism)]),
        card("Philosophy", 2, Purple, [HEX, LIGHTBULB, LIGHTBULB, LIGHTBULB], Lightbulb,
            &[dogma(philosophy_1), dogma(philosophy_2)]),
    ];
}

/// Construction: I demand that you transfer two cards from your hand to mine, and then draw a 2 even if you had fewer
/// than two to give.
fn construction_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    p.transfer_several(2, p.hand(), MyHand)?.either_way();
    p.draw(p.value_in_box(2))?;
    Ok(())
}

/// Construction: If you have five top cards and no other player does, claim the Empire achievement.
fn construction<D: Variant>(p: &mut Play<D>) -> Flow {
    let five_tops = |seat| p.g.tops(seat).len() == 5;
    if five_tops(p.you()) && !p.opponents().any(five_tops) {
        p.claim(Special::Empire)?.either_way();
    }
    Ok(())
}

/// Road Building: Meld one card from your hand, or two. If you melded two, you may transfer your top red card to the
/// board of another player. If you did, transfer that player's top green card (if any) to your board.
fn road_building<D: Variant>(p: &mut Play<D>) -> Flow {
    let Some(first) = p.choose(Ask::Meld, p.hand())? else { return Ok(()) };
    let one = p.meld(first)?.done();
    let Some(second) = p.choose_or_stop(Ask::Meld, p.hand())? else { return Ok(()) };
    let two = p.meld(second)?.done() && one;
    if two
        && let Some(red) = p.top(Red)
        && let Some(player) = p.may_choose_player(Ask::Player, p.other_players())?
        && p.transfer(red, Zone::Board(player))?.done()
        && let Some(green) = p.g.top(player, Green)
    {
        p.transfer(green, YourBoard)?.either_way();
    }
    Ok(())
}

/// Canal Building: You may exchange all cards of the highest value in your hand with all cards of the highest value in
/// your score pile.
fn canal_building<D: Variant>(p: &mut Play<D>) -> Flow {
    let (hand, score) = (p.hand().highest(), p.score_pile().highest());
    if !(hand | score).is_empty() && p.may(Ask::All)? {
        p.exchange(hand, YourScorePile, score, YourHand)?;
    }
    Ok(())
}

/// Fermenting: For each color on your board that shows at least one leaf, draw a 2.
fn fermenting<D: Variant>(p: &mut Play<D>) -> Flow {
    for _ in 0..p.colors_with(Leaf) {
        p.draw(p.value_in_box(2))?;
    }
    Ok(())
}

/// Currency: You may return as many cards from your hand as you like. For each different value among them, draw a 2
/// and score it.
fn currency<D: Variant>(p: &mut Play<D>) -> Flow {
    let mut returned = CardSet::<D>::NONE;
    while let Some(card) = p.choose_or_stop(Ask::Return, p.hand())? {
        if p.return_card(card)?.done() {
            returned = returned.with(card);
        }
    }
    for _ in 0..returned.values() {
        p.draw_and_score(p.value_in_box(2))?.either_way();
    }
    Ok(())
}

/// Mapmaking: I demand that you transfer one 1, if you have any there, from your score pile to mine.
fn mapmaking_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    let ones = p.score_pile().valued(p.value_in_box(1) as u8);
    if p.transfer_one(ones, MyScorePile)?.done() {
        p.demand_met();
    }
    Ok(())
}

/// Mapmaking: If anyone transferred a card because of the demand, draw a 1 and score it.
fn mapmaking<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.was_demand_met() {
        p.draw_and_score(p.value_in_box(1))?.either_way();
    }
    Ok(())
}

/// Calendar: If your score pile holds more cards than your hand, draw two 3 cards.
fn calendar<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.score_pile().len() > p.hand().len() {
        p.draw(p.value_in_box(3))?;
        p.draw(p.value_in_box(3))?;
    }
    Ok(())
}

/// Mathematics: You may return one card from your hand. If you did, draw a card one higher in value and meld it.
fn mathematics<D: Variant>(p: &mut Play<D>) -> Flow {
    if let Some(card) = p.may_return_one(p.hand())?.which() {
        p.draw_and_meld(card.value() as usize + 1)?.either_way();
    }
    Ok(())
}

/// Monotheism: I demand that you transfer one of your top cards, in a color missing from my board, to my score pile.
/// If you did, draw a 1 and tuck it.
fn monotheism_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    let foreign = p.tops().iter().filter(|card| p.g.top(p.me, card.color()).is_none()).collect();
    if p.transfer_one(foreign, MyScorePile)?.done() {
        p.draw_and_tuck(p.value_in_box(1))?.either_way();
    }
    Ok(())
}

/// Monotheism: Draw a 1 and tuck it.
fn monotheism<D: Variant>(p: &mut Play<D>) -> Flow {
    p.draw_and_tuck(p.value_in_box(1))?.either_way();
    Ok(())
}

/// Philosophy: You may choose one of your stacks and splay it left.
fn philosophy_1<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&Color::ALL, Left)?.either_way();
    Ok(())
}

/// Philosophy: You may choose one card in your hand and score it.
fn philosophy_2<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_score_one(p.hand())?.either_way();
    Ok(())
}
