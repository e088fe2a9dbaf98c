//! What teaches: lessons, and puzzles (see [`puzzle`]).
//!
//! A lesson is a position with a teacher. It is text that a player can write (docs/lessons.md): a position in scene
//! notation, steps that point at a place and ask for something to be done, and words by message.
//!
//! - [`Lesson`]: what a file says; [`play`]: the positions that a learner comes through.
//! - [`check`]: everything that must be true of a lesson. A lesson that passes cannot be wrong about a rule.
//! - [`Winnings`]: what bots won with, as a game's kit keeps it.

mod check;
mod lesson;
mod playing;
pub mod puzzle;
mod winnings;

use table::text::Language;

pub use check::{check, messages, options, slug};
pub use lesson::{Lesson, Step, Task};
pub use playing::{PlayedStep, Result as StepResult, play};
pub use winnings::{Way, Winnings, Won};

/// A lesson as it lies in a game's folder: its script, and its words in each language.
#[derive(Clone, Copy)]
pub struct LessonFile {
    /// Of the file, and of the lesson.
    pub name: &'static str,
    pub script: &'static str,
    pub words: fn(Language) -> &'static str,
}

/// The lessons of a program, in the order in which they are taught.
#[derive(Default)]
pub struct Lessons(Vec<(Lesson, LessonFile)>);

impl Lessons {
    /// Lessons of the program: a mistake in them is a bug, which the test of every manifest finds.
    pub fn with(mut self, files: &[LessonFile]) -> Self {
        let read =
            |file: &LessonFile| Lesson::parse(file.script).unwrap_or_else(|error| panic!("{}: {error}", file.name));
        self.0.extend(files.iter().map(|file| (read(file), *file)));
        self
    }

    pub fn all(&self) -> impl Iterator<Item = (&Lesson, &LessonFile)> {
        self.0.iter().map(|(lesson, file)| (lesson, file))
    }

    pub fn get(&self, game: &str, name: &str) -> Option<(&Lesson, &LessonFile)> {
        self.all().find(|(lesson, _)| lesson.game == game && lesson.name == name)
    }
}

/// The files `lessons/NAME.lesson`, `NAME.en.ftl` and `NAME.de.ftl` beside the folder of the file that lists them, in
/// the order in which they are taught.
#[macro_export]
macro_rules! lesson_files {
    ($($name:literal),* $(,)?) => {
        &[$($crate::LessonFile {
            name: $name,
            script: include_str!(concat!("../lessons/", $name, ".lesson")),
            words: |language| match language {
                table::text::Language::English => include_str!(concat!("../lessons/", $name, ".en.ftl")),
                table::text::Language::German => include_str!(concat!("../lessons/", $name, ".de.ftl")),
            },
        }),*]
    };
}
