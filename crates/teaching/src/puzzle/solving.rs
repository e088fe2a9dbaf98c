//! Puzzles of games whose type is not known when the program is compiled: found, tried and checked.

use std::marker::PhantomData;

use table::text::Language;
use table::{AnyMatch, Either, Game, Match, Options, Seat, Viewer};

use super::finding::{WORLDS, find, one_in};
use super::search::{Search, Stopped, Target};
use super::{Course, Puzzle, Puzzled, Wanted};

/// How a try stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The goal is reached.
    Solved,
    /// It can still be reached, whatever the others answer.
    Open,
    /// It cannot be reached any more.
    Missed,
    /// Something unknown came up before it was reached.
    Chance,
    /// The turn is over.
    TurnOver,
}

/// Where a try has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    pub verdict: Verdict,
    /// What the goal's number is now, and what it can still surely become.
    pub now: i32,
    pub best: i32,
    /// What is best chosen next: by the solver towards the goal, by others against it.
    pub next: Option<(Seat, String)>,
}

/// The puzzles of one game, for callers that do not know its type.
pub trait GamePuzzles: Send + Sync {
    fn game(&self) -> &'static str;
    fn goals(&self) -> Vec<&'static str>;
    /// What puzzles of this game ask for, and all else they may be examples of.
    fn themes(&self) -> Vec<&'static str>;
    fn words(&self, language: Language) -> &'static str;
    /// What the turns of a match ask: a few puzzles for each goal.
    fn find(&self, played: &dyn AnyMatch) -> Vec<Puzzle>;
    /// What the number of the goal is now.
    fn number(&self, played: &dyn AnyMatch, you: Seat, wanted: &Wanted) -> Result<i32, String>;
    /// How a try stands that began in the position of a puzzle.
    fn standing(&self, played: &dyn AnyMatch, you: Seat, wanted: &Wanted) -> Result<Standing, String>;
    /// Everything that must be true of a puzzle, which was begun and has no choices yet. The same choices must solve it
    /// in so many other worlds.
    fn check(&self, puzzle: &Puzzle, begun: &dyn AnyMatch, worlds: usize) -> Result<(), String>;
}

pub fn game_puzzles<P: Puzzled>() -> Box<dyn GamePuzzles> {
    Box::new(PuzzlesOf::<P>(PhantomData))
}

/// The puzzles of one game with two engines; see [`table::either_game`].
pub fn either_puzzles<P: Puzzled, Q: Puzzled>(
    is_other: fn(&<P::Game as Game>::Options) -> bool,
) -> Box<dyn GamePuzzles> {
    Box::new(Either::new(game_puzzles::<P>(), game_puzzles::<Q>(), is_other))
}

struct PuzzlesOf<P>(PhantomData<fn() -> P>);

fn typed<P: Puzzled>(played: &dyn AnyMatch) -> &Match<P::Game> {
    played.as_any().downcast_ref().expect("puzzles are of the game they were made for")
}

fn target<P: Puzzled>(wanted: &Wanted) -> Result<Target, String> {
    let goal = P::GOALS.iter().position(|goal| goal.name == wanted.goal);
    let goal = goal.ok_or_else(|| format!("{} has no goal '{}'", P::Game::NAME, wanted.goal))?;
    Ok(Target { goal, number: wanted.number })
}

fn explained<P: Puzzled>(stopped: Stopped) -> String {
    match stopped {
        Stopped::TooLarge => format!("more than {} positions would have to be searched", P::MOST_POSITIONS),
        Stopped::Beyond => "what happens after the turn would count as well".to_string(),
    }
}

