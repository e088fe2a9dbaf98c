//! Whatever somebody writes into a record, a scene or a choice: it is read right or refused, and nothing breaks.

use age_of_innovation::AgeOfInnovation;
use age_of_innovation::map::{LARGE, SMALL};
use age_of_innovation::words::{
    Bonus, BookAction, Building, CityTile, Competency, Discipline, Faction, Innovation, PowerAction, Special, Terrain,
};
use table::{Game, Rng, scene};
use testkit::fuzz;

#[test]
fn a_damaged_record_is_refused_or_true() {
    fuzz::a_damaged_record_is_refused_or_true::<AgeOfInnovation>(include_str!("records/2-seats.record"));
}

#[test]
fn any_text_as_a_choice_is_read_or_refused() {
    fuzz::any_text_as_a_choice_is_read_or_refused::<AgeOfInnovation>();
}

#[test]
fn any_text_as_a_scene_is_played_or_refused() {
    let words = "phase|round|order|passed|innovation|competency|space|terrain";
    fuzz::any_text_as_a_scene_is_played_or_refused::<AgeOfInnovation>(words);
}

#[test]
fn a_muddled_scene_is_played_or_refused() {
    fuzz::a_muddled_scene_is_played_or_refused::<AgeOfInnovation>(env!("CARGO_MANIFEST_DIR"));
}

/// Set-up lines that describe nothing that can lie on a table, with what is said of them.
const ODD: &[(&str, &str)] = &[
    ("seats: 6", "not played by 6"),
    ("seats: 4\noptions: map=1-3", "not for 4"),
    ("options: spade-build=perhaps", "cannot be 'perhaps'"),
    ("options: castles=yes", "unknown option 'castles'"),
    ("A display: river", "'river' does not fit here"),
    ("A display: volcano", "'volcano' does not fit here"),
    ("A faction: giants", "'giants' does not fit here"),
    ("C coins: 3", "'C coins' is not a line of this game"),
    ("Z coins: 3", "'Z coins' is not a line of this game"),
    ("A display: lake\nB display: lake", "'lake' was given to somebody before"),
    ("A faction: moles\nB faction: moles", "'moles' was given to somebody before"),
    ("A bonus: coins\nB bonus: coins", "the round bonus 'coins' is there twice"),
    ("A palace: 0", "'0' does not fit here"),
    ("A palace: 18", "'18' does not fit here"),
    ("A palace: 7\nB palace: 7", "palace tile 7 is there twice"),
    ("A palace: 7\npalaces: 7, 17", "palace tile 7 is there twice"),
    ("palaces: 7, 7", "'7' stands there twice"),
    ("A coins: 256", "the number is too large"),
    ("A coins: -1", "'-1' is not a number"),
    ("A scholars: 255\nspace law 3: A", "the scholars do not add up"),
    ("A scholars: 8", "the scholars do not add up"),
    ("space law 3: E", "'E' does not fit here"),
    ("space law 3: H", "'H' does not fit here"),
    ("seats: 3\nspace law 2: neutral", "'neutral' does not fit here"),
    ("space law 4: A", "'space law 4' is not a line of this game"),
    ("space law 3: A, B", "not so many spaces"),
    ("A power: 255/255/255", "765 power tokens"),
    ("A power: 5/7", "three bowls"),
    ("A books: law 255, banking 255, engineering 255, medicine 255", "255 books"),
    ("options: books=unlimited\nA books: law 255, banking 255", "so many books"),
    ("A levels: law 13", "more keys"),
    ("A levels: law 8", "more keys"),
    ("A keys: 255\nA levels: law 8", "more keys"),
    ("A levels: law 12\nB levels: law 12\nA city tiles: power\nB city tiles: power", "two have level 12"),
    ("A sailing: 4", "out of range"),
    ("A spade: 0", "out of range"),
    ("A city tiles: power 4", "three city tiles 'power'"),
    ("A city tiles: power 200, power 200", "three city tiles 'power'"),
    ("A city tiles: power 255\nB city tiles: power 255", "three city tiles 'power'"),
    ("city tiles: power 255\nA city tiles: power", "too many city tiles 'power'"),
    ("city tiles: castles 1", "'castles 1' does not fit here"),
    ("A buildings: A0 workshop", "A0 is not land"),
    ("A buildings: A5 workshop", "A5 is not land"),
    ("A buildings: J1 workshop", "does not fit here"),
    ("A buildings: A1 castle", "does not fit here"),
    ("A buildings: A1 palace, A2 palace", "there is no further 'palace'"),
    ("A buildings: A1 workshop, A1 workshop", "something stands on A1 already"),
    ("A buildings: A1 workshop\nB buildings: A1 workshop", "something stands on A1 already"),
    ("A buildings: A1 monument, A2 monument", "too many of 'monument'"),
    ("A buildings: A1 tower, A2 tower, A3 tower", "too many of 'tower'"),
    ("A buildings: A1 workshop\nterrain A1: lake", "which is lake"),
    ("A buildings: A1 workshop annex, A2 workshop annex\nA annexes: 1", "two annexes"),
    ("A annexes: 255", "two annexes"),
    ("A city: A1", "where no building is"),
    ("terrain A0: lake", "'terrain A0' is not a line of this game"),
    ("A bridges: A5-B5", "no bridge can lie between A5 and B5"),
    ("A bridges: B4-A6, A6-B4", "no bridge can lie between A6 and B4"),
    ("A bridges: A1-I10", "no bridge can lie between A1 and I10"),
    ("A bridges: A6-B4, A9-B10, B8-C10, B8-D8", "there are three bridges"),
    ("A competencies: annexes, annexes", "'annexes' stands there twice"),
    ("A competencies: castles", "'castles' does not fit here"),
    ("A innovations: census\ninnovation law: census", "'census' is there twice"),
    ("innovation law: census\ninnovation banking: census", "'census' is there twice"),
    ("innovation law: census, census", "'census' stands there twice"),
    ("innovation law: census, libraries, workshop, guild", "three places"),
    ("A innovations: census, libraries, workshop, guild", "out of range"),
    ("round: 0", "rounds 1 to 6"),
    ("round: 7", "rounds 1 to 6"),
    ("order: A, A", "every seat once"),
    ("order: A", "every seat once"),
    ("turn: A, B", "one seat's turn"),
    ("turn: C", "'C' does not fit here"),
    ("passed: A, A, A, A, A, A", "'A' stands there twice"),
    ("passed: A\nturn: A", "A has passed and has no turn"),
    ("passed: A, B", "A has passed and has no turn"),
    ("phase: income\npassed: A", "only in the action phase"),
    ("phase: science\npassed: A", "when all have passed"),
    ("phase: science\npassed: A, B\nround: 6", "when all have passed"),
    ("phase: teatime", "'teatime' does not fit here"),
    ("phase: placement\nA buildings: A1 university", "no building stands"),
    ("phase: sets", "fewer displays"),
    ("phase: draft\nfactions: moles", "fewer factions"),
    ("phase: draft\npalaces: 3", "fewer palaces"),
    ("phase: draft\nbonuses: coins", "some round bonus"),
    ("bonuses:", "some round bonus"),
    ("bonuses: spade 255", "one coin a round"),
    ("round tiles: workshop-law", "six round tiles"),
    ("book actions: power, power, coins", "'power' stands there twice"),
    ("used: power castles", "'castles' does not fit here"),
    ("used: coins", "not an action like"),
    ("area tile: 16", "12 to 15"),
    ("seats: 3\narea tile: 13", "two players only"),
    ("seats: 3\nneutral levels: law 3", "two players only"),
    ("neutral levels: law 255", "beyond level 12"),
];

