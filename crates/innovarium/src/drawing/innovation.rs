//! Innovation on a screen: what lies in the middle, a column for each player, and the cards the viewer knows by name.

mod column;

use ::innovation::card::{Card, Color, Icon};
use ::innovation::view::{CardView, PlayerView, Slot, View};
use ::innovation::{Edition, Innovation, Special};
use table::text::Phrase;
use table::{AnyMatch, Match, Seat, Viewer};

use super::pen::Ink;
use super::{Artist, Fill, Pen, Sheet, columns, flow, pad, width};

pub struct Painter;

impl Artist for Painter {
    fn table(&self, table: &dyn AnyMatch, viewer: Viewer, sheet: &Sheet) -> Vec<String> {
        let Some(table) = table.as_any().downcast_ref::<Match<Innovation>>() else { return Vec::new() };
        let picture = Picture { table, viewer, view: table.position().view(viewer), sheet };
        picture.lines()
    }

    fn symbol(&self, name: &str, pen: &Pen) -> Option<String> {
        if let Some(icon) = Icon::parse(name) {
            return Some(draw_icon(icon, pen));
        }
        match name.parse() {
            Ok(age @ 1..=10) => Some(pen.boxed(age, None)),
            _ => (name == "hex").then(|| draw_image(pen)),
        }
    }
}

fn draw_icon(icon: Icon, pen: &Pen) -> String {
    let (symbol, ink) = match icon {
        Icon::Castle => ("♜", 245),
        Icon::Crown => ("♛", 172),
        Icon::Leaf => ("♣", 34),
        Icon::Lightbulb => ("☼", 134),
        Icon::Factory => ("⚙", 167),
        Icon::Clock => ("◷", 32),
    };
    pen.ink(ink, symbol)
}

/// The place of a card that shows its image instead of an icon.
fn draw_image(pen: &Pen) -> String {
    pen.faint("⬡")
}

fn draw_slot(slot: Slot, pen: &Pen) -> Option<String> {
    match slot {
        Slot::Hidden => None,
        Slot::Image => Some(draw_image(pen)),
        Slot::Icon(icon) => Some(draw_icon(icon, pen)),
    }
}

/// Paper and ink of a box in this color.
const fn inks(color: Color) -> (Ink, Ink) {
    match color {
        Color::Red => (160, 231),
        Color::Yellow => (220, 16),
        Color::Green => (28, 231),
        Color::Blue => (26, 231),
        Color::Purple => (97, 231),
    }
}

struct Picture<'a> {
    table: &'a Match<Innovation>,
    viewer: Viewer,
    view: View,
    sheet: &'a Sheet,
}

