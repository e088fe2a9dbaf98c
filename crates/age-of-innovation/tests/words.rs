//! Everything people read has words in both languages, whatever the options, and no word is left over.

use std::collections::{BTreeMap, BTreeSet};

use age_of_innovation::components::{ActionRow, Effect, Row};
use age_of_innovation::goods::{Goods, coins, levels, points, spades};
use age_of_innovation::map::Hex;
use age_of_innovation::words::{
    Bonus, BookAction, Building, CityTile, Competency, Discipline, Faction, FinalTile, Innovation, Palace, PowerAction,
    RoundTile, Special, Terrain, Track, Way,
};
use age_of_innovation::{
    AgeOfInnovation, Ask, Cause, Choice, Conversion, Event, Factions, NeutralPalace, Question, Rules, Setup, Tiles,
};
use table::text::{Language, Phrase, Texts};
use table::{Game, Rng, Seat, Seats, Spoken};
use testkit::texts::{TextFiles, collect_ids, must_be_sentences, say_everything_of_a_game, texts_of};

fn files() -> TextFiles {
    TextFiles::of(env!("CARGO_MANIFEST_DIR"))
}

/// Texts that options put in the place of others.
const BY_OPTION: [&str; 4] = ["tiles-english", "tiles-german", "factions-2024", "neutral-palace-free"];

/// Every combination of the options that change texts.
fn all_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for tiles in [Tiles::Printed, Tiles::English, Tiles::German] {
        for factions in [Factions::Original, Factions::Update2024] {
            for neutral_palace in [NeutralPalace::Pays, NeutralPalace::Free] {
                all.push(Rules { tiles, factions, neutral_palace, ..Rules::default() });
            }
        }
    }
    all
}

fn texts(language: Language, rules: &Rules) -> Texts {
    texts_of::<AgeOfInnovation>(language, rules)
}

fn components() -> Vec<(&'static str, String)> {
    fn kind<T: ToString>(kind: &'static str, slugs: impl IntoIterator<Item = T>) -> Vec<(&'static str, String)> {
        slugs.into_iter().map(|slug| (kind, slug.to_string())).collect()
    }
    [
        kind("display", Terrain::ALL),
        kind("discipline", Discipline::ALL),
        kind("building", Building::ALL),
        kind("track", Track::ALL),
        kind("faction", Faction::ALL),
        kind("innovation", Innovation::ALL),
        kind("palace", Palace::ALL),
        kind("bonus", Bonus::ALL),
        kind("competency", Competency::ALL),
        kind("power", PowerAction::ALL),
        kind("books", BookAction::ALL),
        kind("city", CityTile::ALL),
        kind("round-tile", RoundTile::ALL),
        kind("final-tile", FinalTile::ALL),
    ]
    .concat()
}

#[test]
fn every_component_has_a_name_of_its_own_a_rule_and_help() {
    for language in Language::ALL {
        for rules in all_rules() {
            let texts = texts(language, &rules);
            let say = |id: String| texts.try_say(&Phrase::new(id), &[]).expect("words");
            let mut names = BTreeMap::new();
            for (kind, slug) in components() {
                let (name, rule) = (say(format!("{kind}-{slug}")), say(format!("{kind}-{slug}-rule")));
                if let Some(other) = names.insert(name.to_lowercase(), (kind, slug.clone())) {
                    panic!("{name}: {kind} {slug} and {other:?}");
                }
                let help = AgeOfInnovation::explain(&name, &texts, &rules).expect("help by the name");
                assert!(help.starts_with(&name) && help.ends_with(&rule), "{help}");
                let noted = AgeOfInnovation::explain(&format!("{kind} {slug}"), &texts, &rules);
                assert_eq!(noted, Some(help), "by notation");
            }
            assert_eq!(AgeOfInnovation::explain("chess", &texts, &rules), None);
        }
    }
}

