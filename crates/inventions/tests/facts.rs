//! The component file: what the rulebook prints is in it as printed, and every way to get it wrong is refused with
//! entry and field.

use inventions::components::{BUILT_IN, Benefit, ComponentSet, Components, read};
use inventions::words::{Action, Card, Milestone, Region, SpecialistTile, Token, Type};
use inventions::{Inventions, Rules};
use serde_json::{Value, json};
use table::{Options, Spoken};

fn built_in() -> Components {
    read(BUILT_IN).expect("the built-in file")
}

fn file() -> Value {
    serde_json::from_str(BUILT_IN).expect("JSON")
}

/// The first message for the built-in file after one change, without the words that are allowed.
#[track_caller]
fn refused(change: impl FnOnce(&mut Value)) -> String {
    let mut file = file();
    change(&mut file);
    match read(&file.to_string()) {
        Ok(_) => panic!("the file was read"),
        Err(problems) => {
            let first = problems[0].to_string();
            first.split_once("; allowed").map_or(first.clone(), |(message, _)| message.to_string())
        }
    }
}

#[test]
fn what_the_rulebook_prints_is_there() {
    let facts = built_in();
    let kinds = [
        (Card::Wheel, Type::Technology),
        (Card::Coins, Type::Economy),
        (Card::Writing, Type::Culture),
        (Card::Silk, Type::Economy),
        (Card::Caravel, Type::Economy),
        (Card::Steamboat, Type::Economy),
    ];
    for (card, kind) in kinds {
        assert_eq!(facts.card(card).kind, kind, "{card}");
    }
    assert_eq!(facts.card(Card::Silk).chain, Action::Share);
    assert_eq!(facts.card(Card::Microscope).chain, Action::CallSpecialists);
    assert_eq!(facts.card(Card::Steamboat).exhaust.into_array(), [1, 0, 0]);
    assert_eq!(facts.milestone(Milestone::Vaccination).benefit, Benefit::Action(Action::Travel));
    assert_eq!(facts.milestone(Milestone::Computer).benefit, Benefit::Action(Action::Invent));
    assert_eq!(facts.token_citizens(Token::Present), 2);
    assert_eq!(facts.influence[5].chain_tokens, 2);
    assert_eq!(facts.influence[8].ip, 10);
    let adjustments: Vec<i8> = facts.influence.iter().map(|space| space.adjustment).collect();
    assert_eq!(adjustments, [1, 0, 0, 0, -1, -1, -1, -1, -2, -2, -2]);
    assert_eq!(facts.specialist_tile(SpecialistTile::Ip).benefit, Benefit::Ip(3));
    assert_eq!(facts.specialist_tile(SpecialistTile::Ip).specialists, 2);
    let ropes = |from: Region| Region::ALL.into_iter().filter(|to| facts.connected(from, *to)).collect::<Vec<_>>();
    assert_eq!(ropes(Region::SouthAmerica), [Region::Africa, Region::NorthAmerica]);
    assert_eq!(ropes(Region::NorthAmerica), [Region::Europe, Region::Asia, Region::SouthAmerica]);
    assert_eq!((facts.number(Region::Asia), facts.number(Region::NorthAmerica)), (4, 6));
}

