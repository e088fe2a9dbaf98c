//! Echoes cards of age 5.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 10] = [
    echo("Coke", 5, Red, [ECHO, FACTORY, FACTORY, HEX], Factory, Some(coke_echo), &[dogma(coke)]),
    echo("Octant", 5, Red, [CROWN, CROWN, HEX, CROWN], Crown, None, &[demand(octant_demand), dogma(octant)]),
    echo("Pressure Cooker", 5, Yellow, [bonus(5), HEX, LIGHTBULB, LIGHTBULB], Lightbulb, None,
        &[dogma(pressure_cooker)]),
    echo("Stove", 5, Yellow, [HEX, bonus(6), FACTORY, ECHO], Factory, Some(stove_echo),
        &[dogma(stove_1), dogma(stove_2)]),
    echo("Palampore", 5, Green, [FACTORY, HEX, FACTORY, bonus(5)], Factory, None,
        &[dogma(palampore_1), dogma(palampore_2), dogma(palampore_3)]),
    echo("Seed Drill", 5, Green, [LIGHTBULB, LEAF, LEAF, HEX], Leaf, None,
        &[demand(seed_drill_demand), dogma(seed_drill)]),
    echo("Lightning Rod", 5, Blue, [ECHO, FACTORY, HEX, bonus(6)], Factory, Some(lightning_rod_echo),
        &[demand(lightning_rod_demand), dogma(lightning_rod)]),
    echo("Thermometer", 5, Blue, [HEX, ECHO, bonus(5), LIGHTBULB], Lightbulb, Some(thermometer_echo),
        &[dogma(thermometer)]),
    echo("Piano", 5, Purple, [bonus(5), ECHO, HEX, LIGHTBULB], Lightbulb, Some(piano_echo), &[dogma(piano)]),
    echo("Tuning Fork", 5, Purple, [ECHO, LIGHTBULB, LIGHTBULB, HEX], Lightbulb, Some(tuning_fork_echo),
        &[dogma(tuning_fork)]),
];

/// Coke: Draw a [4] and tuck it.
fn coke_echo(p: &mut P) -> Flow {
    p.draw_and_tuck(p.value_in_box(4))?.either_way();
    Ok(())
}

/// Coke: Draw a [6] and show it. With a [factory] on it, meld it and do this effect again; without one, foreshadow
/// it.
fn coke(p: &mut P) -> Flow {
    loop {
        let card = p.draw_and_reveal(p.value_in_box(6))?;
        if !card.has(Factory) {
            p.foreshadow(card)?.either_way();
            return Ok(());
        }
        p.meld(card)?.either_way();
    }
}

/// Octant: I demand that you transfer one of your top cards with a [leaf] or a [factory], but not a red one, to my
/// board. If you did, draw a [6] and foreshadow it.
fn octant_demand(p: &mut P) -> Flow {
    let tops = p.tops().not_colored(Red);
    if p.transfer_one(tops.having(Leaf) | tops.having(Factory), MyBoard)?.done() {
        p.draw_and_foreshadow(p.value_in_box(6))?.either_way();
    }
    Ok(())
}

/// Octant: Draw a [6] and foreshadow it.
fn octant(p: &mut P) -> Flow {
    p.draw_and_foreshadow(p.value_in_box(6))?.either_way();
    Ok(())
}

/// Pressure Cooker: Return your whole hand. Then, for each of your top cards with a bonus, draw a card of that
/// bonus's value, in an order you choose.
fn pressure_cooker(p: &mut P) -> Flow {
    p.return_all(p.hand())?.either_way();
    let mut times = [0; AGES + 2];
    for bonus in p.tops().iter().filter_map(Card::bonus) {
        times[bonus as usize] += 1;
    }
    p.draw_in_any_order(times)
}

/// Stove: Choose one of your top cards without a [factory] and score it.
fn stove_echo(p: &mut P) -> Flow {
    p.score_one(p.tops().lacking(Factory))?.either_way();
    Ok(())
}

/// Stove: Draw a [4] and tuck it. If your top card of its color is then lower than [4], draw another [4] and score
/// it.
fn stove_1(p: &mut P) -> Flow {
    let tucked = p.draw_and_tuck(p.value_in_box(4))?.which();
    let top = tucked.and_then(|card| p.top(card.color()));
    if top.is_some_and(|top| (p.value(top) as usize) < p.value_in_box(4)) {
        p.draw_and_score(p.value_in_box(4))?.either_way();
    }
    Ok(())
}

/// Stove: You may splay your green stack right.
fn stove_2(p: &mut P) -> Flow {
    p.may_splay(&[Green], Right)?.either_way();
    Ok(())
}

/// Palampore: If bonuses of the same value are visible more than once on your board, choose such a value, draw a
/// card of it and score it.
fn palampore_1(p: &mut P) -> Flow {
    let repeated = |p: &P, value| p.g.bonuses(p.you()).filter(|&bonus| bonus == value).count() > 1;
    if let Some(bonus) = p.choose_value_if(repeated)? {
        p.draw_and_score(bonus as usize)?.either_way();
    }
    Ok(())
}

