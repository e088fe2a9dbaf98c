//! What self-play says about a game: one page of plots, and the figures beside it.
//!
//! What is counted in the matches of a game is in its kit.
//!
//! - `page`, `charts`: the page; `data`: the same figures for machines; `cards`: what of them is about a card or tile.

mod cards;
mod charts;
mod data;
mod page;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;

use bots::{BotGame, Spec};
use kit::Words;
use kit::lab::{Label, Observer, Plot, Tally};
use table::text::{Language, Phrase, Texts};
use table::{AnyMatch, OptionError, Seat};

use crate::arguments::Lab;
use crate::crew::Crew;
use crate::playing::Games;
use crate::simulate::progress_bar;
use crate::{Done, Failure, Installed, files, game_of};

/// The page's words for every game.
const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("text/lab-en.ftl"),
        Language::German => include_str!("text/lab-de.ftl"),
    }
}

/// What was played: the head of the page.
struct Series {
    game: String,
    title: String,
    bot: Spec,
    seats: usize,
    seed: u64,
    options: Vec<(String, String)>,
}

pub fn run(installed: &Installed, args: &Lab) -> Done {
    let catalog = &installed.catalog;
    let game = game_of(catalog, &args.game)?;
    let observer = installed.observer(&args.game);
    let variants = variants(game.options(), args)?;
    let bot: Spec = args.bot.parse()?;
    if args.games == 0 {
        return Err(Failure("statistics need one game at least".into()));
    }
    let names = || (0..args.seats).map(|seat| format!("bot {seat}")).collect();
    // Fails if such a game cannot be played; says what things are called in it.
    let (mut texts, mut whole) = (Vec::new(), BTreeMap::new());
    for variant in &variants {
        let trial = game.new_match(variant, names(), args.seed.into())?;
        texts.push(trial.texts(args.lang));
        whole.extend(teaching::options(&*trial));
    }
    if let Some(out) = &args.out {
        std::fs::create_dir_all(out).map_err(|error| Failure(format!("{}: {error}", out.display())))?;
    }

    let crew = Crew::of(&args.elsewhere, catalog, args.jobs)?;
    let tally = Mutex::new(Tally::new(args.seats, texts, Words::new(args.lang, &[source, observer.words])));
    let bar = progress_bar(args.games);
    let numbers: Vec<usize> = (0..args.games).collect();
    Games { catalog, game: &args.game, jobs: args.jobs, crew }.play(
        &numbers,
        |number| BotGame {
            bots: vec![bot; args.seats],
            options: variants[number % variants.len()].clone(),
            seed: args.seed.wrapping_add((number / variants.len()) as u64),
        },
        |number, result| {
            let mut tally = tally.lock().expect("nobody panics with it");
            let variant = args.by.as_ref().map(|_| last(&variants[number % variants.len()]));
            observe(&*result.played, variant, observer, &mut tally)?;
            bar.inc(1);
            Ok(true)
        },
    )?;
    bar.finish_and_clear();

    let tally = tally.into_inner().expect("nobody panics with it");
    let options = args.options.options.clone();
    let title =
        Texts::new(args.lang, &game.lobby(args.lang)).say(&Phrase::new(format!("game-{}-title", args.game)), &[]);
    let series = Series { game: args.game.clone(), title, bot, seats: args.seats, seed: args.seed, options };
    let mut plots = begin(args.by.is_some());
    plots.extend(observer.plots);
    plots.retain(|plot| tally.has(plot.id));
    if let Some(out) = &args.out {
        write_page(out, &page::page(&series, &plots, &tally, args.lang, observer.style), &series, &plots, &tally)?;
        say!("{} games: {}", args.games, out.join("index.html").display());
    }
    if let Some(file) = &args.cards {
        let winnings = cards::winnings(game.rules(), whole, &series, observer, &tally);
        files::write(file, &winnings.write()?)?;
        say!("{} games: {}", args.games, file.display());
    }
    Ok(())
}

fn write_page(out: &Path, page: &str, series: &Series, plots: &[Plot], tally: &Tally) -> Done {
    files::write(&out.join("index.html"), page)?;
    let figures = serde_json::to_string_pretty(&data::json(series, plots, tally))?;
    files::write(&out.join("statistics.json"), &figures)?;
    files::write(&out.join("statistics.csv"), &data::csv(plots, tally))
}

/// The options that are played in turn: the given ones, with every value of the one to compare by.
fn variants(specs: &[table::OptionSpec], args: &Lab) -> Done<Vec<Vec<(String, String)>>> {
    let Some(key) = &args.by else { return Ok(vec![args.options.options.clone()]) };
    let spec = specs.iter().find(|spec| spec.key == key);
    let spec = spec.ok_or_else(|| {
        let known = specs.iter().map(|spec| spec.key).collect();
        Failure(OptionError::UnknownKey { key: key.clone(), known }.to_string())
    })?;
    if args.options.options.iter().any(|(set, _)| set == key) {
        return Err(Failure(format!("--by {key} plays with every value of '{key}': leave --set {key} out")));
    }
    let with = |value: &str| {
        let mut options = args.options.options.clone();
        options.push((key.clone(), value.to_string()));
        options
    };
    Ok(spec.every().into_iter().map(|value| with(value.as_ref())).collect())
}

fn last(options: &[(String, String)]) -> String {
    options.last().map(|(key, value)| format!("{key}={value}")).unwrap_or_default()
}

/// Counts what every game has, and what this game adds.
fn observe(played: &dyn AnyMatch, variant: Option<String>, observer: &Observer, tally: &mut Tally) -> Done {
    let outcome = played.outcome().ok_or("the game did not end")?;
    tally.begin_game(&outcome, variant.as_deref().unwrap_or_default());
    let seats = || (0..outcome.places.len()).map(Seat::new);
    for seat in seats() {
        let number = seat.index() as i64 + 1;
        tally.rate("seat", seat, seat.to_string(), |names| Label::plain(names.count("seat-name", number)));
        tally.number("points", Some(seat), outcome.points[seat.index()].into());
    }
    tally.number("length", None, played.choices() as i64);
    if let Some(variant) = variant {
        let label = || Label::plain(variant.clone());
        tally.rate("by", Seat::new(0), variant.clone(), |_| label());
        tally.average("by-length", variant.clone(), played.choices() as i64, |_| label());
    }
    (observer.observe)(played, tally);
    Ok(())
}

/// The plots that every page begins with.
fn begin(compares: bool) -> Vec<Plot> {
    let mut plots = vec![Plot::rates("seat")];
    if compares {
        plots.extend([Plot::rates("by"), Plot::averages("by-length")]);
    }
    plots.extend([Plot::numbers("points"), Plot::numbers("length")]);
    plots
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_the_same_messages() {
        assert_eq!(kit::same_messages(source), Ok(()));
    }

    #[test]
    fn every_plot_has_a_title_and_says_how_to_read_it() {
        for language in Language::ALL {
            let words = Words::new(language, &[source]);
            for plot in begin(true) {
                let (title, how) = (words.say(plot.id), words.say(&format!("{}-read", plot.id)));
                assert!(title.len() > 3 && how.len() > 40, "{}: {title}: {how}", plot.id);
            }
        }
    }
}
