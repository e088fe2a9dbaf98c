//! Positions as text: what is written can be read again, and what does not belong to a game is refused.

use innovation::{All, Ask, Base, Deck, Engine, Expansions, Rules};
use table::scene::{self, Staged};
use table::{Digest, Game, Match, Options, Rng, Setup};

fn hash<D: Deck>(game: &Engine<D>) -> u64 {
    let mut digest = Digest::new();
    game.digest(&mut digest);
    digest.finish()
}

fn read<D: Deck>(text: &str) -> Result<Engine<D>, String> {
    let scenes = scene::parse(text).map_err(|error| error.to_string())?;
    let (position, ..) =
        scene::play_with::<Engine<D>>(&scenes[0], |_| {}).map_err(|error| format!("{error} in\n{text}"))?;
    Ok(position.game().clone())
}

/// Writes the positions between actions of random games, and reads each of them.
fn written_and_read<D: Deck>(rules: Rules, seats: usize, games: u64) -> usize {
    let options: Vec<String> =
        Rules::specs().iter().map(|spec| format!("{}={}", spec.key, rules.get(spec.key))).collect();
    let head = format!("scene: s\nseats: {seats}\noptions: {}\n", options.join(" "));
    let mut positions = 0;
    for seed in 0..games {
        let names = (0..seats).map(|seat| format!("Player {seat}")).collect();
        let mut played = Match::<Engine<D>>::new(Setup { options: rules, names, seed }).expect("a match");
        let mut rng = Rng::new(seed);
        while let Some(asked) = played.position().asked().first().copied() {
            let game = played.position().game();
            if matches!(asked.question.ask, Ask::Action | Ask::Display) {
                let again = read::<D>(&(head.clone() + &game.write_lines())).unwrap_or_else(|error| panic!("{error}"));
                assert_eq!(again.write_lines(), game.write_lines(), "seed {seed}");
                assert_eq!(hash(&again), hash(game), "seed {seed}:\n{}", game.write_lines());
                positions += 1;
            }
            let offers = played.position().offers(&asked);
            let choice = offers[rng.below(offers.len())];
            played.choose(asked.seat, choice).expect("offered");
        }
    }
    positions
}

#[test]
fn what_is_written_reads_as_the_same_position() {
    assert!(written_and_read::<Base>(Rules::default(), 3, 10) > 500);
    let expansions = Expansions::every().last().expect("all sets");
    let rules = Rules { expansions, relics: true, ..Rules::default() };
    let positions: usize = (2..=8).map(|seats| written_and_read::<All>(rules, seats, 6)).sum();
    assert!(positions > 2000, "only {positions}");
}

#[test]
fn lines_of_expansions_belong_to_games_with_expansions() {
    let refused = |lines: &str| read::<Base>(&format!("scene: s\n{lines}\n")).expect_err(lines);
    for line in [
        "A forecast: Oars",
        "A display: Excalibur",
        "A decrees: War",
        "A used: endorse",
        "supply 2 cities: Delhi",
        "lost: A",
    ] {
        assert!(refused(line).contains("is not a line of this game"), "{line}");
    }
    assert!(refused("A achievements: Legend").contains("'Legend' is not an achievement"));
}

#[test]
fn only_cards_in_play_can_be_named() {
    let refused =
        |options: &str, line: &str| read::<All>(&format!("scene: s\noptions: {options}\n{line}\n")).expect_err(line);
    assert!(refused("expansions=cities", "A hand: Bangle").contains("Bangle is not in play"));
    assert!(refused("expansions=artifacts", "A hand: Timbuktu").contains("Timbuktu is not in play"));
    assert!(refused("expansions=artifacts", "A hand: Almira, Oars").contains("there is no card 'Almira'"));
    assert!(refused("expansions=echoes", "A display: Bangle").contains("Bangle is no artifact"));
    assert!(refused("expansions=cities", "A decrees: War").contains("decrees belong to the figures"));
    assert!(refused("expansions=figures", "B used: decree").contains("only the player whose turn it is"));
    assert!(refused("expansions=cities", "supply 1: Athens").contains("does not belong to this pile"));
}

#[test]
fn a_name_may_have_a_comma() {
    let text = "scene: s\noptions: expansions=artifacts\nA hand: Oars, Almira, Queen of the Castle, Tools\n\
                expect:\nA hand: Almira, Queen of the Castle, Tools, Oars\nA hand count: 3\n";
    read::<All>(text).unwrap_or_else(|error| panic!("{error}"));
    let asked = "scene: s\noptions: expansions=artifacts\nA yellow: Agriculture\nA hand: Oars, Almira, Queen of the Castle\n\
                 play:\nA: dogma Agriculture\nexpect:\nasked: A Almira, Queen of the Castle, Oars, no\n";
    read::<All>(asked).unwrap_or_else(|error| panic!("{error}"));
}
