//! Options of a game as `key=value`: the same keys on the command line, in records and in the browser.

use std::fmt;

use crate::sets::SetKeeper;

/// One option: its key and what it can be set to.
#[derive(Debug, PartialEq, Eq)]
pub struct OptionSpec {
    pub key: &'static str,
    /// One of them is chosen, and the first is the default; or any number of them, and by default none.
    pub values: &'static [&'static str],
    pub several: bool,
    /// How many more can play for every chosen value.
    pub seats_each: usize,
    /// It came after the first records: it is written only if it is set, so that they stay as they are.
    pub later: bool,
    /// Values of earlier matches and records: they can be set, but new games are not offered them.
    pub kept: &'static [&'static str],
}

/// How an option of several values is written if none is chosen.
const NONE: &str = "none";

impl OptionSpec {
    pub const fn one(key: &'static str, values: &'static [&'static str]) -> Self {
        OptionSpec { key, values, several: false, seats_each: 0, later: false, kept: &[] }
    }

    /// Any number of the values together: written `none`, or joined by `+` in the order of the values.
    pub const fn several(key: &'static str, values: &'static [&'static str]) -> Self {
        OptionSpec { key, values, several: true, seats_each: 0, later: false, kept: &[] }
    }

    pub const fn seating(self, each: usize) -> Self {
        OptionSpec { seats_each: each, ..self }
    }

    pub const fn later(self) -> Self {
        OptionSpec { later: true, ..self }
    }

    /// Of an option with one value.
    pub const fn keeping(self, kept: &'static [&'static str]) -> Self {
        OptionSpec { kept, ..self }
    }

    pub const fn default_value(&self) -> &'static str {
        if self.several { NONE } else { self.values[0] }
    }

    /// All it can be set to, as it is written, the default first.
    pub fn every(&self) -> Vec<String> {
        if !self.several {
            return self.values.iter().map(ToString::to_string).collect();
        }
        let chosen = |number: usize| self.written(|place| number & (1 << place) != 0);
        (0..1 << self.values.len()).map(chosen).collect()
    }

    fn written(&self, is_chosen: impl Fn(usize) -> bool) -> String {
        let chosen = self.values.iter().enumerate().filter(|(place, _)| is_chosen(*place));
        let chosen: Vec<&str> = chosen.map(|(_, value)| *value).collect();
        if chosen.is_empty() { NONE.to_string() } else { chosen.join("+") }
    }

    /// What somebody typed, as it is written. Several values come in any order, with commas or plus signs between them;
    /// in an address a plus sign is read as a space.
    fn read(&self, typed: &str) -> Result<String, OptionError> {
        let unknown = |value: &str| {
            let (key, value) = (self.key.to_string(), value.to_string());
            OptionError::UnknownValue { key, value, known: self.values, several: self.several }
        };
        if !self.several {
            let known = self.values.iter().chain(self.kept).any(|value| *value == typed);
            return if known { Ok(typed.to_string()) } else { Err(unknown(typed)) };
        }
        let mut chosen = vec![false; self.values.len()];
        for value in typed.split([',', '+', ' ']).filter(|value| !value.is_empty() && typed != NONE) {
            let place = self.values.iter().position(|known| *known == value).ok_or_else(|| unknown(value))?;
            if std::mem::replace(&mut chosen[place], true) {
                return Err(OptionError::ValueTwice { key: self.key.to_string(), value: value.to_string() });
            }
        }
        if typed != NONE && !chosen.contains(&true) {
            Err(unknown(typed))
        } else {
            Ok(self.written(|place| chosen[place]))
        }
    }
}

pub trait Options: Clone + Default + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// A function, because a game may know some values only when it runs.
    fn specs() -> &'static [OptionSpec];

    /// Takes what the option can be set to, as it is written.
    fn set(&mut self, key: &str, value: &str);

    fn get(&self, key: &str) -> &'static str;

    /// Whether an option with one value can be set to this besides what its spec lists: values that become known while
    /// the program runs.
    fn knows(_key: &str, _value: &str) -> bool {
        false
    }

    /// Sets of values that people make themselves.
    fn sets() -> Option<&'static dyn SetKeeper> {
        None
    }

    /// What another program must learn before it can read these options: the file of a set that somebody made.
    fn appendix(&self) -> Option<&'static str> {
        None
    }

    /// What a record of these rules means where it names no value.
    fn of_rules(_rules: u32) -> Self {
        Self::default()
    }
}

#[derive(Debug, PartialEq, Eq)]
pub enum OptionError {
    UnknownKey { key: String, known: Vec<&'static str> },
    UnknownValue { key: String, value: String, known: &'static [&'static str], several: bool },
    ValueTwice { key: String, value: String },
    Twice { key: String },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            OptionError::UnknownKey { key, known } if known.is_empty() => {
                write!(f, "unknown option '{key}': this game has no options")
            }
            OptionError::UnknownKey { key, known } => {
                write!(f, "unknown option '{key}' (available: {})", known.join(", "))
            }
            OptionError::UnknownValue { key, value, known, several: false } => {
                write!(f, "option '{key}' cannot be '{value}': it is one of {}", known.join(", "))
            }
            OptionError::UnknownValue { key, value, known, several: true } => {
                write!(f, "option '{key}' cannot hold '{value}': it is {NONE} or any of {}", known.join(", "))
            }
            OptionError::ValueTwice { key, value } => write!(f, "option '{key}' holds '{value}' twice"),
            OptionError::Twice { key } => write!(f, "option '{key}' is set twice"),
        }
    }
}

