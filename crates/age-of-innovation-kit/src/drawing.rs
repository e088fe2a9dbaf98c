//! Age of Innovation on a screen: the map in letters, the rounds, and what every player has.

use age_of_innovation::goods::Goods;
use age_of_innovation::map::{Hex, LARGE, Map, SMALL};
use age_of_innovation::view::{BuildingView, HexView, PlayerView, View};
use age_of_innovation::words::{Building, Discipline, Terrain};
use age_of_innovation::{AgeOfInnovation, Phase};
use kit::Source;
use table::text::Phrase;
use table::{AnyMatch, Match, Seat, Viewer, text_file};

use kit::drawing::{Artist, Ink, Sheet, flow};

pub struct Painter;

impl Artist for Painter {
    fn words(&self) -> Source {
        |language| text_file!(language, "drawing")
    }

    fn draw(&self, played: &dyn AnyMatch, viewer: Viewer, sheet: &Sheet) -> Vec<String> {
        let Some(played) = played.as_any().downcast_ref::<Match<AgeOfInnovation>>() else { return Vec::new() };
        Picture { names: &played.setup().names, view: played.position().view(viewer), sheet }.lines()
    }
}

struct Picture<'a> {
    names: &'a [String],
    view: View,
    sheet: &'a Sheet,
}

