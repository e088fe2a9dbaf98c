//! Figures of age 10.

use crate::card::part;
use crate::cards::expanded;
use crate::cards::expansion::*;

pub(super) const CARDS: [ExpansionCardDef; 10] = [
    figure("Jackie Chan", 10, Red, [INSPIRE, CLOCK, CLOCK, HEX], Clock)
        .inspire(jackie_chan_inspire)
        .if_an_opponent(Wins(always, First(jackie_chan_karma_1))),
    figure("Margaret Thatcher", 10, Red, [FACTORY, FACTORY, ECHO, HEX], Factory)
        .echo(margaret_thatcher_echo)
        .if_you(TakesDogmaAction(always, First(margaret_thatcher_karma_1))),
    figure("Alex Trebek", 10, Yellow, [LIGHTBULB, HEX, INSPIRE, LIGHTBULB], Lightbulb)
        .inspire(alex_trebek_inspire)
        .if_you(Draws(
            |g, you, draw| g.hand(you).of_set(Set::Figures).valued(draw.value).is_empty(),
            First(alex_trebek_karma_1),
        )),
    figure("Shigeru Miyamoto", 10, Yellow, [HEX, bonus(10), CLOCK, ECHO], Clock)
        .echo(shigeru_miyamoto_echo)
        .if_you(TakesDogmaAction(|_, _, card| card.facts().featured == Some(Clock), First(shigeru_miyamoto_karma_1))),
    figure("Muhammad Yunus", 10, Green, [CROWN, INSPIRE, HEX, CROWN], Crown)
        .inspire(muhammad_yunus_inspire)
        .if_anybody(TakesDogmaAction(always, First(muhammad_yunus_karma_1))),
    figure("Sergey Brin", 10, Green, [HEX, CLOCK, CLOCK, INSPIRE], Clock)
        .inspire(sergey_brin_inspire)
        .counts(&[Count::DogmaOfOthers(&Color::ALL)]),
    figure("Stephen Hawking", 10, Blue, [bonus(11), INSPIRE, LIGHTBULB, HEX], Lightbulb)
        .inspire(stephen_hawking_inspire)
        .counts(&[Count::EchoOfHexes(stephen_hawking_karma_1)]),
    figure("Susan Blackmore", 10, Blue, [INSPIRE, LIGHTBULB, HEX, LIGHTBULB], Lightbulb)
        .inspire(susan_blackmore_inspire)
        .if_another_player(DrawsNoSharingBonus(always, First(susan_blackmore_karma_1))),
    figure("Kim Yu-Na", 10, Purple, [HEX, LEAF, ECHO, bonus(10)], Leaf)
        .echo(kim_yu_na_echo)
        .if_you(Scores(|_, _, card| card.has(Castle), Instead(kim_yu_na_karma_1))),
    figure("Martin Scorsese", 10, Purple, [FACTORY, HEX, bonus(10), ECHO], Factory)
        .echo(martin_scorsese_echo)
        .if_you(Melds(|_, _, card| card.set() == Set::Figures, Instead(martin_scorsese_karma_1))),
];

const JACKIE_CHAN: Card = named("Jackie Chan");
const SUSAN_BLACKMORE: Card = named("Susan Blackmore");

/// Jackie Chan: From your hand, score one card.
fn jackie_chan_inspire(p: &mut P) -> Flow {
    p.score_one(p.hand())?.either_way();
    Ok(())
}

/// Jackie Chan: Before an opponent wins, score each top figure other than this one from all players' boards. If you
/// then have more points than every other player, you win instead.
fn jackie_chan_karma_1(p: &mut P, _: ()) -> Flow {
    let you = p.you();
    p.score_all(p.g.all_top_figures().without(JACKIE_CHAN))?.either_way();
    let has_less = |other| p.g.points(other) < p.g.points(you);
    if p.g.everyone().filter(|&other| other != you).all(has_less) {
        p.win(you)?;
    }
    Ok(())
}

/// Margaret Thatcher: Choose a top card with a [factory] or a [crown] on any player's board, yours included, and
/// score it.
fn margaret_thatcher_echo(p: &mut P) -> Flow {
    score_crown_or_factory(p)
}

fn score_crown_or_factory(p: &mut P) -> Flow {
    let tops = p.g.all_tops();
    p.score_one(tops.having(Crown) | tops.having(Factory))?.either_way();
    Ok(())
}

/// Margaret Thatcher: Before you take a Dogma action, choose a top card with a [crown] or a [factory] on any
/// player's board, yours included, and score it.
fn margaret_thatcher_karma_1(p: &mut P, _: Card) -> Flow {
    score_crown_or_factory(p)?;
    Ok(())
}

/// Alex Trebek: Choose a value. Draw a card of that value and meld it.
fn alex_trebek_inspire(p: &mut P) -> Flow {
    let value = p.choose_value()?;
    p.draw_and_meld(value as usize)?.either_way();
    Ok(())
}

/// Alex Trebek: Before you draw a card while you hold no figure of its value, ask “Who is …?” with the name of a
/// figure. Look for that figure in the figure pile of this age and, if it is there, take it into your hand. Shuffle
/// the pile afterwards.
fn alex_trebek_karma_1(p: &mut P, draw: Draw) -> Flow {
    let figures = Card::all().filter(|card| card.set() == Set::Figures && !card.is_relic()).collect();
    if let Some(named) = p.choose(Ask::Name, figures)?
        && named.value() == draw.value
        && p.g.place(named) == Place::Supply
    {
        p.take(named)?.either_way();
        p.reveal(named);
    }
    shuffle_figures(p.g, draw.value);
    Ok(())
}

