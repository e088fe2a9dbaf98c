//! Figures of age 3.

use crate::cards::expansion::*;

pub(super) const CARDS: [ExpansionCardDef; 10] = [
    figure("Saladin", 3, Red, [bonus(3), HEX, ECHO, CASTLE], Castle)
        .echo(saladin_echo)
        .decree(Decree::War)
        .if_you(Scores(|_, _, card| card.set() != Set::Figures, Instead(saladin_karma_2))),
    figure("Tran Huang Dao", 3, Red, [HEX, ECHO, CASTLE, CASTLE], Castle)
        .echo(tran_huang_dao_echo)
        .counts(&[Count::Icons(tran_huang_dao_karma_1)]),
    figure("Avicenna", 3, Yellow, [INSPIRE, LEAF, HEX, LEAF], Leaf)
        .inspire(avicenna_inspire)
        .decree(Decree::Expansion)
        .if_you(Fades(always, Instead(avicenna_karma_2))),
    figure("Rhazes", 3, Yellow, [HEX, LEAF, LEAF, ECHO], Leaf)
        .echo(rhazes_echo)
        .if_you(Draws(always, First(rhazes_karma_1))),
    figure("Shen Kuo", 3, Green, [CROWN, HEX, INSPIRE, CROWN], Crown)
        .inspire(shen_kuo_inspire)
        .counts(&[Count::Score(shen_kuo_karma_1)]),
    figure("Su Song", 3, Green, [CROWN, INSPIRE, HEX, bonus(3)], Crown)
        .inspire(su_song_inspire)
        .decree(Decree::Trade)
        .if_you(Draws(|g, you, draw| draw.value == g.value_in_karma_box(you, 3), First(su_song_karma_2))),
    figure("Alhazen", 3, Blue, [LIGHTBULB, LIGHTBULB, ECHO, HEX], Lightbulb)
        .echo(alhazen_echo)
        .counts(&[Count::TopForDrawing(alhazen_karma_1)]),
    figure("Sejong the Great", 3, Blue, [ECHO, bonus(3), HEX, LIGHTBULB], Lightbulb)
        .echo(sejong_the_great_echo)
        .decree(Decree::Advancement)
        .if_you(Melds(|_, _, card| card.color() == Blue && card.value() > 3, Instead(sejong_the_great_karma_2))),
    figure("Al-Kindi", 3, Purple, [HEX, CROWN, CROWN, INSPIRE], Crown)
        .inspire(al_kindi_inspire)
        .if_you(DrawsSharingBonus(always, First(al_kindi_karma_1))),
    figure("Murasaki Shikibu", 3, Purple, [LIGHTBULB, HEX, bonus(4), INSPIRE], Lightbulb)
        .inspire(murasaki_shikibu_inspire)
        .decree(Decree::Rivalry)
        .if_you(ClaimsStandard(always, FirstOrInstead(murasaki_shikibu_karma_2))),
];

/// Saladin: Choose a top card with a [castle] on any player's board, yours included, but not this card, and score
/// it.
fn saladin_echo(p: &mut P) -> Flow {
    let this = p.this_card();
    let others = p.g.all_tops().having(Castle).iter().filter(|&card| Some(card) != this).collect();
    p.score_one(others)?.either_way();
    Ok(())
}

/// Saladin: Instead of scoring a card that is not a figure, meld it. Then you may splay your stack of its color
/// left.
fn saladin_karma_2(p: &mut P, card: Card) -> Flow {
    p.meld(card)?.either_way();
    p.may_splay(&[card.color()], Left)?.either_way();
    Ok(())
}

/// Tran Huang Dao: Choose a top red card of a value below 4 on any player's board, yours included, and score it.
fn tran_huang_dao_echo(p: &mut P) -> Flow {
    let red = p.g.all_tops().colored(Red).iter().filter(|&card| p.value(card) < 4).collect();
    p.score_one(red)?.either_way();
    Ok(())
}

/// Tran Huang Dao: For every two [castle] on your board (rounded down), you have one more of each other icon that
/// your board shows.
fn tran_huang_dao_karma_1(_: &Engine<All>, _: Seat, printed: Icons) -> Icons {
    let more = printed.of(Castle) / 2;
    let others = Icon::ALL.into_iter().filter(|&icon| icon != Castle && printed.of(icon) > 0);
    others.fold(Icons::default(), |sum, icon| sum.plus(Icons::times(icon, more)))
}

/// Avicenna: Draw a [3] and tuck it.
fn avicenna_inspire(p: &mut P) -> Flow {
    p.draw_and_tuck(p.value_in_box(3))?.either_way();
    Ok(())
}

