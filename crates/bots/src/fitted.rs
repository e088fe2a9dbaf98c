//! Judges that learned from play what matters: features of a seat's position, each with weights.

use std::marker::PhantomData;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Asked, Game, Outcome, Position, Seat};

use crate::reasons::Meaning;
use crate::{Judge, Shares, chances, victory};

/// What is measured of a position, and how a game goes on.
pub trait Features<G: Game>: Send + Sync + 'static {
    /// How much the result counts in learning, against what was expected a moment later; 1 is the result alone.
    const LAMBDA: f32 = 0.9;

    /// How much weights are pulled towards zero, against overfitting.
    const WEIGHT_DECAY: f32 = 3e-4;

    /// One settled position in this many is learned from.
    const SAMPLE_ONE_IN: usize = 3;

    /// In how many of three later games the greedy bot takes one of the seats: a bot that only ever meets its like
    /// learns nothing about those who play differently.
    const SPARRING_GAMES: usize = 0;

    /// The names of all features, in their order. Weights are stored under them.
    fn names() -> Vec<String>;

    /// What is looked at once for all seats, because their features compare them.
    type Overview;

    fn overview(game: &G) -> Self::Overview;

    /// Reports every feature of the seat that is not zero: its number and its value, best about 1.
    fn measure(game: &G, overview: &Self::Overview, seat: Seat, note: impl FnMut(usize, f32));

    /// Reports what an open question promises to whoever is asked, on top of what is measured: what they are about to
    /// take is not in the position yet.
    fn promise(_game: &G, _asked: &Asked<G>, _note: impl FnMut(usize, f32)) {}

    /// How far the game has come, from 0 to 1. What a feature is worth changes on the way.
    fn progress(game: &G, overview: &Self::Overview) -> f32;

    /// Whether this question begins something new.
    fn settled(question: &G::Question) -> bool;

    /// Whether the choice merely passes.
    fn waits(_choice: &G::Choice) -> bool {
        false
    }

    /// Whether the choice only prepares another one.
    fn prepares(_choice: &G::Choice) -> bool {
        false
    }

    /// What a result is worth to each seat.
    fn result(outcome: &Outcome) -> Shares {
        victory(outcome)
    }

    /// What a feature means to people; none: it is no reason for anything.
    fn meaning(_feature: usize) -> Option<Meaning> {
        None
    }

    /// The number of the same feature at the beginning, where it has others at other times of a game. The difference
    /// is the same for all features of a position.
    fn lasting(feature: usize) -> usize {
        feature
    }
}

/// Half the victory, half the lead in points: `spread` points more count e times as much.
pub fn lead(outcome: &Outcome, spread: f32) -> Shares {
    let mut shares = chances(outcome.points.len(), |seat| outcome.points[seat.index()] as f32 / spread);
    let won = victory(outcome);
    shares.0.iter_mut().zip(won.0).for_each(|(share, won)| *share = 0.5 * *share + 0.5 * won);
    shares
}

/// How many moments of a game have weights of their own; in between they are interpolated.
pub const MOMENTS: usize = 3;

/// A feature's weights at the beginning, in the middle and at the end.
pub type Weights = [f32; MOMENTS];

/// The moments before and after this progress, and how much of the later one counts.
pub(crate) fn moment(progress: f32) -> (usize, f32) {
    let at = progress.clamp(0.0, 1.0) * (MOMENTS - 1) as f32;
    let before = (at as usize).min(MOMENTS - 2);
    (before, at - before as f32)
}

/// The weight at this progress.
pub(crate) fn at_moment(weights: &Weights, progress: f32) -> f32 {
    let (before, later) = moment(progress);
    weights[before] + later * (weights[before + 1] - weights[before])
}

/// Weights as a file stores them, with how they were made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct WeightFile {
    pub game: String,
    /// The command that made it.
    pub command: String,
    /// How well it predicts games it has not learned from.
    pub figures: Figures,
    /// How much surer a victory is than the judged share, at each moment; see `surer`.
    pub sureness: Weights,
    pub weights: Vec<(String, Weights)>,
}

/// Shares may measure more than the victory, for instance the lead in points; then a small lead is a small share, and
/// yet wins most games. This turns shares into chances to win by raising their ratios to the given power.
pub(crate) fn surer(shares: &Shares, seats: usize, power: f32) -> Shares {
    chances(seats, |seat| power * shares[seat].max(1e-6).ln())
}

