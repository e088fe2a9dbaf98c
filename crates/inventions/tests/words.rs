//! Components, questions and events have words in both languages, with the values of the component set.

use std::collections::BTreeMap;

use inventions::components::{Benefit, ComponentSet, GoalScoring, WealthScoring};
use inventions::words::{
    Action, Aspiration, Card, EraSpace, Goal, Hex, KnowledgeTile, Letter, Milestone, NUMBERS, Region, SpecialistTile,
    Tile, Token, Type, Who,
};
use inventions::{Ask, Cause, Citizen, Event, Inventions, Question, Rules};
use serde_json::Value;
use table::text::{Language, Phrase, Texts};
use table::{Game, Rng, Seat, Seats, Spoken};
use testkit::texts::{must_be_sentences, texts_of};

fn texts(language: Language) -> Texts {
    texts_of::<Inventions>(language, &Rules::default())
}

fn set() -> ComponentSet {
    ComponentSet::default()
}

/// A component: its kind and word in the notation, and the phrase that names it.
struct Component {
    kind: &'static str,
    word: String,
    name: Phrase,
}

fn component(kind: &'static str, word: impl ToString, name: Phrase) -> Component {
    Component { kind, word: word.to_string(), name }
}

fn components() -> Vec<Component> {
    fn kind<T: ToString>(kind: &'static str, words: impl IntoIterator<Item = T>) -> Vec<Component> {
        let name = |word: &T| Phrase::new(format!("{kind}-{}", word.to_string()));
        words.into_iter().map(|word| component(kind, word.to_string(), name(&word))).collect()
    }
    let mut all = Vec::new();
    all.extend(kind("type", Type::ALL));
    all.extend(kind("action", Action::ALL));
    all.extend(kind("region", Region::ALL));
    all.extend(kind("card", Card::ALL));
    all.extend(kind("milestone", Milestone::ALL));
    all.extend(kind("specialist-tile", SpecialistTile::ALL));
    all.extend(kind("knowledge-tile", KnowledgeTile::ALL));
    all.extend(kind("token", Token::ALL));
    for (of, number) in Type::ALL.into_iter().flat_map(|of| (1..=NUMBERS).map(move |number| (of, number))) {
        let name = Phrase::new(format!("tile-{of}")).number("number", number);
        all.push(component("tile", Tile::Progress(of, number), name));
    }
    for letter in Letter::ALL {
        let name = Phrase::new("tile-wealth").plain("letter", letter.to_string());
        all.push(component("tile", Tile::Wealth(letter), name));
    }
    all.extend(
        Goal::all().map(|goal| component("goal", goal, Phrase::new("goal-name").plain("goal", goal.to_string()))),
    );
    for EraSpace { era, place } in spaces() {
        let name = Phrase::new("space-name").number("era", era).number("place", place);
        all.push(component("space", EraSpace { era, place }, name));
    }
    for hex in set().facts().hexes() {
        all.push(component("hex", hex, Phrase::new("hex-name").plain("hex", hex.to_string())));
    }
    for influence in 0..=10 {
        all.push(component("influence", influence, Phrase::new("influence-name").number("influence", influence)));
    }
    all
}

fn spaces() -> Vec<EraSpace> {
    let of = |era: u8| (1..=set().facts().era_spaces(era).len() as u8).map(move |place| EraSpace { era, place });
    (3..=6).flat_map(of).collect()
}

fn help(texts: &Texts, name: &str) -> String {
    Inventions::explain(name, texts, &Rules::default()).unwrap_or_else(|| panic!("no help on {name}"))
}

