//! What tiles, spaces, milestones and hexes give, as a component file writes it: `3 ip`, `1 trader or 1 artisan`,
//! `1 influence + 2 ip`, `build for 2`, `text: what no other word can say`.

use std::fmt;

use super::entry::MOST_OF_A_VALUE;
use crate::words::{Action, Aspiration, Type};

/// Numbers that a component file may write before a word.
pub const MOST: u8 = 20;

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Benefit {
    #[default]
    Nothing,
    Ip(u8),
    Influence(u8),
    /// New citizens in the academy.
    Scholars(u8),
    /// New citizens at home, of this type or of the player's choice.
    Specialists(Option<Type>, u8),
    /// New citizens in one region of the map.
    Citizens(u8),
    Aspirations(Aspiration, u8),
    /// Idea cards from the display or the stack.
    Ideas(u8),
    Action(Action),
    /// Build up to the player's era less one, at this price in influence or at the one the tiles display shows.
    Build(Option<u8>),
    /// The tile being built costs so many citizens less.
    Discount(u8),
    EconomyToken,
    /// Exhausted specialists become available.
    Ready(u8),
    /// Citizens come home from one region of the map.
    Recall,
    /// For the era change.
    TurnOrder,
    /// What the file says in free words, by its place among the texts of the set: nothing is played for it.
    Text(u8),
    /// Several benefits together or to choose from, by its place among those of the set.
    Joined(u8),
}

/// One word of the vocabulary: how it is written, and the numbers it can stand with.
pub struct Word {
    /// With `N` for its number.
    pub form: &'static str,
    pub least: u8,
    pub most: u8,
    make: fn(u8) -> Benefit,
}

const fn word(form: &'static str, least: u8, most: u8, make: fn(u8) -> Benefit) -> Word {
    Word { form, least, most, make }
}

/// Every word but the ten actions. A number of 1 may be left out where it comes first.
pub const WORDS: [Word; 21] = [
    word("nothing", 0, 0, |_| Benefit::Nothing),
    word("N ip", 1, MOST, Benefit::Ip),
    word("N influence", 1, MOST, Benefit::Influence),
    word("N scholar", 1, MOST, Benefit::Scholars),
    word("N trader", 1, MOST, |n| Benefit::Specialists(Some(Type::Economy), n)),
    word("N artisan", 1, MOST, |n| Benefit::Specialists(Some(Type::Culture), n)),
    word("N thinker", 1, MOST, |n| Benefit::Specialists(Some(Type::Technology), n)),
    word("N specialist", 1, MOST, |n| Benefit::Specialists(None, n)),
    word("N citizen", 1, MOST, Benefit::Citizens),
    word("N economy aspiration", 1, 4, |n| Benefit::Aspirations(Aspiration::Economy, n)),
    word("N culture aspiration", 1, 4, |n| Benefit::Aspirations(Aspiration::Culture, n)),
    word("N technology aspiration", 1, 4, |n| Benefit::Aspirations(Aspiration::Technology, n)),
    word("N wild aspiration", 1, 4, |n| Benefit::Aspirations(Aspiration::Wild, n)),
    word("N idea", 1, 4, Benefit::Ideas),
    word("build", 0, 0, |_| Benefit::Build(None)),
    word("build for N", 0, 10, |n| Benefit::Build(Some(n))),
    word("ready N", 1, MOST, Benefit::Ready),
    word("recall", 0, 0, |_| Benefit::Recall),
    word("discount N", 1, MOST, Benefit::Discount),
    word("economy token", 0, 0, |_| Benefit::EconomyToken),
    word("turn order", 0, 0, |_| Benefit::TurnOrder),
];

impl Word {
    /// What these words mean, if they are this word with a number; `Err` if only the number is wrong.
    fn read(&self, typed: &[String]) -> Option<Result<Benefit, ()>> {
        let form: Vec<&str> = self.form.split(' ').collect();
        let leaves_one_out = form[0] == "N" && typed.len() + 1 == form.len();
        let form = if leaves_one_out { &form[1..] } else { &form[..] };
        let fits = |(form, typed): (&&str, &String)| {
            *form == typed || *form == "N" && typed.parse::<i64>().is_ok() || typed.strip_suffix('s') == Some(form)
        };
        if form.len() != typed.len() || !form.iter().zip(typed).all(fits) {
            return None;
        }
        let number = form.iter().position(|part| *part == "N").map(|place| typed[place].parse::<u8>());
        Some(match number {
            None if leaves_one_out => Ok((self.make)(1)),
            None => Ok((self.make)(0)),
            Some(Ok(n)) if (self.least..=self.most).contains(&n) => Ok((self.make)(n)),
            Some(_) => Err(()),
        })
    }
}

impl Benefit {
    /// One benefit. `Err` says which words and numbers are allowed instead.
    pub(super) fn parse_one(typed: &[String]) -> Result<Self, Vec<String>> {
        if let [action] = typed
            && let Some(action) = Action::parse(action)
        {
            return Ok(Benefit::Action(action));
        }
        for word in &WORDS {
            match word.read(typed) {
                Some(Ok(benefit)) => return Ok(benefit),
                Some(Err(())) => {
                    return Err(vec![format!("{} with N from {} to {}", word.form, word.least, word.most)]);
                }
                None => {}
            }
        }
        Err(Self::forms())
    }

