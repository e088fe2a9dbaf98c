//! Whatever somebody writes into a record, a scene or a choice: it is read right or refused, and nothing breaks.

use age_of_innovation::{AgeOfInnovation, Choice};
use proptest::prelude::*;
use table::scene;
use table::{Match, Record};

/// A true record with some of its bytes changed, cut or repeated.
fn damaged() -> impl Strategy<Value = String> {
    let record = include_str!("records/2-seats.record");
    let edits = prop::collection::vec((0..record.len(), any::<u8>(), 0..4u8), 1..6);
    edits.prop_map(move |edits| {
        let mut bytes = record.as_bytes().to_vec();
        for (at, byte, kind) in edits {
            let at = at.min(bytes.len().saturating_sub(1));
            match kind {
                0 if !bytes.is_empty() => bytes[at] = byte % 128,
                1 => bytes.insert(at, byte % 128),
                2 => bytes.truncate(at),
                _ => {
                    let copy = bytes[at..(at + 20).min(bytes.len())].to_vec();
                    bytes.extend(copy);
                }
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

proptest! {
    #[test]
    fn a_damaged_record_is_refused_or_true(text in damaged()) {
        if let Ok(record) = Record::parse(&text)
            && let Ok(replayed) = Match::<AgeOfInnovation>::replay(&record)
        {
            // What replays with all its hashes is a true record of what it says.
            let again = Record::parse(&replayed.record().to_string()).expect("a written record reads back");
            prop_assert!(Match::<AgeOfInnovation>::replay(&again).is_ok());
        }
    }

    #[test]
    fn any_text_as_a_choice_is_read_or_refused(text in "\\PC{0,30}") {
        if let Ok(choice) = text.parse::<Choice>() {
            prop_assert_eq!(choice.to_string().parse::<Choice>(), Ok(choice));
        }
    }

    #[test]
    fn any_text_as_a_scene_is_played_or_refused(
        lines in prop::collection::vec(
            "(A|B|C|D|E|F|phase|round|order|passed|innovation|competency|space|terrain|turn|seats|options|play|expect)( [a-z0-9]{1,9}){0,2}:( [A-Za-z0-9=, ]{0,20})?",
            0..12,
        ),
    ) {
        let text = format!("scene: s\n{}\n", lines.join("\n"));
        if let Ok(scenes) = scene::parse(&text) {
            for scene in scenes {
                drop(scene::play::<AgeOfInnovation>(&scene));
            }
        }
    }
}
