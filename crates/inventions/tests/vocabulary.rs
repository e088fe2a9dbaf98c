//! What is printed can be said: benefits joined, formulas, free words; and all errors are told at once.

use inventions::components::{BUILT_IN, Components, Confidence, Counted, learn, read};
use inventions::{Choice, Event, Inventions, Rules};
use serde_json::{Value, json};
use table::text::{Language, Texts};
use table::{Match, Rng, Setup, Spoken};

fn with(section: &str, place: usize, field: &str, value: Value) -> String {
    let mut file: Value = serde_json::from_str(BUILT_IN).expect("JSON");
    file[section][place][field] = value;
    file.to_string()
}

#[track_caller]
fn good(section: &str, place: usize, field: &str, value: Value) -> Components {
    read(&with(section, place, field, value)).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// What owners tried to write and could not.
#[test]
fn the_seven_values_that_were_refused_are_read() {
    let written = |text: &str| {
        let set = good("economy_tiles", 0, "benefit", json!(text));
        set.written(set.economy(1))
    };
    assert_eq!(written("1 influence + 2 ip"), "1 influence + 2 ip");
    assert_eq!(written("trader or artisan"), "1 trader or 1 artisan");
    assert_eq!(written("economy aspiration"), "1 economy aspiration");
    assert_eq!(written("12 ip"), "12 ip");
    let set = good("milestones", 3, "diplomat_action", json!("1 scholar"));
    assert_eq!(set.written(set.milestone(inventions::words::Milestone::OriginOfLanguage).benefit), "1 scholar");
    good("private_goals", 0, "scoring", json!({ "kind": "per", "count": "progress tiles", "ip": 2, "max": 12 }));
    good("wealth_tiles", 0, "scoring", json!({ "kind": "per", "count": "neighbouring pairs", "ip": 1 }));
    good("wealth_tiles", 0, "scoring", json!({ "kind": "touching-pairs", "types": ["economy", "culture"], "ip": 3 }));
}

#[test]
fn the_same_written_otherwise_has_the_same_hash() {
    let hash = |text: &str| good("culture_tiles", 2, "benefit", json!(text)).hash;
    assert_eq!(hash("trader or 2 artisans"), hash("1 Trader  or 2 artisan"));
    assert_eq!(hash("2 ip + text: Dance"), hash("2 IP +  text:   Dance "));
    assert_ne!(hash("2 ip + text: Dance"), hash("2 ip + text: dance"));
    let formula = |value: Value| good("private_goals", 1, "scoring", value).hash;
    assert_eq!(
        formula(json!({ "kind": "per", "count": "Scholars", "each": 1, "beyond": 0, "ip": 2 })),
        formula(json!({ "kind": "per", "count": ["scholars"], "ip": 2 })),
    );
}

#[test]
fn what_cannot_be_joined_is_refused_with_the_words_that_can() {
    let refused = |text: &str| {
        let problems = read(&with("economy_tiles", 0, "benefit", json!(text))).expect_err(text);
        assert_eq!(problems.len(), 1, "{problems:?}");
        (problems[0].word.clone(), problems[0].reason.clone(), problems[0].allowed.clone())
    };
    let (word, reason, allowed) = refused("1 ip or 3 ponies");
    assert_eq!((word.as_str(), reason.as_str()), ("3 ponies", "is not a benefit"));
    assert!(allowed.contains(&"N wild aspiration".to_string()) && allowed.contains(&"call-diplomat".to_string()));
    assert_eq!(refused("21 ip").2, ["N ip with N from 1 to 20"]);
    assert_eq!(refused("1 ip or 1 ip").1, "is there twice");
    assert_eq!(refused("nothing or 1 ip").1, "stands alone or not at all");
    assert_eq!(refused("recall + recall").1, "is there twice");
    assert_eq!(refused("1 ip + 1 influence + 1 scholar + 1 trader or 2 ip").1, "joins too much");
    assert!(refused("1 ip + economy token").1.starts_with("is out of place"));
}

#[test]
fn all_errors_are_told_at_once_with_place_and_words() {
    let mut file: Value = serde_json::from_str(BUILT_IN).expect("JSON");
    file["economy_tiles"][2]["benefit"] = json!("a pony");
    file["culture_tiles"][1]["action"] = json!("dance");
    file["private_goals"][4]["scoring"] = json!({ "kind": "per", "count": "tiles beside", "ip": 2 });
    file["idea_cards"][7]["confidence"]["chain"] = json!("sure");
    file["regions"][0]["number"] = json!(9);
    let problems = read(&file.to_string()).expect_err("five errors");
    let told: Vec<(&str, Option<usize>, &str, &str)> = problems
        .iter()
        .map(|problem| (problem.section.as_str(), problem.place, problem.field.as_str(), problem.word.as_str()))
        .collect();
    for expected in [
        ("economy_tiles", Some(2), "benefit", "a pony"),
        ("culture_tiles", Some(1), "action", "dance"),
        ("private_goals", Some(4), "count", "tiles beside"),
        ("idea_cards", Some(7), "confidence", "sure"),
        ("regions", Some(0), "number", "9"),
    ] {
        assert!(told.contains(&expected), "{expected:?} in {told:?}");
    }
    assert_eq!(told.len(), 5, "{told:?}");
}

/// Within one value, too: every word of a benefit and every field of a formula.
#[test]
fn all_errors_of_one_value_are_told_at_once() {
    let words = |section: &str, field: &str, value: Value| {
        let problems = read(&with(section, 0, field, value)).expect_err("refused");
        let told = |problem: &table::SetProblem| match problem.word.as_str() {
            "" => problem.field.clone(),
            word => word.to_string(),
        };
        problems.iter().map(told).collect::<Vec<String>>()
    };
    assert_eq!(words("economy_tiles", "benefit", json!("3 ponies + 1 ip or 21 ip")), ["3 ponies", "21 ip"]);
    assert_eq!(
        words("culture_tiles", "benefit", json!("turn order + 1 ip + discount 2")),
        ["turn order", "discount 2"]
    );
    let per = json!({ "kind": "per", "count": ["tiles beside", "ponies"], "ip": 99, "most": 3, "each": 0 });
    assert_eq!(words("private_goals", "scoring", per), ["most", "tiles beside", "ponies", "0", "99"]);
    let steps =
        json!({ "kind": "steps", "count": "sages", "steps": [{ "from": 0, "ip": 3 }, { "from": 2, "ip": 101 }, 5] });
    assert_eq!(words("private_goals", "scoring", steps), ["0", "101", "5"]);
    let sum =
        json!({ "kind": "sum", "terms": [{ "kind": "pear" }, { "kind": "per", "count": "sages", "ip": 0 }], "max": 0 });
    assert_eq!(words("wealth_tiles", "scoring", sum), ["pear", "0", "0"]);
    assert_eq!(words("wealth_tiles", "scoring", json!({ "kind": "count", "type": "sport", "ip": 0 })), ["0", "sport"]);
    assert_eq!(words("wealth_tiles", "scoring", json!({ "kind": "pairs", "types": ["x", "y"] })), ["ip", "x", "y"]);
    let region = json!({ "kind": "region", "region": "atlantis", "ip": 1, "token_ip": 99, "max": 0 });
    assert_eq!(words("private_goals", "scoring", region), ["0", "atlantis", "99"]);
    assert_eq!(
        words("private_goals", "scoring", json!({ "kind": "society-era", "ip": [0, 31, 32, 0, 0] })),
        ["31", "32"]
    );
    let endless = vec!["ponies"; 5_000];
    assert_eq!(words("economy_tiles", "benefit", json!(endless.join(" + "))).len(), 20);
    let count = json!({ "kind": "per", "count": endless, "ip": 1 });
    assert_eq!(words("private_goals", "scoring", count).len(), 20);
    assert_eq!(words("technology_tiles", "actions", json!(["dance", "sing"])), ["dance", "sing"]);
}

/// What clients are sent can be sent back.
#[test]
fn the_file_that_clients_get_is_a_file() {
    let sent = Inventions::components(&Rules::default());
    let again = read(&sent["file"].to_string()).unwrap_or_else(|problems| panic!("{problems:?}"));
    assert_eq!(again.hash, read(BUILT_IN).expect("the built-in file").hash);
}

/// All actions in one forum would leave nobody a place for a pillar.
#[test]
fn every_forum_is_there_once() {
    let mut file: Value = serde_json::from_str(BUILT_IN).expect("JSON");
    for entry in file["forums"].as_array_mut().expect("forums") {
        entry["forum"] = json!(1);
    }
    let problems = read(&file.to_string()).expect_err("refused");
    assert_eq!(problems.len(), 4);
    assert_eq!(problems[0].to_string(), "forum '1', field 'forum': it is there twice");
}

#[test]
fn every_word_that_can_be_counted_is_read_as_it_is_written() {
    for counted in Counted::all() {
        assert_eq!(Counted::parse(&counted.to_string()), Some(counted), "{counted}");
    }
    assert_eq!(Counted::parse("touching pairs of economy and economy"), None);
}

/// Alternatives ask, sums give all, and free words are told: said in both languages, replayed from the notation.
#[test]
fn alternatives_are_asked_and_free_words_are_told() {
    let mut file: Value = serde_json::from_str(BUILT_IN).expect("JSON");
    for tile in file["specialist_tiles"].as_array_mut().expect("tiles") {
        tile["benefit"] = json!("1 influence + 2 ip or 3 ip + text: and a song");
    }
    let components = learn(&file.to_string()).unwrap_or_else(|problem| panic!("{problem:?}"));
    let names: Vec<String> = ["Ada", "Ben", "Cleo"].map(String::from).to_vec();
    let options = Rules { components };
    let setup = Setup { options, names: names.clone(), seed: 3u64.into() };
    let mut played = Match::<Inventions>::new(setup).expect("a match");
    let mut rng = Rng::new(3);
    let (mut songs, mut sums) = (0, 0);
    while let Some(asked) = played.position().asked().first() {
        let (seat, question) = (asked.seat, asked.question);
        let offers = played.position().offers(asked);
        let ways: Vec<String> =
            offers.iter().filter(|offer| matches!(offer, Choice::Gain(_))).map(ToString::to_string).collect();
        if !ways.is_empty() {
            assert_eq!(ways, ["gain 1 influence + 2 ip", "gain 3 ip + text"]);
            let game = played.position().game();
            for language in Language::ALL {
                let texts = Texts::new(language, &Inventions::texts(language, &options));
                let prompt = texts.try_say(&game.prompt(&question), &names).expect("a prompt");
                assert!(prompt.contains(if language == Language::English { "Choose one" } else { "Wähle eine" }));
                let said: Vec<String> = offers
                    .iter()
                    .map(|offer| texts.try_say(&game.offer(&question, offer), &names).expect("an offer"))
                    .collect();
                assert!(said[0].contains("2 IP") && said[1].contains("3 IP"), "{said:?}");
                let rule = texts.try_say(&game.rule(&question).expect("a rule"), &names).expect("words");
                assert!(rule.contains("and a song"), "{rule}");
            }
        }
        let choice = offers[rng.below(offers.len())];
        let before = played.position().game().player(seat).ip;
        played.choose(seat, choice).expect("offered");
        match choice.to_string().as_str() {
            "gain 3 ip + text" => {
                assert!(played.position().game().player(seat).ip >= before + 3);
                songs += 1;
            }
            "gain 1 influence + 2 ip" => sums += 1,
            _ => {}
        }
    }
    assert!(songs > 0 && sums > 0, "{songs} and {sums}");
    let told = played.news_since(None, table::Viewer::Everything).into_iter();
    let unplayed = told.filter(|(_, event)| matches!(event, Event::Unplayed { text: "and a song", .. })).count();
    assert_eq!(unplayed, songs);
    let again = Match::<Inventions>::replay(&played.record()).expect("it replays");
    assert_eq!(again.position().hash(), played.position().hash());
}

/// A set that somebody made is told apart from another one of the same values, and stands in for it in a record.
#[test]
fn a_learned_set_has_a_name_of_its_own() {
    let text = with("idea_cards", 9, "confidence", json!({ "type": "box", "chain": "box", "exhaust": "box" }));
    let set = learn(&text).unwrap_or_else(|problem| panic!("{problem:?}"));
    let built_in = read(BUILT_IN).expect("the built-in file");
    assert_eq!(set.hash, built_in.hash);
    assert_ne!(set.id, built_in.id);
    assert_eq!(set.grades[Confidence::Box], built_in.grades[Confidence::Box] + 3);
    let named = |id: &str| inventions::components::ComponentSet::named(id).map(|set| set.facts().id.clone());
    assert_eq!(named(&set.id), Some(set.id.clone()));
    // Unknown confidences, known values.
    assert_eq!(named(&format!("{}-00000000", set.hash)), Some(built_in.id));
    assert_eq!(named("0000000000000000"), None);
}
