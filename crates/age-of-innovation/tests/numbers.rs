//! Sentences about components and the page of the rules tell the numbers that are printed, and no others: every number
//! of a row is in its sentence, and every number of a sentence is in a row or among the numbers of the rulebook.

use std::collections::BTreeSet;

use age_of_innovation::components::{
    CITY_POWER, COMMON_DISPLAY, INNOVATION_BOOKS, INNOVATION_COINS, SAILING_COST, SAILING_STEPS, level_power,
};
use age_of_innovation::facts::{Ability, Components, TileFacts};
use age_of_innovation::rulebook::{
    AREA, BRIDGES, COINS_FOR_A_POINT, FIRST_SPACE, INNOVATIONS, OTHER_SPACE, ROUNDS, SCHOLARS, SCIENCE, SPADE_TOOLS,
    START_POINTS,
};
use age_of_innovation::words::{Building, Discipline, Faction, PowerAction, Terrain};
use age_of_innovation::{AgeOfInnovation, Conversion, Factions, Rules, Tiles};
use serde_json::Value;
use table::text::{Language, Phrase, Texts};
use table::{Game, Rng, Spoken};
use testkit::texts::texts_of;

type Numbers = BTreeSet<u64>;

fn numbers<T: Into<u64>>(list: impl IntoIterator<Item = T>) -> Numbers {
    list.into_iter().map(Into::into).collect()
}

const WORDS: [[&str; 6]; 2] =
    [["two", "three", "four", "five", "six", "seven"], ["zwei", "drei", "vier", "fünf", "sechs", "sieben"]];

/// Numbers in a sentence, in digits and in words from `least` on: small ones are rather words than numbers.
fn told(sentence: &str, least: u64) -> Numbers {
    let word = |part: &str| {
        let part = part.to_lowercase();
        let found = WORDS.iter().find_map(|words| words.iter().position(|word| *word == part));
        found.map(|place| place as u64 + 2).filter(|number| *number >= least)
    };
    let parts = sentence.split(|letter: char| !letter.is_alphanumeric());
    parts.filter_map(|part| part.parse().ok().or_else(|| word(part))).collect()
}

/// All numbers of the sentence are expected or may be there, and all expected ones are told. That there is 1 of
/// something is often told without a number.
fn compare(texts: &Texts, id: &str, expected: &Numbers, allowed: &Numbers) {
    let sentence = texts.say(&Phrase::new(id), &[]);
    let is_known = |number: &u64| *number <= 1 || expected.contains(number) || allowed.contains(number);
    let unknown: Vec<u64> = told(&sentence, 3).into_iter().filter(|number| !is_known(number)).collect();
    assert_eq!(unknown, Vec::<u64>::new(), "printed nowhere, in {id}: {sentence}");
    let told = told(&sentence, 2);
    let missing: Vec<&u64> = expected.iter().filter(|number| **number > 1 && !told.contains(number)).collect();
    assert_eq!(missing, Vec::<&u64>::new(), "printed, but not told, in {id}: {sentence}");
}

/// All numbers of facts, however deep.
fn all_numbers(facts: &Value) -> Numbers {
    match facts {
        Value::Number(number) => number.as_u64().into_iter().collect(),
        Value::Array(list) => list.iter().flat_map(all_numbers).collect(),
        Value::Object(fields) => fields.values().flat_map(all_numbers).collect(),
        _ => Numbers::new(),
    }
}

fn of<T: serde::Serialize>(facts: &T) -> Numbers {
    all_numbers(&serde_json::to_value(facts).expect("facts are plain data"))
}

fn building_numbers(building: Building) -> Numbers {
    let row = building.printed();
    let piece = Building::PIECES.iter().position(|piece| *piece == building);
    let income = piece.map(|piece| of(&Components::of(&Rules::default()).common_display.uncovers[piece]));
    let mut all: Numbers =
        of(&[row.cost, row.cost_beside_others]).into_iter().chain(income.into_iter().flatten()).collect();
    all.insert(row.power.into());
    if row.city_size < Building::Workshop.printed().city_size {
        all.insert(row.city_size.into());
    }
    all
}

