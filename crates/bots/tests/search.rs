//! The search is proved on games whose optimum is known, and on what it must never do.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::kuhn::{Ask, Kuhn, KuhnOptions, Move};
use age_of_innovation::AgeOfInnovation;
use age_of_innovation_kit::AgeOfInnovationBots;
use bots::{Bot, Budget, Findings, Fitted, Judge, Opponents, Random, Search, Shares, Trained, Tuning, victory};
use innovation::{All, Engine, Innovation, Rules};
use innovation_kit::{BaseBots, ExpandedBots};
use inventions::Inventions;
use inventions_kit::InventionsBots;
use nim::Nim;
use table::{Game, NoOptions, Observation, Outcome, PerSeat, Position, Rng, Seat, Secrets, Viewer, parse_options};

/// Knows nothing of any game: only results teach.
#[derive(Clone)]
struct Blank;

impl<G: Game> Judge<G> for Blank {
    fn worth(&self, game: &G, seat: Seat) -> f32 {
        Judge::<G>::shares(self, game)[seat]
    }

    fn shares(&self, _: &G) -> Shares {
        PerSeat([0.5; 8])
    }

    /// Chips where a game is about chips, otherwise the victory.
    fn result(&self, outcome: &Outcome) -> Shares {
        if outcome.how != "chips" {
            return victory(outcome);
        }
        let mut shares = Shares::default();
        outcome.points.iter().zip(&mut shares.0).for_each(|(points, share)| *share = 0.5 + *points as f32 / 4.0);
        shares
    }

    fn settled(&self, _: &G::Question) -> bool {
        true
    }
}

const BLANK: Tuning = Tuning {
    exploration: 1.0,
    temperature: 1.0,
    preparing: 1.0,
    preparations: 0,
    foresight: 0,
    narrow: 100,
    widening: 0.0,
    playout: 20,
    settling: 0,
    candidates: 1,
    per_world: 20,
    opponents: Opponents::ByWorld,
};

fn blank<G: Secrets>(iterations: usize) -> Search<G, Blank> {
    Search::new(Blank, BLANK, Budget::iterations(iterations))
}

fn nim_sum(heaps: [u8; 3]) -> u8 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

/// Knows nothing, and counts how often it is asked.
struct Counting<'a>(&'a AtomicUsize);

impl<G: Game> Judge<G> for Counting<'_> {
    fn worth(&self, game: &G, seat: Seat) -> f32 {
        Judge::<G>::shares(self, game)[seat]
    }

    fn shares(&self, game: &G) -> Shares {
        self.0.fetch_add(1, Ordering::Relaxed);
        Blank.shares(game)
    }

    fn settled(&self, _: &G::Question) -> bool {
        true
    }
}

/// Nine offers are tried at the root, and eight in the playout after one of them. What the playout comes to is one of
/// these eight, and is not judged again.
#[test]
fn a_playout_judges_no_position_twice() {
    let mut game = <Nim>::set_up(&NoOptions, 2, &mut Rng::new(0)).expect("a table");
    game.heaps = [3, 3, 3];
    let position = Position::new(game);
    let observation = Observation::new(&position, Seat::new(0)).expect("asked");
    let judged = AtomicUsize::new(0);
    let tuning = Tuning { playout: 1, candidates: 100, ..BLANK };
    let mut search = Search::new(Counting(&judged), tuning, Budget::iterations(1));
    search.search(&observation, &mut Rng::new(1)).expect("a world fits");
    assert_eq!(judged.load(Ordering::Relaxed), 9 + 8);
}

#[test]
fn every_won_position_of_nim_is_won() {
    let mut won = 0;
    for heaps in (0..4 * 5 * 6).map(|n| [n / 30, n / 6 % 5, n % 6]) {
        let mut game = <Nim>::set_up(&NoOptions, 2, &mut Rng::new(0)).expect("a table");
        game.heaps = heaps;
        let position = Position::new(game);
        let Some(observation) = Observation::new(&position, Seat::new(0)).filter(|_| nim_sum(heaps) != 0) else {
            continue;
        };
        // Nothing is hidden, so one world is all there is.
        let tuning = Tuning { per_world: 200_000, exploration: 0.7, ..BLANK };
        let choice = Search::new(Blank, tuning, Budget::iterations(200_000)).choose(&observation, &mut Rng::new(7));
        let mut left = heaps;
        left[choice.heap as usize] -= choice.stones;
        assert_eq!(nim_sum(left), 0, "{heaps:?}: {choice}");
        won += 1;
    }
    assert_eq!(won, 99, "so many positions with something to decide are won by whoever is to move");
}

/// The equilibrium of Kuhn poker with the most bluffs: how likely the bolder of the two moves is.
fn boldness(ask: Ask, seat: usize, card: u64) -> f64 {
    match (ask, seat, card) {
        (Ask::CheckOrBet, _, 0) => 1.0 / 3.0,
        (Ask::CheckOrBet, _, 1) => 0.0,
        (Ask::CallOrFold, _, 0) => 0.0,
        (Ask::CallOrFold, 0, 1) => 2.0 / 3.0,
        (Ask::CallOrFold, _, 1) => 1.0 / 3.0,
        (_, _, 2) => 1.0,
        _ => unreachable!("three cards and no secret ante"),
    }
}

