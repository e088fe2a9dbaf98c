//! The program `innovarium`. See the README for what it does; `innovarium help` lists the commands.

#[macro_use]
mod output;

mod arena;
mod arguments;
mod bench;
mod components;
mod drawing;
mod examine;
mod files;
mod fit;
mod lab;
mod play;
mod playing;
mod serve;
mod simulate;
mod statistics;

use std::process::ExitCode;

use bots::BotRegistry;
use clap::Parser;
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
        games: Registry::default()
            .with(innovation::any_game())
            .with(age_of_innovation::any_game())
            .with(inventions::any_game()),
        bots: BotRegistry::default()
            .with(innovation_kit::game_bots())
            .with(age_of_innovation_kit::game_bots())
            .with(inventions_kit::game_bots()),
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
            // What is wrong stands before the first empty line; further lines of it name what is missing.
            let text = error.to_string();
            let problem: Vec<&str> = text.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
            let problem = problem.join(" ");
            return fail(problem.strip_prefix("error: ").unwrap_or(&problem));
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
        Command::Arena(arena) => arena::run(&shelf, &arena),
        Command::Lab(lab) => lab::run(&shelf, &lab),
        Command::Fit(fit) => fit::run(&shelf, &fit),
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

#[cfg(test)]
mod tests {
    use innovation::{All, Engine, Expansions, Innovation};
    use table::{AnyMatch, Match, Record};

    use super::*;

    fn begin(expansions: &str, seats: usize) -> Result<Box<dyn AnyMatch>, String> {
        let options = [("expansions".to_string(), expansions.to_string())];
        let names = (0..seats).map(|seat| format!("player {seat}")).collect();
        let shelf = shelf();
        let game = game_of(&shelf, "innovation").map_err(|Failure(problem)| problem)?;
        game.new_match(&options, names, 1).map_err(|error| error.to_string())
    }

    fn is_of_base(table: &dyn AnyMatch) -> bool {
        let base = table.as_any().is::<Match<Innovation>>();
        assert_ne!(base, table.as_any().is::<Match<Engine<All>>>(), "of one engine or the other");
        base
    }

    #[test]
    fn the_base_set_alone_has_its_own_engine() {
        for expansions in Expansions::every().map(Expansions::name) {
            let table = begin(expansions, 2).expect("a match");
            assert_eq!(is_of_base(&*table), expansions == "none", "{expansions}");
            let shelf = shelf();
            let replayed = game_of(&shelf, "innovation").expect("the game").replay(&table.record());
            let replayed = replayed.expect("a sound record");
            assert_eq!(is_of_base(&*replayed), expansions == "none", "{expansions}");
            assert_eq!(replayed.record(), table.record());
        }
    }

    #[test]
    fn a_record_from_before_the_expansions_is_of_the_base_set() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../innovation/tests/records/deluxe-2017-2-seats.record");
        let record = Record::parse(&std::fs::read_to_string(path).expect("a file")).expect("a record");
        assert!(record.options.iter().all(|(key, _)| key != "expansions"));
        let shelf = shelf();
        let table = game_of(&shelf, "innovation").expect("the game").replay(&record).expect("it replays");
        assert!(is_of_base(&*table) && !table.options().contains("expansions"), "{}", table.options());
    }

    #[test]
    fn as_many_can_play_as_the_options_say() {
        let shelf = shelf();
        let game = game_of(&shelf, "innovation").expect("the game");
        let option = game.options().iter().find(|option| option.key == "expansions").expect("the option");
        for expansions in Expansions::every() {
            let most = game.seats().end() + option.seats_each * expansions.count();
            for seats in 1..=9 {
                let fits = (2..=most).contains(&seats);
                assert_eq!(begin(expansions.name(), seats).is_ok(), fits, "{} with {seats}", expansions.name());
            }
        }
    }

    #[test]
    fn expansions_are_written_as_the_option_writes_them() {
        let shelf = shelf();
        let game = game_of(&shelf, "innovation").expect("the game");
        let option = game.options().iter().find(|option| option.key == "expansions").expect("the option");
        assert!(option.every().into_iter().eq(Expansions::every().map(Expansions::name)));
    }
}
