//! Echoes cards of age 4.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 10] = [
    echo("Kobukson", 4, Red, [bonus(5), FACTORY, HEX, ECHO], Factory, Some(kobukson_echo),
        &[demand(kobukson_demand), dogma(kobukson)]),
    echo("Shuriken", 4, Red, [CROWN, CROWN, HEX, CROWN], Crown, None, &[demand(shuriken_demand), dogma(shuriken)]),
    echo("Barometer", 4, Yellow, [LEAF, ECHO, LEAF, HEX], Leaf, Some(barometer_echo),
        &[dogma(barometer_1), dogma(barometer_2)]),
    echo("Pencil", 4, Yellow, [HEX, ECHO, LIGHTBULB, bonus(4)], Lightbulb, Some(pencil_echo), &[dogma(pencil)]),
    echo("Chintz", 4, Green, [CROWN, HEX, CROWN, bonus(4)], Crown, None, &[dogma(chintz_1), dogma(chintz_2)]),
    echo("Globe", 4, Green, [FACTORY, bonus(4), FACTORY, HEX], Factory, None, &[dogma(globe)]),
    echo("Slide Rule", 4, Blue, [LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX], Lightbulb, None,
        &[dogma(slide_rule_1), dogma(slide_rule_2)]),
    echo("Telescope", 4, Blue, [HEX, bonus(4), LIGHTBULB, ECHO], Lightbulb, Some(telescope_echo), &[dogma(telescope)]),
    echo("Clock", 4, Purple, [ECHO, bonus(5), HEX, LIGHTBULB], Lightbulb, Some(clock_echo), &[demand(clock_demand)]),
    echo("Toilet", 4, Purple, [ECHO, LEAF, HEX, LEAF], Leaf, Some(toilet_echo),
        &[demand(toilet_demand), dogma(toilet)]),
];

/// The colors of a board that splaying left would change.
fn to_splay_left(p: &P, seat: Seat) -> ArrayVec<Color, 5> {
    let changes = |color: &Color| p.g.count(seat, *color) >= 2 && p.g.splay(seat, *color) != Left;
    Color::ALL.into_iter().filter(changes).collect()
}

/// Kobukson: Choose a stack on any player's board and splay it left.
fn kobukson_echo(p: &mut P) -> Flow {
    let mut boards = ArrayVec::<Seat, 8>::new();
    boards.extend(p.g.everyone().filter(|&seat| !to_splay_left(p, seat).is_empty()));
    let Some(seat) = p.choose_player(Ask::Player, boards.into_iter())? else { return Ok(()) };
    let colors = to_splay_left(p, seat);
    match p.choose_color(Ask::Splay(Left), colors.into_iter())? {
        Some(color) => p.splay_of(seat, color, Left).map(Deed::either_way),
        None => Ok(()),
    }
}

/// Kobukson: I demand that you return each of your top cards with a [castle]; cards uncovered by this stay. Then,
/// even if you returned none, draw a [4] and tuck it.
fn kobukson_demand(p: &mut P) -> Flow {
    let returned = p.return_all(p.tops().having(Castle))?.cards();
    p.g.exp.action.gathered += returned.len() as u8;
    p.draw_and_tuck(p.value_in_box(4))?.either_way();
    Ok(())
}

/// Kobukson: For every two cards that all players together returned because of the demand (rounded down), draw a
/// [4] and tuck it.
fn kobukson(p: &mut P) -> Flow {
    for _ in 0..p.g.exp.action.gathered / 2 {
        p.draw_and_tuck(p.value_in_box(4))?.either_way();
    }
    Ok(())
}

/// Shuriken: I demand that you transfer one of your top cards with a [castle] or a [lightbulb], but not a red one,
/// to my board. If you did, draw a [4].
fn shuriken_demand(p: &mut P) -> Flow {
    let tops = p.tops().not_colored(Red);
    if p.transfer_one(tops.having(Castle) | tops.having(Lightbulb), MyBoard)?.done() {
        p.draw(p.value_in_box(4))?;
    }
    Ok(())
}

/// Shuriken: You may splay your purple stack right.
fn shuriken(p: &mut P) -> Flow {
    p.may_splay(&[Purple], Right)?.either_way();
    Ok(())
}

/// Barometer: Transfer one [5], if you have any there, from your forecast to your hand.
fn barometer_echo(p: &mut P) -> Flow {
    let fives = p.g.forecast(p.you()).valued(p.value_in_box(5) as u8);
    p.transfer_one(fives, YourHand)?.either_way();
    Ok(())
}

/// Barometer: Choose a bonus visible on any board. Draw a card two higher than it (with no bonus on any board, a
/// [2]) and foreshadow the card.
fn barometer_1(p: &mut P) -> Flow {
    let on_a_board = |p: &P, value| p.g.everyone().any(|seat| p.g.bonuses(seat).any(|bonus| bonus == value));
    let bonus = p.choose_value_if(on_a_board)?.unwrap_or(0);
    p.draw_and_foreshadow(bonus as usize + 2)?.either_way();
    Ok(())
}

/// Barometer: You may return your whole forecast: every card or none. If at least one of those cards was blue,
/// claim the Destiny achievement.
fn barometer_2(p: &mut P) -> Flow {
    let forecast = p.g.forecast(p.you());
    if !forecast.is_empty() && p.may(Ask::All)? && !p.return_all(forecast)?.cards().colored(Blue).is_empty() {
        p.claim(Special::Destiny)?.either_way();
    }
    Ok(())
}

/// Pencil: Draw one [5].
fn pencil_echo(p: &mut P) -> Flow {
    p.draw(p.value_in_box(5))?;
    Ok(())
}

