//! `innovarium simulate`: games of bots, counted.

use std::io::IsTerminal;
use std::sync::Mutex;

use bots::{Simulation, SimulationResult, Spec};
use indicatif::{ProgressBar, ProgressStyle};

use crate::arguments::Simulate;
use crate::{Done, Failure, files, game_of};
use server::Catalog;

pub fn run(catalog: &Catalog, args: &Simulate) -> Done {
    game_of(catalog, &args.game)?;
    let bots = args.bots.iter().map(|name| name.parse()).collect::<Result<Vec<Spec>, String>>()?;
    if bots.len() != 1 && bots.len() != args.seats {
        return Err(Failure(format!("{} bots for {} seats: give one for all or one a seat", bots.len(), args.seats)));
    }
    let simulation = Simulation {
        games: args.games,
        seats: args.seats,
        bots,
        options: args.options.options.clone(),
        seed: args.seed,
        jobs: args.jobs,
        records: args.records.is_some(),
    };
    if let Some(folder) = &args.records {
        std::fs::create_dir_all(folder).map_err(|error| Failure(format!("{}: {error}", folder.display())))?;
    }
    let bar = progress_bar(args.games);
    let unwritten = Mutex::new(None);
    let tally = catalog.bots.simulate(&args.game, &simulation, &|seed, record| {
        bar.inc(1);
        if let (Some(folder), Some(record)) = (&args.records, record) {
            let written = files::write(&folder.join(format!("{}-{seed}.record", args.game)), &record.to_string());
            if let (Err(failure), Ok(mut first)) = (written, unwritten.lock()) {
                first.get_or_insert(failure);
            }
        }
    })?;
    bar.finish_and_clear();
    if let Ok(Some(failure)) = unwritten.into_inner() {
        return Err(failure);
    }
    if args.json {
        say!("{}", serde_json::to_string(&tally)?);
    } else {
        print(&tally, &args.bots);
    }
    Ok(())
}

/// A progress bar, if somebody watches.
pub fn progress_bar(length: usize) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left");
    ProgressBar::new(length as u64).with_style(style.expect("a valid template"))
}

fn print(tally: &SimulationResult, bots: &[String]) {
    say!("games                {}", tally.games);
    say!("decisions            {}", tally.decisions);
    say!("decisions per game   {:.1}", tally.decisions_per_game);
    say!("seconds              {:.2}", tally.seconds);
    say!("decisions per second {:.0}", tally.decisions_per_second);
    say!("bytes of state       {}", tally.state_bytes);
    say!("mean best points     {:.1}", tally.mean_best_points);
    for (seat, wins) in tally.wins.iter().enumerate() {
        let share = 100.0 * *wins as f64 / tally.games.max(1) as f64;
        say!("seat {} {:<12}  {wins} wins ({share:.1} %)", table::Seat::new(seat), bots[seat % bots.len()]);
    }
    for (how, count) in &tally.endings {
        say!("ended by {how:<12} {count}");
    }
}
