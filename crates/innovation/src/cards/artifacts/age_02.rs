//! Artifacts of age 2.

use crate::cards::expansion::*;

const HOLY_GRAIL: Card = named("Holy Grail");

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 10] = [
    artifact("Babylonian Chronicles", 2, Red, [HEX, CASTLE, CASTLE, CASTLE], Some(Castle),
        &[compel(babylonian_chronicles_compel), dogma(babylonian_chronicles)]),
    artifact("Chronicle of Zuo", 2, Red, [CROWN, HEX, LIGHTBULB, LIGHTBULB], Some(Lightbulb),
        &[dogma(chronicle_of_zuo)]),
    artifact("Holy Grail", 2, Yellow, [LEAF, HEX, CROWN, LEAF], Some(Leaf), &[dogma(holy_grail)]),
    artifact("Terracotta Army", 2, Yellow, [CROWN, CROWN, CROWN, HEX], Some(Crown),
        &[compel(terracotta_army_compel), dogma(terracotta_army)]),
    artifact("Baghdad Battery", 2, Green, [CROWN, LIGHTBULB, HEX, CROWN], Some(Crown), &[dogma(baghdad_battery)]),
    artifact("Holy Lance", 2, Green, [CASTLE, LEAF, HEX, CASTLE], Some(Castle),
        &[compel(holy_lance_compel), dogma(holy_lance)]),
    artifact("Rosetta Stone", 2, Blue, [CASTLE, CASTLE, CASTLE, HEX], Some(Castle), &[dogma(rosetta_stone)]),
    artifact("Seikilos Epitaph", 2, Blue, [LEAF, LEAF, LEAF, HEX], Some(Leaf), &[dogma(seikilos_epitaph)]),
    artifact("Cyrus Cylinder", 2, Purple, [HEX, LIGHTBULB, LIGHTBULB, CASTLE], Some(Lightbulb),
        &[dogma(cyrus_cylinder)]),
    artifact("Dead Sea Scrolls", 2, Purple, [HEX, CASTLE, LIGHTBULB, CASTLE], Some(Castle), &[dogma(dead_sea_scrolls)]),
];

/// Babylonian Chronicles: I compel you to transfer one of your top cards with a [castle], but not a red one, to my
/// board.
fn babylonian_chronicles_compel(p: &mut P) -> Flow {
    p.transfer_one(p.tops().not_colored(Red).having(Castle), MyBoard)?.either_way();
    Ok(())
}

/// Babylonian Chronicles: Draw a [3] and score it.
fn babylonian_chronicles(p: &mut P) -> Flow {
    p.draw_and_score(p.value_in_box(3))?.either_way();
    Ok(())
}

/// Chronicle of Zuo: If nobody has fewer [castle] on their board than you, draw a [2]. If nobody has fewer [crown]
/// than you, draw a [3]. If nobody has fewer [lightbulb] than you, draw a [4].
fn chronicle_of_zuo(p: &mut P) -> Flow {
    for (icon, value) in [(Castle, 2), (Crown, 3), (Lightbulb, 4)] {
        if p.g.everyone().all(|seat| p.g.icon(seat, icon) >= p.icons(icon)) {
            p.draw(p.value_in_box(value))?;
        }
    }
    Ok(())
}

/// Holy Grail: Return one card from your hand. If you did, claim an available achievement with its value, eligible
/// or not.
fn holy_grail(p: &mut P) -> Flow {
    if let Some(returned) = p.return_one(p.hand())?.which() {
        p.claim_one(|_, age| age == returned.value())?.either_way();
    }
    Ok(())
}

/// Terracotta Army: I compel you to return one of your top cards without a [castle].
fn terracotta_army_compel(p: &mut P) -> Flow {
    p.return_one(p.tops().lacking(Castle))?.either_way();
    Ok(())
}

/// Terracotta Army: From your hand, score one card without a [castle].
fn terracotta_army(p: &mut P) -> Flow {
    p.score_one(p.hand().lacking(Castle))?.either_way();
    Ok(())
}

/// Baghdad Battery: From your hand, meld two cards. If you melded two, they have the same color and they come from
/// different sets, draw five [2] cards, scoring each as you draw it.
fn baghdad_battery(p: &mut P) -> Flow {
    let melded = (p.meld_one(p.hand())?.which(), p.meld_one(p.hand())?.which());
    if let (Some(first), Some(second)) = melded
        && first.color() == second.color()
        && first.set() != second.set()
    {
        for _ in 0..5 {
            p.draw_and_score(p.value_in_box(2))?.either_way();
        }
    }
    Ok(())
}

/// Holy Lance: I compel you to transfer one of your top cards that is an Artifact to my board.
fn holy_lance_compel(p: &mut P) -> Flow {
    p.transfer_one(p.tops().of_set(Set::Artifacts), MyBoard)?.either_way();
    Ok(())
}

/// Holy Lance: If one of your top cards is Holy Grail, you win.
fn holy_lance(p: &mut P) -> Flow {
    if p.tops().has(HOLY_GRAIL) {
        p.win(p.you())?;
    }
    Ok(())
}

/// Rosetta Stone: Choose a set and draw two [2] cards from it. Meld one of them, then transfer the other to the
/// board of an opponent you choose.
fn rosetta_stone(p: &mut P) -> Flow {
    let set = p.choose_set()?;
    let mut drawn = CardSet::NONE;
    for _ in 0..2 {
        drawn = drawn.with(p.draw_of(set, p.value_in_box(2))?);
    }
    p.meld_one(drawn & p.hand())?.either_way();
    if let Some(other) = (drawn & p.hand()).first()
        && let Some(opponent) = p.choose_player(Ask::Player, p.opponents())?
    {
        p.transfer(other, Zone::Board(opponent))?.either_way();
    }
    Ok(())
}

/// Seikilos Epitaph: Draw a [3] and meld it. Then meld the card at the bottom of that stack and execute its
/// non-demand effects by yourself; nobody shares them.
fn seikilos_epitaph(p: &mut P) -> Flow {
    let drawn = p.draw_and_meld(p.value_in_box(3))?;
    if let Some(bottom) = p.bottom(drawn.card.color()) {
        p.meld(bottom)?.either_way();
        p.execute(bottom)?;
    }
    Ok(())
}

/// Cyrus Cylinder: Choose a top purple card, other than this one, on anyone's board and execute its non-demand
/// effects by yourself; nobody shares them. Then choose one stack on anyone's board and splay it left.
fn cyrus_cylinder(p: &mut P) -> Flow {
    let purple: CardSet<All> = p.g.everyone().filter_map(|seat| p.g.top(seat, Purple)).collect();
    let this = p.this_card();
    if let Some(card) = p.choose(Ask::Execute, purple.iter().filter(|&card| Some(card) != this).collect())? {
        p.execute(card)?;
    }
    let can_splay = |seat, card: &Card| p.g.count(seat, card.color()) >= 2 && p.g.splay(seat, card.color()) != Left;
    let stacks = p.g.everyone().flat_map(|seat| p.g.tops(seat).iter().filter(move |card| can_splay(seat, card)));
    if let Some(card) = p.choose(Ask::Splay(Left), stacks.collect())?
        && let Place::Board(owner) = p.g.place(card)
    {
        p.splay_of(owner, card.color(), Left)?.either_way();
    }
    Ok(())
}

/// Dead Sea Scrolls: Draw an Artifact with the same value as your highest top card (0 if you have none).
fn dead_sea_scrolls(p: &mut P) -> Flow {
    p.draw_of(Set::Artifacts, p.tops().highest_value() as usize)?;
    Ok(())
}
