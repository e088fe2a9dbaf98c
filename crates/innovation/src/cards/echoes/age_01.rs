//! Echoes cards of age 1.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 15] = [
    echo("Bangle", 1, Red, [HEX, CASTLE, ECHO, bonus(1)], Castle, Some(bangle_echo), &[dogma(bangle)]),
    echo("Candles", 1, Red, [ECHO, bonus(1), HEX, LIGHTBULB], Lightbulb, Some(candles_echo), &[demand(candles_demand)]),
    echo("Plumbing", 1, Red, [ECHO, bonus(2), HEX, CASTLE], Castle, Some(plumbing_echo), &[dogma(plumbing)]),
    echo("Chopsticks", 1, Yellow, [HEX, LEAF, LEAF, ECHO], Leaf, Some(chopsticks_echo), &[dogma(chopsticks)]),
    echo("Noodles", 1, Yellow, [CASTLE, HEX, CASTLE, bonus(1)], Castle, None, &[dogma(noodles_1), dogma(noodles_2)]),
    echo("Soap", 1, Yellow, [LEAF, bonus(2), HEX, LEAF], Leaf, None, &[dogma(soap)]),
    echo("Comb", 1, Green, [CASTLE, CASTLE, LEAF, HEX], Castle, None, &[dogma(comb)]),
    echo("Ice Skates", 1, Green, [CASTLE, CROWN, HEX, CROWN], Crown, None, &[dogma(ice_skates)]),
    echo("Umbrella", 1, Green, [LEAF, LEAF, HEX, ECHO], Leaf, Some(umbrella_echo), &[dogma(umbrella)]),
    echo("Dice", 1, Blue, [HEX, bonus(1), CROWN, CROWN], Crown, None, &[dogma(dice)]),
    echo("Perfume", 1, Blue, [ECHO, CASTLE, bonus(1), HEX], Castle, Some(perfume_echo), &[demand(perfume_demand)]),
    echo("Ruler", 1, Blue, [LIGHTBULB, HEX, LIGHTBULB, ECHO], Lightbulb, Some(ruler_echo), &[dogma(ruler)]),
    echo("Bell", 1, Purple, [CASTLE, HEX, CASTLE, ECHO], Castle, Some(bell_echo), &[dogma(bell)]),
    echo("Flute", 1, Purple, [bonus(1), HEX, CROWN, ECHO], Crown, Some(flute_echo),
        &[demand(flute_demand), dogma(flute)]),
    echo("Puppet", 1, Purple, [HEX, CASTLE, bonus(3), CASTLE], Castle, None, &[dogma(puppet)]),
];

/// Bangle: From your hand, tuck one red card.
fn bangle_echo(p: &mut P) -> Flow {
    p.tuck_one(p.hand().colored(Red))?.either_way();
    Ok(())
}

/// Bangle: Draw a [3] and foreshadow it.
fn bangle(p: &mut P) -> Flow {
    p.draw_and_foreshadow(p.value_in_box(3))?.either_way();
    Ok(())
}

/// Candles: If your score is lower than that of every other player, draw a [3].
fn candles_echo(p: &mut P) -> Flow {
    if p.other_players().all(|other| p.g.points(other) > p.g.points(p.you())) {
        p.draw(p.value_in_box(3))?;
    }
    Ok(())
}

/// Candles: I demand that you transfer one card with a [castle] from your hand to mine. If you did, draw a [1].
fn candles_demand(p: &mut P) -> Flow {
    if p.transfer_one(p.hand().having(Castle), MyHand)?.done() {
        p.draw(p.value_in_box(1))?;
    }
    Ok(())
}

/// Plumbing: Choose one of your stacks and score its bottom card.
fn plumbing_echo(p: &mut P) -> Flow {
    p.score_one(p.bottoms())?.either_way();
    Ok(())
}

/// Plumbing: This effect does nothing.
fn plumbing(_: &mut P) -> Flow {
    Ok(())
}

/// Chopsticks: Draw one [1].
fn chopsticks_echo(p: &mut P) -> Flow {
    p.draw(p.value_in_box(1))?;
    Ok(())
}

/// Chopsticks: If the [1] pile of the base game is not empty, you may transfer its bottom card, unseen, to the
/// available achievements.
fn chopsticks(p: &mut P) -> Flow {
    p.may_make_bottom_available(p.value_in_box(1))
}

/// Noodles: If you have more [1] cards in your hand than each other player has, draw a [2] and score it.
fn noodles_1(p: &mut P) -> Flow {
    let one = p.value_in_box(1) as u8;
    if p.other_players().all(|other| p.hand().valued(one).len() > p.g.hand(other).valued(one).len()) {
        p.draw_and_score(p.value_in_box(2))?.either_way();
    }
    Ok(())
}

/// Noodles: Draw a [1] and show it; it stays in your hand. If it is yellow, score every [1] that is then in your
/// hand.
fn noodles_2(p: &mut P) -> Flow {
    let card = p.draw_and_reveal(p.value_in_box(1))?;
    if card.color() == Yellow {
        p.score_all(p.hand().valued(p.value_in_box(1) as u8))?.either_way();
    }
    Ok(())
}

