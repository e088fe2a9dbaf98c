//! Positions that somebody writes down, plausible or not: each is refused in a line, or can be played on without
//! breaking anything.

use std::panic::{AssertUnwindSafe, catch_unwind};

use inventions::words::{
    Action, Aspiration, Card, Goal, Hex, KnowledgeTile, Letter, Milestone, Region, SpecialistTile, Token, Type,
};
use inventions::{Inventions, Rules};
use table::scene::{self, SceneError, Staged};
use table::{Game, Position, Rng};

fn any<T: ToString>(rng: &mut Rng, all: &[T]) -> String {
    all[rng.below(all.len())].to_string()
}

/// Somebody at the table, or not.
fn who(rng: &mut Rng) -> String {
    match rng.below(14) {
        0 => any(rng, &["C", "D", "Chronos", "nobody"]),
        place => any(rng, &["A", "B"][place % 2..][..1]),
    }
}

fn number(rng: &mut Rng) -> String {
    match rng.below(12) {
        0 => rng.below(300).to_string(),
        _ => rng.below(5).to_string(),
    }
}

fn tile(rng: &mut Rng) -> String {
    match rng.below(4) {
        0 => format!("wealth {}", any(rng, &Letter::ALL)),
        _ => format!("{} {}", any(rng, &Type::ALL), rng.below(8)),
    }
}

fn hex(rng: &mut Rng) -> String {
    let facts = inventions::components::ComponentSet::default().facts();
    let hexes: Vec<Hex> = facts.hexes().collect();
    if rng.below(12) == 0 { "H8".into() } else { any(rng, &hexes) }
}

/// A line of the notation with a value of its kind.
fn line(rng: &mut Rng) -> (String, String) {
    let specialists = ["trader", "artisan", "thinker", "scholar"];
    let (key, item): (String, fn(&mut Rng) -> String) = match rng.below(32) {
        0 => ("phase".into(), |rng| {
            any(rng, &["stone-age", "turn", "aspirations", "build", "era-change", "scoring", "over"])
        }),
        1 => ("era".into(), |rng| rng.below(8).to_string()),
        2 => ("round".into(), |rng| rng.below(5).to_string()),
        3 => ("order".into(), |rng| any(rng, &["A, B, Chronos", "Chronos, B, A", "C, A, B", "D, C, B, A", "A, A"])),
        4 => ("turn".into(), who),
        5 => ("display".into(), |rng| any(rng, &Card::ALL)),
        6 => ("stack".into(), |rng| any(rng, &Card::ALL)),
        7 => ("eureka".into(), |rng| any(rng, &Milestone::ALL)),
        8 => ("discard".into(), |rng| any(rng, &Milestone::ALL)),
        9 => (format!("{} diplomats", any(rng, &Milestone::ALL)), who),
        10 => ("stock".into(), |rng| format!("{} {}", tile(rng), number(rng))),
        11 => ("chronos region".into(), |rng| any(rng, &Region::ALL)),
        12 => ("chronos tiles".into(), tile),
        13 => (format!("{} card", any(rng, &Region::ALL)), |rng| {
            format!("{} {}", any(rng, &Card::ALL), any(rng, &["idea", "invention"]))
        }),
        14 => (format!("{} presenter", any(rng, &Region::ALL)), |rng| format!("{} {}", who(rng), number(rng))),
        15 => (format!("{} inventor", any(rng, &Region::ALL)), who),
        16 => (format!("{} citizens", any(rng, &Region::ALL)), |rng| format!("{} {}", who(rng), number(rng))),
        17 => (format!("{} specialist", any(rng, &Region::ALL)), |rng| any(rng, &SpecialistTile::ALL)),
        18 => (format!("{} knowledge", any(rng, &Region::ALL)), |rng| {
            format!("{}{}", any(rng, &KnowledgeTile::ALL), any(rng, &["", " ip"]))
        }),
        19 => {
            (format!("{} wealth", any(rng, &Region::ALL)), |rng| format!("{} {}", any(rng, &Letter::ALL), number(rng)))
        }
        20 => (format!("{} tokens", any(rng, &Region::ALL)), |rng| {
            format!("{} {} {}", who(rng), any(rng, &Token::ALL), any(rng, &["up", "down"]))
        }),
        21 => (format!("{} influence", who(rng)), number),
        22 => (format!("{} scholars", who(rng)), number),
        23 => (format!("{} {}", who(rng), any(rng, &["home", "exhausted"])), |rng| {
            format!("{} {}", any(rng, &["trader", "artisan", "thinker"]), number(rng))
        }),
        24 => (format!("{} {}", who(rng), any(rng, &["hand", "inventions"])), |rng| any(rng, &Card::ALL)),
        25 => (format!("{} display", who(rng)), tile),
        26 => (format!("{} map", who(rng)), |rng| format!("{} at {}", tile(rng), hex(rng))),
        27 => (format!("{} {}", who(rng), any(rng, &["flipped", "used"])), |rng| rng.below(9).to_string()),
        28 => (format!("{} aspirations", who(rng)), |rng| format!("{} {}", any(rng, &Aspiration::ALL), number(rng))),
        29 => (format!("{} {}", who(rng), any(rng, &["epoch", "seasons"])), |rng| any(rng, &Action::ALL)),
        30 => (format!("{} milestone", who(rng)), |rng| any(rng, &Milestone::ALL)),
        _ => (format!("{} space", who(rng)), |rng| format!("{}-{}", 2 + rng.below(5), rng.below(7))),
    };
    let value = match rng.below(20) {
        0 => any(rng, &["", "none", "300", "-1", "yes", "A at B", "components", ",", "ip 2 ip"]),
        1 => any(rng, &specialists),
        2 => any(rng, &Goal::all().collect::<Vec<_>>()),
        _ => (0..=rng.below(3)).map(|_| item(rng)).collect::<Vec<_>>().join(", "),
    };
    (key, value)
}

