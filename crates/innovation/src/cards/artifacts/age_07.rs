//! Artifacts of age 7.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 10] = [
    artifact("Jedlik's Electromagnetic Self-Rotor", 7, Red, [HEX, CLOCK, LIGHTBULB, LIGHTBULB], Some(Lightbulb),
        &[dogma(jedliks_electromagnetic_self_rotor)]),
    artifact("Submarine H. L. Hunley", 7, Red, [FACTORY, FACTORY, FACTORY, HEX], Some(Factory),
        &[compel(submarine_h_l_hunley_compel)]),
    artifact("Colt Paterson Revolver", 7, Yellow, [FACTORY, HEX, FACTORY, CROWN], Some(Factory),
        &[compel(colt_paterson_revolver_compel)]),
    artifact("Singer Model 27", 7, Yellow, [HEX, FACTORY, CLOCK, CLOCK], Some(Clock), &[dogma(singer_model_27)]),
    artifact("Hansen Writing Ball", 7, Green, [CLOCK, LEAF, CLOCK, HEX], Some(Clock),
        &[compel(hansen_writing_ball_compel), dogma(hansen_writing_ball)]),
    artifact("International Prototype Metre Bar", 7, Green, [CROWN, HEX, CROWN, FACTORY], Some(Crown),
        &[dogma(international_prototype_metre_bar)]),
    artifact("Corvette Challenger", 7, Blue, [LEAF, LIGHTBULB, HEX, LEAF], Some(Leaf), &[dogma(corvette_challenger)]),
    artifact("Periodic Table", 7, Blue, [LIGHTBULB, HEX, LIGHTBULB, LIGHTBULB], Some(Lightbulb),
        &[dogma(periodic_table)]),
    artifact("Roundhay Garden Scene", 7, Purple, [LEAF, LEAF, LEAF, HEX], Some(Leaf), &[dogma(roundhay_garden_scene)]),
    artifact("The Communist Manifesto", 7, Purple, [CROWN, CROWN, HEX, LEAF], Some(Crown),
        &[dogma(the_communist_manifesto)]),
];

/// Jedlik's Electromagnetic Self-Rotor: Draw an [8] and score it. Then draw another [8] and meld it. If an
/// achievement of value 8 is available, claim it, eligible or not.
fn jedliks_electromagnetic_self_rotor(p: &mut P) -> Flow {
    p.draw_and_score(p.value_in_box(8))?.either_way();
    p.draw_and_meld(p.value_in_box(8))?.either_way();
    p.claim_one(|_, age| age == 8)?.either_way();
    Ok(())
}

/// Submarine H. L. Hunley: I compel you to draw a [7], meld it and show the card at the bottom of that stack. If
/// the card shown is a [1], return the whole stack.
fn submarine_h_l_hunley_compel(p: &mut P) -> Flow {
    let melded = p.draw_and_meld(p.value_in_box(7))?.which();
    let Some(bottom) = melded.and_then(|card| p.bottom(card.color())) else { return Ok(()) };
    p.reveal(bottom);
    if p.value(bottom) as usize == p.value_in_box(1) {
        let stack: CardSet<All> = p.g.stack(p.you(), bottom.color()).collect();
        p.return_all(stack)?.either_way();
    }
    Ok(())
}

/// Colt Paterson Revolver: I compel you to show your whole hand and then draw a [7], which you show too. If another
/// card in your hand has its color, return your whole hand and your whole score pile.
fn colt_paterson_revolver_compel(p: &mut P) -> Flow {
    p.show(p.you(), Showing::Hand);
    let card = p.draw_and_reveal(p.value_in_box(7))?;
    if !p.hand().colored(card.color()).without(card).is_empty() {
        p.return_all(p.hand() | p.score_pile())?.either_way();
    }
    Ok(())
}

/// Singer Model 27: From your hand, tuck one card. If you did, splay that stack up and then tuck every card of its
/// color from your score pile.
fn singer_model_27(p: &mut P) -> Flow {
    if let Some(card) = p.tuck_one(p.hand())?.which() {
        p.splay(card.color(), Up)?.either_way();
        p.tuck_all(p.score_pile().colored(card.color()))?.either_way();
    }
    Ok(())
}

