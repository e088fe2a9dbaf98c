//! Figures of age 6.

use crate::cards::expansion::*;

pub(super) const CARDS: [ExpansionCardDef; 10] = [
    figure("Napoleon Bonaparte", 6, Red, [HEX, bonus(6), FACTORY, ECHO], Factory)
        .echo(napoleon_bonaparte_echo)
        .decree(Decree::War)
        .if_you(ScoresOrReturns(|_, _, card| card.has(Factory), Instead(napoleon_bonaparte_karma_2))),
    figure("Tecumseh", 6, Red, [FACTORY, HEX, ECHO, FACTORY], Factory)
        .echo(tecumseh_echo)
        .if_you(Tucks(|_, _, card| card.has(Factory), First(tecumseh_karma_1))),
    figure("Edward Jenner", 6, Yellow, [INSPIRE, LEAF, LEAF, HEX], Leaf)
        .inspire(edward_jenner_inspire)
        .if_you(ObeysDemand(always, Instead(edward_jenner_karma_1))),
    figure("John Loudon McAdam", 6, Yellow, [HEX, FACTORY, INSPIRE, FACTORY], Factory)
        .inspire(john_loudon_mcadam_inspire)
        .decree(Decree::Expansion)
        .counts(&[Count::Available(john_loudon_mcadam_karma_2)]),
    figure("Adam Smith", 6, Green, [INSPIRE, HEX, CROWN, CROWN], Crown)
        .inspire(adam_smith_inspire)
        .counts(&[Count::Icons(adam_smith_karma_1)]),
    figure("John Harrison", 6, Green, [bonus(6), CROWN, HEX, INSPIRE], Crown)
        .inspire(john_harrison_inspire)
        .decree(Decree::Trade)
        .if_an_opponent(DrawsSharingBonus(always, First(john_harrison_karma_2))),
    figure("Benjamin Franklin", 6, Blue, [LIGHTBULB, ECHO, HEX, bonus(6)], Lightbulb)
        .echo(benjamin_franklin_echo)
        .decree(Decree::Advancement)
        .if_you(Melds(always, First(benjamin_franklin_karma_2))),
    figure("Carl Friedrich Gauss", 6, Blue, [LIGHTBULB, LIGHTBULB, ECHO, HEX], Lightbulb)
        .echo(carl_friedrich_gauss_echo)
        .if_you(Melds(always, First(carl_friedrich_gauss_karma_1))),
    figure("Catherine the Great", 6, Purple, [INSPIRE, LIGHTBULB, LIGHTBULB, HEX], Lightbulb)
        .inspire(catherine_the_great_inspire)
        .counts(&[Count::Icons(catherine_the_great_karma_1)])
        .if_you(Melds(|_, _, card| card.color() == Purple, First(catherine_the_great_karma_2))),
    figure("Ludwig van Beethoven", 6, Purple, [HEX, INSPIRE, bonus(7), CROWN], Crown)
        .inspire(ludwig_van_beethoven_inspire)
        .decree(Decree::Rivalry)
        .if_you(Scores(|_, _, card| card.has(Lightbulb), Instead(ludwig_van_beethoven_karma_2))),
];

/// Napoleon Bonaparte: Choose a top figure of value 5 or 6 on any player's board, yours included, and score it.
fn napoleon_bonaparte_echo(p: &mut P) -> Flow {
    let figures = p.g.all_top_figures();
    p.score_one(figures.valued(5) | figures.valued(6))?.either_way();
    Ok(())
}

/// Napoleon Bonaparte: Instead of scoring or returning a card with a [factory], tuck it; then choose a top card of
/// value 6 on any player's board, yours included, and score that one.
fn napoleon_bonaparte_karma_2(p: &mut P, card: Card) -> Flow {
    p.tuck(card)?.either_way();
    p.score_one(p.g.all_tops().valued(6))?.either_way();
    Ok(())
}

/// Tecumseh: Draw a [6] and tuck it.
fn tecumseh_echo(p: &mut P) -> Flow {
    p.draw_and_tuck(p.value_in_box(6))?.either_way();
    Ok(())
}

/// Tecumseh: Before you tuck a card with a [factory], choose a top card with a [factory] on another player's board
/// and return it.
fn tecumseh_karma_1(p: &mut P, _: Card) -> Flow {
    let others = p.other_players();
    p.return_one(p.g.tops_of(others).having(Factory))?.either_way();
    Ok(())
}

/// Edward Jenner: From your hand, tuck one card.
fn edward_jenner_inspire(p: &mut P) -> Flow {
    p.tuck_one(p.hand())?.either_way();
    Ok(())
}

