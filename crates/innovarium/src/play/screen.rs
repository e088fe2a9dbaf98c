//! What a person is shown: the table, what happened, the question.

use std::io::{self, BufRead, Write};

use table::text::Phrase;
use table::{Outcome, Seat, SeatOffer, Viewer};

use super::session::Session;
use kit::drawing::{Sheet, columns, flow, width};

/// Lines for what happened since the last decision: more where the screen has room, but no more than one can take in.
const NEWS: std::ops::RangeInclusive<usize> = 5..=15;

/// More offers than this are set in columns.
const SHORT_LIST: usize = 6;

/// Erases the screen.
const CLEAR: &str = "\x1b[2J\x1b[H";

/// Erases the screen and what has scrolled off it: no secret must stay there.
const CLEAR_ALL: &str = "\x1b[2J\x1b[3J\x1b[H";

impl<R: BufRead, W: Write> Session<'_, R, W> {
    pub(super) fn print(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.terminal.output, "{line}")
    }

    fn print_all(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.print(line))
    }

    /// A text of the terminal, wrapped. It may hold what people typed, so it has no symbols and keeps every space.
    fn tell(&mut self, text: &str, indent: usize, hanging: usize) -> io::Result<()> {
        let words: Vec<String> = text.split(' ').map(String::from).collect();
        self.print_all(&flow(&words, 1, &" ".repeat(indent), self.sheet.pen.width, hanging))
    }

    /// One of the terminal's own messages.
    pub(super) fn say(&mut self, phrase: Phrase) -> io::Result<()> {
        let text = self.sheet.words.fill(phrase);
        self.tell(&text, 1, 1)
    }

    fn clear(&mut self, codes: &str) -> io::Result<()> {
        if self.terminal.clears { write!(self.terminal.output, "{codes}") } else { self.print("") }
    }

    /// All that a person needs for a decision.
    pub(super) fn show(&mut self, seat: Seat) -> io::Result<()> {
        let viewer = Viewer::Seat(seat);
        let since = self.last_decision(|author| author == seat);
        let drawn = self.sheet.draw(&*self.played, viewer);
        let question = self.question_lines(seat);
        let notice = self.notice.take();
        let taken = drawn.len() + question.len() + if notice.is_some() { 2 } else { 0 };
        let news = self.news_lines(since, viewer, taken);
        self.clear(CLEAR)?;
        self.print_all(&drawn)?;
        self.print_all(&news)?;
        if let Some(notice) = notice {
            self.print("")?;
            self.say(Phrase::new(notice))?;
        }
        self.print_all(&question)
    }

    /// The last events after this many choices, as many as fit beside the lines that are taken.
    fn news_lines(&self, since: Option<usize>, viewer: Viewer, taken: usize) -> Vec<String> {
        let sentences = self.played.sentences_since(since, viewer, &self.sheet.texts);
        // A blank line, the heading and the line to type in.
        let free = self.sheet.pen.height.saturating_sub(taken + 3);
        let most = free.clamp(*NEWS.start(), *NEWS.end());
        let mut lines: Vec<String> = Vec::new();
        let mut shown = 0;
        for sentence in sentences.iter().rev() {
            let block = self.sentence(sentence);
            if lines.len() + block.len() > most {
                break;
            }
            lines.splice(0..0, block);
            shown += 1;
        }
        if shown > 0 {
            let heading = self.news_heading(sentences.len() - shown);
            lines.splice(0..0, [String::new(), heading]);
        }
        lines
    }

    fn news_heading(&self, left_out: usize) -> String {
        let Sheet { pen, words, .. } = &self.sheet;
        let heading = format!(" {}", pen.bold(&words.say("news")));
        if left_out == 0 {
            return heading;
        }
        let more = words.fill(Phrase::new("news-more").number("count", left_out as i64));
        format!("{heading}  {}", pen.faint(&more))
    }

    fn sentence(&self, sentence: &str) -> Vec<String> {
        self.sheet.text(" • ", sentence)
    }

    /// All that the viewer saw happen after this many choices.
    pub(super) fn show_log(&mut self, since: Option<usize>, viewer: Viewer) -> io::Result<()> {
        for sentence in self.played.sentences_since(since, viewer, &self.sheet.texts) {
            let lines = self.sentence(&sentence);
            self.print_all(&lines)?;
        }
        Ok(())
    }

    pub(super) fn show_question(&mut self, seat: Seat) -> io::Result<()> {
        let lines = self.question_lines(seat);
        self.print_all(&lines)
    }

    fn question_lines(&self, seat: Seat) -> Vec<String> {
        let Sheet { pen, words, texts, .. } = &self.sheet;
        let Some(question) = self.played.question(seat) else { return self.hint("end-hint") };
        let say = |phrase: &Phrase| texts.say(phrase, self.played.names());
        let mut lines = vec![String::new()];
        lines.extend(self.sheet.text(&format!(" {} ", pen.bold("►")), &say(&question.prompt)));
        if let Some(rule) = &question.rule {
            let rule = words.fill(Phrase::new("rule").plain("rule", say(rule)));
            lines.extend(self.sheet.text("   ", &rule));
        }
        lines.extend(self.offer_lines(seat, &question.offers));
        lines.extend(self.hint("hint"));
        lines
    }

    /// The offers with their numbers: a few in one column, many in several.
    fn offer_lines(&self, seat: Seat, offers: &[SeatOffer]) -> Vec<String> {
        let Sheet { pen, .. } = &self.sheet;
        let number = |i: usize| format!(" {} ", pen.bold(&format!("{:>3}", i + 1)));
        let offer = |(i, offer)| (number(i), self.sheet.offer(&*self.played, seat, offer));
        let entries = offers.iter().enumerate().map(offer);
        if offers.len() > SHORT_LIST {
            let entries: Vec<String> = entries.map(|(number, pieces)| number + &pieces.join(" ")).collect();
            return columns(&entries, 2, pen.width);
        }
        let lines = entries.flat_map(|(number, pieces)| flow(&pieces, 1, &number, pen.width, width(&number)));
        lines.collect()
    }

    fn hint(&self, id: &str) -> Vec<String> {
        let lines = self.sheet.text(" ", &self.sheet.words.say(id));
        lines.iter().map(|line| self.sheet.pen.faint(line)).collect()
    }

    /// Hides what the last person saw until the next one sits at the screen.
    pub(super) fn show_curtain(&mut self, seat: Seat) -> io::Result<()> {
        self.clear(CLEAR_ALL)?;
        let rule = self.sheet.pen.rule();
        let name = self.played.names()[seat.index()].clone();
        self.print(&rule)?;
        self.say(Phrase::new("curtain").plain("name", name.as_str()))?;
        self.say(Phrase::new("curtain-go").plain("name", name))?;
        self.print(&rule)
    }

    pub(super) fn lift_curtain(&mut self) -> io::Result<()> {
        if self.terminal.clears { write!(self.terminal.output, "{CLEAR_ALL}") } else { Ok(()) }
    }

    /// The whole truth, once the game is over.
    pub(super) fn show_end(&mut self, outcome: &Outcome) -> io::Result<()> {
        let drawn = self.sheet.draw(&*self.played, Viewer::Everything);
        let mut news = Vec::new();
        // Where nobody plays, all that happened has just been shown.
        if self.people() > 0 {
            let since = self.last_decision(|author| self.is_person(author));
            news = self.news_lines(since, Viewer::Everything, drawn.len() + 4);
            self.clear(CLEAR)?;
        }
        self.print_all(&drawn)?;
        self.print_all(&news)?;
        let sentence = self.sheet.outcome(&*self.played, outcome);
        self.print(&format!("\n {}\n", self.sheet.pen.bold(&sentence)))?;
        self.print_all(&self.hint("end-hint"))
    }

    pub(super) fn show_commands(&mut self) -> io::Result<()> {
        /// The column in which the texts explain the commands.
        const EXPLAINED: usize = 20;
        const COMMANDS: [&str; 7] =
            ["help-enter", "help-undo", "help-redo", "help-card", "help-log", "help-save", "help-quit"];
        self.say(Phrase::new("help"))?;
        for command in COMMANDS {
            let line = self.sheet.words.say(command);
            self.tell(&line, 3, EXPLAINED)?;
        }
        self.say(Phrase::new("help-short"))
    }

    /// Help on a card: indented lines stay indented.
    pub(super) fn show_explanation(&mut self, text: &str) -> io::Result<()> {
        for line in text.lines() {
            let indent = line.len() - line.trim_start().len();
            let lines = self.sheet.text(&" ".repeat(indent + 1), line);
            self.print_all(&lines)?;
        }
        Ok(())
    }
}
