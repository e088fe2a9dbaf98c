//! What is put in comes out again, also after closing and opening.

use server::store::{
    ChatRow, Departure, Ending, Learned, LogEntry, LogRow, MatchProgress, NewAccount, Note, Origin, Outcome, Person,
    SeatKind, SeatRow, Session, Status, StoreError, Timing,
};

use table::Seed;

use crate::places::Place;
use crate::{a_match, choice, progress, seat};

on_both! {
    people_are_kept_and_changed
    accounts_differ_by_more_than_case_in_every_script
    sessions_end_one_by_one_and_all_at_once
    matches_are_kept_with_seats_and_log
    every_seed_and_origin_is_kept
    a_match_with_a_log_is_created_wholly_or_not_at_all
    refused_changes_leave_nothing_behind
    chat_is_kept_and_its_end_is_shown
    plans_are_kept_replaced_and_forgotten
    what_was_learned_grows_and_goes_with_the_person
    what_is_stored_stays_readable
}

fn person(id: &str) -> Person {
    Person {
        id: id.to_owned(),
        name: "Zoë 🎲".to_owned(),
        account: None,
        password: None,
        recovery: None,
        operator: false,
        language: "de".to_owned(),
        webhook: Some("https://example.org/?a=b".to_owned()),
        created: i64::MAX,
        address: None,
    }
}

fn account(account: &str, look: &str) -> NewAccount {
    let [password, recovery] = ["$argon2id$v=19$…", "hash"].map(str::to_owned);
    NewAccount { account: account.to_owned(), look: look.to_owned(), password, recovery }
}

fn session(person: &str, key: &str) -> Session {
    Session { key: key.to_owned(), person: person.to_owned(), created: 7 }
}

fn learned(things: &[(&str, u32)]) -> Learned {
    things.iter().map(|(thing, reached)| ((*thing).to_owned(), *reached)).collect()
}

async fn what_was_learned_grows_and_goes_with_the_person(place: Place) {
    let store = place.store();
    let first = learned(&[("lesson/a", 3), ("lesson/b", 1000)]);
    store.learn(person("p1"), first.clone(), vec![], 3).await.expect("learned");
    store.learn(person("p2"), learned(&[("lesson/a", 1)]), vec![], 3).await.expect("learned");
    // Nobody unlearns, and nobody learns from others.
    store.learn(person("p1"), learned(&[("lesson/a", 2), ("lesson/c", 1)]), vec![], 3).await.expect("learned");
    let all = learned(&[("lesson/a", 3), ("lesson/b", 1000), ("lesson/c", 1)]);
    assert_eq!(store.learned("p1").await, Ok(all.clone()));
    // What is too much changes nothing, also not what was to be forgotten with it.
    let more = learned(&[("lesson/d", 1), ("lesson/e", 1)]);
    let refused = store.learn(person("p1"), more, vec!["lesson/c".to_owned()], 3).await;
    assert_eq!((refused, store.learned("p1").await), (Err(StoreError::TooMuch), Ok(all)));
    store.learn(person("p1"), Learned::new(), vec!["lesson/c".to_owned()], 3).await.expect("forgotten");
    assert_eq!(store.learned("p1").await, Ok(first));
    store.delete_person("p1", 9).await.expect("deleted");
    assert_eq!(store.learned("p1").await, Ok(Learned::new()));
    assert_eq!(store.learned("p2").await, Ok(learned(&[("lesson/a", 1)])));
}

async fn people_are_kept_and_changed(place: Place) {
    let store = place.store();
    let guest = person("p1");
    store.put_profile(guest.clone()).await.expect("put");
    store.put_profile(person("p2")).await.expect("two people without an account are not the same account");
    assert_eq!(store.person("p1").await, Ok(Some(guest.clone())));
    store.make_account(person("p1"), account("zoe", "zoe"), session("p1", "s1")).await.expect("an account");
    let changed = Person { name: "Z".to_owned(), webhook: None, language: "en".to_owned(), ..guest };
    // Somebody who read the guest and writes only now changes nothing of the account.
    store.put_profile(changed.clone()).await.expect("put");
    store.seen("p1".to_owned(), "192.0.2.1".to_owned(), 9).await.expect("noted");
    store.close().await;
    let store = place.store();
    let kept = Person {
        account: Some("zoe".to_owned()),
        password: Some("$argon2id$v=19$…".to_owned()),
        recovery: Some("hash".to_owned()),
        address: Some("192.0.2.1".to_owned()),
        ..changed
    };
    assert_eq!(store.person("p1").await, Ok(Some(kept)));
    assert_eq!(store.person("p3").await, Ok(None));
    assert_eq!(store.person_by_account("nobody").await, Ok(None));
}

