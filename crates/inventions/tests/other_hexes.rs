//! A corrected file may put any benefit on a hex. It is gained before the tile is paid, and whatever is chosen in it
//! the tile stays payable.

use inventions::components::{self, BUILT_IN, ComponentSet};
use inventions::{Inventions, Rules};
use serde_json::{Value, json};
use table::contract;

fn corrected() -> String {
    // The rightmost idea says what becomes of citizens who are called home.
    let benefits = [
        "ready 1",
        "ready 2",
        "recall",
        "2 specialist",
        "3 scholar",
        "travel",
        "build",
        "2 trader",
        "build for 0",
        "2 idea + recall",
    ];
    let mut file: Value = serde_json::from_str(BUILT_IN).expect("JSON");
    let hexes = file["progress_map"].as_array_mut().expect("hexes");
    let plain = hexes.iter_mut().filter(|hex| hex["benefit"] != "economy token");
    for (hex, benefit) in plain.zip(benefits.into_iter().cycle()) {
        hex["benefit"] = json!(benefit);
    }
    file.to_string()
}

/// The rules would stop the test if somebody could not pay.
#[test]
fn every_placement_that_is_offered_can_be_paid() {
    components::install(vec![components::read(&corrected()).expect("a component file")]);
    let rules = Rules { components: ComponentSet::default() };
    assert!(!rules.components.is_built_in());
    let tables: Vec<(Rules, usize)> = (2..=4).map(|seats| (rules, seats)).collect();
    let report = contract::random_play::<Inventions>(&tables, 1_500, 1).unwrap_or_else(|broken| panic!("{}", broken.0));
    assert_eq!(report.games, 1_500);
}
