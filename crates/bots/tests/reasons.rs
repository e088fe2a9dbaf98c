//! Why choices are good or bad: what is obvious is said, and nothing that the seat cannot know.

use age_of_innovation_kit::AgeOfInnovationBots;
use bots::{Bot, Fitted, Random, Reason, Trained, reasons};
use innovation::Rules;
use innovation_kit::BaseBots;
use inventions_kit::InventionsBots;
use table::text::{Language, Texts};
use table::{AnyMatch, Game, Observation, Position, Rng, Seat, scene};

use crate::jobs::{bots, games};

/// The match as the lines set it up.
fn staged(game: &str, lines: &str) -> Box<dyn AnyMatch> {
    let scenes = scene::parse(&format!("scene: test\n{lines}")).expect("a scene");
    games().get(game).expect("a game").stage(&scenes[0], vec!["Ada".into(), "Ben".into()]).expect("a position")
}

fn said(played: &dyn AnyMatch, reason: &Reason) -> String {
    let (games, game) = (games(), played.game());
    let mut sources = games.get(game).expect("a game").texts(Language::English, &[]).expect("texts");
    sources.extend(bots().reason_words(game, Language::English));
    let text = Texts::new(Language::English, &sources).say(&reason.text, played.names());
    let better = if reason.better { "better" } else { "worse" };
    let amount = reason.amount.map_or(String::new(), |amount| format!(" {amount:+}"));
    format!("{better}:{amount} {text}")
}

/// What is said for and against a choice of the first seat.
fn why(played: &dyn AnyMatch, choice: &str) -> Vec<String> {
    let offered = played.question(Seat::new(0)).expect("A is asked").offers;
    assert!(offered.iter().any(|offer| offer.choice == choice), "{choice} is not offered");
    let reasons = bots().reasons(played, Seat::new(0), &[choice.to_string()], 1).expect("reasons");
    assert!(reasons.len() == 1 && reasons[0].len() <= 3);
    reasons[0].iter().map(|reason| said(played, reason)).collect()
}

fn assert_said(reasons: &[String], what: &str) {
    assert!(reasons.iter().any(|reason| reason == what), "{what} is not among {reasons:?}");
}

#[test]
fn in_innovation_the_obvious_is_said() {
    let writing = staged("innovation", "A blue: Writing\nA hand: Oars\nB red: Archery");
    assert_said(&why(writing.as_ref(), "dogma Writing"), "better: +1 card in hand");
    let claims = staged("innovation", "A score: Fermenting, Currency, Clothing\nA red: Archery\nA hand: Oars");
    let achieved = why(claims.as_ref(), "achieve 1");
    assert_said(&achieved, "better: an achievement gained");
    // That it cannot be claimed once more goes without saying.
    assert!(achieved.iter().all(|reason| !reason.starts_with("worse:")), "{achieved:?}");
}

#[test]
fn a_card_that_covers_another_takes_its_use_away() {
    let covers = staged("innovation", "A green: Clothing\nA hand: The Wheel, Oars\nB red: Archery");
    let reasons = why(covers.as_ref(), "meld The Wheel");
    assert_said(&reasons, "worse: Clothing can no longer be used");
}

#[test]
fn in_age_of_innovation_the_obvious_is_said() {
    let near = staged(
        "age-of-innovation",
        "round: 5\nA buildings: A2 workshop, A3 guild, B2 workshop, B3 workshop\nA coins: 30\nA tools: 12",
    );
    assert_said(&why(near.as_ref(), "upgrade B2 guild"), "better: a city is nearer");
    let income = staged("age-of-innovation", "A buildings: D3 workshop\nA coins: 7\nA tools: 3");
    let reasons = why(income.as_ref(), "upgrade D3 guild");
    assert!(reasons.iter().any(|reason| reason.contains("of income in the rounds to come")), "{reasons:?}");
    assert!(reasons.iter().any(|reason| reason.starts_with("worse: -")), "{reasons:?}");
    // Nobody sees by themselves what a token is given up for.
    let power = staged("age-of-innovation", "A buildings: D3 workshop\nA power: 5/7/0");
    assert_eq!(why(power.as_ref(), "sacrifice"), ["better: prepares your next choice"]);
}

#[test]
fn in_inventions_the_obvious_is_said() {
    let shares = staged(
        "inventions",
        "A scholars: 0\nafrica card: wheel invention\nafrica presenter: A 2\nafrica inventor: A\n\
         asia card: glass idea\nasia presenter: B 1",
    );
    let reasons = why(shares.as_ref(), "pillar share");
    assert_said(&reasons, "better: +4 IP");
}

#[test]
fn what_ends_the_game_is_said_and_nothing_else() {
    let wins = staged(
        "innovation",
        "A achievements: 2, 3, 4, Monument, Empire\n\
         A score: Fermenting, Currency, Clothing\nA red: Archery\nA hand: Oars",
    );
    assert_eq!(why(wins.as_ref(), "achieve 1"), ["better: this wins the game"]);
}

/// Positions of random games, each with other worlds that look the same to whoever is asked.
fn same_in_other_worlds<T: Trained>(options: &<T::Game as Game>::Options, games: u64) -> (usize, usize) {
    let judge = Fitted::<T::Features>::read::<T::Game>(T::WEIGHTS).expect("sound weights");
    let (mut other_worlds, mut given) = (0, 0);
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let mut position = Position::new(T::Game::set_up(options, 2, &mut rng).expect("a table"));
        for _ in 0..10 + 7 * seed {
            let Some(asked) = position.asked().first() else { break };
            let seat = asked.seat;
            let choice = Random.choose(&Observation::new(&position, seat).expect("asked"), &mut rng);
            position.choose(seat, choice).expect("offered");
        }
        let Some(asked) = position.asked().first() else { continue };
        let observation = Observation::new(&position, asked.seat).expect("asked");
        let why =
            |observation: &Observation<T::Game>| reasons(&judge, observation, observation.offers(), &mut Rng::new(3));
        let here = why(&observation);
        given += here.iter().filter(|reasons| !reasons.is_empty()).count();
        for other in 0..3 {
            let Some(world) = observation.world(&mut Rng::new(1000 + other)) else { continue };
            let there = why(&Observation::new(&world, asked.seat).expect("the same question"));
            assert_eq!(here, there, "seed {seed}: {:?}", asked.question);
            other_worlds += usize::from(world.hash() != position.hash());
        }
    }
    (other_worlds, given)
}

#[test]
fn reasons_know_nothing_that_the_seat_does_not() {
    let (worlds, given) = same_in_other_worlds::<BaseBots>(&Rules::default(), 20);
    assert!(worlds > 20 && given > 10, "{worlds}, {given}");
    let (worlds, given) = same_in_other_worlds::<AgeOfInnovationBots>(&Default::default(), 12);
    assert!(worlds > 8 && given > 10, "{worlds}, {given}");
    let (worlds, given) = same_in_other_worlds::<InventionsBots>(&Default::default(), 12);
    assert!(worlds > 15 && given > 10, "{worlds}, {given}");
}

#[test]
fn what_is_not_offered_has_no_reasons() {
    let played = staged("innovation", "A hand: Oars");
    let reasons = bots().reasons(played.as_ref(), Seat::new(0), &["dogma Tools".into(), "draw".into()], 1);
    let reasons = reasons.expect("a known game");
    assert!(reasons.len() == 2 && reasons[0].is_empty(), "{reasons:?}");
    assert!(bots().reasons(played.as_ref(), Seat::new(1), &["draw".into()], 1).expect("a known game").is_empty());
}