/// The list on p. 25-27: the milestone of every idea, and so many cards an era.
#[test]
fn cards_and_milestones_are_those_of_the_rulebook() {
    let of_era = |era: u8| Card::ALL.into_iter().filter(|card| card.era() == era).count();
    assert_eq!((1..=6).map(of_era).collect::<Vec<_>>(), [9, 9, 6, 6, 12, 6]);
    let milestones = |era: u8| Milestone::ALL.into_iter().filter(|milestone| milestone.era() == era).count();
    assert_eq!((1..=6).map(milestones).collect::<Vec<_>>(), [4, 4, 3, 3, 4, 3]);
    for card in Card::ALL {
        assert_eq!(card.milestone().is_none(), card.era() == 1, "{card}");
    }
    assert_eq!(Card::MarinersCompass.milestone(), Some(Milestone::Mathematics));
    assert_eq!(Card::Steamboat.milestone(), Some(Milestone::Iron));
    assert_eq!(Card::ReusableRocket.milestone(), Some(Milestone::Ai));
    assert_eq!(Card::Penicillin.milestone(), Some(Milestone::Vaccination));
    let setup: Vec<Card> = Card::ALL.into_iter().filter(|card| card.era() == 2).collect();
    let of_deck =
        |era: u8| setup.iter().filter(|card| card.milestone().is_some_and(|milestone| milestone.era() == era)).count();
    assert_eq!((of_deck(1), of_deck(2)), (5, 4));
}

#[test]
fn the_hash_names_the_values_and_nothing_else() {
    let hash = built_in().hash;
    assert_eq!(hash.len(), 16);
    let mut other = file();
    other["idea_cards"][10]["confidence"]["chain"] = json!("box");
    other["idea_cards"].as_array_mut().expect("a list").reverse();
    other["about"] = json!("mine");
    other["name"] = json!("mine");
    assert_eq!(read(&other.to_string()).expect("the same values").hash, hash);
    other["idea_cards"][10]["chain"] = json!("eureka");
    assert_ne!(read(&other.to_string()).expect("other values").hash, hash);
}

#[test]
fn a_wrong_value_is_refused_with_entry_and_field() {
    let silk = |field: &'static str, value: Value| {
        move |file: &mut Value| {
            let cards = file["idea_cards"].as_array_mut().expect("a list");
            let card = cards.iter_mut().find(|card| card["card"] == "silk").expect("silk");
            card[field] = value;
        }
    };
    assert_eq!(refused(silk("chain", json!("dance"))), "idea card 'silk', field 'chain': 'dance' is not an action");
    assert_eq!(refused(silk("type", json!(3))), "idea card 'silk', field 'type': a text is expected here");
    assert_eq!(refused(silk("ip", json!(3))), "idea card 'silk', field 'ip': there is no such field here");
    assert_eq!(
        refused(silk("exhaust", json!(["miner"]))),
        "idea card 'silk', field 'exhaust': 'miner' is not a specialist"
    );
    assert_eq!(
        refused(silk("confidence", json!({}))),
        "idea card 'silk', field 'confidence': that of 'type' is missing"
    );
    assert_eq!(
        refused(silk("card", json!("nylon"))),
        "idea card 'nylon', field 'card': 'nylon' is not a card of this game"
    );
    assert_eq!(refused(silk("card", json!("wheel"))), "idea card 'wheel': it is there twice");
}

/// A section, what is changed in it, and the message.
type Case = (&'static str, fn(&mut Value), &'static str);

