//! Artifacts of age 6.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 10] = [
    artifact("Frigate Constitution", 6, Red, [HEX, FACTORY, FACTORY, FACTORY], Some(Factory),
        &[compel(frigate_constitution_compel)]),
    artifact("U.S. Declaration of Independence", 6, Red, [CROWN, CROWN, LIGHTBULB, HEX], Some(Crown),
        &[compel(us_declaration_of_independence_compel)]),
    artifact("Pride and Prejudice", 6, Yellow, [HEX, LIGHTBULB, LEAF, LIGHTBULB], Some(Lightbulb),
        &[dogma(pride_and_prejudice)]),
    artifact("Stamp Act", 6, Yellow, [HEX, CROWN, LIGHTBULB, LIGHTBULB], Some(Lightbulb), &[compel(stamp_act_compel)]),
    artifact("Buttonwood Agreement", 6, Green, [FACTORY, CROWN, FACTORY, HEX], Some(Factory),
        &[dogma(buttonwood_agreement)]),
    artifact("The Wealth of Nations", 6, Green, [CROWN, FACTORY, HEX, CROWN], Some(Crown),
        &[dogma(the_wealth_of_nations)]),
    artifact("Kilogram of the Archives", 6, Blue, [FACTORY, HEX, FACTORY, LIGHTBULB], Some(Factory),
        &[dogma(kilogram_of_the_archives)]),
    artifact("Puffing Billy", 6, Blue, [FACTORY, HEX, FACTORY, FACTORY], Some(Factory), &[dogma(puffing_billy)]),
    artifact("Marcha Real", 6, Purple, [LEAF, LEAF, HEX, CROWN], Some(Leaf), &[dogma(marcha_real)]),
    artifact("Moonlight Sonata", 6, Purple, [LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB], Some(Lightbulb),
        &[dogma(moonlight_sonata)]),
];

/// Frigate Constitution: I compel you to show one card from your hand. If you did and at least one of my top cards
/// has its value, return the shown card and your whole stack of its color; if not, it stays in your hand.
fn frigate_constitution_compel(p: &mut P) -> Flow {
    let Some(card) = p.choose(Ask::Reveal, p.hand())? else { return Ok(()) };
    p.reveal(card);
    if !p.my_tops().valued(card.value()).is_empty() {
        let stack: CardSet<All> = p.g.stack(p.you(), card.color()).collect();
        p.return_all(stack.with(card))?.either_way();
    }
    Ok(())
}

/// U.S. Declaration of Independence: I compel you to transfer three cards: from your hand the highest one to my
/// hand, from your score pile the highest one to my score pile, and from your top cards with a [factory] the
/// highest one to my board.
fn us_declaration_of_independence_compel(p: &mut P) -> Flow {
    p.transfer_one(p.hand().highest(), MyHand)?.either_way();
    p.transfer_one(p.score_pile().highest(), MyScorePile)?.either_way();
    p.transfer_one(p.tops().having(Factory).highest(), MyBoard)?.either_way();
    Ok(())
}

/// Pride and Prejudice: Draw a [6] and meld it. If none of the other colors has fewer visible cards on your board
/// than the melded card's color (a color you do not have counts as 0), score the melded card and do this effect
/// again.
fn pride_and_prejudice(p: &mut P) -> Flow {
    loop {
        let drawn = p.draw_and_meld(p.value_in_box(6))?;
        let visible = |color| p.g.visible_count(p.you(), color);
        if Color::ALL.into_iter().any(|color| visible(color) < visible(drawn.card.color())) {
            return Ok(());
        }
        if let Some(card) = drawn.which() {
            p.score(card)?.either_way();
        }
    }
}

/// Stamp Act: I compel you to transfer one card with the value of your top yellow card from your score pile to
/// mine. If you did, return one card with the value of your top green card from your score pile.
fn stamp_act_compel(p: &mut P) -> Flow {
    let yellow = p.top(Yellow).map_or(0, |card| p.value(card));
    if p.transfer_one(p.score_pile().valued(yellow), MyScorePile)?.done() {
        let green = p.top(Green).map_or(0, |card| p.value(card));
        p.return_one(p.score_pile().valued(green))?.either_way();
    }
    Ok(())
}

