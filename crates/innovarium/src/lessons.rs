//! Lessons and puzzles: listed, and checked for those who write them.

use std::path::Path;

use serde_json::json;
use server::Catalog;
use table::text::{Language, Phrase, Texts};
use teaching::Lesson;
use teaching::puzzle::Puzzle;

use crate::arguments::{Lessons, LessonsCommand};
use crate::{Done, Failure, files, game_of, puzzles};

/// In so many other worlds the same choices must solve a puzzle.
const WORLDS: usize = 32;

pub fn run(catalog: &Catalog, args: &Lessons) -> Done {
    match &args.command {
        Some(LessonsCommand::Check { files }) => files.iter().try_for_each(|file| {
            let puzzles = file.extension().is_some_and(|ending| ending == "puzzles");
            if puzzles { check_puzzles(catalog, file) } else { check(catalog, file) }
        }),
        None if args.json => list_as_json(catalog),
        None => list(catalog),
    }
}

fn list(catalog: &Catalog) -> Done {
    for (lesson, file) in catalog.lessons.all() {
        let texts = Texts::new(Language::English, &[(file.words)(Language::English)]);
        let title = texts.say(&Phrase::new(format!("lesson-{}", lesson.name)), &[]);
        say!("{} {}: {title} ({} steps)", lesson.game, lesson.name, lesson.steps.len());
    }
    Ok(())
}

fn list_as_json(catalog: &Catalog) -> Done {
    let lessons: Vec<_> = catalog
        .lessons
        .all()
        .map(|(lesson, _)| {
            let steps: Vec<&str> = lesson.steps.iter().map(|step| step.name.as_str()).collect();
            json!({ "game": lesson.game, "id": lesson.name, "part": lesson.part, "steps": steps })
        })
        .collect();
    let puzzle = |puzzle: &Puzzle| {
        let Puzzle { game, id, themes, .. } = puzzle;
        json!({ "game": game, "id": id, "themes": themes, "rating": puzzle.rating() })
    };
    let puzzles: Vec<_> = catalog.puzzles.all().map(puzzle).collect();
    say!("{}", json!({ "lessons": lessons, "puzzles": puzzles }));
    Ok(())
}

fn check(catalog: &Catalog, file: &Path) -> Done {
    let wrong = |problem: &dyn std::fmt::Display| Failure(format!("{}: {problem}", file.display()));
    let lesson = Lesson::parse(&files::read(file)?).map_err(|error| wrong(&error))?;
    let game = game_of(catalog, &lesson.game)?;
    if file.file_stem().is_none_or(|name| name != lesson.name.as_str()) {
        return Err(wrong(&format!("the file of a lesson has its name: {}.lesson", lesson.name)));
    }
    let words = |language: Language| files::read(&file.with_extension(format!("{}.ftl", language.code())));
    let [english, german] = Language::ALL.map(words);
    let (english, german) = (english?, german?);
    let words = |language| match language {
        Language::English => english.clone(),
        Language::German => german.clone(),
    };
    teaching::check(game, &lesson, words).map_err(|problem| wrong(&problem))?;
    say!("{}: {} steps of {}, all as it says", file.display(), lesson.steps.len(), lesson.game);
    Ok(())
}

fn check_puzzles(catalog: &Catalog, file: &Path) -> Done {
    let wrong = |problem: &dyn std::fmt::Display| Failure(format!("{}: {problem}", file.display()));
    let read = Puzzle::parse_all(&files::read(file)?).map_err(|error| wrong(&error))?;
    for puzzle in &read {
        let of_game = puzzles::of_game(catalog, &puzzle.game)?;
        let begun = puzzle.begin(game_of(catalog, &puzzle.game)?, "You").map_err(|error| wrong(&error))?;
        of_game.check(puzzle, begun.as_ref(), WORLDS).map_err(|problem| wrong(&format!("{}: {problem}", puzzle.id)))?;
    }
    say!("{}: {} puzzles, all as it says", file.display(), read.len());
    Ok(())
}
