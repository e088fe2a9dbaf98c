//! Why a choice is good or bad, in words: what the judge sees change.
//!
//! A judge adds up what it measures of each seat. So the difference that a choice makes is the sum of the differences
//! of the features, and those that weigh most are the reasons for it. They are measured in worlds that the seat cannot
//! tell from the real one, as a search does, and the same seed gives the same reasons.

use std::collections::BTreeMap;

use table::text::{Language, Phrase};
use table::{Game, Observation, Position, Rng, Seat, Secrets, text_file};

use crate::fitted::{Features, Fitted, at_moment};
use crate::greedy::settle;
use crate::{Judge, Shares};

/// In how many worlds a choice is tried.
const WORLDS: usize = 6;

/// At most this many reasons are given for a choice.
const MOST: usize = 3;

/// What changes a standing by less is not worth a word, nor what is less than this part of the strongest reason.
const LEAST: f32 = 0.03;
const LEAST_PART: f32 = 0.15;

/// What gets worse is said in any case if it weighs this much of what gets better most.
const HONEST_PART: f32 = 0.4;

/// A choice is compared with so many offers, if there are as many: what all of them bring about speaks for none.
const COMPARED: usize = 8;

/// What differs by less than this part from choice to choice is the same for all.
const SAME_PART: f32 = 0.15;

/// What is said for and against choices in every game.
pub fn words(language: Language) -> &'static str {
    text_file!(language, "reasons")
}

/// What a feature means to people.
#[derive(Clone, Debug)]
pub struct Meaning {
    /// The reason that it is part of.
    pub kind: &'static str,
    /// How many a value is, where people count the same.
    pub count: Option<fn(f32) -> f32>,
    /// What in particular it is about.
    pub about: Option<Phrase>,
    /// Whether there are other words for when it changes for somebody else.
    pub theirs: bool,
    /// To lose so many of it goes without saying.
    pub trifle: f32,
    /// Whoever gains something of this kind has less of it for that alone, which goes without saying.
    pub spent_on: Option<&'static str>,
}

impl Meaning {
    pub fn of(kind: &'static str) -> Self {
        Meaning { kind, count: None, about: None, theirs: false, trifle: 0.0, spent_on: None }
    }

    pub fn counted(self, count: fn(f32) -> f32) -> Self {
        Meaning { count: Some(count), ..self }
    }

    pub fn about(self, about: Phrase) -> Self {
        Meaning { about: Some(about), ..self }
    }

    pub fn theirs(self) -> Self {
        Meaning { theirs: true, ..self }
    }

    pub fn trifle(self, trifle: f32) -> Self {
        Meaning { trifle, ..self }
    }

    pub fn spent_on(self, kind: &'static str) -> Self {
        Meaning { spent_on: Some(kind), ..self }
    }

    /// Only that one has more of it is worth a word.
    pub fn only_gains(self) -> Self {
        self.trifle(f32::INFINITY)
    }
}

/// Something that a choice makes better or worse for whoever chooses.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    pub kind: &'static str,
    pub better: bool,
    /// By how many of what it is about.
    pub amount: Option<i64>,
    pub text: Phrase,
}

impl Reason {
    fn new(game: &str, meaning: &Meaning, better: bool, amount: i64, whose: Option<Seat>) -> Self {
        let change = if better == whose.is_none() { "more" } else { "less" };
        let id = format!("reason-{game}-{}", meaning.kind);
        let say = |id: String| {
            let phrase = Phrase::new(id).key("change", change).number("number", amount.abs());
            meaning.about.iter().fold(phrase, |phrase, about| phrase.phrase("about", about.clone()))
        };
        let text = match whose {
            None => say(id),
            Some(seat) if meaning.theirs => say(format!("{id}-theirs")).name("name", seat),
            Some(seat) => Phrase::new("reason-theirs").phrase("reason", say(id)).name("name", seat),
        };
        Reason { kind: meaning.kind, better, amount: Some(amount).filter(|amount| *amount != 0), text }
    }

    /// The game ends.
    fn ending(won: bool) -> Self {
        let kind = if won { "wins" } else { "loses" };
        Reason { kind, better: won, amount: None, text: Phrase::new(format!("reason-{kind}")) }
    }

    /// It is chosen for the sake of another choice.
    fn preparing() -> Self {
        Reason { kind: "prepares", better: true, amount: None, text: Phrase::new("reason-prepares") }
    }

    /// The features' reasons in every way they can be said, for tests of the words.
    pub fn every<G: Game, F: Features<G>>() -> Vec<Reason> {
        let mut all = vec![Reason::ending(true), Reason::ending(false), Reason::preparing()];
        for meaning in (0..F::names().len()).filter_map(F::meaning) {
            let changes = [(true, 0), (true, 1), (true, 3), (false, 0), (false, -1), (false, -3)];
            for whose in [None, Some(Seat::new(1))] {
                all.extend(changes.map(|(better, amount)| Reason::new(G::NAME, &meaning, better, amount, whose)));
            }
        }
        all
    }
}

