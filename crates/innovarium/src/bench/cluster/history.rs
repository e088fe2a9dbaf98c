//! What the database has of the matches, compared with what their players know.

use serde::Serialize;
use server::store::{LogEntry, LogRow, MatchRow, SeatRow, Store};
use table::{AnyMatch, Registry, Seat, Viewer};

use super::people::{Acknowledged, Known, People};
use crate::{Done, Failure};

#[derive(Default, Debug, Serialize)]
pub struct Checked {
    pub matches: usize,
    /// Choices in the history.
    pub stored: usize,
    /// Acknowledged choices that are not there, or not where they were made.
    pub lost: usize,
    /// Views that were compared with what the player was allowed to see, and those that were not the same.
    pub views: usize,
    pub wrong_views: usize,
}

pub async fn check(games: &Registry, database: &str, people: &People) -> Done<Checked> {
    let address = database.to_owned();
    let store = tokio::task::spawn_blocking(move || Store::connect(&address)).await??;
    let mut checked = Checked::default();
    let known: Vec<Known> = people.known().flat_map(|mut known| std::mem::take(&mut *known)).collect();
    for known in &known {
        let Some((row, seats)) = store.match_row(&known.id).await? else {
            return Err(Failure(format!("the match {} is gone", known.id)));
        };
        let log = store.log(&known.id).await?;
        check_match(games, &row, &seats, &log, known, &mut checked)?;
    }
    store.close().await;
    Ok(checked)
}

fn check_match(
    games: &Registry,
    row: &MatchRow,
    seats: &[SeatRow],
    log: &[LogRow],
    known: &Known,
    checked: &mut Checked,
) -> Done {
    let id = &known.id;
    if !log.iter().map(|row| row.number).eq(0..log.len() as u32) || row.progress.version as usize != log.len() {
        return Err(Failure(format!("the history of {id} has a gap, or does not fit the match")));
    }
    let game = games.get(&row.game).ok_or("an unknown game")?;
    let names = seats.iter().map(|seat| seat.name.clone()).collect();
    let options = row.options.split_whitespace().filter_map(|pair| pair.split_once('='));
    let options: Vec<_> = options.map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let mut again = game.new_match(&options, names, row.seed).map_err(|error| Failure(error.to_string()))?;
    check_views(again.as_ref(), known, checked)?;
    for row in log {
        if let LogEntry::Choice { seat, choice, hash } = &row.entry {
            again.choose(Seat::new(*seat as usize), choice).map_err(|error| Failure(format!("{id}: {error}")))?;
            if *hash != Some(again.hash()) {
                return Err(Failure(format!("{id}: the hash of choice {} is another", row.number)));
            }
            checked.stored += 1;
            check_views(again.as_ref(), known, checked)?;
        }
    }
    checked.matches += 1;
    checked.lost += known.acknowledged.iter().filter(|chosen| !is_stored(log, chosen)).count();
    Ok(())
}

fn is_stored(log: &[LogRow], chosen: &Acknowledged) -> bool {
    match log.get(chosen.version as usize).map(|row| &row.entry) {
        Some(LogEntry::Choice { seat, choice, .. }) => *seat == chosen.seat && *choice == chosen.choice,
        _ => false,
    }
}

/// Those that were seen after so many choices.
fn check_views(played: &dyn AnyMatch, known: &Known, checked: &mut Checked) -> Done {
    if played.outcome().is_some() {
        return Ok(());
    }
    for seen in known.seen.iter().filter(|seen| seen.choices == played.choices()) {
        let view = serde_json::to_value(played.view(Viewer::Seat(Seat::new(seen.seat as usize))))?;
        checked.views += 1;
        checked.wrong_views += usize::from(view != seen.view);
    }
    Ok(())
}