#[test]
fn every_component_has_a_name_of_its_own_and_help() {
    for language in Language::ALL {
        let texts = texts(language);
        let mut names = BTreeMap::new();
        for Component { kind, word, name } in components() {
            let name = texts.try_say(&name, &[]).expect("a name");
            if let Some(other) = names.insert(name.to_lowercase(), (kind, word.clone())) {
                panic!("{name}: {kind} {word} and {other:?}");
            }
            let found = help(&texts, &name);
            assert!(found.starts_with(&name) && found.lines().count() > 1, "{found}");
            assert_eq!(help(&texts, &format!("{kind} {word}")), found, "by notation");
            assert!(!found.contains("  ") || found.contains("\n  "), "{found}");
            if matches!(kind, "card" | "milestone") {
                let story = texts.try_say(&Phrase::new(format!("{kind}-{word}-story")), &[]).expect("a story");
                assert!(found.contains(&story), "{found}");
            }
        }
        assert_eq!(Inventions::explain("chess", &texts, &Rules::default()), None);
    }
}

#[test]
fn help_understands_the_words_of_records() {
    let german = texts(Language::German);
    assert!(help(&german, "silk").starts_with("Seide (Idee und Erfindung)"));
    assert!(help(&german, "Control of fire").starts_with("Beherrschung des Feuers"));
    assert!(help(&german, "economy 3").starts_with("Wirtschaft 3"));
    assert!(help(&german, "wealth a").starts_with("Wohlstand A"));
    assert!(help(&german, "space 4-2").starts_with("Ära 4, Platz 2"));
    assert!(help(&german, "travel").starts_with("Reisen (Aktion)"));
}

/// The numbers and actions that a benefit's words must tell.
fn must_tell(texts: &Texts, benefit: Benefit) -> Vec<String> {
    match benefit {
        Benefit::Action(action) => vec![texts.say(&Phrase::new(format!("action-{action}")), &[])],
        Benefit::Ip(n) => vec![format!("{n} IP")],
        Benefit::Influence(n) | Benefit::Scholars(n) | Benefit::Specialists(_, n) | Benefit::Citizens(n) => {
            vec![format!("{n} ")]
        }
        Benefit::Build(Some(n)) | Benefit::Discount(n) | Benefit::Ready(n) => vec![format!("{n} ")],
        Benefit::Aspirations(_, n) | Benefit::Ideas(n) => vec![format!("{n} ")],
        Benefit::Nothing | Benefit::Build(None) | Benefit::EconomyToken | Benefit::Recall | Benefit::TurnOrder => {
            vec![]
        }
        Benefit::Text(_) | Benefit::Joined(_) => unreachable!("the built-in set has none"),
    }
}

/// What the file says of each component, as words that its help must contain.
fn told(texts: &Texts) -> Vec<(String, Vec<String>)> {
    let facts = set().facts();
    let say = |id: String| texts.say(&Phrase::new(id), &[]);
    let count = |kind: Type, n: u8| texts.say(&Phrase::new(format!("count-{}", kind.specialist())).number("n", n), &[]);
    let mut all = Vec::new();
    for card in Card::ALL {
        let of = facts.card(card);
        let mut words = vec![say(format!("type-{}", of.kind)), say(format!("action-{}", of.chain))];
        words.extend(card.milestone().map(|milestone| say(format!("milestone-{milestone}"))));
        let exhausted = Type::ALL.into_iter().filter(|kind| of.exhaust[*kind] > 0);
        words.extend(exhausted.map(|kind| count(kind, of.exhaust[kind])));
        words.extend((of.ip > 0).then(|| format!("{} IP", of.ip)));
        all.push((format!("card {card}"), words));
    }
    for milestone in Milestone::ALL {
        let of = facts.milestone(milestone);
        let numbers = vec![format!("{} ", of.spaces), milestone.era().to_string()];
        let words = [must_tell(texts, of.benefit), numbers].concat();
        all.push((format!("milestone {milestone}"), words));
    }
    for tile in SpecialistTile::ALL {
        let of = facts.specialist_tile(tile);
        let words = [must_tell(texts, of.benefit), vec![format!("{} ", of.specialists)]].concat();
        all.push((format!("specialist-tile {tile}"), words));
    }
    for tile in KnowledgeTile::ALL {
        let (benefit, ip) = facts.knowledge_tile(tile);
        all.push((format!("knowledge-tile {tile}"), [must_tell(texts, benefit), vec![format!("{ip} IP")]].concat()));
    }
    for token in Token::ALL {
        let action = token.action().map(|action| say(format!("action-{action}")));
        let citizens = action.is_some().then(|| format!("{} ", facts.token_citizens(token)));
        all.push((format!("token {token}"), action.into_iter().chain(citizens).collect()));
    }
    for number in 1..=NUMBERS {
        all.push((format!("tile economy {number}"), must_tell(texts, facts.economy(number))));
        let (action, benefit) = facts.culture(number);
        let words = [must_tell(texts, benefit), vec![say(format!("action-{action}"))]].concat();
        all.push((format!("tile culture {number}"), words));
        let pair = facts.technology(number).map(|action| say(format!("action-{action}")));
        all.push((format!("tile technology {number}"), pair.to_vec()));
    }
    all.extend(
        spaces().into_iter().map(|space| (format!("space {space}"), must_tell(texts, facts.era_benefit(space)))),
    );
    all.extend(facts.hexes().map(|hex| (format!("hex {hex}"), must_tell(texts, *facts.hex_benefit(hex)))));
    for region in Region::ALL {
        let neighbours = Region::ALL.into_iter().filter(|other| facts.connected(region, *other));
        let mut words: Vec<String> = neighbours.map(|region| say(format!("region-{region}"))).collect();
        words.push(facts.number(region).to_string());
        words.extend(facts.influence_spaces(region).iter().map(u8::to_string));
        all.push((format!("region {region}"), words));
    }
    for (influence, space) in facts.influence.iter().enumerate() {
        let words = vec![format!("{} ", space.chain_tokens), space.adjustment.to_string(), format!("{} IP", space.ip)];
        let words = words.into_iter().filter(|word| word != "0").collect();
        all.push((format!("influence {influence}"), words));
    }
    all
}