impl Picture<'_> {
    fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.title(), String::new()];
        lines.extend(self.map());
        lines.push(String::new());
        lines.extend(self.rounds());
        for (seat, player) in self.view.players.iter().enumerate() {
            lines.extend(self.player(Seat::new(seat), player));
        }
        lines
    }

    fn title(&self) -> String {
        let pen = &self.sheet.pen;
        let round = self.sheet.words.fill(Phrase::new("age-round").number("round", self.view.round));
        let turn = self.view.turn.map(|seat| {
            self.sheet.words.fill(Phrase::new("age-turn").plain("player", self.names[seat.index()].clone()))
        });
        let over = (self.view.phase == Phase::Over).then(|| self.sheet.words.say("age-over"));
        let parts: Vec<String> = [Some(round), turn.or(over)].into_iter().flatten().collect();
        pen.bold(&parts.join(" · "))
    }

    /// A cell of four letters per hex: terrain, building and owner; every other row is moved by half a cell.
    fn map(&self) -> Vec<String> {
        let map: &Map = if self.view.map == "1-3" { &SMALL } else { &LARGE };
        let columns = (0..13).map(|column| format!("{column:<4}")).collect::<String>();
        let mut lines = vec![self.sheet.pen.faint(format!("  {columns}").trim_end())];
        for row in 0..9 {
            let indent = if row % 2 == 1 { "  " } else { "" };
            let cells: String = (0..13).map(|column| self.cell(map, Hex::new(row, column))).collect();
            let letter = (b'A' + row as u8) as char;
            lines.push(format!("{} {indent}{}", self.sheet.pen.faint(&letter.to_string()), cells.trim_end()));
        }
        lines
    }

    fn cell(&self, map: &Map, hex: Hex) -> String {
        let pen = &self.sheet.pen;
        if map.river.has(hex) {
            return pen.ink(75, "~   ");
        }
        if !map.land.has(hex) {
            return "    ".into();
        }
        let name = hex.to_string();
        let changed: Option<&HexView> = self.view.hexes.iter().find(|other| other.hex == name);
        let terrain = changed.map_or(map.terrain[hex], |hex| hex.terrain);
        let (letter, ink) = (terrain.letter(), ink_of(terrain));
        match changed.and_then(|hex| hex.building.as_ref()) {
            None => pen.ink(ink, &format!("{letter}   ")),
            Some(building) => pen.bold(&pen.ink(ink, &format!("{letter}{} ", building_letters(building)))),
        }
    }

    /// This round's score tile and the later ones.
    fn rounds(&self) -> Vec<String> {
        let ahead = (1..=6u8).zip(&self.view.round_tiles).filter(|(round, _)| *round >= self.view.round);
        let mut pieces: Vec<String> =
            ahead.map(|(round, tile)| format!("{round}: {}", self.say(format!("round-tile-{tile}")))).collect();
        pieces.push(format!("6: {}", self.say(format!("final-tile-{}", self.view.final_tile))));
        flow(&pieces, 3, "", self.sheet.pen.width, 3)
    }

    fn say(&self, id: String) -> String {
        self.sheet.texts.say(&Phrase::new(id), &[])
    }

    fn player(&self, seat: Seat, player: &PlayerView) -> Vec<String> {
        let pen = &self.sheet.pen;
        let name = &self.names[seat.index()];
        let folk = player.faction.map(|faction| self.say(format!("faction-{faction}")));
        let display = player.display.map(|display| self.say(format!("display-{display}")));
        let kind: Vec<String> = [folk, display].into_iter().flatten().collect();
        let points = self.sheet.words.fill(Phrase::new("age-points").number("points", player.points));
        let mut lines = vec![format!("{} {}", pen.bold(&format!("{seat} {name}")), pen.faint(&kind.join(", ")))];
        let [first, second, third] = player.bowls;
        let mut pieces = vec![points];
        pieces.push(self.amount("age-coins", player.coins));
        pieces.push(self.amount("age-tools", player.tools));
        pieces.push(self.amount("age-scholars", player.scholars.into()));
        pieces
            .push(self.sheet.words.fill(Phrase::new("age-power").plain("bowls", format!("{first}/{second}/{third}"))));
        for (discipline, (books, level)) in Discipline::ALL.iter().zip(player.books.iter().zip(player.levels)) {
            let name = self.say(format!("discipline-{discipline}"));
            let phrase = Phrase::new("age-discipline").plain("name", name).number("level", level);
            pieces.push(self.sheet.words.fill(phrase.number("books", *books)));
        }
        pieces.push(self.income(player.income));
        lines.extend(flow(&pieces, 3, "   ", pen.width, 3));
        let tiles = self.tiles(player);
        if !tiles.is_empty() {
            lines.extend(flow(&tiles, 3, "   ", pen.width, 3));
        }
        lines
    }

    fn amount(&self, id: &'static str, amount: u16) -> String {
        self.sheet.words.fill(Phrase::new(id).number("amount", amount))
    }

    fn income(&self, income: Goods) -> String {
        let parts = [("age-coins", income.coins), ("age-tools", income.tools), ("age-scholars", income.scholars)];
        let mut list: Vec<String> = parts
            .into_iter()
            .filter(|(_, amount)| *amount > 0)
            .map(|(id, amount)| self.amount(id, amount.into()))
            .collect();
        if income.power > 0 {
            list.push(self.sheet.words.fill(Phrase::new("age-power").plain("bowls", income.power.to_string())));
        }
        self.sheet.words.fill(Phrase::new("age-income").plain("goods", list.join(", ")))
    }

    fn tiles(&self, player: &PlayerView) -> Vec<String> {
        let bonus = player.bonus.map(|tile| self.say(format!("bonus-{tile}")));
        let palace = player.palace.map(|tile| self.say(format!("palace-{tile}")));
        let competencies = player.competencies.iter().map(|tile| self.say(format!("competency-{tile}")));
        let innovations = player.innovations.iter().map(|tile| self.say(format!("innovation-{tile}")));
        let cities = player.city_tiles.iter().map(|tile| self.say(format!("city-{tile}")));
        bonus.into_iter().chain(palace).chain(competencies).chain(innovations).chain(cities).collect()
    }
}

const fn ink_of(terrain: Terrain) -> Ink {
    match terrain {
        Terrain::Desert => 178,
        Terrain::Plains => 137,
        Terrain::Swamp => 244,
        Terrain::Lake => 32,
        Terrain::Forest => 34,
        Terrain::Mountain => 250,
        Terrain::Wasteland => 167,
    }
}

/// A letter for the building, in lower case if it is neutral, and the seat's.
fn building_letters(building: &BuildingView) -> String {
    let letter = match building.kind {
        Building::Workshop => 'W',
        Building::Guild => 'G',
        Building::School => 'S',
        Building::Palace => 'P',
        Building::University => 'U',
        Building::Tower => 'T',
        Building::Monument => 'M',
    };
    let letter = if building.neutral { letter.to_ascii_lowercase() } else { letter };
    format!("{letter}{}", building.seat)
}
