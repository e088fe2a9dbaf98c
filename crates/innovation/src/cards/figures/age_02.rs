//! Figures of age 2.

use crate::cards::expansion::*;

pub(super) const CARDS: [ExpansionCardDef; 10] = [
    figure("Alexander the Great", 2, Red, [bonus(2), INSPIRE, HEX, CASTLE], Castle)
        .inspire(alexander_the_great_inspire)
        .when_melded(alexander_the_great_karma_1)
        .if_you(TakesDogmaAction(always, First(alexander_the_great_karma_2))),
    figure("Sun Tzu", 2, Red, [INSPIRE, CASTLE, HEX, CASTLE], Castle)
        .inspire(sun_tzu_inspire)
        .decree(Decree::War)
        .if_you(DrawsSharingBonus(always, First(sun_tzu_karma_2))),
    figure("Cai Lun", 2, Yellow, [ECHO, CROWN, CROWN, HEX], Crown)
        .echo(cai_lun_echo)
        .if_you(Claims(always, First(cai_lun_karma_1)))
        .counts(&[Count::Available(cai_lun_karma_2)]),
    figure("Ximen Bao", 2, Yellow, [INSPIRE, bonus(2), HEX, LEAF], Leaf)
        .inspire(ximen_bao_inspire)
        .decree(Decree::Expansion)
        .counts(&[Count::AllBoxesBelongTo(Yellow)]),
    figure("Augustus Caesar", 2, Green, [CASTLE, HEX, CASTLE, INSPIRE], Castle)
        .inspire(augustus_caesar_inspire)
        .if_anybody(MeldsOrForeshadows(|_, _, (_, card)| card.value() < 4, FirstOrInstead(augustus_caesar_karma_1))),
    figure("Ptolemy", 2, Green, [HEX, CROWN, INSPIRE, CROWN], Crown)
        .inspire(ptolemy_inspire)
        .decree(Decree::Trade)
        .counts(&[Count::DogmaOfOthers(&[Blue])]),
    figure("Archimedes", 2, Blue, [LIGHTBULB, HEX, ECHO, LIGHTBULB], Lightbulb)
        .echo(archimedes_echo)
        .decree(Decree::Advancement)
        .if_you(TakesDogmaAction(always, First(archimedes_karma_2))),
    figure("Zhang Heng", 2, Blue, [LEAF, ECHO, bonus(2), HEX], Leaf)
        .echo(zhang_heng_echo)
        .counts(&[Count::Bonuses(zhang_heng_karma_1)]),
    figure("Confucius", 2, Purple, [HEX, LEAF, ECHO, bonus(3)], Leaf)
        .echo(confucius_echo)
        .if_you(TakesDogmaAction(|_, _, card| card.facts().featured == Some(Castle), First(confucius_karma_1))),
    figure("Plato", 2, Purple, [LIGHTBULB, HEX, LIGHTBULB, INSPIRE], Lightbulb)
        .inspire(plato_inspire)
        .decree(Decree::Rivalry)
        .counts(&[Count::Icons(plato_karma_2)]),
];

/// Alexander the Great: From your hand, score one card.
fn alexander_the_great_inspire(p: &mut P) -> Flow {
    p.score_one(p.hand())?.either_way();
    Ok(())
}

/// Alexander the Great: As soon as you meld this card, score each top figure of value 1 or 2 on your opponents'
/// boards. Cards uncovered by this stay.
fn alexander_the_great_karma_1(p: &mut P) -> Flow {
    let figures = p.g.tops_of(p.opponents()).of_set(Set::Figures);
    p.score_all(figures.valued(1) | figures.valued(2)).map(Deed::either_way)
}

/// Alexander the Great: In your Dogma actions, each player's current score takes the place of the featured icon: it
/// decides who shares and who is subject to demands and compels.
fn alexander_the_great_karma_2(p: &mut P, _: Card) -> Flow {
    p.g.exp.action.compared = Compared::Scores;
    Ok(())
}

/// Sun Tzu: Draw one [2].
fn sun_tzu_inspire(p: &mut P) -> Flow {
    p.draw(p.value_in_box(2))?;
    Ok(())
}

/// Sun Tzu: Before you draw the sharing bonus, meld as many cards from your hand as you like (or none) that have
/// the same featured icon as the Dogma action.
fn sun_tzu_karma_2(p: &mut P, card: Card) -> Flow {
    let featured = p.g.exp.action.compared.featured(card);
    let matching = |p: &P| p.hand().iter().filter(|card| card.facts().featured == featured).collect();
    while let Some(card) = p.choose_or_stop(Ask::Meld, matching(p))? {
        p.meld(card)?.either_way();
    }
    Ok(())
}

/// Cai Lun: You may choose one of your stacks and splay it left.
fn cai_lun_echo(p: &mut P) -> Flow {
    p.may_splay(&Color::ALL, Left)?.either_way();
    Ok(())
}

