//! What the file of a game's puzzles says.

use std::fmt;
use std::sync::OnceLock;

use table::scene::{Line, Scene, SceneError};
use table::{AnyGame, AnyMatch, Seat};

use super::GamePuzzles;
use crate::playing::names;

/// What takes as many guesses or more is as hard as can be.
const MOST_GUESSES: f64 = 1_000_000.0;

/// A goal of a game, and the number that is to be reached.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    pub goal: String,
    pub number: i32,
}

/// A puzzle as it is written.
#[derive(Clone, Debug, Default)]
pub struct Puzzle {
    pub id: String,
    pub line: usize,
    pub game: String,
    /// The seat of who solves it.
    pub you: Seat,
    pub wanted: Wanted,
    /// The goal first.
    pub themes: Vec<String>,
    /// Every first choice that leads to the goal.
    pub solves: Vec<String>,
    /// One way to the goal, with the answers of others that put it off for longest.
    pub solution: Vec<Line>,
    /// Of so many who take any offer each time, one comes to the goal.
    pub guesses: u32,
    /// How many of so many tries bots of each level solved it.
    pub bots: Vec<BotTries>,
    /// The position in set-up lines.
    pub position: Scene,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotTries {
    pub level: String,
    pub solved: u32,
    pub tries: u32,
}

impl Puzzle {
    /// How hard it is, from 1000 to 2000: the fewer bots solve it, the higher, and half of it by how many guesses it
    /// would take, since bots do not know what is asked for.
    pub fn rating(&self) -> u32 {
        let share = |bot: &BotTries| 500 * bot.solved / bot.tries.max(1);
        let all: u32 = self.bots.iter().map(share).sum();
        let hidden = f64::from(self.guesses.max(1)).log10() / MOST_GUESSES.log10();
        1500 - all / (self.bots.len() as u32).max(1) + (500.0 * hidden.min(1.0)) as u32
    }

    /// The choices of the one who solves, in the solution.
    pub fn choices(&self) -> impl Iterator<Item = &str> {
        let you = self.you.to_string();
        self.solution.iter().filter(move |line| line.key == you).map(|line| line.value.as_str())
    }

    /// The position, before anything is chosen. Whoever solves has this name.
    pub fn begin(&self, game: &dyn AnyGame, name: &str) -> Result<Box<dyn AnyMatch>, SceneError> {
        game.stage(&self.position, names(game, &self.position, self.you, name)?)
    }

    /// The puzzles of a file, in its order.
    pub fn parse_all(file: &str) -> Result<Vec<Puzzle>, SceneError> {
        let mut puzzles: Vec<Puzzle> = Vec::new();
        let mut in_position = false;
        for (number, text) in file.lines().enumerate().map(|(i, text)| (i + 1, text)) {
            let text = text.split('#').next().unwrap_or_default().trim();
            if text.is_empty() {
                continue;
            }
            let line = Line::parse(number, text)?;
            if line.key == "puzzle" {
                if puzzles.iter().any(|puzzle| puzzle.id == line.value) {
                    return Err(line.wrong("there is another puzzle of that name"));
                }
                in_position = false;
                puzzles.push(Puzzle { id: line.value, line: number, ..Puzzle::default() });
                continue;
            }
            match (line.key.as_str(), puzzles.last_mut()) {
                (_, None) => return Err(line.wrong("a file of puzzles begins with 'puzzle: name'")),
                ("position", Some(puzzle)) if line.value.is_empty() => {
                    in_position = true;
                    puzzle.position.line = number;
                }
                (_, Some(puzzle)) if in_position => puzzle.position.setup.push(line),
                (_, Some(puzzle)) => puzzle.read(&line)?,
            }
        }
        match puzzles.iter().find(|puzzle| puzzle.lacks_something()) {
            Some(puzzle) => Err(SceneError::new(
                puzzle.line,
                "a puzzle has 'game', 'you', 'goal', 'themes', 'solves', 'solution', 'guesses', 'bots' and a \
                 'position:'",
            )),
            None => Ok(puzzles),
        }
    }

    fn lacks_something(&self) -> bool {
        let texts = [&self.id, &self.game, &self.wanted.goal];
        let lists = [self.themes.len(), self.solves.len(), self.solution.len(), self.bots.len(), self.guesses as usize];
        texts.iter().any(|text| text.is_empty()) || lists.contains(&0) || self.position.setup.is_empty()
    }