/// Pencil: You may return one, two or three cards from your hand. If you did, draw just as many cards, all one
/// higher than the highest card returned. Foreshadow one of the drawn cards and return the others.
fn pencil(p: &mut P) -> Flow {
    let returned = p.return_up_to(3, p.hand())?.cards();
    let mut drawn = CardSet::NONE;
    for _ in 0..returned.len() {
        drawn = drawn.with(p.draw(returned.highest_value() as usize + 1)?);
    }
    if let Some(card) = p.choose(Ask::Foreshadow, drawn & p.hand())? {
        p.foreshadow(card)?.either_way();
        p.return_all(drawn.without(card) & p.hand())?.either_way();
    }
    Ok(())
}

/// Chintz: Draw one [4].
fn chintz_1(p: &mut P) -> Flow {
    p.draw(p.value_in_box(4))?;
    Ok(())
}

/// Chintz: If your hand holds one card, no more and no fewer, draw a [4], then draw another [4] and score it.
fn chintz_2(p: &mut P) -> Flow {
    if p.hand().len() == 1 {
        p.draw(p.value_in_box(4))?;
        p.draw_and_score(p.value_in_box(4))?.either_way();
    }
    Ok(())
}

/// Globe: You may return one, two or three cards from your hand, all of one color. If you did, choose any one of
/// your stacks and splay it: left for one card, right for two, up for three. Then, if you returned any, draw a [6]
/// and foreshadow it.
fn globe(p: &mut P) -> Flow {
    let mut left = p.hand();
    let (mut chosen, mut returned) = (0, 0);
    while chosen < 3
        && let Some(card) = p.choose_or_stop(Ask::Return, left)?
    {
        left = left.colored(card.color()).without(card);
        chosen += 1;
        returned += usize::from(p.return_card(card)?.done());
    }
    let splay = match returned {
        0 => return Ok(()),
        1 => Left,
        2 => Right,
        _ => Up,
    };
    let colors = Color::ALL.into_iter().filter(|&color| p.can_splay(color, splay)).collect::<ArrayVec<Color, 5>>();
    if let Some(color) = p.choose_color(Ask::Splay(splay), colors.into_iter())? {
        p.splay(color, splay)?.either_way();
    }
    p.draw_and_foreshadow(p.value_in_box(6))?.either_way();
    Ok(())
}

/// Slide Rule: You may splay your yellow stack right.
fn slide_rule_1(p: &mut P) -> Flow {
    p.may_splay(&[Yellow], Right)?.either_way();
    Ok(())
}

/// Slide Rule: Add the value of your lowest top card (if you have none, 0) and the number of colors you have
/// splayed. Draw a card of that value.
fn slide_rule_2(p: &mut P) -> Flow {
    let lowest = p.tops().lowest().highest_value() as usize;
    let splayed = Color::ALL.into_iter().filter(|&color| p.splayed(color) != Unsplayed).count();
    p.draw(lowest + splayed)?;
    Ok(())
}

/// Telescope: Draw a [5] and foreshadow it.
fn telescope_echo(p: &mut P) -> Flow {
    p.draw_and_foreshadow(p.value_in_box(5))?.either_way();
    Ok(())
}

/// Telescope: You may put one card from your forecast on top of its supply pile. If you did, you must claim one
/// card from your forecast as an achievement, if it holds one for whose value you are eligible.
fn telescope(p: &mut P) -> Flow {
    let Some(card) = p.may_choose(Ask::Transfer(Zone::SupplyTop), p.g.forecast(p.you()))? else { return Ok(()) };
    if p.transfer(card, Zone::SupplyTop)?.done() {
        let eligible = p.g.forecast(p.you()).iter().filter(|card| p.g.affords(p.you(), card.value())).collect();
        if let Some(card) = p.choose(Ask::Achieve, eligible)? {
            p.achieve_card(card)?.either_way();
        }
    }
    Ok(())
}

/// Clock: You may splay the stack with the most cards on your board right. If several have the most, choose one of
/// them.
fn clock_echo(p: &mut P) -> Flow {
    let most = Color::ALL.into_iter().map(|color| p.g.count(p.you(), color)).max();
    let mut colors = ArrayVec::<Color, 5>::new();
    colors.extend(Color::ALL.into_iter().filter(|&color| Some(p.g.count(p.you(), color)) == most));
    p.may_splay(&colors, Right)?.either_way();
    Ok(())
}

/// Clock: I demand that you draw three [10] cards, show them, count all [clock] on them and return them. Then
/// transfer all cards whose value is that number from your hand and from your score pile to my score pile.
fn clock_demand(p: &mut P) -> Flow {
    let mut drawn = CardSet::NONE;
    for _ in 0..3 {
        drawn = drawn.with(p.draw_and_reveal(p.value_in_box(10))?);
    }
    let clocks: usize = drawn.iter().map(|card| card.icons_as_top().of(Clock)).sum();
    p.return_all(drawn & p.hand())?.either_way();
    p.transfer_all((p.hand() | p.score_pile()).valued(clocks as u8), MyScorePile).map(Deed::either_way)
}

/// Toilet: Draw a [4] and tuck it.
fn toilet_echo(p: &mut P) -> Flow {
    p.draw_and_tuck(p.value_in_box(4))?.either_way();
    Ok(())
}

/// Toilet: I demand that you return all cards from your score pile whose value is that of the highest bonus visible
/// on my board.
fn toilet_demand(p: &mut P) -> Flow {
    match p.g.bonuses(p.me).max() {
        Some(bonus) => p.return_all(p.score_pile().valued(bonus)).map(Deed::either_way),
        None => Ok(()),
    }
}

/// Toilet: You may return one card from your hand. If you did, draw a card of the same value.
fn toilet(p: &mut P) -> Flow {
    if let Some(card) = p.may_return_one(p.hand())?.which() {
        p.draw(card.value() as usize)?;
    }
    Ok(())
}