/// What the sentence of a tile must tell, and what it may tell besides.
fn tile_numbers(tile: &TileFacts, rules: &Rules) -> (Numbers, Numbers) {
    let mut expected = Numbers::new();
    let mut allowed = numbers([Discipline::INCOME, Discipline::TOP, INNOVATION_COINS]);
    for ability in &tile.abilities {
        match ability {
            Ability::CityPower { needed } => expected.extend([u64::from(*needed), CITY_POWER.into()]),
            // With how many players.
            Ability::OnPowerAction { .. } => {
                expected.extend(of(ability));
                allowed.extend(2..=5);
            }
            // Told as 2 and one more for every player.
            Ability::Trip { trip } if tile.tile == "faction:moles" && rules.factions == Factions::Update2024 => {
                assert_eq!(trip.points, [2, 3, 4, 5].map(|players| 2 + players));
                expected.insert(2);
            }
            // Three of them, with the tower.
            Ability::FirstBuildings { .. } => allowed.extend([3]),
            ability => expected.extend(of(ability)),
        }
    }
    let text = serde_json::to_string(&tile.abilities).expect("facts are plain data");
    for building in Building::ALL.into_iter().filter(|building| text.contains(&format!("\"of\":\"{building}\""))) {
        allowed.extend(building_numbers(building));
    }
    // "7 or 8": up to the next step.
    if text.contains("points-by-number") {
        allowed.extend(expected.clone().into_iter().map(|number| number.saturating_sub(1)));
    }
    (expected, allowed)
}

fn all_rules() -> Vec<Rules> {
    let tiles = [Tiles::Printed, Tiles::English, Tiles::German];
    let both = [Factions::Original, Factions::Update2024];
    tiles.iter().flat_map(|&tiles| both.map(|factions| Rules { tiles, factions, ..Rules::default() })).collect()
}

#[test]
fn tiles_tell_their_rows_and_nothing_else() {
    for rules in all_rules() {
        let tiles = Components::of(&rules).tiles;
        assert!(tiles.len() > Faction::ALL.len());
        for language in Language::ALL {
            let texts = texts_of::<AgeOfInnovation>(language, &rules);
            for tile in &tiles {
                let (expected, allowed) = tile_numbers(tile, &rules);
                compare(&texts, &format!("{}-rule", tile.tile.replace(':', "-")), &expected, &allowed);
            }
        }
    }
}

fn display_numbers(terrain: Terrain) -> Numbers {
    let (row, common) = (terrain.printed(), &COMMON_DISPLAY);
    match terrain {
        Terrain::Desert => numbers([row.start_spades]),
        Terrain::Plains => numbers([row.terraforming_cost.coins, common.terraforming_cost.coins]),
        Terrain::Swamp | Terrain::Forest => numbers(row.bowls.into_iter().chain(common.bowls)),
        Terrain::Lake => &of(&row.sailing_rewards) | &numbers(row.start_sailing..=SAILING_STEPS),
        Terrain::Mountain => {
            let first_guild = |coins: &[u8; 5]| coins[1] - coins[0];
            numbers([row.guild_coins[0], first_guild(&row.guild_coins), first_guild(&common.guild_coins)])
        }
        Terrain::Wasteland => numbers([row.innovation_surcharge[2]]),
    }
}

fn science_numbers() -> Numbers {
    let levels = (0..=Discipline::TOP).filter(|level| level_power(*level) > 0);
    numbers(levels.flat_map(|level| [level, level_power(level)]).chain([Discipline::GATE, Discipline::INCOME]))
}

/// Components that are no player's tile, with the numbers of their sentence.
fn other_components() -> Vec<(String, Numbers)> {
    let facts = Components::of(&Rules::default());
    let mut all = Vec::new();
    let mut add = |id: String, numbers: Numbers| all.push((format!("{id}-rule"), numbers));
    for terrain in Terrain::ALL {
        add(format!("display-{terrain}"), display_numbers(terrain));
    }
    for discipline in Discipline::ALL {
        add(format!("discipline-{discipline}"), &science_numbers() | &of(discipline.printed()));
    }
    for building in Building::ALL {
        let mut numbers = building_numbers(building);
        if building == Building::Palace {
            numbers.insert(INNOVATION_COINS.into());
        }
        add(format!("building-{building}"), numbers);
    }
    facts
        .actions
        .iter()
        .for_each(|action| add(action.action.replace(':', "-"), &of(&action.cost) | &of(&action.effects)));
    facts.city_tiles.iter().for_each(|tile| add(format!("city-{}", tile.name), of(tile)));
    facts.round_tiles.iter().for_each(|tile| add(format!("round-tile-{}", tile.name), of(tile)));
    for tile in &facts.final_tiles {
        add(format!("final-tile-{}", tile.name), &of(tile) | &numbers([ROUNDS]));
    }
    let rewards = &of(&COMMON_DISPLAY.sailing_rewards) | &of(&Terrain::Lake.printed().sailing_rewards);
    add("track-sailing".into(), &(&rewards | &of(&SAILING_COST)) | &numbers(1..=SAILING_STEPS));
    let costs = &of(&COMMON_DISPLAY.terraforming_cost) | &of(&Terrain::Plains.printed().terraforming_cost);
    add("track-terraforming".into(), &costs | &of(&facts.spades));
    all
}