impl std::error::Error for OptionError {}

pub fn parse_options<'a, O: Options>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<O, OptionError> {
    parse_options_from(O::default(), pairs)
}

/// The same, where pairs that are left out stay as they are in `options`.
pub(crate) fn parse_options_from<'a, O: Options>(
    mut options: O,
    pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<O, OptionError> {
    let mut seen = Vec::new();
    for (key, value) in pairs {
        let Some(spec) = O::specs().iter().find(|spec| spec.key == key) else {
            let known = O::specs().iter().map(|spec| spec.key).collect();
            return Err(OptionError::UnknownKey { key: key.to_string(), known });
        };
        let value = if !spec.several && O::knows(key, value) { value.to_string() } else { spec.read(value)? };
        if seen.contains(&key) {
            return Err(OptionError::Twice { key: key.to_string() });
        }
        seen.push(key);
        options.set(key, &value);
    }
    Ok(options)
}

/// All options as `key=value key=value`, in the order of the specs; later ones only if they are set.
pub fn write_options<O: Options>(options: &O) -> String {
    let written = |spec: &&OptionSpec| !spec.later || options.get(spec.key) != spec.default_value();
    let pair = |spec: &OptionSpec| format!("{}={}", spec.key, options.get(spec.key));
    O::specs().iter().filter(written).map(pair).collect::<Vec<_>>().join(" ")
}

/// A game without options.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct NoOptions;

impl Options for NoOptions {
    fn specs() -> &'static [OptionSpec] {
        &[]
    }
    fn set(&mut self, _: &str, _: &str) {}
    fn get(&self, key: &str) -> &'static str {
        unreachable!("no option '{key}'")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] = &[
        OptionSpec::one("length", &["usual", "long"]).keeping(&["endless"]),
        OptionSpec::several("sets", &["red", "green", "blue"]).seating(1),
    ];

    #[derive(Clone, PartialEq, Debug)]
    struct Sets {
        long: bool,
        sets: &'static str,
    }

    impl Default for Sets {
        fn default() -> Self {
            Sets { long: false, sets: NONE }
        }
    }

    impl Options for Sets {
        fn specs() -> &'static [OptionSpec] {
            SPECS
        }

        fn set(&mut self, key: &str, value: &str) {
            match key {
                "length" => self.long = value == "long",
                _ => self.sets = value.to_string().leak(),
            }
        }

        fn get(&self, key: &str) -> &'static str {
            match key {
                "length" => SPECS[0].values[usize::from(self.long)],
                _ => self.sets,
            }
        }
    }

    fn sets(typed: &str) -> Result<&'static str, String> {
        parse_options::<Sets>([("sets", typed)]).map(|options| options.sets).map_err(|error| error.to_string())
    }

    #[test]
    fn several_values_are_typed_in_any_way_and_written_in_one() {
        for typed in ["blue,red", "red,blue", "blue+red", "red+blue", "blue red", "blue, red"] {
            assert_eq!(sets(typed), Ok("red+blue"), "{typed}");
        }
        assert_eq!(sets("none"), Ok("none"));
        assert_eq!(sets("green"), Ok("green"));
        assert_eq!(sets("red,green,blue"), Ok("red+green+blue"));
        let options: Sets = parse_options([("sets", "green,red"), ("length", "long")]).expect("options");
        assert_eq!(write_options(&options), "length=long sets=red+green");
        assert_eq!(write_options(&Sets::default()), "length=usual sets=none");
    }

    #[test]
    fn what_cannot_be_chosen_says_why() {
        let unknown =
            |value| Err(format!("option 'sets' cannot hold '{value}': it is none or any of red, green, blue"));
        assert_eq!(sets("red,purple"), unknown("purple"));
        assert_eq!(sets("none,red"), unknown("none"));
        assert_eq!(sets(""), unknown(""));
        assert_eq!(sets(","), unknown(","));
        assert_eq!(sets("Red"), unknown("Red"));
        assert_eq!(sets("red,green,red"), Err("option 'sets' holds 'red' twice".into()));
        let twice = parse_options::<Sets>([("sets", "red"), ("sets", "green")]).map_err(|error| error.to_string());
        assert_eq!(twice, Err("option 'sets' is set twice".into()));
        let one = parse_options::<Sets>([("length", "usual,long")]).map_err(|error| error.to_string());
        assert_eq!(one, Err("option 'length' cannot be 'usual,long': it is one of usual, long".into()));
    }

    #[test]
    fn kept_values_are_read_and_not_offered() {
        assert_eq!(SPECS[0].read("endless"), Ok("endless".into()));
        assert!(!SPECS[0].every().contains(&"endless".into()));
        let one = parse_options::<Sets>([("length", "short")]).map_err(|error| error.to_string());
        assert_eq!(one, Err("option 'length' cannot be 'short': it is one of usual, long".into()));
    }

    #[test]
    fn all_that_can_be_written_reads_back() {
        let every = SPECS[1].every();
        assert_eq!(every, ["none", "red", "green", "red+green", "blue", "red+blue", "green+blue", "red+green+blue"]);
        for written in &every {
            assert_eq!(sets(written), Ok(written.as_str()));
        }
        assert_eq!(SPECS[0].every(), ["usual", "long"]);
        assert_eq!(SPECS.iter().map(OptionSpec::default_value).collect::<Vec<_>>(), ["usual", "none"]);
    }
}