impl<P: Puzzled> GamePuzzles for PuzzlesOf<P> {
    fn game(&self) -> &'static str {
        P::Game::NAME
    }

    fn goals(&self) -> Vec<&'static str> {
        P::GOALS.iter().map(|goal| goal.name).collect()
    }

    fn themes(&self) -> Vec<&'static str> {
        self.goals().into_iter().chain(P::THEMES.iter().copied()).collect()
    }

    fn words(&self, language: Language) -> &'static str {
        P::words(language)
    }

    fn find(&self, played: &dyn AnyMatch) -> Vec<Puzzle> {
        find::<P>(typed::<P>(played))
    }

    fn number(&self, played: &dyn AnyMatch, you: Seat, wanted: &Wanted) -> Result<i32, String> {
        let goal = &P::GOALS[target::<P>(wanted)?.goal];
        Ok((goal.value)(typed::<P>(played).position().game(), you))
    }

    fn standing(&self, played: &dyn AnyMatch, you: Seat, wanted: &Wanted) -> Result<Standing, String> {
        let (played, target) = (typed::<P>(played), target::<P>(wanted)?);
        let position = played.position();
        let mut search = Search::<P>::new(you, WORLDS);
        let now = search.values(position.game())[target.goal];
        let standing = |verdict| Standing { verdict, now, best: now, next: None };
        if now >= target.number {
            return Ok(standing(Verdict::Solved));
        }
        let mut news = played.news_since(Some(0), Viewer::Everything).into_iter();
        let over = position.asked().is_empty() || P::is_done(position.game());
        if over || news.any(|(_, event)| P::course(&event) != Course::Goes) {
            return Ok(standing(Verdict::TurnOver));
        }
        let best = search.reach(position).map_err(explained::<P>)?.sure[target.goal];
        let next = search.best(position, target).map_err(explained::<P>)?;
        let next = next.map(|(seat, choice)| (seat, choice.to_string()));
        let open = Standing { verdict: Verdict::Open, now, best, next };
        if best < target.number {
            return Ok(Standing { verdict: Verdict::Missed, ..open });
        }
        let seed = position.hash();
        match played.revealed_since(0, you) && !played.same_in_worlds(0, you, WORLDS, seed) {
            true => Ok(Standing { verdict: Verdict::Chance, ..open }),
            false => Ok(open),
        }
    }

    fn check(&self, puzzle: &Puzzle, begun: &dyn AnyMatch, worlds: usize) -> Result<(), String> {
        let (begun, target) = (typed::<P>(begun), target::<P>(&puzzle.wanted)?);
        let position = begun.position();
        let mut search = Search::<P>::new(puzzle.you, WORLDS);
        if search.values(position.game())[target.goal] >= target.number {
            return Err("the goal is reached before anything is chosen".to_string());
        }
        let solving = search.solving(position, target).map_err(explained::<P>)?;
        let found: Vec<String> = solving.iter().map(ToString::to_string).collect();
        if found != puzzle.solves {
            return Err(format!("it is solved by [{}], not by [{}]", found.join(", "), puzzle.solves.join(", ")));
        }
        if !search.is_fair(position, target).map_err(explained::<P>)? {
            return Err("luck decides, or something that nobody can know".to_string());
        }
        if !search.same_elsewhere(position, target, &solving, worlds).map_err(explained::<P>)? {
            return Err("other choices solve it if what is hidden is otherwise".to_string());
        }
        let guesses = one_in(search.luck(position, target).map_err(explained::<P>)?);
        if guesses != puzzle.guesses {
            return Err(format!("1 of {guesses} guesses is right, not 1 of {}", puzzle.guesses));
        }
        self.check_solution(puzzle, begun, &mut search, target)
    }
}

impl<P: Puzzled> PuzzlesOf<P> {
    /// The solution must be the shortest.
    fn check_solution(
        &self,
        puzzle: &Puzzle,
        begun: &Match<P::Game>,
        search: &mut Search<P>,
        target: Target,
    ) -> Result<(), String> {
        let written = |(seat, choice): (Seat, <P::Game as Game>::Choice)| format!("{seat}: {choice}");
        let best = search.solution(begun.position(), target).map_err(explained::<P>)?;
        let best: Vec<String> = best.into_iter().map(written).collect();
        let found: Vec<String> = puzzle.solution.iter().map(|line| format!("{}: {}", line.key, line.value)).collect();
        match best == found {
            true => Ok(()),
            false => Err(format!("the shortest solution is [{}]", best.join("; "))),
        }
    }
}

impl<O: Options> GamePuzzles for Either<dyn GamePuzzles, O> {
    fn game(&self) -> &'static str {
        self.usual().game()
    }

    /// Both ask for the same, and have the same words for it.
    fn goals(&self) -> Vec<&'static str> {
        self.usual().goals()
    }

    fn themes(&self) -> Vec<&'static str> {
        self.usual().themes()
    }

    fn words(&self, language: Language) -> &'static str {
        self.usual().words(language)
    }

    fn find(&self, played: &dyn AnyMatch) -> Vec<Puzzle> {
        self.of_match(played).find(played)
    }

    fn number(&self, played: &dyn AnyMatch, you: Seat, wanted: &Wanted) -> Result<i32, String> {
        self.of_match(played).number(played, you, wanted)
    }

    fn standing(&self, played: &dyn AnyMatch, you: Seat, wanted: &Wanted) -> Result<Standing, String> {
        self.of_match(played).standing(played, you, wanted)
    }

    fn check(&self, puzzle: &Puzzle, begun: &dyn AnyMatch, worlds: usize) -> Result<(), String> {
        self.of_match(begun).check(puzzle, begun, worlds)
    }
}
