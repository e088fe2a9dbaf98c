//! Figures of age 8.

use crate::cards::expansion::*;

pub(super) const CARDS: [ExpansionCardDef; 10] = [
    figure("Erwin Rommel", 8, Red, [FACTORY, HEX, FACTORY, ECHO], Factory)
        .echo(erwin_rommel_echo)
        .decree(Decree::War)
        .if_you(Scores(always, Instead(erwin_rommel_karma_2))),
    figure("John von Neumann", 8, Red, [HEX, CLOCK, CLOCK, ECHO], Clock)
        .echo(john_von_neumann_echo)
        .when_melded(john_von_neumann_karma_1)
        .counts(&[Count::Icons(john_von_neumann_karma_2)]),
    figure("Caresse Crosby", 8, Yellow, [LEAF, HEX, bonus(8), INSPIRE], Leaf)
        .inspire(caresse_crosby_inspire)
        .if_you(Tucks(|_, _, card| card.has(Leaf), First(caresse_crosby_karma_1)))
        .if_you(Splays(caresse_crosby_karma_2_if, Instead(caresse_crosby_karma_2))),
    figure("Nikola Tesla", 8, Yellow, [bonus(8), INSPIRE, LIGHTBULB, HEX], Lightbulb)
        .inspire(nikola_tesla_inspire)
        .decree(Decree::Expansion)
        .if_you(Melds(|_, _, card| card.has(Lightbulb) || card.has(Clock), First(nikola_tesla_karma_2))),
    figure("Emmy Noether", 8, Green, [INSPIRE, CLOCK, CLOCK, HEX], Clock)
        .inspire(emmy_noether_inspire)
        .counts(&[Count::Score(emmy_noether_karma_1)]),
    figure("J.P. Morgan", 8, Green, [CROWN, ECHO, HEX, CROWN], Crown)
        .echo(jp_morgan_echo)
        .decree(Decree::Trade)
        .counts(&[Count::Icons(jp_morgan_karma_2)]),
    figure("Albert Einstein", 8, Blue, [HEX, LIGHTBULB, ECHO, bonus(8)], Lightbulb)
        .echo(albert_einstein_echo)
        .decree(Decree::Advancement)
        .counts(&[Count::ValueInBox(10)]),
    figure("Marie Curie", 8, Blue, [FACTORY, ECHO, HEX, FACTORY], Factory)
        .echo(marie_curie_echo)
        .counts(&[Count::Achievements(marie_curie_karma_1)]),
    figure("Duke Ellington", 8, Purple, [LIGHTBULB, bonus(9), INSPIRE, HEX], Lightbulb)
        .inspire(duke_ellington_inspire)
        .if_you(Fades(always, Instead(duke_ellington_karma_1)))
        .if_you(Melds(
            |g, you, card| card.set() == Set::Figures && g.top_figures(you).len() >= 4,
            Instead(duke_ellington_karma_2),
        )),
    figure("H.G. Wells", 8, Purple, [LEAF, INSPIRE, HEX, LEAF], Leaf)
        .inspire(hg_wells_inspire)
        .if_you(Foreshadows(always, Instead(hg_wells_karma_1))),
];

/// Erwin Rommel: Choose a card in any player's score pile and transfer it to yours.
fn erwin_rommel_echo(p: &mut P) -> Flow {
    if let Some(card) = p.choose_back(Ask::Transfer(p.at(YourScorePile)), p.g.everyone())? {
        p.transfer(card, YourScorePile)?.either_way();
    }
    Ok(())
}

/// Erwin Rommel: Instead of scoring a card, score the top card of its color from every player's board, yours
/// included. The original card is scored only if it is one of these.
fn erwin_rommel_karma_2(p: &mut P, card: Card) -> Flow {
    p.score_all(p.g.all_tops().colored(card.color()))?.either_way();
    Ok(())
}

/// John von Neumann: Draw two [9] cards and show them. If at least one of them is purple, return both; otherwise
/// they stay in your hand.
fn john_von_neumann_echo(p: &mut P) -> Flow {
    let nine = p.value_in_box(9);
    let drawn = CardSet::NONE.with(p.draw_and_reveal(nine)?).with(p.draw_and_reveal(nine)?);
    if !drawn.colored(Purple).is_empty() {
        p.return_all(drawn & p.hand())?.either_way();
    }
    Ok(())
}

/// John von Neumann: As soon as you meld this card, return each top figure from your opponents' boards. Cards
/// uncovered by this stay.
fn john_von_neumann_karma_1(p: &mut P) -> Flow {
    p.return_all(p.g.tops_of(p.opponents()).of_set(Set::Figures)).map(Deed::either_way)
}

/// John von Neumann: For each card in your hand, you have two more [clock].
fn john_von_neumann_karma_2(g: &Engine<All>, seat: Seat, _: Icons) -> Icons {
    Icons::times(Clock, 2 * g.hand(seat).len())
}

