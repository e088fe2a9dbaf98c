//! How long the messages of a table are: over whole matches of every game, for everybody at the table.

use serde_json::{Value, json};
use server::Catalog;
use table::{Registry, Rng};

use crate::browser::{Browser, wish, with};
use crate::host::Host;
use crate::live::Live;

/// Bytes that an update may have on average, the last one with the whole log included.
const MEAN: usize = 800;
/// The updates of a few choices at the end would say little.
const LEAST: usize = 300;

fn all_games() -> Catalog {
    let games = Registry::default().with(innovation::any_game()).with(age_of_innovation::any_game());
    Catalog { games: games.with(inventions::any_game()), ..Catalog::default() }
}

/// A table at which one person has all seats, so that the cards can be known, and the connections of all who sit there
/// and of somebody who watches.
fn lay(ada: &Browser, eve: &Browser, game: &str, options: Value, seats: usize) -> Vec<Live> {
    let names = &["me", "Ben", "Cy", "Dee"][..seats];
    let id = ada.make(&with(wish(names), json!({ "game": game, "options": options, "seed": 11 })));
    let seated = (0..seats).map(|seat| ada.sit(&id, seat));
    seated.chain([eve.watch(&id)]).collect()
}

fn play(lives: &mut [Live]) {
    let mut rng = Rng::new(11);
    while !lives[0].is_finished() {
        let asked = lives.iter().position(Live::is_asked).expect("somebody is asked");
        let version = lives[asked].choose_any(&mut rng);
        lives.iter_mut().for_each(|live| {
            live.version_reached(version);
        });
    }
}

fn mean(sizes: &[usize]) -> usize {
    sizes.iter().sum::<usize>() / sizes.len()
}

#[test]
fn updates_are_short() {
    let host = Host::with_games(all_games);
    let (ada, eve) = (host.browser(), host.browser());
    let expansions = json!({ "expansions": "cities+artifacts+echoes+figures" });
    let tables = [
        ("innovation", json!({}), 2),
        ("innovation", expansions, 4),
        ("age-of-innovation", json!({}), 4),
        ("inventions", json!({}), 4),
    ];
    for (game, options, seats) in tables {
        let mut lives = lay(&ada, &eve, game, options, seats);
        play(&mut lives);
        let mut all = (Vec::new(), Vec::new());
        for (viewer, live) in lives.iter().enumerate() {
            let sizes: Vec<usize> = live.changes.iter().map(Vec::len).collect();
            let (last, others) = sizes.split_last().expect("updates");
            println!(
                "{game} for {seats}, viewer {viewer}: {} updates, {} bytes instead of {}; the last {last} instead of {}",
                sizes.len(),
                mean(others),
                mean(&live.read[..others.len()]),
                live.read[others.len()],
            );
            assert_eq!(live.whole, 1);
            assert!(mean(&sizes) <= MEAN, "{game} for {seats}: {} bytes for viewer {viewer}", mean(&sizes));
            all.0.extend(sizes);
            all.1.extend(&live.read);
        }
        println!("{game} for {seats}: {} bytes instead of {} on average", mean(&all.0), mean(&all.1));
        assert!(all.0.len() > LEAST);
    }
}
