//! The test that every manifest passes.

use std::collections::BTreeSet;

use bots::Strength;
use serde_json::Value;
use table::AnyGame;
use table::text::{Language, Phrase, Texts, Word};
use teaching::puzzle::Puzzle;
use teaching::{Lesson, LessonFile, Winnings};

use crate::words::{ids, same_messages};
use crate::{Manifest, PuzzleFile, Words};

/// What is wrong with a manifest, if anything: its parts must be of one game, and its words complete in every language.
pub fn check(manifest: &Manifest) -> Result<(), String> {
    let (game, bots) = (manifest.game.name(), manifest.bots.game());
    if game != bots {
        return Err(format!("the bots of {bots} cannot play {game}"));
    }
    for source in [manifest.artist.words(), manifest.observer.words] {
        same_messages(source).map_err(|problem| format!("{game}: {problem}"))?;
    }
    for file in manifest.lessons {
        check_lesson(&*manifest.game, file).map_err(|problem| format!("{game}, lesson {}: {problem}", file.name))?;
    }
    for text in manifest.winnings {
        check_winnings(&*manifest.game, text).map_err(|problem| format!("{game}, what bots won with: {problem}"))?;
    }
    for language in Language::ALL {
        let in_language = |problem| format!("{game}, {}: {problem}", language.code());
        check_lab(manifest, language).map_err(in_language)?;
        check_lobby(&*manifest.game, language).map_err(in_language)?;
        check_reasons(manifest, &[], language).map_err(in_language)?;
    }
    Ok(())
}

fn check_lesson(game: &dyn AnyGame, file: &LessonFile) -> Result<(), String> {
    let lesson = Lesson::parse(file.script).map_err(|error| error.to_string())?;
    if lesson.name != file.name || lesson.game != game.name() {
        return Err(format!("it calls itself lesson {} of {}", lesson.name, lesson.game));
    }
    teaching::check(game, &lesson, |language| (file.words)(language).to_string())
}

/// It is about this game, by options that it has, and about cards and tiles that it has.
fn check_winnings(game: &dyn AnyGame, text: &str) -> Result<(), String> {
    let winnings: Winnings = serde_json::from_str(text).map_err(|error| error.to_string())?;
    if winnings.game != game.name() || winnings.rules > game.rules() {
        return Err(format!("it is about {}, rules {}", winnings.game, winnings.rules));
    }
    let options: Vec<(String, String)> = winnings.options.into_iter().collect();
    let components = game.components(&options).map_err(|error| error.to_string())?;
    let mut known = BTreeSet::new();
    words_in(&components, &mut known);
    for (anchor, won) in winnings.ways.iter().flat_map(|way| &way.won) {
        let unknown = anchor.split(':').skip(1).find(|word| !known.contains(*word));
        if let Some(unknown) = unknown {
            return Err(format!("there is no '{unknown}' of {anchor}"));
        }
        if (won.games as usize) < winnings.least || won.low > won.won || won.won > won.high || won.high > 1000 {
            return Err(format!("{anchor}: {won:?} cannot be"));
        }
    }
    Ok(())
}

/// Every puzzle is solved as it says, by all choices being tried, here and in so many other worlds that look the same;
/// what it is called can be said in every language. Answers how many puzzles there are.
pub fn check_puzzles(manifest: &Manifest, worlds: usize) -> Result<usize, String> {
    let (game, Some(puzzles)) = (&*manifest.game, &manifest.puzzles) else { return Ok(0) };
    let of_game = &*puzzles.of_game;
    let all = Puzzle::parse_all(puzzles.text).map_err(|error| error.to_string())?;
    let themes = of_game.themes();
    for puzzle in &all {
        let in_puzzle = |problem: String| format!("puzzle {}: {problem}", puzzle.id);
        if puzzle.game != game.name() {
            return Err(in_puzzle(format!("it is of {}", puzzle.game)));
        }
        if let Some(unknown) = puzzle.themes.iter().find(|theme| !themes.contains(&theme.as_str())) {
            return Err(in_puzzle(format!("there is no theme '{unknown}'")));
        }
        let levels = Strength::LEVELS.map(Strength::name);
        if !puzzle.bots.iter().map(|bot| bot.level.as_str()).eq(levels) || puzzle.bots.iter().any(|bot| bot.tries == 0)
        {
            return Err(in_puzzle(format!("it is rated by tries of these levels: {}", levels.join(", "))));
        }
        let begun = puzzle.begin(game, "You").map_err(|error| in_puzzle(error.to_string()))?;
        of_game.check(puzzle, begun.as_ref(), worlds).map_err(in_puzzle)?;
    }
    check_puzzle_words(game, puzzles)?;
    Ok(all.len())
}

fn check_puzzle_words(game: &dyn AnyGame, puzzles: &PuzzleFile) -> Result<(), String> {
    let (of_game, name) = (&*puzzles.of_game, game.name());
    let goals = of_game.goals().into_iter().map(|goal| format!("puzzle-{name}-goal-{goal}"));
    let themes = of_game.themes().into_iter().map(|theme| format!("puzzle-{name}-theme-{theme}"));
    let needed: BTreeSet<String> = goals.chain(themes).collect();
    for language in Language::ALL {
        let source = of_game.words(language);
        let there: BTreeSet<String> = ids(source).into_iter().map(str::to_string).collect();
        if there != needed {
            let others: Vec<&String> = there.symmetric_difference(&needed).collect();
            return Err(format!("{}: {others:?} are missing, or said by nobody", language.code()));
        }
        let texts = Texts::new(language, &[source]);
        for id in &needed {
            let phrase = Phrase::new(id).number("number", 12).number("now", 10).number("more", 2);
            texts.try_say(&phrase, &[])?;
        }
    }
    Ok(())
}

