//! The contract: what every game must keep under random play. A game's tests call [`random_play`] for many games and
//! [`thorough`] for fewer.

use std::fmt::Debug;

use crate::{
    Attention, Game, Match, Options, Position, Record, RecordEntry, Relabeling, Rng, Seat, Secrets, Setup, Viewer,
};

/// A table to play at: options and number of seats.
pub type At<G> = (<G as Game>::Options, usize);

/// What a run saw.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    pub games: usize,
    pub decisions: usize,
    /// Decisions of the longest game.
    pub longest: usize,
    /// Relabelings drawn in positions of play, and how many the seat they were drawn for would not notice.
    pub relabelings: usize,
    pub unnoticed: usize,
    /// Games with what a seat does not know swapped from the beginning, and how many looked the same to it throughout.
    pub histories: usize,
    pub same_histories: usize,
}

impl Report {
    /// Both runs together.
    pub fn and(&self, other: &Report) -> Report {
        Report {
            games: self.games + other.games,
            decisions: self.decisions + other.decisions,
            longest: self.longest.max(other.longest),
            relabelings: self.relabelings + other.relabelings,
            unnoticed: self.unnoticed + other.unnoticed,
            histories: self.histories + other.histories,
            same_histories: self.same_histories + other.same_histories,
        }
    }
}

/// All combinations of option values and numbers of seats; some of them cannot be set up.
fn all_settings<G: Game>() -> Vec<At<G>> {
    let mut all = vec![G::Options::default()];
    for spec in G::Options::specs() {
        let with = |options: &G::Options, value: &str| {
            let mut options = options.clone();
            options.set(spec.key, value);
            options
        };
        let every = spec.every();
        all = all.iter().flat_map(|options| every.iter().map(|value| with(options, value))).collect();
    }
    all.into_iter().flat_map(|options| G::SEATS.map(move |seats| (options.clone(), seats))).collect()
}

fn is_table<G: Game>((options, seats): &At<G>) -> bool {
    G::set_up(options, *seats, &mut Rng::new(0)).is_ok()
}

/// Every table the game can be played at: all values of all options, all numbers of seats.
pub fn all_tables<G: Game>() -> Vec<At<G>> {
    all_settings::<G>().into_iter().filter(is_table::<G>).collect()
}

/// Random play at tables of all kinds, with the whole contract checked in one game of a hundred.
pub fn soak<G: Secrets>(games: usize, seed: u64) -> Checked<Report> {
    // There can be more tables than games, so every run plays at different ones.
    let mut settings = all_settings::<G>();
    Rng::new(seed).shuffle(&mut settings);
    let tables: Vec<At<G>> = settings.into_iter().filter(is_table::<G>).take(games.max(1)).collect();
    let mut report = random_play::<G>(&tables, games, seed)?;
    let deep = thorough::<G>(&tables, games.div_ceil(100), 5, seed)?;
    report.relabelings = deep.relabelings;
    report.unnoticed = deep.unnoticed;
    report.histories = deep.histories;
    report.same_histories = deep.same_histories;
    Ok(report)
}

/// Something the contract forbids, with what is needed to reproduce it.
#[derive(Debug)]
pub struct Broken(pub String);

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Broken {}

type Checked<T = ()> = Result<T, Broken>;

fn broken<T>(what: impl Into<String>) -> Checked<T> {
    Err(Broken(what.into()))
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { broken(what()) }
}

/// Plays random games and checks the game's own invariants, offers and termination after every decision.
pub fn random_play<G: Game>(tables: &[At<G>], games: usize, seed: u64) -> Checked<Report> {
    play_random::<G>(tables, games, seed, None)
}

/// The same; `watch` is told everything that happens.
pub fn watched_play<G: Game>(
    tables: &[At<G>],
    games: usize,
    seed: u64,
    watch: &mut dyn FnMut(G::Event),
) -> Checked<Report> {
    play_random::<G>(tables, games, seed, Some(watch))
}

