//! What the tests of a game's texts have in common. A game's texts are the files `src/text/<language>/<name>.ftl` of
//! its crate.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use table::text::{Language, Phrase, Texts, Word};
use table::{Game, Match, Rng, Secrets, Setup, Spoken, Viewer};

/// The files of a game's texts by language and name.
pub struct TextFiles(BTreeMap<(&'static str, String), String>);

impl TextFiles {
    /// Reads all files of a crate.
    pub fn of(manifest_dir: &str) -> Self {
        let mut files = BTreeMap::new();
        for language in Language::ALL {
            let folder = Path::new(manifest_dir).join("src/text").join(language.code());
            for entry in std::fs::read_dir(&folder).expect("a folder for each language") {
                let path = entry.expect("an entry").path();
                let name = path.file_stem().and_then(|name| name.to_str()).expect("a name").to_string();
                files.insert((language.code(), name), std::fs::read_to_string(&path).expect("a text"));
            }
        }
        TextFiles(files)
    }

    pub fn file(&self, language: Language, name: &str) -> &str {
        self.0.get(&(language.code(), name.to_string())).expect("a file of that name")
    }

    /// The messages of a file in their order.
    pub fn messages(&self, language: Language, name: &str) -> Vec<&str> {
        messages(self.file(language, name))
    }

    fn names(&self, language: Language) -> Vec<&str> {
        self.0.keys().filter(|(code, _)| *code == language.code()).map(|(_, name)| name.as_str()).collect()
    }

    /// Both languages have the same messages in the same order, and none stands twice, except in files that override
    /// others.
    pub fn must_be_the_same_in_both_languages(&self, overriding: &[&str]) {
        let names = self.names(Language::English);
        assert_eq!(names, self.names(Language::German));
        let mut all = BTreeSet::new();
        for name in names {
            let ids = self.messages(Language::English, name);
            assert_eq!(ids, self.messages(Language::German, name), "{name}");
            let mut seen = BTreeSet::new();
            for id in ids {
                let first = if overriding.contains(&name) { seen.insert(id) } else { all.insert(id) };
                assert!(first, "{id} is there twice");
            }
        }
    }

    /// Every message that a table speaks is quoted in the code or put together from the words of the game; every id
    /// that the code quotes and every one that is put together is a message.
    pub fn must_be_used(&self, code: &[&str], put_together: &BTreeSet<String>, is_id: impl Fn(&str) -> bool) {
        let quoted: BTreeSet<&str> = code.iter().flat_map(|code| code.split('"').skip(1).step_by(2)).collect();
        let ids: BTreeSet<&str> =
            ["components", "table"].into_iter().flat_map(|name| self.messages(Language::English, name)).collect();
        let left_over = ids.iter().filter(|id| !quoted.contains(*id) && !put_together.contains(**id));
        assert_eq!(left_over.collect::<Vec<_>>(), Vec::<&&str>::new(), "left over");
        let missing = quoted.iter().filter(|id| is_id(id) && !ids.contains(*id));
        assert_eq!(missing.collect::<Vec<_>>(), Vec::<&&str>::new(), "missing");
        let missing = put_together.iter().filter(|id| !ids.contains(id.as_str()));
        assert_eq!(missing.collect::<Vec<_>>(), Vec::<&String>::new(), "missing of those put together");
    }
}

fn messages(source: &str) -> Vec<&str> {
    let lines = source.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    lines.filter_map(|line| line.split_once(" =").map(|(id, _)| id)).collect()
}

/// What a game with these options says in a language.
pub fn texts_of<G: Spoken>(language: Language, options: &G::Options) -> Texts {
    Texts::new(language, &G::texts(language, options))
}

/// The ids of a phrase and of all phrases in it.
pub fn collect_ids(phrase: Phrase, ids: &mut BTreeSet<String>) {
    ids.insert(phrase.id);
    for (_, word) in phrase.args {
        if let Word::Phrase(inner) = word {
            collect_ids(*inner, ids);
        }
    }
}

/// Every event is a whole sentence in both languages.
pub fn must_be_sentences<G: Spoken>(events: &[G::Event], options: &G::Options) {
    let names: Vec<String> = NAMES.map(String::from).to_vec();
    for texts in Language::ALL.map(|language| texts_of::<G>(language, options)) {
        for event in events {
            let sentence = texts.try_say(&G::sentence(event), &names).expect("a sentence");
            assert!(sentence.ends_with('.') && !sentence.contains("  "), "{sentence}");
        }
    }
}

const NAMES: [&str; 5] = ["Ada", "Ben", "Cleo", "Dora", "Emil"];

/// Plays a game to its end and says everything that is asked, offered and told in both languages. Offers of one
/// question never sound alike. Collects the ids of what was said.
pub fn say_everything_of_a_game<G: Game + Secrets + Spoken>(
    (options, seats): (G::Options, usize),
    seed: u64,
    choose: impl Fn(&[G::Choice], &mut Rng) -> G::Choice,
    said: &mut BTreeSet<String>,
) {
    let names: Vec<String> = NAMES[..seats].iter().map(|name| name.to_string()).collect();
    let languages = Language::ALL.map(|language| texts_of::<G>(language, &options));
    let mut played = Match::<G>::new(Setup { options, names: names.clone(), seed: seed.into() }).expect("a match");
    let mut rng = Rng::new(seed);
    while let Some(asked) = played.position().asked().first() {
        let (seat, question, game) = (asked.seat, asked.question, played.position().game());
        let offers = played.position().offers(asked);
        let labels: Vec<Phrase> = offers.iter().map(|offer| game.offer(&question, offer)).collect();
        let rule = game.rule(&question);
        for texts in &languages {
            texts.try_say(&game.prompt(&question), &names).expect("a prompt");
            rule.iter().for_each(|rule| assert!(texts.try_say(rule, &names).is_ok(), "{rule:?}"));
            let mut heard = BTreeSet::new();
            for (label, offer) in labels.iter().zip(offers) {
                let text = texts.try_say(label, &names).expect("an offer");
                assert!(!text.contains("  ") && !text.ends_with(['.', ' ']), "{text}");
                assert!(heard.insert(text.clone()), "'{text}' is said twice, for {offer} and another");
            }
        }
        collect_ids(game.prompt(&question), said);
        labels.into_iter().for_each(|label| collect_ids(label, said));
        let choice = choose(offers, &mut rng);
        played.choose(seat, choice).expect("offered");
    }
    for (_, event) in played.news_since(None, Viewer::Everything) {
        for texts in &languages {
            texts.try_say(&G::sentence(&event), &names).expect("a sentence");
        }
        collect_ids(G::sentence(&event), said);
    }
}
