//! Innovation on a screen: what lies in the middle, a column for each player, and the cards the viewer knows by name.

mod column;

use ::innovation::card::{Card, Color, Icon, Printing};
use ::innovation::view::{CardView, PlayerView, Slot, View};
use ::innovation::{All, Base, Choice, Deck, Edition, Engine, Rules, Special};
use table::text::Phrase;
use table::{AnyMatch, Match, Seat, Seats, Setup, Viewer};

use super::pen::Ink;
use super::{Artist, Pen, Sheet, columns, cut, flow, pad, width};

pub struct Painter;

impl Artist for Painter {
    fn table(&self, table: &dyn AnyMatch, viewer: Viewer, sheet: &Sheet) -> Vec<String> {
        Picture::of(table, viewer, sheet).map_or_else(Vec::new, |picture| picture.lines())
    }

    fn remark(&self, table: &dyn AnyMatch, seat: Seat, choice: &str, sheet: &Sheet) -> Option<String> {
        let Choice::Dogma(card) = choice.parse().ok()? else { return None };
        Picture::of(table, Viewer::Seat(seat), sheet)?.reach(seat, card)
    }

    fn outcome(&self, table: &dyn AnyMatch) -> Phrase {
        let edition = setup(table).map(|setup| setup.options.edition);
        Phrase::new("innovation-outcome").key("edition", edition.unwrap_or_default().name())
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

fn played_with<D: Deck>(table: &dyn AnyMatch) -> Option<&Match<Engine<D>>> {
    table.as_any().downcast_ref()
}

/// How a match of either engine was set up.
fn setup(table: &dyn AnyMatch) -> Option<&Setup<Rules>> {
    let base = played_with::<Base>(table).map(Match::setup);
    base.or_else(|| played_with::<All>(table).map(Match::setup))
}

fn view(table: &dyn AnyMatch, viewer: Viewer) -> Option<View> {
    let base = played_with::<Base>(table).map(|table| table.position().view(viewer));
    base.or_else(|| played_with::<All>(table).map(|table| table.position().view(viewer)))
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
    pen.faint("◇")
}

fn draw_slot(slot: Slot, pen: &Pen) -> Option<String> {
    match slot {
        Slot::Hidden => None,
        Slot::Shown(printing) => {
            Some(printing.icon().map_or_else(|| draw_image(pen), |icon| draw_icon(icon, pen)))
        }
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
    setup: &'a Setup<Rules>,
    viewer: Viewer,
    view: View,
    sheet: &'a Sheet,
}

impl<'a> Picture<'a> {
    fn of(table: &'a dyn AnyMatch, viewer: Viewer, sheet: &'a Sheet) -> Option<Self> {
        Some(Picture { setup: setup(table)?, viewer, view: view(table, viewer)?, sheet })
    }

    fn lines(&self) -> Vec<String> {
        let mut lines = self.title();
        lines.extend(self.middle());
        lines.extend(self.player_columns());
        for (seat, player) in self.seats() {
            lines.extend(self.known_cards(seat, player));
        }
        lines.extend(self.legend());
        lines
    }

    fn pen(&self) -> &Pen {
        &self.sheet.pen
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &PlayerView)> {
        self.view.players.iter().enumerate().map(|(seat, player)| (Seat::new(seat), player))
    }

    fn name(&self, seat: Seat) -> &str {
        &self.setup.names[seat.index()]
    }

    fn edition(&self) -> Edition {
        self.setup.options.edition
    }

    /// A word of the terminal that the editions call differently.
    fn word(&self, id: &str) -> String {
        self.sheet.words.fill(Phrase::new(id).key("edition", self.edition().name()))
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
        let slot =
            |slot: &Printing| slot.icon().map_or_else(|| draw_image(self.pen()), |icon| draw_icon(icon, self.pen()));
        card.face().slots[..4].iter().map(slot).collect()
    }

    /// Which game it is on the left, whose turn it is on the right, or below if the names are long.
    fn title(&self) -> Vec<String> {
        let seed = self.setup.seed.to_string();
        let seed = self.sheet.words.fill(Phrase::new("innovation-seed").plain("seed", seed));
        let left = format!(" {} · {seed}", self.pen().bold(&self.word("innovation-edition")));
        let right = cut(&self.now(), self.pen().width - 1);
        match self.pen().width.checked_sub(width(&left) + width(&right) + 1) {
            Some(gap @ 2..) => vec![format!("{left}{}{right}", " ".repeat(gap))],
            _ => vec![left, format!(" {right}")],
        }
    }

    fn now(&self) -> String {
        let words = &self.sheet.words;
        if self.view.winners.is_some() {
            return words.say("innovation-over");
        }
        let Some(seat) = self.view.turn else { return words.say("innovation-first") };
        let turn = Phrase::new("innovation-turn").plain("player", self.name(seat)).number("actions", self.view.actions);
        let turn = words.fill(turn);
        match self.view.dogma.as_deref().and_then(Card::parse) {
            None => turn,
            Some(card) => {
                let dogma = words.fill(Phrase::new("innovation-dogma").plain("card", self.card_name(card)));
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
        let ages: Vec<String> = self.view.achievements.iter().map(|&age| pen.boxed(age, None)).collect();
        let specials = self.view.specials.iter().map(|&special| self.special_name(special));
        let achievements: Vec<String> = std::iter::once(ages.join(" ")).chain(specials).collect();
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
            let whose = self.sheet.words.fill(Phrase::new("innovation-cards-of").plain("name", self.name(seat)));
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
            let cards = stack.covered.iter().filter_map(|card| Card::parse(card.name.as_deref()?));
            let first = pieces.len();
            pieces.extend(cards.map(|card| self.titled(card)));
            if let Some(first) = pieces.get_mut(first) {
                let color = self.pen().bold(&self.color_name(stack.color));
                *first = format!("{color}: {first}");
            }
        }
        pieces
    }

    /// The icon that counts for a top card's dogma, who would share it, and of whom it would demand.
    fn reach(&self, seat: Seat, card: Card) -> Option<String> {
        let stacks = &self.view.players[seat.index()].stacks;
        let reach = stacks.iter().find(|stack| stack.top.as_deref() == Some(card.name()))?.dogma.as_ref()?;
        let say = |id: &str, seats: Seats| {
            let names = self.sheet.words.list("list", seats.iter().map(|seat| self.name(seat)));
            self.sheet.words.fill(Phrase::new(id).plain("names", names))
        };
        let effects = All::effects(card);
        let mut remarks: Vec<String> =
            card.face().featured.map(|icon| draw_icon(icon, self.pen())).into_iter().collect();
        if effects.iter().any(|effect| effect.demand) && !reach.vulnerable.is_empty() {
            remarks.push(say("innovation-demands", reach.vulnerable));
        }
        if effects.iter().any(|effect| !effect.demand) && !reach.sharing.is_empty() {
            remarks.push(say("innovation-shares", reach.sharing));
        }
        Some(remarks.join(" · "))
    }

    fn legend(&self) -> Vec<String> {
        let say = |id: &str| self.sheet.words.say(id);
        let icon =
            |icon: Icon| format!("{} {}", draw_icon(icon, self.pen()), say(&format!("innovation-{}", icon.name())));
        let mut pieces: Vec<String> = Icon::ALL.into_iter().map(icon).collect();
        pieces.push(format!("{} {}", draw_image(self.pen()), say("innovation-image")));
        pieces.push(format!("← → ↑ {}", say("innovation-splayed")));
        pieces.push(format!("+1 {}", say("innovation-beneath")));
        flow(&pieces, 2, " ", self.pen().width, 1)
    }
}

fn known(cards: &[CardView]) -> impl Iterator<Item = Card> {
    cards.iter().filter_map(|card| Card::parse(card.name.as_deref()?))
}
