//! Innovation on a screen: what lies in the middle, a column for each player, and the cards the viewer knows by name.

mod column;
mod printing;

use innovation::card::{Card, Color, Icon};
use innovation::view::{CardView, ExpansionView, PlayerView, View};
use innovation::{All, Base, Choice, Decree, Edition, Engine, Rules, Special, Variant};
use kit::Source;
use table::text::Phrase;
use table::{AnyMatch, Match, Seat, Seats, Setup, Viewer, text_file};

use printing::{draw_icon, draw_image, draw_slot};

use kit::drawing::{Artist, Ink, Pen, Sheet, columns, cut, flow, pad, width};

pub struct Painter;

impl Artist for Painter {
    fn words(&self) -> Source {
        |language| text_file!(language, "drawing")
    }

    fn draw(&self, played: &dyn AnyMatch, viewer: Viewer, sheet: &Sheet) -> Vec<String> {
        Picture::of(played, viewer, sheet).map_or_else(Vec::new, |picture| picture.lines())
    }

    fn remark(&self, played: &dyn AnyMatch, seat: Seat, choice: &str, sheet: &Sheet) -> Option<String> {
        let (Choice::Dogma(card) | Choice::Endorse(card)) = choice.parse().ok()? else { return None };
        Picture::of(played, Viewer::Seat(seat), sheet)?.reach(seat, card)
    }

