//! Artifacts of age 4.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 10] = [
    artifact("East India Company Charter", 4, Red, [CROWN, FACTORY, FACTORY, HEX], Some(Factory),
        &[dogma(east_india_company_charter)]),
    artifact("Tortugas Galleon", 4, Red, [FACTORY, FACTORY, CROWN, HEX], Some(Factory),
        &[compel(tortugas_galleon_compel)]),
    artifact("Mona Lisa", 4, Yellow, [HEX, CROWN, LEAF, LEAF], Some(Leaf), &[dogma(mona_lisa)]),
    artifact("Moses", 4, Yellow, [LEAF, LEAF, HEX, LEAF], Some(Leaf), &[compel(moses_compel), dogma(moses)]),
    artifact("Hunt-Lenox Globe", 4, Green, [LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB], Some(Lightbulb),
        &[dogma(hunt_lenox_globe)]),
    artifact("Molasses Reef Caravel", 4, Green, [LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX], Some(Lightbulb),
        &[dogma(molasses_reef_caravel)]),
    artifact("Delft Pocket Telescope", 4, Blue, [FACTORY, HEX, LIGHTBULB, LIGHTBULB], Some(Lightbulb),
        &[dogma(delft_pocket_telescope)]),
    artifact("Petition of Right", 4, Blue, [LIGHTBULB, HEX, CROWN, LIGHTBULB], Some(Lightbulb),
        &[compel(petition_of_right_compel)]),
    artifact("Abell Gallery Harpsichord", 4, Purple, [LEAF, HEX, CROWN, LEAF], Some(Leaf),
        &[dogma(abell_gallery_harpsichord)]),
    artifact("Cross of Coronado", 4, Purple, [CROWN, CROWN, HEX, CROWN], Some(Crown), &[dogma(cross_of_coronado)]),
];

/// East India Company Charter: Choose a value, but not [5]. All cards of that value in all score piles are
/// returned. For each player whose score pile lost a card this way, draw a [5] and score it.
fn east_india_company_charter(p: &mut P) -> Flow {
    let five = p.value_in_box(5);
    let value = p.choose_value_for(Ask::Value, (1..=AGES as u8).filter(|&value| value as usize != five))?;
    let mut returning = 0;
    // The cards are face down: all return their own.
    let you = p.you();
    p.at_once(|p| {
        for owner in p.g.clockwise_from(you) {
            p.turn.seat = owner;
            returning += usize::from(p.return_all(p.score_pile().valued(value))?.done());
        }
        p.turn.seat = you;
        Ok(())
    })?;
    for _ in 0..returning {
        p.draw_and_score(p.value_in_box(5))?.either_way();
    }
    Ok(())
}

/// Tortugas Galleon: I compel you to transfer all cards of the highest value in your score pile to mine. If you
/// transferred any, also transfer one of your top cards of that same value (if you have one) to my board.
fn tortugas_galleon_compel(p: &mut P) -> Flow {
    let highest = p.score_pile().highest();
    if p.transfer_all(highest, MyScorePile)?.done() {
        p.transfer_one(p.tops().valued(highest.highest_value()), MyBoard)?.either_way();
    }
    Ok(())
}

/// Mona Lisa: Choose a color and a number (0 is allowed). Then draw five [4] cards and show your whole hand. If the
/// number of cards of the chosen color in it is exactly yours, score those cards and splay your stack of that color
/// right; if not, return your whole hand.
fn mona_lisa(p: &mut P) -> Flow {
    // One more than there can be, for those who want to be wrong.
    let most = p.hand().len() as u8 + 6;
    let number = p.choose_number(0..=most)?;
    let Some(color) = p.choose_color(Ask::Color, Color::ALL.into_iter())? else { return Ok(()) };
    for _ in 0..5 {
        p.draw(p.value_in_box(4))?;
    }
    p.show(p.you(), Showing::Hand);
    let cards = p.hand().colored(color);
    if cards.len() != number as usize {
        return p.return_all(p.hand()).map(Deed::either_way);
    }
    p.score_all(cards)?.either_way();
    p.splay(color, Right).map(Deed::either_way)
}

/// Moses: I compel you to transfer each of your top cards with a [crown] to my score pile. Cards uncovered by this
/// stay.
fn moses_compel(p: &mut P) -> Flow {
    p.transfer_all(p.tops().having(Crown), MyScorePile).map(Deed::either_way)
}

/// Moses: Score one of your top cards with a [crown].
fn moses(p: &mut P) -> Flow {
    p.score_one(p.tops().having(Crown))?.either_way();
    Ok(())
}

/// Hunt-Lenox Globe: With three or fewer cards in your hand, return each of your top cards except the green one
/// (cards uncovered by this stay) and draw a [5] for each card returned. Then, whatever your hand was, meld one
/// card from it.
fn hunt_lenox_globe(p: &mut P) -> Flow {
    if p.hand().len() < 4 {
        for _ in 0..p.return_all(p.tops().not_colored(Green))?.cards().len() {
            p.draw(p.value_in_box(5))?;
        }
    }
    p.meld_one(p.hand())?.either_way();
    Ok(())
}

/// Molasses Reef Caravel: Return your whole hand, then draw three [4] cards. From your hand, meld a blue card and
/// then score one card. Finally, return one card from your score pile.
fn molasses_reef_caravel(p: &mut P) -> Flow {
    p.return_all(p.hand())?.either_way();
    for _ in 0..3 {
        p.draw(p.value_in_box(4))?;
    }
    p.meld_one(p.hand().colored(Blue))?.either_way();
    p.score_one(p.hand())?.either_way();
    p.return_one(p.score_pile())?.either_way();
    Ok(())
}

/// Delft Pocket Telescope: Return one card from your score pile. If you did, draw a [5] and a [6]. Show one of
/// these two that shares at least one kind of icon with the returned card; both stay in your hand. If neither does,
/// return both and do this effect again.
fn delft_pocket_telescope(p: &mut P) -> Flow {
    while let Some(returned) = p.return_one(p.score_pile())?.which() {
        let drawn = CardSet::NONE.with(p.draw(p.value_in_box(5))?).with(p.draw(p.value_in_box(6))?) & p.hand();
        let alike = |card: &Card| Icon::ALL.into_iter().any(|icon| card.has(icon) && returned.has(icon));
        if let Some(card) = p.choose(Ask::Reveal, drawn.iter().filter(alike).collect())? {
            p.reveal(card);
            break;
        }
        p.return_all(drawn)?.either_way();
    }
    Ok(())
}

/// Petition of Right: I compel you to transfer cards from your score pile to mine: one for each of your top cards
/// with a [castle].
fn petition_of_right_compel(p: &mut P) -> Flow {
    p.transfer_several(p.tops().having(Castle).len(), p.score_pile(), MyScorePile)?.either_way();
    Ok(())
}

/// Abell Gallery Harpsichord: Look at the values of your top cards. For each value that only a single one of them
/// has, draw a card of that value and score it, going from the lowest to the highest.
fn abell_gallery_harpsichord(p: &mut P) -> Flow {
    let tops = p.tops();
    for value in (1..=AGES + 1).filter(|&value| tops.valued(value as u8).len() == 1) {
        p.draw_and_score(value)?.either_way();
    }
    Ok(())
}

/// Cross of Coronado: Show your whole hand. If it is exactly five cards, one of each color, you win.
fn cross_of_coronado(p: &mut P) -> Flow {
    p.show(p.you(), Showing::Hand);
    let hand = p.hand();
    if hand.len() == 5 && Color::ALL.into_iter().all(|color| !hand.colored(color).is_empty()) {
        p.win(p.you())?;
    }
    Ok(())
}
