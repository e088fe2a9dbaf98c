//! Thoughts as plain data: a job says all that its answer depends on, so that any process can do it.
//!
//! The same job has the same answer everywhere, as long as no decision runs out of time.

use serde::{Deserialize, Serialize};
use table::{AnyMatch, Record, Registry, Seat};

use crate::fit::{Sample, SelfPlay};
use crate::player::{BotGame, BotGameResult};
use crate::registry::{Advice, BotRegistry, Effort};
use crate::strength::Spec;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Job {
    /// All that a bot chooses in a row, which its search goes on through: until the seat is not asked any more.
    Choices { at: Moment, bot: Spec, percent: u8 },
    /// What a search thinks of the offers.
    Advice { at: Moment, effort: Effort },
    /// A game of bots from the beginning to the end.
    Game { game: String, play: BotGame },
    /// A game to learn from.
    SelfPlay { game: String, play: SelfPlay },
}

/// Where a match is, and who is asked there.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// The text of a record.
    record: String,
    /// What must be known before it can be read: a set of values that somebody made.
    appendix: Option<String>,
    seat: u8,
    /// What random numbers begin with.
    seed: u64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum JobAnswer {
    /// All choices have been told.
    Choices,
    /// Or why there is none.
    Advice(Result<Advice, String>),
    Game {
        record: String,
        decisions: Vec<usize>,
        seconds: Vec<f64>,
    },
    SelfPlay(Vec<Sample>),
}

impl Moment {
    pub fn new(played: &dyn AnyMatch, seat: Seat, seed: u64) -> Self {
        let mut record = played.record();
        // Nobody needs to know who plays.
        record.names = (0..record.names.len()).map(|seat| Seat::new(seat).to_string()).collect();
        let appendix = played.appendix().map(String::from);
        Moment { record: record.to_string(), appendix, seat: seat.index() as u8, seed }
    }

    fn open(&self, games: &Registry) -> Result<(Box<dyn AnyMatch>, Seat), String> {
        let played = replay_with(games, &self.record, self.appendix.as_deref())?;
        let seat = Some(usize::from(self.seat)).filter(|seat| *seat < played.names().len());
        Ok((played, Seat::new(seat.ok_or_else(|| format!("there is no seat {}", self.seat))?)))
    }
}

impl Job {
    /// Does the job. Every choice is told as soon as it is found; whoever hears it says whether to go on.
    pub fn run(
        &self,
        games: &Registry,
        bots: &BotRegistry,
        tell: &mut dyn FnMut(String) -> bool,
    ) -> Result<JobAnswer, String> {
        match self {
            Job::Choices { at, bot, percent } => {
                let (mut played, seat) = at.open(games)?;
                let mut player = bots.player(played.as_ref(), *bot, at.seed)?;
                player.limit(*percent);
                while let Some(choice) = player.choose(played.as_ref(), seat) {
                    played.choose(seat, &choice).map_err(|refusal| format!("a bot chose {choice}: {refusal}"))?;
                    if !tell(choice) {
                        break;
                    }
                }
                Ok(JobAnswer::Choices)
            }
            Job::Advice { at, effort } => {
                let (played, seat) = at.open(games)?;
                Ok(JobAnswer::Advice(bots.advise(played.as_ref(), seat, effort, at.seed)))
            }
            Job::Game { game, play } => bots.play(game, play).map(|result| JobAnswer::game(&result)),
            Job::SelfPlay { game, play } => bots.self_play(game, play).map(JobAnswer::SelfPlay),
        }
    }

    /// Whether it takes as long as a whole game, and nobody waits for it.
    pub fn is_game(&self) -> bool {
        matches!(self, Job::Game { .. } | Job::SelfPlay { .. })
    }
}

impl JobAnswer {
    fn game(result: &BotGameResult) -> Self {
        JobAnswer::Game {
            record: result.played.record().to_string(),
            decisions: result.decisions.clone(),
            seconds: result.seconds.clone(),
        }
    }

    /// The game that was played, if it was one.
    pub fn into_game(self, games: &Registry) -> Result<BotGameResult, String> {
        match self {
            JobAnswer::Game { record, decisions, seconds } => {
                Ok(BotGameResult { played: replay(games, &record)?, decisions, seconds })
            }
            _ => Err("this is no game".into()),
        }
    }

    /// What there is to learn from a game, if it was one of self-play.
    pub fn into_samples(self) -> Result<Vec<Sample>, String> {
        match self {
            JobAnswer::SelfPlay(samples) => Ok(samples),
            _ => Err("this is no game to learn from".into()),
        }
    }
}

fn replay(games: &Registry, record: &str) -> Result<Box<dyn AnyMatch>, String> {
    replay_with(games, record, None)
}

fn replay_with(games: &Registry, record: &str, appendix: Option<&str>) -> Result<Box<dyn AnyMatch>, String> {
    let record = Record::parse(record).map_err(|error| error.to_string())?;
    let game = games.get(&record.game).ok_or_else(|| format!("there is no game '{}' here", record.game))?;
    if let (Some(sets), Some(file)) = (game.sets(), appendix) {
        sets.learn(file).map_err(|problem| format!("a component set cannot be learned: {problem:?}"))?;
    }
    game.replay(&record).map_err(|error| error.to_string())
}
