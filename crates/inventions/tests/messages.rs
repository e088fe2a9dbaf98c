//! Whole games can be said in both languages, no message is missing or left over, and the pages around a table have
//! their words.

use std::collections::BTreeSet;

use inventions::components::ComponentSet;
use inventions::words::{Action, Aspiration, Card, KnowledgeTile, Milestone, Region, SpecialistTile, Token, Type};
use inventions::{Choice, Inventions, Rules};
use table::text::{Language, Phrase, Texts};
use table::{Game, Rng, Spoken};
use testkit::texts::{TextFiles, say_everything_of_a_game, texts_of};

fn files() -> TextFiles {
    TextFiles::of(env!("CARGO_MANIFEST_DIR"))
}

/// Mostly does what people would do; chance alone builds little and chains less.
fn lively(offers: &[Choice], rng: &mut Rng) -> Choice {
    let idle = |choice: &&Choice| matches!(choice, Choice::Done | Choice::Decline | Choice::Rest(_));
    let busy: Vec<&Choice> = offers.iter().filter(|choice| !idle(choice)).collect();
    match rng.below(20) {
        1.. if !busy.is_empty() => *busy[rng.below(busy.len())],
        _ => offers[rng.below(offers.len())],
    }
}

#[test]
fn everything_that_happens_can_be_said() {
    let mut said = BTreeSet::new();
    for seats in Inventions::SEATS {
        for seed in 0..20 {
            // The earlier set has benefits that the present one lacks.
            let components = ComponentSet::all().nth(seed as usize % 2).expect("two sets");
            let seed = 100 * seats as u64 + seed;
            say_everything_of_a_game::<Inventions>((Rules { components }, seats), seed, lively, &mut said);
        }
    }
    let files = files();
    let messages = files.messages(Language::English, "table").into_iter();
    let messages = messages.filter(|id| !id.starts_with("explain-") && !RARE.contains(id));
    let never: Vec<&str> = messages.filter(|id| !said.contains(*id)).collect();
    assert_eq!(never, Vec::<&str>::new(), "never said");
}

/// What random games hardly ever come to; other tests say it.
const RARE: [&str; 10] = [
    "also-ip",
    "as-any",
    "ask-benefit",
    "ask-exchange",
    "event-chronos-idle",
    "event-season-rests",
    "event-unplayed",
    "list-nothing",
    "offer-gain",
    "offer-wild-exchange",
];

/// Only an Economy tile can be used then.
#[test]
fn nobody_is_asked_to_build_no_tiles() {
    let asked = Phrase::new("ask-build").number("left", 0).number("influence", 0);
    for (language, economy) in [(Language::English, "Economy tile"), (Language::German, "Wirtschaftsplättchen")] {
        let said = texts_of::<Inventions>(language, &Rules::default()).say(&asked, &[]);
        assert!(said.contains(economy) && !said.contains('0'), "{said}");
    }
}

#[test]
fn no_message_is_there_twice_and_both_languages_have_the_same() {
    files().must_be_the_same_in_both_languages(&[]);
}

/// Ids that are put together from the words of the game.
fn families() -> BTreeSet<String> {
    fn family<T: ToString>(patterns: &[&str], words: impl IntoIterator<Item = T>) -> Vec<String> {
        let filled = |word: T| patterns.iter().map(move |pattern| pattern.replace('*', &word.to_string())).collect();
        words.into_iter().map(filled).collect::<Vec<Vec<String>>>().concat()
    }
    [
        family(&["type-*", "type-*-rule", "tile-*", "tiles-*", "as-*", "benefit-specialists-*"], Type::ALL),
        family(&["specialist-*", "count-*", "a-*"], Type::ALL.map(Type::specialist)),
        family(&["count-*", "a-*"], ["scholar"]),
        family(&["tiles-*"], ["wealth"]),
        family(&["aspiration-*"], Aspiration::ALL),
        family(&["era-*"], 1..=6),
        family(&["action-*", "action-*-rule"], Action::ALL),
        family(&["region-*", "in-*", "from-*", "to-*"], Region::ALL),
        family(&["card-*", "card-*-story"], Card::ALL),
        family(&["milestone-*", "milestone-*-story"], Milestone::ALL),
        family(&["specialist-tile-*"], SpecialistTile::ALL),
        family(&["knowledge-tile-*"], KnowledgeTile::ALL),
        family(&["token-*"], Token::ALL),
        family(&["per-tile-*"], ["any", "progress", "economy", "culture", "technology", "wealth"]),
        family(&["counted-specialists-*"], Type::ALL),
        family(&["field-*"], fields()),
        family(&["explain-*"], ["type", "action", "region", "card", "milestone", "specialist-tile", "knowledge-tile"]),
        family(&["explain-*"], ["token", "tile", "goal", "space", "hex", "influence"]),
    ]
    .concat()
    .into_iter()
    .collect()
}

/// The fields of component entries that have a confidence; ropes and forums are remarked on in other words.
fn fields() -> BTreeSet<String> {
    let file = ComponentSet::default().facts().parsed_file();
    let sections = file.as_object().expect("sections");
    let listed = sections.iter().filter(|(name, _)| !matches!(name.as_str(), "about" | "ropes" | "forums"));
    let entries = listed.flat_map(|(_, section)| section.as_array().into_iter().flatten());
    let fields = entries.flat_map(|entry| entry["confidence"].as_object().into_iter().flat_map(|all| all.keys()));
    fields.map(|field| field.replace('_', "-")).collect()
}

/// Messages of the table are named in the code, or put together from the words of the game.
#[test]
fn no_message_is_missing_or_left_over() {
    let code = [
        include_str!("../src/text.rs"),
        include_str!("../src/text/component.rs"),
        include_str!("../src/text/event.rs"),
        include_str!("../src/text/offer.rs"),
        include_str!("../src/text/scoring.rs"),
    ];
    let kinds = ["specialist-tile", "knowledge-tile"];
    let is_id = |id: &str| {
        let plain = id.len() > 1 && id.contains('-') && id.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        plain && !kinds.contains(&id)
    };
    files().must_be_used(&code, &families(), is_id);
}

/// What the pages around a table say of the game fits any set of components.
#[test]
fn lobby_and_rules_fit_every_set() {
    let files = files();
    for language in Language::ALL {
        let texts = Texts::new(language, &Inventions::lobby(language));
        for id in ["lobby", "rules"].into_iter().flat_map(|name| files.messages(language, name)) {
            for (extent, named) in [("none", "no"), ("some", "yes"), ("most", "no")] {
                let phrase = Phrase::new(id).plain("value", "1a2b3c4d").plain("extent", extent).plain("name", "Mine");
                let phrase = phrase.plain("named", named).number("values", 9).number("reconstructed", 4);
                let said = texts.try_say(&phrase, &[]).expect("words");
                assert!(!said.contains("  ") && !said.ends_with(' '), "{said}");
            }
        }
    }
}
