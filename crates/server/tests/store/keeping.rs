//! What is put in comes out again, also after closing and opening.

use server::store::{
    ChatRow, LogEntry, LogRow, MatchProgress, Origin, Outcome, Person, SeatKind, SeatRow, Status, StoreError,
};

use crate::{Folder, a_match, choice, progress, raw, seat};

fn person(id: &str, account: Option<&str>) -> Person {
    Person {
        id: id.to_owned(),
        name: "Zoë 🎲".to_owned(),
        account: account.map(str::to_owned),
        password: account.map(|_| "$argon2id$v=19$…".to_owned()),
        language: "de".to_owned(),
        webhook: Some("https://example.org/?a=b".to_owned()),
        created: i64::MAX,
    }
}

#[tokio::test]
async fn people_are_kept_and_changed() {
    let folder = Folder::new("people");
    let store = folder.store();
    let guest = person("p1", None);
    store.put_person(guest.clone()).await.expect("put");
    store.put_person(person("p2", None)).await.expect("two people without an account are not the same account");
    assert_eq!(store.person("p1").await, Ok(Some(guest)));
    let changed = Person {
        name: "Z".to_owned(),
        webhook: None,
        language: "en".to_owned(),
        created: -1,
        ..person("p1", Some("zoe"))
    };
    store.put_person(changed.clone()).await.expect("put");
    store.close().await;
    let store = folder.store();
    assert_eq!(store.person("p1").await, Ok(Some(changed)));
    assert_eq!(store.person("p3").await, Ok(None));
    assert_eq!(store.person_by_account("nobody").await, Ok(None));
}

#[tokio::test]
async fn accounts_differ_by_more_than_case_in_every_script() {
    let folder = Folder::new("accounts");
    let store = folder.store();
    let spellings = [("Zoë", "ZOË"), ("Ἀθηνᾶ", "ἀθηνᾶ"), ("ОЛЬГА", "ольга"), ("ΟΔΥΣΣΕΥΣ", "οδυσσευς"), ("碁", "碁")];
    for (number, (one, other)) in spellings.into_iter().enumerate() {
        let owner = person(&format!("owner{number}"), Some(one));
        store.put_person(owner.clone()).await.expect("put");
        assert_eq!(store.person_by_account(other).await, Ok(Some(owner.clone())), "{other}");
        assert_eq!(store.put_person(person("thief", Some(other))).await, Err(StoreError::Taken), "{other}");
        store.put_person(person(&owner.id, Some(other))).await.expect("owners may change the case");
    }
    assert_eq!(store.person("thief").await, Ok(None));
    store.put_person(person("other", Some("Zoe"))).await.expect("without the dots it is another account");
    // A person who has an account and wants one that is taken keeps the old one.
    assert_eq!(store.put_person(person("other", Some("zoë"))).await, Err(StoreError::Taken));
    assert_eq!(store.person("other").await, Ok(Some(person("other", Some("Zoe")))));
}

#[tokio::test]
async fn matches_are_kept_with_seats_and_log() {
    let folder = Folder::new("matches");
    let store = folder.store();
    let open = SeatRow { kind: SeatKind::Open, person: None, invitation: Some("x7".to_owned()), ..seat(1, "") };
    let bot = SeatRow { kind: SeatKind::Bot, person: None, level: Some("greedy".to_owned()), ..seat(2, "bot") };
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
    };
    for row in &rows {
        store.append("m1", row.clone(), last.clone()).await.expect("appended");
    }
    store.close().await;

    let store = folder.store();
    let (row, seats) = store.match_row("m1").await.expect("read").expect("a match");
    assert_eq!(row, server::store::MatchRow { progress: last, ..a_match("m1", "p1") });
    assert_eq!(seats, [seat(0, "p1"), seat(1, "p2"), bot, device]);
    assert_eq!(store.log("m1").await, Ok([vec![joined], rows].concat()));
    assert_eq!(store.match_row("m2").await, Ok(None));
}