#[test]
fn what_does_not_fit_together_is_refused() {
    let cases: [Case; 12] = [
        (
            "economy_tiles",
            |list| list[0]["benefit"] = json!("a pony"),
            "economy tile '1', field 'benefit': 'a pony' is not a benefit",
        ),
        (
            "economy_tiles",
            |list| list[0]["benefit"] = json!("discount 2"),
            "economy tile '1', field 'benefit': 'discount 2' is out of place: only hexes of the progress map have this",
        ),
        (
            "culture_tiles",
            |list| list[1]["benefit"] = json!("turn order"),
            "culture tile '2', field 'benefit': 'turn order' is out of place: only the era track has this",
        ),
        (
            "technology_tiles",
            |list| list[2]["actions"] = json!(["travel", "travel"]),
            "technology tile '3', field 'actions': two different actions are expected",
        ),
        ("forums", |list| list[0]["actions"] = json!(["share", "invent"]), "forum '2': it is there twice"),
        (
            "regions",
            |list| list[0]["number"] = json!(2),
            "region 'middle-east', field 'number': 2 is another region's already",
        ),
        (
            "ropes",
            |list| list[0]["between"] = json!(["asia", "asia"]),
            "rope number 1 of section 'ropes', field 'between': two different regions are expected, each pair once",
        ),
        (
            "specialist_tiles",
            |list| list[0]["idea_at_setup"] = json!(false),
            "section 'specialist_tiles', field 'idea_at_setup': exactly two tiles get no idea at setup, here it is 3",
        ),
        (
            "progress_map",
            |list| list[6]["benefit"] = json!("2 ip"),
            "section 'progress_map', field 'benefit': an economy token lies on exactly two hexes, here on 1",
        ),
        (
            "era_track",
            |list| list[0]["space"] = json!(5),
            "section 'era_track', field 'space': the space before '3-2' is missing",
        ),
        (
            "private_goals",
            |list| list[0]["scoring"]["kind"] = json!("luck"),
            "private goal '1-1', scoring, field 'kind': 'luck' is not a kind of goal",
        ),
        (
            "milestones",
            |list| {
                list.as_array_mut().map(|list| list.pop());
            },
            "section 'milestones': 'ai' is missing",
        ),
    ];
    for (section, change, message) in cases {
        assert_eq!(refused(|file| change(&mut file[section])), message);
    }
    assert_eq!(refused(|file| file["jokes"] = json!([])), "section 'jokes': there is no such section");
    let of_file = |text: &str| read(text).err().map(|problems| problems[0].to_string());
    assert_eq!(of_file("{").map(|problem| problem.contains("not JSON")), Some(true));
    assert_eq!(of_file("[]"), Some("the file is not a JSON object".into()));
}

/// README and rulings name these numbers; texts take them from the set.
#[test]
fn so_many_values_are_reconstructed() {
    let facts = built_in();
    assert_eq!((facts.reconstructed, facts.values, facts.name), (340, 393, None));
    let about = Inventions::about(&Rules::default());
    let said = json!({
        "name": "", "named": "no", "values": 393, "reconstructed": 340, "unplayed": 0, "extent": "most"
    });
    assert_eq!(about, said);
    for text in [include_str!("../../../README.md"), include_str!("../../../docs/rulings.md")] {
        assert!(text.contains("340") && text.contains("393"));
    }
}

#[test]
fn a_file_may_have_a_name_that_the_hash_does_not_cover() {
    let mut file = file();
    file["name"] = json!("My box, second printing");
    let named = read(&file.to_string()).expect("a good file");
    assert_eq!(named.name.as_deref(), Some("My box, second printing"));
    assert_eq!(named.hash, built_in().hash);
    let reason = "the file's name: 1 to 60 characters are expected, without a space at the ends";
    for wrong in ["", " ", "mine ", "a\u{1b}[2J", &"x".repeat(61)] {
        assert_eq!(refused(|file| file["name"] = json!(wrong)), reason);
    }
    assert_eq!(refused(|file| file["name"] = json!(["mine"])), reason);
}

/// The built-in set of rules version 1 is known by the hash that records and matches of it name, and has the values it
/// had.
#[test]
fn the_earlier_set_is_what_it_was() {
    let earlier = ComponentSet::earlier();
    assert_eq!(ComponentSet::named("4dc9c6383e3c4a34"), Some(earlier));
    assert!(!earlier.is_built_in());
    assert_eq!((earlier.reconstructed, earlier.values), (340, 393));
    assert_eq!(earlier.culture(2), (Action::Invent, Benefit::Ip(2)));
    assert_eq!(
        ComponentSet::all().map(|set| set.hash.clone()).collect::<Vec<_>>(),
        [built_in().hash, earlier.hash.clone()]
    );
    // It is kept, not offered.
    let [spec] = Rules::specs() else { panic!("one option") };
    assert_eq!(
        (spec.values, spec.kept),
        (&[ComponentSet::default().facts().hash.as_str()][..], &["4dc9c6383e3c4a34"][..])
    );
}
