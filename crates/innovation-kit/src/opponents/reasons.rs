//! What the features of Innovation mean to people. The words are in `text/LANGUAGE/reasons.ftl`.

use bots::Meaning;
use innovation::card::{Icon, Set};
use table::text::{Language, Phrase};

use super::features::number::*;
use super::features::{Measured, PER_CARD};

pub fn words(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../text/en/reasons.ftl"),
        Language::German => include_str!("../text/de/reasons.ftl"),
    }
}

pub fn meaning<D: Measured>(feature: usize) -> Option<Meaning> {
    match feature {
        ..FIXED => fixed(feature),
        _ => of_deck::<D>(feature - FIXED),
    }
}

fn fixed(feature: usize) -> Option<Meaning> {
    let of = Meaning::of;
    let icon = |first: usize| Phrase::new("reason-innovation-icon").key("icon", Icon::ALL[feature - first].name());
    Some(match feature {
        MISSING..POINTS => of("achieved"),
        POINTS => of("points").counted(|value| value * 20.0),
        SCORED_CARDS | AHEAD | LEAD => of("points"),
        CLAIMS_NOW..=WINS_LATER => of("claims").theirs().spent_on("achieved"),
        NEXT_POINTS..=REACHED => of("next").spent_on("achieved"),
        HIGHEST => of("age").counted(|value| value * 5.0),
        ABOVE => of("age"),
        TOP_VALUES => of("values").counted(|value| value * 10.0),
        COLORS => of("colors").counted(|value| value * 5.0),
        FOR_ONESELF => of("alone").counted(|value| value * 3.0),
        DEMANDS => of("demands").counted(|value| value * 2.0).theirs(),
        // An icon's feature is the root of its number.
        ICONS..MORE => of("icons").counted(|value| 4.0 * value * value).about(icon(ICONS)),
        MORE..ALL_ICONS => of("most").about(icon(MORE)).theirs(),
        // They are counted one by one.
        ALL_ICONS => return None,
        SPLAYS..BENEATH => of("splays").counted(|value| value),
        // Whoever melds a card has it no longer in hand.
        HAND => of("hand").counted(|value| value * 5.0).trifle(1.0),
        HAND_VALUES..SPECIALS => of("hand"),
        SPECIALS..AHEAD => of("special"),
        // Covered cards matter by what they show; time passes for everybody.
        _ => return None,
    })
}

/// Single cards, and what a deck measures besides.
fn of_deck<D: Measured>(feature: usize) -> Option<Meaning> {
    let (place, card) = (feature / D::CARDS, feature % D::CARDS);
    let name = |card: innovation::card::Card| Phrase::new(format!("card-{}", card.slug()));
    let about = D::cards().nth(card).map(name);
    Some(match (PER_CARD.get(place), feature.checked_sub(PER_CARD.len() * D::CARDS)) {
        (Some(&"hand"), _) => return None,
        (Some(_), _) => Meaning::of("tops").about(about?),
        (None, Some(1 | 2)) => Meaning::of("forecast"),
        (None, Some(3 | 4)) => Meaning::of("display"),
        (None, Some(further)) if further >= 5 + Set::EXPANSIONS.len() => Meaning::of("hand"),
        (None, _) => return None,
    })
}
