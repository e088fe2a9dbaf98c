//! Every word a person reads: which message says a question, a choice or an event. The messages are in `text/`.

mod explain;
mod rules_page;

use std::sync::LazyLock;

use table::text::{Language, Phrase};
use table::text_file;
use table::{Seat, Seats};

use crate::card::{Card, Color, Set, part};
use crate::choice::{Ask, Choice, Display, Question, Seize};
use crate::decree::Decree;
use crate::event::{Event, Move, Showing, Shown, Zone};
use crate::expansions::All;
use crate::rules::{Edition, Rules};
use crate::state::{Place, Special};
use crate::turn::Turns;

pub(crate) use explain::explain;
pub(crate) use rules_page::{SECTIONS, help};

pub(crate) fn lobby(language: Language) -> Vec<&'static str> {
    vec![text_file!(language, "lobby"), text_file!(language, "rules")]
}

/// Each edition has names of its own for the cards of the base set.
pub(crate) fn other_sources(language: Language, rules: &Rules) -> Vec<&'static str> {
    match rules.edition {
        Edition::Deluxe2017 => vec![text_file!(language, "cards-2011")],
        Edition::Iello2011 => vec![text_file!(language, "cards")],
    }
}

/// The 2011 edition speaks its own vocabulary; its messages replace those of the 2017 edition. Sets that are not in
/// play say nothing.
pub(crate) fn sources(language: Language, rules: &Rules) -> Vec<&'static str> {
    let mut sources = match rules.edition {
        Edition::Deluxe2017 => vec![text_file!(language, "cards"), text_file!(language, "table")],
        Edition::Iello2011 => {
            vec![text_file!(language, "cards-2011"), text_file!(language, "table"), text_file!(language, "table-2011")]
        }
    };
    if rules.has_expansions() {
        sources.extend([text_file!(language, "expansions"), text_file!(language, "specials")]);
    }
    for set in Set::EXPANSIONS.into_iter().filter(|set| rules.expansions.has(*set)) {
        match set {
            Set::Base => {}
            Set::Cities => sources.push(text_file!(language, "cities")),
            Set::Artifacts => sources.extend([text_file!(language, "artifacts"), text_file!(language, "relics")]),
            Set::Echoes => sources.push(text_file!(language, "echoes")),
            Set::Figures => sources.extend([text_file!(language, "figures"), text_file!(language, "decrees")]),
        }
    }
    sources
}

/// Every state of a match names many cards.
static CARD_NAMES: LazyLock<Vec<String>> =
    LazyLock::new(|| Card::all().map(|card| format!("card-{}", card.slug())).collect());

fn card_name(card: Card) -> Phrase {
    Phrase::new(CARD_NAMES[card.index()].as_str())
}

fn color_name(color: Color) -> Phrase {
    Phrase::new(match color {
        Color::Red => "color-red",
        Color::Yellow => "color-yellow",
        Color::Green => "color-green",
        Color::Blue => "color-blue",
        Color::Purple => "color-purple",
    })
}

fn special_name(special: Special) -> Phrase {
    Phrase::new(format!("special-{}", special.name().to_lowercase()))
}

