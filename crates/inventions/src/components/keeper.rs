//! Component sets for programs that know only that a game has some.

use serde::Serialize;
use serde_json::Value;
use table::{SetFacts, SetKeeper, SetRefused};

use super::benefit::WORDS;
use super::entry::Place;
use super::{ComponentSet, Components, Confidence, Counted, GoalScoring, NotLearned, WealthScoring};
use super::{compare, learn, read};
use crate::words::Action;

/// All words that a component file can be written with.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Vocabulary {
    pub benefits: Vec<BenefitWord>,
    /// Actions are benefits, too.
    pub actions: Vec<Action>,
    pub counted: Vec<CountedWord>,
    pub goal_kinds: Vec<&'static str>,
    pub wealth_kinds: Vec<&'static str>,
    pub confidences: Vec<Confidence>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct BenefitWord {
    /// With `N` for its number.
    pub form: &'static str,
    pub least: u8,
    pub most: u8,
    /// Where alone it can stand: `hex` or `era-space`.
    pub only: Option<&'static str>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct CountedWord {
    pub word: String,
    /// It counts from the hex of a Wealth tile.
    pub only_wealth: bool,
}

impl Vocabulary {
    pub fn new() -> Self {
        let benefit = |word: &super::benefit::Word| BenefitWord {
            form: word.form,
            least: word.least,
            most: word.most,
            only: Place::only_of(word.form).and_then(Place::name),
        };
        let counted = |counted: Counted| CountedWord { word: counted.to_string(), only_wealth: counted.is_of_a_hex() };
        Vocabulary {
            benefits: WORDS.iter().map(benefit).collect(),
            actions: Action::ALL.to_vec(),
            counted: Counted::all().into_iter().map(counted).collect(),
            goal_kinds: GoalScoring::kinds(),
            wealth_kinds: WealthScoring::kinds(),
            confidences: Confidence::ALL.to_vec(),
        }
    }
}

impl Default for Vocabulary {
    fn default() -> Self {
        Self::new()
    }
}

pub struct Keeper;

impl SetKeeper for Keeper {
    fn option(&self) -> &'static str {
        "components"
    }

    fn check(&self, file: &str) -> Result<(SetFacts, String), SetRefused> {
        let set = read(file).map_err(SetRefused::Wrong)?.with_face();
        Ok((facts(&set), set.file))
    }

    fn learn(&self, file: &str) -> Result<(), SetRefused> {
        match learn(file) {
            Ok(_) => Ok(()),
            Err(NotLearned::Wrong(problems)) => Err(SetRefused::Wrong(problems)),
            Err(NotLearned::Full) => Err(SetRefused::Full),
        }
    }

    fn is_known(&self, id: &str) -> bool {
        ComponentSet::is_known(id)
    }

    fn compare(&self, files: &[String]) -> Result<Value, SetRefused> {
        let sets = files.iter().map(|file| read(file)).collect::<Result<Vec<_>, _>>().map_err(SetRefused::Wrong)?;
        Ok(plain(&compare(&sets)))
    }

    fn vocabulary(&self) -> Value {
        plain(&Vocabulary::new())
    }
}

fn facts(set: &Components) -> SetFacts {
    SetFacts {
        id: set.id.clone(),
        hash: set.hash.clone(),
        name: set.name.clone(),
        values: set.values,
        reconstructed: set.reconstructed,
        unplayed: set.unplayed(),
        grades: set.grades.iter().map(|(grade, values)| (grade.to_string(), *values)).collect(),
    }
}

fn plain(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).expect("plain data")
}
