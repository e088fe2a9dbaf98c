//! Lessons: listed, and checked for those who write them.

use std::path::Path;

use serde_json::json;
use server::Catalog;
use table::text::{Language, Phrase, Texts};
use teaching::Lesson;

use crate::arguments::{Lessons, LessonsCommand};
use crate::{Done, Failure, files, game_of};

pub fn run(catalog: &Catalog, args: &Lessons) -> Done {
    match &args.command {
        Some(LessonsCommand::Check { files }) => files.iter().try_for_each(|file| check(catalog, file)),
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
    say!("{}", json!({ "lessons": lessons }));
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
