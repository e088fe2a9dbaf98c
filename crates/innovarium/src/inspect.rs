//! Commands that inspect scenes, records and games.

use kit::Words;
use serde_json::json;
use table::text::Phrase;
use table::{Difference, Opened, OptionSpec, Viewer};

use crate::arguments::{Check, Games, Perft, Replay, Scene, Soak};
use crate::simulate::progress_bar;
use crate::{Done, Failure, files, game_of, play};
use server::{Catalog, GameInfo, describe_game};

pub fn scene(catalog: &Catalog, args: &Scene) -> Done {
    let game = game_of(catalog, &args.game)?;
    for file in &args.files {
        let played = game.play_scenes(&files::read(file)?);
        for scene in played.map_err(|error| Failure(format!("{}: {error}", file.display())))? {
            say!("scene: {}\n{}", scene.title, scene.position);
        }
    }
    Ok(())
}

pub fn replay(catalog: &Catalog, args: &Replay) -> Done {
    say!("{}", replayed(catalog, args)?);
    Ok(())
}

/// The log of a record, up to the wanted choice or to where today's rules differ.
fn replayed(catalog: &Catalog, args: &Replay) -> Done<String> {
    let Opened { played: whole, differs } = files::open(catalog, &args.file)?;
    let to = args.to.unwrap_or(whole.choices());
    if to > whole.choices() {
        let problem = match &differs {
            Some(difference) => difference.to_string(),
            None => format!("the record has {} choices, not {to}", whole.choices()),
        };
        return Err(Failure(format!("{}: {problem}", args.file.display())));
    }
    let shown = whole.at(to);
    let texts = shown.texts(args.lang);
    let sentences = shown.sentences_since(None, Viewer::Everything, &texts);
    if args.json {
        let outcome = shown.outcome();
        let object = json!({
            "game": shown.game(),
            "options": shown.options(),
            "seed": shown.seed(),
            "names": shown.names(),
            "choices": shown.choices(),
            "of": whole.choices(),
            "hash": format!("{:016x}", shown.hash()),
            "log": sentences,
            "view": shown.view(Viewer::Everything),
            "outcome": outcome,
            "differs": differs,
        });
        return Ok(object.to_string());
    }
    let mut text: String = sentences.into_iter().map(|sentence| sentence + "\n").collect();
    text += &format!("\n{} of {} choices, state hash {:016x}", shown.choices(), whole.choices(), shown.hash());
    if let Some(difference) = &differs {
        text += &format!("\n{}", said(difference, &Words::new(args.lang, &[play::source])));
    }
    Ok(text)
}

/// Where the rules differ, in the reader's language.
fn said(difference: &Difference, words: &Words) -> String {
    let Difference { rules, now, from, to, shown, line, choice } = difference;
    let known = if from == to { "exactly" } else { "about" };
    let phrase = Phrase::new("difference").number("rules", *rules).number("now", *now).key("known", known);
    let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let phrase = phrase.number("from", number(*from)).number("to", number(*to)).number("shown", number(*shown));
    let what = choice.clone().unwrap_or_else(|| words.say("difference-hash"));
    words.fill(phrase.number("line", number(*line)).plain("what", what))
}

pub fn check(catalog: &Catalog, args: &Check) -> Done {
    for file in &args.files {
        let record = files::replay(catalog, file)?;
        let state = if record.outcome().is_some() { "finished" } else { "unfinished" };
        say!("{}: {} choices of {}, {state}, every hash fits", file.display(), record.choices(), record.game());
    }
    Ok(())
}

pub fn games(catalog: &Catalog, args: &Games) -> Done {
    if args.json {
        let list: Vec<GameInfo> = catalog.games.games().map(describe_game).collect();
        say!("{}", serde_json::to_string(&list)?);
        return Ok(());
    }
    for game in catalog.games.games() {
        say!("{} (rules {}), {} to {} seats", game.name(), game.rules(), game.seats().start(), game.seats().end());
        for option in game.options() {
            say!("  --set {}={}", option.key, values(option));
        }
    }
    Ok(())
}

/// What an option can be set to, and what that changes.
fn values(option: &OptionSpec) -> String {
    let default = option.default_value();
    if !option.several {
        return format!("{}   (default {default})", option.values.join("|"));
    }
    let seats = match option.seats_each {
        0 => String::new(),
        each => format!("; seats {each} more each"),
    };
    format!("{}   (any of them{seats}; default {default})", option.values.join(","))
}

pub fn perft(catalog: &Catalog, args: &Perft) -> Done {
    let game = game_of(catalog, &args.game)?;
    for depth in 1..=args.depth {
        let count = game.perft(&args.options.options, args.seats, args.seed, depth)?;
        say!("{depth} {count}");
    }
    Ok(())
}

