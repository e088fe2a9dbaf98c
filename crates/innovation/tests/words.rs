//! Every prompt, offer and event has words in both languages and both editions.

use innovation::card::{Card, Icon, Set};
use innovation::{All, Base, Deck, Decree, Edition, Engine, Expansions, Innovation, Rules, Special, Variant};
use table::text::{Language, Phrase, Texts};
use table::{Match, Rng, Setup, Spoken, Viewer};

fn texts(language: Language, edition: Edition) -> (Rules, Texts) {
    let rules = Rules { edition, ..Rules::default() };
    (rules, Texts::new(language, &Innovation::texts(language, &rules)))
}

#[test]
fn every_card_and_effect_has_words() {
    for language in Language::ALL {
        for edition in Edition::ALL {
            let (rules, texts) = texts(language, edition);
            let mut names = Vec::new();
            for card in Base::cards() {
                let id = format!("card-{}", card.slug());
                let name = texts.try_say(&Phrase::new(id.clone()), &[]).expect("a name");
                assert!(!names.contains(&name), "{name} is there twice");
                for effect in 1..=edition.effect_count(card) {
                    assert!(texts.has(&format!("{id}-{effect}")), "{id}-{effect} in {}", language.code());
                }
                assert!(!texts.has(&format!("{id}-{}", edition.effect_count(card) + 1)), "{id} has a text too many");
                let help = Innovation::explain(&name, &texts, &rules).expect("help by the name in this language");
                assert!(Innovation::explain(card.name(), &texts, &rules).is_some_and(|english| english == help));
                names.push(name);
            }
            for special in ["Monument", "Empire", "World", "Wonder", "Universe"] {
                assert!(Innovation::explain(special, &texts, &rules).is_some(), "{special}");
            }
            assert_eq!(Innovation::explain("Chess", &texts, &rules), None);
        }
    }
}

/// Plays at random and says everything that is asked, explained, offered and told.
fn say_a_match<D: Variant>(options: Rules, names: &[String], seed: u64, texts: &Texts) {
    let setup = Setup { options, names: names.to_vec(), seed: seed.into() };
    let mut played = Match::<Engine<D>>::new(setup).expect("a match");
    let mut rng = Rng::new(seed);
    while let Some(asked) = played.position().asked().first() {
        let (seat, question, game) = (asked.seat, asked.question, played.position().game());
        let offers = played.position().offers(asked);
        texts.try_say(&game.prompt(&question), names).expect("a prompt");
        if let Some(rule) = game.rule(&question) {
            texts.try_say(&rule, names).expect("a rule");
        }
        for offer in offers {
            texts.try_say(&game.offer(&question, offer), names).expect("an offer");
        }
        let choice = offers[rng.below(offers.len())];
        played.choose(seat, choice).expect("offered");
    }
    for viewer in [Viewer::Watcher, Viewer::Everything] {
        for (_, event) in played.news_since(None, viewer) {
            texts.try_say(&Engine::<D>::sentence(&event), names).expect("a sentence");
        }
    }
}

#[test]
fn everything_that_happens_can_be_said() {
    let names = ["Ada", "Ben", "Cleo"].map(String::from);
    for language in Language::ALL {
        for edition in Edition::ALL {
            let (options, texts) = texts(language, edition);
            (0..60).for_each(|seed| say_a_match::<Base>(options, &names, seed, &texts));
        }
    }
}

#[test]
fn the_2011_edition_speaks_its_own_words() {
    let say = |language, edition| texts(language, edition).1.say(&Phrase::new("card-monotheism-2"), &[]).to_lowercase();
    assert!(say(Language::English, Edition::Deluxe2017).contains("tuck"));
    assert!(say(Language::English, Edition::Iello2011).contains("archive"));
    assert!(say(Language::German, Edition::Deluxe2017).contains("unter"));
    assert!(say(Language::German, Edition::Iello2011).contains("archivier"));
}

fn with_all_sets() -> Rules {
    let expansions = Expansions::every().last().expect("all sets");
    Rules { expansions, relics: true, ..Rules::default() }
}

/// The ids that the texts of a card must have, by what stands on it.
fn parts(card: &serde_json::Value) -> Vec<String> {
    let count = |list: &serde_json::Value| list.as_array().expect("a list").len();
    let effects = (1..=count(&card["effects"]["deluxe-2017"])).map(|number| format!("-{number}"));
    let karmas = (1..=count(&card["karmas"])).map(|number| format!("-karma-{number}"));
    let boxes = ["echo", "inspire"].into_iter().filter(|name| card[name] == true).map(|name| format!("-{name}"));
    effects.chain(karmas).chain(boxes).collect()
}

