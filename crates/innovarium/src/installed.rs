//! The games of a program, sorted by which part of it needs what of them.

use bots::BotRegistry;
use kit::Manifest;
use kit::drawing::{Artist, WordsAlone};
use kit::lab::{NOTHING_MORE, Observer};
use server::Catalog;
use table::Registry;
use teaching::puzzle::Puzzles;
use teaching::{Lessons, Winnings};

pub struct Installed {
    /// What the server needs as well.
    pub catalog: Catalog,
    artists: Vec<(&'static str, &'static dyn Artist)>,
    observers: Vec<(&'static str, &'static Observer)>,
}

impl Installed {
    pub fn new(games: Vec<Manifest>) -> Self {
        let (mut registry, mut bots) = (Registry::default(), BotRegistry::default());
        let (mut artists, mut observers) = (Vec::new(), Vec::new());
        let (mut lessons, mut puzzles, mut winnings) = (Lessons::default(), Puzzles::default(), Vec::new());
        for manifest in games {
            let name = manifest.game.name();
            artists.push((name, manifest.artist));
            observers.push((name, manifest.observer));
            lessons = lessons.with(manifest.lessons);
            winnings.extend(manifest.winnings.iter().map(|text| read_winnings(name, text)));
            if let Some(file) = manifest.puzzles {
                puzzles = puzzles.with(file.text, file.of_game);
            }
            registry = registry.with(manifest.game);
            bots = bots.with(manifest.bots);
        }
        Installed { catalog: Catalog { games: registry, bots, lessons, puzzles, winnings }, artists, observers }
    }

    pub fn artist(&self, game: &str) -> &'static dyn Artist {
        self.artists.iter().find(|(name, _)| *name == game).map_or(&WordsAlone, |(_, artist)| *artist)
    }

    pub fn observer(&self, game: &str) -> &'static Observer {
        self.observers.iter().find(|(name, _)| *name == game).map_or(&NOTHING_MORE, |(_, observer)| *observer)
    }
}

/// A mistake in a file of the program is a bug, which the test of every manifest finds.
fn read_winnings(game: &str, text: &str) -> Winnings {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("what bots of {game} won with: {error}"))
}