/// What is asked; inside an effect, with the card and which of its effects asks.
pub(crate) fn prompt(question: &Question) -> Phrase {
    let ask = match question.ask {
        Ask::FirstMeld => "ask-first-meld",
        Ask::Action => "ask-action",
        Ask::Return => "ask-return",
        Ask::ReturnNext => "ask-return-next",
        Ask::Meld => "ask-meld",
        Ask::MeldNext => "ask-meld-next",
        Ask::Tuck => "ask-tuck",
        Ask::TuckNext => "ask-tuck-next",
        Ask::Score => "ask-score",
        Ask::ScoreNext => "ask-score-next",
        Ask::Transfer(_) => "ask-transfer",
        Ask::ToOwnersScore => "ask-to-owners-score",
        Ask::Exchange => "ask-exchange",
        Ask::Keep => "ask-keep",
        Ask::Reveal => "ask-reveal",
        Ask::Execute => "ask-execute",
        Ask::Splay(_) => "ask-splay",
        Ask::Color => "ask-color",
        Ask::Card => "ask-card",
        Ask::Value => "ask-value",
        Ask::Player => "ask-player",
        Ask::Rearrange => "ask-rearrange",
        Ask::Arrange => "ask-arrange",
        Ask::Option => "ask-option",
        Ask::All => "ask-all",
        Ask::Foreshadow => "ask-foreshadow",
        Ask::KeepScored => "ask-keep-scored",
        Ask::Achieve => "ask-achieve",
        Ask::GiveUp => "ask-give-up",
        Ask::TransferAchievement(_) => "ask-transfer-achievement",
        Ask::City => "ask-city",
        Ask::Pay => "ask-pay",
        Ask::Display => "ask-display",
        Ask::Seize => "ask-seize",
        Ask::Promote => "ask-promote",
        Ask::FreeDogma => "ask-free-dogma",
        Ask::Fade => "ask-fade",
        Ask::Karma => "ask-karma",
        Ask::Icon => "ask-icon",
        Ask::Set => "ask-set",
        Ask::Number => "ask-number",
        Ask::Name => "ask-name",
        Ask::Board(_) => "ask-board",
        Ask::Splayed => "ask-splayed",
        Ask::DrawNext => "ask-draw-next",
        Ask::War => "ask-war",
        Ask::Expansion => "ask-expansion",
        Ask::Rivalry => "ask-rivalry",
        Ask::RivalryReturn => "ask-rivalry-return",
    };
    let mut ask = Phrase::new(ask);
    match question.ask {
        Ask::Splay(splay) => ask = ask.key("splay", splay.name()),
        Ask::Transfer(to) => ask = ask.phrase("to", to_zone(to)),
        Ask::TransferAchievement(seat) | Ask::Board(seat) => ask = ask.name("player", seat),
        _ => {}
    }
    match question.source {
        None => ask,
        Some((card, _)) if is_about_its_source(question.ask) => ask.phrase("card", card_name(card)),
        Some((card, part::ECHO)) => by("ask-by-echo", card).phrase("ask", ask),
        Some((card, part::INSPIRE)) => by("ask-by-inspire", card).phrase("ask", ask),
        Some((card, part::KARMA..)) => by("ask-by-karma", card).phrase("ask", ask),
        Some((card, effect)) => by("ask-by-effect", card).number("effect", effect + 1).phrase("ask", ask),
    }
}

fn by(id: &'static str, card: Card) -> Phrase {
    Phrase::new(id).phrase("card", card_name(card))
}

/// Questions of the rulebook about a card, not of one of its effects.
fn is_about_its_source(ask: Ask) -> bool {
    matches!(ask, Ask::Display | Ask::Seize | Ask::FreeDogma)
}

pub(crate) fn rule(question: &Question) -> Option<Phrase> {
    let (card, part) = question.source.filter(|_| !is_about_its_source(question.ask))?;
    Some(rule_of(card, part))
}

/// The words of a part of a card: an effect's number, an echo or inspire effect, a karma.
fn rule_of(card: Card, part: u8) -> Phrase {
    let slug = card.slug();
    Phrase::new(match part {
        part::ECHO => format!("card-{slug}-echo"),
        part::INSPIRE => format!("card-{slug}-inspire"),
        part::KARMA.. => format!("card-{slug}-karma-{}", part - part::KARMA + 1),
        effect => format!("card-{slug}-{}", effect + 1),
    })
}

pub(crate) fn offer(question: &Question, choice: &Choice) -> Phrase {
    match *choice {
        Choice::Draw => Phrase::new("offer-draw"),
        Choice::Meld(card) => described("offer-meld", card),
        Choice::Dogma(card) => described("offer-dogma", card),
        Choice::Achieve(age) => Phrase::new("offer-achieve").number("age", age),
        Choice::Card(card) => described("offer-card", card),
        Choice::Color(color) if question.ask == Ask::Execute => {
            Phrase::new("offer-lent-echo").phrase("color", color_name(color))
        }
        Choice::Color(color) => color_name(color),
        Choice::Value(value) => Phrase::new("offer-value").number("value", value),
        Choice::Player(seat) => Phrase::new("offer-player").name("player", seat),
        Choice::Back(seat, value, set) => back("offer-back", "offer-typed-back", value, set).name("player", seat),
        Choice::Option(option) => match question.source {
            Some((card, _)) => Phrase::new(format!("card-{}-option-{option}", card.slug())),
            None => Phrase::new("offer-option").number("option", option),
        },
        Choice::Yes => Phrase::new("offer-yes"),
        Choice::No => Phrase::new("offer-no"),
        Choice::Done => Phrase::new("offer-done"),
        Choice::AchieveCard(card) => described("offer-achieve-card", card),
        Choice::Endorse(card) => described("offer-endorse", card),
        Choice::Inspire(color) => Phrase::new("offer-inspire").phrase("color", color_name(color)),
        Choice::Decree(decree) if matches!(question.ask, Ask::TransferAchievement(_)) => decree_name(decree),
        Choice::Decree(decree) => Phrase::new("offer-decree").phrase("decree", decree_name(decree)),
        Choice::Display(Display::Dogma) => Phrase::new("offer-display-dogma"),
        Choice::Display(Display::Return) => Phrase::new("offer-display-return"),
        Choice::Display(Display::Keep) => Phrase::new("offer-display-keep"),
        Choice::Seize(Seize::Hand) => Phrase::new("offer-seize-hand"),
        Choice::Seize(Seize::Achievements) => Phrase::new("offer-seize-achievements"),
        Choice::Icon(icon) => Phrase::new(format!("icon-{}", icon.name())),
        Choice::Set(set) => Phrase::new(format!("set-{}", set.name())),
        Choice::Number(number) => Phrase::new("offer-number").number("number", number),
        Choice::Achievement(age) => Phrase::new("offer-achievement").number("age", age),
        Choice::AchievementOf(seat, age) => Phrase::new("offer-achievement-of").name("player", seat).number("age", age),
        Choice::Special(special) => special_name(special),
    }
}

