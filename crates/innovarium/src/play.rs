//! A game at the terminal: people and bots at one table.
//!
//! - `seating`: who sits where; `session`: the game from decision to decision; `screen`: what is shown; `command`: what
//!   was typed.

mod command;
mod screen;
mod seating;
mod session;

use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, IsTerminal};
use std::path::Path;

use table::AnyMatch;

use crate::arguments::Play;
use crate::drawing::{Pen, Sheet, Words};
use crate::{Done, Failure, files, game_of};
use server::Shelf;

use seating::Kind;
use session::{Session, Terminal};

/// The table is drawn for so many lines and columns, unless the terminal says how many it has.
const SCREEN: (u16, u16) = (60, 100);

pub fn run(shelf: &Shelf, args: &Play) -> Done {
    let words = Words::new(args.lang);
    let (table, kinds) = match &args.load {
        None => begin(shelf, args, &words)?,
        Some(file) => resume(shelf, args, file)?,
    };
    let sheet = Sheet::new(pen(), words, table.texts(args.lang), table.game());
    let terminal = Terminal {
        input: io::stdin().lock(),
        output: io::stdout().lock(),
        clears: io::stdout().is_terminal(),
        echoes: !io::stdin().is_terminal(),
    };
    match Session::new(shelf, table, kinds, sheet, terminal).play() {
        // Whoever read along has read enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        played => Ok(played?),
    }
}

fn begin(shelf: &Shelf, args: &Play, words: &Words) -> Done<(Box<dyn AnyMatch>, Vec<Kind>)> {
    let game = game_of(shelf, &args.game)?;
    let seats = args.seats.clone().unwrap_or_else(seating::usual);
    let kinds: Vec<Kind> = seats.iter().map(|seat| Kind::of(seat)).collect();
    let names = seating::names(&seats, &words.say("you"));
    let table = game.new_match(&args.options.options, names, args.seed.unwrap_or_else(any_seed))?;
    Ok((table, kinds))
}

fn resume(shelf: &Shelf, args: &Play, file: &Path) -> Done<(Box<dyn AnyMatch>, Vec<Kind>)> {
    if args.seed.is_some() || !args.options.options.is_empty() {
        return Err(Failure("a saved game has its own seed and options: leave --seed and --set out".into()));
    }
    game_of(shelf, &args.game)?;
    let table = files::replay(shelf, file)?;
    if table.game() != args.game {
        return Err(Failure(format!("{}: this is a game of {}, not of {}", file.display(), table.game(), args.game)));
    }
    let kinds = seating::resumed(args.seats.as_deref(), table.names());
    Ok((table, kinds))
}

/// Short enough to be written down.
fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000_000
}

fn pen() -> Pen {
    let (lines, columns) = console::Term::stdout().size_checked().unwrap_or(SCREEN);
    Pen { color: console::colors_enabled(), width: usize::from(columns).clamp(80, 120), height: lines.into() }
}