#[test]
fn help_tells_the_values_of_the_set() {
    for language in Language::ALL {
        let texts = texts(language);
        for (component, words) in told(&texts) {
            let help = help(&texts, &component);
            let rule = help.lines().nth(1).expect("a rule");
            for word in words {
                assert!(rule.contains(&word), "{word} in {component}: {rule}");
            }
        }
    }
}

#[test]
fn help_tells_how_wealth_and_goals_score() {
    let facts = set().facts();
    for language in Language::ALL {
        let texts = texts(language);
        let say = |id: String| texts.say(&Phrase::new(id), &[]);
        for letter in Letter::ALL {
            let (ip, kinds): (u8, Vec<&str>) = match *facts.wealth(letter) {
                WealthScoring::Adjacent { of, ip, .. } | WealthScoring::Count { of, ip, .. } => {
                    (ip, vec![of.map_or("wealth", Type::name)])
                }
                WealthScoring::Pairs { of, ip } | WealthScoring::TouchingPairs { of, ip } => {
                    (ip, of.map(Type::name).to_vec())
                }
                ref other => unreachable!("the built-in set has no {other:?}"),
            };
            let help = help(&texts, &format!("wealth {letter}"));
            assert!(help.contains(&format!("{ip} IP")), "{help}");
            assert!(kinds.into_iter().all(|kind| help.contains(&say(format!("tiles-{kind}")))), "{help}");
        }
        for goal in Goal::all() {
            let help = help(&texts, &format!("goal {goal}"));
            let rule = help.lines().nth(1).expect("a rule");
            let numbers: Vec<u8> = match *facts.goal(goal) {
                GoalScoring::Region { ip, token_ip, max, .. } => vec![ip, token_ip, max],
                GoalScoring::SocietyEra { ip } => ip.to_vec(),
                GoalScoring::Inventions { beyond, ip, max } | GoalScoring::InfluenceTokens { beyond, ip, max } => {
                    vec![beyond, ip, max]
                }
                GoalScoring::InventionsOfEra { era, ip, max } => vec![era, ip, max],
                GoalScoring::InventionsOfType { ip, max, .. }
                | GoalScoring::InventionSets { ip, max }
                | GoalScoring::InventionEras { ip, max }
                | GoalScoring::RegionsWithCitizens { ip, max }
                | GoalScoring::FaceUpTokens { ip, max }
                | GoalScoring::Diplomats { ip, max }
                | GoalScoring::Scholars { ip, max }
                | GoalScoring::Majorities { ip, max } => vec![ip, max],
                ref other => unreachable!("the built-in set has no {other:?}"),
            };
            let told: Vec<&str> = rule.split(|c: char| !c.is_ascii_digit()).collect();
            assert!(numbers.iter().all(|number| told.contains(&number.to_string().as_str())), "{numbers:?} in {rule}");
        }
    }
}

