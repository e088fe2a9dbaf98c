//! Whole games can be said in both languages, no message is missing or left over, and the pages around a table have
//! their words.

use std::collections::BTreeSet;

use inventions::components::ComponentSet;
use inventions::words::{Action, Aspiration, Card, KnowledgeTile, Milestone, Region, SpecialistTile, Token, Type};
use inventions::{Choice, Inventions, Rules};
use table::text::{Language, Phrase, Texts, Word};
use table::{Game, Match, Options, Plans, Rng, Spoken};

/// The files of a language that a table speaks, and those about the game outside of a table.
fn files(language: Language) -> [(&'static str, &'static str); 4] {
    macro_rules! files {
        ($folder:literal) => {
            files!($folder, "components", "table", "lobby", "rules")
        };
        ($folder:literal, $($name:literal),+) => {
            [$(($name, include_str!(concat!("../src/text/", $folder, "/", $name, ".ftl")))),+]
        };
    }
    match language {
        Language::English => files!("en"),
        Language::German => files!("de"),
    }
}

fn file(language: Language, name: &str) -> &'static str {
    files(language).into_iter().find(|(file, _)| *file == name).expect("a file").1
}

/// The messages of a file in their order.
fn messages(source: &str) -> Vec<&str> {
    let lines = source.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    lines.filter_map(|line| line.split_once(" =").map(|(id, _)| id)).collect()
}

fn texts(language: Language) -> Texts {
    Texts::new(language, &Inventions::texts(language, &Rules::default()))
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

/// The ids of a phrase and of all phrases in it.
fn collect(phrase: Phrase, ids: &mut BTreeSet<String>) {
    ids.insert(phrase.id);
    for (_, word) in phrase.args {
        if let Word::Phrase(inner) = word {
            collect(*inner, ids);
        }
    }
}

/// Says everything that is asked, offered and told in random games. Offers of one question never sound alike.
#[test]
fn everything_that_happens_can_be_said() {
    let all: Vec<String> = ["Ada", "Ben", "Cleo", "Dora"].map(String::from).to_vec();
    let languages = Language::ALL.map(texts);
    let mut said = BTreeSet::new();
    for seats in Inventions::SEATS {
        for seed in 0..20 {
            let names = all[..seats].to_vec();
            // The earlier set has benefits that the present one lacks.
            let components = ComponentSet::all().nth(seed as usize % 2).expect("two sets");
            let seed = 100 * seats as u64 + seed;
            let setup = table::Setup { options: Rules { components }, names: names.clone(), seed };
            let mut played = Match::<Inventions>::new(setup).expect("a match");
            let mut rng = Rng::new(seed);
            while let Some(asked) = played.position().asked().first() {
                let (seat, question, game) = (asked.seat, asked.question, played.position().game());
                let offers = played.position().offers(asked);
                let labels: Vec<Phrase> = offers.iter().map(|offer| game.offer(&question, offer)).collect();
                let rule = game.rule(&question);
                for texts in &languages {
                    texts.try_say(&game.prompt(&question), &names).expect("a prompt");
                    rule.iter().for_each(|rule| assert!(texts.try_say(rule, &names).is_ok()));
                    let mut heard = BTreeSet::new();
                    for (label, offer) in labels.iter().zip(offers) {
                        let text = texts.try_say(label, &names).expect("an offer");
                        assert!(!text.contains("  ") && !text.ends_with(['.', ' ']), "{text}");
                        assert!(heard.insert(text.clone()), "'{text}' is said twice, for {offer} and another");
                    }
                }
                collect(game.prompt(&question), &mut said);
                labels.into_iter().for_each(|label| collect(label, &mut said));
                let choice = lively(offers, &mut rng);
                played.choose(seat, choice).expect("offered");
            }
            for (_, event) in played.news_since(None, table::Viewer::Everything) {
                for texts in &languages {
                    texts.try_say(&Inventions::sentence(&event), &names).expect("a sentence");
                }
                collect(Inventions::sentence(&event), &mut said);
            }
        }
    }
    let there = messages(file(Language::English, "table")).into_iter().filter(|id| !id.starts_with("explain-"));
    let there = there.filter(|id| !RARE.contains(id));
    let never: Vec<&str> = there.filter(|id| !said.contains(*id)).collect();
    assert_eq!(never, Vec::<&str>::new(), "never said");
}

/// What random games hardly ever come to; other tests say it.
const RARE: [&str; 7] = [
    "also-ip",
    "as-any",
    "ask-exchange",
    "event-chronos-idle",
    "event-season-rests",
    "list-nothing",
    "offer-wild-exchange",
];

#[test]
fn no_message_is_there_twice_and_both_languages_have_the_same() {
    let mut all = BTreeSet::new();
    for ((name, english), (_, german)) in files(Language::English).into_iter().zip(files(Language::German)) {
        let ids = messages(english);
        assert_eq!(ids, messages(german), "{name}");
        for id in ids {
            assert!(all.insert(id), "{id} is there twice");
        }
    }
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
    let sections = ComponentSet::default().facts().file.as_object().expect("sections");
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
    ];
    let quoted: BTreeSet<&str> = code.iter().flat_map(|code| code.split('"').skip(1).step_by(2)).collect();
    let families = families();
    let there: BTreeSet<&str> =
        ["components", "table"].into_iter().flat_map(|name| messages(file(Language::English, name))).collect();
    let used = |id: &&str| quoted.contains(id) || families.contains(*id);
    assert_eq!(there.iter().copied().filter(|id| !used(id)).collect::<Vec<_>>(), Vec::<&str>::new(), "left over");
    let plain = |id: &str| id.len() > 1 && id.contains('-') && id.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    let kinds = ["specialist-tile", "knowledge-tile"];
    let named = quoted.iter().copied().filter(|id| plain(id) && !kinds.contains(id));
    assert_eq!(named.filter(|id| !there.contains(id)).collect::<Vec<_>>(), Vec::<&str>::new(), "missing");
    assert_eq!(families.iter().filter(|id| !there.contains(id.as_str())).collect::<Vec<_>>(), Vec::<&String>::new());
}

