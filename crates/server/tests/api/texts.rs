//! What the games say comes from the server, in the reader's language and for the table's options.

use table::text::{Language, Phrase, Texts};

use crate::host::Host;

fn sources(list: &serde_json::Value) -> Vec<&str> {
    list.as_array().expect("a list").iter().map(|source| source.as_str().expect("a source")).collect()
}

#[test]
fn the_lobby_has_the_words_of_every_game() {
    let host = Host::start();
    for (code, language) in [("en", Language::English), ("de", Language::German)] {
        let answer = host.browser().get(&format!("/api/texts/{code}")).ok();
        let texts = Texts::new(language, &sources(&answer["texts"]));
        for game in host.browser().get("/api/games").ok().as_array().expect("games") {
            let name = game["name"].as_str().expect("a name");
            assert!(texts.has(&format!("game-{name}-title")), "{code}: {name}");
            for section in sources(&game["rules_sections"]) {
                assert!(texts.has(&format!("rules-{name}-{section}")), "{code}: {section}");
            }
        }
    }
}

#[test]
fn a_table_has_the_words_of_its_options() {
    let host = Host::start();
    let browser = host.browser();
    let words = |options: &str, list: &str| {
        let answer = browser.get(&format!("/api/games/innovation/texts/en?{options}")).ok();
        let texts = Texts::new(Language::English, &sources(&answer[list]));
        texts.say(&Phrase::new("card-archery"), &[])
    };
    let [deluxe, earlier] = ["edition=deluxe-2017", "edition=iello-2011"];
    assert_eq!((words(deluxe, "texts"), words(earlier, "texts")), (words(earlier, "other"), words(deluxe, "other")));
    for wrong in ["innovation/texts/tlh", "chess/texts/en"] {
        assert_eq!(browser.get(&format!("/api/games/{wrong}")).status, 404, "{wrong}");
    }
    assert_eq!(browser.get("/api/games/innovation/texts/en?edition=1999").status, 400);
}

#[test]
fn texts_that_are_known_are_not_sent_again() {
    let host = Host::start();
    let browser = host.browser();
    let first = browser.get("/api/texts/en");
    assert_eq!(first.header("cache-control"), Some("no-cache"));
    let tag = first.header("etag").expect("a tag").to_string();
    let again = browser.send("GET", "/api/texts/en", &[("if-none-match", &tag)], None);
    assert_eq!((again.status, again.text.as_str()), (304, ""));
    let german = browser.send("GET", "/api/texts/de", &[("if-none-match", &tag)], None);
    assert_eq!(german.status, 200);
}
