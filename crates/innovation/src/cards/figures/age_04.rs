//! Figures of age 4.

use crate::cards::expansion::*;

pub(super) const CARDS: [ExpansionCardDef; 10] = [
    figure("Amina Sukhera", 4, Red, [FACTORY, INSPIRE, FACTORY, HEX], Factory)
        .inspire(amina_sukhera_inspire)
        .when_melded(amina_sukhera_karma_1)
        .counts(&[Count::Available(amina_sukhera_karma_2)]),
    figure("Yi Sun-Sin", 4, Red, [bonus(4), HEX, FACTORY, ECHO], Factory)
        .echo(yi_sun_sin_echo)
        .if_you(Scores(|g, you, card| g.splay(you, card.color()) != Unsplayed, Instead(yi_sun_sin_karma_1))),
    figure("Leonardo da Vinci", 4, Yellow, [ECHO, bonus(5), HEX, LEAF], Leaf)
        .echo(leonardo_da_vinci_echo)
        .if_you(Melds(|_, _, card| card.color() == Yellow, First(leonardo_da_vinci_karma_1)))
        .if_you(Melds(|_, _, card| card.color() == Purple, First(leonardo_da_vinci_karma_2))),
    figure("Michelangelo", 4, Yellow, [CROWN, HEX, INSPIRE, CROWN], Crown)
        .inspire(michelangelo_inspire)
        .counts(&[Count::ScorePile(michelangelo_karma_1)]),
    figure("Christopher Columbus", 4, Green, [bonus(4), LEAF, HEX, INSPIRE], Leaf)
        .inspire(christopher_columbus_inspire)
        .decree(Decree::Trade)
        .counts(&[Count::Icons(christopher_columbus_karma_2)]),
    figure("Galileo Galilei", 4, Green, [HEX, CROWN, CROWN, ECHO], Crown).echo(galileo_galilei_echo).if_you(
        Foreshadows(|g, you, card| g.forecast(you).valued(card.value()).is_empty(), First(galileo_galilei_karma_1)),
    ),
    figure("Johannes Kepler", 4, Blue, [HEX, LIGHTBULB, ECHO, LIGHTBULB], Lightbulb)
        .echo(johannes_kepler_echo)
        .if_you(TakesDogmaAction(always, First(johannes_kepler_karma_1))),
    figure("Takiyuddin", 4, Blue, [INSPIRE, LEAF, LEAF, HEX], Leaf)
        .inspire(takiyuddin_inspire)
        .decree(Decree::Advancement)
        .if_you(TakesInspireAction(always, First(takiyuddin_karma_2))),
    figure("Niccolo Machiavelli", 4, Purple, [ECHO, LIGHTBULB, LIGHTBULB, HEX], Lightbulb)
        .echo(niccolo_machiavelli_echo)
        .counts(&[Count::Achievements(niccolo_machiavelli_karma_1)]),
    figure("William Shakespeare", 4, Purple, [bonus(4), INSPIRE, HEX, LIGHTBULB], Lightbulb)
        .inspire(william_shakespeare_inspire)
        .decree(Decree::Rivalry)
        .counts(&[Count::Score(william_shakespeare_karma_2)]),
];

/// Amina Sukhera: Score the bottom purple card of every player's board, yours included.
fn amina_sukhera_inspire(p: &mut P) -> Flow {
    let bottoms = p.g.everyone().filter_map(|seat| p.g.stack(seat, Purple).last()).collect();
    p.score_all(bottoms).map(Deed::either_way)
}

/// Amina Sukhera: As soon as you meld this card, score each top figure of value 4 on your opponents' boards. Cards
/// uncovered by this stay.
fn amina_sukhera_karma_1(p: &mut P) -> Flow {
    p.score_all(p.g.tops_of(p.opponents()).of_set(Set::Figures).valued(4)).map(Deed::either_way)
}

/// Amina Sukhera: For you, the available achievements also include each of your top cards with a [castle].
fn amina_sukhera_karma_2(g: &Engine<All>, you: Seat) -> CardSet<All> {
    g.tops(you).having(Castle)
}

/// Yi Sun-Sin: Choose a top card with a [castle] on any player's board, yours included, and score it.
fn yi_sun_sin_echo(p: &mut P) -> Flow {
    p.score_one(p.g.all_tops().having(Castle))?.either_way();
    Ok(())
}

/// Yi Sun-Sin: Instead of scoring a card whose color you have splayed, tuck it. Then draw a [3] and tuck that one
/// too.
fn yi_sun_sin_karma_1(p: &mut P, card: Card) -> Flow {
    p.tuck(card)?.either_way();
    p.draw_and_tuck(p.value_in_box(3))?.either_way();
    Ok(())
}

/// Leonardo da Vinci: Choose a top figure that has a bonus on any player's board, yours included, and score it.
fn leonardo_da_vinci_echo(p: &mut P) -> Flow {
    p.score_one(p.g.all_top_figures().with_bonus())?.either_way();
    Ok(())
}

