//! What the search of puzzles finds in a position made by hand.

use table::Seat;
use table::scene::{Line, Scene};
use teaching::puzzle::{Standing, Verdict, Wanted};

/// Four buildings with a power value of 6 touch each other; 7 are a city. A guild in place of a workshop would do it,
/// for two tools, and so would a fifth building, on the desert of C10, for one.
const NEARLY_A_CITY: &str = "seats: 2
round: 2
A display: desert
A faction: inventors
A bonus: coins
A buildings: E8 guild, E9 guild, D8 workshop, D9 workshop
A tools: 2
A coins: 6
A scholars: 0
A power: 12/0/0
city tiles: tools 1, power 1, books 0, spades 0, coins 0, levels 0, scholar 0
B display: lake
B faction: monks
B bonus: power-coins
B buildings: A6 workshop, F2 workshop";

fn standing(goal: &str, number: i32, choices: &[&str]) -> Standing {
    let manifest = age_of_innovation_kit::manifest();
    let setup = NEARLY_A_CITY.lines().map(|line| Line::parse(0, line).expect("a line")).collect();
    let scene = Scene { setup, ..Scene::default() };
    let mut played = manifest.game.stage(&scene, vec!["A".into(), "B".into()]).expect("a position");
    for choice in choices {
        played.choose(Seat::new(0), choice).expect("it is offered");
    }
    let wanted = Wanted { goal: goal.to_string(), number };
    let puzzles = manifest.puzzles.expect("puzzles").of_game;
    puzzles.standing(played.as_ref(), Seat::new(0), &wanted).expect("it is small")
}

#[test]
fn the_best_of_a_turn_is_found() {
    let open = standing("city", 1, &[]);
    assert_eq!((open.verdict, open.now, open.best), (Verdict::Open, 0, 1));
    assert_eq!(standing("city", 1, &["upgrade D9 guild"]).verdict, Verdict::Open, "its tile is yet to be chosen");
    assert_eq!(standing("city", 1, &["upgrade D9 guild", "city tools"]).verdict, Verdict::Solved);
    let dearer = standing("city", 1, &["tool to coin"]);
    assert_eq!((dearer.verdict, dearer.best), (Verdict::Open, 1), "one tool is left for a workshop");
    assert_eq!(dearer.next.expect("a way").1, "build C10");
    let spent = standing("city", 1, &["tool to coin", "tool to coin"]);
    assert_eq!((spent.verdict, spent.best), (Verdict::Missed, 0), "nothing is built without a tool");
    assert_eq!(standing("city", 2, &[]).verdict, Verdict::Missed, "one turn founds one");
    assert_eq!(standing("palace", 1, &[]).best, 0, "there is not even a school");
}