/// Every entry of the file with the component it is about, as help finds it.
fn entries() -> Vec<(String, Value)> {
    let keys = [
        ("idea_cards", "card", "card"),
        ("milestones", "milestone", "milestone"),
        ("specialist_tiles", "specialist-tile", "tile"),
        ("knowledge_tiles", "knowledge-tile", "tile"),
        ("influence_tokens", "token", "token"),
        ("economy_tiles", "tile economy", "number"),
        ("culture_tiles", "tile culture", "number"),
        ("technology_tiles", "tile technology", "number"),
        ("wealth_tiles", "tile wealth", "letter"),
        ("private_goals", "goal", "goal"),
        ("progress_map", "hex", "hex"),
        ("influence_track", "influence", "space"),
    ];
    let file = set().facts().parsed_file();
    let list = |section: &str| file[section].as_array().expect("a section").iter().cloned();
    let plain = |value: &Value| value.to_string().replace('"', "");
    let mut all: Vec<(String, Value)> = Vec::new();
    for (section, kind, key) in keys {
        all.extend(list(section).map(|entry| (format!("{kind} {}", plain(&entry[key])), entry)));
    }
    all.extend(
        list("era_track").map(|entry| (format!("space {}-{}", plain(&entry["era"]), plain(&entry["space"])), entry)),
    );
    all
}

#[test]
fn reconstructed_values_are_called_so() {
    for language in Language::ALL {
        let texts = texts(language);
        for (component, entry) in entries() {
            let lines: Vec<String> = help(&texts, &component).lines().map(|line| line.trim().to_string()).collect();
            for grade in ["high", "medium", "low"] {
                let confidence = entry["confidence"].as_object().expect("confidences");
                let doubtful: Vec<String> = (confidence.iter())
                    .filter(|(_, found)| *found == grade)
                    .map(|(field, _)| texts.say(&Phrase::new(format!("field-{}", field.replace('_', "-"))), &[]))
                    .collect();
                let remark = Phrase::new(format!("remark-{grade}")).plain("fields", doubtful.join(", "));
                let remark = texts.say(&remark, &[]);
                assert_eq!(lines.contains(&remark), !doubtful.is_empty(), "{remark} in {lines:?}");
            }
        }
    }
    let english = texts(Language::English);
    let silk = help(&english, "silk");
    assert!(silk.ends_with("\n  Reconstructed, a guess: the specialists exhausted."), "{silk}");
    let africa = help(&english, "africa");
    assert!(africa.contains("Reconstructed, a guess: the connection to Australia."), "{africa}");
    assert!(!africa.contains("the connection to Europe"), "{africa}");
    assert!(help(&english, "travel").ends_with("Reconstructed, likely: the forum it is in."));
    assert!(!help(&english, "knowledge-tile invent").contains("econstructed"));
}

fn causes() -> Vec<Cause> {
    let mut all = vec![Cause::Rules, Cause::Pillar, Cause::Diplomat, Cause::EraChange, Cause::Influence];
    all.extend(Action::ALL.map(Cause::Action));
    all.extend(SpecialistTile::ALL.map(Cause::SpecialistTile));
    all.extend(KnowledgeTile::ALL.map(Cause::KnowledgeTile));
    for number in 1..=NUMBERS {
        all.extend([Cause::Economy(number), Cause::Culture(number), Cause::Technology(number)]);
    }
    all.extend(Milestone::ALL.map(Cause::Milestone));
    all.extend(spaces().into_iter().map(Cause::Space));
    all.extend(set().facts().hexes().map(Cause::Hex));
    all.extend(Card::ALL.map(Cause::Card));
    all.extend(Token::ALL.map(Cause::Token));
    all.extend(Letter::ALL.map(Cause::Wealth));
    all.extend(Goal::all().map(Cause::Goal));
    all
}