    fn read(&mut self, line: &Line) -> Result<(), SceneError> {
        match line.key.as_str() {
            "game" => self.game = line.value.clone(),
            "you" => self.you = Seat::parse(&line.value).ok_or_else(|| line.wrong("there is no such seat"))?,
            "goal" => self.wanted = Wanted::parse(line)?,
            "themes" => self.themes = line.list().map(str::to_string).collect(),
            "solves" => self.solves.push(line.value.clone()),
            "solution" => self.solution.push(line.inner()?),
            "guesses" => self.guesses = line.value.parse().map_err(|_| line.wrong("this is a number"))?,
            "bots" => self.bots = line.list().map(|text| tries(line, text)).collect::<Result<_, _>>()?,
            other => return Err(line.wrong(format!("a puzzle has no '{other}'"))),
        }
        Ok(())
    }
}

impl Wanted {
    /// `score 12`
    fn parse(line: &Line) -> Result<Wanted, SceneError> {
        let parts = line.value.split_once(' ').and_then(|(goal, number)| Some((goal, number.parse().ok()?)));
        let (goal, number) = parts.ok_or_else(|| line.wrong("a goal is a word and a number, such as 'score 12'"))?;
        Ok(Wanted { goal: goal.to_string(), number })
    }
}

/// `casual 3/8`
fn tries(line: &Line, text: &str) -> Result<BotTries, SceneError> {
    let read = || {
        let (level, tries) = text.split_once(' ')?;
        let (solved, tries) = tries.split_once('/')?;
        let (solved, tries) = (solved.parse().ok()?, tries.parse().ok()?);
        (solved <= tries).then(|| BotTries { level: level.to_string(), solved, tries })
    };
    read().ok_or_else(|| line.wrong(format!("'{text}' is not of the form 'casual 3/8'")))
}

/// As it is read.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Puzzle { id, game, you, wanted, themes, .. } = self;
        writeln!(f, "puzzle: {id}\ngame: {game}\nyou: {you}\ngoal: {} {}", wanted.goal, wanted.number)?;
        writeln!(f, "themes: {}", themes.join(", "))?;
        self.solves.iter().try_for_each(|choice| writeln!(f, "solves: {choice}"))?;
        self.solution.iter().try_for_each(|line| writeln!(f, "solution: {}: {}", line.key, line.value))?;
        let bots = self.bots.iter().map(|bot| format!("{} {}/{}", bot.level, bot.solved, bot.tries));
        writeln!(f, "guesses: {}\nbots: {}\nposition:", self.guesses, bots.collect::<Vec<_>>().join(", "))?;
        self.position.setup.iter().try_for_each(|line| writeln!(f, "{}: {}", line.key, line.value))
    }
}

/// The puzzles of a program. Those of a game are read when they are first asked for.
#[derive(Default)]
pub struct Puzzles(Vec<OfGame>);

struct OfGame {
    text: &'static str,
    read: OnceLock<Vec<Puzzle>>,
    game: Box<dyn GamePuzzles>,
}

impl Puzzles {
    pub fn with(mut self, text: &'static str, game: Box<dyn GamePuzzles>) -> Self {
        self.0.push(OfGame { text, read: OnceLock::new(), game });
        self
    }

    fn find(&self, game: &str) -> Option<&OfGame> {
        self.0.iter().find(|of| of.game.game() == game)
    }

    /// What finds and checks those of a game.
    pub fn game(&self, game: &str) -> Option<&dyn GamePuzzles> {
        self.find(game).map(|of| &*of.game)
    }

    pub fn games(&self) -> impl Iterator<Item = &dyn GamePuzzles> {
        self.0.iter().map(|of| &*of.game)
    }

    pub fn of(&self, game: &str) -> &[Puzzle] {
        self.find(game).map_or(&[], OfGame::puzzles)
    }

    pub fn all(&self) -> impl Iterator<Item = &Puzzle> {
        self.0.iter().flat_map(OfGame::puzzles)
    }

    pub fn get(&self, game: &str, id: &str) -> Option<&Puzzle> {
        self.of(game).iter().find(|puzzle| puzzle.id == id)
    }
}

impl OfGame {
    /// A mistake in a file of the program is a bug, which the test of every manifest finds.
    fn puzzles(&self) -> &[Puzzle] {
        let read = || Puzzle::parse_all(self.text).unwrap_or_else(|error| panic!("{}: {error}", self.game.game()));
        self.read.get_or_init(read)
    }
}
