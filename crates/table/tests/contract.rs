//! The two tiny games keep the contract, and a game that breaks it is caught.

use crate::kuhn::{Kuhn, KuhnOptions, Move};
use nim::Nim;
use table::contract;
use table::{Match, MatchError, NoOptions, Observation, Position, Record, Refusal, Rng, Seat, Setup, Viewer};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn names() -> Vec<String> {
    vec!["Ada".into(), "Ben".into()]
}

fn nim() -> Match<Nim> {
    Match::new(Setup { options: NoOptions, names: names(), seed: 1.into() }).expect("a game of Nim")
}

fn kuhn(secret_ante: bool, seed: u64) -> Match<Kuhn> {
    Match::new(Setup { options: KuhnOptions { secret_ante }, names: names(), seed: seed.into() })
        .expect("a game of Kuhn poker")
}

#[test]
fn nim_keeps_the_contract() {
    let report = contract::thorough::<Nim>(&[(NoOptions, 2)], 200, 1, 1).expect("kept");
    assert_eq!(report.games, 200);
    assert!(report.longest <= 12);
    contract::random_play::<Nim>(&[(NoOptions, 2)], 1000, 1).expect("kept");
}

#[test]
fn kuhn_keeps_the_contract() {
    let tables = [(KuhnOptions { secret_ante: false }, 2), (KuhnOptions { secret_ante: true }, 2)];
    let report = contract::thorough::<Kuhn>(&tables, 400, 1, 1).expect("kept");
    assert_eq!(report.unnoticed, report.relabelings, "nothing is revealed before the showdown");
}

#[test]
fn the_last_stone_is_taken_by_the_table() {
    let mut game = nim();
    for (seat, choice) in [(A, "take 3 from 1"), (B, "take 4 from 2"), (A, "take 4 from 3")] {
        game.choose_text(seat, choice).expect("offered");
    }
    let outcome = game.outcome().expect("B's only stone was taken for B");
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [B]);
    assert_eq!(game.history().len(), 3, "a forced choice does not stand in the record");
}

#[test]
fn refused_choices_say_why_and_change_nothing() {
    let mut game = nim();
    let before = game.position().hash();
    assert_eq!(game.choose_text(B, "take 1 from 1"), Err(MatchError::Refused(Refusal::NotAsked(B))));
    assert_eq!(game.choose_text(A, "take 9 from 1"), Err(MatchError::Refused(Refusal::NotOffered)));
    assert_eq!(game.choose_text(A, "eat a stone"), Err(MatchError::Unreadable("eat a stone".into())));
    assert_eq!(game.undo(), Err(MatchError::NothingToUndo));
    assert_eq!(game.redo(), Err(MatchError::NothingToRedo));
    assert_eq!(game.position().hash(), before);
}

#[test]
fn a_new_choice_after_undo_forgets_what_was_undone() {
    let mut game = nim();
    game.choose_text(A, "take 1 from 1").expect("offered");
    game.undo().expect("one choice");
    game.choose_text(A, "take 2 from 1").expect("offered");
    assert_eq!(game.redo(), Err(MatchError::NothingToRedo));
    assert_eq!(game.position().game().heaps, [1, 4, 5]);
}

#[test]
fn simultaneous_choices_come_in_any_order_and_stay_secret() {
    let (mut one, mut other) = (kuhn(true, 5), kuhn(true, 5));
    let unseen = serde_json::to_string(&one.position().view(Viewer::Seat(A))).expect("a view");
    one.choose_text(B, "ante 2").expect("both are asked");
    assert_eq!(serde_json::to_string(&one.position().view(Viewer::Seat(A))).expect("a view"), unseen);
    assert!(one.news_since(None, Viewer::Seat(A)).is_empty());
    assert_eq!(one.choose_text(B, "ante 1"), Err(MatchError::Refused(Refusal::NotAsked(B))), "B has answered");
    one.choose_text(A, "ante 1").expect("A is still asked");
    other.choose_text(A, "ante 1").expect("both are asked");
    other.choose_text(B, "ante 2").expect("B is still asked");
    assert_eq!(one.position().game(), other.position().game());
    assert_eq!(one.news_since(None, Viewer::Watcher), other.news_since(None, Viewer::Watcher));
    assert_eq!(one.news_since(None, Viewer::Watcher).len(), 2);
}

#[test]
fn events_of_a_step_that_runs_again_are_told_once() {
    let mut game = kuhn(false, 3);
    for (seat, choice) in [(A, "check"), (B, "bet"), (A, "call")] {
        game.choose_text(seat, choice).expect("offered");
    }
    assert_eq!(game.news_since(None, Viewer::Watcher).len(), 3, "one step, three runs, three events");
    assert_eq!(game.news_since(Some(2), Viewer::Watcher).len(), 1);
}

