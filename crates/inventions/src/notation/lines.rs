//! Which lines there are, as data.

use table::{Part, SetupLine, SetupLines};

use super::player::PlayerKey;
use super::region::RegionKey;
use super::{PHASES, idea, progress_tile};
use crate::components::ComponentSet;
use crate::state::{CITIZENS, Color, IDEAS, Inventions, Phase};
use crate::words::{
    Action, Aspiration, Card, EraSpace, Goal, KnowledgeTile, Letter, Milestone, Region, SpecialistTile, Tile, Token,
    Type,
};

pub(super) fn setup_lines(set: ComponentSet, seats: usize) -> SetupLines {
    let game = Inventions::bare(set, seats);
    let mut all = SetupLines::default();
    name_words(&mut all, &game);
    all.lines.extend(lines_of_time(&game));
    all.lines.extend(lines_of_the_table(&game));
    for region in Region::ALL {
        all.lines.extend(RegionKey::ALL.map(|(name, key)| region_line(&game, region, name, key)));
    }
    for color in Color::all() {
        let keys = PlayerKey::ALL.into_iter().filter(|(_, key)| key.belongs_to(&game, color));
        all.lines.extend(keys.map(|(name, key)| player_line(name, key).of(game.who(color))));
    }
    // Colours that nobody plays share a name, and a line.
    let mut seen = Vec::new();
    all.lines.retain(|line| !seen.contains(&line.key) && (seen.push(line.key.clone()), true).1);
    all
}

fn name_words(all: &mut SetupLines, game: &Inventions) {
    all.seats(game.seats());
    let tiles = || {
        let progress = Type::ALL.into_iter().flat_map(|kind| (1..=7).map(move |number| Tile::Progress(kind, number)));
        progress.chain(Letter::ALL.map(Tile::Wealth))
    };
    let ideas = || Card::ALL.into_iter().filter(|card| idea(card.name()).is_some());
    all.list("phases", PHASES.into_iter().filter(|(_, phase)| *phase != Phase::Over).map(|(name, _)| name));
    all.list("players", game.order.iter().map(|color| game.who(*color)));
    all.list("ideas", ideas());
    all.list("cards", Card::ALL);
    all.list("sides", ["idea", "invention"]);
    all.list("milestones", Milestone::ALL);
    all.list("later-milestones", Milestone::ALL.into_iter().filter(|milestone| milestone.era() > 1));
    all.list("regions", Region::ALL);
    all.list("specialist-tiles", SpecialistTile::ALL);
    all.list("knowledge-tiles", KnowledgeTile::ALL);
    all.list("ip", ["ip"]);
    all.list("letters", Letter::ALL);
    all.list("yes", ["yes", "no"]);
    all.list("tokens", Token::ALL);
    all.list("faces", ["up", "down"]);
    all.list("tiles", tiles());
    all.list("progress-tiles", tiles().filter(|tile| progress_tile(&tile.to_string()).is_some()));
    all.list("hexes", game.facts().hexes());
    all.list("specialists", Type::ALL.map(Type::specialist));
    all.list("aspirations", Aspiration::ALL);
    all.list("actions", Action::ALL);
    all.list("goals", Goal::all());
    let spaces = (3..=6u8)
        .flat_map(|era| (1..=game.facts().era_spaces(era).len() as u8).map(move |place| EraSpace { era, place }));
    all.list("spaces", spaces);
}

fn lines_of_time(game: &Inventions) -> Vec<SetupLine> {
    vec![
        SetupLine::one("phase", "phases"),
        SetupLine::number("era", 1, 5),
        SetupLine::number("round", 1, 3),
        SetupLine::list("order", "players", game.order.len()),
        SetupLine::one("turn", "players"),
    ]
}

