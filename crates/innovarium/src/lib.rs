//! The program, whatever games it is given: commands in files named after them, and [`games`], the list of its games.

#[macro_use]
mod output;

mod admin;
mod arena;
mod arguments;
mod backup;
mod bench;
mod components;
mod crew;
mod files;
mod fit;
mod health;
mod inspect;
mod installed;
mod lab;
mod lessons;
mod logging;
mod moving;
mod play;
mod playing;
mod puzzles;
mod serve;
mod simulate;
mod think;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use kit::Manifest;
use server::Catalog;
use table::AnyGame;

use arguments::{Command, Program};
use installed::Installed;

/// What went wrong, in one line for people.
#[derive(Debug)]
struct Failure(pub String);

impl<T: std::fmt::Display> From<T> for Failure {
    fn from(problem: T) -> Self {
        Failure(problem.to_string())
    }
}

type Done<T = ()> = Result<T, Failure>;

/// The games of this program. A new one is a line here and a dependency.
pub fn games() -> Vec<Manifest> {
    vec![innovation_kit::manifest(), age_of_innovation_kit::manifest(), inventions_kit::manifest()]
}

/// The game of this name, or a line that says which are available.
fn game_of<'a>(catalog: &'a Catalog, name: &str) -> Done<&'a dyn AnyGame> {
    catalog.games.get(name).ok_or_else(|| {
        let known: Vec<&str> = catalog.games.games().map(|game| game.name()).collect();
        Failure(format!("unknown game '{name}' (available: {})", known.join(", ")))
    })
}

fn take_weights(catalog: &Catalog, weights: &[PathBuf]) -> Done {
    for file in weights {
        let taken = catalog.bots.take_weights(&files::read(file)?);
        taken.map_err(|problem| Failure(format!("{}: {problem}", file.display())))?;
    }
    Ok(())
}

fn take_networks(catalog: &Catalog, networks: &[PathBuf]) -> Done {
    for file in networks {
        let taken = std::fs::read(file).map_err(|error| error.to_string());
        let taken = taken.and_then(|bytes| catalog.bots.take_network(&bytes));
        taken.map_err(|problem| Failure(format!("{}: {problem}", file.display())))?;
    }
    Ok(())
}

/// Runs the command line.
pub fn run(games: Vec<Manifest>) -> ExitCode {
    let program = match Program::try_parse() {
        Ok(program) => program,
        Err(error) if error.use_stderr() => {
            // The problem ends at the first empty line; its further lines name what is missing.
            let text = error.to_string();
            let problem: Vec<&str> = text.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
            let problem = problem.join(" ");
            return fail(problem.strip_prefix("error: ").unwrap_or(&problem));
        }
        Err(help) => help.exit(),
    };
    if let Err(Failure(problem)) = components::install(&games, &program.components) {
        return fail(&problem);
    }
    let component_files = components::of(&games);
    let installed = Installed::new(games);
    let catalog = &installed.catalog;
    let taken = take_weights(catalog, &program.weights).and_then(|()| take_networks(catalog, &program.network));
    if let Err(Failure(problem)) = taken {
        return fail(&problem);
    }
    let done = match program.command {
        Command::Play(play) => play::run(&installed, &play),
        Command::Admin(admin) => admin::run(&admin),
        Command::Serve(serve) => serve::run(installed.catalog, &serve),
        Command::Think(think) => think::run(installed.catalog, &think),
        Command::Health(args) => health::run(&args),
        Command::Backup(args) => backup::backup(&args),
        Command::Restore(args) => backup::restore(&args),
        Command::Move(args) => moving::run(&args),
        Command::Simulate(simulate) => simulate::run(catalog, &simulate),
        Command::Arena(arena) => arena::run(catalog, &arena),
        Command::Lab(lab) => lab::run(&installed, &lab),
        Command::Fit(fit) => fit::run(catalog, &fit),
        Command::Scene(scene) => inspect::scene(catalog, &scene),
        Command::Lessons(args) => lessons::run(catalog, &args),
        Command::Puzzles(args) => puzzles::run(catalog, &args),
        Command::Replay(replay) => inspect::replay(catalog, &replay),
        Command::Check(check) => inspect::check(catalog, &check),
        Command::Games(games) => inspect::games(catalog, &games),
        Command::Components(args) => component_files.and_then(|known| components::print(known, &args)),
        Command::Perft(perft) => inspect::perft(catalog, &perft),
        Command::Soak(soak) => inspect::soak(catalog, &soak),
        Command::Bench(bench) => bench::run(catalog, &bench),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(problem)) => fail(&problem),
    }
}

fn fail(problem: &str) -> ExitCode {
    eprintln!("innovarium: {}", problem.replace('\n', " "));
    ExitCode::from(2)
}
