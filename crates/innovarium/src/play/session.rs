//! The game from decision to decision.

use std::io::{self, BufRead, Write};
use std::path::Path;

use table::text::Phrase;
use table::{AnyMatch, Rng, Seat, SeatOffer, Seed, Viewer};

use super::command::{self, Command};
use super::seating::Kind;
use crate::{Failure, files};
use kit::drawing::Sheet;
use server::Catalog;

/// Where people read and write.
pub struct Terminal<R, W> {
    pub input: R,
    pub output: W,
    /// Whether the screen can be erased.
    pub clears: bool,
    /// Whether what was typed must be printed, because it does not appear by itself.
    pub echoes: bool,
}

pub struct Session<'a, R, W> {
    catalog: &'a Catalog,
    pub(super) played: Box<dyn AnyMatch>,
    kinds: Vec<Kind>,
    pub(super) sheet: Sheet,
    pub(super) terminal: Terminal<R, W>,
    /// Who sits in front of the screen.
    facing: Option<Seat>,
    /// The message below the next table.
    pub(super) notice: Option<&'static str>,
    /// How far the game was, and its hash, when it was last saved.
    saved: Option<(usize, u64)>,
    /// Somebody wanted to leave and was told that the game is not saved.
    warned: bool,
}

/// What follows a command.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Next {
    /// The next decision, of whoever is asked now.
    Game,
    /// The same question again.
    Question,
    Leave,
}

impl<'a, R: BufRead, W: Write> Session<'a, R, W> {
    pub fn new(
        catalog: &'a Catalog,
        played: Box<dyn AnyMatch>,
        kinds: Vec<Kind>,
        sheet: Sheet,
        terminal: Terminal<R, W>,
    ) -> Self {
        Session { catalog, played, kinds, sheet, terminal, facing: None, notice: None, saved: None, warned: false }
    }

    pub fn play(&mut self) -> io::Result<()> {
        if self.people() == 0 {
            self.open()?;
        }
        loop {
            let next = match self.played.asked().first() {
                None => self.after_the_end()?,
                Some(&seat) => match self.kinds[seat.index()] {
                    Kind::Person => self.person_decides(seat)?,
                    Kind::Bot(_) => self.bot_decides(seat)?,
                },
            };
            if next == Next::Leave {
                return self.leave();
            }
        }
    }

    pub(super) fn people(&self) -> usize {
        self.kinds.iter().filter(|&&kind| kind == Kind::Person).count()
    }

    pub(super) fn is_person(&self, seat: Seat) -> bool {
        self.kinds[seat.index()] == Kind::Person
    }

    fn open(&mut self) -> io::Result<()> {
        let names = self.sheet.words.list("list", self.played.names().iter().map(String::as_str));
        let opening = Phrase::new("opening").plain("game", self.played.game()).plain("names", names);
        self.say(opening.plain("seed", self.played.seed().to_string()))
    }

    fn bot_decides(&mut self, seat: Seat) -> io::Result<Next> {
        let Kind::Bot(strength) = self.kinds[seat.index()] else { return Ok(Next::Game) };
        let before = self.played.choices();
        let bot = self.catalog.bots.player(&*self.played, strength, self.bot_seed(seat));
        let choice = bot.map(|mut bot| bot.choose(&*self.played, seat));
        let choice =
            choice.map_err(io::Error::other)?.ok_or_else(|| io::Error::other("a bot had nothing to choose"))?;
        self.played.choose(seat, &choice).map_err(io::Error::other)?;
        if self.people() == 0 {
            self.show_log((before > 0).then_some(before), Viewer::Everything)?;
        }
        Ok(Next::Game)
    }

