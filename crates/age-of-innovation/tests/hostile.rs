//! Whatever somebody writes into a record, a scene or a choice: it is read right or refused, and nothing breaks.

use age_of_innovation::AgeOfInnovation;
use proof::hostile;

#[test]
fn a_damaged_record_is_refused_or_true() {
    hostile::a_damaged_record_is_refused_or_true::<AgeOfInnovation>(include_str!("records/2-seats.record"));
}

#[test]
fn any_text_as_a_choice_is_read_or_refused() {
    hostile::any_text_as_a_choice_is_read_or_refused::<AgeOfInnovation>();
}

#[test]
fn any_text_as_a_scene_is_played_or_refused() {
    let words = "phase|round|order|passed|innovation|competency|space|terrain";
    hostile::any_text_as_a_scene_is_played_or_refused::<AgeOfInnovation>(words);
}

#[test]
fn a_muddled_scene_is_played_or_refused() {
    hostile::a_muddled_scene_is_played_or_refused::<AgeOfInnovation>(env!("CARGO_MANIFEST_DIR"));
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
        let scenes = table::scene::parse(&format!("scene: odd\n{lines}\n")).expect("lines");
        let error = match table::scene::play::<AgeOfInnovation>(&scenes[0]) {
            Err(error) => error.to_string(),
            Ok(_) => panic!("it was taken: {lines}"),
        };
        assert!(error.contains(reason) && !error.contains('\n'), "{lines}: {error}");
    }
}

#[test]
fn five_of_four_competencies_are_refused() {
    let lines: String = ["A", "B", "C", "D", "E"].map(|seat| format!("{seat} competencies: annexes\n")).concat();
    let scenes = table::scene::parse(&format!("scene: odd\nseats: 5\n{lines}")).expect("lines");
    let error = table::scene::play::<AgeOfInnovation>(&scenes[0]).expect_err("there are four");
    assert!(error.to_string().contains("four competencies 'annexes'"), "{error}");
}

#[test]
fn land_for_first_buildings_must_be_left() {
    let map = &age_of_innovation::map::SMALL;
    let lines: String = map.land.iter().map(|hex| format!("terrain {hex}: lake\n")).collect();
    let scenes = table::scene::parse(&format!("scene: odd\nphase: placement\n{lines}")).expect("lines");
    let error = table::scene::play::<AgeOfInnovation>(&scenes[0]).expect_err("no land");
    assert!(error.to_string().contains("too little land"), "{error}");
}