/// Numbers of goods that an effect's words must tell.
fn effect_numbers(effect: &Effect) -> Vec<Goods> {
    match *effect {
        Effect::Gain(goods) | Effect::SchoolToGuild(goods) => vec![goods],
        Effect::PointsForEach(1, _) => vec![],
        Effect::PointsForEach(each, _) => vec![points(each)],
        // Only the points of the first step are followed by their unit.
        Effect::PointsByNumber(_, steps) => steps.iter().take(1).map(|(_, score)| points(*score)).collect(),
        Effect::LevelForEach(_) | Effect::LevelInEvery => vec![levels(1)],
        Effect::LevelsInOne(number) => vec![levels(number)],
        Effect::Spades(number) | Effect::FreeWorkshop(number) => vec![spades(number)],
        Effect::InAnyOrder(rewards) => rewards.iter().flat_map(|(_, effect)| effect_numbers(effect)).collect(),
        Effect::Bridges(_)
        | Effect::Sailing(_)
        | Effect::Terraforming(_)
        | Effect::Competency
        | Effect::CityTile
        | Effect::Annexes(_)
        | Effect::Tokens(_)
        | Effect::WorkshopToGuild
        | Effect::Place(_)
        | Effect::PlaceWithCompetency(_)
        | Effect::Outpost
        | Effect::AnotherAction => vec![],
    }
}

/// Numbers of goods that the rule of a player's tile must tell.
fn row_numbers(row: &Row) -> Vec<Goods> {
    let effects = [row.at_once, row.action, row.on_pass, row.on_city].concat();
    let mut all: Vec<Goods> = effects.iter().flat_map(effect_numbers).collect();
    all.extend([row.income, row.start, points(row.on_send), row.on_spade]);
    all.extend(row.on_build.map(|(_, goods)| goods));
    all.extend(row.trip.map(|trip| trip.price.and(points(trip.points[0]))));
    all.extend(row.bridges_anywhere);
    all.extend(row.start_levels.iter().map(|level| levels(*level)));
    all.push(points(row.on_power_action[0]));
    all
}

/// What the printed components cost and bring, with the message that tells it.
fn printed_numbers() -> Vec<(String, Goods)> {
    let mut all: Vec<(String, Goods)> = Vec::new();
    let mut add = |kind: &str, slug: &str, goods: Vec<Goods>| {
        all.extend(goods.into_iter().map(|goods| (format!("{kind}-{slug}-rule"), goods)));
    };
    let action = |row: &ActionRow| [vec![row.cost], row.effects.iter().flat_map(effect_numbers).collect()].concat();
    for building in Building::ALL {
        add("building", building.name(), vec![building.price(false), building.price(true)]);
    }
    Discipline::ALL.iter().for_each(|tile| add("discipline", tile.name(), vec![*tile.printed()]));
    Faction::ALL.iter().for_each(|tile| add("faction", tile.name(), row_numbers(tile.printed())));
    Innovation::ALL.iter().for_each(|tile| add("innovation", tile.name(), row_numbers(tile.printed())));
    Palace::ALL.iter().for_each(|tile| add("palace", tile.name(), row_numbers(tile.printed())));
    Bonus::ALL.iter().for_each(|tile| add("bonus", tile.name(), row_numbers(tile.printed())));
    Competency::ALL.iter().for_each(|tile| add("competency", tile.name(), row_numbers(tile.printed())));
    PowerAction::ALL.iter().for_each(|tile| add("power", tile.name(), action(tile.printed())));
    BookAction::ALL.iter().for_each(|tile| add("books", tile.name(), action(tile.printed())));
    for tile in CityTile::ALL {
        let row = tile.printed();
        add("city", tile.name(), [vec![points(row.points)], effect_numbers(&row.reward)].concat());
    }
    for tile in RoundTile::ALL {
        add("round-tile", tile.name(), vec![points(tile.printed().goal.1), tile.printed().bonus]);
    }
    FinalTile::ALL.iter().for_each(|tile| add("final-tile", tile.name(), vec![points(tile.printed().1)]));
    all
}