fn play_random<G: Game>(
    tables: &[At<G>],
    games: usize,
    seed: u64,
    mut watch: Option<&mut dyn FnMut(G::Event)>,
) -> Checked<Report> {
    let mut report = Report::default();
    for number in 0..games {
        let (options, seats) = &tables[number % tables.len()];
        let seed = seed + number as u64;
        let label = |problem: Broken| Broken(format!("{options:?}, {seats} seats, seed {seed}: {}", problem.0));
        let mut rng = Rng::new(seed);
        let game = G::set_up(options, *seats, &mut rng).or_else(|error| broken(error.to_string())).map_err(label)?;
        let mut position = if watch.is_some() { Position::listening(game) } else { Position::new(game) };
        let mut decisions = 0;
        while position.outcome().is_none() {
            check_position(&position, decisions).map_err(label)?;
            let (seat, choice) = any_choice(&position, &mut rng);
            position.choose(seat, choice).or_else(|refusal| broken(refusal.to_string())).map_err(label)?;
            if let Some(watch) = &mut watch {
                position.take_events().into_iter().for_each(&mut **watch);
            }
            decisions += 1;
        }
        position.game().check().or_else(broken).map_err(label)?;
        report.games += 1;
        report.decisions += decisions;
        report.longest = report.longest.max(decisions);
    }
    Ok(report)
}

fn any_choice<G: Game>(position: &Position<G>, rng: &mut Rng) -> (Seat, G::Choice) {
    let asked = &position.asked()[rng.below(position.asked().len())];
    let offers = position.offers(asked);
    (asked.seat, offers[rng.below(offers.len())])
}

fn check_position<G: Game>(position: &Position<G>, decisions: usize) -> Checked {
    position.game().check().or_else(broken)?;
    ensure(decisions < G::MAX_DECISIONS, || format!("the game goes on after {decisions} decisions"))?;
    ensure(!position.asked().is_empty(), || "nobody is asked, but the game is not over".into())?;
    for asked in position.asked() {
        let offers = position.offers(asked);
        ensure(offers.len() > 1, || format!("{} is asked without a choice: {offers:?}", asked.seat))?;
        let twice = offers.iter().enumerate().find(|(i, offer)| offers[..*i].contains(offer));
        ensure(twice.is_none(), || {
            format!("{} is offered twice", twice.map_or(String::new(), |(_, o)| o.to_string()))
        })?;
    }
    Ok(())
}

/// Plays random games and checks everything the contract says, at every `every`-th decision.
pub fn thorough<G: Secrets>(tables: &[At<G>], games: usize, every: usize, seed: u64) -> Checked<Report>
where
    G::Choice: Debug,
{
    let mut report = Report::default();
    let mut met = Vec::new();
    for number in 0..games {
        let (options, seats) = &tables[number % tables.len()];
        let seed = seed + number as u64;
        let label = |problem: Broken| Broken(format!("{options:?}, {seats} seats, seed {seed}: {}", problem.0));
        let names = (0..*seats).map(|i| format!("Player {}", Seat::new(i))).collect();
        let setup = Setup { options: options.clone(), names, seed: seed.into() };
        let mut played = Match::<G>::new(setup).or_else(|error| broken(error.to_string())).map_err(label)?;
        let mut rng = Rng::new(seed);
        while played.outcome().is_none() {
            let decisions = played.history().len();
            check_position(played.position(), decisions).map_err(label)?;
            if decisions % every == number % every {
                check_choices(played.position(), &mut met).map_err(label)?;
                check_state(played.position()).map_err(label)?;
                check_secrets(played.position(), &mut rng, &mut report).map_err(label)?;
            }
            let (seat, choice) = any_choice(played.position(), &mut rng);
            played.choose(seat, choice).or_else(|refusal| broken(refusal.to_string())).map_err(label)?;
        }
        check_events(&played).map_err(label)?;
        check_memory(&played, &mut rng, &mut report).map_err(label)?;
        check_record(&played).map_err(label)?;
        check_undo(&played).map_err(label)?;
        report.games += 1;
        report.decisions += played.history().len();
        report.longest = report.longest.max(played.history().len());
    }
    Ok(report)
}

