//! Records of earlier rules: what the rules of today do not touch opens whole; what they touch says where, and opens up
//! to there.

use nim::Nim;
use table::{Match, MatchError, NoOptions, Opened, Record, Registry, Seat, Setup};

/// A match of the first rules, with these choices by turns.
fn played(choices: &[&str]) -> Match<Nim> {
    let names = ["Ada", "Ben"].map(String::from).to_vec();
    let mut game = Match::<Nim>::new(Setup { options: NoOptions, names, seed: 1.into() }).expect("a match");
    for (number, choice) in choices.iter().enumerate() {
        game.choose_text(Seat::new(number % 2), choice).expect("offered");
    }
    game
}

/// The record of it, with a hash after each of these choices as well.
fn record(choices: &[&str], hashes: &[usize]) -> Record {
    let game = played(choices);
    let mut lines: Vec<String> = Vec::new();
    let mut made = 0;
    for line in game.record().to_string().lines() {
        lines.push(line.to_string());
        if line.contains(": take ") {
            made += 1;
            if hashes.contains(&made) {
                lines.push(format!("= {:016x}", game.at(made).position().hash()));
            }
        }
    }
    Record::parse(&(lines.join("\n") + "\n")).expect("a record")
}

fn open<const RULES: u32>(record: &Record) -> Opened<Match<Nim<RULES>>> {
    Match::<Nim<RULES>>::open(record).expect("it opens")
}

