//! Echoes cards of age 3.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 10] = [
    echo("Katana", 3, Red, [CASTLE, CASTLE, HEX, CASTLE], Castle, None, &[demand(katana_demand)]),
    echo("Liquid Fire", 3, Red, [HEX, LIGHTBULB, LIGHTBULB, LIGHTBULB], Lightbulb, None, &[demand(liquid_fire_demand)]),
    echo("Deodorant", 3, Yellow, [CROWN, ECHO, CROWN, HEX], Crown, Some(deodorant_echo), &[dogma(deodorant)]),
    echo("Sandpaper", 3, Yellow, [CROWN, CROWN, HEX, LEAF], Crown, None, &[dogma(sandpaper)]),
    echo("Charitable Trust", 3, Green, [ECHO, HEX, CROWN, bonus(3)], Crown, Some(charitable_trust_echo),
        &[dogma(charitable_trust)]),
    echo("Homing Pigeons", 3, Green, [bonus(3), LEAF, HEX, LEAF], Leaf, None,
        &[demand(homing_pigeons_demand), dogma(homing_pigeons)]),
    echo("Almanac", 3, Blue, [HEX, LEAF, bonus(4), ECHO], Leaf, Some(almanac_echo), &[dogma(almanac)]),
    echo("Magnifying Glass", 3, Blue, [LIGHTBULB, HEX, bonus(3), ECHO], Lightbulb, Some(magnifying_glass_echo),
        &[dogma(magnifying_glass_1), dogma(magnifying_glass_2)]),
    echo("Novel", 3, Purple, [HEX, bonus(3), CROWN, ECHO], Crown, Some(novel_echo), &[dogma(novel_1), dogma(novel_2)]),
    echo("Sunglasses", 3, Purple, [HEX, bonus(3), ECHO, CASTLE], Castle, Some(sunglasses_echo), &[dogma(sunglasses)]),
];

/// Katana: I demand that you transfer two of your top cards with a [castle] to my score pile. If you transferred
/// any, draw a card whose value is the number of [castle] printed on them altogether, and transfer it to my
/// forecast.
fn katana_demand(p: &mut P) -> Flow {
    let mut castles = 0;
    for _ in 0..2 {
        // What the first card uncovers is a top card when the second is chosen.
        if let Some(card) = p.transfer_one(p.tops().having(Castle), MyScorePile)?.which() {
            castles += card.icons_as_top().of(Castle);
        }
    }
    if castles > 0 {
        let drawn = p.draw(castles)?;
        p.transfer(drawn, MyForecast)?.either_way();
    }
    Ok(())
}

/// Liquid Fire: I demand that you draw a card whose value is that of the highest bonus visible on your board (with
/// no bonus, a 1) and transfer it to my forecast. If it is red, transfer your whole hand to my score pile.
fn liquid_fire_demand(p: &mut P) -> Flow {
    let bonus = p.g.bonuses(p.you()).max().unwrap_or(0);
    let drawn = p.draw(bonus as usize)?;
    p.transfer(drawn, MyForecast)?.either_way();
    if drawn.color() == Red {
        p.transfer_all(p.hand(), MyScorePile)?.either_way();
    }
    Ok(())
}

/// Deodorant: Draw a [3] and meld it.
fn deodorant_echo(p: &mut P) -> Flow {
    p.draw_and_meld(p.value_in_box(3))?.either_way();
    Ok(())
}

/// Deodorant: If at least one of your top cards has a [castle], draw a [3] and meld it; if none has, draw a [4].
fn deodorant(p: &mut P) -> Flow {
    if p.tops().having(Castle).is_empty() {
        p.draw(p.value_in_box(4))?;
    } else {
        p.draw_and_meld(p.value_in_box(3))?.either_way();
    }
    Ok(())
}

/// Sandpaper: You may return as many cards from your hand as you like. Draw a [3] for each one returned. Then, even
/// if you returned none, meld one card from your hand.
fn sandpaper(p: &mut P) -> Flow {
    for _ in 0..p.return_up_to(usize::MAX, p.hand())?.cards().len() {
        p.draw(p.value_in_box(3))?;
    }
    p.meld_one(p.hand())?.either_way();
    Ok(())
}

/// Charitable Trust: Draw either a [3] or a [4], as you like.
fn charitable_trust_echo(p: &mut P) -> Flow {
    let value = p.choose_value_in_box(&[3, 4])?;
    let drawn = p.draw(value)?;
    p.remember(drawn);
    Ok(())
}

/// Charitable Trust: You may meld the card that you drew through the echo effect of Charitable Trust. If you did,
/// do one of two things with your top green card: return it; or claim it as an achievement, which you can only do
/// if you are eligible for its value.
fn charitable_trust(p: &mut P) -> Flow {
    let drawn = p.remembered(p.you()) & p.hand();
    let Some(card) = p.may_choose(Ask::Meld, drawn)? else { return Ok(()) };
    if !p.meld(card)?.done() {
        return Ok(());
    }
    let Some(top) = p.top(Green) else { return Ok(()) };
    if p.g.affords(p.you(), top.value()) && p.choose_option(2)? == 2 {
        p.achieve_card(top)?.either_way();
    } else {
        p.return_card(top)?.either_way();
    }
    Ok(())
}