#[test]
fn other_components_tell_their_rows_and_nothing_else() {
    for language in Language::ALL {
        let texts = texts_of::<AgeOfInnovation>(language, &Rules::default());
        for (id, numbers) in other_components() {
            compare(&texts, &id, &numbers, &Numbers::new());
        }
    }
}

/// The sections of the rules with their numbers; what counts words of the page itself, such as its three phases, stands
/// at the end of each list.
fn sections() -> Vec<(&'static str, Numbers)> {
    let building = |building: Building| building.printed();
    let game = AgeOfInnovation::set_up(&Rules::default(), 3, &mut Rng::new(1)).expect("a game");
    let (start, tokens) = (COMMON_DISPLAY.start, COMMON_DISPLAY.bowls.iter().sum::<u8>());
    let upgrades = [Building::Guild, Building::School, Building::Palace, Building::University];
    let prices: Numbers = upgrades.iter().flat_map(|piece| of(&[piece.price(false), piece.price(true)])).collect();
    let pieces = Building::PIECES.map(|piece| piece.printed().power);
    let levels = (0..=Discipline::TOP).filter(|level| level_power(*level) > 0);
    let incomes: Numbers = Discipline::ALL.iter().flat_map(|discipline| of(discipline.printed())).collect();
    let conversions = [Conversion::PowerToScholar, Conversion::PowerToTool, Conversion::PowerToCoin];
    let conversions: Numbers = conversions.iter().flat_map(|conversion| of(&conversion.price().pay)).collect();
    let cities = [Building::Workshop, Building::University, Building::Monument].map(|piece| building(piece).city_size);
    let book = Conversion::PowerToBook(Discipline::Law).price().pay.power;
    assert_eq!(book, Conversion::PowerToScholar.price().pay.power, "told together");
    vec![
        ("aim", numbers([ROUNDS, Discipline::ALL.len() as u8, 3])),
        ("start", numbers([START_POINTS as u8, start.coins, start.tools, tokens])),
        ("round", numbers([ROUNDS, 3])),
        ("turn", Numbers::new()),
        ("power", numbers([COMMON_DISPLAY.bowls.len() as u8])),
        ("reach", numbers([BRIDGES as u8])),
        ("build", &of(&building(Building::Workshop).cost) | &numbers([SPADE_TOOLS])),
        ("upgrade", prices),
        ("neighbours", numbers(pieces)),
        ("cities", numbers(cities.into_iter().chain([CITY_POWER]))),
        ("science", &incomes | &numbers(levels.chain([Discipline::GATE + 1, Discipline::INCOME]))),
        ("scholars", numbers([FIRST_SPACE, OTHER_SPACE, SCHOLARS])),
        ("tracks", &of(&SAILING_COST) | &of(&COMMON_DISPLAY.terraforming_cost)),
        ("innovate", numbers([INNOVATION_BOOKS, INNOVATION_COINS, INNOVATIONS as u8])),
        ("actions", numbers([PowerAction::ALL.len() as u8, game.book_actions().len() as u8])),
        ("convert", conversions),
        ("pass", numbers([game.free_bonuses().count() as u64])),
        ("end", numbers(AREA.into_iter().chain(SCIENCE).chain([COINS_FOR_A_POINT, ROUNDS.into(), 3]))),
        ("two", numbers([ROUNDS])),
        ("tips", numbers([CITY_POWER, building(Building::Workshop).city_size])),
    ]
}

#[test]
fn the_page_of_the_rules_tells_the_printed_numbers_and_no_others() {
    for language in Language::ALL {
        let texts = Texts::new(language, &AgeOfInnovation::lobby(language));
        for (section, numbers) in sections() {
            compare(&texts, &format!("rules-age-of-innovation-{section}"), &numbers, &Numbers::new());
        }
    }
}
