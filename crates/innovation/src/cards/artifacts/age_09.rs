//! Artifacts of age 9.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 10] = [
    artifact("United Nations Charter", 9, Red, [HEX, LEAF, CLOCK, LEAF], Some(Leaf),
        &[compel(united_nations_charter_compel), dogma(united_nations_charter)]),
    artifact("Velcro Shoes", 9, Red, [FACTORY, FACTORY, CLOCK, HEX], Some(Factory), &[compel(velcro_shoes_compel)]),
    artifact("Magnavox Odyssey", 9, Yellow, [LIGHTBULB, LEAF, HEX, LIGHTBULB], Some(Lightbulb),
        &[dogma(magnavox_odyssey)]),
    artifact("Rock Around the Clock", 9, Yellow, [LEAF, CLOCK, HEX, CLOCK], Some(Clock),
        &[dogma(rock_around_the_clock)]),
    artifact("Philips Compact Cassette", 9, Green, [HEX, LEAF, LEAF, LEAF], Some(Leaf),
        &[compel(philips_compact_cassette_compel), dogma(philips_compact_cassette)]),
    artifact("Syncom 3", 9, Green, [HEX, CLOCK, CLOCK, CLOCK], Some(Clock), &[dogma(syncom_3)]),
    artifact("Luna 3", 9, Blue, [FACTORY, HEX, FACTORY, FACTORY], Some(Factory), &[dogma(luna_3)]),
    artifact("Yeager's Bell X-1A", 9, Blue, [CLOCK, CLOCK, FACTORY, HEX], Some(Clock), &[dogma(yeagers_bell_x_1a)]),
    artifact("Marilyn Diptych", 9, Purple, [CROWN, CROWN, CROWN, HEX], Some(Crown), &[dogma(marilyn_diptych)]),
    artifact("The Big Bang", 9, Purple, [LIGHTBULB, HEX, LIGHTBULB, LIGHTBULB], Some(Lightbulb),
        &[dogma(the_big_bang)]),
];

/// United Nations Charter: I compel you to transfer each of your top cards that has a demand effect (compels count
/// too) to my score pile. Cards uncovered by this stay.
fn united_nations_charter_compel(p: &mut P) -> Flow {
    let demanding = p.tops().iter().filter(|&card| p.has_demand(card)).collect();
    p.transfer_all(demanding, MyScorePile).map(Deed::either_way)
}

/// United Nations Charter: If at least one of your top cards has a demand effect (compels count too), draw a [10].
fn united_nations_charter(p: &mut P) -> Flow {
    if p.tops().iter().any(|card| p.has_demand(card)) {
        p.draw(p.value_in_box(10))?;
    }
    Ok(())
}

/// Velcro Shoes: I compel you to transfer one [9] from your hand to mine. If you did not, transfer one [9] from
/// your score pile to mine. If you transferred no card at all, I win.
fn velcro_shoes_compel(p: &mut P) -> Flow {
    let nine = p.value_in_box(9) as u8;
    if !p.transfer_one(p.hand().valued(nine), MyHand)?.done()
        && !p.transfer_one(p.score_pile().valued(nine), MyScorePile)?.done()
    {
        p.win(p.me)?;
    }
    Ok(())
}

/// Magnavox Odyssey: Draw two [10] cards, melding each as you draw it. If both have the same color, you win.
fn magnavox_odyssey(p: &mut P) -> Flow {
    let one = p.draw_and_meld(p.value_in_box(10))?;
    let other = p.draw_and_meld(p.value_in_box(10))?;
    if one.card.color() == other.card.color() {
        p.win(p.you())?;
    }
    Ok(())
}

/// Rock Around the Clock: Count your top cards with a [clock]. For each of them, draw a [9] and score it.
fn rock_around_the_clock(p: &mut P) -> Flow {
    for _ in 0..p.tops().having(Clock).len() {
        p.draw_and_score(p.value_in_box(9))?.either_way();
    }
    Ok(())
}

/// Philips Compact Cassette: I compel you to unsplay each of your stacks.
fn philips_compact_cassette_compel(p: &mut P) -> Flow {
    Color::ALL.into_iter().try_for_each(|color| p.unsplay(color).map(Deed::either_way))
}

/// Philips Compact Cassette: Choose two of your stacks and splay them up.
fn philips_compact_cassette(p: &mut P) -> Flow {
    for left in [2, 1] {
        let colors: ArrayVec<Color, 5> = Color::ALL.into_iter().filter(|&color| p.can_splay(color, Up)).collect();
        let chosen = if colors.len() <= left {
            colors.first().copied()
        } else {
            p.choose_color(Ask::Splay(Up), colors.into_iter())?
        };
        if let Some(color) = chosen {
            p.splay(color, Up)?.either_way();
        }
    }
    Ok(())
}

/// Syncom 3: Return your whole hand. Then draw five [9] cards and show them. If they are of five different colors,
/// you win; if not, they stay in your hand.
fn syncom_3(p: &mut P) -> Flow {
    p.return_all(p.hand())?.either_way();
    let mut drawn = CardSet::<All>::NONE;
    for _ in 0..5 {
        drawn = drawn.with(p.draw_and_reveal(p.value_in_box(9))?);
    }
    if Color::ALL.into_iter().all(|color| !drawn.colored(color).is_empty()) {
        p.win(p.you())?;
    }
    Ok(())
}

/// Luna 3: Return your whole score pile. Then draw a card whose value is the number of cards returned and score it.
fn luna_3(p: &mut P) -> Flow {
    let returned = p.return_all(p.score_pile())?.cards();
    p.draw_and_score(returned.len())?.either_way();
    Ok(())
}

/// Yeager's Bell X-1A: Draw a [9], meld it and execute all its effects, demands included, as if they stood on this
/// card; nobody shares them. If there is a [clock] on that card, do this effect again afterwards.
fn yeagers_bell_x_1a(p: &mut P) -> Flow {
    loop {
        let Some(card) = p.draw_and_meld(p.value_in_box(9))?.which() else { return Ok(()) };
        p.execute_as_if_here(card)?;
        if !card.has(Clock) || p.g.dogma.is_complete() {
            return Ok(());
        }
    }
}

/// Marilyn Diptych: You may choose one card in your hand and score it. Then you may transfer one card of your
/// choice from your score pile to your hand. If your score is now 25 points, no more and no less, you win.
fn marilyn_diptych(p: &mut P) -> Flow {
    p.may_score_one(p.hand())?.either_way();
    let to = p.at(YourHand);
    if let Some(card) = p.may_choose(Ask::Transfer(to), p.score_pile())? {
        p.transfer(card, to)?.either_way();
    }
    if p.g.points(p.you()) == 25 {
        p.win(p.you())?;
    }
    Ok(())
}

/// The Big Bang: Execute the non-demand effects of your top blue card by yourself; nobody shares them. If anything
/// changed through this, draw a [10], remove it from the game and do this effect again.
fn the_big_bang(p: &mut P) -> Flow {
    while let Some(card) = p.top(Blue) {
        if !p.changes_by(|p| p.execute(card))? || p.g.dogma.is_complete() {
            return Ok(());
        }
        p.draw_and_remove(p.value_in_box(10))?.either_way();
    }
    Ok(())
}
