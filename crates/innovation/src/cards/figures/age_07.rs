//! Figures of age 7.

use crate::cards::expansion::*;

pub(super) const CARDS: [ExpansionCardDef; 10] = [
    figure("John Ericsson", 7, Red, [HEX, FACTORY, FACTORY, INSPIRE], Factory)
        .inspire(john_ericsson_inspire)
        .when_melded(john_ericsson_karma_1)
        .counts(&[Count::Icons(john_ericsson_karma_2)]),
    figure("Robert E. Lee", 7, Red, [ECHO, HEX, LEAF, LEAF], Leaf)
        .echo(robert_e_lee_echo)
        .decree(Decree::War)
        .counts(&[Count::Achievements(robert_e_lee_karma_2)]),
    figure("Florence Nightingale", 7, Yellow, [HEX, LEAF, INSPIRE, bonus(7)], Leaf)
        .inspire(florence_nightingale_inspire)
        .decree(Decree::Expansion)
        .if_an_opponent(TakesFromScorePile(|_, you, owner| owner == you, Instead(florence_nightingale_karma_2))),
    figure("Rowland Hill", 7, Yellow, [INSPIRE, CROWN, HEX, CROWN], Crown)
        .inspire(rowland_hill_inspire)
        .if_you(Claims(always, First(rowland_hill_karma_1))),
    figure("Alfred Nobel", 7, Green, [CROWN, HEX, CROWN, INSPIRE], Crown)
        .inspire(alfred_nobel_inspire)
        .counts(&[Count::Achievements(alfred_nobel_karma_1)]),
    figure("George Stephenson", 7, Green, [bonus(7), ECHO, FACTORY, HEX], Factory)
        .echo(george_stephenson_echo)
        .if_you(Claims(always, First(george_stephenson_karma_1))),
    figure("Charles Darwin", 7, Blue, [ECHO, bonus(8), HEX, LIGHTBULB], Lightbulb)
        .echo(charles_darwin_echo)
        .decree(Decree::Advancement)
        .if_you(Claims(always, First(charles_darwin_karma_2))),
    figure("James Clerk Maxwell", 7, Blue, [HEX, INSPIRE, bonus(7), CLOCK], Clock)
        .inspire(james_clerk_maxwell_inspire)
        .counts(&[Count::Icons(james_clerk_maxwell_karma_1)]),
    figure("Emperor Meiji", 7, Purple, [HEX, CLOCK, CLOCK, INSPIRE], Clock)
        .inspire(emperor_meiji_inspire)
        .if_you(Melds(emperor_meiji_karma_1_if, Instead(emperor_meiji_karma_1)))
        .counts(&[Count::Hand(emperor_meiji_karma_2)]),
    figure("Queen Victoria", 7, Purple, [LIGHTBULB, LIGHTBULB, ECHO, HEX], Lightbulb)
        .echo(queen_victoria_echo)
        .decree(Decree::Rivalry)
        .if_you(ClaimsStandard(always, First(queen_victoria_karma_2))),
];

/// John Ericsson: Draw a [7] and tuck it.
fn john_ericsson_inspire(p: &mut P) -> Flow {
    p.draw_and_tuck(p.value_in_box(7))?.either_way();
    Ok(())
}

/// John Ericsson: As soon as you meld this card, score each top figure of a value below 7 on your opponents'
/// boards. Cards uncovered by this stay.
fn john_ericsson_karma_1(p: &mut P) -> Flow {
    let figures = p.g.tops_of(p.opponents()).of_set(Set::Figures);
    p.score_all(figures.iter().filter(|figure| figure.value() < 7).collect()).map(Deed::either_way)
}

/// John Ericsson: For each [factory] on your board, you have two more [clock].
fn john_ericsson_karma_2(_: &Engine<All>, _: Seat, printed: Icons) -> Icons {
    Icons::times(Clock, 2 * printed.of(Factory))
}

/// Robert E. Lee: Choose a top card with a [leaf] on any player's board, yours included, and transfer it to the
/// board of any player.
fn robert_e_lee_echo(p: &mut P) -> Flow {
    if let Some(card) = p.choose(Ask::Card, p.g.all_tops().having(Leaf))?
        && let Some(player) = p.choose_player(Ask::Player, p.g.everyone())?
    {
        p.transfer(card, Zone::Board(player))?.either_way();
    }
    Ok(())
}

/// Robert E. Lee: For every seven [leaf] on your board (rounded down), you count as having one more achievement.
fn robert_e_lee_karma_2(g: &Engine<All>, seat: Seat) -> usize {
    g.icon(seat, Leaf) / 7
}

/// Florence Nightingale: From your hand, tuck one card.
fn florence_nightingale_inspire(p: &mut P) -> Flow {
    p.tuck_one(p.hand())?.either_way();
    Ok(())
}

/// Florence Nightingale: No effect of an opponent transfers, returns or removes a card from your score pile; a card
/// it would take from there stays.
fn florence_nightingale_karma_2(_: &mut P, _: Seat) -> Flow {
    Ok(())
}

/// Rowland Hill: Draw one [7].
fn rowland_hill_inspire(p: &mut P) -> Flow {
    p.draw(p.value_in_box(7))?;
    Ok(())
}

/// Rowland Hill: Before you claim an achievement, return three cards from your hand. If all three were returned,
/// claim every card left in your hand as an achievement, eligible or not.
fn rowland_hill_karma_1(p: &mut P, _: Claim) -> Flow {
    if p.return_several(3, p.hand())?.cards().len() == 3 {
        for card in p.hand().iter() {
            p.achieve_card(card)?.either_way();
        }
    }
    Ok(())
}