    /// All that can be written for one benefit.
    pub fn forms() -> Vec<String> {
        let actions = Action::ALL.into_iter().map(|action| action.name());
        WORDS.iter().map(|word| word.form).chain(actions).chain(["text: ..."]).map(String::from).collect()
    }

    /// Everything that one benefit can be, always in the same order.
    pub(crate) fn every() -> impl Iterator<Item = Benefit> {
        let words = WORDS.iter().flat_map(|word| (word.least..=word.most).map(word.make));
        words.chain(Action::ALL.into_iter().map(Benefit::Action)).chain([Benefit::Text(0)])
    }

    /// The number of those.
    pub(crate) const fn count() -> usize {
        let (mut count, mut word) = (Action::ALL.len() + 1, 0);
        while word < WORDS.len() {
            count += (WORDS[word].most - WORDS[word].least) as usize + 1;
            word += 1;
        }
        count
    }

    /// Whether it waits until the tile on its hex is paid, so that it cannot spend what is needed; the rightmost idea
    /// says what citizens who are called home can pay.
    #[inline]
    pub(crate) fn waits(self) -> bool {
        matches!(self, Benefit::Action(_) | Benefit::Build(_) | Benefit::Ideas(_))
    }
}

/// As a component file writes it; of free text and joined benefits only that they are ones: [`Components::written`]
/// knows more.
///
/// [`Components::written`]: super::Components::written
impl fmt::Display for Benefit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Benefit::Nothing => f.write_str("nothing"),
            Benefit::Ip(n) => write!(f, "{n} ip"),
            Benefit::Influence(n) => write!(f, "{n} influence"),
            Benefit::Scholars(n) => write!(f, "{n} scholar"),
            Benefit::Specialists(Some(kind), n) => write!(f, "{n} {}", kind.specialist()),
            Benefit::Specialists(None, n) => write!(f, "{n} specialist"),
            Benefit::Citizens(n) => write!(f, "{n} citizen"),
            Benefit::Aspirations(aspiration, n) => write!(f, "{n} {aspiration} aspiration"),
            Benefit::Ideas(n) => write!(f, "{n} idea"),
            Benefit::Action(action) => write!(f, "{action}"),
            Benefit::Build(Some(influence)) => write!(f, "build for {influence}"),
            Benefit::Build(None) => f.write_str("build"),
            Benefit::Discount(n) => write!(f, "discount {n}"),
            Benefit::EconomyToken => f.write_str("economy token"),
            Benefit::Ready(n) => write!(f, "ready {n}"),
            Benefit::Recall => f.write_str("recall"),
            Benefit::TurnOrder => f.write_str("turn order"),
            Benefit::Text(_) => f.write_str("text"),
            Benefit::Joined(_) => f.write_str("joined"),
        }
    }
}

/// Parts of one alternative at most, so that a choice stays small; a sum without alternatives may have more.
pub const PARTS_OF_A_WAY: usize = 3;
pub const PARTS_OF_A_SUM: usize = 6;
pub const WAYS: usize = 4;

/// One of several alternatives, as a choice names it. Of free text only that it is there.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Way([Benefit; PARTS_OF_A_WAY]);

impl Way {
    pub(crate) fn of(parts: &[Benefit]) -> Self {
        let mut way = Way::default();
        for (place, part) in way.0.iter_mut().zip(parts) {
            *place = if let Benefit::Text(_) = part { Benefit::Text(0) } else { *part };
        }
        way
    }

    pub fn parts(&self) -> impl Iterator<Item = Benefit> + '_ {
        self.0.iter().copied().filter(|part| *part != Benefit::Nothing)
    }

    pub(crate) fn parse(words: &[&str]) -> Option<Self> {
        let mut parts = Vec::new();
        for part in words.split(|word| *word == "+") {
            let typed: Vec<String> = part.iter().map(ToString::to_string).collect();
            parts.push(if part == ["text"] { Benefit::Text(0) } else { Benefit::parse_one(&typed).ok()? });
        }
        let way = Way::of(&parts);
        (parts.len() <= PARTS_OF_A_WAY && way.to_string() == words.join(" ")).then_some(way)
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (place, part) in self.parts().enumerate() {
            write!(f, "{}{part}", if place > 0 { " + " } else { "" })?;
        }
        Ok(())
    }
}

/// Alternatives, each the benefits that come together; one alternative alone is no choice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Joined {
    pub(crate) ways: Vec<Vec<Benefit>>,
}

/// What a component file writes for one value.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Written {
    pub ways: Vec<Vec<Benefit>>,
    /// What `Benefit::Text(0)` says, if one is there.
    pub text: Option<String>,
}

/// Why something written is no benefit: the words that are wrong, why, and what would be right.
#[derive(Debug)]
pub(super) struct NotABenefit {
    pub word: String,
    pub reason: &'static str,
    pub allowed: Vec<String>,
}

pub(super) const LONGEST_TEXT: usize = 120;