fn lines_of_the_table(game: &Inventions) -> Vec<SetupLine> {
    let mut lines = vec![
        SetupLine::list("display", "ideas", IDEAS).once("cards"),
        SetupLine::list("stack", "ideas", game.stack.capacity()).once("cards"),
        SetupLine::list("common", "milestones", game.common.len()),
        SetupLine::list("eureka", "milestones", 4).once("milestones"),
        SetupLine::list("discard", "milestones", SetupLine::MANY).once("milestones"),
        SetupLine::counts("stock", "progress-tiles", CITIZENS),
    ];
    lines.extend(Milestone::ALL.map(|milestone| SetupLine::list("diplomats", "seats", game.seats()).at(milestone)));
    if game.has_chronos() {
        lines.push(SetupLine::one("chronos region", "regions"));
        lines.push(SetupLine::list("chronos tiles", "progress-tiles", SetupLine::MANY));
    }
    lines
}

fn region_line(game: &Inventions, region: Region, name: &str, key: RegionKey) -> SetupLine {
    let line = match key {
        RegionKey::Card => SetupLine::new(name, [Part::word("ideas"), Part::word("sides")]).once("cards"),
        RegionKey::Presenter => SetupLine::new(name, [Part::word("players"), Part::number(1, 2).optional()]),
        RegionKey::Inventor | RegionKey::Innovator => SetupLine::one(name, "players"),
        RegionKey::Citizens => SetupLine::counts(name, "players", CITIZENS),
        RegionKey::Specialist => SetupLine::one(name, "specialist-tiles").once("specialist-tiles"),
        RegionKey::Knowledge => {
            SetupLine::new(name, [Part::word("knowledge-tiles"), Part::word("ip").optional()]).once("knowledge-tiles")
        }
        RegionKey::Wealth => {
            SetupLine::new(name, [Part::word("letters"), Part::number(0, CITIZENS).optional()]).once("letters")
        }
        RegionKey::Sage => SetupLine::one(name, "yes"),
        RegionKey::Tokens => {
            let parts = [Part::word("players"), Part::word("tokens"), Part::word("faces")];
            SetupLine::new(name, parts).up_to(game.facts().influence_spaces(region).len())
        }
    };
    line.at(region)
}

fn player_line(name: &str, key: PlayerKey) -> SetupLine {
    match key {
        PlayerKey::Milestone => SetupLine::one(name, "later-milestones").once("milestones"),
        PlayerKey::Space => SetupLine::one(name, "spaces").once("spaces"),
        PlayerKey::Ip => SetupLine::number(name, 0, u8::MAX),
        PlayerKey::Influence => SetupLine::number(name, 0, 10),
        PlayerKey::Scholars => SetupLine::number(name, 0, CITIZENS),
        PlayerKey::Home | PlayerKey::Exhausted => SetupLine::counts(name, "specialists", CITIZENS),
        PlayerKey::Hand => SetupLine::list(name, "ideas", 8).once("cards"),
        PlayerKey::Inventions => SetupLine::list(name, "cards", SetupLine::MANY).once("cards"),
        PlayerKey::Display => SetupLine::list(name, "tiles", 4),
        PlayerKey::Map => {
            SetupLine::new(name, [Part::word("tiles"), Part::word("hexes").after(" at ")]).up_to(SetupLine::MANY)
        }
        PlayerKey::Flipped | PlayerKey::Used => SetupLine::new(name, [Part::number(1, 7)]).up_to(7),
        PlayerKey::Aspirations => SetupLine::counts(name, "aspirations", CITIZENS),
        PlayerKey::Epoch => SetupLine::one(name, "actions"),
        PlayerKey::Seasons => SetupLine::list(name, "actions", 2),
        PlayerKey::Sages => SetupLine::number(name, 0, Region::ALL.len() as u8),
        PlayerKey::Goals => SetupLine::list(name, "goals", 3).once("goals"),
        // These are only expected; they do not stand among those that set up.
        PlayerKey::Supply | PlayerKey::EconomyTokens | PlayerKey::ChainTokens | PlayerKey::Era | PlayerKey::Tokens => {
            unreachable!("'{name}' sets nothing up")
        }
    }
}
