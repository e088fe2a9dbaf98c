//! Networks as files: what is read, and what is refused.

use bots::{BotRegistry, Network, Simulation};
use nim::Nim;
use nim_kit::NimBots;
use table::encoding::shape;
use table::{NoOptions, Rng};

/// Of one layer, in which every number is drawn.
fn file(hidden: usize, seed: u64) -> Vec<u8> {
    let shape = shape::<Nim>(&NoOptions, 2).expect("a table of two");
    let header = format!(r#"{{"format":1,"game":"nim","seats":2,"options":[],"encoding":"{}","#, shape.fingerprint(),);
    let sizes = format!(r#""observation":{},"actions":{},"hidden":[{hidden}]}}"#, shape.observation, shape.actions,);
    let header = header + &sizes;
    let mut rng = Rng::new(seed);
    let numbers = (shape.observation + 1) * hidden + (hidden + 1) * (2 + shape.actions);
    let mut bytes = format!("{header}\n").into_bytes();
    bytes.extend((0..numbers).flat_map(|_| (rng.below(2001) as f32 / 1000.0 - 1.0).to_le_bytes()));
    bytes
}

fn simulation(bots: [&str; 2]) -> Simulation {
    let bots = bots.iter().map(|bot| bot.parse().expect("a bot")).collect();
    Simulation { games: 20, seats: 2, bots, options: Vec::new(), seed: 1, jobs: 1, records: false }
}

#[test]
fn a_network_plays_with_and_without_a_search() {
    let registry = BotRegistry::default().with(bots::game_bots::<NimBots>());
    let watch = |_: u64, _: Option<table::Record>| {};
    let without = registry.simulate("nim", &simulation(["network", "random"]), &watch);
    assert!(without.is_err_and(|problem| problem.contains("--network")));

    let before = registry.tuning_hash("nim", &[]).expect("nim");
    registry.take_network(&file(4, 1)).expect("a sound file");
    assert_ne!(registry.tuning_hash("nim", &[]), Ok(before));
    assert!(registry.take_network(&file(4, 1)).is_err_and(|problem| problem.contains("twice")));
    for bots in [["network", "random"], ["random", "network@30"]] {
        let played = registry.simulate("nim", &simulation(bots), &watch).expect("games");
        assert_eq!(played.games, 20);
    }
    // Nim is searched to its end, whatever the network thinks.
    let searched = registry.simulate("nim", &simulation(["network@2000", "random"]), &watch).expect("games");
    assert_eq!(searched.wins, [20, 0]);
}

/// Whatever is cut off, changed or added: a file is read or refused, and nothing panics.
#[test]
fn hostile_files_are_refused_in_words() {
    let sound = file(3, 2);
    let network = Network::read(&sound).expect("a sound file");
    assert!(network.outputs(&[0; 7]).is_err());
    for length in 0..sound.len() {
        let problem = Network::read(&sound[..length]).expect_err("it is cut off");
        assert!(!problem.is_empty());
    }
    assert!(Network::read(&[&sound[..], &[0]].concat()).is_err());
    let end = sound.iter().position(|byte| *byte == b'\n').expect("a line");
    let registry = BotRegistry::default().with(bots::game_bots::<NimBots>());
    let mut rng = Rng::new(3);
    for _ in 0..20_000 {
        let mut changed = sound.clone();
        for _ in 0..=rng.below(3) {
            let place = if rng.below(4) > 0 { rng.below(end + 1) } else { rng.below(changed.len()) };
            changed[place] = rng.below(256) as u8;
        }
        if let Ok(network) = Network::read(&changed)
            && let Ok((values, logits)) = network.outputs(&[1; 19])
        {
            assert!(values.iter().chain(&logits).all(|number| !number.is_nan()));
        }
    }
    let mut endless = sound.clone();
    let last = endless.len() - 4;
    endless[last..].copy_from_slice(&f32::NAN.to_le_bytes());
    assert!(registry.take_network(&endless).is_err_and(|problem| problem.contains("is none")));
    let text = String::from_utf8_lossy(&sound[..end]).replace("\"nim\"", "\"chess\"");
    let other = [text.as_bytes(), &sound[end..]].concat();
    assert!(registry.take_network(&other).is_err_and(|problem| problem.contains("chess")));
}