fn asks() -> Vec<Ask> {
    let mut all = vec![
        Ask::Claim,
        Ask::Main,
        Ask::Rest,
        Ask::Space,
        Ask::Citizen,
        Ask::Type,
        Ask::Take,
        Ask::Return,
        Ask::Exchange,
        Ask::Position,
        Ask::Sage,
    ];
    all.extend(Action::ALL.map(Ask::Act));
    all.extend(Region::ALL.map(Ask::Reward));
    all.extend(Aspiration::ALL.map(Ask::Tile));
    all.extend((0..=3).map(|tokens| Ask::Chain { tokens }));
    for left in 1..=3 {
        all.extend([Ask::Exhaust { left }, Ask::Ready { left }]);
        all.extend([0, 1, 3].map(|influence| Ask::Build { left, influence }));
        all.extend(Type::ALL.map(|kind| Ask::Scholars { kind, citizens: left }));
    }
    all
}

fn some_game() -> Inventions {
    Inventions::set_up(&Rules::default(), 3, &mut Rng::new(1)).expect("a game")
}

#[test]
fn every_question_has_words_and_names_the_component_that_asks() {
    let (game, seat, names) = (some_game(), Seat::new(0), ["Ada".to_string()]);
    for language in Language::ALL {
        let texts = texts(language);
        for cause in causes() {
            for ask in asks() {
                let question = Question { seat, ask, cause };
                let prompt = texts.try_say(&game.prompt(&question), &names).expect("a prompt");
                assert!(prompt.ends_with(['.', '?']) && !prompt.contains("  "), "{prompt}");
            }
            let question = Question { seat, ask: Ask::Take, cause };
            let (rule, source) = (game.rule(&question), game.source(&question));
            assert_eq!(rule.is_some(), source.is_some(), "{question:?}");
            if let Some(rule) = rule {
                let rule = texts.try_say(&rule, &names).expect("a rule");
                assert!(rule.ends_with('.') && !rule.contains("  "), "{rule}");
            }
        }
    }
}

#[test]
fn the_component_that_asks_is_found_where_it_lies() {
    let game = some_game();
    let source = |cause| game.source(&Question { seat: Seat::new(0), ask: Ask::Take, cause });
    let expect = |cause, anchor: &str| assert_eq!(source(cause).as_deref(), Some(anchor));
    expect(Cause::Economy(3), "tile:economy:3");
    expect(Cause::Wealth(Letter::B), "tile:wealth:B");
    expect(Cause::Milestone(Milestone::Iron), "milestone:iron");
    expect(Cause::Card(Card::Silk), "card:silk");
    expect(Cause::Action(Action::Travel), "action:travel");
    expect(Cause::Space(EraSpace { era: 4, place: 2 }), "space:4-2");
    for region in Region::ALL {
        expect(Cause::SpecialistTile(game.region(region).specialist), &format!("display:{region}"));
        expect(Cause::KnowledgeTile(game.region(region).knowledge), &format!("knowledge:{region}"));
    }
    assert_eq!(source(Cause::EraChange), None);
}

fn everyone() -> [Who; 2] {
    [Who::Seat(Seat::new(0)), Who::Chronos]
}