#[test]
fn what_cannot_lie_on_a_table_is_refused_in_one_line() {
    for (lines, reason) in ODD {
        let scenes = scene::parse(&format!("scene: odd\n{lines}\n")).expect("lines");
        let error = match scene::play::<AgeOfInnovation>(&scenes[0]) {
            Err(error) => error.to_string(),
            Ok(_) => panic!("it was taken: {lines}"),
        };
        assert!(error.contains(reason) && !error.contains('\n'), "{lines}: {error}");
    }
}

#[test]
fn five_of_four_competencies_are_refused() {
    let lines: String = ["A", "B", "C", "D", "E"].map(|seat| format!("{seat} competencies: annexes\n")).concat();
    let scenes = scene::parse(&format!("scene: odd\nseats: 5\n{lines}")).expect("lines");
    let error = scene::play::<AgeOfInnovation>(&scenes[0]).expect_err("there are four");
    assert!(error.to_string().contains("four competencies 'annexes'"), "{error}");
}

#[test]
fn land_for_first_buildings_must_be_left() {
    let lines: String = SMALL.land.iter().map(|hex| format!("terrain {hex}: lake\n")).collect();
    let scenes = scene::parse(&format!("scene: odd\nphase: placement\n{lines}")).expect("lines");
    let error = scene::play::<AgeOfInnovation>(&scenes[0]).expect_err("no land");
    assert!(error.to_string().contains("too little land"), "{error}");
}

fn pick<T: Copy>(items: &[T], rng: &mut Rng) -> T {
    items[rng.below(items.len())]
}

/// Some of the words, one of them perhaps twice.
fn some(words: &[String], most: usize, rng: &mut Rng) -> String {
    let chosen: Vec<&str> = (0..rng.below(most + 1)).map(|_| words[rng.below(words.len())].as_str()).collect();
    chosen.join(", ")
}

fn names<T: ToString, const N: usize>(words: [T; N]) -> Vec<String> {
    words.iter().map(ToString::to_string).collect()
}

fn hexes() -> Vec<String> {
    LARGE.land.iter().map(|hex| hex.to_string()).collect()
}