async fn accounts_differ_by_more_than_case_in_every_script(place: Place) {
    let store = place.store();
    for id in ["thief", "other"] {
        store.put_profile(person(id)).await.expect("put");
    }
    let spellings = [("Zoë", "ZOË"), ("Ἀθηνᾶ", "ἀθηνᾶ"), ("ОЛЬГА", "ольга"), ("ΟΔΥΣΣΕΥΣ", "οδυσσευς"), ("碁", "碁")];
    for (number, (one, other)) in spellings.into_iter().enumerate() {
        let owner = format!("owner{number}");
        store.put_profile(person(&owner)).await.expect("put");
        store.make_account(person(&owner), account(one, one), session(&owner, &owner)).await.expect("made");
        let found = store.person_by_account(other).await.expect("read").expect("an account");
        assert_eq!((found.id, found.account.as_deref()), (owner, Some(one)), "{other}");
        let stolen = store.make_account(person("thief"), account(other, other), session("thief", "t")).await;
        assert_eq!(stolen, Err(StoreError::Taken), "{other}");
    }
    let alike = store.make_account(person("thief"), account("someone", "碁"), session("thief", "t")).await;
    assert_eq!(alike, Err(StoreError::Taken), "what looks the same is taken");
    let known = store.person("thief").await.expect("read").expect("a guest");
    assert_eq!((known.account, store.sessions("thief").await), (None, Ok(vec![])), "nothing was done by halves");
    store
        .make_account(person("other"), account("Zoe", "zoe"), session("other", "o"))
        .await
        .expect("without dots it is another account");
    let again = store.make_account(person("other"), account("new", "new"), session("other", "p")).await;
    assert_eq!(again, Err(StoreError::Taken), "an account stays what it is");
    let new = store.make_account(person("new"), account("other", "碁"), session("new", "n")).await;
    assert_eq!((new, store.person("new").await), (Err(StoreError::Taken), Ok(None)), "nothing at all was done");
    store.make_account(person("new"), account("none", "none"), session("new", "n")).await.expect("made at once");
}

async fn sessions_end_one_by_one_and_all_at_once(place: Place) {
    let store = place.store();
    let live =
        async |person: &str, key: Option<&str>| store.is_current(person, key.map(str::to_owned)).await.expect("read");
    assert!(live("p1", None).await, "a guest who is not stored is one");
    store.put_profile(person("p1")).await.expect("put");
    assert!(live("p1", None).await);
    store.make_account(person("p1"), account("zoe", "zoe"), session("p1", "s1")).await.expect("made");
    assert!(!live("p1", None).await, "an account needs a session");
    assert!(live("p1", Some("s1")).await && !live("p2", Some("s1")).await && !live("p1", Some("s2")).await);
    store.begin_session(session("p1", "s2")).await.expect("begun");
    store.end_session("s1").await.expect("ended");
    assert!(!live("p1", Some("s1")).await && live("p1", Some("s2")).await);
    store.begin_session_alone(session("p1", "s3")).await.expect("begun");
    assert_eq!(store.sessions("p1").await, Ok(vec![session("p1", "s3")]));
    store.set_password("new".to_owned(), session("p1", "s4")).await.expect("changed");
    let [used, next] = ["hash", "next"].map(str::to_owned);
    store.recover(used.clone(), next.clone(), "newer".to_owned(), session("p1", "s5")).await.expect("recovered");
    assert_eq!(store.sessions("p1").await, Ok(vec![session("p1", "s5")]));
    let again = store.recover(used, next, "newest".to_owned(), session("p1", "s6")).await;
    assert_eq!(again, Err(StoreError::NotFound), "a code is used once");
    let zoe = store.person("p1").await.expect("read").expect("zoe");
    assert_eq!((zoe.password.as_deref(), zoe.recovery.as_deref()), (Some("newer"), Some("next")));
    assert_eq!(store.sessions("p1").await, Ok(vec![session("p1", "s5")]), "nothing was done by halves");
}

