//! A corrected component file speaks, too: whatever its values are, help, prompts, offers and events tell them.

use std::collections::BTreeSet;
use std::sync::Once;

use inventions::components::{self, BUILT_IN, ComponentSet};
use inventions::{Inventions, Rules};
use serde_json::{Value, json};
use table::text::{Language, Phrase, Texts};
use table::{Match, Options, Rng, Spoken};

/// The built-in file with a value of every kind that it does not have itself, some of them read from the box.
fn corrected() -> String {
    let mut file: Value = serde_json::from_str(BUILT_IN).expect("JSON");
    let mut set = |section: &str, key: &str, word: Value, field: &str, value: Value| {
        let entries = file[section].as_array_mut().expect("a section");
        let entry = entries.iter_mut().find(|entry| entry[key] == word).expect("an entry");
        entry[field] = value;
        entry["confidence"][field] = json!("box");
    };
    let economy = ["build", "2 specialist", "2 citizen", "ready 1", "recall", "build for 1", "2 scholar"];
    for (number, benefit) in (1..).zip(economy) {
        set("economy_tiles", "number", json!(number), "benefit", json!(benefit));
    }
    let culture = ["1 trader", "2 artisan", "1 thinker", "nothing", "travel", "2 influence", "9 ip"];
    for (number, benefit) in (1..).zip(culture) {
        set("culture_tiles", "number", json!(number), "benefit", json!(benefit));
    }
    for (hex, benefit) in [("A3", "discount 1"), ("A4", "build"), ("A5", "present"), ("C1", "nothing")] {
        set("progress_map", "hex", json!(hex), "benefit", json!(benefit));
    }
    let wealth = [
        ("A", json!({ "kind": "count", "type": "economy", "ip": 2 })),
        ("B", json!({ "kind": "count", "type": "wealth", "ip": 2, "max": 5 })),
        ("C", json!({ "kind": "touching-pairs", "types": ["culture", "technology"], "ip": 4 })),
    ];
    for (letter, scoring) in wealth {
        set("wealth_tiles", "letter", json!(letter), "scoring", scoring);
    }
    for (goal, kind) in [("2-6", "inventions"), ("3-2", "influence-tokens")] {
        set("private_goals", "goal", json!(goal), "scoring", json!({ "kind": kind, "beyond": 0, "ip": 1, "max": 9 }));
    }
    set("idea_cards", "card", json!("silk"), "exhaust", json!(["trader", "artisan", "artisan"]));
    set("milestones", "milestone", json!("iron"), "diplomat_spaces", json!(1));
    file["name"] = json!("A second look");
    let ropes = file["ropes"].as_array_mut().expect("a section");
    ropes.retain(|rope| !rope["between"].as_array().is_some_and(|ends| ends.contains(&json!("australia"))));
    file.to_string()
}

fn rules() -> Rules {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| components::install(vec![components::read(&corrected()).expect("a good file")]));
    Rules::default()
}

fn texts(language: Language) -> Texts {
    Texts::new(language, &Inventions::texts(language, &rules()))
}

fn help(language: Language, name: &str) -> String {
    Inventions::explain(name, &texts(language), &rules()).unwrap_or_else(|| panic!("no help on {name}"))
}

#[test]
fn the_corrected_set_is_the_one_for_new_games() {
    assert!(!rules().components.is_built_in());
    assert_eq!(ComponentSet::all().count(), 3, "this one, the built-in one and the earlier one");
    assert_eq!(Rules::specs()[0].values.len(), 2);
}

#[test]
fn help_tells_corrected_values_without_a_remark() {
    let expect = |name: &str, rule: &str| {
        let help = help(Language::English, name);
        assert_eq!(help.lines().nth(1).expect("a rule").trim(), rule);
        assert!(!help.contains("econstructed"), "{help}");
    };
    let once = "Once an era, in your turn, place an Economy token on it: it brings";
    expect("economy 1", &format!("{once} a build step at the usual price in influence."));
    expect("economy 2", &format!("{once} 2 new specialists of your choice."));
    expect("economy 3", &format!("{once} 2 new citizens in a region of your choice."));
    expect("economy 4", &format!("{once} 1 exhausted specialist back to work."));
    expect("economy 7", &format!("{once} 2 new scholars."));
    expect("wealth a", "At the end, if it lies on your progress map: 2 IP for each Economy tile on your progress map.");
    let most = "2 IP for each Wealth tile on your progress map, for 5 at most";
    expect("wealth b", &format!("At the end, if it lies on your progress map: {most}."));
    let pairs = "4 IP for each pair of one Culture tile and one Technology tile side by side on your progress map, \
        every tile counting once";
    expect("wealth c", &format!("At the end, if it lies on your progress map: {pairs}."));
    let best = "Only the better two of your three goals count.";
    expect("goal 2-6", &format!("At the end: 1 IP for each of your inventions; 9 at most. {best}"));
    expect(
        "goal 3-2",
        &format!("At the end: 1 IP for each of your Influence tokens in the regions; 9 at most. {best}"),
    );
    let silk = "Economy, era 2: when it is shared, 2 IP for each presenting citizen. To invent it you need access to \
        the milestone Cotton. Inventing it also exhausts 1 trader, 2 artisans. Its chain action: Share an Invention.";
    expect("silk", silk);
}

