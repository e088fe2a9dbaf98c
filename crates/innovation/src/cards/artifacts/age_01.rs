//! Artifacts of age 1.

use crate::cards::expansion::*;

const DANCING_GIRL: Card = named("Dancing Girl");
const ARK_OF_THE_COVENANT: Card = named("Ark of the Covenant");

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 15] = [
    artifact("Holmegaard Bows", 1, Red, [CASTLE, LEAF, HEX, LEAF], Some(Leaf),
        &[compel(holmegaard_bows_compel), dogma(holmegaard_bows)]),
    artifact("Papyrus of Ani", 1, Red, [LEAF, LEAF, LEAF, HEX], Some(Leaf), &[dogma(papyrus_of_ani)]),
    artifact("Pavlovian Tusk", 1, Red, [HEX, CROWN, CASTLE, CROWN], Some(Crown), &[dogma(pavlovian_tusk)]),
    artifact("Dancing Girl", 1, Yellow, [HEX, LIGHTBULB, LIGHTBULB, LIGHTBULB], Some(Lightbulb),
        &[compel(dancing_girl_compel), dogma(dancing_girl)]),
    artifact("Lurgan Canoe", 1, Yellow, [HEX, CROWN, CROWN, CROWN], Some(Crown), &[dogma(lurgan_canoe)]),
    artifact("Xianrendong Shards", 1, Yellow, [HEX, LEAF, LEAF, LEAF], Some(Leaf), &[dogma(xianrendong_shards)]),
    artifact("Electrum Stater of Efesos", 1, Green, [CROWN, HEX, CASTLE, CROWN], Some(Crown),
        &[dogma(electrum_stater_of_efesos)]),
    artifact("Jiskairumoko Necklace", 1, Green, [HEX, CROWN, CASTLE, CASTLE], Some(Castle),
        &[compel(jiskairumoko_necklace_compel)]),
    artifact("Priest-King", 1, Green, [CASTLE, HEX, CASTLE, CASTLE], Some(Castle),
        &[dogma(priest_king_1), dogma(priest_king_2)]),
    artifact("Basur Hoyuk Tokens", 1, Blue, [CROWN, HEX, LEAF, LEAF], Some(Leaf), &[dogma(basur_hoyuk_tokens)]),
    artifact("Sibidu Needle", 1, Blue, [CASTLE, CASTLE, CASTLE, HEX], Some(Castle), &[dogma(sibidu_needle)]),
    artifact("Treaty of Kadesh", 1, Blue, [CROWN, CASTLE, HEX, CASTLE], Some(Castle),
        &[compel(treaty_of_kadesh_compel), dogma(treaty_of_kadesh)]),
    artifact("Ark of the Covenant", 1, Purple, [HEX, CASTLE, CASTLE, CASTLE], Some(Castle),
        &[dogma(ark_of_the_covenant)]),
    artifact("Mask of Warka", 1, Purple, [CASTLE, CASTLE, HEX, CASTLE], Some(Castle), &[dogma(mask_of_warka)]),
    artifact("Tale of the Shipwrecked Sailor", 1, Purple, [HEX, CASTLE, LIGHTBULB, LIGHTBULB], Some(Lightbulb),
        &[dogma(tale_of_the_shipwrecked_sailor)]),
];

/// Holmegaard Bows: I compel you to choose, among your top cards that have a [castle], the highest one and transfer
/// it to my hand.
fn holmegaard_bows_compel(p: &mut P) -> Flow {
    p.transfer_one(p.tops().having(Castle).highest(), MyHand)?.either_way();
    Ok(())
}

/// Holmegaard Bows: Draw one [2].
fn holmegaard_bows(p: &mut P) -> Flow {
    p.draw(p.value_in_box(2))?;
    Ok(())
}

/// Papyrus of Ani: From your hand, return one purple card. If you did, choose a set, draw a card two higher in
/// value from it and show it. If it is purple, meld it and execute its non-demand effects by yourself; nobody
/// shares them. If not, it stays in your hand.
fn papyrus_of_ani(p: &mut P) -> Flow {
    let Some(returned) = p.return_one(p.hand().colored(Purple))?.which() else { return Ok(()) };
    let set = p.choose_set()?;
    let card = p.draw_and_reveal_of(set, returned.value() as usize + 2)?;
    if card.color() == Purple {
        p.meld(card)?.either_way();
        p.execute(card)?;
    }
    Ok(())
}

