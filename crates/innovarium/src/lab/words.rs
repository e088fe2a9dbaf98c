//! What the page says, in its reader's language.

use table::text::{Language, Phrase, Texts};

pub struct Words {
    language: Language,
    texts: Texts,
}

const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../text/lab-en.ftl"),
        Language::German => include_str!("../text/lab-de.ftl"),
    }
}

impl Words {
    pub fn new(language: Language) -> Self {
        Words { language, texts: Texts::new(language, &[source(language)]) }
    }

    pub fn say(&self, id: &str) -> String {
        self.fill(Phrase::new(id))
    }

    pub fn count(&self, id: &str, count: i64) -> String {
        self.fill(Phrase::new(id).number("count", count))
    }

    /// A message with one part in it.
    pub fn part(&self, id: &str, part: impl Into<String>) -> String {
        self.fill(Phrase::new(id).plain("part", part))
    }

    pub fn fill(&self, phrase: Phrase) -> String {
        self.texts.say(&phrase, &[])
    }

    /// A number as it is written in the language.
    pub fn number(&self, number: f64, digits: usize) -> String {
        let text = format!("{number:.digits$}").replace('-', "−");
        match self.language {
            Language::English => text,
            Language::German => text.replace('.', ","),
        }
    }

    /// A rate in percent, without the sign.
    pub fn percent(&self, rate: f64) -> String {
        self.number(100.0 * rate, 1)
    }
}

#[cfg(test)]
mod tests {
    use super::super::plot::{self, Plot};
    use super::super::{age_of_innovation, innovation, inventions};
    use super::*;

    #[test]
    fn every_plot_has_a_title_and_says_how_to_read_it() {
        let games = [&innovation::OBSERVER, &age_of_innovation::OBSERVER, &inventions::OBSERVER];
        let plots: Vec<Plot> =
            plot::begin(true).into_iter().chain(games.iter().flat_map(|game| game.plots).copied()).collect();
        for language in Language::ALL {
            let words = Words::new(language);
            for plot in &plots {
                let (title, how) = (words.say(plot.id), words.say(&format!("{}-read", plot.id)));
                assert!(title.len() > 3 && how.len() > 40, "{}: {title}: {how}", plot.id);
            }
        }
    }

    #[test]
    fn every_language_has_the_same_messages() {
        let ids = |language: Language| -> Vec<&str> {
            let lines = source(language).lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
            lines.filter_map(|line| line.split_once(" = ").map(|(id, _)| id)).collect()
        };
        assert!(ids(Language::English).len() > 60);
        assert_eq!(ids(Language::German), ids(Language::English));
    }

    #[test]
    fn numbers_are_written_as_in_the_language() {
        assert_eq!(Words::new(Language::English).percent(0.1234), "12.3");
        assert_eq!(Words::new(Language::German).number(-1.25, 1), "−1,2");
    }
}