    /// A bot's random numbers depend on the match's seed and on how far the game is: after undo or in a loaded game, it
    /// answers the same.
    fn bot_seed(&self, seat: Seat) -> u64 {
        let place = (self.played.choices() as u64) << 8 | seat.index() as u64;
        // There is nobody to hide it from: the seed stands on the screen.
        let seed = match self.played.seed() {
            Seed::Short(seed) => seed,
            Seed::Long(seed) => (seed ^ seed >> 64) as u64,
        };
        let mixed = seed ^ (place + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Rng::new(mixed).seed()
    }

    fn person_decides(&mut self, seat: Seat) -> io::Result<Next> {
        if self.people() > 1 && self.facing != Some(seat) {
            self.show_curtain(seat)?;
            if self.read("")?.is_none() {
                return Ok(Next::Leave);
            }
            self.lift_curtain()?;
        }
        self.facing = Some(seat);
        self.show(seat)?;
        self.ask(seat, Viewer::Seat(seat))
    }

    /// The game is over and everything is open: one can look, save, undo or leave.
    fn after_the_end(&mut self) -> io::Result<Next> {
        let Some(outcome) = self.played.outcome() else { return Ok(Next::Leave) };
        self.show_end(&outcome)?;
        let authors = self.played.history().into_iter().map(|(author, _)| author);
        let last = authors.rev().find(|&author| self.is_person(author));
        self.ask(last.unwrap_or_default(), Viewer::Everything)
    }

    /// Reads commands until one changes the game.
    fn ask(&mut self, seat: Seat, viewer: Viewer) -> io::Result<Next> {
        loop {
            let offers = self.played.question(seat).map(|question| question.offers).unwrap_or_default();
            let name = if self.played.outcome().is_none() { &self.played.names()[seat.index()] } else { "" };
            let Some(line) = self.read(&format!(" {name}> "))? else { return Ok(Next::Leave) };
            let command = command::read(&line, &self.named(&offers), &self.sheet.words);
            self.warned &= command == Command::Quit;
            match self.carry_out(command, seat, viewer, &offers)? {
                Next::Question => {}
                next => return Ok(next),
            }
        }
    }

    /// A line as it was typed; `None` at the end of the input.
    fn read(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.terminal.output, "{prompt}")?;
        self.terminal.output.flush()?;
        let mut line = Vec::new();
        if self.terminal.input.read_until(b'\n', &mut line)? == 0 {
            self.print("")?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim_end().to_string();
        if self.terminal.echoes {
            let echo = command::tidy(&line);
            self.print(&echo)?;
        }
        Ok(Some(line))
    }

    /// The offers in notation and in words: either may be typed.
    fn named(&self, offers: &[SeatOffer]) -> Vec<(String, String)> {
        let words = |offer: &SeatOffer| self.sheet.texts.say(&offer.label, self.played.names());
        offers.iter().map(|offer| (offer.choice.clone(), words(offer))).collect()
    }

    fn carry_out(&mut self, command: Command, seat: Seat, viewer: Viewer, offers: &[SeatOffer]) -> io::Result<Next> {
        match command {
            Command::Choose(choice) => {
                self.played.choose(seat, &choice).map_err(io::Error::other)?;
                return Ok(Next::Game);
            }
            Command::Again => return Ok(Next::Game),
            Command::Undo => return self.undo(seat),
            Command::Redo => return self.redo(seat),
            Command::Quit => return self.quit(),
            Command::Log => {
                self.show_log(None, viewer)?;
                self.show_question(seat)?;
            }
            Command::Help(topic) => {
                self.help(&topic, offers)?;
                self.show_question(seat)?;
            }
            Command::Save(file) => self.save(&file)?,
            Command::WrongNumber(_) | Command::Unknown(_) if offers.is_empty() => {
                self.say(Phrase::new("wrong-over"))?
            }
            Command::WrongNumber(number) => {
                let wrong = Phrase::new("wrong-number").plain("number", number);
                self.say(wrong.number("count", offers.len() as i64))?;
            }
            Command::Unknown(input) => {
                let wrong = Phrase::new("wrong-choice").plain("input", input);
                self.say(wrong.number("count", offers.len() as i64))?;
            }
        }
        Ok(Next::Question)
    }

    /// How many choices were made before the last one of an author that the test accepts.
    pub(super) fn last_decision(&self, by: impl Fn(Seat) -> bool) -> Option<usize> {
        self.played.history().into_iter().rposition(|(author, _)| by(author))
    }

    /// Back to the person's own last decision, through everything that followed it.
    fn undo(&mut self, seat: Seat) -> io::Result<Next> {
        let Some(earlier) = self.last_decision(|author| author == seat && self.is_person(author)) else {
            self.say(Phrase::new("undo-none"))?;
            return Ok(Next::Question);
        };
        while self.played.choices() > earlier {
            self.played.undo().map_err(io::Error::other)?;
        }
        self.notice = Some("undone");
        Ok(Next::Game)
    }

    /// Forward to the person's next decision.
    fn redo(&mut self, seat: Seat) -> io::Result<Next> {
        if self.played.redo().is_err() {
            self.say(Phrase::new("redo-none"))?;
            return Ok(Next::Question);
        }
        while !self.played.asked().contains(&seat) && self.played.redo().is_ok() {}
        self.notice = Some("redone");
        Ok(Next::Game)
    }

    /// Explains a card by its name, or the one of a choice by its number.
    fn help(&mut self, topic: &str, offers: &[SeatOffer]) -> io::Result<()> {
        if topic.is_empty() {
            return self.show_commands();
        }
        let offer = topic.parse::<usize>().ok().and_then(|number| offers.get(number.checked_sub(1)?));
        let name = offer.map_or(topic, |offer| &offer.choice);
        // In notation, the card stands alone or after the action.
        let names = std::iter::once(name).chain(name.split_once(' ').map(|(_, card)| card));
        let explained = names.into_iter().find_map(|name| self.played.explain(name, &self.sheet.texts));
        match explained {
            Some(text) => self.show_explanation(&text),
            None => self.say(Phrase::new("help-unknown").plain("input", command::tidy(topic))),
        }
    }

    fn save(&mut self, file: &str) -> io::Result<()> {
        if file.is_empty() {
            return self.say(Phrase::new("save-where"));
        }
        let path = Path::new(file);
        let id = if path.exists() { "saved-over" } else { "saved" };
        match files::write(path, &self.played.record().to_string()) {
            Ok(()) => {
                self.saved = Some(self.progress());
                self.say(Phrase::new(id).plain("file", file))
            }
            Err(Failure(reason)) => self.say(Phrase::new("save-failed").plain("reason", reason)),
        }
    }

    fn progress(&self) -> (usize, u64) {
        (self.played.choices(), self.played.hash())
    }

    fn is_unsaved(&self) -> bool {
        self.played.choices() > 0 && self.saved != Some(self.progress())
    }

    /// An unsaved game is not left by mistake.
    fn quit(&mut self) -> io::Result<Next> {
        if self.warned || self.played.outcome().is_some() || !self.is_unsaved() {
            return Ok(Next::Leave);
        }
        self.warned = true;
        self.say(Phrase::new("quit-unsaved"))?;
        Ok(Next::Question)
    }

    fn leave(&mut self) -> io::Result<()> {
        let seed = self.played.seed().to_string();
        let id = if self.played.outcome().is_none() && self.is_unsaved() { "farewell-unsaved" } else { "farewell" };
        self.say(Phrase::new(id).plain("seed", seed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Installed;
    use kit::Words;
    use kit::drawing::Pen;
    use table::text::Language;

    /// What a terminal that can be erased receives.
    fn screens(seats: [&str; 2], typed: &str) -> String {
        let installed = Installed::new(crate::games());
        let catalog = &installed.catalog;
        let names = seats.map(String::from).to_vec();
        let played = crate::game_of(catalog, "innovation").unwrap().new_match(&[], names, 4.into()).unwrap();
        let kinds = seats.map(Kind::of).to_vec();
        let pen = Pen { color: true, width: 100, height: 50 };
        let artist = installed.artist(played.game());
        let words = Words::new(Language::English, &[crate::play::source, artist.words()]);
        let sheet = Sheet::new(pen, words, played.texts(Language::English), artist);
        let mut output = Vec::new();
        let terminal = Terminal { input: typed.as_bytes(), output: &mut output, clears: true, echoes: false };
        Session::new(catalog, played, kinds, sheet, terminal).play().unwrap();
        String::from_utf8(output).unwrap()
    }

    /// Erases what has scrolled off the screen.
    const ERASE_ALL: &str = "\x1b[3J";

    #[test]
    fn the_screen_is_erased_before_and_after_a_curtain() {
        let all = screens(["Anna", "Bert"], "\n1\n\n1\n");
        let curtains: Vec<&str> = all.split("Hand the screen").collect();
        assert!(curtains.len() >= 3, "{all}");
        for (shown, next) in curtains.iter().zip(&curtains[1..]) {
            let (_, left) = shown.rsplit_once(ERASE_ALL).expect("erased before the curtain");
            assert!(!left.contains("Choose"), "{left}");
            assert!(!next.contains("Choose") || next.contains(ERASE_ALL), "erased behind the curtain");
        }
    }

    #[test]
    fn one_person_alone_needs_no_curtain() {
        let all = screens(["Anna", "greedy"], "1\n1\n1\n");
        assert!(!all.contains("Hand the screen") && !all.contains(ERASE_ALL));
        assert!(all.matches("\x1b[2J").count() >= 4, "every decision has its own screen");
    }
}