/// The messages that tell special actions, with their numbers.
fn special_messages() -> Vec<(String, Vec<Goods>)> {
    let mut all = Vec::new();
    let mut add = |kind: &str, slug: &str, row: &Row| {
        if !row.action.is_empty() {
            all.push((format!("special-{kind}-{slug}"), row.action.iter().flat_map(effect_numbers).collect()));
        }
    };
    Faction::ALL.iter().for_each(|tile| add("faction", tile.name(), tile.printed()));
    Palace::ALL.iter().for_each(|tile| add("palace", tile.name(), tile.printed()));
    Bonus::ALL.iter().for_each(|tile| add("bonus", tile.name(), tile.printed()));
    Competency::ALL.iter().for_each(|tile| add("competency", tile.name(), tile.printed()));
    Innovation::ALL.iter().for_each(|tile| add("innovation", tile.name(), tile.printed()));
    all
}

/// What must stand in a text about these goods. Words between the number and the unit may differ for books ("a book")
/// and spades ("2 free spades").
fn amounts(texts: &Texts, goods: Goods) -> Vec<String> {
    let Goods { coins, tools, scholars, power, books, points, levels, spades } = goods;
    let units = [
        ("goods-coins", coins),
        ("goods-tools", tools),
        ("goods-scholars", scholars),
        ("goods-power", power),
        ("goods-books", books),
        ("goods-points", points),
        ("goods-levels", levels),
    ];
    let units = units.into_iter().filter(|(_, amount)| *amount > 0).map(|(unit, amount)| {
        let amount = texts.say(&Phrase::new(unit).number("count", amount), &[]);
        // Without its last letter, because German words end as the sentence wants it.
        amount[..amount.len() - 1].to_string()
    });
    units.chain((spades > 0).then(|| format!("{spades} "))).collect()
}

#[test]
fn rules_tell_the_printed_numbers() {
    for language in Language::ALL {
        let texts = texts(language, &Rules::default());
        for (id, goods) in printed_numbers() {
            let rule = texts.say(&Phrase::new(id.clone()), &[]);
            for amount in amounts(&texts, goods) {
                assert!(rule.contains(&amount), "{amount} in {id}: {rule}");
            }
        }
        for (id, goods) in special_messages() {
            let said = texts.say(&Phrase::new(id.clone()), &[]);
            // "A book" needs no number.
            let goods = goods.into_iter().map(|goods| Goods { books: 0, ..goods });
            for amount in goods.flat_map(|goods| amounts(&texts, goods)) {
                assert!(said.contains(&amount), "{amount} in {id}: {said}");
            }
        }
        for tile in RoundTile::ALL {
            let (discipline, per) = (tile.printed().discipline, tile.printed().per);
            let rule = texts.say(&Phrase::new(format!("round-tile-{tile}-rule")), &[]);
            assert!(rule.contains(&texts.say(&Phrase::new(format!("discipline-{discipline}")), &[])), "{rule}");
            assert!(per == 1 || rule.contains(&format!(" {per} ")), "{per} in {rule}");
        }
    }
}

#[test]
fn help_understands_the_words_of_records() {
    let rules = Rules::default();
    let german = texts(Language::German, &rules);
    let help = |name| AgeOfInnovation::explain(name, &german, &rules).expect("help");
    assert!(help("Felines").starts_with("Kath"));
    assert!(help("league of cities").starts_with("Liga der Städte"));
    assert!(help("lake").starts_with("See (Planungstableau)"));
    assert!(help("palace 9").starts_with("Palast des Fluges (Palastplättchen 9)"));
}

fn causes() -> Vec<Cause> {
    use Cause::{Area, Conversion, Income, Leftovers, Neighbour, Start};
    let mut all = vec![Cause::Rules, Start, Income, Neighbour, Conversion, Area, Leftovers];
    all.extend(Terrain::ALL.map(Cause::Display));
    all.extend(Faction::ALL.map(Cause::Faction));
    all.extend(Palace::ALL.map(Cause::Palace));
    all.extend(Innovation::ALL.map(Cause::Innovation));
    all.extend(Competency::ALL.map(Cause::Competency));
    all.extend(Bonus::ALL.map(Cause::Bonus));
    all.extend(CityTile::ALL.map(Cause::City));
    all.extend(PowerAction::ALL.map(Cause::Power));
    all.extend(BookAction::ALL.map(Cause::Books));
    all.extend(Track::ALL.map(Cause::Track));
    all.extend(Discipline::ALL.map(Cause::Level));
    all.extend(Discipline::ALL.map(Cause::Science));
    all.extend(RoundTile::ALL.map(Cause::RoundTile));
    all.extend(FinalTile::ALL.map(Cause::FinalTile));
    all
}

