//! Scenes: a position as text, the choices made from it, and what must come of it. See docs/notation.md.

use std::fmt;

use crate::{
    Game, Match, OptionError, Options, Outcome, Position, Refusal, Seat, SetupError, SetupLines, parse_options,
};

/// A game that can be set up from lines of text.
pub trait Staged: Game {
    /// Builds the position that the set-up lines describe.
    fn stage(options: &Self::Options, seats: usize, lines: &[Line]) -> Result<Self, SceneError>;

    /// The lines that there are at such a table.
    fn setup_lines(options: &Self::Options, seats: usize) -> Result<SetupLines, SetupError>;

    /// Whether what the line says is true now.
    fn expect(&self, line: &Line) -> Result<(), SceneError>;

    /// The position in set-up lines, without seats and options.
    fn write_lines(&self) -> String;

    /// Whether a scene may end with this question: the game waits for a new turn's action, not inside an effect.
    fn is_rest(question: &Self::Question) -> bool;
}

/// `key: value`, with the number of its line in the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    pub number: usize,
    pub key: String,
    pub value: String,
}

impl Line {
    /// `key: value`.
    pub fn parse(number: usize, text: &str) -> Result<Line, SceneError> {
        match text.split_once(':') {
            Some((key, value)) => Ok(Line { number, key: key.trim().to_string(), value: value.trim().to_string() }),
            None => Err(SceneError::new(number, format!("'{text}' is not of the form 'key: value'"))),
        }
    }

    /// The value as a line of its own: `then: A: draw`.
    pub fn inner(&self) -> Result<Line, SceneError> {
        Line::parse(self.number, &self.value)
    }

    pub fn wrong(&self, reason: impl Into<String>) -> SceneError {
        SceneError::new(self.number, reason)
    }

    /// The value as a list separated by commas.
    pub fn list(&self) -> impl Iterator<Item = &str> {
        self.value.split(',').map(str::trim).filter(|item| !item.is_empty())
    }

    pub fn number(&self) -> Result<usize, SceneError> {
        self.value.parse().map_err(|_| self.wrong(format!("'{}' is not a number", self.value)))
    }

    /// A number that fits into a byte.
    pub fn small_number(&self) -> Result<u8, SceneError> {
        u8::try_from(self.number()?).map_err(|_| self.wrong("the number is too large"))
    }

    /// Refuses the line unless it `fits`; `found` is the value that would have been right.
    pub fn unless(&self, fits: bool, found: impl fmt::Display) -> Result<(), SceneError> {
        let found = found.to_string();
        if fits { Ok(()) } else { Err(self.expected(&found).but(&self.key, &found)) }
    }

    /// The same, where another key would have been right, too.
    pub fn unless_under(&self, key: &str, fits: bool, found: impl fmt::Display) -> Result<(), SceneError> {
        let found = found.to_string();
        if fits { Ok(()) } else { Err(self.expected(&written(key, &found)).but(key, &found)) }
    }

    fn expected(&self, found: &str) -> SceneError {
        self.wrong(format!("expected '{}: {}', found '{found}'", self.key, self.value))
    }
}

/// Things as a line lists them: `Ada, Ben`.
pub fn listed<T: fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

/// Things as a line counts them, without those of which there is none: `coins 3, tools 1`.
pub fn listed_with_counts<T: fmt::Display>(items: impl IntoIterator<Item = (T, u8)>) -> String {
    listed(items.into_iter().filter(|(_, count)| *count > 0).map(|(item, count)| format!("{item} {count}")))
}