#[test]
fn a_prepared_choice_changes_nothing_before_it_is_applied() {
    let (mut chosen, mut applied) = (kuhn(false, 3), kuhn(false, 3));
    applied.choose_text(A, "bet").expect("offered");
    applied.undo().expect("a choice");
    for (seat, choice) in [(A, Move::Check), (B, Move::Bet), (A, Move::Call)] {
        let before = (applied.position().hash(), applied.record().to_string());
        let prepared = applied.prepare(seat, choice).expect("offered");
        assert_eq!((applied.position().hash(), applied.record().to_string()), before);
        chosen.choose(seat, choice).expect("offered");
        assert_eq!(prepared.position().hash(), chosen.position().hash());
        applied.apply(prepared);
    }
    assert_eq!(applied.record().to_string(), chosen.record().to_string());
    assert_eq!(applied.news_since(Some(1), Viewer::Watcher), chosen.news_since(Some(1), Viewer::Watcher));
    assert_eq!(applied.redo(), Err(MatchError::NothingToRedo), "what was taken back before is forgotten");
    assert_eq!(applied.prepare(A, Move::Fold).err(), Some(Refusal::Over));
}

#[test]
#[should_panic(expected = "applied to the match it was prepared for")]
fn a_choice_prepared_earlier_is_not_applied() {
    let mut game = kuhn(false, 3);
    let prepared = game.prepare(A, Move::Check).expect("offered");
    game.choose(A, Move::Bet).expect("offered");
    game.apply(prepared);
}

#[test]
fn an_observation_shows_every_card_the_opponent_could_have_and_no_other() {
    let game = kuhn(false, 9);
    let observation = Observation::new(game.position(), A).expect("A is asked");
    let mut rng = Rng::new(1);
    let own = serde_json::to_value(observation.view()).expect("a view")["cards"][0].clone();
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..50 {
        let world = observation.world(&mut rng).expect("nothing was revealed");
        let all = serde_json::to_value(world.view(Viewer::Everything)).expect("a view");
        assert_eq!(all["cards"][0], own);
        seen.insert(all["cards"][1].as_u64());
    }
    assert_eq!(seen.len(), 2, "the two cards that A does not hold");
}

#[test]
fn records_refuse_what_is_not_right() {
    let mut game = nim();
    for (seat, choice) in [(A, "take 3 from 1"), (B, "take 1 from 2")] {
        game.choose_text(seat, choice).expect("offered");
    }
    let text = game.record().to_string();
    let replay = |text: &str| match Record::parse(text) {
        Ok(record) => Match::<Nim>::replay(&record).map(drop).map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    assert_eq!(replay(&text), Ok(()));
    let cases = [
        (text.replace("record 1", "record 2"), "line 1: this record's format"),
        (text.replace("innovarium", "chess"), "line 1: not a record"),
        (text.replace("game: nim", "game: chess"), "line 2: this is a record of 'chess'"),
        (text.replace("rules: 1", "rules: 7"), "line 3: the record follows rules version 7"),
        (text.replace("seed: 1", "seed: x"), "line 5: 'x' is not a seed"),
        (text.replace("seed: 1", "seed: 00ff"), "line 5: '00ff' is not a seed"),
        (text.replace("seed: 1", "seed:"), "line 5: '' is not a seed"),
        (text.replace("B: Ben\n", ""), "there is no seat 'B'"),
        (text.replace("A: take 3", "A: take 4"), "line 9: A: take 4 from 1: this choice is not offered"),
        (text.replace("B: take 1 from 2", "B: take 2 from 2"), "the state hash does not fit"),
        (text.replace("B: take 1", "C: take 1"), "line 10: there is no seat 'C'"),
        (text.lines().take(9).collect::<Vec<_>>().join("\n"), "ends without a state hash"),
        (text.replace("options: ", "options: size=9"), "unknown option 'size'"),
    ];
    for (changed, expected) in cases {
        let error = replay(&changed).expect_err(expected);
        assert!(error.contains(expected), "'{error}' should say '{expected}'");
    }
}

#[test]
fn names_and_seat_counts_are_checked() {
    let with = |names: &[&str]| {
        let names = names.iter().map(ToString::to_string).collect();
        Match::<Nim>::new(Setup { options: NoOptions, names, seed: 1.into() })
            .map(drop)
            .map_err(|error| error.to_string())
    };
    assert_eq!(with(&["Ada"]), Err("nim is played by 2 to 2, not by 1".into()));
    assert!(with(&["Ada", "B\u{7}"]).is_err(), "control characters could move a terminal's cursor");
    assert!(with(&["Ada", " "]).is_err());
    assert!(with(&["Ada", &"x".repeat(41)]).is_err());
    assert_eq!(with(&["Ada", "Jürgen Ω"]), Ok(()));
}

/// A game that shows the opponent's card must not pass.
#[test]
fn the_contract_catches_a_leak() {
    let game = kuhn(false, 4);
    let position: &Position<Kuhn> = game.position();
    let honest = serde_json::to_string(&position.view(Viewer::Seat(A))).expect("a view");
    let leaky = serde_json::to_string(&position.view(Viewer::Everything)).expect("a view");
    assert_ne!(honest, leaky, "the view of a seat hides something");
    let mut rng = Rng::new(1);
    let observation = Observation::new(position, A).expect("A is asked");
    let worlds: Vec<String> = (0..20)
        .filter_map(|_| observation.world(&mut rng))
        .map(|world| serde_json::to_string(&world.view(Viewer::Everything)).expect("a view"))
        .collect();
    assert!(worlds.iter().any(|view| *view != leaky), "relabeling would change a view that shows everything");
}
