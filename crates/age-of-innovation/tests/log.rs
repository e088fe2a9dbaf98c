//! The log tells everything that changes a score, and plans answer what they are made for.

use age_of_innovation::{AgeOfInnovation, Choice, Event, Rules, Setup};
use table::{Game, Match, Plans, Rng, Seat};
use testkit::random_game;

#[test]
fn the_points_of_the_log_add_up_to_the_score() {
    for seed in 0..200 {
        let seats = 2 + seed as usize % 4;
        let setup = if seed % 3 == 0 { Setup::Draft } else { Setup::Sets };
        let mut position = random_game::<AgeOfInnovation>(&Rules { setup, ..Rules::default() }, seats, seed);
        let events = position.take_events();
        let scored = |seat: Seat| -> i32 {
            let points = events.iter().filter_map(|event| match event {
                Event::Points { seat: who, points, .. } if *who == seat => Some(i32::from(*points)),
                _ => None,
            });
            20 + points.sum::<i32>()
        };
        let logged: Vec<i32> = (0..seats).map(|seat| scored(Seat::new(seat))).collect();
        assert_eq!(position.outcome().expect("the game is over").points, logged, "seed {seed}");
    }
}

#[test]
fn turn_order_and_start_player_are_drawn() {
    let first = |seed: u64| {
        let names = (0..3).map(|seat| format!("P{seat}")).collect();
        let setup = table::Setup { options: Rules::default(), names, seed: seed.into() };
        Match::<AgeOfInnovation>::new(setup).expect("a match").position().asked()[0].seat
    };
    let mut seen = [false; 3];
    (0..40).for_each(|seed| seen[first(seed).index()] = true);
    assert_eq!(seen, [true; 3]);
}

#[test]
fn planned_power_is_taken_up_to_the_number_and_declined_above() {
    let mut rng = Rng::new(1);
    let game = AgeOfInnovation::set_up(&Rules::default(), 2, &mut rng).expect("a table");
    let seat = Seat::new(0);
    let answer = |plan, value, offers: &[Choice]| game.planned(seat, plan, value, offers);
    let power = [Choice::Gain(3), Choice::Decline];
    assert_eq!(answer("power", "3", &power), Some(Choice::Gain(3)));
    assert_eq!(answer("power", "2", &power), Some(Choice::Decline));
    assert_eq!(answer("power", "2", &[Choice::Yes, Choice::No]), None);
    assert_eq!(answer("end-turn", "always", &[Choice::EndTurn]), Some(Choice::EndTurn));
    assert_eq!(answer("end-turn", "", &[Choice::EndTurn]), None);
}
