//! Figures of age 9.

use crate::cards::expansion::*;

pub(super) const CARDS: [ExpansionCardDef; 10] = [
    figure("Mikhail Kalashnikov", 9, Red, [INSPIRE, FACTORY, FACTORY, HEX], Factory)
        .inspire(mikhail_kalashnikov_inspire)
        .if_you(Tucks(|_, _, card| card.color() == Red, Instead(mikhail_kalashnikov_karma_1))),
    figure("Nelson Mandela", 9, Red, [LEAF, INSPIRE, HEX, LEAF], Leaf)
        .inspire(nelson_mandela_inspire)
        .if_you(Fades(always, Instead(nelson_mandela_karma_1)))
        .counts(&[Count::Achievements(nelson_mandela_karma_2)]),
    figure("Che Guevara", 9, Yellow, [HEX, LEAF, ECHO, LEAF], Leaf)
        .echo(che_guevara_echo)
        .when_melded(che_guevara_karma_1)
        .if_you(Scores(|_, _, card| card.color() == Green, Instead(che_guevara_karma_2))),
    figure("Ruth Handler", 9, Yellow, [bonus(9), INSPIRE, HEX, FACTORY], Factory)
        .inspire(ruth_handler_inspire)
        .if_you(Melds(always, First(ruth_handler_karma_1))),
    figure("Hedy Lamarr", 9, Green, [CLOCK, ECHO, CLOCK, HEX], Clock)
        .echo(hedy_lamarr_echo)
        .decree(Decree::Trade)
        .counts(&[Count::SpecialsNeedLess(1)]),
    figure("Taiichi Ohno", 9, Green, [HEX, CLOCK, CLOCK, ECHO], Clock)
        .echo(taiichi_ohno_echo)
        .if_you(TakesDogmaAction(always, First(taiichi_ohno_karma_1))),
    figure("Grace Hopper", 9, Blue, [LIGHTBULB, HEX, bonus(9), INSPIRE], Lightbulb)
        .inspire(grace_hopper_inspire)
        .if_another_player(DrawsNoSharingBonus(always, First(grace_hopper_karma_1))),
    figure("Wernher von Braun", 9, Blue, [INSPIRE, LIGHTBULB, LIGHTBULB, HEX], Lightbulb)
        .inspire(wernher_von_braun_inspire)
        .counts(&[Count::ScorePile(wernher_von_braun_karma_1)]),
    figure("Gene Roddenberry", 9, Purple, [CROWN, HEX, ECHO, bonus(9)], Crown)
        .echo(gene_roddenberry_echo)
        .if_you(Melds(|_, _, card| card.color() == Purple, Instead(gene_roddenberry_karma_1))),
    figure("Pelé", 9, Purple, [HEX, bonus(10), INSPIRE, CROWN], Crown)
        .inspire(pele_inspire)
        .decree(Decree::Rivalry)
        .if_you(Tucks(
            |g, you, card| card.color() == Yellow && g.expansion_player(you).tucked_green_this_turn,
            Instead(pele_karma_2),
        )),
];

const ENTERPRISE: Card = named("Enterprise");

/// Mikhail Kalashnikov: From your hand, tuck one card.
fn mikhail_kalashnikov_inspire(p: &mut P) -> Flow {
    p.tuck_one(p.hand())?.either_way();
    Ok(())
}

/// Mikhail Kalashnikov: Instead of tucking a red card, choose a top red card on an opponent's board and do one of
/// two things: transfer it to your score pile; or execute its non-demand Dogma effects by yourself, and nobody
/// shares them.
fn mikhail_kalashnikov_karma_1(p: &mut P, _: Card) -> Flow {
    if let Some(card) = p.choose(Ask::Card, p.g.tops_of(p.opponents()).colored(Red))? {
        match p.choose_option(2)? {
            1 => p.transfer(card, YourScorePile).map(Deed::either_way)?,
            _ => p.execute(card)?,
        }
    }
    Ok(())
}

/// Nelson Mandela: Draw a [9] and meld it.
fn nelson_mandela_inspire(p: &mut P) -> Flow {
    p.draw_and_meld(p.value_in_box(9))?.either_way();
    Ok(())
}

/// Nelson Mandela: If you would have to fade a figure, nothing happens; it stays where it is.
fn nelson_mandela_karma_1(_: &mut P, _: ()) -> Flow {
    Ok(())
}

/// Nelson Mandela: For every two inspire effects visible on your board (rounded down), you count as having one more
/// achievement.
fn nelson_mandela_karma_2(g: &Engine<All>, seat: Seat) -> usize {
    g.visible_all(seat).filter(|(_, slot)| *slot == Slot::Inspire).count() / 2
}

/// Che Guevara: Draw a [9] and score it.
fn che_guevara_echo(p: &mut P) -> Flow {
    p.draw_and_score(p.value_in_box(9))?.either_way();
    Ok(())
}

