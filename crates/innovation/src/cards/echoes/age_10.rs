//! Echoes cards of age 10.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 10] = [
    echo("Camcorder", 10, Red, [HEX, CLOCK, CLOCK, FACTORY], Clock, None,
        &[demand(camcorder_demand), dogma(camcorder)]),
    echo("Social Networking", 10, Red, [HEX, bonus(10), CLOCK, CLOCK], Clock, None,
        &[demand(social_networking_demand), dogma(social_networking)]),
    echo("Cell Phone", 10, Yellow, [CLOCK, HEX, bonus(10), CLOCK], Clock, None,
        &[dogma(cell_phone_1), dogma(cell_phone_2), dogma(cell_phone_3)]),
    echo("MP3", 10, Yellow, [CROWN, bonus(10), HEX, CROWN], Crown, None, &[dogma(mp3_1), dogma(mp3_2)]),
    echo("Flash Drive", 10, Green, [FACTORY, FACTORY, HEX, FACTORY], Factory, None,
        &[demand(flash_drive_demand), dogma(flash_drive)]),
    echo("GPS", 10, Green, [CROWN, HEX, CLOCK, CLOCK], Clock, None, &[demand(gps_demand), dogma(gps_1), dogma(gps_2)]),
    echo("Artificial Heart", 10, Blue, [HEX, LEAF, LEAF, bonus(11)], Leaf, None, &[dogma(artificial_heart)]),
    echo("Human Genome", 10, Blue, [LIGHTBULB, LIGHTBULB, bonus(10), HEX], Lightbulb, None, &[dogma(human_genome)]),
    echo("Puzzle Cube", 10, Purple, [LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB], Lightbulb, None,
        &[dogma(puzzle_cube_1), dogma(puzzle_cube_2)]),
    echo("Sudoku", 10, Purple, [LIGHTBULB, HEX, LIGHTBULB, bonus(11)], Lightbulb, None, &[dogma(sudoku)]),
];

/// Camcorder: I demand that you transfer your whole hand to mine. Then, even if it was empty, draw a [9].
fn camcorder_demand(p: &mut P) -> Flow {
    p.transfer_all(p.hand(), MyHand)?.either_way();
    p.draw(p.value_in_box(9))?;
    Ok(())
}

/// Camcorder: From your hand, meld all [9] cards and return all the others. Then draw three [9] cards.
fn camcorder(p: &mut P) -> Flow {
    let nine = p.value_in_box(9);
    p.meld_all(p.hand().valued(nine as u8))?.either_way();
    p.return_all(p.hand() - p.hand().valued(nine as u8))?.either_way();
    for _ in 0..3 {
        p.draw(nine)?;
    }
    Ok(())
}

/// Social Networking: I demand that you choose one of the six icons and transfer each of your top cards without it
/// to my score pile; cards uncovered by this stay.
fn social_networking_demand(p: &mut P) -> Flow {
    match p.choose_icon(Icon::ALL.into_iter())? {
        Some(icon) => p.transfer_all(p.tops().lacking(icon), MyScorePile).map(Deed::either_way),
        None => Ok(()),
    }
}

/// Social Networking: If every other player has more [factory], more [crown] and also more [castle] than you, you
/// win.
fn social_networking(p: &mut P) -> Flow {
    let fewer = |other| [Factory, Crown, Castle].into_iter().all(|icon| p.icons(icon) < p.g.icon(other, icon));
    if p.other_players().all(fewer) {
        p.win(p.you())?;
    }
    Ok(())
}

/// Cell Phone: For every two [clock] on your board (rounded down), draw a [10].
fn cell_phone_1(p: &mut P) -> Flow {
    for _ in 0..p.icons(Clock) / 2 {
        p.draw(p.value_in_box(10))?;
    }
    Ok(())
}

/// Cell Phone: You may splay your green stack up.
fn cell_phone_2(p: &mut P) -> Flow {
    p.may_splay(&[Green], Up)?.either_way();
    Ok(())
}

/// Cell Phone: You may tuck as many cards with a [clock] from your hand as you like. If you did, splay each stack
/// you tucked into up.
fn cell_phone_3(p: &mut P) -> Flow {
    let mut left = p.hand().having(Clock);
    let mut tucked = CardSet::<All>::NONE;
    while let Some(card) = p.choose_or_stop(Ask::Tuck, left)? {
        left = left.without(card);
        if p.tuck(card)?.done() {
            tucked = tucked.with(card);
        }
    }
    for color in Color::ALL.into_iter().filter(|&color| !tucked.colored(color).is_empty()) {
        p.splay(color, Up)?.either_way();
    }
    Ok(())
}

/// MP3: Return as many cards from your hand as you like, or none. For each one returned, claim two of the available
/// standard achievements, as far as you are eligible for them; this is checked anew before each claim.
fn mp3_1(p: &mut P) -> Flow {
    let returned = p.return_up_to(usize::MAX, p.hand())?.cards();
    let you = p.you();
    for _ in 0..2 * returned.len() {
        p.claim_one(|g, age| g.affords(you, age))?.either_way();
    }
    Ok(())
}

