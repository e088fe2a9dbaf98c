//! What is told of a turn: every action, and nothing else as one.

use innovation::{Action, Event, Innovation, Move, Rules};
use table::{Game, Position, Rng};

/// What is told of a game that is played to its end at random.
fn told(seats: usize, seed: u64) -> Vec<Event> {
    let mut rng = Rng::new(seed);
    let game = Innovation::set_up(&Rules::default(), seats, &mut rng).expect("a table");
    let mut position = Position::listening(game);
    while position.outcome().is_none() {
        let asked = &position.asked()[0];
        let offers = position.offers(asked);
        let (seat, choice) = (asked.seat, offers[rng.below(offers.len())]);
        position.choose(seat, choice).expect("offered");
    }
    position.take_events()
}

#[test]
fn a_turn_tells_as_many_actions_as_it_has() {
    for seed in 0..60 {
        let events = told(2 + seed as usize % 3, seed);
        let mut turns = 0;
        for turn in events.split_inclusive(|event| matches!(event, Event::Turn { .. })).skip(1) {
            // The last turn may end in its middle.
            let Some(Event::Turn { .. }) = turn.last() else { continue };
            let actions = turn.iter().filter(|event| matches!(event, Event::Action { .. } | Event::DogmaAction { .. }));
            let count = actions.count();
            assert!(count == 2 || count == 1 && turns < 2, "seed {seed}: {count} in {turn:?}");
            turns += 1;
        }
        assert!(turns > 4, "seed {seed}");
    }
}

#[test]
fn what_comes_of_an_action_follows_it() {
    let mut seen = [0; 3];
    for seed in 0..60 {
        for pair in told(2 + seed as usize % 3, seed).windows(2) {
            let Event::Action { seat, action } = pair[0] else { continue };
            seen[action as usize] += 1;
            let follows = match pair[1] {
                Event::Moved { by, how: Move::Draw, .. } => by == seat && action == Action::Draw,
                Event::Moved { by, how: Move::Meld, .. } => by == seat && action == Action::Meld,
                Event::Claim { seat: by, .. } => by == seat && action == Action::Achieve,
                // Nothing is left to draw.
                Event::Over { .. } => action == Action::Draw,
                _ => false,
            };
            assert!(follows, "seed {seed}: {pair:?}");
        }
    }
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}
