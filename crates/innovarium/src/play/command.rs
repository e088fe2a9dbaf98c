//! What a person typed.

use kit::Words;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// The choice in notation.
    Choose(String),
    /// Nothing but Enter.
    Again,
    Undo,
    Redo,
    Help(String),
    Log,
    Save(String),
    Quit,
    /// There is no choice with this number.
    WrongNumber(String),
    Unknown(String),
}

/// Choices come first: an offer is never mistaken for a command. `offers` are notation and words.
pub fn read(line: &str, offers: &[(String, String)], words: &Words) -> Command {
    let typed = line.trim();
    if typed.is_empty() {
        return Command::Again;
    }
    if let Ok(number) = typed.parse::<usize>() {
        let offer = number.checked_sub(1).and_then(|index| offers.get(index));
        return offer
            .map_or_else(|| Command::WrongNumber(tidy(typed)), |(notation, _)| Command::Choose(notation.clone()));
    }
    let same = |text: &str| text.to_lowercase() == typed.to_lowercase();
    match offers.iter().find(|(notation, words)| same(notation) || same(words)) {
        Some((notation, _)) => Command::Choose(notation.clone()),
        None => named(typed, words),
    }
}

fn named(typed: &str, words: &Words) -> Command {
    let (name, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
    let (name, rest) = (name.to_lowercase(), rest.trim().to_string());
    let is = |command: &str| command.starts_with(&name) || words.say(&format!("command-{command}")).starts_with(&name);
    match name.as_str() {
        "?" => Command::Help(rest),
        _ if is("help") => Command::Help(rest),
        _ if is("save") => Command::Save(rest),
        // The others take no argument.
        _ if !rest.is_empty() => Command::Unknown(tidy(typed)),
        _ if is("undo") => Command::Undo,
        _ if is("redo") => Command::Redo,
        _ if is("log") => Command::Log,
        _ if is("quit") => Command::Quit,
        _ => Command::Unknown(tidy(typed)),
    }
}

/// What was typed, shortened and without anything that moves the cursor.
pub fn tidy(typed: &str) -> String {
    const LONGEST: usize = 40;
    let mut text: String = typed.chars().filter(|letter| !letter.is_control()).take(LONGEST).collect();
    if typed.chars().count() > LONGEST {
        text.push('…');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::text::Language;

    fn typed(line: &str, language: Language) -> Command {
        let offers = [
            ("draw", "Eine Karte ziehen"),
            ("meld The Wheel", "Das Rad (1, Grün) auslegen"),
            ("no", "Nein, verzichten"),
        ];
        let offers = offers.map(|(notation, words)| (notation.to_string(), words.to_string()));
        read(line, &offers, &Words::new(language, &[super::super::source]))
    }

    fn english(line: &str) -> Command {
        typed(line, Language::English)
    }

    #[test]
    fn choices_by_number_notation_and_words() {
        let wheel = Command::Choose("meld The Wheel".into());
        assert_eq!(english(" 2 \n"), wheel);
        assert_eq!(english("MELD the wheel"), wheel);
        assert_eq!(english("das rad (1, grün) auslegen"), wheel);
        assert_eq!(english("4"), Command::WrongNumber("4".into()));
        assert_eq!(english("0"), Command::WrongNumber("0".into()));
        assert_eq!(english("meld Archery"), Command::Unknown("meld Archery".into()));
        assert_eq!(english("99999999999999999999999"), Command::Unknown("99999999999999999999999".into()));
    }

    #[test]
    fn commands_and_their_beginnings() {
        assert_eq!(english(""), Command::Again);
        assert_eq!(english("u"), Command::Undo);
        assert_eq!(english("Redo"), Command::Redo);
        assert_eq!(english("h the wheel"), Command::Help("the wheel".into()));
        assert_eq!(english("?"), Command::Help(String::new()));
        assert_eq!(english("save My Game.txt"), Command::Save("My Game.txt".into()));
        assert_eq!(english("q"), Command::Quit);
        assert_eq!(english("quit now"), Command::Unknown("quit now".into()));
    }

    #[test]
    fn commands_in_german_and_in_english() {
        let german = |line: &str| typed(line, Language::German);
        assert_eq!(german("zurück"), Command::Undo);
        assert_eq!(german("undo"), Command::Undo);
        assert_eq!(german("hilfe Das Rad"), Command::Help("Das Rad".into()));
        assert_eq!(german("Speichern x"), Command::Save("x".into()));
        assert_eq!(german("p"), Command::Log);
        assert_eq!(german("ende"), Command::Quit);
        assert_eq!(english("ende"), Command::Unknown("ende".into()));
    }

    #[test]
    fn nothing_typed_moves_the_cursor() {
        assert_eq!(english("\x1b[2Jx\u{7}"), Command::Unknown("[2Jx".into()));
        assert_eq!(tidy(&"ä".repeat(50)).chars().count(), 41);
    }
}