impl WeightFile {
    /// The text of the file: one line per feature, so that people can read and compare them.
    pub fn text(&self) -> String {
        let weights: Vec<String> = self.weights.iter().map(|weight| format!("    {}", json(weight))).collect();
        format!(
            "{{\n  \"game\": {},\n  \"command\": {},\n  \"figures\": {},\n  \"sureness\": {},\n  \
             \"weights\": [\n{}\n  ]\n}}\n",
            json(&self.game),
            json(&self.command),
            json(&self.figures),
            json(&self.sureness),
            weights.join(",\n"),
        )
    }
}

#[derive(Copy, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Figures {
    pub games: usize,
    pub positions: usize,
    /// The mean of -ln(chance given to what happened) on games held back, and the same for a judge that knows nothing.
    pub loss: f32,
    pub blind_loss: f32,
    /// How often the seat judged to be ahead won in the end.
    pub foretold: f32,
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}

pub struct Fitted<F> {
    weights: Arc<[Weights]>,
    sureness: Weights,
    features: PhantomData<fn() -> F>,
}

impl<F> Clone for Fitted<F> {
    fn clone(&self) -> Self {
        Fitted { weights: self.weights.clone(), sureness: self.sureness, features: self.features }
    }
}

impl<F> Fitted<F> {
    pub(crate) fn weights(&self, feature: usize) -> &Weights {
        &self.weights[feature]
    }

    pub fn new<G: Game>(weights: Vec<Weights>) -> Self
    where
        F: Features<G>,
    {
        assert_eq!(weights.len(), F::names().len(), "a weight for each feature");
        Fitted { weights: weights.into(), sureness: [1.0; MOMENTS], features: PhantomData }
    }

    /// From the text of a weight file; features it does not name are worth nothing.
    pub fn read<G: Game>(text: &str) -> Result<Self, String>
    where
        F: Features<G>,
    {
        let file: WeightFile = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if file.game != G::NAME {
            return Err(format!("these are weights for {}, not for {}", file.game, G::NAME));
        }
        let names = F::names();
        let mut weights = vec![[0.0; MOMENTS]; names.len()];
        for (name, weight) in file.weights {
            let number = names.iter().position(|known| *known == name);
            weights[number.ok_or_else(|| format!("there is no feature '{name}'"))?] = weight;
        }
        Ok(Fitted { sureness: file.sureness, ..Fitted::new(weights) })
    }

    /// What the seats may expect, and what whoever is asked is promised besides.
    fn shares_with<G: Game>(&self, game: &G, asked: Option<&Asked<G>>) -> Shares
    where
        F: Features<G>,
    {
        let overview = F::overview(game);
        let (before, later) = moment(F::progress(game, &overview));
        chances(game.seats(), |seat| {
            let mut standing = 0.0;
            let mut add = |feature: usize, value: f32| {
                let weight = &self.weights[feature];
                standing += value * (weight[before] + later * (weight[before + 1] - weight[before]));
            };
            F::measure(game, &overview, seat, &mut add);
            if let Some(asked) = asked.filter(|asked| asked.seat == seat) {
                F::promise(game, asked, &mut add);
            }
            standing
        })
    }
}

impl<G: Game, F: Features<G>> Judge<G> for Fitted<F> {
    fn worth(&self, game: &G, seat: Seat) -> f32 {
        match game.outcome() {
            Some(outcome) => F::result(&outcome)[seat],
            None => self.shares(game)[seat],
        }
    }

    fn shares(&self, game: &G) -> Shares {
        self.shares_with(game, None)
    }

    fn shares_in(&self, position: &Position<G>) -> Shares {
        let asked = position.asked().first().filter(|asked| !F::settled(&asked.question));
        self.shares_with(position.game(), asked)
    }

    fn result(&self, outcome: &Outcome) -> Shares {
        F::result(outcome)
    }

    fn victories(&self, game: &G, shares: &Shares) -> Shares {
        surer(shares, game.seats(), at_moment(&self.sureness, F::progress(game, &F::overview(game))))
    }

    fn settled(&self, question: &G::Question) -> bool {
        F::settled(question)
    }

    fn waits(&self, choice: &G::Choice) -> bool {
        F::waits(choice)
    }

    fn prepares(&self, choice: &G::Choice) -> bool {
        F::prepares(choice)
    }
}