/// Pavlovian Tusk: Draw three cards, each with the value of your top green card (0 if you have none). Out of these
/// three, return one and then score another; the third stays in your hand.
fn pavlovian_tusk(p: &mut P) -> Flow {
    let value = p.top(Green).map_or(0, |card| p.value(card)) as usize;
    let mut drawn = CardSet::NONE;
    for _ in 0..3 {
        drawn = drawn.with(p.draw(value)?);
    }
    p.return_one(drawn & p.hand())?.either_way();
    p.score_one(drawn & p.hand())?.either_way();
    Ok(())
}

/// Dancing Girl: I compel you to transfer Dancing Girl from wherever it lies, so that it ends up on your own board.
fn dancing_girl_compel(p: &mut P) -> Flow {
    // No effect reaches a card on display (Deluxe, Artifacts on display).
    match p.g.place(DANCING_GIRL) {
        Place::Display(_) | Place::Removed => Ok(()),
        Place::Board(owner) if owner == p.you() => Ok(()),
        _ => p.transfer(DANCING_GIRL, YourBoard).map(Deed::either_way),
    }
}

/// Dancing Girl: If this is your action, Dancing Girl lay on your board when it began, and since then it has been
/// on the board of each other player, you win.
fn dancing_girl(p: &mut P) -> Flow {
    let action = &p.g.exp.action;
    let (yours, visited) = (p.you() == p.g.turn && action.started == Some(p.you()), action.visited);
    if yours && p.g.everyone().all(|seat| visited.has(seat)) {
        p.win(p.you())?;
    }
    Ok(())
}

/// Lurgan Canoe: From your hand, meld one card. Then score every other card of its color from your board. If you
/// scored any, do this effect again.
fn lurgan_canoe(p: &mut P) -> Flow {
    while let Some(card) = p.meld_one(p.hand())?.which() {
        let others: CardSet<All> = p.g.stack(p.you(), card.color()).filter(|&other| other != card).collect();
        if !p.score_all(others)?.done() {
            break;
        }
    }
    Ok(())
}

/// Xianrendong Shards: Show three cards from your hand, score two of them and then tuck the third. If you scored
/// two and both have the same color, draw three [1] cards.
fn xianrendong_shards(p: &mut P) -> Flow {
    let shown = p.choose_several(3, Ask::Reveal, p.hand())?;
    p.reveal_of(p.you(), shown);
    let chosen = p.choose_several(2, Ask::Score, shown)?;
    let scored = p.score_all(chosen)?.cards();
    p.tuck_all(shown - chosen)?.either_way();
    if Color::ALL.into_iter().any(|color| scored.colored(color).len() == 2) {
        for _ in 0..3 {
            p.draw(p.value_in_box(1))?;
        }
    }
    Ok(())
}

/// Electrum Stater of Efesos: Draw a [3] and show it. If its color is missing from your board, meld it and do this
/// effect again; if not, it stays in your hand.
fn electrum_stater_of_efesos(p: &mut P) -> Flow {
    loop {
        let card = p.draw_and_reveal(p.value_in_box(3))?;
        if p.has_color(card.color()) {
            return Ok(());
        }
        p.meld(card)?.either_way();
    }
}

/// Jiskairumoko Necklace: I compel you to return one card from your score pile. If you did, transfer one of your
/// achievements with that value (if you have one) to my achievements.
fn jiskairumoko_necklace_compel(p: &mut P) -> Flow {
    let Some(returned) = p.return_one(p.score_pile())?.which() else { return Ok(()) };
    let same = |value| value == returned.value();
    if let Some(achievement) = p.choose_achievement(Ask::TransferAchievement(p.me), p.you(), same)? {
        p.transfer(achievement, MyAchievements)?.either_way();
    }
    Ok(())
}

/// Priest-King: From your hand, score one card. If you did and you have a top card of its color, execute that top
/// card's non-demand effects by yourself; nobody shares them.
fn priest_king_1(p: &mut P) -> Flow {
    if let Some(card) = p.score_one(p.hand())?.which()
        && let Some(top) = p.top(card.color())
    {
        p.execute(top)?;
    }
    Ok(())
}

/// Priest-King: If you are eligible for at least one available achievement, claim one of those.
fn priest_king_2(p: &mut P) -> Flow {
    let you = p.you();
    p.claim_one(|game, age| game.affords(you, age))?.either_way();
    Ok(())
}