/// Cai Lun: Before you claim an achievement, draw a [3] and foreshadow it.
fn cai_lun_karma_1(p: &mut P, _: Claim) -> Flow {
    p.draw_and_foreshadow(p.value_in_box(3))?.either_way();
    Ok(())
}

/// Cai Lun: For you, the available achievements also include each card in your forecast.
fn cai_lun_karma_2(g: &Engine<All>, you: Seat) -> CardSet<All> {
    g.forecast(you)
}

/// Ximen Bao: From your hand, tuck one card.
fn ximen_bao_inspire(p: &mut P) -> Flow {
    p.tuck_one(p.hand())?.either_way();
    Ok(())
}

// Ximen Bao: All inspire and echo effects visible on your board also belong to this stack. When you execute them
// with it, go through the colors in the order red, blue, green, purple, yellow, each from bottom to top.

/// Augustus Caesar: Draw a [3] and foreshadow it.
fn augustus_caesar_inspire(p: &mut P) -> Flow {
    p.draw_and_foreshadow(p.value_in_box(3))?.either_way();
    Ok(())
}

/// Augustus Caesar: Before any player, you included, melds or foreshadows a card of a value below 4, that player
/// shows it. A red or green card with a [castle] is neither melded nor foreshadowed: transfer it to your board
/// instead, and then tuck your whole forecast.
fn augustus_caesar_karma_1(p: &mut P, (by, card): (Seat, Card)) -> Flow<Replaced> {
    p.reveal_of(by, CardSet::NONE.with(card));
    if !matches!(card.color(), Red | Green) || !card.has(Castle) {
        return Ok(Replaced::No);
    }
    p.transfer(card, YourBoard)?.either_way();
    p.tuck_all(p.g.forecast(p.you()))?.either_way();
    Ok(Replaced::Yes)
}

/// Ptolemy: Draw a [2] and meld it.
fn ptolemy_inspire(p: &mut P) -> Flow {
    p.draw_and_meld(p.value_in_box(2))?.either_way();
    Ok(())
}

// Ptolemy: With a Dogma action, you can activate not only your own top cards but also the top blue card on any
// other player's board.

/// Archimedes: Draw one [2].
fn archimedes_echo(p: &mut P) -> Flow {
    p.draw(p.value_in_box(2))?;
    Ok(())
}

/// Archimedes: During your Dogma actions, each boxed value in echo effects and Dogma effects is one higher than
/// printed.
fn archimedes_karma_2(p: &mut P, _: Card) -> Flow {
    p.g.exp.action.boxes_raised_by = 1;
    Ok(())
}

/// Zhang Heng: Draw a [3] and tuck it. Then score every card above it.
fn zhang_heng_echo(p: &mut P) -> Flow {
    let Some(card) = p.draw_and_tuck(p.value_in_box(3))?.which() else { return Ok(()) };
    let above = p.g.stack(p.you(), card.color()).take_while(|&other| other != card).collect();
    p.score_all(above).map(Deed::either_way)
}

/// Zhang Heng: Each card in your score pile also counts as a bonus on your board; the bonus is as high as the value
/// of the card.
fn zhang_heng_karma_1(g: &Engine<All>, you: Seat) -> CardSet<All> {
    g.score_pile(you)
}

/// Confucius: Choose a top figure of value 1 on an opponent's board and score it.
fn confucius_echo(p: &mut P) -> Flow {
    p.score_one(p.g.tops_of(p.opponents()).of_set(Set::Figures).valued(1))?.either_way();
    Ok(())
}

/// Confucius: If you activate a card whose featured icon is [castle] with a Dogma action, choose another icon that
/// your board shows and use it as the featured icon instead.
fn confucius_karma_1(p: &mut P, _: Card) -> Flow {
    let shown = p.g.icons(p.you());
    let others = Icon::ALL.into_iter().filter(|&icon| icon != Castle && shown.of(icon) > 0);
    if let Some(icon) = p.choose_icon(others)? {
        p.g.exp.action.compared = Compared::OtherIcon(icon);
    }
    Ok(())
}

/// Plato: You may choose one of your stacks and splay it left.
fn plato_inspire(p: &mut P) -> Flow {
    p.may_splay(&Color::ALL, Left)?.either_way();
    Ok(())
}

/// Plato: For each splayed stack on your board, you have one more [castle], one more [lightbulb], one more [leaf]
/// and one more [crown].
fn plato_karma_2(g: &Engine<All>, seat: Seat, _: Icons) -> Icons {
    let splayed = Color::ALL.into_iter().filter(|&color| g.splay(seat, color) != Unsplayed).count();
    [Castle, Lightbulb, Leaf, Crown]
        .into_iter()
        .fold(Icons::default(), |sum, icon| sum.plus(Icons::times(icon, splayed)))
}