/// The reasons for and against each of the choices, the strongest first; none where no world fits what the seat saw.
pub fn reasons<G: Secrets, F: Features<G>>(
    judge: &Fitted<F>,
    observation: &Observation<G>,
    choices: &[G::Choice],
    rng: &mut Rng,
) -> Vec<Vec<Reason>> {
    let seat = observation.seat();
    let worlds: Vec<World<G>> = (0..WORLDS).filter_map(|_| Some(World::new(judge, observation.world(rng)?))).collect();
    let others = observation.offers().iter().filter(|offer| !choices.contains(offer));
    let compared = choices.iter().chain(others.take(COMPARED.saturating_sub(choices.len())));
    let all: Vec<Changes> = compared.map(|choice| Changes::of(judge, &worlds, seat, *choice)).collect();
    all.iter().take(choices.len()).map(|changes| changes.reasons(G::NAME, &all)).collect()
}

/// A world before the choice.
struct World<G: Game> {
    position: Position<G>,
    measured: Measured,
    shares: Shares,
    progress: f32,
}

impl<G: Secrets> World<G> {
    fn new<F: Features<G>>(judge: &Fitted<F>, position: Position<G>) -> Self {
        let game = position.game();
        let progress = F::progress(game, &F::overview(game));
        let (measured, shares) = (Measured::of::<G, F>(game), judge.shares(game));
        World { position, measured, shares, progress }
    }

    /// How much a seat's standing counts for the seat that chooses: the stronger an opponent, the more.
    fn importance(&self, of: Seat, chooser: Seat) -> f32 {
        if of == chooser { 1.0 } else { -self.shares[of] / (1.0 - self.shares[chooser]).max(0.01) }
    }
}

/// All features of all seats, by what they are whenever they are measured.
struct Measured {
    values: BTreeMap<(Seat, usize), f32>,
    /// What is to be added for the number of the feature at this time of the game.
    shift: usize,
}

impl Measured {
    fn of<G: Game, F: Features<G>>(game: &G) -> Self {
        let overview = F::overview(game);
        let mut measured = Measured { values: BTreeMap::new(), shift: 0 };
        for seat in (0..game.seats()).map(Seat::new) {
            F::measure(game, &overview, seat, |feature, value| {
                let lasting = F::lasting(feature);
                measured.shift = feature - lasting;
                *measured.values.entry((seat, lasting)).or_default() += value;
            });
        }
        measured
    }
}

/// What a choice changes, on average over some worlds.
#[derive(Default)]
struct Changes {
    worlds: f32,
    /// How often the game ended with a victory, and otherwise.
    won: f32,
    lost: f32,
    sums: Vec<Sum>,
    prepares: bool,
}

struct Sum {
    whose: Option<Seat>,
    meaning: Meaning,
    /// How much better it is for the chooser.
    worth: f32,
    count: f32,
}

/// How a feature changed, summed up over worlds.
#[derive(Default)]
struct Change {
    worth: f32,
    value: f32,
    count: f32,
    /// In how many worlds.
    seen: usize,
}

impl Changes {
    fn of<G: Secrets, F: Features<G>>(judge: &Fitted<F>, worlds: &[World<G>], seat: Seat, choice: G::Choice) -> Self {
        let mut changes = Changes { prepares: F::prepares(&choice), ..Changes::default() };
        let mut by_feature: BTreeMap<(Seat, usize), Change> = BTreeMap::new();
        for world in worlds.iter().filter(|_| !F::waits(&choice)) {
            let mut after = world.position.clone();
            if after.choose(seat, choice).is_err() {
                continue;
            }
            settle(judge, &mut after);
            changes.worlds += 1.0;
            match after.game().outcome() {
                Some(outcome) if outcome.winners().any(|winner| winner == seat) => changes.won += 1.0,
                Some(_) => changes.lost += 1.0,
                None => compare(judge, world, &Measured::of::<G, F>(after.game()), seat, &mut by_feature),
            }
        }
        by_feature.into_iter().for_each(|((of, feature), change)| changes.add::<G, F>(of, seat, feature, &change));
        changes.sums.iter_mut().for_each(|sum| {
            sum.worth /= changes.worlds;
            sum.count /= changes.worlds;
        });
        changes
    }

    fn add<G: Game, F: Features<G>>(&mut self, of: Seat, chooser: Seat, feature: usize, change: &Change) {
        let Some(meaning) = F::meaning(feature) else { return };
        let whose = Some(of).filter(|of| *of != chooser);
        // What is named must be so for certain, and not by the chance of some worlds.
        if meaning.about.is_some() && (change.seen as f32) < self.worlds {
            return;
        }
        let count = match (meaning.count, &meaning.about) {
            (Some(_), _) => change.count,
            (None, Some(_)) => change.value,
            (None, None) => 0.0,
        };
        match self.sums.iter_mut().find(|sum| sum.is_about(whose, &meaning)) {
            Some(sum) => {
                sum.worth += change.worth;
                sum.count += count;
                sum.meaning.count = sum.meaning.count.or(meaning.count);
                sum.meaning.trifle = sum.meaning.trifle.max(meaning.trifle);
            }
            None => self.sums.push(Sum { whose, meaning, worth: change.worth, count }),
        }
    }