async fn matches_are_kept_with_seats_and_log(place: Place) {
    let store = place.store();
    let open = SeatRow { kind: SeatKind::Open, person: None, invitation: Some("x7".to_owned()), ..seat(1, "") };
    let bot = SeatRow { kind: SeatKind::Bot, person: None, level: Some("greedy".to_owned()), ..seat(2, "bot") };
    let bot = SeatRow { former: Some("p9".to_owned()), departed: Some(Departure::Time), ..bot };
    let device = SeatRow { kind: SeatKind::Device, ..seat(3, "p1") };
    // Not in order: the store brings them into it.
    let seats = vec![device.clone(), seat(0, "p1"), open, bot.clone()];
    store.create_match(a_match("m1", "p1"), seats).await.expect("created");
    assert_eq!(store.create_match(a_match("m1", "p2"), vec![]).await, Err(StoreError::Taken));
    assert_eq!(store.log("m1").await, Ok(vec![]));

    let entries = [
        LogEntry::Begin,
        LogEntry::Choice { seat: 2, choice: "draw \"ß\" 🂡".to_owned(), hash: None },
        LogEntry::Undo { to: u32::MAX },
        LogEntry::Choice { seat: 0, choice: String::new(), hash: Some(u64::MAX) },
    ];
    let rows = (2..).zip(entries).map(|(number, entry)| LogRow { number, at: -5, entry }).collect::<Vec<_>>();
    let joined = LogRow { number: 1, at: i64::MIN, entry: LogEntry::Seat { seat: 1 } };
    store.put_seat("m1", seat(1, "p2"), joined.clone(), progress(1)).await.expect("a seat");
    let last = MatchProgress {
        status: Status::Finished,
        asked: u8::MAX,
        choices: u32::MAX,
        version: u32::MAX,
        moved: i64::MAX,
        outcome: Some(Outcome { places: vec![1, 2], points: vec![7, -3], how: "score".to_owned() }),
        timing: Timing { since: i64::MIN, left: vec![i64::MAX] },
        deadline: Some(i64::MAX),
    };
    for row in &rows {
        store.append("m1", row.clone(), last.clone()).await.expect("appended");
    }
    store.close().await;

    let store = place.store();
    let (row, seats) = store.match_row("m1").await.expect("read").expect("a match");
    assert_eq!(row, server::store::MatchRow { progress: last, ..a_match("m1", "p1") });
    assert_eq!(seats, [seat(0, "p1"), seat(1, "p2"), bot, device]);
    assert_eq!(store.log("m1").await, Ok([vec![joined], rows].concat()));
    assert_eq!(store.match_row("m2").await, Ok(None));
}

async fn every_seed_and_origin_is_kept(place: Place) {
    let store = place.store();
    let short = [0, 1, i64::MAX as u64, 1 << 63, u64::MAX].map(Seed::Short);
    let seeds = short.into_iter().chain([0, 1, u128::MAX].map(Seed::Long));
    let origins = [Origin::Played, Origin::Uploaded, Origin::Forked];
    for (number, seed) in seeds.enumerate() {
        let mut new = a_match(&format!("m{number}"), "p1");
        (new.seed, new.origin, new.public) = (seed, origins[number % 3], number % 2 == 0);
        new.seed_known = number % 3 == 1;
        store.create_match(new.clone(), vec![]).await.expect("created");
        assert_eq!(store.match_row(&new.id).await, Ok(Some((new, vec![]))));
    }
}

async fn a_match_with_a_log_is_created_wholly_or_not_at_all(place: Place) {
    let store = place.store();
    let log = (1..=900).map(choice).collect::<Vec<_>>();
    store.create_match_with_log(a_match("m1", "p1"), vec![seat(0, "p1")], log.clone()).await.expect("created");
    assert_eq!(store.log("m1").await, Ok(log));
    let twice = vec![choice(1), choice(2), choice(1)];
    let refused = store.create_match_with_log(a_match("m2", "p1"), vec![seat(0, "p1")], twice).await;
    assert_eq!(refused, Err(StoreError::Taken));
    assert_eq!(store.match_row("m2").await, Ok(None));
    assert_eq!(store.log("m2").await, Ok(vec![]));
    store.create_match(a_match("m2", "p1"), vec![seat(0, "p1")]).await.expect("the id and its seats are free");
}

async fn refused_changes_leave_nothing_behind(place: Place) {
    let store = place.store();
    store.create_match(a_match("m1", "p1"), vec![seat(0, "p1")]).await.expect("created");
    store.append("m1", choice(1), progress(1)).await.expect("appended");
    assert_eq!(store.append("m1", choice(1), progress(9)).await, Err(StoreError::Taken));
    assert_eq!(store.append("m2", choice(1), progress(9)).await, Err(StoreError::NotFound));
    assert_eq!(store.put_seat("m1", seat(0, "p2"), choice(1), progress(9)).await, Err(StoreError::Taken));
    assert_eq!(store.put_seat("m1", seat(5, "p2"), choice(2), progress(9)).await, Err(StoreError::NotFound));
    assert_eq!(store.put_seat("m2", seat(0, "p2"), choice(2), progress(9)).await, Err(StoreError::NotFound));
    let (row, seats) = store.match_row("m1").await.expect("read").expect("a match");
    assert_eq!((row.progress, seats), (progress(1), vec![seat(0, "p1")]));
    assert_eq!(store.log("m1").await, Ok(vec![choice(1)]));
    assert_eq!(store.log("m2").await, Ok(vec![]));
}