fn is_bold(choice: Move) -> bool {
    matches!(choice, Move::Bet | Move::Call)
}

/// What the searching seat wins in chips on average from here against the equilibrium.
fn chips_won(position: &Position<Kuhn>, searching: Seat) -> f64 {
    let Some(asked) = position.asked().first() else {
        return f64::from(position.outcome().expect("over").points[searching.index()]);
    };
    let bold = if asked.seat == searching {
        let observation = Observation::new(position, searching).expect("asked");
        const TIMES: u64 = 20;
        let bold = (0..TIMES).filter(|&seed| is_bold(blank(1500).choose(&observation, &mut Rng::new(seed)))).count();
        bold as f64 / TIMES as f64
    } else {
        let view = serde_json::to_value(position.view(Viewer::Everything)).expect("plain data");
        let card = view["cards"][asked.seat.index()].as_u64().expect("everything is seen");
        boldness(asked.question, asked.seat.index(), card)
    };
    let after = |choice: Move| {
        let mut next = position.clone();
        next.choose(asked.seat, choice).expect("offered");
        chips_won(&next, searching)
    };
    let likely = |choice: Move| if is_bold(choice) { bold } else { 1.0 - bold };
    let possible = position.offers(asked).iter().filter(|&&choice| likely(choice) > 0.0);
    possible.map(|&choice| likely(choice) * after(choice)).sum()
}

/// Whoever makes no mistake gets the value of the game against the equilibrium: the first player loses an eighteenth of
/// a chip.
#[test]
fn kuhn_poker_is_played_without_a_mistake() {
    let mut deals: Vec<Position<Kuhn>> = Vec::new();
    for seed in 0..100 {
        let position = Position::new(Kuhn::set_up(&KuhnOptions::default(), 2, &mut Rng::new(seed)).expect("a table"));
        if deals.iter().all(|deal| deal.hash() != position.hash()) {
            deals.push(position);
        }
    }
    assert_eq!(deals.len(), 6);
    for (seat, value) in [(0, -1.0 / 18.0), (1, 1.0 / 18.0)] {
        let won: f64 = deals.iter().map(|deal| chips_won(deal, Seat::new(seat))).sum();
        assert!((won / 6.0 - value).abs() < 0.004, "seat {seat} wins {} instead of {value}", won / 6.0);
    }
}

fn position_of<G: Secrets>(seed: u64, decisions: usize) -> Position<G> {
    position_with(&G::Options::default(), seed, decisions)
}

fn position_with<G: Secrets>(options: &G::Options, seed: u64, decisions: usize) -> Position<G> {
    let mut rng = Rng::new(seed);
    let mut position = Position::new(G::set_up(options, 2, &mut rng).expect("a table"));
    for _ in 0..decisions {
        let Some(asked) = position.asked().first() else { break };
        let observation = Observation::new(&position, asked.seat).expect("asked");
        let (seat, choice) = (asked.seat, Random.choose(&observation, &mut rng));
        position.choose(seat, choice).expect("offered");
    }
    position
}

fn found<C: Copy>(findings: &Findings<C>) -> Vec<(C, u32, f32)> {
    findings.choices.clone()
}

/// Positions of a game after a while of random play, each with another world that the asked seat cannot tell from it.
fn told_apart<G: Secrets>(options: &G::Options, games: u64, judge: &(impl Judge<G> + Clone)) -> usize {
    let mut other_worlds = 0;
    for seed in 0..games {
        let position = position_with::<G>(options, seed, 10 + 7 * seed as usize);
        let Some(asked) = position.asked().first() else { continue };
        let observation = Observation::new(&position, asked.seat).expect("asked");
        for other in 0..3 {
            let Some(world) = observation.world(&mut Rng::new(1000 + other)) else { continue };
            let from_there = Observation::new(&world, asked.seat).expect("the same question");
            let search = |observation: &Observation<G>| {
                let mut search = Search::new(judge.clone(), Tuning::default(), Budget::iterations(60));
                found(&search.search(observation, &mut Rng::new(3)).expect("worlds"))
            };
            assert_eq!(search(&observation), search(&from_there), "seed {seed}: {:?}", asked.question);
            other_worlds += usize::from(world.hash() != position.hash());
        }
    }
    other_worlds
}

#[test]
fn worlds_that_look_the_same_are_searched_the_same_way() {
    assert!(told_apart::<Innovation>(&Rules::default(), 40, &Blank) > 80);
    assert!(told_apart::<AgeOfInnovation>(&Default::default(), 20, &Blank) > 15);
    assert!(told_apart::<Inventions>(&Default::default(), 20, &Blank) > 30);
}

