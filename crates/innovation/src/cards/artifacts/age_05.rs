//! Artifacts of age 5.

use crate::cards::expansion::*;

const GUJIN_TUSHU_JINSHENG: Card = named("Gujin Tushu Jinsheng");

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 10] = [
    artifact("Bill of Rights", 5, Red, [HEX, LEAF, LIGHTBULB, LIGHTBULB], Some(Lightbulb),
        &[compel(bill_of_rights_compel)]),
    artifact("Ship of the Line Sussex", 5, Red, [FACTORY, FACTORY, HEX, FACTORY], Some(Factory),
        &[dogma(ship_of_the_line_sussex)]),
    artifact("Gujin Tushu Jinsheng", 5, Yellow, [LIGHTBULB, CROWN, HEX, LIGHTBULB], Some(Lightbulb),
        &[dogma(gujin_tushu_jinsheng)]),
    artifact("The Daily Courant", 5, Yellow, [FACTORY, FACTORY, CROWN, HEX], Some(Factory),
        &[dogma(the_daily_courant)]),
    artifact("Barque-Longue La Belle", 5, Green, [FACTORY, HEX, FACTORY, CROWN], Some(Factory),
        &[dogma(barque_longue_la_belle)]),
    artifact("Hudson's Bay Company Archives", 5, Green, [CROWN, HEX, FACTORY, CROWN], Some(Crown),
        &[dogma(hudsons_bay_company_archives)]),
    artifact("Boerhavve Silver Microscope", 5, Blue, [LIGHTBULB, FACTORY, LIGHTBULB, HEX], Some(Lightbulb),
        &[dogma(boerhavve_silver_microscope)]),
    artifact("Principia", 5, Blue, [LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB], Some(Lightbulb), &[dogma(principia)]),
    artifact("Almira, Queen of the Castle", 5, Purple, [CROWN, HEX, CROWN, CROWN], Some(Crown),
        &[dogma(almira_queen_of_the_castle)]),
    artifact("Sandham Room Cricket Bat", 5, Purple, [LEAF, LEAF, FACTORY, HEX], Some(Leaf),
        &[dogma(sandham_room_cricket_bat)]),
];

/// Bill of Rights: I compel you to choose a color of which your board shows more cards than mine. Transfer all your
/// cards of that color to my board one by one, starting with the bottom card, so that your top card ends up on top.
fn bill_of_rights_compel(p: &mut P) -> Flow {
    let shows_more = |color: &Color| p.g.visible_count(p.you(), *color) > p.g.visible_count(p.me, *color);
    let colors: ArrayVec<Color, 5> = Color::ALL.into_iter().filter(shows_more).collect();
    let Some(color) = p.choose_color(Ask::Transfer(p.at(MyBoard)), colors.into_iter())? else { return Ok(()) };
    while let Some(bottom) = p.bottom(color)
        && p.transfer(bottom, MyBoard)?.done()
    {}
    Ok(())
}

/// Ship of the Line Sussex: If your score pile is empty, choose a color and score your whole stack of it. If it is
/// not empty, return your whole score pile.
fn ship_of_the_line_sussex(p: &mut P) -> Flow {
    if !p.score_pile().is_empty() {
        return p.return_all(p.score_pile()).map(Deed::either_way);
    }
    match p.choose_color(Ask::Color, Color::ALL.into_iter())? {
        Some(color) => p.score_all(p.g.stack(p.you(), color).collect()).map(Deed::either_way),
        None => Ok(()),
    }
}

/// Gujin Tushu Jinsheng: Only if Gujin Tushu Jinsheng is on your board: choose another top card, on the board of
/// any other player, and execute all its effects, demands included, as if they stood on this card; nobody shares
/// them.
fn gujin_tushu_jinsheng(p: &mut P) -> Flow {
    if p.g.place(GUJIN_TUSHU_JINSHENG) != Place::Board(p.you()) {
        return Ok(());
    }
    let others = p.g.clockwise_from(p.you()).skip(1);
    let tops = others.fold(CardSet::NONE, |tops, seat| tops | p.g.tops(seat));
    if let Some(card) = p.choose(Ask::Execute, tops)? {
        p.execute_as_if_here(card)?;
    }
    Ok(())
}

/// The Daily Courant: Choose a value, draw a card of that value and put it on top of the supply pile of its age.
/// Then choose another of your top cards and execute all its effects, demands included, as if they stood on this
/// card; nobody shares them.
fn the_daily_courant(p: &mut P) -> Flow {
    let value = p.choose_value()?;
    let drawn = p.draw(value as usize)?;
    p.transfer(drawn, Zone::SupplyTop)?.either_way();
    let this = p.this_card();
    let others = p.tops().iter().filter(|&card| Some(card) != this).collect();
    if let Some(card) = p.choose(Ask::Execute, others)? {
        p.execute_as_if_here(card)?;
    }
    Ok(())
}

/// Barque-Longue La Belle: Draw a [5] and meld it. Unless it is green, do this effect again.
fn barque_longue_la_belle(p: &mut P) -> Flow {
    while p.draw_and_meld(p.value_in_box(5))?.card.color() != Green {}
    Ok(())
}

/// Hudson's Bay Company Archives: From each of your stacks, score the card at the bottom. Then choose a card in
/// your score pile, meld it and splay that stack right.
fn hudsons_bay_company_archives(p: &mut P) -> Flow {
    p.score_all(Color::ALL.into_iter().filter_map(|color| p.bottom(color)).collect())?.either_way();
    if let Some(card) = p.meld_one(p.score_pile())?.which() {
        p.splay(card.color(), Right)?.either_way();
    }
    Ok(())
}

/// Boerhavve Silver Microscope: Return two cards: the lowest of your hand and the lowest of your top cards. Then
/// add up the values of what you returned, draw a card of that value and score it.
fn boerhavve_silver_microscope(p: &mut P) -> Flow {
    let mut sum = 0;
    for lowest in [p.hand().lowest(), p.tops().lowest()] {
        if p.return_one(lowest)?.done() {
            sum += lowest.highest_value() as usize;
        }
    }
    p.draw_and_score(sum)?.either_way();
    Ok(())
}

/// Principia: Return each of your top cards except the blue one; cards uncovered by this stay. Then, for each card
/// returned, draw a card one higher in value and meld it, going from the lowest to the highest.
fn principia(p: &mut P) -> Flow {
    let returned = p.return_all(p.tops().not_colored(Blue))?.cards();
    for value in 1..=AGES + 1 {
        for _ in 0..returned.valued(value as u8).len() {
            p.draw_and_meld(value + 1)?.either_way();
        }
    }
    Ok(())
}

/// Almira, Queen of the Castle: From your hand, meld one card. If you did, claim an available achievement with its
/// value, eligible or not.
fn almira_queen_of_the_castle(p: &mut P) -> Flow {
    if let Some(card) = p.meld_one(p.hand())?.which() {
        let value = p.value(card);
        p.claim_one(|_, age| age == value)?.either_way();
    }
    Ok(())
}

/// Sandham Room Cricket Bat: Draw a [6] and show it; it stays in your hand. If it is red, claim any available
/// standard achievement, eligible or not.
fn sandham_room_cricket_bat(p: &mut P) -> Flow {
    if p.draw_and_reveal(p.value_in_box(6))?.color() == Red {
        p.claim_one(|_, _| true)?.either_way();
    }
    Ok(())
}