fn hex() -> Hex {
    Hex::parse("C4").expect("a hex")
}

fn asks() -> Vec<Ask> {
    let mut all = vec![
        Ask::Set,
        Ask::Draft,
        Ask::Bonus,
        Ask::FirstBuilding,
        Ask::Action,
        Ask::EndTurn,
        Ask::Competency,
        Ask::Palace,
        Ask::City,
        Ask::First,
        Ask::RiverCity,
        Ask::Build,
        Ask::Upgrade,
        Ask::Downgrade,
        Ask::Reward,
        Ask::Power { hex: hex() },
    ];
    for left in 1..=3 {
        let counted =
            [Ask::GainBook { left }, Ask::PayBook { left }, Ask::Level { left }, Ask::Levels { levels: left }];
        all.extend(counted);
        all.extend([Ask::Dig { left }, Ask::Bridge { left }]);
    }
    all.extend(Discipline::ALL.map(|discipline| Ask::Key { discipline }));
    all
}

fn some_game() -> AgeOfInnovation {
    AgeOfInnovation::set_up(&Rules::default(), 3, &mut Rng::new(1)).expect("a game")
}

#[test]
fn every_question_has_words_and_names_the_component_that_asks() {
    let (game, seat, names) = (some_game(), Seat::new(0), ["Ada".to_string()]);
    let placed = Building::ALL.into_iter().filter(|building| *building != Building::Guild);
    let mut questions: Vec<Question> = Vec::new();
    for cause in causes() {
        questions.extend(asks().into_iter().map(|ask| Question { seat, ask, cause }));
        // A guild that is not neutral is placed only by palace 16, the other buildings never.
        if cause == Cause::Palace(Palace::Outpost) {
            questions.push(Question { seat, ask: Ask::Place { building: Building::Guild, neutral: false }, cause });
        } else {
            questions.extend(placed.clone().map(|building| Question {
                seat,
                ask: Ask::Place { building, neutral: true },
                cause,
            }));
        }
    }
    for language in Language::ALL {
        let texts = texts(language, &Rules::default());
        for question in &questions {
            texts.try_say(&game.prompt(question), &names).expect("a prompt");
            let (rule, source) = (game.rule(question), game.source(question));
            assert_eq!(rule.is_some(), source.is_some(), "{question:?}");
            if let (Some(rule), Some(source)) = (rule, source) {
                texts.try_say(&rule, &names).expect("a rule");
                assert_eq!(rule.id, format!("{}-rule", source.replace(':', "-")));
            }
        }
    }
    let question = Question { seat, ask: Ask::Dig { left: 2 }, cause: Cause::Palace(Palace::Spades) };
    assert_eq!(game.source(&question).as_deref(), Some("palace:2"));
}