fn events() -> Vec<Event> {
    let (seat, hex) = (Seat::new(0), Hex::parse("C3").expect("a hex"));
    let mut all = Vec::new();
    for (card, region) in Card::ALL.into_iter().zip(Region::ALL.into_iter().cycle()) {
        all.extend([Event::Displayed { card }, Event::TookIdea { seat, card }]);
        all.extend([Event::Outdated { seat: None, card }, Event::Outdated { seat: Some(seat), card }]);
        for who in everyone() {
            all.extend([Event::Claimed { who, region, card }, Event::Invented { who, card, region }]);
            all.extend([Event::Innovated { who, card, region }, Event::Shared { who, card, region }]);
            all.push(Event::Kept { who, card });
            all.extend([1, 2].map(|citizens| Event::Presented { who, card, region, citizens }));
        }
    }
    for milestone in Milestone::ALL {
        for who in [everyone().as_slice(), &[Who::Nobody]].concat() {
            all.push(Event::Milestone { who, milestone });
        }
        all.extend([Event::CommonKnowledge { milestone }, Event::Discarded { milestone }]);
        all.extend([Event::DiplomatCalled { seat, milestone }, Event::DiplomatReturned { seat, milestone }]);
        all.extend(Citizen::ALL.map(|citizen| Event::DiplomatSent { seat, milestone, citizen }));
    }
    for action in Action::ALL {
        for (epoch, rest) in [(true, true), (true, false), (false, true), (false, false)] {
            all.push(Event::Pillar { seat, action, epoch, rest });
        }
        all.extend(causes().into_iter().map(|cause| Event::Chained { seat, action: Some(action), cause }));
    }
    for region in Region::ALL {
        all.extend([true, false].map(|to_academy| Event::SageMoved { seat, region, to_academy }));
        all.extend(Region::ALL.map(|to| Event::Travelled { seat, from: region, to }));
        all.push(Event::ChronosMoved { region });
        for who in everyone() {
            all.extend(Token::ALL.map(|token| Event::TokenPlaced { who, region, token: Some(token) }));
            all.push(Event::TokenPlaced { who, region, token: None });
        }
    }
    for kind in Type::ALL {
        for n in 1..=3 {
            all.push(Event::CameHome { seat, region: Region::Africa, kind, citizens: n });
            all.push(Event::Ready { seat, kind, citizens: n });
            all.push(Event::Exhausted { seat, kind, specialists: n, scholars: 0 });
            all.push(Event::Exhausted { seat, kind, specialists: n - 1, scholars: 1 });
            all.push(Event::Exhausted { seat, kind, specialists: 0, scholars: n });
        }
    }
    for cause in causes() {
        all.push(Event::Chained { seat, action: None, cause });
        for n in 1..=2u8 {
            all.extend([Event::Ip { seat, ip: n.into(), cause }, Event::Scholars { seat, citizens: n, cause }]);
            all.extend([n as i8, -(n as i8)].map(|change| Event::Influence { seat, change, cause }));
            all.push(Event::Specialists { seat, kind: Type::Culture, citizens: n, cause });
            let citizens = |who| Event::Citizens { who, region: Region::MiddleEast, citizens: n, cause };
            all.extend(everyone().map(citizens));
        }
    }
    for era in 1..=6 {
        all.extend([Event::EraChange { era }, Event::Revealed { era }]);
        all.extend((1..=3).map(|round| Event::Round { era, round }));
    }
    for tile in (1..=NUMBERS).map(|n| Tile::Progress(Type::Culture, n)).chain(Letter::ALL.map(Tile::Wealth)) {
        all.extend(everyone().map(|who| Event::TookTile { who, tile }));
        all.push(Event::Built { seat, tile, hex });
    }
    for letter in Letter::ALL {
        all.extend(everyone().map(|who| Event::WealthTaken { who, letter }));
    }
    for aspiration in Aspiration::ALL {
        all.extend([Event::Aspired { seat, aspiration }, Event::Returned { seat, aspiration }]);
    }
    for who in everyone() {
        all.extend((0..=3).map(|tokens| Event::Turn { who, tokens }));
        all.extend(spaces().into_iter().map(|space| Event::Space { who, space }));
        all.extend((1..=3).map(|place| Event::Position { who, place }));
    }
    all.extend((1..=NUMBERS).map(|number| Event::EconomyUsed { seat, number }));
    all.extend((1..=3).map(|tiles| Event::KnowledgeTurned { seat, tiles }));
    all.extend([Event::EconomyToken { seat }, Event::ChronosIdle]);
    all.extend([Seats::all(1), Seats::all(3)].map(|winners| Event::Over { winners }));
    all
}

#[test]
fn every_event_has_a_sentence() {
    must_be_sentences::<Inventions>(&events(), &Rules::default());
}
