//! What a viewer may know (rulebook, Information).

use innovation::view::View;
use innovation::{All, Engine, Expansions, Innovation, Rules};
use table::scene::{self, Scene};
use table::{Attention, Match, Observation, Position, Rng, Seat, Secrets, Setup, Viewer};
use testkit::volume;

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
    told_in::<Innovation>(lines, viewer)
}

fn told_in<G: Secrets + scene::Staged>(lines: &str, viewer: Viewer) -> String {
    let scenes = scene::parse(lines).expect("a scene");
    let (mut position, ..) = scene::play_with::<G>(&scenes[0], |_| {}).expect("a scene that plays");
    let events = position.take_events();
    let seen: Vec<_> = events.iter().map(|event| G::redact(event, viewer)).collect();
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
    let scene = "scene: s\nseats: 3\nA red: Archery, Oars\nB hand: Mathematics\nC purple: Mysticism\n\
                 supply 1: Sailing\n\
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

/// In how many of forty worlds a player has the card in hand, for the seat that is asked: with memory and without.
fn in_hand(scene: &str, owner: Seat, card: &str) -> [usize; 2] {
    let scenes = scene::parse(scene).expect("a scene");
    let names = ["Ada", "Ben"].map(String::from).to_vec();
    let played = scene::begin::<Innovation>(&scenes[0], names).expect("a scene that plays");
    let asked = played.position().asked()[0].seat;
    let attention = Attention::new(&played, asked);
    let remembering = Observation::remembering(played.position(), asked, attention.memory());
    [remembering, Observation::new(played.position(), asked)].map(|observation| {
        let observation = observation.expect("asked");
        let worlds = (0..40).map(|seed| observation.world(&mut Rng::new(seed)).expect("a world"));
        worlds.filter(|world| json(&world.view(Viewer::Seat(owner))).contains(card)).count()
    })
}

#[test]
fn a_card_that_was_handed_over_is_known_in_every_world_until_one_like_it_leaves() {
    let handed_over = "scene: s\nA red: Archery\nA blue: Pottery\nA hand: Calendar\nB hand: Mathematics\n\
                       supply 1: Sailing\nplay:\nA: dogma Archery\n";
    let [remembered, forgotten] = in_hand(&format!("{handed_over}A: draw\n"), A, "Mathematics");
    assert_eq!(remembered, 40, "B gave it to A");
    assert!((1..30).contains(&forgotten), "{forgotten}");
    let left = format!("{handed_over}A: dogma Pottery\nA: Calendar\nA: done\n");
    let [remembered, _] = in_hand(&left, A, "Mathematics");
    assert!((1..40).contains(&remembered), "one of the two was returned, B did not see which: {remembered}");
}

#[test]
fn a_card_that_was_returned_is_in_nobodys_hand_until_its_pile_is_drawn() {
    let returned = "scene: s\nA blue: Pottery\nA hand: Mathematics\nB hand: Calendar\nsupply 1: Sailing\nplay:\n\
                    A: dogma Pottery\nA: Mathematics\n";
    let [remembered, forgotten] = in_hand(returned, B, "Mathematics");
    assert_eq!(remembered, 0, "A put it at the bottom");
    assert!(forgotten > 0, "without memory it may be anywhere");
}

/// Taking back is free only while the player has learned nothing: then no world that looked the same before looks
/// different now.
fn never_peeks<G: Secrets>(options: G::Options, games: u64) {
    let (mut free, mut informed) = (0, 0);
    for seed in 0..games {
        let names = ["Ada", "Ben"].map(String::from).to_vec();
        let mut played =
            Match::<G>::new(Setup { options: options.clone(), names, seed: seed.into() }).expect("a match");
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

#[test]
fn undo_never_lets_anyone_peek() {
    never_peeks::<Innovation>(Rules::default(), 10);
}

#[test]
fn undo_never_lets_anyone_peek_with_expansions() {
    let expansions = Expansions::every().last().expect("all sets");
    never_peeks::<Engine<All>>(Rules { expansions, relics: true, ..Rules::default() }, volume::of(2, 6) as u64);
}

const EXPANDED: &str = "scene: a table with all sets
options: expansions=cities+artifacts+echoes+figures relics=yes
turn: A 1
A red right: Archery, Plumbing, Oars
A purple: Lighting
A hand: Athens, Sailing
A score: Bangle
A forecast: Umbrella, Paper
A display: Excalibur
A achievements: 1, 3, 3, Legend
A decrees: War
A relics: Timbuktu
B green: Sargon of Akkad
achievement 3: Compass, Machinery
achievements: 2, World
";

fn expanded(viewer: Viewer) -> View {
    let scenes = scene::parse(EXPANDED).expect("a scene");
    scene::play_with::<Engine<All>>(&scenes[0], |_| {}).expect("a position").0.view(viewer)
}

#[test]
fn a_forecast_is_seen_by_its_owner_only_and_others_see_values_and_types() {
    let forecast = |viewer| {
        let view = expanded(viewer);
        let cards = &view.players[0].expansions.as_ref().expect("a game with expansions").forecast;
        serde_json::to_string(cards).expect("json")
    };
    assert_eq!(
        forecast(Viewer::Seat(A)),
        r#"[{"name":"Umbrella","value":1,"set":"echoes"},{"name":"Paper","value":3}]"#
    );
    for viewer in [Viewer::Seat(B), Viewer::Watcher] {
        assert_eq!(forecast(viewer), r#"[{"name":null,"value":1,"set":"echoes"},{"name":null,"value":3}]"#);
        let text = json(&expanded(viewer));
        for card in ["Athens", "Sailing", "Bangle", "Umbrella", "Paper", "Oars"] {
            assert!(!text.contains(card), "{viewer:?} must not see {card}");
        }
    }
}

#[test]
fn displays_decrees_relics_and_what_counts_are_open_and_achievements_are_unseen() {
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Watcher] {
        let view = expanded(viewer);
        let a = &view.players[0];
        let player = a.expansions.as_ref().expect("a game with expansions");
        assert_eq!(player.display, Some("Excalibur"));
        assert_eq!(serde_json::to_string(&player.decrees).expect("json"), r#"["war"]"#);
        assert_eq!((&player.relics[..], &a.achieved[..]), (&["Timbuktu"][..], &[1, 3, 3][..]));
        assert_eq!(a.achieved_count, 6, "three normal ones, a special one, a decree and a relic");
        let text = json(&view);
        assert!(!text.contains("Compass") && !text.contains("Machinery"), "{viewer:?} sees an achievement's face");
        let table = view.expansions.as_ref().expect("a game with expansions");
        assert_eq!(table.decrees.len(), 4);
        assert_eq!(table.relics.len(), 4, "{:?}", table.relics);
        assert_eq!(table.supplies.len(), 4);
    }
}

/// Who reads an echo effect knows the card; of the others one sees what the splay shows.
#[test]
fn a_visible_echo_effect_names_its_card() {
    let red = |viewer| serde_json::to_value(&expanded(viewer).players[0].stacks[0]).expect("json");
    for viewer in [Viewer::Seat(B), Viewer::Watcher] {
        let red = red(viewer);
        assert_eq!(red["echoes"], serde_json::json!(["Plumbing"]));
        assert_eq!(red["covered"][0]["name"], "Plumbing");
        assert_eq!(red["covered"][1]["name"], serde_json::Value::Null);
    }
}

#[test]
fn a_foreshadowed_card_is_seen_by_its_owner_and_a_dug_one_by_all() {
    let foreshadowed = "scene: s\noptions: expansions=figures\nA yellow: Shennong\nsupply 2: Calendar\n\
                        supply 1: Oars\n\
                        play:\nA: inspire yellow\n";
    assert!(told_in::<Engine<All>>(foreshadowed, Viewer::Seat(A)).contains("Face(Calendar)"));
    for viewer in [Viewer::Seat(B), Viewer::Watcher] {
        assert!(!told_in::<Engine<All>>(foreshadowed, viewer).contains("Calendar"), "{viewer:?}");
    }
    let dug = "scene: s\noptions: expansions=artifacts\nA red: Archery\nA hand: Oars\n\
               supply 1 artifacts: Dancing Girl\n\
               play:\nA: meld Oars\n";
    for viewer in [Viewer::Seat(B), Viewer::Watcher] {
        assert!(told_in::<Engine<All>>(dug, viewer).contains("Face(Dancing Girl)"), "{viewer:?}");
    }
}

#[test]
fn the_figures_that_allow_a_decree_are_shown() {
    let issued = "scene: s\noptions: expansions=figures\nA red: Tigernmas\nA hand: Homer, Ptahhotep\nplay:\n\
                  A: decree War\nA: value 5\n";
    for viewer in [Viewer::Seat(B), Viewer::Watcher] {
        let told = told_in::<Engine<All>>(issued, viewer);
        assert!(told.contains("Face(Homer)") && told.contains("Face(Ptahhotep)"), "{viewer:?}: {told}");
    }
}

#[test]
fn the_type_of_a_card_is_seen_on_its_back() {
    let drawn = "scene: s\noptions: expansions=cities\nA green: Paper\nA hand: Archery\nsupply 3 cities: Delhi\n\
                 play:\nA: meld Archery\n";
    assert!(told_in::<Engine<All>>(drawn, Viewer::Seat(A)).contains("Face(Delhi)"));
    assert!(told_in::<Engine<All>>(drawn, Viewer::Seat(B)).contains("TypedBack { value: 3, set: Cities }"));
}

#[test]
fn without_expansions_a_view_of_all_sets_is_one_of_the_base_set() {
    let scenes = scene::parse(TABLE).expect("a scene");
    let rules = Rules { expansions: Expansions::NONE, ..Rules::default() };
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Watcher, Viewer::Everything] {
        let all = scene::play_with::<Engine<All>>(&scenes[0], |_| {}).expect("a position").0.view(viewer);
        assert_eq!(json(&all), json(&stage(rules).view(viewer)), "{viewer:?}");
    }
}