/// Homing Pigeons: I demand that you return two cards from your score pile, each of a value that I have in my hand.
fn homing_pigeons_demand(p: &mut P) -> Flow {
    let mine = p.my_hand();
    let matching = p.score_pile().iter().filter(|card| !mine.valued(card.value()).is_empty()).collect();
    p.return_several(2, matching).map(Deed::either_way)
}

/// Homing Pigeons: You may splay your red stack or your green stack left.
fn homing_pigeons(p: &mut P) -> Flow {
    p.may_splay(&[Red, Green], Left)?.either_way();
    Ok(())
}

/// Almanac: Draw a [4] and foreshadow it.
fn almanac_echo(p: &mut P) -> Flow {
    p.draw_and_foreshadow(p.value_in_box(4))?.either_way();
    Ok(())
}

/// Almanac: You may return one card with a bonus from your forecast. If you did, draw a card one higher than that
/// bonus and score it.
fn almanac(p: &mut P) -> Flow {
    let Some(card) = p.may_choose(Ask::Return, p.g.forecast(p.you()).with_bonus())? else { return Ok(()) };
    if p.return_card(card)?.done()
        && let Some(bonus) = card.bonus()
    {
        p.draw_and_score(bonus as usize + 1)?.either_way();
    }
    Ok(())
}

/// Magnifying Glass: Draw a [4]. Then choose one card in your hand and return it.
fn magnifying_glass_echo(p: &mut P) -> Flow {
    p.draw(p.value_in_box(4))?;
    p.return_one(p.hand())?.either_way();
    Ok(())
}

/// Magnifying Glass: You may return three cards of the same value from your hand. If all three were returned, draw
/// a card two higher than that value.
fn magnifying_glass_1(p: &mut P) -> Flow {
    let Some(first) = p.may_choose(Ask::Return, p.hand())? else { return Ok(()) };
    let value = first.value();
    let mut returned = usize::from(p.return_card(first)?.done());
    for _ in 0..2 {
        returned += usize::from(p.return_one(p.hand().valued(value).without(first))?.done());
    }
    if returned == 3 {
        p.draw(value as usize + 2)?;
    }
    Ok(())
}

/// Magnifying Glass: You may splay your yellow stack or your blue stack left.
fn magnifying_glass_2(p: &mut P) -> Flow {
    p.may_splay(&[Yellow, Blue], Left)?.either_way();
    Ok(())
}

/// Novel: Draw one [3].
fn novel_echo(p: &mut P) -> Flow {
    p.draw(p.value_in_box(3))?;
    Ok(())
}

/// Novel: Draw one [3]. Then you may splay your purple stack left.
fn novel_1(p: &mut P) -> Flow {
    p.draw(p.value_in_box(3))?;
    p.may_splay(&[Purple], Left)?.either_way();
    Ok(())
}

/// Novel: If there is an icon other than [crown] that all your top cards have, leaving purple aside, claim the
/// Supremacy achievement.
fn novel_2(p: &mut P) -> Flow {
    let others = p.tops().not_colored(Purple);
    let mut icons = Icon::ALL.into_iter().filter(|&icon| icon != Crown);
    if icons.any(|icon| others.lacking(icon).is_empty()) {
        p.claim(Special::Supremacy)?.either_way();
    }
    Ok(())
}

/// Sunglasses: From your hand, score one card of a color that you have splayed.
fn sunglasses_echo(p: &mut P) -> Flow {
    let splayed = p.hand().iter().filter(|card| p.splayed(card.color()) != Unsplayed).collect();
    p.score_one(splayed)?.either_way();
    Ok(())
}

/// Sunglasses: You may do one of two things: splay your purple stack the way another of your stacks is splayed; or
/// splay another of your stacks the way your purple stack is splayed.
fn sunglasses(p: &mut P) -> Flow {
    let purple = p.splayed(Purple);
    // Purple follows any other color; of those splayed the same way, one is enough to name.
    let mut followed = ArrayVec::<Color, 4>::new();
    for color in Color::ALL {
        let splay = p.splayed(color);
        let new = followed.iter().all(|&other| p.splayed(other) != splay);
        if color != Purple && splay != Unsplayed && p.can_splay(Purple, splay) && new {
            followed.push(color);
        }
    }
    let follows = |color: &Color| match color {
        Purple => !followed.is_empty(),
        other => purple != Unsplayed && p.can_splay(*other, purple),
    };
    let colors = Color::ALL.into_iter().filter(follows).collect::<ArrayVec<Color, 5>>();
    match p.may_choose_color(Ask::Color, colors.into_iter())? {
        Some(Purple) => match p.choose_color(Ask::Splayed, followed.into_iter())? {
            Some(color) => p.splay(Purple, p.splayed(color)).map(Deed::either_way),
            None => Ok(()),
        },
        Some(color) => p.splay(color, purple).map(Deed::either_way),
        None => Ok(()),
    }
}
