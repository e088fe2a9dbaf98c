//! Figures of age 1.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 15] = [
    figure("Gilgamesh", 1, Red, [INSPIRE, HEX, bonus(1), CASTLE], Castle, Inspire(gilgamesh_inspire), &[Karma::Icons(gilgamesh_karma_1)]),
    figure("Hammurabi", 1, Red, [LIGHTBULB, INSPIRE, HEX, bonus(2)], Lightbulb, Inspire(hammurabi_inspire), &[Karma::Would(hammurabi_karma_1_if, hammurabi_karma_1)]),
    figure("Tigernmas", 1, Red, [HEX, LEAF, INSPIRE, LEAF], Leaf, Inspire(tigernmas_inspire), &[Karma::Decree(Decree::War), Karma::Points(tigernmas_karma_2)]),
    figure("Shennong", 1, Yellow, [LEAF, LEAF, HEX, INSPIRE], Leaf, Inspire(shennong_inspire), &[Karma::Would(shennong_karma_1_if, shennong_karma_1)]),
    figure("Sneferu", 1, Yellow, [HEX, CASTLE, CASTLE, INSPIRE], Castle, Inspire(sneferu_inspire), &[Karma::Decree(Decree::Expansion), Karma::Icons(sneferu_karma_2)]),
    figure("Sunshu Ao", 1, Yellow, [HEX, bonus(1), INSPIRE, CASTLE], Castle, Inspire(sunshu_ao_inspire), &[Karma::Would(sunshu_ao_karma_1_if, sunshu_ao_karma_1)]),
    figure("Fu Xi", 1, Green, [ECHO, CROWN, HEX, CROWN], Crown, Echo(fu_xi_echo), &[Karma::Decree(Decree::Trade), Karma::Icons(fu_xi_karma_2)]),
    figure("Hatshepsut", 1, Green, [bonus(1), CROWN, INSPIRE, HEX], Crown, Inspire(hatshepsut_inspire), &[Karma::Would(hatshepsut_karma_1_if, hatshepsut_karma_1)]),
    figure("Sargon of Akkad", 1, Green, [bonus(1), CROWN, HEX, INSPIRE], Crown, Inspire(sargon_of_akkad_inspire), &[Karma::Would(sargon_of_akkad_karma_1_if, sargon_of_akkad_karma_1)]),
    figure("Daedalus", 1, Blue, [ECHO, HEX, CASTLE, CASTLE], Castle, Echo(daedalus_echo), &[Karma::Points(daedalus_karma_1)]),
    figure("Huang Di", 1, Blue, [LIGHTBULB, LIGHTBULB, ECHO, HEX], Lightbulb, Echo(huang_di_echo), &[Karma::Decree(Decree::Advancement), Karma::Icons(huang_di_karma_2)]),
    figure("Imhotep", 1, Blue, [CASTLE, HEX, CASTLE, ECHO], Castle, Echo(imhotep_echo), &[Karma::Would(imhotep_karma_1_if, imhotep_karma_1)]),
    figure("Homer", 1, Purple, [HEX, INSPIRE, bonus(2), CASTLE], Castle, Inspire(homer_inspire), &[Karma::Would(homer_karma_1_if, homer_karma_1)]),
    figure("Ptahhotep", 1, Purple, [HEX, INSPIRE, CASTLE, CASTLE], Castle, Inspire(ptahhotep_inspire), &[Karma::Would(ptahhotep_karma_1_if, ptahhotep_karma_1)]),
    figure("Sinuhe", 1, Purple, [ECHO, LEAF, LEAF, HEX], Leaf, Echo(sinuhe_echo), &[Karma::Decree(Decree::Rivalry), Karma::Points(sinuhe_karma_2)]),
];

/// Gilgamesh: From your hand, score one card.
fn gilgamesh_inspire(p: &mut P) -> Flow {
    p.score_one(p.hand())?.either_way();
    Ok(())
}

/// Gilgamesh: For each bonus on your board, you have as many additional [castle] as you have top cards.
fn gilgamesh_karma_1(g: &Engine<All>, seat: Seat, _: Icons) -> Icons {
    let bonuses = g.visible_all(seat).filter(|(_, slot)| matches!(slot, Slot::Bonus(_))).count();
    Icons::times(Castle, bonuses * g.tops(seat).len())
}

/// Hammurabi: From your hand, meld one card.
fn hammurabi_inspire(p: &mut P) -> Flow {
    p.meld_one(p.hand())?.either_way();
    Ok(())
}

