//! What a viewer may know (rulebook, Information).

use innovation::view::View;
use innovation::{Innovation, Rules};
use table::scene::{self, Scene};
use table::{Match, Position, Rng, Seat, Setup, Viewer};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

const TABLE: &str = "scene: a table
A red left: Archery, Oars, Metalworking
A blue: Writing, Tools
A hand: Sailing, Mathematics
A score: Paper
A achievements: 1
B hand: Clothing
achievement 1: Masonry
achievement 2: Calendar
";

fn stage(rules: Rules) -> Position<Innovation> {
    let scenes: Vec<Scene> = scene::parse(TABLE).expect("a scene");
    scene::play_with::<Innovation>(&scenes[0], |options| *options = rules).expect("a position").0
}

fn json(view: &View) -> String {
    serde_json::to_string(view).expect("views are plain data")
}

#[test]
fn a_player_sees_the_own_hand_score_pile_and_covered_cards() {
    let view = stage(Rules::default()).view(Viewer::Seat(A));
    let text = json(&view);
    for card in ["Sailing", "Mathematics", "Paper", "Archery", "Oars", "Metalworking", "Writing", "Tools"] {
        assert!(text.contains(card), "A may look at {card}");
    }
    assert!(!text.contains("Clothing"), "B's hand is secret");
}

#[test]
fn others_see_backs_and_what_the_splay_shows() {
    let position = stage(Rules::default());
    for viewer in [Viewer::Seat(B), Viewer::Watcher] {
        let view = position.view(viewer);
        let text = json(&view);
        for card in ["Sailing", "Mathematics", "Paper", "Oars", "Metalworking", "Tools"] {
            assert!(!text.contains(card), "{viewer:?} must not see {card}");
        }
        let a = &view.players[0];
        assert_eq!(a.hand.iter().map(|card| card.value).collect::<Vec<_>>(), [1, 2], "backs can be counted");
        assert_eq!(a.score.iter().map(|card| card.value).collect::<Vec<_>>(), [3]);
        assert_eq!(a.points, 3);
        let (red, blue) = (&a.stacks[0], &a.stacks[3]);
        assert_eq!(red.count, Some(3), "a splayed color can be counted");
        assert_eq!(
            serde_json::to_string(&red.covered[0].slots).expect("json"),
            r#"["hidden","hidden","hidden","castle"]"#
        );
        assert_eq!(blue.count, None, "an unsplayed one cannot");
        assert!(blue.covered.is_empty());
    }
}

#[test]
fn the_two_questions_of_open_information_are_options() {
    let counts = stage(Rules { open_counts: true, ..Rules::default() }).view(Viewer::Seat(B));
    assert_eq!(counts.players[0].stacks[3].count, Some(2));
    assert!(!json(&counts).contains("Tools"));
    let covered = stage(Rules { open_covered: true, ..Rules::default() }).view(Viewer::Seat(B));
    assert!(json(&covered).contains("Tools") && json(&covered).contains("Metalworking"));
    assert!(!json(&covered).contains("Sailing"), "hands stay secret");
}

#[test]
fn nobody_ever_sees_the_face_of_a_normal_achievement() {
    let position = stage(Rules::default());
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Watcher] {
        let text = json(&position.view(viewer));
        assert!(!text.contains("Masonry"), "{viewer:?} sees the claimed achievement's face");
        assert!(!text.contains("Calendar"), "{viewer:?} sees an available achievement's face");
    }
}

/// Who learns which card from what happens, played in a scene.
fn told(lines: &str, viewer: Viewer) -> String {
    let scenes = scene::parse(lines).expect("a scene");
    let (mut position, ..) = scene::play_with::<Innovation>(&scenes[0], |_| {}).expect("a scene that plays");
    let events = position.take_events();
    let seen: Vec<_> = events.iter().filter_map(|event| <Innovation as table::Game>::seen(event, viewer)).collect();
    seen.iter().map(|event| format!("{event:?}\n")).collect()
}

#[test]
fn a_draw_is_seen_by_the_drawer_only() {
    let scene = "scene: s\nA red: Archery\nsupply 1: Sailing\nplay:\nA: draw\n";
    assert!(told(scene, Viewer::Seat(A)).contains("Face(Sailing)"));
    for viewer in [Viewer::Seat(B), Viewer::Watcher] {
        assert!(told(scene, viewer).contains("Back(1)"));
        assert!(!told(scene, viewer).contains("Sailing"));
    }
}

#[test]
fn a_transfer_between_hands_is_seen_by_the_two_only() {
    let scene = "scene: s\nseats: 3\nA red: Archery, Oars\nB hand: Mathematics\nC purple: Mysticism\nsupply 1: Sailing\n\
                 play:\nA: dogma Archery\n";
    for seat in [A, B] {
        assert!(told(scene, Viewer::Seat(seat)).contains("Face(Mathematics)"));
    }
    for viewer in [Viewer::Seat(Seat::new(2)), Viewer::Watcher] {
        assert!(!told(scene, viewer).contains("Mathematics"), "{viewer:?}");
    }
}

#[test]
fn what_is_revealed_melded_or_taken_from_a_board_is_seen_by_all() {
    let revealed = "scene: s\nA red: Metalworking\nsupply 1: Sailing\nplay:\nA: dogma Metalworking\n";
    let melded = "scene: s\nA red: Archery\nA hand: Sailing\nplay:\nA: meld Sailing\n";
    let from_board = "scene: s\nA red: Gunpowder\nB red: Oars\nsupply 2: Calendar\nplay:\nA: dogma Gunpowder\n";
    for (scene, card) in [(revealed, "Sailing"), (melded, "Sailing"), (from_board, "Oars")] {
        assert!(told(scene, Viewer::Watcher).contains(&format!("Face({card})")), "{scene}");
    }
    assert!(!told(from_board, Viewer::Seat(B)).contains("Calendar"), "but a scored card goes face down");
}

/// Taking back is free only while the player has learned nothing: then no world that looked the same before looks different now.
#[test]
fn undo_never_lets_anyone_peek() {
    let (mut free, mut informed) = (0, 0);
    for seed in 0..10 {
        let names = ["Ada", "Ben"].map(String::from).to_vec();
        let mut played = Match::<Innovation>::new(Setup { options: Rules::default(), names, seed }).expect("a match");
        let mut rng = Rng::new(seed);
        while let Some(asked) = played.position().asked().first() {
            let (seat, offers) = (asked.seat, played.position().offers(asked));
            let choice = offers[rng.below(offers.len())];
            let before = played.history().len();
            played.choose(seat, choice).expect("offered");
            if played.outcome().is_none() && !played.informed_since(before, seat) {
                free += 1;
                // The verdict looks at few worlds; here many more must agree with it.
                assert!(played.same_in_worlds(before, seat, 100, seed), "seed {seed}: {choice} let {seat} peek");
            } else {
                informed += 1;
            }
        }
    }
    assert!(free > 100 && informed > 100, "{free} choices could be taken back, {informed} could not");
}
