//! What views tell a board that no board could know without the rules: where a Draw action takes from, what
//! achievements take, and whom a Dogma action would reach.

use innovation::view::{NeedsView, PlayerView, ReachView, View};
use innovation::{All, Engine, Innovation};
use table::{Seat, Seats, Secrets, Spoken, Viewer, scene};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn seen<G: Secrets<View = View> + scene::Staged>(text: &str, viewer: Viewer) -> View {
    let scenes = scene::parse(&format!("scene: s\n{text}")).expect("a scene");
    scene::play_with::<G>(&scenes[0], |_| {}).expect("a position").0.view(viewer)
}

/// What A sees of A's own things.
fn base(text: &str) -> PlayerView {
    seen::<Innovation>(text, Viewer::Seat(A)).players.remove(0)
}

fn expanded(text: &str) -> PlayerView {
    seen::<Engine<All>>(&format!("options: {text}"), Viewer::Seat(A)).players.remove(0)
}

fn needs(player: PlayerView) -> NeedsView {
    player.needs.expect("one's own needs")
}

#[test]
fn a_draw_action_takes_from_the_pile_of_the_highest_top_card_or_the_next_one() {
    assert_eq!(base("A hand: Oars").draw, Some(1));
    assert_eq!(base("A green: Currency\nA red: Archery").draw, Some(2));
    assert_eq!(base("A green: Currency\nsupply 2 exactly:\nsupply 3 exactly:").draw, Some(4));
    assert_eq!(base("A blue: Software\nsupply 10 exactly:").draw, None, "it would end the game");
}

#[test]
fn a_figure_changes_the_pile_drawn_from() {
    let alhazen = "expansions=figures\nA blue: Alhazen\nA red left: Archery, Oars, Metalworking";
    assert_eq!(expanded(alhazen).draw, Some(4), "four castles");
}

#[test]
fn an_achievement_takes_points_and_a_top_card() {
    let needs = needs(base("A green: Currency\nA score: Paper, Gunpowder, Archery"));
    assert_eq!(needs.points, [5, 10, 15, 20, 25, 30, 35, 40, 45]);
    assert_eq!(needs.missing, [0, 2, 7, 12, 17, 22, 27, 32, 37]);
    assert_eq!(needs.up_to, 2);
}

#[test]
fn everybody_is_told_the_own_needs_only() {
    let told =
        |viewer| seen::<Innovation>("A red: Archery", viewer).players.iter().map(|p| p.needs.is_some()).collect();
    let told: Vec<Vec<bool>> = [Viewer::Seat(B), Viewer::Watcher, Viewer::Everything].map(told).to_vec();
    assert_eq!(told, [[false, true], [false, false], [true, true]]);
}

#[test]
fn figures_change_what_achievements_take() {
    let daedalus = needs(expanded("expansions=echoes+figures\nA blue: Daedalus\nA forecast: Paper, Calendar"));
    assert_eq!(daedalus.up_to, 3, "each card in the forecast makes it one higher");
    let duplicate = needs(expanded("expansions=figures\nA red: Archery\nA achievements: 1\nA score: Paper"));
    assert_eq!((duplicate.points[0], duplicate.missing[0]), (10, 7), "as much again for the second of an age");
    let leeuwenhoek =
        needs(expanded("expansions=figures\nA yellow: Antonie van Leeuwenhoek\nA hand: Calendar\nA score: Paper"));
    assert_eq!(leeuwenhoek.missing[..3], [2, 0, 12], "a card in hand is worth ten for its own value");
}

#[test]
fn special_achievements_come_nearer() {
    let board = "A blue up: Software, Computers\nA red left: Archery, Oars\nA purple: Empiricism";
    let view = seen::<Innovation>(board, Viewer::Seat(A));
    assert_eq!(view.specials.len(), 5);
    let specials = &view.players[0].needs.as_ref().expect("one's own needs").specials;
    let clocks = view.players[0].icons[5] as u8;
    assert!(clocks > 0);
    assert_eq!(specials[2..], [Some([clocks, 12]), Some([1, 5]), Some([2, 5])], "{specials:?}");
    let some = needs(base("achievements: 1, World, Universe\nA blue: Software")).specials;
    assert_eq!(some.len(), 2, "only those that nobody has");
}