fn decree_name(decree: Decree) -> Phrase {
    Phrase::new(format!("decree-{}", decree.name().to_lowercase()))
}

/// A card of which only the back is seen: its value, and its type if it is no base card.
fn back(id: &'static str, with_type: &'static str, value: u8, set: Set) -> Phrase {
    match set {
        Set::Base => Phrase::new(id).number("value", value),
        set => {
            let kind = Phrase::new(format!("type-{}", set.name()));
            Phrase::new(with_type).number("value", value).phrase("type", kind)
        }
    }
}

fn described(id: &str, card: Card) -> Phrase {
    let phrase = Phrase::new(id).phrase("card", card_name(card)).number("value", card.value());
    phrase.phrase("color", color_name(card.color()))
}

pub(crate) fn sentence(event: &Event) -> Phrase {
    match *event {
        Event::Turn { seat, actions } => Phrase::new("event-turn").name("player", seat).number("actions", actions),
        Event::Action { seat, action } => Phrase::new("event-action").name("player", seat).key("action", action.name()),
        Event::DogmaAction { seat, card, sharing, vulnerable } => Phrase::new("event-dogma-action")
            .name("player", seat)
            .phrase("card", card_name(card))
            .phrase("sharing", note("note-sharing", sharing))
            .phrase("vulnerable", note("note-vulnerable", vulnerable)),
        Event::Effect { seat, card, effect, by } => executed(seat, card, effect, by),
        Event::SharingBonus { seat } => Phrase::new("event-sharing-bonus").name("player", seat),
        Event::Moved { by, card, how, from, to, .. } => moved(how, to)
            .name("player", by)
            .phrase("card", shown(card))
            .phrase("from", from_place(from, by))
            .phrase("to", to_zone(to)),
        Event::Reveal { seat, card } => Phrase::new("event-reveal").name("player", seat).phrase("card", shown(card)),
        Event::Splay { seat, color, splay } => Phrase::new("event-splay")
            .name("player", seat)
            .phrase("color", color_name(color))
            .key("splay", splay.name()),
        Event::Rearranged { seat, color } => {
            Phrase::new("event-rearranged").name("player", seat).phrase("color", color_name(color))
        }
        Event::Claim { seat, age } => Phrase::new("event-claim").name("player", seat).number("age", age),
        Event::ClaimSpecial { seat, special } => {
            Phrase::new("event-claim-special").name("player", seat).phrase("special", special_name(special))
        }
        Event::Endorse { seat, card, city } => Phrase::new("event-endorse")
            .name("player", seat)
            .phrase("card", card_name(card))
            .phrase("city", card_name(city)),
        Event::Inspire { seat, color } => {
            Phrase::new("event-inspire").name("player", seat).phrase("color", color_name(color))
        }
        Event::Decree { seat, decree, effective } => {
            let id = if effective { "event-decree" } else { "event-decree-to-center" };
            Phrase::new(id).name("player", seat).phrase("decree", decree_name(decree))
        }
        Event::TakeSpecial { seat, from, special } => Phrase::new("event-take-special")
            .name("player", seat)
            .name("owner", from)
            .phrase("special", special_name(special)),
        Event::TakeDecree { seat, from, decree } => Phrase::new("event-take-decree")
            .name("player", seat)
            .name("owner", from)
            .phrase("decree", decree_name(decree)),
        Event::ShowAll { seat, cards: Showing::Hand } => Phrase::new("event-show-hand").name("player", seat),
        Event::ShowAll { seat, cards: Showing::Score } => Phrase::new("event-show-score").name("player", seat),
        Event::Lost { seat } => Phrase::new("event-lost").name("player", seat),
        Event::Fission { seat } => Phrase::new("event-fission").name("player", seat),
        Event::Over { winners, how } => {
            Phrase::new("event-over").phrase("winners", everybody(winners)).key("how", how.name())
        }
    }
}