/// Alfred Nobel: From your hand, score one card.
fn alfred_nobel_inspire(p: &mut P) -> Flow {
    p.score_one(p.hand())?.either_way();
    Ok(())
}

/// Alfred Nobel: Each icon type on your board of which you have at least twice as many as each other player is
/// worth one achievement to you.
fn alfred_nobel_karma_1(g: &Engine<All>, seat: Seat) -> usize {
    let others = g.everyone().filter(|&other| other != seat);
    let twice_as_many = |icon: &Icon| {
        let yours = g.icon(seat, *icon);
        yours > 0 && others.clone().all(|other| yours >= 2 * g.icon(other, *icon))
    };
    Icon::ALL.iter().filter(|icon| twice_as_many(icon)).count()
}

/// George Stephenson: You may choose one of your stacks that is splayed right and splay it up.
fn george_stephenson_echo(p: &mut P) -> Flow {
    let right: ArrayVec<Color, 5> = Color::ALL.into_iter().filter(|&color| p.splayed(color) == Right).collect();
    p.may_splay(&right, Up)?.either_way();
    Ok(())
}

/// George Stephenson: Before you claim an achievement, transfer the bottom card of each base game pile below age 10
/// that is not empty, unseen, to the available achievements.
fn george_stephenson_karma_1(p: &mut P, _: Claim) -> Flow {
    for age in 1..AGES as u8 {
        p.make_bottom_available(age)?.either_way();
    }
    Ok(())
}

/// Charles Darwin: Draw one [8].
fn charles_darwin_echo(p: &mut P) -> Flow {
    p.draw(p.value_in_box(8))?;
    Ok(())
}

/// Charles Darwin: If you would claim an achievement while every other player has fewer achievements than you, you
/// win instead.
fn charles_darwin_karma_2(p: &mut P, _: Claim) -> Flow {
    let you = p.you();
    let has_fewer = |other| p.g.achieved(other) < p.g.achieved(you);
    if p.g.everyone().filter(|&other| other != you).all(has_fewer) {
        p.win(you)?;
    }
    Ok(())
}

/// James Clerk Maxwell: Draw one [8].
fn james_clerk_maxwell_inspire(p: &mut P) -> Flow {
    p.draw(p.value_in_box(8))?;
    Ok(())
}

/// James Clerk Maxwell: For each card in your hand, you have one more of every icon that your board shows.
fn james_clerk_maxwell_karma_1(g: &Engine<All>, seat: Seat, printed: Icons) -> Icons {
    let cards = g.hand(seat).len();
    let shown = Icon::ALL.into_iter().filter(|&icon| printed.of(icon) > 0);
    shown.fold(Icons::default(), |sum, icon| sum.plus(Icons::times(icon, cards)))
}

/// Emperor Meiji: Choose [8] or [9]. Draw a card of that value and foreshadow it.
fn emperor_meiji_inspire(p: &mut P) -> Flow {
    let value = p.choose_value_for(Ask::Value, 8..=9)?;
    p.draw_and_foreshadow(p.value_in_box(value as usize))?.either_way();
    Ok(())
}

/// Emperor Meiji: Instead of melding a card of value 10 while your top cards include one of value 8 and one of
/// value 9, you win.
fn emperor_meiji_karma_1(p: &mut P, _: Card) -> Flow {
    p.win(p.you())?;
    Ok(())
}

fn emperor_meiji_karma_1_if(g: &Engine<All>, you: Seat, card: Card) -> bool {
    let tops = g.tops(you);
    g.value(card) == 10 && !tops.valued(8).is_empty() && !tops.valued(9).is_empty()
}

/// Emperor Meiji: All cards in your forecast also count as cards in your hand.
fn emperor_meiji_karma_2(g: &Engine<All>, you: Seat) -> CardSet<All> {
    g.forecast(you)
}

/// Queen Victoria: Choose a figure in any player's score pile and transfer it to yours.
fn queen_victoria_echo(p: &mut P) -> Flow {
    if let Some(figure) = choose_scored_figure(p)? {
        p.transfer(figure, YourScorePile)?.either_way();
    }
    Ok(())
}

/// You choose a figure in anybody's score pile by its back.
fn choose_scored_figure(p: &mut P) -> Flow<Option<Card>> {
    let scored = |g: &Engine<All>, seat, value| g.score_pile(seat).of_set(Set::Figures).valued(value);
    let game = &*p.g;
    let mut backs = ArrayVec::<Choice, { 8 * AGES }>::new();
    for seat in game.everyone() {
        let values = (1..=AGES as u8).filter(|&value| !scored(game, seat, value).is_empty());
        backs.extend(values.map(|value| Choice::Back(seat, value, Set::Figures)));
    }
    let answer = p.ask(p.you(), Ask::Transfer(p.at(YourScorePile)), |offers| offers.extend(backs))?;
    let Some(Choice::Back(owner, value, _)) = answer else { return Ok(None) };
    Ok(p.any_of(scored(p.g, owner, value)))
}

/// Queen Victoria: Before you claim a standard achievement, choose a base game pile of a lower age that is not
/// empty and transfer its bottom card, unseen, to the available achievements.
fn queen_victoria_karma_2(p: &mut P, claimed: StandardClaim) -> Flow {
    if let Some(age) = p.choose_value_if(|p, age| age < claimed.value && p.g.supply_count(age) > 0)? {
        p.make_bottom_available(age)?.either_way();
    }
    Ok(())
}
