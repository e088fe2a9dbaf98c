//! What is drawn at tables of all kinds, all through random games.

use bots::Strength;
use innovation::card::{Card, Slot, Splay};
use innovation::view::{CardView, View};
use innovation::{All, Base, Deck, Engine, Place, Variant};
use table::text::{Language, Phrase};
use table::{AnyMatch, Match, Seat, Viewer};

use kit::Words;
use kit::drawing::{Pen, Sheet, width};

const WIDTH: usize = 100;

fn sheet(played: &dyn AnyMatch, language: Language, color: bool) -> Sheet {
    let pen = Pen { color, width: WIDTH, height: 50 };
    let artist = innovation_kit::manifest().artist;
    Sheet::new(pen, Words::new(language, &[artist.words()]), played.texts(language), artist)
}

/// Plays a random game and looks at it now and then.
fn watch(seats: usize, options: &[(&str, &str)], seed: u64, look: impl Fn(&dyn AnyMatch)) {
    let manifest = innovation_kit::manifest();
    let options: Vec<_> = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let names = (0..seats).map(|seat| format!("player {seat}")).collect();
    let mut played = manifest.game.new_match(&options, names, seed.into()).unwrap();
    let mut bot = manifest.bots.player(&*played, Strength::Random.into(), seed);
    let every = testkit::volume::of(27, 9);
    while let Some(&seat) = played.asked().first() {
        if played.choices().is_multiple_of(every) {
            look(&*played);
        }
        let choice = bot.choose(&*played, seat).unwrap();
        played.choose(seat, &choice).unwrap();
    }
    look(&*played);
}

fn typed<D: Variant>(played: &dyn AnyMatch) -> &Match<Engine<D>> {
    played.as_any().downcast_ref().unwrap()
}

const EXPANSIONS: (&str, &str) = ("expansions", "cities,artifacts,echoes,figures");

fn seats(played: &dyn AnyMatch) -> impl Iterator<Item = Seat> {
    (0..played.names().len()).map(Seat::new)
}

/// Names that stand inside no other card's name.
fn telling(card: &Card) -> bool {
    All::cards().filter(|other| other.name().contains(card.name())).count() == 1
}

#[test]
fn every_line_fits_the_screen() {
    let tables: [(usize, &[(&str, &str)]); 7] = [
        (2, &[("edition", "deluxe-2017")]),
        (3, &[("edition", "iello-2011")]),
        (4, &[("edition", "deluxe-2017")]),
        (4, &[("edition", "iello-2011")]),
        (2, &[EXPANSIONS, ("relics", "yes")]),
        (5, &[EXPANSIONS]),
        (8, &[EXPANSIONS, ("relics", "yes")]),
    ];
    for (count, options) in tables {
        watch(count, options, 3, |played| {
            for language in Language::ALL {
                let sheet = sheet(played, language, true);
                for viewer in seats(played).map(Viewer::Seat).chain([Viewer::Watcher, Viewer::Everything]) {
                    for line in sheet.draw(played, viewer) {
                        assert!(width(&line) <= WIDTH, "{language:?}, {count} seats: {line}");
                    }
                }
            }
        });
    }
}

/// Whether the viewer may not know the card's name.
fn is_hidden<D: Variant>(game: &Engine<D>, card: Card, viewer: Seat) -> bool {
    match game.place(card) {
        Place::Supply | Place::Achievement => true,
        // With expansions achievements are cards, which their owners do not see either; relics lie face up.
        Place::Achieved(_) => !card.is_relic(),
        Place::Hand(owner) | Place::Score(owner) | Place::Forecast(owner) => owner != viewer,
        Place::Board(owner) => {
            let is_top = game.top(owner, card.color()) == Some(card);
            owner != viewer && !is_top && !shows_a_rule(card, game.splay(owner, card.color()))
        }
        Place::Display(_) | Place::Relic | Place::Removed => false,
    }
}

/// A covered card whose echo or inspire effect can be read is known to all.
fn shows_a_rule(card: Card, splay: Splay) -> bool {
    let seen: &[usize] = match splay {
        Splay::Unsplayed => &[],
        Splay::Left => &[3],
        Splay::Right => &[0, 1],
        Splay::Up => &[1, 2, 3],
    };
    seen.iter().any(|&slot| matches!(card.facts().slots[slot], Slot::Echo | Slot::Inspire))
}

