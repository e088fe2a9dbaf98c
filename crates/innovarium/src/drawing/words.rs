//! The terminal's own words in the player's language.

use table::text::{Language, Phrase, Texts};

pub struct Words(Texts);

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
        self.fill(Phrase::new(id))
    }

    pub fn fill(&self, phrase: Phrase) -> String {
        self.0.say(&phrase, &[])
    }

    /// Several names as one list, joined by that message.
    pub fn list<'a>(&self, id: &str, mut names: impl Iterator<Item = &'a str>) -> String {
        let first = names.next().unwrap_or_default().to_string();
        names.fold(first, |list, next| self.fill(Phrase::new(id).plain("first", list).plain("next", next)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(language: Language) -> Vec<&'static str> {
        let message = |line: &'static str| line.split_once(" = ").map(|(id, _)| id);
        source(language)
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(message)
            .collect()
    }

    #[test]
    fn every_language_has_the_same_messages() {
        let english = ids(Language::English);
        assert!(english.len() > 50, "{english:?}");
        assert_eq!(ids(Language::German), english);
    }

    #[test]
    fn names_and_numbers_stand_in_their_places() {
        let words = Words::new(Language::English);
        let wrong = Phrase::new("wrong-choice").plain("input", "sing { $x }").number("count", 3);
        assert_eq!(words.fill(wrong), "'sing { $x }' is not offered: type a number from 1 to 3, or help.");
        let winners = words.list("winners", ["A", "B"].into_iter());
        let outcome =
            Phrase::new("innovation-outcome").key("how", "score").plain("winners", winners).number("count", 2);
        assert_eq!(words.fill(outcome.key("edition", "deluxe-2017")), "A and B win by score!");
    }
}