/// Every offered choice applies and reads back as written; any other is refused and changes nothing; a clone evolves on
/// its own.
fn check_choices<G: Game>(position: &Position<G>, met: &mut Vec<G::Choice>) -> Checked {
    let (state, hash) = (position.game().clone(), position.hash());
    for asked in position.asked() {
        let offers = position.offers(asked);
        for &offer in offers {
            let text = offer.to_string();
            ensure(text.parse().is_ok_and(|read: G::Choice| read == offer), || format!("'{text}' does not read back"))?;
            let (mut one, mut other) = (position.clone(), position.clone());
            one.choose(asked.seat, offer).or_else(|refusal| broken(format!("'{text}' is offered: {refusal}")))?;
            other.choose(asked.seat, offer).or_else(|refusal| broken(refusal.to_string()))?;
            ensure(one.game() == other.game() && one.hash() == other.hash(), || format!("'{text}' has two results"))?;
            one.game().check().or_else(|problem| broken(format!("after '{text}': {problem}")))?;
            if !met.contains(&offer) {
                met.push(offer);
            }
        }
        let mut unchanged = position.clone();
        for &other in met.iter().filter(|choice| !offers.contains(choice)) {
            ensure(unchanged.choose(asked.seat, other).is_err(), || format!("'{other}' is not offered, but taken"))?;
        }
        let silent = (0..position.game().seats()).map(Seat::new).find(|&seat| position.question(seat).is_none());
        if let Some(seat) = silent {
            ensure(unchanged.choose(seat, offers[0]).is_err(), || format!("{seat} is not asked, but answers"))?;
        }
        ensure(*unchanged.game() == state && unchanged.hash() == hash, || "a refused choice changed something".into())?;
    }
    ensure(*position.game() == state, || "a clone's choice changed the original".into())
}

/// The state survives being stored.
fn check_state<G: Game>(position: &Position<G>) -> Checked {
    let bytes = postcard::to_stdvec(position.game()).or_else(|error| broken(error.to_string()))?;
    let back: G = postcard::from_bytes(&bytes).or_else(|error| broken(error.to_string()))?;
    ensure(back == *position.game(), || "the state does not survive being stored".into())
}

fn json(value: &impl serde::Serialize) -> Checked<String> {
    serde_json::to_string(value).or_else(|error| broken(error.to_string()))
}

/// No viewer sees anything that depends on what it cannot know.
fn check_secrets<G: Secrets>(position: &Position<G>, rng: &mut Rng, report: &mut Report) -> Checked {
    for seat in (0..position.game().seats()).map(Seat::new) {
        for pass in 0..G::RELABEL_PASSES {
            let mut other = position.game().clone();
            other.relabel(&Relabeling::draw(&other.unknown_to(seat, pass), rng));
            other.check().or_else(|problem| broken(format!("relabeled for {seat}: {problem}")))?;
            let views = [position.game(), &other].map(|game| json(&game.view(Viewer::Seat(seat))));
            let [real, relabeled] = views;
            let (real, relabeled) = (real?, relabeled?);
            ensure(real == relabeled, || format!("{seat}'s view leaks (pass {pass}):\n{real}\n{relabeled}"))?;
            report.relabelings += 1;
            report.unnoticed += usize::from(position.can_be_relabeled(seat, pass, rng));
        }
    }
    Ok(())
}