#[test]
fn help_tells_what_stays_a_guess() {
    let iron = help(Language::English, "iron");
    assert!(iron.contains("1 diplomat can stand here"), "{iron}");
    assert!(iron.ends_with("Reconstructed, a guess: the action."), "{iron}");
    let culture = help(Language::English, "culture 2");
    assert!(culture.contains("it brings 2 new artisans."), "{culture}");
    assert!(culture.ends_with("Reconstructed, a guess: the action."), "{culture}");
    let hex = help(Language::English, "hex A3");
    assert!(hex.contains("Building a tile here brings a discount of 1 citizen on the tile."), "{hex}");
    assert!(hex.ends_with("Reconstructed, a guess: the place on the map."), "{hex}");
    let australia = help(Language::German, "Australien");
    assert!(australia.contains("Verbunden: nichts."), "{australia}");
}

/// What pages say of the set in use are its own numbers and its name.
#[test]
fn pages_speak_of_the_corrected_set() {
    let about = Inventions::about(&rules());
    let facts = rules().components.facts();
    // Twenty-six values were read from the box, and two ropes with a value each are gone.
    assert_eq!((facts.reconstructed, facts.values), (313, 391));
    assert_eq!(about["name"], "A second look");
    let lobby = |language: Language, id: &str| {
        let texts = Texts::new(language, &Inventions::lobby(language));
        texts.try_say(&about_phrase(id, &about), &[]).expect("words")
    };
    for language in Language::ALL {
        for id in ["game-inventions-about", "about-inventions", "rules-inventions-values"] {
            let said = lobby(language, id);
            assert!(
                said.contains(&facts.reconstructed.to_string()) && said.contains(&facts.values.to_string()),
                "{said}"
            );
        }
        assert!(lobby(language, "about-inventions").contains("A second look"));
    }
}

/// A message with what the set says of itself.
fn about_phrase(id: &str, about: &Value) -> Phrase {
    let number = |key: &str| about[key].as_u64().expect("a number") as i64;
    Phrase::new(id)
        .plain("name", about["name"].as_str().expect("a name"))
        .plain("named", about["named"].as_str().expect("a word"))
        .plain("extent", about["extent"].as_str().expect("a word"))
        .number("values", number("values"))
        .number("reconstructed", number("reconstructed"))
}

/// Says everything of random games with this set; offers of one question never sound alike.
#[test]
fn games_with_the_corrected_set_can_be_said() {
    let options = rules();
    let languages = Language::ALL.map(texts);
    let all: Vec<String> = ["Ada", "Ben", "Cleo", "Dora"].map(String::from).to_vec();
    for seed in 0..24 {
        let seats = 2 + seed as usize % 3;
        let names = all[..seats].to_vec();
        let setup = table::Setup { options, names: names.clone(), seed: seed.into() };
        let mut played = Match::<Inventions>::new(setup).expect("a match");
        let mut rng = Rng::new(seed);
        while let Some(asked) = played.position().asked().first() {
            let (seat, question, game) = (asked.seat, asked.question, played.position().game());
            let offers = played.position().offers(asked);
            for texts in &languages {
                texts.try_say(&game.prompt(&question), &names).expect("a prompt");
                game.rule(&question).iter().for_each(|rule| assert!(texts.try_say(rule, &names).is_ok()));
                let said =
                    offers.iter().map(|offer| texts.try_say(&game.offer(&question, offer), &names).expect("an offer"));
                assert_eq!(said.collect::<BTreeSet<String>>().len(), offers.len(), "{question:?}");
            }
            let choice = offers[rng.below(offers.len())];
            played.choose(seat, choice).expect("offered");
        }
    }
}
