//! Breaks long types and comments into lines.

const WIDTH: usize = 118;

/// A type that begins after so many letters, in a block that is indented by `indent`.
pub fn layout(text: &str, indent: usize, begins: usize) -> String {
    let text = text.trim();
    if begins + text.len() <= WIDTH && !text.contains('\n') {
        return text.replace(", }", " }");
    }
    for joint in [" | ", " & "] {
        let parts = split(text, joint);
        if parts.len() > 1 {
            let line =
                |part: &&str| format!("\n{}{}{}", pad(indent + 2), &joint[1..], layout(part, indent + 4, indent + 4));
            return parts.iter().map(line).collect();
        }
    }
    match text.strip_prefix('{').and_then(|text| text.strip_suffix('}')) {
        Some(fields) => object(fields, indent),
        None => text.to_string(),
    }
}

fn object(fields: &str, indent: usize) -> String {
    let fields = split(fields, ",").into_iter().map(str::trim).filter(|field| !field.is_empty());
    let lines: String = fields.map(|text| format!("{}{}\n", pad(indent + 2), field(text, indent + 2))).collect();
    format!("{{\n{lines}{}}}", pad(indent))
}

/// A field with the comment before it.
fn field(text: &str, indent: usize) -> String {
    let (comment, text) = match text.split_once("*/") {
        Some((comment, text)) => (self::comment(comment, indent) + &pad(indent), text.trim()),
        None => (String::new(), text),
    };
    let (name, kind) = text.split_once(": ").expect("a field has a type");
    format!("{comment}{name}: {}", layout(kind, indent, indent + name.len() + 2))
}

/// The words of a comment in lines of our own, with the end of the last one.
pub fn comment(text: &str, indent: usize) -> String {
    let words = text.split_whitespace().filter(|word| !["/**", "*", "*/"].contains(word));
    let mut lines = vec![String::new()];
    for word in words {
        match lines.last_mut() {
            Some(line) if indent + line.len() + word.len() + "/** ".len() + " */".len() < WIDTH => {
                *line += if line.is_empty() { "" } else { " " };
                *line += word;
            }
            _ => lines.push(word.to_string()),
        }
    }
    match lines.as_slice() {
        [line] if line.is_empty() => String::new(),
        [line] => format!("/** {line} */\n"),
        lines => {
            let lines: String = lines.iter().map(|line| format!("{} * {line}\n", pad(indent))).collect();
            format!("/**\n{lines}{} */\n", pad(indent))
        }
    }
}

/// At the joints that are not inside brackets, quotes or comments.
fn split<'a>(text: &'a str, joint: &str) -> Vec<&'a str> {
    let (mut parts, mut start, mut depth) = (Vec::new(), 0, 0);
    let (mut quote, mut commented) = (None, false);
    for (at, letter) in text.char_indices() {
        let rest = &text[at..];
        match letter {
            _ if commented => commented = !text[..at].ends_with("*/"),
            _ if quote == Some(letter) => quote = None,
            _ if quote.is_some() => {}
            '"' | '`' => quote = Some(letter),
            '/' if rest.starts_with("/*") => commented = true,
            '{' | '<' | '[' | '(' => depth += 1,
            '}' | '>' | ']' | ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 && quote.is_none() && !commented && rest.starts_with(joint) {
            parts.push(&text[start..at]);
            start = at + joint.len();
        }
    }
    parts.push(&text[start..]);
    parts
}

fn pad(spaces: usize) -> String {
    " ".repeat(spaces)
}