fn sees_nothing_hidden<D: Variant>(played: &dyn AnyMatch) {
    let game = typed::<D>(played).position().game();
    let sheet = sheet(played, Language::English, false);
    for viewer in seats(played) {
        let drawn = sheet.draw(played, Viewer::Seat(viewer)).join("\n");
        for card in D::cards().filter(telling).filter(|&card| is_hidden(game, card, viewer)) {
            assert!(!drawn.contains(card.name()), "{viewer} sees {card}:\n{drawn}");
        }
    }
}

#[test]
fn nobody_sees_what_lies_in_other_hands() {
    watch(3, &[], 5, sees_nothing_hidden::<Base>);
    watch(6, &[EXPANSIONS, ("relics", "yes")], 5, sees_nothing_hidden::<All>);
}

fn sees_what_is_open<D: Variant>(played: &dyn AnyMatch) {
    let sheet = sheet(played, Language::English, false);
    for viewer in seats(played) {
        let drawn = sheet.draw(played, Viewer::Seat(viewer)).join("\n");
        let view: View = typed::<D>(played).position().view(Viewer::Seat(viewer));
        let own = &view.players[viewer.index()];
        let own = own.hand.iter().chain(&own.score).filter_map(|card: &CardView| card.name.as_ref());
        let stacks = view.players.iter().flat_map(|player| &player.stacks);
        let covered = stacks.clone().flat_map(|stack| &stack.covered).filter_map(|card| card.name.as_ref());
        for name in own.chain(stacks.filter_map(|stack| stack.top.as_ref())).chain(covered) {
            assert!(drawn.contains(*name), "{viewer} misses {name}:\n{drawn}");
        }
        let expansions = view.players.iter().filter_map(|player| player.expansions.as_ref());
        let own_forecast = view.players[viewer.index()].expansions.iter().flat_map(|expansions| &expansions.forecast);
        let own_forecast = own_forecast.map(|card| card.name.as_ref().expect("one's own"));
        let open = expansions.clone().flat_map(|expansions| expansions.display.iter().chain(&expansions.relics));
        let beside = view.expansions.iter().flat_map(|expansions| &expansions.relics);
        for name in own_forecast.chain(open).chain(beside) {
            assert!(drawn.contains(*name), "{viewer} misses {name}:\n{drawn}");
        }
        let decrees = expansions.flat_map(|expansions| &expansions.decrees);
        for decree in decrees.chain(view.expansions.iter().flat_map(|expansions| &expansions.decrees)) {
            assert!(drawn.contains(decree.name()), "{viewer} misses {}:\n{drawn}", decree.name());
        }
        for player in &view.players {
            assert!(drawn.contains(&format!("{} point", player.points)), "{drawn}");
            assert!(drawn.contains(&format!("♜ {}  ♛ {}  ♣ {}", player.icons[0], player.icons[1], player.icons[2])));
        }
    }
}

#[test]
fn everybody_sees_all_that_is_theirs_and_all_that_is_open() {
    watch(2, &[], 8, sees_what_is_open::<Base>);
    watch(2, &[EXPANSIONS, ("relics", "yes")], 8, sees_what_is_open::<All>);
}

#[test]
fn colour_adds_nothing_but_codes() {
    watch(2, &[], 9, |played| {
        let viewer = Viewer::Seat(Seat::new(0));
        let plain = sheet(played, Language::German, false).draw(played, viewer);
        let colored = sheet(played, Language::German, true).draw(played, viewer);
        assert_eq!(plain.len(), colored.len());
        for (plain, colored) in plain.iter().zip(&colored) {
            assert!(!plain.contains('\x1b'), "{plain}");
            // A box is drawn by its background instead of brackets.
            let bare = plain.replace(['[', ']'], " ").trim_end().to_string();
            assert_eq!(console::strip_ansi_codes(colored).replace(['[', ']'], " ").trim_end(), bare);
        }
    });
}

#[test]
fn texts_show_symbols() {
    watch(2, &[], 1, |played| {
        if played.choices() == 0 {
            let plain = sheet(played, Language::English, false);
            assert_eq!(
                plain.symbols("two [castle], [clock][hex] of [10] [up] [11] [ ["),
                "two ♜, ◷◇ of [10] [up] [11] [ ["
            );
            let colored = sheet(played, Language::English, true);
            assert_eq!(colored.symbols("a [4]."), "a \x1b[7m 4 \x1b[0m.");
        }
    });
}

#[test]
fn an_outcome_is_told_in_the_words_of_the_edition() {
    let words = Words::new(Language::English, &[innovation_kit::manifest().artist.words()]);
    let outcome = Phrase::new("innovation-outcome").key("how", "score").plain("winners", "A and B").number("count", 2);
    assert_eq!(words.fill(outcome.key("edition", "deluxe-2017")), "A and B win by score!");
}