pub fn soak(catalog: &Catalog, args: &Soak) -> Done {
    let game = game_of(catalog, &args.game)?;
    let bar = progress_bar(args.games);
    let mut decisions = 0;
    let mut longest = 0;
    /// Games between two updates of the progress bar.
    const BATCH: usize = 500;
    for first in (0..args.games).step_by(BATCH) {
        let games = BATCH.min(args.games - first);
        let report = game.soak(games, args.seed + first as u64)?;
        decisions += report.decisions;
        longest = longest.max(report.longest);
        bar.inc(games as u64);
    }
    bar.finish_and_clear();
    say!("{} games, {decisions} decisions, the longest game had {longest}; the contract holds", args.games);
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use serde_json::Value;
    use table::text::Language;
    use table::{Match, NoOptions, Registry, Seat, Setup};

    use super::*;
    use nim::Nim;

    /// A record of the first rules of Nim in a file of its own, and a catalog with the second, by which nobody takes
    /// five stones at once.
    struct Earlier {
        catalog: Catalog,
        file: PathBuf,
    }

    impl Earlier {
        fn new(name: &str, choices: &[&str]) -> Earlier {
            let names = ["Ada", "Ben"].map(String::from).to_vec();
            let mut game = Match::<Nim>::new(Setup { options: NoOptions, names, seed: 1.into() }).expect("a match");
            for (number, choice) in choices.iter().enumerate() {
                game.choose_text(Seat::new(number % 2), choice).expect("offered");
            }
            let file = std::env::temp_dir().join(format!("innovarium-inspect-{name}-{}.record", std::process::id()));
            std::fs::write(&file, game.record().to_string()).expect("a file");
            Earlier {
                catalog: Catalog { games: Registry::default().with(table::any_game::<Nim<2>>()), ..Catalog::default() },
                file,
            }
        }

        fn replay(&self, to: Option<usize>, json: bool, lang: Language) -> Result<String, String> {
            let args = Replay { file: self.file.clone(), to, json, lang };
            replayed(&self.catalog, &args).map_err(|Failure(problem)| problem)
        }

        fn check(&self) -> Result<(), String> {
            check(&self.catalog, &Check { files: vec![self.file.clone()] }).map_err(|Failure(problem)| problem)
        }
    }

    impl Drop for Earlier {
        fn drop(&mut self) {
            drop(std::fs::remove_file(&self.file));
        }
    }

    #[test]
    fn a_record_of_earlier_rules_that_nothing_touches_is_as_any_other() {
        let earlier = Earlier::new("untouched", &["take 3 from 1", "take 1 from 2"]);
        assert_eq!(earlier.check(), Ok(()));
        let told = earlier.replay(None, false, Language::English).expect("told");
        assert!(told.starts_with("Ada takes 3 from heap 1.\nBen takes 1 from heap 2.\n\n2 of 2 choices"), "{told}");
        assert_eq!(told.lines().count(), 4, "{told}");
    }

    #[test]
    fn a_record_that_the_rules_touch_says_so_and_does_not_verify() {
        let earlier = Earlier::new("touched", &["take 5 from 3", "take 1 from 2"]);
        let sentence = "this record follows rules version 1; at choice 1 (line 9, A: take 5 from 3) the rules are \
                        different now (version 2), so only its beginning can be looked at";
        assert_eq!(earlier.check(), Err(format!("{}: {sentence}", earlier.file.display())));
        let told = earlier.replay(None, false, Language::English).expect("told");
        let (first, last) = told.trim_start().split_once('\n').expect("two lines");
        assert!(first.starts_with("0 of 0 choices, state hash "), "{told}");
        assert_eq!(
            last,
            "This record follows version 1 of the rules; at choice 1 (line 9, A: take 5 from 3) they are different now \
             (version 2), so only its beginning can be looked at."
        );
        let told = earlier.replay(None, false, Language::German).expect("told");
        let german =
            "(Zeile 9, A: take 5 from 3) sind sie jetzt anders (Version 2), deshalb ist nur ihr Anfang zu sehen.";
        assert!(told.ends_with(german), "{told}");
        let json: Value =
            serde_json::from_str(&earlier.replay(None, true, Language::English).expect("told")).expect("JSON");
        assert_eq!(json["differs"], json!({ "rules": 1, "now": 2, "from": 1, "to": 1, "shown": 0 }));
        let beyond = earlier.replay(Some(1), false, Language::English);
        assert_eq!(beyond, Err(format!("{}: {sentence}", earlier.file.display())));
    }

    #[test]
    fn the_sentence_of_the_terminal_is_that_of_the_table() {
        let english = Words::new(Language::English, &[play::source]);
        for (from, shown) in [(34, 33), (31, 30), (31, 0)] {
            let choice = (shown > 0).then(|| "A: draw".to_string());
            let difference = Difference { rules: 1, now: 2, from, to: 34, shown, line: 45, choice };
            let table = difference
                .to_string()
                .replace("this record follows rules version 1", "This record follows version 1 of the rules");
            let table = table.replace("the rules are different", "they are different");
            assert_eq!(said(&difference, &english), table + ".");
        }
    }
}