/// Avicenna: If you would have to fade a figure, nothing happens; it stays where it is.
fn avicenna_karma_2(_: &mut P, _: ()) -> Flow {
    Ok(())
}

/// Rhazes: Choose [3], [4] or [5]. Draw a card of that value and foreshadow it.
fn rhazes_echo(p: &mut P) -> Flow {
    let value = p.choose_value_in_box(&[3, 4, 5])?;
    p.draw_and_foreshadow(value)?.either_way();
    Ok(())
}

/// Rhazes: Before you draw a card, tuck one from your hand that has the same value.
fn rhazes_karma_1(p: &mut P, draw: Draw) -> Flow {
    p.tuck_one(p.hand().valued(draw.value))?.either_way();
    Ok(())
}

/// Shen Kuo: You may choose one of your stacks and splay it left.
fn shen_kuo_inspire(p: &mut P) -> Flow {
    p.may_splay(&Color::ALL, Left)?.either_way();
    Ok(())
}

/// Shen Kuo: Your score is three points higher for each color you have splayed.
fn shen_kuo_karma_1(g: &Engine<All>, seat: Seat) -> usize {
    3 * Color::ALL.into_iter().filter(|&color| g.splay(seat, color) != Unsplayed).count()
}

/// Su Song: Draw a [3] and meld it. With a [leaf] on it, do this effect again.
fn su_song_inspire(p: &mut P) -> Flow {
    loop {
        let drawn = p.draw_and_meld(p.value_in_box(3))?;
        if !drawn.card.has(Leaf) {
            return Ok(());
        }
    }
}

/// Su Song: Before you draw a [3], transfer one card to your forecast from your score pile.
fn su_song_karma_2(p: &mut P, _: Draw) -> Flow {
    p.transfer_one(p.score_pile(), YourForecast)?.either_way();
    Ok(())
}

/// Alhazen: Choose a top card with a [castle] on any player's board, yours included, and tuck it.
fn alhazen_echo(p: &mut P) -> Flow {
    p.tuck_one(p.g.all_tops().having(Castle))?.either_way();
    Ok(())
}

/// Alhazen: For your Draw and Inspire actions, the top card of each stack you have splayed counts as having the
/// number of [lightbulb] or the number of [castle] in that stack as its value, whichever is higher.
fn alhazen_karma_1(g: &Engine<All>, you: Seat, color: Color) -> Option<u8> {
    let icons = g.color_icons(you, color);
    let most = icons.of(Lightbulb).max(icons.of(Castle)) as u8;
    (g.splay(you, color) != Unsplayed).then_some(most)
}

/// Sejong the Great: Draw a [4] and meld it.
fn sejong_the_great_echo(p: &mut P) -> Flow {
    p.draw_and_meld(p.value_in_box(4))?.either_way();
    Ok(())
}

/// Sejong the Great: Instead of melding a blue card of a value above 3, return it. Then draw a card one higher in
/// value and meld that one.
fn sejong_the_great_karma_2(p: &mut P, card: Card) -> Flow {
    p.return_card(card)?.either_way();
    p.draw_and_meld(card.value() as usize + 1)?.either_way();
    Ok(())
}

/// Al-Kindi: From your hand, score one card.
fn al_kindi_inspire(p: &mut P) -> Flow {
    p.score_one(p.hand())?.either_way();
    Ok(())
}

/// Al-Kindi: Before you draw the sharing bonus, draw two cards of the same value.
fn al_kindi_karma_1(p: &mut P, _: Card) -> Flow {
    let value = p.g.highest_for_drawing(p.you());
    p.draw(value)?;
    p.draw(value)?;
    Ok(())
}

/// Murasaki Shikibu: Draw one [3].
fn murasaki_shikibu_inspire(p: &mut P) -> Flow {
    p.draw(p.value_in_box(3))?;
    Ok(())
}

/// Murasaki Shikibu: Instead of claiming a standard achievement, claim a card of the same value from your score
/// pile as an achievement. After that, claim the standard achievement as well if you still meet its requirements.
fn murasaki_shikibu_karma_2(p: &mut P, StandardClaim { claim, value }: StandardClaim) -> Flow<Replaced> {
    let scored = p.choose(Ask::Achieve, p.score_pile().valued(value))?;
    if let Some(card) = scored {
        p.achieve_card(card)?.either_way();
    }
    let claimed = scored.map(Claim::Card) == Some(claim);
    // If you are still eligible, the claim goes on as it began.
    Ok(Replaced::when(claimed || !p.g.affords(p.you(), value)))
}