/// Hansen Writing Ball: I compel you to draw four [7] cards, then to meld a blue card from your hand, and then to
/// transfer the rest of your hand to mine.
fn hansen_writing_ball_compel(p: &mut P) -> Flow {
    for _ in 0..4 {
        p.draw(p.value_in_box(7))?;
    }
    p.meld_one(p.hand().colored(Blue))?.either_way();
    p.transfer_all(p.hand(), MyHand).map(Deed::either_way)
}

/// Hansen Writing Ball: Draw a [7] and show it. Without a [clock] on it, tuck it and do this effect again; with
/// one, it stays in your hand.
fn hansen_writing_ball(p: &mut P) -> Flow {
    loop {
        let card = p.draw_and_reveal(p.value_in_box(7))?;
        if card.has(Clock) {
            return Ok(());
        }
        p.tuck(card)?.either_way();
    }
}

/// International Prototype Metre Bar: Choose a value, draw a card of that value, meld it and splay its stack up. If
/// that stack now has exactly as many visible cards as the melded card's value, you win; if not, return the melded
/// card.
fn international_prototype_metre_bar(p: &mut P) -> Flow {
    let value = p.choose_value()?;
    let Some(card) = p.draw_and_meld(value as usize)?.which() else { return Ok(()) };
    p.splay(card.color(), Up)?.either_way();
    if p.g.visible_count(p.you(), card.color()) == p.value(card) as usize {
        p.win(p.you())?;
    }
    p.return_card(card)?.either_way();
    Ok(())
}

/// Corvette Challenger: Draw an [8], tuck it and splay its stack up. Then draw a card whose value is the number of
/// visible cards in that stack and score it.
fn corvette_challenger(p: &mut P) -> Flow {
    let mut visible = 0;
    if let Some(card) = p.draw_and_tuck(p.value_in_box(8))?.which() {
        p.splay(card.color(), Up)?.either_way();
        visible = p.g.visible_count(p.you(), card.color());
    }
    p.draw_and_score(visible)?.either_way();
    Ok(())
}

/// Periodic Table: Choose two of your top cards with the same value. If you did, draw a card one higher in value
/// and meld it. If it now covers one of the two you chose, do this effect again.
fn periodic_table(p: &mut P) -> Flow {
    loop {
        let tops = p.tops();
        let equals: CardSet<All> = tops.iter().filter(|&card| tops.valued(p.value(card)).len() >= 2).collect();
        let Some(one) = p.choose_next(2, Ask::Card, equals)? else { return Ok(()) };
        let value = p.value(one);
        let Some(other) = p.choose(Ask::Card, equals.valued(value).without(one))? else { return Ok(()) };
        let melded = p.draw_and_meld(value as usize + 1)?.which();
        let covered = melded.and_then(|card| p.g.beneath(card));
        if covered != Some(one) && covered != Some(other) {
            return Ok(());
        }
    }
}

/// Roundhay Garden Scene: From your score pile, meld the highest card. Draw two cards of its value (0 if you melded
/// none), scoring each as you draw it. Then execute all effects of the melded card, demands included, as if they
/// stood on this card; nobody shares them.
fn roundhay_garden_scene(p: &mut P) -> Flow {
    let melded = p.meld_one(p.score_pile().highest())?.which();
    let value = melded.map_or(0, |card| p.value(card)) as usize;
    p.draw_and_score(value)?.either_way();
    p.draw_and_score(value)?.either_way();
    match melded {
        Some(card) => p.execute_as_if_here(card),
        None => Ok(()),
    }
}

/// The Communist Manifesto: Draw as many [7] cards as there are players in the game, and show them. Transfer one of
/// them to each player's board, your own included; you decide who gets which. Then execute the non-demand effects
/// of the one you got by yourself; nobody shares them.
fn the_communist_manifesto(p: &mut P) -> Flow {
    let mut drawn = CardSet::<All>::NONE;
    for _ in 0..p.g.everyone().count() {
        drawn = drawn.with(p.draw_and_reveal(p.value_in_box(7))?);
    }
    let mut yours = None;
    for seat in p.g.clockwise_from(p.you()) {
        let Some(card) = p.choose(Ask::Board(seat), drawn & p.hand())? else { break };
        p.transfer(card, Zone::Board(seat))?.either_way();
        if seat == p.you() {
            yours = Some(card);
        }
    }
    match yours {
        Some(card) => p.execute(card),
        None => Ok(()),
    }
}