impl Written {
    /// `Err`: everything that is wrong.
    pub(super) fn parse(text: &str) -> Result<Self, Vec<NotABenefit>> {
        let (written, text) = match text.strip_prefix("text:") {
            Some(text) => ("", Some(text)),
            None => text.split_once(" text:").map_or((text, None), |(written, text)| (written, Some(text))),
        };
        let mut problems = Vec::new();
        let text = text.map(|text| {
            read_text(text).unwrap_or_else(|problem| {
                problems.push(problem);
                String::new()
            })
        });
        let words: Vec<String> = written.split_whitespace().map(str::to_lowercase).collect();
        let mut ways: Vec<Vec<Benefit>> = Vec::new();
        // The text takes the place of the last part.
        let stand_in = text.as_ref().map(|_| "text".to_string());
        let words: Vec<String> = words.into_iter().chain(stand_in).collect();
        for way in words.split(|word| word == "or") {
            let mut parts = Vec::new();
            for part in way.split(|word| word == "+") {
                if problems.len() >= MOST_OF_A_VALUE {
                    return Err(problems);
                }
                let is_text = text.is_some() && part == ["text"];
                match if is_text { Ok(Benefit::Text(0)) } else { Benefit::parse_one(part) } {
                    Ok(benefit) => parts.push(benefit),
                    Err(allowed) => problems.push(wrong(part.join(" "), "is not a benefit", allowed)),
                }
            }
            ways.push(parts);
        }
        let written = Written { ways, text };
        if problems.is_empty() {
            written.look().map_err(|problem| vec![problem])?;
            return Ok(written);
        }
        Err(problems)
    }

    /// Whether the parts go together.
    fn look(&self) -> Result<(), NotABenefit> {
        let most_parts = if self.ways.len() > 1 { PARTS_OF_A_WAY } else { PARTS_OF_A_SUM };
        if self.ways.len() > WAYS || self.ways.iter().any(|parts| parts.len() > most_parts) {
            let allowed = [
                format!("at most {WAYS} alternatives of {PARTS_OF_A_WAY} parts"),
                format!("or one sum of {PARTS_OF_A_SUM} parts"),
            ];
            return Err(wrong(self.to_string(), "joins too much", allowed.to_vec()));
        }
        for (place, parts) in self.ways.iter().enumerate() {
            if self.ways[..place].contains(parts) {
                return Err(wrong(written_sum(parts), "is there twice", Vec::new()));
            }
            for (place, part) in parts.iter().enumerate() {
                let alone = matches!(part, Benefit::Nothing) && self.ways.len() + parts.len() > 2;
                let once =
                    matches!(part, Benefit::Recall | Benefit::Build(_) | Benefit::Discount(_) | Benefit::EconomyToken);
                if alone {
                    return Err(wrong(part.to_string(), "stands alone or not at all", Vec::new()));
                }
                if once
                    && parts[..place].iter().any(|other| std::mem::discriminant(other) == std::mem::discriminant(part))
                {
                    return Err(wrong(part.to_string(), "is there twice", Vec::new()));
                }
                let fixed = matches!(part, Benefit::Discount(_) | Benefit::EconomyToken | Benefit::TurnOrder);
                if fixed && self.ways.len() > 1 {
                    return Err(wrong(part.to_string(), "cannot be one of several alternatives", Vec::new()));
                }
            }
        }
        Ok(())
    }

    pub(super) fn parts(&self) -> impl Iterator<Item = Benefit> + '_ {
        self.ways.iter().flatten().copied()
    }
}

fn wrong(word: String, reason: &'static str, allowed: Vec<String>) -> NotABenefit {
    NotABenefit { word, reason, allowed }
}

fn read_text(text: &str) -> Result<String, NotABenefit> {
    let text = text.trim();
    if is_fit_to_show(text, LONGEST_TEXT) {
        return Ok(text.to_string());
    }
    let allowed = vec![format!("text: and then 1 to {LONGEST_TEXT} characters")];
    Err(wrong(text.chars().take(LONGEST_TEXT).collect(), "is too short, too long or not fit to be shown", allowed))
}

/// Whether a text of somebody else can be shown as it is.
pub(super) fn is_fit_to_show(text: &str, longest: usize) -> bool {
    let invisible = |letter: char| {
        let formats = matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        formats || letter == '\u{feff}' || letter.is_control()
    };
    let length = text.chars().count();
    (1..=longest).contains(&length) && text.trim() == text && !text.chars().any(invisible)
}

fn written_sum(parts: &[Benefit]) -> String {
    parts.iter().map(Benefit::to_string).collect::<Vec<_>>().join(" + ")
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let ways: Vec<String> = self.ways.iter().map(|parts| written_sum(parts)).collect();
        let written = ways.join(" or ");
        match (&self.text, written.strip_suffix("text")) {
            (Some(text), Some(before)) => write!(f, "{before}text: {text}"),
            _ => f.write_str(&written),
        }
    }
}

impl Joined {
    /// As a component file writes it.
    pub(super) fn written(&self, text: Option<String>) -> String {
        Written { ways: self.ways.clone(), text }.to_string()
    }
}
