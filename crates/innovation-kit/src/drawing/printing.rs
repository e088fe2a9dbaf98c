//! What is printed on cards, as symbols of one column each; and the legend that explains them.

use ::innovation::card::{Icon, Set, Slot, Splay};
use ::innovation::view::SlotView;
use table::text::Phrase;

use super::Picture;
use kit::drawing::{Pen, flow};

pub fn draw_icon(icon: Icon, pen: &Pen) -> String {
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
pub fn draw_image(pen: &Pen) -> String {
    pen.faint("◇")
}

pub fn draw_bonus(points: u8) -> String {
    format!("★{points}")
}

pub const fn draw_splay(splay: Splay) -> &'static str {
    match splay {
        Splay::Unsplayed => "",
        Splay::Left => "←",
        Splay::Right => "→",
        Splay::Up => "↑",
    }
}

pub fn draw_slot(slot: Slot, pen: &Pen) -> String {
    match slot {
        Slot::Blank => pen.faint("·"),
        Slot::Hex => draw_image(pen),
        Slot::Icon(icon) => draw_icon(icon, pen),
        Slot::Search(icon) => draw_icon(icon, pen) + "?",
        Slot::Bonus(points) => draw_bonus(points),
        Slot::Echo => "»".into(),
        Slot::Inspire => "✦".into(),
        Slot::Plus => "+".into(),
        Slot::Flag => "⚑".into(),
        Slot::Fountain => "≈".into(),
        Slot::Arrow(splay) => draw_splay(splay).into(),
    }
}

pub fn draw_slot_view(slot: SlotView, pen: &Pen) -> Option<String> {
    match slot {
        SlotView::Hidden => None,
        SlotView::Shown(slot) => Some(draw_slot(slot, pen)),
    }
}

/// The letter that a value on the back of a card of this set is marked with.
pub const fn back(set: Set) -> &'static str {
    match set {
        Set::Base => "",
        Set::Cities => "C",
        Set::Artifacts => "A",
        Set::Echoes => "E",
        Set::Figures => "F",
    }
}

impl Picture<'_> {
    pub(super) fn legend(&self) -> Vec<String> {
        let say = |id: &str| self.sheet.words.say(&format!("innovation-{id}"));
        let icon = |icon: Icon| format!("{} {}", draw_icon(icon, self.pen()), say(icon.name()));
        let mut pieces: Vec<String> = Icon::ALL.into_iter().map(icon).collect();
        pieces.push(format!("{} {}", draw_image(self.pen()), say("image")));
        pieces.push(format!("← → ↑ {}", say("splayed")));
        pieces.push(format!("+1 {}", say("beneath")));
        for set in self.view.expansions.iter().flat_map(|expansions| &expansions.supplies).map(|supply| supply.set) {
            let kind = self.sheet.texts.say(&Phrase::new(format!("type-{}", set.name())), &[]);
            pieces.push(format!("3{} {kind}", back(set)));
            let symbols: &[(&str, &str)] = match set {
                Set::Cities => &[("⚑", "flag"), ("≈", "fountain"), ("?", "search"), ("+", "plus")],
                Set::Echoes => &[("»", "echo"), ("★3", "bonus")],
                Set::Figures => &[("✦", "inspire")],
                Set::Base | Set::Artifacts => &[],
            };
            pieces.extend(symbols.iter().map(|(symbol, id)| format!("{symbol} {}", say(id))));
        }
        flow(&pieces, 2, " ", self.pen().width, 1)
    }
}
