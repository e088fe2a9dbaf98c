//! The lines of a game as data say what its notation says.

use std::fmt::Debug;

use table::scene::{Line, Staged};
use table::{Part, Position, Rng, SetupLine, SetupLines, parse_options};

use crate::scenes;

/// All that a game writes and that its scenes set up is made of what its lines say.
#[track_caller]
pub fn say_what_is_written<G: Staged>(of_the_crate: &str, folder: &str) {
    let mut lines = 0;
    for scene in scenes::in_folder(of_the_crate, folder) {
        let options = scene.options().expect("options");
        let pairs = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options: G::Options = parse_options(pairs).expect("options");
        let seats = scene.seats().expect("seats").unwrap_or(*G::SEATS.start());
        let all = G::setup_lines(&options, seats).expect("a table");
        for line in scene.setup.iter().filter(|line| line.key != "seats" && line.key != "options") {
            must_fit(&all, line, &scene.title);
            lines += 1;
        }
    }
    assert!(lines > 100, "{lines} lines in {folder}");
}

/// The same of the positions of random games in which scenes may end.
#[track_caller]
pub fn say_what_comes_of_games<G: Staged>(options: &G::Options, seats: usize, games: u64) {
    let all = G::setup_lines(options, seats).expect("a table");
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let mut position = Position::new(G::set_up(options, seats, &mut rng).expect("a table"));
        while let Some((seat, choice)) = crate::any_choice(&position, &mut rng) {
            let rests = position.asked().iter().all(|asked| G::is_rest(&asked.question));
            let lines = if rests { position.game().write_lines() } else { String::new() };
            for (number, text) in lines.lines().enumerate() {
                must_fit(&all, &Line::parse(number + 1, text).expect("a line"), &format!("seed {seed}"));
            }
            position.choose(seat, choice).expect("offered");
        }
    }
}

#[track_caller]
fn must_fit(all: &SetupLines, line: &Line, at: &impl Debug) {
    let Line { key, value, .. } = line;
    let found = all.line(key).unwrap_or_else(|| panic!("{at:?}: there is no line '{key}'"));
    assert!(all.fits(found, value), "{at:?}: '{key}: {value}' is not made of {:?}", found.parts);
}

/// Whatever the lines say can be read: the game may refuse the position, but knows every key and every word.
#[track_caller]
pub fn are_understood<G: Staged>(options: &G::Options, seats: usize) {
    let all = G::setup_lines(options, seats).expect("a table");
    assert!(!all.lines.is_empty());
    for line in &all.lines {
        for value in values(&all, line) {
            let line = Line { number: 1, key: line.key.clone(), value };
            let Err(error) = G::stage(options, seats, std::slice::from_ref(&line)) else { continue };
            let unknown = ["not a line", "does not fit", "there is no card", "is not a number", "only be expected"];
            let known = unknown.iter().all(|reason| !error.reason.contains(reason));
            assert!(known, "{}: {}: {error}", line.key, line.value);
        }
    }
}

/// Every word of every part, beside the first of the others.
fn values(all: &SetupLines, line: &SetupLine) -> Vec<String> {
    let words = |part: &Part| -> Vec<String> {
        match part {
            Part::Word { list, .. } => all.words[list].clone(),
            Part::Number { least, most, .. } => vec![least.to_string(), most.to_string()],
        }
    };
    let first = |part: &Part| words(part).into_iter().next().expect("a word");
    let mut values = Vec::new();
    for at in 0..line.parts.len() {
        for word in words(&line.parts[at]) {
            let others = line.parts.iter().enumerate().map(|(i, part)| {
                let before = if i == 0 { "" } else { part.before() };
                format!("{before}{}", if i == at { word.clone() } else { first(part) })
            });
            values.push(others.collect());
        }
    }
    values
}