/// Every part of every card has its words, and nothing has words that is not there.
#[test]
fn every_part_of_every_card_of_the_expansions_has_words() {
    let rules = with_all_sets();
    let components = Engine::<All>::components(&rules);
    let cards = components["cards"].as_array().expect("cards");
    assert_eq!(cards.len(), 530);
    for language in Language::ALL {
        let sources = Engine::<All>::texts(language, &rules);
        let texts = Texts::new(language, &sources);
        let mut expected = Vec::new();
        let mut names = Vec::new();
        for card in cards {
            let id = format!("card-{}", card["slug"].as_str().expect("a slug"));
            let name = texts.try_say(&Phrase::new(id.clone()), &[]).expect("a name");
            let help = Engine::<All>::explain(&name, &texts, &rules).expect("help by the name in this language");
            for part in parts(card) {
                let said = texts.try_say(&Phrase::new(format!("{id}{part}")), &[]).expect("a rule");
                assert!(help.contains(&said), "the help on {name} leaves {part} out");
                expected.push(format!("{id}{part}"));
            }
            let english = card["name"].as_str().expect("a name");
            assert_eq!(Engine::<All>::explain(english, &texts, &rules), Some(help), "{english}");
            assert!(!names.contains(&name), "{name} is there twice");
            names.push(name);
            expected.push(id);
        }
        let written = sources.iter().flat_map(|source| source.lines()).filter_map(|line| line.split_once(" = "));
        for (id, _) in written.filter(|(id, _)| id.starts_with("card-") && !id.contains("-option-")) {
            assert!(expected.iter().any(|known| known == id), "{id} in {} belongs to no card", language.code());
        }
        for special in Special::in_play(rules.expansions) {
            assert!(
                Engine::<All>::explain(special.name(), &texts, &rules).is_some_and(|help| help.lines().count() >= 2)
            );
        }
        for decree in Decree::ALL {
            assert!(
                Engine::<All>::explain(decree.name(), &texts, &rules).is_some_and(|help| help.lines().count() == 3)
            );
        }
    }
}

/// Without expansions nobody reads of them.
#[test]
fn a_base_game_speaks_of_no_expansion() {
    for language in Language::ALL {
        let (rules, texts) = texts(language, Edition::Deluxe2017);
        for name in ["Athens", "Timbuktu", "Legend", "War"] {
            assert_eq!(Innovation::explain(name, &texts, &rules), None, "{name}");
        }
        assert!(!texts.has("card-athens") && !texts.has("event-dig"));
    }
}

/// Says everything that is asked, offered and told in random games with all sets, at tables of all sizes.
#[test]
fn everything_that_happens_with_expansions_can_be_said() {
    let rules = with_all_sets();
    let names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"].map(String::from);
    for language in Language::ALL {
        let texts = Texts::new(language, &Engine::<All>::texts(language, &rules));
        for seed in 0..80 {
            say_a_match::<All>(rules, &names[..2 + seed as usize % 7], seed, &texts);
        }
    }
}

/// Whatever the code can say has words: the ids stand in it as they are.
#[test]
fn every_message_that_the_code_names_has_words() {
    const CODE: &str = concat!(include_str!("../src/text.rs"), include_str!("../src/text/explain.rs"));
    const KINDS: [&str; 8] = ["ask-", "offer-", "event-", "note-", "from-", "to-", "shown-", "explain-"];
    let named = CODE.split('"').skip(1).step_by(2);
    let ids: Vec<&str> = named.filter(|word| KINDS.iter().any(|kind| word.starts_with(kind))).collect();
    assert!(ids.len() > 150, "only {} ids were found", ids.len());
    for language in Language::ALL {
        let texts = Texts::new(language, &Engine::<All>::texts(language, &with_all_sets()));
        for id in &ids {
            assert!(texts.has(id), "{id} in {}", language.code());
        }
        let kinds = Set::EXPANSIONS.map(|set| format!("type-{}", set.name()));
        let sets = Set::ALL.map(|set| format!("set-{}", set.name()));
        let icons = Icon::ALL.map(|icon| format!("icon-{}", icon.name()));
        for id in kinds.iter().chain(&sets).chain(&icons) {
            assert!(texts.has(id), "{id} in {}", language.code());
        }
    }
}

/// The cards that offer options, by the functions that ask: `fn ice_skates(` is of the card with the slug `ice-skates`.
fn cards_with_options(folder: &std::path::Path, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            cards_with_options(&path, found);
            continue;
        }
        let code = std::fs::read_to_string(&path).expect("readable code");
        let functions = code.split("\nfn ").skip(1).filter(|function| function.contains("choose_option("));
        found.extend(functions.map(|function| function.split(['(', '<']).next().expect("a name").replace('_', "-")));
    }
}

#[test]
fn every_option_of_a_card_has_words() {
    let mut functions = Vec::new();
    cards_with_options(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/cards"), &mut functions);
    assert!(functions.len() >= 8, "only {functions:?} were found");
    for language in Language::ALL {
        let texts = Texts::new(language, &Engine::<All>::texts(language, &with_all_sets()));
        for function in &functions {
            let card = Card::all().find(|card| {
                let rest = function.strip_prefix(&card.slug());
                rest.is_some_and(|rest| {
                    ["", "-1", "-2", "-3", "-echo", "-inspire", "-karma-1", "-karma-2"].contains(&rest)
                })
            });
            let card = card.unwrap_or_else(|| panic!("{function} is of no card"));
            for option in 1..=2 {
                let id = format!("card-{}-option-{option}", card.slug());
                assert!(texts.has(&id), "{id} in {}", language.code());
            }
        }
    }
}
