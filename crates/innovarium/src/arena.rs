//! A tournament of bots: every pair of them meets in sets of games with the same deal and all seatings.
//!
//! - `schedule`: who sits where in which game; `results`: what the games so far say; `state`: the file that an
//!   interrupted tournament goes on from; `sprt`: when it is clear who is better; `ratings`; `report`: what people and
//!   scripts read.

mod ratings;
mod report;
mod results;
mod schedule;
mod sprt;
mod state;

use std::path::{Path, PathBuf};
use std::sync::Mutex;

use bots::{BotGame, BotGameResult, Spec, Strength};

use crate::arguments::Arena;
use crate::crew::Crew;
use crate::playing::Games;
use crate::simulate::progress_bar;
use crate::{Done, Failure, files, game_of};
use server::Catalog;

use results::{GameResult, Results};
use schedule::{Schedule, pairs_of};
use sprt::{Sprt, Trial, Verdict};
use state::{State, Title};

struct Tournament<'a> {
    args: &'a Arena,
    rules: u32,
    bots: Vec<Spec>,
    tuned: u64,
    schedule: Schedule,
    sprt: Option<Sprt>,
}

pub fn run(catalog: &Catalog, args: &Arena) -> Done {
    let tournament = Tournament::new(catalog, args)?;
    if let Some(folder) = &args.records {
        std::fs::create_dir_all(folder).map_err(|error| Failure(format!("{}: {error}", folder.display())))?;
    }
    let mut results = Results::new(tournament.schedule.games());
    let mut state = match tournament.state_file() {
        Some(path) => Some(State::open(&path, &tournament.title(), &mut results)?),
        None => None,
    };
    results.forget(|number| !tournament.is_recorded(number));
    tournament.play(catalog, &mut results, state.as_mut())?;
    let report = tournament.report(&results);
    if args.json {
        say!("{}", serde_json::to_string(&report)?);
    } else {
        say!("{report}");
    }
    Ok(())
}

impl<'a> Tournament<'a> {
    fn new(catalog: &Catalog, args: &'a Arena) -> Done<Self> {
        let game = game_of(catalog, &args.game)?;
        let bots = args.bots.iter().map(|name| spec(name, args)).collect::<Done<Vec<Spec>>>()?;
        if bots.len() < 2 {
            return Err(Failure(format!(
                "{} bots cannot meet: give two or more, as in --bots strong,expert",
                bots.len()
            )));
        }
        match (&args.rival, bots.iter().find(|bot| bot.rival)) {
            (None, Some(bot)) => return Err(Failure(format!("what does '{bot}' judge by? Give --rival FILE"))),
            (Some(file), _) => catalog.bots.take_rival(&files::read(file)?)?,
            (None, None) => {}
        }
        let twice = bots.iter().enumerate().find(|(place, bot)| bots[..*place].contains(bot));
        if let Some((_, bot)) = twice {
            return Err(Failure(format!("the bot '{bot}' stands twice")));
        }
        if args.games == 0 {
            return Err(Failure("a tournament has one game at least".into()));
        }
        // Fails if such a game cannot be played.
        game.new_match(
            &args.options.options,
            (0..args.seats).map(|seat| format!("bot {seat}")).collect(),
            args.seed.into(),
        )?;
        let sprt =
            args.sprt.then_some(Sprt { null: args.null, better: args.better, alpha: args.alpha, beta: args.beta });
        if let Some(sprt) = sprt {
            if bots.len() != 2 {
                return Err(Failure(format!("--sprt compares two bots, not {}", bots.len())));
            }
            if sprt.null >= sprt.better {
                return Err(Failure(format!("--null {} must be less than --better {}", sprt.null, sprt.better)));
            }
        }
        let schedule = Schedule::new(pairs_of(bots.len(), args.neighbors), args.seats, args.games);
        let tuned = catalog.bots.tuning_hash(&args.game, &args.options.options)?;
        Ok(Tournament { args, rules: game.rules(), bots, tuned, schedule, sprt })
    }

    fn title(&self) -> Title {
        Title {
            game: self.args.game.clone(),
            rules: self.rules,
            bots: self.bots.iter().map(Spec::to_string).collect(),
            tuned: self.tuned,
            seats: self.args.seats,
            neighbors: self.args.neighbors,
            seed: self.args.seed,
            options: self.args.options.options.clone(),
        }
    }

