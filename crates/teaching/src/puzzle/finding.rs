//! Positions of a match that are worth asking about.

use std::ops::RangeInclusive;

use table::scene::{self, Line, Scene, Staged};
use table::{Game, Match, Position, Rng, Seat, Secrets, Viewer};

use super::search::{Search, Stopped, Target, Values};
use super::{Course, Goal, Puzzle, Puzzled, Wanted};

/// In how many other worlds a choice must look the same to have shown nothing, while puzzles are looked for and solved.
pub(super) const WORLDS: usize = 8;
/// In how many other worlds the same choices must solve a new puzzle.
pub(super) const WORLDS_FOR_NEW: usize = 32;
/// So many turns of one match are looked at: the last ones, in which it is won, and some of the others.
const TURNS: usize = 24;
const LAST_TURNS: usize = 3;
/// One match gives so many puzzles for each goal.
const MOST_OF_A_GOAL: usize = 2;
/// With fewer offers there is not enough to choose from; and few of them may be right.
const FEWEST_OFFERS: usize = 4;
const RIGHT_ONE_IN: usize = 3;
/// What is done by a single choice is no puzzle, and a long one is tedious.
const CHOICES: RangeInclusive<usize> = 2..=7;

/// A few puzzles for each goal.
pub(super) fn find<P: Puzzled>(played: &Match<P::Game>) -> Vec<Puzzle> {
    let mut turns = beginnings::<P>(played);
    let last = turns.split_off(turns.len().saturating_sub(LAST_TURNS));
    Rng::new(played.position().hash()).shuffle(&mut turns);
    let mut found: Vec<Puzzle> = Vec::new();
    for choices in last.into_iter().chain(turns).take(TURNS) {
        let of_goal = |name: &str| found.iter().filter(|puzzle| puzzle.wanted.goal == name).count();
        let open = |goal: &Goal<P::Game>| of_goal(goal.name) < MOST_OF_A_GOAL;
        let goals: Vec<usize> = (0..P::GOALS.len()).filter(|&goal| open(&P::GOALS[goal])).collect();
        found.extend(staged(&played.at(choices)).and_then(|staged| ask::<P>(&staged, &goals)));
    }
    found
}

/// Where turns begin: after so many choices.
fn beginnings<P: Puzzled>(played: &Match<P::Game>) -> Vec<usize> {
    let news = played.news_since(None, Viewer::Everything);
    let mut turns: Vec<usize> =
        news.iter().filter(|(_, event)| P::course(event) == Course::TurnOver).map(|(choices, _)| *choices).collect();
    turns.dedup();
    turns
}

/// The position of a match, set up anew from its lines, if they say everything of it.
fn staged<G: Secrets + Staged>(played: &Match<G>) -> Option<Match<G>> {
    let [asked] = played.position().asked() else { return None };
    let (seat, game) = (asked.seat, played.position().game());
    if !G::is_rest(&asked.question) || played.position().offers(asked).len() < FEWEST_OFFERS {
        return None;
    }
    let setup = played.setup();
    let text = scene::write(game, setup.names.len(), &setup.options);
    let scenes = scene::parse(&format!("scene: puzzle\n{text}")).ok()?;
    let staged: Match<G> = scene::begin(scenes.first()?, setup.names.clone()).ok()?;
    let now = staged.position().question(seat)?;
    let same = staged.position().offers(now) == played.position().offers(asked)
        && staged.position().view(Viewer::Seat(seat)) == played.position().view(Viewer::Seat(seat));
    same.then_some(staged)
}

/// What this position asks, if anything.
fn ask<P: Puzzled>(staged: &Match<P::Game>, goals: &[usize]) -> Option<Puzzle> {
    let position = staged.position();
    let you = position.asked().first()?.seat;
    let mut search = Search::<P>::new(you, WORLDS);
    goals.iter().find_map(|&goal| ask_for(staged, &mut search, you, goal).ok().flatten())
}

fn ask_for<P: Puzzled>(
    staged: &Match<P::Game>,
    search: &mut Search<P>,
    you: Seat,
    goal: usize,
) -> Result<Option<Puzzle>, Stopped> {
    let position = staged.position();
    let now = search.values(position.game());
    let tried = search.tried(position, you)?;
    let best = tried.iter().map(|(_, there)| there.sure[goal]).max().unwrap_or(i32::MIN);
    if best <= now[goal] {
        return Ok(None);
    }
    let target = Target { goal, number: best };
    let solving: Vec<_> = tried.iter().filter(|(_, there)| there.sure[goal] >= best).map(|(offer, _)| *offer).collect();
    if solving.len() * RIGHT_ONE_IN > tried.len()
        || !is_contested(&now, &tried.iter().map(|(_, there)| there.lucky).collect::<Vec<_>>(), target)
        || !CHOICES.contains(&search.distance(position, target)?)
        || search.is_obvious(position, target)?
        || !search.is_fair(position, target)?
        || !search.same_elsewhere(position, target, &solving, WORLDS_FOR_NEW)?
    {
        return Ok(None);
    }
    let solution = search.solution(position, target)?;
    let guesses = one_in(search.luck(position, target)?);
    let name = P::GOALS[goal].name;
    Ok(Some(Puzzle {
        id: format!("{name}-{:05x}", position.hash() & 0xf_ffff),
        line: 0,
        game: P::Game::NAME.to_string(),
        you,
        wanted: Wanted { goal: name.to_string(), number: best },
        themes: themes::<P>(position, &solution, you, name),
        solves: solving.iter().map(ToString::to_string).collect(),
        solution: solution.iter().map(|(seat, choice)| written(*seat, choice)).collect(),
        guesses,
        bots: Vec::new(),
        position: setup(staged),
    }))
}

/// So many guesses for one that is right.
pub(super) fn one_in(luck: f64) -> u32 {
    (1.0 / luck).round() as u32
}

/// Whether something else brings a part of what is wanted, or it is a goal of all or nothing.
fn is_contested(now: &Values, lucky: &[Values], target: Target) -> bool {
    let Target { goal, number } = target;
    number == now[goal] + 1 || lucky.iter().any(|there| there[goal] > now[goal] && there[goal] < number)
}

/// The goal, and what happens in the solution.
fn themes<P: Puzzled>(
    from: &Position<P::Game>,
    solution: &[(Seat, <P::Game as Game>::Choice)],
    you: Seat,
    goal: &str,
) -> Vec<String> {
    let mut position = from.clone();
    position.listen(true);
    let mut themes = vec![goal.to_string()];
    for &(seat, choice) in solution {
        position.choose(seat, choice).expect("it is offered");
        for event in position.take_events() {
            if P::course(&event) != Course::Goes {
                break;
            }
            let theme = P::theme(&event, you).map(str::to_string);
            themes.extend(theme.filter(|theme| !themes.contains(theme)));
        }
    }
    themes
}

fn written(seat: Seat, choice: impl std::fmt::Display) -> Line {
    Line { number: 0, key: seat.to_string(), value: choice.to_string() }
}

fn setup<G: Staged>(staged: &Match<G>) -> Scene {
    let setup = staged.setup();
    let text = scene::write(staged.position().game(), setup.names.len(), &setup.options);
    let lines = text.lines().filter_map(|line| Line::parse(0, line).ok());
    Scene { setup: lines.collect(), ..Scene::default() }
}
