//! The test that every manifest passes.

use table::text::Language;

use crate::{Manifest, Words, same_messages};

/// What is wrong with a manifest, if anything: its parts must be of one game, and its words complete in every language.
pub fn check(manifest: &Manifest) -> Result<(), String> {
    let (game, bots) = (manifest.game.name(), manifest.bots.game());
    if game != bots {
        return Err(format!("the bots of {bots} cannot play {game}"));
    }
    for source in [manifest.artist.words(), manifest.observer.words] {
        same_messages(source).map_err(|problem| format!("{game}: {problem}"))?;
    }
    for language in Language::ALL {
        let words = Words::new(language, &[manifest.observer.words]);
        for plot in manifest.observer.plots {
            let (title, how) = (words.say(plot.id), words.say(&format!("{}-read", plot.id)));
            if title.len() <= 3 || title == plot.id || how.len() <= 40 {
                return Err(format!("{game}: the plot {} needs a title and words on how to read it", plot.id));
            }
        }
    }
    Ok(())
}