/// How many choices can be looked at, and the sentence.
#[track_caller]
fn differs<const RULES: u32>(record: &Record) -> (usize, String) {
    let Opened { played: shown, differs } = open::<RULES>(record);
    let difference = differs.expect("the rules differ");
    assert_eq!(shown.history().len(), difference.shown);
    // Whoever wants all of it is told the same.
    let whole = Match::<Nim<RULES>>::replay(record).map(drop);
    assert_eq!(whole, Err(MatchError::Differs(difference.clone())));
    // What is shown is as it was, and can be done anything with.
    let choices: Vec<String> = shown.history().iter().map(|(_, choice)| choice.to_string()).collect();
    let then = played(&choices.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(shown.position().hash(), then.position().hash());
    assert_eq!(shown.chart(), then.chart());
    let again = Record::parse(&shown.record().to_string()).expect("a record");
    assert_eq!(again.rules, RULES);
    assert!(Match::<Nim<RULES>>::replay(&again).is_ok());
    (difference.shown, difference.to_string())
}

const UNTOUCHED: &[&str] = &["take 3 from 1", "take 4 from 2", "take 4 from 3"];
const FIVE_LAST: &[&str] = &["take 1 from 1", "take 1 from 1", "take 2 from 2", "take 5 from 3", "take 1 from 1"];

#[test]
fn what_the_rules_do_not_touch_opens_whole_and_is_of_today() {
    let old = record(UNTOUCHED, &[]);
    assert_eq!(old.rules, 1);
    let Opened { played: whole, differs } = open::<2>(&old);
    assert_eq!(differs, None);
    assert_eq!(whole.outcome(), played(UNTOUCHED).outcome());
    // Both versions lead to this state, so what is written now is of today's.
    let today = whole.record();
    assert_eq!(today.rules, 2);
    assert_eq!(Record { rules: 1, ..Record::parse(&today.to_string()).expect("a record") }, old);
    assert!(Match::<Nim<2>>::replay(&old).is_ok());
}

#[test]
fn a_choice_that_is_not_offered_any_more_is_named() {
    // A hash after every choice: it can only have been this one.
    assert_eq!(
        differs::<2>(&record(FIVE_LAST, &[1, 2, 3, 4])),
        (
            3,
            "this record follows rules version 1; at choice 4 (line 15, B: take 5 from 3) the rules are different now \
             (version 2), so it can be looked at up to choice 3 only"
                .into()
        )
    );
    // A hash after the second only: the third may already have come out otherwise.
    assert_eq!(
        differs::<2>(&record(FIVE_LAST, &[2])),
        (
            2,
            "this record follows rules version 1; somewhere from choice 3 to choice 4 (line 13, B: take 5 from 3) the \
             rules are different now (version 2), so it can be looked at up to choice 2 only"
                .into()
        )
    );
    // None before: nothing but the beginning is sure.
    assert_eq!(
        differs::<2>(&record(FIVE_LAST, &[])),
        (
            0,
            "this record follows rules version 1; somewhere from choice 1 to choice 4 (line 12, B: take 5 from 3) the \
             rules are different now (version 2), so only its beginning can be looked at"
                .into()
        )
    );
}

#[test]
fn a_hash_that_does_not_fit_any_more_is_named() {
    let choices = ["take 1 from 1", "take 1 from 2", "take 3 from 3"];
    assert_eq!(
        differs::<4>(&record(&choices, &[1])),
        (
            1,
            "this record follows rules version 1; somewhere from choice 2 to choice 3 (line 13, the state hash) the \
             rules are different now (version 4), so it can be looked at up to choice 1 only"
                .into()
        )
    );
    assert_eq!(
        differs::<4>(&record(&choices, &[2])),
        (
            2,
            "this record follows rules version 1; at choice 3 (line 13, the state hash) the rules are different now \
             (version 4), so it can be looked at up to choice 2 only"
                .into()
        )
    );
}

#[test]
fn a_seat_that_is_not_asked_any_more_is_a_difference_too() {
    let choices = ["take 1 from 1", "take 3 from 3", "take 1 from 2"];
    let (shown, sentence) = differs::<4>(&record(&choices, &[1]));
    assert_eq!(shown, 1);
    assert!(sentence.contains("from choice 2 to choice 3 (line 12, A: take 1 from 2)"), "{sentence}");
}

/// Where no hash stands at all, as in older stores, that every choice is offered must do.
#[test]
fn without_any_hash_what_was_offered_is_shown() {
    let mut bare = record(FIVE_LAST, &[]);
    bare.entries.retain(|entry| !matches!(entry, table::RecordEntry::Hash { .. }));
    assert_eq!(bare.proven(), 0);
    let difference = open::<2>(&bare).differs.expect("the rules differ");
    assert_eq!((difference.from, difference.to, difference.shown), (1, 4, 3));
    assert_eq!(open::<2>(&bare).played.history().len(), 3);
}

#[test]
fn later_versions_and_none_at_all_are_refused() {
    let mut record = record(UNTOUCHED, &[]);
    for rules in [0, 3, u32::MAX] {
        record.rules = rules;
        let error = Match::<Nim<2>>::open(&record).map(drop).map_err(|error| error.to_string());
        assert_eq!(error, Err(format!("line 3: the record follows rules version {rules}, this program has 2")));
    }
}

/// Of the same version nothing is forgiven.
#[test]
fn a_record_of_today_that_does_not_fit_is_an_error() {
    let text = record(UNTOUCHED, &[]).to_string();
    for (found, changed, expected) in [
        ("take 4 from 3", "take 3 from 3", "line 12: the state hash does not fit"),
        ("take 3 from 1", "take 4 from 1", "line 9: A: take 4 from 1: this choice is not offered"),
    ] {
        let changed = Record::parse(&text.replace(found, changed)).expect("a record");
        let error = Match::<Nim>::open(&changed).map(drop).expect_err(expected).to_string();
        assert!(error.starts_with(expected), "{error}");
    }
}

#[test]
fn games_unknown_to_the_compiler_do_the_same() {
    let games = Registry::default().with(table::any_game::<Nim<2>>());
    let game = games.get("nim").expect("Nim");
    let Opened { played: shown, differs } = game.open(&record(FIVE_LAST, &[2])).expect("it opens");
    assert_eq!(differs.map(|difference| (difference.rules, difference.now, difference.shown)), Some((1, 2, 2)));
    assert_eq!((shown.choices(), shown.at(1).choices(), shown.record().rules), (2, 1, 2));
    assert!(matches!(game.replay(&record(FIVE_LAST, &[2])), Err(MatchError::Differs(_))));
    assert_eq!(game.replay(&record(UNTOUCHED, &[])).expect("untouched").choices(), 3);
}
