//! What the file of a lesson says. See docs/lessons.md.

use table::Seat;
use table::scene::{Line, Scene, SceneError};

/// A lesson as it is written.
#[derive(Clone, Debug)]
pub struct Lesson {
    pub name: String,
    pub game: String,
    /// Where it stands on the road: what everybody needs, or what comes after a first match.
    pub part: String,
    /// The seat of who learns.
    pub you: Seat,
    pub steps: Vec<Step>,
}

/// One idea, and one thing to do.
#[derive(Clone, Debug, Default)]
pub struct Step {
    pub name: String,
    pub line: usize,
    /// A new position; without it the step begins where the last one ended.
    pub position: Option<Scene>,
    /// The places to look at.
    pub point: Vec<String>,
    pub task: Option<Task>,
    /// Choices and places that are answered with words of their own.
    pub wrong: Vec<Line>,
    /// What is chosen afterwards, by anybody, without asking the learner.
    pub then: Vec<Line>,
    /// What is true when the step begins.
    pub expect: Vec<Line>,
    /// What is true when it is done.
    pub after: Vec<Line>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Make one of these choices.
    Choose(Vec<String>),
    /// Tap one of these places.
    Tap(Vec<String>),
    /// Pick the right one of several answers; counted from 1.
    Answer { right: usize, of: usize },
}

impl Step {
    pub fn task(&self) -> &Task {
        self.task.as_ref().expect("a step without a task is not read")
    }

    /// The choices that are accepted.
    pub fn choices(&self) -> &[String] {
        match self.task() {
            Task::Choose(choices) => choices,
            Task::Tap(_) | Task::Answer { .. } => &[],
        }
    }
}

/// Where the lines belong that no step explains.
enum Block {
    Head,
    Step,
    Position,
}

impl Lesson {
    pub fn parse(file: &str) -> Result<Lesson, SceneError> {
        let mut lesson = Lesson {
            name: String::new(),
            game: String::new(),
            part: "basics".to_string(),
            you: Seat::new(0),
            steps: Vec::new(),
        };
        let mut start = Scene::default();
        let mut block = Block::Head;
        for (number, text) in file.lines().enumerate().map(|(i, text)| (i + 1, text)) {
            let text = text.split('#').next().unwrap_or_default().trim();
            if text.is_empty() {
                continue;
            }
            let line = Line::parse(number, text)?;
            if line.key == "step" {
                block = Block::Step;
                lesson.begin_step(line)?;
                continue;
            }
            match (&block, lesson.steps.last_mut()) {
                (Block::Head, _) | (_, None) => lesson.read_head(&mut start, line)?,
                (_, Some(step)) if line.key == "position" && line.value.is_empty() => {
                    step.position = Some(Scene { line: number, ..Scene::default() });
                    block = Block::Position;
                }
                (Block::Step, Some(step)) => step.read(line)?,
                (Block::Position, Some(step)) => step.read_after_position(line)?,
            }
        }
        lesson.finish(start)
    }

    fn begin_step(&mut self, line: Line) -> Result<(), SceneError> {
        if !is_name(&line.value) || self.steps.iter().any(|step| step.name == line.value) {
            return Err(line.wrong("a step has a name of its own, in small letters"));
        }
        self.steps.push(Step { name: line.value, line: line.number, ..Step::default() });
        Ok(())
    }

    fn read_head(&mut self, start: &mut Scene, line: Line) -> Result<(), SceneError> {
        match line.key.as_str() {
            "lesson" if is_name(&line.value) => self.name = line.value,
            "lesson" => return Err(line.wrong("a lesson has a name in small letters")),
            "game" => self.game = line.value,
            "part" if ["basics", "expansions"].contains(&line.value.as_str()) => self.part = line.value,
            "part" => return Err(line.wrong("a lesson is of the part 'basics' or 'expansions'")),
            "you" => {
                self.you = Seat::parse(&line.value).ok_or_else(|| line.wrong("there is no such seat"))?;
            }
            _ => start.setup.push(line),
        }
        Ok(())
    }

    fn finish(mut self, start: Scene) -> Result<Lesson, SceneError> {
        if self.name.is_empty() || self.game.is_empty() {
            return Err(SceneError::new(1, "a lesson begins with 'lesson: name' and 'game: name'"));
        }
        let Some(first) = self.steps.first_mut() else {
            return Err(SceneError::new(1, "a lesson has steps"));
        };
        if first.position.is_none() {
            first.position = Some(start);
        } else if let Some(line) = start.setup.first() {
            return Err(line.wrong("the first step has a position of its own"));
        }
        match self.steps.iter().find(|step| step.task.is_none()) {
            Some(step) => Err(SceneError::new(step.line, "a step needs something to do: 'do', 'tap' or 'answer'")),
            None => Ok(self),
        }
    }
}

impl Step {
    fn read(&mut self, line: Line) -> Result<(), SceneError> {
        if !self.explain(&line)? {
            return Err(line.wrong(format!("a step has no '{}'", line.key)));
        }
        Ok(())
    }

    /// What does not belong to the step is a line of its position.
    fn read_after_position(&mut self, line: Line) -> Result<(), SceneError> {
        if !self.explain(&line)?
            && let Some(position) = &mut self.position
        {
            position.setup.push(line);
        }
        Ok(())
    }

    /// Takes a line of a step; false if it is none.
    fn explain(&mut self, line: &Line) -> Result<bool, SceneError> {
        let value = line.value.clone();
        match line.key.as_str() {
            "point" => self.point.push(value),
            "do" => match self.task.get_or_insert_with(|| Task::Choose(Vec::new())) {
                Task::Choose(choices) => choices.push(value),
                _ => return Err(line.wrong("a step has one kind of task")),
            },
            "tap" => match self.task.get_or_insert_with(|| Task::Tap(Vec::new())) {
                Task::Tap(places) => places.push(value),
                _ => return Err(line.wrong("a step has one kind of task")),
            },
            "answer" if self.task.is_some() => return Err(line.wrong("a step has one kind of task")),
            "answer" => self.task = Some(read_answer(line)?),
            "wrong" => self.wrong.push(line.clone()),
            "then" => self.then.push(line.inner()?),
            "expect" => self.expect.push(line.inner()?),
            "after" => self.after.push(line.inner()?),
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// `2 of 3`
fn read_answer(line: &Line) -> Result<Task, SceneError> {
    let numbers = line.value.split_once(" of ").and_then(|(right, of)| Some((right.parse().ok()?, of.parse().ok()?)));
    match numbers {
        Some((right, of)) if (1..=of).contains(&right) && (2..=4).contains(&of) => Ok(Task::Answer { right, of }),
        _ => Err(line.wrong("an answer is the right one of two to four, such as '2 of 3'")),
    }
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}
