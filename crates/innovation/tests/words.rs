//! Every prompt, offer and event has words in both languages and both editions.

use innovation::{Base, Deck, Edition, Innovation, Rules};
use table::text::{Language, Phrase, Texts};
use table::{Game, Match, Rng, Setup, Viewer};

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

/// Says everything that is asked, offered and told in random games.
#[test]
fn everything_that_happens_can_be_said() {
    let names: Vec<String> = ["Ada", "Ben", "Cleo"].map(String::from).to_vec();
    for language in Language::ALL {
        for edition in Edition::ALL {
            let (options, texts) = texts(language, edition);
            for seed in 0..60 {
                let setup = Setup { options, names: names.clone(), seed };
                let mut played = Match::<Innovation>::new(setup).expect("a match");
                let mut rng = Rng::new(seed);
                while let Some(asked) = played.position().asked().first() {
                    let (seat, question, game) = (asked.seat, asked.question, played.position().game());
                    let offers = played.position().offers(asked);
                    texts.try_say(&game.prompt(&question), &names).expect("a prompt");
                    for offer in offers {
                        texts.try_say(&game.offer(&question, offer), &names).expect("an offer");
                    }
                    let choice = offers[rng.below(offers.len())];
                    played.choose(seat, choice).expect("offered");
                }
                for viewer in [Viewer::Watcher, Viewer::Everything] {
                    for event in played.events_since(0, viewer) {
                        texts.try_say(&Innovation::sentence(&event), &names).expect("a sentence");
                    }
                }
            }
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