    /// Beside the records, unless another file was named.
    fn state_file(&self) -> Option<PathBuf> {
        let beside = |folder: &PathBuf| folder.join("arena.jsonl");
        self.args.state.clone().or_else(|| self.args.records.as_ref().map(beside))
    }

    fn duel(&self, number: usize) -> BotGame {
        BotGame {
            bots: self.schedule.seating(number).iter().map(|&bot| self.bots[bot]).collect(),
            options: self.args.options.options.clone(),
            seed: self.args.seed.wrapping_add(self.schedule.set(number) as u64),
        }
    }

    fn record_file(&self, folder: &Path, number: usize) -> PathBuf {
        let duel = self.duel(number);
        let bots: Vec<String> = duel.bots.iter().map(Spec::to_string).collect();
        folder.join(format!("{}-{}-{}.record", self.args.game, duel.seed, bots.join("-")))
    }

    /// Whether the record of the game is written, if one is wanted.
    fn is_recorded(&self, number: usize) -> bool {
        self.args.records.as_ref().is_none_or(|folder| self.record_file(folder, number).exists())
    }

    /// Plays the missing games, until all are played or the test has its verdict.
    fn play(&self, catalog: &Catalog, results: &mut Results, state: Option<&mut State>) -> Done {
        let trial = self.trial(results);
        if is_decided(trial.as_ref()) {
            return Ok(());
        }
        let missing: Vec<usize> = results.missing().collect();
        let bar = progress_bar(self.schedule.games());
        bar.inc((self.schedule.games() - missing.len()) as u64);
        let (game, jobs) = (&self.args.game, self.args.jobs);
        let games = Games { catalog, game, jobs, crew: Crew::of(&self.args.elsewhere, catalog, jobs)? };
        let ledger = Mutex::new((results, state, trial));
        games.play(
            &missing,
            |number| self.duel(number),
            |number, played| {
                let result = GameResult::of(number, &played)?;
                // The record comes first: every game in the state file has one.
                self.write_record(number, &played)?;
                let mut ledger = ledger.lock().expect("nobody panics with it");
                let (results, state, trial) = &mut *ledger;
                if let Some(state) = state {
                    state.add(&result)?;
                }
                results.add(result);
                bar.inc(1);
                if let Some(trial) = trial {
                    self.advance(trial, results);
                }
                Ok(!is_decided(trial.as_ref()))
            },
        )?;
        bar.finish_and_clear();
        Ok(())
    }

    fn write_record(&self, number: usize, result: &BotGameResult) -> Done {
        match &self.args.records {
            Some(folder) => files::write(&self.record_file(folder, number), &result.played.record().to_string()),
            None => Ok(()),
        }
    }

    /// The test as it stands.
    fn trial(&self, results: &Results) -> Option<Trial> {
        let mut trial = Trial::new(self.sprt?);
        self.advance(&mut trial, results);
        Some(trial)
    }

    /// Complete sets count in their order, so the order in which games end does not matter.
    fn advance(&self, trial: &mut Trial, results: &Results) {
        while trial.verdict == Verdict::Undecided
            && trial.sets < self.schedule.sets()
            && let Some(score) = results.score_of_set(&self.schedule, 0, trial.sets)
        {
            trial.add(score.of_second());
        }
    }
}

fn is_decided(trial: Option<&Trial>) -> bool {
    trial.is_some_and(|trial| trial.verdict != Verdict::Undecided)
}

/// The bot of this name, with the budget that is set for all bots that search.
fn spec(name: &str, args: &Arena) -> Done<Spec> {
    let spec: Spec = name.parse()?;
    let searches = !matches!(spec.strength, Strength::Random | Strength::Greedy);
    Ok(match args.budget {
        Some(limit) if searches => Spec { limit: Some(limit), ..spec },
        _ => spec,
    })
}

impl GameResult {
    fn of(number: usize, result: &BotGameResult) -> Done<Self> {
        let outcome = result.played.outcome().ok_or("the game did not end")?;
        Ok(GameResult {
            number,
            places: outcome.places,
            points: outcome.points,
            decisions: result.decisions.clone(),
            seconds: result.seconds.clone(),
        })
    }
}
