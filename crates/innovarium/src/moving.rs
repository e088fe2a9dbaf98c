//! `innovarium move`: all data of a server into another database.

use indicatif::ProgressBar;
use server::store::{Database, StoreError, move_data};

use crate::arguments::Move;
use crate::{Done, Failure};

pub fn run(args: &Move) -> Done {
    let (from, to) = (named("--from", &args.from)?, named("--to", &args.to)?);
    // Seen only by whoever sits in front of it.
    let bar = ProgressBar::new_spinner();
    let tell = |table: &'static str, rows: u64| {
        bar.set_message(format!("{table}: {rows}"));
        bar.tick();
    };
    let moved = move_data(&from, &to, &tell).map_err(|error| match error {
        StoreError::InUse(_) => Failure(format!("{error}: stop it first")),
        other => Failure(other.problem()),
    })?;
    bar.finish_and_clear();
    let rows: u64 = moved.iter().map(|content| content.rows).sum();
    for content in moved.iter().filter(|content| content.rows > 0) {
        say!("{:>10}  {:<13}  {}", content.rows, content.table, &content.hash.to_hex()[..16]);
    }
    say!("{rows} rows moved to {to}; read again, every table has the same hash there");
    Ok(())
}

/// The error does not repeat the address, in which there may be a password.
fn named(flag: &str, text: &str) -> Done<Database> {
    Database::named(text).map_err(|error| Failure(format!("{flag}: {}", error.problem())))
}
