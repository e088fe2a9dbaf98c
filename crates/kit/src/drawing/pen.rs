//! Colours, where the terminal has them. Nothing depends on colour alone.

/// Colours that can be read on dark and on light backgrounds, as numbers of the palette of 256.
pub type Ink = u8;

pub struct Pen {
    pub color: bool,
    /// Columns of the screen.
    pub width: usize,
    /// Lines of the screen.
    pub height: usize,
}

impl Pen {
    fn paint(&self, codes: &str, text: &str) -> String {
        if self.color { format!("\x1b[{codes}m{text}\x1b[0m") } else { text.to_string() }
    }

    pub fn bold(&self, text: &str) -> String {
        self.paint("1", text)
    }

    pub fn faint(&self, text: &str) -> String {
        self.paint("2", text)
    }

    pub fn ink(&self, ink: Ink, text: &str) -> String {
        self.paint(&format!("38;5;{ink}"), text)
    }

    /// A number in a box; its paper and ink are given together, so that it can be read on any background.
    pub fn boxed(&self, number: u8, colors: Option<(Ink, Ink)>) -> String {
        match colors {
            _ if !self.color => format!("[{number}]"),
            Some((paper, ink)) => self.paint(&format!("1;48;5;{paper};38;5;{ink}"), &format!(" {number} ")),
            None => self.paint("7", &format!(" {number} ")),
        }
    }

    pub fn rule(&self) -> String {
        self.faint(&"─".repeat(self.width))
    }
}
