//! The log tells everything that changes a score or the influence.

use inventions::{Cause, Event, Inventions, Rules};
use table::{Seat, Viewer};
use testkit::random_game;

#[test]
fn the_ip_and_influence_of_the_log_add_up() {
    for seed in 0..200 {
        let seats = 2 + seed as usize % 3;
        let mut position = random_game::<Inventions>(&Rules::default(), seats, seed);
        let events = position.take_events();
        let scored = |seat: Seat| -> i32 {
            let ip = events.iter().filter_map(|event| match event {
                Event::Ip { seat: who, ip, .. } if *who == seat => Some(i32::from(*ip)),
                _ => None,
            });
            ip.sum()
        };
        let swayed = |seat: Seat| -> i32 {
            let changes = events.iter().filter_map(|event| match event {
                Event::Influence { seat: who, change, .. } if *who == seat => Some(i32::from(*change)),
                _ => None,
            });
            1 + changes.sum::<i32>()
        };
        let everyone: Vec<Seat> = (0..seats).map(Seat::new).collect();
        let logged: Vec<i32> = everyone.iter().map(|seat| scored(*seat)).collect();
        assert_eq!(position.outcome().expect("the game is over").points, logged, "seed {seed}");
        for seat in everyone {
            assert_eq!(i32::from(position.game().player(seat).influence), swayed(seat), "seed {seed}, {seat}");
        }
    }
}

#[test]
fn the_view_tells_what_the_goals_that_count_scored() {
    for seed in 0..60 {
        let seats = 2 + seed as usize % 3;
        let mut position = random_game::<Inventions>(&Rules::default(), seats, seed);
        let events = position.take_events();
        let view = position.view(Viewer::Watcher);
        for seat in (0..seats).map(Seat::new) {
            let scored = events.iter().filter_map(|event| match event {
                Event::Ip { seat: who, ip, cause: Cause::Goal(_) } if *who == seat => Some(*ip),
                _ => None,
            });
            assert_eq!(view.players[seat.index()].goals_ip, Some(scored.sum()), "seed {seed}, {seat}");
        }
    }
}

/// Every tile that lies on a progress map was taken and built, and every invention was kept, before the eyes of all.
#[test]
fn the_log_tells_of_every_tile_and_invention() {
    for seed in 0..60 {
        let seats = 2 + seed as usize % 3;
        let mut position = random_game::<Inventions>(&Rules::default(), seats, seed);
        let events = position.take_events();
        for seat in (0..seats).map(Seat::new) {
            let player = position.game().player(seat);
            let built = events.iter().filter(|event| matches!(event, Event::Built { seat: who, .. } if *who == seat));
            assert_eq!(player.map.len(), built.count(), "seed {seed}, {seat}");
            let who = inventions::words::Who::Seat(seat);
            let took = events.iter().filter(|event| match event {
                Event::TookTile { who: taker, .. } | Event::WealthTaken { who: taker, .. } => *taker == who,
                _ => false,
            });
            assert_eq!(player.map.len() + player.display.len(), took.count(), "seed {seed}, {seat}");
            let kept = events.iter().filter(|event| matches!(event, Event::Kept { who: owner, .. } if *owner == who));
            // Two are dealt at the start.
            assert_eq!(player.inventions.len(), 2 + kept.count(), "seed {seed}, {seat}");
        }
    }
}
