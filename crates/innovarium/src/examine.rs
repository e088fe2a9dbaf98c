//! Looking at scenes, records and games.

use serde_json::{Value, json};
use table::{OptionSpec, Viewer};

use crate::arguments::{Check, Games, Perft, Replay, Scene, Soak};
use crate::simulate::progress_bar;
use crate::{Done, Failure, files, game_of};
use server::Shelf;

pub fn scene(shelf: &Shelf, args: &Scene) -> Done {
    let game = game_of(shelf, &args.game)?;
    for file in &args.files {
        let played = game.play_scenes(&files::read(file)?);
        for scene in played.map_err(|error| Failure(format!("{}: {error}", file.display())))? {
            say!("scene: {}\n{}", scene.title, scene.position);
        }
    }
    Ok(())
}

pub fn replay(shelf: &Shelf, args: &Replay) -> Done {
    let whole = files::replay(shelf, &args.file)?;
    let to = args.to.unwrap_or(whole.choices());
    if to > whole.choices() {
        return Err(Failure(format!("{}: the record has {} choices, not {to}", args.file.display(), whole.choices())));
    }
    let shown = whole.at(to);
    let texts = shown.texts(args.lang);
    let sentences = shown.sentences_since(0, Viewer::Everything, &texts);
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
        });
        say!("{object}");
        return Ok(());
    }
    for sentence in sentences {
        say!("{sentence}");
    }
    say!("\n{} of {} choices, state hash {:016x}", shown.choices(), whole.choices(), shown.hash());
    Ok(())
}

pub fn check(shelf: &Shelf, args: &Check) -> Done {
    for file in &args.files {
        let record = files::replay(shelf, file)?;
        let state = if record.outcome().is_some() { "finished" } else { "unfinished" };
        say!("{}: {} choices of {}, {state}, every hash fits", file.display(), record.choices(), record.game());
    }
    Ok(())
}

pub fn games(shelf: &Shelf, args: &Games) -> Done {
    if args.json {
        let list: Vec<Value> = shelf.games.games().map(|game| game.describe()).collect();
        say!("{}", Value::from(list));
        return Ok(());
    }
    for game in shelf.games.games() {
        say!("{} (rules {}), {} to {} seats", game.name(), game.rules(), game.seats().start(), game.seats().end());
        for option in game.options() {
            say!("  --set {}={}", option.key, values(option));
        }
    }
    Ok(())
}

/// What an option can be set to, and how much that changes.
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

pub fn perft(shelf: &Shelf, args: &Perft) -> Done {
    let game = game_of(shelf, &args.game)?;
    for depth in 1..=args.depth {
        let count = game.perft(&args.options.options, args.seats, args.seed, depth)?;
        say!("{depth} {count}");
    }
    Ok(())
}

pub fn soak(shelf: &Shelf, args: &Soak) -> Done {
    let game = game_of(shelf, &args.game)?;
    let bar = progress_bar(args.games);
    let mut decisions = 0;
    let mut longest = 0;
    /// Games between two looks at the progress.
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
