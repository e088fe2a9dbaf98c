//! Component files, of the game whose manifest has them.

use std::path::{Path, PathBuf};

use kit::{ComponentFile, ComponentFiles, Manifest};

use crate::arguments::Components;
use crate::{Done, Failure, files, output};

/// The component files of the one game that has them.
pub fn of(games: &[Manifest]) -> Done<&'static ComponentFiles> {
    let files = games.iter().find_map(|game| game.component_files);
    files.ok_or_else(|| Failure("no game of this program has component files".into()))
}

/// Makes the values of these files known, before any game is set up.
pub fn install(games: &[Manifest], paths: &[PathBuf]) -> Done {
    if paths.is_empty() {
        return Ok(());
    }
    let read = |path: &PathBuf| Ok(ComponentFile { name: path.display().to_string(), text: files::read(path)? });
    let files = paths.iter().map(read).collect::<Done<Vec<_>>>()?;
    Ok((of(games)?.install)(&files)?)
}

pub fn print(known: &ComponentFiles, args: &Components) -> Done {
    if let Some(path) = &args.check {
        return check(known, path);
    }
    if args.list {
        (known.list)().iter().for_each(|line| output::write(format_args!("{line}\n")));
        return Ok(());
    }
    match &args.out {
        None => output::write(format_args!("{}", known.built_in)),
        // The file may hold somebody's corrections.
        Some(path) if path.exists() => {
            return Err(Failure(format!("{} exists already; it was left as it is", path.display())));
        }
        Some(path) => files::write(path, known.built_in)?,
    }
    Ok(())
}

/// A line for each error: place, word and the words that are allowed there.
fn check(known: &ComponentFiles, path: &Path) -> Done {
    match (known.check)(&files::read(path)?) {
        Ok(line) => {
            output::write(format_args!("{line}\n"));
            Ok(())
        }
        Err(problems) => {
            problems.iter().for_each(|problem| output::write(format_args!("{problem}\n")));
            let errors = if problems.len() == 1 { "1 error".into() } else { format!("{} errors", problems.len()) };
            Err(Failure(format!("{}: {errors}", path.display())))
        }
    }
}
