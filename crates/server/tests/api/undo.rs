//! Taking back: free while nothing was learned and nobody else has acted, else by consent.

use serde_json::{Value, json};
use table::Rng;

use crate::browser::{Browser, friends};
use crate::host::Host;
use crate::live::Live;
use crate::playing::against_bot;

fn undo(live: &mut Live) {
    live.say(&json!({ "type": "undo" }));
}

fn answer(live: &mut Live, agree: bool) {
    live.say(&json!({ "type": "undo-answer", "agree": agree }));
}

fn flags(live: &Live) -> (bool, bool) {
    let flag = |name: &str| live.state["undo"][name].as_bool().expect("a flag");
    (flag("possible"), flag("free"))
}

#[track_caller]
fn asked_by(live: &mut Live, seat: Value) {
    live.state_where("a proposal", |state| state["undo"]["asked_by"] == seat);
}

/// Two people who have both melded their first card, Ada before Ben.
fn begun(host: &Host) -> (Vec<Browser>, String, Live, Live) {
    let (people, id) = friends(host, &["Ada", "Ben"], json!({}));
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let first = ada.offers()[0].clone();
    let version = ada.choose(&first);
    ben.version_reached(version);
    let first = ben.offers()[0].clone();
    let version = ben.choose(&first);
    ada.version_reached(version);
    (people, id, ada, ben)
}

#[test]
fn a_choice_that_taught_nothing_is_taken_back_at_once() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let before = ada.state.clone();
    assert_eq!(flags(&ada), (false, false));
    undo(&mut ada);
    ada.refused("not-asked");
    let first = ada.offers()[0].clone();
    let version = ada.choose(&first);
    assert_eq!(flags(&ada), (true, true));
    undo(&mut ada);
    ada.version_reached(version + 1);
    for field in ["view", "question", "undo"] {
        assert_eq!(ada.state[field], before[field], "{field} is as it was");
    }
    assert_eq!((ada.choices(), &ada.state["reset"]), (0, &json!(true)));
    ben.version_reached(version + 1);
    assert_eq!(ben.state["reset"], true);
    // It is on disk: the room comes back with it.
    let cookie = people[0].cookie();
    let host = host.restart();
    let again = host.browser();
    again.set_cookie(cookie.as_deref());
    let live = again.sit(&id, 0);
    assert_eq!((live.version(), live.choices()), (version + 1, 0));
    assert_eq!(live.state["view"], before["view"]);
}

#[test]
fn once_another_has_acted_all_others_must_agree() {
    let host = Host::start();
    let (_, _, mut ada, mut ben) = begun(&host);
    let version = ada.version();
    assert_eq!(flags(&ada), (true, false));
    answer(&mut ben, true);
    ben.refused("stale");

    undo(&mut ada);
    asked_by(&mut ben, json!(0));
    asked_by(&mut ada, json!(0));
    assert_eq!((ada.version(), ada.choices()), (version, 2), "nothing is taken back yet");
    answer(&mut ben, false);
    asked_by(&mut ada, json!(null));
    asked_by(&mut ben, json!(null));
    assert_eq!((ada.version(), ada.choices()), (version, 2), "nothing was taken back");

    undo(&mut ada);
    asked_by(&mut ben, json!(0));
    // The one who asks has no vote, but may think better of it.
    answer(&mut ada, true);
    ada.next_state();
    assert_eq!(ada.choices(), 2);
    answer(&mut ada, false);
    asked_by(&mut ada, json!(null));
    asked_by(&mut ben, json!(null));
    answer(&mut ben, true);
    ben.refused("stale");

    undo(&mut ada);
    asked_by(&mut ben, json!(0));
    answer(&mut ben, true);
    for live in [&mut ada, &mut ben] {
        live.version_reached(version + 1);
        assert_eq!((live.choices(), &live.state["reset"]), (0, &json!(true)));
        assert_eq!(live.state["undo"]["asked_by"], json!(null));
        assert!(live.is_asked(), "both choose their first card again");
    }
}

#[test]
fn every_one_of_several_others_must_agree() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben", "Cy"], json!({}));
    let mut lives: Vec<Live> = (0..3).map(|seat| people[seat].sit(&id, seat)).collect();
    let mut watcher = host.browser().watch(&id);
    for seat in 0..3 {
        let first = lives[seat].offers()[0].clone();
        let version = lives[seat].choose(&first);
        for live in &mut lives {
            live.version_reached(version);
        }
    }
    undo(&mut lives[0]);
    for live in &mut lives {
        asked_by(live, json!(0));
    }
    asked_by(&mut watcher, json!(0));
    answer(&mut watcher, true);
    watcher.refused("not-your-seat");
    undo(&mut watcher);
    watcher.refused("not-your-seat");
    for _ in 0..2 {
        answer(&mut lives[1], true);
        let state = lives[0].next_state();
        assert_eq!((&state["undo"]["agreed"], &state["match"]["choices"]), (&json!([1]), &json!(3)));
    }
    answer(&mut lives[2], true);
    lives[0].state_where("the undo", |state| state["match"]["choices"] == 0);
}