/// What the pages around a table say of the game. The chart is called as in Age of Innovation, and its name stands
/// there.
#[test]
fn lobby_and_rules_are_complete() {
    let game = Inventions::NAME;
    let mut expected: BTreeSet<String> =
        ["title", "about", "length", "players", "weight", "credits"].map(|part| format!("game-{game}-{part}")).into();
    for spec in Rules::specs() {
        expected.extend(["", "-help"].map(|part| format!("option-{game}-{}{part}", spec.key)));
        expected.extend(spec.values.iter().chain(spec.kept).map(|value| format!("value-{game}-{}-{value}", spec.key)));
        // Of sets that somebody adds, only the hash is known.
        expected.insert(format!("value-{game}-{}", spec.key));
    }
    assert!(Inventions::PLANS.is_empty());
    let standing = Inventions::set_up(&Rules::default(), 2, &mut Rng::new(1)).expect("a game").chart();
    assert_eq!(standing.into_iter().map(|(name, _)| name).collect::<Vec<_>>(), ["points"]);
    expected.insert(format!("outcome-{game}-points"));
    expected.extend(
        ["about-G", "about-G-text", "about-G-values", "about-G-set", "about-G-help"].map(|id| id.replace('G', game)),
    );
    for language in Language::ALL {
        let lobby: BTreeSet<String> = messages(file(language, "lobby")).into_iter().map(String::from).collect();
        assert_eq!(lobby, expected);
        let rules = file(language, "rules");
        let texts = Texts::new(language, &[file(language, "lobby"), rules]);
        for id in lobby.iter().map(String::as_str).chain(messages(rules)) {
            for extent in ["none", "some", "most"] {
                let phrase = Phrase::new(id).plain("value", "1a2b3c4d").plain("extent", extent).plain("name", "Mine");
                let said = texts.try_say(&phrase.number("values", 9).number("reconstructed", 4), &[]).expect("words");
                assert!(!said.contains("  ") && !said.ends_with(' '), "{said}");
            }
        }
        let sections = messages(rules);
        assert!(sections.chunks(2).all(|pair| pair[0] == format!("{}-title", pair[1])), "a title before each section");
        assert!(sections.len() > 30);
    }
}
