//! `innovarium puzzles`: positions of games of bots that ask something, and how often bots answer it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use bots::{BotGame, Spec, Strength};
use server::Catalog;
use table::AnyMatch;
use teaching::puzzle::{BotTries, GamePuzzles, Puzzle, Verdict};

use crate::arguments::Puzzles;
use crate::playing::Games;
use crate::simulate::progress_bar;
use crate::{Done, Failure, files, game_of};

/// What weak players solve more often than this, in percent, is no puzzle.
const TOO_EASY: u32 = 60;

pub fn run(catalog: &Catalog, args: &Puzzles) -> Done {
    game_of(catalog, &args.game)?;
    let of_game = of_game(catalog, &args.game)?;
    std::fs::create_dir_all(&args.out).map_err(|error| Failure(format!("{}: {error}", args.out.display())))?;
    let kept = match &args.rate {
        Some(file) => rated(catalog, args, of_game, file)?,
        None => found(catalog, args, of_game)?,
    };
    let number = kept.len();
    let file = write(args, kept)?;
    say!("{}: {number} puzzles", file.display());
    Ok(())
}

/// The easiest first.
fn write(args: &Puzzles, mut puzzles: Vec<Puzzle>) -> Done<PathBuf> {
    puzzles.sort_by_key(|puzzle| (puzzle.rating(), puzzle.id.clone()));
    let file = args.out.join(format!("{}.puzzles", args.game));
    let text: Vec<String> = puzzles.iter().map(ToString::to_string).collect();
    files::write(&file, &text.join("\n"))?;
    Ok(file)
}

/// The puzzles of a file, tried until every level has tried each of them often enough. All are kept: people have solved
/// them. What has been tried is written at once, so that it can be gone on with.
fn rated(catalog: &Catalog, args: &Puzzles, of_game: &dyn GamePuzzles, file: &Path) -> Done<Vec<Puzzle>> {
    let wrong = |problem: String| Failure(format!("{}: {problem}", file.display()));
    let mut puzzles = Puzzle::parse_all(&files::read(file)?).map_err(|error| wrong(error.to_string()))?;
    if let Some(other) = puzzles.iter().find(|puzzle| puzzle.game != args.game) {
        return Err(wrong(format!("{} is a puzzle of {}", other.id, other.game)));
    }
    let bar = progress_bar(puzzles.len());
    for at in 0..puzzles.len() {
        puzzles[at].bots = all_tries(catalog, args, of_game, &puzzles[at])?;
        write(args, puzzles.clone())?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(puzzles)
}

/// New ones, without those that are too easy.
fn found(catalog: &Catalog, args: &Puzzles, of_game: &dyn GamePuzzles) -> Done<Vec<Puzzle>> {
    let mut found = find(catalog, args, of_game)?;
    let bar = progress_bar(args.most);
    let mut kept: Vec<Puzzle> = Vec::new();
    while let Some(mut puzzle) = found.pop_front().filter(|_| kept.len() < args.most) {
        let beginner = tries(catalog, args, of_game, &puzzle, Strength::Beginner)?;
        if 100 * beginner.solved > TOO_EASY * beginner.tries {
            continue;
        }
        puzzle.bots = vec![beginner];
        puzzle.bots = all_tries(catalog, args, of_game, &puzzle)?;
        kept.push(puzzle);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(kept)
}

pub fn of_game<'a>(catalog: &'a Catalog, game: &str) -> Done<&'a dyn GamePuzzles> {
    catalog.puzzles.game(game).ok_or_else(|| Failure(format!("{game} has no puzzles")))
}