/// What a seat is told stays the same when told again, and a watcher is told nothing that a seat is not.
fn check_events<G: Secrets>(played: &Match<G>) -> Checked {
    for (_, event) in played.news_since(None, Viewer::Everything) {
        let public = G::redact(&event, Viewer::Watcher);
        for seat in (0..played.position().game().seats()).map(Seat::new) {
            let told = G::redact(&event, Viewer::Seat(seat));
            let again = G::redact(&told, Viewer::Seat(seat));
            ensure(again == told, || format!("{seat} is told {told:?}, then {again:?}"))?;
            let via_seat = G::redact(&told, Viewer::Watcher);
            ensure(via_seat == public, || format!("a watcher is told {public:?}, but {seat} only {told:?}"))?;
        }
    }
    Ok(())
}

/// A seat remembers the same in every course of the game that it could not tell from the real one.
fn check_memory<G: Secrets>(played: &Match<G>, rng: &mut Rng, report: &mut Report) -> Checked {
    let remembered = |played: &Match<G>, seat| Attention::new(played, seat).memory().clone();
    let played = played.at(rng.below(played.history().len() + 1));
    for seat in (0..played.position().game().seats()).map(Seat::new) {
        let memory = remembered(&played, seat);
        let hidden = played.position().game().unknown_to(seat, 0).without(&memory);
        let by = Relabeling::draw(&hidden, rng);
        report.histories += 1;
        let Some(other) = swapped(&played, &by) else { continue };
        let seen = |played: &Match<G>| {
            let view = json(&played.position().view(Viewer::Seat(seat)))?;
            Ok((played.news_since(None, Viewer::Seat(seat)), view))
        };
        if seen(&played)? == seen(&other)? {
            report.same_histories += 1;
            let [here, there] = [memory, remembered(&other, seat)].map(|memory| memory.things().collect::<Vec<u16>>());
            ensure(here == there, || format!("{seat} remembers what it cannot know:\n{here:?}\n{there:?}"))?;
        }
    }
    Ok(())
}

/// The match with hidden things swapped from its beginning, if all choices can be taken there.
fn swapped<G: Secrets>(played: &Match<G>, by: &Relabeling) -> Option<Match<G>> {
    let mut game = played.beginning();
    game.relabel(by);
    let setup = played.setup();
    let mut other = Match::staged(game, setup.options.clone(), setup.names.clone());
    for &(seat, choice) in played.history() {
        other.choose(seat, G::relabel_choice(choice, by)).ok()?;
    }
    Some(other)
}

/// The record reads back, replays to the same hash, and a change in it is noticed.
fn check_record<G: Game>(played: &Match<G>) -> Checked {
    let text = played.record().to_string();
    let record = Record::parse(&text).or_else(|error| broken(format!("{error}\n{text}")))?;
    ensure(record.to_string() == text, || "the record does not read back as written".into())?;
    let again = Match::<G>::replay(&record).or_else(|error| broken(format!("{error}\n{text}")))?;
    ensure(again.position().game() == played.position().game(), || "a replay ends in another state".into())?;
    ensure(again.record().to_string() == text, || "a replay has another record".into())?;
    let mut changed = record.clone();
    for entry in &mut changed.entries {
        if let RecordEntry::Hash { hash, .. } = entry {
            *hash ^= 1;
        }
    }
    ensure(Match::<G>::replay(&changed).is_err(), || "a wrong hash is not noticed".into())
}

/// Undo takes back exactly one choice, and redo brings it back.
fn check_undo<G: Game>(played: &Match<G>) -> Checked {
    let mut undone = played.clone();
    for back in 1..=played.history().len().min(3) {
        undone.undo().or_else(|error| broken(error.to_string()))?;
        let before = played.at(played.history().len() - back);
        ensure(undone.position().hash() == before.position().hash(), || {
            format!("undo {back} is not the state before")
        })?;
    }
    while undone.history().len() < played.history().len() {
        undone.redo().or_else(|error| broken(error.to_string()))?;
    }
    ensure(undone.position().game() == played.position().game(), || "undo and redo end in another state".into())?;
    ensure(undone.record() == played.record(), || "undo and redo leave another record".into())
}
