//! Bots win against weaker ones and play by the rules.

use std::sync::atomic::{AtomicUsize, Ordering};

use age_of_innovation::AgeOfInnovation;
use bots::{Bot, BotGame, BotRegistry, Effort, Greedy, Judge, Random, Shares, Simulation, Spec, Strength};
use innovation::{All, Engine, Innovation, Rules};
use innovation_kit::InnovationJudge;
use inventions::Inventions;
use nim::{Nim, WhatToTake};
use table::scene::Staged;
use table::{
    AnyMatch, Game, Match, NoOptions, Observation, PerSeat, Plans, Position, Rng, Seat, Secrets, Setup, Spoken,
    parse_options,
};
use testkit::volume;

fn bots_of_all() -> BotRegistry {
    let bots = BotRegistry::default().with(innovation_kit::game_bots());
    bots.with(age_of_innovation_kit::game_bots()).with(inventions_kit::game_bots())
}

fn simulation(games: usize, seats: usize, bots: &[Strength]) -> Simulation {
    Simulation {
        games,
        seats,
        bots: bots.iter().map(|&bot| bot.into()).collect(),
        options: Vec::new(),
        seed: 1,
        jobs: 2,
        records: false,
    }
}

#[test]
fn greedy_beats_random_at_innovation() {
    let registry = bots_of_all();
    for bots in [[Strength::Greedy, Strength::Random], [Strength::Random, Strength::Greedy]] {
        let tally = registry.simulate("innovation", &simulation(50, 2, &bots), &|_, _| {}).expect("a simulation");
        let greedy = bots.iter().position(|&bot| bot == Strength::Greedy).expect("one is greedy");
        assert!(tally.wins[greedy] >= 47, "{tally:?}");
    }
}

fn with_expansions(expansions: &str) -> Vec<(String, String)> {
    vec![("expansions".into(), expansions.into())]
}

#[test]
fn greedy_beats_random_with_every_expansion() {
    let registry = bots_of_all();
    for expansions in ["cities", "artifacts", "echoes", "figures", "cities,artifacts,echoes,figures"] {
        for bots in [[Strength::Greedy, Strength::Random], [Strength::Random, Strength::Greedy]] {
            let games = volume::of(8, 15);
            let simulation = Simulation { options: with_expansions(expansions), ..simulation(games, 2, &bots) };
            let tally = registry.simulate("innovation", &simulation, &|_, _| {}).expect("a simulation");
            let greedy = bots.iter().position(|&bot| bot == Strength::Greedy).expect("one is greedy");
            assert!(tally.wins[greedy] >= games - 1, "{expansions}: {tally:?}");
        }
    }
}

/// However bad a choice looks at first, before it is called a mistake it is tried half as often as the best one.
#[test]
fn what_was_played_is_compared_fairly() {
    let registry = bots_of_all();
    let tables = [new_match::<Innovation>(), new_match::<AgeOfInnovation>(), new_match::<Inventions>()];
    for mut table in tables {
        for _ in 0..12 {
            let seat = table.asked()[0];
            let worst = registry
                .advise(&*table, seat, &Effort::Hint { percent: 100 }, 1)
                .expect("advice")
                .choices
                .pop()
                .expect("choices")
                .0;
            let advice =
                registry.advise(&*table, seat, &Effort::Analysis { played: worst.clone() }, 1).expect("advice");
            let (best, most, _) = &advice.choices[0];
            let (_, tried, _) = advice.choices.iter().find(|(choice, ..)| *choice == worst).expect("it is offered");
            assert!(tried >= &(most / 2), "{}: {worst} tried {tried} times, {best} {most} times", table.game());
            table.choose(seat, best).expect("offered");
        }
    }
}

fn new_match<G: Secrets + Spoken + Plans + Staged>() -> Box<dyn AnyMatch> {
    let setup =
        Setup { options: G::Options::default(), names: ["Ada", "Ben"].map(String::from).to_vec(), seed: 3.into() };
    Box::new(Match::<G>::new(setup).expect("a match"))
}

/// In this game each of two greedy bots would undo for ever what the other has gained.
#[test]
fn bots_do_not_go_round_in_circles() {
    let standoff = Simulation { seed: 158, ..simulation(1, 2, &[Strength::Greedy]) };
    let tally = bots_of_all().simulate("innovation", &standoff, &|_, _| {}).expect("a simulation");
    assert!(tally.games == 1 && tally.decisions > 2000, "{tally:?}");
}