/// A card in a region with citizens beside it that mostly fit.
fn display(rng: &mut Rng) -> String {
    let (region, card) = (any(rng, &Region::ALL), any(rng, &Card::ALL[9..]));
    let presenter = format!("{region} presenter: {} {}\n", who(rng), 1 + rng.below(2));
    match rng.below(3) {
        0 => format!("{region} card: {card} idea\n{presenter}"),
        1 => format!("{region} card: {card} invention\n{presenter}{region} inventor: {}\n", who(rng)),
        _ => {
            let roles = format!("{region} inventor: {}\n{region} innovator: {}\n", who(rng), who(rng));
            format!("{region} card: {card} invention\n{presenter}{roles}")
        }
    }
}

fn written(rng: &mut Rng) -> String {
    let mut text = format!("scene: odd\nseats: {}\n", 2 + rng.below(3));
    for _ in 0..rng.below(4) {
        text += &display(rng);
    }
    for _ in 0..1 + rng.below(5) {
        let (key, value) = line(rng);
        text += &format!("{key}: {value}\n");
    }
    text
}

fn read(text: &str) -> Result<Position<Inventions>, SceneError> {
    let scene = &scene::parse(text)?[0];
    let (seats, lines) = scene.setup.split_first().expect("the seats come first");
    let game = Inventions::stage(&Rules::default(), seats.number()?, lines)?;
    game.check().map_err(|reason| SceneError::new(scene.line, reason))?;
    Ok(Position::listening(game))
}

/// Plays on by chance; what must always be true is looked at after every choice.
fn play_on(mut position: Position<Inventions>, rng: &mut Rng) {
    for _ in 0..80 {
        let Some(asked) = position.asked().first() else { return };
        let (seat, offers) = (asked.seat, position.offers(asked));
        let choice = offers[rng.below(offers.len())];
        position.choose(seat, choice).expect("offered");
        if let Err(wrong) = position.game().check() {
            // A scene need not say where all pillars stand.
            assert!(wrong.contains("not all pillars were"), "after {seat}: {choice}: {wrong}");
            return;
        }
    }
}

