//! Words of the program in the reader's language, with those that a game adds.

use table::text::{Language, Phrase, Texts};

/// A Fluent source in each language.
pub type Source = fn(Language) -> &'static str;

pub struct Words {
    language: Language,
    texts: Texts,
}

impl Words {
    pub fn new(language: Language, sources: &[Source]) -> Self {
        let sources: Vec<&str> = sources.iter().map(|source| source(language)).collect();
        Words { language, texts: Texts::new(language, &sources) }
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

    /// Several names as one list, joined by that message.
    pub fn list<'a>(&self, id: &str, mut names: impl Iterator<Item = &'a str>) -> String {
        let first = names.next().unwrap_or_default().to_string();
        names.fold(first, |list, next| self.fill(Phrase::new(id).plain("first", list).plain("next", next)))
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

/// Whether both languages have the same messages, in the same order.
pub fn same_messages(source: Source) -> Result<(), String> {
    let [english, german] = [Language::English, Language::German].map(|language| ids(source(language)));
    match english.iter().zip(&german).find(|(one, other)| one != other) {
        Some((one, other)) => Err(format!("'{one}' in English, '{other}' in German")),
        None if english.len() != german.len() => Err(format!("{} messages and {}", english.len(), german.len())),
        None => Ok(()),
    }
}

pub(crate) fn ids(source: &'static str) -> Vec<&'static str> {
    let lines = source.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    lines.filter_map(|line| line.split_once(" =").map(|(id, _)| id)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_in_the_language() {
        assert_eq!(Words::new(Language::English, &[]).percent(0.1234), "12.3");
        assert_eq!(Words::new(Language::German, &[]).number(-1.25, 1), "−1,2");
    }

    #[test]
    fn a_message_that_one_language_lacks_is_found() {
        let source = |language: Language| match language {
            Language::English => "one = One\n    .more = than this\ntwo = Two\n",
            Language::German => "one = Eins\n",
        };
        assert_eq!(same_messages(source), Err("2 messages and 1".into()));
        assert_eq!(same_messages(|_| "# A comment\none = One\n"), Ok(()));
    }
}