#[tokio::test]
async fn every_seed_and_origin_is_kept() {
    let folder = Folder::new("seeds");
    let store = folder.store();
    let seeds = [0, 1, i64::MAX as u64, 1 << 63, u64::MAX];
    let origins = [Origin::Played, Origin::Uploaded, Origin::Forked];
    for (number, seed) in seeds.into_iter().enumerate() {
        let mut new = a_match(&format!("m{number}"), "p1");
        (new.seed, new.origin, new.public) = (seed, origins[number % 3], number % 2 == 0);
        store.create_match(new.clone(), vec![]).await.expect("created");
        assert_eq!(store.match_row(&new.id).await, Ok(Some((new, vec![]))));
    }
}

#[tokio::test]
async fn a_match_with_a_log_is_created_wholly_or_not_at_all() {
    let folder = Folder::new("uploads");
    let store = folder.store();
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

#[tokio::test]
async fn refused_changes_leave_nothing_behind() {
    let folder = Folder::new("refused");
    let store = folder.store();
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

#[tokio::test]
async fn chat_is_kept_and_its_end_is_shown() {
    let folder = Folder::new("chat");
    let store = folder.store();
    store.create_match(a_match("m1", "p1"), vec![]).await.expect("created");
    let line = |number: u32| ChatRow {
        number,
        person: "p1".to_owned(),
        seat: number.is_multiple_of(2).then_some(3),
        name: "Zoë".to_owned(),
        text: format!("'; DROP TABLE chat; -- {number} 🙂"),
        at: i64::from(number),
    };
    // All at once, or it would take a sync each.
    let lines = (1..=501).map(|number| {
        let store = store.clone();
        tokio::spawn(async move { store.add_chat("m1", line(number)).await })
    });
    for added in lines.collect::<Vec<_>>() {
        assert_eq!(added.await.expect("no panic"), Ok(()));
    }
    assert_eq!(store.chat("m1").await, Ok((2..=501).map(line).collect()));
    assert_eq!(store.add_chat("m1", line(7)).await, Err(StoreError::Taken));
    assert_eq!(store.add_chat("m2", line(7)).await, Err(StoreError::NotFound));
    assert_eq!(store.chat("m2").await, Ok(vec![]));
}

#[tokio::test]
async fn plans_are_kept_replaced_and_forgotten() {
    let folder = Folder::new("plans");
    let store = folder.store();
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
#[tokio::test]
async fn what_is_in_the_file_stays_readable() {
    let folder = Folder::new("format");
    let store = folder.store();
    let log = [
        LogEntry::Begin,
        LogEntry::Choice { seat: 1, choice: "x".to_owned(), hash: None },
        LogEntry::Undo { to: 0 },
        LogEntry::Seat { seat: 2 },
        LogEntry::Choice { seat: 0, choice: "y".to_owned(), hash: Some(u64::MAX) },
        LogEntry::Close { rules: 2, asked: 1 },
    ];
    let log = (1..).zip(log).map(|(number, entry)| LogRow { number, at: 0, entry }).collect();
    store.create_match_with_log(a_match("m1", "p1"), vec![], log).await.expect("created");
    let raw = raw(&folder.file());
    let mut statement = raw.prepare("SELECT entry FROM log ORDER BY number").expect("a query");
    let entries = statement.query_map([], |row| row.get(0)).expect("rows").collect::<Result<Vec<String>, _>>();
    let expected = [
        r#"{"kind":"begin"}"#,
        r#"{"kind":"choice","seat":1,"choice":"x"}"#,
        r#"{"kind":"undo","to":0}"#,
        r#"{"kind":"seat","seat":2}"#,
        r#"{"kind":"choice","seat":0,"choice":"y","hash":18446744073709551615}"#,
        r#"{"kind":"close","rules":2,"asked":1}"#,
    ];
    assert_eq!(entries.expect("text"), expected);
    // A row of a later program is an error that says so, not a panic and not a wrong game.
    raw.execute("UPDATE matches SET status = 'paused'", []).expect("changed");
    let Err(StoreError::Broken(problem)) = store.match_row("m1").await else { panic!("read an unknown status") };
    assert!(problem.contains("paused"), "{problem}");
}
