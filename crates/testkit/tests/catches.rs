//! What the proofs are for: they fail where something is wrong.

use std::fs;
use std::path::PathBuf;

use nim::Nim;
use table::{Match, NoOptions, Setup};
use testkit::{allocation, fuzz, records};

fn whole_game() -> String {
    played(|_| 0)
}

/// A game of the first rules in which the offer of this number is always taken.
fn played(pick: impl Fn(usize) -> usize) -> String {
    let names = ["Ada", "Ben"].map(String::from).to_vec();
    let mut game = Match::<Nim>::new(Setup { options: NoOptions, names, seed: 1.into() }).expect("a match");
    while let Some(asked) = game.position().asked().first().copied() {
        let offers = game.position().offers(&asked);
        let choice = offers[pick(offers.len())];
        game.choose(asked.seat, choice).expect("offered");
    }
    game.record().to_string()
}

/// A crate with one record; it is gone when it is dropped, also by a panic.
struct Crate(PathBuf);

impl Crate {
    fn with(name: &str, record: &str) -> Crate {
        let folder = std::env::temp_dir().join(format!("innovarium-testkit-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("tests/records")).expect("a folder");
        Crate(folder).and("one.record", record)
    }

    fn and(self, name: &str, text: &str) -> Crate {
        fs::write(self.0.join("tests/records").join(name), text).expect("a file");
        self
    }

    fn records_keep_replaying(&self, exactly: usize) {
        self.records_keep_replaying_by::<1>(exactly);
    }

    fn records_keep_replaying_by<const RULES: u32>(&self, exactly: usize) {
        records::keep_replaying::<Nim<RULES>>(self.0.to_str().expect("a name"), exactly);
    }
}

impl Drop for Crate {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

#[test]
fn a_true_record_passes() {
    fuzz::a_damaged_record_is_refused_or_true::<Nim>(&whole_game());
    fuzz::any_text_as_a_choice_is_read_or_refused::<Nim>();
    fuzz::any_text_as_a_scene_is_played_or_refused::<Nim>("heaps");
    Crate::with("true", &whole_game()).records_keep_replaying(1);
}

#[test]
#[should_panic(expected = "the state hash does not fit")]
fn a_record_that_comes_out_otherwise_is_noticed() {
    let record = whole_game();
    let at = record.rfind("\n= ").expect("a hash");
    Crate::with("false", &format!("{}\n= 0000000000000000\n", &record[..at])).records_keep_replaying(1);
}

#[test]
#[should_panic(expected = "1 records were found, not 2")]
fn missing_records_are_noticed() {
    Crate::with("missing", &whole_game()).records_keep_replaying(2);
}

/// Somebody takes five stones at once, which the second rules forbid.
fn with_five() -> String {
    let record = played(|offers| offers - 1);
    assert!(record.contains("A: take 5 from 3\n"), "{record}");
    record
}

const FIVE: &str = "this record follows rules version 1; at choice 1 (line 9, A: take 5 from 3) the rules are \
                    different now (version 2), so only its beginning can be looked at\n";

#[test]
fn a_record_of_earlier_rules_replays_or_says_where_they_differ() {
    Crate::with("earlier", &whole_game()).records_keep_replaying_by::<2>(1);
    let both = Crate::with("differs", &with_five()).and("one.differs", FIVE).and("two.record", &whole_game());
    both.records_keep_replaying_by::<2>(2);
}

#[test]
#[should_panic(expected = "this record follows rules version 1; at choice 1")]
fn a_record_that_differs_unannounced_is_noticed() {
    Crate::with("unannounced", &with_five()).records_keep_replaying_by::<2>(1);
}

#[test]
#[should_panic(expected = "one.record replays, so nothing differs")]
fn a_difference_that_is_none_is_noticed() {
    Crate::with("announced", &whole_game()).and("one.differs", FIVE).records_keep_replaying_by::<2>(1);
}

#[test]
#[should_panic(expected = "at choice 1 (line 9, A: take 5 from 3)")]
fn a_difference_at_another_place_is_noticed() {
    let elsewhere = FIVE.replace("choice 1", "choice 2");
    Crate::with("elsewhere", &with_five()).and("one.differs", &elsewhere).records_keep_replaying_by::<2>(1);
}

#[test]
#[should_panic(expected = "two.differs belongs to no record")]
fn a_difference_of_no_record_is_noticed() {
    Crate::with("orphan", &whole_game()).and("two.differs", FIVE).records_keep_replaying(1);
}

#[test]
#[should_panic(expected = "there is a file that nobody reads")]
fn a_file_that_nobody_reads_is_noticed() {
    Crate::with("unread", &whole_game()).and("two.txt", "").records_keep_replaying(1);
}

/// A game that allocates could pass where nobody counts.
#[test]
#[should_panic(expected = "the test must make `Counting` its allocator")]
fn allocations_that_are_not_counted_are_noticed() {
    allocation::no_decision_allocates::<Nim>(0..1);
}
