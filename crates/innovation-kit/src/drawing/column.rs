//! The players side by side: a column each, a row for everything that is compared.

use ::innovation::card::{Card, Color, Icon, Set, Splay};
use ::innovation::view::{CardView, CoveredView, ExpansionPlayerView, PlayerView, StackView};
use table::text::Phrase;
use table::{Seat, Viewer};

use super::Picture;
use super::printing::{back, draw_bonus, draw_icon, draw_slot_view, draw_splay};
use kit::drawing::{flow, pad, width};

/// Columns for a box and a name, where there is room to align them.
const TITLE: usize = 22;
/// Columns for the icons of a card, for how many are covered, and the spaces before them.
const REST: usize = 9;
/// A column this wide holds a card's name and icons in one line.
const MEDIUM: usize = 26;
const WIDE: usize = 34;

struct Row {
    label: String,
    /// The lines of each player's cell.
    cells: Vec<Vec<String>>,
}

impl Picture<'_> {
    /// Up to four players stand side by side, more in two bands.
    pub(super) fn player_columns(&self) -> Vec<String> {
        const SIDE_BY_SIDE: usize = 4;
        let seats: Vec<(Seat, &PlayerView)> = self.seats().collect();
        let bands = seats.len().div_ceil(SIDE_BY_SIDE);
        seats.chunks(seats.len().div_ceil(bands)).flat_map(|band| self.band(band)).collect()
    }

    fn band(&self, players: &[(Seat, &PlayerView)]) -> Vec<String> {
        let labels = ["innovation-icons", "innovation-hand", "innovation-score", "innovation-achieved"];
        let [icons, hand, score, achieved] = labels.map(|id| self.word(id));
        let colors = Color::ALL.map(|color| self.color_name(color));
        let [forecast, display] = ["innovation-forecast", "innovation-display"].map(|id| self.word(id));
        let labels = [&icons, &hand, &score, &achieved].into_iter().chain(&colors);
        let labels = labels.chain([&forecast, &display].into_iter().filter(|_| self.view.expansions.is_some()));
        let label = labels.map(|label| width(label)).max().unwrap_or(0) + 2;
        let room = (self.pen().width - label) / players.len() - 2;

        let row = |label: String, cell: &dyn Fn(Seat, &PlayerView) -> Vec<String>| Row {
            label,
            cells: players.iter().map(|(seat, player)| cell(*seat, player)).collect(),
        };
        let heads = [
            row(String::new(), &|seat, _| vec![self.heading(seat)]),
            row(icons, &|_, player| self.icon_totals(player, room)),
        ];
        let stacks = colors.into_iter().enumerate();
        let stacks = stacks.map(|(i, color)| row(color, &|_, player| self.stack(&player.stacks[i], room)));
        let mut piles = vec![
            row(hand, &|_, player| flow(&self.backs(&player.hand), 1, "", room, 0)),
            row(score, &|_, player| self.score(player, room)),
            row(achieved, &|_, player| self.achieved(player, room)),
        ];
        if self.view.expansions.is_some() {
            let forecast = row(forecast, &|_, player| {
                self.expansions(player, &|expansions| self.backs(&expansions.forecast), room)
            });
            let display =
                row(display, &|_, player| self.expansions(player, &|expansions| self.display(expansions), room));
            piles.splice(1..1, [forecast, display]);
        }

        let rule = |joint: &str| self.joints(joint, label, room, players.len());
        let draw = |rows: &mut dyn Iterator<Item = Row>| -> Vec<String> {
            rows.flat_map(|row| self.row_lines(row, label, room)).collect()
        };
        let blocks = [draw(&mut heads.into_iter()), draw(&mut stacks.into_iter()), draw(&mut piles.into_iter())];
        let mut lines = vec![rule("┬")];
        lines.extend(blocks.join(&rule("┼")));
        lines.push(rule("┴"));
        lines
    }

    /// A line across with the joints of the columns.
    fn joints(&self, joint: &str, label: usize, room: usize, columns: usize) -> String {
        let column = format!("{joint}{}", "─".repeat(room + 1));
        self.pen().faint(&("─".repeat(label) + &column.repeat(columns)))
    }

    fn row_lines(&self, row: Row, label: usize, room: usize) -> Vec<String> {
        let height = row.cells.iter().map(Vec::len).max().unwrap_or(0);
        let line = |i: usize| {
            let mut line = pad(&if i == 0 { format!(" {}", row.label) } else { String::new() }, label);
            for cell in &row.cells {
                line += &self.pen().faint("│");
                line += &pad(&format!(" {}", cell.get(i).map_or("", String::as_str)), room + 1);
            }
            line.trim_end().to_string()
        };
        (0..height).map(line).collect()
    }

    fn heading(&self, seat: Seat) -> String {
        let words = &self.sheet.words;
        let mut name = self.name(seat).to_string();
        if self.viewer == Viewer::Seat(seat) {
            name = words.fill(Phrase::new("innovation-me").plain("name", name));
        }
        if self.setup.options.teams {
            let team = seat.index() as i64 % 2 + 1;
            name = words.fill(Phrase::new("innovation-team").plain("name", name).number("team", team));
        }
        if self.view.expansions.as_ref().is_some_and(|expansions| expansions.lost.contains(&seat)) {
            name = words.fill(Phrase::new("innovation-lost").plain("name", name));
        }
        let turn = if self.view.turn == Some(seat) { "► " } else { "" };
        self.pen().bold(&format!("{turn}{name}"))
    }

    fn icon_totals(&self, player: &PlayerView, room: usize) -> Vec<String> {
        let (inner, outer) = match room {
            WIDE.. => (" ", 2),
            MEDIUM.. => ("", 2),
            _ => ("", 1),
        };
        let total = |(icon, count)| format!("{}{inner}{count}", draw_icon(icon, self.pen()));
        let totals: Vec<String> = Icon::ALL.into_iter().zip(player.icons).map(total).collect();
        flow(&totals, outer, "", room, 0)
    }

    /// The top card, and what is known of the cards beneath it.
    fn stack(&self, stack: &StackView, room: usize) -> Vec<String> {
        let Some(top) = stack.top.and_then(Card::parse) else { return vec![self.pen().faint("·")] };
        let mut pieces = vec![self.icons(top)];
        pieces.extend(self.beneath(stack));
        let title = self.titled(top);
        if room < MEDIUM {
            return [vec![pad(&title, room)], flow(&pieces, 1, "", room, 0)].concat();
        }
        let aligned = TITLE.min(room - REST).max(width(&title));
        flow(&pieces, 1, &(pad(&title, aligned) + " "), room, 4)
    }

    /// The direction of the splay and what it shows of each card; without a splay, how many cards there are.
    fn beneath(&self, stack: &StackView) -> Vec<String> {
        if stack.splay == Splay::Unsplayed {
            let covered = stack.count.unwrap_or(1).saturating_sub(1);
            return if covered == 0 { Vec::new() } else { vec![format!("+{covered}")] };
        }
        let shown =
            |card: &CoveredView| card.slots.iter().filter_map(|&slot| draw_slot_view(slot, self.pen())).collect();
        std::iter::once(draw_splay(stack.splay).to_string()).chain(stack.covered.iter().map(shown)).collect()
    }

    /// The values on the backs of the cards, and the sets they are of.
    fn backs(&self, cards: &[CardView]) -> Vec<String> {
        let mut backs: Vec<(u8, Set)> = cards.iter().map(|card| (card.value, card.set.unwrap_or(Set::Base))).collect();
        backs.sort_unstable();
        if backs.is_empty() {
            return vec![self.pen().faint("·")];
        }
        backs.iter().map(|(value, set)| format!("{value}{}", back(*set))).collect()
    }

    fn expansions(
        &self,
        player: &PlayerView,
        pieces: &dyn Fn(&ExpansionPlayerView) -> Vec<String>,
        room: usize,
    ) -> Vec<String> {
        player.expansions.as_ref().map_or_else(Vec::new, |expansions| flow(&pieces(expansions), 1, "", room, 0))
    }

    fn display(&self, expansions: &ExpansionPlayerView) -> Vec<String> {
        let Some(card) = expansions.display.and_then(Card::parse) else {
            return vec![self.pen().faint("·")];
        };
        self.titled(card).split(' ').map(String::from).chain([self.icons(card)]).collect()
    }

    fn score(&self, player: &PlayerView, room: usize) -> Vec<String> {
        let points = Phrase::new("innovation-points").number("points", player.points);
        let mut pieces = vec![self.sheet.words.fill(points)];
        if !player.score.is_empty() {
            pieces[0] += ":";
            pieces.extend(self.backs(&player.score));
        }
        if let Some(expansions) = &player.expansions {
            pieces.extend(expansions.bonuses.iter().map(|&points| draw_bonus(points)));
        }
        flow(&pieces, 1, "", room, 0)
    }

    fn achieved(&self, player: &PlayerView, room: usize) -> Vec<String> {
        let count = player.achieved_count;
        let of = Phrase::new("innovation-achieved-of").number("count", count).number("needed", self.view.needed);
        let mut pieces = vec![self.sheet.words.fill(of)];
        if count > 0 {
            pieces[0] += ":";
        }
        pieces.extend(player.achieved.iter().map(|&age| self.pen().boxed(age, None)));
        pieces.extend(player.achieved_specials.iter().map(|&special| self.special_name(special)));
        if let Some(expansions) = &player.expansions {
            pieces.extend(expansions.decrees.iter().map(|&decree| self.decree_name(decree)));
            pieces.extend(self.open_cards(&expansions.relics));
            let counted =
                [("⚑", expansions.flags), ("≈", expansions.fountains)].into_iter().filter(|(_, count)| *count > 0);
            pieces.extend(counted.map(|(symbol, count)| format!("{symbol}{count}")));
        }
        flow(&pieces, 1, "", room, 0)
    }
}
