//! A job has the same answer wherever it is done.

use bots::{BotGame, BotRegistry, Effort, Fit, Job, JobAnswer, Moment, Strength};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{AnyMatch, Registry, Seat};

pub fn games() -> Registry {
    let games = Registry::default().with(innovation::any_game());
    games.with(age_of_innovation::any_game()).with(inventions::any_game())
}

pub fn bots() -> BotRegistry {
    let bots = BotRegistry::default().with(innovation_kit::game_bots());
    bots.with(age_of_innovation_kit::game_bots()).with(inventions_kit::game_bots())
}

/// Games that differ in how they are played: the three, and all cards of Innovation.
fn tables() -> [(&'static str, Vec<(String, String)>); 4] {
    let expansions = ("expansions".to_string(), "cities,artifacts,echoes,figures".to_string());
    [
        ("innovation", Vec::new()),
        ("innovation", vec![expansions]),
        ("age-of-innovation", Vec::new()),
        ("inventions", Vec::new()),
    ]
}

/// As it comes out at the other end of a wire.
fn sent<T: Serialize + DeserializeOwned>(thing: &T) -> T {
    postcard::from_bytes(&postcard::to_stdvec(thing).expect("plain data")).expect("the same data")
}

fn seed(choices: usize, seat: Seat) -> u64 {
    choices as u64 * 8 + seat.index() as u64
}

/// A search that goes on over several choices, and never runs out of time, which would decide instead of the seed.
const BOT: Strength = Strength::Strong;
const PERCENT: u8 = 100;

/// As a room plays it: a bot that is asked again at once goes on with what it has searched.
fn played_here(played: &mut dyn AnyMatch, bots: &BotRegistry, runs: usize) {
    for _ in 0..runs {
        let Some(&seat) = played.asked().first() else { return };
        let mut player = bots.player(played, BOT, seed(played.choices(), seat)).expect("a bot");
        while played.asked().contains(&seat) {
            player.limit(PERCENT);
            let choice = player.choose(played, seat).expect("it is asked");
            played.choose(seat, &choice).expect("it is offered");
        }
    }
}

fn played_elsewhere(played: &mut dyn AnyMatch, games: &Registry, bots: &BotRegistry, runs: usize) -> usize {
    let mut longest = 0;
    for _ in 0..runs {
        let Some(&seat) = played.asked().first() else { return longest };
        let at = Moment::new(played, seat, seed(played.choices(), seat));
        let job = sent(&Job::Choices { at, bot: BOT.into(), percent: PERCENT });
        assert!(!format!("{job:?}").contains("Ada"), "nobody needs to know who plays");
        let mut choices = Vec::new();
        let answer = job.run(games, bots, &mut |choice| {
            choices.push(choice);
            true
        });
        assert!(matches!(answer, Ok(JobAnswer::Choices)), "{answer:?}");
        longest = longest.max(choices.len());
        choices.iter().for_each(|choice| played.choose(seat, choice).expect("it is offered"));
    }
    longest
}

#[test]
fn a_bot_chooses_the_same_here_and_elsewhere() {
    let (games, bots) = (games(), bots());
    for (game, options) in tables() {
        let names = vec!["Ada".to_string(), "Ben".to_string()];
        let new = || games.get(game).expect("a game").new_match(&options, names.clone(), 7.into()).expect("a match");
        let (mut here, mut elsewhere) = (new(), new());
        let runs = 16;
        played_here(here.as_mut(), &bots, runs);
        let longest = played_elsewhere(elsewhere.as_mut(), &games, &bots, runs);
        assert_eq!(here.history(), elsewhere.history(), "{game} {options:?}");
        assert!(longest > 1, "{game} {options:?}: no bot chose twice in a row");
    }
}

#[test]
fn whoever_hears_a_choice_can_stop_the_bot() {
    let (games, bots) = (games(), bots());
    let names = vec!["Ada".to_string(), "Ben".to_string()];
    let played = games.get("age-of-innovation").expect("a game").new_match(&[], names, 7.into()).expect("a match");
    let at = Moment::new(played.as_ref(), played.asked()[0], 1);
    let mut told = 0;
    let job = Job::Choices { at, bot: Strength::Greedy.into(), percent: 100 };
    job.run(&games, &bots, &mut |_| {
        told += 1;
        false
    })
    .expect("an answer");
    assert_eq!(told, 1);
}

#[test]
fn advice_is_the_same_here_and_elsewhere() {
    let (games, bots) = (games(), bots());
    for (game, options) in tables() {
        let names = vec!["Ada".to_string(), "Ben".to_string()];
        let played = games.get(game).expect("a game").new_match(&options, names, 3.into()).expect("a match");
        let seat = played.asked()[0];
        let first = played.question(seat).expect("it is asked").offers[0].choice.clone();
        let hint = Effort::Hint { percent: 100 };
        // The hints of the others think so long that a busy machine may run out of time.
        let efforts = if game == "inventions" { vec![hint] } else { Vec::new() };
        for effort in efforts.into_iter().chain([Effort::Analysis { played: first }]) {
            let here = bots.advise(played.as_ref(), seat, &effort, 5);
            let job = sent(&Job::Advice { at: Moment::new(played.as_ref(), seat, 5), effort });
            match sent(&job.run(&games, &bots, &mut |_| true).expect("an answer")) {
                JobAnswer::Advice(elsewhere) => assert_eq!(elsewhere, here, "{game}"),
                other => panic!("{other:?}"),
            }
        }
    }
}

#[test]
fn a_game_of_bots_is_the_same_here_and_elsewhere() {
    let (games, bots) = (games(), bots());
    for (game, options) in tables() {
        let play = BotGame { bots: vec![Strength::Casual.into(), Strength::Greedy.into()], options, seed: 5 };
        let here = bots.play(game, &play).expect("a game");
        let job = sent(&Job::Game { game: game.into(), play });
        let answer = sent(&job.run(&games, &bots, &mut |_| true).expect("an answer"));
        let elsewhere = answer.into_game(&games).expect("a game");
        assert_eq!(elsewhere.played.record(), here.played.record());
        assert_eq!((elsewhere.decisions, elsewhere.seconds.len()), (here.decisions, here.seconds.len()));
    }
}

#[test]
fn what_was_learned_elsewhere_is_the_same() {
    let (games, bots) = (games(), bots());
    for (game, options) in tables() {
        let fit = Fit {
            first_games: 4,
            games: 2,
            generations: 1,
            iterations: 2,
            seats: vec![2],
            options,
            also: Vec::new(),
            seed: 3,
            jobs: 1,
        };
        let here = bots.fit(game, &fit, &|| {}).expect("weights").text();
        let elsewhere = bots.fit_with(game, &fit, &|task| {
            let job = sent(&Job::SelfPlay { game: game.into(), play: task.clone() });
            let bytes = postcard::to_stdvec(&job.run(&games, &bots, &mut |_| true)?).expect("plain data");
            assert!(bytes.len() < 1 << 20, "{} bytes are too much for one message", bytes.len());
            let answer: JobAnswer = postcard::from_bytes(&bytes).expect("the same data");
            answer.into_samples()
        });
        assert_eq!(elsewhere.expect("weights").text(), here, "{game}");
    }
}

#[test]
fn what_does_not_fit_is_refused_and_not_played() {
    let (games, bots) = (games(), bots());
    let names = vec!["Ada".to_string(), "Ben".to_string()];
    let played = games.get("innovation").expect("a game").new_match(&[], names, 3.into()).expect("a match");
    let at = Moment::new(played.as_ref(), Seat::new(5), 1);
    let job = Job::Choices { at, bot: Strength::Greedy.into(), percent: 100 };
    assert!(job.run(&games, &bots, &mut |_| true).is_err());
    let at = Moment::new(played.as_ref(), Seat::new(0), 1);
    let job = Job::Choices { at, bot: Strength::Greedy.into(), percent: 100 };
    assert!(job.run(&Registry::default(), &bots, &mut |_| true).is_err(), "a game that is not there");
    assert_ne!(bots.fingerprint(&games), bots.fingerprint(&Registry::default()));
}
