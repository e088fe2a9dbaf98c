//! A game at the terminal: people and bots at one table.
//!
//! - `seating`: who sits where; `session`: the game from decision to decision; `screen`: what is shown; `command`: what
//!   was typed.

mod command;
mod screen;
mod seating;
mod session;

use std::io::{self, IsTerminal};
use std::path::Path;

use kit::Words;
use kit::drawing::{Pen, Sheet};
use server::Catalog;
use table::AnyMatch;
use table::text::Language;

use crate::arguments::Play;
use crate::{Done, Failure, Installed, files, game_of};

use seating::Kind;
use session::{Session, Terminal};

/// The size that the table is drawn for, unless the terminal says how many lines and columns it has.
const SCREEN: (u16, u16) = (60, 100);

/// The terminal's own words.
pub const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("text/en.ftl"),
        Language::German => include_str!("text/de.ftl"),
    }
}

pub fn run(installed: &Installed, args: &Play) -> Done {
    let (catalog, artist) = (&installed.catalog, installed.artist(&args.game));
    let words = Words::new(args.lang, &[source, artist.words()]);
    let (played, kinds) = match &args.load {
        None => begin(catalog, args, &words)?,
        Some(file) => resume(catalog, args, file)?,
    };
    let sheet = Sheet::new(pen(), words, played.texts(args.lang), artist);
    let terminal = Terminal {
        input: io::stdin().lock(),
        output: io::stdout().lock(),
        clears: io::stdout().is_terminal(),
        echoes: !io::stdin().is_terminal(),
    };
    match Session::new(catalog, played, kinds, sheet, terminal).play() {
        // The reader has closed the output.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        played => Ok(played?),
    }
}

fn begin(catalog: &Catalog, args: &Play, words: &Words) -> Done<(Box<dyn AnyMatch>, Vec<Kind>)> {
    let game = game_of(catalog, &args.game)?;
    let seats = args.seats.clone().unwrap_or_else(seating::usual);
    let kinds: Vec<Kind> = seats.iter().map(|seat| Kind::of(seat)).collect();
    let names = seating::names(&seats, &words.say("you"));
    let played = game.new_match(&args.options.options, names, args.seed.unwrap_or_else(server::new_seed))?;
    Ok((played, kinds))
}

fn resume(catalog: &Catalog, args: &Play, file: &Path) -> Done<(Box<dyn AnyMatch>, Vec<Kind>)> {
    if args.seed.is_some() || !args.options.options.is_empty() {
        return Err(Failure("a saved game has its own seed and options: leave --seed and --set out".into()));
    }
    game_of(catalog, &args.game)?;
    let played = files::replay(catalog, file)?;
    if played.game() != args.game {
        return Err(Failure(format!("{}: this is a game of {}, not of {}", file.display(), played.game(), args.game)));
    }
    let kinds = seating::resumed(args.seats.as_deref(), played.names());
    Ok((played, kinds))
}

fn pen() -> Pen {
    let (lines, columns) = console::Term::stdout().size_checked().unwrap_or(SCREEN);
    Pen { color: console::colors_enabled(), width: usize::from(columns).clamp(80, 120), height: lines.into() }
}

#[cfg(test)]
mod tests {
    use table::text::Phrase;

    use super::*;

    #[test]
    fn every_language_has_the_same_messages() {
        assert_eq!(kit::same_messages(source), Ok(()));
    }

    #[test]
    fn names_and_numbers_stand_in_their_places() {
        let words = Words::new(Language::English, &[source]);
        let wrong = Phrase::new("wrong-choice").plain("input", "sing { $x }").number("count", 3);
        assert_eq!(words.fill(wrong), "'sing { $x }' is not offered: type a number from 1 to 3, or help.");
        let winners = words.list("winners", ["A", "B"].into_iter());
        let outcome = Phrase::new("outcome").key("how", "score").plain("winners", winners).number("count", 2);
        assert_eq!(words.fill(outcome), "A and B win!");
    }
}