/// Leonardo da Vinci: Before you meld a yellow card, meld all cards in your hand that are neither yellow nor
/// purple.
fn leonardo_da_vinci_karma_1(p: &mut P, _: Card) -> Flow {
    p.meld_all(p.hand().not_colored(Yellow).not_colored(Purple))?.either_way();
    Ok(())
}

/// Leonardo da Vinci: Before you meld a purple card, draw three [4] cards.
fn leonardo_da_vinci_karma_2(p: &mut P, _: Card) -> Flow {
    for _ in 0..3 {
        p.draw(p.value_in_box(4))?;
    }
    Ok(())
}

/// Michelangelo: From your hand, score one card.
fn michelangelo_inspire(p: &mut P) -> Flow {
    p.score_one(p.hand())?.either_way();
    Ok(())
}

/// Michelangelo: All cards in your hand are at the same time cards of your score pile.
fn michelangelo_karma_1(g: &Engine<All>, you: Seat) -> CardSet<All> {
    g.player(you).hand
}

/// Christopher Columbus: Draw one [4].
fn christopher_columbus_inspire(p: &mut P) -> Flow {
    p.draw(p.value_in_box(4))?;
    Ok(())
}

/// Christopher Columbus: For each [factory] on your board, you have two more [crown].
fn christopher_columbus_karma_2(_: &Engine<All>, _: Seat, printed: Icons) -> Icons {
    Icons::times(Crown, 2 * printed.of(Factory))
}

/// Galileo Galilei: Choose [5] or [6]. Draw a card of that value and foreshadow it.
fn galileo_galilei_echo(p: &mut P) -> Flow {
    let value = p.choose_value_in_box(&[5, 6])?;
    p.draw_and_foreshadow(value)?.either_way();
    Ok(())
}

/// Galileo Galilei: Before you foreshadow a card whose value is missing from your forecast, transfer your whole
/// forecast to your hand.
fn galileo_galilei_karma_1(p: &mut P, _: Card) -> Flow {
    p.transfer_all(p.g.forecast(p.you()), YourHand)?.either_way();
    Ok(())
}

/// Johannes Kepler: Draw one [5].
fn johannes_kepler_echo(p: &mut P) -> Flow {
    p.draw(p.value_in_box(5))?;
    Ok(())
}

/// Johannes Kepler: Before you take a Dogma action, show all cards in your hand of the same color as the card you
/// chose for it. During the action, each boxed value in any effect is higher by the number of cards shown.
fn johannes_kepler_karma_1(p: &mut P, card: Card) -> Flow {
    let shown = p.hand().colored(card.color());
    p.reveal_of(p.you(), shown);
    let action = &mut p.g.exp.action;
    action.boxes_raised_by = shown.len() as u8;
    action.karma_boxes_raised_by = action.boxes_raised_by;
    Ok(())
}

/// Takiyuddin: Draw a [5]. With a [lightbulb] on it, meld it; without one, tuck it.
fn takiyuddin_inspire(p: &mut P) -> Flow {
    let card = p.next_of(Set::Base, p.value_in_box(5), false)?;
    if card.has(Lightbulb) {
        p.move_card(card, Move::DrawAndMeld, p.at(YourBoard))?.either_way();
    } else {
        p.move_card(card, Move::DrawAndTuck, Zone::BoardBottom(p.you()))?.either_way();
    }
    Ok(())
}

/// Takiyuddin: Before you take an Inspire action, you may splay the stack you chose for it right.
fn takiyuddin_karma_2(p: &mut P, color: Color) -> Flow {
    p.may_splay(&[color], Right)?.either_way();
    Ok(())
}

/// Niccolo Machiavelli: Choose one of your stacks that is splayed left and splay it right.
fn niccolo_machiavelli_echo(p: &mut P) -> Flow {
    let left: ArrayVec<Color, 5> = Color::ALL.into_iter().filter(|&color| p.splayed(color) == Left).collect();
    if let Some(color) = p.choose_color(Ask::Splay(Right), left.into_iter())? {
        p.splay(color, Right)?.either_way();
    }
    Ok(())
}

/// Niccolo Machiavelli: Each color that you have splayed right, and that no other player has splayed in any
/// direction, counts as an achievement for you.
fn niccolo_machiavelli_karma_1(g: &Engine<All>, seat: Seat) -> usize {
    let alone = |color| g.everyone().all(|other| other == seat || g.splay(other, color) == Unsplayed);
    Color::ALL.into_iter().filter(|&color| g.splay(seat, color) == Right && alone(color)).count()
}

/// William Shakespeare: From your hand, meld one card.
fn william_shakespeare_inspire(p: &mut P) -> Flow {
    p.meld_one(p.hand())?.either_way();
    Ok(())
}

/// William Shakespeare: Your score is one point higher for each [hex] visible on your board.
fn william_shakespeare_karma_2(g: &Engine<All>, seat: Seat) -> usize {
    g.visible_all(seat).filter(|(_, slot)| *slot == Slot::Hex).count()
}
