//! Component files of Inventions: what an owner of the box can correct.

use std::path::{Path, PathBuf};

use inventions::components::{self, ComponentSet};

use crate::arguments::Components;
use crate::{Done, Failure, files, output};

/// Registers the sets of these files, before any game is set up.
pub fn install(paths: &[PathBuf]) -> Done {
    components::install(paths.iter().map(|path| read(path)).collect::<Done<_>>()?);
    Ok(())
}

fn list() {
    for set in ComponentSet::all() {
        let name = match &set.name {
            Some(name) => name,
            None if set.is_built_in() => "(built in)",
            None if set == ComponentSet::earlier() => "(built in earlier)",
            None => "",
        };
        let line = format!("{}  {} of {} values reconstructed  {name}", set.hash, set.reconstructed, set.values);
        output::write(format_args!("{}\n", line.trim_end()));
    }
}

fn read(path: &Path) -> Done<components::Components> {
    components::read(&files::read(path)?).map_err(|error| Failure(format!("{}: {error}", path.display())))
}

pub fn print(args: &Components) -> Done {
    if args.list {
        list();
        return Ok(());
    }
    match &args.out {
        None => output::write(format_args!("{}", components::BUILT_IN)),
        // The file may hold somebody's corrections.
        Some(path) if path.exists() => {
            return Err(Failure(format!("{} exists already; it was left as it is", path.display())));
        }
        Some(path) => files::write(path, components::BUILT_IN)?,
    }
    Ok(())
}