#[test]
fn a_choice_makes_a_proposal_pointless() {
    let host = Host::start();
    let (_, _, ada, ben) = begun(&host);
    let (mut turn, mut other) = if ada.is_asked() { (ada, ben) } else { (ben, ada) };
    undo(&mut other);
    asked_by(&mut turn, other.state["viewer"].clone());
    let version = turn.choose("draw");
    other.version_reached(version);
    assert_eq!(other.state["undo"]["asked_by"], json!(null));
    answer(&mut turn, true);
    turn.refused("stale");
}

#[test]
fn a_card_that_was_seen_cannot_be_unseen() {
    let host = Host::start();
    let (_, _, ada, ben) = begun(&host);
    let (mut turn, mut other) = if ada.is_asked() { (ada, ben) } else { (ben, ada) };
    let version = turn.choose("draw");
    other.version_reached(version);
    // Nobody else has acted, but the card has been seen.
    assert_eq!(flags(&turn), (true, false));
    undo(&mut turn);
    let seat = turn.state["viewer"].clone();
    asked_by(&mut other, seat);
    assert_eq!(other.version(), version);
    answer(&mut other, true);
    turn.version_reached(version + 1);
    assert!(turn.is_asked());
}

#[test]
fn what_is_not_shown_as_free_is_never_taken_back_at_once() {
    let host = Host::start();
    let (_, _, ada, ben) = begun(&host);
    let mut lives = [ada, ben];
    let mut rng = Rng::new(8);
    let mut seen = [0, 0];
    for _ in 0..60 {
        let Some(turn) = lives.iter().position(Live::is_asked) else { break };
        let version = lives[turn].choose_any(&mut rng);
        lives[1 - turn].version_reached(version);
        if lives[turn].is_finished() {
            break;
        }
        let (possible, free) = flags(&lives[turn]);
        assert!(possible);
        seen[usize::from(free)] += 1;
        let (choices, offered) = (lives[turn].choices(), lives[turn].state["question"].clone());
        undo(&mut lives[turn]);
        if free {
            // What flowed silently from hidden things is only looked for now; in this match nothing did.
            for live in &mut lives {
                live.version_reached(version + 1);
                assert_eq!(live.choices(), choices - 1);
            }
            // On with the match.
            let version = lives[turn].choose_any(&mut rng);
            lives[1 - turn].version_reached(version);
        } else {
            asked_by(&mut lives[1 - turn], json!(turn));
            answer(&mut lives[1 - turn], false);
            asked_by(&mut lives[turn], json!(turn));
            asked_by(&mut lives[turn], json!(null));
            assert_eq!((lives[turn].choices(), &lives[turn].state["question"]), (choices, &offered));
        }
    }
    assert!(seen[0] > 5 && seen[1] > 5, "{seen:?}");
}

#[test]
fn against_bots_nobody_has_to_agree() {
    let host = Host::start();
    let (_, _, mut live) = against_bot(&host, 4);
    let first = live.offers()[0].clone();
    live.choose(&first);
    for _ in 0..3 {
        live.state_where("my turn", |state| !state["question"].is_null());
        let (view, choices) = (live.state["view"].clone(), live.choices());
        live.choose("draw");
        live.state_where("my turn again", |state| {
            !state["question"].is_null() && state["match"]["choices"].as_u64() > Some(choices)
        });
        let version = live.version();
        assert_eq!(flags(&live), (true, true));
        undo(&mut live);
        live.version_reached(version + 1);
        assert_eq!((&live.state["view"], live.choices()), (&view, choices), "the bots' answers are gone too");
        assert_eq!(live.state["reset"], true);
        live.choose("draw");
    }
}

/// Twenty thousand times somebody chose and took it back: opening the match costs what still stands.
#[test]
fn a_match_with_a_very_long_log_opens_quickly() {
    const PAIRS: u32 = 20_000;
    let mut host = Host::start();
    let (ada, id, live) = against_bot(&host, 5);
    let (version, choices) = (live.version(), live.choices());
    let choice = live.offers()[0].clone();
    drop(live);
    host.stop();
    let choose = json!({ "kind": "choice", "seat": 0, "choice": choice }).to_string();
    let undo = json!({ "kind": "undo", "to": choices }).to_string();
    let row = |number: u32| {
        let entry = if number.is_multiple_of(2) { &choose } else { &undo };
        format!("('{id}', {}, 0, '{entry}')", version as u32 + number)
    };
    let rows: Vec<String> = (0..2 * PAIRS).map(row).collect();
    let now = version as u32 + 2 * PAIRS;
    let (log, progress) = ("INSERT INTO log (match, number, at, entry)", "UPDATE matches SET version");
    host.data().run(&format!("{log} VALUES {}; {progress} = {now} WHERE id = '{id}'", rows.join(",")));
    let host = host.restart();
    let again = host.browser();
    again.set_cookie(ada.cookie().as_deref());
    again.me();
    let summary = std::thread::scope(|scope| {
        let others = scope.spawn(|| host.browser().me());
        let summary = again.summary(&id);
        others.join().expect("somebody else is answered meanwhile");
        summary
    });
    assert_eq!((&summary["version"], &summary["choices"]), (&json!(now), &json!(choices)));
    // How long that takes says docs/safety.md; here the work is counted, which is the same on every machine.
    assert_eq!(host.metric("innovarium_replayed_choices_total"), choices as f64);
    let mut live = again.sit(&id, 0);
    assert_eq!(live.state["version"], now);
    assert_eq!(u64::from(now) + 1, live.choose(&choice));
}