/// Edward Jenner: If another player's demand or compel would succeed against you, it does not; return one card from
/// your hand instead.
fn edward_jenner_karma_1(p: &mut P, _: Demand) -> Flow {
    p.return_one(p.hand())?.either_way();
    Ok(())
}

/// John Loudon McAdam: From your hand, meld one card.
fn john_loudon_mcadam_inspire(p: &mut P) -> Flow {
    p.meld_one(p.hand())?.either_way();
    Ok(())
}

/// John Loudon McAdam: For you, the available achievements also include each of your top cards with a [factory].
fn john_loudon_mcadam_karma_2(g: &Engine<All>, you: Seat) -> CardSet<All> {
    g.tops(you).having(Factory)
}

/// Adam Smith: You may choose one of your stacks and splay it right.
fn adam_smith_inspire(p: &mut P) -> Flow {
    p.may_splay(&Color::ALL, Right)?.either_way();
    Ok(())
}

/// Adam Smith: For each [crown] on your board, you have two more [crown]; these extra ones do not multiply again.
fn adam_smith_karma_1(_: &Engine<All>, _: Seat, printed: Icons) -> Icons {
    Icons::times(Crown, 2 * printed.of(Crown))
}

/// John Harrison: Draw one [6].
fn john_harrison_inspire(p: &mut P) -> Flow {
    p.draw(p.value_in_box(6))?;
    Ok(())
}

/// John Harrison: Before an opponent draws the sharing bonus, draw a [6]; you may choose the set it comes from.
fn john_harrison_karma_2(p: &mut P, _: Card) -> Flow {
    let set = p.choose_set()?;
    p.draw_of(set, p.value_in_box(6))?;
    Ok(())
}

/// Benjamin Franklin: Choose a top figure on any player's board, yours included, take it into your hand and then
/// meld it.
fn benjamin_franklin_echo(p: &mut P) -> Flow {
    if let Some(figure) = p.choose(Ask::Transfer(p.at(YourHand)), p.g.all_top_figures())? {
        p.take(figure)?.either_way();
        p.meld(figure)?.either_way();
    }
    Ok(())
}

/// Benjamin Franklin: Before you meld a card, draw a card one higher in value and meld that one.
fn benjamin_franklin_karma_2(p: &mut P, card: Card) -> Flow {
    p.draw_and_meld(p.value(card) as usize + 1)?.either_way();
    Ok(())
}

/// Carl Friedrich Gauss: Draw one [7].
fn carl_friedrich_gauss_echo(p: &mut P) -> Flow {
    p.draw(p.value_in_box(7))?;
    Ok(())
}

/// Carl Friedrich Gauss: Before you meld a card, choose a value and meld every card of that value from your hand
/// and from your score pile.
fn carl_friedrich_gauss_karma_1(p: &mut P, card: Card) -> Flow {
    let value = p.choose_value()?;
    let cards = (p.hand() | p.score_pile()).valued(value);
    p.meld_all(cards.without(card))?.either_way();
    Ok(())
}

/// Catherine the Great: Draw a [6] and meld it.
fn catherine_the_great_inspire(p: &mut P) -> Flow {
    p.draw_and_meld(p.value_in_box(6))?.either_way();
    Ok(())
}

/// Catherine the Great: For each [lightbulb] on your board, you have two more [lightbulb]; these extra ones do not
/// multiply again.
fn catherine_the_great_karma_1(_: &Engine<All>, _: Seat, printed: Icons) -> Icons {
    Icons::times(Lightbulb, 2 * printed.of(Lightbulb))
}

/// Catherine the Great: Before you meld a purple card, transfer your top purple card to your hand.
fn catherine_the_great_karma_2(p: &mut P, _: Card) -> Flow {
    if let Some(top) = p.top(Purple) {
        p.transfer(top, YourHand)?.either_way();
    }
    Ok(())
}

/// Ludwig van Beethoven: From your hand, score one card.
fn ludwig_van_beethoven_inspire(p: &mut P) -> Flow {
    p.score_one(p.hand())?.either_way();
    Ok(())
}

/// Ludwig van Beethoven: Instead of scoring a card with a [lightbulb], return it together with your whole score
/// pile. Then draw four [5] cards, scoring each as you draw it.
fn ludwig_van_beethoven_karma_2(p: &mut P, card: Card) -> Flow {
    p.return_all(p.score_pile().with(card))?.either_way();
    for _ in 0..4 {
        p.draw_and_score(p.value_in_box(5))?.either_way();
    }
    Ok(())
}