/// Palampore: You may splay your purple stack right.
fn palampore_2(p: &mut P) -> Flow {
    p.may_splay(&[Purple], Right)?.either_way();
    Ok(())
}

/// Palampore: With at least six bonuses visible on your board, claim the Wealth achievement.
fn palampore_3(p: &mut P) -> Flow {
    if p.g.bonuses(p.you()).count() >= 6 {
        p.claim(Special::Wealth)?.either_way();
    }
    Ok(())
}

/// Seed Drill: I demand that you return one of your top cards that is lower than [3].
fn seed_drill_demand(p: &mut P) -> Flow {
    let low = p.tops().iter().filter(|&card| (p.value(card) as usize) < p.value_in_box(3)).collect();
    p.return_one(low)?.either_way();
    Ok(())
}

/// Seed Drill: Choose the [3] pile, the [4] pile or the [5] pile of the base game. If it is not empty, you may
/// transfer its bottom card, unseen, to the available achievements.
fn seed_drill(p: &mut P) -> Flow {
    let value = p.choose_value_in_box(&[3, 4, 5])?;
    p.may_make_bottom_available(value)
}

/// Lightning Rod: Draw a [5] and tuck it.
fn lightning_rod_echo(p: &mut P) -> Flow {
    p.draw_and_tuck(p.value_in_box(5))?.either_way();
    Ok(())
}

/// Lightning Rod: I demand that you draw a [5] and tuck it, and then return your top card of its color.
fn lightning_rod_demand(p: &mut P) -> Flow {
    let tucked = p.draw_and_tuck(p.value_in_box(5))?.which();
    if let Some(top) = tucked.and_then(|card| p.top(card.color())) {
        p.return_card(top)?.either_way();
    }
    Ok(())
}

/// Lightning Rod: Draw a [5] and tuck it. Then you may choose one of your top cards and return it.
fn lightning_rod(p: &mut P) -> Flow {
    p.draw_and_tuck(p.value_in_box(5))?.either_way();
    p.may_return_one(p.tops())?.either_way();
    Ok(())
}

/// Thermometer: Meld the card at the bottom of your green stack. The stack stays splayed the way it was.
fn thermometer_echo(p: &mut P) -> Flow {
    if let Some(card) = p.bottom(Green) {
        p.meld(card)?.either_way();
    }
    Ok(())
}

/// Thermometer: Draw a card one higher than your top yellow card (if you have none, draw a [1]) and meld it. If it
/// is yellow, do this effect again.
fn thermometer(p: &mut P) -> Flow {
    loop {
        let value = p.top(Yellow).map_or(0, |top| p.value(top)) as usize + 1;
        let melded = p.draw_and_meld(value)?.which();
        if melded.is_none_or(|card| card.color() != Yellow) {
            return Ok(());
        }
    }
}

/// Piano: Choose a value that any player, you included, has in hand, and draw a card of that value.
fn piano_echo(p: &mut P) -> Flow {
    let held = |p: &P, value| p.g.everyone().any(|seat| !p.g.hand(seat).valued(value).is_empty());
    if let Some(value) = p.choose_value_if(held)? {
        p.draw(value as usize)?;
    }
    Ok(())
}

/// Piano: If you have five top cards, no two of the same value, return five cards from your score pile. Then go
/// through these five values from the lowest to the highest: draw a card of each and score it.
fn piano(p: &mut P) -> Flow {
    // Sets go from low to high.
    let values = p.tops().iter().map(|card| p.value(card)).collect::<ArrayVec<u8, 5>>();
    if values.len() < 5 || values.windows(2).any(|pair| pair[0] == pair[1]) {
        return Ok(());
    }
    p.return_several(5, p.score_pile())?.either_way();
    for value in values {
        p.draw_and_score(value as usize)?.either_way();
    }
    Ok(())
}

/// Tuning Fork: Choose any supply pile, look at its top card and put the card back where it was.
fn tuning_fork_echo(p: &mut P) -> Flow {
    match p.choose_value_if(|p, value| p.piles(value).next().is_some())? {
        Some(value) => p.look_at_pile(value),
        None => Ok(()),
    }
}

/// Tuning Fork: Return one card from your hand. If you did, draw a card of the same value and show it: if it is
/// higher than your top card of its color, or you have none of that color, meld it; if not, return it. Then you may
/// do this effect again.
fn tuning_fork(p: &mut P) -> Flow {
    loop {
        if let Some(returned) = p.return_one(p.hand())?.which() {
            let drawn = p.draw_and_reveal(returned.value() as usize)?;
            if drawn.value() > p.top(drawn.color()).map_or(0, |top| p.value(top)) {
                p.meld(drawn)?.either_way();
            } else {
                p.return_card(drawn)?.either_way();
            }
        }
        if p.hand().is_empty() || !p.may(Ask::All)? {
            return Ok(());
        }
    }
}