#[test]
fn every_bot_plays_with_and_without_expansions() {
    let registry = bots_of_all();
    for strength in Strength::ALL {
        let names = || ["Ada", "Ben"].map(String::from).to_vec();
        let base = Match::<Innovation>::new(Setup { options: Rules::default(), names: names(), seed: 1.into() });
        let options = parse_options([("expansions", "echoes,figures")]).expect("options");
        let all = Match::<Engine<All>>::new(Setup { options, names: names(), seed: 1.into() });
        let tables: [Box<dyn AnyMatch>; 2] = [Box::new(base.expect("a match")), Box::new(all.expect("a match"))];
        for mut table in tables {
            let seat = table.asked()[0];
            let advice = registry.advise(&*table, seat, &Effort::Hint { percent: 100 }, 1);
            assert!(advice.is_ok_and(|advice| advice.choices.len() > 1 && advice.expected.len() == 2));
            let mut bot = registry.player(&*table, strength, 1).expect("a bot");
            let choice = bot.choose(&*table, seat).expect("A is asked");
            table.choose(seat, &choice).expect("offered");
        }
    }
}

#[test]
fn greedy_beats_random_at_age_of_innovation() {
    let registry = bots_of_all();
    for bots in [[Strength::Greedy, Strength::Random], [Strength::Random, Strength::Greedy]] {
        let tally =
            registry.simulate("age-of-innovation", &simulation(40, 2, &bots), &|_, _| {}).expect("a simulation");
        let greedy = bots.iter().position(|&bot| bot == Strength::Greedy).expect("one is greedy");
        assert!(tally.wins[greedy] >= 39, "{tally:?}");
    }
}

#[test]
fn greedy_beats_random_at_inventions() {
    let registry = bots_of_all();
    for bots in [[Strength::Greedy, Strength::Random], [Strength::Random, Strength::Greedy]] {
        let games = volume::of(20, 50);
        let tally = registry.simulate("inventions", &simulation(games, 2, &bots), &|_, _| {}).expect("a simulation");
        let greedy = bots.iter().position(|&bot| bot == Strength::Greedy).expect("one is greedy");
        assert!(tally.wins[greedy] >= games - 1, "{tally:?}");
    }
}

#[test]
fn four_greedy_bots_play_a_sensible_game_of_inventions() {
    let four = simulation(12, 4, &[Strength::Greedy]);
    let tally = bots_of_all().simulate("inventions", &four, &|_, _| {}).expect("a simulation");
    assert!(tally.mean_best_points > 85.0, "{tally:?}");
}

#[test]
fn four_greedy_bots_play_a_sensible_game_of_age_of_innovation() {
    let four = simulation(12, 4, &[Strength::Greedy]);
    let tally = bots_of_all().simulate("age-of-innovation", &four, &|_, _| {}).expect("a simulation");
    assert!(tally.mean_best_points > 100.0, "{tally:?}");
}

#[test]
fn a_simulation_is_the_same_again_whatever_the_jobs() {
    let registry = bots_of_all();
    let run = |jobs| {
        let simulation = Simulation { jobs, ..simulation(40, 3, &[Strength::Random]) };
        registry.simulate("innovation", &simulation, &|_, _| {}).expect("a simulation")
    };
    let (one, two) = (run(1), run(2));
    assert_eq!((one.decisions, &one.wins, &one.endings), (two.decisions, &two.wins, &two.endings));
    assert_eq!(one.games, 40);
}

#[test]
fn records_of_a_simulation_replay() {
    let registry = bots_of_all();
    let records = std::sync::Mutex::new(Vec::new());
    let simulation = Simulation { records: true, ..simulation(6, 4, &[Strength::Random]) };
    let watch = |_, record| records.lock().expect("unpoisoned").push(record);
    registry.simulate("innovation", &simulation, &watch).expect("a simulation");
    let records = records.into_inner().expect("unpoisoned");
    assert_eq!(records.len(), 6);
    for record in records {
        let replayed = Match::<Innovation>::replay(&record.expect("records were wanted")).expect("a true record");
        assert!(replayed.outcome().is_some());
    }
}

#[test]
fn what_cannot_be_simulated_says_why() {
    let registry = bots_of_all();
    let with = |seats, options: &[(&str, &str)]| {
        let options = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
        let simulation = Simulation { options, ..simulation(1, seats, &[Strength::Random]) };
        registry.simulate("innovation", &simulation, &|_, _| {}).map(drop)
    };
    assert_eq!(with(5, &[]), Err("innovation is played by 2 to 4, not by 5".into()));
    let more = with(6, &[("expansions", "cities")]);
    assert!(more.is_err_and(|error| error.starts_with("6 players are too many")));
    assert_eq!(with(2, &[("teams", "yes")]), Err("teams are for four players, not for 2".into()));
    assert!(with(2, &[("color", "red")]).is_err_and(|error| error.starts_with("unknown option 'color'")));
    assert!(with(2, &[("teams", "maybe")]).is_err_and(|error| error.contains("'maybe'")));
    assert!(registry.player(&*new_match::<Nim>(), Strength::Random, 1).is_err());
}