    fn reasons(&self, game: &str, all: &[Changes]) -> Vec<Reason> {
        if self.won + self.lost > self.worlds / 2.0 {
            return vec![Reason::ending(self.won >= self.lost)];
        }
        let said = |sum: &&Sum| sum.is_worth_saying() && sum.tells_apart(all) && !self.is_spent(sum);
        let mut sums: Vec<&Sum> = self.sums.iter().filter(said).collect();
        sums.sort_by(|one, other| other.worth.abs().total_cmp(&one.worth.abs()));
        if sums.is_empty() && self.prepares {
            return vec![Reason::preparing()];
        }
        chosen(&without_repetitions(sums)).into_iter().map(|sum| sum.reason(game)).collect()
    }

    /// Whether something was gained for it.
    fn is_spent(&self, lost: &Sum) -> bool {
        let is_gain =
            |sum: &Sum| sum.whose.is_none() && sum.worth > 0.0 && Some(sum.meaning.kind) == lost.meaning.spent_on;
        lost.whose.is_none() && lost.worth < 0.0 && self.sums.iter().any(is_gain)
    }

    fn worth_of(&self, of: &Sum) -> f32 {
        self.sums.iter().find(|sum| sum.is_about(of.whose, &of.meaning)).map_or(0.0, |sum| sum.worth)
    }
}

/// Of one kind, the strongest for either side is enough.
fn without_repetitions(mut sums: Vec<&Sum>) -> Vec<&Sum> {
    let mut said: Vec<(&'static str, bool)> = Vec::new();
    sums.retain(|sum| {
        let what = (sum.meaning.kind, sum.worth > 0.0);
        let new = !said.contains(&what);
        said.push(what);
        new
    });
    sums
}

/// Notes what has changed in a world.
fn compare<G: Secrets, F: Features<G>>(
    judge: &Fitted<F>,
    world: &World<G>,
    after: &Measured,
    chooser: Seat,
    by_feature: &mut BTreeMap<(Seat, usize), Change>,
) {
    let before = &world.measured;
    let new = after.values.keys().filter(|key| !before.values.contains_key(key));
    for &(of, feature) in before.values.keys().chain(new) {
        let value = |measured: &Measured| measured.values.get(&(of, feature)).copied().unwrap_or(0.0);
        let (was, is) = (value(before), value(after));
        if was == is {
            continue;
        }
        // The weight of before, so that nothing seems to change by the passing of time.
        let weight = at_moment(judge.weights(feature + before.shift), world.progress);
        let change = by_feature.entry((of, feature)).or_default();
        change.worth += world.importance(of, chooser) * weight * (is - was);
        change.value += is - was;
        change.seen += 1;
        if let Some(count) = F::meaning(feature).and_then(|meaning| meaning.count) {
            change.count += count(is) - count(was);
        }
    }
}

impl Sum {
    fn is_about(&self, whose: Option<Seat>, meaning: &Meaning) -> bool {
        self.whose == whose && self.meaning.kind == meaning.kind && self.meaning.about == meaning.about
    }

    fn is_worth_saying(&self) -> bool {
        let goes_without_saying = match self.whose {
            None => self.worth < 0.0 && -self.count.round() <= self.meaning.trifle && self.meaning.trifle > 0.0,
            Some(_) => self.meaning.trifle == f32::INFINITY,
        };
        self.worth.abs() >= LEAST && self.is_as_one_thinks() && !goes_without_saying
    }

    /// Whether not all choices bring the same about.
    fn tells_apart(&self, all: &[Changes]) -> bool {
        let worths = || all.iter().map(|changes| changes.worth_of(self));
        let (least, most) = (worths().fold(f32::MAX, f32::min), worths().fold(f32::MIN, f32::max));
        all.len() < 2 || most - least >= SAME_PART * most.abs().max(least.abs())
    }

    /// More is better, for whoever has it. Where a judge thinks otherwise, it would need more words than there are.
    fn is_as_one_thinks(&self) -> bool {
        let good = if self.whose.is_none() { self.count } else { -self.count };
        self.count.abs() < 1e-3 || (good > 0.0) == (self.worth > 0.0)
    }

    fn reason(&self, game: &str) -> Reason {
        let amount = if self.meaning.count.is_some() { self.count.round() as i64 } else { 0 };
        Reason::new(game, &self.meaning, self.worth > 0.0, amount, self.whose)
    }
}

/// The strongest, and among them one that gets worse if it is important.
fn chosen<'a>(sums: &[&'a Sum]) -> Vec<&'a Sum> {
    let strongest = sums.first().map_or(0.0, |sum| sum.worth.abs());
    let strong = sums.iter().copied().filter(|sum| sum.worth.abs() >= LEAST_PART * strongest);
    let mut chosen: Vec<&Sum> = strong.take(MOST).collect();
    let worst = sums.iter().copied().find(|sum| sum.worth < 0.0);
    if let Some(worst) = worst.filter(|worst| -worst.worth >= HONEST_PART * strongest)
        && chosen.len() == MOST
        && chosen.iter().all(|sum| sum.worth > 0.0)
    {
        chosen[MOST - 1] = worst;
    }
    chosen
}