/// Che Guevara: As soon as you meld this card, score each top figure on your opponents' boards. Cards uncovered by
/// this stay.
fn che_guevara_karma_1(p: &mut P) -> Flow {
    p.score_all(p.g.tops_of(p.opponents()).of_set(Set::Figures)).map(Deed::either_way)
}

/// Che Guevara: Instead of scoring a green card, remove it and the whole score piles of all players, yours
/// included, from the game.
fn che_guevara_karma_2(p: &mut P, card: Card) -> Flow {
    let piles = p.g.everyone().fold(CardSet::NONE, |all, seat| all | p.g.score_pile(seat));
    p.remove_all(piles.with(card))?.either_way();
    Ok(())
}

/// Ruth Handler: Choose one of your top cards and transfer it to your hand.
fn ruth_handler_inspire(p: &mut P) -> Flow {
    p.transfer_one(p.tops(), YourHand)?.either_way();
    Ok(())
}

/// Ruth Handler: Before you meld a card, meld all other cards of its color from your hand. Then, for each of those
/// others, draw a [9] and claim it as an achievement, eligible or not.
fn ruth_handler_karma_1(p: &mut P, card: Card) -> Flow {
    let others = p.hand().colored(card.color()).without(card);
    for _ in 0..p.meld_all(others)?.cards().len() {
        p.draw_and_achieve(p.value_in_box(9))?.either_way();
    }
    Ok(())
}

/// Hedy Lamarr: You may choose one of your stacks and splay it up.
fn hedy_lamarr_echo(p: &mut P) -> Flow {
    p.may_splay(&Color::ALL, Up)?.either_way();
    Ok(())
}

// Hedy Lamarr: For you, every number in the requirements of a special achievement is one lower.

/// Taiichi Ohno: Draw one [10].
fn taiichi_ohno_echo(p: &mut P) -> Flow {
    p.draw(p.value_in_box(10))?;
    Ok(())
}

/// Taiichi Ohno: Before you activate a card with a Dogma action, claim a card with the same featured icon from your
/// hand as an achievement, eligible or not.
fn taiichi_ohno_karma_1(p: &mut P, activated: Card) -> Flow {
    let icon = activated.facts().featured;
    let cards = p.hand().iter().filter(|card| card.facts().featured == icon).collect();
    if let Some(card) = p.choose(Ask::Achieve, cards)? {
        p.achieve_card(card)?.either_way();
    }
    Ok(())
}

/// Grace Hopper: From your hand, tuck two cards.
fn grace_hopper_inspire(p: &mut P) -> Flow {
    let cards = p.choose_several(2, Ask::Tuck, p.hand())?;
    p.tuck_all(cards).map(Deed::either_way)
}

/// Grace Hopper: If another player takes a Dogma action that has effects to share but would draw no sharing bonus
/// for it, first draw a [10] and show it. If it is blue, you win; if not, it stays in your hand.
fn grace_hopper_karma_1(p: &mut P, _: Card) -> Flow {
    let card = p.draw_and_reveal(p.value_in_box(10))?;
    if card.color() == Blue {
        p.win(p.you())?;
    }
    Ok(())
}

/// Wernher von Braun: Draw a [10] and foreshadow it.
fn wernher_von_braun_inspire(p: &mut P) -> Flow {
    p.draw_and_foreshadow(p.value_in_box(10))?.either_way();
    Ok(())
}

/// Wernher von Braun: All cards in your forecast also count as cards in your score pile.
fn wernher_von_braun_karma_1(g: &Engine<All>, you: Seat) -> CardSet<All> {
    g.forecast(you)
}

/// Gene Roddenberry: Choose a top purple card on any player's board, yours included, and meld it.
fn gene_roddenberry_echo(p: &mut P) -> Flow {
    p.meld_one(p.g.all_tops().colored(Purple))?.either_way();
    Ok(())
}

/// Gene Roddenberry: If the purple card you would meld is Enterprise, you win instead. If you would meld any other
/// purple card, tuck it instead and return a top figure from any player's board, yours included.
fn gene_roddenberry_karma_1(p: &mut P, card: Card) -> Flow {
    if card == ENTERPRISE {
        p.win(p.you())?;
    }
    p.tuck(card)?.either_way();
    p.return_one(p.g.all_top_figures())?.either_way();
    Ok(())
}

/// Pelé: Draw three [9] cards, tucking each as you draw it.
fn pele_inspire(p: &mut P) -> Flow {
    for _ in 0..3 {
        p.draw_and_tuck(p.value_in_box(9))?.either_way();
    }
    Ok(())
}

/// Pelé: Instead of tucking a yellow card in a turn in which you have already tucked a green one, you win.
fn pele_karma_2(p: &mut P, _: Card) -> Flow {
    p.win(p.you())?;
    Ok(())
}
