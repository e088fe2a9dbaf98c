//! Which lines there are, as data.

use table::{Part, Seat, SetupError, SetupLine, SetupLines};

use crate::components::COLUMNS;
use crate::rules::Rules;
use crate::setup::CITY_TILES_OF_A_KIND;
use crate::state::{AgeOfInnovation, Phase, ROUNDS};
use crate::words::{
    Bonus, BookAction, Building, CityTile, Competency, Discipline, Faction, FinalTile, Innovation, Palace, PowerAction,
    RoundTile, Special, Terrain,
};

/// What a byte holds.
const ANY: u8 = u8::MAX;

pub(super) fn setup_lines(rules: &Rules, seats: usize) -> Result<SetupLines, SetupError> {
    let game = AgeOfInnovation::bare(*rules, seats)?;
    let mut all = SetupLines::default();
    name_words(&mut all, &game);
    all.lines.extend(lines_of_the_round(seats));
    all.lines.extend(lines_of_the_boards(&game));
    all.lines.extend((0..seats).map(Seat::new).flat_map(player_lines));
    Ok(all)
}

fn name_words(all: &mut SetupLines, game: &AgeOfInnovation) {
    all.seats(game.seats());
    // What nobody decides in begins and ends by itself.
    let begins = |phase: &Phase| !matches!(phase, Phase::Over);
    all.list("phases", Phase::ALL.into_iter().filter(begins));
    all.list("hexes", game.map().land.iter());
    all.list("terrains", Terrain::ALL);
    all.list("buildings", Building::ALL);
    all.list("neutral", ["neutral"]);
    all.list("annex", ["annex"]);
    all.list("disciplines", Discipline::ALL);
    all.list("factions", Faction::ALL);
    all.list("innovations", Innovation::ALL);
    all.list("palaces", Palace::ALL);
    all.list("bonuses", Bonus::ALL);
    all.list("competencies", Competency::ALL);
    all.list("city-tiles", CityTile::ALL);
    let power = PowerAction::ALL.map(|action| format!("power {action}"));
    all.list("actions", power.into_iter().chain(BookAction::ALL.map(|action| format!("books {action}"))));
    all.list("book-actions", BookAction::ALL);
    all.list("round-tiles", RoundTile::ALL);
    all.list("final-tiles", FinalTile::ALL);
    all.list("specials", Special::ALL);
    let neutral = (game.seats == 2).then(|| "neutral".to_string());
    all.list("scholars", (0..game.seats()).map(|seat| Seat::new(seat).to_string()).chain(neutral));
}

fn lines_of_the_round(seats: usize) -> Vec<SetupLine> {
    vec![
        SetupLine::one("phase", "phases"),
        SetupLine::number("round", 1, ROUNDS),
        SetupLine::list("order", "seats", seats),
        SetupLine::one("turn", "seats"),
        SetupLine::list("passed", "seats", seats),
        SetupLine::list("round tiles", "round-tiles", ROUNDS.into()),
        SetupLine::one("final tile", "final-tiles"),
        SetupLine::list("used", "actions", SetupLine::MANY),
    ]
}

fn lines_of_the_boards(game: &AgeOfInnovation) -> Vec<SetupLine> {
    let mut lines = vec![SetupLine::list("book actions", "book-actions", 3)];
    for column in &COLUMNS {
        lines.push(SetupLine::list("innovation", "innovations", 3).about(column.name()).once("innovations"));
    }
    for levels in (1..=3).rev() {
        let places = Discipline::ALL.map(|discipline| format!("{discipline} {levels}"));
        lines
            .extend(places.map(|place| SetupLine::one("competency", "competencies").about(place).once("competencies")));
    }
    lines.push(SetupLine::list("palaces", "palaces", SetupLine::MANY).once("palaces"));
    lines.push(SetupLine::counts("city tiles", "city-tiles", CITY_TILES_OF_A_KIND));
    lines.push(SetupLine::counts("bonuses", "bonuses", ROUNDS).once("bonuses"));
    for discipline in Discipline::ALL {
        lines.push(SetupLine::list("space", "scholars", 1).about(format!("{discipline} 3")));
        lines.push(SetupLine::list("space", "scholars", 3).about(format!("{discipline} 2")));
    }
    lines.extend(game.map().land.iter().map(|hex| SetupLine::one("terrain", "terrains").about(hex)));
    if game.seats == 2 {
        lines.push(SetupLine::number("area tile", 12, 15));
        lines.push(SetupLine::counts("neutral levels", "disciplines", ANY));
    }
    lines.extend(Terrain::ALL.map(|display| {
        let parts = [Part::word("factions"), Part::word("bonuses").after(", ")];
        SetupLine::new("set", parts).about(display)
    }));
    lines.push(SetupLine::list("displays", "terrains", SetupLine::MANY));
    lines.push(SetupLine::list("factions", "factions", SetupLine::MANY));
    lines
}

fn player_lines(seat: Seat) -> Vec<SetupLine> {
    let building = [
        Part::word("hexes"),
        Part::word("buildings"),
        Part::word("neutral").optional(),
        Part::word("annex").optional(),
    ];
    let bowl = || Part::number(0, ANY);
    let lines = [
        SetupLine::one("display", "terrains").once("displays"),
        SetupLine::one("faction", "factions").once("factions"),
        SetupLine::one("bonus", "bonuses").once("bonuses"),
        SetupLine::number("points", 0, ANY),
        SetupLine::number("coins", 0, ANY),
        SetupLine::number("tools", 0, ANY),
        SetupLine::number("scholars", 0, ANY),
        SetupLine::counts("books", "disciplines", ANY),
        SetupLine::new("power", [bowl(), bowl().after("/"), bowl().after("/")]),
        SetupLine::counts("levels", "disciplines", ANY),
        SetupLine::number("keys", 0, ANY),
        SetupLine::number("sailing", 0, 3),
        SetupLine::number("spade", 1, 3),
        SetupLine::new("buildings", building).up_to(SetupLine::MANY).once("buildings"),
        SetupLine::list("city", "hexes", SetupLine::MANY).once("city"),
        SetupLine::counts("city tiles", "city-tiles", CITY_TILES_OF_A_KIND),
        SetupLine::new("bridges", [Part::word("hexes"), Part::word("hexes").after("-")]).up_to(3),
        SetupLine::list("competencies", "competencies", SetupLine::MANY),
        SetupLine::list("innovations", "innovations", SetupLine::MANY).once("innovations"),
        SetupLine::one("palace", "palaces").once("palaces"),
        SetupLine::number("annexes", 0, 2),
        SetupLine::list("used", "specials", SetupLine::MANY),
    ];
    lines.map(|line| line.of(seat)).into()
}
