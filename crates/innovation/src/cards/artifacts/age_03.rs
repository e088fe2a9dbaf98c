//! Artifacts of age 3.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 10] = [
    artifact("Excalibur", 3, Red, [CROWN, HEX, CASTLE, CASTLE], Some(Castle), &[compel(excalibur_compel)]),
    artifact("Mjolnir Amulet", 3, Red, [HEX, CASTLE, CASTLE, LIGHTBULB], Some(Castle),
        &[compel(mjolnir_amulet_compel)]),
    artifact("Along the River during the Qingming Festival", 3, Yellow, [CROWN, CROWN, CROWN, HEX], Some(Crown),
        &[dogma(along_the_river_during_the_qingming_festival)]),
    artifact("Moylough Belt Shrine", 3, Yellow, [CASTLE, LEAF, HEX, CASTLE], Some(Castle),
        &[compel(moylough_belt_shrine_compel)]),
    artifact("Beauvais Cathedral Clock", 3, Green, [CROWN, CROWN, HEX, CROWN], Some(Crown),
        &[dogma(beauvais_cathedral_clock)]),
    artifact("Philosopher's Stone", 3, Green, [CROWN, CROWN, CROWN, HEX], Some(Crown), &[dogma(philosophers_stone)]),
    artifact("Charter of Liberties", 3, Blue, [LIGHTBULB, LIGHTBULB, HEX, CASTLE], Some(Lightbulb),
        &[dogma(charter_of_liberties)]),
    artifact("Dunhuang Star Chart", 3, Blue, [LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB], Some(Lightbulb),
        &[dogma(dunhuang_star_chart)]),
    artifact("Necronomicon", 3, Purple, [HEX, LEAF, LEAF, LEAF], Some(Leaf), &[dogma(necronomicon)]),
    artifact("Shroud of Turin", 3, Purple, [LEAF, HEX, LEAF, LEAF], Some(Leaf), &[dogma(shroud_of_turin)]),
];

/// Excalibur: I compel you to transfer one of your top cards to my board; it must be higher than my top card of its
/// color (if I have none, any will do).
fn excalibur_compel(p: &mut P) -> Flow {
    let mine = |color| p.g.top(p.me, color).map_or(0, |card| p.value(card));
    let higher = p.tops().iter().filter(|&card| p.value(card) > mine(card.color())).collect();
    p.transfer_one(higher, MyBoard)?.either_way();
    Ok(())
}

/// Mjolnir Amulet: I compel you to choose one of your top cards and transfer the whole stack of its color from your
/// board to my score pile.
fn mjolnir_amulet_compel(p: &mut P) -> Flow {
    if let Some(top) = p.choose(Ask::Transfer(p.at(MyScorePile)), p.tops())? {
        p.transfer_all(p.g.stack(p.you(), top.color()).collect(), MyScorePile)?.either_way();
    }
    Ok(())
}

/// Along the River during the Qingming Festival: Draw a [4] and show it. Tuck it if it is yellow, score it if it is
/// purple. With any other color, it stays in your hand and you do this effect again.
fn along_the_river_during_the_qingming_festival(p: &mut P) -> Flow {
    loop {
        let card = p.draw_and_reveal(p.value_in_box(4))?;
        match card.color() {
            Yellow => return p.tuck(card).map(Deed::either_way),
            Purple => return p.score(card).map(Deed::either_way),
            _ => {}
        }
    }
}

/// Moylough Belt Shrine: I compel you to show your whole hand and to transfer the card I pick from it to my board.
fn moylough_belt_shrine_compel(p: &mut P) -> Flow {
    p.show(p.you(), Showing::Hand);
    if let Some(card) = p.i_choose(Ask::Transfer(p.at(MyBoard)), p.hand())? {
        p.transfer(card, MyBoard)?.either_way();
    }
    Ok(())
}

/// Beauvais Cathedral Clock: Draw a [4] and show it; it stays in your hand. Splay your stack of its color right.
fn beauvais_cathedral_clock(p: &mut P) -> Flow {
    let card = p.draw_and_reveal(p.value_in_box(4))?;
    p.splay(card.color(), Right).map(Deed::either_way)
}

/// Philosopher's Stone: Return one card from your hand. If you did, score as many cards from your hand as the
/// returned card's value says (as far as your hand allows).
fn philosophers_stone(p: &mut P) -> Flow {
    if let Some(returned) = p.return_one(p.hand())?.which() {
        p.score_several(returned.value() as usize, p.hand())?.either_way();
    }
    Ok(())
}

/// Charter of Liberties: From your hand, tuck one card. If you did, splay that stack left; then choose a splayed
/// stack on anyone's board and execute the non-demand effects of its top card by yourself; nobody shares them.
fn charter_of_liberties(p: &mut P) -> Flow {
    let Some(tucked) = p.tuck_one(p.hand())?.which() else { return Ok(()) };
    p.splay(tucked.color(), Left)?.either_way();
    let is_splayed = |seat, card: &Card| p.g.splay(seat, card.color()) != Unsplayed;
    let stacks = p.g.everyone().flat_map(|seat| p.g.tops(seat).iter().filter(move |card| is_splayed(seat, card)));
    if let Some(top) = p.choose(Ask::Execute, stacks.collect())? {
        p.execute(top)?;
    }
    Ok(())
}

/// Dunhuang Star Chart: Return your whole hand. Then draw a card whose value is the number of cards returned.
fn dunhuang_star_chart(p: &mut P) -> Flow {
    let returned = p.return_all(p.hand())?.cards();
    p.draw(returned.len())?;
    Ok(())
}

/// Necronomicon: Draw a [3] and show it; it goes to your hand. If it is yellow, return your whole hand, this card
/// included. If it is green, unsplay all your stacks. If it is red, return your whole score pile. If it is blue,
/// draw a [9]. If it is purple, nothing more happens.
fn necronomicon(p: &mut P) -> Flow {
    match p.draw_and_reveal(p.value_in_box(3))?.color() {
        Yellow => p.return_all(p.hand()).map(Deed::either_way),
        Green => Color::ALL.into_iter().try_for_each(|color| p.unsplay(color).map(Deed::either_way)),
        Red => p.return_all(p.score_pile()).map(Deed::either_way),
        Blue => p.draw(p.value_in_box(9)).map(drop),
        Purple => Ok(()),
    }
}

/// Shroud of Turin: Return one card from your hand. If you did, return your top card of its color and also one card
/// of that color from your score pile. If all three were returned, claim any available standard achievement,
/// eligible or not.
fn shroud_of_turin(p: &mut P) -> Flow {
    let Some(card) = p.return_one(p.hand())?.which() else { return Ok(()) };
    let top = p.return_one(p.tops().colored(card.color()))?.which();
    let scored = p.return_one(p.score_pile().colored(card.color()))?.which();
    if top.is_some() && scored.is_some() {
        p.claim_one(|_, _| true)?.either_way();
    }
    Ok(())
}