fn shuffle_figures(g: &mut Engine<All>, age: u8) {
    let mut cards: ArrayVec<Card, 15> = g.pile_cards(Set::Figures, age).collect();
    cards.iter().for_each(|&card| g.lift(card));
    g.rng.shuffle(&mut cards);
    cards.into_iter().for_each(|card| g.put_back(card));
}

/// Shigeru Miyamoto: Draw a [10]. Without a [clock] on it, score it; with one, it stays in your hand.
fn shigeru_miyamoto_echo(p: &mut P) -> Flow {
    let card = p.draw(p.value_in_box(10))?;
    if !card.has(Clock) {
        p.score(card)?.either_way();
    }
    Ok(())
}

/// Shigeru Miyamoto: Before you activate a card with a Dogma action in which [clock] is the featured icon, you win
/// if your board has exactly one, exactly three or exactly six [clock].
fn shigeru_miyamoto_karma_1(p: &mut P, _: Card) -> Flow {
    if matches!(p.icons(Clock), 1 | 3 | 6) {
        p.win(p.you())?;
    }
    Ok(())
}

/// Muhammad Yunus: Draw one [10].
fn muhammad_yunus_inspire(p: &mut P) -> Flow {
    p.draw(p.value_in_box(10))?;
    Ok(())
}

/// Muhammad Yunus: Before any player, you included, takes a Dogma action, you may return one card from your hand.
/// If you did, you alone count as having the most of the action's featured icon until the action ends.
fn muhammad_yunus_karma_1(p: &mut P, _: Card) -> Flow {
    if p.may_return_one(p.hand())?.done() {
        p.g.exp.action.compared = Compared::MostOf(p.you());
    }
    Ok(())
}

/// Sergey Brin: You may choose one of your stacks and splay it up.
fn sergey_brin_inspire(p: &mut P) -> Flow {
    p.may_splay(&Color::ALL, Up)?.either_way();
    Ok(())
}

// Sergey Brin: With a Dogma action, you can activate not only your own top cards but also any top card on any
// other player's board.

/// Stephen Hawking: Draw a [10] and tuck it.
fn stephen_hawking_inspire(p: &mut P) -> Flow {
    p.draw_and_tuck(p.value_in_box(10))?.either_way();
    Ok(())
}

/// Stephen Hawking: Each [hex] visible on your board is also an echo effect with the text “Score your bottom card
/// of this color.”
fn stephen_hawking_karma_1(p: &mut P) -> Flow {
    let color = p.g.exp.action.color.unwrap_or(p.g.dogma.card.color());
    if let Some(card) = p.bottom(color) {
        p.score(card)?.either_way();
    }
    Ok(())
}

/// Susan Blackmore: Choose any other echo or inspire effect that is visible on any player's board, yours included,
/// and execute it.
fn susan_blackmore_inspire(p: &mut P) -> Flow {
    let effects = p.g.everyone().flat_map(|seat| p.g.visible_all(seat));
    let boxes = effects.filter(|(_, slot)| matches!(slot, Slot::Echo | Slot::Inspire));
    let cards: CardSet<All> = boxes.map(|(card, _)| card).collect();
    // What Stephen Hawking's karma lends to hexes is the same for all of a color.
    let lent: ArrayVec<Color, 5> = p.g.lent_echoes().collect();
    let answer = p.ask(p.you(), Ask::Execute, |offers| {
        offers.extend(cards.without(SUSAN_BLACKMORE).iter().map(Choice::Card));
        offers.extend(lent.into_iter().map(Choice::Color));
    })?;
    let source = p.source;
    match answer {
        Some(Choice::Card(card)) => p.on_card_of(p.g.owner_of(card, p.you()), |p| execute_box(p, card))?,
        Some(Choice::Color(color)) => p.execute_lent_echo(color)?,
        _ => {}
    }
    p.source = source;
    Ok(())
}

/// You execute the echo or inspire effect of a card.
fn execute_box(p: &mut P, card: Card) -> Flow {
    let print = expanded(card);
    for (part, rule) in [(part::ECHO, print.echo), (part::INSPIRE, print.inspire)] {
        if let Some(rule) = rule {
            p.source = Some((card, part));
            p.tell_effect();
            rule(p)?;
        }
    }
    Ok(())
}

/// Susan Blackmore: If another player takes a Dogma action that has effects to share but would draw no sharing
/// bonus for it, first transfer the card activated by that player to your score pile.
fn susan_blackmore_karma_1(p: &mut P, card: Card) -> Flow {
    if !matches!(p.g.place(card), Place::Supply | Place::Removed) {
        p.transfer(card, YourScorePile)?.either_way();
    }
    Ok(())
}

/// Kim Yu-Na: Choose one of your top cards and score it.
fn kim_yu_na_echo(p: &mut P) -> Flow {
    p.score_one(p.tops())?.either_way();
    Ok(())
}

/// Kim Yu-Na: Instead of scoring a card with a [castle], you win.
fn kim_yu_na_karma_1(p: &mut P, _: Card) -> Flow {
    p.win(p.you())?;
    Ok(())
}

/// Martin Scorsese: Draw a [10] and meld it.
fn martin_scorsese_echo(p: &mut P) -> Flow {
    p.draw_and_meld(p.value_in_box(10))?.either_way();
    Ok(())
}

/// Martin Scorsese: Instead of melding a figure, tuck it and claim an available standard achievement, eligible or
/// not.
fn martin_scorsese_karma_1(p: &mut P, card: Card) -> Flow {
    p.tuck(card)?.either_way();
    p.claim_one(|_, _| true)?.either_way();
    Ok(())
}