/// Soap: Choose one of the five colors. You may tuck as many cards of that color from your hand as you like. If you
/// tucked at least three, you may claim one card from your hand as an achievement, if you are eligible for its
/// value.
fn soap(p: &mut P) -> Flow {
    let Some(color) = p.choose_color(Ask::Color, Color::ALL.into_iter())? else { return Ok(()) };
    let mut left = p.hand().colored(color);
    let mut tucked = 0;
    while let Some(card) = p.choose_or_stop(Ask::Tuck, left)? {
        tucked += usize::from(p.tuck(card)?.done());
        left = left.without(card) & p.hand();
    }
    if tucked >= 3 {
        let eligible = p.hand().iter().filter(|card| p.g.affords(p.you(), card.value())).collect();
        if let Some(card) = p.may_choose(Ask::Achieve, eligible)? {
            p.achieve_card(card)?.either_way();
        }
    }
    Ok(())
}

/// Comb: Choose a color, then draw five [1] cards and show them. Those of the chosen color stay in your hand;
/// return the others.
fn comb(p: &mut P) -> Flow {
    let Some(color) = p.choose_color(Ask::Color, Color::ALL.into_iter())? else { return Ok(()) };
    let mut drawn = CardSet::NONE;
    for _ in 0..5 {
        drawn = drawn.with(p.draw_and_reveal(p.value_in_box(1))?);
    }
    p.return_all(drawn.not_colored(color) & p.hand()).map(Deed::either_way)
}

/// Ice Skates: Return one, two or three cards from your hand, or none. For each one returned, choose: draw a [2]
/// and meld it, or draw a [3] and foreshadow it. Then, even if you returned none, return your highest top card.
fn ice_skates(p: &mut P) -> Flow {
    for _ in 0..p.return_up_to(3, p.hand())?.cards().len() {
        if p.choose_option(2)? == 1 {
            p.draw_and_meld(p.value_in_box(2))?.either_way();
        } else {
            p.draw_and_foreshadow(p.value_in_box(3))?.either_way();
        }
    }
    p.return_one(p.tops().highest())?.either_way();
    Ok(())
}

/// Umbrella: You may choose one card in your hand and meld it.
fn umbrella_echo(p: &mut P) -> Flow {
    p.may_meld_one(p.hand())?.either_way();
    Ok(())
}

/// Umbrella: Return as many cards from your hand as you like, or none. For each one returned, score two cards from
/// your hand.
fn umbrella(p: &mut P) -> Flow {
    let returned = p.return_up_to(usize::MAX, p.hand())?.cards().len();
    p.score_several(2 * returned, p.hand()).map(Deed::either_way)
}

/// Dice: Draw a [1] and show it; it stays in your hand. With a bonus on it, draw a card of that bonus's value and
/// meld it.
fn dice(p: &mut P) -> Flow {
    let card = p.draw_and_reveal(p.value_in_box(1))?;
    if let Some(bonus) = card.bonus() {
        p.draw_and_meld(bonus as usize)?.either_way();
    }
    Ok(())
}

/// Perfume: Draw a [1] and tuck it.
fn perfume_echo(p: &mut P) -> Flow {
    p.draw_and_tuck(p.value_in_box(1))?.either_way();
    Ok(())
}

/// Perfume: I demand that you transfer one of your top cards, of a value that none of my top cards has, to my
/// board. If you did, draw a card of the same value as the transferred one and meld it.
fn perfume_demand(p: &mut P) -> Flow {
    let mine = p.my_tops();
    let others = p.tops().iter().filter(|&card| mine.valued(p.value(card)).is_empty()).collect();
    if let Some(card) = p.transfer_one(others, MyBoard)?.which() {
        p.draw_and_meld(p.value(card) as usize)?.either_way();
    }
    Ok(())
}

/// Ruler: Draw one [2].
fn ruler_echo(p: &mut P) -> Flow {
    p.draw(p.value_in_box(2))?;
    Ok(())
}

/// Ruler: This effect does nothing.
fn ruler(_: &mut P) -> Flow {
    Ok(())
}

/// Bell: You may choose one card in your hand and score it.
fn bell_echo(p: &mut P) -> Flow {
    p.may_score_one(p.hand())?.either_way();
    Ok(())
}

/// Bell: Draw a [2] and foreshadow it.
fn bell(p: &mut P) -> Flow {
    p.draw_and_foreshadow(p.value_in_box(2))?.either_way();
    Ok(())
}

/// Flute: You may choose one of your stacks and splay it left.
fn flute_echo(p: &mut P) -> Flow {
    p.may_splay(&Color::ALL, Left)?.either_way();
    Ok(())
}

/// Flute: I demand that you return one card with a bonus from your hand.
fn flute_demand(p: &mut P) -> Flow {
    p.return_one(p.hand().with_bonus())?.either_way();
    Ok(())
}

/// Flute: Draw a [1] and show it; it stays in your hand. With a bonus on it, draw another [1].
fn flute(p: &mut P) -> Flow {
    let card = p.draw_and_reveal(p.value_in_box(1))?;
    if card.bonus().is_some() {
        p.draw(p.value_in_box(1))?;
    }
    Ok(())
}

/// Puppet: This effect does nothing.
fn puppet(_: &mut P) -> Flow {
    Ok(())
}