/// Hammurabi: If another player's demand or compel would succeed against you, first make the very same demand or
/// compel of that player, who has to fulfil it toward you.
fn hammurabi_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    let Would::Demand { by, source, rule, .. } = would else { return Ok(false) };
    // What comes of this demand does not count for the one that follows.
    let (demand_met, gathered) = (p.g.dogma.demand_met, p.g.exp.action.gathered);
    p.you = by;
    p.source = source;
    p.tell_effect();
    rule(p)?;
    (p.g.dogma.demand_met, p.g.exp.action.gathered) = (demand_met, gathered);
    Ok(false)
}

fn hammurabi_karma_1_if(_: &Engine<All>, owner: Seat, would: &Would) -> bool {
    matches!(*would, Would::Demand { of, .. } if of == owner)
}

/// Tigernmas: Draw one [1].
fn tigernmas_inspire(p: &mut P) -> Flow {
    p.draw(p.value_in_box(1))?;
    Ok(())
}

/// Tigernmas: Your score is one point higher for each card in your hand.
fn tigernmas_karma_2(g: &Engine<All>, seat: Seat) -> usize {
    g.hand(seat).len()
}

/// Shennong: Draw a [2] and foreshadow it.
fn shennong_inspire(p: &mut P) -> Flow {
    p.draw_and_foreshadow(p.value_in_box(2))?.either_way();
    Ok(())
}

/// Shennong: Before you foreshadow a card, score all cards of the same value that are already in your forecast.
fn shennong_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    let Would::Foreshadow { card, .. } = would else { return Ok(false) };
    p.score_all(p.g.forecast(p.you).valued(card.value()))?.either_way();
    Ok(false)
}

fn shennong_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    matches!(*would, Would::Foreshadow { by, card } if by == owner && !g.forecast(owner).valued(card.value()).is_empty())
}

/// Sneferu: Draw a [2] and tuck it. With a [castle] on it, do this effect again.
fn sneferu_inspire(p: &mut P) -> Flow {
    loop {
        let drawn = p.draw_and_tuck(p.value_in_box(2))?;
        if !drawn.card.has(Castle) {
            return Ok(());
        }
    }
}

/// Sneferu: For each [castle] on your board, you have one more [crown].
fn sneferu_karma_2(_: &Engine<All>, _: Seat, printed: Icons) -> Icons {
    Icons::times(Crown, printed.of(Castle))
}

/// Sunshu Ao: From your hand, tuck one card.
fn sunshu_ao_inspire(p: &mut P) -> Flow {
    p.tuck_one(p.hand())?.either_way();
    Ok(())
}

/// Sunshu Ao: Instead of tucking a yellow card, execute its non-demand Dogma effects by yourself; nobody shares
/// them. Then put the card back into your hand.
fn sunshu_ao_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    let Would::Tuck { card, .. } = would else { return Ok(false) };
    // Until it comes back it is neither in a hand nor on a board.
    p.g.lift(card);
    p.execute(card)?;
    p.take(card)?.either_way();
    Ok(true)
}

fn sunshu_ao_karma_1_if(_: &Engine<All>, owner: Seat, would: &Would) -> bool {
    matches!(*would, Would::Tuck { by, card } if by == owner && card.color() == Yellow)
}

/// Fu Xi: Draw a [2] and score it.
fn fu_xi_echo(p: &mut P) -> Flow {
    p.draw_and_score(p.value_in_box(2))?.either_way();
    Ok(())
}

/// Fu Xi: For each card in your score pile and each card in your forecast, you have one more [lightbulb].
fn fu_xi_karma_2(g: &Engine<All>, seat: Seat, _: Icons) -> Icons {
    Icons::times(Lightbulb, (g.score_pile(seat) | g.forecast(seat)).len())
}

/// Hatshepsut: Draw one [1].
fn hatshepsut_inspire(p: &mut P) -> Flow {
    p.draw(p.value_in_box(1))?;
    Ok(())
}

/// Hatshepsut: Before you draw a card of a value above 1 while there is a [1] in your hand, return your whole hand
/// and draw two cards of the value you are about to draw.
fn hatshepsut_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    let Would::Draw { value, .. } = would else { return Ok(false) };
    p.return_all(p.hand())?.either_way();
    p.draw(value as usize)?;
    p.draw(value as usize)?;
    Ok(false)
}

fn hatshepsut_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    let one = g.value_in_karma_box(owner, 1);
    matches!(*would, Would::Draw { by, value, .. } if by == owner && value > 1) && !g.hand(owner).valued(one).is_empty()
}