    fn outcome(&self, played: &dyn AnyMatch) -> Phrase {
        let edition = setup(played).map(|setup| setup.options.edition);
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

fn played_with<D: Variant>(played: &dyn AnyMatch) -> Option<&Match<Engine<D>>> {
    played.as_any().downcast_ref()
}

/// How a match of either engine was set up.
fn setup(played: &dyn AnyMatch) -> Option<&Setup<Rules>> {
    let base = played_with::<Base>(played).map(Match::setup);
    base.or_else(|| played_with::<All>(played).map(Match::setup))
}

fn view(played: &dyn AnyMatch, viewer: Viewer) -> Option<View> {
    let base = played_with::<Base>(played).map(|played| played.position().view(viewer));
    base.or_else(|| played_with::<All>(played).map(|played| played.position().view(viewer)))
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
    fn of(played: &'a dyn AnyMatch, viewer: Viewer, sheet: &'a Sheet) -> Option<Self> {
        Some(Picture { setup: setup(played)?, viewer, view: view(played, viewer)?, sheet })
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

    fn decree_name(&self, decree: Decree) -> String {
        self.sheet.texts.say(&Phrase::new(format!("decree-{}", decree.name().to_lowercase())), &[])
    }

    /// Cards that lie open, by their names.
    fn open_cards(&self, names: &[&str]) -> Vec<String> {
        names.iter().filter_map(|name| Card::parse(name)).map(|card| self.titled(card)).collect()
    }

    fn boxed(&self, card: Card) -> String {
        self.pen().boxed(card.value(), Some(inks(card.color())))
    }

    fn titled(&self, card: Card) -> String {
        format!("{} {}", self.boxed(card), self.card_name(card))
    }

    /// The printed icons, top left first.
    fn icons(&self, card: Card) -> String {
        card.facts().used_slots().iter().map(|slot| draw_slot(*slot, self.pen())).collect()
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
        match self.view.dogma.and_then(Card::parse) {
            None => turn,
            Some(card) => {
                let dogma = words.fill(Phrase::new("innovation-dogma").plain("card", self.card_name(card)));
                format!("{turn} · {dogma}")
            }
        }
    }

    /// Supply and achievements; with expansions their piles, and what else lies there for all.
    fn middle(&self) -> Vec<String> {
        let ages: Vec<String> = self.view.achievements.iter().map(|&age| self.pen().boxed(age, None)).collect();
        let specials = self.view.specials.iter().map(|&special| self.special_name(special));
        let mut lines = vec![
            (self.word("innovation-supply"), self.piles(&self.view.supply)),
            (self.word("innovation-achievements"), std::iter::once(ages.join(" ")).chain(specials).collect()),
        ];
        if let Some(expansions) = &self.view.expansions {
            lines.extend(self.expansion_lines(expansions));
        }
        let widest = lines.iter().map(|(label, _)| width(label)).max().unwrap_or(0);
        let line = |(label, pieces): &(String, Vec<String>)| {
            flow(pieces, 2, &format!(" {}  ", pad(label, widest)), self.pen().width, widest + 3)
        };
        lines.iter().flat_map(line).collect()
    }

    /// How many cards are left of each age.
    fn piles(&self, counts: &[u8]) -> Vec<String> {
        let pile = |(age, count): (u8, &u8)| match count {
            0 => self.pen().faint(&format!("[{age}] –")),
            _ => format!("{} {count}", self.pen().boxed(age, None)),
        };
        (1..).zip(counts).map(pile).collect()
    }

    fn expansion_lines(&self, expansions: &ExpansionView) -> Vec<(String, Vec<String>)> {
        let set_name = |set: &str| self.sheet.texts.say(&Phrase::new(format!("set-{set}")), &[]);
        let supplies = expansions.supplies.iter();
        let mut lines: Vec<_> =
            supplies.map(|supply| (set_name(supply.set.name()), self.piles(&supply.counts))).collect();
        let decrees: Vec<String> = expansions.decrees.iter().map(|&decree| self.decree_name(decree)).collect();
        lines.push((self.word("innovation-decrees"), decrees));
        lines.push((self.word("innovation-relics"), self.open_cards(&expansions.relics)));
        lines.retain(|(_, pieces)| !pieces.is_empty());
        lines
    }

    /// Hand, forecast, score pile and covered cards of a player, as far as the viewer knows them by name.
    fn known_cards(&self, seat: Seat, player: &PlayerView) -> Vec<String> {
        let described = |cards: &[CardView]| known(cards).map(|card| self.described(card)).collect::<Vec<String>>();
        let hand = described(&player.hand);
        let forecast = player.expansions.as_ref().map_or_else(Vec::new, |expansions| described(&expansions.forecast));
        let score: Vec<String> = known(&player.score).map(|card| self.titled(card)).collect();
        let covered = self.covered(player);
        if hand.is_empty() && forecast.is_empty() && score.is_empty() && covered.is_empty() {
            return Vec::new();
        }
        let labels = ["innovation-hand", "innovation-forecast", "innovation-score", "innovation-covered"];
        let labels = labels.map(|id| self.word(id));
        let indent = labels.iter().map(|label| width(label)).max().unwrap_or(0) + 3;
        let room = self.pen().width - indent;
        let blocks = [
            columns(&hand, 3, room),
            columns(&forecast, 3, room),
            flow(&score, 2, "", room, 0),
            flow(&covered, 2, "", room, 0),
        ];
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
            let cards = stack.covered.iter().filter_map(|card| Card::parse(card.name?));
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
        let reach = stacks.iter().find(|stack| stack.top == Some(card.name()))?.dogma.as_ref()?;
        let say = |id: &str, seats: Seats| {
            let names = self.sheet.words.list("list", seats.iter().map(|seat| self.name(seat)));
            self.sheet.words.fill(Phrase::new(id).plain("names", names))
        };
        let mut remarks: Vec<String> =
            card.facts().featured.map(|icon| draw_icon(icon, self.pen())).into_iter().collect();
        let reached = [
            ("innovation-demands", reach.vulnerable),
            ("innovation-compels", reach.compelled),
            ("innovation-shares", reach.sharing),
        ];
        remarks.extend(reached.into_iter().filter(|(_, seats)| !seats.is_empty()).map(|(id, seats)| say(id, seats)));
        Some(remarks.join(" · "))
    }
}

fn known(cards: &[CardView]) -> impl Iterator<Item = Card> {
    cards.iter().filter_map(|card| Card::parse(card.name?))
}
