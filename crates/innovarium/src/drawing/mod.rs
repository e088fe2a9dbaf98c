//! A match on a screen of letters. Every game that can be drawn has an [`Artist`]; the others are played by their words alone.

mod innovation;
mod layout;
mod pen;
mod words;

use table::text::Texts;
use table::{AnyMatch, Viewer};

pub use layout::{columns, flow, pad, width};
pub use pen::Pen;
pub use words::{Fill, Words};

pub trait Artist: Sync {
    /// The table as the viewer sees it, line by line.
    fn table(&self, table: &dyn AnyMatch, viewer: Viewer, sheet: &Sheet) -> Vec<String>;

    /// What is drawn for `[name]` in the texts of the game.
    fn symbol(&self, name: &str, pen: &Pen) -> Option<String>;
}

struct WordsAlone;

impl Artist for WordsAlone {
    fn table(&self, _: &dyn AnyMatch, _: Viewer, _: &Sheet) -> Vec<String> {
        Vec::new()
    }

    fn symbol(&self, _: &str, _: &Pen) -> Option<String> {
        None
    }
}

fn artist(game: &str) -> &'static dyn Artist {
    match game {
        "innovation" => &innovation::Painter,
        _ => &WordsAlone,
    }
}

/// All that is needed to draw: pen, artist and words.
pub struct Sheet {
    pub pen: Pen,
    pub words: Words,
    /// The texts of the game.
    pub texts: Texts,
    artist: &'static dyn Artist,
}

impl Sheet {
    pub fn new(pen: Pen, words: Words, texts: Texts, game: &str) -> Self {
        Sheet { pen, words, texts, artist: artist(game) }
    }

    pub fn table(&self, table: &dyn AnyMatch, viewer: Viewer) -> Vec<String> {
        self.artist.table(table, viewer, self)
    }

    /// A text of the game with its symbols drawn, in lines of the screen's width; `begun` opens the first line, and the others are
    /// indented as far.
    pub fn text(&self, begun: &str, text: &str) -> Vec<String> {
        let pieces: Vec<String> = text.split_whitespace().map(|word| self.symbols(word)).collect();
        flow(&pieces, 1, begun, self.pen.width, width(begun))
    }

    /// The text with its symbols drawn, in one line.
    pub fn symbols(&self, text: &str) -> String {
        let mut drawn = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('[') {
            drawn += before;
            let symbol = after.split_once(']').and_then(|(name, after)| Some((self.artist.symbol(name, &self.pen)?, after)));
            match symbol {
                Some((symbol, after)) => {
                    drawn += &symbol;
                    rest = after;
                }
                None => {
                    drawn.push('[');
                    rest = after;
                }
            }
        }
        drawn + rest
    }
}
