//! Figures of age 1.

use crate::cards::expansion::*;

pub(super) const CARDS: [ExpansionCardDef; 15] = [
    figure("Gilgamesh", 1, Red, [INSPIRE, HEX, bonus(1), CASTLE], Castle)
        .inspire(gilgamesh_inspire)
        .counts(&[Count::Icons(gilgamesh_karma_1)]),
    figure("Hammurabi", 1, Red, [LIGHTBULB, INSPIRE, HEX, bonus(2)], Lightbulb)
        .inspire(hammurabi_inspire)
        .if_you(ObeysDemand(always, First(hammurabi_karma_1))),
    figure("Tigernmas", 1, Red, [HEX, LEAF, INSPIRE, LEAF], Leaf)
        .inspire(tigernmas_inspire)
        .decree(Decree::War)
        .counts(&[Count::Score(tigernmas_karma_2)]),
    figure("Shennong", 1, Yellow, [LEAF, LEAF, HEX, INSPIRE], Leaf)
        .inspire(shennong_inspire)
        .if_you(Foreshadows(|g, you, card| !g.forecast(you).valued(card.value()).is_empty(), First(shennong_karma_1))),
    figure("Sneferu", 1, Yellow, [HEX, CASTLE, CASTLE, INSPIRE], Castle)
        .inspire(sneferu_inspire)
        .decree(Decree::Expansion)
        .counts(&[Count::Icons(sneferu_karma_2)]),
    figure("Sunshu Ao", 1, Yellow, [HEX, bonus(1), INSPIRE, CASTLE], Castle)
        .inspire(sunshu_ao_inspire)
        .if_you(Tucks(|_, _, card| card.color() == Yellow, Instead(sunshu_ao_karma_1))),
    figure("Fu Xi", 1, Green, [ECHO, CROWN, HEX, CROWN], Crown)
        .echo(fu_xi_echo)
        .decree(Decree::Trade)
        .counts(&[Count::Icons(fu_xi_karma_2)]),
    figure("Hatshepsut", 1, Green, [bonus(1), CROWN, INSPIRE, HEX], Crown)
        .inspire(hatshepsut_inspire)
        .if_you(Draws(hatshepsut_karma_1_if, First(hatshepsut_karma_1))),
    figure("Sargon of Akkad", 1, Green, [bonus(1), CROWN, HEX, INSPIRE], Crown)
        .inspire(sargon_of_akkad_inspire)
        .if_you(Melds(sargon_of_akkad_karma_1_if, Instead(sargon_of_akkad_karma_1))),
    figure("Daedalus", 1, Blue, [ECHO, HEX, CASTLE, CASTLE], Castle)
        .echo(daedalus_echo)
        .counts(&[Count::TopForClaiming(daedalus_karma_1_top), Count::Score(daedalus_karma_1_score)]),
    figure("Huang Di", 1, Blue, [LIGHTBULB, LIGHTBULB, ECHO, HEX], Lightbulb)
        .echo(huang_di_echo)
        .decree(Decree::Advancement)
        .counts(&[Count::Icons(huang_di_karma_2)]),
    figure("Imhotep", 1, Blue, [CASTLE, HEX, CASTLE, ECHO], Castle)
        .echo(imhotep_echo)
        .if_you(Melds(imhotep_karma_1_if, Instead(imhotep_karma_1))),
    figure("Homer", 1, Purple, [HEX, INSPIRE, bonus(2), CASTLE], Castle).inspire(homer_inspire).if_you(
        ReturnsOrRemoves(|g, you, card| card.set() == Set::Figures && g.hand(you).has(card), Instead(homer_karma_1)),
    ),
    figure("Ptahhotep", 1, Purple, [HEX, INSPIRE, CASTLE, CASTLE], Castle)
        .inspire(ptahhotep_inspire)
        .if_you(ObeysDemand(always, First(ptahhotep_karma_1))),
    figure("Sinuhe", 1, Purple, [ECHO, LEAF, LEAF, HEX], Leaf)
        .echo(sinuhe_echo)
        .decree(Decree::Rivalry)
        .counts(&[Count::Score(sinuhe_karma_2)]),
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
fn hammurabi_karma_1(p: &mut P, demand: Demand) -> Flow {
    // What comes of this demand does not count for the one that follows.
    let (demand_met, gathered) = (p.g.dogma.demand_met, p.g.exp.action.gathered);
    p.turn.seat = demand.by;
    p.source = demand.source;
    p.tell_effect();
    (demand.rule)(p)?;
    (p.g.dogma.demand_met, p.g.exp.action.gathered) = (demand_met, gathered);
    Ok(())
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
fn shennong_karma_1(p: &mut P, card: Card) -> Flow {
    p.score_all(p.g.forecast(p.you()).valued(card.value()))?.either_way();
    Ok(())
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
fn sunshu_ao_karma_1(p: &mut P, card: Card) -> Flow {
    // Until it comes back it is neither in a hand nor on a board.
    p.g.lift(card);
    p.execute(card)?;
    p.take(card)?.either_way();
    Ok(())
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
fn hatshepsut_karma_1(p: &mut P, draw: Draw) -> Flow {
    p.return_all(p.hand())?.either_way();
    p.draw(draw.value as usize)?;
    p.draw(draw.value as usize)?;
    Ok(())
}

fn hatshepsut_karma_1_if(g: &Engine<All>, you: Seat, draw: Draw) -> bool {
    draw.value > 1 && !g.hand(you).valued(g.value_in_karma_box(you, 1)).is_empty()
}

/// Sargon of Akkad: Draw a [1] and meld it.
fn sargon_of_akkad_inspire(p: &mut P) -> Flow {
    p.draw_and_meld(p.value_in_box(1))?.either_way();
    Ok(())
}

/// Sargon of Akkad: Instead of melding a card of the same value as your top card of its color, tuck it.
fn sargon_of_akkad_karma_1(p: &mut P, card: Card) -> Flow {
    p.tuck(card)?.either_way();
    Ok(())
}

fn sargon_of_akkad_karma_1_if(g: &Engine<All>, you: Seat, card: Card) -> bool {
    g.top(you, card.color()).is_some_and(|top| g.value(top) == g.value(card))
}

/// Daedalus: Draw a [4] and foreshadow it.
fn daedalus_echo(p: &mut P) -> Flow {
    p.draw_and_foreshadow(p.value_in_box(4))?.either_way();
    Ok(())
}

/// Daedalus: For claiming achievements, your highest top card counts as one higher in value for each card in your
/// forecast. ...
fn daedalus_karma_1_top(g: &Engine<All>, you: Seat) -> usize {
    g.forecast(you).len()
}

/// ... Each of your achievements that has a value raises your score by that value.
fn daedalus_karma_1_score(g: &Engine<All>, you: Seat) -> usize {
    g.achieved_cards(you).iter().map(|card| card.value() as usize).sum()
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
fn imhotep_karma_1(p: &mut P, card: Card) -> Flow {
    p.splay(card.color(), Left)?.either_way();
    p.return_card(card)?.either_way();
    Ok(())
}

fn imhotep_karma_1_if(g: &Engine<All>, you: Seat, card: Card) -> bool {
    g.splay(you, card.color()) == Unsplayed && g.count(you, card.color()) > 1
}

/// Homer: Draw a [2] and tuck it.
fn homer_inspire(p: &mut P) -> Flow {
    p.draw_and_tuck(p.value_in_box(2))?.either_way();
    Ok(())
}

/// Homer: Instead of returning a figure from your hand or removing it from the game, tuck it.
fn homer_karma_1(p: &mut P, card: Card) -> Flow {
    p.tuck(card)?.either_way();
    Ok(())
}

/// Ptahhotep: Choose one of your top cards and score it.
fn ptahhotep_inspire(p: &mut P) -> Flow {
    p.score_one(p.tops())?.either_way();
    Ok(())
}

/// Ptahhotep: If another player's demand or compel would succeed against you, first transfer one card, the highest
/// in that player's score pile, to yours.
fn ptahhotep_karma_1(p: &mut P, demand: Demand) -> Flow {
    let mine = p.at(YourScorePile);
    // Among equals the owner of the cards chooses.
    if let Some(card) = p.seat_chooses(demand.by, Ask::Transfer(mine), p.g.score_pile(demand.by).highest())? {
        p.transfer(card, mine)?.either_way();
    }
    Ok(())
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