fn written(key: &str, value: &str) -> String {
    format!("{key}: {value}").trim_end().to_string()
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SceneError {
    pub line: usize,
    pub reason: String,
    /// If an expectation is not met: the line that would be.
    pub found: Option<String>,
}

impl SceneError {
    pub fn new(line: usize, reason: impl Into<String>) -> SceneError {
        SceneError { line, reason: reason.into(), found: None }
    }

    /// What is true instead.
    fn but(self, key: &str, value: &str) -> SceneError {
        SceneError { found: Some(written(key, value)), ..self }
    }
}

impl fmt::Display for SceneError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for SceneError {}

#[derive(Clone, Debug, Default)]
pub struct Scene {
    pub title: String,
    pub line: usize,
    pub setup: Vec<Line>,
    pub script: Vec<Script>,
}

impl Scene {
    /// How many players it names, if it does.
    pub fn seats(&self) -> Result<Option<usize>, SceneError> {
        self.setup.iter().rfind(|line| line.key == "seats").map(Line::number).transpose()
    }

    /// The options it names.
    pub fn options(&self) -> Result<Vec<(String, String)>, SceneError> {
        let Some(line) = self.setup.iter().rfind(|line| line.key == "options") else { return Ok(Vec::new()) };
        let pair = |word: &str| match word.split_once('=') {
            Some((key, value)) => Ok((key.to_string(), value.to_string())),
            None => Err(line.wrong(format!("'{word}' is not of the form 'key=value'"))),
        };
        line.value.split_whitespace().map(pair).collect()
    }
}

#[derive(Clone, Debug)]
pub enum Script {
    Play(Line),
    Expect(Line),
}

/// A scene that came out as written, and the position it ended in.
#[derive(Clone, Debug)]
pub struct PlayedScene {
    pub title: String,
    pub position: String,
}

pub fn parse(file: &str) -> Result<Vec<Scene>, SceneError> {
    enum Block {
        Setup,
        Play,
        Expect,
    }
    let mut scenes: Vec<Scene> = Vec::new();
    let mut block = Block::Setup;
    for (number, text) in file.lines().enumerate().map(|(i, text)| (i + 1, text)) {
        let text = text.split('#').next().unwrap_or_default().trim();
        if text.is_empty() {
            continue;
        }
        let line = Line::parse(number, text)?;
        if line.key == "scene" {
            scenes.push(Scene { title: line.value, line: number, ..Scene::default() });
            block = Block::Setup;
            continue;
        }
        let Some(scene) = scenes.last_mut() else {
            return Err(line.wrong("a file of scenes begins with 'scene: title'"));
        };
        match line.key.as_str() {
            "play" if line.value.is_empty() => block = Block::Play,
            "expect" if line.value.is_empty() => block = Block::Expect,
            _ => match block {
                Block::Setup => scene.setup.push(line),
                Block::Play => scene.script.push(Script::Play(line)),
                Block::Expect => scene.script.push(Script::Expect(line)),
            },
        }
    }
    Ok(scenes)
}

/// A position in set-up lines.
pub fn write<G: Staged>(game: &G, seats: usize, options: &G::Options) -> String {
    format!("seats: {seats}\noptions: {}\n{}", crate::write_options(options), game.write_lines())
}

/// Plays a scene with the options it names.
pub fn play<G: Staged>(scene: &Scene) -> Result<PlayedScene, SceneError> {
    play_with::<G>(scene, |_| {}).map(|(position, seats, options)| {
        let mut text = write(position.game(), seats, &options);
        if let Some(outcome) = position.outcome() {
            text += &format!("# winner: {}\n", describe(&outcome));
        }
        PlayedScene { title: scene.title.clone(), position: text }
    })
}

/// A match that begins in the position of a scene; what the scene plays is played in it, and must come out as it says.
/// Unlike a scene alone it may end in the middle of an effect.
pub fn begin<G: Staged>(scene: &Scene, names: Vec<String>) -> Result<Match<G>, SceneError> {
    let (options, seats, lines) = read_setup::<G>(scene)?;
    if seats != names.len() {
        return Err(SceneError::new(scene.line, format!("{} names for {seats} seats", names.len())));
    }
    let game = G::stage(&options, seats, &lines)?;
    game.check().map_err(|reason| SceneError::new(scene.line, reason))?;
    let mut begun = Match::staged(game, options, names);
    for script in &scene.script {
        match script {
            Script::Play(line) => choose_line(&mut begun, line)?,
            Script::Expect(line) => expect_line(begun.position(), line)?,
        }
    }
    Ok(begun)
}

/// `A: draw`, in a match.
pub fn choose_line<G: Staged>(played: &mut Match<G>, line: &Line) -> Result<(), SceneError> {
    let (seat, choice) = read_play_line::<G>(line)?;
    played.choose(seat, choice).map_err(|refusal| refused(played.position(), line, seat, choice, refusal))
}

/// Plays a scene after `adjust` has changed its options, and returns the position it ends in.
pub fn play_with<G: Staged>(
    scene: &Scene,
    adjust: impl FnOnce(&mut G::Options),
) -> Result<(Position<G>, usize, G::Options), SceneError> {
    let (mut options, seats, lines) = read_setup::<G>(scene)?;
    adjust(&mut options);
    let game = G::stage(&options, seats, &lines)?;
    game.check().map_err(|reason| SceneError::new(scene.line, reason))?;
    let mut position = Position::listening(game);
    for script in &scene.script {
        match script {
            Script::Play(line) => play_line(&mut position, line)?,
            Script::Expect(line) => expect_line(&position, line)?,
        }
    }
    let last = scene.script.iter().rev().map_while(|script| match script {
        Script::Expect(line) => Some(line),
        Script::Play(_) => None,
    });
    let question_expected = last.into_iter().any(|line| line.key == "asked");
    let unanswered = position.asked().iter().find(|asked| !G::is_rest(&asked.question));
    if let (false, Some(asked)) = (question_expected, unanswered) {
        let reason = format!("the scene ends while {} is asked {}", asked.seat, offered(&position, asked.seat));
        return Err(SceneError::new(scene.line, reason));
    }
    Ok((position, seats, options))
}

fn read_setup<G: Staged>(scene: &Scene) -> Result<(G::Options, usize, Vec<Line>), SceneError> {
    let mut options = G::Options::default();
    let mut seats = *G::SEATS.start();
    let mut lines = Vec::new();
    for line in &scene.setup {
        match line.key.as_str() {
            "options" => options = read_options(scene, line)?,
            "seats" => {
                seats = line.number()?;
                if !G::SEATS.contains(&seats) {
                    return Err(line.wrong(format!("{} is not played by {seats}", G::NAME)));
                }
            }
            _ => lines.push(line.clone()),
        }
    }
    Ok((options, seats, lines))
}

fn read_options<O: Options>(scene: &Scene, line: &Line) -> Result<O, SceneError> {
    let pairs = scene.options()?;
    let pairs = pairs.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    parse_options(pairs).map_err(|error: OptionError| line.wrong(error.to_string()))
}

fn play_line<G: Staged>(position: &mut Position<G>, line: &Line) -> Result<(), SceneError> {
    let (seat, choice) = read_play_line::<G>(line)?;
    position.choose(seat, choice).map_err(|refusal| refused(position, line, seat, choice, refusal))?;
    position.game().check().map_err(|reason| line.wrong(reason))
}

fn read_play_line<G: Staged>(line: &Line) -> Result<(Seat, G::Choice), SceneError> {
    let seat = Seat::parse(&line.key).ok_or_else(|| line.wrong(format!("there is no seat '{}'", line.key)))?;
    let choice = line.value.parse();
    Ok((seat, choice.map_err(|_| line.wrong(format!("'{}' is not a choice of this game", line.value)))?))
}

/// What was asked instead.
fn refused<G: Game>(
    position: &Position<G>,
    line: &Line,
    seat: Seat,
    choice: G::Choice,
    refusal: Refusal,
) -> SceneError {
    let now: Vec<String> = position.asked().iter().map(|asked| offered(position, asked.seat)).collect();
    let asked: Vec<String> = position.asked().iter().map(|asked| asked.seat.to_string()).collect();
    match refusal {
        Refusal::Over => line.wrong("the game is over"),
        _ => line.wrong(format!("{seat}: {choice}: {refusal}; {} is asked {}", asked.join(", "), now.join("; "))),
    }
}

pub fn expect_line<G: Staged>(position: &Position<G>, line: &Line) -> Result<(), SceneError> {
    match line.key.as_str() {
        "asked" => expect_asked(position, line),
        "winner" => match position.outcome() {
            Some(outcome) => line.unless(describe(&outcome) == line.value, describe(&outcome)),
            None => Err(line.wrong("the game is not over").but("running", "yes")),
        },
        "running" => match position.outcome() {
            Some(outcome) => {
                let winner = describe(&outcome);
                Err(line.wrong(format!("the game is over: {winner}")).but("winner", &winner))
            }
            None => line.unless(line.value == "yes", "yes"),
        },
        _ => position.game().expect(line),
    }
}

fn expect_asked<G: Staged>(position: &Position<G>, line: &Line) -> Result<(), SceneError> {
    let (seat, offers) = line.value.split_once(' ').unwrap_or((&line.value, ""));
    let seat = Seat::parse(seat).ok_or_else(|| line.wrong(format!("there is no seat '{seat}'")))?;
    let asks = |seat: Seat, offers: &[G::Choice]| format!("{seat} {}", listed(offers));
    let Some(asked) = position.question(seat) else {
        let wrong = line.wrong(format!("{seat} is not asked"));
        let Some(other) = position.asked().first() else { return Err(wrong) };
        return Err(wrong.but("asked", &asks(other.seat, position.offers(other))));
    };
    // A name may have a comma in it, on both sides.
    let parts = |list: &str| -> Vec<String> {
        let mut parts: Vec<String> = list.split(',').map(|part| part.trim().to_lowercase()).collect();
        parts.sort();
        parts
    };
    let found = position.offers(asked);
    line.unless(parts(offers) == parts(&listed(found)), asks(seat, found))
}

fn offered<G: Game>(position: &Position<G>, seat: Seat) -> String {
    let Some(asked) = position.question(seat) else { return "nothing".into() };
    format!("[{}]", listed(position.offers(asked)))
}

/// `A, C by card`; a draw has no winner.
fn describe(outcome: &Outcome) -> String {
    let winners: Vec<String> = outcome.winners().map(|seat| seat.to_string()).collect();
    if outcome.how == "draw" { "none by draw".into() } else { format!("{} by {}", winners.join(", "), outcome.how) }
}
