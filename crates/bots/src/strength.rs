//! How strong a bot is, and how it is written: `expert`, `strong@500` (iterations), `expert@0.5s`, `rival-strong`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Strength {
    /// Any offer: the floor that everything is measured from.
    Random,
    /// Looks one choice ahead with a judge made by hand: a yardstick that does not move.
    Greedy,
    Novice,
    Beginner,
    Apprentice,
    Casual,
    Skilled,
    Strong,
    Veteran,
    Expert,
    /// Plays by a network that was given to the program; with a budget, it searches by it.
    Network,
}

impl Strength {
    /// Those that every program has.
    pub const ALL: [Strength; 10] = [
        Strength::Random,
        Strength::Greedy,
        Strength::Novice,
        Strength::Beginner,
        Strength::Apprentice,
        Strength::Casual,
        Strength::Skilled,
        Strength::Strong,
        Strength::Veteran,
        Strength::Expert,
    ];

    /// The opponents that people are offered, the weakest first.
    pub const LEVELS: [Strength; 8] = [
        Strength::Novice,
        Strength::Beginner,
        Strength::Apprentice,
        Strength::Casual,
        Strength::Skilled,
        Strength::Strong,
        Strength::Veteran,
        Strength::Expert,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Strength::Random => "random",
            Strength::Greedy => "greedy",
            Strength::Novice => "novice",
            Strength::Beginner => "beginner",
            Strength::Apprentice => "apprentice",
            Strength::Casual => "casual",
            Strength::Skilled => "skilled",
            Strength::Strong => "strong",
            Strength::Veteran => "veteran",
            Strength::Expert => "expert",
            Strength::Network => "network",
        }
    }

    pub fn parse(name: &str) -> Option<Self> {
        Strength::ALL.into_iter().chain([Strength::Network]).find(|strength| strength.name() == name)
    }
}

/// What the name of a rival begins with: a bot that differs from its namesake in what it has learned.
const RIVAL: &str = "rival-";

/// A bot as it is asked for.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Spec {
    pub strength: Strength,
    /// Judges by the weights that were given for rivals.
    pub rival: bool,
    /// Instead of the budget of the level.
    pub limit: Option<Limit>,
}

#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Limit {
    Iterations(usize),
    Time(Duration),
}

impl From<Strength> for Spec {
    fn from(strength: Strength) -> Self {
        Spec { strength, rival: false, limit: None }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Limit::Iterations(iterations) => write!(f, "{iterations}"),
            Limit::Time(time) => write!(f, "{}s", time.as_secs_f64()),
        }
    }
}

impl FromStr for Limit {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("'{text}' is not a budget: give a number of iterations, or seconds as in 0.5s");
        match text.strip_suffix('s') {
            None => text
                .parse()
                .ok()
                .filter(|count| (1..=10_000_000).contains(count))
                .map(Limit::Iterations)
                .ok_or_else(wrong),
            Some(seconds) => {
                let seconds = seconds.parse().ok().filter(|seconds| (0.001..=3600.0).contains(seconds));
                seconds.map(Duration::from_secs_f64).map(Limit::Time).ok_or_else(wrong)
            }
        }
    }
}

impl From<Spec> for String {
    fn from(spec: Spec) -> Self {
        spec.to_string()
    }
}

impl TryFrom<String> for Spec {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(if self.rival { RIVAL } else { "" })?;
        f.write_str(self.strength.name())?;
        self.limit.map_or(Ok(()), |limit| write!(f, "@{limit}"))
    }
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, limit) = text.split_once('@').map_or((text, None), |(name, limit)| (name, Some(limit)));
        let (name, rival) = name.strip_prefix(RIVAL).map_or((name, false), |name| (name, true));
        let strength = Strength::parse(name).ok_or_else(|| {
            let known = Strength::ALL.map(Strength::name).join(", ");
            format!("unknown bot '{name}' (available: {known})")
        })?;
        Ok(Spec { strength, rival, limit: limit.map(str::parse).transpose()? })
    }
}
