//! What the search of puzzles finds in a position made by hand.

use table::Seat;
use table::scene::{Line, Scene};
use teaching::puzzle::{Standing, Verdict, Wanted};

/// Two face-up tokens bring 2 influence, and the one chain token turns +1 Influence over for a third.
const INFLUENCE: &str = "seats: 3
A home: trader 1, artisan 1, thinker 1
A scholars: 0
A hand: silk
display: coins, glass, writing
africa citizens: A 3, B 2
europe citizens: A 3
europe tokens: A influence up";

fn standing(number: i32, choices: &[&str]) -> Standing {
    let manifest = inventions_kit::manifest();
    let setup = INFLUENCE.lines().map(|line| Line::parse(0, line).expect("a line")).collect();
    let scene = Scene { setup, ..Scene::default() };
    let names = ["A", "B", "C"].map(String::from).to_vec();
    let mut played = manifest.game.stage(&scene, names).expect("a position");
    for choice in choices {
        played.choose(Seat::new(0), choice).expect("it is offered");
    }
    let wanted = Wanted { goal: "influence".to_string(), number };
    let puzzles = manifest.puzzles.expect("puzzles").of_game;
    puzzles.standing(played.as_ref(), Seat::new(0), &wanted).expect("it is small")
}

#[test]
fn the_best_of_a_turn_is_found() {
    let open = standing(4, &[]);
    assert_eq!((open.verdict, open.now, open.best), (Verdict::Open, 1, 4));
    assert_eq!(open.next.expect("a way").1, "pillar gain-influence");
    let on_the_way = ["pillar gain-influence", "gain-influence africa present"];
    assert_eq!(standing(4, &on_the_way).verdict, Verdict::Open);
    assert_eq!(standing(4, &[on_the_way[0], on_the_way[1], "chain token influence"]).verdict, Verdict::Solved);
    assert_eq!(standing(4, &[on_the_way[0], on_the_way[1], "done"]).verdict, Verdict::TurnOver);
    assert_eq!(standing(5, &[]).verdict, Verdict::Missed);
}
