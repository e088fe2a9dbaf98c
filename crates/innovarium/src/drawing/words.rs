//! The terminal's own words in the player's language.

use table::Seat;
use table::text::{Language, Phrase, Texts};

pub struct Words(Texts);

/// What stands in a place of a message.
pub enum Fill<'a> {
    Number(usize),
    /// A stable word for the message to select on.
    Key(&'static str),
    Text(&'a str),
}

const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../text/en.ftl"),
        Language::German => include_str!("../text/de.ftl"),
    }
}

impl Words {
    pub fn new(language: Language) -> Self {
        Words(Texts::new(language, &[source(language)]))
    }

    pub fn say(&self, id: &str) -> String {
        self.fill(id, &[])
    }

    /// Phrases hold no free text but names; so file names and what people typed go in as names.
    pub fn fill(&self, id: &str, fills: &[(&'static str, Fill)]) -> String {
        let mut phrase = Phrase::new(id);
        let mut names = Vec::new();
        for (place, fill) in fills {
            phrase = match fill {
                Fill::Number(number) => phrase.number(place, *number as i64),
                Fill::Key(key) => phrase.key(place, key),
                Fill::Text(text) => {
                    names.push(text.to_string());
                    phrase.name(place, Seat::new(names.len() - 1))
                }
            };
        }
        self.0.say(&phrase, &names)
    }

    /// Several names as one list, joined by that message.
    pub fn list<'a>(&self, id: &str, mut names: impl Iterator<Item = &'a str>) -> String {
        let first = names.next().unwrap_or_default().to_string();
        names.fold(first, |list, next| self.fill(id, &[("first", Fill::Text(&list)), ("next", Fill::Text(next))]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(language: Language) -> Vec<&'static str> {
        let message = |line: &'static str| line.split_once(" = ").map(|(id, _)| id);
        source(language).lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())).filter_map(message).collect()
    }

    #[test]
    fn every_language_has_the_same_messages() {
        let english = ids(Language::English);
        assert!(english.len() > 50, "{english:?}");
        assert_eq!(ids(Language::German), english);
    }

    #[test]
    fn numbers_and_free_text_stand_in_their_places() {
        let words = Words::new(Language::English);
        let fills = [("input", Fill::Text("sing { $x }")), ("count", Fill::Number(3))];
        assert_eq!(words.fill("wrong-choice", &fills), "'sing { $x }' is not offered: type a number from 1 to 3, or help.");
        assert_eq!(words.list("winners", ["A", "B"].into_iter()), "A and B");
        let outcome = [("how", Fill::Key("score")), ("winners", Fill::Text("A and B")), ("count", Fill::Number(2))];
        assert_eq!(words.fill("outcome", &outcome), "A and B win by score!");
    }
}
