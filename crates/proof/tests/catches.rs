//! What the proofs are for: they fail where something is wrong.

#[path = "../../table/tests/games/nim.rs"]
mod nim;

use std::fs;
use std::path::PathBuf;

use nim::Nim;
use proof::{allocation, hostile, records};
use table::{Match, NoOptions, Setup};

fn whole_game() -> String {
    let names = ["Ada", "Ben"].map(String::from).to_vec();
    let mut game = Match::<Nim>::new(Setup { options: NoOptions, names, seed: 1 }).expect("a match");
    while let Some(asked) = game.position().asked().first().copied() {
        let choice = game.position().offers(&asked)[0];
        game.choose(asked.seat, choice).expect("offered");
    }
    game.record().to_string()
}

/// A crate with one record; it is gone when it is dropped, also by a panic.
struct Crate(PathBuf);

impl Crate {
    fn with(name: &str, record: &str) -> Crate {
        let folder = std::env::temp_dir().join(format!("innovarium-proof-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("tests/records")).expect("a folder");
        fs::write(folder.join("tests/records/one.record"), record).expect("a file");
        Crate(folder)
    }

    fn records_keep_replaying(&self, at_least: usize) {
        records::keep_replaying::<Nim>(self.0.to_str().expect("a name"), at_least);
    }
}

impl Drop for Crate {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

#[test]
fn a_true_record_passes() {
    hostile::a_damaged_record_is_refused_or_true::<Nim>(&whole_game());
    hostile::any_text_as_a_choice_is_read_or_refused::<Nim>();
    hostile::any_text_as_a_scene_is_played_or_refused::<Nim>("heaps");
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
#[should_panic(expected = "only 1 records were found")]
fn missing_records_are_noticed() {
    Crate::with("missing", &whole_game()).records_keep_replaying(2);
}

/// A game that allocates could pass where nobody counts.
#[test]
#[should_panic(expected = "the test must make `Counting` its allocator")]
fn allocations_that_are_not_counted_are_noticed() {
    allocation::no_decision_allocates::<Nim>(0..1);
}
