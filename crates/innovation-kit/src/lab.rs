//! Innovation: cards, achievements and how games end.

use innovation::card::{Card, Color};
use innovation::{All, Base, Choice, Engine, Event, Move, Rules, Shown, Special, Variant};
use table::{AnyMatch, Game, Match, Seat, Viewer, text_file};

use kit::lab::{Label, Names, Observer, Plot, Tally};

pub static OBSERVER: Observer = Observer {
    plots: &[
        Plot::shares("ending"),
        Plot::numbers("turns"),
        Plot::numbers("achievement-count"),
        Plot::rates("first-card"),
        Plot::rates("first-action"),
        Plot::rates("achievement"),
        Plot::rates("melded"),
        Plot::rates("dogma"),
        Plot::rates("top"),
        Plot::rates("set"),
    ],
    anchor,
    observe,
    words: |language| text_file!(language, "lab"),
    style: include_str!("lab.css"),
};

fn anchor(plot: &str, key: &str) -> Option<String> {
    match plot {
        "melded" | "dogma" => Some(format!("card:{key}")),
        "achievement" if !key.starts_with("age ") => Some(format!("special:{}", key.to_lowercase())),
        _ => None,
    }
}

fn observe(played: &dyn AnyMatch, tally: &mut Tally) {
    if let Some(played) = played.as_any().downcast_ref::<Match<Engine<Base>>>() {
        observe_deck(played, tally);
    } else if let Some(played) = played.as_any().downcast_ref::<Match<Engine<All>>>() {
        observe_deck(played, tally);
    }
}

fn observe_deck<D: Variant>(played: &Match<Engine<D>>, tally: &mut Tally)
where
    Engine<D>: Game<Event = Event, Choice = Choice, Options = Rules>,
{
    let game = played.position().game();
    let seats = || (0..game.seats()).map(Seat::new);
    if let Some(outcome) = played.outcome() {
        tally.share("ending", outcome.how, |names| Label::plain(names.word(&format!("ending-{}", outcome.how))));
    }
    observe_opening(played, tally);
    let mut turns = 0;
    for (_, event) in played.news_since(None, Viewer::Everything) {
        match event {
            Event::Turn { .. } => turns += 1,
            Event::DogmaAction { seat, card, .. } => tally.rate("dogma", seat, card.name(), |names| label(names, card)),
            Event::Moved { by, card: Shown::Face(card), how: Move::Meld | Move::DrawAndMeld, .. } => {
                tally.rate("melded", by, card.name(), |names| label(names, card));
            }
            Event::Claim { seat, age } => {
                let name = |names: &Names| Label::plain(names.count("achievement-age", age.into()));
                tally.rate("achievement", seat, format!("age {age}"), |names| name(names).chip("age", age.to_string()));
            }
            Event::ClaimSpecial { seat, special } => {
                tally.rate("achievement", seat, special.name(), |names| special_label(names, special));
            }
            _ => {}
        }
    }
    tally.number("turns", None, turns);
    for seat in seats() {
        tally.number("achievement-count", Some(seat), game.achieved(seat) as i64);
        for card in Color::ALL.into_iter().filter_map(|color| game.top(seat, color)) {
            tally.rate("top", seat, card.name(), |names| label(names, card));
            let set = card.set();
            if !played.setup().options.has_expansions() {
                continue;
            }
            tally.rate("set", seat, set.name(), |names| Label::plain(names.component(&format!("set-{}", set.name()))));
        }
    }
}

/// The card everybody begins with, and what everybody does first of all.
fn observe_opening<D: Variant>(played: &Match<Engine<D>>, tally: &mut Tally)
where
    Engine<D>: Game<Event = Event, Choice = Choice>,
{
    let mut begun = vec![false; played.position().game().seats()];
    let mut acted = begun.clone();
    for &(seat, choice) in played.history() {
        let action = match choice {
            Choice::Card(card) if !begun[seat.index()] => {
                begun[seat.index()] = true;
                tally.rate("first-card", seat, card.name(), |names| label(names, card));
                continue;
            }
            Choice::Draw => "draw",
            Choice::Meld(_) => "meld",
            Choice::Dogma(_) => "dogma",
            Choice::Achieve(_) | Choice::AchieveCard(_) => "achieve",
            Choice::Endorse(_) => "endorse",
            Choice::Inspire(_) => "inspire",
            _ => continue,
        };
        if !acted[seat.index()] {
            acted[seat.index()] = true;
            tally.rate("first-action", seat, action, |names| Label::plain(names.word(&format!("action-{action}"))));
        }
    }
}

fn label(names: &Names, card: Card) -> Label {
    Label::plain(names.component(&format!("card-{}", card.slug()))).chip(card.color().name(), card.value().to_string())
}

fn special_label(names: &Names, special: Special) -> Label {
    Label::plain(names.component(&format!("special-{}", special.name().to_lowercase()))).chip("special", "★")
}