fn events() -> Vec<Event> {
    let (seat, hex) = (Seat::new(0), hex());
    let other = Hex::parse("D5").expect("a hex");
    let mut all = Vec::new();
    for (display, faction) in Terrain::ALL.into_iter().zip(Faction::ALL) {
        all.push(Event::TookSet { seat, display, faction, bonus: Bonus::Coins });
        all.push(Event::TookDisplay { seat, display });
    }
    all.extend(Faction::ALL.map(|faction| Event::TookFaction { seat, faction }));
    all.extend([Event::Round { round: 1 }, Event::AreaTile { buildings: 12 }, Event::Turn { seat }]);
    for way in Way::ALL {
        for (spades, bought) in [(1, 0), (1, 1), (3, 2)] {
            all.push(Event::Dug { seat, hex, terrain: Terrain::Lake, spades, bought, way });
        }
    }
    for building in Building::ALL {
        all.push(Event::Built { seat, hex, building, neutral: true });
        if building.pieces() > 0 {
            all.push(Event::Built { seat, hex, building, neutral: false });
        }
        all.extend(building.upgrades().iter().map(|&to| Event::Upgraded { seat, hex, from: building, to }));
    }
    all.push(Event::Upgraded { seat, hex, from: Building::School, to: Building::Guild });
    all.extend([Event::Bridge { seat, a: hex, b: other }, Event::Annex { seat, hex }, Event::Passed { seat }]);
    for value in 1..=3 {
        all.extend(Track::ALL.map(|track| Event::Advanced { seat, track, value }));
        all.push(Event::Tokens { seat, tokens: value });
        all.push(Event::TookBonus { seat, bonus: Bonus::Spade, coins: value - 1 });
        all.push(Event::PowerGained { seat, power: value, cost: value - 1 });
        all.push(Event::PowerDeclined { seat, power: value });
        all.push(Event::Area { seat, buildings: value });
        all.push(Event::Leftovers { seat, coins: value.into() });
        all.push(Event::BookPaid { seat, discipline: Discipline::Law, books: value });
    }
    all.extend(Innovation::ALL.map(|innovation| Event::Innovation { seat, innovation }));
    for discipline in Discipline::ALL {
        all.push(Event::Sent { seat, discipline, value: 2 });
        all.push(Event::Returned { seat, discipline });
        all.push(Event::Level { seat, discipline, from: 6, to: 7 });
        all.push(Event::Key { seat, discipline });
        let books = [Conversion::PowerToBook(discipline), Conversion::BookToCoin(discipline)];
        all.extend(books.map(|conversion| Event::Converted { seat, conversion }));
    }
    let plain = [Conversion::PowerToCoin, Conversion::PowerToTool, Conversion::PowerToScholar];
    all.extend(plain.map(|conversion| Event::Converted { seat, conversion }));
    let plain = [Conversion::ScholarToTool, Conversion::ToolToCoin, Conversion::Sacrifice];
    all.extend(plain.map(|conversion| Event::Converted { seat, conversion }));
    all.extend(PowerAction::ALL.map(|action| Event::PowerAction { seat, action }));
    all.extend(BookAction::ALL.map(|action| Event::BookAction { seat, action }));
    all.extend(Special::ALL.map(|special| Event::Special { seat, special }));
    for tile in CityTile::ALL {
        all.extend([None, Some(hex)].map(|river| Event::City { seat, tile, river }));
    }
    all.extend(Competency::ALL.map(|competency| Event::Competency { seat, competency }));
    all.extend(Palace::ALL.map(|palace| Event::Palace { seat, palace }));
    let everything = Goods { coins: 1, tools: 2, scholars: 1, power: 3, books: 1, points: 1, levels: 2, spades: 1 };
    for cause in causes() {
        all.push(Event::BookGained { seat, discipline: Discipline::Law, books: 1, cause });
        all.extend([coins(1), everything].map(|goods| Event::Gained { seat, goods, cause }));
        all.extend([1, 4, -1, -2].map(|points| Event::Points { seat, points, cause }));
    }
    all.push(Event::Paid { seat, goods: everything });
    all.extend([Seats::all(0), Seats::all(1), Seats::all(3)].map(|winners| Event::Over { winners }));
    all
}

#[test]
fn every_event_has_a_sentence() {
    must_be_sentences::<AgeOfInnovation>(&events(), &Rules::default());
}

/// Mostly builds, seldom passes: chance alone founds no cities and makes no innovations.
fn lively(offers: &[Choice], rng: &mut Rng) -> Choice {
    let great = |choice: &&Choice| {
        matches!(
            choice,
            Choice::Innovate(_) | Choice::Upgrade(..) | Choice::Build(..) | Choice::Yes | Choice::RiverCity(_)
        )
    };
    let idle = |choice: &&Choice| {
        matches!(
            choice,
            Choice::Pass | Choice::Convert(_) | Choice::Dig(..) | Choice::Decline | Choice::Done | Choice::No
        )
    };
    let best: Vec<&Choice> = offers.iter().filter(great).collect();
    let busy: Vec<&Choice> = offers.iter().filter(|choice| !idle(choice)).collect();
    match rng.below(20) {
        0 => offers[rng.below(offers.len())],
        1..12 if !best.is_empty() => *best[rng.below(best.len())],
        _ if !busy.is_empty() => *busy[rng.below(busy.len())],
        _ => offers[rng.below(offers.len())],
    }
}

