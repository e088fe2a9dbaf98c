//! Every word a person reads: Fluent messages, rendered in a language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize, Serializer};
use unic_langid::LanguageIdentifier;

use crate::Seat;

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Language {
    #[default]
    English,
    German,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }
}

/// A message and what stands in its places. As JSON it is `{ id, args }`, and a client says it in its own language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Phrase {
    /// The message.
    pub id: String,
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_map")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<std::collections::BTreeMap<String, Word>>"))]
    #[cfg_attr(feature = "schema", schemars(with = "std::collections::BTreeMap<String, Word>"))]
    pub args: Vec<(&'static str, Word)>,
}

/// What stands in a place of a phrase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Word {
    Number(i64),
    /// A stable word for the message to select on.
    Key(&'static str),
    /// Something that is the same in every language.
    Plain(String),
    Name {
        seat: Seat,
    },
    Phrase(Box<Phrase>),
}

fn as_map<S: Serializer>(args: &[(&'static str, Word)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(key, word)| (key, word)))
}

impl Phrase {
    pub fn new(id: impl Into<String>) -> Self {
        Phrase { id: id.into(), args: Vec::new() }
    }

    pub fn number(self, key: &'static str, number: impl Into<i64>) -> Self {
        self.with(key, Word::Number(number.into()))
    }

    pub fn key(self, key: &'static str, word: &'static str) -> Self {
        self.with(key, Word::Key(word))
    }

    pub fn name(self, key: &'static str, seat: Seat) -> Self {
        self.with(key, Word::Name { seat })
    }

    pub fn plain(self, key: &'static str, text: impl Into<String>) -> Self {
        self.with(key, Word::Plain(text.into()))
    }

    pub fn phrase(self, key: &'static str, phrase: Phrase) -> Self {
        self.with(key, Word::Phrase(Box::new(phrase)))
    }

    fn with(mut self, key: &'static str, word: Word) -> Self {
        self.args.push((key, word));
        self
    }
}

/// The texts of one game in one language.
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// Later sources override earlier ones. The sources are part of the program, so a mistake in them is a bug.
    pub fn new(language: Language, sources: &[&str]) -> Self {
        Texts::read(language, sources).unwrap_or_else(|problem| panic!("{problem}"))
    }

    /// As [`Texts::new`], for sources that somebody else has written.
    pub fn read(language: Language, sources: &[&str]) -> Result<Self, String> {
        let locale: LanguageIdentifier = language.code().parse().expect("a known language");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = FluentResource::try_new((*source).to_string())
                .map_err(|(_, errors)| format!("texts in {}: {errors:?}", language.code()))?;
            bundle.add_resource_overriding(resource);
        }
        Ok(Texts { bundle })
    }

    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// The phrase as a sentence, with the players' names.
    pub fn say(&self, phrase: &Phrase, names: &[String]) -> String {
        self.try_say(phrase, names).unwrap_or_else(|problem| panic!("{problem}"))
    }

    /// As [`Texts::say`], but a missing message or argument is an error: for the tests of the texts.
    pub fn try_say(&self, phrase: &Phrase, names: &[String]) -> Result<String, String> {
        let message = self.bundle.get_message(&phrase.id).and_then(|message| message.value());
        let pattern = message.ok_or_else(|| format!("no text for '{}'", phrase.id))?;
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (key, word) in &phrase.args {
            let value: FluentValue = match word {
                Word::Number(number) => (*number).into(),
                Word::Key(word) => (*word).into(),
                Word::Plain(text) => text.as_str().into(),
                Word::Name { seat } => {
                    let name = names.get(seat.index()).cloned();
                    name.unwrap_or_else(|| seat.to_string()).into()
                }
                Word::Phrase(phrase) => self.try_say(phrase, names)?.into(),
            };
            args.set(*key, value);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        if errors.is_empty() { Ok(text.into_owned()) } else { Err(format!("text '{}': {errors:?}", phrase.id)) }
    }
}

/// The file `text/LANGUAGE/NAME.ftl` beside the file that asks for it.
#[macro_export]
macro_rules! text_file {
    ($language:expr, $name:literal) => {
        match $language {
            $crate::text::Language::English => include_str!(concat!("text/en/", $name, ".ftl")),
            $crate::text::Language::German => include_str!(concat!("text/de/", $name, ".ftl")),
        }
    };
}
