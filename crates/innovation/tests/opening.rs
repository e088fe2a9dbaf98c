//! Setup and the first meld (rulebook, Game setup).

use innovation::{Choice, Innovation, Rules};
use table::{Game, Match, Position, Record, Rng, Seat, Seats, Seed, Setup};

fn deal(seats: usize, seed: u64) -> Position<Innovation> {
    let game = Innovation::set_up(&Rules::default(), seats, &mut Rng::new(seed)).expect("a table");
    Position::new(game)
}

/// Everybody melds the first or the second of their two cards.
fn first_melds(position: &mut Position<Innovation>, which: impl Fn(Seat) -> usize) -> Vec<&'static str> {
    let mut names = Vec::new();
    for seat in Seats::all(position.game().seats()).iter() {
        let asked = position.question(seat).expect("all are asked at once");
        let choice = position.offers(asked)[which(seat)];
        let Choice::Card(card) = choice else { panic!("{choice} is not a card") };
        names.push(card.name());
        position.choose(seat, choice).expect("offered");
    }
    names
}

#[test]
fn the_table_is_laid_as_the_rulebook_says() {
    for seats in 2..=4 {
        let position = deal(seats, 7);
        let game = position.game();
        for age in 2..=9 {
            assert_eq!(game.supply_count(age), 9, "one card of age {age} is an achievement");
        }
        assert_eq!(game.supply_count(1), 15 - 1 - 2 * seats);
        assert_eq!(game.supply_count(10), 10);
        assert!((1..=9).all(|age| game.is_available(age)));
        assert_eq!(position.asked().len(), seats, "all choose their first card at the same time");
        for seat in Seats::all(seats).iter() {
            assert_eq!(game.hand(seat).len(), 2);
            assert!(game.tops(seat).is_empty());
        }
    }
}

#[test]
fn the_alphabet_decides_who_begins_and_the_first_turns_are_short() {
    for seed in 0..200 {
        for seats in 2..=4 {
            let mut position = deal(seats, seed);
            let names = first_melds(&mut position, |seat| (seed as usize + seat.index()) % 2);
            let first = (0..seats).min_by_key(|&seat| names[seat]).map(Seat::new).expect("somebody");
            let short_turns = if seats == 4 { 2 } else { 1 };
            for turn in 0..seats + 1 {
                let seat = Seat::new((first.index() + turn) % seats);
                for action in 0..if turn < short_turns { 1 } else { 2 } {
                    let asked = position.asked();
                    assert_eq!(asked.len(), 1);
                    assert_eq!(asked[0].seat, seat, "action {action} of turn {turn} with {seats} seats");
                    position.choose(seat, Choice::Draw).expect("drawing is always offered");
                }
            }
        }
    }
}

#[test]
fn articles_count_for_the_alphabet() {
    // The Wheel sorts under T: whoever melds Tools begins before it, Sailing too.
    assert!("Tools" > "The Wheel" && "Sailing" < "The Wheel");
    let mut seen = false;
    for seed in 0..3000 {
        let mut position = deal(2, seed);
        let holds = |position: &Position<Innovation>, seat: usize, name: &str| {
            position.game().hand(Seat::new(seat)).iter().position(|card| card.name() == name)
        };
        if let (Some(wheel), Some(tools)) = (holds(&position, 0, "The Wheel"), holds(&position, 1, "Tools")) {
            first_melds(&mut position, |seat| [wheel, tools][seat.index()]);
            assert_eq!(position.asked()[0].seat, Seat::new(0), "The Wheel comes before Tools");
            seen = true;
        }
    }
    assert!(seen, "no seed deals these two cards");
}

#[test]
fn teams_need_four_players() {
    let rules = Rules { teams: true, ..Rules::default() };
    let error = Innovation::set_up(&rules, 3, &mut Rng::new(1)).expect_err("three cannot make two teams");
    assert_eq!(error.to_string(), "teams are for four players, not for 3");
    assert!(Innovation::set_up(&rules, 4, &mut Rng::new(1)).is_ok());
}

#[test]
fn achievements_needed_follow_the_table_of_the_rulebook() {
    let needed = |rules: Rules, seats| {
        Innovation::set_up(&rules, seats, &mut Rng::new(1)).expect("a table").achievements_needed()
    };
    let rules = Rules::default();
    assert_eq!([2, 3, 4].map(|seats| needed(rules, seats)), [6, 5, 4]);
    let longer = Rules { longer: true, ..rules };
    assert_eq!([2, 3, 4].map(|seats| needed(longer, seats)), [7, 6, 5]);
    assert_eq!(needed(Rules { teams: true, ..rules }, 4), 6);
}

/// A random game with this seed, as its record tells it.
fn record(seed: Seed) -> String {
    let names = ["Ada", "Ben"].map(String::from).to_vec();
    let mut played = Match::<Innovation>::new(Setup { options: Rules::default(), names, seed }).expect("a match");
    let mut rng = Rng::new(5);
    while let Some(asked) = played.position().asked().first().copied() {
        let offers = played.position().offers(&asked);
        played.choose(asked.seat, offers[rng.below(offers.len())]).expect("offered");
    }
    played.record().to_string()
}

#[test]
fn a_long_seed_deals_and_is_replayed() {
    let text = record(Seed::Long(102));
    assert!(text.contains("\nseed: 00000000000000000000000000000066\n"), "{text}");
    assert_eq!(text, record(Seed::Long(102)));
    let read = Record::parse(&text).expect("a record");
    let replayed = Match::<Innovation>::replay(&read).expect("every hash fits");
    assert_eq!((replayed.record().to_string(), replayed.setup().seed), (text.clone(), Seed::Long(102)));
    // Another seed, and the same number as a short one, deal other cards.
    for other in ["seed: 00000000000000000000000000000067", "seed: 102"] {
        let other = text.replace("seed: 00000000000000000000000000000066", other);
        assert!(Match::<Innovation>::replay(&Record::parse(&other).expect("a record")).is_err());
    }
}
