//! Lines of a given width out of pieces that may hold colour codes.

pub use console::measure_text_width as width;

/// Filled up with spaces to this width; what is too long is cut and marked as such.
pub fn pad(text: &str, to: usize) -> String {
    console::pad_str(text, to, console::Alignment::Left, Some("…")).into_owned()
}

/// Cut to this width and marked as such, if it is too long.
pub fn cut(text: &str, to: usize) -> String {
    console::truncate_str(text, to, "…").into_owned()
}

/// The pieces one after the other, in as few lines as hold them. The first line begins with `begun`, the others with
/// `indent` spaces.
pub fn flow(pieces: &[String], gap: usize, begun: &str, to: usize, indent: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = begun.to_string();
    let mut between = 0;
    for piece in pieces {
        // A piece wider than the screen stands alone, but never below an empty line.
        if width(&line) + between + width(piece) > to && !line.trim().is_empty() {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            between = 0;
        }
        line += &" ".repeat(between);
        line += piece;
        between = gap;
    }
    lines.push(line);
    lines
}

/// The entries in columns of equal width, as many as fit, to be read down the columns.
pub fn columns(entries: &[String], gap: usize, to: usize) -> Vec<String> {
    let widest = entries.iter().map(|entry| width(entry)).max().unwrap_or(0);
    let fit = ((to + gap) / (widest + gap).max(1)).max(1);
    let rows = entries.len().div_ceil(fit);
    let row = |row: usize| {
        let cells = entries.iter().skip(row).step_by(rows.max(1));
        let padded: Vec<String> = cells.map(|cell| pad(cell, widest + gap)).collect();
        padded.concat().trim_end().to_string()
    };
    (0..rows).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(text: &str) -> Vec<String> {
        text.split(' ').map(String::from).collect()
    }

    #[test]
    fn text_flows_into_lines_with_a_hanging_indent() {
        assert_eq!(flow(&pieces("one two three four"), 1, "> ", 9, 2), ["> one two", "  three", "  four"]);
        assert_eq!(flow(&pieces("incomprehensible yes"), 1, "", 9, 0), ["incomprehensible", "yes"]);
    }

    #[test]
    fn colour_codes_have_no_width() {
        assert_eq!(width("\x1b[1mred\x1b[0m"), 3);
        assert_eq!(flow(&["\x1b[1mred\x1b[0m".into(), "blue".into()], 1, "", 8, 0).len(), 1);
        assert_eq!(width(&pad("\x1b[1mred\x1b[0m", 6)), 6);
    }

    #[test]
    fn columns_are_read_downwards() {
        assert_eq!(columns(&pieces("a bb c d e"), 1, 7), ["a  d", "bb e", "c"]);
    }
}
