//! What the search of puzzles finds in positions made by hand.

use table::scene::Scene;
use table::{AnyMatch, Seat};
use teaching::puzzle::{Puzzle, Standing, Verdict, Wanted};

/// A's position, with so many of its own choices made.
fn standing(lines: &str, goal: &str, number: i32, choices: &[&str]) -> Standing {
    let manifest = innovation_kit::manifest();
    let setup = lines.lines().map(|line| table::scene::Line::parse(0, line).expect("a line")).collect();
    let scene = Scene { setup, ..Scene::default() };
    let mut played: Box<dyn AnyMatch> = manifest.game.stage(&scene, vec!["A".into(), "B".into()]).expect("a position");
    for choice in choices {
        played.choose(Seat::new(0), choice).expect("it is offered");
    }
    let wanted = Wanted { goal: goal.to_string(), number };
    let puzzles = manifest.puzzles.expect("puzzles").of_game;
    puzzles.standing(played.as_ref(), Seat::new(0), &wanted).expect("it is small")
}

const TWO_CLAIMS: &str = "turn: A 2\nA red: Construction\nA score: Machinery, Feudalism, Alchemy, Paper";

#[test]
fn the_best_of_a_turn_is_found() {
    let open = standing(TWO_CLAIMS, "achievement", 2, &[]);
    assert_eq!((open.verdict, open.now, open.best), (Verdict::Open, 0, 2));
    let next = open.next.expect("a way").1;
    assert!(next.starts_with("achieve "), "{next}");
    assert_eq!(standing(TWO_CLAIMS, "achievement", 3, &[]).verdict, Verdict::Missed, "no turn has three");
    let after = standing(TWO_CLAIMS, "achievement", 2, &["dogma Construction"]);
    assert_eq!((after.verdict, after.best), (Verdict::Missed, 1), "one action is left for one");
    let solved = standing(TWO_CLAIMS, "achievement", 2, &["achieve 1", "achieve 2"]);
    assert_eq!((solved.verdict, solved.next), (Verdict::Solved, None));
    assert_eq!(standing(TWO_CLAIMS, "achievement", 3, &["achieve 1", "achieve 2"]).verdict, Verdict::TurnOver);
}

#[test]
fn luck_does_not_count() {
    // Archery lies on top and would be scored; nobody can know.
    let metalworking = "turn: A 1\nA red: Metalworking\nsupply 1: Archery, Sailing\nsupply 2: Calendar";
    let before = standing(metalworking, "score", 1, &[]);
    assert_eq!((before.verdict, before.best), (Verdict::Missed, 0));
}

/// Banking demands a top card with a factory; Industrialization would be worth 6, Steam Engine only 5.
fn banking(tops: &str) -> String {
    format!(
        "turn: A 2\nachievements: 6\nA green: Banking\nA purple: Code of Laws\n\
         A score: Electricity, Lighting, Combustion, Explosives, Refrigeration\n{tops}"
    )
}

#[test]
fn others_answer_as_badly_as_they_can() {
    let forced = standing(&banking("B red: Industrialization"), "achievement", 1, &[]);
    assert_eq!((forced.verdict, forced.best), (Verdict::Open, 1));
    assert_eq!(forced.next.expect("a way").1, "dogma Banking");
    let spoiled = standing(&banking("B red: Industrialization\nB yellow: Steam Engine"), "achievement", 1, &[]);
    assert_eq!((spoiled.verdict, spoiled.best), (Verdict::Missed, 0));
}

#[test]
fn a_file_that_is_not_true_is_found_out() {
    let manifest = innovation_kit::manifest();
    let file = manifest.puzzles.expect("puzzles");
    let all = Puzzle::parse_all(file.text).expect("puzzles");
    let puzzle = all.first().expect("a puzzle");
    let check = |puzzle: &Puzzle| {
        let begun = puzzle.begin(&*manifest.game, "You").expect("a position");
        file.of_game.check(puzzle, begun.as_ref(), 1)
    };
    assert_eq!(check(puzzle), Ok(()));
    let higher = Puzzle { wanted: Wanted { number: 99, ..puzzle.wanted.clone() }, ..puzzle.clone() };
    assert!(check(&higher).is_err_and(|problem| problem.contains("it is solved by []")));
    let otherwise = Puzzle { solves: vec!["draw".to_string()], ..puzzle.clone() };
    assert!(check(&otherwise).is_err_and(|problem| problem.contains("not by [draw]")));
    let longer = Puzzle { solution: Vec::new(), ..puzzle.clone() };
    assert!(check(&longer).is_err_and(|problem| problem.contains("the shortest solution is")));
    let easier = Puzzle { guesses: puzzle.guesses - 1, ..puzzle.clone() };
    assert!(check(&easier).is_err_and(|problem| problem.contains("guesses is right")));
    let unknown = Puzzle { wanted: Wanted { goal: "glory".into(), number: 1 }, ..puzzle.clone() };
    assert!(check(&unknown).is_err_and(|problem| problem.contains("no goal 'glory'")));
}

#[test]
fn a_file_is_read_as_it_is_written() {
    let text = innovation_kit::manifest().puzzles.expect("puzzles").text;
    let all = Puzzle::parse_all(text).expect("puzzles");
    let again: Vec<String> = all.iter().map(ToString::to_string).collect();
    assert_eq!(again.join("\n"), text);
    let first = all.first().expect("a puzzle").to_string();
    for (said, instead, problem) in [
        ("puzzle: ", "riddle: ", "begins with 'puzzle: name'"),
        ("goal: ", "gaol: ", "a puzzle has no 'gaol'"),
        ("position:", "bots: strong 1/2", "a puzzle has"),
        ("you: ", "you: Q", "there is no such seat"),
        ("bots: novice ", "bots: novice of ", "is not of the form 'casual 3/8'"),
    ] {
        let found = Puzzle::parse_all(&first.replacen(said, instead, 1)).expect_err(instead).to_string();
        assert!(found.contains(problem), "{instead}: {found}");
    }
    assert!(Puzzle::parse_all(&format!("{first}\n{first}")).expect_err("twice").to_string().contains("another puzzle"));
}