/// Basur Hoyuk Tokens: Draw a [4] and show it. If you have a top card of its color and that card's name comes first
/// in alphabetical order, return the drawn card and your whole score pile; if not, it stays in your hand.
fn basur_hoyuk_tokens(p: &mut P) -> Flow {
    let card = p.draw_and_reveal(p.value_in_box(4))?;
    let letters = |card: Card| card.name().bytes().map(|letter| letter.to_ascii_lowercase());
    if p.top(card.color()).is_some_and(|top| letters(top).lt(letters(card))) {
        p.return_all(p.score_pile().with(card))?.either_way();
    }
    Ok(())
}

/// Sibidu Needle: Draw a [1] and show it. If one of your top cards has both its color and its value, score the
/// drawn card and do this effect again; if not, it stays in your hand.
fn sibidu_needle(p: &mut P) -> Flow {
    loop {
        let card = p.draw_and_reveal(p.value_in_box(1))?;
        if p.top(card.color()).is_none_or(|top| p.value(top) != card.value()) {
            return Ok(());
        }
        p.score(card)?.either_way();
    }
}

/// Treaty of Kadesh: I compel you to return each of your top cards that has a demand effect (compels count too).
/// Cards uncovered by this stay.
fn treaty_of_kadesh_compel(p: &mut P) -> Flow {
    p.return_all(demanding_tops(p)).map(Deed::either_way)
}

/// Your top cards with a demand effect.
fn demanding_tops(p: &P) -> CardSet<All> {
    let demanding = |card: &Card| p.g.rules.edition.effects::<All>(*card).iter().any(|effect| effect.demand);
    p.tops().iter().filter(demanding).collect()
}

/// Treaty of Kadesh: Score one of your top cards that has a demand effect (compels count too), but not a blue one.
fn treaty_of_kadesh(p: &mut P) -> Flow {
    p.score_one(demanding_tops(p).not_colored(Blue))?.either_way();
    Ok(())
}

/// Ark of the Covenant: Return one card from your hand. If you did, transfer every card of its color to your score
/// pile from the board of each player without a top Artifact, your own board included. After that, even if you
/// returned nothing: if Ark of the Covenant is a top card on anyone's board, transfer it to your hand.
fn ark_of_the_covenant(p: &mut P) -> Flow {
    if let Some(returned) = p.return_one(p.hand())?.which() {
        let unprotected = p.g.everyone().filter(|&seat| p.g.tops(seat).of_set(Set::Artifacts).is_empty());
        let cards = unprotected.flat_map(|seat| p.g.stack(seat, returned.color())).collect();
        p.transfer_all(cards, YourScorePile)?.either_way();
    }
    if p.g.is_top(ARK_OF_THE_COVENANT) {
        p.transfer(ARK_OF_THE_COVENANT, YourHand)?.either_way();
    }
    Ok(())
}

/// Mask of Warka: Choose one of the five colors. All players, you included, show every card of that color in their
/// hands. If nobody but you shows any, return those you showed and claim every available achievement whose value is
/// among theirs, eligible or not.
fn mask_of_warka(p: &mut P) -> Flow {
    let Some(color) = p.choose_color(Ask::Color, Color::ALL.into_iter())? else { return Ok(()) };
    for seat in p.g.clockwise_from(p.you()) {
        p.reveal_of(seat, p.g.hand(seat).colored(color));
    }
    let shown = p.hand().colored(color);
    let others = p.g.clockwise_from(p.you()).skip(1);
    if shown.is_empty() || !others.map(|seat| p.g.hand(seat).colored(color)).all(CardSet::is_empty) {
        return Ok(());
    }
    p.return_all(shown)?.either_way();
    for value in (1..=AGES as u8).filter(|&value| !shown.valued(value).is_empty()) {
        for _ in 0..p.g.available_cards().valued(value).len() {
            p.claim_now(Claim::Age(value))?.either_way();
        }
        for card in p.g.counting_as_available(p.you()).valued(value).iter() {
            p.achieve_card(card)?.either_way();
        }
    }
    Ok(())
}

/// Tale of the Shipwrecked Sailor: Choose a color, then draw a [1]. From your hand, meld a card of the color you
/// chose. If you did, splay that stack left.
fn tale_of_the_shipwrecked_sailor(p: &mut P) -> Flow {
    let Some(color) = p.choose_color(Ask::Color, Color::ALL.into_iter())? else { return Ok(()) };
    p.draw(p.value_in_box(1))?;
    if p.meld_one(p.hand().colored(color))?.done() {
        p.splay(color, Left)?.either_way();
    }
    Ok(())
}