/// Buttonwood Agreement: Choose three colors, then draw an [8] and show it. If it has one of these colors, score it
/// and splay your stack of that color up. If not, it stays in your hand, and you return all cards of its color from
/// your score pile and unsplay your stack of that color.
fn buttonwood_agreement(p: &mut P) -> Flow {
    let mut colors = ArrayVec::from(Color::ALL);
    for _ in 0..3 {
        let chosen = p.choose_color(Ask::Color, colors.clone().into_iter())?;
        colors.retain(|color| Some(*color) != chosen);
    }
    let card = p.draw_and_reveal(p.value_in_box(8))?;
    if colors.contains(&card.color()) {
        p.return_all(p.score_pile().colored(card.color()))?.either_way();
        p.unsplay(card.color()).map(Deed::either_way)
    } else {
        p.score(card)?.either_way();
        p.splay(card.color(), Up).map(Deed::either_way)
    }
}

/// The Wealth of Nations: Draw a [1] and score it. Then take one fifth, rounded up, of the sum of all card values
/// in your score pile, draw a card of that value and score it.
fn the_wealth_of_nations(p: &mut P) -> Flow {
    p.draw_and_score(p.value_in_box(1))?.either_way();
    let sum: usize = p.score_pile().iter().map(|card| card.value() as usize).sum();
    p.draw_and_score(sum.div_ceil(5))?.either_way();
    Ok(())
}

/// Kilogram of the Archives: Return one card from your hand, then return one of your top cards. If both were
/// returned and their values make ten together, draw a [10] and score it.
fn kilogram_of_the_archives(p: &mut P) -> Flow {
    let from_hand = p.return_one(p.hand())?.which();
    let Some(top) = p.choose(Ask::Return, p.tops())? else { return Ok(()) };
    let value = p.value(top);
    if p.return_card(top)?.done() && from_hand.is_some_and(|card| card.value() + value == 10) {
        p.draw_and_score(p.value_in_box(10))?.either_way();
    }
    Ok(())
}

/// Puffing Billy: Return one card from your hand. If you did, count each kind of icon visible in your stack of its
/// color and draw a card whose value is the largest of these counts. Then splay that stack right.
fn puffing_billy(p: &mut P) -> Flow {
    let Some(card) = p.return_one(p.hand())?.which() else { return Ok(()) };
    let icons = p.g.color_icons(p.you(), card.color());
    let most = Icon::ALL.into_iter().map(|icon| icons.of(icon)).fold(0, usize::max);
    p.draw(most)?;
    p.splay(card.color(), Right).map(Deed::either_way)
}

/// Marcha Real: From your hand, show two cards and return them. If their values are the same, draw a card one
/// higher in value. If their colors are the same, claim any available standard achievement, eligible or not.
fn marcha_real(p: &mut P) -> Flow {
    let mut shown = ArrayVec::<Card, 2>::new();
    for _ in 0..2 {
        let rest = p.hand() - shown.iter().copied().collect();
        let Some(card) = p.choose(Ask::Return, rest)? else { return Ok(()) };
        p.reveal(card);
        p.return_card(card)?.either_way();
        shown.push(card);
    }
    let [one, other] = [shown[0], shown[1]];
    if one.value() == other.value() {
        p.draw(one.value() as usize + 1)?;
    }
    if one.color() == other.color() {
        p.claim_one(|_, _| true)?.either_way();
    }
    Ok(())
}

/// Moonlight Sonata: Choose the stack with your highest top card and meld the card at its bottom. Then claim any
/// available standard achievement, eligible or not.
fn moonlight_sonata(p: &mut P) -> Flow {
    let highest = p.tops().highest();
    let colors = Color::ALL.into_iter().filter(|&color| !highest.colored(color).is_empty());
    let color = p.choose_color(Ask::Color, colors)?;
    if let Some(card) = color.and_then(|color| p.bottom(color)) {
        p.meld(card)?.either_way();
    }
    p.claim_one(|_, _| true)?.either_way();
    Ok(())
}