/// The judges of the levels see nothing of the true position either, expansions or not.
#[test]
fn worlds_that_look_the_same_are_judged_the_same_way() {
    assert!(told_apart::<Innovation>(&Rules::default(), 20, &learned::<BaseBots>()) > 40);
    for expansions in ["cities", "artifacts", "echoes", "figures", "cities,artifacts,echoes,figures"] {
        let options = parse_options([("expansions", expansions)]).expect("options");
        assert!(told_apart::<Engine<All>>(&options, 10, &learned::<ExpandedBots>()) > 20, "{expansions}");
    }
    assert!(told_apart::<AgeOfInnovation>(&Default::default(), 20, &learned::<AgeOfInnovationBots>()) > 15);
    assert!(told_apart::<Inventions>(&Default::default(), 20, &learned::<InventionsBots>()) > 30);
}

fn learned<T: Trained>() -> Fitted<T::Features> {
    Fitted::read::<T::Game>(T::WEIGHTS).expect("sound weights")
}

#[test]
fn the_same_seed_and_budget_search_the_same_way_on_any_number_of_cores() {
    for threads in [1, 2, 3] {
        let position = position_of::<Innovation>(5, 40);
        let observation = Observation::new(&position, position.asked()[0].seat).expect("asked");
        let search = || {
            let budget = Budget { iterations: 300, time: None, threads };
            let findings = Search::new(Blank, Tuning::default(), budget).search(&observation, &mut Rng::new(1));
            let findings = findings.expect("worlds");
            (found(&findings), findings.iterations)
        };
        let (once, again) = (search(), search());
        assert_eq!(once, again, "{threads} threads");
        assert!((250..=302).contains(&once.1), "{} iterations", once.1);
    }
}

/// However little time there is, an offer is chosen.
#[test]
fn a_search_can_be_cut_short_at_any_time() {
    let position = position_of::<Innovation>(5, 40);
    let observation = Observation::new(&position, position.asked()[0].seat).expect("asked");
    for micros in [0, 1, 300, 3000] {
        let budget = Budget { iterations: usize::MAX, time: Some(Duration::from_micros(micros)), threads: 1 };
        let mut search = Search::new(Blank, Tuning::default(), budget);
        let findings = search.search(&observation, &mut Rng::new(1)).expect("worlds");
        assert!(findings.iterations >= 1 && observation.offers().contains(&findings.choices[0].0));
    }
}

/// After its own choice a seat that is asked again goes on in the same tree; after anybody else's it begins anew.
#[test]
fn a_tree_is_gone_on_with_until_others_choose() {
    let mut reused = 0;
    for seed in 0..30 {
        let mut position = position_of::<AgeOfInnovation>(seed, 60);
        let Some(seat) = position.asked().first().map(|asked| asked.seat) else { continue };
        let search = |search: &mut Search<AgeOfInnovation, Blank>, position: &Position<AgeOfInnovation>| {
            let observation = Observation::new(position, seat).expect("asked");
            search.search(&observation, &mut Rng::new(seed)).expect("worlds")
        };
        let mut kept = Search::new(Blank, Tuning::default(), Budget::iterations(400));
        let first = search(&mut kept, &position);
        position.choose(seat, first.choices[0].0).expect("offered");
        if position.asked().first().is_none_or(|asked| asked.seat != seat) {
            continue;
        }
        let second = search(&mut kept, &position);
        // What was found before counts, so fewer iterations are needed.
        reused += usize::from(second.iterations < first.iterations);
        kept.others_chose();
        let anew = search(&mut kept, &position);
        let alone = search(&mut Search::new(Blank, Tuning::default(), Budget::iterations(400)), &position);
        assert_eq!((found(&anew), anew.iterations), (found(&alone), alone.iterations));
    }
    assert!(reused > 3, "{reused}");
}

#[test]
fn a_limited_bot_searches_like_one_with_the_smaller_budget() {
    let position = position_of::<Innovation>(5, 40);
    let observation = Observation::new(&position, position.asked()[0].seat).expect("asked");
    let expert = Budget::iterations(400);
    let search = |search: &mut Search<Innovation, Blank>| {
        let findings = search.search(&observation, &mut Rng::new(1)).expect("worlds");
        (found(&findings), findings.iterations)
    };
    let mut limited = Search::new(Blank, Tuning::default(), expert);
    assert_eq!(limited.limit(expert.part(25)), 25);
    assert_eq!(search(&mut limited), search(&mut Search::new(Blank, Tuning::default(), Budget::iterations(100))));
    limited.others_chose();
    assert_eq!(limited.limit(expert.part(100)), 100);
    assert_eq!(search(&mut limited), search(&mut Search::new(Blank, Tuning::default(), expert)));
    // One that needs less than its part of an expert's budget anyway loses nothing.
    let mut strong: Search<Innovation, Blank> = Search::new(Blank, Tuning::default(), Budget::iterations(80));
    assert_eq!(strong.limit(expert.part(25)), 100);
    assert_eq!(strong.limit(expert.part(10)), 50);
}