fn executed(seat: Seat, card: Card, part: u8, by: Seat) -> Phrase {
    let compels = || All::effects(card).get(part as usize).is_some_and(|effect| effect.compel);
    let id = match part {
        part::ECHO => "event-echo",
        part::INSPIRE => "event-inspire-effect",
        part::KARMA.. => "event-karma",
        _ if seat == by => "event-effect",
        _ if compels() => "event-compel",
        _ => "event-demand",
    };
    let phrase = Phrase::new(id).name("player", seat).name("by", by).phrase("card", card_name(card));
    if part < part::ECHO { phrase.number("effect", part + 1) } else { phrase }
}

fn moved(how: Move, to: Zone) -> Phrase {
    Phrase::new(match how {
        Move::Draw => "event-draw",
        Move::DrawAndMeld => "event-draw-and-meld",
        Move::DrawAndTuck => "event-draw-and-tuck",
        Move::DrawAndScore => "event-draw-and-score",
        Move::DrawAndReveal => "event-draw-and-reveal",
        Move::Meld => "event-meld",
        Move::Tuck => "event-tuck",
        Move::Score => "event-score",
        Move::Return => "event-return",
        Move::Transfer | Move::Exchange if matches!(to, Zone::Supply) => "event-return",
        Move::Transfer => "event-transfer",
        Move::Exchange => "event-exchange",
        Move::Take => "event-take",
        Move::Foreshadow => "event-foreshadow",
        Move::DrawAndForeshadow => "event-draw-and-foreshadow",
        Move::Achieve => "event-achieve",
        Move::DrawAndAchieve => "event-draw-and-achieve",
        Move::Remove => "event-remove",
        Move::DrawAndRemove => "event-draw-and-remove",
        Move::Dig => "event-dig",
        Move::Seize => "event-seize",
        Move::Promote => "event-promote",
        Move::Fade => "event-fade",
        Move::Look => "event-look",
    })
}

fn shown(card: Shown) -> Phrase {
    match card {
        Shown::Face(card) => described("shown-face", card),
        Shown::Back(value) => back("shown-back", "shown-typed-back", value, Set::Base),
        Shown::TypedBack { value, set } => back("shown-back", "shown-typed-back", value, set),
    }
}

/// Where it came from; whose it was is only said if it was not of the one who moves it.
fn from_place(place: Place, by: Seat) -> Phrase {
    match place {
        Place::Hand(seat) if seat == by => Phrase::new("from-own-hand"),
        Place::Score(seat) if seat == by => Phrase::new("from-own-score"),
        Place::Board(seat) if seat == by => Phrase::new("from-own-board"),
        Place::Supply => Phrase::new("from-supply"),
        Place::Hand(seat) => Phrase::new("from-hand").name("player", seat),
        Place::Score(seat) => Phrase::new("from-score").name("player", seat),
        Place::Board(seat) => Phrase::new("from-board").name("player", seat),
        Place::Forecast(seat) if seat == by => Phrase::new("from-own-forecast"),
        Place::Display(seat) if seat == by => Phrase::new("from-own-display"),
        Place::Achieved(seat) if seat == by => Phrase::new("from-own-achievements"),
        Place::Forecast(seat) => Phrase::new("from-forecast").name("player", seat),
        Place::Display(seat) => Phrase::new("from-display").name("player", seat),
        Place::Achieved(seat) => Phrase::new("from-achievements").name("player", seat),
        Place::Achievement => Phrase::new("from-available"),
        Place::Relic => Phrase::new("from-relics"),
        Place::Removed => Phrase::new("from-elsewhere"),
    }
}

fn to_zone(zone: Zone) -> Phrase {
    match zone {
        Zone::Hand(seat) => Phrase::new("to-hand").name("player", seat),
        Zone::Score(seat) => Phrase::new("to-score").name("player", seat),
        Zone::Board(seat) | Zone::BoardBottom(seat) => Phrase::new("to-board").name("player", seat),
        Zone::Supply => Phrase::new("to-supply"),
        Zone::SupplyTop => Phrase::new("to-supply-top"),
        Zone::Forecast(seat) => Phrase::new("to-forecast").name("player", seat),
        Zone::Display(seat) => Phrase::new("to-display").name("player", seat),
        Zone::Achievements(seat) => Phrase::new("to-achievements").name("player", seat),
        Zone::Available => Phrase::new("to-available"),
        Zone::Removed => Phrase::new("to-removed"),
    }
}

/// A remark on some seats; nothing if there are none.
fn note(id: &str, seats: Seats) -> Phrase {
    if seats.is_empty() { Phrase::new("note-none") } else { Phrase::new(id).phrase("names", everybody(seats)) }
}

/// The seats' names as a list; `nobody` if there are none.
fn everybody(seats: Seats) -> Phrase {
    let mut names = seats.iter();
    let mut list = match names.next() {
        None => return Phrase::new("list-nobody"),
        Some(seat) => Phrase::new("list-one").name("first", seat),
    };
    for seat in names {
        list = Phrase::new("list-more").phrase("first", list).name("next", seat);
    }
    list
}