/// What is offered where scenes end: seldom things that chance may not find.
fn offered_in_scenes(said: &mut BTreeSet<String>) {
    for scene in testkit::scenes::in_folder(env!("CARGO_MANIFEST_DIR"), "tests/scenes") {
        let played = table::scene::play_with::<AgeOfInnovation>(&scene, |_| {});
        let (position, ..) = played.unwrap_or_else(|error| panic!("{}: {error}", scene.title));
        for asked in position.asked() {
            let labels = position.offers(asked).iter().map(|offer| position.game().offer(&asked.question, offer));
            labels.for_each(|label| collect_ids(label, said));
        }
    }
}

#[test]
fn everything_that_happens_can_be_said() {
    let mut said = BTreeSet::new();
    for seats in AgeOfInnovation::SEATS {
        for seed in 0..20 {
            let setup = if seed % 2 == 0 { Setup::Sets } else { Setup::Draft };
            let options = Rules { setup, factions: Factions::Update2024, ..Rules::default() };
            let seed = 100 * seats as u64 + seed;
            say_everything_of_a_game::<AgeOfInnovation>((options, seats), seed, lively, &mut said);
        }
    }
    offered_in_scenes(&mut said);
    let files = files();
    let offers = files.messages(Language::English, "table").into_iter();
    let offers = offers.filter(|id| id.starts_with("offer-") || id.starts_with("special-"));
    let never: Vec<&str> = offers.filter(|id| !said.contains(*id)).collect();
    assert_eq!(never, Vec::<&str>::new(), "never offered");
}

#[test]
fn no_message_is_there_twice_and_both_languages_have_the_same() {
    files().must_be_the_same_in_both_languages(&BY_OPTION);
}

/// Messages of the table are named in the code, or put together from the words of the game.
#[test]
fn no_message_is_missing_or_left_over() {
    let files = files();
    let mut families: BTreeSet<String> = Terrain::ALL.iter().map(|terrain| format!("terrain-{terrain}")).collect();
    for (kind, slug) in components() {
        families.extend([format!("{kind}-{slug}"), format!("{kind}-{slug}-rule"), format!("explain-{kind}")]);
    }
    for building in Building::ALL {
        families.insert(format!("a-neutral-{building}"));
        if building.pieces() > 0 {
            families.insert(format!("a-{building}"));
        }
    }
    families.extend(special_messages().into_iter().map(|(id, _)| id));
    let prefixes = ["ask-", "offer-", "price-", "goods-", "event-", "because", "cause-", "list-", "competency-"];
    let is_id = |id: &str| prefixes.iter().any(|prefix| id.starts_with(prefix));
    files.must_be_used(&[include_str!("../src/text.rs")], &families, is_id);
}

#[test]
fn options_change_exactly_the_rules_they_are_about() {
    let plain = Rules::default();
    let cases: [(&str, Rules); 4] = [
        ("tiles-english", Rules { tiles: Tiles::English, ..plain }),
        ("tiles-german", Rules { tiles: Tiles::German, ..plain }),
        ("factions-2024", Rules { factions: Factions::Update2024, ..plain }),
        ("neutral-palace-free", Rules { neutral_palace: NeutralPalace::Free, ..plain }),
    ];
    let files = files();
    assert_eq!(cases.each_ref().map(|(name, _)| *name), BY_OPTION);
    for language in Language::ALL {
        let usual = texts(language, &plain);
        for (name, rules) in &cases {
            let changed = texts(language, rules);
            let differs = |id: &&str| usual.say(&Phrase::new(*id), &[]) != changed.say(&Phrase::new(*id), &[]);
            let found: BTreeSet<&str> = files.messages(language, "components").into_iter().filter(differs).collect();
            assert_eq!(found, files.messages(language, name).into_iter().collect(), "{name}");
            assert!(!found.is_empty());
        }
    }
}