/// All words and numbers of the components: their keys, what they are called, and what they are numbered with.
fn words_in(value: &Value, known: &mut BTreeSet<String>) {
    match value {
        Value::String(word) => known.extend([word.clone()].into_iter().chain(word.split(':').map(String::from))),
        Value::Number(number) => known.extend([number.to_string()]),
        Value::Array(values) => values.iter().for_each(|value| words_in(value, known)),
        Value::Object(fields) => fields.iter().for_each(|(key, value)| {
            known.insert(key.clone());
            words_in(value, known);
        }),
        Value::Null | Value::Bool(_) => {}
    }
}

/// Every plot has a title, and says how to read it.
fn check_lab(manifest: &Manifest, language: Language) -> Result<(), String> {
    let words = Words::new(language, &[manifest.observer.words]);
    for plot in manifest.observer.plots {
        let (title, how) = (words.say(plot.id), words.say(&format!("{}-read", plot.id)));
        if title.len() <= 3 || title == plot.id || how.len() <= 40 {
            return Err(format!("the plot {} needs a title and words on how to read it", plot.id));
        }
    }
    Ok(())
}

/// Everything that speaks for or against a choice can be said. Answers with the messages that nobody says.
pub fn check_reasons(
    manifest: &Manifest,
    options: &[(String, String)],
    language: Language,
) -> Result<Vec<&'static str>, String> {
    let own = manifest.bots.reason_words(language);
    let mut sources = manifest.game.texts(language, options).map_err(|error| error.to_string())?;
    sources.extend(&own);
    let texts = Texts::new(language, &sources);
    let mut said = BTreeSet::new();
    for reason in manifest.bots.every_reason(options)? {
        texts.try_say(&reason.text, &["Ada", "Ben"].map(String::from))?;
        said.extend(messages(&reason.text));
    }
    Ok(own.iter().flat_map(|source| ids(source)).filter(|id| !said.contains(*id)).collect())
}

/// The messages of a phrase.
fn messages(phrase: &Phrase) -> Vec<String> {
    let inside = phrase.args.iter().filter_map(|(_, word)| match word {
        Word::Phrase(phrase) => Some(messages(phrase)),
        _ => None,
    });
    inside.flatten().chain([phrase.id.clone()]).collect()
}

/// The pages around a table have their words, each can be said, and nothing is left over.
fn check_lobby(game: &dyn AnyGame, language: Language) -> Result<(), String> {
    let sources = game.lobby(language);
    let there: BTreeSet<&str> = sources.iter().flat_map(|source| ids(source)).collect();
    let needed = needed(game)?;
    if let Some(missing) = needed.iter().find(|id| !there.contains(id.as_str())) {
        return Err(format!("'{missing}' is missing"));
    }
    let texts = Texts::new(language, &sources);
    for id in there {
        // What a game calls its endings, values that come from files, what its texts draw, and why a table does not
        // fit is its own affair.
        let own = ["outcome-", "value-", "icon-"].iter().any(|kind| id.starts_with(&format!("{kind}{}-", game.name())));
        if !own && !id.starts_with("new-problem-") && !needed.contains(id) {
            return Err(format!("'{id}' is said by nobody"));
        }
        texts.try_say(&with_facts(id, &game.about()), &[])?;
    }
    Ok(())
}

fn needed(game: &dyn AnyGame) -> Result<BTreeSet<String>, String> {
    let name = game.name();
    let mut needed: BTreeSet<String> =
        ["title", "about", "length", "players", "weight", "credits"].map(|part| format!("game-{name}-{part}")).into();
    needed.insert(format!("about-{name}"));
    for option in game.options() {
        needed.extend(["", "-help"].map(|part| format!("option-{name}-{}{part}", option.key)));
        for value in option.values.iter().chain(option.kept) {
            needed.insert(format!("value-{name}-{}-{value}", option.key));
            if option.several {
                needed.insert(format!("value-{name}-{}-{value}-help", option.key));
            }
        }
    }
    for plan in game.plans() {
        needed.extend(["", "-help"].map(|part| format!("plan-{name}-{plan}{part}")));
    }
    for section in game.rules_sections() {
        needed.extend(["", "-title"].map(|part| format!("rules-{name}-{section}{part}")));
    }
    let names = (0..*game.seats().start()).map(|seat| format!("player {seat}")).collect();
    let played = game.new_match(&[], names, 1.into()).map_err(|error| error.to_string())?;
    needed.extend(played.chart().into_iter().map(|(chart, _)| format!("chart-{name}-{chart}")));
    Ok(needed)
}

/// A message with what it may say of the game.
fn with_facts(id: &str, about: &Value) -> Phrase {
    let facts = about.as_object().into_iter().flatten();
    let phrase = Phrase::new(id).plain("value", "1a2b3c4d");
    facts.fold(phrase, |phrase, (key, fact)| {
        // A phrase's places have names that live as long as the program.
        let key: &'static str = key.clone().leak();
        match fact {
            Value::Number(number) => phrase.number(key, number.as_i64().unwrap_or(0)),
            _ => phrase.plain(key, fact.as_str().unwrap_or_default()),
        }
    })
}
