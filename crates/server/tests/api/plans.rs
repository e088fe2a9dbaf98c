//! Planned answers: what may be declined in another player's turn is declined without asking.

use serde_json::{Value, json};
use table::{AnyMatch, Rng, Seat};

use crate::browser::{wish, with};
use crate::host::{Host, catalog};
use crate::live::Live;

/// A match between Ada and Ben, played up to the choice after which somebody else may decline something.
struct Course {
    seed: u64,
    choices: Vec<(Seat, String)>,
    /// Who is asked then, and what they would answer.
    decliner: Seat,
    decline: String,
    /// The match before the last of the choices.
    table: Box<dyn AnyMatch>,
}

fn a_course() -> Course {
    let catalog = catalog();
    let game = catalog.game("innovation").expect("a game");
    for seed in 0.. {
        let names = vec!["Ada".to_string(), "Ben".to_string()];
        let mut table = game.new_match(&[], names, seed.into()).expect("a match");
        let mut rng = Rng::new(seed);
        for _ in 0..40 {
            let Some(&seat) = table.asked().first() else { break };
            let offers = table.question(seat).expect("a question").offers;
            let choice = offers[rng.below(offers.len())].choice.clone();
            let before = table.clone_box();
            table.choose(seat, &choice).expect("offered");
            let planned = |seat: Seat| Some((seat, table.planned(seat, "decline", "always")?));
            if let Some((decliner, decline)) = table.asked().into_iter().find_map(planned) {
                return Course { seed, choices: table.history(), decliner, decline, table: before };
            }
        }
    }
    unreachable!("some match has such a question")
}

fn plan(live: &mut Live, plan: &str, value: &str) {
    live.say(&json!({ "type": "plan", "plan": plan, "value": value }));
}

/// Chooses for this seat of the device.
fn choose(live: &mut Live, seat: Seat, choice: &str) {
    if live.state["viewer"] != seat.index() {
        live.view(seat.index());
    }
    live.send_choice(choice);
    live.next_state();
}

fn view(table: &dyn AnyMatch, seat: Seat) -> Value {
    let view = serde_json::to_string(&table.view(table::Viewer::Seat(seat))).expect("JSON");
    serde_json::from_str(&view).expect("JSON")
}

#[test]
fn a_planned_answer_is_given_without_asking() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let course = a_course();
    let id = ada.make(&with(wish(&["me", "Ben"]), json!({ "seed": course.seed })));
    let mut live = ada.sit(&id, 0);
    let (last, before) = course.choices.split_last().expect("a choice");
    for (seat, choice) in before {
        choose(&mut live, *seat, choice);
    }
    // Without a plan the question stands.
    choose(&mut live, last.0, &last.1);
    live.view(course.decliner.index());
    assert!(live.offers().contains(&course.decline), "{:?}", live.offers());
    let asked = live.version();

    // A plan that is made now answers it, and everything like it.
    plan(&mut live, "decline", "always");
    live.version_reached(asked + 1);
    assert_eq!(live.state["plans"], json!({ "decline": "always" }));
    let mut expected = course.table.clone_box();
    expected.choose(last.0, &last.1).expect("offered");
    let mut answers = 0;
    while let Some(answer) = expected.planned(course.decliner, "decline", "always") {
        expected.choose(course.decliner, &answer).expect("planned");
        answers += 1;
    }
    live.version_reached(asked + answers);
    assert_eq!((live.version(), live.choices()), (asked + answers, expected.choices() as u64));
    assert_eq!(live.state["view"], view(expected.as_ref(), course.decliner));

    // Plans are one's own, and are remembered.
    assert_eq!(live.view(1 - course.decliner.index())["plans"], json!({}));
    let again = ada.sit(&id, course.decliner.index());
    assert_eq!(again.state["plans"], json!({ "decline": "always" }));
    let cookie = ada.cookie();
    let host = host.restart();
    let ada = host.browser();
    ada.set_cookie(cookie.as_deref());
    let mut live = ada.sit(&id, course.decliner.index());
    assert_eq!(live.state["plans"], json!({ "decline": "always" }));
    plan(&mut live, "decline", "");
    assert_eq!(live.next_state()["plans"], json!({}));
    assert_eq!(ada.sit(&id, course.decliner.index()).state["plans"], json!({}));
}

#[test]
fn a_plan_made_before_spares_the_question() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let course = a_course();
    let id = ada.make(&with(wish(&["me", "Ben"]), json!({ "seed": course.seed })));
    let mut live = ada.sit(&id, course.decliner.index());
    plan(&mut live, "decline", "always");
    live.next_state();
    let (last, before) = course.choices.split_last().expect("a choice");
    for (seat, choice) in before {
        choose(&mut live, *seat, choice);
    }
    assert_eq!(live.choices(), before.len() as u64, "nothing of this was to be declined");
    let version = live.version();
    choose(&mut live, last.0, &last.1);
    live.version_reached(version + 2);
    let label = ada.moment(&id, before.len() as u64 + 2);
    assert!(label["of"].as_u64() >= Some(before.len() as u64 + 2));
}

#[test]
fn strange_plans_are_refused() {
    let host = Host::start();
    let ada = host.browser();
    let id = ada.make(&wish(&["me", "random"]));
    let mut live = ada.sit(&id, 0);
    let long = "x".repeat(41);
    for (name, value) in
        [("attack", "always"), ("", "always"), ("decline", long.as_str()), ("decline", "3"), ("attack", "")]
    {
        plan(&mut live, name, value);
        live.refused("bad-request");
    }
    let mut watcher = host.browser().watch(&id);
    plan(&mut watcher, "decline", "always");
    watcher.refused("not-your-seat");
    assert_eq!(ada.sit(&id, 0).state["plans"], json!({}));
}

#[test]
fn a_plan_can_say_how_much() {
    let host = Host::start();
    let ada = host.browser();
    let games = ada.get("/api/games").ok();
    assert_eq!(games[0]["plan_numbers"], json!({}));
    assert_eq!((&games[1]["name"], &games[1]["plans"]), (&json!("nim"), &json!(["take"])));
    assert_eq!(games[1]["plan_numbers"], json!({ "take": { "least": 1, "most": 5 } }));

    let id = ada.make(&with(wish(&["me", "Ben"]), json!({ "game": "nim" })));
    let mut live = ada.sit(&id, 1);
    for value in ["0", "6", "always", "two", "-1", "1.5", " 2"] {
        plan(&mut live, "take", value);
        live.refused("bad-request");
    }
    plan(&mut live, "take", "2");
    assert_eq!(live.next_state()["plans"], json!({ "take": "2" }));
    live.view(0);
    assert_eq!(live.state["view"]["heaps"], json!([3, 4, 5]));
    let version = live.version();
    live.choose("take 3 from 1");
    live.version_reached(version + 2);
    assert_eq!(live.state["view"]["heaps"], json!([0, 4, 3]), "two of them, as planned");
    live.choose("take 3 from 3");
    live.version_reached(version + 4);
    assert_eq!(live.state["view"]["heaps"], json!([0, 2, 0]));
    // Another number counts from now on.
    live.view(1);
    plan(&mut live, "take", "1");
    assert_eq!(live.next_state()["plans"], json!({ "take": "1" }));
    assert_eq!(ada.sit(&id, 1).state["plans"], json!({ "take": "1" }));
}