/// Caresse Crosby: From your hand, tuck one card.
fn caresse_crosby_inspire(p: &mut P) -> Flow {
    p.tuck_one(p.hand())?.either_way();
    Ok(())
}

/// Caresse Crosby: Before you tuck a card with a [leaf], splay your stack of its color left; then draw two [2]
/// cards.
fn caresse_crosby_karma_1(p: &mut P, card: Card) -> Flow {
    p.splay(card.color(), Left)?.either_way();
    p.draw(p.value_in_box(2))?;
    p.draw(p.value_in_box(2))?;
    Ok(())
}

/// Caresse Crosby: Instead of splaying a fifth color left, you win.
fn caresse_crosby_karma_2(p: &mut P, _: Splaying) -> Flow {
    p.win(p.you())?;
    Ok(())
}

fn caresse_crosby_karma_2_if(g: &Engine<All>, you: Seat, Splaying { of, color, splay }: Splaying) -> bool {
    let is_fifth = Color::ALL.into_iter().all(|other| (g.splay(you, other) == Left) != (other == color));
    of == you && splay == Left && is_fifth
}

/// Nikola Tesla: Draw one [8].
fn nikola_tesla_inspire(p: &mut P) -> Flow {
    p.draw(p.value_in_box(8))?;
    Ok(())
}

/// Nikola Tesla: Before you meld a card with a [lightbulb] or a [clock], choose a top card without [lightbulb] and
/// without [clock] on an opponent's board and score it.
fn nikola_tesla_karma_2(p: &mut P, _: Card) -> Flow {
    p.score_one(p.g.tops_of(p.opponents()).lacking(Lightbulb).lacking(Clock))?.either_way();
    Ok(())
}

/// Emmy Noether: Draw an [8] and meld it.
fn emmy_noether_inspire(p: &mut P) -> Flow {
    p.draw_and_meld(p.value_in_box(8))?.either_way();
    Ok(())
}

/// Emmy Noether: For each [clock] on your board, your score rises by the number of [clock] on your board.
fn emmy_noether_karma_1(g: &Engine<All>, seat: Seat) -> usize {
    g.icon(seat, Clock).pow(2)
}

/// J.P. Morgan: You may choose one of your stacks and splay it up.
fn jp_morgan_echo(p: &mut P) -> Flow {
    p.may_splay(&Color::ALL, Up)?.either_way();
    Ok(())
}

/// J.P. Morgan: Every icon visible in a stack that you have splayed up counts twice.
fn jp_morgan_karma_2(g: &Engine<All>, seat: Seat, _: Icons) -> Icons {
    let up = Color::ALL.into_iter().filter(|&color| g.splay(seat, color) == Up);
    up.fold(Icons::default(), |sum, color| sum.plus(g.color_icons(seat, color)))
}

/// Albert Einstein: From your hand, meld every card that has a [lightbulb] or a [clock].
fn albert_einstein_echo(p: &mut P) -> Flow {
    let hand = p.hand();
    p.meld_all(hand.having(Lightbulb) | hand.having(Clock)).map(Deed::either_way)
}

// Albert Einstein: In all your effects, every boxed value counts as a [10].

/// Marie Curie: Draw one [9].
fn marie_curie_echo(p: &mut P) -> Flow {
    p.draw(p.value_in_box(9))?;
    Ok(())
}

/// Marie Curie: Each different value above 6 among the cards in your score pile counts as an achievement for you.
fn marie_curie_karma_1(g: &Engine<All>, seat: Seat) -> usize {
    let pile = g.score_pile(seat);
    (7..=AGES as u8).filter(|&value| !pile.valued(value).is_empty()).count()
}

/// Duke Ellington: Draw a figure of value [8] and meld it.
fn duke_ellington_inspire(p: &mut P) -> Flow {
    p.draw_and_meld_of(Set::Figures, p.value_in_box(8))?.either_way();
    Ok(())
}

/// Duke Ellington: If you would have to fade a figure, nothing happens; it stays where it is.
fn duke_ellington_karma_1(_: &mut P, _: ()) -> Flow {
    Ok(())
}

/// Duke Ellington: Instead of melding a figure while you already have four top figures, claim it as an achievement,
/// eligible or not.
fn duke_ellington_karma_2(p: &mut P, card: Card) -> Flow {
    p.achieve_card(card)?.either_way();
    Ok(())
}

/// H.G. Wells: Draw a [10] and foreshadow it.
fn hg_wells_inspire(p: &mut P) -> Flow {
    p.draw_and_foreshadow(p.value_in_box(10))?.either_way();
    Ok(())
}

/// H.G. Wells: Instead of foreshadowing a card, meld it and execute its non-demand Dogma effects by yourself;
/// nobody shares them. If it is still one of your top cards after that, remove it from the game.
fn hg_wells_karma_1(p: &mut P, card: Card) -> Flow {
    p.meld(card)?.either_way();
    p.execute(card)?;
    if p.top(card.color()) == Some(card) {
        p.remove(card)?.either_way();
    }
    Ok(())
}
