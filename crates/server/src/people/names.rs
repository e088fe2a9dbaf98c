//! Names that can be seen, read and told apart.

use bots::Strength;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory};
use unicode_security::{GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection, skeleton};

use super::bot_names::BOT_NAMES;
use crate::refusal::{Answer, Code, Refusal};

/// The sign that asks for the colored form of an emoji; keyboards add it, and without it nothing else is meant.
const COLORED: char = '\u{fe0f}';
/// More marks than any script puts on one letter only cover the lines around the name.
const MOST_MARKS: usize = 3;
/// How the server's own people, and those who look after it, would be called.
const OFFICIAL: [&str; 11] = [
    "admin",
    "administrator",
    "innovarium",
    "jemand",
    "moderator",
    "operator",
    "root",
    "seat",
    "server",
    "somebody",
    "system",
];

/// The name as it is kept: visible, and not pretending to be somebody else.
pub fn checked_name(name: &str) -> Answer<String> {
    let name = visible_name(name)?;
    if is_reserved(&name) {
        return Err(bad("reserved"));
    }
    Ok(name)
}

/// A name that can be seen and read. Those of uploaded records may be a bot's or a guest's.
pub fn visible_name(name: &str) -> Answer<String> {
    let name: String = name.nfc().filter(|c| *c != COLORED).collect();
    let name = name.trim();
    table::check_name(name).map_err(|reason| Refusal::because(Code::BadRequest, reason))?;
    if name.chars().any(is_invisible) {
        return Err(bad("invisible"));
    }
    if !name.chars().all(is_usual) || name.contains("  ") {
        return Err(bad("unusual"));
    }
    if !name.chars().any(|c| c.is_alphanumeric() || is_emoji(c)) {
        return Err(bad("empty"));
    }
    if !marks_sit_on_letters(name) {
        return Err(bad("marks"));
    }
    if is_mixed(name) {
        return Err(bad("mixed"));
    }
    Ok(name.to_string())
}

fn bad(why: &str) -> Refusal {
    Refusal::because(Code::BadName, why)
}

/// Nothing is seen of it, or it turns around or hides what stands beside it.
pub fn is_invisible(c: char) -> bool {
    let blank = matches!(c, '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}');
    let selector =
        matches!(c, '\u{34f}' | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}');
    blank || selector || c.general_category_group() == GeneralCategoryGroup::Other
}

fn is_emoji(c: char) -> bool {
    !c.is_ascii() && c.is_emoji_char() && c.general_category_group() == GeneralCategoryGroup::Symbol
}

/// Letters and marks of living scripts, digits, emoji and what stands on every keyboard.
fn is_usual(c: char) -> bool {
    match c.general_category_group() {
        GeneralCategoryGroup::Letter | GeneralCategoryGroup::Mark => c.identifier_allowed(),
        GeneralCategoryGroup::Number => {
            c.general_category() == GeneralCategory::DecimalNumber && c.identifier_allowed()
        }
        _ => c == ' ' || c.is_ascii_graphic() || matches!(c, '’' | '‘' | '–') || is_emoji(c),
    }
}

fn is_mark(c: char) -> bool {
    c.general_category_group() == GeneralCategoryGroup::Mark
}

fn marks_sit_on_letters(name: &str) -> bool {
    let (mut on_letter, mut marks) = (false, 0);
    for c in name.chars() {
        if !is_mark(c) {
            (on_letter, marks) = (c.is_alphabetic(), 0);
        } else if !on_letter || marks == MOST_MARKS {
            return false;
        } else {
            marks += 1;
        }
    }
    true
}

/// Letters of several scripts that are not written together, such as a Cyrillic letter in a Latin word.
fn is_mixed(name: &str) -> bool {
    let letters: String = name.chars().filter(|c| c.is_alphanumeric() || is_mark(*c)).collect();
    !letters.as_str().check_restriction_level(RestrictionLevel::HighlyRestrictive)
}

/// What a name looks like, whatever it is written with.
pub fn look(name: &str) -> String {
    skeleton(name).collect::<String>().to_lowercase()
}

/// Whether people would take one name for the other.
pub fn confusable(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase() || look(one) == look(other)
}

/// Whether the name looks like one that the server gives: a guest's, a bot's, a seat's, or one of its own.
fn is_reserved(name: &str) -> bool {
    let words: Vec<&str> = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let Some((first, rest)) = words.split_first() else { return false };
    let guest = ["guest", "gast"].iter().any(|word| looks_like(first, word));
    let head =
        guest || is_level(first) || [&OFFICIAL[..], &BOT_NAMES].concat().iter().any(|word| looks_like(first, word));
    // `Guest 1a2b`, `Expert 2`, `Seat 1`, `Zuse Expert`
    let tail = |word: &&str| {
        let number = word.chars().count() == 1 || word.chars().all(|c| c.is_ascii_digit());
        number || is_level(word) || guest && word.chars().all(|c| c.is_ascii_hexdigit())
    };
    head && rest.iter().all(tail) || words.iter().any(|word| is_bot(word))
}

/// Numbers at the end make no difference.
fn looks_like(word: &str, reserved: &str) -> bool {
    confusable(word, reserved) || confusable(word.trim_end_matches(|c: char| c.is_ascii_digit()), reserved)
}

fn is_level(word: &str) -> bool {
    Strength::ALL.iter().any(|level| looks_like(word, level.name()))
}