/// A set-up line that may fit: mostly what happens in games, sometimes far too much.
fn any_line(rng: &mut Rng) -> String {
    let small = |rng: &mut Rng, most: usize| if rng.below(12) == 0 { rng.below(256) } else { rng.below(most + 1) };
    let counted = |words: Vec<String>, most: usize, rng: &mut Rng| {
        let each: Vec<String> = words.iter().map(|word| format!("{word} {}", small(rng, most))).collect();
        some(&each, 3, rng)
    };
    let seat = pick(&["A", "B", "C", "D", "E"], rng);
    match rng.below(32) {
        0 => format!("phase: {}", pick(&["sets", "draft", "start", "placement", "income", "science", "over"], rng)),
        1 => format!("round: {}", small(rng, 6)),
        2 => format!("turn: {seat}"),
        3 => format!("passed: {}", some(&names(["A", "B", "C", "D", "E"]), 4, rng)),
        4 => format!("used: power {}, books {}", pick(&PowerAction::ALL, rng), pick(&BookAction::ALL, rng)),
        5 => format!("palaces: {}", some(&names(std::array::from_fn::<_, 18, _>(|palace| palace)), 4, rng)),
        6 => format!("bonuses: {}", counted(names(Bonus::ALL), 3, rng)),
        7 => format!("city tiles: {}", counted(names(CityTile::ALL), 3, rng)),
        8 => format!(
            "space {} {}: {}",
            pick(&Discipline::ALL, rng),
            2 + rng.below(2),
            some(&names(["A", "B", "neutral"]), 2, rng)
        ),
        9 => format!("terrain {}: {}", some(&hexes(), 1, rng), pick(&Terrain::ALL, rng)),
        10 => format!("book actions: {}", some(&names(BookAction::ALL), 3, rng)),
        11 => format!("innovation {}: {}", pick(&Discipline::ALL, rng), some(&names(Innovation::ALL), 3, rng)),
        12 => format!("{seat} display: {}", pick(&Terrain::ALL, rng)),
        13 => format!("{seat} faction: {}", pick(&Faction::ALL, rng)),
        14 => format!("{seat} bonus: {}", pick(&Bonus::ALL, rng)),
        15 => format!("{seat} coins: {}", small(rng, 30)),
        16 => format!("{seat} tools: {}", small(rng, 15)),
        17 => format!("{seat} scholars: {}", small(rng, 7)),
        18 => format!("{seat} books: {}", counted(names(Discipline::ALL), 4, rng)),
        19 => format!("{seat} power: {}/{}/{}", small(rng, 4), small(rng, 4), small(rng, 4)),
        20 => format!("{seat} points: {}", small(rng, 60)),
        21 => format!("{seat} levels: {}", counted(names(Discipline::ALL), 7, rng)),
        22 => format!("{seat} sailing: {}", small(rng, 3)),
        23 => format!("{seat} spade: {}", 1 + small(rng, 2)),
        24 => format!("{seat} city tiles: {}", some(&names(CityTile::ALL), 3, rng)),
        25 => {
            let &(a, b) = &LARGE.sites[rng.below(LARGE.sites.len())];
            format!("{seat} bridges: {a}-{b}")
        }
        26 => format!("{seat} competencies: {}", some(&names(Competency::ALL), 3, rng)),
        27 => format!("{seat} innovations: {}", some(&names(Innovation::ALL), 2, rng)),
        28 => format!("{seat} palace: {}", small(rng, 17)),
        29 => format!("{seat} annexes: {}", small(rng, 2)),
        30 => format!("{seat} used: {}", some(&names(Special::ALL), 2, rng)),
        _ => {
            let each = hexes().iter().map(|hex| format!("{hex} {}", pick(&Building::ALL, rng))).collect::<Vec<_>>();
            format!("{seat} buildings: {}", some(&each, 6, rng))
        }
    }
}

/// A position that was read can be played: nothing breaks, and nothing comes out that cannot be.
#[test]
fn a_position_of_any_lines_is_refused_or_can_be_played() {
    let mut rng = Rng::new(1);
    let mut played = 0;
    for _ in 0..6_000 {
        let lines: Vec<String> = (0..rng.below(14)).map(|_| any_line(&mut rng)).collect();
        let text = format!("scene: s\nseats: {}\n{}\n", 3 + rng.below(3), lines.join("\n"));
        let scenes = scene::parse(&text).expect("lines");
        let Ok((mut position, ..)) = scene::play_with::<AgeOfInnovation>(&scenes[0], |_| {}) else { continue };
        played += 1;
        for _ in 0..80 {
            let Some(asked) = position.asked().first() else { break };
            let (seat, choice) = (asked.seat, pick(position.offers(asked), &mut rng));
            position.choose(seat, choice).expect("offered");
            position.game().check().unwrap_or_else(|wrong| panic!("{text}{seat}: {choice}: {wrong}"));
        }
    }
    assert!(played > 600, "only {played} were played");
}