#[test]
fn odd_positions_are_refused_or_can_be_played() {
    let mut accepted = 0;
    for seed in 0..20_000 {
        let mut rng = Rng::new(seed);
        let text = written(&mut rng);
        let playing = catch_unwind(AssertUnwindSafe(|| match read(&text) {
            Ok(position) => {
                play_on(position, &mut rng);
                true
            }
            Err(error) => {
                assert!(!error.to_string().contains('\n'), "{error}");
                false
            }
        }));
        accepted += usize::from(playing.unwrap_or_else(|_| panic!("seed {seed} breaks with:\n{text}")));
    }
    assert!(accepted > 800, "only {accepted} positions were played");
}

/// What is not in play, not known, or cannot be there together is refused with its line, or that of the scene.
#[test]
fn a_refusal_says_what_is_wrong() {
    let cases = [
        ("A hand: nylon", "line 3: 'nylon' does not fit here"),
        ("A hand: boats", "line 3: 'boats' does not fit here"),
        ("africa card: bread idea", "line 3: 'bread idea' does not fit here"),
        ("display: trade", "line 3: 'trade' does not fit here"),
        ("D hand: coins", "line 3: 'D hand' is not a line of this game"),
        ("Chronos space: 3-1", "line 3: 'Chronos space' is not a line of this game"),
        ("chronos region: asia", "line 3: 'chronos region' is not a line of this game"),
        ("nobody hand: coins", "line 3: nobody has no such thing"),
        ("africa citizens: nobody 1", "line 3: 'nobody 1' does not fit here"),
        ("africa citizens: A 31", "line 3: 'A 31' does not fit here"),
        ("africa citizens: A 1, A 2", "line 3: something is counted twice"),
        ("africa presenter: A 3", "line 3: one or two citizens of one colour present an idea: 'A 2'"),
        ("africa inventor: A, B", "line 3: there is room for 1 here"),
        ("turn: nobody", "line 3: 'nobody' does not fit here"),
        ("iron diplomats: nobody", "line 3: 'nobody' does not fit here"),
        ("A milestone: transport", "line 3: 'transport' does not fit here"),
        ("A space: 6-4", "line 3: the era track has no free space '6-4'"),
        ("A space: 3-1\nB space: 3-1", "line 3: the era track has no free space '3-1'"),
        ("A sages: 255", "line 3: there are seven sages"),
        ("A aspirations: wild 30", "line 1: A: influence or the tiles display is out of range"),
        ("A used: 3", "line 3: A has used or turned over a tile that is not on the map"),
        ("A flipped: 3", "line 3: A has used or turned over a tile that is not on the map"),
        ("A map: economy 1 at H8", "line 3: 'economy 1' cannot lie on H8"),
        ("stock: wealth A 2", "line 3: 'wealth A 2' does not fit here"),
        ("phase: over", "line 3: no scene begins with such a phase"),
        ("phase: era-change\nera: 5", "line 3: no era change follows Era 5"),
        ("era: 1\nround: 2", "line 3: Era 1 has one round"),
        ("A seasons: travel, invent, share", "line 3: there is room for 2 here"),
        ("A goals: 4-1", "line 3: '4-1' does not fit here"),
    ];
    for (lines, message) in cases {
        let error = read(&format!("scene: wrong\nseats: 3\n{lines}\n")).err().map(|error| error.to_string());
        assert_eq!(error.as_deref(), Some(message), "{lines}");
    }
    let unknown = scene::parse("scene: wrong\nseats: 3\noptions: components=0123456789abcdef\n").expect("a scene");
    let error = scene::play::<Inventions>(&unknown[0]).expect_err("no such set").to_string();
    assert!(error.starts_with("line 3: option 'components' cannot be '0123456789abcdef'"), "{error}");
}