/// `bot`, or a level and `bot` in one word.
fn is_bot(word: &str) -> bool {
    let lower = word.to_lowercase();
    let level = lower.trim_end_matches(|c: char| c.is_ascii_digit()).strip_suffix("bot");
    looks_like(word, "bot") || level.is_some_and(is_level)
}

/// The name of a guest who has not chosen one.
pub fn guest_name(id: &str) -> String {
    format!("Guest {}", id.get(..4).unwrap_or_default())
}

/// Whether nobody chose this name: it is the one the guest got, perhaps with a number.
pub fn is_guest_name(name: &str, id: &str) -> bool {
    is_numbered(name, &guest_name(id))
}

/// Whether the name is the plain one, alone or with a number that [`free_name`] appended.
pub fn is_numbered(name: &str, plain: &str) -> bool {
    let rest = name.strip_prefix(plain);
    rest.is_some_and(|rest| rest.is_empty() || rest.strip_prefix(' ').is_some_and(|rest| rest.parse::<u32>().is_ok()))
}

/// Who has been deleted is called so in finished matches, with a number if there are several.
pub const SOMEBODY: &str = "Somebody";

/// The name, or if it is taken the name with a number, shortened so that the number fits.
pub fn free_name(name: &str, taken: impl Fn(&str) -> bool) -> String {
    /// As in [`table::check_name`].
    const LONGEST: usize = 40;
    let numbered = (2..).map(|number| {
        let number = format!(" {number}");
        let short: String = name.chars().take(LONGEST - number.len()).collect();
        format!("{}{number}", short.trim_end())
    });
    let mut names = std::iter::once(name.to_string()).chain(numbered);
    names.find(|name| !taken(name)).expect("numbers do not run out")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn why(name: &str) -> String {
        let refusal = checked_name(name).expect_err(name);
        serde_json::to_value(&refusal).expect("plain data")["text"]["args"]["detail"].as_str().expect("why").to_string()
    }

    #[test]
    fn names_of_all_the_world_are_taken() {
        let names = [
            "Ada",
            "Zoë",
            "Åsa 🙂",
            "O’Neil-Smith",
            "J. R.",
            "Guido2",
            "Ольга",
            "Αθηνά",
            "אבי",
            "محمد",
            "林さん",
            "김철수",
            "नमस्ते",
            "สมชาย",
            "Nguyễn",
            "🎲🎲",
            "Casual Jane",
            "Gustav",
            "Robotnik",
            "Guestina",
            "ß",
            "Expertise",
        ];
        for name in names {
            assert_eq!(checked_name(name).expect(name), name);
        }
        assert_eq!(checked_name("A\u{30a}sa ❤\u{fe0f}").expect("composed"), "Åsa ❤");
    }

    #[test]
    fn what_cannot_be_seen_is_refused() {
        let hidden = [
            "\u{200b}",
            "Ada\u{200b}",
            "\u{2800}",
            "\u{3164}",
            "\u{feff}Ada",
            "\u{202e}adA",
            "Ada\u{2066}",
            "Ada\u{ad}",
            "Ada\u{e0041}",
            "\u{e000}",
            "Ada\u{200d}",
            "A\u{34f}da",
            "\u{115f}\u{1160}",
            "Ada\u{fe01}",
            "Ada\u{378}",
        ];
        for name in hidden {
            assert_eq!(why(name), "invisible", "{}", name.escape_unicode());
        }
        for name in ["-", "...", "( )"] {
            assert_eq!(why(name), "empty", "{name}");
        }
        for name in ["\u{301}", "Ada \u{301}", "1\u{20dd}", "a\u{301}\u{302}\u{303}\u{304}\u{305}"] {
            assert!(["empty", "marks", "unusual"].contains(&why(name).as_str()), "{}", name.escape_unicode());
        }
        for name in ["Ada\u{a0}L", "Ada\u{3000}L", "Ada  L", "𝐀𝐝𝐚", "Ａｄａ", "½", "Ada · Expert", "Ada\u{2044}"]
        {
            assert_eq!(why(name), "unusual", "{name}");
        }
    }

    #[test]
    fn scripts_are_not_mixed_and_nobody_passes_for_the_server() {
        for name in ["Аda", "Adа", "Αda", "pаypal", "Οlga Ольга"] {
            assert_eq!(why(name), "mixed", "{name}");
        }
        let reserved = [
            "Guest",
            "guest 1a2b",
            "Gast 1a2b",
            "GUEST 1A2B 2",
            "Guest1",
            "Expert",
            "Expert 2",
            "Veteran 2",
            "Casual B",
            "Expert bot",
            "expertbot",
            "Bot",
            "Hobby-Bot",
            "Bot (random)",
            "Seat 1",
            "Admin",
            "0perator",
            "Zuse",
            "zuse 2",
            "Euler 3",
            "Zuse Expert",
            "Euler (Strong)",
            "EuIer",
        ];
        for name in reserved {
            assert_eq!(why(name), "reserved", "{name}");
        }
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for (one, other) in
            [("Ada", "ada"), ("Ada", "Аdа"), ("Ida", "lda"), ("Bernd", "Bemd"), ("O0", "00"), ("ß", "β")]
        {
            assert!(confusable(one, other), "{one} {other}");
        }
        for (one, other) in [("Ada", "Ada 2"), ("Zoe", "Zoë"), ("Ben", "Len"), ("Seat 1", "Seat 2")] {
            assert!(!confusable(one, other), "{one} {other}");
        }
        assert_eq!(free_name("Аdа", |name| confusable(name, "Ada")), "Аdа 2");
    }
}
