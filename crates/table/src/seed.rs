//! What decides a deal, and how it is written.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Its form decides which generator deals (see [`Rng`](crate::Rng)), so every record replays with the one it was
/// dealt by.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Seed {
    /// For tests, measurements and games that somebody wants to have again. A player who sees enough of what it dealt
    /// can compute it.
    Short(u64),
    /// For games between people: nobody can compute it from what it dealt.
    Long(u128),
}

/// A long seed always has all its digits, more than any short one.
const LONG_DIGITS: usize = 32;
const SHORT_DIGITS: usize = 20;

impl From<u64> for Seed {
    fn from(seed: u64) -> Self {
        Seed::Short(seed)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Seed::Short(seed) => seed.fmt(f),
            Seed::Long(seed) => write!(f, "{seed:032x}"),
        }
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let seed = match text.len() {
            LONG_DIGITS if text.bytes().all(|digit| digit.is_ascii_hexdigit()) => {
                u128::from_str_radix(text, 16).ok().map(Seed::Long)
            }
            ..=SHORT_DIGITS if text.bytes().all(|digit| digit.is_ascii_digit()) => text.parse().ok().map(Seed::Short),
            _ => None,
        };
        seed.ok_or_else(|| {
            format!("'{text}' is not a seed: that is a number below 2^64, or {LONG_DIGITS} hexadecimal digits")
        })
    }
}

/// As text: many readers of JSON would round large numbers.
impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A short seed may also be a number.
impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "a seed is a number below 2^64, or a text")]
        enum Written {
            Number(u64),
            Text(String),
        }
        match Written::deserialize(deserializer)? {
            Written::Number(seed) => Ok(Seed::Short(seed)),
            Written::Text(text) => text.parse().map_err(de::Error::custom),
        }
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Seed {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Seed".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": ["string", "integer"], "minimum": 0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_read_as_it_is_written() {
        for (seed, text) in [
            (Seed::Short(0), "0"),
            (Seed::Short(u64::MAX), "18446744073709551615"),
            (Seed::Long(0), "00000000000000000000000000000000"),
            (Seed::Long(1), "00000000000000000000000000000001"),
            (Seed::Long(u128::MAX), "ffffffffffffffffffffffffffffffff"),
        ] {
            assert_eq!(seed.to_string(), text);
            assert_eq!(text.parse(), Ok(seed));
            let json = serde_json::to_string(&seed).expect("plain data");
            assert_eq!(json, format!("\"{text}\""));
            assert_eq!(serde_json::from_str::<Seed>(&json).expect("the same seed"), seed);
        }
        assert_eq!(serde_json::from_str::<Seed>("102").expect("a number"), Seed::Short(102));
    }

    #[test]
    fn what_is_no_seed_is_refused() {
        let (too_large, zeros) = ("18446744073709551616", "0".repeat(33));
        let signed = "+000000000000000000000000000000f";
        for text in ["", "x", "-1", "+1", " 1", "1.5", "0xff", "ff", too_large, signed, &zeros, &zeros[..31]] {
            let error = text.parse::<Seed>().expect_err(text);
            assert!(error.starts_with(&format!("'{text}' is not a seed: ")), "{error}");
        }
        for json in ["-1", "1.5", "null", "[1]", "\"x\"", "18446744073709551616"] {
            let error = serde_json::from_str::<Seed>(json).expect_err(json).to_string();
            assert!(error.contains("seed"), "{json}: {error}");
        }
    }
}
