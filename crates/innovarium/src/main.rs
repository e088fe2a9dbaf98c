//! The program `innovarium`. See the README for what it does; `innovarium help` lists the commands.

mod arguments;
mod bench;
mod components;
mod drawing;
mod examine;
mod files;
mod play;
mod serve;
mod simulate;

use std::process::ExitCode;

use age_of_innovation::AgeOfInnovation;
use bots::House;
use clap::Parser;
use innovation::Innovation;
use inventions::Inventions;
use server::Shelf;
use table::{AnyGame, Registry};

use arguments::{Command, Program};

/// What went wrong, in one line for people.
#[derive(Debug)]
pub struct Failure(pub String);

impl<T: std::fmt::Display> From<T> for Failure {
    fn from(problem: T) -> Self {
        Failure(problem.to_string())
    }
}

pub type Done<T = ()> = Result<T, Failure>;

/// The games of this program and the bots that play them.
fn shelf() -> Shelf {
    Shelf {
        games: Registry::default().with::<Innovation>().with::<AgeOfInnovation>().with::<Inventions>(),
        bots: House::default(),
    }
}

/// The game of this name, or a line that says which there are.
pub fn game_of<'a>(shelf: &'a Shelf, name: &str) -> Done<&'a dyn AnyGame> {
    shelf.games.get(name).ok_or_else(|| {
        let known: Vec<&str> = shelf.games.games().map(|game| game.name()).collect();
        Failure(format!("unknown game '{name}': there is {}", known.join(", ")))
    })
}

fn main() -> ExitCode {
    let program = match Program::try_parse() {
        Ok(program) => program,
        Err(error) if error.use_stderr() => {
            let text = error.to_string();
            let line = text.lines().next().unwrap_or_default();
            return fail(line.strip_prefix("error: ").unwrap_or(line));
        }
        Err(help) => help.exit(),
    };
    if let Err(Failure(problem)) = components::install(&program.components) {
        return fail(&problem);
    }
    let shelf = shelf();
    let done = match program.command {
        Command::Play(play) => play::run(&shelf, &play),
        Command::Serve(serve) => serve::run(shelf, &serve),
        Command::Simulate(simulate) => simulate::run(&shelf, &simulate),
        Command::Scene(scene) => examine::scene(&shelf, &scene),
        Command::Replay(replay) => examine::replay(&shelf, &replay),
        Command::Check(check) => examine::check(&shelf, &check),
        Command::Games(games) => examine::games(&shelf, &games),
        Command::Components(components) => components::print(&components),
        Command::Perft(perft) => examine::perft(&shelf, &perft),
        Command::Soak(soak) => examine::soak(&shelf, &soak),
        Command::Bench(bench) => bench::run(&bench),
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