/// MP3: Choose a bonus visible on your board, draw a card of its value (with no bonus, a 1) and score it.
fn mp3_2(p: &mut P) -> Flow {
    let bonus = p.choose_value_if(|p, value| p.g.bonuses(p.you()).any(|bonus| bonus == value))?;
    p.draw_and_score(bonus.map_or(0, usize::from))?.either_way();
    Ok(())
}

/// Flash Drive: I demand that you choose four cards in your score pile and return them.
fn flash_drive_demand(p: &mut P) -> Flow {
    p.return_several(4, p.score_pile()).map(Deed::either_way)
}

/// Flash Drive: Return one card from your score pile. If you did, you may choose one of your stacks and splay it
/// up.
fn flash_drive(p: &mut P) -> Flow {
    if p.return_one(p.score_pile())?.done() {
        p.may_splay(&Color::ALL, Up)?.either_way();
    }
    Ok(())
}

/// GPS: I demand that you return your whole forecast.
fn gps_demand(p: &mut P) -> Flow {
    p.return_all(p.g.forecast(p.you())).map(Deed::either_way)
}

/// GPS: Draw three [10] cards, foreshadowing each as you draw it.
fn gps_1(p: &mut P) -> Flow {
    for _ in 0..3 {
        p.draw_and_foreshadow(p.value_in_box(10))?.either_way();
    }
    Ok(())
}

/// GPS: You may splay your yellow stack up.
fn gps_2(p: &mut P) -> Flow {
    p.may_splay(&[Yellow], Up)?.either_way();
    Ok(())
}

/// Artificial Heart: Claim one of the available standard achievements, if you are eligible for any; for this, your
/// score counts double.
fn artificial_heart(p: &mut P) -> Flow {
    let you = p.you();
    p.claim_one(|g, age| g.reaches(you, age) && g.pays_with(you, 2 * g.points(you), age))?.either_way();
    Ok(())
}

/// Human Genome: You may choose a value, draw a card of that value and score it. Then, even if you did not, choose
/// one of your stacks and take its bottom card into your hand. If after that your hand and your score pile hold
/// exactly the same values, each equally often, you win.
fn human_genome(p: &mut P) -> Flow {
    if let Some(value) = p.may_choose_value(Ask::Value, 1..=AGES as u8)? {
        p.draw_and_score(value as usize)?.either_way();
    }
    if let Some(card) = p.choose(Ask::Transfer(p.at(YourHand)), p.bottoms())? {
        p.take(card)?.either_way();
    }
    let (hand, pile) = (p.hand(), p.score_pile());
    if (1..=AGES as u8).all(|value| hand.valued(value).len() == pile.valued(value).len()) {
        p.win(p.you())?;
    }
    Ok(())
}

/// Puzzle Cube: You may choose one of your stacks and score its bottom card or its two bottom cards. Then, even if
/// you did not, you win if equally many cards are visible in each color you have on your board (one, if the stack
/// is not splayed).
fn puzzle_cube_1(p: &mut P) -> Flow {
    let colors: ArrayVec<Color, 5> = Color::ALL.into_iter().filter(|&color| p.has_color(color)).collect();
    if let Some(color) = p.may_choose_color(Ask::Color, colors.into_iter())? {
        let count = if p.g.count(p.you(), color) > 1 { p.choose_option(2)? } else { 1 };
        let above = p.g.count(p.you(), color) - count as usize;
        p.score_all(p.g.stack(p.you(), color).skip(above).collect())?.either_way();
    }
    let mut visible = Color::ALL.into_iter().map(|color| p.g.visible_count(p.you(), color)).filter(|&count| count > 0);
    let first = visible.next();
    if visible.all(|count| Some(count) == first) {
        p.win(p.you())?;
    }
    Ok(())
}

/// Puzzle Cube: Draw a [10] and meld it.
fn puzzle_cube_2(p: &mut P) -> Flow {
    p.draw_and_meld(p.value_in_box(10))?.either_way();
    Ok(())
}

/// Sudoku: Choose a value, draw a card of that value and meld it. If bonuses of at least nine different values are
/// then visible on your board, you win; if not, execute the melded card's non-demand effects by yourself; nobody
/// shares them.
fn sudoku(p: &mut P) -> Flow {
    let value = p.choose_value()?;
    let melded = p.draw_and_meld(value as usize)?.which();
    let mut seen = [false; AGES + 2];
    p.g.bonuses(p.you()).for_each(|bonus| seen[bonus as usize] = true);
    if seen.into_iter().filter(|&seen| seen).count() >= 9 {
        return p.win(p.you());
    }
    match melded {
        Some(card) => p.execute(card),
        None => Ok(()),
    }
}