impl Picture<'_> {
    fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.title()];
        lines.extend(self.middle());
        lines.extend(self.player_columns());
        for (seat, player) in self.seats() {
            lines.extend(self.known_cards(seat, player));
        }
        lines.push(self.legend());
        lines
    }

    fn pen(&self) -> &Pen {
        &self.sheet.pen
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &PlayerView)> {
        self.view.players.iter().enumerate().map(|(seat, player)| (Seat::new(seat), player))
    }

    fn name(&self, seat: Seat) -> &str {
        &self.table.setup().names[seat.index()]
    }

    fn edition(&self) -> Edition {
        self.table.setup().options.edition
    }

    /// A word of the terminal that the editions call differently.
    fn word(&self, id: &str) -> String {
        self.sheet.words.fill(id, &[("edition", Fill::Key(self.edition().name()))])
    }

    fn card_name(&self, card: Card) -> String {
        self.sheet.texts.say(&Phrase::new(format!("card-{}", card.slug())), &[])
    }

    fn color_name(&self, color: Color) -> String {
        self.sheet.texts.say(&Phrase::new(format!("color-{}", color.name())), &[])
    }

    fn special_name(&self, special: Special) -> String {
        self.sheet.texts.say(&Phrase::new(format!("special-{}", special.name().to_lowercase())), &[])
    }

    fn boxed(&self, card: Card) -> String {
        self.pen().boxed(card.value(), Some(inks(card.color())))
    }

    fn titled(&self, card: Card) -> String {
        format!("{} {}", self.boxed(card), self.card_name(card))
    }

    /// The printed icons, top left first.
    fn icons(&self, card: Card) -> String {
        let slot = |slot: &Option<Icon>| slot.map_or_else(|| draw_image(self.pen()), |icon| draw_icon(icon, self.pen()));
        card.face().slots.iter().map(slot).collect()
    }

    /// Which game it is on the left, whose turn it is on the right.
    fn title(&self) -> String {
        let seed = self.table.setup().seed.to_string();
        let seed = self.sheet.words.fill("innovation-seed", &[("seed", Fill::Text(&seed))]);
        let left = format!(" {} · {seed}", self.pen().bold(&self.word("innovation-edition")));
        let right = self.now();
        let gap = self.pen().width.saturating_sub(width(&left) + width(&right) + 1).max(2);
        format!("{left}{}{right}", " ".repeat(gap))
    }

    fn now(&self) -> String {
        let words = &self.sheet.words;
        if self.view.winners.is_some() {
            return words.say("innovation-over");
        }
        let Some(seat) = self.view.turn else { return words.say("innovation-first") };
        let fills = [("player", Fill::Text(self.name(seat))), ("actions", Fill::Number(self.view.actions as usize))];
        let turn = words.fill("innovation-turn", &fills);
        match self.view.dogma.as_deref().and_then(Card::parse) {
            None => turn,
            Some(card) => {
                let dogma = words.fill("innovation-dogma", &[("card", Fill::Text(&self.card_name(card)))]);
                format!("{turn} · {dogma}")
            }
        }
    }

    /// Supply and achievements.
    fn middle(&self) -> Vec<String> {
        let pen = self.pen();
        let pile = |(age, count): (u8, &u8)| match count {
            0 => pen.faint(&format!("[{age}] –")),
            _ => format!("{} {count}", pen.boxed(age, None)),
        };
        let piles: Vec<String> = (1..).zip(&self.view.supply).map(pile).collect();
        let ages = self.view.achievements.iter().map(|&age| pen.boxed(age, None));
        let specials = self.view.specials.iter().map(|&special| self.special_name(special));
        let achievements: Vec<String> = ages.chain(specials).collect();
        let labels = [self.word("innovation-supply"), self.word("innovation-achievements")];
        let widest = labels.iter().map(|label| width(label)).max().unwrap_or(0);
        let line = |label: &str, pieces: &[String]| {
            flow(pieces, 2, &format!(" {}  ", pad(label, widest)), pen.width, widest + 3)
        };
        [line(&labels[0], &piles), line(&labels[1], &achievements)].concat()
    }

    /// Hand, score pile and covered cards of a player, as far as the viewer knows them by name.
    fn known_cards(&self, seat: Seat, player: &PlayerView) -> Vec<String> {
        let hand: Vec<String> = known(&player.hand).map(|card| self.described(card)).collect();
        let score: Vec<String> = known(&player.score).map(|card| self.titled(card)).collect();
        let covered = self.covered(player);
        if hand.is_empty() && score.is_empty() && covered.is_empty() {
            return Vec::new();
        }
        let labels = ["innovation-hand", "innovation-score", "innovation-covered"].map(|id| self.word(id));
        let indent = labels.iter().map(|label| width(label)).max().unwrap_or(0) + 3;
        let room = self.pen().width - indent;
        let blocks = [columns(&hand, 3, room), flow(&score, 2, "", room, 0), flow(&covered, 2, "", room, 0)];
        let mut lines = Vec::new();
        if self.viewer != Viewer::Seat(seat) {
            let whose = self.sheet.words.fill("innovation-cards-of", &[("name", Fill::Text(self.name(seat)))]);
            lines.push(format!(" {}", self.pen().bold(&whose)));
        }
        for (label, block) in labels.iter().zip(blocks) {
            let begun = std::iter::once(pad(&format!(" {label}"), indent)).chain(std::iter::repeat(" ".repeat(indent)));
            lines.extend(begun.zip(block.iter().filter(|line| !line.is_empty())).map(|(begun, line)| begun + line));
        }
        lines.push(self.pen().rule());
        lines
    }

    fn described(&self, card: Card) -> String {
        format!("{} {} {}", self.titled(card), self.icons(card), self.color_name(card.color()))
    }

    /// The covered cards color by color, from the top down.
    fn covered(&self, player: &PlayerView) -> Vec<String> {
        let mut pieces = Vec::new();
        for stack in &player.stacks {
            let mut cards = stack.covered.iter().filter_map(|card| Card::parse(card.name.as_deref()?)).peekable();
            if cards.peek().is_some() {
                pieces.push(format!("{}:", self.color_name(stack.color)));
                pieces.extend(cards.map(|card| self.titled(card)));
            }
        }
        pieces
    }

    fn legend(&self) -> String {
        let say = |id: &str| self.sheet.words.say(id);
        let icon = |icon: Icon| format!("{} {}", draw_icon(icon, self.pen()), say(&format!("innovation-{}", icon.name())));
        let mut pieces: Vec<String> = Icon::ALL.into_iter().map(icon).collect();
        pieces.push(format!("{} {}", draw_image(self.pen()), say("innovation-image")));
        pieces.push(format!("◂ ▸ ▴ {}", say("innovation-splayed")));
        format!(" {}", pieces.join("  "))
    }
}

fn known(cards: &[CardView]) -> impl Iterator<Item = Card> {
    cards.iter().filter_map(|card| Card::parse(card.name.as_deref()?))
}