/// Sargon of Akkad: Draw a [1] and meld it.
fn sargon_of_akkad_inspire(p: &mut P) -> Flow {
    p.draw_and_meld(p.value_in_box(1))?.either_way();
    Ok(())
}

/// Sargon of Akkad: Instead of melding a card of the same value as your top card of its color, tuck it.
fn sargon_of_akkad_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    let Would::Meld { card, .. } = would else { return Ok(false) };
    p.tuck(card)?.either_way();
    Ok(true)
}

fn sargon_of_akkad_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    let top = |card: Card| g.top(owner, card.color()).map(|top| g.value(top));
    matches!(*would, Would::Meld { by, card } if by == owner && top(card) == Some(g.value(card)))
}

/// Daedalus: Draw a [4] and foreshadow it.
fn daedalus_echo(p: &mut P) -> Flow {
    p.draw_and_foreshadow(p.value_in_box(4))?.either_way();
    Ok(())
}

/// Daedalus: For claiming achievements, your highest top card counts as one higher in value for each card in your
/// forecast. Each of your achievements that has a value raises your score by that value.
fn daedalus_karma_1(g: &Engine<All>, seat: Seat) -> usize {
    g.achieved_cards(seat).iter().map(|card| card.value() as usize).sum()
}

/// Huang Di: Draw one [2].
fn huang_di_echo(p: &mut P) -> Flow {
    p.draw(p.value_in_box(2))?;
    Ok(())
}

/// Huang Di: For each [lightbulb] on your board, you have one more [leaf].
fn huang_di_karma_2(_: &Engine<All>, _: Seat, printed: Icons) -> Icons {
    Icons::times(Leaf, printed.of(Lightbulb))
}

/// Imhotep: Draw a [2] and meld it.
fn imhotep_echo(p: &mut P) -> Flow {
    p.draw_and_meld(p.value_in_box(2))?.either_way();
    Ok(())
}

/// Imhotep: Instead of melding a card onto an unsplayed stack of two or more cards, splay that stack left and
/// return the card.
fn imhotep_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    let Would::Meld { card, .. } = would else { return Ok(false) };
    p.splay(card.color(), Left)?.either_way();
    p.return_card(card)?.either_way();
    Ok(true)
}

fn imhotep_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    let unsplayed = |color| g.splay(owner, color) == Unsplayed && g.count(owner, color) > 1;
    matches!(*would, Would::Meld { by, card } if by == owner && unsplayed(card.color()))
}

/// Homer: Draw a [2] and tuck it.
fn homer_inspire(p: &mut P) -> Flow {
    p.draw_and_tuck(p.value_in_box(2))?.either_way();
    Ok(())
}

/// Homer: Instead of returning a figure from your hand or removing it from the game, tuck it.
fn homer_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    let (Would::Return { card, .. } | Would::Remove { card, .. }) = would else { return Ok(false) };
    p.tuck(card)?.either_way();
    Ok(true)
}

fn homer_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    let figure = |card: Card| card.set() == Set::Figures && g.hand(owner).has(card);
    matches!(*would, Would::Return { by, card } | Would::Remove { by, card } if by == owner && figure(card))
}

/// Ptahhotep: Choose one of your top cards and score it.
fn ptahhotep_inspire(p: &mut P) -> Flow {
    p.score_one(p.tops())?.either_way();
    Ok(())
}

/// Ptahhotep: If another player's demand or compel would succeed against you, first transfer one card, the highest
/// in that player's score pile, to yours.
fn ptahhotep_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    let Would::Demand { by, .. } = would else { return Ok(false) };
    let mine = Zone::Score(p.you);
    // Among equals the owner of the cards chooses.
    if let Some(card) = p.seat_chooses(by, Ask::Transfer(mine), p.g.score_pile(by).highest())? {
        p.transfer(card, mine)?.either_way();
    }
    Ok(false)
}

fn ptahhotep_karma_1_if(_: &Engine<All>, owner: Seat, would: &Would) -> bool {
    matches!(*would, Would::Demand { of, .. } if of == owner)
}

/// Sinuhe: Choose [2] or [3]. Draw a card of that value and foreshadow it.
fn sinuhe_echo(p: &mut P) -> Flow {
    let value = p.choose_value_in_box(&[2, 3])?;
    p.draw_and_foreshadow(value)?.either_way();
    Ok(())
}

/// Sinuhe: Your score is one point higher for each [castle] on your board.
fn sinuhe_karma_2(g: &Engine<All>, seat: Seat) -> usize {
    g.printed_icons(seat).of(Castle)
}