/// Those of all games, one goal after the other in turn, without those that are solved alike.
fn find(catalog: &Catalog, args: &Puzzles, of_game: &dyn GamePuzzles) -> Done<VecDeque<Puzzle>> {
    let spec: Spec = args.bot.parse()?;
    let bar = progress_bar(args.games);
    let by_game: Mutex<BTreeMap<usize, Vec<Puzzle>>> = Mutex::default();
    let games = Games { catalog, game: &args.game, jobs: args.jobs, crew: None };
    let numbers: Vec<usize> = (0..args.games).collect();
    games.play(
        &numbers,
        |number| bot_game(args, spec, number),
        |number, result| {
            let found = of_game.find(result.played.as_ref());
            by_game.lock().expect("nobody panics with it").insert(number, found);
            bar.inc(1);
            Ok(true)
        },
    )?;
    bar.finish_and_clear();
    let mut seen = BTreeSet::new();
    let mut by_goal: BTreeMap<String, VecDeque<Puzzle>> = BTreeMap::new();
    for puzzle in by_game.into_inner().expect("nobody panics with it").into_values().flatten() {
        let solution: Vec<&str> = puzzle.choices().collect();
        if seen.insert(puzzle.id.clone()) && seen.insert(solution.join(", ")) {
            by_goal.entry(puzzle.wanted.goal.clone()).or_default().push_back(puzzle);
        }
    }
    let longest = by_goal.values().map(VecDeque::len).max().unwrap_or(0);
    let turns = (0..longest).flat_map(|_| by_goal.values_mut().filter_map(VecDeque::pop_front).collect::<Vec<_>>());
    Ok(turns.collect())
}

fn bot_game(args: &Puzzles, spec: Spec, number: usize) -> BotGame {
    let seats = args.seats[number % args.seats.len()];
    let mut options = args.options.options.clone();
    // One game without any change, then one with each.
    let change = (number / args.seats.len()) % (args.also.len() + 1);
    options.extend(change.checked_sub(1).map(|change| args.also[change].clone()));
    BotGame { bots: vec![spec; seats], options, seed: args.seed + number as u64 }
}

/// The weakest level first.
fn all_tries(catalog: &Catalog, args: &Puzzles, of_game: &dyn GamePuzzles, puzzle: &Puzzle) -> Done<Vec<BotTries>> {
    Strength::LEVELS.into_iter().map(|strength| tries(catalog, args, of_game, puzzle, strength)).collect()
}

/// How often bots of a level solve a puzzle, with the tries that the puzzle tells of. Those who think for long try it
/// half as often.
fn tries(
    catalog: &Catalog,
    args: &Puzzles,
    of_game: &dyn GamePuzzles,
    puzzle: &Puzzle,
    strength: Strength,
) -> Done<BotTries> {
    let begun = puzzle.begin(game_of(catalog, &args.game)?, "You")?;
    let wanted = match strength {
        Strength::Veteran | Strength::Expert => args.tries.div_ceil(2),
        _ => args.tries,
    };
    let earlier = puzzle.bots.iter().find(|bot| bot.level == strength.name() && !args.anew);
    let nothing = BotTries { level: strength.name().to_string(), solved: 0, tries: 0 };
    let mut told = earlier.cloned().unwrap_or(nothing);
    while told.tries < wanted {
        told.solved += u32::from(solves(catalog, of_game, puzzle, begun.as_ref(), strength, u64::from(told.tries))?);
        told.tries += 1;
    }
    Ok(told)
}

/// Whether a bot that plays on as it likes reaches the goal. The others answer as badly for it as they can. It takes
/// its time, so that the same comes out on every machine.
fn solves(
    catalog: &Catalog,
    of_game: &dyn GamePuzzles,
    puzzle: &Puzzle,
    begun: &dyn AnyMatch,
    strength: Strength,
    seed: u64,
) -> Done<bool> {
    let mut played = begun.clone_box();
    let mut bot = catalog.bots.player(begun, catalog.bots.unhurried(begun, strength)?, seed)?;
    loop {
        let standing = of_game.standing(played.as_ref(), puzzle.you, &puzzle.wanted)?;
        let (seat, mut choice) = match (standing.verdict, standing.next) {
            (Verdict::Solved, _) => return Ok(true),
            (Verdict::Open, Some(next)) => next,
            _ => return Ok(false),
        };
        if seat == puzzle.you {
            choice = bot.choose(played.as_ref(), seat).ok_or("the one who solves is asked")?;
        }
        played.choose(seat, &choice)?;
    }
}
