//! A match on a screen of letters. Every game that can be drawn has an [`Artist`]; the others are played by their words
//! alone.

mod layout;
mod pen;

use table::text::{Phrase, Texts};
use table::{AnyMatch, Outcome, Seat, SeatOffer, Viewer};

use crate::{Source, Words};

pub use layout::{columns, cut, flow, pad, width};
pub use pen::{Ink, Pen};

/// Draws the matches of a game.
pub trait Artist: Sync {
    /// The words around the drawing, beside those of the game and of the program.
    fn words(&self) -> Source {
        |_| ""
    }

    /// The table as the viewer sees it, line by line.
    fn draw(&self, _played: &dyn AnyMatch, _viewer: Viewer, _sheet: &Sheet) -> Vec<String> {
        Vec::new()
    }

    /// What the table shows a seat about one of its offers, in notation.
    fn remark(&self, _played: &dyn AnyMatch, _seat: Seat, _choice: &str, _sheet: &Sheet) -> Option<String> {
        None
    }

    /// The message that tells an outcome.
    fn outcome(&self, _played: &dyn AnyMatch) -> Phrase {
        Phrase::new("outcome")
    }

    /// What is drawn for `[name]` in the texts of the game.
    fn symbol(&self, _name: &str, _pen: &Pen) -> Option<String> {
        None
    }
}

/// Draws nothing: for a game that is played by its words.
pub struct WordsAlone;

impl Artist for WordsAlone {}

/// All that is needed to draw: pen, artist and words.
pub struct Sheet {
    pub pen: Pen,
    pub words: Words,
    /// The texts of the game.
    pub texts: Texts,
    artist: &'static dyn Artist,
}

impl Sheet {
    pub fn new(pen: Pen, words: Words, texts: Texts, artist: &'static dyn Artist) -> Self {
        Sheet { pen, words, texts, artist }
    }

    pub fn draw(&self, played: &dyn AnyMatch, viewer: Viewer) -> Vec<String> {
        self.artist.draw(played, viewer, self)
    }

    /// An offer word by word, with what the table shows about it.
    pub fn offer(&self, played: &dyn AnyMatch, seat: Seat, offer: &SeatOffer) -> Vec<String> {
        let mut pieces = self.pieces(&self.texts.say(&offer.label, played.names()));
        pieces.extend(self.artist.remark(played, seat, &offer.choice, self));
        pieces
    }

    /// Who won, and how.
    pub fn outcome(&self, played: &dyn AnyMatch, outcome: &Outcome) -> String {
        let winners: Vec<&str> = outcome.winners().map(|seat| played.names()[seat.index()].as_str()).collect();
        let list = self.words.list("winners", winners.iter().copied());
        let phrase = self.artist.outcome(played).key("how", outcome.how);
        self.words.fill(phrase.plain("winners", list).number("count", winners.len() as i64))
    }

    /// A text of the game with its symbols drawn, in lines of the screen's width; `begun` opens the first line, and the
    /// others are indented as far.
    pub fn text(&self, begun: &str, text: &str) -> Vec<String> {
        flow(&self.pieces(text), 1, begun, self.pen.width, width(begun))
    }

    /// The words of a text with its symbols drawn.
    fn pieces(&self, text: &str) -> Vec<String> {
        text.split_whitespace().map(|word| self.symbols(word)).collect()
    }

    /// A text with its symbols drawn.
    pub fn symbols(&self, text: &str) -> String {
        let mut drawn = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('[') {
            drawn += before;
            let symbol =
                after.split_once(']').and_then(|(name, after)| Some((self.artist.symbol(name, &self.pen)?, after)));
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
