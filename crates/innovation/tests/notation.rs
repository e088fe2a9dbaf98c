//! Positions as text: what is written can be read again, and what does not belong to a game is refused.

use innovation::card::{Card, Color, Set};
use innovation::{All, Ask, Base, Engine, Expansions, Rules, Variant};
use table::scene::{self, Staged};
use table::{Digest, Game, Match, Options, Position, Rng, Setup};

fn hash<D: Variant>(game: &Engine<D>) -> u64 {
    let mut digest = Digest::new();
    game.digest(&mut digest);
    digest.finish()
}

fn read<D: Variant>(text: &str) -> Result<Engine<D>, String> {
    let scenes = scene::parse(text).map_err(|error| error.to_string())?;
    let (position, ..) =
        scene::play_with::<Engine<D>>(&scenes[0], |_| {}).map_err(|error| format!("{error} in\n{text}"))?;
    Ok(*position.game())
}

/// Writes the positions between actions of random games, and reads each of them.
fn written_and_read<D: Variant>(rules: Rules, seats: usize, games: u64) -> usize {
    let options: Vec<String> =
        Rules::specs().iter().map(|spec| format!("{}={}", spec.key, rules.get(spec.key))).collect();
    let head = format!("scene: s\nseats: {seats}\noptions: {}\n", options.join(" "));
    let mut positions = 0;
    for seed in 0..games {
        let names = (0..seats).map(|seat| format!("Player {seat}")).collect();
        let mut played = Match::<Engine<D>>::new(Setup { options: rules, names, seed: seed.into() }).expect("a match");
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
    let asked = "scene: s\noptions: expansions=artifacts\nA yellow: Agriculture\n\
                 A hand: Oars, Almira, Queen of the Castle\n\
                 play:\nA: dogma Agriculture\nexpect:\nasked: A Almira, Queen of the Castle, Oars, no\n";
    read::<All>(asked).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn a_card_that_is_not_in_play_is_refused_wherever_it_stands() {
    let refused = |text: &str| read::<Base>(&format!("scene: s\n{text}\n")).expect_err(text);
    let places = [
        "A hand",
        "A score",
        "A red",
        "A yellow left",
        "supply 1",
        "supply 3 exactly",
        "achievement 3",
        "removed",
        "expect:\nA hand",
        "expect:\nA score",
        "expect:\nA red",
        "expect:\nsupply 3 bottom",
        "expect:\nsupply 3 exactly",
        "expect:\nachievement 3",
        "expect:\nremoved",
    ];
    for place in places {
        for card in ["Timbuktu", "Excalibur", "Bangle", "Gilgamesh", "Athens"] {
            assert!(refused(&format!("{place}: {card}")).contains(&format!("{card} is not in play")), "{place}");
        }
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let refused =
        |options: &str, lines: &str| read::<All>(&format!("scene: s\noptions: {options}\n{lines}\n")).expect_err(lines);
    let all = "expansions=cities+artifacts+echoes+figures relics=yes";
    let three = "expansions=figures\nseats: 3";
    for (options, lines, reason) in [
        ("expansions=echoes", "A hand: Oars, Oars", "Oars is used twice"),
        ("expansions=echoes", "A hand: Oars\nB score: Oars", "Oars is used twice"),
        ("expansions=echoes", "A hand: Oars\nA hand: Tools", "'A hand' is said twice"),
        ("expansions=echoes", "A red: Oars\nA red left: Archery, Coal", "'A red left' is said twice"),
        ("expansions=echoes", "supply 1: Oars\nsupply 1 exactly: Tools", "'supply 1 exactly' is said twice"),
        ("expansions=echoes", "turn: A 2\nturn: B 1", "'turn' is said twice"),
        ("expansions=echoes", "A hand: Oars\nexpect:\nA hand: Oars, Oars", "Oars is used twice"),
        ("expansions=echoes", "C hand: Oars", "'C hand' is not a line of this game"),
        ("expansions=echoes", "supply 0: Oars", "'supply 0' is not a line of this game"),
        ("expansions=echoes", "supply 11: Oars", "'supply 11' is not a line of this game"),
        ("expansions=echoes", "supply 1 echoes: Oars", "Oars does not belong to this pile"),
        ("expansions=echoes", "achievement 11: Oars", "'achievement 11' is not a line of this game"),
        ("expansions=echoes", "turn: A 0", "is not a turn like 'A 2'"),
        ("expansions=echoes", "turn: C 2", "is not a turn like 'A 2'"),
        ("expansions=echoes", "turn: A 1 only", "an artifact on display is asked about"),
        ("expansions=echoes", "turn: A 2 only", "is not a turn like 'A 2'"),
        ("expansions=echoes", "short turns: 1", "1 short turns cannot follow with 2 players"),
        ("expansions=echoes", "A display: Excalibur", "Excalibur is not in play"),
        ("expansions=echoes", "A decrees: War", "decrees belong to the figures"),
        ("expansions=echoes", "removed decrees: War", "decrees belong to the figures"),
        ("expansions=echoes", "A relics: Timbuktu", "Timbuktu is not in play"),
        ("expansions=figures", "A decrees: Peace", "there is no decree 'Peace'"),
        ("expansions=figures", "A decrees: War\nB decrees: War", "a decree of B is in two places"),
        ("expansions=figures", "removed decrees: War", "with a player who has lost"),
        (three, "lost: B\nA decrees: War\nremoved decrees: War", "a decree of A is in two places"),
        (three, "lost: A", "it cannot be the turn of A, who has lost"),
        (three, "lost: B, C", "nobody is left to play against"),
        (three, "lost: B\nB hand: Oars", "B has lost, and has nothing any more"),
        (three, "lost: B\nB achievements: World", "B has lost, and has nothing any more"),
        (three, "lost: B\nB decrees: War", "B has lost, and has nothing any more"),
        (three, "lost: D", "there is no seat 'D'"),
        ("expansions=artifacts", "A used: display", "nothing is on display"),
        ("expansions=artifacts", "A display: Excalibur, Frigate", "there is no card 'Frigate'"),
        ("expansions=artifacts", "A display: Excalibur, Mona Lisa", "one card is needed"),
        (all, "A display: Newton-Wickins Telescope", "Newton-Wickins Telescope is no artifact"),
        (all, "A relics: Excalibur", "Excalibur is no relic"),
        (all, "achievement 3: Timbuktu", "Timbuktu is a relic"),
        (all, "supply 3 cities: Timbuktu", "Timbuktu does not belong to this pile"),
        ("relics=yes", "A hand: Oars", "the relics come with Artifacts of History"),
        ("expansions=tools", "A hand: Oars", "option 'expansions' cannot hold 'tools'"),
        ("relics=perhaps", "A hand: Oars", "option 'relics' cannot be 'perhaps'"),
        ("figures=yes", "A hand: Oars", "unknown option 'figures'"),
        ("figures", "A hand: Oars", "'figures' is not of the form 'key=value'"),
        ("expansions=cities\nseats: 6", "A hand: Oars", "6 players are too many"),
    ] {
        let found = refused(options, lines);
        assert!(found.lines().next().is_some_and(|line| line.contains(reason)), "{lines}: {found}");
    }
    let base = |lines: &str| read::<Base>(&format!("scene: s\n{lines}\n")).expect_err(lines);
    assert!(base("A achievements: 3, 3").contains("there is one achievement of each age"));
    assert!(base("turn: A 1 only").contains("an artifact on display is asked about"));
}

/// Some of the words, perhaps one of them twice.
fn some(rng: &mut Rng, words: &[&str], most: usize) -> String {
    let count = if words.is_empty() { 0 } else { rng.below(most + 1) };
    (0..count).map(|_| words[rng.below(words.len())]).collect::<Vec<_>>().join(", ")
}

/// Some cards, mostly of those that fit.
fn cards(rng: &mut Rng, most: usize, fits: impl Fn(Card) -> bool) -> String {
    let anything = rng.below(12) == 0;
    let names: Vec<&str> = Card::all().filter(|&card| anything || fits(card)).map(Card::name).collect();
    some(rng, &names, most)
}

/// Lines of every kind with cards of every set, as nobody would write them.
fn odd_line(rng: &mut Rng, rules: &Rules) -> String {
    const SEATS: [&str; 4] = ["A", "B", "C", "I"];
    const SPLAYS: [&str; 5] = ["", "", " left", " right", " up"];
    const LISTED: [&str; 9] = ["1", "2", "3", "9", "10", "World", "Wonder", "Legend", "History"];
    const DECREES: [&str; 5] = ["War", "Trade", "Expansion", "Rivalry", "Advancement"];
    const OTHERS: [&str; 6] = [
        "turn: B 1",
        "turn: A 1 only",
        "lost: C",
        "A used: inspire, display",
        "removed decrees: War",
        "short turns: 1",
    ];
    let beyond = rng.below(12) == 0;
    let seat = SEATS[rng.below(if beyond { 4 } else { 2 })];
    let color = Color::ALL[rng.below(5)];
    let (age, set) = (rng.below(12), Set::ALL[rng.below(5)]);
    let in_play = |card: Card| rules.expansions.has(card.set()) && (!card.is_relic() || rules.relics);
    let of_pile = |card: Card| in_play(card) && !card.is_relic() && card.value() as usize == age;
    match rng.below(16) {
        0..=5 => {
            let splay = SPLAYS[rng.below(5)];
            format!("{seat} {}{splay}: {}", color.name(), cards(rng, 6, |card| in_play(card) && card.color() == color))
        }
        6 => format!("{seat} hand: {}", cards(rng, 4, in_play)),
        7 => format!("{seat} score: {}", cards(rng, 4, in_play)),
        8 => format!("{seat} forecast: {}", cards(rng, 4, in_play)),
        9 => format!("{seat} display: {}", cards(rng, 1, |card| in_play(card) && card.set() == Set::Artifacts)),
        10 => format!("{seat} relics: {}", cards(rng, 2, |card| in_play(card) && card.is_relic())),
        11 => format!("{seat} achievements: {}", some(rng, &LISTED, 3)),
        12 => format!("{seat} decrees: {}", some(rng, &DECREES, 2)),
        13 => {
            let name = if set == Set::Base { String::new() } else { format!(" {}", set.name()) };
            let exactly = if rng.below(2) == 0 { " exactly" } else { "" };
            let of_set = |card: Card| of_pile(card) && card.set() == set;
            format!("supply {age}{name}{exactly}: {}", cards(rng, 3, of_set))
        }
        14 if rng.below(2) == 0 => format!("achievement {age}: {}", cards(rng, 1, of_pile)),
        14 => format!("achievements: {}", some(rng, &LISTED, 4)),
        _ => OTHERS[rng.below(6)].to_string(),
    }
}

/// Plays on from a position at random: nothing breaks.
fn play_on(position: &mut Position<Engine<All>>, rng: &mut Rng, text: &str) {
    for _ in 0..40 {
        let Some(asked) = position.asked().first().copied() else { break };
        let offers = position.offers(&asked);
        position.choose(asked.seat, offers[rng.below(offers.len())]).expect("offered");
        position.game().check().unwrap_or_else(|broken| panic!("{broken} in\n{text}"));
    }
}

/// Reads odd scenes and plays on from those that can be read: nothing breaks. Tells how many could be read.
fn read_odd_scenes(count: u64) -> usize {
    let mut read = 0;
    for seed in 0..count {
        let mut rng = Rng::new(seed);
        let expansions = Expansions::every().nth(rng.below(16)).expect("sixteen");
        let rules = Rules { expansions, relics: expansions.has(Set::Artifacts), ..Rules::default() };
        let relics = rules.get("relics");
        let seats = 2 + rng.below(3);
        let mut text = format!("scene: s\nseats: {seats}\noptions: expansions={} relics={relics}\n", expansions.name());
        for _ in 0..1 + rng.below(10) {
            text += &(odd_line(&mut rng, &rules) + "\n");
        }
        let scenes = scene::parse(&text).expect("lines of keys and values");
        let Ok((mut position, ..)) = scene::play_with::<Engine<All>>(&scenes[0], |_| {}) else { continue };
        read += 1;
        play_on(&mut position, &mut rng, &text);
    }
    read
}

#[test]
fn odd_scenes_are_refused_or_played() {
    let read = read_odd_scenes(6_000);
    assert!((500..5_500).contains(&read), "{read} of 6000 scenes could be read");
}

#[test]
fn a_board_can_hold_all_cards_of_a_color() {
    const OPTIONS: &str = "expansions=cities+artifacts+echoes+figures relics=yes";
    for (seed, color) in (0..).zip(Color::ALL) {
        let cards: Vec<&str> = Card::all().filter(|card| card.color() == color).map(Card::name).collect();
        for splay in ["left", "right", "up"] {
            for place in ["hand", "score", "forecast"] {
                let other = if color == Color::Red { Color::Blue } else { Color::Red };
                let others: Vec<&str> = Card::all().filter(|card| card.color() == other).map(Card::name).collect();
                let text = format!(
                    "scene: s\noptions: {OPTIONS}\nA {} {splay}: {}\nA {place}: {}\n",
                    color.name(),
                    cards.join(", "),
                    others.join(", ")
                );
                let scenes = scene::parse(&text).expect("a scene");
                let (mut position, ..) =
                    scene::play_with::<Engine<All>>(&scenes[0], |_| {}).unwrap_or_else(|error| panic!("{error}"));
                play_on(&mut position, &mut Rng::new(seed), &text);
            }
        }
    }
}
