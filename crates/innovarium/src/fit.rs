//! Learning what matters in a game from games of bots.

use bots::Job;

use crate::arguments::Fit;
use crate::crew::{Crew, MOST_AT_A_TIME};
use crate::simulate::progress_bar;
use crate::{Done, Failure, files, game_of};
use server::Catalog;

pub fn run(catalog: &Catalog, args: &Fit) -> Done {
    game_of(catalog, &args.game)?;
    if args.seats.is_empty() {
        return Err(Failure("somebody must sit at the table".into()));
    }
    files::can_write(&args.out)?;
    let crew = Crew::of(&args.elsewhere, catalog, args.jobs)?;
    let fit = bots::Fit {
        first_games: args.first_games,
        games: args.games,
        generations: args.generations,
        iterations: args.iterations,
        seats: args.seats.clone(),
        options: args.options.options.clone(),
        also: args.also.clone(),
        seed: args.seed,
        // Those that wait for workers cost nothing.
        jobs: if crew.is_some() { MOST_AT_A_TIME } else { args.jobs },
    };
    let bar = progress_bar(args.first_games + args.generations * args.games);
    let fitted = match &crew {
        None => catalog.bots.fit(&args.game, &fit, &|| bar.inc(1))?,
        Some(crew) => catalog.bots.fit_with(&args.game, &fit, &|task| {
            let samples = crew.play(&Job::SelfPlay { game: args.game.clone(), play: task.clone() })?.into_samples();
            bar.inc(1);
            samples
        })?,
    };
    bar.finish_and_clear();
    files::write(&args.out, &fitted.text())?;
    let figures = fitted.figures;
    say!("games      {}", figures.games);
    say!("positions  {}", figures.positions);
    say!("loss       {:.4} (without knowledge {:.4})", figures.loss, figures.blind_loss);
    say!("foretold   {:.1} %", 100.0 * figures.foretold);
    Ok(())
}
