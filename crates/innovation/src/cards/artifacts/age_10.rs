//! Artifacts of age 10.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 10] = [
    artifact("Exxon Valdez", 10, Red, [FACTORY, HEX, FACTORY, FACTORY], Some(Factory), &[compel(exxon_valdez_compel)]),
    artifact("Maldives", 10, Red, [CLOCK, HEX, CLOCK, CLOCK], Some(Clock), &[compel(maldives_compel), dogma(maldives)]),
    artifact("Dolly the Sheep", 10, Yellow, [HEX, CLOCK, LEAF, CLOCK], Some(Clock), &[dogma(dolly_the_sheep)]),
    artifact("Where's Waldo?", 10, Yellow, [LEAF, CLOCK, HEX, LEAF], Some(Leaf), &[dogma(wheres_waldo)]),
    artifact("Maastricht Treaty", 10, Green, [CROWN, CROWN, HEX, CROWN], Some(Crown), &[dogma(maastricht_treaty)]),
    artifact("Seikan Tunnel", 10, Green, [CLOCK, CLOCK, CLOCK, HEX], Some(Clock), &[dogma(seikan_tunnel)]),
    artifact("Higgs Boson", 10, Blue, [LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX], Some(Lightbulb), &[dogma(higgs_boson)]),
    artifact("Rover Curiosity", 10, Blue, [HEX, LIGHTBULB, LIGHTBULB, LIGHTBULB], Some(Lightbulb),
        &[dogma(rover_curiosity)]),
    artifact("DeLorean DMC-12", 10, Purple, [HEX, CLOCK, CLOCK, CLOCK], Some(Clock), &[dogma(delorean_dmc_12)]),
    artifact("Twister", 10, Purple, [HEX, FACTORY, FACTORY, CLOCK], Some(Factory), &[compel(twister_compel)]),
];

/// Exxon Valdez: I compel you to remove everything you have from the game: hand, score pile, board and
/// achievements. You lose and are out of the game. If a single player is left after that, this player wins.
fn exxon_valdez_compel(p: &mut P) -> Flow {
    p.lose()
}

/// Maldives: I compel you to keep two cards in your hand and return the others, and then to keep two cards in your
/// score pile and return the others.
fn maldives_compel(p: &mut P) -> Flow {
    let kept = p.choose_several(2, Ask::Keep, p.hand())?;
    p.return_all(p.hand() - kept)?.either_way();
    let kept = p.choose_several(2, Ask::KeepScored, p.score_pile())?;
    p.return_all(p.score_pile() - kept).map(Deed::either_way)
}

/// Maldives: Keep four cards in your score pile and return the others.
fn maldives(p: &mut P) -> Flow {
    let kept = p.choose_several(4, Ask::KeepScored, p.score_pile())?;
    p.return_all(p.score_pile() - kept).map(Deed::either_way)
}

/// Dolly the Sheep: You may score the card at the bottom of your yellow stack. Then you may draw a [1] and tuck it.
/// If the card at the bottom of your yellow stack is now Domestication, you win; if not, meld the highest card from
/// your hand and then draw a [10].
fn dolly_the_sheep(p: &mut P) -> Flow {
    const DOMESTICATION: Card = named("Domestication");
    p.may_score_one(p.bottom(Yellow).into_iter().collect())?.either_way();
    if p.may(Ask::All)? {
        p.draw_and_tuck(p.value_in_box(1))?.either_way();
    }
    if p.bottom(Yellow) == Some(DOMESTICATION) {
        p.win(p.you())?;
    }
    p.meld_one(p.hand().highest())?.either_way();
    p.draw(p.value_in_box(10))?;
    Ok(())
}

/// Where's Waldo?: You win the game.
fn wheres_waldo(p: &mut P) -> Flow {
    p.win(p.you())
}

/// Maastricht Treaty: If your score pile holds more cards than that of every other player, you win; a tie is not
/// enough.
fn maastricht_treaty(p: &mut P) -> Flow {
    let yours = p.score_pile().len();
    if p.g.clockwise_from(p.you()).skip(1).all(|other| p.g.score_pile(other).len() < yours) {
        p.win(p.you())?;
    }
    Ok(())
}

/// Seikan Tunnel: If no stack on any board has more visible cards than your best one, you win; a tie is enough.
fn seikan_tunnel(p: &mut P) -> Flow {
    let most = |seat| Color::ALL.into_iter().map(|color| p.g.visible_count(seat, color)).fold(0, usize::max);
    let yours = most(p.you());
    if yours > 0 && p.g.everyone().all(|seat| most(seat) <= yours) {
        p.win(p.you())?;
    }
    Ok(())
}

/// Higgs Boson: Transfer your whole board, covered cards included, to your score pile. This does not count as
/// scoring.
fn higgs_boson(p: &mut P) -> Flow {
    // From the bottom up, so that no card is uncovered on the way.
    p.at_once(|p| {
        for color in Color::ALL {
            while let Some(card) = p.bottom(color)
                && p.transfer(card, YourScorePile)?.done()
            {}
        }
        Ok(())
    })
}

/// Rover Curiosity: Draw a [10] from the Artifacts and meld it. Then execute all its effects, demands included, as
/// if they stood on this card; nobody shares them.
fn rover_curiosity(p: &mut P) -> Flow {
    match p.draw_and_meld_of(Set::Artifacts, p.value_in_box(10))?.which() {
        Some(card) => p.execute_as_if_here(card),
        None => Ok(()),
    }
}

/// DeLorean DMC-12: Only if DeLorean DMC-12 is a top card on someone's board: every top card on every board and
/// every card in every hand is removed from the game. Cards uncovered by this stay.
fn delorean_dmc_12(p: &mut P) -> Flow {
    const DELOREAN: Card = named("DeLorean DMC-12");
    let tops = p.g.all_tops();
    let hands = p.g.everyone().fold(CardSet::<All>::NONE, |all, seat| all | p.g.hand(seat));
    if tops.has(DELOREAN) { p.remove_all(tops | hands).map(Deed::either_way) } else { Ok(()) }
}

/// Twister: I compel you to show your whole score pile and, for each color in it, to meld one card of that color
/// from there.
fn twister_compel(p: &mut P) -> Flow {
    p.show(p.you(), Showing::Score);
    let mut chosen = CardSet::NONE;
    for color in Color::ALL {
        chosen = chosen | p.choose(Ask::Meld, p.score_pile().colored(color))?.into_iter().collect();
    }
    p.meld_all(chosen).map(Deed::either_way)
}
