//! Matches of Innovation with expansions: how they are wished for, and that everything else works as with any other
//! match.

use serde_json::{Value, json};

use crate::browser::{wish, with};
use crate::host::Host;

const ALL: &str = "cities+artifacts+echoes+figures";

/// A wish with these expansions and so many random bots.
fn with_bots(expansions: &str, bots: usize) -> Value {
    with(wish(&vec!["random"; bots]), json!({ "options": { "expansions": expansions }, "seed": 4 }))
}

#[test]
fn expansions_are_described() {
    let host = Host::start();
    let games = host.browser().get("/api/games").ok();
    let options = games[0]["options"].as_array().expect("options");
    let expansions = options.iter().find(|option| option["key"] == "expansions").expect("the option");
    let described = json!({
        "key": "expansions",
        "values": ["cities", "artifacts", "echoes", "figures"],
        "default": "none",
        "several": true,
        "seats_each": 1,
    });
    assert_eq!(*expansions, described);
    assert_eq!(games[0]["seats"], json!({ "least": 2, "most": 4 }));
}

#[test]
fn every_expansion_seats_one_more() {
    let host = Host::start();
    let ada = host.browser();
    for (sets, most) in [("none", 4), ("figures", 5), ("echoes,cities", 6), ("cities,artifacts,echoes", 7), (ALL, 8)] {
        let id = ada.make(&with_bots(sets, most));
        assert_eq!(ada.summary(&id)["seats"].as_array().expect("seats").len(), most);
        let refused = ada.post("/api/matches", &with_bots(sets, most + 1)).refused("bad-request");
        let why = match most {
            4 => "innovation is played by 2 to 4, not by 5".into(),
            8 => "innovation is played by 2 to 8, not by 9".into(),
            _ => format!("{} players are too many: four, and one more for each expansion", most + 1),
        };
        assert_eq!(refused["args"]["detail"], why, "{sets}");
    }
}

#[test]
fn what_is_wished_for_is_written_in_one_way() {
    let host = Host::start();
    let ada = host.browser();
    let made = |expansions: &str| ada.summary(&ada.make(&with_bots(expansions, 2)))["options"]["expansions"].clone();
    assert_eq!(made("figures,cities"), "cities+figures");
    assert_eq!(made("echoes+artifacts"), "artifacts+echoes");
    assert_eq!(made("none"), Value::Null, "as in matches from before the expansions");
    let wrong = [
        (
            "cities,dinosaurs",
            "option 'expansions' cannot hold 'dinosaurs': it is none or any of cities, artifacts, echoes, figures",
        ),
        (
            "cities,none",
            "option 'expansions' cannot hold 'none': it is none or any of cities, artifacts, echoes, figures",
        ),
        ("cities+cities", "option 'expansions' holds 'cities' twice"),
    ];
    for (expansions, why) in wrong {
        let refused = ada.post("/api/matches", &with_bots(expansions, 2)).refused("bad-request");
        assert_eq!(refused["args"]["detail"], why);
    }
    let wrong = [
        (json!({ "expansions": "cities", "teams": "yes" }), "teams are for four players, not for 5"),
        (json!({ "expansions": "cities", "relics": "yes" }), "the relics come with Artifacts of History"),
        (
            json!({ "expansions": "cities", "edition": "iello-2011" }),
            "the expansions belong to the Deluxe edition of 2017",
        ),
    ];
    for (options, why) in wrong {
        let refused = ada.post("/api/matches", &with(wish(&["random"; 5]), json!({ "options": options })));
        assert_eq!(refused.refused("bad-request")["args"]["detail"], why);
    }
    // In an address a plus sign is a space.
    for query in ["cities+figures", "cities%2Bfigures", "figures,cities"] {
        ada.get(&format!("/api/games/innovation/components?expansions={query}")).ok();
    }
    ada.get("/api/games/innovation/components?expansions=dinosaurs").refused("bad-request");
}

#[test]
fn five_play_with_all_expansions_to_the_end_and_look_back() {
    let host = Host::start();
    let ada = host.browser();
    let id = ada.make(&with_bots(ALL, 5));
    let mut live = ada.watch(&id);
    live.state_where("the end", |state| state["match"]["status"] == "finished");
    assert_eq!(live.state["match"]["options"]["expansions"], ALL);
    assert_eq!(live.state["view"]["players"].as_array().expect("players").len(), 5);
    assert_eq!(live.state["match"]["outcome"]["places"].as_array().expect("places").len(), 5);

    let record = ada.get(&format!("/api/matches/{id}/record")).text;
    assert!(record.contains(&format!("expansions={ALL}")), "{record}");
    let uploaded = ada.post_text("/api/records", &record).ok();
    let path = |rest: &str| format!("/api/matches/{}{rest}", uploaded["id"].as_str().expect("an id"));
    assert_eq!(ada.get(&path("/record")).text, record);
    let moment = ada.get(&path("/replay?at=3")).ok();
    assert_eq!(moment["view"]["players"].as_array().expect("players").len(), 5);

    let fork = ada.post(&path("/fork"), &json!({ "at": 6, "seat": 4, "level": "greedy" })).ok();
    let fork = fork["id"].as_str().expect("an id").to_string();
    let mut mine = ada.sit(&fork, 4);
    mine.state_where("my turn", |state| !state["question"].is_null());
    let hint = json!({ "seat": 4, "version": mine.version() });
    let hints = ada.post(&format!("/api/matches/{fork}/hint"), &hint).ok();
    let best = hints["hints"][0]["choice"].as_str().expect("a choice");
    assert!(mine.offers().iter().any(|offer| offer == best), "{hints}");
}

#[test]
fn a_match_with_expansions_goes_on_after_a_restart() {
    let host = Host::start();
    let ada = host.browser();
    let id = ada.make(&with_bots("cities+figures", 6));
    ada.watch(&id).state_where("some choices", |state| state["match"]["choices"].as_u64() >= Some(8));
    let host = host.restart();
    let mut live = host.browser().watch(&id);
    assert!(live.choices() >= 8);
    live.state_where("the end", |state| state["match"]["status"] == "finished");
}