/// Many games with levels that slip and levels that do not; a game ends with an error if a bot chooses what is not
/// offered. What a search finds in more time it looks for in the same way, so little time is enough here.
#[test]
fn no_level_ever_answers_outside_the_offers() {
    let games = volume::of(120, 1000);
    let registry = bots_of_all();
    let bots: Vec<Spec> =
        ["novice", "apprentice@1", "skilled@1", "expert@2"].map(|bot| bot.parse().expect("a bot")).to_vec();
    let next = AtomicUsize::new(0);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return;
            }
            let (game, options) = match number % 24 {
                0 => ("innovation", with_expansions("cities,artifacts,echoes,figures")),
                1 | 13 => ("age-of-innovation", Vec::new()),
                2 | 14 => ("inventions", Vec::new()),
                _ => ("innovation", Vec::new()),
            };
            let mut bots = bots.clone();
            bots.rotate_left(number % 4);
            let result =
                registry.play(game, &BotGame { bots, options, seed: number as u64 }).expect("only offers are chosen");
            assert!(result.played.outcome().is_some() && result.decisions.iter().all(|&decisions| decisions > 0));
        }
    };
    std::thread::scope(|scope| (0..2).for_each(|_| drop(scope.spawn(work))));
}

/// Perfect play of Nim: whoever leaves a nim-sum of zero wins.
struct NimSum;

impl Judge<Nim> for NimSum {
    fn worth(&self, game: &Nim, seat: Seat) -> f32 {
        if let Some(outcome) = game.outcome() {
            return if outcome.places[seat.index()] == 1 { 1.0 } else { 0.0 };
        }
        if game.heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0 { 1.0 } else { 0.0 }
    }

    fn shares(&self, game: &Nim) -> Shares {
        PerSeat(std::array::from_fn(|seat| self.worth(game, Seat::new(seat.min(1)))))
    }

    fn settled(&self, _: &WhatToTake) -> bool {
        true
    }
}

#[test]
fn greedy_with_a_perfect_judge_plays_nim_perfectly() {
    for seed in 0..50 {
        let mut position = Position::new(<Nim>::set_up(&NoOptions, 2, &mut Rng::new(seed)).expect("a table"));
        let mut rng = Rng::new(seed);
        while let Some(asked) = position.asked().first() {
            let seat = asked.seat;
            let observation = Observation::new(&position, seat).expect("asked");
            let mut greedy = Greedy::new(NimSum);
            let first = seat.index() == 0;
            let choice =
                if first { greedy.choose(&observation, &mut rng) } else { Random.choose(&observation, &mut rng) };
            position.choose(seat, choice).expect("offered");
        }
        let outcome = position.outcome().expect("over");
        assert_eq!(outcome.places[0], 1, "3, 4, 5 is won by whoever begins");
    }
}

#[test]
fn a_world_is_found_in_nearly_every_position() {
    let (mut wanted, mut had) = (0, 0);
    for seed in 0..20 {
        let names = ["Ada", "Ben", "Cleo"].map(String::from).to_vec();
        let mut played =
            Match::<Innovation>::new(Setup { options: Rules::default(), names, seed: seed.into() }).expect("a match");
        let mut rng = Rng::new(seed);
        while let Some(asked) = played.position().asked().first() {
            let observation = Observation::new(played.position(), asked.seat).expect("asked");
            wanted += 1;
            had += u32::from(observation.world(&mut rng).is_some());
            let (seat, choice) = (observation.seat(), Random.choose(&observation, &mut rng));
            played.choose(seat, choice).expect("offered");
        }
    }
    let rate = f64::from(had) / f64::from(wanted);
    assert!(rate > 0.98, "{had} of {wanted}");
}

#[test]
fn a_winning_choice_is_taken() {
    let text = "scene: s\nA red: Coal\nA score: Paper, Compass, Optics, Medicine, Engineering, Machinery, Education\n\
                A achievements: 1, 2, 5, 6, World\n";
    let scenes = table::scene::parse(text).expect("a scene");
    let (position, ..) = table::scene::play_with::<Innovation>(&scenes[0], |_| {}).expect("a position");
    let observation = Observation::new(&position, Seat::new(0)).expect("A is asked");
    let choice = Greedy::new(InnovationJudge).choose(&observation, &mut Rng::new(1));
    let mut after = position.clone();
    after.choose(Seat::new(0), choice).expect("offered");
    assert_eq!(after.outcome().map(|outcome| outcome.how), Some("achievements"), "{choice} does not win at once");
}

#[test]
fn a_bot_is_written_as_it_is_read() {
    for text in ["random", "greedy", "expert", "strong@500", "expert@0.5s", "casual@2s", "rival-strong@30"] {
        assert_eq!(text.parse::<Spec>().map(|spec| spec.to_string()), Ok(text.to_string()));
    }
    for text in ["", "grandmaster", "expert@", "expert@0", "expert@-1s", "strong@nans", "expert@5m", "Expert"] {
        assert!(text.parse::<Spec>().is_err(), "{text}");
    }
}
