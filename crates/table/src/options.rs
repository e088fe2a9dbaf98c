//! Options of a game as `key=value`: the same keys on the command line, in records and in the browser.

use std::fmt;

/// One option: its key and the values it can take, the default first.
#[derive(Debug, PartialEq, Eq)]
pub struct OptionSpec {
    pub key: &'static str,
    pub values: &'static [&'static str],
}

pub trait Options: Clone + Default + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// A function, for a game may know some values only when it runs.
    fn specs() -> &'static [OptionSpec];

    /// Takes a value that stands in the option's `values`.
    fn set(&mut self, key: &str, value: &str);

    fn get(&self, key: &str) -> &'static str;
}

#[derive(Debug, PartialEq, Eq)]
pub enum OptionError {
    UnknownKey { key: String, known: Vec<&'static str> },
    UnknownValue { key: String, value: String, known: &'static [&'static str] },
    Twice { key: String },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            OptionError::UnknownKey { key, known } if known.is_empty() => {
                write!(f, "unknown option '{key}': this game has no options")
            }
            OptionError::UnknownKey { key, known } => {
                write!(f, "unknown option '{key}': there are {}", known.join(", "))
            }
            OptionError::UnknownValue { key, value, known } => {
                write!(f, "option '{key}' cannot be '{value}': it is one of {}", known.join(", "))
            }
            OptionError::Twice { key } => write!(f, "option '{key}' is set twice"),
        }
    }
}

impl std::error::Error for OptionError {}

pub fn parse_options<'a, O: Options>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<O, OptionError> {
    let mut options = O::default();
    let mut seen = Vec::new();
    for (key, value) in pairs {
        let Some(spec) = O::specs().iter().find(|spec| spec.key == key) else {
            let known = O::specs().iter().map(|spec| spec.key).collect();
            return Err(OptionError::UnknownKey { key: key.to_string(), known });
        };
        if !spec.values.contains(&value) {
            return Err(OptionError::UnknownValue {
                key: key.to_string(),
                value: value.to_string(),
                known: spec.values,
            });
        }
        if seen.contains(&key) {
            return Err(OptionError::Twice { key: key.to_string() });
        }
        seen.push(key);
        options.set(key, value);
    }
    Ok(options)
}

/// All options as `key=value key=value`, in the order of the specs.
pub fn write_options<O: Options>(options: &O) -> String {
    let pairs: Vec<String> = O::specs().iter().map(|spec| format!("{}={}", spec.key, options.get(spec.key))).collect();
    pairs.join(" ")
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
