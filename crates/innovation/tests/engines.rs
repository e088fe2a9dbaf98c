//! Which engine plays which match.

use innovation::{All, Engine, Expansions, Innovation};
use table::{AnyMatch, Match, Record};

fn begin(expansions: &str, seats: usize) -> Result<Box<dyn AnyMatch>, String> {
    let options = [("expansions".to_string(), expansions.to_string())];
    let names = (0..seats).map(|seat| format!("player {seat}")).collect();
    let game = innovation::any_game();
    game.new_match(&options, names, 1.into()).map_err(|error| error.to_string())
}

fn is_of_base(table: &dyn AnyMatch) -> bool {
    let base = table.as_any().is::<Match<Innovation>>();
    assert_ne!(base, table.as_any().is::<Match<Engine<All>>>(), "of one engine or the other");
    base
}

#[test]
fn the_base_set_alone_has_its_own_engine() {
    for expansions in Expansions::every().map(Expansions::name) {
        let table = begin(expansions, 2).expect("a match");
        assert_eq!(is_of_base(&*table), expansions == "none", "{expansions}");
        let replayed = innovation::any_game().replay(&table.record());
        let replayed = replayed.expect("a sound record");
        assert_eq!(is_of_base(&*replayed), expansions == "none", "{expansions}");
        assert_eq!(replayed.record(), table.record());
    }
}

#[test]
fn a_record_from_before_the_expansions_is_of_the_base_set() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/deluxe-2017-2-seats.record");
    let record = Record::parse(&std::fs::read_to_string(path).expect("a file")).expect("a record");
    assert!(record.options.iter().all(|(key, _)| key != "expansions"));
    let table = innovation::any_game().replay(&record).expect("it replays");
    assert!(is_of_base(&*table) && !table.options().contains("expansions"), "{}", table.options());
}

#[test]
fn as_many_can_play_as_the_options_say() {
    let game = innovation::any_game();
    let option = game.options().iter().find(|option| option.key == "expansions").expect("the option");
    for expansions in Expansions::every() {
        let most = game.seats().end() + option.seats_each * expansions.count();
        for seats in 1..=9 {
            let fits = (2..=most).contains(&seats);
            assert_eq!(begin(expansions.name(), seats).is_ok(), fits, "{} with {seats}", expansions.name());
        }
    }
}

#[test]
fn expansions_are_written_as_the_option_writes_them() {
    let game = innovation::any_game();
    let option = game.options().iter().find(|option| option.key == "expansions").expect("the option");
    assert!(option.every().into_iter().eq(Expansions::every().map(Expansions::name)));
}