async fn chat_is_kept_and_its_end_is_shown(place: Place) {
    let store = place.store();
    store.create_match(a_match("m1", "p1"), vec![]).await.expect("created");
    let line = |number: u32| ChatRow {
        number,
        person: "p1".to_owned(),
        seat: number.is_multiple_of(2).then_some(3),
        name: "Zoë".to_owned(),
        text: format!("'; DROP TABLE chat; -- {number} 🙂"),
        at: i64::from(number),
        note: number.is_multiple_of(3).then_some(Note::Hint),
    };
    // All at once, or it would take a sync each.
    let lines = (1..=501).map(|number| {
        let store = store.clone();
        tokio::spawn(async move { store.add_chat("m1", line(number)).await })
    });
    for added in lines.collect::<Vec<_>>() {
        assert_eq!(added.await.expect("no panic"), Ok(()));
    }
    assert_eq!(store.chat("m1", None).await, Ok((302..=501).map(line).collect()));
    assert_eq!(store.chat("m1", Some(499)).await, Ok((500..=501).map(line).collect()));
    assert_eq!(store.chat("m1", Some(501)).await, Ok(vec![]));
    assert_eq!(store.next_chat_number("m1").await, Ok(502));
    assert_eq!(store.next_chat_number("m2").await, Ok(0));
    assert_eq!(store.add_chat("m1", line(7)).await, Err(StoreError::Taken));
    assert_eq!(store.add_chat("m2", line(7)).await, Err(StoreError::NotFound));
    assert_eq!(store.chat("m2", None).await, Ok(vec![]));
}

async fn plans_are_kept_replaced_and_forgotten(place: Place) {
    let store = place.store();
    store.create_match(a_match("m1", "p1"), vec![]).await.expect("created");
    store.put_plan("m1", 2, "decline", Some("always")).await.expect("put");
    store.put_plan("m1", 0, "pass", Some("once")).await.expect("put");
    store.put_plan("m1", 2, "decline", Some("demands")).await.expect("replaced");
    let plan = |seat, plan: &str, value: &str| (seat, plan.to_owned(), value.to_owned());
    assert_eq!(store.plans("m1").await, Ok(vec![plan(0, "pass", "once"), plan(2, "decline", "demands")]));
    store.put_plan("m1", 0, "pass", None).await.expect("forgotten");
    store.put_plan("m1", 0, "pass", None).await.expect("nothing to forget");
    assert_eq!(store.plans("m1").await, Ok(vec![plan(2, "decline", "demands")]));
    assert_eq!(store.put_plan("m2", 0, "pass", Some("once")).await, Err(StoreError::NotFound));
}

/// Files outlive the program: these words and names must not change.
async fn what_is_stored_stays_readable(place: Place) {
    let store = place.store();
    let log = [
        LogEntry::Begin,
        LogEntry::Choice { seat: 1, choice: "x".to_owned(), hash: None },
        LogEntry::Undo { to: 0 },
        LogEntry::Seat { seat: 2 },
        LogEntry::Choice { seat: 0, choice: "y".to_owned(), hash: Some(u64::MAX) },
        LogEntry::Close { rules: 2, asked: 1 },
        LogEntry::End { how: Ending::Resigned, seat: Some(1), asked: 3 },
        LogEntry::End { how: Ending::Abandoned, seat: None, asked: 0 },
    ];
    let log = (1..).zip(log).map(|(number, entry)| LogRow { number, at: 0, entry }).collect();
    store.create_match_with_log(a_match("m1", "p1"), vec![], log).await.expect("created");
    let entries = place.texts("SELECT entry FROM log ORDER BY number").await;
    let expected = [
        r#"{"kind":"begin"}"#,
        r#"{"kind":"choice","seat":1,"choice":"x"}"#,
        r#"{"kind":"undo","to":0}"#,
        r#"{"kind":"seat","seat":2}"#,
        r#"{"kind":"choice","seat":0,"choice":"y","hash":18446744073709551615}"#,
        r#"{"kind":"close","rules":2,"asked":1}"#,
        r#"{"kind":"end","how":"resigned","seat":1,"asked":3}"#,
        r#"{"kind":"end","how":"abandoned","seat":null,"asked":0}"#,
    ];
    assert_eq!(entries, expected);
    // A row of a later program is an error that says so, not a panic and not a wrong game.
    place.run("UPDATE matches SET status = 'paused'").await;
    let Err(StoreError::Broken(problem)) = store.match_row("m1").await else { panic!("read an unknown status") };
    assert!(problem.contains("paused"), "{problem}");
}