#[test]
fn special_achievements_of_echoes_come_nearer_and_those_of_cities_do_not() {
    let board = "expansions=cities+echoes\nA red right: Bangle, Plumbing\nA forecast: Umbrella, Paper";
    let view = seen::<Engine<All>>(&format!("options: {board}"), Viewer::Seat(A));
    let needs = view.players[0].needs.as_ref().expect("one's own needs");
    let of = |special: &str| {
        let place = view.specials.iter().position(|each| each.name() == special).expect("it is in play");
        needs.specials[place]
    };
    assert_eq!(of("Legend"), None);
    assert_eq!(of("Destiny"), Some([2, 7]));
    assert_eq!(of("History"), Some([2, 4]), "the echo effects of one color");
}

#[test]
fn a_figure_lowers_what_special_achievements_take() {
    let needs = needs(expanded("expansions=figures\nA green: Hedy Lamarr"));
    let takes: Vec<u8> = needs.specials.iter().map(|progress| progress.expect("of the base set")[1]).collect();
    assert_eq!(takes, [5, 5, 11, 4, 4]);
}

#[test]
fn bonuses_and_karmas_are_told_apart_from_the_score_pile() {
    let player =
        expanded("expansions=echoes+figures\nA red: Bangle\nA blue: Daedalus\nA achievements: 1, 3\nA score: Paper");
    let parts = player.expansions.expect("a game with expansions");
    assert_eq!((player.points, parts.points_of_bonuses, parts.points_of_karmas), (8, 1, 4));
}

fn reach(options: &str, board: &str, color: usize) -> ReachView {
    let view = seen::<Engine<All>>(&format!("options: {options}\n{board}"), Viewer::Seat(A));
    let mut players = view.players;
    players[0].stacks.remove(color).dogma.expect("it has an icon")
}

fn seats(seats: &[Seat]) -> Seats {
    seats.iter().copied().collect()
}

#[test]
fn a_dogma_action_reaches_only_whom_its_effects_are_for() {
    let reach = |board: &str, color: usize| base(board).stacks.remove(color).dogma.expect("it has an icon");
    let archery = reach("A red: Archery\nB hand: Oars", 0);
    assert_eq!((archery.sharing, archery.vulnerable), (Seats::NONE, seats(&[B])));
    let archery = reach("A red: Archery\nB red: Oars", 0);
    assert_eq!((archery.sharing, archery.vulnerable), (Seats::NONE, Seats::NONE), "nothing of it can be shared");
    let writing = reach("A blue: Writing\nB hand: Oars", 3);
    assert_eq!((writing.sharing, writing.vulnerable), (Seats::NONE, Seats::NONE), "it demands nothing");
}

#[test]
fn a_compel_reaches_those_who_would_share_and_an_echo_effect_can_be_shared() {
    let bows = reach("expansions=artifacts", "A red: Holmegaard Bows\nB yellow: Agriculture", 0);
    assert_eq!(bows.compelled, seats(&[B]));
    let alone = reach("expansions=echoes", "A red: Archery\nB green: The Wheel", 0);
    assert_eq!(alone.sharing, Seats::NONE);
    let with_echo = reach("expansions=echoes", "A red up: Archery, Bangle\nB green: The Wheel\nB blue: Tools", 0);
    assert_eq!(with_echo.sharing, seats(&[B]));
}

#[test]
fn what_to_do_with_the_display_is_chosen_where_it_lies() {
    let text = "scene: s\noptions: expansions=artifacts\nA display: Excalibur\nturn: A 2\n";
    let scenes = scene::parse(text).expect("a scene");
    let position = scene::play_with::<Engine<All>>(&scenes[0], |_| {}).expect("a position").0;
    let asked = position.question(A).expect("A is asked");
    for choice in position.offers(asked).iter() {
        assert_eq!(Engine::<All>::anchor(&asked.question, choice).as_deref(), Some("card:Excalibur"), "{choice}");
    }
}

#[test]
fn partners_sit_opposite_and_are_not_compelled() {
    let seated = "expansions=artifacts teams=yes\nseats: 4\nA red: Holmegaard Bows\nB yellow: Agriculture\n\
                  C blue: Pottery\nD hand: Oars";
    let mut partnered = expanded(seated);
    assert_eq!(partnered.partner, Some(Seat::new(2)));
    assert_eq!(partnered.stacks.remove(0).dogma.expect("it has an icon").compelled, seats(&[B]));
    assert_eq!(base("A red: Archery").partner, None);
}
