//! Everything that must be true of a lesson.

use std::collections::BTreeSet;

use table::text::{Language, Phrase, Texts};
use table::{AnyGame, AnyMatch};

use crate::lesson::{Lesson, Step, Task};
use crate::playing::play;

/// The most letters of a message: whoever wants to say more makes another step.
const TITLE: usize = 90;
const TEXT: usize = 280;
const ACT: usize = 110;

/// The messages of a lesson, each with the most letters it may have.
pub fn messages(lesson: &Lesson) -> Vec<(String, usize)> {
    let name = format!("lesson-{}", lesson.name);
    let own = [(name.clone(), TITLE), (format!("{name}-about"), TEXT), (format!("{name}-end"), TEXT)];
    own.into_iter().chain(lesson.steps.iter().flat_map(|step| step_messages(&name, step))).collect()
}

fn step_messages(lesson: &str, step: &Step) -> Vec<(String, usize)> {
    let name = format!("{lesson}-{}", step.name);
    let mut messages = vec![(name.clone(), TITLE), (format!("{name}-text"), TEXT), (format!("{name}-act"), ACT)];
    messages.push((format!("{name}-wrong"), TEXT));
    messages.extend(step.wrong.iter().map(|line| (format!("{name}-wrong-{}", slug(&line.value)), TEXT)));
    if let Task::Answer { of, .. } = step.task() {
        messages.extend((1..=*of).map(|number| (format!("{name}-answer-{number}"), ACT)));
    }
    messages
}

/// A choice or a place as a part of a message's name: `card:The Wheel` is `card-the-wheel`.
pub fn slug(text: &str) -> String {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("-")
}

/// What is wrong with a lesson, if anything: it must play as it says, its reasons must be about what can be chosen, and
/// its words must be there in every language and short.
pub fn check(game: &dyn AnyGame, lesson: &Lesson, words: impl Fn(Language) -> String) -> Result<(), String> {
    let played = play(game, lesson, "You").map_err(|error| error.to_string())?;
    for (step, played) in lesson.steps.iter().zip(&played) {
        let at_step = |problem: String| format!("line {}: {problem}", step.line);
        check_choices(lesson, step, played.before.as_ref()).map_err(at_step)?;
    }
    let first = played.first().ok_or("a lesson has steps")?;
    let table = |before: &dyn AnyMatch| (before.options(), before.names().len());
    if played.iter().any(|step| table(step.before.as_ref()) != table(first.before.as_ref())) {
        return Err("all positions of a lesson have the same options and seats".to_string());
    }
    let mut known: Vec<Vec<String>> = Vec::new();
    for language in Language::ALL {
        let in_language = |problem: String| format!("{}: {problem}", language.code());
        let words = words(language);
        known.push(check_words(game, lesson, first.before.as_ref(), language, &words).map_err(in_language)?);
    }
    match known.windows(2).all(|pair| pair[0] == pair[1]) {
        true => Ok(()),
        false => Err("the languages do not have the same messages in the same order".to_string()),
    }
}

/// What is called wrong must be offered, or be a place; and the learner must be asked what is to be chosen.
fn check_choices(lesson: &Lesson, step: &Step, before: &dyn AnyMatch) -> Result<(), String> {
    let question = before.question(lesson.you);
    let offers: Vec<String> = question.into_iter().flat_map(|question| question.offers).map(|o| o.choice).collect();
    for line in step.wrong.iter().filter(|line| !is_place(&line.value)) {
        if step.choices().contains(&line.value) {
            return Err(format!("'{}' is right, and wrong", line.value));
        }
        if !offers.contains(&line.value) {
            return Err(format!("'{}' is not offered: {}", line.value, offers.join(", ")));
        }
    }
    let places: Vec<&String> = match step.task() {
        Task::Tap(places) => places.iter().chain(&step.point).collect(),
        _ => step.point.iter().collect(),
    };
    match places.into_iter().find(|place| !is_place(place)) {
        Some(other) => Err(format!("'{other}' is not a place, such as 'card:Archery'")),
        None => Ok(()),
    }
}

/// Places have a kind before a colon, or are one of the few that stand alone; choices have neither.
fn is_place(text: &str) -> bool {
    text.contains(':') || text.starts_with('@')
}

/// The messages in their order.
fn check_words(
    game: &dyn AnyGame,
    lesson: &Lesson,
    first: &dyn AnyMatch,
    language: Language,
    words: &str,
) -> Result<Vec<String>, String> {
    let there: Vec<String> = ids(words);
    let needed: Vec<(String, usize)> = messages(lesson);
    let names: BTreeSet<&str> = needed.iter().map(|(id, _)| id.as_str()).collect();
    if let Some(unknown) = there.iter().find(|id| !names.contains(id.as_str())) {
        return Err(format!("'{unknown}' is said by nobody"));
    }
    let options = options(first);
    let mut sources = game.lobby(language);
    sources.extend(game.texts(language, &options).map_err(|error| error.to_string())?);
    sources.push(words);
    let texts = Texts::read(language, &sources)?;
    for (id, most) in needed {
        let said = texts.try_say(&Phrase::new(&id), first.names())?;
        let length = said.chars().count();
        if length > most || said.trim().is_empty() {
            return Err(format!("'{id}' has {length} letters; at most {most} are read"));
        }
    }
    Ok(there)
}

/// The options of a match, as pairs.
pub fn options(played: &dyn AnyMatch) -> Vec<(String, String)> {
    let options = played.options();
    let pairs = options.split_whitespace().filter_map(|pair| pair.split_once('='));
    pairs.map(|(key, value)| (key.to_string(), value.to_string())).collect()
}

fn ids(source: &str) -> Vec<String> {
    let lines = source.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    lines.filter_map(|line| line.split_once(" =").map(|(id, _)| id.to_string())).collect()
}
