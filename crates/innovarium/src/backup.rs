//! `innovarium backup` and `innovarium restore`: copies of a server's data.

use std::path::PathBuf;

use server::store;

use crate::arguments::{Backup, Restore};
use crate::serve::usual_folder;
use crate::{Done, Failure};

pub fn backup(args: &Backup) -> Done {
    only_files(args.database.as_ref(), "copy them with pg_dump")?;
    let folder = folder(args.data.as_ref())?;
    let contents = store::backup(&folder, &args.file, args.force).map_err(|error| Failure(error.problem()))?;
    say!("{}: {} people, {} matches", args.file.display(), contents.people, contents.matches);
    Ok(())
}

pub fn restore(args: &Restore) -> Done {
    only_files(args.database.as_ref(), "restore them with pg_restore")?;
    let folder = folder(args.data.as_ref())?;
    let restored = store::restore(&folder, &args.file, args.force).map_err(|error| match error {
        store::StoreError::InUse(_) => Failure(format!("{}: {error}: stop it first", folder.display())),
        other => Failure(other.problem()),
    })?;
    let store::Contents { people, matches } = restored.contents;
    say!("{}: {people} people, {matches} matches", store::database(&folder).display());
    if let Some(kept) = restored.kept {
        say!("What was there before is kept in {}", kept.display());
    }
    Ok(())
}

fn only_files(database: Option<&String>, instead: &str) -> Done {
    match database {
        None => Ok(()),
        Some(_) => Err(Failure(format!("these data are in PostgreSQL: {instead}, or see `innovarium move`"))),
    }
}

fn folder(given: Option<&PathBuf>) -> Done<PathBuf> {
    given.cloned().map_or_else(usual_folder, Ok)
}
